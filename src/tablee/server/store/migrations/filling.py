"""Fills the rows of tables and the results of games from the logs of a database that has none."""

from __future__ import annotations

import logging

import msgspec
from sqlalchemy import Connection, insert, select, update

from tablee.engine.refusal import Mistake, Refused
from tablee.server.store import schema
from tablee.server.store.writer import CHANGING, result_values
from tablee.server.tables import log
from tablee.server.tables.summary import result_row, seat_rows, table_row
from tablee.server.tables.table import Table, rebuilt

logger = logging.getLogger("tablee.store")
AT_ONCE = 0.0  # a time that is over: the next server looks after these tables


def fill(connection: Connection) -> None:
    """Reads every log once."""
    tables = schema.tables.c
    for found in connection.execute(select(tables.id, tables.code, tables.seed, tables.created)).all():
        rows = connection.execute(
            select(schema.entries).where(schema.entries.c.table_id == found.id).order_by(schema.entries.c.number)
        ).all()
        if rows:
            table = Table(found.id, found.code, bytes(found.seed), found.created)
            entries = [(log.read(bytes(row.entry)), row.at, row.client) for row in rows]
            fill_table(connection, table, entries)


def fill_table(connection: Connection, table: Table, entries: list[tuple[log.AnyLogEntry, float, str]]) -> None:
    """One table; of one whose rules are lost only the beginning is known."""
    try:
        rebuilt(table, entries)
    except (Mistake, Refused) as error:
        logger.warning("a table cannot be read", extra={"table": table.id, "code": error.code})
    opened = entries[0][0]
    assert isinstance(opened, log.Opened)
    row = table_row(table, seat_rows(table), None if table.is_over else AT_ONCE)
    connection.execute(
        update(schema.tables)
        .where(schema.tables.c.id == table.id)
        .values(
            game=opened.game,
            version=opened.version,
            public=opened.public,
            clock=opened.clock,
            **{name: value for name, value in msgspec.structs.asdict(row).items() if name in CHANGING},
        )
    )
    if table.result is not None:
        connection.execute(insert(schema.results), result_values(result_row(table)))
