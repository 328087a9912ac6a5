"""The benchmark of the server: ours and boardgame.io in turn, each on one core, the load on another."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import ceil
from pathlib import Path
from statistics import median

import msgspec

from benchmarks.server.client import WARM_UP_SECONDS, Asked, Plan, Report
from benchmarks.server.scripts import record

OWN, PEER = "tablee", "boardgame"
NAMES = {OWN: "Tablée, durable", PEER: "boardgame.io, in memory"}
TABLES = (10, 100, 500)
IDLE_TABLES = 1000
SCRIPTS = 200  # recorded games
FASTEST = {OWN: 9_000, PEER: 2_500}  # moves per second for which games are prepared
FASTEST_TABLE = 1_500
GAME_MOVES = 60  # of a game played at random: 35 to 140, and some tables get the short ones
BOT_SECONDS = 4.0  # less than the bot sleeps
PATIENCE = 300.0  # seconds, for one measurement with its preparation
SERVER_CORE, LOAD_CORE = "0", "1"
ROOT = Path(__file__).parents[2]  # where `benchmarks` can be imported


class LoadDied(Exception):
    """A server or its load did not live to the end of a measurement."""

    def __init__(self, server: str, tables: int) -> None:
        super().__init__(f"The load on {server} with {tables} tables stopped on its way. The lines above say why.")


@dataclass
class Results:
    """All reports, by server and number of tables."""

    loads: dict[tuple[str, int], list[Report]] = field(default_factory=dict)
    idle: dict[str, float] = field(default_factory=dict)  # bytes per table
    alone: Report = field(default_factory=Report)  # one table
    beside_bot: Report = field(default_factory=Report)  # one table while a bot sleeps at another


def run_bench(
    compiled: Path | None, peer: Path | None, rounds: int, seconds: float, progress: Callable[[int, int], None]
) -> Results:
    """Measures everything in turn, round after round."""
    servers = [OWN, PEER] if peer is not None else [OWN]
    results = Results()
    total = rounds * len(TABLES) * len(servers) + len(servers) + 2
    done = 0
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was started is ended too
    with tempfile.TemporaryDirectory(prefix=".bench-", dir=Path.cwd()) as folder:  # on a disk, which /tmp may not be
        bench = Bench(Path(folder), compiled, peer)
        for _ in range(rounds):
            for tables in TABLES:
                for server in servers:
                    games = 1 + ceil(FASTEST[server] * (WARM_UP_SECONDS + seconds) / GAME_MOVES / tables)
                    results.loads.setdefault((server, tables), []).append(bench.measure(server, tables, games, seconds))
                    progress(done := done + 1, total)
        for server in servers:
            results.idle[server] = bench.measure(server, IDLE_TABLES, 1, 0.0).grown / IDLE_TABLES
            progress(done := done + 1, total)
        games = 1 + ceil(FASTEST_TABLE * (WARM_UP_SECONDS + BOT_SECONDS) / GAME_MOVES)
        results.alone = bench.measure(OWN, 1, games, BOT_SECONDS)
        progress(done := done + 1, total)
        results.beside_bot = bench.measure(OWN, 1, games, BOT_SECONDS, bot=True)
        progress(done + 1, total)
    return results


def reported(asked: Asked, environment: dict[str, str], what: str, is_free: bool = False) -> list[list[Report]]:
    """What the players of each plan have measured, in a process of their own, kept on its core or free."""
    command = [sys.executable, "-m", "benchmarks.server.client", msgspec.json.encode(asked).decode()]
    done = subprocess.run(
        command if is_free else on_core(LOAD_CORE, command),
        env=environment,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise LoadDied(what, asked.plans[0].tables)
    return msgspec.json.decode(done.stdout, type=list[list[Report]])


class Bench:
    """Starts servers and loads, and ends them."""

    def __init__(self, folder: Path, compiled: Path | None, peer: Path | None) -> None:
        self.folder = folder
        self.peer = peer
        self.environment = dict(os.environ)
        if compiled is not None:
            self.environment["PYTHONPATH"] = str(compiled.absolute())
        self.scripts = folder / "scripts.json"
        if peer is not None:
            self.scripts.write_bytes(msgspec.json.encode([record(seed) for seed in range(SCRIPTS)]))

    def measure(self, server: str, tables: int, games: int, seconds: float, bot: bool = False) -> Report:
        """One load on a new server."""
        with self.serving(server) as (process, port):
            plan = Plan(server, [port], [process], tables, games, seconds, str(self.scripts), bot)
            return reported(Asked([plan]), self.environment, NAMES[server])[0][0]

    @contextmanager
    def serving(self, server: str) -> Iterator[tuple[int, int]]:
        """A server's process and port."""
        data = self.folder / "tables.sqlite"
        if server == OWN:
            command = [sys.executable, "-m", "benchmarks.server.under_load", str(data)]
        else:
            assert self.peer is not None
            command = ["node", str(self.peer.absolute() / "server.cjs"), str(self.scripts), str(free_port())]
        environment = {**self.environment, "NODE_ENV": "production"}
        process = subprocess.Popen(
            on_core(SERVER_CORE, command), env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            line = process.stdout.readline().strip()
            if not line.isdecimal():
                raise LoadDied(NAMES[server], 0)
            yield process.pid, int(line)
        finally:
            end(process)
            for file in self.folder.glob("tables.sqlite*"):
                file.unlink()


def on_core(core: str, command: list[str]) -> list[str]:
    """The command, kept on one core where there are several."""
    return ["taskset", "-c", core, *command] if (os.cpu_count() or 1) > 1 and sys.platform == "linux" else command


def end(process: subprocess.Popen[str]) -> None:
    """Ends a process, kindly at first."""
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# For people -------------------------------------------------------------------------------------------


def rate(report: Report) -> float:
    """Moves per second."""
    return report.moves / report.seconds


def table(results: Results) -> list[tuple[str, ...]]:
    """Rows: server, tables, moves/s, p50, p99, processor time of the server and of the load per move, ratio."""
    rows: list[tuple[str, ...]] = []
    for (server, tables), reports in sorted(results.loads.items(), key=lambda item: (item[0][1], item[0][0] == OWN)):
        peers = results.loads.get((PEER, tables), [])
        ratios = [rate(one) / rate(peer) for one, peer in zip(reports, peers, strict=False)]
        rows.append(
            (
                NAMES[server],
                str(tables),
                f"{median(map(rate, reports)):,.0f}",
                f"{median(one.p50 for one in reports):.1f}",
                f"{median(one.p99 for one in reports):.1f}",
                f"{median(1e6 * one.server_cpu / one.moves for one in reports):.0f}",
                f"{median(1e6 * one.client_cpu / one.moves for one in reports):.0f}",
                f"{median(ratios):.2f} ×" if ratios and server == OWN else "",
            )
        )
    return rows


def remarks(results: Results) -> list[str]:
    """What is no row of the table."""
    lines = [
        f"An idle table with two sockets, over {IDLE_TABLES} tables: "
        + ", ".join(f"{NAMES[server]} {size / 1000:.1f} kB" for server, size in results.idle.items())
        + " resident."
    ]
    beside, alone = results.beside_bot, results.alone
    lines.append(
        f"One table alone: {rate(alone):,.0f} moves/s, p99 {alone.p99:.1f} ms; while a bot sleeps at another table: "
        f"{rate(beside):,.0f} moves/s, p99 {beside.p99:.1f} ms."
    )
    if ran_out := sum(one.idle for reports in results.loads.values() for one in reports):
        lines.append(f"{ran_out} seats had no game left before the time was up: the figures are too low.")
    return lines


COLUMNS = ("server", "tables", "moves/s", "p50 ms", "p99 ms", "server µs/move", "load µs/move", "ratio")


def markdown(results: Results, command: str, machine: str) -> str:
    """The section of benchmarks/RESULTS.md."""
    return "\n".join(
        [
            f"Made by `{command}` on {machine}.",
            "Two sockets at each table play Kahuna at random, as fast as they are answered; p50 and p99 are from the",
            "sending of a move to its own acknowledgment, which Tablée gives when the move is on the disk (SQLite,",
            "`synchronous=FULL`). The server has one core, the load another; both servers in turn, in the same run;",
            "medians of all rounds. µs/move is processor time. Ratios count; absolute numbers drift with the machine.",
            "",
            f"| {' | '.join(COLUMNS)} |",
            "| --- |" + " ---: |" * (len(COLUMNS) - 1),
            *(f"| {' | '.join(row)} |" for row in table(results)),
            "",
            *(line for remark in remarks(results) for line in (remark, "")),
        ]
    )
