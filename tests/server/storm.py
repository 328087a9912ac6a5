"""Three serving processes in a storm: killed, paused, restarted, cut off from each other, while people play.

What was acknowledged must be in the log once, and in the end every page shows what the log says.
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import signal
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import make_url

from tablee.engine.chance import contribution_seal
from tablee.server import protocol as p
from tablee.server.sharing.sharing import ALIVE_SECONDS
from tablee.server.store.chat import ChatStore
from tablee.server.store.store import Store
from tablee.server.tables import log
from tablee.server.tables.registry import TableRegistry
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.houses import RedisServer, emptied, redis_server
from tests.server.nursery import QuickProcess
from tests.server.players import Browser, Message, SocketPlayer
from tests.server.siege import GONE, is_verified

PROCESSES = 3
MOVES = 3  # of each circle, before the first fault and after the last one
GLANCE = 0.05  # seconds between two looks at what may have changed
THOUGHT = 0.04  # seconds before the next move, at most: faults take as long however many moves there are meanwhile
SPEED = 40.0  # so much faster the clocks of tables run: one of thirty seconds runs out now and then
# Bots think in the processes themselves: workers would take longer to start than these processes live.
PROGRAM = """
import sys, time
from dataclasses import replace
from pathlib import Path
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tests.server.conftest import QUICK
from tests.server.players import BotsHere

settings = replace(QUICK, delay=(0.0, 0.02), row_seconds=0.2, retry_seconds=0.2, closing_seconds=10_000.0)
settings = replace(settings, most_tables=10_000, tables_per_address=10_000)
server = make_server(
    Config(port=int(sys.argv[1]), database_url=sys.argv[3], bus=sys.argv[5], settings=settings),
    lambda: print(server.servers[0].sockets[0].getsockname()[1], flush=True),
)
server.application.registry.bots = BotsHere()
server.application.registry.now = lambda: time.time() * float(sys.argv[4])
server.run()
"""


class DatabaseLine:
    """Passes bytes on between one process and PostgreSQL, until it is cut."""

    def __init__(self, folder: Path, url: str) -> None:
        target = Path(str(make_url(url).query["host"]))
        self.target = next(target.glob(".s.PGSQL.*[0-9]"))
        self.socket = folder / self.target.name
        self.url = make_url(url).update_query_dict({"host": str(folder)}).render_as_string(hide_password=False)
        self.ends: set[asyncio.StreamWriter] = set()
        self.is_deaf = False

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """While it is there."""
        async with await asyncio.start_unix_server(self.connect, self.socket):
            try:
                yield
            finally:
                self.break_off()

    async def connect(self, near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        """Somebody wants to talk to the database."""
        far, to_far = await asyncio.open_unix_connection(self.target)
        ends = {to_near, to_far}
        self.ends |= ends
        ways = [asyncio.create_task(self.ask(near, to_far)), asyncio.create_task(self.answer(far, to_near))]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        self.ends -= ends
        for end in ends:
            end.close()

    async def ask(self, near: asyncio.StreamReader, to_far: asyncio.StreamWriter) -> None:
        """Carries questions."""
        while data := await near.read(1 << 16):
            to_far.write(data)

    async def answer(self, far: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        """Carries answers."""
        while data := await far.read(1 << 16):
            if not self.is_deaf:
                to_near.write(data)

    async def cut(self) -> None:
        """Answers are lost before questions are: what was committed last, nobody is told."""
        self.is_deaf = True
        await asyncio.sleep(GLANCE)
        self.break_off()
        self.is_deaf = False

    def break_off(self) -> None:
        """All that is open breaks."""
        for end in list(self.ends):
            end.transport.abort()


@dataclass
class Count:
    """What was sent and answered, and what was found."""

    faults: Counter[str] = field(default_factory=Counter)
    tables: list[str] = field(default_factory=list)
    sent: set[str] = field(default_factory=set)  # ids of moves
    moves: set[str] = field(default_factory=set)  # of those that were acknowledged
    said: set[str] = field(default_factory=set)  # lines
    lines: set[str] = field(default_factory=set)  # that were acknowledged
    refused: Counter[str] = field(default_factory=Counter)
    resent: int = 0  # moves whose answer was lost
    found: Counter[str] = field(default_factory=Counter)  # moves and lines, by how often they are there
    by: Counter[str] = field(default_factory=Counter)  # who else has moved: bots, clocks
    twice: int = 0  # decisions that somebody has answered twice
    broken: list[str] = field(default_factory=list)  # tables that do not prove themselves

    def lost(self) -> list[str]:
        """What was acknowledged and is gone."""
        return [one for one in (*self.moves, *self.lines) if not self.found[one]]

    def doubled(self) -> list[str]:
        """What is there twice, acknowledged or not."""
        return [one for one in (*self.sent, *self.said) if self.found[one] > 1]

    def told(self) -> str:
        """In a few words."""
        return (
            f"{sum(self.faults.values())} faults ({', '.join(f'{n} × {what}' for what, n in self.faults.items())}); "
            f"{len(self.tables)} tables, {len(self.moves)} moves of people, {self.resent} of them sent again, "
            f"{self.by['bot']} by bots, {self.by['clock']} by clocks, {len(self.lines)} lines; refused: "
            f"{dict(self.refused)}; {len(self.lost())} lost, {len(self.doubled())} doubled, "
            f"{self.twice} answered twice, {len(self.broken)} broken"
        )


class Circle:
    """People who play one game after the other."""

    def __init__(self, storm: Storm, game: str, seats: list[str], people: int, clock: int = 0) -> None:
        self.storm = storm
        self.wish = {"game": game, "seats": seats, "clock": clock}
        self.table = ""
        self.moves = 0
        self.enough = math.inf  # moves, until the others have made theirs
        self.pages = [PageInStorm(self, seat) for seat in range(people)]

    def has_rest(self) -> bool:
        """Does nobody move here for now?"""
        return self.storm.is_calm or self.moves >= self.enough


class PageInStorm:
    """The page of one person: comes back whenever it is cut off, and sends what was not answered again."""

    def __init__(self, circle: Circle, seat: int) -> None:
        self.circle = circle
        self.storm = circle.storm
        self.seat = seat
        self.dice = random.Random(self.storm.dice.random())
        self.browser = Browser(0)
        self.user = ""
        self.player: SocketPlayer | None = None
        self.sleeps = bool(circle.wish["clock"]) and seat == 1  # the clock answers
        self.since = 0  # so many messages had come when it began to watch the table
        self.pending: Message | None = None
        self.numbered = 0

    def move(self) -> None:
        """To another process, or the same: as a load balancer without a memory would have it."""
        self.browser.port = self.dice.choice(self.storm.processes).port
        self.browser.http.base_url = f"http://127.0.0.1:{self.browser.port}"

    async def live(self) -> None:
        """Until the storm is over."""
        while not self.storm.is_over:
            self.move()
            with suppress(*GONE):
                await self.come()
            await asyncio.sleep(self.dice.random() * GLANCE)

    async def come(self) -> None:
        """Connects, and takes part until the connection is lost."""
        if not self.user:
            self.user = await self.browser.name(f"Ana {self.seat}")
        player = await self.connected()
        try:
            while not self.storm.is_over:
                self.since = len(player.messages)
                if self.circle.table:
                    await player.do("watch", table=self.circle.table)
                await self.take_part(player, self.circle.table)
        finally:
            self.player = None
            player.socket.transport.abort()

    async def connected(self) -> SocketPlayer:
        """A new socket that has said hello."""
        player = await self.browser.socket(self.seat)
        self.browser.players.clear()
        self.player = player
        await player.do("hello", version=p.VERSION)
        return player

    async def take_part(self, player: SocketPlayer, table: str) -> None:
        """Plays at a table until there is another."""
        while self.circle.table == table and not self.storm.is_over:
            if player.gone:
                raise ConnectionError("the process is gone")
            if self.pending is not None:
                self.storm.count.resent += 1
                await self.send(player, self.pending)
            elif not self.circle.has_rest() and await self.has_done_something(player, table):
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(GLANCE):
                    await player.more()

    async def has_done_something(self, player: SocketPlayer, table: str) -> bool:
        """What is to be done now, if anything is."""
        if not table or player.table["phase"] == "over":
            if self.seat == 0:
                await self.open_table()
            return False
        own = player.table["seats"][self.seat]
        phase = player.table["phase"]
        contribution = sha256(f"{self.user} {table} {player.table['called_off']}".encode()).digest()[:16]
        if phase == "gathering" and own["user"] != self.user:
            await player.ask("sit_down", seat=self.seat)
        elif phase == "gathering" and not own["ready"]:
            await player.ask("ready", seat=self.seat, seal=contribution_seal(contribution))
        elif phase == "closing":
            await player.ask("contribute", seat=self.seat, contribution=contribution.hex())
        elif phase == "playing" and player.position["decision"] is not None and not self.sleeps:
            await self.act(player, table)
            return True
        return False

    async def open_table(self) -> None:
        """The next table; one that a fault has hit is left alone."""
        answer = await self.browser.http.post("/api/tables", json=self.circle.wish)
        if answer.status_code >= 500:
            raise ConnectionError(answer.text)
        assert answer.status_code == 201, answer.text
        self.circle.table = answer.json()["table"]
        self.storm.count.tables.append(self.circle.table)

    async def act(self, player: SocketPlayer, table: str) -> None:
        """One move, and perhaps a word."""
        decision = player.position["decision"]
        self.pending = {
            "type": "act", "id": self.next_id(table), "seat": decision["seat"], "decision": decision["number"],
            "action": self.dice.choice(decision["actions"])["action"],
        }  # fmt: skip
        self.storm.count.sent.add(self.pending["id"])
        await self.send(player, self.pending)
        with suppress(TimeoutError):  # the table may have been quicker
            async with asyncio.timeout(GLANCE):
                await player.until(lambda: player.position["decision"] != decision or player.table["phase"] == "over")
        if self.dice.random() < 0.1:
            await self.say(player, self.next_id(table))
        await asyncio.sleep(self.dice.random() * THOUGHT)

    def next_id(self, table: str) -> str:
        """An id like no other."""
        self.numbered += 1
        return f"{table} {self.seat} {self.numbered}"

    async def send(self, player: SocketPlayer, message: Message) -> None:
        """Sends a move, again if need be, until it is answered."""
        start = len(player.messages)
        await player.put(json.dumps(message))
        answer = await player.wait(lambda one: one.get("id") == message["id"], start)
        self.pending = None
        if answer["type"] == "done":
            self.storm.count.moves.add(message["id"])
            self.circle.moves += 1
        else:
            self.storm.count.refused[answer["code"]] += 1

    async def say(self, player: SocketPlayer, text: str) -> None:
        """One line; a page does not send it again."""
        self.storm.count.said.add(text)
        if (await player.ask("say", text=text))["type"] == "done":
            self.storm.count.lines.add(text)

    async def shows_the_last_state(self) -> bool:
        """Does this page show what one shows that has just come, through whatever process?"""
        page = self.player
        if page is None or page.gone or not self.circle.table:
            return False
        other = Browser(self.dice.choice(self.storm.processes).port)
        other.http.cookies.update(self.browser.http.cookies)
        try:
            fresh = await other.socket(self.seat)
            await fresh.greet(self.circle.table)
            return shown(page, self.since) == shown(fresh)
        except GONE:
            return False
        finally:
            await other.close()


def shown(player: SocketPlayer, since: int = 0) -> list[Any]:
    """What a page shows of a table: its phase, the position, and the log as the page has put it together."""
    table = player.table
    if table["phase"] in {"gathering", "closing"}:
        return [table["phase"], [(seat["user"], seat["ready"]) for seat in table["seats"]]]
    position = player.position
    told = [position[name] for name in ("entry", "view", "to_act", "decision")]
    return [table["phase"], table["result"], told, player.log(since)]


class Storm:
    """The processes, Redis, the lines to the database, and the people."""

    def __init__(self, processes: list[QuickProcess], lines: list[DatabaseLine], redis: RedisServer, seed: int) -> None:
        self.processes = processes
        self.lines = lines
        self.redis = redis
        self.dice = random.Random(seed)
        self.count = Count()
        self.is_calm = False  # nobody does anything new
        self.is_over = False
        self.circles = [
            Circle(self, "kahuna", ["me", "open"], 2),
            Circle(self, "cartagena", ["me", "open", "open"], 3),
            Circle(self, "pique-plume", ["me", "bot:perfect", "bot:random"], 1),
            Circle(self, "medailles", ["me", "open"], 2, clock=30),
        ]
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            "database line cut": self.cut_database,
            "page cut": self.cut_page,
            "redis killed": self.kill_redis,
            "process killed": self.kill_process,
            "process paused": self.pause_process,
            "rolling restart": self.restart_all,
        }

    # Faults -------------------------------------------------------------------------------------------

    async def cut_database(self) -> None:
        await self.dice.choice(self.lines).cut()

    async def cut_page(self) -> None:
        pages = [page for circle in self.circles for page in circle.pages if page.player is not None]
        for page in self.dice.sample(pages, len(pages) // 2):
            if page.player is not None:
                page.player.socket.transport.abort()

    async def kill_redis(self) -> None:
        self.redis.kill()
        await asyncio.sleep(self.dice.random())
        self.redis.start()

    async def kill_process(self) -> None:
        process = self.dice.choice(self.processes)
        await process.stop(signal.SIGKILL)
        await asyncio.sleep(self.dice.random() / 2)
        await process.start()

    async def pause_process(self) -> None:
        """It was taken for dead when it wakes up."""
        process = self.dice.choice(self.processes)
        process.send(signal.SIGSTOP)
        await asyncio.sleep(ALIVE_SECONDS + self.dice.random())
        process.send(signal.SIGCONT)

    async def restart_all(self) -> None:
        for process in self.processes:
            assert await process.stop(signal.SIGTERM) in {0, -signal.SIGTERM}
            await process.start()

    # The run ------------------------------------------------------------------------------------------

    async def run(self, plan: list[str], tell: Callable[[Count], None] | None) -> None:
        """One fault after the other while people play; then it is calm, and every page shows the last state."""
        pages = [page for circle in self.circles for page in circle.pages]
        living = [asyncio.create_task(page.live()) for page in pages]
        try:
            await self.until_moves(living)
            for name in plan:
                await asyncio.sleep(self.dice.random() / 4)
                await self.faults[name]()
                self.count.faults[name] += 1
                if tell is not None:
                    tell(self.count)
            await self.until_moves(living)
            self.is_calm = True  # before anybody moves again
            for page in pages:
                await until(page.shows_the_last_state)
        finally:
            self.is_over = True
            ends = await asyncio.wait_for(asyncio.gather(*living, return_exceptions=True), PATIENCE)
            for page in pages:
                await page.browser.close()
        assert not [end for end in ends if end is not None], ends

    async def until_moves(self, living: list[asyncio.Task[None]]) -> None:
        """Everybody plays, and whoever is quick waits for the others."""
        for circle in self.circles:
            circle.enough = circle.moves + MOVES
        async with asyncio.timeout(PATIENCE):
            while not all(circle.has_rest() for circle in self.circles):
                for task in living:
                    if task.done():
                        task.result()
                await asyncio.sleep(GLANCE)
        for circle in self.circles:
            circle.enough = math.inf


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not await holds():  # noqa: ASYNC110 - it happens in other processes
            await asyncio.sleep(GLANCE)


def planned(faults: int, dice: random.Random) -> list[str]:
    """So many faults in any order; those that take long are rarer."""
    shares = {"database line cut": 12, "page cut": 8, "redis killed": 6, "process killed": 8, "process paused": 3}
    names = [*(name for name, share in shares.items() for _ in range(share)), *["rolling restart"] * 3]
    plan = [names[number % len(names)] for number in range(faults - faults % len(names))]
    plan += dice.sample(names, faults % len(names))
    dice.shuffle(plan)
    return plan


async def weather(
    faults: int,
    url: str,
    seed: int = 1,
    tell: Callable[[Count], None] | None = None,
    compiled: Path | None = None,
) -> Count:
    """Lets so many faults come over three processes on one PostgreSQL, and looks at what it holds then."""
    await emptied(url)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory(prefix="tablee-storm-")))
        redis = stack.enter_context(redis_server(folder))
        lines: list[DatabaseLine] = []
        for number in range(PROCESSES):
            (folder / str(number)).mkdir()
            lines.append(DatabaseLine(folder / str(number), url))
            await stack.enter_async_context(lines[-1].open())
        processes = [QuickProcess(folder, line.url, SPEED, PROGRAM, compiled, redis.url) for line in lines]
        for process in processes:
            stack.push_async_callback(process.end)
        await asyncio.gather(*(process.start() for process in processes))
        storm = Storm(processes, lines, redis, seed)
        await storm.run(planned(faults, storm.dice), tell)
        for process in processes:
            assert await process.stop(signal.SIGTERM) in {0, -signal.SIGTERM}
    await look(storm.count, url)
    return storm.count


async def look(count: Count, url: str) -> None:
    """What the database holds; each table is loaded, and so proves itself."""
    registry = TableRegistry(Store(url), QUICK, now=lambda: 0.0)
    await registry.open()
    for table in count.tables:
        rows = await registry.store.log(table)
        count.found.update(client.partition(" ")[2] for _, _, client, _ in rows if " " in client)
        count.found.update(line.text for line in await ChatStore(registry.store).said(table, 10**6, 10**6))
        entries = [log.read(data) for data, *_ in rows]
        played = [entry for entry in entries if isinstance(entry, log.Played)]
        others = "clock" if isinstance(entries[0], log.Opened) and entries[0].clock else "bot"
        count.by[others] += sum(bool(entry.by) for entry in played)
        count.twice += len(played) - len({(entry.seat, entry.decision) for entry in played})
        live = await registry.loader.find_or_none(table)
        if live is None or not await is_verified(registry, live):
            count.broken.append(table)
    await registry.close()
