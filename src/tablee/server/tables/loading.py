"""Tables come into memory when somebody asks for them or they must act by themselves, and leave it when nobody does."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING

from tablee.engine.refusal import Mistake, Refused
from tablee.engine.state import NOBODY
from tablee.server.tables import referee
from tablee.server.tables.kept import STATE, Rest, read_rest
from tablee.server.tables.live import LiveTable
from tablee.server.tables.metering import paid
from tablee.server.tables.replays import LoopYielder
from tablee.server.tables.table import Table, proven

if TYPE_CHECKING:
    from tablee.server.store.rows import TableToLoad
    from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger("tablee.tables")
LOOK_SECONDS = 10.0  # from one look for tables that must act to the next
LOADED_AT_ONCE = 200


class Loader:
    """Makes tables from their logs, and forgets them again."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self.tables = registry.tables
        self.aside: dict[str, Refused] = {}  # tables that cannot be loaded, and why
        self.under_way: dict[str, asyncio.Task[LiveTable | None]] = {}

    async def find(self, id_: str) -> LiveTable:
        """A table by its id, loaded if it must be."""
        if id_ in self.tables:
            return self.tables[id_]
        if id_ in self.aside:
            raise self.aside[id_]
        if id_ not in self.under_way:
            meter = self.registry.meter
            self.under_way[id_] = asyncio.create_task(paid(meter, self.load(id_), meter.payer))
        try:
            found = await self.under_way[id_]
        finally:
            self.under_way.pop(id_, None)
        if found is None:
            raise referee.refused("unknown-table")
        return found

    async def load(self, id_: str) -> LiveTable | None:
        """Makes a table from its log, or sets it aside."""
        row = await self.store.table(id_)
        if row is None:
            return None
        rows, kept = await self.store.log(id_), await self.store.kept(id_)
        try:
            table = await remade(id_, row, rows, rest_of(kept))
            stood = {seat: self.registry.stood(since) for seat, since in table.asked_since.items()}
            table.times = replace(table.times, stood={seat: time for seat, time in stood.items() if time})
            live = LiveTable(self.registry, table)
            live.restore(kept)
        except Exception as error:
            self.set_aside(id_, error)
            raise self.aside[id_] from error
        self.tables[id_] = live
        if not table.is_over:
            await live.take_up(row)
        return live

    def make_room(self) -> None:
        """Forgets tables that nobody watches and that do nothing by themselves; their log can be read again."""
        until = self.registry.now() + 2 * LOOK_SECONDS
        most = self.registry.settings.cached_tables
        if len(self.tables) <= most:
            return
        idle = [live for live in self.tables.values() if live.is_idle(until)]
        for live in idle[: max(0, len(idle) - most)]:
            live.stop()
            del self.tables[live.id]

    async def look_after(self) -> int:
        """Loads tables that will soon act by themselves; how many there are still to load."""
        soon = await self.store.due(self.registry.now() + LOOK_SECONDS)
        waiting = [id_ for id_ in soon if id_ not in self.tables and id_ not in self.aside]
        for id_ in waiting[:LOADED_AT_ONCE]:
            await self.find_or_none(id_)
        self.make_room()
        return max(0, len(waiting) - LOADED_AT_ONCE)

    async def find_or_none(self, id_: str) -> LiveTable | None:
        """A table, unless it is set aside."""
        try:
            return await self.find(id_)
        except Refused:
            return None

    def set_aside(self, id_: str, error: Exception) -> None:
        """A table that cannot be made from what is stored: whoever opens it is told, the log says so once."""
        if isinstance(error, Mistake) and error.code in {"unknown-game", "unknown-version"}:
            self.aside[id_] = referee.refused("table-without-rules")
        else:
            self.aside[id_] = referee.refused("table-damaged")
        code = error.code if isinstance(error, Mistake | Refused) else ""
        logger.error("a table is set aside", extra={"table": id_, "code": code}, exc_info=None if code else error)

    def count_aside(self) -> int:
        """How many tables were found that cannot be loaded or listed."""
        return len(self.aside.keys() | self.store.damaged)

    async def look_after_forever(self) -> None:
        """Looks now and then which tables must act; first, which rows a process left behind that died."""
        has_caught_up = False
        while True:
            left = 0
            try:
                if not has_caught_up:
                    await self.catch_up()
                    has_caught_up = True
                left = await self.look_after()
            except Exception:
                logger.exception("tables could not be looked after")
            await asyncio.sleep(LOOK_SECONDS / 10 if left else LOOK_SECONDS)

    async def catch_up(self) -> None:
        """Loads the tables whose rows lag behind their logs, because a process died."""
        for id_ in await self.store.stale():
            if id_ not in self.tables:
                await self.find_or_none(id_)


def rest_of(kept: dict[tuple[int, str], bytes]) -> Rest:
    """What a table came to when it last left the memory."""
    data = kept.pop((NOBODY, STATE), None)
    return read_rest(data) if data is not None else Rest(0, "")


async def remade(id_: str, row: TableToLoad, rows: list[tuple[bytes, float, str, bytes]], rest: Rest) -> Table:
    """A table from its log, every entry of which must be there and prove itself."""
    if len(rows) < max(1, row.length):
        raise referee.refused("table-damaged")
    table, yielder = Table(id_, row.code, row.seed, row.created), LoopYielder()
    for data, at, client, proof in rows:
        proven(table, data, at, client, proof)
        if table.version == rest.length and table.state_proof().decode() != rest.state:
            raise referee.refused("table-damaged")
        await yielder.pause()
    return table
