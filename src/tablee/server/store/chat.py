"""What was said at tables, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Row, func, select, update

from tablee.engine.shapes import SPECTATOR
from tablee.server.store import schema
from tablee.server.store.rows import ChatSize, Outgoing, SaidRow

if TYPE_CHECKING:
    from tablee.server.store.store import Store

SAID = [
    column.label("user") if column.name == "user_id" else column
    for column in schema.chat.c
    if column.name != "table_id"
]


class ChatStore:
    """What the store knows of chats."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say(self, table: str, line: SaidRow, notices: Sequence[Outgoing] = ()) -> bool:
        """Adds a line to the chat, and notices with it; False if its number is taken, by another than itself.

        What is written may be written again: a connection can be lost after the database has committed.
        """
        columns = schema.chat.c

        def work(connection: Connection) -> bool:
            if connection.execute(self.store.insert_new(schema.chat, said_values(table, line))).rowcount:
                self.store.write_notices(connection, notices)
                return True
            there = connection.execute(
                select(*SAID).where(columns.table_id == table, columns.line == line.line)
            ).first()
            return there is not None and said(there) == line

        return bool(await self.store.writer.do(work))

    async def unsay(self, table: str, line: int) -> None:
        """Deletes a line of the chat: its text is gone."""
        await self.store.writer.run(
            update(schema.chat)
            .where(schema.chat.c.table_id == table, schema.chat.c.line == line)
            .values(text="", deleted=True)
        )

    async def said(self, table: str, before: int, most: int) -> list[SaidRow]:
        """The last lines of the chat before one of them."""
        columns = schema.chat.c
        rows = await self.store.rows(
            select(*SAID)
            .where(columns.table_id == table, columns.line < before)
            .order_by(columns.line.desc())
            .limit(most)
        )
        return [said(row) for row in reversed(rows)]

    async def size(self, table: str) -> ChatSize:
        """How many lines a chat has, and how many of them are by people who only look on."""
        columns = schema.chat.c
        by_onlookers = func.count().filter(columns.seat == SPECTATOR)
        found = select(func.max(columns.line).label("last"), by_onlookers.label("by_onlookers"))
        row = (await self.store.rows(found.where(columns.table_id == table)))[0]
        return ChatSize(0 if row.last is None else row.last + 1, row.by_onlookers)


def said(row: Row[Any]) -> SaidRow:
    """A line of the chat from its row; one that is damaged stands empty and keeps its number."""
    try:
        return msgspec.convert(row, SaidRow, from_attributes=True)
    except msgspec.ValidationError:
        return SaidRow(row.line, "", SPECTATOR, 0.0, "", deleted=True)


def said_values(table: str, line: SaidRow) -> dict[str, Any]:
    """The columns of a line of the chat."""
    values = msgspec.structs.asdict(line)
    return {"table_id": table, "user_id": values.pop("user"), **values}
