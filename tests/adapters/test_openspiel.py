"""OpenSpiel's own tests pass for every game; its bots play them."""

import pickle
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import tablee
from tablee.adapters.openspiel import MOST_OUTCOMES, NAMES, TableeState
from tablee.engine.chance import SeededChance
from tests.adapters.settings import SETTINGS, SLUGS

LONG = 60  # actions of players and chance after which a game of hundreds is left


def loaded(slug: str, players: int) -> pyspiel.Game:
    return pyspiel.load_game(f"{NAMES[slug]}(players={players})")


def walk(game: pyspiel.Game, random: Random, steps: int) -> list[TableeState]:
    """The beginning of a random game."""
    state = game.new_initial_state()
    seen: list[TableeState] = []
    while not state.is_terminal() and len(seen) < steps:
        seen.append(state.clone())
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return seen


@pytest.mark.parametrize(("slug", "players"), SETTINGS)
def test_the_random_simulation_test_passes(slug: str, players: int) -> None:
    """OpenSpiel's checks of every node of a whole game: clones, masks, tensors, returns that sum up to nothing."""
    pyspiel.random_sim_test(loaded(slug, players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize(("slug", "players"), SETTINGS)
def test_nodes_are_as_openspiel_wants_them(slug: str, players: int) -> None:
    """Likelihoods sum up to one, outcomes and actions have names of their own, tensors have the shape they say."""
    game = loaded(slug, players)
    for state in walk(game, Random(7), LONG):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            assert len(outcomes) <= MOST_OUTCOMES
            actions = [outcome for outcome, _ in outcomes]
        else:
            actions = state.legal_actions()
        assert actions == sorted(set(actions))
        assert len({state.action_to_string(action) for action in actions}) == len(actions)
    tensor = np.array(state.observation_tensor(0))
    assert list(tensor.shape) == game.observation_tensor_shape()
    assert str(state.clone()) == str(state)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_state_can_be_kept_and_read_again(slug: str) -> None:
    """In the middle of what chance decides, too."""
    game = loaded(slug, tablee.game(slug).players[0])
    states = walk(game, Random(3), LONG)
    for state in (states[2], states[-1], next(state for state in reversed(states) if state.is_chance_node())):
        again = pickle.loads(pickle.dumps(state))  # noqa: S301 (its own)
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again) == str(state)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_resampled_state_looks_the_same_to_its_seat(slug: str) -> None:
    """To others it may be another one."""
    random = Random(5)
    state = next(
        state
        for state in reversed(walk(loaded(slug, tablee.game(slug).players[0]), random, LONG))
        if state.is_player_node()
    )
    player = state.current_player()
    for _ in range(3):
        other = state.resample_from_infostate(player, random.random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_chance_outcomes_are_those_of_the_rules() -> None:
    """The deal of Kahuna: a dealer, then cards with their names, as frequent as they are left in the pile."""
    state = loaded("kahuna", 2).new_initial_state()
    assert [state.action_to_string(outcome) for outcome in state.legal_actions()] == ["dealer 0", "dealer 1"]
    state.apply_action(0)
    first = state.chance_outcomes()
    assert {probability for _, probability in first} == {1 / 12}
    state.apply_action(first[0][0])
    assert dict(state.chance_outcomes())[first[0][0]] == pytest.approx(1 / 23)
    assert state.action_to_string(first[0][0]).startswith("card ")


def test_chosen_outcomes_lead_where_the_same_draws_lead() -> None:
    """A game dealt by the engine's chance is a branch of the tree."""
    heard: list[str] = []
    chance = SeededChance(9)
    chance.heard = heard
    dealt = tablee.game("kahuna").new(2, chance)
    state = loaded("kahuna", 2).new_initial_state()
    for meaning in heard:
        state.apply_action(next(one for one in state.legal_actions() if state.action_to_string(one) == meaning))
    assert str(state) == str(dealt)


def test_options_are_parameters() -> None:
    """By name; numbers that are words beside others are marked."""
    game = pyspiel.load_game("tablee_kahuna(sudden_defeat=links,handicap_seat=_1,handicap_links=2)")
    values = game.setting.fixed.options.values
    assert (values["sudden_defeat"], values["handicap_seat"], values["handicap_links"]) == ("links", "1", 2)
    state = pyspiel.load_game("tablee_kahuna(dealer=_0)").new_initial_state()
    assert state.action_to_string(state.legal_actions()[0]).startswith("card ")  # no dealer is drawn
    values = pyspiel.load_game("tablee_cartagena(open_hands=true,open_row=3)").setting.fixed.options.values
    assert (values["open_hands"], values["open_row"]) == ("true", "3")


@pytest.mark.parametrize("slug", SLUGS)
def test_openspiel_s_bots_find_a_legal_action(slug: str) -> None:
    """MCTS, which sees everything, and information set MCTS, which sees what its seat may know."""
    game = loaded(slug, tablee.game(slug).players[0])
    state = next(state for state in walk(game, Random(2), LONG) if state.is_player_node())
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice, max_length=10)
    bots = [
        mcts.MCTSBot(game, 2.0, 6, evaluator, random_state=dice),
        ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=dice, use_observation_string=True),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()
