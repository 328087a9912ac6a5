"""What a move costs with several processes on one PostgreSQL: `python -m benchmarks.server.shared`.

PostgreSQL and redis-server are the benchmark's own, as those of the tests are. The serving processes share one core,
the load has another. What counts is the processor time of the serving processes per move: on a busy machine moves per
second say little, and processor time drifts, so that all set-ups are measured in turn and compared within a round.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from math import ceil
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from sqlalchemy import text

from benchmarks.server.bench import (
    GAME_MOVES,
    OWN,
    ROOT,
    SERVER_CORE,
    LoadDied,
    end,
    on_core,
    rate,
    reported,
)
from benchmarks.server.client import APART, AT_RANDOM, IN_TURN, TOGETHER, WARM_UP_SECONDS, Plan, Report
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
Results = dict[Setup, list[Report]]
SIZE = text("SELECT pg_total_relation_size('entries'), (SELECT count(*) FROM entries)")


class Services(NamedTuple):
    """What the serving processes share."""

    url: str
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
        yield Services(postgres.get_uri(), redis.url, [postmaster, redis.process.pid])


class SharedBench:
    """Starts serving processes and the load on them."""

    def __init__(self, folder: Path, beside: Services, asked: Any) -> None:
        self.folder = folder
        self.beside = beside
        self.tables: int = asked.tables
        self.seconds: float = asked.seconds
        self.fastest: int = asked.fastest
        compiled: Path | None = asked.compiled
        self.environment = dict(os.environ) | ({"PYTHONPATH": str(compiled.absolute())} if compiled else {})

    def measure(self, setup: Setup) -> Report:
        """One load on new processes."""
        asyncio.run(emptied(self.beside.url))
        games = 1 + ceil(self.fastest * (WARM_UP_SECONDS + self.seconds) / GAME_MOVES / self.tables)
        with ExitStack() as stack:
            served = [stack.enter_context(self.serving(setup, number)) for number in range(setup.processes)]
            plan = Plan(
                OWN,
                [port_of(process, setup) for process in served],
                [process.pid for process in served],
                self.tables,
                games,
                self.seconds,
                placement=setup.placement,
                rest=self.seconds,
                beside=[] if setup.is_sqlite else self.beside.processes,
            )
            return reported(plan, self.environment, setup.told())

    @contextmanager
    def serving(self, setup: Setup, number: int) -> Iterator[subprocess.Popen[str]]:
        """A serving process, which starts."""
        data = self.folder / f"tables-{number}.sqlite"
        command = [sys.executable, "-m", "benchmarks.server.under_load", str(data)]
        if not setup.is_sqlite:
            command += ["--database-url", self.beside.url]
        if setup.processes > 1:
            command += ["--bus", self.beside.bus]
        process = subprocess.Popen(
            on_core(SERVER_CORE, command), env=self.environment, cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        try:
            yield process
        finally:
            end(process)
            for file in self.folder.glob(f"{data.name}*"):
                file.unlink()


def port_of(process: subprocess.Popen[str], setup: Setup) -> int:
    """Where a process serves, as soon as it does."""
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if not line.isdecimal():
        raise LoadDied(setup.told(), 0)
    return int(line)


def run_bench(asked: Any, setups: list[Setup]) -> tuple[Results, float]:
    """Measures all set-ups in turn, round after round; also the bytes that an entry takes in PostgreSQL."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended too
    results: Results = {setup: [] for setup in setups}
    with services() as beside, tempfile.TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:
        bench = SharedBench(Path(folder), beside, asked)
        for _ in range(asked.rounds):
            for setup in setups:
                results[setup].append(bench.measure(setup))
                print(setup.told(), setup.placement, results[setup][-1], file=sys.stderr)
        return results, asyncio.run(entry_bytes(beside.url))


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


def ratio(results: Results, setup: Setup) -> str:
    """The cost of a move against that of one process, or of SQLite; compared within each round."""
    other = SQLITE if setup == ALONE else ALONE
    if setup.is_sqlite or other not in results:
        return ""
    ratios = [cost(one) / cost(base) for one, base in zip(results[setup], results[other], strict=True)]
    return f"{median(ratios):.2f} ×" + (" SQLite" if setup == ALONE else "")


def beside(reports: list[Report], number: int) -> str:
    """Microseconds of PostgreSQL or Redis for a move."""
    if not all(one.beside_cpu for one in reports):
        return ""
    return f"{median(1e6 * one.beside_cpu[number] / one.moves for one in reports):.0f}"


def table(results: Results) -> list[tuple[str, ...]]:
    """A row for each set-up."""
    return [
        (
            setup.told(),
            setup.placement if setup.processes > 1 else "",
            f"{median(map(rate, reports)):,.0f}",
            f"{median(one.p50 for one in reports):.1f}",
            f"{median(one.p99 for one in reports):.1f}",
            f"{median(map(cost, reports)):.0f}",
            ratio(results, setup),
            f"{median(1000 * one.rest_cpu for one in reports):.1f}",
            *(beside(reports, number) for number in range(len(BESIDE))),
        )
        for setup, reports in results.items()
    ]


def markdown(results: Results, size: float, command: str, tables: int) -> str:
    """The section of benchmarks/RESULTS.md."""
    return "\n".join(
        [
            f"Made by `{command}` on {machine()}, {tables} tables, at a load of {os.getloadavg()[0]:.0f}.",
            "Two sockets at each table play Kahuna at random, as fast as they are answered, which is when the move is",
            "committed. All serving processes share one core, the load has another, PostgreSQL and Redis run anywhere;",
            "µs/move is processor time, of the serving processes and, beside them, of PostgreSQL and Redis. What all",
            "serving processes together use in a second in which nobody moves stands apart (at rest) and is taken off:",
            "it does not grow with the moves, and a starved machine would divide it by few of them.",
            "The people of a table are connected to the same process, to different ones, or to any. In turn: only the",
            "people of one process play at a time, so that it has the core to itself, as where each has one;",
            "all at once, processes take turns on their one core, and all pay for that. Ratios are medians of",
            "those within a round: with one process to SQLite, with several to one process on PostgreSQL.",
            "",
            f"| {' | '.join(COLUMNS)} |",
            "| --- | --- |" + " ---: |" * (len(COLUMNS) - 2),
            *(f"| {' | '.join(row)} |" for row in table(results)),
            "",
            f"An entry of a log takes {size:.0f} bytes in PostgreSQL, its index included.",
            "",
        ]
    )


def arguments() -> Any:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.shared", description=__doc__)
    parser.add_argument("--compiled", type=Path, help="the folder in which the compiled package is installed")
    parser.add_argument("--rounds", type=int, default=3, help="how often each thing is measured; the median counts")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each measurement takes")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--fastest", type=int, default=FASTEST, help="moves/s for which games are prepared")
    parser.add_argument("--only", type=int, nargs="+", help="numbers of set-ups, from 0")
    parser.add_argument("--write", type=Path, help="also writes the results to this file, as Markdown")
    return parser.parse_args()


def main() -> int:
    """Measures, prints, writes."""
    asked = arguments()
    setups = [SETUPS[number] for number in asked.only or range(len(SETUPS))]
    try:
        results, size = run_bench(asked, setups)
    except LoadDied as died:
        sys.stderr.write(f"{died}\n")
        return 1
    if asked.write is not None:
        command = "python -m benchmarks.server.shared " + " ".join(sys.argv[1:])
        write_section(asked.write, SECTION, markdown(results, size, command, asked.tables))
    shown = Table(*COLUMNS)
    for row in table(results):
        shown.add_row(*row)
    Console().print(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main())
