"""With ten cars nobody waits for each of them: a turn is one motion, and cars move in groups."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.games.formula_de.game import GAME
from tests.games.formula_de.scenes import ALONE, position

MOST_GROUPS = 4


def test_a_turn_is_one_motion_from_its_gear_on() -> None:
    """The first decision is waited for, the others are not."""
    assert not position(f"car 0: 0L5 gear:3{ALONE}").goes_on()
    assert position(f"car 0: 0L5 gear:3{ALONE}\nroll: 7").goes_on()


@pytest.mark.parametrize(("players", "most"), [(2, 2), (5, 5), (6, 3), (10, MOST_GROUPS)])
def test_a_large_field_moves_in_groups(players: int, most: int) -> None:
    """A round is waited for so often at most; in a small one each car is looked at."""
    chance = SeededChance(7)
    match = Match(GAME, players, chance)
    waits: dict[int, int] = {}
    while not match.is_over() and len(waits) < 6:
        (seat,) = match.to_act()
        legal = match.legal(seat)
        number = match.view(seat).round  # type: ignore[attr-defined]  # it is a FormulaDeView
        waits[number] = waits.get(number, 0) + (not match.state.goes_on())
        match.play(seat, legal[chance.uniform(len(legal))])
    assert 0 < max(waits.values()) <= most
