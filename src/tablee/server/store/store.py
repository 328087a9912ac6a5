"""The store: reads on connections of their own, writes through one writer."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, Row, and_, case, cast, delete, event, func, or_, select, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.engine.refusal import Refused
from tablee.server.protocol import SLOW
from tablee.server.store import schema
from tablee.server.store.archive import NO_REVIEW, Archive, ArchivedGame, LoggedEntry, joined
from tablee.server.store.opening import file_of, migrate
from tablee.server.store.postgres import LogReader
from tablee.server.store.rows import (
    CHANGING,
    Asked,
    HostedRow,
    ListedTable,
    LogRow,
    NewTableRow,
    Origin,
    Outgoing,
    Pause,
    PersonRow,
    ResultRow,
    SeatRow,
    TableCounts,
    TableRow,
    TableToLoad,
)
from tablee.server.store.writer import Append, Kept, Writer, engine_settings, entry_values

BUSY_MILLISECONDS = 10_000
WAL_PAGES = 4000  # before they are written back to the database, each page once however often it has changed
MINE_LIMIT = 50
SEEN = "seen"  # settings: when a server last ran, and when none did
PAUSES = "pauses"
DAY = 86400.0
LONGEST_CLOCK = (7 + 30) * DAY
logger = logging.getLogger("tablee.store")
seat_rows = msgspec.json.Decoder(list[SeatRow])
asked_seats = msgspec.json.Decoder(dict[int, Asked] | list[int])  # the first release had only the seats


def sqlite_url(file: Path) -> str:
    """The address of a data file."""
    return f"sqlite+aiosqlite:///{file}"


def async_url(url: str) -> str:
    """`postgresql://…` with the driver that this store uses."""
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return "postgresql+asyncpg://" + url.removeprefix(plain)
    return url


def archive_beside(file: Path) -> Path:
    """Where the games lie that have left a data file."""
    return file.with_name(f"{file.name}.archive")


class Store:
    def __init__(self, url: str, archive: Path | None = None) -> None:
        self.url = async_url(url)
        self.is_sqlite = self.url.startswith("sqlite")
        self.engine = create_async_engine(self.url, **engine_settings(self.url))
        self.writer = Writer(self.url)
        self.reader = None if self.is_sqlite else LogReader(self.engine)
        self.damaged: set[str] = set()  # tables that cannot be listed
        file = file_of(self.url)
        folder = archive_beside(file) if archive is None and file is not None else archive
        self.archive = Archive(folder) if folder is not None else None
        if self.writer.engine is not None:
            event.listen(self.engine.sync_engine, "connect", lambda raw, _: set_pragmas(raw))
            event.listen(self.writer.engine, "connect", lambda raw, _: set_pragmas(raw))

    async def open(self) -> None:
        """Brings the database up to date and starts the writer."""
        await self.writer.in_transaction(migrate)
        self.writer.start()

    async def close(self) -> None:
        """Writes what is waiting, then lets go."""
        await self.writer.stop()
        await self.writer.close()
        if self.reader is not None:
            await self.reader.close()
        await self.engine.dispose()

    # The log ------------------------------------------------------------------------------------------

    async def append(self, one: Append) -> bool:
        """Appends a log entry; False if its number is taken. True means durable."""
        return await self.writer.append(one)

    def append_then(self, one: Append, then: Callable[[Any], None]) -> None:
        """The same without waiting: `then` is told True, False, or the error."""
        self.writer.append_then(one, then)

    async def log(self, table: str, since: int = 0) -> list[LoggedEntry]:
        """The log entries of a table from a number on: each with its time, who sent it, and the proof of the log."""
        rows = (await self.logs({table: since}))[table]
        is_whole = rows[0][0] == since if rows else since > 0
        # The rows come first: a game that is archived meanwhile is in them, or in its file.
        return joined(None if is_whole else await self.archived(table), rows, since)

    async def logs(self, wanted: Mapping[str, int]) -> dict[str, list[LogRow]]:
        """What the database has of several logs, each from its own number on; with the number of each entry."""
        if self.reader is not None:
            return await self.reader.read(wanted)
        return {table: await self.read_log(table, since) for table, since in wanted.items()}

    async def read_log(self, table: str, since: int) -> list[LogRow]:
        """One log, where it costs nothing to read one after the other."""
        columns = schema.entries.c
        rows = await self.rows(
            select(columns.number, data(columns.entry), columns.at, columns.client, data(columns.proof))
            .where(columns.table_id == table, columns.number >= since)
            .order_by(columns.number)
        )
        return [(row.number, row.entry, row.at, row.client, row.proof) for row in rows]

    async def archived(self, table: str) -> ArchivedGame | None:
        """What has left the database of a table, if anything has."""
        rows = await self.rows(select(schema.tables.c.archive).where(schema.tables.c.id == table))
        if not rows or not rows[0].archive:
            return None
        if self.archive is None:
            raise Refused("archive-missing", "")
        return await asyncio.to_thread(self.archive.read, rows[0].archive, table)

    async def add_table(self, new: NewTableRow, first: Sequence[Append], notices: Sequence[Outgoing] = ()) -> bool:
        """A new table with its first entries and notices, all at once; False if its id or code is taken by another."""
        columns = schema.tables.c

        def work(connection: Connection) -> bool:
            if not connection.execute(self.insert_new(schema.tables, new_values(new))).rowcount:
                there = connection.execute(select(data(columns.seed)).where(columns.id == new.row.id)).first()
                return there is not None and bytes(there.seed) == new.seed  # it was, and the answer was lost
            for one in first:
                connection.execute(schema.entries.insert(), entry_values(one))
            for user in {new.row.host, *(one.sitter for one in first)} - {""}:
                values = {"user_id": user, "table_id": new.row.id, "at": new.created}
                connection.execute(self.insert_new(schema.sittings, values))
            self.write_notices(connection, notices)
            return True

        return bool(await self.writer.do(work))

    async def table(self, id_: str) -> TableToLoad | None:
        """What is needed to make a table from its log."""
        columns = schema.tables.c
        rows = await self.rows(
            select(columns.code, data(columns.seed), columns.created, columns.length, columns.due).where(
                columns.id == id_
            )
        )
        return TableToLoad(**rows[0]._mapping) if rows else None  # noqa: SLF001 - its public name for columns

    async def table_by_code(self, code: str) -> str | None:
        """The table that a short code names."""
        rows = await self.rows(select(schema.tables.c.id).where(schema.tables.c.code == code))
        return rows[0].id if rows else None

    async def due(self, before: float) -> list[str]:
        """The running tables at which a bot or a clock acts before a time, the most urgent first."""
        columns = schema.tables.c
        found = await self.rows(
            select(columns.id).where(~columns.is_over, columns.due <= before).order_by(columns.due, columns.id)
        )
        return [row.id for row in found]

    async def stale(self, table: str | None = None) -> list[str]:
        """The running tables whose rows lag behind their logs, because a process died or is about to write them."""
        columns, entries = schema.tables.c, schema.entries.c
        later = select(entries.number).where(entries.table_id == columns.id, entries.number == columns.length)
        lagging = select(columns.id).where(~columns.is_over, later.exists())
        return [row.id for row in await self.rows(lagging if table is None else lagging.where(columns.id == table))]

    async def keep_rows(self, rows: Sequence[TableRow]) -> None:
        """Brings rows of tables up to date with their logs."""
        await self.writer.keep_rows(rows)

    async def abandoned(self, gathering: float, playing: float) -> list[str]:
        """The running tables at which nothing has happened since a time: before the game, and in play or slow."""
        columns = schema.tables.c
        since = case((or_(columns.phase == "playing", columns.clock >= SLOW), playing), else_=gathering)
        found = await self.rows(select(columns.id).where(~columns.is_over, columns.moved < since))
        return [row.id for row in found]

    # Private to a seat --------------------------------------------------------------------------------

    async def keep(self, *kept: Kept, row: TableRow | None = None) -> None:
        """Keeps something private to seats, in place of what was kept; with the row of the table, if it changes."""
        await self.writer.keep(*kept, row=row)

    def keep_then(self, then: Callable[[Any], None], *kept: Kept, row: TableRow | None = None) -> None:
        """The same without waiting: `then` is told None, or the error."""
        self.writer.keep_then(then, *kept, row=row)

    async def kept(self, table: str) -> dict[tuple[int, str], bytes]:
        """All that is kept for the seats of a table."""
        columns = schema.kept.c
        rows = await self.rows(select(columns.seat, columns.kind, data(columns.data)).where(columns.table_id == table))
        return {(row.seat, row.kind): row.data for row in rows}

    # Origins ------------------------------------------------------------------------------------------

    async def note_origin(self, origin: Origin, at: float) -> None:
        """Notes where somebody or a table came from."""
        values = {"kind": origin.kind, "id": origin.id, "address": origin.address, "at": at}
        await self.writer.run(self.insert_new(schema.origins, values))

    async def forget_origins(self, before: float) -> None:
        """Forgets what is older."""
        await self.writer.run(delete(schema.origins).where(schema.origins.c.at < before))

    async def count_origins(self, kind: str, address: str, since: float) -> int:
        """How many people or tables came from an address lately."""
        columns = schema.origins.c
        statement = select(func.count()).where(columns.kind == kind, columns.address == address, columns.at >= since)
        return int((await self.rows(statement))[0][0])

    async def count_running(self, address: str) -> int:
        """How many tables from an address are not over."""
        origins, tables = schema.origins.c, schema.tables.c
        statement = (
            select(func.count())
            .select_from(schema.origins)
            .join(schema.tables, tables.id == origins.id)
            .where(origins.kind == "table", origins.address == address, ~tables.is_over)
        )
        return int((await self.rows(statement))[0][0])

    async def hosted(self, limit: int, ids: Sequence[str] = (), address: str = "") -> list[HostedRow]:
        """Tables for the operator, the newest first."""
        tables, origins, chat = schema.tables.c, schema.origins.c, schema.chat.c
        lines = select(func.count()).where(chat.table_id == tables.id).scalar_subquery().label("lines")
        known = and_(origins.kind == "table", origins.id == tables.id)
        statement = (
            select(schema.tables, origins.address.label("address"), lines)
            .select_from(schema.tables)
            .outerjoin(schema.origins, known)
            .order_by(tables.created.desc())
            .limit(limit)
        )
        if ids:
            statement = statement.where(tables.id.in_(ids))
        if address:
            statement = statement.where(origins.address == address)
        return [HostedRow(listed(row), row.address or "", row.length, row.lines) for row in await self.rows(statement)]

    async def people(self, limit: int, ids: Sequence[str] = (), address: str = "") -> list[PersonRow]:
        """People for the operator, the newest first."""
        users, origins, tables = schema.users.c, schema.origins.c, schema.tables.c
        hosted = select(func.count()).where(tables.host == users.id, ~tables.is_over).scalar_subquery().label("tables")
        statement = (
            select(users.id, users.name, users.created, origins.address.label("address"), hosted)
            .select_from(schema.users)
            .outerjoin(schema.origins, and_(origins.kind == "person", origins.id == users.id))
            .order_by(users.created.desc())
            .limit(limit)
        )
        if ids:
            statement = statement.where(users.id.in_(ids))
        if address:
            statement = statement.where(origins.address == address)
        found = await self.rows(statement)
        return [PersonRow(row.id, row.name, row.created, row.address or "", row.tables) for row in found]

    async def count_tables(self) -> TableCounts:
        """How many tables there are."""
        columns = schema.tables.c
        kinds = {"running": ~columns.is_over, "over": columns.is_over, "archived": columns.archive != ""}
        counts = (func.count().filter(which).label(name) for name, which in kinds.items())
        row = (await self.rows(select(*counts).select_from(schema.tables)))[0]
        return TableCounts(row.running, row.over, row.archived)

    async def delete_table(self, id_: str) -> None:
        """Deletes a table and all that belongs to it; first its file, so that none is left that nobody knows of."""
        rows = await self.rows(select(schema.tables.c.archive).where(schema.tables.c.id == id_))
        if self.archive is not None and rows and rows[0].archive:
            await asyncio.to_thread(self.archive.remove, rows[0].archive)

        def work(connection: Connection) -> None:
            parts = (schema.entries, schema.kept, schema.chat, schema.sittings, schema.results, schema.reviews)
            for table in (*parts, schema.notices, schema.invitations):
                connection.execute(delete(table).where(table.c.table_id == id_))
            connection.execute(
                delete(schema.origins).where(schema.origins.c.kind == "table", schema.origins.c.id == id_)
            )
            connection.execute(delete(schema.tables).where(schema.tables.c.id == id_))

        await self.writer.do(work)

    # Lists --------------------------------------------------------------------------------------------

    async def public_tables(self, limit: int) -> list[ListedTable]:
        """The latest tables that everybody may see and that are not over."""
        columns = schema.tables.c
        found = await self.rows(
            select(*LISTED).where(columns.public, ~columns.is_over).order_by(columns.created.desc()).limit(limit)
        )
        return [one for row in found if (one := self.listed_row(row)) is not None]

    async def tables_of(self, users: Sequence[str]) -> dict[str, list[ListedTable]]:
        """The latest tables of people, in one query for all of them."""
        sittings, tables = schema.sittings.c, schema.tables.c
        rank = func.row_number().over(partition_by=sittings.user_id, order_by=sittings.at.desc()).label("rank")
        latest = select(sittings.user_id, sittings.table_id, rank).where(sittings.user_id.in_(users)).subquery()
        statement = (
            select(latest.c.user_id.label("sitter"), *LISTED)
            .join(schema.tables, tables.id == latest.c.table_id)
            .where(latest.c.rank <= MINE_LIMIT)
            .order_by(latest.c.rank)
        )
        found: dict[str, list[ListedTable]] = {user: [] for user in users}
        for row in await self.rows(statement):
            one = self.listed_row(row)
            if one is not None:
                found[row.sitter].append(one)
        return found

    async def count_hosted(self, user: str) -> int:
        """How many tables of a host are not over."""
        columns = schema.tables.c
        mine = select(schema.sittings.c.table_id).where(schema.sittings.c.user_id == user)
        statement = select(func.count()).where(columns.id.in_(mine), columns.host == user, ~columns.is_over)
        return int((await self.rows(statement))[0][0])

    async def listed(self, id_: str) -> ListedTable | None:
        """One table as lists show it."""
        rows = await self.rows(select(*LISTED).where(schema.tables.c.id == id_))
        return self.listed_row(rows[0]) if rows else None

    def listed_row(self, row: Row[Any]) -> ListedTable | None:
        """A table as lists show it; None if its row is damaged, which the log says once."""
        try:
            return listed(row)
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            if row.id not in self.damaged:
                self.damaged.add(row.id)
                logger.error("a table cannot be listed", extra={"table": row.id, "why": type(error).__name__})  # noqa: TRY400 - what is in the row is nobody's business
            return None

    async def result(self, table: str) -> ResultRow | None:
        """How the game of a table ended, if it did."""
        rows = await self.rows(select(schema.results).where(schema.results.c.table_id == table))
        return result_of(rows[0]) if rows else None

    async def review(self, table: str) -> bytes | None:
        """The review of an ended game, if one was kept."""
        columns = schema.reviews.c
        rows = await self.rows(select(data(columns.review)).where(columns.table_id == table))
        if rows:
            return bytes(rows[0].review)
        archived = await self.archived(table)
        return bytes(archived.review) if archived is not None and archived.review != NO_REVIEW else None

    async def keep_review(self, table: str, review: bytes) -> None:
        """Keeps a review in place of the one there was; nothing of a table that has been deleted meanwhile.

        With it goes the word that somebody is working on it: nobody sees neither, or both.
        """
        statement = self.insert(schema.reviews).values(table_id=table, review=review)
        is_there = await self.table(table) is not None

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.review_work).where(schema.review_work.c.table_id == table))
            if is_there:
                connection.execute(
                    statement.on_conflict_do_update(index_elements=["table_id"], set_={"review": review})
                )

        await self.writer.do(work)

    # Notices ------------------------------------------------------------------------------------------

    def write_notices(self, connection: Connection, new: Sequence[Outgoing]) -> None:
        """Adds notices within a transaction; what is there already stays as it is."""
        for one in new:
            connection.execute(self.insert_new(schema.notices, outgoing_values(one)))

    # Settings -----------------------------------------------------------------------------------------

    async def setting(self, name: str, default: bytes) -> bytes:
        """A setting of this server, made once."""
        await self.writer.run(self.insert_new(schema.settings, {"name": name, "value": default}))
        rows = await self.rows(select(data(schema.settings.c.value)).where(schema.settings.c.name == name))
        return bytes(rows[0].value)

    # The life of the server ---------------------------------------------------------------------------

    async def note_start(self, now: float) -> list[Pause]:
        """A server begins: since the last one was seen none has run. All such times that still matter."""

        def work(connection: Connection) -> list[Pause]:
            rows = connection.execute(select(schema.settings.c.name, data(schema.settings.c.value)))
            found: dict[str, bytes] = {row.name: row.value for row in rows}
            seen = json.loads(found.get(SEEN, b"null"))
            known = [Pause(*one) for one in json.loads(found.get(PAUSES, b"[]"))]
            if seen is not None and seen < now:
                known.append(Pause(seen, now))
            known = recent(known, now)
            connection.execute(self.set_setting(PAUSES, json.dumps(known).encode()))
            connection.execute(self.set_setting(SEEN, json.dumps(now).encode()))
            return known

        pauses: list[Pause] = await self.writer.do(work)
        return pauses

    async def known_pauses(self, now: float) -> list[Pause]:
        """The times that still matter in which no server ran, as the first of several has noted them."""
        rows = await self.rows(select(data(schema.settings.c.value)).where(schema.settings.c.name == PAUSES))
        return recent([Pause(*one) for row in rows for one in json.loads(row.value)], now)

    async def note_seen(self, now: float) -> None:
        """The server still runs; and writing works."""
        await self.writer.run(self.set_setting(SEEN, json.dumps(now).encode()))

    def set_setting(self, name: str, value: bytes) -> Any:
        """Sets a setting that changes."""
        statement = self.insert(schema.settings).values(name=name, value=value)
        return statement.on_conflict_do_update(index_elements=["name"], set_={"value": value})

    async def size(self) -> int:
        """How many bytes the database takes."""
        file = file_of(self.url)
        if file is None:
            return int((await self.rows(text("SELECT pg_database_size(current_database())")))[0][0])
        return sum(one.stat().st_size for one in (file, file.with_name(f"{file.name}-wal")) if one.exists())

    # Parts --------------------------------------------------------------------------------------------

    def insert(self, table: Any) -> Any:
        """An insert that knows conflicts, in the dialect of this database."""
        if self.is_sqlite:
            return sqlite.insert(table)
        from sqlalchemy.dialects import postgresql  # a server on a data file starts sooner without it

        return postgresql.insert(table)

    def insert_new(self, table: Any, values: dict[str, Any]) -> Any:
        """Inserts a row unless there is one."""
        return self.insert(table).values(values).on_conflict_do_nothing()

    async def rows(self, statement: Any) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()


def data(column: Any) -> Any:
    """A column of bytes, whatever somebody else has put into it: SQLite holds anything in any column."""
    return cast(column, LargeBinary).label(column.name)


LISTED = [data(column) if column.name in {"seats", "asked"} else column for column in schema.tables.c]


def recent(pauses: list[Pause], now: float) -> list[Pause]:
    """Those since which servers have run for less time than a clock can run, days off included."""
    found: list[Pause] = []
    ran, since = 0.0, now
    for pause in reversed(pauses):
        ran += since - pause.end
        since = pause.start
        if ran < LONGEST_CLOCK:
            found.append(pause)
    return found[::-1]


def listed(row: Row[Any]) -> ListedTable:
    """A table as lists show it, from its row."""
    values = {name: getattr(row, name) for name in ListedTable.__struct_fields__}
    return msgspec.convert(
        {**values, "seats": seat_rows.decode(row.seats), "asked": asked_of(row.asked)},
        ListedTable,
        from_attributes=True,
    )


def asked_of(stored: bytes) -> dict[int, Asked]:
    """The seats that must decide, and when."""
    found = asked_seats.decode(stored)
    return dict.fromkeys(found, Asked()) if isinstance(found, list) else found


def result_of(row: Row[Any]) -> ResultRow:
    return ResultRow(
        table=row.table_id,
        game=row.game,
        version=row.version,
        players=row.players,
        users=json.loads(row.users),
        kinds=json.loads(row.kinds),
        places=json.loads(row.places),
        scores=json.loads(row.scores),
        ending=row.ending,
        word=row.word,
        began=row.began,
        ended=row.ended,
    )


def outgoing_values(one: Outgoing) -> dict[str, Any]:
    """The columns of a notice that waits."""
    return {
        "channel_id": one.channel,
        "table_id": one.table,
        "key": one.key,
        "user_id": one.user,
        "kind": one.kind,
        "created": one.created,
        "due": one.due,
        "state": "waiting",
        "attempts": one.attempts,
        "claimed": 0.0,
    }


def new_values(new: NewTableRow) -> dict[str, Any]:
    """The row of a new table."""
    return {
        "id": new.row.id,
        "code": new.code,
        "seed": new.seed,
        "created": new.created,
        "is_over": False,
        "game": new.game,
        "version": new.version,
        "public": new.public,
        "clock": new.clock,
        **{name: getattr(new.row, name) for name in CHANGING},
    }


def set_pragmas(raw: Any) -> None:
    """A write-ahead log, and a disk that has really written when it says so."""
    cursor = raw.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={WAL_PAGES}")
    cursor.close()


__all__ = ["Append", "Store", "sqlite_url"]
