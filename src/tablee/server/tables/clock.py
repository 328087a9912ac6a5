"""The clock of a table: until when people must decide, and whose time is up."""

from __future__ import annotations

from math import ceil

import msgspec

from tablee.server import protocol
from tablee.server.tables import log
from tablee.server.tables.table import Table


class Clock:
    """Which decisions were not made in time although the game has no answer for them: a bot makes them."""

    def __init__(self) -> None:
        self.overdue: dict[int, float] = {}  # seat -> since when it was asked

    def is_overdue(self, table: Table, seat: int) -> bool:
        """Is the time of this seat's decision up?"""
        return seat in self.overdue and self.overdue[seat] == table.asked_since.get(seat)

    def run_out(self, table: Table, seat: int) -> None:
        """The time of a seat is up."""
        self.overdue[seat] = table.asked_since.get(seat, 0.0)


def deadline(table: Table, seat: int) -> float:
    """When the time of a seat's decision is up."""
    return table.asked_since.get(seat, 0.0) + table.times.standing(seat) + table.seconds(seat)


def deadlines(table: Table) -> list[protocol.Deadline]:
    """What people see of it."""
    return [
        protocol.Deadline(seat, since + table.times.standing(seat) + seconds, seconds)
        for seat, since in table.asked_since.items()
        if not table.seats[seat].level and (seconds := table.seconds(seat))
    ]


def budgets(table: Table) -> list[int]:
    """What is left of each person's time for the whole game, as it was when they were last asked."""
    if not table.opened.budget or table.is_over:
        return []
    return [0 if one.level else ceil(table.times.left[seat]) for seat, one in enumerate(table.seats)]


def timed(table: Table, entry: log.AnyLogEntry, now: float) -> log.AnyLogEntry:
    """An answer with the time that it took of the seat's budget: the log does not know when no server ran."""
    if not isinstance(entry, log.Played) or not table.is_on_budget(entry.seat):
        return entry
    took = max(0.0, now - table.asked_since.get(entry.seat, now) - table.times.standing(entry.seat))
    return msgspec.structs.replace(entry, took=took)
