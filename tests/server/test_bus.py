"""A bus between processes on one PostgreSQL: they hear of each other at once; when it is gone, play goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.sharing.bus import Bus, Telling
from tablee.server.tables.registry import TableRegistry
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.houses import RedisServer, begun_apart, emptied, houses, redis_server, sit_apart
from tests.server.players import Browser, play_out, running
from tests.server.test_sharing import lines, presence, sharing_of, soon

pytestmark = pytest.mark.anyio
NEVER = 1e6  # seconds until a process would look by itself


@pytest.fixture
async def redis(tmp_path: Path) -> AsyncIterator[RedisServer]:
    """A Redis of the test's own."""
    with redis_server(tmp_path) as server:
        yield server


def bus_of(registry: TableRegistry) -> Bus:
    """The bus of a process."""
    bus = sharing_of(registry).bus
    assert bus is not None
    return bus


async def test_a_game_over_the_bus_alone(postgres: str, redis: RedisServer) -> None:
    """Nobody ever looks by himself: whatever a page sees of the others came over the bus."""
    async with houses(postgres, 2, redis.url, round_seconds=NEVER) as (one, other):
        await soon(lambda: bus_of(one).is_up and bus_of(other).is_up)
        table, players = await begun_apart([one, other], "kahuna")
        await players[0].do("say", text="Bonjour")
        await players[1].until(lambda: "Bonjour" in lines(players[1]).values())
        await asyncio.wait_for(play_out(players), PATIENCE)
        assert (await one.find(table)).table.proof == (await other.find(table)).table.proof


async def test_a_bus_that_is_gone_delays_and_comes_back(postgres: str, redis: RedisServer) -> None:
    """Play goes on meanwhile, a round later; afterwards it is as quick as before."""
    async with houses(postgres, 2, redis.url, round_seconds=0.1) as (one, other):
        await soon(lambda: bus_of(one).is_up and bus_of(other).is_up)
        _, (ana, bea) = await sit_apart([one, other], "kahuna")
        redis.kill()
        await soon(lambda: not bus_of(one).is_up and not bus_of(other).is_up)
        await ana.do("say", text="without")
        await bea.until(lambda: "without" in lines(bea).values())
        await bea.until(lambda: presence(bea) == [True, True])
        redis.start()
        await soon(lambda: bus_of(one).is_up and bus_of(other).is_up)
        one.settings = replace(one.settings, round_seconds=NEVER)
        other.settings = replace(other.settings, round_seconds=NEVER)
        await bea.do("say", text="again")
        await ana.until(lambda: "again" in lines(ana).values())


async def test_a_bus_comes_back_whatever_has_failed(redis: RedisServer) -> None:
    """Also if it was what hears that failed, or the library, at a moment when two things fail at once."""
    heard: list[int] = []

    def hear(telling: Telling) -> None:
        heard.append(telling.length)
        if telling.length == 1:
            raise RuntimeError("readuntil() called while another coroutine is already waiting")

    one, other = Bus(redis.url, "one", hear), Bus(redis.url, "other", heard.append)  # type: ignore[arg-type]
    running = [asyncio.create_task(bus.run_forever()) for bus in (one, other)]
    await soon(lambda: one.is_up and other.is_up)
    other.tell("grew", length=1)
    await soon(lambda: heard == [1] and not one.is_up)
    await soon(lambda: one.is_up)
    other.tell("grew", length=2)
    await soon(lambda: heard == [1, 2])
    for bus in (one, other):
        await bus.close()
    await asyncio.gather(*running)
    for bus in (one, other):
        await bus.disconnect()


async def test_who_costs_too_much_at_one_process_waits_at_all(postgres: str, redis: RedisServer) -> None:
    """What somebody has cost is told, and paid for, everywhere, once."""
    cost = (100.0, 1000.0)
    async with houses(postgres, 2, redis.url, round_seconds=0.05, person_cost=cost, address_cost=cost) as (one, other):
        await soon(lambda: bus_of(one).is_up and bus_of(other).is_up)
        one.account("a", "192.0.2.7").charge(30.0)
        await soon(lambda: other.account("a", "192.0.2.8").pause() > 0)
        assert other.account("b", "192.0.2.7").pause() > 0
        assert other.account("b", "192.0.2.8").pause() == 0
        await asyncio.sleep(0.3)  # some rounds: nobody tells it a second time
        assert round(one.accounts.spent("person a")) == round(other.accounts.spent("person a")) == 30_000


async def test_health_and_metrics_know_of_the_bus(postgres: str, redis: RedisServer, tmp_path: Path) -> None:
    """Without it the server is well all the same."""
    await emptied(postgres)
    config = Config(port=0, data=tmp_path / "unused", database_url=postgres, bus=redis.url, settings=QUICK)
    async with running(make_server(config)) as port:
        browser = Browser(port)
        for status, number in (("ok", "1.0"), ("gone", "0.0")):
            async with asyncio.timeout(PATIENCE):
                while (await browser.http.get("/api/health")).json()["bus"] != status:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            assert (await browser.http.get("/api/health")).json()["status"] == "ok"
            assert f"tablee_bus_up {number}" in (await browser.http.get("/metrics")).text
            redis.kill()
        await browser.close()
