"""What leaves a state of Les Îlots: its view and its events."""

import msgspec

from tablee.engine.shapes import Event, View


class Islet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One islet: who won it (None: nobody yet), and its tile if it lies open."""

    value: int
    owner: int | None
    tile: str | None


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand: its size, and its cards if the viewer sees them."""

    size: int
    cards: list[str] | None


class Buried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card under the pile: who put it there, and which it is if the viewer knows."""

    seat: int
    card: str | None


class TinyView(View, frozen=True, tag="tiny", forbid_unknown_fields=True):
    """Les Îlots as one viewer may know it. What was shown and turned down again must be remembered."""

    islets: list[Islet]
    hands: list[Hand]
    pile: int  # how many cards lie above those that were buried
    under: list[Buried]
    used: list[str]
    bids: list[list[str]]  # of the last auction
    phase: str
    turn: int
    looked: bool
    showing: int | None  # the islet whose tile lies open for a moment
    called: int | None
    holder: int | None
    asked: int | None
    asks_left: int
    tiles: list[str | None] | None  # what lies under each islet, drawn or not: for the omniscient alone


class CardsDrawn(Event, frozen=True):
    """The seat on turn drew."""

    seat: int
    count: int
    cards: list[str] | None


class CardBuried(Event, frozen=True):
    """A card went under the pile."""

    seat: int
    card: str | None


class TileLooked(Event, frozen=True):
    """A tile was shown for a moment."""

    seat: int
    islet: int
    tile: str | None


class IsletCalled(Event, frozen=True):
    """An islet went up for auction."""

    seat: int
    islet: int


class BidPlaced(Event, frozen=True):
    """A seat closed its bid."""

    seat: int
    cards: list[str] | None


class BidsRevealed(Event, frozen=True):
    """All bids were opened."""

    bids: list[str]
    first: int
    second: int
    crew: int


class WavePlayed(Event, frozen=True):
    """A wave turned the result over."""

    seat: int
    crew: int


class WavePassed(Event, frozen=True):
    """A seat let the result stand."""

    seat: int


class IsletWon(Event, frozen=True):
    """An islet was won."""

    islet: int
    crew: int


class TileTurned(Event, frozen=True):
    """A tile was turned for good."""

    islet: int
    tile: str


EVENTS: list[type[Event]] = [
    CardsDrawn,
    CardBuried,
    TileLooked,
    IsletCalled,
    BidPlaced,
    BidsRevealed,
    WavePlayed,
    WavePassed,
    IsletWon,
    TileTurned,
]
