"""Olympiades at a table: the chat follows the event, pads are secret until the reveal, whole games are played."""

from __future__ import annotations

import json

import pytest

from tablee.engine.record import Verdict, read_record, verify
from tablee.server.tables.registry import TableRegistry
from tests.server.players import HousePlayer, begun, play_out

pytestmark = pytest.mark.anyio

OPEN_THEN_CLOSED = {"scenario": json.dumps({"events": ["track_cycling", "golf"], "first": 0})}


async def four(registry: TableRegistry, **options: object) -> tuple[str, list[HousePlayer]]:
    """A table of four that has begun."""
    return await begun(registry, "olympiades", players=4, options=options)


async def bid(player: HousePlayer, number: int) -> None:
    """Locks a bid."""
    await player.until(lambda: player.decision is not None)
    await player.act(number)


async def test_the_chat_follows_the_event(registry: TableRegistry) -> None:
    """OLY-4.2, OLY-4.5: open in track cycling, closed in golf as soon as it begins, with the rule."""
    _, players = await four(registry, **OPEN_THEN_CLOSED)
    ana = players[0]
    assert not ana.position["chat_closed"]
    await players[3].do("say", text="neuf !")
    for player in players:
        await bid(player, 1)
    await ana.until(lambda: ana.position["view"]["tile"]["event"] == "golf")
    assert ana.position["chat_closed"] == "OLY-4.2"
    for player in players:
        refused = await player.ask("say", text="psst")
        assert (refused["code"], refused["rule"]) == ("chat-closed", "OLY-4.2")
    assert [line["text"] for line in ana.last("chat")["lines"]] == ["neuf !"]


async def test_a_locked_pad_is_nobodys_business(registry: TableRegistry) -> None:
    """OLY-2.6: the others, the team-mate too, learn that it is locked, and nothing else before the reveal."""
    _, players = await four(registry, **OPEN_THEN_CLOSED)
    await bid(players[0], 7)
    for other in players[1:]:
        await other.until(lambda other=other: 0 in other.position["view"]["header"]["submitted"])
        assert other.position["view"]["header"]["drafts"][0] is None
        assert "n=7" not in json.dumps(list(other.log().values()))
    for player in players[1:]:
        await bid(player, 2)
    await players[2].until(lambda: players[2].position["view"]["lately"][0] == ["bid:7"])


async def test_a_whole_short_game_and_its_record(registry: TableRegistry) -> None:
    """Four people play at random; the record verifies, and all of a team share its place."""
    table, players = await four(registry, length="short")
    await play_out(players)
    live = await registry.find(table)
    assert verify(read_record(await registry.records.complete(live)), live.table.commitment) is Verdict.VERIFIED
    places = players[0].table["result"]["places"]
    assert places[0] == places[2]
    assert places[1] == places[3]
