"""The board of Kahuna: links, and the power over islands that comes and goes with them."""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.state import NOBODY, State
from tablee.games.kahuna import shapes
from tablee.games.kahuna.board import BITS, ENDS, ISLANDS, LINES, LINES_OF, NEEDS, PLACES_ON
from tablee.games.kahuna.rules_actions import ISLAND_COUNT

SEATS: Final = 2  # KAH-1.1
FIRST_END: Final = vec[i64]([ends[0] for ends in ENDS])
SECOND_END: Final = vec[i64]([ends[1] for ends in ENDS])
NEED: Final = vec[i64](NEEDS)  # more than half of an island's lines (KAH-5.1)
AROUND: Final = [vec[i64](lines) for lines in LINES_OF]
BIT: Final = vec[i64](BITS)
BOTH: Final = vec[i64](PLACES_ON)  # places of a line

LAID: Final = 0  # links on the board
RULED: Final = 2  # islands under power
HELD: Final = 4  # cards in hand
SCORE: Final = 6  # points
DREW: Final = 8  # 1 if the seat drew in its latest turn, else 0
ONCE: Final = 10  # the places for which the seat has a card, a set
TWICE: Final = 12  # the places for which it has two of the same
TALLIES: Final = 14

ALL: Final = -1  # every bit


@mypyc_attr(allow_interpreted_subclasses=True)  # for versions of the rules in other packages; costs no speed
class Archipelago(State):
    lines: vec[i64]  # the lines with a link of each seat, as sets of places (board.py)
    stone: vec[i64]  # the seat that rules each island, or NOBODY
    near: vec[i64]  # links at an island, per seat and island
    tally: vec[i64]  # numbers per seat: `tally[LAID + seat]`
    touched_lines: i64 = ALL  # since somebody has looked (quick.py), a bit for each; no part of the position

    def clear_board(self) -> None:
        """No links, no stones (KAH-1.7)."""
        self.lines = zeros(SEATS)
        self.stone = filled(ISLAND_COUNT, NOBODY)
        self.near = zeros(SEATS * ISLAND_COUNT)
        self.tally = zeros(TALLIES)

    def copy_board(self, copy: "Archipelago") -> None:
        """The board's part of `clone`."""
        copy.lines = self.lines[:]
        copy.stone = self.stone[:]
        copy.near = self.near[:]
        copy.tally = self.tally[:]

    def owner(self, line: i64) -> i64:
        """The seat whose link lies on a line, or NOBODY."""
        both = BOTH[line]
        if self.lines[0] & both:
            return 0
        return 1 if self.lines[1] & both else NOBODY

    def needed(self, island: i64) -> i64:
        """The links that give power: more than half of an island's lines (KAH-5.1)."""
        return NEED[island]

    def lay(self, seat: i64, line: i64) -> None:
        """A link may give both its islands: stones first, then sweeps, then lost stones (KAH-5.2, KAH-5.4, KAH-5.8)."""
        first = FIRST_END[line]
        second = SECOND_END[line]
        base = seat * ISLAND_COUNT
        self.put_on(seat, line)
        wins_first = self.stone[first] != seat and self.near[base + first] >= self.needed(first)
        wins_second = self.stone[second] != seat and self.near[base + second] >= self.needed(second)
        if wins_first:
            self.win_stone(seat, first)
        if wins_second:
            self.win_stone(seat, second)
        if wins_first:
            self.sweep(1 - seat, first)
        if wins_second:
            self.sweep(1 - seat, second)
        if wins_first or wins_second:
            self.lose_stones(1 - seat)

    def put_on(self, seat: i64, line: i64) -> None:
        """A link leaves its owner's stock."""
        near = self.near
        base = seat * ISLAND_COUNT
        self.lines[seat] |= BOTH[line]
        self.touched_lines |= BIT[line]
        self.tally[LAID + seat] += 1
        near[base + FIRST_END[line]] += 1
        near[base + SECOND_END[line]] += 1

    def win_stone(self, seat: i64, island: i64) -> None:
        """More than half of an island's lines gives power; stones never run out (KAH-5.1, KAH-5.2, KAH-5.9)."""
        self.stone[island] = seat
        self.tally[RULED + seat] += 1
        if self.told is not None:
            self.tell(shapes.StoneWon("KAH-5.2", int(seat), ISLANDS[island]))

    def sweep(self, loser: i64, island: i64) -> None:
        """Power sweeps all enemy links off the island (KAH-5.3)."""
        for line in AROUND[island]:
            if self.lines[loser] & BOTH[line]:
                self.take_off(loser, line)
                if self.told is not None:
                    self.tell(shapes.LinkSwept("KAH-5.3", int(loser), LINES[line], ISLANDS[island]))

    def take_off(self, owner: i64, line: i64) -> None:
        """A link goes back to its owner's stock (KAH-4.4, KAH-5.3)."""
        self.lines[owner] ^= BOTH[line]
        self.touched_lines |= BIT[line]
        self.tally[LAID + owner] -= 1
        self.near[owner * ISLAND_COUNT + FIRST_END[line]] -= 1
        self.near[owner * ISLAND_COUNT + SECOND_END[line]] -= 1

    def lose_stones(self, seat: i64) -> None:
        """Half or less loses the stone but no link, and gives the enemy nothing (KAH-5.5, KAH-5.6, KAH-5.7)."""
        base = seat * ISLAND_COUNT
        island: i64 = 0
        for island in range(ISLAND_COUNT):
            if self.stone[island] == seat and self.near[base + island] < self.needed(island):
                self.stone[island] = NOBODY
                self.tally[RULED + seat] -= 1
                if self.told is not None:
                    self.tell(shapes.StoneLost("KAH-5.5", int(seat), ISLANDS[island]))
