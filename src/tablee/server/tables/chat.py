"""What is said at a table: written before it is told, read when somebody first asks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tablee.engine.shapes import SPECTATOR
from tablee.server import protocol
from tablee.server.store.rows import SaidRow
from tablee.server.tables import referee
from tablee.server.tables.limits import TokenBucket

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tablee.server.store.store import Store
    from tablee.server.tables.table import Table


LINES_SENT = 50  # at once
LINES_A_MINUTE, LINES_AT_ONCE = 20, 10  # of one person
ALL_LINES_A_MINUTE, ALL_LINES_AT_ONCE = 120, 60  # of a table
MOST_LINES = 3000  # of a table
MOST_LINES_OF_ONLOOKERS = 300  # so that who plays has the rest
MINUTE = 60.0


class TableChat:
    """The sayings of one table."""

    def __init__(self, store: Store, table: str, clock: Callable[[], float]) -> None:
        self.store = store
        self.table = table
        self.clock = clock
        self.pace = TokenBucket(ALL_LINES_A_MINUTE / MINUTE, ALL_LINES_AT_ONCE, clock)
        self.paces: dict[str, TokenBucket] = {}  # of people
        self.lock = asyncio.Lock()
        self.known: list[SaidRow] | None = None

    async def said(self) -> list[SaidRow]:
        known = self.known
        if known is not None:
            return known
        rows = await self.store.said(self.table)
        known = self.known  # somebody else may have read it meanwhile
        if known is None:
            known = self.known = rows
        return known

    async def say(self, table: Table, user: str, at: float, text: str) -> int:
        """Says something, if the game, the host and the seat allow it now; the number of the line."""
        async with self.lock:
            said = await self.said()
            referee.may_say(table, user)
            seats = table.seats_of(user)
            self.check_room(said, is_onlooker=not seats and user != table.host)
            self.check_pace(user)
            line = SaidRow(user, seats[0] if seats else SPECTATOR, at, text, deleted=False)
            if not await self.store.say(self.table, len(said), user, line.seat, line.at, text):
                self.known = None  # another process has said something
                raise referee.refused("busy")
            said.append(line)
            return len(said) - 1

    def check_room(self, said: list[SaidRow], is_onlooker: bool) -> None:
        """Raises that a chat is full; who only looks on cannot fill it for those who play."""
        limit = MOST_LINES_OF_ONLOOKERS if is_onlooker else MOST_LINES
        count = sum(one.seat == SPECTATOR for one in said) if is_onlooker else len(said)
        if count >= limit:
            raise referee.refused("chat-full", limit=limit)

    def check_pace(self, user: str) -> None:
        """Raises that somebody, or the whole table, says too much within a minute."""
        if user not in self.paces:
            if len(self.paces) >= MOST_LINES:
                self.paces.clear()
            self.paces[user] = TokenBucket(LINES_A_MINUTE / MINUTE, LINES_AT_ONCE, self.clock)
        if not self.paces[user].take():
            raise referee.refused("talks-too-fast", limit=LINES_A_MINUTE)
        if not self.pace.take():
            raise referee.refused("table-talks-too-fast", limit=ALL_LINES_A_MINUTE)

    async def unsay(self, table: Table, user: str, number: int) -> None:
        said = await self.said()
        if not 0 <= number < len(said):
            raise referee.refused("no-such-line")
        if not user or user not in {table.host, said[number].user}:
            raise referee.refused("not-your-line")
        await self.store.unsay(self.table, number)
        said[number].text = ""
        said[number].deleted = True

    def forget(self, user: str) -> list[int]:
        """A name was erased, with what was said under it; which lines these were."""
        numbers = []
        for number, one in enumerate(self.known or []):
            if one.user == user:
                one.user = one.text = ""
                one.deleted = True
                numbers.append(number)
        return numbers


def chat_lines(said: list[SaidRow], before: int, names: Mapping[str, str]) -> list[protocol.ChatLine]:
    """The last lines before a number."""
    end = max(0, min(before, len(said)))
    return [chat_line(number, said[number], names) for number in range(max(0, end - LINES_SENT), end)]


def chat_line(number: int, one: SaidRow, names: Mapping[str, str]) -> protocol.ChatLine:
    """A line as everybody reads it."""
    return protocol.ChatLine(number, one.seat, one.user, names.get(one.user, ""), one.at, one.text, one.deleted)
