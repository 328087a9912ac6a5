"""The road and the riders on it: spaces, movement, dice rolled against each other."""

from typing import Final

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.chance import Chance
from tablee.engine.state import State
from tablee.games.tour_de_france import shapes
from tablee.games.tour_de_france.board import BOARD
from tablee.games.tour_de_france.rules_settings import Settings

NOTHING: Final = -100  # no space, no card
LAST_PROLOGUE: Final = -5  # Prologue N°6 (TDF-1.4)
START: Final = 0  # Prologue N°1
FINISH: Final = 100
DIE: Final = 6

TYPES: Final = "prologue town polka green white crash puncture chain strategy surprise time_trial finish".split()
TOWN: Final = 1
POLKA: Final = 2
WHITE: Final = 4
CRASH: Final = 5
CHAIN: Final = 7
STRATEGY: Final = 8
SURPRISE: Final = 9

TYPE: Final = vec[i64]([TYPES.index(space.type) for space in BOARD.spaces])  # by position - LAST_PROLOGUE
TRIALS: Final = vec[i64]([space.pos for space in BOARD.spaces if space.type == "time_trial"])
TOWNS: Final = vec[i64]([space.pos for space in BOARD.spaces if space.type == "town"])


def type_at(space: i64) -> i64:
    return TYPE[space - LAST_PROLOGUE]


def destination(start: i64, total: i64) -> i64:
    """Forward, and from the finish back by the rest (TDF-4.1, TDF-4.2)."""
    end = start + total
    return end if end <= FINISH else 2 * FINISH - end


def town_ahead(space: i64) -> i64:
    """The nearest town ahead; NOTHING from Versailles on (TDF-6.3)."""
    for town in TOWNS:
        if town > space:
            return town
    return NOTHING


def town_behind(space: i64) -> i64:
    """The nearest town behind; where there is none, the start (TDF-6.3)."""
    found: i64 = START
    for town in TOWNS:
        if town < space:
            found = town
    return found


class Peloton(State):
    """The riders. They never block, capture or push each other: any number share a space (TDF-2.4)."""

    settings: Settings
    order: vec[i64]  # the seats in play order, by their places in the prologue
    at: vec[i64]  # the space of each seat
    skip: vec[i64]  # turns that each seat must miss
    spent: vec[i64]  # by time trial: was it held?
    rolls: list[tuple[str, int, int, int]]  # in the last action, apart from the move: purpose, seat, two dice

    def line_up(self) -> None:
        """One pawn each, in seat order, until the prologue decides (TDF-1.1)."""
        self.order = zeros(self.players)
        self.at = zeros(self.players)
        for seat in range(self.players):
            self.order[seat] = seat
            self.at[seat] = -seat
        self.skip = zeros(self.players)
        self.spent = zeros(len(TRIALS))
        self.rolls = []

    def copy_peloton(self, copy: "Peloton") -> None:
        """The riders' part of `clone`."""
        copy.settings = self.settings
        copy.order = self.order[:]
        copy.at = self.at[:]
        copy.skip = self.skip[:]
        copy.spent = self.spent[:]
        copy.rolls = self.rolls[:]

    def place_in_order(self, seat: i64) -> i64:
        """The place of a seat in the play order, from 0."""
        place: i64 = 0
        while self.order[place] != seat:
            place += 1
        return place

    # Movement -----------------------------------------------------------------------------------------

    def go_back(self, seat: i64, space: i64, rule: str) -> None:
        """Back to a space, but never behind the last of the prologue (TDF-4.4)."""
        start = self.at[seat]
        self.at[seat] = max(LAST_PROLOGUE, space)
        if self.told is not None:
            self.tell(shapes.RiderDroppedBack(rule, int(seat), int(start), int(self.at[seat])))

    def rider_ahead(self, seat: i64) -> i64:
        """The space of the nearest pawn ahead; NOTHING if there is none (TDF-6.4)."""
        found: i64 = NOTHING
        for space in self.at:
            if space > self.at[seat] and (found == NOTHING or space < found):
                found = space
        return found

    def foremost(self) -> i64:
        """The space of the pawn that is ahead of all."""
        best: i64 = LAST_PROLOGUE
        for space in self.at:
            best = max(best, space)
        return best

    def leaders(self) -> list[int]:
        """The seats on the foremost space."""
        best = self.foremost()
        return [seat for seat in range(self.players) if self.at[seat] == best]

    # Dice ---------------------------------------------------------------------------------------------

    def roll_dice(self, seat: i64, purpose: str, rule: str, chance: Chance) -> i64:
        """Two dice of one seat; strategy cards change only what is rolled to move (TDF-3.3)."""
        first = chance.die(DIE)
        second = chance.die(DIE)
        self.rolls.append((purpose, int(seat), int(first), int(second)))
        if self.told is not None:
            dice = [int(first), int(second)]
            self.tell(shapes.DiceRolled(rule, int(seat), purpose, dice, int(first + second)), (), self.everybody())
        return first + second

    def roll_all(self, seats: list[int], purpose: str, rule: str, chance: Chance) -> vec[i64]:
        """Some seats roll, in seat order; the sums by seat (TDF-1.3)."""
        sums = filled(self.players, 0)
        for seat in seats:
            sums[seat] = self.roll_dice(seat, purpose, rule, chance)
        return sums

    def roll_off(self, seats: list[int], purpose: str, rule: str, chance: Chance) -> i64:
        """The best sum wins; those who share it roll again among themselves (TDF-7.3, TDF-8.4)."""
        while len(seats) > 1:
            sums = self.roll_all(seats, purpose, rule, chance)
            best: i64 = 0
            for total in sums:
                best = max(best, total)
            seats = [seat for seat in seats if sums[seat] == best]
        return seats[0]

    def separated(self, seats: list[int], chance: Chance) -> list[int]:
        """Seats by their sums, the best first; each group of equals rolls again, the best one first (TDF-1.3)."""
        if len(seats) == 1:
            return seats
        rule = "TDF-1.2" if len(seats) == self.players else "TDF-1.3"
        sums = self.roll_all(seats, "prologue", rule, chance)
        out: list[int] = []
        for total in range(2 * DIE, 1, -1):
            equal = [seat for seat in seats if sums[seat] == total]
            if equal:
                out += self.separated(equal, chance)
        return out
