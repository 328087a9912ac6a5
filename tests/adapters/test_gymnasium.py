"""Gymnasium's own checks pass for every game, alone and many at once."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tablee
import tablee.adapters.gymnasium as adapter
from tablee.adapters.parts import MOST_KEPT, FarTables
from tablee.engine.refusal import Mistake
from tablee.lab.batch import PENALTY
from tests.adapters.settings import SETTINGS, SLUGS


@pytest.mark.parametrize(("slug", "players"), SETTINGS)
def test_gymnasium_s_checker_passes(slug: str, players: int) -> None:
    """With its warnings as errors."""
    check_env(adapter.env(slug, players=players), skip_render_check=True)


@pytest.mark.plain
def test_gymnasium_s_checker_passes_in_every_way_to_draw() -> None:
    """Drawing is the same for all games (tests/adapters/test_pettingzoo.py)."""
    check_env(gymnasium.make("Tablee/kahuna-v1", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("slug", SLUGS)
def test_games_are_registered_with_the_version_of_their_rules(slug: str) -> None:
    """`Tablee/kahuna-v1`, for one and for many."""
    name = f"Tablee/{slug}-v{tablee.game(slug).version}"
    assert gymnasium.make(name).unwrapped.setting.game.slug == slug  # type: ignore[attr-defined]
    many = gymnasium.make_vec(name, num_envs=2, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0].shape == (2, *many.single_observation_space.shape)  # type: ignore[misc]


@pytest.mark.parametrize("bots", ["random", "greedy", ["random", "greedy"]])
def test_the_learner_is_asked_until_the_end(bots: str | list[str]) -> None:
    """Bots of any level answer for the other seats, and the result is told once."""
    env = adapter.env("medailles", players=3, seat=1, bots=bots)
    rewards = []
    env.action_space.seed(3)
    for seed in range(2):
        _, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            seen, reward, is_over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            assert env.observation_space.contains(seen)
            rewards.append(reward)
    assert {reward for reward in rewards if reward} <= {-1, -0.5, 0.5, 1}


def test_many_games_are_those_of_one_after_the_other() -> None:
    """Table 0 of many plays what a single table with the same seed plays, action for action."""
    one, many = adapter.env("kahuna"), adapter.vector_env("kahuna", 3)
    seen, info = one.reset(seed=11)
    rows, infos = many.reset(seed=11)
    ended = 0
    for _ in range(150):
        assert np.array_equal(rows[0], seen)
        assert np.array_equal(infos["action_mask"][0], info["action_mask"])
        actions = [int(np.flatnonzero(mask)[-1]) for mask in infos["action_mask"]]
        seen, reward, is_over, _, info = one.step(actions[0])
        rows, rewards, over, cut, infos = many.step(np.array(actions))
        assert (rewards[0], over[0], cut[0]) == (reward, is_over, False)
        if is_over:
            assert np.array_equal(infos["final_obs"][0], seen)
            assert infos["_final_obs"][0]
            seen = one.tables.rows[0].copy()
            ended += 1
    assert ended


def test_games_are_the_same_whatever_the_number_of_processes() -> None:
    """Table by table what is seen, given and ended, what was seen last, and again after another start."""
    alone, spread = adapter.vector_env("kahuna", 5), adapter.vector_env("kahuna", 5, processes=3)
    ended = 0
    for seed in (11, 12):
        seen, info = alone.reset(seed=seed)
        rows, infos = spread.reset(seed=seed)
        for _ in range(90):
            assert np.array_equal(rows, seen)
            assert np.array_equal(infos["action_mask"], info["action_mask"])
            actions = info["action_mask"].argmax(axis=1)
            seen, *results, info = alone.step(actions)
            rows, *others, infos = spread.step(actions)
            assert all(np.array_equal(*both) for both in zip(results, others, strict=True))
            for table in np.flatnonzero(results[1]):
                assert np.array_equal(infos["final_obs"][table], info["final_obs"][table])
                ended += 1
    assert ended > 5
    spread.close()
    assert not any(part.process.is_alive() for part in spread.parts if isinstance(part, FarTables))


def test_no_process_is_without_a_table() -> None:
    """However many are asked for."""
    spread = adapter.vector_env("kahuna", 2, processes=5)
    assert [part.places for part in spread.parts] == [slice(0, 1), slice(1, 2)]
    spread.close()


def test_a_process_that_dies_is_missed() -> None:
    """Nobody waits for it for ever."""
    spread = adapter.vector_env("kahuna", 2, processes=2)
    _, infos = spread.reset(seed=1)
    far = spread.parts[1]
    assert isinstance(far, FarTables)
    far.process.kill()
    with pytest.raises(RuntimeError, match="has ended"):
        spread.step(infos["action_mask"].argmax(axis=1))


def test_what_fails_in_another_process_is_told() -> None:
    """With its traceback."""
    spread = adapter.vector_env("kahuna", 2, processes=2)
    far = spread.parts[1]
    far.reset("\ud800", spread.frames, 0)  # type: ignore[arg-type]
    with pytest.raises(RuntimeError, match="has failed:\nTraceback"):
        far.wait()
    spread.close()


def test_an_action_outside_the_mask_ends_the_game() -> None:
    """With a penalty; the next game begins at once."""
    many = adapter.vector_env("kahuna", 2)
    _, infos = many.reset(seed=4)
    mask = infos["action_mask"]
    _, rewards, over, _, _ = many.step(np.array([mask[0].argmin(), mask[1].argmax()]))
    assert (rewards[0], over.tolist()) == (PENALTY, [True, False])


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    """With those that are."""
    with pytest.raises(Mistake, match="0, 1"):
        adapter.env("kahuna", seat=2)


def test_a_level_that_no_bot_has_is_refused() -> None:
    """With those that there are."""
    with pytest.raises(Mistake, match="greedy"):
        adapter.env("kahuna", bots="godlike")


@pytest.mark.parametrize("processes", [1, 2])
def test_what_a_learner_keeps_of_a_step_stays_as_it_was(processes: int) -> None:
    """Memory is used again only when nobody holds it, not even a part of it."""
    many = adapter.vector_env("kahuna", 4, processes=processes)
    _, infos = many.reset(seed=4)
    rows, masks, parts = [], [], []
    for _ in range(12):
        row, _, _, _, infos = many.step(infos["action_mask"].argmax(axis=1))
        rows.append((row, row.copy()))
        parts.append((row[1:3, 5:], row[1:3, 5:].copy()))
        masks.append((infos["action_mask"], infos["action_mask"].copy()))
        del row
    assert all(np.array_equal(kept, was) for kept, was in [*rows, *parts, *masks])
    rows.clear()
    del infos
    for _ in range(12):
        many.step(masks[-1][0].argmax(axis=1))
    assert all(np.array_equal(kept, was) for kept, was in [*parts, *masks])
    many.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_memory_that_nobody_holds_is_used_again(processes: int) -> None:
    """New memory would cost the system more than the step."""
    many = adapter.vector_env("kahuna", 4, processes=processes)
    _, infos = many.reset(seed=4)
    seen = set()
    for _ in range(30):
        row, _, _, _, infos = many.step(infos["action_mask"].argmax(axis=1))
        seen.add(row.ctypes.data)
    assert len(seen) <= MOST_KEPT
    many.close()
