"""Who has a page at a table, and since when the others are gone: only after a while do they count as absent."""

from __future__ import annotations

from collections.abc import Callable

HERE = 0.0  # instead of a time at which somebody counts as absent
TELEVISION = "television"  # instead of a person's id, which has digits


def never(user: str) -> float:
    """Nobody has days off."""
    return 0.0


class Attendance:
    """The people of one table; whoever was never seen is gone since the table was loaded."""

    def __init__(self, now: Callable[[], float], grace: float, off_until: Callable[[str], float] = never) -> None:
        self.now = now
        self.grace = grace  # seconds to come back in
        self.off_until = off_until  # when the days off of somebody end
        self.since = now()
        self.pages: dict[str, int] = {}
        self.gone: dict[str, float] = {}
        self.elsewhere: frozenset[str] = frozenset()  # whose pages are connected to other processes

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
        elif is_remembered and user not in self.elsewhere:
            self.gone[user] = self.now()

    def follow(self, elsewhere: frozenset[str], remembered: set[str]) -> bool:
        """Who has a page at the table through other processes, as told there; is it news?"""
        if elsewhere == self.elsewhere:
            return False
        for user in remembered:
            if user not in self.pages:
                self.gone[user] = self.now()
        for user in elsewhere:
            self.gone.pop(user, None)
        self.elsewhere = elsewhere
        return True

    def is_here(self, user: str) -> bool:
        """Has somebody a page here now?"""
        return user in self.pages or user in self.elsewhere

    def absent_from(self, user: str) -> float:
        """When somebody counts as absent; `HERE` for who has a page here, and for nobody."""
        if not user or self.is_here(user):
            return HERE
        return max(self.gone.get(user, self.since), self.off_until(user)) + self.grace

    def is_absent(self, user: str) -> bool:
        """Is somebody gone for longer than it takes to come back, which at a slow table is the time of a decision?"""
        return bool(user) and not self.is_here(user) and self.now() >= self.absent_from(user)
