"""Bots at the seats that nobody before the notebook has."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee import bots
from tablee.bots.memory import SeatMemory
from tablee.engine.chance import Chance
from tablee.engine.game import Game
from tablee.engine.match import Match


class Company:
    """One bot for each of some seats, with what it has heard of one match."""

    def __init__(self, game: Game, levels: Sequence[str], seats: Sequence[int], chance: Chance) -> None:
        for level in levels:
            bots.bot(game, level)  # complains about a level that the game does not have
        self.game = game
        self.levels = {seat: levels[place % len(levels)] for place, seat in enumerate(seats)}
        self.memories = {seat: SeatMemory() for seat in seats}
        self.chance = chance
        self.heard = 0

    def play_on(self, match: Match, act: Callable[[int, int], None]) -> None:
        """Lets them answer until none of them is asked any more."""
        while asked := [seat for seat in match.to_act() if seat in self.levels]:
            self.listen(match)
            seat = asked[0]
            memory = self.memories[seat]
            answer = memory.answer(self.game, self.levels[seat], match.state.view(seat), self.chance)
            act(seat, answer.action)

    def listen(self, match: Match) -> None:
        """What was told since the last time, as each of them may hear it."""
        for _, told in match.told[self.heard :]:
            for seat, memory in self.memories.items():
                memory.news.append(told.seen_by(seat))
        self.heard = len(match.told)
