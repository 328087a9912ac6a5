"""PostgreSQL on the driver's own terms, for what happens with every move: one way there and back for a whole group.

SQLAlchemy's pool asks a connection whether it lives, begins, and ends a transaction: four ways for one statement. Here
a connection is held, and a statement on its own is its own transaction. Plain, because compiled code leaves
`async with` badly on an error.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from tablee.server.store.opening import FAILURES
from tablee.server.store.rows import CHANGING, LogKey, LogRow, TableRow, log_keys, result_values

if TYPE_CHECKING:
    from tablee.server.store.writer import Append, Job

APPEND = (
    "INSERT INTO entries (table_id, number, entry, at, client, proof) SELECT * FROM"
    " unnest($1::text[], $2::int[], $3::bytea[], $4::float8[], $5::text[], $6::bytea[])"
    " ON CONFLICT DO NOTHING RETURNING table_id, number, client"
)
KEEP = (
    "INSERT INTO kept (table_id, seat, kind, data) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT (table_id, seat, kind) DO UPDATE SET data = excluded.data"
)
UPDATE_TABLE = (
    f"UPDATE tables SET {', '.join(f'{name} = ${n}' for n, name in enumerate(CHANGING, 2))}"  # noqa: S608
    f" WHERE id = $1 AND length <= ${CHANGING.index('length') + 2}"
)
SIT_DOWN = "INSERT INTO sittings (user_id, table_id, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
END_TABLE = "UPDATE tables SET is_over = true WHERE id = $1"
READ_LOGS = (
    "SELECT table_id, number, entry, at, client, proof FROM unnest($1::text[], $2::int[]) AS wanted(id, since)"
    " JOIN entries ON entries.table_id = wanted.id AND entries.number >= wanted.since"
    " ORDER BY entries.table_id, entries.number"
)
# A log is always found by its index, however few tables PostgreSQL has counted so far.
BY_INDEX = "SET enable_seqscan = off; SET enable_hashjoin = off; SET enable_mergejoin = off"


class HeldConnection:
    """One connection that is held, and opened again when it was lost."""

    def __init__(self, engine: AsyncEngine, setting: str = "") -> None:
        self.engine = engine
        self.setting = setting  # said once on each new connection
        self.held: AsyncConnection | None = None
        self.driver: Any = None
        self.lock = asyncio.Lock()  # one after the other

    async def open(self) -> AsyncConnection:
        """The connection."""
        if self.held is not None and self.driver.is_closed():
            await self.drop()
        if self.held is None:
            held = await self.engine.connect()
            self.driver = (await held.get_raw_connection()).driver_connection
            if self.setting:
                await self.driver.execute(self.setting)
            self.held = held
        return self.held

    async def drop(self) -> None:
        """Lets go of it."""
        held, self.held = self.held, None
        if held is not None:
            with suppress(*FAILURES):
                await held.invalidate()
            with suppress(*FAILURES):
                await held.close()

    async def run(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        """Does something that may be done twice, with the driver; again if the connection turns out to be lost."""
        async with self.lock:
            is_old = self.held is not None
            try:
                return await self.attempt(work)
            except OperationalError:
                if not is_old or self.held is not None:
                    raise
            return await self.attempt(work)

    async def attempt(self, work: Callable[[Any], Awaitable[Any]]) -> Any:
        """The same once; a connection that was lost is let go."""
        import asyncpg  # type: ignore[import-untyped]  # only where there is a PostgreSQL

        await self.open()
        try:
            return await work(self.driver)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            if self.driver.is_closed():
                await self.drop()
            raise OperationalError("on a held connection", None, error, hide_parameters=True) from error

    async def in_transaction(self, work: Callable[[Connection], Any]) -> Any:
        """Does something with SQLAlchemy, then commits."""
        async with self.lock:
            held = await self.open()
            try:
                async with held.begin():
                    return await held.run_sync(work)
            except BaseException:
                if self.driver.is_closed():
                    await self.drop()
                raise


async def write_group(connection: HeldConnection, batch: Sequence[Job]) -> list[Any]:
    """Writes what a group appends and keeps; the answer to each job. Whatever is there already stays as it is."""
    written: set[LogKey] = await connection.run(lambda driver: write_with(driver, batch))
    return [None if job.append is None else job.append.key in written for job in batch]


async def write_with(driver: Any, batch: Sequence[Job]) -> set[LogKey]:
    """The same with the driver; which log entries are there now."""
    appends = [job.append for job in batch if job.append is not None]
    if not any(job.kept or job.rows or (job.append and job.append.has_people) for job in batch):
        return await append(driver, appends)  # by far the most: moves, and nothing else
    async with driver.transaction():
        written = await append(driver, appends)
        done = [job for job in batch if job.append is None or job.append.key in written]
        if kept := sorted({one[:3]: one for job in done for one in job.kept}.values()):
            await driver.executemany(KEEP, kept)
        if rows := sorted((row for job in done for row in job.rows), key=lambda row: (row.id, row.length)):
            await driver.executemany(UPDATE_TABLE, [row_values(row) for row in rows])
        for job in done:
            if job.append is not None and job.append.has_people:
                await note_people(driver, job.append)
    return written


async def append(driver: Any, appends: Sequence[Append]) -> set[LogKey]:
    """Inserts the log entries whose place is free, in an order in which no two processes wait for each other."""
    if not appends:
        return set()
    rows = sorted((one.table, one.number, one.entry, one.at, one.client, one.proof) for one in appends)
    return log_keys(await driver.fetch(APPEND, *zip(*rows, strict=True)))


async def note_people(driver: Any, one: Append) -> None:
    """Who sat down with a log entry, and how the game ended with it."""
    if one.sitter:
        await driver.execute(SIT_DOWN, one.sitter, one.table, one.at)
    if one.result is not None:
        values = result_values(one.result)
        places = ", ".join(f"${number + 1}" for number in range(len(values)))
        insert = f"INSERT INTO results ({', '.join(values)}) VALUES ({places}) ON CONFLICT DO NOTHING"  # noqa: S608
        await driver.execute(insert, *values.values())
        await driver.execute(END_TABLE, one.table)


def row_values(row: TableRow) -> tuple[Any, ...]:
    """What an update of a table's row is given."""
    return (row.id, *(getattr(row, name) for name in CHANGING))


class LogReader:
    """Reads logs on a connection of its own, as many at once as somebody asks for."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.connection = HeldConnection(engine, BY_INDEX)

    async def read(self, wanted: Mapping[str, int]) -> dict[str, list[LogRow]]:
        """The logs of tables, each from a number on."""
        logs: dict[str, list[LogRow]] = {table: [] for table in wanted}
        rows = await self.connection.run(lambda driver: driver.fetch(READ_LOGS, list(wanted), list(wanted.values())))
        for table, *row in rows:
            logs[table].append(tuple(row))
        return logs

    async def close(self) -> None:
        """Lets go, after whoever reads."""
        async with self.connection.lock:
            await self.connection.drop()
