"""Bots that think elsewhere: whoever takes a question answers it, another if that one dies, else the server itself."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tablee.server import protocol as p
from tablee.server.sharing.bus import Bus
from tablee.server.sharing.thinking import HERE, Elsewhere, Thinker
from tablee.server.tables.bots import Bots, timed
from tests.patience import PATIENCE
from tests.server.houses import RedisServer, houses, redis_server
from tests.server.players import HousePlayer, begin, play_out
from tests.server.test_sharing import soon

pytestmark = pytest.mark.anyio


@pytest.fixture
async def redis(tmp_path: Path) -> AsyncIterator[RedisServer]:
    """A Redis of the test's own."""
    with redis_server(tmp_path) as server:
        yield server


class ThinkingHere(Bots):
    """Bots that think in this process, or never, and know what they were asked."""

    def __init__(self, never: bool = False) -> None:
        super().__init__(2)
        self.never = never
        self.asked: list[bytes] = []

    async def think_here(self, question: bytes) -> tuple[bytes, float]:
        """Thinks, unless it never does."""
        self.asked.append(question)
        if self.never:
            await asyncio.Event().wait()
        return timed(question)


@asynccontextmanager
async def thinking(url: str, bots: Bots) -> AsyncIterator[Thinker]:
    """A thinker that runs; it ends as a process does that is killed."""
    thinker = Thinker(url, bots)
    running = asyncio.create_task(thinker.run())
    try:
        yield thinker
    finally:
        for task in (running, *thinker.thinking.values()):
            task.cancel()
        await asyncio.gather(running, *thinker.thinking.values(), return_exceptions=True)
        await thinker.redis.aclose()


@asynccontextmanager
async def asking(url: str) -> AsyncIterator[Elsewhere]:
    """A process that serves, as far as it asks."""
    elsewhere = Elsewhere(Bus(url, "me", lambda telling: None))
    running = [asyncio.create_task(elsewhere.bus.run_forever(b"key")), asyncio.create_task(elsewhere.hear_forever())]
    elsewhere.patience = PATIENCE
    await soon(lambda: elsewhere.bus.is_up)
    try:
        yield elsewhere
    finally:
        await elsewhere.bus.close()
        elsewhere.asked.set()
        await asyncio.gather(*running)
        await elsewhere.bus.disconnect()


async def a_question(redis: RedisServer, postgres: str) -> bytes:
    """What a bot is asked at a table of Kahuna."""
    async with houses(postgres, 1, redis.url) as (one,):
        bots = one.bots = ThinkingHere()
        await one.name("a", "Ana")
        made = await one.create("a", p.NewTable("kahuna", ["me", "bot:random"]))
        ana = HousePlayer(one, "a", 0)
        await ana.greet(made.table)
        await begin([ana])
        await asyncio.wait_for(play_out([ana]), PATIENCE)
        table = await one.store.table(made.table)
        assert table is not None
        assert not any(table.seed in question or table.seed.hex().encode() in question for question in bots.asked)
        return bots.asked[0]


async def test_a_bot_is_thought_for_elsewhere(postgres: str, redis: RedisServer) -> None:
    """A whole game in which the server itself thinks about nothing."""
    async with houses(postgres, 1, redis.url) as (one,), thinking(redis.url, ThinkingHere()) as thinker:
        own = ThinkingHere()
        own.elsewhere = one.bots.elsewhere
        one.bots = own
        assert one.sharing is not None
        assert one.sharing.bus is not None
        bus = one.sharing.bus
        await soon(lambda: bus.is_up and thinker.signed)
        await one.name("a", "Ana")
        made = await one.create("a", p.NewTable("kahuna", ["me", "bot:random"]))
        ana = HousePlayer(one, "a", 0)
        await ana.greet(made.table)
        await begin([ana])
        await asyncio.wait_for(play_out([ana]), PATIENCE)
        assert thinker.answered
        assert own.asked == []
        assert await bus.redis.xlen("tablee questions") == 0


async def test_a_question_whose_thinker_died_is_asked_again(postgres: str, redis: RedisServer) -> None:
    """Another takes it, and there is one answer."""
    question = await a_question(redis, postgres)
    async with asking(redis.url) as elsewhere, AsyncExitStack() as others:
        async with thinking(redis.url, ThinkingHere(never=True)) as dying:
            await soon(lambda: dying.signed)
            asked = asyncio.create_task(elsewhere.ask(question))
            await soon(lambda: dying.thinking)
            other = await others.enter_async_context(thinking(redis.url, ThinkingHere()))
            await soon(lambda: other.signed)
        found = await asyncio.wait_for(asked, PATIENCE)
        assert found is not None
        assert found[0] == timed(question)[0]
        await soon(lambda: other.answered == 1)  # who asked may hear of it first


async def test_without_thinkers_the_server_thinks_itself(postgres: str, redis: RedisServer) -> None:
    """Nobody was ever there; the only one died; Redis is gone in the middle."""
    question = await a_question(redis, postgres)
    async with asking(redis.url) as elsewhere:
        assert await elsewhere.ask(question) is None
        async with thinking(redis.url, ThinkingHere(never=True)) as dying:
            await soon(lambda: dying.signed)
            asked = asyncio.create_task(elsewhere.ask(question))
            await soon(lambda: dying.thinking)
        assert await asyncio.wait_for(asked, PATIENCE) is None
        assert await elsewhere.redis.xlen("tablee questions") == 0
        await elsewhere.redis.set(HERE, 1)
        asked = asyncio.create_task(elsewhere.ask(question))
        await soon(lambda: elsewhere.waiting)
        redis.kill()
        assert await asyncio.wait_for(asked, PATIENCE) is None


@pytest.mark.plain
async def test_tablee_think_answers_until_it_is_stopped(postgres: str, redis: RedisServer) -> None:
    """As somebody types it; it ends quietly, also when Redis was away meanwhile."""
    question = await a_question(redis, postgres)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tablee", "think", "--bus", redis.url, "--workers", "1", "--lang", "en",
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    assert b"one question" in await asyncio.wait_for(process.stdout.readline(), PATIENCE)
    async with asking(redis.url) as elsewhere:
        for _ in range(2):
            found = None
            async with asyncio.timeout(PATIENCE):
                while found is None:
                    found = await elsewhere.ask(question)
            redis.kill()
            redis.start()
            await soon(lambda: not elsewhere.bus.is_up)
            await soon(lambda: elsewhere.bus.is_up)
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
