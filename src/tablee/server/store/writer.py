"""One writer per process: collects what is to be written, writes it in one transaction, then answers everybody."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from sqlalchemy import Connection, Engine, Executable, create_engine
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import StaticPool

from tablee.server.store import schema
from tablee.server.store.opening import FAILURES
from tablee.server.store.postgres import HeldConnection, write_group
from tablee.server.store.rows import CHANGING, LogKey, ResultRow, TableRow, log_keys, result_values
from tablee.server.store.thread import WorkingThread, settle

logger = logging.getLogger("tablee.store")
MOST_AT_ONCE = 1000
ANSWERED_AT_ONCE = 8  # then pages hear of it, and what they send is read, before the next are answered
ANY_THREAD = {"check_same_thread": False}  # the writer's thread uses the connection, others at most close it


ENTRY_COLUMNS = ("table_id", "number", "entry", "at", "client", "proof")
UPDATE_TABLE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE id = ? AND length <= ?"  # noqa: S608
APPEND_SITTING = "INSERT INTO sittings (user_id, table_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
END_TABLE = "UPDATE tables SET is_over = 1 WHERE id = ?"

Kept = tuple[str, int, str, bytes]  # table, seat, kind, data


class Append:
    """A log entry to be appended, with all that must be written together with it, or not at all."""

    def __init__(
        self,
        table: str,
        number: int,
        entry: bytes,
        at: float,
        client: str,
        kept: tuple[Kept, ...] = (),
        row: TableRow | None = None,
        sitter: str = "",
        result: ResultRow | None = None,
        proof: bytes = b"",
    ) -> None:
        self.table = table
        self.number = number
        self.entry = entry
        self.at = at
        self.client = client
        self.kept = kept
        self.row = row  # of the table, as the entry leaves it
        self.sitter = sitter  # who has sat down
        self.result = result  # of the game, if the entry ends it
        self.proof = proof  # of the log with this entry

    @property
    def key(self) -> LogKey:
        """Which log entry it is, and whose."""
        return self.table, self.number, self.client

    @property
    def has_people(self) -> bool:
        """Does it tell who sat down, or how the game ended?"""
        return bool(self.sitter) or self.result is not None


def engine_settings(url: str) -> dict[str, Any]:
    """What a message of the database never repeats: what people wrote. A server of its own may have been restarted."""
    return {"hide_parameters": True, "pool_pre_ping": not url.startswith("sqlite")}


def rows_of(row: TableRow | None) -> Sequence[TableRow]:
    """The row of a table that changes, if it does."""
    return () if row is None else (row,)


Work = Callable[[Connection], Any]


class Job:
    """Something to be written, and who waits for it."""

    def __init__(
        self,
        append: Append | None = None,
        kept: tuple[Kept, ...] = (),
        rows: Sequence[TableRow] = (),
        work: Work | None = None,
    ) -> None:
        self.append = append
        self.kept = kept
        self.rows = rows
        self.work = work
        self.then: Callable[[Any], None] | None = None  # is told the answer


class Writer:
    """The one task that writes.

    SQLite runs a whole group in a thread of its own, one hop there and back; PostgreSQL gets it on a connection that is
    held (`postgres.py`).
    """

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine: Engine | None = None
        self.postgres: HeldConnection | None = None
        if self.is_sqlite:
            self.engine = create_engine(
                url.replace("+aiosqlite", ""), poolclass=StaticPool, connect_args=ANY_THREAD, **engine_settings(url)
            )
        else:
            engine = create_async_engine(url, pool_size=1, max_overflow=0, **engine_settings(url))
            self.postgres = HeldConnection(engine)
        self.thread = WorkingThread("tablee-writer")
        self.connection: Connection | None = None  # the one that the thread writes on
        self.waiting: list[Job] = []
        self.unanswered: deque[tuple[Job, Any]] = deque()  # what is durable, with the answer
        self.wake = asyncio.Event()
        self.stopping = False
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.is_failing = False  # the last write failed
        self.written = 0
        self.insert_entries = (
            sqlite.insert(schema.entries)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.table_id, schema.entries.c.number, schema.entries.c.client)
        )
        keep = sqlite.insert(schema.kept)
        self.insert_kept = keep.on_conflict_do_update(
            index_elements=["table_id", "seat", "kind"], set_={"data": keep.excluded.data}
        )

    def start(self) -> None:
        """Begins to write."""
        self.task = asyncio.create_task(self.run_forever())

    async def stop(self) -> None:
        """Writes what is waiting, then stops."""
        self.stopping = True
        self.wake.set()
        if self.task is not None:
            await self.task

    async def close(self) -> None:
        """Lets the database go."""
        if self.engine is not None:
            await self.thread.run(self.disconnect)
        if (postgres := self.postgres) is not None:
            await postgres.drop()
            await postgres.engine.dispose()
        self.thread.stop()

    async def append(self, one: Append) -> bool:
        """Appends a log entry; answers when it is durable, or False if its number is taken."""
        return bool(await self.submit(Job(one, one.kept, rows_of(one.row))))

    async def keep(self, *kept: Kept, row: TableRow | None = None) -> None:
        """Keeps something private to a seat; with the row of its table, if that changes with it."""
        await self.submit(Job(kept=kept, rows=rows_of(row)))

    async def keep_rows(self, rows: Sequence[TableRow]) -> None:
        """Brings the rows of tables up to date."""
        await self.submit(Job(rows=rows))

    async def run(self, statement: Executable) -> int:
        """Runs another statement; the number of rows it changed."""
        return int(await self.do(lambda connection: connection.execute(statement).rowcount))

    async def do(self, work: Work) -> Any:
        """Does something else on the writing connection; its answer."""
        return await self.submit(Job(work=work))

    async def submit(self, job: Job) -> Any:
        """Hands a job over and waits for its answer."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        job.then = partial(settle, answer)
        self.hand_over(job)
        return await answer

    def append_then(self, one: Append, then: Callable[[Any], None]) -> None:
        """The same as `append`, without waiting: `then` is told True, False, or the error."""
        job = Job(one, one.kept, rows_of(one.row))
        job.then = then
        self.hand_over(job)

    def keep_then(self, then: Callable[[Any], None], *kept: Kept, row: TableRow | None = None) -> None:
        """The same as `keep`, without waiting: `then` is told None, or the error."""
        job = Job(kept=kept, rows=rows_of(row))
        job.then = then
        self.hand_over(job)

    def hand_over(self, job: Job) -> None:
        """Leaves a job to the one task that writes."""
        if self.stopping:
            raise ConnectionError("the store is closing: nothing is written any more")
        self.waiting.append(job)
        self.wake.set()

    async def run_forever(self) -> None:
        """Takes all that is waiting, again and again."""
        while self.waiting or self.unanswered or not self.stopping:
            if not self.waiting and not self.unanswered:
                await self.wake.wait()
            await self.gather()
            self.wake.clear()
            batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            for part in self.parts(batch):
                await self.write(part)

    def parts(self, batch: list[Job]) -> list[list[Job]]:
        """What is written in one transaction: all, or for PostgreSQL what goes to the driver, then the rest."""
        if self.is_sqlite or all(job.work is None for job in batch):
            return [batch] if batch else []
        plain = [job for job in batch if job.work is None]
        return [part for part in (plain, [job for job in batch if job.work is not None]) if part]

    async def gather(self) -> None:
        """Waits until as much is waiting as is unanswered.

        A commit costs as much as many log entries, and under load one group is answered while the disk writes the next.
        """
        while len(self.waiting) < min(len(self.unanswered), MOST_AT_ONCE):  # noqa: ASYNC110 - each turn answers some
            await asyncio.sleep(0)

    async def write(self, batch: list[Job]) -> None:
        """Writes a batch in one transaction; if that fails, one by one, so that only the culprit hears of it."""
        try:
            answers = await self.write_at_once(batch)
        except Exception as error:
            if len(batch) == 1:
                if not self.is_failing:
                    logger.exception("cannot write")
                self.is_failing = self.is_failing or isinstance(error, FAILURES)
                self.answer_soon(batch, [error])
                return
            for job in batch:
                await self.write([job])
            return
        self.is_failing = False
        self.commits += 1
        self.written += len(batch)
        self.answer_soon(batch, answers)

    async def write_at_once(self, batch: list[Job]) -> list[Any]:
        """Writes a batch in one transaction; the answer to each job."""
        if self.postgres is not None and batch[0].work is None:
            return await write_group(self.postgres, batch)
        return list(await self.in_transaction(lambda connection: self.write_all(connection, batch)))

    def answer_soon(self, batch: list[Job], answers: list[Any]) -> None:
        """Answers a batch when those before it are answered."""
        if not self.unanswered:
            asyncio.get_running_loop().call_soon(self.answer_some)
        self.unanswered.extend(zip(batch, answers, strict=True))

    def answer_some(self) -> None:
        """Answers a few, then lets others have their turn."""
        for _ in range(min(ANSWERED_AT_ONCE, len(self.unanswered))):
            answer(*self.unanswered.popleft())
        if self.unanswered:
            asyncio.get_running_loop().call_soon(self.answer_some)

    async def in_transaction(self, work: Callable[[Connection], Any]) -> Any:
        """Does something on the writing connection, then commits."""
        if self.postgres is not None:
            return await self.postgres.in_transaction(work)
        return await self.thread.run(partial(self.in_thread, work))

    def in_thread(self, work: Callable[[Connection], Any]) -> Any:
        """The same for SQLite, in the writer's own thread.

        Most groups only append, on the driver's own connection: SQLAlchemy's transactions cost as much as a log entry,
        and begin by themselves where something else is written.
        """
        assert self.engine is not None
        connection = self.connection
        if connection is None:
            connection = self.connection = self.engine.connect()
        raw = connection.connection
        try:
            answer = work(connection)
            if connection.in_transaction():
                connection.commit()
            else:
                raw.commit()
        except BaseException:
            connection.rollback()
            raw.rollback()
            raise
        return answer

    def disconnect(self) -> None:
        """Closes the connection of the writer's own thread."""
        assert self.engine is not None
        if self.connection is not None:
            self.connection.close()
        self.engine.dispose()

    def write_all(self, connection: Connection, batch: list[Job]) -> list[Any]:
        """The statements of a batch; the answer to each job."""
        appends = [job.append for job in batch if job.append is not None]
        are_all_free = self.append_at_once(connection, appends)
        appended = set() if are_all_free else self.append_free(connection, appends)
        done = [job for job in batch if job.append is None or are_all_free or job.append.key in appended]
        kept = {one[:3]: one for job in done for one in job.kept}
        if kept:
            rows = [dict(zip(("table_id", "seat", "kind", "data"), one, strict=True)) for one in kept.values()]
            connection.execute(self.insert_kept, rows)
        update_tables(connection, [row for job in done for row in job.rows])
        for job in done:
            if job.append is not None and job.append.has_people:
                note_people(connection, job.append)
        answers: list[Any] = []
        for job in batch:
            if job.append is not None:
                answers.append(are_all_free or job.append.key in appended)
            else:
                answers.append(job.work(connection) if job.work is not None else None)
        return answers

    def append_at_once(self, connection: Connection, appends: list[Append]) -> bool:
        """Inserts all log entries if none of them is in conflict, as SQLite does it fastest; else nothing.

        They are the first that a transaction writes. One statement for all: between statements this thread may wait
        for the other one to let go of the interpreter.
        """
        if not appends:
            return True
        raw = connection.connection.cursor()
        raw.execute("BEGIN")
        values: list[Any] = []
        for one in appends:  # sqlite3 looks for adapters of bytes each time, for those of a bytearray never
            values += (one.table, one.number, bytearray(one.entry), one.at, one.client, bytearray(one.proof))
        raw.execute(append_rows(len(appends)), values)
        is_complete = raw.rowcount == len(appends)
        if not is_complete:
            raw.execute("ROLLBACK")
        raw.close()
        return is_complete

    def append_free(self, connection: Connection, appends: list[Append]) -> set[LogKey]:
        """Inserts the log entries whose place is free; which ones they were."""
        return log_keys(connection.execute(self.insert_entries, [entry_values(one) for one in appends]))


@cache
def append_rows(count: int) -> str:
    """The statement that appends so many log entries, where nothing is in their place.

    It cannot fail half-way, so SQLite need not copy the pages that it changes aside, as it does for ON CONFLICT.
    """
    rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    return f"INSERT OR IGNORE INTO entries (table_id, number, entry, at, client, proof) VALUES {rows}"  # noqa: S608


def update_tables(connection: Connection, rows: Sequence[TableRow]) -> None:
    """Brings the rows of tables up to date, unless another has come further."""
    if rows:
        raw = connection.connection.cursor()
        raw.executemany(
            UPDATE_TABLE,
            [(r.length, r.phase, r.host, r.seats, r.asked, r.moved, r.due, r.id, r.length) for r in rows],
        )
        raw.close()


def note_people(connection: Connection, one: Append) -> None:
    """Who sat down with a log entry, and how the game ended with it."""
    raw = connection.connection.cursor()
    if one.sitter:
        raw.execute(APPEND_SITTING, (one.sitter, one.table, one.at))
    if one.result is not None:
        values = result_values(one.result)
        raw.execute(append_result(tuple(values)), list(values.values()))
        raw.execute(END_TABLE, (one.table,))
    raw.close()


@cache
def append_result(columns: tuple[str, ...]) -> str:
    """The statement that notes how a game ended."""
    places = ", ".join("?" * len(columns))
    return f"INSERT INTO results ({', '.join(columns)}) VALUES ({places}) ON CONFLICT DO NOTHING"  # noqa: S608


def entry_values(one: Append) -> dict[str, Any]:
    """The columns of an entry, by name."""
    values = (one.table, one.number, one.entry, one.at, one.client, one.proof)
    return dict(zip(ENTRY_COLUMNS, values, strict=True))


def answer(job: Job, value: Any) -> None:
    """Answers who handed the job over; what he makes of it is not for the writer to suffer from."""
    if job.then is not None:
        try:
            job.then(value)
        except Exception:
            logger.exception("what was written could not be followed")
