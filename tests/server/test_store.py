"""One suite for every store: SQLite, and a real PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from tablee.server.store import schema
from tablee.server.store.chat import ChatStore
from tablee.server.store.people import PeopleStore
from tablee.server.store.rows import ChatSize, NewTableRow, ResultRow, SaidRow, SeatRow, TableRow
from tablee.server.store.store import Append, Store, sqlite_url
from tablee.server.tables.registry import TableRegistry
from tests.server.conftest import QUICK, empty
from tests.server.players import begun, play_out

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store."""
    is_sqlite = request.param == "sqlite"
    url = sqlite_url(tmp_path / "tables.sqlite") if is_sqlite else request.getfixturevalue("postgres")
    opened = Store(url)
    if not is_sqlite:
        await empty(opened)
    await opened.open()
    yield opened
    await opened.close()


def entry(number: int, client: str, table: str = "t") -> Append:
    """An entry to append."""
    return Append(table, number, f"{number} {client}".encode(), 1.5, client)


async def test_entries_come_back_in_order(store: Store) -> None:
    """With their time and client id."""
    for number in range(3):
        assert await store.append(entry(number, f"c{number}"))
    assert await store.log("t", 1) == [(b"1 c1", 1.5, "c1", b""), (b"2 c2", 1.5, "c2", b"")]
    assert await store.log("other") == []


async def test_a_conflict_in_the_middle_of_a_group_touches_no_other(store: Store) -> None:
    """One transaction, five entries, the middle one's number is taken: four are in."""
    await store.append(entry(0, "first", "b"))
    before = store.writer.commits
    group = [entry(0, "1", "a"), entry(1, "2", "a"), entry(0, "late", "b"), entry(0, "3", "c"), entry(1, "4", "b")]
    answers = await asyncio.gather(*(store.append(one) for one in group))
    assert answers == [True, True, False, True, True]
    assert store.writer.commits == before + 1
    assert [row[2] for row in await store.log("b")] == ["first", "4"]


async def test_two_in_one_group_for_one_place(store: Store) -> None:
    """One of them gets it."""
    answers = await asyncio.gather(store.append(entry(0, "x")), store.append(entry(0, "y")))
    assert sorted(answers) == [False, True]


async def test_answers_keep_the_order_of_the_writing(store: Store) -> None:
    """Also those of several groups, and what is not answered yet when the store closes."""
    told: list[int] = []

    def write(number: int) -> None:
        store.append_then(entry(number, f"c{number}"), lambda _: hear(number))

    def hear(number: int) -> None:
        told.append(number)
        if number < 40:
            write(number + 40)

    for number in range(40):
        write(number)
    while len(told) < 60:  # noqa: ASYNC110 - in the middle of the second round
        await asyncio.sleep(0)
    await store.writer.stop()
    assert told == list(range(80))


async def test_a_bad_statement_hurts_nobody_else(store: Store) -> None:
    """What was written together with it is written all the same."""
    bad = store.writer.run(text("INSERT INTO nothing VALUES (1)"))
    good = store.append(entry(0, "good"))
    answers = await asyncio.gather(bad, good, return_exceptions=True)
    assert isinstance(answers[0], Exception)
    assert answers[1] is True


async def test_a_fault_of_our_own_does_not_stop_the_writer(store: Store) -> None:
    """Whoever handed it over hears of it, and the next is written."""

    def fault(_: Connection) -> None:
        raise KeyError("a fault")

    answers = await asyncio.gather(store.writer.do(fault), store.append(entry(0, "good")), return_exceptions=True)
    assert isinstance(answers[0], KeyError)
    assert answers[1] is True
    assert not store.writer.is_failing


async def test_a_database_that_is_locked_fails_who_waits_and_nobody_later(tmp_path: Path) -> None:
    """The writer goes on."""
    file = tmp_path / "tables.sqlite"
    store = Store(sqlite_url(file))
    await store.open()
    await store.writer.in_transaction(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout=0"))
    with closing(sqlite3.connect(file)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError):
            await store.append(entry(0, "early"))
        other.rollback()
    assert await store.append(entry(0, "late"))
    await store.close()


async def test_what_is_kept_is_replaced(store: Store) -> None:
    """The latest counts, even within one group."""
    await asyncio.gather(store.keep(("t", 0, "draft", b"1")), store.keep(("t", 0, "draft", b"2")))
    await store.keep(("t", 1, "notes", b"\x00\xff"))
    assert await store.kept("t") == {(0, "draft"): b"2", (1, "notes"): b"\x00\xff"}


async def test_the_chat_is_read_in_parts(store: Store) -> None:
    """The last lines before one of them; how many there are is known without reading them."""
    chat = ChatStore(store)
    assert await chat.size("t") == ChatSize(0, 0)
    lines = [SaidRow(number, "u", number % 3 - 1, 1.0, f"{number}", deleted=False) for number in range(10)]
    for line in lines:
        assert await chat.say("t", line)
    assert await chat.size("t") == ChatSize(10, 4)
    assert await chat.said("t", 10, 3) == lines[7:]
    assert await chat.said("t", 2, 3) == lines[:2]


async def test_what_is_written_again_is_there_once(store: Store) -> None:
    """A connection may be lost after the database has committed: then nobody knows, and it is tried again."""
    line = SaidRow(0, "u", 0, 1.5, "bonjour", deleted=False)
    assert [await ChatStore(store).say("t", line) for _ in range(2)] == [True, True]
    assert await ChatStore(store).said("t", 9, 9) == [line]
    assert [await store.add_table(new("t", "ABC"), [entry(0, "c")]) for _ in range(2)] == [True, True]
    assert len(await store.log("t")) == 1


async def test_people_and_what_they_said_can_be_erased(store: Store) -> None:
    """Nothing of it stays."""
    people, chat = PeopleStore(store), ChatStore(store)
    await people.name("u", "Ana", 1.0)
    await people.name("u", "Anaïs", 2.0)
    assert await people.names() == {"u": "Anaïs"}
    assert await chat.say("t", SaidRow(0, "u", 0, 1.0, "bonjour", deleted=False))
    assert not await chat.say("t", SaidRow(0, "v", 0, 1.0, "late", deleted=False))
    assert await people.erase("u") == {"t": [SaidRow(0, "", 0, 1.0, "", deleted=True)]}
    assert await people.names() == {}
    assert [(line.text, line.user, line.deleted) for line in await chat.said("t", 9, 9)] == [("", "", True)]


def row(id_: str, length: int = 1, **more: Any) -> TableRow:
    """The row of a table at which Ana sits."""
    seats = msgspec.json.encode([SeatRow("person", "ana"), SeatRow("bot:novice")])
    values: dict[str, Any] = {"phase": "playing", "host": "ana", "asked": b"[0]", "moved": 1.0, "due": None, **more}
    return TableRow(id_, length, values.pop("phase"), values.pop("host"), seats, **values)


def new(id_: str, code: str, created: float = 1.0, **more: Any) -> NewTableRow:
    """A new table."""
    return NewTableRow(code, b"seed", created, "tiny", 2, True, 0, row(id_, **more))


def ended(id_: str) -> ResultRow:
    """How Ana won."""
    return ResultRow(
        id_, "tiny", 2, 2, ["ana", ""], ["person", "bot:novice"], [1, 2], [5.0, 3.5], "finished", "all", 1.0, 61.0
    )


async def test_tables_are_found(store: Store) -> None:
    """By id, by code, by the people who sat there."""
    assert await store.add_table(new("t", "ABC"), [entry(0, "c")])
    assert not await store.add_table(new("u", "ABC"), [entry(0, "c", "u")])
    assert await store.log("u") == []
    assert await store.table_by_code("ABC") == "t"
    assert await store.table_by_code("XYZ") is None
    found = await store.tables_of(["ana", "ben"])
    assert [one.id for one in found["ana"]] == ["t"]
    assert found["ben"] == []
    assert await store.append(Append("t", 1, b"", 2.0, "d", sitter="ben"))
    assert [one.id for one in (await store.tables_of(["ben"]))["ben"]] == ["t"]


async def test_the_row_of_a_table_is_written_with_its_entry(store: Store) -> None:
    """Or not at all, if the entry is not; and no older row replaces a newer one."""
    await store.add_table(new("t", "ABC"), [entry(0, "c")])
    assert not await store.append(Append("t", 0, b"", 2.0, "d", row=row("t", 2, phase="lost")))
    assert await store.append(Append("t", 1, b"", 2.0, "e", row=row("t", 2, asked=b'{"1":[5.0,9.0]}', moved=2.0)))
    await store.keep(row=row("t", 1, phase="older"))
    found = await store.listed("t")
    assert found is not None
    assert (found.phase, found.asked[1].until, found.moved, found.seats_of("ana")) == ("playing", 9.0, 2.0, [0])


async def test_nothing_private_is_kept_with_an_entry_that_is_lost(store: Store) -> None:
    """A conflict leaves all as it was."""
    await store.append(entry(0, "c"))
    group = [
        Append("t", 0, b"", 1.0, "late", kept=(("t", 0, "notes", b"never"),)),
        Append("t", 1, b"", 1.0, "next", kept=(("t", 1, "notes", b"yes"),)),
    ]
    assert await asyncio.gather(*(store.append(one) for one in group)) == [False, True]
    assert await store.kept("t") == {(1, "notes"): b"yes"}


async def test_a_result_is_written_with_the_entry_that_ends_the_game(store: Store) -> None:
    """Then the table runs no more."""
    await store.add_table(new("t", "ABC"), [entry(0, "c")])
    assert not await store.append(Append("t", 0, b"", 2.0, "d", result=ended("t")))
    assert await store.result("t") is None
    assert await store.append(Append("t", 1, b"", 2.0, "e", result=ended("t")))
    assert await store.result("t") == ended("t")
    assert await store.public_tables(10) == []


async def test_tables_that_must_act_or_are_abandoned_are_found(store: Store) -> None:
    """The most urgent first; what is over is neither."""
    for number, due in enumerate((30.0, 10.0, None, 20.0)):
        await store.add_table(
            new(f"t{number}", f"C{number}", due=due, moved=float(number)), [entry(0, "c", f"t{number}")]
        )
    assert await store.due(20.0) == ["t1", "t3"]
    assert await store.abandoned(9.0, 2.0) == ["t0", "t1"]
    await store.append(Append("t1", 1, b"", 2.0, "e", result=ended("t1")))
    assert await store.due(20.0) == ["t3"]
    assert await store.abandoned(9.0, 2.0) == ["t0"]


async def test_lists_are_short_and_begin_with_the_latest(store: Store) -> None:
    """Of the public tables and of one's own."""
    for number in range(60):
        await store.add_table(new(f"t{number}", f"C{number}", number), [])
    assert [one.id for one in await store.public_tables(2)] == ["t59", "t58"]
    mine = (await store.tables_of(["ana"]))["ana"]
    assert [one.id for one in mine] == [f"t{number}" for number in range(59, 9, -1)]
    assert await store.count_hosted("ana") == 60


async def test_a_setting_is_made_once(store: Store) -> None:
    """The first value stays."""
    assert await store.setting("key", b"one") == b"one"
    assert await store.setting("key", b"two") == b"one"


async def test_the_migrations_make_what_the_schema_says(store: Store) -> None:
    """And a second opening changes nothing."""

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    again = Store(store.url)
    await again.open()
    await again.close()


async def test_nothing_is_taken_after_closing(store: Store) -> None:
    """A writer that comes too late is told so."""
    await store.append(entry(0, "c"))
    await store.writer.stop()
    with pytest.raises(ConnectionError):
        await store.append(entry(1, "d"))


async def test_sqlite_writes_through(tmp_path: Path) -> None:
    """On the writing connection an answer means that the disk has it."""
    store = Store(sqlite_url(tmp_path / "x.sqlite"))
    found = await store.writer.in_transaction(
        lambda connection: [
            connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("synchronous", "journal_mode")
        ]
    )
    assert found == [2, "wal"]  # 2 is FULL
    await store.close()


async def test_a_whole_game_in_every_store(store: Store) -> None:
    """Played, closed, opened again."""
    registry = TableRegistry(Store(store.url), QUICK)
    await registry.open()
    table, players = await begun(registry, "tiny", options={"preset": "short"})
    await play_out(players)
    record = await registry.records.complete(await registry.find(table))
    await registry.close()
    again = TableRegistry(Store(store.url), QUICK)
    await again.open()
    assert await again.records.complete(await again.find(table)) == record
    await again.close()
