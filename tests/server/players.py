"""Players for tests: they speak the protocol as a page does, into a registry directly or through a real socket."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.engine.chance import contribution_seal
from tablee.engine.shapes import BotAnswer
from tablee.server import protocol as p
from tablee.server.http.run import Server
from tablee.server.jobs import AnyJob, JobResult, done
from tablee.server.tables.bots import BotQuestion, Bots, think
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.session import Session
from tablee.server.workers import Workers
from tests.patience import PATIENCE

Message = dict[str, Any]


class Player:
    """What all players do; how messages travel is another matter."""

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat
        self.wire: list[str] = []  # every frame, as it came
        self.messages: list[Message] = []
        self.news = asyncio.Event()
        self.contribution = secrets.token_bytes(16)
        self.has_sealed = False
        self.sent = 0
        self.gone = False

    async def put(self, text: str) -> None:
        """Sends a frame."""
        raise NotImplementedError

    def hear(self, frame: bytes | str) -> None:
        """A frame has come."""
        text = frame.decode() if isinstance(frame, bytes) else frame
        self.wire.append(text)
        self.messages.append(json.loads(text))
        self.news.set()

    async def ask(self, type_: str, /, id_: str | None = None, **fields: Any) -> Message:
        """Sends a message and waits for its answer."""
        self.sent += 1
        id_ = id_ or f"{type_} {self.sent}"
        start = len(self.messages)
        await self.put(json.dumps({"type": type_, "id": id_, **fields}, separators=(",", ":")))
        return await self.wait(lambda message: message.get("id") == id_, start)

    async def do(self, type_: str, /, **fields: Any) -> Message:
        """The same, and it must be done."""
        answer = await self.ask(type_, **fields)
        assert answer["type"] != "refused", answer
        return answer

    async def wait(self, fits: Any, start: int = 0) -> Message:
        """The first message from a place on that fits, or the next one that does."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for message in self.messages[start:]:
                    if fits(message):
                        return message
                start = len(self.messages)
                await self.more()

    async def until(self, holds: Any) -> None:
        """Waits until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await self.more()

    async def more(self) -> None:
        """Waits for another message."""
        if self.gone:
            raise ConnectionError("the server is gone")
        self.news.clear()
        await self.news.wait()

    def last(self, kind: str) -> Message:
        """The latest message of a kind."""
        return next(message for message in reversed(self.messages) if message["type"] == kind)

    @property
    def table(self) -> Message:
        """The table as last told."""
        return self.last("table")

    @property
    def position(self) -> Message:
        """The position as last told."""
        return self.last("position")

    @property
    def decision(self) -> Message | None:
        """What must be decided now."""
        found: Message | None = self.position["decision"]
        return found

    async def greet(self, table: str) -> None:
        """Says hello and looks at a table."""
        await self.do("hello", version=p.VERSION)
        await self.do("watch", table=table)

    async def get_ready(self) -> None:
        """Ready, with a seal; those of an earlier start are spent."""
        if self.has_sealed:
            self.contribution = secrets.token_bytes(16)
        self.has_sealed = True
        await self.do("ready", seat=self.seat, seal=contribution_seal(self.contribution))

    async def contribute(self) -> None:
        """The bytes behind the seal, once the table is closing."""
        await self.until(lambda: self.table["phase"] == "closing")
        await self.do("contribute", seat=self.seat, contribution=self.contribution.hex())

    async def act(self, action: int, **fields: Any) -> Message:
        """Answers the open decision."""
        assert self.decision is not None
        fields = {"seat": self.decision["seat"], "decision": self.decision["number"], "action": action, **fields}
        return await self.ask("act", **fields)

    def log(self, since: int = 0) -> dict[str, Message]:
        """The log as a page puts it together from all positions, or from those that came since a message."""
        lines: dict[str, Message] = {}
        for message in self.messages[since:]:
            if message["type"] == "position":
                lines = {} if message["whole"] else lines
                lines |= {line["id"]: line for line in message["log"]}
        return lines

    async def play_on(self, dice: random.Random) -> None:
        """Plays at random until the table is over."""
        while True:
            await self.until(lambda: self.table["phase"] == "over" or self.decision is not None)
            if self.table["phase"] == "over":
                return
            decision = self.decision
            assert decision is not None
            answer = await self.act(dice.choice(decision["actions"])["action"])
            late = ("stale-decision", "game-over")  # the table was quicker
            assert answer["type"] == "done" or answer["code"] in late, answer
            await self.until(lambda d=decision: self.position["decision"] != d or self.table["phase"] == "over")


class HousePlayer(Player):
    """Speaks to a registry without any network."""

    def __init__(self, registry: TableRegistry, user: str, seat: int = -1) -> None:
        super().__init__(seat)
        self.closed = ""
        self.session = Session(registry, user, self.hear, self.hang_up)

    def hang_up(self, why: str) -> None:
        """The server has hung up."""
        self.closed = why

    async def put(self, text: str) -> None:
        answered = asyncio.get_running_loop().create_future()
        self.session.receive(text, answered.set_result)
        assert await answered, "a fault of the server's"

    def leave(self) -> None:
        """Closes the page."""
        self.session.close()


class SocketPlayer(Player):
    """Speaks through a real socket, with a cookie from the real HTTP API."""

    def __init__(self, socket: ClientConnection, seat: int) -> None:
        super().__init__(seat)
        self.socket = socket
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Hears what comes until the socket closes."""
        try:
            async for frame in self.socket:
                self.hear(frame)
        except ConnectionClosed:
            pass
        finally:
            self.gone = True
            self.news.set()

    async def put(self, text: str) -> None:
        await self.socket.send(text)

    async def close(self) -> None:
        """Closes the page."""
        await self.socket.close()
        await self.reading


class Browser:
    """A browser: cookies, requests, sockets."""

    def __init__(self, port: int) -> None:
        self.port = port
        limits = httpx.Limits(max_keepalive_connections=0)  # the server lets go of silent ones, whenever we look again
        address = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=address, trust_env=False, timeout=PATIENCE, limits=limits)
        self.players: list[SocketPlayer] = []

    async def name(self, name: str) -> str:
        """Tells the server a name; the id of the person."""
        answer = await self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["user"])

    async def open_table(self, game: str, seats: Sequence[str], **more: Any) -> Message:
        """Opens a table."""
        answer = await self.http.post("/api/tables", json={"game": game, "seats": list(seats), **more})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    async def socket(self, seat: int = -1, **more: Any) -> SocketPlayer:
        """Opens a socket with the cookies of this browser."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        origin = f"http://127.0.0.1:{self.port}"
        address = f"ws://127.0.0.1:{self.port}/api/socket"
        opened = await connect(
            address,
            additional_headers=headers,
            origin=more.pop("origin", origin),
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
            close_timeout=PATIENCE,
            **more,
        )
        player = SocketPlayer(opened, seat)
        self.players.append(player)
        return player

    async def close(self) -> None:
        """Closes everything."""
        for player in self.players:
            await player.close()
        await self.http.aclose()


@asynccontextmanager
async def browsers(port: int, *names: str) -> AsyncIterator[list[Browser]]:
    """Browsers of people with these names; an empty name is a spectator without one."""
    opened = [Browser(port) for _ in names]
    try:
        for browser, name in zip(opened, names, strict=True):
            if name:
                await browser.name(name)
        yield opened
    finally:
        for browser in opened:
            await browser.close()


@asynccontextmanager
async def running(server: Server) -> AsyncIterator[int]:
    """A real server in this process; its port."""
    serving = asyncio.create_task(server.serve())
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                assert not serving.done(), "the server has not started"
                await asyncio.sleep(0.01)
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await serving


class BotsHere(Bots):
    """Bots in this process, for a game that only the tests know."""

    async def ask(self, question: BotQuestion) -> Any:
        """Asks without a worker."""
        return msgspec.msgpack.decode(think(msgspec.msgpack.encode(question)), type=BotAnswer)


class WorkersHere(Workers):
    """Jobs done in this process, for the same reason."""

    async def ask(self, job: AnyJob) -> JobResult:
        """Does a job without a worker."""
        return done(job)


async def begin(players: Sequence[Player]) -> None:
    """All are ready and bring their part of chance."""
    for player in players:
        await player.get_ready()
    await asyncio.gather(*(player.contribute() for player in players))
    for player in players:
        await player.wait(lambda message: message["type"] == "position")


async def sit(registry: TableRegistry, game: str, names: str = "abcdef", **more: Any) -> tuple[str, list[HousePlayer]]:
    """A table of a registry at which people called a, b … sit, not yet begun."""
    count = more.pop("players", 2)
    for user in names[:count]:
        if user not in registry.names:
            await registry.name(user, user.upper())
    made = await registry.create(names[0], p.NewTable(game, ["me"] + ["open"] * (count - 1), **more))
    players = [HousePlayer(registry, user, seat) for seat, user in enumerate(names[:count])]
    for player in players:
        await player.greet(made.table)
        if player.seat:
            await player.do("sit_down", seat=player.seat)
    return made.table, players


async def begun(registry: TableRegistry, game: str, **more: Any) -> tuple[str, list[HousePlayer]]:
    """The same, begun."""
    table, players = await sit(registry, game, **more)
    await begin(players)
    return table, players


async def play_out(players: Sequence[Player], seed: int = 1) -> None:
    """All play at random to the end."""
    dice = random.Random(seed)
    await asyncio.gather(*(player.play_on(random.Random(dice.random())) for player in players))


def shift(registry: TableRegistry, seconds: float) -> None:
    """Time passes: clocks are read again."""
    before = registry.now
    registry.now = lambda: before() + seconds
    for live in registry.tables.values():
        live.stop()
        live.settled()
