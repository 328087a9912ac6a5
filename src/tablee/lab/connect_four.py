"""Connect four, as OpenSpiel plays it: a yardstick for the search, and nothing that anybody is offered."""

from typing import Final

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.chance import Chance
from tablee.engine.state import NOBODY, State

COLUMNS: Final = 7
ROWS: Final = 6
STRIDE: Final = ROWS + 1  # an empty row on top keeps lines from going round the board
CELLS: Final = COLUMNS * ROWS
BIT: Final = vec[i64]([2**place for place in range(COLUMNS * STRIDE)])


class ConnectFour(State):
    """The discs of both players as bits, column by column from the bottom."""

    discs: vec[i64]
    height: vec[i64]
    placed: i64 = 0
    winner: i64 = NOBODY

    def setup(self, chance: Chance) -> None:
        """An empty board."""
        self.players = 2
        self.drafts = []
        self.waiting = []
        self.submitted = []
        self.discs = zeros(2)
        self.height = zeros(COLUMNS)

    def clone(self) -> "ConnectFour":
        copy = ConnectFour()
        copy.players = 2
        copy.drafts = self.drafts
        copy.waiting = self.waiting
        copy.submitted = self.submitted
        copy.discs = self.discs[:]
        copy.height = self.height[:]
        copy.placed = self.placed
        copy.winner = self.winner
        return copy

    def to_act(self) -> list[int]:
        return [self.placed & 1] if self.winner == NOBODY and self.placed < CELLS else []

    def legal(self, seat: i64) -> list[int]:
        """The columns that are not full."""
        return [column for column in range(COLUMNS) if self.height[column] < ROWS]

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        row = self.height[action]
        discs = self.discs[seat] | BIT[action * STRIDE + row]
        self.discs[seat] = discs
        self.height[action] = row + 1
        self.placed += 1
        if has_four(discs):
            self.winner = seat

    def scores(self) -> list[float]:
        """A point for the winner."""
        return [1.0 if seat == self.winner else 0.0 for seat in range(2)]

    def ranking(self) -> list[int]:
        """Both are first where nobody has won."""
        return [1 if self.winner in (NOBODY, seat) else 2 for seat in range(2)]


def has_four(discs: i64) -> bool:
    """Are four of them in a line: upright, level, rising or falling?"""
    pairs = discs & (discs >> 1)
    if pairs & (pairs >> 2):
        return True
    pairs = discs & (discs >> STRIDE)
    if pairs & (pairs >> 2 * STRIDE):
        return True
    pairs = discs & (discs >> STRIDE + 1)
    if pairs & (pairs >> 2 * (STRIDE + 1)):
        return True
    pairs = discs & (discs >> STRIDE - 1)
    return (pairs & (pairs >> 2 * (STRIDE - 1))) != 0


def new() -> ConnectFour:
    """The beginning of a game."""
    state = ConnectFour()
    state.setup(Chance())
    return state
