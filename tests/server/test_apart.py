"""The people of one table on two or three processes: whatever they do there, nobody notices."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.engine import registry as games
from tablee.engine.chance import contribution_seal
from tablee.engine.record import Verdict, read_record, verify
from tablee.server import protocol as p
from tests.patience import PATIENCE
from tests.server.houses import RedisServer, begun_apart, houses, redis_server
from tests.server.players import HousePlayer, begin, play_out
from tests.server.test_bus import bus_of
from tests.server.test_sharing import caught_up, lines, soon

pytestmark = pytest.mark.anyio
GAMES = ["biathlon", "cartagena", "formula-de", "kahuna", "medailles", "olympiades", "pique-plume", "tour-de-france"]
ROUND = 0.05  # seconds


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis of the test's own."""
    with redis_server(tmp_path) as server:
        yield server


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_of_people_at_any_of_three_processes(postgres: str, redis: RedisServer, game: str) -> None:
    """In the end all have the same log, somebody who only watches has seen the end, and the record proves itself."""
    dice = random.Random(game)
    async with houses(postgres, 3, redis.url, round_seconds=ROUND) as three:
        await soon(lambda: all(bus_of(one).is_up for one in three))
        names = "abcdef"[: max(2, games.get(game).players[0])]
        places = [dice.choice(three) for _ in names]
        table, players = await begun_apart(places, game, names)
        onlooker = HousePlayer(dice.choice(three), "z")
        await onlooker.greet(table)
        await asyncio.wait_for(play_out(players), 4 * PATIENCE)
        await onlooker.until(lambda: onlooker.table["phase"] == "over")
        found = [await one.find(table) for one in three]
        assert len({live.table.proof for live in found}) == 1
        record = await three[-1].records.complete(found[-1])
        assert verify(read_record(record), found[-1].table.commitment) is Verdict.VERIFIED


async def test_what_one_takes_back_the_other_does_not_see_any_more(postgres: str, redis: RedisServer) -> None:
    """A host at one process, a guest at another, somebody who watches at a third; then a rematch."""
    async with houses(postgres, 3, redis.url, round_seconds=ROUND) as three:
        await soon(lambda: all(bus_of(one).is_up for one in three))
        table, players = await begun_apart(three[:2], "kahuna")
        onlooker = HousePlayer(three[2], "z")
        await onlooker.greet(table)
        mover = next(player for player in players if player.decision is not None)
        other = next(player for player in players if player is not mover)
        before = other.position["view"]
        place = next(one for one in mover.position["decision"]["actions"] if one["named"].startswith("place"))
        assert (await mover.act(place["action"]))["type"] == "done"
        await caught_up(three, table, [*players, onlooker])
        assert other.position["view"] != before
        await mover.do("undo", seat=mover.seat)
        for one in (other, onlooker):
            await one.until(lambda one=one: one.position["to_act"] == [mover.seat] and one.position["whole"])
        assert other.position["view"] == before
        await mover.do("say", text="Bonjour")
        for one in (other, onlooker):
            await one.until(lambda one=one: "Bonjour" in lines(one).values())
        await other.do("concede", seat=other.seat)
        for one in players:
            await one.until(lambda one=one: one.table["phase"] == "over")
            await one.do("rematch")
        for one in players:
            await one.until(lambda one=one: one.table["rematch"])
        again = {one.table["rematch"] for one in players}
        assert len(again) == 1
        for one in players:
            one.seat = 1 - one.seat
            await one.do("watch", table=next(iter(again)))
        await begin(players)
        await players[0].until(lambda: players[0].table["phase"] == "playing")


async def test_one_device_with_two_seats_moves_to_another_process(postgres: str, redis: RedisServer) -> None:
    """Hot seat: both seats are one person's, who goes on with another page elsewhere."""
    async with houses(postgres, 2, redis.url, round_seconds=ROUND) as (one, other):
        await soon(lambda: bus_of(one).is_up and bus_of(other).is_up)
        await one.name("a", "Ana")
        made = await one.create("a", p.NewTable("kahuna", ["me", "hot-seat"]))
        here, there = HousePlayer(one, "a", 0), HousePlayer(other, "a", 0)
        there.sent = 1000  # no id of a message comes twice
        await here.greet(made.table)
        shares = [bytes([seat] * 16) for seat in (0, 1)]
        for seat, share in enumerate(shares):
            await here.do("ready", seat=seat, seal=contribution_seal(share))
        for seat, share in enumerate(shares):
            await here.do("contribute", seat=seat, contribution=share.hex())
        for device in (here, there):
            if device is there:
                await there.greet(made.table)
            seat = device.position["to_act"][0]
            await device.do("face", seat=seat)
            await device.until(lambda device=device: device.decision is not None)
            assert (await device.act(device.position["decision"]["actions"][0]["action"]))["type"] == "done"
        await caught_up([other, one], made.table, [here])
