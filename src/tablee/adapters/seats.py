"""What all adapters share: a game with its options, what a seat observes, which actions it has, what it gets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from tablee.engine import registry
from tablee.engine.chance import Chance
from tablee.engine.game import Game
from tablee.engine.observation import Observation
from tablee.engine.refusal import Mistake
from tablee.engine.state import Fixed, State
from tablee.lab.batch import by_places

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]
PLACES = "places"
SCORES = "scores"
REWARDS = (PLACES, SCORES)


class TableSetting:
    """A game with a number of players and options, as environments are made of."""

    def __init__(
        self, slug: str, players: int | None, options: Mapping[str, object] | None, rewards: str = PLACES
    ) -> None:
        if rewards not in REWARDS:
            raise Mistake("unknown-rewards", {"given": rewards, "known": ", ".join(REWARDS)})
        self.game: Game = registry.get(slug)
        self.players: int = self.game.count(players)
        self.fixed: Fixed = self.game.fixed(self.game.read_options(options or {}))
        self.rewards = rewards
        self.actions: int = len(self.game.actions.entries)
        self.game.check_together(self.players, self.fixed.options)
        self.observation: Observation = self.game.observe(self.players, self.fixed)

    @property
    def name(self) -> str:
        """`kahuna_v1`: with the version of the rules, as PettingZoo names its environments."""
        return f"{self.game.slug.replace('-', '_')}_v{self.game.version}"

    def new(self, chance: Chance) -> State:
        """A new game, dealt."""
        state = self.game.empty(self.players, self.fixed)
        state.setup(chance)
        return state

    def observe(self, state: State, viewer: int) -> Numbers:
        """What a viewer observes: one row of numbers."""
        if self.observation.quick is not None:
            return np.frombuffer(memoryview(self.observation.small_row_of(state, viewer)), np.uint8).astype(np.float32)
        return np.frombuffer(memoryview(self.observation.row_of(state, viewer))).astype(np.float32)

    def mask(self, actions: Sequence[int], more: int = 0) -> Mask:
        """A one for each of these actions; `more` places at the end for what no game has."""
        mask = bytearray(self.actions + more)
        for action in actions:
            mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def results(self, state: State) -> list[float]:
        """What each seat gets at the end."""
        return state.scores() if self.rewards == SCORES else by_places(state.ranking())

    def bounds(self) -> tuple[Numbers, Numbers]:
        """The least and the most of every number of an observation."""
        return bounds_of(self.observation)

    def parts(self, numbers: Numbers) -> dict[str, Numbers]:
        """The numbers of an observation by the names of its parts, each in its shape; nothing is copied."""
        return {
            block.name: numbers[..., block.at : block.at + block.size].reshape(numbers.shape[:-1] + block.shape)
            for block in self.observation.blocks
        }


@lru_cache(maxsize=256)
def bounds_of(observation: Observation) -> tuple[Numbers, Numbers]:
    """The least and the most of every number; apart even where options leave one value only, as libraries want it."""
    low = np.concatenate([np.full(block.size, block.low, np.float32) for block in observation.blocks])
    high = np.concatenate([np.full(block.size, block.high, np.float32) for block in observation.blocks])
    return low, np.maximum(high, low + 1)
