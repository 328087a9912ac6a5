"""What people have left of their time at a table: a budget for the whole game, days off. Follows from the log.

Replaced, never changed, as the rights of a table are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tablee.server.tables import log

if TYPE_CHECKING:
    from tablee.server.tables.table import Table

DAY = 86400.0


@dataclass(frozen=True)
class Times:
    """The clocks of a table, beside the time at which each seat was asked."""

    left: Mapping[int, float] = field(default_factory=dict)  # seconds of a seat's budget
    off_until: Mapping[str, float] = field(default_factory=dict)  # whose clocks stand, and until when
    off_taken: Mapping[str, float] = field(default_factory=dict)  # seconds of days off that somebody has used
    rests: Mapping[int, float] = field(default_factory=dict)  # how long days off stop the clock of an open decision
    stood: Mapping[int, float] = field(default_factory=dict)  # how long it stood while no server ran (TAB-5.4)

    @property
    def is_plain(self) -> bool:
        """Has nothing ever stopped a clock here?"""
        return not self.off_until and not self.rests and not self.stood

    def standing(self, seat: int) -> float:
        """How long the clock of a seat's open decision stands in all."""
        return self.rests.get(seat, 0.0) + self.stood.get(seat, 0.0)

    def is_off(self, user: str, at: float) -> bool:
        """Has somebody a day off?"""
        return self.off_until.get(user, 0.0) > at

    def begun(self, seats: int, budget: int) -> Times:
        """Everybody's budget is whole (TAB-5.1)."""
        return replace(self, left=dict.fromkeys(range(seats), float(budget))) if budget else self

    def spent(self, seat: int, took: float, increment: int) -> Times:
        """A seat has answered: what it took is gone, and something is added (TAB-5.1)."""
        return replace(self, left={**self.left, seat: max(0.0, self.left[seat] - took) + increment})

    def asked(self, table: Table, kept: Sequence[int], at: float) -> Times:
        """Others must decide now; `kept` had to already. Who is off begins when the days off are over (TAB-5.3)."""
        rests: dict[int, float] = {}
        for seat in table.asked_since:
            rest = self.rests.get(seat, 0.0) if seat in kept else self.off_until.get(table.seats[seat].user, 0.0) - at
            if rest > 0:
                rests[seat] = rest
        return replace(self, rests=rests, stood={seat: time for seat, time in self.stood.items() if seat in kept})

    def took_off(self, entry: log.TookDaysOff, table: Table, at: float) -> Times:
        """The clocks of a person stand (TAB-5.3)."""
        return self.moved(entry.user, table, entry.until - max(at, self.off_until.get(entry.user, 0.0)), entry.until)

    def came_back(self, entry: log.CameBack, table: Table, at: float) -> Times:
        """They run again; what is left of the days off is kept (TAB-5.3)."""
        return self.moved(entry.user, table, min(0.0, at - self.off_until.get(entry.user, 0.0)), 0.0)

    def moved(self, user: str, table: Table, by: float, until: float) -> Times:
        """Days off become longer or shorter."""
        rests = dict(self.rests)
        for seat in table.asked_since:
            if table.seats[seat].user == user:
                rests[seat] = max(0.0, rests.get(seat, 0.0) + by)
        return replace(
            self,
            off_until={**self.off_until, user: until},
            off_taken={**self.off_taken, user: self.off_taken.get(user, 0.0) + by},
            rests=rests,
        )


def days_left(table: Table, user: str) -> float:
    """The days off that somebody still has at a table."""
    return max(0.0, table.opened.days_off - table.times.off_taken.get(user, 0.0) / DAY)
