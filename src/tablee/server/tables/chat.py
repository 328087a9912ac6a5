"""What is said at a table: written before it is told, read when somebody first asks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tablee.engine.shapes import SPECTATOR
from tablee.server import protocol
from tablee.server.store.rows import SaidRow
from tablee.server.tables import referee

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tablee.server.store.store import Store
    from tablee.server.tables.table import Table


class TableChat:
    """The sayings of one table."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
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
            line = SaidRow(user, seats[0] if seats else SPECTATOR, at, text, deleted=False)
            if not await self.store.say(self.table, len(said), user, line.seat, line.at, text):
                self.known = None  # another process has said something
                raise referee.refused("busy")
            said.append(line)
            return len(said) - 1

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


def chat_line(number: int, one: SaidRow, names: Mapping[str, str]) -> protocol.ChatLine:
    """A line as everybody reads it."""
    return protocol.ChatLine(number, one.seat, one.user, names.get(one.user, ""), one.at, one.text, one.deleted)
