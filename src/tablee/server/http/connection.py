"""The socket of a page: the handshake is an ASGI request like any other, then messages go straight to the session.

An open socket has no task and no queue of its own, so that a table at which nobody moves costs little.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from tablee.server.http import frames
from tablee.server.http.guard import Message, Scope
from tablee.server.protocol import LONGEST_MESSAGE
from tablee.server.tables.limits import Account
from tablee.server.tables.session import FLOOD, Session

LONGEST_FRAME = 4 * LONGEST_MESSAGE  # what is longer is not even read; what is a little too long gets a refusal
MOST_BEHIND = 256 * 1024  # bytes that a slow page may be behind when there is more for it
KERNEL_BUFFER = 128 * 1024  # bytes that the system holds for a page, beside that
NO_LIMIT = 1 << 30  # we look ourselves how far a page is behind
MOST_CONTROLS = 64  # pings and the like that come at once; a browser sends none by itself
MOST_READ = 32  # messages of one page that wait for their turn before no more are read
TURN_SECONDS = 0.001  # for the messages of one page, before others have their turn
CLOSE_SECONDS = 2.0  # for the other end to say goodbye
CONNECTION = "tablee.connection"  # where the application finds the socket in the scope of its handshake
CLOSES = {"restart": 1012}

logger = logging.getLogger("tablee.http")


class Connection:
    """One socket, made by uvicorn when a request asks for one: an `asyncio.Protocol`, but compiled."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.handshake: Handshake | None = Handshake(self, config)
        self.connections = cast("set[Any]", server_state.connections)
        self.transport: asyncio.Transport
        self.loop = asyncio.get_running_loop()
        self.session: Session | None = None
        self.accepted: set[Connection] = set()  # all that are open, this one among them
        self.frames = frames.Reader(LONGEST_FRAME)
        self.inbox: list[bytes] = []
        self.outbox: list[bytes] = []
        self.working = False  # a message is being obeyed
        self.looping = False
        self.queueing = False  # others have their turn
        self.alive = True  # has answered since the last look
        self.resting = False  # too fast: nothing is read for a while
        self.payer: Account | None = None  # for whom the outbox was filled
        self.closing = ""

    # The connection -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The upgrade is asked for."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(high=NO_LIMIT)
        raw = self.transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL_BUFFER)
        self.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closing = self.closing or "gone"
        self.connections.discard(self)
        self.accepted.discard(self)
        if self.session is not None and not self.working:
            self.session.close()  # else when it has obeyed what it is about

    def eof_received(self) -> None:
        """The page sends nothing more: the transport closes itself."""

    def pause_writing(self) -> None:
        """Never called: see `flush`."""

    def resume_writing(self) -> None:
        """Never called."""

    def shutdown(self) -> None:
        self.hang_up("restart")
        self.transport.close()

    def open(self, session: Session, accepted: set[Connection]) -> None:
        """The handshake is done: the conversation begins."""
        self.session = session
        self.accepted = accepted
        self.handshake = None
        accepted.add(self)

    def is_from(self, address: str) -> bool:
        """Does the page sit at this address?"""
        return self.session is not None and self.session.account.address == address

    # Reading ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Hands every whole message on, one after the other."""
        if self.handshake is not None:
            self.handshake.receive(data)
            return
        session = self.session
        assert session is not None
        if self.closing == FLOOD:
            return
        meter = session.meter
        before = meter.switch(session.account)
        try:
            self.take_apart(data, session)
            self.alive = True
            self.look_at_inbox(session)
        except frames.BadFrame as broken:
            self.close(broken.code, str(broken))
        finally:
            meter.switch(before)

    def look_at_inbox(self, session: Session) -> None:
        """Obeys what has come, or reads no more until it is obeyed."""
        if self.inbox and not self.working and not self.closing:
            self.go_on()
        elif len(self.inbox) > MOST_READ:
            self.transport.pause_reading()
        elif not self.inbox:
            self.slow_down(session)

    def take_apart(self, data: bytes, session: Session) -> None:
        """Puts messages into the inbox, and answers the rest, unless there is no end of it."""
        controls = 0
        for opcode, payload in self.frames.read(data):
            if opcode <= frames.BINARY:
                self.inbox.append(payload)
                continue
            controls += 1
            if controls > MOST_CONTROLS:
                session.say_goodbye(FLOOD)
                return
            self.control(opcode, payload)

    def slow_down(self, session: Session) -> None:
        """Whoever costs too much by what is no message, such as pings, is not read for a while."""
        pause = session.account.pause()
        if pause > 0 and not self.resting and not self.closing and not session.is_flood():
            self.resting = True
            self.transport.pause_reading()
            asyncio.get_running_loop().call_later(pause, self.wake)

    def wake(self) -> None:
        """The pause is over."""
        self.resting = False
        if not self.working:
            self.rest()

    def control(self, opcode: int, payload: bytes) -> None:
        """Ping, pong and close."""
        if opcode == frames.PING:
            self.write(frames.frame(frames.PONG, payload))
        elif opcode == frames.CLOSE:
            self.close(frames.close_code(payload), "")
            self.transport.close()

    def go_on(self) -> None:
        """Obeys what has come, one message after the other; most are done before the next is looked at.

        A page that sends thousands at once is obeyed in turns, so that nobody else waits for all of them.
        """
        session = self.session
        assert session is not None
        if self.looping:
            return
        self.looping = True
        clock = session.meter.clock
        turn_ends = clock() + TURN_SECONDS
        try:
            while self.inbox and not self.working and not self.closing:
                self.working = True
                session.receive(self.inbox.pop(0), self.obeyed)
                if clock() >= turn_ends:
                    break
        except Exception:
            logger.exception("a message could not be obeyed")
            self.obeyed(False)
        finally:
            self.looping = False
        if self.working:
            return
        if self.inbox and not self.closing:
            self.queue()
        else:
            self.rest()

    def queue(self) -> None:
        """Waits for the next turn, and reads nothing meanwhile."""
        if not self.queueing:
            self.queueing = True
            self.transport.pause_reading()
            self.loop.call_soon(self.take_turn)

    def take_turn(self) -> None:
        """The others had theirs."""
        self.queueing = False
        if not self.working:
            self.go_on()

    def obeyed(self, is_fine: bool) -> None:
        """A message was answered, or has brought out a fault of ours."""
        self.working = False
        if not is_fine:
            self.close(frames.INTERNAL_ERROR, "")
        self.go_on()

    def rest(self) -> None:
        """Nothing is left to be obeyed."""
        assert self.session is not None
        if not self.resting and not self.transport.is_reading() and not self.transport.is_closing():
            self.transport.resume_reading()
        if self not in self.connections:
            self.session.close()

    # Sending ------------------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Sends a message; never waits. What the same moment brings goes out together."""
        if self.closing:
            return
        if not self.outbox:
            if self.session is not None:
                self.payer = self.session.meter.payer
            self.loop.call_soon(self.deliver)
        self.outbox.append(frames.frame(frames.TEXT, message))

    def deliver(self) -> None:
        """Sends what has come together; whoever has brought it about pays, however many read it."""
        session = self.session
        if session is None or not self.outbox:
            self.flush()
            return
        meter = session.meter
        before = meter.switch(self.payer)
        try:
            self.flush()
        finally:
            meter.switch(before)

    def flush(self) -> None:
        """Hands what was sent to the network: each time costs more than the bytes do.

        A page may be sent a lot at once, when it comes; not more and more that it does not read.
        """
        outbox = self.outbox
        self.outbox = []
        if not outbox or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_BEHIND:
            self.closing = "slow"
            self.transport.abort()
            return
        self.transport.write(b"".join(outbox))

    def write(self, data: bytes) -> None:
        """Sends bytes as they are, after what was sent before."""
        self.outbox.append(data)
        self.flush()

    def ping(self) -> None:
        """Asks whether the page is still there; who did not answer the last time is not."""
        if self.alive:
            self.alive = False
            self.write(frames.frame(frames.PING, b""))
        else:
            self.transport.abort()

    def hang_up(self, why: str) -> None:
        """Closes when all is sent."""
        self.close(CLOSES.get(why, frames.POLICY_VIOLATION), why)

    def close(self, code: int, why: str) -> None:
        """Says goodbye, and waits a moment for the answer."""
        if self.closing:
            return
        self.closing = why or "closed"
        self.write(frames.close(code, why))
        asyncio.get_running_loop().call_later(CLOSE_SECONDS, self.transport.close)


class Handshake:
    """The request that opens a socket, as the application sees it: it answers with accept or close."""

    def __init__(self, connection: Connection, config: Config) -> None:
        self.connection = connection
        self.app = cast("Callable[..., Awaitable[None]]", config.loaded_app)
        self.protocol = ServerProtocol(max_size=LONGEST_FRAME)
        self.task: asyncio.Task[None] | None = None
        self.early: list[bytes] = []

    def receive(self, data: bytes) -> None:
        """Reads the request; what a page sends before it was accepted waits."""
        if self.task is not None:
            self.early.append(data)
            return
        self.protocol.receive_data(data)
        for request in self.protocol.events_received():
            assert isinstance(request, Request)
            self.response = self.protocol.accept(request)
            if self.protocol.handshake_exc is not None:
                self.respond()
                return
            self.task = asyncio.get_running_loop().create_task(self.run(scope_of(request, self.connection.transport)))
        if self.protocol.parser_exc is not None:
            self.connection.transport.close()

    async def run(self, scope: Scope) -> None:
        scope["extensions"] = {CONNECTION: self.connection}
        try:
            await self.app(scope, self.connect, self.send)
        except Exception:
            logger.exception("a socket could not be opened")
            self.connection.transport.close()
        for data in self.early:
            self.connection.data_received(data)

    async def connect(self) -> Message:
        """The one message that an application can await."""
        return {"type": "websocket.connect"}

    async def send(self, message: Message) -> None:
        if message["type"] != "websocket.accept":
            self.response = self.protocol.reject(403, "")
        self.respond()

    def respond(self) -> None:
        if self.connection.transport.is_closing():
            return
        self.protocol.send_response(self.response)
        self.connection.transport.write(b"".join(self.protocol.data_to_send()))
        if self.response.status_code != 101:  # noqa: PLR2004 - switching protocols
            self.connection.transport.close()


def scope_of(request: Request, transport: asyncio.Transport) -> Scope:
    """The handshake as ASGI describes it."""
    path, _, query = request.path.partition("?")
    return {
        "type": "websocket",
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "wss" if transport.get_extra_info("sslcontext") else "ws",
        "server": transport.get_extra_info("sockname"),
        "client": transport.get_extra_info("peername"),
        "root_path": "",
        "path": path,
        "raw_path": path.encode("ascii"),
        "query_string": query.encode("ascii"),
        "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()],
        "subprotocols": [],
        "state": {},
    }
