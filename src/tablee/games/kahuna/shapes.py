"""What leaves a state of Kahuna: its view and its events."""

import msgspec

from tablee.engine.shapes import Event, View


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hand: its size, its cards if the viewer sees them, and those that all saw being taken from the row."""

    size: int
    cards: list[str] | None
    known: list[str]


class Buried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has discarded face down in this round: how many, and which if the viewer knows."""

    size: int
    cards: list[str] | None


class KahunaView(View, frozen=True, tag="kahuna", forbid_unknown_fields=True):
    """Kahuna as one viewer may know it."""

    links: list[int | None]  # the seat whose link lies on each line
    stones: list[int | None]  # the seat that rules each island
    around: list[list[int]]  # of each seat: how many of its links touch each island
    needs: list[int]  # of each island: links that give power over it
    hands: list[Hand]
    row: list[str | None]
    pile: int
    discard: list[str]  # played cards, face up
    buried: list[Buried]
    round: str  # 1, 2, 3 or final
    score: list[int]
    dealer: int
    turn: int  # the seat whose turn it is, or comes after the handicap links
    drew: list[bool]  # did the seat draw in its latest turn?
    blank: int  # turns in a row without play, discard or draw
    has_played: bool  # in this turn
    has_discarded: bool  # in this turn
    handicap: int  # handicap links still to lay
    last_turns: int  # still to play, in the final round
    must_draw: bool  # the seat on turn may not end it without drawing
    points: int  # that the round brings the seat with more stones; 0 in rounds that bring none by themselves
    hand_limit: int
    sudden: str  # stones or links: without any of them one loses at once; empty where and while nobody does
    winner: int | None
    ending: str  # sudden, points, links, draw; empty while the game goes on


class DealerChosen(Event, frozen=True):
    """The dealer was chosen."""

    seat: int


class HandDealt(Event, frozen=True):
    """A seat got its first cards."""

    seat: int
    count: int
    cards: list[str] | None


class RowLaid(Event, frozen=True):
    """Cards were turned face up beside the board."""

    cards: list[str]


class HandicapLinkLaid(Event, frozen=True):
    """A link was laid before the first turn."""

    seat: int
    line: str


class LinkLaid(Event, frozen=True):
    """A link was laid with a card."""

    seat: int
    line: str
    card: str


class LinkRemoved(Event, frozen=True):
    """A seat took an enemy link off the board with two cards."""

    seat: int
    line: str
    cards: list[str]


class StoneWon(Event, frozen=True):
    """A seat took power over an island."""

    seat: int
    island: str


class LinkSwept(Event, frozen=True):
    """A link of a seat was swept off by the enemy's power over an island."""

    seat: int
    line: str
    island: str


class StoneLost(Event, frozen=True):
    """A seat lost power over an island."""

    seat: int
    island: str


class CardDrawn(Event, frozen=True):
    """A seat drew from the pile."""

    seat: int
    card: str | None


class RowCardTaken(Event, frozen=True):
    """A seat took a face-up card."""

    seat: int
    slot: int
    card: str


class SlotRefilled(Event, frozen=True):
    """A card of the pile was turned up in place of the one taken."""

    slot: int
    card: str


class CardDiscarded(Event, frozen=True):
    """A seat discarded a card face down."""

    seat: int
    card: str | None


class TurnEnded(Event, frozen=True):
    """A seat ended its turn without drawing."""

    seat: int


class RoundEnded(Event, frozen=True):
    """A seat took the last card of pile and row."""

    seat: int
    round: int


class RoundScored(Event, frozen=True):
    """The seat with more stones scored."""

    seat: int
    points: int
    stones: int
    fewer: int


class RoundTied(Event, frozen=True):
    """Nobody scored: both had the same number of stones."""

    stones: int


class PileRemade(Event, frozen=True):
    """All discarded cards became the new pile."""

    round: int
    count: int


class LastTurnsBegun(Event, frozen=True):
    """One last turn each, this seat first."""

    seat: int


class SuddenlyDefeated(Event, frozen=True):
    """A seat with nothing left on the board lost at once."""

    seat: int
    lacking: str  # stones or links


class GameWon(Event, frozen=True):
    seat: int
    ending: str
    points: int
    fewer: int


class GameDrawn(Event, frozen=True):
    points: int
    links: int


EVENTS: list[type[Event]] = [
    DealerChosen,
    HandDealt,
    RowLaid,
    HandicapLinkLaid,
    LinkLaid,
    LinkRemoved,
    StoneWon,
    LinkSwept,
    StoneLost,
    CardDrawn,
    RowCardTaken,
    SlotRefilled,
    CardDiscarded,
    TurnEnded,
    RoundEnded,
    RoundScored,
    RoundTied,
    PileRemade,
    LastTurnsBegun,
    SuddenlyDefeated,
    GameWon,
    GameDrawn,
]
