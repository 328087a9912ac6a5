"""What the page is told before somebody acts: whether it could be taken back, as far as the seat can know."""

import random

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.registry import get
from tablee.server.tables import presenter

SLUGS = ["kahuna", "cartagena", "biathlon", "tour-de-france", "tiny"]
DECISIONS = 80


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_called_revocable_can_be_taken_back(slug: str) -> None:
    """TAB-2.1, TAB-2.3: never promised in vain; and kept back only where chance or something unknown is at stake."""
    dice = random.Random(5)
    game = get(slug)
    match = Match(game, game.players[0], SeededChance(3))
    promised = 0
    for _ in range(DECISIONS):
        if not match.to_act():
            break
        seat = match.to_act()[0]
        action = dice.choice(match.legal(seat))
        found = presenter.preview(match, seat, action)
        match.play(seat, action)
        if found.is_revocable:
            assert match.can_undo(seat)
            promised += 1
        elif found.is_certain and not match.state.waiting:
            assert not match.can_undo(seat)
    assert promised or slug in {"tour-de-france", "tiny"}
