"""What is private to a seat and kept beside the log: open steps of a secret choice, standing orders, a bot's notes."""

from __future__ import annotations

import msgspec

from tablee.engine.state import NOBODY
from tablee.server.store.writer import Kept

DRAFT = "draft"
ORDERS = "orders"
NOTES = "notes"
STATE = "state"


class Draft(msgspec.Struct):
    """The open steps of a secret choice."""

    decision: int
    steps: list[str]
    clients: list[str]  # ids of the messages that made them


class Notes(msgspec.Struct):
    """A bot's notes, and how far it has heard what happened."""

    notes: bytes = b""
    heard: int = -1  # the last entry whose events it was told


def kept_draft(table: str, seat: int, draft: Draft | None = None) -> Kept:
    """The row of a draft, or of none."""
    return table, seat, DRAFT, msgspec.json.encode(draft or Draft(0, [], []))


def read_draft(data: bytes) -> Draft:
    return msgspec.json.decode(data, type=Draft)


def kept_orders(table: str, seat: int, orders: dict[str, str]) -> Kept:
    """The row of a seat's standing orders."""
    return table, seat, ORDERS, msgspec.json.encode(orders)


def read_orders(data: bytes) -> dict[str, str]:
    return msgspec.json.decode(data, type=dict[str, str])


def kept_notes(table: str, seat: int, notes: Notes) -> Kept:
    """The row of a bot's notes."""
    return table, seat, NOTES, msgspec.msgpack.encode(notes)


class Rest(msgspec.Struct):
    """What a table came to when it last left the memory."""

    length: int  # of its log
    state: str  # its hash; empty while secret choices are open


def kept_rest(table: str, rest: Rest) -> Kept:
    """The row of a table at rest, which belongs to no seat."""
    return table, NOBODY, STATE, msgspec.json.encode(rest)


def read_rest(data: bytes) -> Rest:
    """A table at rest from its row."""
    return msgspec.json.decode(data, type=Rest)


def read_notes(data: bytes) -> Notes:
    return msgspec.msgpack.decode(data, type=Notes)
