"""Redis, or Valkey: carries between processes what may be lost. Without an answer they look themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

logger = logging.getLogger("tablee.sharing")
EVERYBODY = "tablee"  # the channel of all processes
TABLE = "tablee table "  # and the id: the channel of those that have this table in memory
FAILURES = (RedisError, OSError)
AGAIN_SECONDS = 0.5  # before a lost connection is tried again
ANSWER_SECONDS = 2.0  # for Redis to answer, else it counts as gone
MOST_WAITING = 10_000  # notices; more than that are of no use to anybody


class Telling(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """What one process tells the others."""

    sender: str
    kind: str  # grew, said, here, news, lobby, spent
    table: str = ""
    length: int = 0  # of the log of a table that has grown
    spent: dict[str, float] = {}  # milliseconds that people and addresses have cost elsewhere


read_telling = msgspec.json.Decoder(Telling).decode


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
        self.tables: set[str] = set()  # whose channels are heard
        self.wanted: set[str] = set()  # and should be
        self.waiting: list[tuple[str, bytes]] = []
        self.news = asyncio.Event()  # something is to be sent, or to be listened to
        self.is_up = False
        self.has_complained = False  # since it was last there
        self.is_closing = False

    # Sending ------------------------------------------------------------------------------------------

    def tell(self, kind: str, table: str = "", length: int = 0, spent: dict[str, float] | None = None) -> None:
        """Tells the others, soon; what nobody can carry now is forgotten."""
        if self.is_up and len(self.waiting) < MOST_WAITING:
            telling = Telling(self.me, kind, table, length, spent or {})
            self.waiting.append((TABLE + table if table else EVERYBODY, msgspec.json.encode(telling)))
            self.news.set()

    def follow(self, tables: Iterable[str]) -> None:
        """Hears of these tables, and of no others."""
        wanted = set(tables)
        if wanted != self.wanted:
            self.wanted = wanted
            self.news.set()

    # Life ---------------------------------------------------------------------------------------------

    async def run_forever(self) -> None:
        """Connects, again and again."""
        while not self.is_closing:
            try:
                await self.talk()
            except FAILURES as error:
                if not self.has_complained:
                    self.has_complained = True
                    logger.warning("the bus is gone", extra={"why": type(error).__name__})
            self.is_up = False
            self.waiting.clear()
            if not self.is_closing:
                await asyncio.sleep(AGAIN_SECONDS)

    async def talk(self) -> None:
        """Listens and sends until the connection is lost."""
        async with self.redis.pubsub(ignore_subscribe_messages=True) as listening:
            await listening.subscribe(EVERYBODY)
            self.tables = set()
            await self.listen_to_wanted(listening)
            self.is_up = True
            self.has_complained = False
            logger.info("the bus is there")
            try:
                async with asyncio.TaskGroup() as group:
                    group.create_task(self.listen(listening))
                    group.create_task(self.send(listening))
            except ExceptionGroup as errors:
                _, others = errors.split(FAILURES)
                if others is not None:  # a fault of ours, or of the library's: a new connection is worth a try
                    logger.exception("the bus failed", exc_info=others)
                raise ConnectionError(str(errors.exceptions[0])) from errors

    async def listen(self, listening: PubSub) -> None:
        """Hands on what the others tell."""
        while not self.is_closing:
            found: Any = await listening.get_message(timeout=AGAIN_SECONDS)
            if found is not None:
                self.take(found["data"])

    def take(self, data: bytes) -> None:
        """One telling; what cannot be read comes from somebody else."""
        with suppress(msgspec.MsgspecError):
            telling = read_telling(data)
            if telling.sender != self.me:
                self.hear(telling)

    async def send(self, listening: PubSub) -> None:
        """Sends what is waiting, all at once, and listens to what is wanted."""
        while not self.is_closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_SECONDS):
                    await self.news.wait()
            self.news.clear()
            await self.listen_to_wanted(listening)
            waiting, self.waiting = self.waiting, []
            if waiting:
                async with self.redis.pipeline(transaction=False) as pipeline:
                    for channel, data in waiting:
                        pipeline.publish(channel, data)
                    await pipeline.execute()
            else:
                await self.redis.ping()

    async def listen_to_wanted(self, listening: PubSub) -> None:
        """Listens to the tables that have come into memory, and no more to those that have left it."""
        new, old = self.wanted - self.tables, self.tables - self.wanted
        if new:
            await listening.subscribe(*(TABLE + id_ for id_ in new))
        if old:
            await listening.unsubscribe(*(TABLE + id_ for id_ in old))
        self.tables = set(self.wanted)

    async def close(self) -> None:
        """Lets go."""
        self.is_closing = True
        self.news.set()

    async def disconnect(self) -> None:
        """After the last word."""
        with suppress(*FAILURES):
            await self.redis.aclose()
