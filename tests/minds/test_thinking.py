"""Thinking from a view: budgets, the same thoughts on both builds, and games that bring no knowledge."""

from collections.abc import Iterator
from time import thread_time

import pytest

import tablee
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import Budget
from tablee.engine.state import State
from tablee.minds.search import Manner
from tablee.minds.thinking import WORLDS, Thought, Worlds, think
from tests.kahuna_two.game import GAME as SOMEBODY_ELSES
from tests.minds.golden import FILE, positions, thought_about, thoughts


def asked(state: State, seat: int, budget: Budget, seed: int = 3) -> Thought:
    return think(state.game, state.view(seat), b"", budget, SeededChance(seed), Manner())


@pytest.fixture(scope="module")
def kahuna() -> State:
    return next(iter(positions(tablee.game("kahuna"))))


def test_thoughts_are_those_of_the_golden_file() -> None:
    """Both builds compare with one file, so they think the same (`python -m tests.minds.golden` writes it again)."""
    assert list(thoughts()) == FILE.read_text().splitlines()


def test_what_a_seat_cannot_see_is_not_in_its_thoughts(kahuna: State) -> None:
    """States with the same view give the same thought, whatever is hidden in them."""
    seat = kahuna.to_act()[0]
    view = kahuna.view(seat)
    others = [kahuna.game.imagine(view, SeededChance(seed)) for seed in range(3)]
    said = {repr([(line.action, line.visits) for line in asked(one, seat, Budget(30)).lines]) for one in others}
    assert len(said) == 1


def test_iterations_are_counted_and_seeds_matter(kahuna: State) -> None:
    seat = kahuna.to_act()[0]
    thought = asked(kahuna, seat, Budget(40))
    assert thought.iterations == sum(line.visits for line in thought.lines) == 40
    assert sorted(line.action for line in thought.lines) == kahuna.legal(seat)
    visits = [line.visits for line in thought.lines]
    assert visits == sorted(visits, reverse=True)
    assert [line.visits for line in asked(kahuna, seat, Budget(40), seed=4).lines] != visits


def test_a_budget_of_milliseconds_ends(kahuna: State) -> None:
    """At once where none are left, and the first of both budgets counts."""
    seat = kahuna.to_act()[0]
    assert asked(kahuna, seat, Budget(milliseconds=0)).iterations == 1
    begun = thread_time()
    assert asked(kahuna, seat, Budget(milliseconds=400)).iterations > 1
    assert thread_time() - begun > 0.04
    assert asked(kahuna, seat, Budget(5, 60_000)).iterations == 5


def test_a_single_action_needs_no_thought() -> None:
    """However long it might take."""
    state = tablee.new("tour-de-france", chance=SeededChance(1))
    while len(state.legal(state.to_act()[0])) > 1:
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0], SeededChance(1))
    seat = state.to_act()[0]
    thought = asked(state, seat, Budget(1_000_000))
    assert (thought.action, thought.iterations) == (state.legal(seat)[0], 0)


def test_thinking_stops_when_nothing_can_change() -> None:
    """That is when the first action leads by more than the iterations that are left."""
    state = next(iter(positions(tablee.game("tiny"))))
    thought = asked(state, state.to_act()[-1], Budget(1000))
    first, second = thought.lines[:2]
    assert first.visits - second.visits > 1000 - thought.iterations > 0


def test_what_is_certain_is_imagined_once() -> None:
    """Formula Dé hides nothing; of Kahuna a bounded number of states is kept."""
    open_game = tablee.new("formula-de", chance=SeededChance(1))
    worlds = Worlds(open_game.game, open_game.view(0), b"", SeededChance(1))
    assert worlds.is_certain
    hidden = tablee.new("kahuna", chance=SeededChance(1))
    worlds = Worlds(hidden.game, hidden.view(0), b"", SeededChance(1))
    assert not worlds.is_certain
    shown = {repr(worlds.next()) for _ in range(600)}
    assert len(worlds.kept) == WORLDS
    assert len(shown) > WORLDS


def seats_that_choose(slug: str) -> Iterator[State]:
    """Positions of a random game in which several seats choose in secret, one of them already."""
    chance = SeededChance(4)
    state = tablee.new(slug, tablee.game(slug).players[-1], chance=chance)
    while state.to_act():
        seat = state.to_act()[0]
        if state.submitted and len(state.legal(seat)) > 1:
            yield state
        actions = state.legal(seat)
        state.apply(seat, actions[chance.uniform(len(actions))], chance)


@pytest.mark.parametrize("slug", ["tiny", "olympiades"])
def test_choices_that_others_have_closed_are_thought_through(slug: str) -> None:
    """They are opened again in thought; the seat's own draft stays as it is."""
    state = next(seats_that_choose(slug))
    seat = state.to_act()[-1]
    worlds = Worlds(state.game, state.view(seat), b"", SeededChance(1))
    assert worlds.kept[0].submitted == []
    assert set(worlds.kept[0].waiting) >= {seat, *state.submitted}
    assert thought_about(state).action in state.legal(seat)


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_can_be_searched(slug: str) -> None:
    """With the fewest and the most players: a legal action, from the view alone."""
    game = tablee.game(slug)
    for players in {game.players[0], game.players[-1]}:
        state = game.new(players, SeededChance(9))
        for seat in state.to_act():
            assert asked(state, seat, Budget(3)).action in state.legal(seat)


def test_a_plain_game_from_another_package_is_played() -> None:
    """As strongly as a compiled one, only slower: it takes the island that decides."""
    state = SOMEBODY_ELSES.new(None, SeededChance(2))
    seat = state.to_act()[0]
    assert asked(state, seat, Budget(20)).action in state.legal(seat)
