"""The cards of Cartagena: hands, pile, open row and discards."""

from typing import Final

from tablee.engine.arrays import filled, i64, total, vec, zeros
from tablee.engine.bag import Bag, OutcomeKind
from tablee.engine.chance import Chance
from tablee.engine.shapes import Limit
from tablee.games.cartagena import shapes
from tablee.games.cartagena.board import SYMBOLS
from tablee.games.cartagena.rules_actions import SYMBOL_COUNT
from tablee.games.cartagena.rules_corridor import Corridor

CARDS: Final = OutcomeKind("card", SYMBOLS)
COPIES: Final = 17  # of each symbol
LONG_ROW: Final = 12  # this row is used up before a new one is laid (CAR-7.2)
NO_CARD: Final = -1


class Cards(Corridor):
    """The corridor and the cards. The place of a symbol for a seat is `seat * SYMBOL_COUNT + symbol`."""

    hand: vec[i64]  # cards, per seat and symbol; there is no limit (CAR-1.6)
    held: vec[i64]  # cards in hand, per seat
    known: vec[i64]  # cards of the hand that all saw being taken from the row, per seat and symbol
    pile: Bag
    row: list[int]  # the next cards, face up, in order
    used: vec[i64]  # played cards, face up

    def gather_cards(self) -> None:
        """All cards are in the pile."""
        self.hand = zeros(self.players * SYMBOL_COUNT)
        self.held = zeros(self.players)
        self.known = zeros(self.players * SYMBOL_COUNT)
        self.pile = Bag(CARDS, filled(SYMBOL_COUNT, COPIES))
        self.row = []
        self.used = zeros(SYMBOL_COUNT)

    def copy_cards(self, copy: "Cards") -> None:
        """The cards' part of `clone`; what only an open row changes is shared without one."""
        copy.hand = self.hand[:]
        copy.held = self.held[:]
        copy.pile = self.pile.clone()
        copy.used = self.used[:]
        if self.settings.open_row:
            copy.known = self.known[:]
            copy.row = self.row[:]
        else:
            copy.known = self.known
            copy.row = self.row

    def count_hands(self) -> None:
        """How many cards each seat holds."""
        for seat in range(self.players):
            self.held[seat] = total(self.hand[seat * SYMBOL_COUNT : (seat + 1) * SYMBOL_COUNT])

    def deal(self, starter: i64, chance: Chance) -> None:
        """One card after the other, from the starting seat on; the rest is the pile (CAR-1.4)."""
        for _ in range(self.settings.dealt):
            for turn in range(self.players):
                self.add_to_hand((starter + turn) % self.players, chance.draw(self.pile))
        for _ in range(self.settings.bonus):
            self.add_to_hand(starter, chance.draw(self.pile))
        if self.told is not None:
            self.tell_deal(starter)
        if self.settings.open_row:
            self.fill_row(chance)

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """One card more; no hand is ever full (CAR-1.6)."""
        self.hand[seat * SYMBOL_COUNT + card] += 1
        self.held[seat] += 1

    def spend(self, seat: i64, card: i64) -> None:
        """A played card goes face up on the discard pile; one that everyone knows of goes first (CAR-3.5)."""
        place = seat * SYMBOL_COUNT + card
        self.hand[place] -= 1
        self.held[seat] -= 1
        self.used[card] += 1
        if self.known[place]:
            self.known[place] -= 1

    def draw_cards(self, seat: i64, count: i64, rule: str, chance: Chance) -> None:
        """One card after the other, as far as there are any (CAR-5.1, CAR-5.3)."""
        drawn: list[int] = []
        for _ in range(count):
            card = self.next_of_row(seat, chance) if self.settings.open_row else self.next_of_pile(chance)
            if card != NO_CARD:
                self.add_to_hand(seat, card)
                drawn.append(card)
        if self.told is not None:
            self.tell_drawn(seat, drawn, count, rule)

    def next_of_pile(self, chance: Chance) -> i64:
        """A card of the pile; when it is empty, and not earlier, the discards become the pile (CAR-5.2)."""
        if self.pile.size == 0:
            self.remake_pile()
        return NO_CARD if self.pile.size == 0 else chance.draw(self.pile)

    def remake_pile(self) -> None:
        """All played cards, if there are any (CAR-5.2, CAR-7.3)."""
        for card in range(SYMBOL_COUNT):
            for _ in range(self.used[card]):
                self.pile.add(card)
            self.used[card] = 0
        if self.told is not None and self.pile.size:
            self.tell(shapes.PileRemade("CAR-5.2", int(self.pile.size)))

    # The open row -------------------------------------------------------------------------------------

    def next_of_row(self, seat: i64, chance: Chance) -> i64:
        """The first card of the row, seen by all; then the row is filled as its kind wants (CAR-7.1, CAR-7.2)."""
        if not self.row:  # it stayed empty for want of cards
            self.fill_row(chance)
        if not self.row:
            return NO_CARD
        card: i64 = self.row.pop(0)
        self.known[seat * SYMBOL_COUNT + card] += 1
        if self.told is not None:
            self.tell(shapes.RowCardTaken(self.row_rule(), int(seat), SYMBOLS[card]))
        if self.settings.open_row < LONG_ROW or not self.row:
            self.fill_row(chance)
        return card

    def fill_row(self, chance: Chance) -> None:
        """Up to its full length, from the discards too when the pile is empty; else it stays short (CAR-7.3)."""
        laid: list[int] = []
        while len(self.row) < self.settings.open_row:
            card = self.next_of_pile(chance)
            if card == NO_CARD:
                break
            self.row.append(card)
            laid.append(card)
        if self.told is not None and laid:
            self.tell(shapes.RowFilled(self.row_rule(), [SYMBOLS[card] for card in laid]), (), self.everybody())

    def row_rule(self) -> str:
        """The rule of this table's row."""
        return "CAR-7.2" if self.settings.open_row == LONG_ROW else "CAR-7.1"

    # What is told -------------------------------------------------------------------------------------

    def tell_drawn(self, seat: i64, drawn: list[int], wanted: i64, rule: str) -> None:
        """Cards of the pile are told together, not in the order in which they came; those of the row one by one."""
        if drawn and not self.settings.open_row:
            self.tell_hand(shapes.CardsDrawn(rule, int(seat), len(drawn), [SYMBOLS[card] for card in sorted(drawn)]))
        if len(drawn) < wanted:
            self.tell(shapes.CardsRanOut("CAR-5.3", int(seat)))

    def tell_deal(self, starter: i64) -> None:
        """The deal, hand by hand, each seen by its seat alone, or by all (CAR-7.4)."""
        for turn in range(self.players):
            seat = (starter + turn) % self.players
            base = seat * SYMBOL_COUNT
            cards = [SYMBOLS[card] for card in range(SYMBOL_COUNT) for _ in range(self.hand[base + card])]
            self.tell_hand(shapes.HandDealt("CAR-1.4", int(seat), len(cards), cards))

    def tell_hand(self, event: shapes.HandDealt | shapes.CardsDrawn) -> None:
        """Cards that only their seat sees, unless hands are open (CAR-7.4)."""
        only = (event.seat,)
        if self.settings.has_open_hands:
            self.tell(event, (), self.everybody())
        else:
            self.tell(event, (Limit("cards", only),), only)
