"""What the database is told of a table, beside its log: the row that lists show, and how its game ended."""

from __future__ import annotations

import msgspec

from tablee.server.store.rows import ResultRow, SeatRow, TableRow
from tablee.server.tables.table import Table


def seat_rows(table: Table) -> bytes:
    """The seats as they stand in the row."""
    return msgspec.json.encode(
        [
            SeatRow(
                place.plan.text,
                place.user,
                bool(place.seal),
                place.sitting_in,
                place.conceded,
                place.agrees,
                place.muted,
            )
            for place in table.places
        ]
    )


def table_row(table: Table, seats: bytes, due: float | None) -> TableRow:
    """The row of a table."""
    asked = msgspec.json.encode(list(table.asked_since))
    return TableRow(table.id, table.version, table.phase, table.host, seats, asked, table.moved, due)


def result_row(table: Table) -> ResultRow:
    """How the game of a table ended."""
    assert table.result is not None
    return ResultRow(
        table.id,
        table.opened.game,
        table.opened.version,
        len(table.places),
        [place.user for place in table.places],
        [place.plan.text for place in table.places],
        table.result.places,
        table.result.scores,
        table.result.ending,
        table.result.word,
        table.began,
        table.moved,
    )
