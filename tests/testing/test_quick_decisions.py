"""What a game says without lists, for speed, is compared with its lists."""

from dataclasses import replace

import pytest

import tablee
from tablee.engine.arrays import i64, vec
from tablee.engine.chance import SeededChance
from tablee.engine.state import State
from tablee.games.kahuna.rules import Kahuna
from tablee.testing import Fault
from tablee.testing.play import check_decision

KAHUNA = tablee.game("kahuna")


class Forgetful(Kahuna):
    """Offers one action less than there are."""

    def offer(self, seat: int, out: vec[i64]) -> None:
        super().offer(seat, out)
        out[0] &= out[0] - 1


class Deaf(Kahuna):
    """Says that the other seat is asked."""

    def next_to_act(self, preferred: int) -> int:
        return 1 - self.turn


@pytest.mark.parametrize(
    ("rules", "words"),
    [(Forgetful, r"what is offered to seat \d is not what is legal"), (Deaf, r"seat \d is asked instead of \d")],
)
def test_a_quick_answer_that_differs_is_a_fault(rules: type[State], words: str) -> None:
    """Both of what a game may write again without a list."""
    check_decision(KAHUNA.new(2, SeededChance(4)))
    with pytest.raises(Fault, match=words):
        check_decision(replace(KAHUNA, state=rules).new(2, SeededChance(4)))
