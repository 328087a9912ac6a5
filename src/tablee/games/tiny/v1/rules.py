"""Les Îlots: two crews look under islets and bid for them in secret. The rules, each with its id.

Action numbers: bury a card, look under an islet, call an islet, first and second card of a bid (the last number of
each block: no card), wave, pass, and abstain, which only a clock plays.
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.arrays import filled, i64, total, vec, zeros
from tablee.engine.bag import Bag, Kind, Pile
from tablee.engine.chance import Chance
from tablee.engine.options import Options
from tablee.engine.refusal import Refused
from tablee.engine.shapes import Clock, Limit, Until
from tablee.engine.state import NOBODY, Fixed, State
from tablee.games.tiny.v1.shapes import (
    BidPlaced,
    BidsRevealed,
    CardBuried,
    CardsDrawn,
    IsletCalled,
    IsletWon,
    TileLooked,
    TileTurned,
    WavePassed,
    WavePlayed,
)

CARDS: Final = Kind("card", ["1", "2", "3", "4", "5", "WAVE"])
TILES: Final = Kind("tile", ["PEARL", "SAND", "CRAB"])
WAVE: Final = 5
NO_CARD: Final = 5  # in a bid, the place of the wave says: no card
UNDRAWN: Final = -1  # a tile under which nobody has looked
BONUS: Final = [3, 0, -2]  # pearl, sand, crab (TIN-4.4)
EACH_CARD: Final = 3
EACH_TILE: Final = 3
HAND: Final = 3
DRAWS: Final = 2
FEWEST_ISLETS: Final = 3
MOST_ISLETS: Final = 9

BURY_PHASE: Final = 0
CALL_PHASE: Final = 1
BID_PHASE: Final = 2
WAVE_PHASE: Final = 3
OVER: Final = 4


@dataclass(frozen=True)
class Bury:
    """Put one card of the hand under the pile."""

    card: i64


@dataclass(frozen=True)
class Look:
    """Look under an islet."""

    islet: i64


@dataclass(frozen=True)
class Call:
    """Put an islet up for auction."""

    islet: i64


@dataclass(frozen=True)
class Bid:
    """The first card of a secret bid."""

    number: i64


@dataclass(frozen=True)
class Add:
    """The second card of a secret bid, which closes it."""

    number: i64


@dataclass(frozen=True)
class Wave:
    """Turn the result over."""


@dataclass(frozen=True)
class Pass:
    """Let the result stand."""


@dataclass(frozen=True)
class Abstain:
    """Bid nothing: the clock's answer."""


CARD_NUMBERS: Final = list(range(6))
ISLETS: Final = list(range(MOST_ISLETS))
ENTRIES: Final = [
    *[Bury(card) for card in CARD_NUMBERS],
    *[Look(islet) for islet in ISLETS],
    *[Call(islet) for islet in ISLETS],
    *[Bid(card) for card in CARD_NUMBERS],
    *[Add(card) for card in CARD_NUMBERS],
    Wave(),
    Pass(),
    Abstain(),
]
BURY: Final = 0
LOOK: Final = BURY + 6
CALL: Final = LOOK + MOST_ISLETS
BID: Final = CALL + MOST_ISLETS
ADD: Final = BID + 6
WAVE_NOW: Final = ADD + 6
PASS: Final = WAVE_NOW + 1
ABSTAIN: Final = PASS + 1


class Islands(Fixed):
    """The archipelago that the option `islets` describes: the value of each islet (TIN-1.2)."""

    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.values = vec[i64]([int(digit) for digit in options.word("islets")])


class Tiny(State):
    """A position of Les Îlots."""

    islands: Islands
    owner: vec[i64]  # the crew that won each islet, or NOBODY
    tiles: vec[i64]  # the tile under each islet, or UNDRAWN
    tile_bag: Bag
    hands: list[vec[i64]]  # how many of each card, per seat
    pile: Pile
    buriers: list[int]  # who put each card under the pile, in its order there
    used: vec[i64]  # cards that were bid or played, face up
    bids: list[list[int]]  # what each seat bid in the last auction
    phase: i64 = BURY_PHASE
    turn: i64 = 0
    looked: bool = False  # in this turn
    showing: i64 = NOBODY  # the islet whose tile lies open for a moment
    called: i64 = NOBODY
    holder: i64 = NOBODY  # the crew to which the called islet goes as things stand
    asked: i64 = NOBODY  # the seat that may answer with a wave
    asks_left: i64 = 0

    def setup(self, chance: Chance) -> None:
        """Three cards each, the rest is the pile; the tiles lie face down (TIN-1.3, TIN-1.4)."""
        self.lay_out()
        for seat in range(self.players):
            for _ in range(HAND):
                self.hands[seat][chance.draw(self.pile)] += 1
        self.begin_turn(chance)

    def lay_out(self) -> None:
        """Everything in the box."""
        islands = self.fixed
        assert isinstance(islands, Islands)
        self.islands = islands
        self.owner = filled(len(islands.values), NOBODY)
        self.tiles = filled(len(islands.values), UNDRAWN)
        self.tile_bag = Bag(TILES, filled(3, EACH_TILE))
        self.hands = [zeros(6) for _ in range(self.players)]
        self.pile = Pile(CARDS, filled(6, EACH_CARD))
        self.buriers = []
        self.used = zeros(6)
        self.bids = [[] for _ in range(self.players)]

    def clone(self) -> "Tiny":
        """An independent copy."""
        copy = Tiny()
        self.copy_table(copy)
        copy.islands = self.islands
        copy.owner = self.owner[:]
        copy.tiles = self.tiles[:]
        copy.tile_bag = self.tile_bag.clone()
        copy.hands = [hand[:] for hand in self.hands]
        copy.pile = self.pile.clone()
        copy.buriers = self.buriers[:]
        copy.used = self.used[:]
        copy.bids = self.bids  # replaced as a whole, never changed
        copy.phase = self.phase
        copy.turn = self.turn
        copy.looked = self.looked
        copy.showing = self.showing
        copy.called = self.called
        copy.holder = self.holder
        copy.asked = self.asked
        copy.asks_left = self.asks_left
        return copy

    # Who, what ----------------------------------------------------------------------------------------

    def sides(self) -> list[int]:
        """Every other seat is of the same crew (TIN-1.1)."""
        return [seat % 2 for seat in range(self.players)]

    def to_act(self) -> list[int]:
        """The seat on turn; all seats for a bid; the seat asked for a wave."""
        if self.phase == OVER:
            return []
        if self.phase == BID_PHASE:
            return self.waiting[:]
        return [self.asked if self.phase == WAVE_PHASE else self.turn]

    def legal(self, seat: i64) -> list[int]:
        """The actions of the phase; waves and bids as the hand allows."""
        hand = self.hands[seat]
        if self.phase == BURY_PHASE:
            return [BURY + card for card in range(6) if hand[card]]
        if self.phase == CALL_PHASE:
            free = [islet for islet in range(len(self.owner)) if self.owner[islet] == NOBODY]
            looks = [] if self.looked else [LOOK + islet for islet in free]
            return looks + [CALL + islet for islet in free]
        if self.phase == BID_PHASE:
            return self.legal_bids(seat)
        return [WAVE_NOW, PASS] if hand[WAVE] else [PASS]

    def legal_bids(self, seat: i64) -> list[int]:
        """A number card of the hand, or none; then a second one (TIN-3.2)."""
        hand = self.hands[seat]
        draft = self.drafts[seat]
        if not draft:
            return [BID + card for card in range(5) if hand[card]] + [BID + NO_CARD]
        first = draft[0] - BID
        if first == NO_CARD:
            return [ADD + NO_CARD]
        return [ADD + card for card in range(5) if hand[card] > (card == first)] + [ADD + NO_CARD]

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        """What the rules say against an action of a seat that must decide."""
        hand = self.hands[seat]
        match ENTRIES[action]:
            case Bury(card):
                if self.phase != BURY_PHASE:
                    return Refused("not-time-to-bury", "TIN-2.1")
                if not hand[card]:
                    return Refused("card-not-in-hand", "TIN-2.1", {"card": CARDS.names[card]})
            case Look(islet):
                if self.phase != CALL_PHASE:
                    return Refused("not-time-to-look", "TIN-2.2")
                if self.looked:
                    return Refused("looked-already", "TIN-2.2")
                return self.not_free(islet, "TIN-2.2")
            case Call(islet):
                if self.phase != CALL_PHASE:
                    return Refused("not-time-to-call", "TIN-2.3")
                return self.not_free(islet, "TIN-2.3")
            case Bid(card):
                if self.phase != BID_PHASE or self.drafts[seat]:
                    return Refused("not-time-to-bid", "TIN-3.2")
                if card != NO_CARD and not hand[card]:
                    return Refused("card-not-in-hand", "TIN-3.2", {"card": CARDS.names[card]})
            case Add(card):
                if self.phase != BID_PHASE or not self.drafts[seat]:
                    return Refused("first-card-first", "TIN-3.2")
                return self.cannot_add(seat, card)
            case Wave():
                if self.phase != WAVE_PHASE:
                    return Refused("nothing-to-turn-over", "TIN-4.1")
                if not hand[WAVE]:
                    return Refused("no-wave", "TIN-4.2")
            case Pass():
                if self.phase != WAVE_PHASE:
                    return Refused("nothing-to-turn-over", "TIN-4.1")
            case Abstain():
                return Refused("clock-only", "TIN-3.5")
        return None

    def not_free(self, islet: i64, rule: str) -> Refused | None:
        """An islet that cannot be looked under or called."""
        if islet >= len(self.owner):
            return Refused("no-such-islet", "TIN-1.2", {"islets": len(self.owner)})
        if self.owner[islet] != NOBODY:
            return Refused("islet-taken", rule, {"islet": islet + 1})
        return None

    def cannot_add(self, seat: i64, card: i64) -> Refused | None:
        """A second card that the hand does not give."""
        if card == NO_CARD:
            return None
        first = self.drafts[seat][0] - BID
        if first == NO_CARD:
            return Refused("first-card-first", "TIN-3.2")
        if self.hands[seat][card] <= (card == first):
            return Refused("card-not-in-hand", "TIN-3.2", {"card": CARDS.names[card]})
        return None

    def chat_closed_by(self) -> str | None:
        """Nobody speaks during a bid (TIN-3.1)."""
        return "TIN-3.1" if self.phase == BID_PHASE else None

    def on_clock(self, seat: i64) -> Clock:
        """Who sleeps bids nothing and lets the result stand (TIN-3.5)."""
        if self.phase == BID_PHASE:
            return Clock(ABSTAIN)
        return Clock(PASS, 15) if self.phase == WAVE_PHASE else Clock()

    def scores(self) -> list[float]:
        """Value and tile of the islets that the seat's crew has won (TIN-4.4)."""
        return [float(self.points(seat % 2)) for seat in range(self.players)]

    def points(self, crew: i64) -> i64:
        """The points of a crew."""
        points: i64 = 0
        for islet in range(len(self.owner)):
            if self.owner[islet] == crew:
                points += self.islands.values[islet] + BONUS[self.tiles[islet]]
        return points

    def ranking(self) -> list[int]:
        """More points, then more islets, else both crews are first (TIN-5.2)."""
        strength = [100 * self.points(crew) + self.islets_of(crew) for crew in range(2)]
        return [1 if strength[seat % 2] >= strength[1 - seat % 2] else 2 for seat in range(self.players)]

    def islets_of(self, crew: i64) -> i64:
        """How many islets a crew has won."""
        won: i64 = 0
        for owner in self.owner:
            if owner == crew:
                won += 1
        return won

    # What happens -------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """One action and all that follows from it."""
        if self.phase != BID_PHASE:
            self.showing = NOBODY
        match ENTRIES[action]:
            case Bury(card):
                self.bury(seat, card)
            case Look(islet):
                self.look(seat, islet, chance)
            case Call(islet):
                self.call(seat, islet)
            case Bid():
                self.add_step(seat, action)
            case Add() | Abstain():
                self.add_step(seat, action)
                self.close_bid(seat, chance)
            case Wave():
                self.turn_over(seat)
            case Pass():
                self.let_stand(seat, chance)

    def begin_turn(self, chance: Chance) -> None:
        """The seat on turn draws two cards, as far as there are any (TIN-2.1)."""
        drawn: list[int] = []
        for _ in range(DRAWS):
            if self.pile.left():
                if self.pile.known_next():
                    self.buriers.pop(0)
                card = chance.draw(self.pile)
                self.hands[self.turn][card] += 1
                drawn.append(card)
        self.looked = False
        self.phase = BURY_PHASE if total(self.hands[self.turn]) else CALL_PHASE
        if self.told is not None:
            only = Limit("cards", (int(self.turn),), Until.NEXT_OF_KIND)
            names = [CARDS.names[card] for card in sorted(drawn)]
            event = CardsDrawn("TIN-2.1", int(self.turn), len(drawn), names)
            self.tell(event, (only,), (int(self.turn),))

    def bury(self, seat: i64, card: i64) -> None:
        """One card goes under the pile, face down (TIN-2.1)."""
        self.hands[seat][card] -= 1
        self.pile.put_under(card)
        self.buriers.append(seat)
        self.phase = CALL_PHASE
        if self.told is not None:
            self.tell(CardBuried("TIN-2.1", int(seat), CARDS.names[card]), (Limit("card", (int(seat),)),))

    def look(self, seat: i64, islet: i64, chance: Chance) -> None:
        """The tile is shown to all, then turned down again: remember it (TIN-2.2)."""
        tile = self.tile_at(islet, chance)
        self.looked = True
        self.showing = islet
        if self.told is not None:
            event = TileLooked("TIN-2.2", int(seat), int(islet) + 1, TILES.names[tile])
            self.tell(event, (Limit("tile", None, Until.NEXT_ACTION),), self.everybody())

    def tile_at(self, islet: i64, chance: Chance) -> i64:
        """The tile of an islet, drawn when it is first turned."""
        if self.tiles[islet] == UNDRAWN:
            self.tiles[islet] = chance.draw(self.tile_bag)
        return self.tiles[islet]

    def call(self, seat: i64, islet: i64) -> None:
        """The islet goes up for auction; all bid at once and in silence (TIN-2.3, TIN-3.1)."""
        self.called = islet
        self.phase = BID_PHASE
        self.open_choice(list(range(self.players)))
        if self.told is not None:
            self.tell(IsletCalled("TIN-2.3", int(seat), int(islet) + 1))

    def close_bid(self, seat: i64, chance: Chance) -> None:
        """A bid is closed; the last one opens all (TIN-3.3)."""
        last = self.submit(seat)
        if self.told is not None:
            names = [CARDS.names[card] for card in bid_cards(self.drafts[seat])]
            self.tell(BidPlaced("TIN-3.2", int(seat), names), (Limit("cards", (int(seat),), Until.REVEAL),))
        if last:
            self.reveal()

    def reveal(self) -> None:
        """The crew that bids more gets the islet; a draw goes to the crew that called (TIN-3.3, TIN-3.4)."""
        totals = zeros(2)
        self.bids = [bid_cards(draft) for draft in self.close_choice()]
        for seat, bid in enumerate(self.bids):
            for card in bid:
                self.hands[seat][card] -= 1
                self.used[card] += 1
                totals[seat % 2] += card + 1
        caller = self.turn % 2
        self.holder = caller if totals[caller] >= totals[1 - caller] else 1 - caller
        self.phase = WAVE_PHASE
        self.ask(self.turn)
        if self.told is not None:
            bids = [" ".join([CARDS.names[card] for card in bid]) or "–" for bid in self.bids]
            event = BidsRevealed("TIN-3.3", bids, int(totals[0]), int(totals[1]), int(self.holder))
            self.tell(event, (), self.everybody(), True)

    def ask(self, after: i64) -> None:
        """The seats of the other crew may answer, clockwise (TIN-4.1)."""
        self.asked = (after + 1) % self.players
        if self.asked % 2 == self.holder:
            self.asked = (self.asked + 1) % self.players
        self.asks_left = self.players // 2

    def turn_over(self, seat: i64) -> None:
        """A wave gives the islet to the other crew, which can be answered by a wave again (TIN-4.2, TIN-4.3)."""
        self.hands[seat][WAVE] -= 1
        self.used[WAVE] += 1
        self.holder = 1 - self.holder
        self.ask(seat)
        if self.told is not None:
            self.tell(WavePlayed("TIN-4.2", int(seat), int(self.holder)), (), self.others(seat))

    def let_stand(self, seat: i64, chance: Chance) -> None:
        """Pass; after the last one the islet is won and its tile turned for good (TIN-4.4)."""
        if self.told is not None:
            self.tell(WavePassed("TIN-4.1", int(seat)))
        self.asks_left -= 1
        if self.asks_left:
            self.asked = (self.asked + 2) % self.players
            return
        islet = self.called
        tile = self.tile_at(islet, chance)
        self.owner[islet] = self.holder
        if self.told is not None:
            self.tell(IsletWon("TIN-4.4", int(islet) + 1, int(self.holder)))
            self.tell(TileTurned("TIN-4.4", int(islet) + 1, TILES.names[tile]), (), self.everybody())
        self.end_turn(chance)

    def end_turn(self, chance: Chance) -> None:
        """Next seat, until every islet is won (TIN-5.1)."""
        self.called = self.holder = self.asked = NOBODY
        self.asks_left = 0
        if self.islets_of(NOBODY) == 0:
            self.phase = OVER
            return
        self.turn = (self.turn + 1) % self.players
        self.begin_turn(chance)


def bid_cards(draft: list[int]) -> list[int]:
    """The number cards of a bid, in order of number: which was chosen first is nobody's business."""
    cards: list[int] = []
    for action in draft:
        if BID <= action < BID + NO_CARD:
            cards.append(action - BID)
        elif ADD <= action < ADD + NO_CARD:
            cards.append(action - ADD)
    return sorted(cards)
