"""A bus between processes on one PostgreSQL: they hear of each other at once; when it is gone, play goes on."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.sharing.bus import Bus
from tablee.server.sharing.line import BusLine, bulk
from tablee.server.sharing.places import Places
from tablee.server.sharing.seals import Seals
from tablee.server.sharing.telling import Telling
from tablee.server.tables import log
from tablee.server.tables.registry import TableRegistry
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.houses import RedisServer, begun_apart, emptied, houses, redis_server, sit_apart
from tests.server.players import Browser, HousePlayer, play_out, running
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


async def test_a_move_that_was_told_is_not_read(
    postgres: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process follows it from what it was told; where something before it is missing, it reads the log."""
    async with houses(postgres, 2, redis.url, round_seconds=NEVER) as (one, other):
        await soon(lambda: bus_of(one).is_up and bus_of(other).is_up)
        table, players = await begun_apart([one, other], "kahuna")
        here, there = await one.find(table), await other.find(table)
        await soon(lambda: here.table.version == there.table.version and here.journal.is_idle and there.journal.is_idle)
        reads = count_reads(monkeypatch, one, other)
        await move(players)
        await soon(lambda: here.table.version == there.table.version)
        assert reads == []
        lost: list[Telling] = []

        def lose_one(telling: Telling, house: TableRegistry) -> None:
            if lost or telling.kind != "grew":
                sharing_of(house).hear_telling(telling)
            else:
                lost.append(telling)

        for house in (one, other):
            monkeypatch.setattr(bus_of(house), "hear", partial(lose_one, house=house))
        await move(players)
        await soon(lambda: lost)
        await move(players)
        await soon(lambda: here.table.version == there.table.version)
        assert reads
        assert here.table.proof == there.table.proof


def count_reads(monkeypatch: pytest.MonkeyPatch, *registries: TableRegistry) -> list[str]:
    """The tables whose logs are read from now on."""
    reads: list[str] = []
    for registry in registries:
        read = registry.store.logs

        async def logs(wanted: dict[str, int], read: Any = read) -> Any:
            reads.extend(wanted)
            return await read(wanted)

        monkeypatch.setattr(registry.store, "logs", logs)
    return reads


async def move(players: list[HousePlayer]) -> None:
    """Whoever is asked does something."""
    mover = next(player for player in players if player.decision is not None)
    assert (await mover.act(mover.position["decision"]["actions"][0]["action"]))["type"] == "done"


async def test_only_who_is_at_a_table_is_told_of_it(
    postgres: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others hear nothing, until somebody looks on there, and when nobody does any more."""
    async with houses(postgres, 3, redis.url, round_seconds=NEVER) as (one, other, third):
        await soon(lambda: all(bus_of(house).is_up for house in (one, other, third)))
        heard: list[str] = []

        def hear(telling: Telling) -> None:
            heard.append(telling.kind)
            sharing_of(third).hear_telling(telling)

        monkeypatch.setattr(bus_of(third), "hear", hear)
        table, players = await begun_apart([one, other], "kahuna")
        await move(players)
        assert "grew" not in heard
        onlooker = HousePlayer(third, "z")
        await onlooker.greet(table)
        await soon(
            lambda: len(set(sharing_of(one).places.at(table))) == len(set(sharing_of(third).places.at(table))) == 2
        )
        await move(players)
        await soon(lambda: "grew" in heard)
        await soon(lambda: third.tables[table].table.version == one.tables[table].table.version)
        onlooker.leave()
        await soon(lambda: sharing_of(third).id not in sharing_of(one).places.at(table))


async def test_who_was_not_told_says_again_where_it_is(postgres: str, redis: RedisServer) -> None:
    """Whatever was lost on the bus, after a round or two moves are told again."""
    async with houses(postgres, 2, redis.url, round_seconds=0.05) as two:
        await soon(lambda: all(bus_of(house).is_up for house in two))
        table, players = await begun_apart(two, "kahuna")
        for house in two:
            sharing_of(house).places.processes.clear()
        await asyncio.wait_for(play_out(players), PATIENCE)
        assert all(sharing_of(house).places.at(table) for house in two)


async def test_a_bus_that_has_come_back_knows_who_is_where(postgres: str, redis: RedisServer) -> None:
    """Nobody looks by himself: the first move after that is told."""
    async with houses(postgres, 2, redis.url, round_seconds=NEVER) as (one, other):
        await soon(lambda: bus_of(one).is_up and bus_of(other).is_up)
        table, players = await begun_apart([one, other], "kahuna")
        redis.kill()
        await soon(lambda: not bus_of(one).is_up and not bus_of(other).is_up)
        for house in (one, other):
            sharing_of(house).places.processes.clear()
        redis.start()
        await soon(lambda: all(sharing_of(house).places.at(table) for house in (one, other)))
        await move(players)
        await soon(lambda: one.tables[table].table.version == other.tables[table].table.version)


def test_who_has_died_is_told_nothing() -> None:
    """Nor anybody of a table that this process has no more."""
    places = Places()
    for table, process in (("t", "one"), ("t", "other"), ("u", "one"), ("v", "other")):
        places.come(table, process)
    places.forget({"t", "v"}, {"one"})
    assert [sorted(places.at(table)) for table in "tuv"] == [["one"], [], []]
    places.leave("t", "one")
    places.leave("v", "one")
    assert not places.at("t")


async def test_a_move_that_does_not_follow_changes_nothing(postgres: str, redis: RedisServer) -> None:
    """The log is the truth: what is told beside it is not believed, and the table goes on."""
    async with houses(postgres, 2, redis.url, round_seconds=NEVER) as (one, other):
        await soon(lambda: bus_of(one).is_up and bus_of(other).is_up)
        table, players = await begun_apart([one, other], "kahuna")
        live = await other.find(table)
        mover = next(player for player in players if player.decision is not None)
        decision = mover.position["decision"]
        entry = log.Played(mover.seat, decision["number"], [decision["actions"][0]["named"]])
        version = live.table.version
        row = (version, log.written(entry), other.now(), "nobody", bytes(16))
        sharing_of(other).hear_telling(Telling("grew", table, version + 1, row))
        await soon(lambda: not sharing_of(other).is_following and not sharing_of(other).grown)
        assert live.table.version == version
        assert not other.loader.count_aside()
        await asyncio.wait_for(play_out(players), PATIENCE)


async def test_a_redis_that_does_not_answer_counts_as_gone(redis: RedisServer) -> None:
    """Its connection stays open, and nothing comes: as where a machine or a cable has failed."""
    bus = Bus(redis.url, "one", lambda telling: None)
    running = asyncio.create_task(bus.run_forever(b"key"))
    await soon(lambda: bus.is_up)
    assert redis.process is not None
    redis.process.send_signal(signal.SIGSTOP)
    await soon(lambda: not bus.is_up)
    redis.process.send_signal(signal.SIGCONT)
    await soon(lambda: bus.is_up)
    await bus.close()
    await running
    await bus.disconnect()


@pytest.mark.parametrize("size", [1, 2, 3, 7, 40, 1000])
async def test_messages_come_in_pieces(size: int) -> None:
    """Wherever what Redis sends is cut, each message is heard once, in order."""
    told = [b"", b"one", b"two\r\n>3\r\n", bytes(300)]
    head = b">3\r\n" + bulk(b"message") + bulk(b"tablee")
    other = b">3\r\n" + bulk(b"message") + bulk(b"tablee:one")
    sent = b">3\r\n" + bulk(b"subscribe") + bulk(b"tablee") + b":1\r\n+PONG\r\n"
    sent += b">3\r\n" + bulk(b"subscribe") + bulk(b"tablee:one") + b":2\r\n"
    sent += b":2\r\n".join((other if one else head) + bulk(one) for one in told)
    heard: list[bytes] = []
    line = BusLine(("tablee", "tablee:one"), heard.append)
    for start in range(0, len(sent), size):
        line.data_received(sent[start : start + size])
    assert line.listening.done()
    assert heard == told
    assert not line.rest
    line.data_received(b"-NOPERM no permission to publish\r\n")
    assert "NOPERM" in str(line.lost.result())


def test_only_processes_on_the_same_database_understand_each_other() -> None:
    """Redis learns nothing; what was changed, repeated, or sealed elsewhere is passed over."""
    one, other, stranger = Seals("one", b"key"), Seals("other", b"key"), Seals("one", b"another")
    sealed = one.seal(b"a secret")
    assert b"secret" not in sealed
    assert one.open(sealed) is None
    assert other.open(stranger.seal(b"a lie")) is None
    assert other.open(sealed[:-1] + bytes([sealed[-1] ^ 1])) is None
    assert other.open(b"short") is None
    assert other.open(sealed) == b"a secret"
    assert other.open(sealed) is None
    assert other.open(one.seal(b"the next")) == b"the next"


async def test_a_bus_comes_back_whatever_has_failed(redis: RedisServer) -> None:
    """Also if it was what hears that failed, or the library, at a moment when two things fail at once."""
    heard: list[int] = []

    def hear(telling: Telling) -> None:
        heard.append(telling.length)
        if telling.length == 1:
            raise RuntimeError("readuntil() called while another coroutine is already waiting")

    one, other = Bus(redis.url, "one", hear), Bus(redis.url, "other", heard.append)  # type: ignore[arg-type]
    running = [asyncio.create_task(bus.run_forever(b"key")) for bus in (one, other)]
    await soon(lambda: one.is_up and other.is_up)
    other.tell(Telling("grew", length=1))
    await soon(lambda: heard == [1] and not one.is_up)
    await soon(lambda: one.is_up)
    other.tell(Telling("grew", length=2))
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
