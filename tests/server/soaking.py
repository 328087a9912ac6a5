"""A server that people play on for a long time: bots, chat, onlookers that come and go, records; and what it holds."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from tests.patience import PATIENCE
from tests.server.players import Browser
from tests.server.siege import Count, Group, Process

# Few ended tables stay in memory, so that what is kept for good shows soon. Its time runs fast, for the clocks.
PROGRAM = """
import asyncio, json, signal, sys, time
from dataclasses import replace
from pathlib import Path
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tests.server.conftest import QUICK

def started():
    asyncio.get_running_loop().add_signal_handler(signal.SIGUSR1, report)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)

def report():
    application = server.application
    counts = {
        "tasks": len(asyncio.all_tasks()),
        "sockets": len(application.connections),
        "tables": len(application.registry.tables),
    }
    print(json.dumps(counts), flush=True)

settings = replace(
    QUICK,
    delay=(0.0, 0.02),
    cached_tables=20,
    lobby_seconds=0.25,
    closing_seconds=10_000.0,
    names_per_address=1_000_000,
)
config = Config(port=int(sys.argv[1]), data=Path(sys.argv[2]), database_url=sys.argv[3], settings=settings)
server = make_server(config, started)
server.application.registry.now = lambda: time.time() * float(sys.argv[4])
server.run()
"""
SPEED = 40.0
ENDED = 5  # games of which records and replays are asked for
# A difference of so much is no growth: memory comes in large pieces, and sockets close when the others get to it.
TOLERANCE = {"megabytes": 0.05, "workers": 0.05, "files": 0.25, "tasks": 0.25, "threads": 0.25}
NO_LESS_THAN = {"megabytes": 4, "workers": 8, "files": 15, "tasks": 15, "threads": 4}


@dataclass(frozen=True)
class Sample:
    """What a server holds at a moment."""

    seconds: float
    megabytes: float  # resident, of the server's own process
    workers: float  # of all processes that it has started
    files: int
    tasks: int
    threads: int
    sockets: int  # of pages
    tables: int  # in memory
    moves: int  # so far


def resident(process: int) -> float:
    """The megabytes that a process holds; 0 if it is no more."""
    try:
        status = Path(f"/proc/{process}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    found = [int(line.split()[1]) / 1000 for line in status.splitlines() if line.startswith("VmRSS:")]
    return found[0] if found else 0.0


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return [int(child) for file in tasks for child in file.read_text().split()]


def growing(samples: list[Sample]) -> dict[str, tuple[float, float]]:
    """What grows after the warm-up, a third of the time: its median in the second third and in the last."""
    third = len(samples) // 3
    found = {}
    for name, tolerance in TOLERANCE.items():
        before, after = (
            median(getattr(one, name) for one in part) for part in (samples[third : 2 * third], samples[2 * third :])
        )
        if after - before > max(NO_LESS_THAN[name], tolerance * before):
            found[name] = (before, after)
    return found


@dataclass
class Soak:
    """Everybody who does something on one server."""

    server: Process
    dice: random.Random
    did: Counter[str] = field(default_factory=Counter)
    count: Count = field(default_factory=Count)
    groups: list[Group] = field(default_factory=list)
    ended: deque[tuple[str, int]] = field(default_factory=lambda: deque(maxlen=ENDED))  # with the last entry
    began: float = field(default_factory=time.monotonic)
    stops: bool = False

    async def sample(self) -> Sample:
        """Looks at the server from outside, and asks it for its tasks."""
        process = self.server.process
        assert process is not None
        assert process.stdout is not None
        process.send_signal(signal.SIGUSR1)
        told = json.loads(await asyncio.wait_for(process.stdout.readline(), PATIENCE))
        folder = Path(f"/proc/{process.pid}")
        return Sample(
            seconds=time.monotonic() - self.began,
            megabytes=resident(process.pid),
            workers=sum(resident(one) for one in children(process.pid)),
            files=len(list((folder / "fd").iterdir())),
            tasks=told["tasks"],
            threads=len(list((folder / "task").iterdir())),
            sockets=told["sockets"],
            tables=told["tables"],
            moves=len(self.count.moves),
        )

    async def at_rest(self) -> Sample:
        """When the server has noticed that everybody has left."""
        async with asyncio.timeout(PATIENCE):
            while True:
                sample = await self.sample()
                if not sample.sockets:
                    return sample
                await asyncio.sleep(0.05)

    async def play(self, group: Group) -> None:
        """One game after the other; each with new sockets, then its record is fetched and its replay looked at."""
        while not group.stops:
            group.players = [await browser.socket(seat) for seat, browser in enumerate(group.people)]
            await group.begin()
            await group.play(self.dice)
            if group.players[0].table["phase"] == "over":
                self.did["games"] += 1
                self.ended.append((group.table, group.players[0].position["entry"]))
                await self.take_home(group)
            for browser, player in zip(group.people, group.players, strict=True):
                await player.close()
                browser.players.remove(player)

    async def take_home(self, group: Group) -> None:
        """What people look at after a game."""
        table, last = self.ended[-1]
        http = group.people[0].http
        for address in ("record", "proof", "told", *(f"at/{self.dice.randint(0, last)}" for _ in range(5))):
            answer = await http.get(f"/api/tables/{table}/{address}")
            while answer.status_code == 429:  # all of them share an address, and so the workers that it may have
                await asyncio.sleep(0.1)
                answer = await http.get(f"/api/tables/{table}/{address}")
            assert answer.status_code == 200, answer.text
            self.did[address.partition("/")[0]] += 1

    async def look_on(self) -> None:
        """People who come, look, and go, one after the other."""
        while not self.stops:
            browser = Browser(self.server.port)
            try:
                await self.visit(browser)
            finally:
                await browser.close()

    async def visit(self, browser: Browser) -> None:
        """Looks at a table, reads its chat, follows the lobby; a telephone that is switched off then says nothing."""
        if self.dice.random() < 0.2:
            await browser.name("Passer-by")
        page = await browser.socket()
        tables = [*(group.table for group in self.groups if group.table), *(table for table, _ in self.ended)]
        if tables:
            await page.greet(self.dice.choice(tables))
            lines = page.last("chat")["lines"]
            await page.do("earlier_lines", before=lines[0]["line"] if lines else 0)
            await page.do("follow_lobby")
            self.did["onlookers"] += 1
        await browser.http.get("/api/tables")
        await browser.http.get("/api/qr", params={"text": f"http://club.example/{self.dice.random()}"})
        await asyncio.sleep(self.dice.random() / 2)
        if self.dice.random() < 0.3:
            page.socket.transport.abort()
            self.did["aborted"] += 1


async def gather_groups(port: int, count: Count) -> list[Group]:
    """Four tables: people among themselves, with bots, and with somebody for whom the clock answers."""
    groups = [
        Group([Browser(port), Browser(port)], count, "kahuna", ["me", "open"], public=True),
        Group([Browser(port)], count, "pique-plume", ["me", "bot:perfect"]),
        Group([Browser(port)], count, "tiny", ["me", "bot:novice"], public=True),
        Group([Browser(port), Browser(port)], count, "cartagena", ["me", "open"], clock=30),
    ]
    for group in groups:
        for browser in group.people:
            await browser.name("Ana")
    return groups


async def soak(
    data: Path,
    seconds: float,
    every: float = 1.0,
    compiled: Path | None = None,
    tell: Callable[[Sample], None] | None = None,
    is_enough: Callable[[Soak], bool] = lambda one: True,
) -> tuple[Soak, list[Sample]]:
    """Lets everybody play for a while, and until it is enough; what the server held before, meanwhile and after."""
    server = Process(data, "", SPEED, PROGRAM, compiled)
    await server.start()
    try:
        one = Soak(server, random.Random(1))
        one.groups = await gather_groups(server.port, one.count)
        samples = [await one.sample(), *await watched(one, seconds, every, tell, is_enough)]
        samples.append(await one.at_rest())
    finally:
        await server.stop(signal.SIGTERM)
    return one, samples


async def watched(
    one: Soak,
    seconds: float,
    every: float,
    tell: Callable[[Sample], None] | None,
    is_enough: Callable[[Soak], bool],
) -> list[Sample]:
    """Samples taken while everybody is busy; what fails there fails here."""
    work: list[Coroutine[Any, Any, None]] = [*map(one.play, one.groups), *(one.look_on() for _ in range(3))]
    tasks = [asyncio.create_task(each) for each in work]
    samples = []
    try:
        while time.monotonic() - one.began < seconds or not is_enough(one):
            assert time.monotonic() - one.began < seconds + PATIENCE, one.did
            ended, _ = await asyncio.wait(tasks, timeout=every, return_when=asyncio.FIRST_COMPLETED)
            for task in ended:
                task.result()
            samples.append(await one.sample())
            if tell is not None:
                tell(samples[-1])
    finally:
        one.stops = True
        for group in one.groups:
            group.stops = True
        await asyncio.wait(tasks, timeout=PATIENCE)
        for group in one.groups:
            for browser in group.people:
                await browser.close()
    return samples
