"""Strategy and surprise cards: the decks with their rows of cards put back, hands, Jokers."""

from typing import Final

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.bag import Bag, OutcomeKind, Pile
from tablee.engine.chance import Chance
from tablee.engine.shapes import Limit
from tablee.games.tour_de_france import shapes
from tablee.games.tour_de_france.board import CARDS
from tablee.games.tour_de_france.rules_actions import MINUS, PLUS, VALUES
from tablee.games.tour_de_france.rules_road import Peloton

FREE_CARDS: Final = OutcomeKind("strategy", CARDS.strategy["free"].cards)
PRINTED_CARDS: Final = OutcomeKind("strategy", CARDS.strategy["printed"].cards)
SORTS: Final = 8  # of strategy cards: + 1 to + 4 and - 1 to - 4; without signs only the first four
STRATEGY_COUNT: Final = 24

SURPRISES: Final = OutcomeKind("surprise", [card.id for card in CARDS.surprise])
SURPRISE_COPIES: Final = [card.copies for card in CARDS.surprise]
SURPRISE_COUNT: Final = 30
JOKER_CARD: Final = 26
MOST_JOKERS: Final = 4
EFFECTS: Final = "move town rider_ahead draw_strategy extra_turn lose_strategy skip_turn joker".split()
MOVE: Final = 0
TO_TOWN: Final = 1
RIDER_AHEAD: Final = 2
DRAW_STRATEGY: Final = 3
EXTRA_TURN: Final = 4
LOSE_STRATEGY: Final = 5
EFFECT: Final = vec[i64]([EFFECTS.index(card.effect) for card in CARDS.surprise])
NUMBER: Final = vec[i64]([card.number for card in CARDS.surprise])
FAVOURABLE: Final = vec[i64]([int(card.favourable) for card in CARDS.surprise])


class Cards(Peloton):
    """Where the strategy and surprise cards are. Cards put back lie under their deck in a known order (TDF-3.8)."""

    strategy: Pile
    surprise: Pile
    number: vec[i64]  # cards of each sort in hand: `number[seat * SORTS + sort]`
    known: vec[i64]  # of these, how many all have seen: they came from the row under the deck
    held: vec[i64]  # cards in hand, per seat
    jokers: vec[i64]  # per seat

    def shuffle_cards(self) -> None:
        """Full decks, nothing drawn; nobody starts with cards (TDF-1.1, TDF-1.6)."""
        kind = PRINTED_CARDS if self.settings.has_signs else FREE_CARDS
        self.strategy = Pile(kind, self.settings.strategy_copies[:])
        self.surprise = Pile(SURPRISES, vec[i64](SURPRISE_COPIES))
        self.number = zeros(self.players * SORTS)
        self.known = zeros(self.players * SORTS)
        self.held = zeros(self.players)
        self.jokers = zeros(self.players)

    def copy_cards(self, copy: "Cards") -> None:
        """The cards' part of `clone`."""
        copy.strategy = self.strategy.clone()
        copy.surprise = self.surprise.clone()
        copy.number = self.number[:]
        copy.known = self.known[:]
        copy.held = self.held[:]
        copy.jokers = self.jokers[:]

    # Strategy cards -----------------------------------------------------------------------------------

    def sort_of(self, value: i64, sign: i64) -> i64:
        """The sort of card that adds or subtracts a value: the same without signs (TDF-3.5)."""
        return value - 1 + (VALUES if self.settings.has_signs and sign == MINUS else 0)

    def add_card(self, seat: i64, sort: i64) -> None:
        """One card more in a hand, which has no limit (TDF-3.2)."""
        self.number[seat * SORTS + sort] += 1
        self.held[seat] += 1

    def add_known(self, seat: i64, sort: i64) -> None:
        """A card that all have seen."""
        self.add_card(seat, sort)
        self.known[seat * SORTS + sort] += 1

    def put_back(self, seat: i64, sort: i64) -> None:
        """A card is shown and goes under the deck; what all have seen leaves the hand first (TDF-3.8)."""
        slot = seat * SORTS + sort
        self.number[slot] -= 1
        self.held[seat] -= 1
        if self.known[slot]:
            self.known[slot] -= 1
        self.strategy.put_under(sort)

    def draw_strategy(self, seat: i64, rule: str, chance: Chance) -> None:
        """A card for later, hidden from the others unless it lay in a known place (TDF-3.1, TDF-3.2, TDF-3.10)."""
        if self.strategy.left() == 0:
            if self.told is not None:
                self.tell(shapes.StrategyDeckEmpty("TDF-3.10", int(seat)))
            return
        is_known = self.strategy.known_next()
        sort = chance.draw(self.strategy)
        if is_known:
            self.add_known(seat, sort)
        else:
            self.add_card(seat, sort)
        if self.told is not None:
            event = shapes.StrategyDrawn(rule, int(seat), self.strategy.kind.names[sort])
            if is_known:
                self.tell(event)
            else:
                only = (int(seat),)
                self.tell(event, (Limit("strategy", only),), only)

    def lose_strategy(self, seat: i64, chance: Chance) -> None:
        """One card of the hand, each equally likely, goes under the deck; no card, no effect (TDF-6.5)."""
        if self.held[seat] == 0:
            return
        hand = Bag(self.strategy.kind, zeros(len(self.strategy.kind.names)))
        for sort in range(len(self.strategy.kind.names)):
            for _ in range(self.number[seat * SORTS + sort]):
                hand.add(sort)
        sort = chance.draw(hand)
        self.put_back(seat, sort)
        if self.told is not None:
            event = shapes.StrategyLost("TDF-6.5", int(seat), self.strategy.kind.names[sort])
            self.tell(event, (), self.everybody())

    def names_of(self, cards: vec[i64], seat: i64) -> list[str]:
        """Strategy cards of a seat by name, from the sorts in `number` or `known`."""
        names: list[str] = []
        for sort in range(len(self.strategy.kind.names)):
            for _ in range(cards[seat * SORTS + sort]):
                names.append(self.strategy.kind.names[sort])  # noqa: PERF401 (a comprehension over i64 is no list)
        return names

    # Surprise cards and Jokers ------------------------------------------------------------------------

    def draw_surprise(self, seat: i64, chance: Chance) -> i64:
        """Read aloud; all but a Joker go under the deck at once, before their effect (TDF-5.10, TDF-6.6)."""
        card = chance.draw(self.surprise)
        if card == JOKER_CARD:
            self.jokers[seat] += 1
        else:
            self.surprise.put_under(card)
        if self.told is not None:
            rule = "TDF-6.6" if card == JOKER_CARD else "TDF-5.10"
            self.tell(shapes.SurpriseDrawn(rule, int(seat), SURPRISES.names[card]), (), self.everybody())
        return card

    def use_joker(self, seat: i64) -> None:
        """A Joker goes under the surprise deck (TDF-6.6, TDF-6.7)."""
        self.jokers[seat] -= 1
        self.surprise.put_under(JOKER_CARD)
        if self.told is not None:
            self.tell(shapes.JokerUsed("TDF-6.7", int(seat)))


def value_of(sort: i64) -> i64:
    """The value of a sort of card, without its sign."""
    return sort % VALUES + 1


def sign_of(sort: i64) -> i64:
    """The printed sign of a sort of card."""
    return PLUS if sort < VALUES else MINUS
