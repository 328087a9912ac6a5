"""What a move costs with several processes on one PostgreSQL: `python -m benchmarks.server.shared`.

PostgreSQL and redis-server are the benchmark's own, as those of the tests are. The serving processes share one core,
the load has another. What counts is the processor time of the serving processes per move: on a busy machine moves per
second say little, and processor time drifts from second to second. So two set-ups are there at once, their people
play in turn, a second or so each, and each of these times is compared with its neighbour.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from math import ceil
from pathlib import Path
from statistics import median, quantiles
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from sqlalchemy import text

from benchmarks.server.bench import (
    GAME_MOVES,
    LOAD_CORE,
    OWN,
    ROOT,
    SERVER_CORE,
    LoadDied,
    end,
    on_core,
    rate,
    reported,
)
from benchmarks.server.client import (
    APART,
    AT_RANDOM,
    IN_TURN,
    SETTLING_SECONDS,
    TOGETHER,
    WARM_UP_SECONDS,
    Asked,
    Plan,
    Report,
)
from tablee.cli.results import machine, write_section
from tablee.server.store.store import Store
from tests.server.conftest import started_postgres
from tests.server.houses import emptied, redis_server

SECTION = "The server on PostgreSQL"
FASTEST = 4_000  # moves per second for which games are prepared, unless somebody knows better
BESIDE = ("PostgreSQL", "Redis")
COLUMNS = (
    *("serving", "people of a table", "moves/s", "p50 ms", "p99 ms", "server µs/move", "ratio", "at rest ms/s"),
    *(f"{name} µs/move" for name in BESIDE),
)


class Setup(NamedTuple):
    """How the server is run."""

    processes: int
    placement: str = TOGETHER
    is_sqlite: bool = False

    def told(self) -> str:
        """For the first column."""
        count = "one process" if self.processes == 1 else f"{self.processes} processes"
        return f"{count}, {'SQLite' if self.is_sqlite else 'PostgreSQL'}"


SQLITE, ALONE = Setup(1, is_sqlite=True), Setup(1)
SETUPS = (
    SQLITE,
    ALONE,
    *(Setup(processes, placement) for processes in (2, 4) for placement in (TOGETHER, IN_TURN, AT_RANDOM, APART)),
)
PAIRS = ((SQLITE, ALONE), *((ALONE, setup) for setup in SETUPS[2:]))  # what is measured beside each other
CORES = (
    "All serving processes share one core, the load has another, and PostgreSQL and Redis run on that one, too",
    "All processes run on any of the machine's cores, as they do where nobody ties them",
)
SECOND = "beside"  # the name of the other database
SIZE = text("SELECT pg_total_relation_size('entries'), (SELECT count(*) FROM entries)")


class Services(NamedTuple):
    """What the serving processes share."""

    urls: tuple[str, str]  # a database for each of two set-ups
    bus: str
    processes: list[int]  # of PostgreSQL and Redis


@contextmanager
def services() -> Iterator[Services]:
    """A PostgreSQL and a Redis."""
    with ExitStack() as stack:
        postgres = stack.enter_context(started_postgres())
        redis = stack.enter_context(redis_server(Path(stack.enter_context(tempfile.TemporaryDirectory()))))
        assert redis.process is not None
        postmaster = int((Path(postgres.pgdata) / "postmaster.pid").read_text().split("\n")[0])
        postgres.psql(f"CREATE DATABASE {SECOND};")
        urls = (postgres.get_uri(), postgres.get_uri(database=SECOND))
        yield Services(urls, redis.url, [postmaster, redis.process.pid])


class SharedBench:
    """Starts serving processes and the load on them."""

    def __init__(self, folder: Path, beside: Services, asked: Any) -> None:
        self.folder = folder
        self.beside = beside
        self.tables: int = asked.tables
        self.seconds: float = asked.seconds
        self.passes: int = asked.passes
        self.fastest: int = asked.fastest
        self.is_free: bool = asked.free
        compiled: Path | None = asked.compiled
        self.environment = dict(os.environ) | ({"PYTHONPATH": str(compiled.absolute())} if compiled else {})
        if not self.is_free:
            for process in beside.processes:
                keep_on(LOAD_CORE, process)

    def measure(self, pair: tuple[Setup, Setup]) -> list[list[Report]]:
        """Two set-ups beside each other, each on a database of its own, whose people play in turn."""
        with ExitStack() as stack:
            plans = [self.plan(setup, url, stack) for setup, url in zip(pair, self.beside.urls, strict=True)]
            return reported(Asked(plans, self.passes), self.environment, pair[1].told(), self.is_free)

    def plan(self, setup: Setup, url: str, stack: ExitStack) -> Plan:
        """The load on new processes."""
        asyncio.run(emptied(url))
        seconds = WARM_UP_SECONDS + self.passes * (SETTLING_SECONDS + self.seconds)
        served = [stack.enter_context(self.serving(setup, url, number)) for number in range(setup.processes)]
        return Plan(
            OWN,
            [port_of(process, setup) for process in served],
            [process.pid for process in served],
            self.tables,
            1 + ceil(self.fastest * seconds / GAME_MOVES / self.tables),
            self.seconds,
            placement=setup.placement,
            beside=[] if setup.is_sqlite else self.beside.processes,
        )

    @contextmanager
    def serving(self, setup: Setup, url: str, number: int) -> Iterator[subprocess.Popen[str]]:
        """A serving process, which starts."""
        data = self.folder / f"tables-{setup.processes}-{number}.sqlite"
        command = [sys.executable, "-m", "benchmarks.server.under_load", str(data)]
        if not setup.is_sqlite:
            command += ["--database-url", url]
        if setup.processes > 1:
            command += ["--bus", self.beside.bus]
        if not self.is_free:
            command = on_core(SERVER_CORE, command)
        process = subprocess.Popen(command, env=self.environment, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        try:
            yield process
        finally:
            end(process)
            for file in self.folder.glob(f"{data.name}*"):
                file.unlink()


def keep_on(core: str, process: int) -> None:
    """Keeps a process, its threads, its children and theirs to come on one core, where there are several.

    Whoever is woken would else run on the core of whoever wakes it, and push it out of its caches.
    """
    if (os.cpu_count() or 1) == 1 or sys.platform != "linux":
        return
    for task in Path(f"/proc/{process}/task").iterdir():
        os.sched_setaffinity(int(task.name), {int(core)})
        for child in (task / "children").read_text().split():
            keep_on(core, int(child))


def port_of(process: subprocess.Popen[str], setup: Setup) -> int:
    """Where a process serves, as soon as it does."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line.isdecimal():
        raise LoadDied(setup.told(), 0)
    return int(line)


def run_bench(asked: Any, pairs: Sequence[tuple[Setup, Setup]]) -> tuple[list[Row], float]:
    """Measures all pairs; also the bytes that an entry takes in PostgreSQL."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended too
    rows: list[Row] = []
    with services() as beside, tempfile.TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        bench = SharedBench(Path(folder), beside, asked)
        for base, setup in pairs:
            of_base, own = bench.measure((base, setup))
            if base.is_sqlite:
                rows.append(Row(base, of_base))
            rows.append(Row(setup, own, of_base, "SQLite" if base.is_sqlite else ""))
            print(" ".join(cells(rows[-1])), file=sys.stderr)
        return rows, asyncio.run(entry_bytes(beside.urls[1]))


async def entry_bytes(url: str) -> float:
    """What an entry of a log takes in the database as it is now, index and all."""
    store = Store(url)
    async with store.engine.connect() as connection:
        size, count = (await connection.execute(SIZE)).one()
    await store.close()
    return float(size / max(1, count))


# For people -------------------------------------------------------------------------------------------


def cost(report: Report) -> float:
    """Microseconds of the serving processes for a move, without what they use when nobody moves."""
    return 1e6 * (report.server_cpu - report.rest_cpu * report.seconds) / report.moves


class Row(NamedTuple):
    """What came of a set-up, and of the one that it was measured beside."""

    setup: Setup
    reports: list[Report]
    base: Sequence[Report] = ()
    name: str = ""  # of the base, where it is not the usual one

    def ratios(self) -> list[float]:
        """The cost of a move against that of the base, time by time, from the smallest."""
        return sorted(cost(own) / cost(base) for own, base in zip(self.reports, self.base, strict=True))


def ratio(row: Row) -> str:
    """The median, and between which two values half of the ratios lie."""
    if not row.base:
        return ""
    low, middle, high = quantiles(row.ratios(), n=4)
    return f"{middle:.2f} × {row.name}".strip() + f" ({low:.2f} – {high:.2f})"


def beside(reports: list[Report], number: int) -> str:
    """Microseconds of PostgreSQL or Redis for a move."""
    if not all(one.beside_cpu for one in reports):
        return ""
    return f"{median(1e6 * one.beside_cpu[number] / one.moves for one in reports):.0f}"


def cells(row: Row) -> tuple[str, ...]:
    """A row of the table."""
    setup, reports = row.setup, row.reports
    return (
        setup.told(),
        setup.placement if setup.processes > 1 else "",
        f"{median(map(rate, reports)):,.0f}",
        f"{median(one.p50 for one in reports):.1f}",
        f"{median(one.p99 for one in reports):.1f}",
        f"{median(map(cost, reports)):.0f}",
        ratio(row),
        f"{1000 * reports[0].rest_cpu:.1f}",
        *(beside(reports, number) for number in range(len(BESIDE))),
    )


def markdown(rows: list[Row], size: float, command: str, asked: Any) -> str:
    """The section of benchmarks/RESULTS.md."""
    return "\n".join(
        [
            f"Made by `{command}` on {machine()}, {asked.tables} tables, at a load of {os.getloadavg()[0]:.0f}.",
            "Two sockets at each table play Kahuna at random, as fast as they are answered, which is when the move is",
            f"committed. {CORES[asked.free]};",
            "µs/move is processor time, of the serving processes and, beside them, of PostgreSQL and Redis. What all",
            "serving processes together use in a second in which nobody moves stands apart (at rest) and is taken off:",
            "it does not grow with the moves, and a starved machine would divide it by few of them.",
            "The people of a table are connected to the same process, to different ones, or to any. In turn: only the",
            "people of one process play at a time, so that it has the core to itself, as where each has one;",
            "all at once, processes take turns on their one core, and all pay for that.",
            f"Each row was measured beside one process on PostgreSQL (that one beside SQLite): {asked.passes} times",
            f"{asked.seconds:g} s of the one and of the other in turn. The ratio is the median of the ratios of",
            "neighbours; half of them lie within the brackets. All other figures are medians.",
            "",
            f"| {' | '.join(COLUMNS)} |",
            "| --- | --- |" + " ---: |" * (len(COLUMNS) - 2),
            *(f"| {' | '.join(cells(row))} |" for row in rows),
            "",
            f"An entry of a log takes {size:.0f} bytes in PostgreSQL, its index included.",
            "",
        ]
    )


def arguments() -> Any:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.shared", description=__doc__)
    parser.add_argument("--compiled", type=Path, help="the folder in which the compiled package is installed")
    parser.add_argument("--passes", type=int, default=12, help="how often the people of each set-up play")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long they play each time")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--fastest", type=int, default=FASTEST, help="moves/s for which games are prepared")
    parser.add_argument("--free", action="store_true", help="serving processes and load on any core")
    parser.add_argument("--only", type=int, nargs="+", help="numbers of pairs, from 0")
    parser.add_argument("--write", type=Path, help="also writes the results to this file, as Markdown")
    return parser.parse_args()


def main() -> int:
    """Measures, prints, writes."""
    asked = arguments()
    try:
        rows, size = run_bench(asked, [PAIRS[number] for number in asked.only or range(len(PAIRS))])
    except LoadDied as died:
        sys.stderr.write(f"{died}\n")
        return 1
    if asked.write is not None:
        command = "python -m benchmarks.server.shared " + " ".join(sys.argv[1:])
        write_section(asked.write, SECTION, markdown(rows, size, command, asked))
    shown = Table(*COLUMNS)
    for row in rows:
        shown.add_row(*cells(row))
    Console().print(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main())
