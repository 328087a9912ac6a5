"""The board of docs/rules/pique-plume.md, section 2: pictures, birds, ring, yard, and the action numbers."""

from itertools import combinations
from math import dist

import pytest

from tablee.games.pique_plume.board import BOARD, COLOURS, EGGS, PICTURES, SLOTS, start_egg
from tablee.games.pique_plume.game import GAME
from tablee.games.pique_plume.rules import DROP, DROPPINGS, EGG_COUNT, ENTRIES, FLIP, KEEP, LAST_EGG, SLOT_COUNT


def test_pictures_and_birds() -> None:
    """Twelve pictures, each on two eggs and one tile; two hens, two cocks, two ducks of different colours."""
    assert len(set(PICTURES)) == SLOTS == SLOT_COUNT == 12
    assert (2 * len(PICTURES), 24, 23) == (EGGS, EGG_COUNT, LAST_EGG)
    assert [bird.kind for bird in BOARD.birds] == ["hen", "cock", "hen", "cock", "duck", "duck"]
    assert len(set(COLOURS)) == DROPPINGS == 6


def test_the_yard_lies_loose_inside_the_ring() -> None:
    """No two tiles nearer than 3.11, all within 6.95, the eggs from 8.5 on."""
    places = [(x, y) for x, y, _ in BOARD.yard.slots]
    assert min(dist(a, b) for a, b in combinations(places, 2)) == pytest.approx(3.11, abs=0.01)
    assert max(dist(place, (0, 0)) for place in places) + BOARD.yard.radius == pytest.approx(6.95, abs=0.01)
    assert BOARD.ring.radius - BOARD.ring.egg_length / 2 == 8.5


@pytest.mark.parametrize(("players", "gaps"), [(2, {12}), (3, {8}), (4, {6}), (5, {4, 5}), (6, {4})])
def test_gaps(players: int, gaps: set[int]) -> None:
    """The gaps of the table of start places."""
    eggs = [start_egg(seat, players) for seat in range(players)]
    assert {(b - a) % EGGS for a, b in zip(eggs, [*eggs[1:], eggs[0]], strict=True)} == gaps


def test_action_numbers() -> None:
    """The flat action space of section 7."""
    names = GAME.actions.named
    assert len(set(names)) == len(ENTRIES) == 37
    assert (names[FLIP], names[DROP - 1]) == ("flip slot=0", "flip slot=11")
    assert (names[DROP], names[KEEP - 1], names[KEEP]) == ("drop egg=0", "drop egg=23", "keep")
    assert (FLIP, DROP, KEEP) == (0, 12, 36)
    assert GAME.actions.faded("flip slot=3") == "flip slot=?"
    assert GAME.actions.faded("drop egg=3") == "drop egg=3"
