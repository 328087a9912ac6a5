"""The sections of the corridor, how it is drawn, and the numbers of the actions (docs/rules/cartagena.md)."""

from itertools import combinations, pairwise
from math import dist

import pytest

from tablee.games.cartagena.board import BOARD, ORDERS, SECTIONS, SYMBOLS
from tablee.games.cartagena.game import GAME
from tablee.games.cartagena.rules_actions import (
    END_TURN,
    ENTRIES,
    LAST_SPACE,
    RETREAT,
    SECTION_SPACES,
    SYMBOL_COUNT,
)


def test_symbols_and_sections() -> None:
    """Six symbols, six sections, every side a permutation; the 24 ways to lay one are all different."""
    assert SYMBOLS == ["bottle", "pistol", "hat", "skull", "dagger", "key"]
    assert len(SYMBOLS) == SYMBOL_COUNT
    assert SECTIONS == ["1", "2", "3", "4", "5", "6"]
    assert all(sorted(order) == list(range(SECTION_SPACES)) for order in ORDERS.values())
    assert len(ORDERS) == len({tuple(order) for order in ORDERS.values()}) == 24


def test_a_turned_section_is_reversed() -> None:
    """`3Br` is `3B` from its other end."""
    assert all(ORDERS[name + "r"] == ORDERS[name][::-1] for name in ORDERS if not name.endswith("r"))


def test_b_sides_are_balanced() -> None:
    """Each symbol stands once in each of the six places, each pair of symbols is adjacent exactly twice."""
    sides = [section.B for section in BOARD.sections]
    assert all(sorted(place) == sorted(SYMBOLS) for place in zip(*sides, strict=True))
    pairs = [frozenset(pair) for side in sides for pair in pairwise(side)]
    assert all(pairs.count(frozenset(pair)) == 2 for pair in combinations(SYMBOLS, 2))


@pytest.mark.parametrize("sections", [4, 5, 6])
def test_drawings(sections: int) -> None:
    """Two serpentine rows, spaces at least 58 apart, start and boat clear of them, everything on the canvas."""
    drawing = BOARD.drawings[str(sections)]
    assert len(drawing.spaces) == SECTION_SPACES * sections
    assert min(dist(a, b) for a, b in combinations(drawing.spaces, 2)) == 58
    assert min(dist(drawing.start, space) for space in drawing.spaces) == 75
    assert min(dist(drawing.boat, space) for space in drawing.spaces) >= 75
    for x, y in [*drawing.spaces, drawing.start, drawing.boat]:
        assert BOARD.radius <= x <= BOARD.width - BOARD.radius
        assert BOARD.radius <= y <= BOARD.height - BOARD.radius


def test_drawings_follow_the_formula() -> None:
    """Section k, space i: the top row from left to right, the bottom row back (section 2.3)."""
    heights = [0, -42, -42, 0, 42, 42]
    for name, drawing in BOARD.drawings.items():
        top = -(-int(name) // 2)
        for number, point in enumerate(drawing.spaces):
            k, i = divmod(number, SECTION_SPACES)
            right = 130 + 348 * (top - 1) + 290
            x = 130 + 348 * k + 58 * i if k < top else right - 348 * (k - top) - 58 * i
            assert point == (x, (170 if k < top else 440) + heights[i])


def test_action_numbers() -> None:
    """The flat action space of section 7."""
    names = GAME.actions.named
    assert len(set(names)) == len(ENTRIES) == 260
    assert (LAST_SPACE, RETREAT, END_TURN) == (36, 222, 259)
    assert names[:2] == ["advance from=start card=bottle", "advance from=start card=pistol"]
    assert names[6 * 12 + 5] == "advance from=12 card=key"
    assert names[RETREAT - 1 : RETREAT + 1] == ["advance from=36 card=key", "retreat from=1"]
    assert names[END_TURN - 1 :] == ["retreat from=37", "end_turn"]
