"""The lobby: the tables that everybody may see, and one's own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.server import protocol
from tablee.server.tables import presenter, referee
from tablee.server.tables.presenter import encoded
from tablee.server.tables.summary import listed

if TYPE_CHECKING:
    from tablee.server.store.rows import ListedTable
    from tablee.server.tables.registry import TableRegistry

LOBBY_LIMIT = 100


class Lists:
    """Tables as people see them in lists."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.tables = registry.tables
        self.is_stale = False
        self.task: asyncio.Task[None] | None = None

    async def of(self, users: list[str]) -> dict[str, protocol.TableList]:
        """The public tables, and the own ones of each of these people: from rows, no table is loaded for it."""
        public = [self.present(row) for row in await self.store.public_tables(LOBBY_LIMIT)]
        known = [user for user in users if user]
        mine = await self.store.tables_of(known) if known else {}
        invited = await self.registry.pages.store.invitations_of(known) if known else {}
        if self.registry.sharing is not None:
            rows = [*public, *(row for rows in mine.values() for row in rows)]
            rows += [row for one in invited.values() for row, _ in one]
            await self.registry.sharing.know({user for row in rows for user in people_of(row)})
        return {
            user: protocol.TableList(
                self.offered(public, invited.get(user, []), user),
                [self.summary(one, user) for one in self.mine(mine.get(user, []), user)],
            )
            for user in users
        }

    def offered(
        self, public: list[ListedTable], invited: list[tuple[ListedTable, str]], user: str
    ) -> list[protocol.TableSummary]:
        """The tables that somebody may sit down at: first those to which somebody has invited them."""
        names, asked = self.registry.names, {row.id for row, _ in invited}
        return [
            *(replace(self.summary(self.present(row), user), invited=names.get(by, "")) for row, by in invited),
            *(self.summary(row, user) for row in reversed(public) if row.id not in asked),
        ]

    def present(self, row: ListedTable) -> ListedTable:
        """A table as it is now: its row may lag behind, or the memory, where another process has moved on."""
        live = self.tables.get(row.id)
        return listed(live.table) if live is not None and live.table.moved >= row.moved else row

    def mine(self, rows: list[ListedTable], user: str) -> list[ListedTable]:
        """A person's tables; where something happened last stands first."""
        tables = [self.present(row) for row in rows]
        return sorted((one for one in tables if is_of(one, user)), key=lambda one: -one.moved)

    def summary(self, listed: ListedTable, user: str) -> protocol.TableSummary:
        """A table in a list, with who is there now."""
        live = self.tables.get(listed.id)
        present = live.presenter.present() if live is not None else []
        return presenter.summary(listed, user, self.registry.names, present, self.registry.stood)

    async def find_summary(self, id_: str, user: str) -> protocol.TableSummary:
        """A table in short, by its id."""
        row = await self.store.listed(id_)
        if row is None:
            raise referee.refused("unknown-table")
        return self.summary(self.present(row), user)

    def changed(self) -> None:
        """Sends the lobby soon to those who follow it."""
        self.is_stale = True
        if self.registry.followers and (self.task is None or self.task.done()):
            self.task = self.registry.spawn(self.tell())

    async def tell(self) -> None:
        """Sends everybody the lobby, once for all that changes within a moment; again, if more changes meanwhile."""
        while self.is_stale:
            await asyncio.sleep(self.registry.settings.lobby_seconds)
            self.is_stale = False
            listings = await self.of(list({session.user for session in self.registry.followers}))
            for session in [one for one in self.registry.followers if one.user in listings]:
                listed = listings[session.user]
                session.show_lobby(encoded(protocol.Lobby(listed.tables, listed.mine)))


def people_of(listed: ListedTable) -> set[str]:
    """All whom a list names."""
    return {listed.host, *(row.user for row in listed.seats), *(row.owner for row in listed.seats)}


def is_of(listed: ListedTable, user: str) -> bool:
    """Is a table one of this person's: a seat, or while it goes on a freed seat, or the host's part?"""
    if listed.seats_of(user):
        return True
    return listed.phase != "over" and (listed.host == user or any(row.owner == user for row in listed.seats))
