"""The log entries of a table: the only truth. They name seats and user ids, never people.

They are not those of a match (`engine.match.Entry`): a table's log also tells who sat down, and one log entry may
answer a decision with several steps.
"""

from typing import Literal

import msgspec

from tablee.engine.shapes import snake

By = Literal["", "bot", "order", "clock"]  # who answered: the person, or somebody for it


class LogEntry(msgspec.Struct, frozen=True, tag_field="type", tag=snake, omit_defaults=True):
    """Something that happened at a table."""


class Opened(LogEntry, frozen=True):
    """Always the first log entry."""

    game: str
    version: int
    options: str  # canonical text
    seats: list[str]  # kinds, as `SeatPlan.text`
    host: str
    public: bool = False
    clock: Literal[0, 30, 120, 600, 28800, 86400, 259200, 604800] = 0  # seconds per decision
    start: str = ""  # the dump from which it goes on, if it does not begin with the deal
    budget: int = 0  # seconds for the whole game, instead
    increment: int = 0  # seconds that each answer adds
    on_time: Literal["once", "bot", "last"] = "once"  # what is done when the time is up
    days_off: int = 0  # for each person


class SeatSet(LogEntry, frozen=True):
    """The host changed who may sit on an empty seat; `token` is the hash of an invitation."""

    seat: int
    kind: str  # as `SeatPlan.text`
    token: str = ""


class SeatsSwapped(LogEntry, frozen=True):
    """The host let two seats change places, before the game."""

    seat: int
    other: int


class SatDown(LogEntry, frozen=True):
    """Somebody took a seat."""

    seat: int
    user: str


class GotUp(LogEntry, frozen=True):
    """Somebody left a seat before the game; a host who leaves hands over to whom it names."""

    seat: int
    host: str = ""


class HostChanged(LogEntry, frozen=True):
    """Somebody at the table took the part of a host who is away, or that host took it back."""

    host: str


class Freed(LogEntry, frozen=True):
    """The host freed a seat; in play a bot of this level holds it. Who was put out does not come back uninvited."""

    seat: int
    level: str = ""
    put_out: bool = False


class Requested(LogEntry, frozen=True):
    """Somebody asks the table for a seat that was freed in play, or with -1 for the part of its absent host."""

    seat: int
    user: str


class Consented(LogEntry, frozen=True):
    """Somebody at the table agrees; the last one's consent is the entry that was asked for."""

    seat: int
    user: str


class Declined(LogEntry, frozen=True):
    """Somebody at the table does not agree, or whoever asked takes it back."""

    seat: int
    user: str


class Readied(LogEntry, frozen=True):
    """A seat is ready; the seal of its contribution."""

    seat: int
    seal: str


class Unreadied(LogEntry, frozen=True):
    """A seat is not ready after all."""

    seat: int


class Closed(LogEntry, frozen=True):
    """Seats, options and seals are closed; contributions must be there in time."""

    until: float


class Contributed(LogEntry, frozen=True):
    """The bytes behind a seal, in hexadecimal."""

    seat: int
    contribution: str


class StartCancelled(LogEntry, frozen=True):
    """A contribution was missing or wrong, or somebody left."""

    seat: int
    why: Literal["missing", "wrong", "left"]


class Started(LogEntry, frozen=True):
    """The deal."""


class Played(LogEntry, frozen=True):
    """A seat answered a decision; all the steps of a secret choice together."""

    seat: int
    decision: int
    actions: list[str]
    by: By = ""
    took: float | None = None  # seconds of the seat's budget, where it has one


class Undone(LogEntry, frozen=True):
    """A seat took its last action back."""

    seat: int


class SatIn(LogEntry, frozen=True):
    """A bot plays for a seat until its person is back."""

    seat: int
    level: str
    by: By = ""  # the clock: the time was up


class TakenOver(LogEntry, frozen=True):
    """The person plays again."""

    seat: int


class Conceded(LogEntry, frozen=True):
    """A seat gave up; where the game goes on a bot of this level plays for it."""

    seat: int
    level: str
    by: By = ""  # the clock: the time was up


class TookDaysOff(LogEntry, frozen=True):
    """Somebody's clocks stand until a time."""

    user: str
    until: float


class CameBack(LogEntry, frozen=True):
    """Somebody is back from days off, sooner than they were to end."""

    user: str


class EndOffered(LogEntry, frozen=True):
    """A seat agrees, or no longer, to end without a winner."""

    seat: int
    on: bool


class Muted(LogEntry, frozen=True):
    """The host took the word in the chat of whoever sits on a seat, or gave it back."""

    seat: int
    on: bool


class SpectatorMuted(LogEntry, frozen=True):
    """The same of somebody without a seat."""

    user: str
    on: bool


class SpectatorChatSet(LogEntry, frozen=True):
    """The host opened the chat to those who look on, or closed it to them."""

    on: bool


class SharingSet(LogEntry, frozen=True):
    """Somebody agrees that the game is given to research, without names, or no longer does."""

    user: str
    on: bool


class Ended(LogEntry, frozen=True):
    """The table ended otherwise than by the rules of its game."""

    ending: Literal["conceded", "agreed", "expired"]


class RematchMade(LogEntry, frozen=True):
    """The same people play again at another table."""

    table: str


AnyLogEntry = (
    Opened
    | SeatSet
    | SeatsSwapped
    | SatDown
    | GotUp
    | HostChanged
    | Freed
    | Requested
    | Consented
    | Declined
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
    | TookDaysOff
    | CameBack
    | EndOffered
    | Muted
    | SpectatorMuted
    | SpectatorChatSet
    | SharingSet
    | Ended
    | RematchMade
)
decoder = msgspec.json.Decoder(AnyLogEntry)
encoder = msgspec.json.Encoder()


def written(log_entry: AnyLogEntry) -> bytes:
    """A log entry as it is stored."""
    return encoder.encode(log_entry)


def read(data: bytes) -> AnyLogEntry:
    log_entry: AnyLogEntry = decoder.decode(data)
    return log_entry
