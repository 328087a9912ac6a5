"""The load: many tables, two sockets each, both play as fast as they are answered. Runs in a process of its own.

Whom it speaks to is a dialect: `own.py` or `boardgame.py` beside this file. A dialect prepares tables before the
time begins and then only looks for the few bytes it needs, so that the server is what is measured.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Protocol

import msgspec

from benchmarks.server.wire import Wire

AT_ONCE = 50  # tables that are prepared at the same time
REQUESTS = 16  # over HTTP, at the same time
WARM_UP_SECONDS = 1.5
TICKS = os.sysconf("SC_CLK_TCK")
# On which process the two people of a table are; in turn: together, and only one process at a time has people who play.
TOGETHER, APART, AT_RANDOM, IN_TURN = "together", "apart", "at random", "together, in turn"


class Plan(msgspec.Struct, frozen=True):
    """What to do to which server."""

    dialect: str  # tablee or boardgame
    ports: list[int]
    processes: list[int]  # of the server; more than one if they share a database
    tables: int
    games: int  # prepared for each table, played one after the other
    seconds: float  # 0: only sit there
    scripts: str = ""  # file with recorded games, for a server that needs them
    bot: bool = False  # another table waits for a bot meanwhile
    placement: str = TOGETHER
    rest: float = 0.0  # seconds afterwards in which nobody moves
    beside: list[int] = []  # processes that are counted with their children, apart from the server


class Report(msgspec.Struct, frozen=True):
    """What came of it."""

    moves: int = 0
    seconds: float = 0.0
    p50: float = 0.0  # milliseconds from the sending of a move to its own acknowledgment
    p99: float = 0.0
    server_cpu: float = 0.0  # seconds
    rest_cpu: float = 0.0  # seconds that the server uses in a second in which nobody moves
    client_cpu: float = 0.0
    beside_cpu: list[float] = []  # of what else was to be counted, such as the database
    grown: int = 0  # resident bytes of the server, for all tables
    idle: int = 0  # tables that had no game left before the end


class Tally:
    """Counts what all players do."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self.idle = 0
        self.playing = True
        self.port: int | None = None  # through which people play now, where not all do at once
        self.waiting: list[Callable[[], None]] = []  # what others will do when it is their turn

    def give_turn(self, port: int | None) -> None:
        """Now those play who are connected through this port; None: all."""
        self.port = port
        waiting, self.waiting = self.waiting, []
        for act in waiting:
            act()


class Player(Protocol):
    """One seat with its socket."""

    wire: Wire

    def begin(self) -> None:
        """Plays, from now on by itself."""


class Dialect(Protocol):
    """How a server is spoken to."""

    async def prepare(self, number: int, games: int) -> Sequence[Player]:
        """Opens the games of one table, and its two sockets."""

    async def ask_bot(self) -> None:
        """Lets a bot think at a table of its own."""


class Api:
    """Requests over HTTP, some at a time, each in a thread and with a connection of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.threads = ThreadPoolExecutor(REQUESTS)

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[Any, str]:
        """The answer and its cookie."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.post_now, path, body, cookie)

    def post_now(self, path: str, body: object, cookie: str) -> tuple[Any, str]:
        """The same, in a thread."""
        headers = {"Content-Type": "application/json"} | ({"Cookie": cookie} if cookie else {})
        with closing(HTTPConnection("127.0.0.1", self.port)) as http:
            http.request("POST", path, json.dumps(body), headers)
            answer = http.getresponse()
            data = answer.read()
        if answer.status not in {200, 201}:
            raise ConnectionError(f"{path}: {answer.status} {data[:200]!r}")
        return json.loads(data), (answer.getheader("Set-Cookie") or "").partition(";")[0]


def cpu(process: int) -> float:
    """Seconds of processor time that a process has used, all its threads together."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def with_children(process: int) -> float:
    """The same of a process with its children, those that have ended included."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return sum(map(int, fields[11:15])) / TICKS + sum(cpu(int(child)) for child in children)


def resident(process: int) -> int:
    """The resident memory of a process, in bytes."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * resource.getpagesize()


def percentile(sorted_values: Sequence[float], part: float) -> float:
    """The value below which this part of all lies, in milliseconds."""
    return 1000 * sorted_values[min(len(sorted_values) - 1, int(part * len(sorted_values)))] if sorted_values else 0.0


async def prepare(dialect: Dialect, plan: Plan) -> list[Player]:
    """All tables, some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Sequence[Player]:
        async with gate:
            return await dialect.prepare(number, plan.games)

    tables = await asyncio.gather(*(one(number) for number in range(plan.tables)))
    return [player for players in tables for player in players]


def of_all(processes: list[int], spent: Callable[[int], float]) -> float:
    """What processes have used so far, together."""
    return sum(spent(process) for process in processes)


async def run(plan: Plan, spent: Callable[[int], float] = cpu) -> Report:
    """Does what the plan says; `spent` says what a process has used so far."""
    tally = Tally()
    dialect = make_dialect(plan, tally)
    before = sum(map(resident, plan.processes))
    players = await prepare(dialect, plan)
    if not plan.seconds:
        await asyncio.sleep(1.0)
        return Report(grown=sum(map(resident, plan.processes)) - before)
    if plan.bot:
        await dialect.ask_bot()
    for player in players:
        player.begin()
    await play(plan, tally, WARM_UP_SECONDS)
    tally.waits.clear()
    start, own = time.perf_counter(), time.process_time()
    server, beside = of_all(plan.processes, spent), list(map(with_children, plan.beside))
    await play(plan, tally, plan.seconds)
    seconds, own = time.perf_counter() - start, time.process_time() - own
    server = of_all(plan.processes, spent) - server
    beside = [after - before for after, before in zip(map(with_children, plan.beside), beside, strict=True)]
    tally.playing = False
    waits = sorted(tally.waits)
    rest_cpu = await at_rest(plan, spent) if plan.rest else 0.0
    report = Report(
        moves=len(waits),
        seconds=seconds,
        p50=percentile(waits, 0.5),
        p99=percentile(waits, 0.99),
        server_cpu=server,
        rest_cpu=rest_cpu,
        client_cpu=own,
        beside_cpu=beside,
        idle=tally.idle,
    )
    for player in players:
        player.wire.transport.close()
    return report


async def play(plan: Plan, tally: Tally, seconds: float) -> None:
    """Lets people play for so long, all at once or one process after the other."""
    turns = plan.ports if plan.placement == IN_TURN else [None]
    for port in turns:
        tally.give_turn(port)
        await asyncio.sleep(seconds / len(turns))


async def at_rest(plan: Plan, spent: Callable[[int], float]) -> float:
    """What the server uses in a second in which nobody moves, with everybody there."""
    await asyncio.sleep(WARM_UP_SECONDS)  # for what is under way
    start, before = time.perf_counter(), of_all(plan.processes, spent)
    await asyncio.sleep(plan.rest)
    return (of_all(plan.processes, spent) - before) / (time.perf_counter() - start)


def make_dialect(plan: Plan, tally: Tally) -> Dialect:
    """The dialect of a plan."""
    if plan.dialect == "tablee":
        from benchmarks.server.own import Tablee

        return Tablee(plan.ports, plan.placement, tally)
    from benchmarks.server.boardgame import Boardgame

    return Boardgame(plan.ports[0], tally, Path(plan.scripts))


def main() -> None:
    """One plan in, one report out, each a line of JSON."""
    import uvloop

    plan = msgspec.json.decode(sys.argv[1], type=Plan)
    report = uvloop.run(run(plan))
    sys.stdout.write(msgspec.json.encode(report).decode() + "\n")


if __name__ == "__main__":
    main()
