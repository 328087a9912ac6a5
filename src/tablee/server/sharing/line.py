"""A connection to Redis on which some channels are listened to, and any are published to.

The client connects: addresses, passwords, TLS. What comes after that is so little that we say it ourselves: the
client's own way costs some 180 µs of processor for a message that is sent, and as much in each process that hears it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from redis.asyncio import Redis

END = b"\r\n"
PING = b"*1\r\n$4\r\nPING\r\n"
PUSHED, REFUSED = b">", b"-"  # how what Redis sends begins
SUBSCRIBED = b"$9\r\nsubscribe\r\n"
MESSAGE = b"$7\r\nmessage\r\n"


class BusLine(asyncio.Protocol):
    """One connection on some channels. It needs RESP3, in which whoever listens may also speak."""

    def __init__(self, channels: Sequence[str], hear: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self.hear = hear
        self.channels = [channel.encode() for channel in channels]
        self.unheard = len(channels)  # that are not listened to yet
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
        self.transport.write(command(b"SUBSCRIBE", *self.channels))
        await asyncio.wait((self.listening, self.lost), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        if not self.listening.done():
            raise self.lost.result() if self.lost.done() else TimeoutError("Redis does not answer")

    async def close(self) -> None:
        """Lets go."""
        if self.connection is not None:
            await self.connection.disconnect(nowait=True)

    def publish(self, messages: Iterable[tuple[str, bytes]]) -> None:
        """Sends something on each of some channels to all who listen there."""
        assert self.transport is not None
        self.transport.write(b"".join(command(b"PUBLISH", channel.encode(), data) for channel, data in messages))

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
                following = self.take_pushed(data, following)
                if following < 0:
                    break
            start = following  # other answers are lines that say nothing new
        return start

    def take_pushed(self, data: bytes, start: int) -> int:
        """What Redis tells by itself; where it ends, or -1 if that has not come."""
        if data.startswith(MESSAGE, start):
            begun, end = end_of_bulk(data, end_of_bulk(data, start + len(MESSAGE))[1])
            if end >= 0:
                self.hear(data[begun : end - len(END)])
            return end
        _, end = end_of_bulk(data, start)
        if end >= 0 and data.startswith(SUBSCRIBED, start):
            self.unheard -= 1
            if not self.unheard and not self.listening.done():
                self.listening.set_result(None)
        return end


def end_of_bulk(data: bytes, start: int) -> tuple[int, int]:
    """Where bytes begin that have their length before them, and where what follows does: -1 if that has not come."""
    end = data.find(END, start) if start >= 0 else -1
    if end < 0:
        return -1, -1
    begun = end + len(END)
    following = begun + int(data[start + 1 : end]) + len(END)
    return begun, following if following <= len(data) else -1


def command(*parts: bytes) -> bytes:
    """Something that Redis is to do."""
    return b"*%d\r\n%b" % (len(parts), b"".join(map(bulk, parts)))


def bulk(data: bytes) -> bytes:
    """Some bytes as Redis reads them."""
    return b"$%d\r\n%b\r\n" % (len(data), data)
