"""Scenes for the tests of Pique Plume: a position as text, actions by name, and what came of them.

Where a text says nothing else it is the test layout of the specification: egg i shows picture i mod 12, slot s shows
picture s.
"""

from __future__ import annotations

from collections.abc import Mapping

from tablee.games.pique_plume.board import COLOURS
from tablee.games.pique_plume.game import GAME
from tablee.games.pique_plume.rules import PiquePlume
from tests.games import scenes

START = "bird 0: 0\nbird 1: 6\nbird 2: 12\nbird 3: 18\ndropping 0: 23\ndropping 1: 5\ndropping 2: 11\ndropping 3: 17\n"


def tails(counts: str) -> str:
    """`2 1 1 0`: feathers per seat, its own colour first, the others from those who have none."""
    numbers = [int(word) for word in counts.split()]
    spare = [COLOURS[seat] for seat, number in enumerate(numbers) if number == 0]
    lines = []
    for seat, number in enumerate(numbers):
        tail = [COLOURS[seat]] + [spare.pop(0) for _ in range(number - 1)] if number else []
        lines.append(f"feathers {seat}: {' '.join(tail)}\n")
    return "".join(lines)


class Scene(scenes.Scene):
    """A position in which things happen."""

    drawn = "tile"

    def __init__(self, text: str, players: int = 4, options: Mapping[str, object] | None = None) -> None:
        super().__init__(GAME, text, options, players)

    def flip(self, slot: int, *tiles: str) -> Scene:
        """Flips the tile in a slot."""
        return self.play(f"flip slot={slot}", *tiles)

    def lines(self, label: str) -> str:
        """The same line of all seats."""
        return ", ".join(self.line(f"{label} {seat}") for seat in range(self.state.players))

    def target(self, seat: int) -> int:
        """The egg that a bird would step on next."""
        assert isinstance(self.state, PiquePlume)
        return int(self.state.target(seat))

    @property
    def counts(self) -> str:
        """The feathers of each seat, in the notation of the specification: `2 0 1 1`."""
        return " ".join(f"{score:g}" for score in self.state.scores())
