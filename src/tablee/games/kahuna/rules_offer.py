"""What may be done in a turn of Kahuna, as sets: of places for a link (`board.py`), and of action numbers."""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import WHOLE, WORD, i64, include, members, vec, words_for, zeros
from tablee.engine.options import Options
from tablee.engine.state import NOBODY, Fixed
from tablee.games.kahuna.rules_actions import (
    DISCARD,
    DRAW_PILE,
    DRAW_ROW,
    END_TURN,
    ENTRIES,
    HANDICAP,
    ISLAND_COUNT,
    LINE_COUNT,
    PER_PLACE,
    PER_REMOVE,
    PLACE,
    REMOVE,
)
from tablee.games.kahuna.rules_cards import EMPTY, Cards
from tablee.games.kahuna.rules_power import BIT, DREW, HELD, LAID, ONCE, TWICE

LINKS: Final = 25  # per seat (KAH-1.7)
FULL_HAND: Final = 5  # KAH-6.4
BLANK_LIMIT: Final = 4  # KAH-6.10
FINAL: Final = 4  # the round of the last turns
GOING_ON: Final = 0  # the outcome, so far
SUDDEN_DEFEATS: Final = ["stones", "links", "off"]  # what a seat must not be without (KAH-7.4)

NO_ACTIONS: Final = zeros(words_for(len(ENTRIES)))
FIRSTS: Final = 0x15555555555555  # the places with the card of the first island, of all lines
EITHER: Final = 3  # places of the first line
DRAWS_PILE: Final = 0x1000  # bits of these actions among those from DISCARD on
DRAWS_ROW: Final = 0x2000
ENDS_TURN: Final = 0x10000
BITS_OF: Final = {DRAW_PILE: DRAWS_PILE, DRAW_ROW: DRAWS_ROW, END_TURN: ENDS_TURN}
assert all(2 ** (action - DISCARD) == bit for action, bit in BITS_OF.items())
assert PLACE == 0  # the set of places is the set of the first actions
assert sum(4**line for line in range(LINE_COUNT)) == FIRSTS


class Settings(Fixed):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.needs: list[int] = []  # of each island, as views show it; made with the first one
        dealer = options.word("dealer")
        handicap_seat = options.word("handicap_seat")
        self.dealer: i64 = NOBODY if dealer == "random" else int(dealer)
        self.sudden: i64 = SUDDEN_DEFEATS.index(options.word("sudden_defeat"))
        self.is_discard_free: bool = options.word("discard") == "free"
        self.handicap_seat: i64 = NOBODY if handicap_seat == "none" else int(handicap_seat)
        self.handicap_links: i64 = 0 if handicap_seat == "none" else options.number("handicap_links")


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Cards):
    """The table and whose turn it is; what that seat may do."""

    settings: Settings
    turn: i64 = 0
    round: i64 = 1
    has_played: bool = False  # in this turn
    has_discarded: bool = False  # in this turn
    blank: i64 = 0  # turns in a row without play, discard or draw
    handicap: i64 = 0  # handicap links still to lay
    outcome: i64 = GOING_ON

    def to_act(self) -> list[int]:
        """The seat on turn; before the first turn the seat with a handicap (KAH-1.9)."""
        if self.outcome != GOING_ON:
            return []
        return [self.settings.handicap_seat if self.handicap else self.turn]

    def next_to_act(self, preferred: i64) -> i64:
        """Who `to_act` says."""
        if self.outcome != GOING_ON:
            return NOBODY
        return self.settings.handicap_seat if self.handicap else self.turn

    def legal(self, seat: i64) -> list[int]:
        """What `offer` says."""
        if self.outcome != GOING_ON:
            return []
        out = NO_ACTIONS[:]
        self.add_offer(seat, out)
        return members(out)

    def offer(self, seat: i64, out: vec[i64]) -> None:
        """The same for whoever needs no list."""
        for word in range(i64(len(out))):
            out[word] = 0
        if self.outcome == GOING_ON:
            self.add_offer(seat, out)

    def add_offer(self, seat: i64, out: vec[i64]) -> None:
        """Any number of card plays, or none, then a draw (KAH-2.1, KAH-2.2); discards belong to the draw (KAH-6.9)."""
        if self.handicap:
            self.add_handicap(out)
            return
        can_play = False
        if self.tally[HELD + seat] and not self.has_discarded:
            can_play = self.add_plays(seat, out)
        include(out, DISCARD, self.further(seat, can_play))

    def forced(self, seat: i64) -> int | None:
        """All see it while nobody has a hand to choose from."""
        return self.only_action(seat) if self.handicap or not self.tally[HELD + seat] else None

    def add_handicap(self, out: vec[i64]) -> None:
        """A link on any free line (KAH-1.9)."""
        line: i64
        for line in range(LINE_COUNT):
            if self.owner(line) == NOBODY:
                include(out, HANDICAP + line, 1)

    def add_plays(self, seat: i64, out: vec[i64]) -> bool:
        """What the cards in hand can do, if anything: links on free lines (KAH-3.1, KAH-3.2), enemy links off."""
        tally = self.tally
        cards = tally[ONCE + seat]
        enemy = self.lines[1 - seat]
        can_play = False
        if tally[LAID + seat] < LINKS:
            places = cards & ~(self.lines[seat] | enemy)
            if places:
                out[0] = places & WHOLE
                out[1] = places >> WORD
                can_play = True
        both = cards & cards >> 1 & FIRSTS & enemy
        twice = tally[TWICE + seat] & enemy
        if both | twice:
            add_removals(both, twice, out)
            can_play = True
        return can_play

    def further(self, seat: i64, can_play: bool) -> i64:
        """Discards, draws and the end of the turn, a bit for each action from DISCARD on."""
        if self.round == FINAL:
            return ENDS_TURN
        tally = self.tally
        if tally[HELD + seat] < FULL_HAND:
            bits = self.draws()
            if self.has_discarded:
                bits |= self.discards(seat)
            if tally[DREW + 1 - seat] and (self.blank < BLANK_LIMIT or self.has_played or self.has_discarded):
                bits |= ENDS_TURN
            return bits
        bits = 0
        if not can_play or self.settings.is_discard_free or self.blank >= BLANK_LIMIT:
            bits = self.discards(seat)
        return bits | ENDS_TURN if self.blank < BLANK_LIMIT else bits

    def discards(self, seat: i64) -> i64:
        """A bit for each card in hand."""
        bits: i64 = 0
        card: i64
        for card in range(ISLAND_COUNT):
            if self.hand[seat * ISLAND_COUNT + card]:
                bits |= BIT[card]
        return bits

    def draws(self) -> i64:
        """The pile and the filled slots of the row."""
        bits: i64 = 0
        if self.pile.size:
            bits = DRAWS_PILE
        bit: i64 = DRAWS_ROW
        for card in self.row:
            if card != EMPTY:
                bits |= bit
            bit += bit
        return bits


def add_removals(both: i64, twice: i64, out: vec[i64]) -> None:
    """Enemy links, with both islands of their line or one of them twice (KAH-4.1, KAH-4.2)."""
    action: i64 = REMOVE
    while both | twice:
        bits = both & 1 | (twice & EITHER) << 1
        if bits:
            include(out, action, bits)
        both >>= PER_PLACE
        twice >>= PER_PLACE
        action += PER_REMOVE
