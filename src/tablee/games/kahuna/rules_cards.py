"""The cards of Kahuna: hands, pile, row and discards."""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.bag import Bag, OutcomeKind
from tablee.engine.chance import Chance
from tablee.games.kahuna.board import ISLANDS, PLACES_WITH
from tablee.games.kahuna.rules_actions import ISLAND_COUNT, SLOTS
from tablee.games.kahuna.rules_power import ALL, BIT, HELD, ONCE, SEATS, TWICE, Archipelago

CARDS: Final = OutcomeKind("card", ISLANDS)
COPIES: Final = 2  # of each card (KAH-1.2)
DEALT: Final = 3  # KAH-1.4
EMPTY: Final = -1  # a slot of the row without a card
PLACES: Final = vec[i64](PLACES_WITH)  # for a link, with each card
assert TWICE == ONCE + SEATS


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Archipelago):
    """The board and the cards. The place of an island for a seat is `seat * ISLAND_COUNT + island`."""

    hand: vec[i64]  # cards, per seat and island
    known: vec[i64]  # cards of the hand that all saw being taken from the row, per seat and island
    row: vec[i64]
    pile: Bag
    used: vec[i64]  # played cards, face up
    buried: vec[i64]  # cards discarded face down, per seat and island
    touched_cards: i64 = ALL  # since somebody has looked (quick.py), a bit for each; no part of the position
    touched_slots: i64 = ALL

    def gather_cards(self) -> None:
        """All cards are in the pile (KAH-1.2)."""
        self.hand = zeros(SEATS * ISLAND_COUNT)
        self.known = zeros(SEATS * ISLAND_COUNT)
        self.row = filled(SLOTS, EMPTY)
        self.pile = Bag(CARDS, filled(ISLAND_COUNT, COPIES))
        self.used = zeros(ISLAND_COUNT)
        self.buried = zeros(SEATS * ISLAND_COUNT)

    def copy_cards(self, copy: "Cards") -> None:
        """The cards' part of `clone`."""
        copy.hand = self.hand[:]
        copy.known = self.known[:]
        copy.row = self.row[:]
        copy.pile = self.pile.clone()
        copy.used = self.used[:]
        copy.buried = self.buried[:]

    def deal(self, dealer: i64, chance: Chance) -> None:
        """Three cards each, one by one, the dealer second; three face up; the rest is the pile (KAH-1.4 to KAH-1.6)."""
        for _ in range(DEALT):
            self.add_to_hand(1 - dealer, chance.draw(self.pile))
            self.add_to_hand(dealer, chance.draw(self.pile))
        self.lay_row(chance)

    def lay_row(self, chance: Chance) -> None:
        """Three cards are turned face up, slot by slot (KAH-1.5, KAH-7.8)."""
        for slot in range(SLOTS):
            self.row[slot] = chance.draw(self.pile)
        self.touched_slots = ALL

    def is_row_empty(self) -> bool:
        """No face-up card is left."""
        return self.row[0] == EMPTY and self.row[1] == EMPTY and self.row[2] == EMPTY

    def add_to_hand(self, seat: i64, card: i64) -> None:
        hand = self.hand
        tally = self.tally
        place = seat * ISLAND_COUNT + card
        others = hand[place]
        hand[place] = others + 1
        tally[HELD + seat] += 1
        tally[ONCE + others * SEATS + seat] ^= PLACES[card]
        self.touched_cards |= BIT[card]

    def leave_hand(self, seat: i64, card: i64) -> None:
        """A card is no longer in hand."""
        hand = self.hand
        tally = self.tally
        place = seat * ISLAND_COUNT + card
        others = hand[place] - 1
        hand[place] = others
        tally[HELD + seat] -= 1
        tally[ONCE + others * SEATS + seat] ^= PLACES[card]
        self.touched_cards |= BIT[card]

    def spend(self, seat: i64, card: i64) -> None:
        """A played card goes face up on the discard pile (KAH-3.4, KAH-4.5)."""
        self.leave_hand(seat, card)
        self.used[card] += 1
        place = seat * ISLAND_COUNT + card
        if self.known[place]:
            self.known[place] -= 1

    def bury(self, seat: i64, card: i64) -> None:
        """A card goes face down under the discard pile: nobody else knows which, nor what is left (KAH-6.8)."""
        self.leave_hand(seat, card)
        self.buried[seat * ISLAND_COUNT + card] += 1
        for island in range(ISLAND_COUNT):
            self.known[seat * ISLAND_COUNT + island] = 0
        self.touched_cards = ALL

    def count_hands(self) -> None:
        """What follows from the cards in hand."""
        for seat in range(SEATS):
            self.tally[HELD + seat] = 0
            self.tally[ONCE + seat] = 0
            self.tally[TWICE + seat] = 0
            for card in range(ISLAND_COUNT):
                copies = self.hand[seat * ISLAND_COUNT + card]
                self.tally[HELD + seat] += copies
                if copies:
                    self.tally[ONCE + seat] |= PLACES[card]
                if copies >= COPIES:
                    self.tally[TWICE + seat] |= PLACES[card]

    def gather_discards(self) -> None:
        """All discarded cards, including those face down, go into the pile (KAH-7.8)."""
        self.touched_cards = ALL
        for card in range(ISLAND_COUNT):
            for _ in range(self.used[card] + self.buried[card] + self.buried[ISLAND_COUNT + card]):
                self.pile.add(card)
        self.used = zeros(ISLAND_COUNT)
        self.buried = zeros(SEATS * ISLAND_COUNT)
