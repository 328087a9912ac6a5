"""Redis, or Valkey: carries between processes what may be lost. Without an answer they look themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tablee.server.sharing.line import BusLine
from tablee.server.sharing.seals import Seals
from tablee.server.store.rows import LogRow

logger = logging.getLogger("tablee.sharing")
EVERYBODY = "tablee"  # the channel of all processes
FAILURES = (RedisError, OSError)
AGAIN_SECONDS = 0.5  # before a lost connection is tried again; from one sign of life of Redis to the next
ANSWER_SECONDS = 2.0  # for Redis to answer, else it counts as gone
GATHER_SECONDS = 0.02  # from one message to the next: under load one tells of many moves
MOST_WAITING = 10_000  # notices; more than that are of no use to anybody


class Telling(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """What one process tells the others."""

    kind: str  # grew, said, here, news, lobby, spent
    table: str = ""
    length: int = 0  # of the log of a table that has grown
    row: LogRow | None = None  # by which it has, where that is a move: then nobody need read it
    spent: dict[str, float] = {}  # milliseconds that people and addresses have cost elsewhere


# Every process hears of every table, and passes over those that it does not have: that costs less than a channel for
# each table, because a message costs many times what is in it.
read_tellings = msgspec.msgpack.Decoder(list[Telling]).decode
write_tellings = msgspec.msgpack.Encoder().encode


def connect(url: str) -> Redis:
    """A client; nothing is sent yet."""
    return Redis.from_url(
        url,
        socket_timeout=ANSWER_SECONDS,
        socket_connect_timeout=ANSWER_SECONDS,
        health_check_interval=1,
        retry=Retry(NoBackoff(), 0),  # we try again ourselves, and say so meanwhile
    )


class Bus:
    """One process on the bus."""

    def __init__(self, url: str, me: str, hear: Callable[[Telling], None]) -> None:
        self.me = me
        self.hear = hear
        self.redis = connect(url)
        self.line: BusLine | None = None
        self.seals: Seals | None = None
        self.waiting: list[Telling] = []
        self.is_gathering = False  # the next message has its time
        self.has_complained = False  # since it was last there
        self.is_closing = False

    @property
    def is_up(self) -> bool:
        """Is Redis there?"""
        return self.line is not None

    # Telling and hearing ------------------------------------------------------------------------------

    def tell(
        self,
        kind: str,
        table: str = "",
        length: int = 0,
        row: LogRow | None = None,
        spent: dict[str, float] | None = None,
    ) -> None:
        """Tells the others, soon; what nobody can carry now is forgotten."""
        if self.line is not None and len(self.waiting) < MOST_WAITING:
            self.waiting.append(Telling(kind, table, length, row, spent or {}))
            if not self.is_gathering:
                self.is_gathering = True
                asyncio.get_running_loop().call_soon(self.send)

    def send(self) -> None:
        """Sends what is waiting, all at once; what comes meanwhile waits for the next time."""
        waiting, self.waiting = self.waiting, []
        self.is_gathering = bool(waiting)
        if waiting and self.line is not None and self.seals is not None:
            self.line.publish(self.seals.seal(write_tellings(waiting)))
        if waiting:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self.send)

    def take(self, data: bytes) -> None:
        """One message."""
        message = self.seals.open(data) if self.seals is not None else None
        if message is not None:
            for telling in read_tellings(message):
                self.hear(telling)

    # Life ---------------------------------------------------------------------------------------------

    async def run_forever(self, key: bytes) -> None:
        """Connects, again and again; the key is that of all processes on one database."""
        self.seals = Seals(self.me, key)
        while not self.is_closing:
            try:
                await self.talk()
            except FAILURES as error:
                if not self.has_complained:
                    self.has_complained = True
                    logger.warning("the bus is gone", extra={"why": type(error).__name__})
            except Exception:  # a fault of ours, or of the library's: a new connection is worth a try
                logger.exception("the bus failed")
            if not self.is_closing:
                await asyncio.sleep(AGAIN_SECONDS)

    async def talk(self) -> None:
        """Is there until the connection is lost."""
        line = BusLine(EVERYBODY, self.take)
        try:
            await line.open(self.redis, ANSWER_SECONDS)
            self.line = line
            self.has_complained = False
            logger.info("the bus is there")
            while not self.is_closing:
                if line.unanswered * AGAIN_SECONDS >= ANSWER_SECONDS:
                    raise TimeoutError("Redis does not answer")
                line.ping()
                await asyncio.wait((line.lost,), timeout=AGAIN_SECONDS)
                if line.lost.done() and not self.is_closing:
                    raise line.lost.result()
        finally:
            self.line = None
            self.waiting.clear()
            await line.close()

    async def close(self) -> None:
        """Lets go."""
        self.is_closing = True
        if self.line is not None:
            await self.line.close()

    async def disconnect(self) -> None:
        """After the last word."""
        with suppress(*FAILURES):
            await self.redis.aclose()
