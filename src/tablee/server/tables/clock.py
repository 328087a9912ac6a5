"""The clock of a table: until when people must decide, and whose time is up."""

from __future__ import annotations

from tablee.server import protocol
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
    return table.asked_since.get(seat, 0.0) + table.seconds(seat)


def deadlines(table: Table) -> list[protocol.Deadline]:
    """What people see of it."""
    return [
        protocol.Deadline(seat, since + seconds, seconds)
        for seat, since in table.asked_since.items()
        if not table.seats[seat].level and (seconds := table.seconds(seat))
    ]
