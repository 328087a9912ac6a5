"""Redis, or Valkey: carries between processes what may be lost. Without an answer they look themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
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
FAILURES = (RedisError, OSError)
AGAIN_SECONDS = 0.5  # before a lost connection is tried again
ANSWER_SECONDS = 2.0  # for Redis to answer, else it counts as gone
GATHER_SECONDS = 0.005  # from one message to the next: under load one tells of many moves
MOST_WAITING = 10_000  # notices; more than that are of no use to anybody


class Telling(msgspec.Struct, frozen=True, omit_defaults=True, array_like=True):
    """What one process tells the others."""

    kind: str  # grew, said, here, news, lobby, spent
    table: str = ""
    length: int = 0  # of the log of a table that has grown
    spent: dict[str, float] = {}  # milliseconds that people and addresses have cost elsewhere


class Tellings(msgspec.Struct, frozen=True, array_like=True):
    """All that one process tells at once.

    Every process hears of every table, and passes over those that it does not have: that costs less than a channel for
    each table, because a message costs a hundred times what is in it.
    """

    sender: str
    told: list[Telling]


read_tellings = msgspec.json.Decoder(Tellings).decode


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
        self.waiting: list[Telling] = []
        self.news = asyncio.Event()  # something is to be sent
        self.is_up = False
        self.has_complained = False  # since it was last there
        self.is_closing = False

    # Sending ------------------------------------------------------------------------------------------

    def tell(self, kind: str, table: str = "", length: int = 0, spent: dict[str, float] | None = None) -> None:
        """Tells the others, soon; what nobody can carry now is forgotten."""
        if self.is_up and len(self.waiting) < MOST_WAITING:
            self.waiting.append(Telling(kind, table, length, spent or {}))
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
            self.is_up = True
            self.has_complained = False
            logger.info("the bus is there")
            try:
                async with asyncio.TaskGroup() as group:
                    group.create_task(self.listen(listening))
                    group.create_task(self.send())
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
        """One message; what cannot be read comes from somebody else."""
        with suppress(msgspec.MsgspecError):
            message = read_tellings(data)
            if message.sender != self.me:
                for telling in message.told:
                    self.hear(telling)

    async def send(self) -> None:
        """Sends what is waiting, all at once."""
        while not self.is_closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN_SECONDS):
                    await self.news.wait()
            self.news.clear()
            waiting, self.waiting = self.waiting, []
            if waiting:
                await self.redis.publish(EVERYBODY, msgspec.json.encode(Tellings(self.me, waiting)))
                await asyncio.sleep(GATHER_SECONDS)
            else:
                await self.redis.ping()

    async def close(self) -> None:
        """Lets go."""
        self.is_closing = True
        self.news.set()

    async def disconnect(self) -> None:
        """After the last word."""
        with suppress(*FAILURES):
            await self.redis.aclose()
