"""The socket as a bare ASGI handler: carries messages between a page and its session, nothing else."""

from __future__ import annotations

import asyncio
from collections import deque

from tablee.server.http.guard import Receive, Scope, Send
from tablee.server.tables.house import House
from tablee.server.tables.session import Session

MOST_WAITING = 2000  # messages that a slow page may be behind
POLICY_VIOLATION = 1008
CLOSES = {"restart": 1012, "slow": 1013}


class Line:
    """One socket: what is to be sent waits here, so that nobody waits for a slow page."""

    def __init__(self, send: Send) -> None:
        self.carry = send
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closed = asyncio.Event()
        self.closing = ""

    def send(self, message: bytes) -> None:
        """Takes a message; never waits."""
        if self.closing:
            return
        self.waiting.append(message)
        if len(self.waiting) > MOST_WAITING:
            self.hang_up("slow")
        self.wake.set()

    def hang_up(self, why: str) -> None:
        """Closes when all is sent."""
        self.closing = self.closing or why
        self.wake.set()

    async def run(self) -> None:
        """Sends what is waiting."""
        while True:
            while self.waiting:
                await self.carry({"type": "websocket.send", "text": self.waiting.popleft().decode()})
            if self.closing:
                code = CLOSES.get(self.closing, POLICY_VIOLATION)
                await self.carry({"type": "websocket.close", "code": code, "reason": self.closing})
                return
            self.wake.clear()
            await self.wake.wait()


async def talk(scope: Scope, receive: Receive, send: Send, house: House, user: str, lines: set[Line]) -> None:
    """One conversation, from the first message to the last."""
    await receive()
    await send({"type": "websocket.accept"})
    line = Line(send)
    lines.add(line)
    client = scope.get("client") or ("",)
    session = Session(house, user, line.send, line.hang_up, f"address {client[0]}")
    sending = asyncio.create_task(line.run())
    try:
        while not sending.done():
            message = await receive()
            if message["type"] == "websocket.disconnect":
                break
            await session.receive(message.get("text") or message.get("bytes") or b"")
    finally:
        session.close()
        lines.discard(line)
        line.closed.set()
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
