"""A television shows a table to all who are in a room: it is nobody's, and is told what anybody may know."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from tablee.engine import registry as games
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import SPECTATOR
from tablee.server import protocol as p
from tablee.server.tables.live import LiveTable
from tablee.server.tables.registry import TableRegistry
from tablee.testing.claims import claims_for
from tablee.testing.secrecy import open_kinds
from tests.server.houses import begun_apart, houses
from tests.server.players import HousePlayer, Message, Player, begun, browsers, sit
from tests.server.test_sharing import soon
from tests.server.test_tables import bidding

pytestmark = pytest.mark.anyio
SECRETIVE = {"kahuna": 2, "cartagena": 3, "medailles": 3, "olympiades": 4, "tour-de-france": 3, "pique-plume": 2}
MOVES = 16
OPTIONS = {
    "olympiades": {"scenario": json.dumps({"events": ["golf"] * 9, "first": 0})},  # all bid at once
    "tour-de-france": {"answer_seconds": 0},  # no question runs out meanwhile
}


async def watching(registry: TableRegistry, table: str, user: str = "", television: bool = True) -> HousePlayer:
    """A page that looks on, in the browser of somebody or nobody."""
    page = HousePlayer(registry, user)
    await page.do("hello", version=p.VERSION, television=television)
    await page.do("watch", table=table)
    return page


async def step(players: Sequence[Player], dice: random.Random) -> None:
    """Somebody who is asked answers at random; all others have heard of it."""
    asked = next(player for player in players if player.decision)
    assert asked.decision is not None
    told = await asked.act(dice.choice(asked.decision["actions"])["action"])
    assert told["type"] == "done"


def frames(page: Player, kind: str) -> list[str]:
    """What came over the wire, of one kind."""
    return [text for text in page.wire if text.startswith(f'{{"type":"{kind}"')]


@pytest.mark.parametrize("game", SECRETIVE)
async def test_in_the_browser_of_a_player_it_is_told_what_a_stranger_is_told(
    registry: TableRegistry, game: str
) -> None:
    """Byte for byte, over some moves: no hand, no decision, no seat of its own."""
    table, players = await begun(registry, game, players=SECRETIVE[game], options=OPTIONS.get(game, {}))
    television = await watching(registry, table, "a")
    stranger = await watching(registry, table, television=False)
    dice = random.Random(5)
    for _ in range(MOVES):
        await step(players, dice)
    assert television.table["mine"] == []
    assert not television.table["hosting"]
    assert frames(television, "position") == frames(stranger, "position")
    told = [message for message in television.messages if message["type"] == "position"]
    assert len(told) > 1
    assert {message["viewer"] for message in told} == {SPECTATOR}
    assert all(message["decision"] is None and not message["can_undo"] for message in told)
    assert frames(television, "orders") == []


@pytest.mark.parametrize("game", SECRETIVE)
async def test_secrets_that_change_places_change_nothing_on_it(registry: TableRegistry, game: str) -> None:
    """Every kind of secret of the game is exchanged, move by move: the television is sent the same bytes."""
    claims = claims_for(games.get(game))
    table, players = await begun(registry, game, players=SECRETIVE[game], options=OPTIONS.get(game, {}))
    television = await watching(registry, table, "a")
    live = await registry.find(table)
    dice, chance = random.Random(7), SeededChance(7)
    exchanged = 0
    for _ in range(MOVES):
        state = live.table.playing().state
        here = shown(live, television)
        for kind in open_kinds(claims.secrets(state, SPECTATOR)).values():
            live.table.playing().state = kind.draw(chance).twin(state)
            assert shown(live, television) == here
            exchanged += 1
        live.table.playing().state = state
        await step(players, dice)
    assert exchanged > 0


def shown(live: LiveTable, page: HousePlayer) -> list[str]:
    """All that a page is sent of the table and the game when it comes."""
    start = len(page.wire)
    live.presenter.show_table(live.table, page.session)
    live.show(page.session)
    return page.wire[start:]


async def test_a_secret_choice_is_not_seen_while_it_is_made(registry: TableRegistry) -> None:
    """A step of it, and its taking back, send the television nothing at all."""
    table, (ana, _) = await bidding(registry)
    television = await watching(registry, table, "a")
    before = list(television.wire)
    assert ana.decision is not None
    await ana.act(ana.decision["actions"][0]["action"])
    assert ana.position["decision"]["draft"]
    assert television.wire == before
    await ana.do("take_back", seat=0, decision=ana.decision["number"])
    assert television.wire == before


async def test_it_can_do_nothing(registry: TableRegistry) -> None:
    """Whoever's browser it runs in: it sits nowhere, says nothing, and hosts nothing."""
    table, players = await begun(registry, "kahuna")
    television = await watching(registry, table, "a")
    decision = players[0].decision or players[1].decision
    assert decision is not None
    tried: list[tuple[str, dict[str, Any]]] = [
        ("act", {"seat": 0, "decision": decision["number"], "action": decision["actions"][0]["action"]}),
        ("face", {"seat": 0}),
        ("hint", {"seat": 0}),
        ("say", {"text": "bonjour"}),
        ("concede", {"seat": 0}),
        ("take_host", {}),
        ("order", {"seat": 0, "name": "only-one", "on": True}),
    ]
    entries = len((await registry.find(table)).table.playing().entries)
    for kind, fields in tried:
        assert (await television.ask(kind, **fields))["type"] == "refused", kind
    again = await television.ask("hello", version=p.VERSION)
    assert again["user"] == ""
    assert (await television.ask("face", seat=0))["type"] == "refused"
    assert len((await registry.find(table)).table.playing().entries) == entries


async def test_those_at_the_table_are_told_that_there_is_one(registry: TableRegistry) -> None:
    """From when the first comes until the last has gone; it is no spectator, and nobody's presence."""
    table, (ana, ben) = await sit(registry, "kahuna")
    assert not ana.table["television"]
    one, other = await watching(registry, table, "b"), await watching(registry, table)
    assert presence(ana)["television"]
    assert presence(ana)["spectators"] == 0
    ben.leave()
    assert presence(ana)["present"] == [True, False]
    one.leave()
    assert presence(ana)["television"]
    assert (await watching(registry, table, "c", television=False)).table["television"]
    other.leave()
    assert not presence(ana)["television"]


def presence(page: Player) -> Message:
    """What a page was last told of who is there."""
    return page.last("presence")


async def test_it_is_known_at_all_processes(postgres: str) -> None:
    """A phone may be connected to another process than the television."""
    async with houses(postgres, 2, round_seconds=0.01) as (one, other):
        table, (ana, ben) = await begun_apart([one, other], "kahuna")
        television = await watching(other, table, "a")
        await soon(lambda: presence(ana)["television"])
        assert presence(ben)["television"]
        assert presence(ana)["spectators"] == 0
        television.leave()
        await soon(lambda: not presence(ana)["television"])


async def test_who_signs_out_everywhere_is_signed_out_there(port: int) -> None:
    """The socket of a television was opened with somebody's cookie, and ends with it."""
    async with browsers(port, "Ana") as (ana,):
        socket = await ana.socket()
        await socket.do("hello", version=p.VERSION, television=True)
        assert socket.last("welcome")["user"] == ""
        assert (await ana.http.post("/api/me/sign-out")).status_code == 200
        await socket.until(lambda: any(message["type"] == "goodbye" for message in socket.messages))
        assert socket.last("goodbye")["why"] == "signed-out"


async def test_a_code_leads_there_without_a_name(port: int) -> None:
    """The code of a table, as people type it with a remote control; a wrong one is refused with a sentence."""
    async with browsers(port, "Ana", "") as (ana, nobody):
        made = await ana.open_table("kahuna", ["me", "open"], public=False)
        typed = f"{made['code'][:3]} {made['code'][3:].lower()}"
        found = await nobody.http.get(f"/api/codes/{typed}")
        assert found.json()["table"] == made["table"]
        assert (await nobody.http.get("/api/codes/QQQQQQ")).status_code == 404
