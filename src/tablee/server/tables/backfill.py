"""Fills the rows of tables and the results of games from the logs of a database that was made before there were any."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.refusal import Mistake, Refused
from tablee.server.store.rows import NewTableRow
from tablee.server.tables import log
from tablee.server.tables.summary import result_row, seat_rows, table_row
from tablee.server.tables.table import Table, rebuilt

if TYPE_CHECKING:
    from tablee.server.store.store import Store

logger = logging.getLogger("tablee.tables")
AT_ONCE = 0.0  # a time that is over: these tables are looked after first


async def backfill(store: Store) -> None:
    """Reads every log that has no row yet, once."""
    for id_ in await store.unlisted():
        stored = await store.table(id_)
        log_entries = [(log.read(data), at, client) for data, at, client in await store.log(id_)]
        if stored is not None and log_entries:
            await backfill_table(store, Table(id_, stored.code, stored.seed, stored.created), log_entries)


async def backfill_table(store: Store, table: Table, log_entries: list[tuple[log.AnyLogEntry, float, str]]) -> None:
    """One table; of one whose rules are lost only the beginning is known."""
    try:
        rebuilt(table, log_entries)
    except (Mistake, Refused) as error:
        logger.warning("a table cannot be read", extra={"table": table.id, "code": error.code})
    opened = log_entries[0][0]
    assert isinstance(opened, log.Opened)
    row = table_row(table, msgspec.json.encode(seat_rows(table)), None if table.is_over else AT_ONCE)
    await store.list_table(
        NewTableRow(
            table.code, table.seed, table.created, opened.game, opened.version, opened.public, opened.clock, row
        ),
        result_row(table) if table.result is not None else None,
    )
