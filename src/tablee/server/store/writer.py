"""One writer per process: collects what is to be written, writes it in one transaction, then answers everybody."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from sqlalchemy import Connection, Engine, Executable, bindparam, create_engine, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import StaticPool

from tablee.server.store import schema
from tablee.server.store.opening import FAILURES
from tablee.server.store.rows import LogKey, ResultRow, TableRow, log_keys
from tablee.server.store.thread import WorkingThread, settle
from tablee.server.store.transactions import in_async_transaction

logger = logging.getLogger("tablee.store")
MOST_AT_ONCE = 1000
ANSWERED_AT_ONCE = 8  # then pages hear of it, and what they send is read, before the next are answered
ANY_THREAD = {"check_same_thread": False}  # the writer's thread uses the connection, others at most close it


CHANGING = ("length", "phase", "host", "seats", "asked", "moved", "due")  # columns of a table's row
ENTRY_COLUMNS = ("table_id", "number", "entry", "at", "client", "proof")
UPDATE_TABLE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in CHANGING)} WHERE id = ? AND length <= ?"  # noqa: S608
APPEND_SITTING = "INSERT INTO sittings (user_id, table_id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
END_TABLE = "UPDATE tables SET is_over = 1 WHERE id = ?"
update_table = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("of"), schema.tables.c.length <= bindparam("up_to"))
    .values({name: bindparam(name) for name in CHANGING})
)

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


def engine_settings(url: str) -> dict[str, Any]:
    """What a message of the database never repeats: what people wrote. A server of its own may have been restarted."""
    return {"hide_parameters": True, "pool_pre_ping": not url.startswith("sqlite")}


def key_of(one: Append) -> LogKey:
    """Which log entry it is, and whose."""
    return one.table, one.number, one.client


Work = Callable[[Connection], Any]


class Job:
    """Something to be written, and who waits for it."""

    def __init__(
        self,
        append: Append | None = None,
        kept: tuple[Kept, ...] = (),
        row: TableRow | None = None,
        work: Work | None = None,
    ) -> None:
        self.append = append
        self.kept = kept
        self.row = row
        self.work = work
        self.then: Callable[[Any], None] | None = None  # is told the answer


class Writer:
    """The one task that writes.

    The statements are written once, for a plain connection. SQLite runs them in a thread of its own, one hop for a
    whole group; PostgreSQL through the asynchronous driver.
    """

    def __init__(self, url: str) -> None:
        self.is_sqlite = url.startswith("sqlite")
        self.engine: Engine | None = None
        self.async_engine: AsyncEngine | None = None
        if self.is_sqlite:
            self.engine = create_engine(
                url.replace("+aiosqlite", ""), poolclass=StaticPool, connect_args=ANY_THREAD, **engine_settings(url)
            )
        else:
            self.async_engine = create_async_engine(url, pool_size=1, max_overflow=0, **engine_settings(url))
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
        new = sqlite.insert if self.is_sqlite else postgresql.insert
        self.insert_entries = (
            new(schema.entries)
            .on_conflict_do_nothing()
            .returning(schema.entries.c.table_id, schema.entries.c.number, schema.entries.c.client)
        )
        keep = new(schema.kept)
        self.insert_sitting = new(schema.sittings).on_conflict_do_nothing()
        self.insert_result = new(schema.results).on_conflict_do_nothing()
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
        if self.async_engine is not None:
            await self.async_engine.dispose()
        self.thread.stop()

    async def append(self, one: Append) -> bool:
        """Appends a log entry; answers when it is durable, or False if its number is taken."""
        return bool(await self.submit(Job(one, one.kept, one.row)))

    async def keep(self, *kept: Kept, row: TableRow | None = None) -> None:
        """Keeps something private to a seat; with the row of its table, if that changes with it."""
        await self.submit(Job(kept=kept, row=row))

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
        job = Job(one, one.kept, one.row)
        job.then = then
        self.hand_over(job)

    def keep_then(self, then: Callable[[Any], None], *kept: Kept, row: TableRow | None = None) -> None:
        """The same as `keep`, without waiting: `then` is told None, or the error."""
        job = Job(kept=kept, row=row)
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
            if batch:
                await self.write(batch)

    async def gather(self) -> None:
        """Waits until as much is waiting as is unanswered.

        A commit costs as much as many log entries, and under load one group is answered while the disk writes the next.
        """
        while len(self.waiting) < min(len(self.unanswered), MOST_AT_ONCE):  # noqa: ASYNC110 - each turn answers some
            await asyncio.sleep(0)

    async def write(self, batch: list[Job]) -> None:
        """Writes a batch in one transaction; if that fails, one by one, so that only the culprit hears of it."""
        try:
            answers = await self.in_transaction(lambda connection: self.write_all(connection, batch))
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
        if self.async_engine is not None:
            return await in_async_transaction(self.async_engine, work)
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
        done = [job for job in batch if job.append is None or are_all_free or key_of(job.append) in appended]
        kept = {one[:3]: one for job in done for one in job.kept}
        if kept:
            rows = [dict(zip(("table_id", "seat", "kind", "data"), one, strict=True)) for one in kept.values()]
            connection.execute(self.insert_kept, rows)
        self.update_tables(connection, [job.row for job in done if job.row is not None])
        for job in done:
            if job.append is not None:
                self.note_people(connection, job.append)
        answers: list[Any] = []
        for job in batch:
            if job.append is not None:
                answers.append(are_all_free or key_of(job.append) in appended)
            else:
                answers.append(job.work(connection) if job.work is not None else None)
        return answers

    def update_tables(self, connection: Connection, rows: Sequence[TableRow]) -> None:
        """Brings the rows of tables up to date, unless another process has come further."""
        if not rows:
            return
        if self.is_sqlite:
            raw = connection.connection.cursor()
            raw.executemany(
                UPDATE_TABLE,
                [(r.length, r.phase, r.host, r.seats, r.asked, r.moved, r.due, r.id, r.length) for r in rows],
            )
            raw.close()
            return
        connection.execute(update_table, [row_values(row) for row in rows])

    def note_people(self, connection: Connection, one: Append) -> None:
        """Who sat down with a log entry, and how the game ended with it."""
        if self.is_sqlite:
            if one.sitter or one.result is not None:
                note_people_at_once(connection, one)
            return
        if one.sitter:
            connection.execute(self.insert_sitting, {"user_id": one.sitter, "table_id": one.table, "at": one.at})
        if one.result is not None:
            connection.execute(self.insert_result, result_values(one.result))
            connection.execute(update(schema.tables).where(schema.tables.c.id == one.table).values(is_over=True))

    def append_at_once(self, connection: Connection, appends: list[Append]) -> bool:
        """Inserts all log entries if none of them is in conflict, as SQLite does it fastest; else nothing.

        They are the first that a transaction writes. One statement for all: between statements this thread may wait
        for the other one to let go of the interpreter.
        """
        if not self.is_sqlite or not appends:
            return not appends
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


def note_people_at_once(connection: Connection, one: Append) -> None:
    """Who sat down with a log entry, and how the game ended with it, as SQLite does it fastest."""
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


def row_values(row: TableRow) -> dict[str, Any]:
    """What an update of a table's row sets."""
    return {
        "of": row.id,
        "up_to": row.length,
        "length": row.length,
        "phase": row.phase,
        "host": row.host,
        "seats": row.seats,
        "asked": row.asked,
        "moved": row.moved,
        "due": row.due,
    }


def result_values(result: ResultRow) -> dict[str, Any]:
    """The columns of a result."""
    return {
        "table_id": result.table,
        "game": result.game,
        "version": result.version,
        "players": result.players,
        "users": json.dumps(result.users),
        "kinds": json.dumps(result.kinds),
        "places": json.dumps(result.places),
        "scores": json.dumps(result.scores),
        "ending": result.ending,
        "word": result.word,
        "began": result.began,
        "ended": result.ended,
    }


def answer(job: Job, value: Any) -> None:
    """Answers who handed the job over; what he makes of it is not for the writer to suffer from."""
    if job.then is not None:
        try:
            job.then(value)
        except Exception:
            logger.exception("what was written could not be followed")
