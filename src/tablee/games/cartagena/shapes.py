"""What leaves a state of Cartagena: its view and its events."""

import msgspec

from tablee.engine.shapes import Event, View


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand: its size, its cards if the viewer sees them, and those that all saw being taken from the row."""

    size: int
    cards: list[str] | None
    known: list[str]


class Reach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the pirates of one place would go: ahead with a card of each symbol, and back."""

    place: int
    ahead: list[int]  # by symbol; none from the boat
    back: int | None
    draws: int  # cards that walking back would bring


class CartagenaView(View, frozen=True, tag="cartagena", forbid_unknown_fields=True):
    """Cartagena as one viewer may know it. Place 0 is the start, the boat is the place after the last space."""

    layout: list[str]  # the sections as they lie: number, side, and `r` if turned
    track: list[str]  # the symbols of the spaces, the first of them is space 1
    boat: int
    pirates: list[list[int]]  # the places of each seat's pirates, ascending
    hands: list[Hand]
    pile: int
    row: list[str]  # the next cards, face up, in order
    discard: list[int]  # played cards, how many of each symbol
    turn: int
    actions_left: int
    actions: int  # of a whole turn
    turn_count: int  # turns that are over, of all seats
    idle_streak: int  # turns in a row without an action
    reach: list[Reach]  # of the pirates of the seat on turn
    winner: int | None
    ending: str  # boat, idle, limit; empty while the game goes on


class CorridorLaid(Event, frozen=True):
    """The sections were laid end to end."""

    layout: list[str]


class StarterChosen(Event, frozen=True):
    """It was settled who begins."""

    seat: int


class HandDealt(Event, frozen=True):
    """A seat got its first cards."""

    seat: int
    count: int
    cards: list[str] | None


class RowFilled(Event, frozen=True):
    """Cards were laid face up at the end of the row."""

    cards: list[str]


class PirateAdvanced(Event, frozen=True):
    """A pirate ran ahead, over the occupied spaces of its symbol."""

    seat: int
    origin: str
    target: int
    card: str
    jumped: list[int]


class PirateBoarded(Event, frozen=True):
    """A pirate got into the boat, as the `count`th of its band."""

    seat: int
    origin: str
    card: str
    count: int


class PirateRetreated(Event, frozen=True):
    """A pirate walked back to one or two others."""

    seat: int
    origin: str
    target: int
    count: int


class CardsDrawn(Event, frozen=True):
    """A seat drew from the pile."""

    seat: int
    count: int
    cards: list[str] | None


class RowCardTaken(Event, frozen=True):
    """A seat drew the first card of the open row."""

    seat: int
    card: str


class CardsRanOut(Event, frozen=True):
    """A seat should have drawn more, but there was no card left."""

    seat: int


class PileRemade(Event, frozen=True):
    """The discards became the new pile."""

    count: int


class TurnEnded(Event, frozen=True):
    """A seat stopped before its third action."""

    seat: int
    acted: int


class DeadlockRelieved(Event, frozen=True):
    """Nobody could do anything: each draws a card, this seat first."""

    seat: int


class GameWon(Event, frozen=True):
    """A seat has its whole band in the boat."""

    seat: int
    pirates: int


class GameDrawn(Event, frozen=True):
    """Too many turns in a row went by without an action."""

    turns: int


class LimitReached(Event, frozen=True):
    """Every seat has had all its turns."""

    turns: int


EVENTS: list[type[Event]] = [
    CorridorLaid,
    StarterChosen,
    HandDealt,
    RowFilled,
    PirateAdvanced,
    PirateBoarded,
    PirateRetreated,
    CardsDrawn,
    RowCardTaken,
    CardsRanOut,
    PileRemade,
    TurnEnded,
    DeadlockRelieved,
    GameWon,
    GameDrawn,
    LimitReached,
]
