"""Les Îlots: two crews look under islets and bid for them in secret. The rules, each with its id.

Action numbers: bury a card (0-5), look under an islet (6-14), call an islet (15-23), bid a number card or none
(24-29), wave (30), pass (31), and abstain (32), which only a clock plays.
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.arrays import filled, i64, total, vec, zeros
from tablee.engine.bag import Bag, OutcomeKind, Pile
from tablee.engine.chance import Chance
from tablee.engine.options import Options
from tablee.engine.refusal import Refused
from tablee.engine.shapes import Limit, TimeUp, Until
from tablee.engine.state import NOBODY, Fixed, State
from tablee.games.tiny import shapes

CARDS: Final = OutcomeKind("card", ["1", "2", "3", "4", "5", "WAVE"])
TILES: Final = OutcomeKind("tile", ["PEARL", "SAND", "CRAB"])
WAVE: Final = 5
NO_CARD: Final = 5  # in a bid, the place of the wave says: no card
UNDRAWN: Final = -1  # the tile under which nobody has looked
BONUS: Final = [3, 0, -2]  # pearl, sand, crab (TIN-4.4)
EACH: Final = 3  # copies of every card and of every tile (TIN-1.3, TIN-1.4)
HAND: Final = 3
DRAWS: Final = 2
STEPS: Final = 2  # of a bid
FEWEST_ISLETS: Final = 3
MOST_ISLETS: Final = 9

BURY_PHASE: Final = 0
LOOK_PHASE: Final = 1
CALL_PHASE: Final = 2
BID_PHASE: Final = 3
WAVE_PHASE: Final = 4
OVER: Final = 5
PHASES: Final = ["bury", "look", "call", "bid", "wave", "over"]


@dataclass(frozen=True)
class Bury:
    card: i64


@dataclass(frozen=True)
class Look:
    islet: i64


@dataclass(frozen=True)
class Call:
    islet: i64


@dataclass(frozen=True)
class Bid:  # a secret choice of two steps: first card, second card
    number: i64


@dataclass(frozen=True)
class Wave:
    pass


@dataclass(frozen=True)
class Pass:
    pass


@dataclass(frozen=True)
class Abstain:
    pass


ENTRIES: Final = [
    *[Bury(card) for card in range(6)],
    *[Look(islet) for islet in range(MOST_ISLETS)],
    *[Call(islet) for islet in range(MOST_ISLETS)],
    *[Bid(number) for number in range(6)],
    Wave(),
    Pass(),
    Abstain(),
]
BURY: Final = 0
LOOK: Final = 6
CALL: Final = 15
BID: Final = 24
WAVE_NOW: Final = 30
PASS: Final = 31
ABSTAIN: Final = 32


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
    showing: i64 = NOBODY  # the islet whose tile lies open for a moment
    called: i64 = NOBODY
    holder: i64 = NOBODY  # the crew to which the called islet goes as things stand
    asked: i64 = NOBODY  # the seat that may answer with a wave

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
        self.tile_bag = Bag(TILES, filled(3, EACH))
        self.hands = [zeros(6) for _ in range(self.players)]
        self.pile = Pile(CARDS, filled(6, EACH))
        self.buriers = []
        self.used = zeros(6)
        self.bids = [[] for _ in range(self.players)]

    def clone(self) -> "Tiny":
        copy = Tiny()
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: "Tiny") -> None:
        """All of `clone` but the class, for other versions of the rules."""
        self.copy_header(copy)
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
        copy.showing = self.showing
        copy.called = self.called
        copy.holder = self.holder
        copy.asked = self.asked

    # Who, what ----------------------------------------------------------------------------------------

    def sides(self) -> list[int]:
        """Every other seat is of the same crew (TIN-1.1)."""
        return [seat % 2 for seat in range(self.players)]

    def view(self, viewer: int) -> shapes.TinyView:
        """What a viewer may know."""
        view = super().view(viewer)
        assert isinstance(view, shapes.TinyView)
        return view

    def to_act(self) -> list[int]:
        if self.phase == OVER:
            return []
        if self.phase == BID_PHASE:
            return self.waiting[:]
        return [self.asked if self.phase == WAVE_PHASE else self.turn]

    def legal(self, seat: i64) -> list[int]:
        hand = self.hands[seat]
        if self.phase == BURY_PHASE:
            return [BURY + card for card in range(6) if hand[card]]
        if self.phase == BID_PHASE:
            return [BID + card for card in range(5) if hand[card] > self.drafts[seat].count(BID + card)] + [
                BID + NO_CARD
            ]
        if self.phase == WAVE_PHASE:
            return [WAVE_NOW, PASS] if hand[WAVE] else [PASS]
        free = [islet for islet in range(len(self.owner)) if self.owner[islet] == NOBODY]
        looks = [LOOK + islet for islet in free] if self.phase == LOOK_PHASE else []
        return looks + [CALL + islet for islet in free]

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        hand = self.hands[seat]
        match ENTRIES[action]:
            case Bury(card):
                if self.phase != BURY_PHASE:
                    return Refused("not-time-to-bury", "TIN-2.1")
                if not hand[card]:
                    return Refused("card-not-in-hand", "TIN-2.1", {"card": CARDS.names[card]})
            case Look(islet):
                if self.phase == CALL_PHASE:
                    return Refused("looked-already", "TIN-2.2")
                if self.phase != LOOK_PHASE:
                    return Refused("not-time-to-look", "TIN-2.2")
                return self.not_free(islet, "TIN-2.2")
            case Call(islet):
                if self.phase not in (LOOK_PHASE, CALL_PHASE):
                    return Refused("not-time-to-call", "TIN-2.3")
                return self.not_free(islet, "TIN-2.3")
            case Bid(card):
                if self.phase != BID_PHASE:
                    return Refused("not-time-to-bid", "TIN-3.2")
                if card != NO_CARD and hand[card] <= self.drafts[seat].count(action):
                    return Refused("card-not-in-hand", "TIN-3.2", {"card": CARDS.names[card]})
            case Abstain():
                return Refused("clock-only", "TIN-3.5")
            case _:
                if self.phase != WAVE_PHASE:
                    return Refused("nothing-to-turn-over", "TIN-4.1")
                if action == WAVE_NOW and not hand[WAVE]:
                    return Refused("no-wave", "TIN-4.2")
        return None

    def not_free(self, islet: i64, rule: str) -> Refused | None:
        """An islet that cannot be looked under or called."""
        if islet >= len(self.owner):
            return Refused("no-such-islet", "TIN-1.2", {"islets": len(self.owner)})
        if self.owner[islet] != NOBODY:
            return Refused("islet-taken", rule, {"islet": islet + 1})
        return None

    def chat_closed_by(self) -> str | None:
        """Nobody speaks during a bid (TIN-3.1)."""
        return "TIN-3.1" if self.phase == BID_PHASE else None

    def on_clock(self, seat: i64) -> TimeUp:
        """A player whose time runs out bids nothing and lets the result stand (TIN-3.5)."""
        if self.phase == BID_PHASE:
            return TimeUp(ABSTAIN)
        return TimeUp(PASS, 15) if self.phase == WAVE_PHASE else TimeUp()

    def forced(self, seat: i64) -> int | None:
        """The last islet is called without a choice; only the seat knows whether it has a wave to play (TIN-4.1)."""
        return self.only_action(seat) if self.phase == CALL_PHASE else None

    def scores(self) -> list[float]:
        """Value and tile of the islets that the seat's crew has won (TIN-4.4)."""
        points = zeros(2)
        for islet, crew in enumerate(self.owner):
            if crew != NOBODY:
                points[crew] += self.islands.values[islet] + BONUS[self.tiles[islet]]
        return [float(points[seat % 2]) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """More points, then more islets, else both crews are first (TIN-5.2)."""
        scores = self.scores()
        strength = [scores[crew] + self.islets_of(crew) / 10 for crew in range(2)]
        return [1 if strength[seat % 2] >= strength[1 - seat % 2] else 2 for seat in range(self.players)]

    def islets_of(self, crew: i64) -> i64:
        """How many islets a crew, or NOBODY, has."""
        return sum([1 for owner in self.owner if owner == crew])

    # What happens -------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if self.phase != BID_PHASE:
            self.showing = NOBODY
        match ENTRIES[action]:
            case Bury(card):
                self.bury(seat, card)
            case Look(islet):
                self.look(seat, islet, chance)
            case Call(islet):
                self.call(seat, islet)
            case Wave():
                self.turn_over(seat)
            case Pass():
                self.let_stand(seat, chance)
            case _:
                self.bid(seat, action)

    def begin_turn(self, chance: Chance) -> None:
        """The seat on turn draws two cards, as far as there are any (TIN-2.1)."""
        seat = self.turn
        drawn: list[int] = []
        for _ in range(min(DRAWS, self.pile.left())):
            if self.pile.known_next():
                self.buriers.pop(0)
            drawn.append(chance.draw(self.pile))
            self.hands[seat][drawn[-1]] += 1
        self.phase = BURY_PHASE if total(self.hands[seat]) else LOOK_PHASE
        if self.told is not None:
            names = [CARDS.names[card] for card in sorted(drawn)]
            own = Limit("cards", (int(seat),), Until.NEXT_OF_KIND)
            self.tell(shapes.CardsDrawn("TIN-2.1", int(seat), len(drawn), names), (own,), (int(seat),))

    def bury(self, seat: i64, card: i64) -> None:
        """One card goes under the pile, face down (TIN-2.1)."""
        self.hands[seat][card] -= 1
        self.pile.put_under(card)
        self.buriers.append(seat)
        self.phase = LOOK_PHASE
        if self.told is not None:
            self.tell(shapes.CardBuried("TIN-2.1", int(seat), CARDS.names[card]), (Limit("card", (int(seat),)),))

    def look(self, seat: i64, islet: i64, chance: Chance) -> None:
        """The tile is shown to all, then turned down again: remember it (TIN-2.2)."""
        tile = self.tile_at(islet, chance)
        self.phase = CALL_PHASE
        self.showing = islet
        if self.told is not None:
            event = shapes.TileLooked("TIN-2.2", int(seat), int(islet) + 1, TILES.names[tile])
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
            self.tell(shapes.IsletCalled("TIN-2.3", int(seat), int(islet) + 1))

    def bid(self, seat: i64, action: i64) -> None:
        """Two steps close a bid, or the clock; the last bid opens all (TIN-3.2, TIN-3.3)."""
        self.add_step(seat, action)
        if action == ABSTAIN or len(self.drafts[seat]) == STEPS:
            is_last = self.submit(seat)
            if self.told is not None:
                names = [CARDS.names[card] for card in bid_cards(self.drafts[seat])]
                own = Limit("cards", (int(seat),), Until.REVEAL)
                self.tell(shapes.BidPlaced("TIN-3.2", int(seat), names), (own,))
            if is_last:
                self.reveal()

    def reveal(self) -> None:
        """The crew that bids more gets the islet; a draw has a rule of its own (TIN-3.3, TIN-3.4)."""
        totals = zeros(2)
        self.bids = [bid_cards(draft) for draft in self.close_choice()]
        for seat, bid in enumerate(self.bids):
            for card in bid:
                self.hands[seat][card] -= 1
                self.used[card] += 1
                totals[seat % 2] += card + 1
        caller = self.turn % 2
        if totals[0] == totals[1]:
            self.holder = self.winner_of_draw(caller)
        else:
            self.holder = 0 if totals[0] > totals[1] else 1
        self.asked = (self.turn + (1 if self.holder == caller else 2)) % self.players
        self.phase = WAVE_PHASE
        if self.told is not None:
            bids = [" ".join([CARDS.names[card] for card in bid]) or "–" for bid in self.bids]
            event = shapes.BidsRevealed("TIN-3.3", bids, int(totals[0]), int(totals[1]), int(self.holder))
            self.tell(event, (), self.everybody(), True)

    def winner_of_draw(self, caller: i64) -> i64:
        """A draw goes to the crew that did not call (TIN-3.4)."""
        return 1 - caller

    def turn_over(self, seat: i64) -> None:
        """A wave gives the islet to the waver's crew; the next seat may answer with its own (TIN-4.2, TIN-4.3)."""
        self.hands[seat][WAVE] -= 1
        self.used[WAVE] += 1
        self.holder = seat % 2
        self.asked = (seat + 1) % self.players
        if self.told is not None:
            self.tell(shapes.WavePlayed("TIN-4.2", int(seat), int(self.holder)), (), self.others(seat))

    def let_stand(self, seat: i64, chance: Chance) -> None:
        """Nobody turns it over: the islet is won and its tile turned up for good (TIN-4.1, TIN-4.4)."""
        tile = self.tile_at(self.called, chance)
        self.owner[self.called] = self.holder
        if self.told is not None:
            self.tell(shapes.WavePassed("TIN-4.1", int(seat)))
            event = shapes.IsletWon("TIN-4.4", int(self.called) + 1, int(self.holder), TILES.names[tile])
            self.tell(event, (), self.everybody())
        self.called = self.holder = self.asked = NOBODY
        self.turn = (self.turn + 1) % self.players
        if self.islets_of(NOBODY):
            self.begin_turn(chance)
        else:
            self.phase = OVER  # TIN-5.1


def bid_cards(draft: list[int]) -> list[int]:
    """The number cards of a bid, in order of number: which was chosen first is nobody's business."""
    return sorted([action - BID for action in draft if BID <= action < BID + NO_CARD])
