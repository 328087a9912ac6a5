"""Redis, or Valkey: carries between processes what may be lost. Without an answer they look themselves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from tablee.server.sharing.line import BusLine
from tablee.server.sharing.seals import Seals
from tablee.server.sharing.telling import Telling, read_tellings, write_tellings

logger = logging.getLogger("tablee.sharing")
# The channel of all processes; each has one of its own beside it. There is none for each table, because a message costs
# many times what is in it.
EVERYBODY = "tablee"
FAILURES = (RedisError, OSError)
AGAIN_SECONDS = 0.5  # before a lost connection is tried again; from one sign of life of Redis to the next
ANSWER_SECONDS = 2.0  # for Redis to answer, else it counts as gone
GATHER_SECONDS = 0.02  # from one message to the next: under load one tells of many moves
MOST_WAITING = 10_000  # notices; more than that are of no use to anybody


def connect(url: str) -> Redis:
    """A client; nothing is sent yet."""
    return Redis.from_url(
        url,
        socket_timeout=ANSWER_SECONDS,
        socket_connect_timeout=ANSWER_SECONDS,
        health_check_interval=1,
        retry=Retry(NoBackoff(), 0),  # we try again ourselves, and say so meanwhile
    )


def channel_of(process: str) -> str:
    """On which a process is told something."""
    return process if process == EVERYBODY else f"{EVERYBODY}:{process}"


class Bus:
    """One process on the bus."""

    def __init__(
        self, url: str, me: str, hear: Callable[[Telling], None], joined: Callable[[], None] = lambda: None
    ) -> None:
        self.me = me
        self.hear = hear
        self.joined = joined  # is told whenever the others can be spoken to anew
        self.redis = connect(url)
        self.line: BusLine | None = None
        self.seals: Seals | None = None
        self.waiting: dict[str, list[Telling]] = {}  # for whom
        self.count = 0  # of all that is waiting
        self.is_gathering = False  # the next message has its time
        self.has_complained = False  # since it was last there
        self.is_closing = False

    @property
    def is_up(self) -> bool:
        """Is Redis there?"""
        return self.line is not None

    # Telling and hearing ------------------------------------------------------------------------------

    def tell(self, telling: Telling, to: Iterable[str] = (EVERYBODY,)) -> None:
        """Tells all others or some, soon; what nobody can carry now is forgotten."""
        if self.line is None or self.count >= MOST_WAITING:
            return
        for process in to:
            self.waiting.setdefault(process, []).append(telling)
            self.count += 1
        if not self.is_gathering and self.count:
            self.is_gathering = True
            asyncio.get_running_loop().call_soon(self.send)

    def send(self) -> None:
        """Sends what is waiting, all at once; what comes meanwhile waits for the next time."""
        waiting, self.waiting, self.count = self.waiting, {}, 0
        self.is_gathering = bool(waiting)
        if waiting and self.line is not None and self.seals is not None:
            seal = self.seals.seal
            order = sorted(waiting, key=EVERYBODY.__eq__)  # who leaves a table and comes back has come back
            self.line.publish((channel_of(process), seal(write_tellings(waiting[process]))) for process in order)
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
        line = BusLine((EVERYBODY, channel_of(self.me)), self.take)
        try:
            await line.open(self.redis, ANSWER_SECONDS)
            self.line = line
            self.has_complained = False
            logger.info("the bus is there")
            self.joined()
            while not self.is_closing:
                if line.unanswered * AGAIN_SECONDS >= ANSWER_SECONDS:
                    raise TimeoutError("Redis does not answer")
                line.ping()
                await asyncio.wait((line.lost,), timeout=AGAIN_SECONDS)
                if line.lost.done() and not self.is_closing:
                    raise line.lost.result()
        finally:
            self.line = None
            self.waiting, self.count = {}, 0
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
