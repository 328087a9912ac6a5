"""What `observation.py` makes of a view of Kahuna, straight from the table: learners ask for it millions of times.

The suite compares both in every position and for every viewer. All numbers of a row are written, one after the other.
"""

from typing import Final

from tablee.engine.arrays import i64, vec
from tablee.engine.observation import QuickNumbers
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import NOBODY, State
from tablee.games.kahuna.rules import ENDINGS, FINAL, FULL_HAND, POINTS, Kahuna
from tablee.games.kahuna.rules_actions import ISLAND_COUNT
from tablee.games.kahuna.rules_power import BIT, DREW, HELD, SCORE, SEATS

ALL: Final = -2  # the omniscient viewer
ENDING_COUNT: Final = 4
WORTH: Final = vec[i64](POINTS + [0, 0])  # of each round (KAH-7.3, KAH-7.7)  # noqa: RUF005 (mypyc knows no other)
LARGEST: Final = 255
AS_FLOAT: Final = vec[float]([float(number) for number in range(LARGEST + 1)])  # sooner found than worked out
assert ALL == OMNISCIENT
assert len(ENDINGS) == ENDING_COUNT + 1


class KahunaNumbers(QuickNumbers):
    """What learners of Kahuna are shown."""

    def write(self, state: State, viewer: i64, out: vec[float], base: i64) -> None:
        """The row of a viewer, from `base` on."""
        assert isinstance(state, Kahuna)
        write(state, viewer, out, base)


def write(state: Kahuna, viewer: i64, out: vec[float], base: i64) -> None:
    """The same, of a state that is known to be one of Kahuna."""
    own: i64 = 1 if viewer == 1 else 0
    other = 1 - own
    place = one_of(viewer, SEATS, out, base)
    place = owners(state, own, out, place)
    place = counted(state.near, own, out, place)
    place = counted(state.near, other, out, place)
    place = cards(state, viewer, own, out, place)
    place = one_of(state.round - 1, FINAL, out, place)
    place = pair(state.tally[SCORE + own], state.tally[SCORE + other], out, place)
    place = seat_of(state.dealer, own, out, place)
    place = seat_of(state.turn, own, out, place)
    place = pair(state.tally[DREW + own], state.tally[DREW + other], out, place)
    held = state.tally[HELD + state.turn]
    must_draw = state.round != FINAL and held < FULL_HAND and state.tally[DREW + 1 - state.turn] == 0
    out[place] = AS_FLOAT[state.blank]
    out[place + 1] = 1.0 if state.has_played else 0.0
    out[place + 2] = 1.0 if state.has_discarded else 0.0
    out[place + 3] = AS_FLOAT[state.handicap]
    out[place + 4] = AS_FLOAT[state.last_turns]
    out[place + 5] = 1.0 if must_draw else 0.0
    out[place + 6] = AS_FLOAT[WORTH[state.round]]
    place = seat_of(state.winner, own, out, place + 7)
    one_of(state.outcome - 1, ENDING_COUNT, out, place)


def owners(state: Kahuna, own: i64, out: vec[float], place: i64) -> i64:
    """Whose the links and the stones are; the place after them."""
    mine = state.lines[own]
    theirs = state.lines[1 - own]
    for bit in BIT:
        out[place] = 1.0 if mine & bit else 0.0
        out[place + 1] = 1.0 if theirs & bit else 0.0
        place += SEATS
    for ruler in state.stone:
        out[place] = 1.0 if ruler == own else 0.0
        out[place + 1] = 1.0 if ruler == 1 - own else 0.0
        place += SEATS
    return place


def cards(state: Kahuna, viewer: i64, own: i64, out: vec[float], place: i64) -> i64:
    """Hands, row, pile and discards: of what is face down, what the viewer knows."""
    other = 1 - own
    knows_other = viewer == ALL
    knows_own = viewer == own or knows_other
    place = pair(state.tally[HELD + own], state.tally[HELD + other], out, place)
    place = hidden(state.hand, own, knows_own, out, place)
    place = hidden(state.hand, other, knows_other, out, place)
    place = counted(state.known, own, out, place)
    place = counted(state.known, other, out, place)
    for card in state.row:
        place = one_of(card, ISLAND_COUNT, out, place)
    out[place] = AS_FLOAT[state.pile.size]
    place = counted(state.used, 0, out, place + 1)
    place = pair(size(state.buried, own), size(state.buried, other), out, place)
    place = hidden(state.buried, own, knows_own, out, place)
    return hidden(state.buried, other, knows_other, out, place)


def one_of(number: i64, count: i64, out: vec[float], place: i64) -> i64:
    """A one in the place of a number, if it is one of these; the place after them."""
    for one in range(count):
        out[place + one] = 0.0
    if 0 <= number < count:
        out[place + number] = 1.0
    return place + count


def seat_of(seat: i64, own: i64, out: vec[float], place: i64) -> i64:
    """A seat as its distance from the viewer; nobody is all zeros."""
    out[place] = 1.0 if seat == own else 0.0
    out[place + 1] = 1.0 if seat == 1 - own else 0.0
    return place + SEATS


def pair(first: i64, second: i64, out: vec[float], place: i64) -> i64:
    """Two numbers."""
    out[place] = AS_FLOAT[first]
    out[place + 1] = AS_FLOAT[second]
    return place + 2


def counted(counts: vec[i64], seat: i64, out: vec[float], place: i64) -> i64:
    """A number for each island, of one seat."""
    floats = AS_FLOAT
    first = seat * ISLAND_COUNT
    for island in range(first, first + ISLAND_COUNT):
        out[place] = floats[counts[island]]
        place += 1
    return place


def hidden(counts: vec[i64], seat: i64, is_seen: bool, out: vec[float], place: i64) -> i64:
    """The same, or nothing where the viewer may not know."""
    return counted(counts, seat, out, place) if is_seen else one_of(NOBODY, ISLAND_COUNT, out, place)


def size(counts: vec[i64], seat: i64) -> i64:
    """How many cards these are."""
    found: i64 = 0
    for island in range(i64(ISLAND_COUNT)):
        found += counts[seat * ISLAND_COUNT + island]
    return found
