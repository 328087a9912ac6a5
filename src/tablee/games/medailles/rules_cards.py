"""The cards of Médailles: hands, draw pile, pot, centre, and the cards under medals."""

from typing import Final

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.bag import Bag, OutcomeKind
from tablee.engine.chance import Chance
from tablee.engine.shapes import Limit
from tablee.engine.state import NOBODY, State
from tablee.games.medailles import board, shapes
from tablee.games.medailles.rules_actions import DISCIPLINE_COUNT, METALS, PLACES

CARDS: Final = OutcomeKind("card", board.CARDS)
CARD_COUNT: Final = 63  # nine disciplines of seven athletes (MED-1.1)
DISCIPLINE_OF: Final = vec[i64](board.DISCIPLINE_OF)
FULL_HAND: Final = 5  # MED-1.1, MED-5.5, MED-5.7
NOTHING: Final = -1  # a place or a medal without a card; a discipline without a place


class Cards(State):
    """Everything made of cardboard.

    A hand has five slots, `seat * FULL_HAND + slot`: first the cards that nobody else has seen, in the order in which
    they came, then those that all have seen, in the order in which they were shown (MED-2.3).
    """

    hand: vec[i64]
    held: vec[i64]  # cards in hand, per seat
    seen: vec[i64]  # how many of them everyone has seen
    number: vec[i64]  # cards of each discipline in hand: `number[seat * DISCIPLINE_COUNT + discipline]`
    pile: Bag
    pot: vec[i64]
    potted: i64 = 0  # cards in the pot
    centre: vec[i64]  # the card on each place, or NOTHING
    place_of: vec[i64]  # the place of each discipline in the centre, or NOTHING
    owner: vec[i64]  # who won each medal, or NOBODY: `owner[discipline * METALS + k - 1]`
    under: vec[i64]  # the card under each medal, or NOTHING

    def gather_cards(self) -> None:
        """All cards are in the pile, no medal is won; the pot is empty (MED-1.1, MED-1.4)."""
        self.hand = filled(self.players * FULL_HAND, NOTHING)
        self.held = zeros(self.players)
        self.seen = zeros(self.players)
        self.number = zeros(self.players * DISCIPLINE_COUNT)
        self.pile = Bag(CARDS, filled(CARD_COUNT, 1))
        self.pot = filled(CARD_COUNT, NOTHING)
        self.centre = filled(PLACES, NOTHING)
        self.place_of = filled(DISCIPLINE_COUNT, NOTHING)
        self.owner = filled(DISCIPLINE_COUNT * METALS, NOBODY)
        self.under = filled(DISCIPLINE_COUNT * METALS, NOTHING)

    def copy_cards(self, copy: "Cards") -> None:
        """The cards' part of `clone`."""
        copy.hand = self.hand[:]
        copy.held = self.held[:]
        copy.seen = self.seen[:]
        copy.number = self.number[:]
        copy.pile = self.pile.clone()
        copy.pot = self.pot[:]
        copy.potted = self.potted
        copy.centre = self.centre[:]
        copy.place_of = self.place_of[:]
        copy.owner = self.owner[:]
        copy.under = self.under[:]

    # Hands --------------------------------------------------------------------------------------------

    def add_to_hand(self, seat: i64, card: i64) -> None:
        """A card that nobody else has seen: behind those that came before, ahead of those that all have seen."""
        slot = seat * FULL_HAND + self.held[seat]
        for _ in range(self.seen[seat]):
            self.hand[slot] = self.hand[slot - 1]
            slot -= 1
        self.hand[slot] = card
        self.count_in(seat, card)

    def add_seen(self, seat: i64, card: i64) -> None:
        """A card that all have seen goes to the end of the hand."""
        self.hand[seat * FULL_HAND + self.held[seat]] = card
        self.seen[seat] += 1
        self.count_in(seat, card)

    def count_in(self, seat: i64, card: i64) -> None:
        self.held[seat] += 1
        self.number[seat * DISCIPLINE_COUNT + DISCIPLINE_OF[card]] += 1

    def slot_of(self, seat: i64, discipline: i64, start: i64, end: i64) -> i64:
        """The first slot of a hand, from one to before another, with a card of a discipline; NOTHING if none is."""
        base = seat * FULL_HAND
        for slot in range(start, end):
            if DISCIPLINE_OF[self.hand[base + slot]] == discipline:
                return slot
        return NOTHING

    def take_from(self, seat: i64, slot: i64) -> i64:
        """Takes the card in a slot; those behind it close up."""
        base = seat * FULL_HAND
        card = self.hand[base + slot]
        self.held[seat] -= 1
        last = self.held[seat]
        if slot > last - self.seen[seat]:
            self.seen[seat] -= 1
        for behind in range(slot, last):
            self.hand[base + behind] = self.hand[base + behind + 1]
        self.hand[base + last] = NOTHING
        self.number[seat * DISCIPLINE_COUNT + DISCIPLINE_OF[card]] -= 1
        return card

    def take(self, seat: i64, discipline: i64) -> i64:
        """A card of a discipline: of those that all have seen the first shown, else the one longest there (MED-2.3)."""
        held = self.held[seat]
        unseen = held - self.seen[seat]
        slot = self.slot_of(seat, discipline, unseen, held)
        if slot == NOTHING:
            slot = self.slot_of(seat, discipline, 0, unseen)
        return self.take_from(seat, slot)

    def show(self, seat: i64, discipline: i64, k: i64) -> None:
        """Shows k cards of a discipline, those seen before first: no more become known than must (MED-4.4, MED-2.3)."""
        known: i64 = 0
        for slot in range(self.held[seat] - self.seen[seat], self.held[seat]):
            if DISCIPLINE_OF[self.hand[seat * FULL_HAND + slot]] == discipline:
                known += 1
        while known < k:
            slot = self.slot_of(seat, discipline, 0, self.held[seat] - self.seen[seat])
            self.add_seen(seat, self.take_from(seat, slot))
            known += 1

    def hand_names(self, seat: i64) -> list[str]:
        """The hand by name, in order."""
        base = seat * FULL_HAND
        return [CARDS.names[self.hand[base + slot]] for slot in range(self.held[seat])]

    def seen_names(self, seat: i64) -> list[str]:
        """The cards of a hand that all have seen, in the order in which they were shown."""
        return self.hand_names(seat)[self.held[seat] - self.seen[seat] :]

    # Pile, pot and centre -----------------------------------------------------------------------------

    def put_in_pot(self, card: i64) -> None:
        """The pot is face up and never shuffled back (MED-1.4)."""
        self.pot[self.potted] = card
        self.potted += 1

    def draw_up(self, seat: i64, rule: str, chance: Chance) -> None:
        """Draws until the hand has five cards; from an empty pile comes nothing (MED-6.1)."""
        drawn: i64 = 0
        while self.held[seat] < FULL_HAND and self.pile.size > 0:
            self.add_to_hand(seat, chance.draw(self.pile))
            drawn += 1
        if self.told is not None and drawn:
            unseen = self.hand_names(seat)[: self.held[seat] - self.seen[seat]]
            only = (int(seat),)
            event = shapes.CardsDrawn(rule, int(seat), int(drawn), unseen[len(unseen) - drawn :])
            self.tell(event, (Limit("cards", only),), only)

    def lay_in_centre(self, place: i64, card: i64) -> None:
        """A card lies face up on a place."""
        self.centre[place] = card
        self.place_of[DISCIPLINE_OF[card]] = place

    def take_from_centre(self, place: i64) -> i64:
        """The card of a place, which is empty then."""
        card = self.centre[place]
        self.centre[place] = NOTHING
        self.place_of[DISCIPLINE_OF[card]] = NOTHING
        return card

    def turn_up(self, place: i64, rule: str, chance: Chance) -> None:
        """Fills a place; doubles go to the pot, and if the pile runs out it stays empty (MED-1.3, MED-5.6, MED-6.1)."""
        first = self.potted
        while self.pile.size > 0 and self.centre[place] == NOTHING:
            card = chance.draw(self.pile)
            if self.place_of[DISCIPLINE_OF[card]] == NOTHING:
                self.lay_in_centre(place, card)
            else:
                self.put_in_pot(card)
        if self.told is not None:
            if self.potted > first:
                doubles = [CARDS.names[self.pot[slot]] for slot in range(first, self.potted)]
                self.tell(shapes.DoublesPotted(rule, doubles), (), self.everybody())
            if self.centre[place] == NOTHING:
                self.tell(shapes.PlaceLeftEmpty("MED-6.1", int(place)))
            else:
                card_name = CARDS.names[self.centre[place]]
                self.tell(shapes.PlaceFilled(rule, int(place), card_name), (), self.everybody())
