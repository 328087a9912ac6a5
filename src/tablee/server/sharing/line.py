"""A connection to Redis on which one channel is published to and listened to.

The client connects: addresses, passwords, TLS. What comes after that is so little that we say it ourselves: the
client's own way costs some 180 µs of processor for a message that is sent, and as much in each process that hears it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from redis.asyncio import Redis

END = b"\r\n"
PING = b"*1\r\n$4\r\nPING\r\n"
PUSHED, REFUSED = b">", b"-"  # how what Redis sends begins
SUBSCRIBED = b"$9\r\nsubscribe\r\n"


class BusLine(asyncio.Protocol):
    """One connection on one channel. It needs RESP3, in which whoever listens may also speak."""

    def __init__(self, channel: str, hear: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self.hear = hear
        self.channel = bulk(channel.encode())
        self.head = bulk(b"message") + self.channel  # of what was published
        self.connection: Any = None  # the client's, which would close what nobody refers to
        self.transport: asyncio.Transport | None = None
        self.rest = b""  # of something that has not come whole
        self.unanswered = 0  # pings since anything was heard
        self.listening: asyncio.Future[None] = loop.create_future()
        self.lost: asyncio.Future[Exception] = loop.create_future()  # and why

    async def open(self, redis: Redis, seconds: float) -> None:
        """Connects; returns when all that is published will be heard."""
        pool: Any = redis.connection_pool  # without types
        self.connection = pool.make_connection()
        await self.connection.connect()
        self.transport = cast("asyncio.Transport", self.connection._writer.transport)  # noqa: SLF001 - its only way
        self.transport.set_protocol(self)
        self.transport.write(b"*2\r\n$9\r\nSUBSCRIBE\r\n" + self.channel)
        await asyncio.wait((self.listening, self.lost), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if not self.listening.done():
            raise self.lost.result() if self.lost.done() else TimeoutError("Redis does not answer")

    async def close(self) -> None:
        """Lets go."""
        if self.connection is not None:
            await self.connection.disconnect(nowait=True)

    def publish(self, data: bytes) -> None:
        """Sends something to all who listen."""
        assert self.transport is not None
        self.transport.write(b"*3\r\n$7\r\nPUBLISH\r\n" + self.channel + bulk(data))

    def ping(self) -> None:
        """Asks for a sign of life."""
        assert self.transport is not None
        self.unanswered += 1
        self.transport.write(PING)

    # What the event loop calls ------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Hands on what has come whole; a fault of whoever hears it ends the connection."""
        self.unanswered = 0
        try:
            data = self.rest + data
            self.rest = data[self.take(data) :]
        except Exception as error:  # noqa: BLE001 - whoever waits for the end is told
            self.connection_lost(error)

    def connection_lost(self, error: Exception | None) -> None:
        """It is of no more use."""
        if not self.lost.done():
            self.lost.set_result(error or ConnectionError("Redis has hung up"))
        if self.transport is not None:
            self.transport.abort()

    def take(self, data: bytes) -> int:
        """Reads answers and messages; how far they were there."""
        start = 0
        while (end := data.find(END, start)) >= 0:
            sign = data[start : start + 1]
            if sign == REFUSED:
                raise ConnectionError(data[start + 1 : end].decode(errors="replace"))
            following = end + len(END)
            if sign == PUSHED:
                size = following + len(self.head)
                if len(data) < size:
                    break
                if data.startswith(self.head, following):
                    following = self.take_message(data, size)
                    if following < 0:
                        break
                elif data.startswith(SUBSCRIBED, following) and not self.listening.done():
                    self.listening.set_result(None)
            start = following  # other answers are lines that say nothing new
        return start

    def take_message(self, data: bytes, start: int) -> int:
        """What was published, its length before it; where it ends, or -1 if that has not come."""
        end = data.find(END, start)
        begun = end + len(END)
        if end < 0 or len(data) < (done := begun + int(data[start + 1 : end])) + len(END):
            return -1
        self.hear(data[begun:done])
        return done + len(END)


def bulk(data: bytes) -> bytes:
    """Some bytes as Redis reads them."""
    return b"$%d\r\n%b\r\n" % (len(data), data)
