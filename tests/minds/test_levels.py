"""The five levels: the same in every game, within their time, blind to what is hidden, each better than the last."""

import math
from functools import cache

import pytest

import tablee
from tablee.bots import BUDGET, ask, levels
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import Budget
from tablee.engine.state import State
from tablee.lab.simulate import Plan, simulate
from tablee.minds.levels import LEVELS, Level, misjudged
from tablee.minds.thinking import Line, Thought
from tests.kahuna_two.game import GAME as SOMEBODY_ELSES
from tests.minds.golden import positions, thought_about

NAMES = ["beginner", "casual", "skilled", "expert", "master"]
LONGEST = 600  # milliseconds
MOST_DECISIONS = 300  # plain Python makes some thousands a second where a policy is asked for each of them


@cache
def middle(slug: str) -> State:
    """A position some way into a game."""
    return list(positions(tablee.game(slug)))[1]


def decided(state: State, level: str, seed: int = 1, budget: Budget | None = None) -> tuple[int, str]:
    """What a level does, and why."""
    seat = state.to_act()[-1]
    answer = ask(state.game, level, state.view(seat), [], b"", SeededChance(seed), budget or Budget(8))
    return answer.action, answer.reason.code


@pytest.mark.parametrize("slug", registry.slugs())
def test_every_game_has_them(slug: str) -> None:
    """Between the random bot and the game's own."""
    game = tablee.game(slug)
    assert levels(game) == ["random", *NAMES, *game.bots]


def test_so_has_a_game_from_another_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.registered, ("kahuna", 2), SOMEBODY_ELSES)
    state = SOMEBODY_ELSES.new(None, SeededChance(1))
    seat = state.to_act()[0]
    for level in NAMES:
        answer = LEVELS[level].decide(state.view(seat), [], b"", Budget(2), SeededChance(1))
        assert answer.action in state.legal(seat)


@pytest.mark.parametrize("name", NAMES)
def test_none_takes_longer_than_a_second(name: str) -> None:
    """Where nobody says otherwise, every level is timed, and some of the second is left for all else."""
    assert (LEVELS[name].within(BUDGET).milliseconds or math.inf) <= LONGEST


@pytest.mark.parametrize("slug", registry.slugs())
def test_an_iteration_is_too_little_work_to_miss_the_second(slug: str) -> None:
    """The processor's time is looked at after each, so that a level takes one too many at most."""
    for state in positions(tablee.game(slug)):
        assert thought_about(state, 1).played <= MOST_DECISIONS


@pytest.mark.parametrize("slug", registry.slugs())
@pytest.mark.parametrize("level", NAMES)
def test_what_is_hidden_does_not_change_a_decision(slug: str, level: str) -> None:
    """Among states that look alike to the seat."""
    state = middle(slug)
    view = state.view(state.to_act()[-1])
    alike = [state, *(state.game.imagine(view, SeededChance(seed)) for seed in range(2))]
    assert len({decided(one, level) for one in alike}) == 1


def test_budgets_can_only_take_away() -> None:
    """The level's own limits hold beside them; iterations alone are not timed, so that games can be repeated."""
    level = Level(200, 24)
    assert level.within(Budget()) == Budget(24, 200)
    assert level.within(Budget(1000)) == Budget(24)
    assert level.within(Budget(5)) == Budget(5)
    assert level.within(Budget(milliseconds=50)) == Budget(24, 50)
    assert level.within(Budget(9, 900)) == Budget(9, 200)
    assert LEVELS["master"].within(Budget(milliseconds=200)) == Budget(None, 200)


def test_slips_stay_among_what_was_considered() -> None:
    """A blunder that the search saw through is never made, and without slips the first line is taken."""
    thought = Thought([Line(1, 40, 0.6), Line(2, 30, 0.55), Line(3, 2, 0.9), Line(4, 20, 0.2)], 92, 0)
    careful, careless = Level(200), Level(200, slip=0.2)
    assert {careful.slipped(thought, SeededChance(seed)).action for seed in range(20)} == {1}
    assert {careless.slipped(thought, SeededChance(seed)).action for seed in range(60)} == {1, 2}
    assert -1.0 < min(misjudged(SeededChance(seed)) for seed in range(50)) < -0.3


def test_reasons() -> None:
    """What is expected of the action, or that there was no other."""
    state = middle("kahuna")
    assert decided(state, "skilled")[1] == "thought-through"
    forced = tablee.new("tour-de-france", chance=SeededChance(1))
    while len(forced.legal(forced.to_act()[-1])) > 1:
        forced.apply(forced.to_act()[0], forced.legal(forced.to_act()[0])[0], SeededChance(1))
    assert decided(forced, "master")[1] == "only-action"


def test_memory_is_as_good_as_the_level() -> None:
    """In Pique Plume a master remembers every tile that was turned over, a beginner some of them."""
    game = tablee.game("pique-plume")
    state = game.new(2, SeededChance(3))
    state.told = []
    for slot in range(4):
        if state.to_act() == [state.turn] and slot in state.legal(state.turn):  # type: ignore[attr-defined]
            state.apply(state.to_act()[0], slot, SeededChance(slot))
    seat = state.to_act()[0]
    news = [told.seen_by(seat) for told in state.told]
    kept = {
        level: len(ask(game, level, state.view(seat), news, b"", SeededChance(5), Budget(2)).notes.split())
        for level in ("beginner", "master")
    }
    assert kept["master"] >= 3
    assert kept["beginner"] < kept["master"]


def test_a_better_memory_wins_more() -> None:
    """Pique Plume, with little time to think."""
    tally = simulate(Plan("pique-plume", 1, 2, ("master", "beginner"), 3, 6, budget=Budget(8)))
    assert tally.bot_wins["master"] >= 5
