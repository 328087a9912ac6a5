"""Two versions of a game's rules at one server: each table goes on under the one it was begun with."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence

import pytest

from tablee.engine import registry as game_registry
from tablee.engine.record import Verdict, read_record, replay, verify
from tablee.engine.shapes import View
from tablee.games.kahuna.board import LINES_OF, NEEDS
from tablee.games.kahuna.game import GAME as FIRST
from tablee.server.store.store import Store
from tablee.server.tables.registry import TableRegistry
from tests.kahuna_two import rules as second_rules
from tests.kahuna_two.game import GAME as SECOND
from tests.server.players import HousePlayer, Message, begun, browsers, play_out

pytestmark = pytest.mark.anyio

WHOLE: dict[str, str | int] = {"sudden_defeat": "off"}  # games that go through all rounds


async def some_moves(players: Sequence[HousePlayer], count: int) -> None:
    """Each seat that must decide plays at random, this many times."""
    dice = random.Random(count)
    for _ in range(count):
        one = next(player for player in players if player.decision)
        assert one.decision is not None
        await one.act(dice.choice(one.decision["actions"])["action"])


def ruled(view: Message, needs: Sequence[int]) -> list[int | None]:
    """Who rules each island of a view, counted from its links."""
    around = [[view["links"][line] for line in lines] for lines in LINES_OF]
    return [
        next((seat for seat in (0, 1) if links.count(seat) >= need), None)
        for links, need in zip(around, needs, strict=True)
    ]


async def test_two_versions_are_played_at_one_server(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table stays with its version when a newer one comes; both are played to the end, and both records verify."""
    older, first = await begun(registry, "kahuna", options=WHOLE)
    await some_moves(first, 20)
    monkeypatch.setitem(game_registry.registered, ("kahuna", 2), SECOND)
    newer, second = await begun(registry, "kahuna", options=WHOLE)
    await asyncio.gather(play_out(first), play_out(second))
    for table, players, game in ((older, first, FIRST), (newer, second, SECOND)):
        assert players[0].table["version"] == game.version
        live = await registry.find(table)
        record = read_record(await registry.records.complete(live))
        assert record.tags["version"] == str(game.version)
        assert verify(record, live.table.commitment) is Verdict.VERIFIED
        assert replay(record).game is game


async def test_each_table_is_played_by_its_own_rules(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
    """KAH-5.1: in every position the stones lie where the table's version wants them, and not always the other's."""
    _, first = await begun(registry, "kahuna", options=WHOLE)
    monkeypatch.setitem(game_registry.registered, ("kahuna", 2), SECOND)
    _, second = await begun(registry, "kahuna", options=WHOLE)
    await asyncio.gather(play_out(first), play_out(second))
    for players, needs, others in ((first, NEEDS, second_rules.NEEDS), (second, second_rules.NEEDS, NEEDS)):
        seen = [message["view"] for message in players[0].messages if message["type"] == "position"]
        assert all(view["stones"] == ruled(view, needs) for view in seen)
        assert any(view["stones"] != ruled(view, others) for view in seen)


async def test_both_versions_come_back_after_a_restart(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restarted server continues each table under its own rules."""
    older, first = await begun(registry, "kahuna")
    monkeypatch.setitem(game_registry.registered, ("kahuna", 2), SECOND)
    newer, second = await begun(registry, "kahuna")
    await some_moves(first, 12)
    await some_moves(second, 12)
    other = TableRegistry(Store(registry.store.url), registry.settings)
    await other.open()
    for table, version, players in ((older, 1, first), (newer, 2, second)):
        again = HousePlayer(other, "a", 0)
        await again.greet(table)
        assert again.table["version"] == version
        assert again.position["view"] == players[0].position["view"]
    await other.close()


class OtherView(View, frozen=True, tag="kahuna"):
    """A view that no board of today knows."""

    map: str


async def test_the_page_asks_by_version(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """For the rule book, and whether the board of the newest version can draw an older one."""
    async with browsers(port, "") as [browser]:
        monkeypatch.setitem(game_registry.registered, ("kahuna", 2), SECOND)
        for version, share in ((1, "more than half"), (2, "two thirds")):
            book = (await browser.http.get(f"/api/games/kahuna/rules/en?version={version}")).text
            assert f"rule-KAH-5-1 = To rule an island you need {share} of all its lines" in book
            assert book.count("rule-KAH-5-1 =") == 1
            about = (await browser.http.get(f"/api/games/kahuna?version={version}")).json()
            assert (about["version"], about["versions"], about["newest_view"]) == (version, [1, 2], True)
        third = SECOND.derive(3, "tests.kahuna_two", views=OtherView)
        monkeypatch.setitem(game_registry.registered, ("kahuna", 3), third)
        drawn = [(await browser.http.get(f"/api/games/kahuna?version={version}")).json() for version in (1, 2, 3)]
        assert [about["newest_view"] for about in drawn] == [False, False, True]
