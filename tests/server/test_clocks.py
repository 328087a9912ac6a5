"""Clocks stand while no server runs: whoever was thinking has as much time left as before."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from tablee.server.store.rows import Pause
from tablee.server.store.store import DAY, LONGEST_CLOCK, Store, recent, sqlite_url
from tablee.server.tables.clock import deadlines
from tablee.server.tables.registry import TableRegistry
from tests.server.conftest import QUICK
from tests.server.players import BotsHere, begun

pytestmark = pytest.mark.anyio


class Time:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    @asynccontextmanager
    async def server(self, file: Path, is_killed: bool = False) -> AsyncIterator[TableRegistry]:
        """A server from its start to its end; one that is killed says nothing at its end."""
        opened = TableRegistry(Store(sqlite_url(file)), QUICK, now=lambda: self.now, bots=BotsHere())
        await opened.open(is_alone=True)
        yield opened
        if not is_killed:
            await opened.be_seen()
        await opened.close()


async def left(registry: TableRegistry, table: str) -> float:
    """How many seconds the seat that must decide has left."""
    (found,) = deadlines((await registry.find(table)).table)
    return found.at - registry.now()


async def test_a_seat_has_as_much_time_as_before(tmp_path: Path) -> None:
    """After every restart, however long the server was away; the time between two restarts counts."""
    file, time = tmp_path / "tables.sqlite", Time()
    async with time.server(file) as registry:
        table, _ = await begun(registry, "kahuna", clock=120)
        time.now += 50
        assert await left(registry, table) == 70
    time.now += 3600
    async with time.server(file) as registry:
        assert await left(registry, table) == 70
        time.now += 20
    time.now += 5 * DAY
    async with time.server(file) as registry:
        assert await left(registry, table) == 50
        assert not (await registry.find(table)).table.playing().entries[1:]


async def test_a_killed_server_was_there_until_it_was_last_seen(tmp_path: Path) -> None:
    """Some seconds are given to whoever was thinking."""
    file, time = tmp_path / "tables.sqlite", Time()
    async with time.server(file, is_killed=True) as registry:
        table, _ = await begun(registry, "kahuna", clock=120)
        time.now += 50
        await registry.be_seen()
        time.now += 3
    time.now += 3600
    async with time.server(file) as registry:
        assert await left(registry, table) == 70


async def test_who_is_asked_after_the_restart_has_the_whole_time(tmp_path: Path) -> None:
    """And a clock that is set back stops nothing."""
    file, time = tmp_path / "tables.sqlite", Time()
    async with time.server(file):
        time.now += 50
    time.now += 3600
    async with time.server(file) as registry:
        table, _ = await begun(registry, "kahuna", clock=120)
    time.now -= 60
    async with time.server(file) as registry:
        assert await left(registry, table) == 180


def test_pauses_are_forgotten_when_no_clock_can_need_them() -> None:
    """The longest clock and all days off have run out after them."""
    old, late = Pause(0.0, 1000.0), Pause(1000.0 + LONGEST_CLOCK, 9000.0 + LONGEST_CLOCK)
    last = Pause(9100.0 + LONGEST_CLOCK, 9200.0 + LONGEST_CLOCK)
    assert recent([old, late, last], 9300.0 + LONGEST_CLOCK) == [late, last]
    assert recent([old], 1000.0 + LONGEST_CLOCK / 2) == [old]


async def test_a_page_is_told_the_time_that_is_left(tmp_path: Path) -> None:
    """It follows from the log and the pauses; the log itself is not changed."""
    file, time = tmp_path / "tables.sqlite", Time()
    async with time.server(file) as registry:
        table, _ = await begun(registry, "kahuna", clock=30)
        due = await registry.store.due(time.now + 30)
    assert due == [table]
    time.now += 3600
    async with time.server(file) as registry:
        await registry.loader.look_after()
        assert list(registry.tables) == [table]
        await registry.write_rows()
        assert await registry.store.due(time.now + 29) == []
        assert await registry.store.due(time.now + 30) == [table]
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT max(at) FROM entries").fetchone()[0] == 1_000_000.0
