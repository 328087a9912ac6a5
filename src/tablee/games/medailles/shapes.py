"""What leaves a state of Médailles: its view and its events."""

import msgspec

from tablee.engine.shapes import Event, View


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand: its size, its cards if the viewer sees them, and those that all have seen, which come last in it."""

    size: int
    cards: list[str] | None
    shown: list[str]


class Medal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A medal that was won: its number of cards (1 bronze, 2 silver, 3 gold), by whom, and the card under it."""

    discipline: str
    medal: int
    seat: int
    card: str


class Bid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has presented in the running contest."""

    seat: int
    cards: list[str]


class MedaillesView(View, frozen=True, tag="medailles", forbid_unknown_fields=True):
    """Médailles as one viewer may know it."""

    phase: str  # main or final
    turns_left: int  # in the final phase
    passes: int  # turns in a row that were passed
    dealer: int
    turn: int
    centre: list[str | None]
    pile: int
    pot: list[str]
    hands: list[Hand]
    medals: list[Medal]
    score: list[int]  # the points of each seat
    places: list[int]  # of each seat, as if the game ended now: 1 for the best
    contest: str | None  # the discipline in which a medal is attempted
    bids: list[Bid]
    countered: int | None  # the seat that has countered the highest bid
    asked: int | None  # the seat that may answer it now
    bid_limit: int  # cards of a bid
    target: int  # medals of a side that end the game
    partners: list[int | None]  # of each seat; None without teams
    ending: str  # target, laps, passes, pile; empty while the game goes on


class DealerChosen(Event, frozen=True):
    """It was settled who deals."""

    seat: int


class HandDealt(Event, frozen=True):
    """A seat got its first cards."""

    seat: int
    count: int
    cards: list[str] | None


class DoublesPotted(Event, frozen=True):
    """Cards turned up for the centre went to the pot, because their disciplines lay there already."""

    cards: list[str]


class PlaceFilled(Event, frozen=True):
    """A card was turned up on a place of the centre."""

    place: int
    card: str


class PlaceLeftEmpty(Event, frozen=True):
    """The pile ran out before a place of the centre was filled."""

    place: int


class CardDiscarded(Event, frozen=True):
    """A seat put a card on the pot."""

    seat: int
    card: str


class CardsDrawn(Event, frozen=True):
    seat: int
    count: int
    cards: list[str] | None


class MedalAttempted(Event, frozen=True):
    """A seat presented cards for a medal."""

    seat: int
    discipline: str
    medal: int
    cards: list[str]


class BidRaised(Event, frozen=True):
    """A seat presented more cards than the highest bid."""

    seat: int
    discipline: str
    medal: int
    cards: list[str]


class BidCountered(Event, frozen=True):
    """A seat showed as many cards as the highest bid and took them back."""

    seat: int
    discipline: str
    cards: list[str]


class AnswerPassed(Event, frozen=True):
    """A seat let the highest bid stand."""

    seat: int


class BidsLaidDown(Event, frozen=True):
    """The cards of all bids went to the pot."""

    cards: list[str]


class MedalWon(Event, frozen=True):
    """A seat took a medal with the card of the centre."""

    seat: int
    discipline: str
    medal: int
    card: str
    place: int


class MedalSpoiled(Event, frozen=True):
    """Nobody won the medal, because the highest bid was countered."""

    seat: int  # who countered
    discipline: str


class FinalBegun(Event, frozen=True):
    """The draw pile is empty: some last turns each."""

    laps: int
    turns: int


class CardSwapped(Event, frozen=True):
    """A seat exchanged a card with the centre."""

    seat: int
    place: int
    card: str  # laid down
    taken: str


class TurnPassed(Event, frozen=True):
    """A seat did nothing in its turn."""

    seat: int


class GameEnded(Event, frozen=True):
    ending: str


EVENTS: list[type[Event]] = [
    DealerChosen,
    HandDealt,
    DoublesPotted,
    PlaceFilled,
    PlaceLeftEmpty,
    CardDiscarded,
    CardsDrawn,
    MedalAttempted,
    BidRaised,
    BidCountered,
    AnswerPassed,
    BidsLaidDown,
    MedalWon,
    MedalSpoiled,
    FinalBegun,
    CardSwapped,
    TurnPassed,
    GameEnded,
]
