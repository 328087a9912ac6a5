"""Reasons: what is told more often after one action than after another, and tells something."""

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import Event
from tablee.games.kahuna.shapes import SlotRefilled
from tablee.games.pique_plume.shapes import BirdJumped, BirdMoved, BirdPlucked
from tablee.review.problems import NOTHING
from tablee.review.reasons import Contrast, clearest, contrasts

GAMES = 40
MOVED = BirdMoved("PIQ-2.3", 2, 19)
JUMPED = BirdJumped("PIQ-3.2", 2, 1, ["bird-0"])
PLUCKED = BirdPlucked("PIQ-3.3", 2, 0, 1, ["RED"])


def told(*found: tuple[Event, int, int]) -> list[Event]:
    """The reasons among what differs, the largest difference first."""
    return [one.event for one in clearest([Contrast(*one) for one in found])]


def test_what_happens_together_is_told_once_by_what_it_ends_in() -> None:
    assert told((MOVED, 0, 56), (JUMPED, 0, 56), (PLUCKED, 0, 56)) == [PLUCKED]
    assert told((MOVED, 0, 80), (JUMPED, 0, 56), (PLUCKED, 0, 56)) == [MOVED, PLUCKED]


def test_what_happens_to_different_seats_equally_often_is_told_of_each() -> None:
    other = BirdMoved("PIQ-2.3", 1, 19)
    assert told((PLUCKED, 0, 56), (other, 0, 56)) == [PLUCKED, other]


def test_small_differences_are_no_reasons() -> None:
    assert told((MOVED, 50, 59), (PLUCKED, 50, 61)) == [PLUCKED]


def test_that_play_goes_on_is_no_reason() -> None:
    """In Kahuna a card that is taken is always replaced; which one comes explains nothing."""
    game = registry.get("kahuna")
    state = game.new(2, SeededChance(1))
    seat = state.to_act()[0]
    view = state.view(seat)
    pile, row = (game.parse(state, name) for name in ("draw_pile", "draw_row slot=0"))
    found = contrasts(game, view, NOTHING, pile, row, GAMES, 1)
    assert found != []
    assert not any(isinstance(one.event, SlotRefilled) for one in found)
