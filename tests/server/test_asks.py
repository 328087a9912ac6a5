"""What a position asks of whoever must decide: the server names the sentence, the page and the terminal say it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from tablee.engine import registry
from tablee.engine.shapes import SPECTATOR
from tablee.engine.texts import LANGUAGES, texts
from tablee.server import protocol
from tablee.server.tables import presenter
from tablee.server.tables.table import Table
from tests.server.games import dealt, play

ANSWERS = 250  # of a game that is looked at


def in_kahuna(view: Any) -> str:
    """The last turns are something else; then what the turn has brought so far; then handicap links."""
    if view.round == "final":
        return "asks-round-final"
    if view.has_played or view.has_discarded:
        return "asks-turn-played" if view.has_played else "asks-turn-discarded"
    return "asks-handicap" if view.handicap else "asks"


def in_medailles(view: Any) -> str:
    """A contest, a turn of the final phase, or an ordinary one."""
    return "asks-contest" if view.contest else "asks-phase-final" if view.phase == "final" else "asks"


def by_phase(view: Any) -> str:
    """Each phase has its own sentence."""
    return f"asks-phase-{view.phase}"


# What each game asks, stated apart from its texts and its positions in words.
EXPECTED: dict[str, Callable[[Any], str]] = {
    "biathlon": by_phase,
    "cartagena": lambda _: "asks",
    "formula-de": by_phase,
    "kahuna": in_kahuna,
    "medailles": in_medailles,
    "olympiades": lambda view: f"asks-now-{view.tile.event}",
    "pique-plume": lambda view: "asks-asked" if view.asked else "asks",
    "tiny": by_phase,
    "tour-de-france": by_phase,
}


def told(table: Table, viewer: int, text: bool = True) -> protocol.Position:
    """What a page of this viewer is told."""
    return presenter.position(table, viewer, text, [], True, [])


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_position_names_what_it_asks(slug: str) -> None:
    """Of players and onlookers alike, by a sentence that every language has for both; and never without the text."""
    table, dice = dealt(slug), random.Random(5)
    books = [texts(registry.get(slug), lang) for lang in LANGUAGES]
    asked: set[str] = set()
    for _ in range(ANSWERS):
        if table.is_over:
            break
        match = table.playing()
        for viewer in (*match.to_act(), SPECTATOR):
            key = told(table, viewer).asks
            assert key == EXPECTED[slug](match.view(viewer))
            asked.add(key)
        assert told(table, SPECTATOR, text=False).asks == ""
        play(table, dice)
    for book in books:
        for key in asked:
            own, others = (book.text(key, {"who": who, "names": "Ana", "count": 1}) for who in ("you", "other"))
            assert own
            assert "Ana" in others
            assert own != others


def test_nothing_is_asked_when_all_is_over() -> None:
    """The last position says who won, and asks nothing."""
    table, dice = dealt("tiny"), random.Random(1)
    while not table.is_over:
        play(table, dice)
    assert (told(table, SPECTATOR).asks, told(table, SPECTATOR).to_act) == ("", [])
