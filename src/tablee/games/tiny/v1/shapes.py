"""What leaves a state of Les Îlots: its view and its events."""

from tablee.engine.shapes import Event, View


class TinyView(View, frozen=True, tag="tiny", forbid_unknown_fields=True):
    """Les Îlots as one viewer may know it. What was shown and turned down again must be remembered."""

    owners: list[int]  # the crew that won each islet, or -1
    tiles: list[str | None]  # those that lie open; the omniscient sees all that were ever drawn
    hands: list[list[str] | int]  # cards, or how many
    pile: int  # how many cards lie above those that were buried
    buriers: list[int]
    under: list[str | None]  # the buried cards that the viewer knows
    used: list[str]
    bids: list[list[str]]  # of the last auction
    phase: str
    turn: int
    showing: int  # the islet whose tile lies open for a moment, or -1
    called: int
    holder: int
    asked: int


class CardsDrawn(Event, frozen=True):
    seat: int
    count: int
    cards: list[str] | None


class CardBuried(Event, frozen=True):
    seat: int
    card: str | None


class TileLooked(Event, frozen=True):
    seat: int
    islet: int
    tile: str | None


class IsletCalled(Event, frozen=True):
    seat: int
    islet: int


class BidPlaced(Event, frozen=True):
    seat: int
    cards: list[str] | None


class BidsRevealed(Event, frozen=True):
    bids: list[str]
    first: int
    second: int
    crew: int


class WavePlayed(Event, frozen=True):
    seat: int
    crew: int


class WavePassed(Event, frozen=True):
    seat: int


class IsletWon(Event, frozen=True):
    islet: int
    crew: int
    tile: str


EVENTS: list[type[Event]] = [
    CardsDrawn, CardBuried, TileLooked, IsletCalled, BidPlaced, BidsRevealed, WavePlayed, WavePassed, IsletWon,
]  # fmt: skip
