"""The skiers and their boards: where they stand, dice in columns, endurance, shots and wax."""

from typing import Final

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.chance import Chance
from tablee.engine.shapes import Event, Limit
from tablee.engine.state import NOBODY, State
from tablee.games.biathlon import shapes
from tablee.games.biathlon.board import NATIONS
from tablee.games.biathlon.rules_actions import COLUMNS, STARS, TARGETS, WAX_SLOTS
from tablee.games.biathlon.rules_course import AT_START, LANE, NOWHERE, RANGE, START, Course
from tablee.games.biathlon.rules_settings import (
    BLUE,
    CAPACITY,
    COLOURS,
    DICE,
    LOWEST,
    RANK,
    SLOTS,
    TWO,
    Settings,
)

RACING: Final = 0
FINISHED: Final = 1
COLLAPSED: Final = 2
STATUSES: Final = ["racing", "finished", "collapsed"]

NO_SHOT: Final = 0
HIT: Final = 1
MISS: Final = 2

SPRINT_PLACES: Final = 4
FACES_OF_DIE: Final = 6
FIVE: Final = 5
SIX: Final = 6
BITS: Final = vec[i64]([1, 2, 4, 8])  # of the star boxes 1 to 4 in a set of them
SIZES: Final = vec[i64]([0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4])  # of such a set
NO_TOKEN: Final = -1


class Skiers(State):
    """Skiers are numbered in turn order; with two players 0 and 2 belong to seat 0 (BIA-13.1)."""

    settings: Settings
    course: Course
    skiers: i64 = 0
    nation: vec[i64]
    status: vec[i64]
    place: vec[i64]  # the space of each skier; NOWHERE after a collapse
    columns: vec[i64]  # skier, column: dice
    stars: vec[i64]  # skier, column: a six in the star box
    sprint: vec[i64]
    available: vec[i64]
    sixes: vec[i64]  # rolled and waiting for their place
    slot: vec[i64]  # skier, track: the slot of the endurance marker, 0 at the top
    shots: vec[i64]  # skier, target
    misses: vec[i64]  # miss markers still to be worked off
    wax: vec[i64]  # skier, slot: the token
    left_used: vec[i64]
    right_used: vec[i64]
    hand: i64 = 0  # dice in the hand of the skier whose turn it is
    rolled: list[int]  # the dice that fell with the last action, in order

    def lay_boards(self) -> None:
        """Ten dice each, markers on their first slot, all behind the start line (BIA-1.3, BIA-1.5, BIA-1.7)."""
        settings = self.fixed
        assert isinstance(settings, Settings)
        self.settings = settings
        self.course = settings.course
        self.skiers = TWO * TWO if self.players == TWO else self.players
        count = self.skiers
        self.nation = filled(count, NOBODY)
        self.status = zeros(count)
        self.place = filled(count, START)
        self.columns = zeros(count * COLUMNS)
        self.stars = zeros(count * COLUMNS)
        self.sprint = zeros(count)
        self.available = filled(count, DICE)
        self.sixes = zeros(count)
        self.slot = filled(count * TARGETS, settings.start_slot)
        self.shots = zeros(count * TARGETS)
        self.misses = zeros(count)
        self.wax = filled(count * WAX_SLOTS, NO_TOKEN)
        self.left_used = zeros(count)
        self.right_used = zeros(count)
        self.rolled = []

    def copy_skiers(self, copy: "Skiers") -> None:
        """The skiers' part of `clone`."""
        copy.settings = self.settings
        copy.course = self.course
        copy.skiers = self.skiers
        copy.nation = self.nation[:]
        copy.status = self.status[:]
        copy.place = self.place[:]
        copy.columns = self.columns[:]
        copy.stars = self.stars[:]
        copy.sprint = self.sprint[:]
        copy.available = self.available[:]
        copy.sixes = self.sixes[:]
        copy.slot = self.slot[:]
        copy.shots = self.shots[:]
        copy.misses = self.misses[:]
        copy.wax = self.wax[:]
        copy.left_used = self.left_used[:]
        copy.right_used = self.right_used[:]
        copy.hand = self.hand
        copy.rolled = self.rolled[:]

    # Skiers -------------------------------------------------------------------------------------------

    def tell(
        self, event: Event, limits: tuple[Limit, ...] = (), shows: tuple[int, ...] = (), reveal: bool = False
    ) -> None:
        """Tells what happened to whom; of two skiers of one player, to which of them."""
        super().tell(shapes.of_two(event) if self.players == TWO else event, limits, shows, reveal)

    def seat_of(self, skier: i64) -> i64:
        """Whose skier this is: with two players every other one (BIA-13.1), else each has one."""
        return skier % self.players

    def after(self, skier: i64) -> i64:
        """The next skier, clockwise (BIA-1.9)."""
        skier += 1
        return 0 if skier == self.skiers else skier

    def racing(self) -> i64:
        """How many are still on the course."""
        count: i64 = 0
        for status in self.status:
            if status == RACING:
                count += 1
        return count

    def nation_name(self, skier: i64) -> str:
        """The nation of a skier, for events."""
        return NATIONS[self.nation[skier]]

    def row_of(self, skier: i64) -> i64:
        """The row of a skier; the start is row 0, a penalty lane counts as its shooting row (BIA-12.5)."""
        place = self.place[skier]
        return 0 if place == NOWHERE else self.course.row[place]

    def is_on_track(self, skier: i64) -> bool:
        """Does this skier stand on a row, not at the start or in a penalty lane (BIA-6.4)?"""
        place = self.place[skier]
        return place != NOWHERE and (self.course.kind[place] == LANE or self.course.kind[place] == RANGE)

    def shots_fired(self, skier: i64) -> i64:
        """How many shots this visit has seen."""
        count: i64 = 0
        for target in range(TARGETS):
            if self.shots[skier * TARGETS + target] != NO_SHOT:
                count += 1
        return count

    def shots_missed(self, skier: i64) -> i64:
        """How many targets of this visit were missed."""
        count: i64 = 0
        for target in range(TARGETS):
            if self.shots[skier * TARGETS + target] == MISS:
                count += 1
        return count

    def must_shoot(self, skier: i64) -> bool:
        """Whoever stands at the range with fewer than five shots shoots instead of moving (BIA-9.2)."""
        return self.course.kind[self.place[skier]] == RANGE and self.shots_fired(skier) < TARGETS

    # Endurance ----------------------------------------------------------------------------------------

    def rank(self, skier: i64, track: i64) -> i64:
        """The colour under a marker (BIA-14.1)."""
        return RANK[(self.nation[skier] * TARGETS + track) * SLOTS + self.slot[skier * TARGETS + track]]

    def can_lower(self, skier: i64, track: i64, is_shooting: bool) -> bool:
        """A marker above its lowest slot; while shooting only one whose target is untouched (BIA-5.3, BIA-5.4)."""
        spot = skier * TARGETS + track
        if self.slot[spot] == LOWEST:
            return False
        return not is_shooting or self.shots[spot] == NO_SHOT

    def payable(self, skier: i64, is_shooting: bool) -> i64:
        """How much endurance the skier can still spend; nothing gives any back (BIA-5.7)."""
        left: i64 = 0
        for track in range(TARGETS):
            if self.can_lower(skier, track, is_shooting):
                left += LOWEST - self.slot[skier * TARGETS + track]
        return left

    def pay(self, skier: i64, is_shooting: bool) -> None:
        """Lowers the best marker: colour, then most slots below it, then the leftmost (BIA-5.1, BIA-5.2)."""
        best: i64 = NOBODY
        worth: i64 = -1
        for track in range(TARGETS):
            if self.can_lower(skier, track, is_shooting):
                value = self.rank(skier, track) * SLOTS + LOWEST - self.slot[skier * TARGETS + track]
                if value > worth:
                    best = track
                    worth = value
        self.slot[skier * TARGETS + best] += 1
        if self.told is not None:
            rule = "BIA-5.3" if is_shooting else "BIA-5.1"
            colour = COLOURS[self.rank(skier, best)]
            event = shapes.EndurancePaid(rule, int(self.seat_of(skier)), self.nation_name(skier), int(best) + 1, colour)
            self.tell(event)

    def blue_markers(self, skier: i64) -> i64:
        """Markers on blue slots, whatever the track (BIA-14.1)."""
        count: i64 = 0
        for track in range(TARGETS):
            if self.rank(skier, track) == BLUE:
                count += 1
        return count

    # Dice ---------------------------------------------------------------------------------------------

    def throw(self, chance: Chance) -> i64:
        """One die, of race or of shooting; all see it."""
        die = chance.die(FACES_OF_DIE)
        self.rolled.append(int(die))
        return die

    def roll(self, skier: i64, chance: Chance) -> None:
        """The preparation roll: half of the available dice, rounded up, perhaps none (BIA-3.1, BIA-3.11)."""
        count = (self.available[skier] + 1) // 2
        if count == 0:
            return
        self.available[skier] -= count
        rolled = zeros(FACES_OF_DIE + 1)
        dice: list[int] = []
        for _ in range(count):
            die = self.throw(chance)
            rolled[die] += 1
            if self.told is not None:
                dice.append(int(die))
        if self.told is not None:
            self.tell(shapes.DiceRolled("BIA-3.1", int(self.seat_of(skier)), self.nation_name(skier), sorted(dice)))
        self.set_aside(skier, rolled)
        self.place_dice(skier, rolled)

    def set_aside(self, skier: i64, rolled: vec[i64]) -> None:
        """Each blue marker sends back a five, or else a six; only in the preparation (BIA-3.2, BIA-3.3)."""
        back = min(self.blue_markers(skier), rolled[FIVE] + rolled[SIX])
        fives = min(back, rolled[FIVE])
        rolled[FIVE] -= fives
        rolled[SIX] -= back - fives
        self.available[skier] += back
        if back and self.told is not None:
            dice = [FIVE] * int(fives) + [SIX] * int(back - fives)
            self.tell(
                shapes.DiceSetAside("BIA-3.2", int(self.seat_of(skier)), self.nation_name(skier), int(back), dice)
            )

    def place_dice(self, skier: i64, rolled: vec[i64]) -> None:
        """Ones to fours, then fives; sixes wait. What has no place is available again (BIA-3.4, BIA-3.5, BIA-3.9)."""
        returned: i64 = 0
        placed: list[int] = []
        for face in range(1, COLUMNS + 1):
            for _ in range(rolled[face]):
                if self.add_to_column(skier, face - 1):
                    placed.append(face)
                else:
                    returned += 1
        for _ in range(rolled[FIVE]):
            column = self.fullest(skier)
            if self.add_to_column(skier, column):
                placed.append(int(column) + 1)
            else:
                returned += 1
        self.available[skier] += returned
        self.sixes[skier] += rolled[SIX]
        if self.told is not None and (placed or returned):
            name = self.nation_name(skier)
            self.tell(shapes.DicePlaced("BIA-3.4", int(self.seat_of(skier)), name, sorted(placed), int(returned)))

    def room(self, skier: i64, column: i64) -> i64:
        """Free places of a column; a few boards have columns of three (BIA-14.2)."""
        return CAPACITY[self.nation[skier] * COLUMNS + column] - self.columns[skier * COLUMNS + column]

    def add_to_column(self, skier: i64, column: i64) -> bool:
        """A die with a legal place must be placed (BIA-3.9)."""
        if self.room(skier, column) == 0:
            return False
        self.columns[skier * COLUMNS + column] += 1
        return True

    def fullest(self, skier: i64) -> i64:
        """The column with most dice, among equals the highest number, full or not (BIA-3.5, BIA-3.6)."""
        best: i64 = 0
        for column in range(1, COLUMNS):
            if self.columns[skier * COLUMNS + column] >= self.columns[skier * COLUMNS + best]:
                best = column
        return best

    def is_open_star(self, skier: i64, column: i64) -> bool:
        """An empty star box above a column with dice; it holds one die (BIA-3.7, BIA-3.8)."""
        spot = skier * COLUMNS + column
        return self.columns[spot] > 0 and self.stars[spot] == 0

    def open_stars(self, skier: i64) -> i64:
        """How many star boxes a six may go to."""
        count: i64 = 0
        for column in range(COLUMNS):
            if self.is_open_star(skier, column):
                count += 1
        return count

    def is_placement(self, skier: i64, stars: i64) -> bool:
        """A set of star boxes that the sixes may go to, the rest into the Sprint column (BIA-3.10)."""
        used = SIZES[stars]
        if used > self.sixes[skier]:
            return False
        for column in range(COLUMNS):
            if stars & BITS[column] and not self.is_open_star(skier, column):
                return False
        if self.sprint[skier] + self.sixes[skier] - used <= SPRINT_PLACES:
            return True
        return used == min(self.open_stars(skier), self.sixes[skier])

    def placements(self, skier: i64) -> list[int]:
        """All ways to place the sixes, as sets of star boxes."""
        return [stars for stars in range(len(SIZES)) if self.is_placement(skier, stars)]

    def place_sixes(self, skier: i64, stars: i64) -> None:
        """The sixes find their places; those without any are available again (BIA-3.7, BIA-3.10)."""
        boxes: list[int] = []
        for column in range(COLUMNS):
            if stars & BITS[column]:
                self.stars[skier * COLUMNS + column] = 1
                boxes.append(int(column) + 1)
        rest = self.sixes[skier] - SIZES[stars]
        sprinting = min(rest, SPRINT_PLACES - self.sprint[skier])
        self.sprint[skier] += sprinting
        self.available[skier] += rest - sprinting
        self.sixes[skier] = 0
        if self.told is not None:
            back = int(rest - sprinting)
            name = self.nation_name(skier)
            self.tell(shapes.SixesPlaced("BIA-3.7", int(self.seat_of(skier)), name, boxes, int(sprinting), back))

    def dice_on_board(self, skier: i64) -> i64:
        """Dice in columns, star boxes and the Sprint column; those in hand are not on the board (BIA-11.8)."""
        count = self.sprint[skier]
        for column in range(COLUMNS):
            count += self.columns[skier * COLUMNS + column] + self.stars[skier * COLUMNS + column]
        return count

    def die_at(self, skier: i64, spot: i64) -> bool:
        """Is there a die in this column, star box or the Sprint column?"""
        if spot < COLUMNS:
            return self.columns[skier * COLUMNS + spot] > 0
        if spot == COLUMNS:
            return self.sprint[skier] > 0
        return self.stars[skier * COLUMNS + spot - STARS] > 0

    def take_die(self, skier: i64, spot: i64) -> None:
        """Takes one die off the board; a star die may be left above an empty column (BIA-11.9)."""
        if spot < COLUMNS:
            self.columns[skier * COLUMNS + spot] -= 1
        elif spot == COLUMNS:
            self.sprint[skier] -= 1
        else:
            self.stars[skier * COLUMNS + spot - STARS] = 0

    def in_column(self, skier: i64, column: i64) -> i64:
        """The dice of a column, Sprint among them."""
        return self.sprint[skier] if column == COLUMNS else self.columns[skier * COLUMNS + column]

    def all_columns_empty(self, skier: i64) -> bool:
        """Have the columns 1 to 4 no dice at all (BIA-4.2)?"""
        return all(self.columns[skier * COLUMNS + column] == 0 for column in range(COLUMNS))

    # Wax ----------------------------------------------------------------------------------------------

    def wax_left(self, skier: i64) -> i64:
        """Tokens not yet used: always those in the middle of the row (BIA-11.1)."""
        return WAX_SLOTS - self.left_used[skier] - self.right_used[skier]

    def end_token(self, skier: i64, is_right: bool) -> i64:
        """The outermost unused token of a side."""
        slot = WAX_SLOTS - 1 - self.right_used[skier] if is_right else self.left_used[skier]
        return self.wax[skier * WAX_SLOTS + slot]

    # Crowds -------------------------------------------------------------------------------------------

    def toll(self, skier: i64, space: i64) -> i64:
        """Entering a space where others stand costs one endurance, however many (BIA-6.6, BIA-6.7).

        The other skier of the same player is a rival like any (BIA-13.3).
        """
        if self.settings.toll[space] == 0:
            return 0
        for other in range(self.skiers):
            if other != skier and self.place[other] == space:
                return 1
        return 0

    def has_company(self, skier: i64, space: i64) -> bool:
        """Does another skier stand on the row of this space, on any lane (BIA-6.4)?"""
        if self.course.kind[space] == AT_START:
            return False
        row = self.course.row[space]
        for other in range(self.skiers):
            if other != skier and self.is_on_track(other) and self.course.row[self.place[other]] == row:
                return True
        return False
