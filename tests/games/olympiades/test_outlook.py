"""What the board is told of chances: the faces of a die with which a choice succeeds."""

import pytest

from tablee.games.olympiades.game import GAME
from tablee.games.olympiades.outlook import outlook
from tests.games.olympiades.scenes import start


def chances(event: str, action: str) -> list[int]:
    """Of an action at the beginning of an event."""
    return outlook(start(event).state, GAME.actions.number(action)).chances


@pytest.mark.parametrize(("bid", "faces"), [(0, 4), (1, 5), (2, 6), (9, 6)])
def test_a_jump_succeeds_with_die_and_bid(bid: int, faces: int) -> None:
    """The first obstacle needs three (OLY-11.4)."""
    assert chances("show_jumping", f"bid n={bid}") == [faces]


def test_a_shot_is_told_for_each_sum_of_blocks() -> None:
    """Die and bid against three and the blocks (OLY-30.4)."""
    assert chances("basketball", "shoot n=3") == [6, 6, 5, 4, 3, 2, 1]
    assert chances("basketball", "shoot n=0") == [4, 3, 2, 1, 0, 0, 0]


def test_nothing_is_told_where_no_die_decides() -> None:
    """The wheel alone decides in track cycling."""
    assert chances("track_cycling", "bid n=3") == []
