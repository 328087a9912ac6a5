"""What is said at a table: written before it is told; only the last lines are kept in memory."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.shapes import SPECTATOR
from tablee.server import protocol
from tablee.server.store.chat import ChatStore
from tablee.server.store.rows import ChatSize, SaidRow
from tablee.server.tables import referee
from tablee.server.tables.limits import TokenBucket

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tablee.server.store.rows import Outgoing
    from tablee.server.store.store import Store
    from tablee.server.tables.table import Table

    Notices = Callable[[str, list[str], int], list[Outgoing]]


LINES_SENT = 50  # at once
LINES_A_MINUTE, LINES_AT_ONCE = 20, 10  # of one person
ALL_LINES_A_MINUTE, ALL_LINES_AT_ONCE = 120, 60  # of a table
MOST_LINES = 3000  # of a table
MOST_LINES_OF_ONLOOKERS = 300  # so that who plays has the rest
MINUTE = 60.0


@dataclass
class Known:
    """What is in memory of a chat: its size, and the lines that are sent to who enters."""

    size: ChatSize
    last: list[SaidRow]

    def add(self, line: SaidRow) -> None:
        self.size.lines += 1
        self.size.by_onlookers += line.seat == SPECTATOR
        self.last = [*self.last, line][-LINES_SENT:]


class TableChat:
    """The sayings of one table."""

    def __init__(self, store: Store, table: str, clock: Callable[[], float], notices: Notices) -> None:
        self.store = ChatStore(store)
        self.notices = notices  # for whom a line is to be told elsewhere
        self.table = table
        self.clock = clock
        self.pace = TokenBucket(ALL_LINES_A_MINUTE / MINUTE, ALL_LINES_AT_ONCE, clock)
        self.paces: dict[str, TokenBucket] = {}  # of people
        self.lock = asyncio.Lock()
        self.known: Known | None = None

    async def opened(self) -> Known:
        """What is known of the chat, read from the store if it must be."""
        known = self.known
        if known is not None:
            return known
        size = await self.store.size(self.table)
        last = await self.store.said(self.table, size.lines, LINES_SENT)
        known = self.known  # somebody else may have read it meanwhile
        if known is None:
            known = self.known = Known(size, last)
        return known

    async def before(self, number: int) -> list[SaidRow]:
        """The last lines before a number."""
        known = await self.opened()
        if number >= known.size.lines:
            return known.last
        return await self.store.said(self.table, number, LINES_SENT) if number > 0 else []

    async def say(self, table: Table, user: str, at: float, text: str) -> SaidRow | None:
        """Says something, if the game, the host and the seat allow it now; None if another process was quicker."""
        async with self.lock:
            known = await self.opened()
            referee.may_say(table, user)
            seats = table.seats_of(user)
            self.check_room(known.size, is_onlooker=not seats and user != table.host)
            self.check_pace(user)
            line = SaidRow(known.size.lines, user, seats[0] if seats else SPECTATOR, at, text, deleted=False)
            others = sorted({one.user for one in table.seats if one.user} - {user})
            if not await self.store.say(self.table, line, self.notices(self.table, others, line.line)):
                return None
            known.add(line)
            return line

    def hear(self, size: ChatSize, lines: list[SaidRow]) -> None:
        """Lines were said through other processes; they count for the pace here, too."""
        if self.known is not None:
            self.known.size = size
            self.known.last = [*self.known.last, *lines][-LINES_SENT:]
        for line in lines:
            self.pace_of(line.user).charge(1.0)
            self.pace.charge(1.0)

    def lines_of(self, user: str) -> list[SaidRow]:
        """What is left of somebody's lines when the name is erased."""
        last = self.known.last if self.known is not None else []
        return [msgspec.structs.replace(one, user="", text="", deleted=True) for one in last if one.user == user]

    def check_room(self, size: ChatSize, is_onlooker: bool) -> None:
        """Raises that a chat is full; who only looks on cannot fill it for those who play."""
        limit, count = (MOST_LINES_OF_ONLOOKERS, size.by_onlookers) if is_onlooker else (MOST_LINES, size.lines)
        if count >= limit:
            raise referee.refused("chat-full", limit=limit)

    def check_pace(self, user: str) -> None:
        """Raises that somebody, or the whole table, says too much within a minute."""
        if not self.pace_of(user).take():
            raise referee.refused("talks-too-fast", limit=LINES_A_MINUTE)
        if not self.pace.take():
            raise referee.refused("table-talks-too-fast", limit=ALL_LINES_A_MINUTE)

    def pace_of(self, user: str) -> TokenBucket:
        """How much somebody may still say."""
        if user not in self.paces:
            if len(self.paces) >= MOST_LINES:
                self.paces.clear()
            self.paces[user] = TokenBucket(LINES_A_MINUTE / MINUTE, LINES_AT_ONCE, self.clock)
        return self.paces[user]

    async def unsay(self, table: Table, user: str, number: int) -> SaidRow:
        """Deletes a line; what is left of it."""
        known = await self.opened()
        lines = await self.before(number + 1) if 0 <= number < known.size.lines else []
        if not lines or lines[-1].line != number:
            raise referee.refused("no-such-line")
        if not user or user not in {table.host, lines[-1].user}:
            raise referee.refused("not-your-line")
        await self.store.unsay(self.table, number)
        left = msgspec.structs.replace(lines[-1], text="", deleted=True)
        self.replace([left])
        return left

    def replace(self, lines: list[SaidRow]) -> None:
        """Lines are not what they were."""
        if self.known is not None:
            new = {one.line: one for one in lines}
            self.known.last = [new.get(one.line, one) for one in self.known.last]


def chat_line(one: SaidRow, names: Mapping[str, str]) -> protocol.ChatLine:
    """A line as everybody reads it."""
    return protocol.ChatLine(one.line, one.seat, one.user, names.get(one.user, ""), one.at, one.text, one.deleted)
