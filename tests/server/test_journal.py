"""The one way in which a table changes, without a socket and without a database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.engine.refusal import Refused
from tablee.server.store.rows import LogRow, TableRow
from tablee.server.store.writer import Append, Kept
from tablee.server.tables import log, referee
from tablee.server.tables.journal import Change, Journal
from tablee.server.tables.limits import Meter
from tablee.server.tables.table import Table
from tests.server.games import dealt

pytestmark = pytest.mark.anyio


class Paper:
    """A store that writes when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Append | None, Callable[[Any], None]]] = []
        self.elsewhere: list[tuple[bytes, float, str, bytes]] = []  # what another process has appended

    def append_then(self, one: Append, then: Callable[[Any], None]) -> None:
        """Waits to write an entry."""
        self.waiting.append((one, then))

    def keep_then(self, then: Callable[[Any], None], *kept: Kept, row: TableRow | None = None) -> None:
        """Waits to write something private."""
        self.waiting.append((None, then))

    async def logs(self, wanted: Mapping[str, int]) -> dict[str, list[LogRow]]:
        """What another process has appended."""
        found, self.elsewhere = self.elsewhere, []
        return {table: [(number, *row) for number, row in enumerate(found, since)] for table, since in wanted.items()}

    def answer(self, value: object) -> Append | None:
        """Answers the first that waits."""
        one, then = self.waiting.pop(0)
        then(value)
        return one


class Ears:
    """Hears what a journal tells."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def due(self, table: Table) -> float | None:
        """Never."""
        return None

    def kept_with(self, entry: log.AnyLogEntry, after: Table) -> tuple[Kept, ...]:
        """One row, to be found again."""
        return (("t", 0, type(entry).__name__, b""),)

    def knows(self, client: str) -> bool:
        """No."""
        return False

    def accepted(self, entry: log.AnyLogEntry, before: Table) -> None:
        """An entry."""
        self.heard.append(type(entry).__name__)

    def noted(self, seat: int) -> None:
        """A private change."""
        self.heard.append(f"seat {seat}")

    def refresh(self, kept: dict[tuple[int, str], bytes]) -> None:
        pass

    def settled(self) -> None:
        """All is written."""


class Desk:
    """A journal with its store and its listener, and what was answered."""

    def __init__(self) -> None:
        self.paper, self.ears = Paper(), Ears()
        self.answers: list[Exception | None] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        settings = SimpleNamespace(closing_seconds=10.0)
        registry: Any = SimpleNamespace(
            store=self.paper, now=lambda: 5.0, settings=settings, spawn=self.spawn, meter=Meter(), sharing=None
        )
        self.journal = Journal(registry, dealt("tiny", 2), self.ears)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something beside."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        return task

    def ask(self, entry: log.AnyLogEntry, client: str = "") -> None:
        """Asks for an entry."""
        self.journal.submit(lambda _: Change(entry), self.answers.append, client)


OFFER = log.EndOffered(0, True)


async def test_nothing_is_told_before_it_is_written() -> None:
    """Nor is the table any other, nor anybody answered."""
    desk = Desk()
    before = desk.journal.table
    desk.ask(OFFER)
    assert (desk.ears.heard, desk.answers, desk.journal.table) == ([], [], before)
    one = desk.paper.answer(True)
    assert one is not None
    assert (one.number, one.kept) == (before.version, (("t", 0, "EndOffered", b""),))
    assert desk.ears.heard == ["EndOffered"]
    assert desk.answers == [None]
    assert desk.journal.table.seats[0].agrees
    assert not before.seats[0].agrees


async def test_one_after_the_other() -> None:
    """Each is made as things stand when its turn comes; one that is refused or cannot be followed stops nobody."""
    desk = Desk()
    seen: list[int] = []

    def look(table: Table) -> Change:
        seen.append(table.version)
        return Change(OFFER)

    def refuse(_: Table) -> Change:
        raise referee.refused("busy")

    start = desk.journal.table.version
    for make in (look, refuse, look):
        desk.journal.submit(make, desk.answers.append)
    desk.ask(log.Undone(0))  # there is nothing to undo
    desk.ask(OFFER)
    for _ in range(3):
        desk.paper.answer(True)
    assert seen == [start, start + 1]
    assert [type(answer) for answer in desk.answers] == [type(None), Refused, type(None), Refused, type(None)]
    assert desk.journal.is_idle


async def test_a_failed_write_changes_nothing_and_stops_nobody() -> None:
    """Whoever asked is told."""
    desk = Desk()
    before = desk.journal.table
    desk.ask(OFFER)
    desk.ask(OFFER)
    desk.paper.answer(OSError("no room"))
    assert desk.journal.table is before
    assert isinstance(desk.answers[0], OSError)
    desk.paper.answer(True)
    assert desk.answers[1] is None


async def test_what_cannot_be_done_after_a_change_stops_nobody() -> None:
    """The change is written all the same."""
    desk = Desk()

    def fail() -> None:
        raise ValueError

    desk.journal.submit(lambda _: Change(OFFER, then=fail), desk.answers.append)
    desk.ask(OFFER)
    desk.paper.answer(True)
    desk.paper.answer(True)
    assert desk.answers == [None, None]
    assert desk.journal.is_idle


async def test_what_another_process_has_written_is_followed_first() -> None:
    """Then the request is made again, as things stand now."""
    desk = Desk()
    desk.ask(log.Muted(1, True), "client")
    there = desk.journal.table.after(OFFER, 4.0)
    there.prove(log.written(OFFER))
    desk.paper.elsewhere = [(log.written(OFFER), 4.0, "other", there.proof)]
    desk.paper.answer(False)
    await asyncio.gather(*desk.tasks)
    assert desk.ears.heard == ["EndOffered"]
    again = desk.paper.answer(True)
    assert again is not None
    assert again.number == desk.journal.table.version - 1
    assert desk.ears.heard == ["EndOffered", "Muted"]
    assert desk.journal.knows("other")
    assert desk.journal.knows("client")


async def test_a_message_sent_twice_is_done_once() -> None:
    """Both are told that it is done."""
    desk = Desk()
    for _ in range(2):
        desk.ask(OFFER, "client")
    desk.paper.answer(True)
    assert desk.answers == [None, None]
    assert not desk.paper.waiting


async def test_what_follows_by_itself_comes_before_the_answer() -> None:
    """The end, when every side but one has given up."""
    desk = Desk()
    desk.ask(log.Conceded(0, "random"))
    desk.paper.answer(True)
    assert desk.answers == []
    ended = desk.paper.answer(True)
    assert ended is not None
    assert ended.result is not None
    assert ended.result.ending == "conceded"
    assert desk.ears.heard == ["Conceded", "Ended"]
    assert desk.answers == [None]


async def test_who_waits_no_longer_undoes_nothing() -> None:
    """What was handed to the store is followed all the same."""
    desk = Desk()
    waiting = asyncio.create_task(desk.journal.commit(lambda _: Change(OFFER)))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.sleep(0)
    desk.paper.answer(True)
    assert desk.ears.heard == ["EndOffered"]
    assert desk.journal.is_idle


async def test_what_is_private_is_shown_to_its_seat() -> None:
    """When it is written, and it changes no version."""
    desk = Desk()
    version = desk.journal.table.version
    done: list[str] = []
    change = Change(None, (("t", 1, "draft", b""),), lambda: done.append("done"), seat=1)
    desk.journal.submit(lambda _: change, desk.answers.append)
    assert (done, desk.ears.heard) == ([], [])
    desk.paper.answer(None)
    assert (done, desk.ears.heard, desk.answers) == (["done"], ["seat 1"], [None])
    assert desk.journal.table.version == version
