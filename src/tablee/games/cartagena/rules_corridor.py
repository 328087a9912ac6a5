"""The corridor of Cartagena: its spaces, the pirates on them, and where they can go."""

from typing import Final

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.bag import Bag, OutcomeKind, bag_of
from tablee.engine.chance import Chance
from tablee.engine.options import Options
from tablee.engine.state import NOBODY, Fixed, State
from tablee.games.cartagena.board import ORDERS, SECTIONS, SIDES, WAYS, laid
from tablee.games.cartagena.rules_actions import SECTION_SPACES, START

SECTION: Final = OutcomeKind("section", SECTIONS)
SIDE: Final = OutcomeKind("side", SIDES)
WAY: Final = OutcomeKind("way", WAYS)
NO_SYMBOL: Final = -1  # of the start and the boat (CAR-1.3)
NOWHERE: Final = -1
CROWD: Final = 3  # a space with this many pirates is passed by (CAR-4.2)


class Settings(Fixed):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        starter = options.word("starter")
        self.pirates: i64 = options.number("pirates")
        self.sections: i64 = options.number("sections")
        self.boat: i64 = SECTION_SPACES * options.number("sections") + 1
        self.can_leave_boat: bool = options.word("boat_return") == "true"
        self.dealt: i64 = int(options.word("hand"))
        self.bonus: i64 = int(options.word("starter_bonus"))
        self.open_row: i64 = int(options.word("open_row"))
        self.has_open_hands: bool = options.word("open_hands") == "true"
        self.min_actions: i64 = int(options.word("min_actions"))
        self.max_turns: i64 = int(options.word("max_turns"))
        self.starter: i64 = NOBODY if starter == "random" else int(starter)


def track_of(layout: list[str]) -> vec[i64]:
    """The symbol of each place, the start and the boat without one (CAR-1.3)."""
    symbols = [NO_SYMBOL]
    for name in layout:
        symbols.extend(ORDERS[name])
    symbols.append(NO_SYMBOL)
    return vec[i64](symbols)


def landing(track: vec[i64], here: vec[i64], place: i64, symbol: i64) -> i64:
    """The nearest free space ahead with the symbol (CAR-3.1, CAR-3.3), over occupied ones (CAR-3.2); else the boat.

    The boat is always there to take the pirate (CAR-3.4).
    """
    boat: i64 = len(track) - 1
    target = place + 1
    while target < boat and (track[target] != symbol or here[target] > 0):
        target += 1
    return target


def refuge(here: vec[i64], place: i64) -> i64:
    """The nearest space behind with one or two pirates, or NOWHERE (CAR-4.1, CAR-4.2, CAR-4.4, CAR-4.5)."""
    target = place - 1
    while target > START:
        if 0 < here[target] < CROWD:
            return target
        target -= 1
    return NOWHERE


class Corridor(State):
    """Sections and pirates. A place is the start (0), a space of the corridor, or the boat (after the last space)."""

    settings: Settings
    layout: list[str]  # the sections as they lie, from start to boat
    track: vec[i64]  # the symbol of each place
    here: vec[i64]  # pirates at each place
    pirates: vec[i64]  # the places of each seat's pirates, ascending: `pirates[seat * settings.pirates + number]`

    def draw_layout(self, chance: Chance) -> None:
        """Sections in any order, on any side, in any direction, all three drawn (CAR-1.1)."""
        bag = bag_of(SECTION, 1)
        self.lay_sections([self.draw_section(bag, chance) for _ in range(self.settings.sections)])

    def draw_section(self, bag: Bag, chance: Chance) -> str:
        """The next section as it lies."""
        section = chance.draw(bag)
        side = chance.pick(SIDE)
        return laid(section, side, chance.pick(WAY))

    def lay_sections(self, layout: list[str]) -> None:
        """The sections end to end between start and boat."""
        self.layout = layout
        self.track = track_of(layout)

    def gather_pirates(self) -> None:
        """All pirates of all players are at the start; any number fits there (CAR-1.2, CAR-1.3)."""
        self.here = zeros(self.settings.boat + 1)
        self.here[START] = self.players * self.settings.pirates
        self.pirates = zeros(self.players * self.settings.pirates)

    def copy_corridor(self, copy: "Corridor") -> None:
        """The corridor's part of `clone`; sections never move, so they are shared."""
        copy.settings = self.settings
        copy.layout = self.layout
        copy.track = self.track
        copy.here = self.here[:]
        copy.pirates = self.pirates[:]

    def move(self, seat: i64, origin: i64, target: i64) -> None:
        """One pirate of a seat changes its place; the seat's pirates stay in order."""
        pirates = self.pirates
        first = seat * self.settings.pirates
        last = first + self.settings.pirates - 1
        number = first
        while pirates[number] != origin:
            number += 1
        while number < last and pirates[number + 1] < target:
            pirates[number] = pirates[number + 1]
            number += 1
        while number > first and pirates[number - 1] > target:
            pirates[number] = pirates[number - 1]
            number -= 1
        pirates[number] = target
        self.here[origin] -= 1
        self.here[target] += 1

    def stands_at(self, seat: i64, place: i64) -> bool:
        """Has this seat a pirate there?"""
        first = seat * self.settings.pirates
        return any(self.pirates[number] == place for number in range(first, first + self.settings.pirates))

    def boarded(self, seat: i64) -> i64:
        """How many pirates of a seat are in the boat."""
        first = seat * self.settings.pirates
        count: i64 = 0
        for number in range(first, first + self.settings.pirates):
            if self.pirates[number] == self.settings.boat:
                count += 1
        return count

    def has_escaped(self, seat: i64) -> bool:
        """Are all its pirates in the boat (CAR-6.1)?"""
        return self.pirates[seat * self.settings.pirates] == self.settings.boat

    def progress(self, seat: i64) -> i64:
        """The sum of a seat's places (CAR-6.2)."""
        first = seat * self.settings.pirates
        out: i64 = 0
        for number in range(first, first + self.settings.pirates):
            out += self.pirates[number]
        return out

    def first_refuge(self) -> i64:
        """The first space with one or two pirates; beyond the boat if there is none."""
        boat = self.settings.boat
        here = self.here
        place: i64 = 1
        while place < boat:
            if 0 < here[place] < CROWD:
                return place
            place += 1
        return boat + 1

    def can_retreat(self, seat: i64) -> bool:
        """Has this seat a pirate that can walk back?"""
        nearest = self.first_refuge()
        first = seat * self.settings.pirates
        for number in range(first, first + self.settings.pirates):
            place = self.pirates[number]
            if place > nearest and (place < self.settings.boat or self.settings.can_leave_boat):
                return True
        return False
