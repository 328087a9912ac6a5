"""The entries of a table's log: the only truth. They name seats and user ids, never people."""

from typing import Literal

import msgspec

from tablee.engine.shapes import snake

By = Literal["", "bot", "order", "clock"]  # who answered: the person, or somebody for it


class Entry(msgspec.Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    """Something that happened at a table."""


class Opened(Entry, frozen=True):
    """Always the first entry."""

    game: str
    version: int
    options: str  # canonical text
    seats: list[str]  # kinds
    host: str
    public: bool = False
    clock: Literal[0, 30, 120, 600] = 0


class SeatSet(Entry, frozen=True):
    """The host changed who may sit on an empty seat; `token` is the hash of an invitation."""

    seat: int
    kind: str
    token: str = ""


class SatDown(Entry, frozen=True):
    """Somebody took a seat."""

    seat: int
    user: str


class GotUp(Entry, frozen=True):
    """Somebody left a seat before the game; a host who leaves hands over to whom it names."""

    seat: int
    host: str = ""


class HostChanged(Entry, frozen=True):
    """Somebody at the table took the part of a host who is away."""

    host: str


class Freed(Entry, frozen=True):
    """The host freed a seat; in play a bot of this level holds it."""

    seat: int
    level: str = ""


class Readied(Entry, frozen=True):
    """A seat is ready; the seal of its contribution."""

    seat: int
    seal: str


class Unreadied(Entry, frozen=True):
    """A seat is not ready after all."""

    seat: int


class Closed(Entry, frozen=True):
    """Seats, options and seals are closed; contributions must be there in time."""

    until: float


class Contributed(Entry, frozen=True):
    """The bytes behind a seal, in hexadecimal."""

    seat: int
    contribution: str


class StartCancelled(Entry, frozen=True):
    """A contribution was missing or wrong, or somebody left."""

    seat: int
    why: Literal["missing", "wrong", "left"]


class Started(Entry, frozen=True):
    """The deal."""


class Played(Entry, frozen=True):
    """A seat answered a decision; all the steps of a secret choice together."""

    seat: int
    decision: int
    actions: list[str]
    by: By = ""


class Undone(Entry, frozen=True):
    """A seat took its last action back."""

    seat: int


class SatIn(Entry, frozen=True):
    """A bot plays for a seat until its person is back."""

    seat: int
    level: str


class TakenOver(Entry, frozen=True):
    """The person plays again."""

    seat: int


class Conceded(Entry, frozen=True):
    """A seat gave up; where the game goes on a bot of this level plays for it."""

    seat: int
    level: str


class EndOffered(Entry, frozen=True):
    """A seat agrees, or no longer, to end without a winner."""

    seat: int
    on: bool


class Muted(Entry, frozen=True):
    """The host took a seat's word in the chat, or gave it back."""

    seat: int
    on: bool


class Ended(Entry, frozen=True):
    """The table ended otherwise than by the rules of its game."""

    ending: Literal["conceded", "agreed", "expired"]


class RematchMade(Entry, frozen=True):
    """The same people play again at another table."""

    table: str


# Beside the log, private to a seat ------------------------------------------------------------------


class Draft(msgspec.Struct):
    """The open steps of a secret choice, as they are kept."""

    decision: int
    steps: list[str]
    clients: list[str]


class Notes(msgspec.Struct):
    """A bot's notes, and how far it has heard what happened."""

    notes: bytes = b""
    heard: int = -1  # the last entry whose events it was told


class Only(msgspec.Struct):
    """The id of a page's message that cannot be understood otherwise."""

    id: str = ""


AnyEntry = (
    Opened
    | SeatSet
    | SatDown
    | GotUp
    | HostChanged
    | Freed
    | Readied
    | Unreadied
    | Closed
    | Contributed
    | StartCancelled
    | Started
    | Played
    | Undone
    | SatIn
    | TakenOver
    | Conceded
    | EndOffered
    | Muted
    | Ended
    | RematchMade
)
decoder = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def read(data: bytes) -> AnyEntry:
    """A stored entry."""
    entry: AnyEntry = decoder.decode(data)
    return entry
