"""Bots in worker processes: a view goes in, an answer comes out. No worker ever sees a state or a seed."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import reduce
from operator import or_
from typing import Any, Protocol, cast

import msgspec

from tablee.bots import BUDGET, ask
from tablee.bots.orphans import end_with_parent
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.shapes import BotAnswer, Budget, TakenBack
from tablee.server.tables.limits import Meter

logger = logging.getLogger("tablee.bots")
SIMPLEST = "random"


class BotQuestion(msgspec.Struct, frozen=True):
    game: str
    version: int
    level: str
    view: bytes  # JSON
    events: bytes
    notes: bytes
    seed: int  # of the bot's own chance
    budget: Budget = BUDGET


def think(question: bytes) -> bytes:
    """Runs in a worker: a bot decides."""
    asked = msgspec.msgpack.decode(question, type=BotQuestion)
    game = registry.get(asked.game, asked.version)
    view = game.read_view(asked.view)
    events = msgspec.json.decode(asked.events, type=cast("Any", list[events_of(game)]))  # type: ignore[misc]
    answer = ask(game, asked.level, view, events, asked.notes, SeededChance(asked.seed), asked.budget)
    return msgspec.msgpack.encode(answer)


def timed(question: bytes) -> tuple[bytes, float]:
    """The same, and the seconds that it took."""
    since = time.process_time()
    return think(question), time.process_time() - since


def events_of(game: Game) -> Any:
    """The type of any event of a game."""
    return reduce(or_, [*game.events, TakenBack])


class Thinkers(Protocol):
    """Whoever thinks elsewhere."""

    async def ask(self, question: bytes) -> tuple[bytes, float] | None:
        """An answer, and the seconds that it took; None if nobody is there."""


class Bots:
    """The worker processes, started when the first bot is asked."""

    work = staticmethod(timed)

    def __init__(self, workers: int = 2) -> None:
        self.workers = workers
        self.meter = Meter()
        self.pool: ProcessPoolExecutor | None = None
        self.elsewhere: Thinkers | None = None

    def running(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), end_with_parent)
        return self.pool

    async def decide(self, question: BotQuestion) -> BotAnswer:
        """A bot's answer; one that fails is replaced by the simplest."""
        try:
            return await self.ask(question)
        except BrokenProcessPool:
            logger.warning("a bot worker died and is replaced", extra={"level": question.level})
            self.pool = None
            return await self.ask(msgspec.structs.replace(question, level=SIMPLEST))
        except Exception:
            logger.exception("a bot failed", extra={"level": question.level, "game": question.game})
            return await self.ask(msgspec.structs.replace(question, level=SIMPLEST))

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """Asks a worker; somebody who wants to know it for himself pays for the time."""
        payer = self.meter.payer
        data, seconds = await self.thought(msgspec.msgpack.encode(question))
        if payer is not None:
            payer.charge(seconds)
        return msgspec.msgpack.decode(data, type=BotAnswer)

    async def thought(self, question: bytes) -> tuple[bytes, float]:
        """What somebody elsewhere thinks, if anybody does there, or a worker; and the seconds that it took."""
        found = None if self.elsewhere is None else await self.elsewhere.ask(question)
        return await self.think_here(question) if found is None else found

    async def think_here(self, question: bytes) -> tuple[bytes, float]:
        """What a worker thinks."""
        return await asyncio.get_running_loop().run_in_executor(self.running(), self.work, question)

    def close(self) -> None:
        """Lets the workers go; those that still think are not waited for."""
        if self.pool is not None:
            workers = list((self.pool._processes or {}).values())  # noqa: SLF001 - a bot may think for minutes
            self.pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()
            self.pool = None
