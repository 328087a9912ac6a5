"""PettingZoo's own tests pass for every game, with the fewest and the most players; and what they do not ask."""

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

import tablee
from tablee.adapters.pettingzoo import TableeAEC, TableeParallel, aec_env, parallel_env
from tablee.engine.refusal import Mistake
from tablee.lab.batch import by_places
from tests.adapters.settings import SETTINGS

CYCLES = 25
# PettingZoo knows the environments that observe a dict, as all with a mask do, by their names.
KNOWN_BY_NAME = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)
every_setting = pytest.mark.parametrize(("slug", "players"), SETTINGS)


@KNOWN_BY_NAME
@every_setting
def test_the_api_test_passes(slug: str, players: int) -> None:
    """One seat after the other."""
    api_test(aec_env(slug, players=players), num_cycles=CYCLES)


@every_setting
def test_the_parallel_api_test_passes(slug: str, players: int) -> None:
    """All seats at once."""
    parallel_api_test(parallel_env(slug, players=players), num_cycles=CYCLES)


@every_setting
def test_the_seed_tests_pass(slug: str, players: int) -> None:
    """The same seed gives the same game, however it is played."""
    seed_test(lambda: aec_env(slug, players=players), num_cycles=CYCLES // players)
    parallel_seed_test(lambda: parallel_env(slug, players=players, illegal="ignore"), num_cycles=CYCLES // players)


@every_setting
def test_the_max_cycles_test_passes(slug: str, players: int) -> None:
    """A game can be cut off; PettingZoo plays without a look at the mask here."""

    def cut(max_cycles: int) -> TableeParallel:
        return parallel_env(slug, players=players, max_cycles=max_cycles, illegal="ignore")

    max_cycles_test(SimpleNamespace(parallel_env=cut, env=lambda max_cycles: parallel_to_aec(cut(max_cycles))))


@pytest.mark.plain
@every_setting
def test_the_render_test_passes(slug: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Text, image and SVG, drawn in the terminal's way."""
    render_test(
        lambda render_mode: aec_env(slug, players=players, render_mode=render_mode),
        custom_tests={"svg": lambda drawn: drawn.startswith("<svg")},
    )
    assert capsys.readouterr().out


def test_names_carry_the_version_of_the_rules() -> None:
    """As PettingZoo's own do."""
    assert aec_env("kahuna").metadata["name"] == str(parallel_env("kahuna")) == "kahuna_v1"
    assert aec_env("pique-plume").metadata["name"] == "pique_plume_v1"


def play_out(slug: str, players: int, rewards: str) -> dict[str, float]:
    """A random game; what everybody got in all."""
    env = aec_env(slug, players=players, rewards=rewards)
    env.reset(seed=3)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.action_space(agent).seed(5)
        env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
    return got


def test_rewards_by_places_are_zero_sum() -> None:
    """A clear first gets 1, a clear last -1, those between in between."""
    assert by_places([1, 3, 2]) == [1, -1, 0]
    assert by_places([1, 1, 3]) == [0.5, 0.5, -1]
    assert sum(play_out("medailles", 3, "places").values()) == pytest.approx(0)


def test_rewards_by_scores_are_the_scores() -> None:
    """Medals of Médailles, as its rules count them."""
    got = play_out("medailles", 3, "scores")
    assert all(score == int(score) >= 0 for score in got.values())
    assert sum(got.values()) > 0


def test_an_action_outside_the_mask_ends_the_game_with_a_penalty() -> None:
    """Unless it is to be asked again."""
    for illegal, is_over in (("end", True), ("ignore", False)):
        env = aec_env("kahuna", illegal=illegal)
        env.reset(seed=1)
        agent = env.agent_selection
        env.step(int(np.argmin(env.observe(agent)["action_mask"])))
        assert env.terminations == dict.fromkeys(env.possible_agents, is_over)
        assert env.rewards[agent] == (-1 if is_over else 0)


def test_an_action_outside_the_mask_is_told_until_the_next_one() -> None:
    """Asked again, a seat that then does what it may is reproached with nothing."""
    env = aec_env("kahuna", illegal="ignore")
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.argmin(mask)))
    assert env.infos[agent] == {"illegal": int(np.argmin(mask))}
    env.step(int(np.argmax(mask)))
    assert env.infos == {one: {} for one in env.possible_agents}


def test_a_game_that_ends_with_its_last_cycle_is_not_cut_off() -> None:
    """It is over, with rewards; one cycle fewer, and it is cut off without any."""

    def played(cycles: int | None) -> TableeAEC:
        env = aec_env("tiny", max_cycles=cycles)
        env.reset(seed=1)
        while not any(env.terminations.values()) and not any(env.truncations.values()):
            env.step(int(np.argmax(env.observe(env.agent_selection)["action_mask"])))
        return env

    length = played(None).cycles
    whole, cut = played(length), played(length - 1)
    assert all(whole.terminations.values())
    assert not any(whole.truncations.values())
    assert all(cut.truncations.values())
    assert not any(cut.terminations.values())


def test_secret_choices_are_offered_to_all_at_once_and_shown_to_nobody() -> None:
    """In Olympiades all athletes set their pads at the same time."""
    env = parallel_env("olympiades", players=4, options={"length": "short", "scenario": '{"events": ["sprint_100"]}'})
    observed, _ = env.reset(seed=2)
    asked = [agent for agent in env.agents if not observed[agent]["action_mask"][-1]]
    assert len(asked) == 4
    one = env.setting.parts(observed[asked[0]]["observation"])
    assert one["waiting"].sum() == 4
    assert one["draft"].tolist() == [-1]


def test_the_state_shows_what_observations_hide() -> None:
    """For learners that train with everything on the table."""
    env = aec_env("kahuna")
    env.reset(seed=1)
    shown = env.setting.parts(env.state())["hands.cards"]
    own = env.setting.parts(env.observe("player_0")["observation"])["hands.cards"]
    assert shown.sum(axis=1).tolist() == [3, 3]
    assert own.sum(axis=1).tolist() == [3, 0]


def test_a_seed_deals_as_a_match_does() -> None:
    """`reset(seed=7)` is the game that `tablee.match(seed=7)` begins."""
    env = aec_env("kahuna")
    env.reset(seed=7)
    assert str(env.current) == str(tablee.match("kahuna", seed=7).state)


@pytest.mark.parametrize(
    ("settings", "said"),
    [({"rewards": "money"}, "places, scores"), ({"illegal": "jail"}, "end, ignore"), ({"render_mode": "oil"}, "ansi")],
)
def test_a_setting_that_does_not_exist_is_refused(settings: dict[str, str], said: str) -> None:
    """With those that do."""
    with pytest.raises(Mistake, match=said):
        aec_env("kahuna", **settings)


def test_an_environment_must_be_reset_first() -> None:
    """Before that there is nothing to see."""
    with pytest.raises(Mistake, match="reset"):
        parallel_env("kahuna").state()
