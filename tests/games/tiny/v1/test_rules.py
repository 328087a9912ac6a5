"""How version 1 of the rules of Les Îlots differed, each rule by its id; the newer rules beside it."""

import pytest

from tablee.engine import registry
from tablee.engine.chance import ScriptedChance
from tablee.engine.match import Match


@pytest.mark.parametrize(("version", "winner"), [(1, 0), (2, 1)])
def test_a_drawn_auction_went_to_the_crew_that_called(version: int, winner: int) -> None:
    """TIN-3.4: the other crew, which gets it now, was asked for a wave."""
    deal = ScriptedChance(*(f"card {card}" for card in ("1", "2", "3", "1", "2", "3", "4", "4")))
    match = Match(registry.get("tiny", version), 2, deal, {"preset": "short"})
    match.play(0, "bury card=4")
    match.play(0, "call islet=1")
    for seat in (0, 1):
        match.play(seat, "bid number=2")
        match.play(seat, "bid number=none")
    assert match.state.to_act() == [1 - winner]
