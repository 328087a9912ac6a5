"""Bots of any level at the seats that a learner does not have."""

from __future__ import annotations

from collections.abc import Sequence

from tablee import bots
from tablee.bots.memory import SeatMemory, pass_on
from tablee.engine.chance import Chance
from tablee.engine.game import Game
from tablee.engine.shapes import Budget
from tablee.engine.state import State
from tablee.lab.batch import Others
from tablee.lab.simulate import RANDOM


class Opponents(Others):
    """Bots by level, each with what it has heard at its table."""

    def __init__(self, game: Game, levels: Sequence[str], budget: Budget) -> None:
        for level in levels:
            bots.bot(game, level)  # complains about a level that the game does not have
        super().__init__(game)
        self.game = game
        self.levels = list(levels)
        self.budget = budget
        self.memories: dict[int, dict[int, SeatMemory]] = {}

    def begin(self, table: int, state: State) -> None:
        """Bots forget the last game, and listen to this one."""
        state.told = []
        self.memories[table] = {seat: SeatMemory() for seat in range(state.players) if self.level(seat) != RANDOM}

    def level(self, seat: int) -> str:
        """Who sits there."""
        return self.levels[seat % len(self.levels)]

    def answer(self, table: int, state: State, seat: int, chance: Chance) -> int:
        """What the bot of a seat does."""
        level = self.level(seat)
        memories = self.memories[table]
        if state.told:
            pass_on(state.told, memories)
        if level == RANDOM:
            return self.any_action(state, seat, chance)
        return memories[seat].answer(self.game, level, state.view(seat), chance, self.budget).action


def others_of(game: Game, levels: Sequence[str], budget: Budget) -> Others:
    """Those who play at these levels; all at random, without a thought for what is told."""
    return Others(game) if set(levels) == {RANDOM} else Opponents(game, levels, budget)
