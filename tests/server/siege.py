"""A server that is killed again and again under people, bots and clocks, and what it has kept."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tablee.engine.record import Verdict, read_record, verify
from tablee.server.store.chat import ChatStore
from tablee.server.store.store import Store, sqlite_url
from tablee.server.tables import log
from tablee.server.tables.live import LiveTable
from tablee.server.tables.registry import TableRegistry
from tests.patience import PATIENCE
from tests.server.conftest import QUICK, WITH_US
from tests.server.players import Browser, SocketPlayer, begin

ROOT = Path(__file__).parents[2]
MOVES = 20  # acknowledged before each blow, at least
GONE = (ConnectionError, OSError, httpx.HTTPError, WebSocketException, TimeoutError)
# Its time runs forty times as fast, so that a clock of thirty seconds runs out between some of the blows.
PROGRAM = """
import sys, time
from dataclasses import replace
from pathlib import Path
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tests.server.conftest import QUICK, WITH_US

settings = replace(QUICK, delay=(0.0, 0.02), seen_seconds=0.05, row_seconds=0.2, closing_seconds=10_000.0)
server = make_server(
    Config(port=int(sys.argv[1]), data=Path(sys.argv[2]), database_url=sys.argv[3], settings=settings),
    lambda: print(server.servers[0].sockets[0].getsockname()[1], flush=True),
)
server.application.registry.now = lambda: time.time() * float(sys.argv[4])
server.run()
"""
SPEED = 40.0


class Process:
    """A server process."""

    def __init__(
        self,
        data: Path,
        database_url: str,
        speed: float = 1.0,
        program: str = PROGRAM,
        compiled: Path | None = None,  # the folder of another build
        bus: str = "",
    ) -> None:
        self.program = program
        self.environment = {**os.environ, **({"PYTHONPATH": str(compiled.absolute())} if compiled else {})}
        self.data = data
        self.database_url = database_url
        self.speed = speed
        self.bus = bus
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    def arguments(self) -> list[str]:
        """What the program is told."""
        return [str(self.port), str(self.data), self.database_url, str(self.speed), self.bus]

    async def start(self) -> None:
        """Starts it, the second time on the same port."""
        self.process = await asyncio.create_subprocess_exec(
            *WITH_US, sys.executable, "-c", self.program, *self.arguments(), cwd=ROOT, env=self.environment,
            stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        self.port = int(await asyncio.wait_for(self.process.stdout.readline(), PATIENCE))

    async def stop(self, how: signal.Signals) -> int:
        """Ends it."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        await asyncio.wait_for(self.process.communicate(), PATIENCE)
        assert self.process.returncode is not None
        return self.process.returncode


@dataclass
class Count:
    """What was acknowledged, and what was found."""

    moves: list[str] = field(default_factory=list)  # ids of messages that were acknowledged
    lines: list[str] = field(default_factory=list)  # sayings
    tables: list[str] = field(default_factory=list)
    starts: list[float] = field(default_factory=list)  # seconds until the server answered
    kills: int = 0
    found: Counter[str] = field(default_factory=Counter)  # moves and lines by how often they are there
    by: Counter[str] = field(default_factory=Counter)  # moves that somebody else made: bot, clock
    broken: list[str] = field(default_factory=list)  # tables that do not prove themselves

    def lost(self) -> int:
        """How much that was acknowledged is gone."""
        return sum(not self.found[one] for one in (*self.moves, *self.lines))

    def doubled(self) -> int:
        """How much is there twice."""
        return sum(count > 1 for count in self.found.values())

    def told(self) -> str:
        """One line of a table."""
        return (
            f"| {self.kills} | {len(self.tables)} | {len(self.moves)} | {len(self.lines)} | {self.by['bot']} | "
            f"{self.by['clock']} | {self.lost()} | {self.doubled()} | {len(self.broken)} | "
            f"{median(self.starts):.1f} s, {max(self.starts):.1f} s |"
        )


class Group:
    """People at one table after the other, with bots or a clock; whoever does not answer in time is answered for."""

    def __init__(self, people: list[Browser], count: Count, game: str, seats: list[str], **more: Any) -> None:
        self.people = people
        self.count = count
        self.game = game
        self.seats = seats
        self.more = more
        self.table = ""
        self.players: list[SocketPlayer] = []
        self.unanswered: dict[int, dict[str, Any]] = {}
        self.sent = 0
        self.stops = False  # in the middle of a game

    async def go_on(self, dice: random.Random) -> None:
        """Plays until the server is gone."""
        await self.connect()
        while True:
            if not self.table or self.players[0].table["phase"] != "playing":
                await self.begin()
            await self.play(dice)

    async def connect(self) -> None:
        """Opens the sockets; what nobody has answered is sent again, under the same id."""
        self.players = [await browser.socket(seat) for seat, browser in enumerate(self.people)]
        if not self.table:
            return
        for player in self.players:
            await player.greet(self.table)
        for seat, message in list(self.unanswered.items()):
            fields = {name: value for name, value in message.items() if name not in {"type", "id"}}
            answer = await self.players[seat].ask("act", id_=message["id"], **fields)
            if answer["type"] == "done":
                self.count.moves.append(message["id"])
            del self.unanswered[seat]

    async def begin(self) -> None:
        """Opens a table and begins; a table that the blow has hit before its game began is left alone."""
        self.unanswered.clear()
        self.table = ""
        made = await self.people[0].open_table(self.game, self.seats, **self.more)
        for player in self.players:
            await player.greet(made["table"])
            if player.seat:
                await player.do("sit_down", seat=player.seat)
        await begin(self.players)
        self.table = made["table"]
        self.count.tables.append(self.table)

    async def play(self, dice: random.Random) -> None:
        """Plays to the end; who waits for an answer keeps the message."""
        absent = len(self.players) - 1 if self.more.get("clock") else -1
        while self.players[0].table["phase"] == "playing" and not self.stops:
            if any(player.gone for player in self.players):
                raise ConnectionError("the server is gone")
            one = next((one for one in self.players if one.seat != absent and one.position["decision"]), None)
            if one is None:
                await asyncio.sleep(0.001)
                continue
            await self.act(one, dice)
            if dice.random() < 0.3:
                await self.say(one)

    async def act(self, one: SocketPlayer, dice: random.Random) -> None:
        """One move; the table may have been quicker."""
        decision = one.position["decision"]
        self.sent += 1
        id_ = f"{self.table} {self.sent}"
        message = {
            "type": "act", "id": id_, "seat": one.seat, "decision": decision["number"],
            "action": dice.choice(decision["actions"])["action"],
        }  # fmt: skip
        self.unanswered[one.seat] = message
        await one.put(json.dumps(message))
        answer = await one.wait(lambda answer: answer.get("id") == id_)
        del self.unanswered[one.seat]
        if answer["type"] == "done":
            self.count.moves.append(id_)
            await one.until(lambda: one.position["decision"] != decision or one.table["phase"] != "playing")

    async def say(self, one: SocketPlayer) -> None:
        """One line, which is like no other."""
        self.sent += 1
        text = f"{self.table} line {self.sent}"
        answer = await one.ask("say", text=text)
        if answer["type"] != "refused":
            self.count.lines.append(text)
        else:
            assert answer["code"] in {"talks-too-fast", "table-talks-too-fast", "chat-closed"}, answer


async def play_on(group: Group, dice: random.Random) -> None:
    """Plays, and comes back as a page does when the process it was connected to is gone."""
    while True:
        with suppress(*GONE):
            await group.go_on(dice)


async def besiege(
    kills: int,
    data: Path,
    url: str = "",
    seed: int = 1,
    tell: Callable[[Count], None] | None = None,
    compiled: Path | None = None,
) -> Count:
    """Kills a server so many times at any moment, and looks at what it has kept."""
    server = Process(data, url, SPEED, compiled=compiled)
    try:
        count = await fight(server, kills, random.Random(seed), tell)
    finally:
        await server.stop(signal.SIGKILL)
    await look(count, url or sqlite_url(data))
    return count


async def fight(server: Process, kills: int, dice: random.Random, tell: Callable[[Count], None] | None) -> Count:
    """Starts a server, lets people play, and kills it, again and again; the last time it is stopped as usual."""
    count = Count()
    groups: list[Group] = []
    for kill in range(kills + 1):
        began = time.monotonic()
        await server.start()
        count.starts.append(time.monotonic() - began)
        if not groups:
            groups = await gather_groups(server.port, count)
        playing = [asyncio.create_task(group.go_on(random.Random(dice.random()))) for group in groups]
        await until_moves(count, len(count.moves) + MOVES, playing)
        await asyncio.sleep(dice.random() / 2)  # the blow falls at any moment
        if kill == kills:
            break
        assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
        count.kills += 1
        ends = await asyncio.wait_for(asyncio.gather(*playing, return_exceptions=True), PATIENCE)
        assert all(isinstance(end, GONE) for end in ends), ends
        if tell is not None:
            tell(count)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for group in groups:
        for browser in group.people:
            await browser.close()
    assert await server.stop(signal.SIGTERM) in {0, -signal.SIGTERM}
    return count


async def gather_groups(port: int, count: Count) -> list[Group]:
    """Three tables: people among themselves, with a bot, and with somebody for whom the clock answers."""
    groups = [
        Group([Browser(port), Browser(port)], count, "kahuna", ["me", "open"]),
        Group([Browser(port)], count, "pique-plume", ["me", "bot:perfect"]),
        Group([Browser(port), Browser(port)], count, "cartagena", ["me", "open"], clock=30),
    ]
    for group in groups:
        for browser in group.people:
            await browser.name("Ana")
    return groups


async def until_moves(count: Count, wanted: int, playing: list[asyncio.Task[None]]) -> None:
    """Waits until so many moves are acknowledged."""
    async with asyncio.timeout(PATIENCE):
        while len(count.moves) < wanted:
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.001)


async def is_verified(registry: TableRegistry, live: LiveTable) -> bool:
    """Does the record of a game that is over replay, with the draws that were sealed?"""
    if not live.table.is_over:
        return True
    return verify(read_record(await registry.records.complete(live)), live.table.commitment) is Verdict.VERIFIED


async def look(count: Count, url: str) -> None:
    """What the database holds; each table is loaded, and so proves itself."""
    registry = TableRegistry(Store(url), QUICK, now=lambda: 0.0)
    await registry.open()
    for table in count.tables:
        rows = await registry.store.log(table)
        count.found.update(client.partition(" ")[2] for _, _, client, _ in rows if table in client)
        count.found.update(line.text for line in await ChatStore(registry.store).said(table, 10**6, 10**6))
        entries = [log.read(data) for data, *_ in rows]
        others = "clock" if isinstance(entries[0], log.Opened) and entries[0].clock else "bot"  # who answers for people
        count.by[others] += sum(isinstance(entry, log.Played) and bool(entry.by) for entry in entries)
        live = await registry.loader.find_or_none(table)
        if live is None or not await is_verified(registry, live):
            count.broken.append(table)
    await registry.close()
