"""Hints: the best action and the next ones, with what they are worth and why, from a view and nothing else."""

import msgspec
import pytest

import tablee
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import Budget
from tablee.engine.state import State
from tablee.review.hinting import SHOWN, advise

EARLY = 25  # decisions
THOUGHT = Budget(iterations=200)


def played(slug: str, decisions: int) -> State:
    """A game after so many decisions of its quick policy."""
    game = tablee.game(slug)
    chance = SeededChance(5)
    state = game.new(None, chance)
    for _ in range(decisions):
        seat = state.to_act()[0]
        actions = state.legal(seat)
        chosen = actions[0] if len(actions) == 1 else game.knowledge.act(state, seat, actions, chance)
        state.apply(seat, chosen, chance)
    return state


def test_the_best_action_comes_first_with_reasons_against_the_others() -> None:
    """In Médailles: an attempt with two strong cards is worth more, because it wins a medal (MED-5.1)."""
    state = played("medailles", 4)
    seat = state.to_act()[0]
    best, *others = advise(state.game, state.view(seat), b"", 3, THOUGHT)
    assert len(others) == SHOWN - 1
    assert best.contrasts == []
    assert state.game.named(state, best.action) == "attempt discipline=SKI k=2"
    for other in others:
        assert best.worth > other.worth
        assert any(why.rule == "MED-5.1" and why.better > why.other for why in other.contrasts)


def test_a_hint_is_the_same_for_the_same_view_whatever_is_hidden() -> None:
    """Two states that look alike to a seat get the same hint: nothing else goes into it."""
    state = played("kahuna", EARLY)
    seat = state.to_act()[0]
    view = state.view(seat)
    other = state.game.imagine(view, SeededChance(99))
    assert advise(state.game, view, b"", 3, Budget(iterations=20)) == advise(
        state.game, other.view(seat), b"", 3, Budget(iterations=20)
    )
    assert msgspec.json.encode(view) == msgspec.json.encode(other.view(seat))


@pytest.mark.parametrize("budget", [Budget(milliseconds=20), Budget(iterations=1)])
def test_a_hint_needs_hardly_any_time(budget: Budget) -> None:
    """However little there is, the actions are there, each with a worth and an error."""
    state = played("cartagena", 3)
    seat = state.to_act()[0]
    for one in advise(state.game, state.view(seat), b"", 3, budget):
        assert one.action in state.legal(seat)
        assert 0.0 <= one.worth <= 1.0
