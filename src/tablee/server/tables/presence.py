"""Who has a page at a table, and since when the others are gone: only after a while do they count as absent."""

from __future__ import annotations

from collections.abc import Callable

HERE = 0.0  # instead of a time at which somebody counts as absent


class Attendance:
    """The people of one table; whoever was never seen is gone since the table was loaded."""

    def __init__(self, now: Callable[[], float], grace: float) -> None:
        self.now = now
        self.grace = grace  # seconds to come back in
        self.since = now()
        self.pages: dict[str, int] = {}
        self.gone: dict[str, float] = {}

    def come(self, user: str) -> None:
        """A page of this person begins to watch."""
        if user:
            self.pages[user] = self.pages.get(user, 0) + 1
            self.gone.pop(user, None)

    def go(self, user: str, is_remembered: bool) -> None:
        """A page watches no more; with the last one the person is gone."""
        left = self.pages.pop(user, 1) - 1
        if left:
            self.pages[user] = left
        elif is_remembered:
            self.gone[user] = self.now()

    def is_here(self, user: str) -> bool:
        """Has somebody a page here now?"""
        return user in self.pages

    def absent_from(self, user: str) -> float:
        """When somebody counts as absent; `HERE` for who has a page here, and for nobody."""
        if not user or user in self.pages:
            return HERE
        return self.gone.get(user, self.since) + self.grace

    def is_absent(self, user: str) -> bool:
        """Is somebody gone for longer than it takes to load a page or to find a signal again?"""
        return bool(user) and user not in self.pages and self.now() >= self.absent_from(user)
