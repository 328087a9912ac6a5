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
SETTLING_SECONDS = 0.3  # of people whose turn begins again
REST_SECONDS = 3.0
NOBODY = 0  # no port
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
    beside: list[int] = []  # processes that are counted with their children, apart from the server


class Asked(msgspec.Struct, frozen=True):
    """What the process of the load is told."""

    plans: list[Plan]
    passes: int = 0  # in turn; 0: the one plan by itself


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


class Load:
    """The people of a plan, who play when they are told to."""

    def __init__(self, plan: Plan, spent: Callable[[int], float] = cpu) -> None:
        self.plan = plan
        self.spent = spent  # what a process has used so far
        self.tally = Tally()
        self.dialect = make_dialect(plan, self.tally)
        self.players: list[Player] = []
        self.grown = 0

    async def prepare(self) -> None:
        """Opens all tables."""
        before = sum(map(resident, self.plan.processes))
        self.players = await prepare(self.dialect, self.plan)
        if not self.plan.seconds:
            await asyncio.sleep(1.0)
        self.grown = sum(map(resident, self.plan.processes)) - before

    async def begin(self) -> None:
        """Everybody looks at a first table, and waits."""
        if self.plan.bot:
            await self.dialect.ask_bot()
        self.tally.give_turn(NOBODY)
        for player in self.players:
            player.begin()

    async def play(self, seconds: float) -> None:
        """Lets people play for so long, all at once or one process after the other."""
        turns = self.plan.ports if self.plan.placement == IN_TURN else [None]
        for port in turns:
            self.tally.give_turn(port)
            await asyncio.sleep(seconds / len(turns))

    async def measure(self, before: float) -> Report:
        """What came of it when people have played for some seconds, after others that do not count."""
        plan = self.plan
        await self.play(before)
        self.tally.waits.clear()
        start, own = time.perf_counter(), time.process_time()
        server, beside = self.used(), list(map(with_children, plan.beside))
        await self.play(plan.seconds)
        seconds, own = time.perf_counter() - start, time.process_time() - own
        server = self.used() - server
        beside = [after - before for after, before in zip(map(with_children, plan.beside), beside, strict=True)]
        self.tally.give_turn(NOBODY)
        waits = sorted(self.tally.waits)
        return Report(
            moves=len(waits),
            seconds=seconds,
            p50=percentile(waits, 0.5),
            p99=percentile(waits, 0.99),
            server_cpu=server,
            client_cpu=own,
            beside_cpu=beside,
            idle=self.tally.idle,
        )

    async def at_rest(self) -> float:
        """What the server uses in a second in which nobody moves, with everybody there."""
        await asyncio.sleep(WARM_UP_SECONDS)  # for what is under way
        start, before = time.perf_counter(), self.used()
        await asyncio.sleep(REST_SECONDS)
        return (self.used() - before) / (time.perf_counter() - start)

    def used(self) -> float:
        """What the server's processes have used so far, together."""
        return sum(map(self.spent, self.plan.processes))

    def end(self) -> None:
        """Everybody goes."""
        self.tally.playing = False
        for player in self.players:
            player.wire.transport.close()


async def run(plan: Plan, spent: Callable[[int], float] = cpu) -> Report:
    """Does what the plan says."""
    load = Load(plan, spent)
    await load.prepare()
    if not plan.seconds:
        return Report(grown=load.grown)
    await load.begin()
    report = await load.measure(before=WARM_UP_SECONDS)
    load.end()
    return report


async def run_in_turn(plans: Sequence[Plan], passes: int) -> list[list[Report]]:
    """Several servers beside each other, whose people play in turn, again and again; the reports of each server.

    What the machine does to all of them, it does to neighbours alike.
    """
    loads = [Load(plan) for plan in plans]
    for load in loads:
        await load.prepare()
        await load.begin()
        await load.play(WARM_UP_SECONDS)
        load.tally.give_turn(NOBODY)
    reports = [[await load.measure(before=SETTLING_SECONDS) for load in loads] for _ in range(passes)]
    rests = [await load.at_rest() for load in loads]
    for load in loads:
        load.end()
    return [
        [msgspec.structs.replace(one, rest_cpu=rest) for one in own]
        for own, rest in zip(zip(*reports, strict=True), rests, strict=True)
    ]


def make_dialect(plan: Plan, tally: Tally) -> Dialect:
    """The dialect of a plan."""
    if plan.dialect == "tablee":
        from benchmarks.server.own import Tablee

        return Tablee(plan.ports, plan.placement, tally)
    from benchmarks.server.boardgame import Boardgame

    return Boardgame(plan.ports[0], tally, Path(plan.scripts))


async def answer(asked: Asked) -> list[list[Report]]:
    """The reports of each plan."""
    return await run_in_turn(asked.plans, asked.passes) if asked.passes else [[await run(asked.plans[0])]]


def main() -> None:
    """What is asked in, the reports out, each a line of JSON."""
    import uvloop

    reports = uvloop.run(answer(msgspec.json.decode(sys.argv[1], type=Asked)))
    sys.stdout.write(msgspec.json.encode(reports).decode() + "\n")


if __name__ == "__main__":
    main()
