"""Every game as an environment of Gymnasium: one seat learns, bots play the others.

    import gymnasium, tablee.adapters.gymnasium
    env = gymnasium.make("Tablee/kahuna-v1", bots="greedy")

The observation is what the seat may know as a row of numbers (docs/observations.md); `info["action_mask"]` has a one
for each legal action, and `env.unwrapped.action_masks()` gives the same to sb3-contrib. An action outside the mask ends
the game with -1.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee.adapters import drawing
from tablee.adapters.seats import PLACES, SCORES, Mask, Numbers, TableSetting
from tablee.bots import BUDGET
from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import Budget
from tablee.lab.batch import Batch
from tablee.lab.dice import fresh_seed
from tablee.lab.opponents import others_of

RENDER_MODES = ["ansi", "rgb_array", "svg"]
MOST_KEPT = 3  # whoever holds more gets new memory


class Seated:
    """What one environment and many share: a batch of tables, and what lies in its arrays."""

    def sit(
        self,
        slug: str,
        seat: int,
        players: int | None,
        options: Mapping[str, object] | None,
        bots: str | Sequence[str],
        rewards: str,
        count: int,
        budget: Budget,
    ) -> None:
        """The tables and their arrays, which are filled anew with each step."""
        self.setting = TableSetting(slug, players, options, rewards)
        if not 0 <= seat < self.setting.players:
            seats = ", ".join(map(str, range(self.setting.players)))
            raise Mistake("bad-seat", {"given": seat, "seats": seats})
        levels = [bots] if isinstance(bots, str) else list(bots)
        setting = self.setting
        others = others_of(setting.game, levels, budget)
        self.batch = Batch(
            setting.game, setting.players, setting.fixed, seat, count, others, by_scores=rewards == SCORES
        )
        low, high = setting.bounds()
        self.one_observation = spaces.Box(low, high, dtype=np.float32)
        self.one_action = spaces.Discrete(setting.actions)
        is_quick = self.batch.quick is not None
        numbers = memoryview(self.batch.small if is_quick else self.batch.observed)
        self.rows: NDArray[Any] = np.asarray(numbers).reshape(count, -1)
        last = memoryview(self.batch.final_small if is_quick else self.batch.final)
        self.last_rows: NDArray[Any] = np.asarray(last).reshape(count, -1)  # of games that ended, the first of them
        self.masks: Mask = np.frombuffer(memoryview(self.batch.masks), np.int8).reshape(count, -1)
        self.given: NDArray[np.float64] = np.frombuffer(memoryview(self.batch.rewards))
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(self.batch.ended), np.bool_)


class TableeEnv(Seated, gymnasium.Env[Numbers, Any]):
    """One game after the other for one seat."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        slug: str,
        seat: int = 0,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: str | Sequence[str] = "random",
        rewards: str = PLACES,
        render_mode: str | None = None,
        budget: Budget = BUDGET,
    ) -> None:
        self.sit(slug, seat, players, options, bots, rewards, 1, budget)
        self.observation_space = self.one_observation
        self.action_space = self.one_action
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game; without a seed another one than before."""
        super().reset(seed=seed)
        self.batch.reset(seed if seed is not None else int(self.np_random.integers(2**62)))
        return self.rows[0].astype(np.float32), {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """A one for each legal action."""
        own: Mask = self.masks[0]
        return own.copy()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """One action, and those of the others until the seat is asked again."""
        self.batch.step([int(action)])
        is_over = bool(self.ended[0])
        seen = self.last_rows[0] if is_over else self.rows[0]
        return seen.astype(np.float32), float(self.given[0]), is_over, False, {"action_mask": self.action_masks()}

    def render(self) -> Any:
        """The position, everything visible."""
        return drawing.drawn(self.batch.states[0], self.render_mode)


class Copies:
    """Copies of one array in memory that is used again as soon as nobody holds a copy any more.

    New memory costs the system far more than the copy itself.
    """

    def __init__(self, kind: type[np.generic]) -> None:
        self.kind = kind
        self.copies: list[NDArray[Any]] = [np.empty(0, kind)]
        for kept in self.copies:
            self.unheld = sys.getrefcount(kept)  # references that are not somebody else's, asked as below
        self.copies = []

    def copy(self, numbers: NDArray[Any]) -> NDArray[Any]:
        """The numbers as they are now; whoever keeps them, or a view of them, keeps them for good."""
        for kept in self.copies:
            if sys.getrefcount(kept) == self.unheld:
                break
        else:
            kept = np.empty(numbers.shape, self.kind)
            self.copies = [kept, *self.copies[: MOST_KEPT - 1]]
        np.copyto(kept, numbers, casting="same_kind")
        return kept


class TableeVectorEnv(Seated, VectorEnv[Numbers, Any, Any]):
    """Many games at once for one seat; one that ends is followed by the next in the same step."""

    def __init__(
        self,
        slug: str,
        num_envs: int = 1,
        seat: int = 0,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: str | Sequence[str] = "random",
        rewards: str = PLACES,
        render_mode: str | None = None,
        budget: Budget = BUDGET,
    ) -> None:
        self.sit(slug, seat, players, options, bots, rewards, num_envs, budget)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"render_modes": RENDER_MODES, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = self.one_observation
        self.single_action_space = self.one_action
        self.observation_space = batch_space(self.one_observation, num_envs)
        self.action_space = batch_space(self.one_action, num_envs)
        self.kept_rows = Copies(np.float32)
        self.kept_masks = Copies(np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game at every table."""
        first = seed[0] if isinstance(seed, list) else seed
        self.batch.reset(fresh_seed() if first is None else first)
        return self.kept_rows.copy(self.rows), {"action_mask": self.kept_masks.copy(self.masks)}

    def step(self, actions: Any) -> tuple[Numbers, Any, Any, Any, dict[str, Any]]:
        """One action at every table."""
        self.batch.step(np.asarray(actions).tolist())
        infos: dict[str, Any] = {"action_mask": self.kept_masks.copy(self.masks)}
        finished = self.batch.finished
        if finished:
            final = np.empty(self.num_envs, object)  # None in each place
            for table, numbers in zip(finished, self.last_rows[: len(finished)].astype(np.float32), strict=True):
                final[table] = numbers
            infos["final_obs"] = final
            infos["_final_obs"] = self.ended.copy()
        cut = np.zeros(self.num_envs, np.bool_)
        return self.kept_rows.copy(self.rows), self.given.copy(), self.ended.copy(), cut, infos

    def render(self) -> Any:
        """The first table, everything visible."""
        drawn = drawing.drawn(self.batch.states[0], self.render_mode)
        return None if drawn is None else (drawn,)


def env(slug: str, **settings: Any) -> TableeEnv:
    """A game for one seat; `seat`, `players`, `options`, `bots` (a level, or one for each seat), `rewards` and more."""
    return TableeEnv(slug, **settings)


def vector_env(slug: str, num_envs: int, **settings: Any) -> TableeVectorEnv:
    """Many games at once for one seat; settings as for `env`."""
    return TableeVectorEnv(slug, num_envs, **settings)


def registered(game: Game) -> str:
    """The name under which Gymnasium knows a game: `Tablee/kahuna-v1`."""
    name = f"Tablee/{game.slug}-v{game.version}"
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point="tablee.adapters.gymnasium:TableeEnv",
            vector_entry_point="tablee.adapters.gymnasium:TableeVectorEnv",
            kwargs={"slug": game.slug},
        )
    return name


NAMES = {slug: registered(registry.get(slug)) for slug in registry.slugs() if registry.get(slug).observation}
