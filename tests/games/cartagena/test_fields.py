"""What a position of Cartagena is made of: names, and nothing that follows from other fields."""

import json
from typing import Any

import pytest

from tablee.engine.dump import dump, written
from tablee.engine.refusal import Mistake
from tablee.games.cartagena.game import GAME
from tablee.games.cartagena.rules import Cartagena
from tests.games.cartagena.scenes import Scene

SECTIONS = ["1A", "2A", "3A", "4A", "5A", "6A"]
TEXT = """
    pirates 0: 3 12 12 boat
    hand 0: key key hat
    hand 1: skull
    discard: bottle
    turn: 1
    actions: 2
    turns: 7
"""


def test_a_position_is_written_in_names() -> None:
    """Sections, places and symbols by name; pirates at the start and whatever is at its default are left out."""
    assert written(Scene(TEXT).state) == {
        "layout": SECTIONS,
        "pirates": [["3", "12", "12", "boat"], []],
        "hand": [{"hat": 1, "key": 2}, {"skull": 1}],
        "pile": {"bottle": 16, "pistol": 17, "hat": 16, "skull": 16, "dagger": 17, "key": 15},
        "used": {"bottle": 1},
        "turn": 1,
        "acted": 1,
        "turns": 7,
    }


def test_the_boat_has_its_name_wherever_it_lies() -> None:
    """With four sections the boat is the place after the 24th space, and still called so."""
    state = Scene("pirates 0: 24 boat", options={"sections": 4}).state
    assert written(state)["pirates"] == [["24", "boat"], []]
    assert GAME.load(dump(state)).view(0) == state.view(0)


def test_counts_are_worked_out() -> None:
    """Cards in hand and pirates at each place follow from the rest."""
    state = GAME.load(dump(Scene(TEXT).state))
    assert isinstance(state, Cartagena)
    assert [int(held) for held in state.held] == [3, 1]
    assert {place: int(count) for place, count in enumerate(state.here) if count} == {0: 6, 3: 1, 12: 2, 37: 1}


@pytest.mark.parametrize(
    "changed",
    [
        {"layout": SECTIONS[:5]},
        {"layout": [*SECTIONS[:5], "9A"]},
        {"pirates": [["3"] * 6, []]},
        {"pirates": [["3"]]},
        {"pirates": [["37"], []]},
        {"pirates": [["beach"], []]},
    ],
)
def test_what_cannot_be_is_not_loaded(changed: dict[str, Any]) -> None:
    """Too few sections, unknown ones, too many pirates, and places that are none are refused."""
    found = json.loads(dump(Scene(TEXT).state))
    found["state"] |= changed
    with pytest.raises(Mistake):
        GAME.load(json.dumps(found))
