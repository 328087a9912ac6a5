"""What `observation.py` makes of a view of Kahuna, straight from the table: learners ask for it millions of times.

The suite compares both in every position and for every viewer. `write` writes all numbers of a row, one after the
other; `refresh` those that the lines, cards and slots touched since its last time decide.
"""

from typing import Final

from tablee.engine.arrays import i64, lowest, u8, vec
from tablee.engine.observation import QuickNumbers
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import NOBODY, State
from tablee.games.kahuna.rules import ENDINGS, POINTS, Kahuna
from tablee.games.kahuna.rules_actions import ISLAND_COUNT, LINE_COUNT, PER_PLACE
from tablee.games.kahuna.rules_offer import FINAL, FULL_HAND
from tablee.games.kahuna.rules_power import ALL, DREW, FIRST_END, HELD, SCORE, SEATS, SECOND_END

SEES_ALL: Final = -2  # the omniscient viewer
ENDING_COUNT: Final = 4
WORTH: Final = vec[i64](POINTS + [0, 0])  # of each round (KAH-7.3, KAH-7.7)  # noqa: RUF005 (mypyc knows no other)
assert SEES_ALL == OMNISCIENT

# where the parts begin that are refreshed one by one, in the order of `write`
LINKS_AT: Final = 2
STONES_AT: Final = 56
NEAR_AT: Final = 80
SIZES_AT: Final = 104
HAND_AT: Final = 106
KNOWN_AT: Final = 130
ROW_AT: Final = 154
PILE_AT: Final = 190
USED_AT: Final = 191
TURN_AT: Final = 237
assert len(ENDINGS) == ENDING_COUNT + 1


class KahunaNumbers(QuickNumbers):
    """What learners of Kahuna are shown."""

    def write(self, state: State, viewer: i64, out: vec[u8], base: i64) -> None:
        """The row of a viewer, from `base` on."""
        assert isinstance(state, Kahuna)
        write(state, viewer, out, base)

    def refresh(self, state: State, viewer: i64, out: vec[u8], base: i64) -> None:
        """What has changed in the row of a viewer."""
        assert isinstance(state, Kahuna)
        if viewer < 0 or ALL in (state.touched_cards, state.touched_lines, state.touched_slots):
            write(state, viewer, out, base)
        else:
            refresh_board(state, viewer, out, base)
            refresh_cards(state, viewer, out, base)
            refresh_turn(state, viewer, out, base + TURN_AT)
        state.touched_lines = 0
        state.touched_cards = 0
        state.touched_slots = 0


def write(state: Kahuna, viewer: i64, out: vec[u8], base: i64) -> None:
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
    place = refresh_turn(state, own, out, place)
    place = seat_of(state.winner, own, out, place)
    one_of(state.outcome - 1, ENDING_COUNT, out, place)


def refresh_board(state: Kahuna, own: i64, out: vec[u8], base: i64) -> None:
    """Lines that were touched, and the islands at their ends: no other can have gained or lost its stone."""
    lines = state.touched_lines
    mine = state.lines[own]
    theirs = state.lines[1 - own]
    stone = state.stone
    near = state.near
    while lines:
        line = lowest(lines)
        lines &= lines - 1
        owner_of(mine, theirs, line, out, base + LINKS_AT + line * SEATS)
        refresh_island(stone, near, own, FIRST_END[line], out, base)
        refresh_island(stone, near, own, SECOND_END[line], out, base)


def refresh_island(stone: vec[i64], near: vec[i64], own: i64, island: i64, out: vec[u8], base: i64) -> None:
    """Whose an island is, and the links around it."""
    seat_of(stone[island], own, out, base + STONES_AT + island * SEATS)
    place = base + NEAR_AT + island
    mine = own * ISLAND_COUNT + island
    out[place] = u8(near[mine])
    out[place + ISLAND_COUNT] = u8(near[ISLAND_COUNT + 2 * island - mine])


def refresh_cards(state: Kahuna, own: i64, out: vec[u8], base: i64) -> None:
    """Cards that were touched: in one's own hand, seen in either hand, and played; slots that were."""
    mine = own * ISLAND_COUNT
    theirs = ISLAND_COUNT - mine
    cards = state.touched_cards
    hand = state.hand
    known = state.known
    used = state.used
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        place = base + card
        out[place + HAND_AT] = u8(hand[mine + card])
        out[place + KNOWN_AT] = u8(known[mine + card])
        out[place + KNOWN_AT + ISLAND_COUNT] = u8(known[theirs + card])
        out[place + USED_AT] = u8(used[card])
    slots = state.touched_slots
    while slots:
        slot = lowest(slots)
        slots &= slots - 1
        one_of(state.row[slot], ISLAND_COUNT, out, base + ROW_AT + slot * ISLAND_COUNT)
    pair(state.tally[HELD + own], state.tally[HELD + 1 - own], out, base + SIZES_AT)
    out[base + PILE_AT] = u8(state.pile.size)


def refresh_turn(state: Kahuna, own: i64, out: vec[u8], place: i64) -> i64:
    """Whose turn it is, and what is done or due in it; the place after that."""
    tally = state.tally
    turn = state.turn
    place = seat_of(turn, own, out, place)
    place = pair(tally[DREW + own], tally[DREW + 1 - own], out, place)
    must_draw = state.round != FINAL and tally[HELD + turn] < FULL_HAND and tally[DREW + 1 - turn] == 0
    out[place] = u8(state.blank)
    out[place + 1] = 1 if state.has_played else 0
    out[place + 2] = 1 if state.has_discarded else 0
    out[place + 3] = u8(state.handicap)
    out[place + 4] = u8(state.last_turns)
    out[place + 5] = 1 if must_draw else 0
    out[place + 6] = u8(WORTH[state.round])
    return place + 7


def owners(state: Kahuna, own: i64, out: vec[u8], place: i64) -> i64:
    """Whose the links and the stones are; the place after them."""
    line: i64
    for line in range(LINE_COUNT):
        owner_of(state.lines[own], state.lines[1 - own], line, out, place)
        place += SEATS
    for ruler in state.stone:
        place = seat_of(ruler, own, out, place)
    return place


def owner_of(mine: i64, theirs: i64, line: i64, out: vec[u8], place: i64) -> None:
    """Whose link lies on a line, by the sets of both."""
    first = line * PER_PLACE
    out[place] = u8(mine >> first & 1)
    out[place + 1] = u8(theirs >> first & 1)


def cards(state: Kahuna, viewer: i64, own: i64, out: vec[u8], place: i64) -> i64:
    """Hands, row, pile and discards: of what is face down, what the viewer knows."""
    other = 1 - own
    knows_other = viewer == SEES_ALL
    knows_own = viewer == own or knows_other
    place = pair(state.tally[HELD + own], state.tally[HELD + other], out, place)
    place = hidden(state.hand, own, knows_own, out, place)
    place = hidden(state.hand, other, knows_other, out, place)
    place = counted(state.known, own, out, place)
    place = counted(state.known, other, out, place)
    for card in state.row:
        place = one_of(card, ISLAND_COUNT, out, place)
    out[place] = u8(state.pile.size)
    place = counted(state.used, 0, out, place + 1)
    place = pair(size(state.buried, own), size(state.buried, other), out, place)
    place = hidden(state.buried, own, knows_own, out, place)
    return hidden(state.buried, other, knows_other, out, place)


def one_of(number: i64, count: i64, out: vec[u8], place: i64) -> i64:
    """A one in the place of a number, if it is one of these; the place after them."""
    for one in range(count):
        out[place + one] = 0
    if 0 <= number < count:
        out[place + number] = 1
    return place + count


def seat_of(seat: i64, own: i64, out: vec[u8], place: i64) -> i64:
    """A seat as its distance from the viewer; nobody is all zeros."""
    out[place] = 1 if seat == own else 0
    out[place + 1] = 1 if seat == 1 - own else 0
    return place + SEATS


def pair(first: i64, second: i64, out: vec[u8], place: i64) -> i64:
    """Two numbers."""
    out[place] = u8(first)
    out[place + 1] = u8(second)
    return place + 2


def counted(counts: vec[i64], seat: i64, out: vec[u8], place: i64) -> i64:
    """A number for each island, of one seat."""
    first = seat * ISLAND_COUNT
    for island in range(first, first + ISLAND_COUNT):
        out[place] = u8(counts[island])
        place += 1
    return place


def hidden(counts: vec[i64], seat: i64, is_seen: bool, out: vec[u8], place: i64) -> i64:
    """The same, or nothing where the viewer may not know."""
    return counted(counts, seat, out, place) if is_seen else one_of(NOBODY, ISLAND_COUNT, out, place)


def size(counts: vec[i64], seat: i64) -> i64:
    """How many cards these are."""
    found: i64 = 0
    for island in range(i64(ISLAND_COUNT)):
        found += counts[seat * ISLAND_COUNT + island]
    return found
