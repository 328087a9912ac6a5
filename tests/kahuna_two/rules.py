"""What differs from the first version of Kahuna, and nothing else."""

from tablee.engine.arrays import i64
from tablee.games.kahuna.board import LINES_OF
from tablee.games.kahuna.rules import Kahuna

NEEDS = [-(-2 * len(lines) // 3) for lines in LINES_OF]  # two thirds, rounded up (KAH-5.1)


class KahunaTwo(Kahuna):
    """A position of Kahuna under version 2."""

    def clone(self) -> "KahunaTwo":
        copy = KahunaTwo()
        self.copy_to(copy)
        return copy

    def needed(self, island: i64) -> i64:
        """Two thirds of an island's lines give power (KAH-5.1)."""
        return NEEDS[island]
