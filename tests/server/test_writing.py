"""When writing fails: health tells, whatever acts by itself tries again, a database that comes back is used again."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.store import store as stores
from tablee.server.store.people import PeopleStore
from tablee.server.store.store import Append, Store
from tablee.server.tables import loading
from tablee.server.tables.live import LiveTable
from tablee.server.tables.registry import TableRegistry
from tests.patience import PATIENCE
from tests.server.conftest import QUICK, empty, started_postgres
from tests.server.players import BotsHere, Browser, HousePlayer, WorkersHere, begun, running, shift
from tests.server.test_answering import Failing, against_bot
from tests.server.test_start import answering

pytestmark = pytest.mark.anyio


async def until_health(browser: Browser, status: int, word: str) -> None:
    """Asks until the server says so."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await browser.http.get("/api/health")
            if (answer.status_code, answer.json()["status"]) == (status, word):
                return
            await asyncio.sleep(0.01)


async def test_health_knows_whether_writing_works(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Although nobody plays."""
    monkeypatch.setattr(stores, "BUSY_MILLISECONDS", 1)
    file = tmp_path / "tables.sqlite"
    settings = replace(QUICK, seen_seconds=0.01)
    async with running(make_server(Config(port=0, data=file, settings=settings))) as port:
        browser = Browser(port)
        await until_health(browser, 200, "ok")
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await until_health(browser, 503, "failing")
            metrics = (await browser.http.get("/metrics")).text
            assert "tablee_writes_failing 1.0" in metrics
        await until_health(browser, 200, "ok")
        await browser.close()


async def test_connections_that_postgres_has_closed_are_replaced(postgres: str) -> None:
    """As after its restart: nobody hears of it, neither who reads nor who writes."""
    store = Store(postgres)
    await empty(store)
    await store.open()
    people = PeopleStore(store)
    await people.name("u", "Ana", 1.0)
    await asyncio.gather(*(people.names() for _ in range(3)))
    other = Store(postgres)
    async with other.engine.connect() as connection:
        ended = text("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        assert (await connection.execute(ended)).scalar_one() >= 2
    await other.engine.dispose()
    for _ in range(3):
        assert await people.names() == {"u": "Ana"}
    assert await store.append(Append("t", 0, b"", 1.0, "c"))
    assert not store.writer.is_failing
    await store.close()


async def test_play_goes_on_after_a_restart_of_postgres() -> None:
    """It stops when a bot, a clock and a standing order are about to act: they do when it is back, and so do people."""
    with started_postgres() as postgres:
        settings = replace(QUICK, delay=(1e6, 1e6), retry_seconds=0.05, row_seconds=0.05)
        registry = TableRegistry(Store(postgres.get_uri()), settings, bots=BotsHere(), workers=WorkersHere())
        await registry.open()
        tables, pages = await at_three_tables(registry)
        before = [live.table.version for live in tables]
        await asyncio.to_thread(postgres.stop)
        registry.settings = replace(settings, delay=(0.0, 0.0))
        shift(registry, 31)
        await until(lambda: registry.store.writer.is_failing)
        for page in pages:
            with pytest.raises(AssertionError):  # it is told that something went wrong
                await page.do("say", text="lost")
        assert [live.table.version for live in tables] == before
        await asyncio.to_thread(postgres.start)
        await until(lambda: all(live.table.version > length for live, length in zip(tables, before, strict=True)))
        for page in pages:
            await page.do("say", text="found")
            assert [line["text"] for line in page.last("chat")["lines"]] == ["found"]
        await until(lambda: not registry.store.writer.is_failing)
        await registry.close()
        again = TableRegistry(Store(postgres.get_uri()), QUICK, bots=BotsHere(), workers=WorkersHere())
        await again.open()
        for live in tables:  # each log is whole, and proves itself
            assert (await again.find(live.id)).table.version >= live.table.version
        await again.close()


async def at_three_tables(registry: TableRegistry) -> tuple[list[LiveTable], list[HousePlayer]]:
    """At one a bot must act, at one a clock runs, at one a standing order will answer; somebody at each of them."""
    with_bot, ana = await against_bot(registry)
    for slot in range(12):
        if ana.decision is None:
            break
        await ana.act(slot)
        await ana.until(lambda: ana.position["to_act"])
    with_clock, (ben, *_) = await begun(registry, "kahuna", names="bc", clock=30)
    with_order, asked = await answering(registry)
    await asked.do("order", seat=asked.seat, name="never-answer", on=True)
    return [registry.tables[table] for table in (with_bot, with_clock, with_order)], [ana, ben, asked]


async def test_a_standing_order_acts_after_a_failed_write(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a bot and a clock do."""
    table, asked = await answering(registry)
    failing = Failing(registry, monkeypatch, b'"order"')
    failing.left = 2
    entry = asked.position["entry"]
    await asked.do("order", seat=asked.seat, name="never-answer", on=True)
    await asked.until(lambda: asked.position["entry"] > entry)
    if registry.tables[table].table.playing().entries[entry + 1].seat == asked.seat:
        assert len(failing.failed) == 2


@pytest.mark.parametrize("entry", [b'"started"', b'"ended"'])
async def test_what_must_follow_is_written_after_a_failed_write(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, entry: bytes
) -> None:
    """The deal, when all have brought their part of chance; the end, when only one side is left."""
    failing = Failing(registry, monkeypatch, entry)
    failing.left = 2 if entry == b'"ended"' else 0
    if entry == b'"started"':
        failing.left = 2
        with pytest.raises(AssertionError):  # whoever brought the last part hears that something went wrong
            await begun(registry, "tiny")
        live = next(iter(registry.tables.values()))
        await until(lambda: live.table.phase == "playing")
    else:
        table, (ana, _) = await begun(registry, "tiny")
        with pytest.raises(AssertionError):
            await ana.do("concede", seat=0)
        await until(lambda: registry.tables[table].table.is_over)
    assert len(failing.failed) == 2


async def until(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - nobody is told when
            await asyncio.sleep(0.01)


async def test_tables_are_looked_after_again_after_a_failed_look(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A database that is away for a while stops no bot for good."""
    monkeypatch.setattr(loading, "LOOK_SECONDS", 0.01)
    due, asked = registry.store.due, [0]

    async def sometimes(before: float) -> list[str]:
        asked[0] += 1
        if asked[0] < 3:
            raise OSError("no database")
        return await due(before)

    monkeypatch.setattr(registry.store, "due", sometimes)
    looking: Any = registry.spawn(registry.loader.look_after_forever())
    await until(lambda: asked[0] > 3)
    assert not looking.done()
    assert caplog.text.count("tables could not be looked after") == 2
