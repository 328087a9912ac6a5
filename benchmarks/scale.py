"""What many tables need, by measured costs: `python -m benchmarks.scale` prints what docs/scale.md holds.

The arithmetic is checked by letting moves come at random to one process, second for second: `simulate`.
"""

from __future__ import annotations

import argparse
import random
import re
from dataclasses import dataclass, field
from math import ceil, exp, log10
from pathlib import Path

from tablee.server.sharing.bus import GATHER_SECONDS

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "RESULTS.md"
DOCUMENT = ROOT / "docs" / "scale.md"
TABLES = (10_000, 100_000, 1_000_000)
MOVE_SECONDS = 10.0  # from one move at a table to the next, when everybody plays
BUSY = 0.6  # of a core that a process may use: the rest is for bots, pages that come, and bad moments
MEAN = 0.25  # of the peak, over a year
COMMIT_SECONDS = 0.003  # of a disk that has really written
PROCESS_MB = 170  # a process with its workers, before the first table: "Half an hour of play" in RESULTS.md
MEASURED_WITH = 4  # processes, where the cost of Redis was measured
YEAR = 365 * 86400.0
UNITS = ("B", "kB", "MB", "GB", "TB")
COLUMNS = (
    *("tables", "moves/s", "serving processes", "their memory", "PostgreSQL rows/s", "commits/s", "its cores"),
    *("growth per year", "Redis messages/s", "its cores"),
)


@dataclass(frozen=True)
class Costs:
    """What was measured: see RESULTS.md."""

    move: float  # seconds of a serving process, four of them, people at random
    postgres: float  # and of PostgreSQL
    redis: float  # and of Redis, for a message
    entry: float  # bytes in PostgreSQL
    table: float  # bytes of a table in memory, with two sockets


@dataclass(frozen=True)
class Needs:
    """What so many tables need, at the peak."""

    tables: int
    moves: float  # a second
    processes: int
    memory: float  # bytes
    rows: float  # a second: an entry for each move, and the row of its table
    commits: float  # a second
    postgres: float  # cores
    growth: float  # bytes a year
    messages: float  # a second, each to one process
    redis: float  # cores


def measured(text: str) -> Costs:
    """The costs, out of RESULTS.md."""
    row = re.search(r"^\| 4 processes, PostgreSQL \| at random \|(.*)\|$", text, re.MULTILINE)
    entry = re.search(r"An entry of a log takes (\d+) bytes", text)
    table = re.search(r"An idle table with two sockets.*?Tablée, durable ([\d.]+) kB", text)
    assert row is not None, "RESULTS.md lacks the server on PostgreSQL: make bench-server"
    assert entry is not None
    assert table is not None
    cells = [cell.strip() for cell in row[1].split("|")]
    move, postgres, redis = (float(cells[number]) / 1e6 for number in (3, 6, 7))
    rate = float(cells[0].replace(",", ""))
    redis *= rate / (MEASURED_WITH * told(rate / MEASURED_WITH, MEASURED_WITH))
    return Costs(move, postgres, redis, float(entry[1]), float(table[1]) * 1000)


def groups(rate: float, seconds: float) -> float:
    """How many groups a second there are, when each takes so long and the next takes all that came meanwhile."""
    return 1 / (seconds + exp(-rate * seconds) / rate)


def told(rate: float, processes: int) -> float:
    """How many messages a second one of several processes sends, where the other person is at any of them."""
    if processes == 1:
        return 0.0
    others = processes - 1
    told_moves = rate * others / processes
    at_once = groups(told_moves, GATHER_SECONDS)
    return at_once * others * (1 - exp(-told_moves / at_once / others))


def needs(tables: int, costs: Costs) -> Needs:
    """The arithmetic."""
    moves = tables / MOVE_SECONDS
    processes = max(1, ceil(moves * costs.move / BUSY))
    copies = 2 - 1 / processes  # of a table whose two people are at any process
    rate = moves / processes
    messages = processes * told(rate, processes)
    return Needs(
        tables=tables,
        moves=moves,
        processes=processes,
        memory=tables * copies * costs.table + processes * PROCESS_MB * 1e6,
        rows=2 * moves,
        commits=processes * groups(rate, COMMIT_SECONDS),
        postgres=moves * costs.postgres,
        growth=moves * MEAN * YEAR * costs.entry,
        messages=messages,
        redis=messages * costs.redis,
    )


# Checking ---------------------------------------------------------------------------------------------


@dataclass
class Group:
    """Something that is done for all who wait, one group after the other, once for each whom it goes to."""

    seconds: float
    count: int = 0
    waiting: set[int] = field(default_factory=set)  # to whom the next one goes
    until: float = 0.0  # when the last one is done
    is_next: bool = False  # the next one begins then

    def add(self, now: float, to: int = 0) -> None:
        """One more waits."""
        if self.is_next and now >= self.until:
            self.begin(self.until)
        self.waiting.add(to)
        if now >= self.until:
            self.begin(now)
        else:
            self.is_next = True

    def begin(self, now: float) -> None:
        """The next group."""
        self.count += len(self.waiting)
        self.waiting.clear()
        self.until = now + self.seconds
        self.is_next = False


@dataclass(frozen=True)
class Seen:
    """What one process did in a simulation, per second."""

    busy: float  # of its core
    commits: float
    messages: float
    late: float  # seconds that a move waits for the processor, of a hundred the longest


def simulate(rate: float, cost: float, seconds: float, processes: int, seed: int = 1) -> Seen:
    """Moves come at random to one process; each is worked on, committed, and told where the other person is."""
    dice = random.Random(seed)
    commits, messages = Group(COMMIT_SECONDS), Group(GATHER_SECONDS)
    now, free, worked = 0.0, 0.0, 0.0
    waits: list[float] = []
    while now < seconds:
        now += dice.expovariate(rate)
        begun = max(now, free)
        free = begun + cost
        worked += cost
        waits.append(begun - now)
        commits.add(free)
        if place := dice.randrange(processes):
            messages.add(free, place)
    waits.sort()
    return Seen(worked / now, commits.count / now, messages.count / now, waits[int(0.99 * len(waits))])


# For people -------------------------------------------------------------------------------------------


def bytes_told(size: float) -> str:
    """A size in a unit that fits."""
    unit = min(int(log10(size)) // 3, len(UNITS) - 1)
    return f"{size / 1000**unit:,.0f} {UNITS[unit]}"


def row_of(one: Needs) -> tuple[str, ...]:
    """One line of the table."""
    return (
        f"{one.tables:,}",
        f"{one.moves:,.0f}",
        f"{one.processes}",
        bytes_told(one.memory),
        f"{one.rows:,.0f}",
        f"{one.commits:,.0f}",
        f"{one.postgres:.1f}",
        bytes_told(one.growth),
        f"{one.messages:,.0f}",
        f"{one.redis:.1f}",
    )


def markdown(costs: Costs) -> str:
    """The table of docs/scale.md."""
    rows = [row_of(needs(tables, costs)) for tables in TABLES]
    lines = [COLUMNS, ("---:",) * len(COLUMNS), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def simulated(costs: Costs, seconds: float) -> str:
    """The arithmetic beside a simulation of one of the processes, in a few lines."""
    lines = []
    for tables in TABLES:
        one = needs(tables, costs)
        seen = simulate(one.moves / one.processes, costs.move, seconds, one.processes)
        lines.append(
            f"{tables:,} tables, one of {one.processes} processes: busy {seen.busy:.2f}"
            f" (arithmetic {one.moves * costs.move / one.processes:.2f}), commits/s {seen.commits:.0f}"
            f" ({one.commits / one.processes:.0f}), messages/s {seen.messages:.0f}"
            f" ({one.messages / one.processes:.0f}), 99 % of moves wait less than {1000 * seen.late:.1f} ms"
        )
    return "\n".join(lines)


def written(document: str, table: str) -> str:
    """The document with another table."""
    return re.sub(r"^\| tables \|.*?(?=\n\n)", lambda _: table, document, flags=re.MULTILINE | re.DOTALL)


def main() -> None:
    """Prints the table and the simulation; `--write` brings the document up to date."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.scale", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0, help="of the simulation")
    parser.add_argument("--write", action="store_true", help="writes the table into docs/scale.md")
    asked = parser.parse_args()
    costs = measured(RESULTS.read_text(encoding="utf-8"))
    table = markdown(costs)
    print(table, simulated(costs, asked.seconds), sep="\n\n")
    if asked.write:
        DOCUMENT.write_text(written(DOCUMENT.read_text(encoding="utf-8"), table), encoding="utf-8")


if __name__ == "__main__":
    main()
