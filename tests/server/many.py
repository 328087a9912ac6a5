"""Many tables on a disk, copied from one: in the time that it takes to write them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path


def copy_tables(file: Path, table: str, count: int) -> None:
    """Copies a table with its log, under other ids and codes, in a SQLite database that nobody has open."""
    with closing(sqlite3.connect(file)) as database, database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        others = [name for name in columns if name not in {"id", "code"}]
        numbers = f"WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < {count - 1})"
        of = (table,)
        database.execute(
            f"INSERT INTO tables (id, code, {', '.join(others)}) {numbers} "
            f"SELECT id || '-' || i, code || '-' || i, {', '.join(others)} FROM tables, n WHERE id = ?",
            of,
        )
        database.execute(
            f"INSERT INTO entries (table_id, number, entry, at, client, proof) {numbers} "
            "SELECT table_id || '-' || i, number, entry, at, client, proof FROM entries, n WHERE table_id = ?",
            of,
        )
        database.execute(
            f"INSERT INTO sittings (user_id, table_id, at) {numbers} "
            "SELECT user_id, table_id || '-' || i, at FROM sittings, n WHERE table_id = ?",
            of,
        )
