"""What two players feel while a stranger attacks their server: `python -m benchmarks.attacks`.

Each attack runs for some seconds from one address against a server that was started for it, while two people at another
table play from other addresses. `--python` names the interpreter of another build, older ones among them; with
`--before` an older build is attacked in turn with it, so that both are measured while the machine does the same.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import urlsplit

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tablee.cli.results import machine, write_section

STRANGER = "203.0.113.66"
PLAYERS = ("203.0.113.1", "203.0.113.2")
GONE = (WebSocketException, OSError, httpx.HTTPError, TimeoutError)
PATIENCE = 60.0
VERSION = 1
MOST_SILENT = 1000
THOUGHT = 0.03  # seconds before a move: quicker than people, slower than a flood
COLUMNS = ("attack", "build", "moves", "median ms", "worst ms", "server MB")
SECTION = "What an attack does to others"
SEAL = b"tablee contribution 1"
Attack = Callable[[str], Awaitable[None]]


# Speaking ---------------------------------------------------------------------------------------------


def client(address: str, host: str) -> httpx.AsyncClient:
    """A browser at some address."""
    headers = {"x-forwarded-for": host}
    return httpx.AsyncClient(base_url=address, headers=headers, trust_env=False, timeout=PATIENCE)


async def named(address: str, host: str, name: str) -> httpx.AsyncClient:
    """A browser of somebody with a name."""
    browser = client(address, host)
    await browser.post("/api/me", json={"name": name})
    return browser


async def open_socket(browser: httpx.AsyncClient, host: str, **more: Any) -> ClientConnection:
    """A socket with the cookies of a browser, that has said hello."""
    cookies = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    base = urlsplit(str(browser.base_url))
    headers = {"x-forwarded-for": host, **({"cookie": cookies} if cookies else {})}
    opened = await connect(
        f"ws://{base.netloc}/api/socket", additional_headers=headers, proxy=None, max_size=None, **more
    )
    await opened.send(json.dumps({"type": "hello", "id": "hello", "version": VERSION}))
    return opened


async def open_table(browser: httpx.AsyncClient, game: str = "kahuna") -> str:
    """A table for two."""
    made = await browser.post("/api/tables", json={"game": game, "seats": ["me", "open"]})
    return str(made.json()["table"])


# Playing ----------------------------------------------------------------------------------------------


class Player:
    """Plays at random, and takes the time of each move."""

    def __init__(self, browser: httpx.AsyncClient, host: str, seat: int) -> None:
        self.browser = browser
        self.host = host
        self.seat = seat
        self.times: list[float] = []
        self.sent: dict[str, float] = {}
        self.moves: dict[str, str] = {}
        self.numbers = itertools.count()
        self.contribution = secrets.token_bytes(16)
        self.is_over = False
        self.has_entered = asyncio.Event()

    async def play(self, table: str, first: Player) -> None:
        """One game, or as much of it as there is time for; old servers throw out whoever enters at the same time."""
        if self is not first:
            await first.has_entered.wait()
        socket = await open_socket(self.browser, self.host)
        dice = random.Random(self.seat)
        await self.ask(socket, "watch", table=table)
        if self.seat:
            await self.ask(socket, "sit_down", seat=self.seat)
        length = len(self.contribution).to_bytes(4, "big")
        seal = sha256(len(SEAL).to_bytes(4, "big") + SEAL + length + self.contribution).hexdigest()
        await self.ask(socket, "ready", seat=self.seat, seal=seal)
        answered = -1
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "table" and message["phase"] == "closing":
                await self.ask(socket, "contribute", seat=self.seat, contribution=self.contribution.hex())
            elif message["type"] == "table" and message["phase"] == "over":
                self.is_over = True
                break
            elif message["type"] == "chat":
                self.has_entered.set()
            elif message["type"] == "done" and message["id"] in self.sent:
                self.times.append(time.perf_counter() - self.sent.pop(message["id"]))
            elif message["type"] == "refused" and message["id"] in self.sent:
                await asyncio.sleep(THOUGHT)  # whoever is told to wait tries again, and the move has taken longer
                await socket.send(self.moves[message["id"]])
            elif message["type"] == "position" and message["decision"] is not None:
                decision = message["decision"]
                if decision["number"] != answered:
                    answered = decision["number"]
                    await asyncio.sleep(THOUGHT)
                    action = dice.choice(decision.get("actions") or decision["choices"])["action"]
                    await self.move(socket, seat=self.seat, decision=answered, action=action)
        await socket.close()

    async def move(self, socket: ClientConnection, **fields: int) -> None:
        """Makes a move, whose time runs until it is acknowledged."""
        id_ = f"act {next(self.numbers)}"
        self.moves[id_] = json.dumps({"type": "act", "id": id_, **fields})
        self.sent[id_] = time.perf_counter()
        await socket.send(self.moves[id_])

    async def ask(self, socket: ClientConnection, type_: str, **fields: Any) -> None:
        """Sends a message."""
        await socket.send(json.dumps({"type": type_, "id": f"{type_} {next(self.numbers)}", **fields}))

    def waited(self) -> list[float]:
        """Seconds of each move; one that is not answered yet has lasted until now."""
        return [*self.times, *(time.perf_counter() - since for since in self.sent.values())]


async def play_for(address: str, seconds: float) -> list[float]:
    """Games of two people for so long; the seconds of all moves."""
    browsers = [await named(address, host, f"Player {host[-1]}") for host in PLAYERS]
    found: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        table = await open_table(browsers[0])
        players = [Player(browser, PLAYERS[seat], seat) for seat, browser in enumerate(browsers)]
        with suppress(*GONE):
            async with asyncio.timeout(max(0.0, until - time.monotonic())):
                await asyncio.gather(*(player.play(table, players[0]) for player in players))
        found += [one for player in players for one in player.waited()]
    for browser in browsers:
        await browser.aclose()
    return found


# Attacks ----------------------------------------------------------------------------------------------


async def again_and_again(
    address: str, ask: Callable[[httpx.AsyncClient], Awaitable[Any]], connections: int = 4
) -> None:
    """Asks for something as fast as it is answered, on a few connections."""

    async def one() -> None:
        while True:
            async with client(address, STRANGER) as browser:
                with suppress(*GONE):
                    while True:
                        await ask(browser)

    await asyncio.gather(*(one() for _ in range(connections)))


async def docs(address: str) -> None:
    """The description, on four connections."""
    await again_and_again(address, lambda browser: browser.get("/docs"))


async def openapi(address: str) -> None:
    """The same as JSON."""
    await again_and_again(address, lambda browser: browser.get("/docs/openapi.json"))


async def qr(address: str) -> None:
    """QR codes of long texts, each another one."""
    await again_and_again(
        address, lambda browser: browser.get("/api/qr", params={"text": secrets.token_hex(16) + "x" * 468})
    )


def circuit() -> str:
    """A circuit that nobody has sent yet."""
    text = (files("tablee.games.formula_de") / "data" / "port-corail.toml").read_text(encoding="utf-8")
    return f"{text}\n# {secrets.token_hex(8)}\n"


async def scenery(address: str) -> None:
    """Sceneries of circuits, each another one."""

    def ask(browser: httpx.AsyncClient) -> Awaitable[Any]:
        options = json.dumps({"circuit": "custom", "custom_circuit": circuit()})
        return browser.post("/api/games/formula-de/scenery", json={"options": options})

    await again_and_again(address, ask)


async def survey(address: str) -> None:
    """Circuits to be examined, each another one."""
    await again_and_again(
        address,
        lambda browser: browser.post(
            "/api/games/formula-de/survey", json={"option": "custom_circuit", "text": circuit()}
        ),
    )


async def health(address: str) -> None:
    """The cheapest of all requests, on forty connections."""
    await again_and_again(address, lambda browser: browser.get("/api/health"), 40)


async def pings(address: str) -> None:
    """One socket that sends control frames as fast as they go out."""
    ping = bytes([0x89, 0x80, 0, 0, 0, 0]) * 10_000
    while True:
        async with client(address, STRANGER) as browser:
            with suppress(*GONE):
                socket = await open_socket(browser, STRANGER)
                while True:
                    if socket.transport.get_write_buffer_size() < len(ping):
                        socket.transport.write(ping)
                    await asyncio.sleep(0.0005)


async def messages(address: str) -> None:
    """One socket that sends messages as fast as they are taken."""
    while True:
        async with client(address, STRANGER) as browser:
            with suppress(*GONE):
                socket = await open_socket(browser, STRANGER)
                reading = asyncio.create_task(read_all(socket))
                for number in itertools.count():
                    await socket.send(json.dumps({"type": "follow_lobby", "id": str(number), "on": True}))
                await reading


async def read_all(socket: ClientConnection) -> None:
    """Reads until there is nothing more."""
    with suppress(*GONE):
        async for _ in socket:
            pass


async def coming_and_going(address: str) -> None:
    """Ninety watchers of one table, at which four people come and go without end."""
    host = await named(address, STRANGER, "Mallory")
    table = await open_table(host)
    watch = {"type": "watch", "id": "w", "table": table}
    async with client(address, STRANGER) as nobody:
        watchers = []
        for _ in range(90):
            with suppress(*GONE):
                socket = await open_socket(nobody, STRANGER)
                await socket.send(json.dumps(watch))
                watchers.append(asyncio.create_task(read_all(socket)))

        async def one() -> None:
            while True:
                with suppress(*GONE):
                    socket = await open_socket(host, STRANGER)
                    watchers.append(asyncio.create_task(read_all(socket)))
                    while True:
                        await socket.send(json.dumps(watch))
                        await socket.send(json.dumps({"type": "unwatch", "id": "u"}))

        await asyncio.gather(*(one() for _ in range(4)))


async def deaf(address: str) -> None:
    """Sockets that never read, and ask again and again for a table with a long chat."""
    host = await named(address, STRANGER, "Mallory")
    table = await open_table(host)
    talker = await open_socket(host, STRANGER)
    await talker.send(json.dumps({"type": "watch", "id": "w", "table": table}))
    for number in range(50):
        await talker.send(json.dumps({"type": "say", "id": str(number), "text": "🎲" * 500}))

    async def one() -> None:
        while True:
            with suppress(*GONE):
                socket = await open_socket(host, STRANGER, max_queue=1)
                while True:
                    await socket.send(json.dumps({"type": "watch", "id": "w", "table": table}))
                    await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(50)))


async def tables(address: str) -> None:
    """New names, each with as many public tables as it may open."""
    while True:
        async with client(address, STRANGER) as browser:
            with suppress(*GONE):
                await browser.post("/api/me", json={"name": f"Mallory {secrets.token_hex(4)}"})
                for _ in range(30):
                    await browser.post("/api/tables", json={"game": "tiny", "seats": ["me", "open"], "public": True})


async def silence(address: str) -> None:
    """A thousand connections that send nothing."""
    base = urlsplit(address)
    opened: list[Any] = []
    while True:
        with suppress(OSError):
            opened.append(await asyncio.open_connection(base.hostname, base.port))
        if len(opened) >= MOST_SILENT:
            await asyncio.sleep(1)


ATTACKS: dict[str, Attack] = {
    one.__name__: one
    for one in (
        *(docs, openapi, qr, scenery, survey, health),
        *(pings, messages, coming_and_going, deaf, tables, silence),
    )
}


# Measuring --------------------------------------------------------------------------------------------


def serve(python: str, folder: Path) -> tuple[subprocess.Popen[str], str]:
    """Starts a server of a build; its address."""
    command = [python, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
    log = (folder / "log").open("w")
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout is not None
    for line in server.stdout:
        if "http://" in line:
            return server, line.split()[-1].rstrip("/")
    raise RuntimeError((folder / "log").read_text())


def memory(process: int) -> int:
    """The megabytes that a process holds."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1_000_000


def measure(python: str, name: str, seconds: float) -> tuple[str, ...]:
    """One attack: how many moves, their median and worst in milliseconds, the server's memory."""
    with tempfile.TemporaryDirectory() as folder:
        server, address = serve(python, Path(folder))
        stranger = None
        try:
            if name:
                command = [sys.executable, "-m", "benchmarks.attacks", "--be", name, "--address", address]
                stranger = subprocess.Popen(command, stderr=subprocess.DEVNULL)
                time.sleep(1)
            try:
                times = asyncio.run(play_for(address, seconds))
            except GONE:
                times = []  # they did not even get in
            megabytes = memory(server.pid)
        finally:
            for process in (stranger, server):
                if process is not None:
                    process.send_signal(signal.SIGKILL)
                    process.wait()
    if not times:
        return "0", "–", "–", str(megabytes)
    milliseconds = [1000 * one for one in times]
    return str(len(times)), f"{median(milliseconds):.1f}", f"{max(milliseconds):.0f}", str(megabytes)


def main() -> None:
    """Runs the attacks that were named, or all of them."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.attacks", description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"which: {', '.join(ATTACKS)}; without any, all of them")
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the build that is attacked")
    parser.add_argument("--before", help="the interpreter of an older build, to compare with")
    parser.add_argument("--write", type=Path, help="also writes the table to this file, as Markdown")
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each attack lasts")
    parser.add_argument("--be", help=argparse.SUPPRESS)
    parser.add_argument("--address", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.be:
        asyncio.run(ATTACKS[asked.be](asked.address))  # type: ignore[arg-type]
        return
    unknown = set(asked.attacks) - set(ATTACKS)
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)}; there are: {', '.join(ATTACKS)}")
    builds = {"before": asked.before, "now": asked.python} if asked.before else {"now": asked.python}
    rows = []
    for name in ("", *(asked.attacks or ATTACKS)):
        for build, python in builds.items():
            rows.append((name or "(none)", build, *measure(python, name, asked.seconds)))
            Console(stderr=True).print("\t".join(rows[-1]))
    shown = Table(*COLUMNS)
    for row in rows:
        shown.add_row(*row)
    Console().print(shown)
    if asked.write:
        write_section(asked.write, SECTION, markdown(rows, asked.seconds))


def markdown(rows: list[tuple[str, ...]], seconds: float) -> str:
    """The table as it stands in a document."""
    lines = [
        f"Made by `python -m benchmarks.attacks` on {machine()}.",
        f"For {seconds:g} seconds a stranger does this, and two others play.",
        "A move that was refused or not answered counts with all the time that it took.",
        "",
        f"| {' | '.join(COLUMNS)} |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
        *(f"| {' | '.join(row)} |" for row in rows),
    ]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
