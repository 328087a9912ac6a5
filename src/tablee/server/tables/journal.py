"""The log of one table in this process: one change after the other, each written before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tablee.engine.refusal import Refused
from tablee.engine.state import NOBODY
from tablee.server.store.rows import LogRow, TableRow
from tablee.server.store.writer import Append, Kept
from tablee.server.tables import log, referee
from tablee.server.tables.clock import timed
from tablee.server.tables.limits import Account
from tablee.server.tables.metering import paid
from tablee.server.tables.summary import result_row, seat_rows, table_row
from tablee.server.tables.table import Table, TableSeat

if TYPE_CHECKING:
    from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger("tablee.tables")
RETRIES = 8
QUIET = (log.Played, log.Undone)  # so frequent that the row of the table follows a moment later


class Change:
    """What a request becomes: a log entry, something private to a seat, or both; all of it or nothing.

    One without either only brings about what is due by itself.
    """

    def __init__(
        self,
        entry: log.AnyLogEntry | None = None,
        kept: tuple[Kept, ...] = (),
        then: Callable[[], None] | None = None,
        row: TableRow | None = None,
        seat: int = NOBODY,
    ) -> None:
        self.entry = entry
        self.kept = kept
        self.then = then  # what else changes in memory, once it is written
        self.row = row  # of the table, where something private changes when it acts
        self.seat = seat  # who alone is shown what has changed, where no entry tells it


class QueuedChange:
    """A change that somebody wants, and who hears what became of it."""

    def __init__(
        self, make: Callable[[Table], Change], client: str, answer: Callable[[Exception | None], None]
    ) -> None:
        self.make = make
        self.client = client
        self.answer = answer
        self.payer: Account | None = None
        self.is_done = False  # only what follows by itself is still to be written
        self.is_reading = False  # nothing is wanted but to hear of what others have written
        self.is_whole = False  # also of what is private to seats
        self.tries = 0


class Listener(Protocol):
    """Who is told of changes, and knows what is written beside them."""

    def due(self, table: Table) -> float | None:
        """When the table, as it will be, acts by itself."""

    def kept_with(self, log_entry: log.AnyLogEntry, after: Table) -> tuple[Kept, ...]:
        """What a log entry changes of what is private to seats."""

    def knows(self, client: str) -> bool:
        """Was a message with this id done, beside the log?"""

    def accepted(self, log_entry: log.AnyLogEntry, before: Table) -> None:
        """A log entry is written and followed."""

    def noted(self, seat: int) -> None:
        """Something private to a seat is written."""

    def settled(self) -> None:
        """Nothing more is to be written for now."""

    def refresh(self, kept: dict[tuple[int, str], bytes]) -> None:
        """Another process may have kept something for seats."""


class Journal:
    """The only way in which a table changes, whoever wants it: a person, a bot, an order, a clock."""

    def __init__(self, registry: TableRegistry, table: Table, listener: Listener) -> None:
        self.registry = registry
        self.meter = registry.meter
        self.table = table
        self.listener = listener
        self.queue: deque[QueuedChange] = deque()
        self.is_busy = False  # something is being written
        self.is_looping = False
        self.is_row_stale = False  # the row of the table lags behind its log
        self.seats_of_row: tuple[list[TableSeat], bytes] = ([], b"[]")  # the last ones that were written

    # Asking -------------------------------------------------------------------------------------------

    def submit(
        self, make: Callable[[Table], Change], answer: Callable[[Exception | None], None], client: str = ""
    ) -> None:
        """Makes a change of a request when its turn comes, as things stand then; `answer` hears None, or why not."""
        queued = QueuedChange(make, client, answer)
        queued.payer = self.meter.payer
        self.queue.append(queued)
        self.go_on()

    async def commit(self, make: Callable[[Table], Change], client: str = "") -> None:
        """The same for who can wait; who waits no longer does not undo it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(make, partial(settle, done), client)
        await done

    async def catch_up(self, is_whole: bool = False) -> None:
        """Follows what other processes have written, when its turn comes; also what they have kept for seats."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queued = QueuedChange(lambda table: Change(), "", partial(settle, done))
        queued.is_reading = True
        queued.is_whole = is_whole
        self.queue.append(queued)
        self.go_on()
        await done

    def knows(self, client: str) -> bool:
        """Was a message with this id done already?"""
        return client in self.table.clients or self.listener.knows(client)

    @property
    def is_idle(self) -> bool:
        """Is nothing being written or waiting for it?"""
        return not self.is_busy and not self.queue and not self.is_row_stale

    # One after the other ------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Takes the next request if none is being written."""
        if self.is_looping:
            return
        self.is_looping = True
        try:
            while self.queue and not self.is_busy:
                self.is_busy = True
                self.attempt(self.queue.popleft())
        finally:
            self.is_looping = False

    def attempt(self, request: QueuedChange) -> None:
        """Writes what a request becomes, or what follows it by itself."""
        if request.is_reading:
            self.wait_for_others(self.read_on(request))
            return
        try:
            change = self.next_change(request)
            if change is None:
                self.finish(request, None)
            elif change.entry is not None:
                self.append(change.entry, change, request)
            elif change.kept or change.row is not None:
                self.keep(change, request)
            else:
                self.go_further(change, request)
        except Exception as error:  # noqa: BLE001 - whoever asked is told, and the table goes on
            if self.registry.sharing is not None and isinstance(error, Refused) and not request.is_done:
                self.wait_for_others(paid(self.meter, self.look_again(request, error), request.payer))
            else:
                self.finish(request, error)

    def next_change(self, request: QueuedChange) -> Change | None:
        """What is still to be written."""
        if not request.is_done:
            known = bool(request.client) and self.knows(request.client)
            return None if known else request.make(self.table)
        entry = referee.due(self.table, self.registry.now(), self.registry.settings.closing_seconds)
        return Change(entry) if entry is not None else None

    def finish(self, request: QueuedChange, error: Exception | None) -> None:
        """Answers, and lets the next one have its turn."""
        self.is_busy = False
        if request.is_done and error is not None and not isinstance(error, Refused):
            self.registry.spawn(self.follow_up())
        self.listener.settled()
        try:
            request.answer(error)
        except Exception:
            logger.exception("an answer could not be given", extra={"table": self.table.id})
        self.go_on()

    async def follow_up(self) -> None:
        """What had to follow by itself could not be written: tries again after a pause."""
        await asyncio.sleep(self.registry.settings.retry_seconds)
        self.submit(lambda table: Change(), ignore)

    # Writing ------------------------------------------------------------------------------------------

    def append(self, entry: log.AnyLogEntry, change: Change, request: QueuedChange) -> None:
        """Writes a log entry with all that belongs to it."""
        now = self.registry.now()
        if self.table.opened.budget:
            entry = timed(self.table, entry, now)
        data = log.written(entry)
        after = self.table.after(entry, now)
        after.prove(data)
        client = "" if request.is_done else request.client
        is_listed_later = isinstance(entry, QUIET) and not after.is_over
        one = Append(
            self.table.id,
            self.table.version,
            data,
            after.moved,
            client or secrets.token_hex(8),
            (*change.kept, *self.listener.kept_with(entry, after)),
            None if is_listed_later else self.row(after),
            entry.user if not is_listed_later and isinstance(entry, log.SatDown) else "",
            result_row(after) if after.is_over and not self.table.is_over else None,
            after.proof,
        )

        self.registry.store.append_then(one, Appending(self, one, entry, after, client, change, request).written)

    def keep(self, change: Change, request: QueuedChange) -> None:
        """Writes what only a seat knows."""
        self.registry.store.keep_then(Keeping(self, change, request).written, *change.kept, row=change.row)

    def go_further(self, change: Change, request: QueuedChange) -> None:
        """A change is written: what else it changes, and what follows by itself."""
        try:
            if change.then is not None:
                change.then()
            if change.entry is None and change.seat != NOBODY:
                self.listener.noted(change.seat)
        except Exception:  # it is written all the same, and others wait for their turn
            logger.exception("what follows a change could not be done", extra={"table": self.table.id})
        request.is_done = True
        self.attempt(request)

    def accept(self, entry: log.AnyLogEntry, after: Table, client: str, is_own: bool = True) -> None:
        """The table is what a log entry has made of it; whose entry it is, his process writes the row."""
        before = self.table
        self.table = after
        after.remember_client(client)
        if is_own and isinstance(entry, QUIET) and not after.is_over:
            self.write_row_soon()
        try:
            self.listener.accepted(entry, before)
        except Exception:
            logger.exception("an entry could not be told", extra={"table": after.id})

    async def try_again(self, request: QueuedChange) -> None:
        """Another process has appended: follows that first."""
        try:
            await self.follow_others()
        except Exception as error:  # noqa: BLE001 - whoever asked is told, and the table goes on
            self.finish(request, error)
            return
        request.tries += 1
        if request.tries < RETRIES:
            self.attempt(request)
        else:
            self.finish(request, referee.refused("busy"))

    def wait_for_others(self, work: Coroutine[Any, Any, None]) -> None:
        """Reads what others have written, in a task."""
        if self.registry.sharing is None:
            self.registry.spawn(work)
        else:
            self.registry.sharing.spawn(work)

    async def look_again(self, request: QueuedChange, error: Refused) -> None:
        """A refusal counts only if it was made from the whole log."""
        version = self.table.version
        try:
            await self.follow_others()
        except Exception as failed:  # noqa: BLE001 - whoever asked is told, and the table goes on
            self.finish(request, failed)
            return
        if self.table.version == version:
            self.finish(request, error)
        else:
            self.attempt(request)

    async def read_on(self, request: QueuedChange) -> None:
        """Follows what others have written, and no more."""
        try:
            await self.follow_others()
            if request.is_whole:
                self.listener.refresh(await self.registry.store.kept(self.table.id))
        except Exception as error:  # noqa: BLE001 - whoever asked is told, and the table goes on
            self.finish(request, error)
        else:
            self.finish(request, None)

    async def follow_others(self) -> None:
        """Follows the log from where this process is."""
        id_ = self.table.id
        rows = (await self.registry.store.logs({id_: self.table.version}))[id_]
        entries = [log.read(row[1]) for row in rows]
        if self.registry.sharing is not None:
            await self.registry.sharing.know_people_of(entries)
        self.follow_all(entries, rows)

    def follow_all(self, entries: list[log.AnyLogEntry], rows: list[LogRow]) -> None:
        """Follows log entries that others have written."""
        for entry, (_, data, at, client, proof) in zip(entries, rows, strict=True):
            after = self.table.after(entry, at)
            after.prove(data)
            after.check(proof)
            self.accept(entry, after, client, is_own=False)

    def has_followed_moves(self, rows: list[LogRow]) -> bool:
        """Follows what others have written, if it can be done at once: only moves, and nothing else is under way."""
        if self.is_busy or self.queue:
            return False
        new = [row for row in rows if row[0] >= self.table.version]
        entries = [log.read(row[1]) for row in new]
        if not all(isinstance(entry, QUIET) for entry in entries):
            return False
        self.is_busy = True
        try:
            self.follow_all(entries, new)
        finally:
            self.is_busy = False
        self.listener.settled()
        self.go_on()
        return True

    def write_row_soon(self) -> None:
        """The row of the table will follow its log."""
        if not self.is_row_stale:
            self.is_row_stale = True
            self.registry.stale_rows.append(self)

    def row(self, table: Table) -> TableRow:
        """The row of the table as it is or will be."""
        if table.seats is not self.seats_of_row[0]:
            self.seats_of_row = (table.seats, msgspec.json.encode(seat_rows(table)))
        return table_row(table, self.seats_of_row[1], self.listener.due(table))


class Appending:
    """A log entry on its way to the disk: no closure, which would keep the table before it until memory is freed."""

    def __init__(
        self,
        journal: Journal,
        one: Append,
        entry: log.AnyLogEntry,
        after: Table,
        client: str,
        change: Change,
        request: QueuedChange,
    ) -> None:
        self.journal = journal
        self.one = one
        self.entry = entry
        self.after = after
        self.client = client
        self.change = change
        self.request = request

    def written(self, answer: object) -> None:
        """It is there, or its place was taken, or something went wrong; whoever asked for it pays for the telling."""
        meter = self.journal.meter
        before = meter.switch(self.request.payer)
        try:
            self.go_on(answer)
        finally:
            meter.switch(before)

    def go_on(self, answer: object) -> None:
        """Tells what became of it."""
        if answer is True:
            self.journal.accept(self.entry, self.after, self.client)
            sharing = self.journal.registry.sharing
            if sharing is not None:
                sharing.notify_growth(self.one, isinstance(self.entry, QUIET))
            self.journal.go_further(self.change, self.request)
        elif answer is False:
            self.journal.wait_for_others(self.journal.try_again(self.request))
        else:
            self.journal.finish(self.request, failure(answer))


class Keeping:
    """Something private on its way to the disk."""

    def __init__(self, journal: Journal, change: Change, request: QueuedChange) -> None:
        self.journal = journal
        self.change = change
        self.request = request

    def written(self, answer: object) -> None:
        """It is there, or something went wrong."""
        if isinstance(answer, Exception):
            self.journal.finish(self.request, answer)
        else:
            self.journal.go_further(self.change, self.request)


def failure(answer: object) -> Exception:
    """What went wrong with a write."""
    return answer if isinstance(answer, Exception) else RuntimeError(f"the store answered {answer!r}")


def ignore(error: Exception | None) -> None:
    """Nobody waits for the answer."""


def settle(done: asyncio.Future[None], error: Any) -> None:
    """Answers who waits, if he still does."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
