"""Every game as an environment of Gymnasium: one seat learns, bots play the others.

    import gymnasium, tablee.adapters.gymnasium
    env = gymnasium.make("Tablee/kahuna-v1", bots="greedy")

The observation is what the seat may know as a row of numbers (docs/observations.md); `info["action_mask"]` has a one
for each legal action, and `env.unwrapped.action_masks()` gives the same to sb3-contrib. An action outside the mask ends
the game with -1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tablee.adapters import drawing
from tablee.adapters.parts import FarTables, Frames, Tables, Wish
from tablee.adapters.seats import PLACES, Mask, Numbers
from tablee.bots import BUDGET
from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.shapes import Budget
from tablee.lab.dice import fresh_seed

RENDER_MODES = ["ansi", "rgb_array", "svg"]


class Seated:
    """What one environment and many share: tables in this process, and the spaces of a seat there."""

    def sit(self, wish: Wish, count: int) -> None:
        """Tables of this process."""
        self.tables = Tables(wish, count)
        self.setting = self.tables.setting
        self.batch = self.tables.batch
        low, high = self.setting.bounds()
        self.one_observation = spaces.Box(low, high, dtype=np.float32)
        self.one_action = spaces.Discrete(self.setting.actions)


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
        self.sit(Wish(slug, seat, players, options, bots, rewards, budget), 1)
        self.observation_space = self.one_observation
        self.action_space = self.one_action
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game; without a seed another one than before."""
        super().reset(seed=seed)
        self.batch.reset(seed if seed is not None else int(self.np_random.integers(2**62)))
        return self.tables.rows[0].astype(np.float32), {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """A one for each legal action."""
        own: Mask = self.tables.masks[0]
        return own.copy()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """One action, and those of the others until the seat is asked again."""
        self.batch.step([int(action)])
        is_over = bool(self.tables.ended[0])
        seen = self.tables.last_rows[0] if is_over else self.tables.rows[0]
        return (
            seen.astype(np.float32),
            float(self.tables.given[0]),
            is_over,
            False,
            {"action_mask": self.action_masks()},
        )

    def render(self) -> Any:
        """The position, everything visible."""
        return drawing.drawn(self.batch.states[0], self.render_mode)


class TableeVectorEnv(Seated, VectorEnv[Numbers, Any, Any]):
    """Many games at once for one seat; one that ends is followed by the next in the same step.

    The same games whatever the number of processes: this one has the first tables, others those after them.
    """

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
        processes: int = 1,
    ) -> None:
        wish = Wish(slug, seat, players, options, bots, rewards, budget)
        processes = max(1, min(processes, num_envs))
        firsts = [num_envs * number // processes for number in range(processes + 1)]
        own, *others = (after - first for first, after in pairwise(firsts))
        self.sit(wish, own)
        seen, actions = (num_envs, self.setting.observation.size), (num_envs, self.setting.actions)
        self.frames = Frames.new(seen, actions, is_shared=processes > 1)
        far = [
            FarTables(wish, count, first, self.tables, self.frames)
            for count, first in zip(others, firsts[1:], strict=False)
        ]
        self.parts: list[Tables | FarTables] = [self.tables, *far]
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.metadata = {"render_modes": RENDER_MODES, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = self.one_observation
        self.single_action_space = self.one_action
        self.observation_space = batch_space(self.one_observation, num_envs)
        self.action_space = batch_space(self.one_action, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new game at every table."""
        first = seed[0] if isinstance(seed, list) else seed
        chosen = fresh_seed() if first is None else first
        number = self.frames.free()
        for part in reversed(self.parts):
            part.reset(chosen, self.frames, number)
        rows, _, _, _, infos = self.look(number)
        return rows, {"action_mask": infos["action_mask"]}

    def step(self, actions: Any) -> tuple[Numbers, Any, Any, Any, dict[str, Any]]:
        """One action at every table; the other processes begin before this one."""
        wanted = np.asarray(actions)
        number = self.frames.free()
        for part in reversed(self.parts):
            part.step(wanted[part.places], self.frames, number)
        return self.look(number)

    def look(self, number: int) -> tuple[Numbers, Any, Any, Any, dict[str, Any]]:
        """What is seen at every table and may be done there, what was given and has ended; part after part."""
        given = np.empty(self.num_envs)
        ended, cut = np.empty(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for part in self.parts:
            part.wait()
            given[part.places], ended[part.places] = part.given, part.ended
            if finished := part.finished:
                self.show_ends(infos, part, finished)
        if infos:
            infos["_final_obs"] = ended.copy()
        rows, infos["action_mask"] = self.frames.handed_out(number)
        return rows, given, ended, cut, infos

    def show_ends(self, infos: dict[str, Any], part: Tables | FarTables, finished: list[int]) -> None:
        """What was seen last of games that have ended; None for all others."""
        final = infos.setdefault("final_obs", np.empty(self.num_envs, object))
        seen = part.last_rows[: len(finished)].astype(np.float32)
        for table, numbers in zip(finished, seen, strict=True):
            final[part.places.start + table] = numbers

    def close_extras(self, **_: Any) -> None:
        """Ends the other processes."""
        for part in self.parts:
            part.close()

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
