"""Bots that think elsewhere: questions go through a stream of Redis to whoever takes them, answers come back.

A question holds what a seat may know and nothing else. Nothing depends on an answer: a question whose thinker died
is taken by another, and where nobody thinks, or Redis is gone, the process that asks thinks itself.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from redis.exceptions import ResponseError

from tablee.server.sharing.bus import AGAIN_SECONDS, FAILURES, connect

if TYPE_CHECKING:
    from tablee.server.sharing.bus import Bus
    from tablee.server.tables.bots import Bots

logger = logging.getLogger("tablee.thinking")
QUESTIONS = "tablee questions"  # the stream
THINKERS = "thinkers"  # the group of its readers
ANSWERS = "tablee answers "  # and the id of a process: a list of what it has asked for
HERE = "tablee thinkers"  # is there while anybody thinks
SIGN_SECONDS = 1.0  # so often a thinker gives a sign of life
DEAD_SECONDS = 3.0  # without one its questions are taken by others
KEPT_SECONDS = 60  # for an answer, if nobody fetches it
MOST_QUESTIONS = 10_000
PATIENCE = 20.0  # seconds for an answer; then who asks thinks itself
END_SECONDS = 8.0  # for what is being thought when a thinker is told to stop


class AskedElsewhere(msgspec.Struct, frozen=True, array_like=True):
    """A bot question on its way."""

    id: str
    asker: str
    question: bytes


class ThoughtElsewhere(msgspec.Struct, frozen=True, array_like=True):
    """What came of it."""

    id: str
    answer: bytes  # empty if it could not be thought
    seconds: float


read_asked = msgspec.msgpack.Decoder(AskedElsewhere).decode
read_thought = msgspec.msgpack.Decoder(ThoughtElsewhere).decode


class Elsewhere:
    """The thinkers, as a process that serves knows them."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.redis = bus.redis
        self.patience = PATIENCE
        self.waiting: dict[str, tuple[asyncio.Future[tuple[bytes, float] | None], float]] = {}
        self.asked = asyncio.Event()

    async def ask(self, question: bytes) -> tuple[bytes, float] | None:
        """The answer of a thinker, and the seconds that it took; None if there is nobody who answers."""
        if not self.bus.is_up:
            return None
        id_ = secrets.token_hex(8)
        answer: asyncio.Future[tuple[bytes, float] | None] = asyncio.get_running_loop().create_future()
        try:
            if not await self.redis.exists(HERE):
                return None
            self.waiting[id_] = (answer, time.monotonic() + self.patience)
            asked = msgspec.msgpack.encode(AskedElsewhere(id_, self.bus.me, question))
            entry = await self.redis.xadd(QUESTIONS, {"asked": asked}, maxlen=MOST_QUESTIONS)
            self.asked.set()
            found = await answer
            if found is None:
                await self.redis.xdel(QUESTIONS, entry)  # nobody need think about it any more
        except FAILURES:
            return None
        else:
            return found
        finally:
            self.waiting.pop(id_, None)

    async def hear_forever(self) -> None:
        """Hands answers on to who waits for them."""
        while not self.bus.is_closing:
            try:
                await self.hear()
            except FAILURES:  # the bus says so
                self.give_up(time.monotonic() + self.patience)
                await asyncio.sleep(AGAIN_SECONDS)
        self.give_up(time.monotonic() + self.patience)

    async def hear(self) -> None:
        """Waits for an answer, or until something is asked."""
        if not self.waiting:
            with suppress(TimeoutError):
                async with asyncio.timeout(SIGN_SECONDS):
                    await self.asked.wait()
            self.asked.clear()
            return
        found: Any = await self.redis.blpop([ANSWERS + self.bus.me], timeout=SIGN_SECONDS)
        if found is not None:
            self.take(found[1])
            self.give_up(time.monotonic())
        else:
            is_anybody_there = await self.redis.exists(HERE)
            self.give_up(time.monotonic() + (0.0 if is_anybody_there else self.patience))

    def take(self, data: bytes) -> None:
        """One answer; who asked may have given up."""
        with suppress(msgspec.MsgspecError):
            thought = read_thought(data)
            answer, _ = self.waiting.get(thought.id, (None, 0.0))
            if answer is not None and not answer.done():
                answer.set_result((thought.answer, thought.seconds) if thought.answer else None)

    def give_up(self, until: float) -> None:
        """Whoever should have had an answer by a time thinks itself."""
        for answer, patient_until in self.waiting.values():
            if patient_until <= until and not answer.done():
                answer.set_result(None)


class Thinker:
    """A process that thinks for those that serve."""

    def __init__(self, url: str, bots: Bots) -> None:
        self.redis = connect(url)
        self.bots = bots
        self.me = secrets.token_hex(8)
        self.thinking: dict[bytes, asyncio.Task[None]] = {}  # by the id of the question in the stream
        self.signed = 0.0
        self.answered = 0
        self.is_stopping = False

    async def run(self) -> None:
        """Thinks until it is told to stop; a connection that is lost is tried again."""
        has_complained = False
        while not self.is_stopping:
            try:
                await self.join()
                logger.info("thinks for whoever asks", extra={"workers": self.bots.workers})
                has_complained = False
                while not self.is_stopping:
                    await self.go_on()
            except FAILURES as error:
                if not has_complained:
                    has_complained = True
                    logger.warning("the bus is gone", extra={"why": type(error).__name__})
                await asyncio.sleep(AGAIN_SECONDS)
        if self.thinking:
            await asyncio.wait(self.thinking.values(), timeout=END_SECONDS)
        with suppress(*FAILURES):
            await self.redis.aclose()

    async def join(self) -> None:
        """Becomes one of the readers."""
        try:
            await self.redis.xgroup_create(QUESTIONS, THINKERS, id="0", mkstream=True)
        except ResponseError as error:
            if not str(error).startswith("BUSYGROUP"):  # it is there
                raise
        self.signed = 0.0

    async def go_on(self) -> None:
        """A sign of life now and then; takes as much as it can think about at once."""
        is_time = time.monotonic() - self.signed >= SIGN_SECONDS
        if is_time:
            await self.give_sign()
        free = self.bots.workers - len(self.thinking)
        if not free:
            await asyncio.wait(self.thinking.values(), timeout=SIGN_SECONDS / 2, return_when=asyncio.FIRST_COMPLETED)
            return
        found = await self.left_by_the_dead(free) if is_time else []
        for entry, fields in found or await self.asked(free):
            if fields and entry not in self.thinking:
                self.thinking[entry] = asyncio.create_task(self.think(entry, fields[b"asked"]))

    async def give_sign(self) -> None:
        """Says that it is there, and that it still thinks about what it has taken."""
        self.signed = time.monotonic()
        await self.redis.set(HERE, 1, px=int(1000 * DEAD_SECONDS))
        if self.thinking:
            await self.redis.xclaim(QUESTIONS, THINKERS, self.me, 0, list(self.thinking), justid=True)

    async def left_by_the_dead(self, free: int) -> list[tuple[bytes, dict[bytes, bytes]]]:
        """Questions whose thinker gives no sign of life any more."""
        idle = int(1000 * DEAD_SECONDS)
        found: Any = await self.redis.xautoclaim(QUESTIONS, THINKERS, self.me, idle, count=free)
        return list(found[1])

    async def asked(self, free: int) -> list[tuple[bytes, dict[bytes, bytes]]]:
        """New questions, if any come within a moment."""
        milliseconds = int(1000 * SIGN_SECONDS / 2)
        found: Any = await self.redis.xreadgroup(THINKERS, self.me, {QUESTIONS: ">"}, count=free, block=milliseconds)
        return [one for _, some in found or [] for one in some]

    async def think(self, entry: bytes, data: bytes) -> None:
        """One question; if its answer cannot be sent somebody else will think about it."""
        try:
            asked = read_asked(data)
            answer, seconds = await self.thought(asked.question)
            async with self.redis.pipeline(transaction=True) as pipeline:
                pipeline.rpush(
                    ANSWERS + asked.asker, msgspec.msgpack.encode(ThoughtElsewhere(asked.id, answer, seconds))
                )
                pipeline.expire(ANSWERS + asked.asker, KEPT_SECONDS)
                pipeline.xack(QUESTIONS, THINKERS, entry)
                pipeline.xdel(QUESTIONS, entry)
                await pipeline.execute()
            self.answered += 1
        except (*FAILURES, msgspec.MsgspecError):
            logger.warning("an answer could not be sent")
        finally:
            del self.thinking[entry]

    async def thought(self, question: bytes) -> tuple[bytes, float]:
        """What a worker answers; nothing where it fails: then who asked thinks itself, and says what is wrong."""
        try:
            return await self.bots.think_here(question)
        except BrokenProcessPool:
            logger.warning("a bot worker died and is replaced")
            self.bots.pool = None
        except Exception:
            logger.exception("a bot failed")
        return b"", 0.0
