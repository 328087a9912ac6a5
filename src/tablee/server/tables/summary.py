"""What the database is told of a table, beside its log: the row that lists show, and how its game ended."""

from __future__ import annotations

import msgspec

from tablee.server.store.rows import Asked, ListedTable, ResultRow, SeatRow, TableRow
from tablee.server.tables.table import Table


def seat_rows(table: Table) -> list[SeatRow]:
    """The seats as lists show them."""
    return [
        SeatRow(
            table_seat.plan.text,
            table_seat.user,
            bool(table_seat.seal),
            table_seat.sitting_in,
            table_seat.conceded,
            table_seat.agrees,
            table_seat.user in table.rights.muted,
            table.rights.owners.get(seat, ""),
            table.times.off_until.get(table_seat.user, 0.0),
        )
        for seat, table_seat in enumerate(table.seats)
    ]


def listed(table: Table) -> ListedTable:
    """A table as lists show it."""
    opened = table.opened
    return ListedTable(
        table.id,
        table.code,
        opened.game,
        opened.version,
        opened.public,
        opened.clock,
        table.created,
        table.phase,
        table.host,
        seat_rows(table),
        asked(table),
        table.moved,
    )


def table_row(table: Table, seats: bytes, due: float | None) -> TableRow:
    decisions = msgspec.json.encode(asked(table))
    return TableRow(table.id, table.version, table.phase, table.host, seats, decisions, table.moved, due)


def asked(table: Table) -> dict[int, Asked]:
    """Which seats must decide; until when, as if the server had never stopped."""
    return {
        seat: Asked(since, since + table.times.rests.get(seat, 0.0) + seconds if seconds else 0.0)
        for seat, since in table.asked_since.items()
        for seconds in (table.seconds(seat),)
    }


def result_row(table: Table) -> ResultRow:
    """How the game of a table ended."""
    assert table.result is not None
    return ResultRow(
        table.id,
        table.opened.game,
        table.opened.version,
        len(table.seats),
        [table_seat.user for table_seat in table.seats],
        [table_seat.plan.text for table_seat in table.seats],
        table.result.places,
        table.result.scores,
        table.result.ending,
        table.result.word,
        table.began,
        table.moved,
    )
