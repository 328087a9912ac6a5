"""How version 1 of the rules of Les Îlots differed, and nothing else."""

from tablee.engine.arrays import i64
from tablee.games.tiny.rules import Tiny


class TinyOne(Tiny):
    """A position of Les Îlots under version 1."""

    def clone(self) -> "TinyOne":
        copy = TinyOne()
        self.copy_to(copy)
        return copy

    def winner_of_draw(self, caller: i64) -> i64:
        """A draw goes to the crew that called (TIN-3.4)."""
        return caller
