"""What the database knows of a table without its log: enough to list it, and to know when it must be looked after."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

CHANGING = ("length", "phase", "host", "seats", "asked", "moved", "due")  # columns of a table's row
LogKey = tuple[str, int, str]  # table, number, client
LogRow = tuple[int, bytes, float, str, bytes]  # number, entry, time, who sent it, proof of the log so far


def log_keys(rows: Iterable[Any]) -> set[LogKey]:
    """Which log entries a database has answered with: a row is no tuple, which compiled code would take it for."""
    return {(row[0], row[1], row[2]) for row in rows}


class Pause(NamedTuple):
    """A time in which no server ran."""

    start: float
    end: float


class SeatRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat in a list of tables."""

    kind: str  # as it is sent
    user: str = ""
    ready: bool = False
    sitting_in: str = ""
    conceded: bool = False
    agrees: bool = False
    muted: bool = False
    owner: str = ""  # whose seat it is, where it was freed in play
    off_until: float = 0.0  # the end of its person's days off


class Asked(NamedTuple):
    """Since when a seat must decide, and until when; pauses of the server come on top of it."""

    since: float = 0.0
    until: float = 0.0  # 0: no clock runs


class TableRow(msgspec.Struct, frozen=True):
    """What log entries change of a table's row: written with the log entry, or for moves within a second."""

    id: str
    length: int  # log entries so far
    phase: str
    host: str
    seats: bytes  # JSON: a list of SeatRow
    asked: bytes  # JSON: the seats that must decide, see `Asked`
    moved: float  # when something last happened
    due: float | None  # when a bot or a clock will act by itself; None: only people can


class NewTableRow(msgspec.Struct, frozen=True):
    """The row of a new table: what never changes, and the rest."""

    code: str
    seed: bytes
    created: float
    game: str
    version: int
    public: bool
    clock: int
    row: TableRow


class TableToLoad(msgspec.Struct, frozen=True):
    """What is known of a table before its log is read."""

    code: str
    seed: bytes
    created: float
    length: int  # of the log, as the row has it: never more than there are
    due: float | None


class ResultRow(msgspec.Struct, frozen=True):
    """How a game ended. People stand here by their ids, so that a name that is erased is gone."""

    table: str
    game: str
    version: int
    players: int
    users: list[str]  # of each seat; empty for a bot
    kinds: list[str]
    places: list[int]  # of each seat; empty if nobody won
    scores: list[float]
    ending: str  # finished, conceded, agreed, expired
    word: str  # the game's own word for its end
    began: float  # 0 if it was never dealt
    ended: float


def result_values(result: ResultRow) -> dict[str, Any]:
    """The columns of a result."""
    return {
        "table_id": result.table,
        "game": result.game,
        "version": result.version,
        "players": result.players,
        "users": json.dumps(result.users),
        "kinds": json.dumps(result.kinds),
        "places": json.dumps(result.places),
        "scores": json.dumps(result.scores),
        "ending": result.ending,
        "word": result.word,
        "began": result.began,
        "ended": result.ended,
    }


class ListedTable(msgspec.Struct, frozen=True):
    """A table as lists show it."""

    id: str
    code: str
    game: str
    version: int
    public: bool
    clock: int
    created: float
    phase: str
    host: str
    seats: list[SeatRow]
    asked: dict[int, Asked]
    moved: float

    def seats_of(self, user: str) -> list[int]:
        return [seat for seat, row in enumerate(self.seats) if user and row.user == user]


class Origin(msgspec.Struct, frozen=True):
    """Where somebody, or a table, came from."""

    kind: str  # person, table
    id: str
    address: str  # its hash


class TableCounts(NamedTuple):
    """How many tables there are."""

    running: int
    over: int
    archived: int  # of those that are over


class PersonRow(msgspec.Struct, frozen=True):
    """A person as the operator sees one."""

    user: str
    name: str
    created: float
    address: str  # its hash, if it is still known
    tables: int  # that are not over and that this person hosts


class HostedRow(msgspec.Struct, frozen=True):
    """A table as the operator sees one."""

    listed: ListedTable
    address: str
    entries: int
    lines: int  # of the chat


class SaidRow(msgspec.Struct):
    """A line of the chat."""

    line: int
    user: str
    seat: int
    at: float
    text: str
    deleted: bool


class ChatSize(msgspec.Struct):
    """How much was said at a table."""

    lines: int
    by_onlookers: int


class Outgoing(msgspec.Struct, frozen=True):
    """A notice on its way to one channel."""

    channel: str
    table: str  # empty: about no table
    key: str  # what it is about, so that nobody is told twice
    user: str
    kind: str
    created: float
    due: float
    attempts: int = 0
