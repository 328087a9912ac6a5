"""The archive: ended games leave the database, and everything is shown as before; room on the disk."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text, update

from tablee.engine import registry as games
from tablee.engine.record import read_record, verify
from tablee.engine.refusal import Mistake
from tablee.server import archiving
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.research import reading_url, shared_games
from tablee.server.store import schema
from tablee.server.store.opening import Lock
from tablee.server.store.store import Store, async_url, sqlite_url
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.houses import emptied
from tests.server.players import Browser, begin, browsers, play_out, running

pytestmark = pytest.mark.anyio
LATER = 10_000_000_000.0


@asynccontextmanager
async def club(data: Path, url: str, **more: Any) -> AsyncIterator[int]:
    """A server, from its start to its end; its port."""
    config = Config(port=0, data=data, database_url=url, settings=replace(QUICK, **more))
    async with running(make_server(config)) as port:
        yield port


async def an_ended_game(ana: Browser, ben: Browser, is_shared: bool = False) -> str:
    """A whole game between two people, with a line said."""
    made = await ana.open_table("tiny", ["me", "open"])
    players = [await ana.socket(0), await ben.socket(1)]
    for player in players:
        await player.greet(made["table"])
    await players[1].do("sit_down", seat=1)
    await begin(players)
    await players[0].do("say", text="Bien joué")
    await play_out(players)
    if is_shared:
        for player in players:
            await player.do("share_game", on=True)
    for player in players:
        await player.close()
    return str(made["table"])


async def reviewed(ana: Browser, table: str) -> None:
    """Asks for a review and waits for it."""
    await ana.http.post(f"/api/tables/{table}/review", json={})
    async with asyncio.timeout(PATIENCE):
        while (await ana.http.get(f"/api/tables/{table}/review")).json()["state"] != "done":  # noqa: ASYNC110
            await asyncio.sleep(0.05)


async def shown(ana: Browser, table: str) -> dict[str, Any]:
    """All that a page can ask of an ended game."""
    answers: dict[str, Any] = {}
    for path in ("", "/proof", "/record", "/at/0", "/at/3?viewer=1", "/told?viewer=0", "/review", "/at/0/choices"):
        answer = await ana.http.get(f"/api/tables/{table}{path}")
        assert answer.status_code == 200, (path, answer.text)
        answers[path] = answer.text
    answers["mine"] = (await ana.http.get("/api/tables")).json()["mine"]
    player = await ana.socket(0)
    await player.greet(table)
    answers["chat"] = player.last("chat")["lines"]
    answers["seats"] = [(seat["user"], seat["name"], seat["contribution"]) for seat in player.table["seats"]]
    await player.close()
    return answers


async def archived(data: Path, url: str, before: float = LATER) -> list[archiving.Move]:
    """What `tablee archive` does."""
    async with archiving.opened(url or sqlite_url(data), data.with_name(f"{data.name}.archive")) as store:
        return [one async for one in archiving.moved(store, before)]


async def rows_left(data: Path, url: str, table: str) -> list[int]:
    """How many rows of a table each part of the database has."""
    store = Store(url or sqlite_url(data))
    try:
        parts = (schema.entries, schema.kept, schema.reviews, schema.chat, schema.sittings, schema.results)
        return [len(await store.rows(part.select().where(part.c.table_id == table))) for part in parts]
    finally:
        await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    """A data file of one's own, or an empty PostgreSQL."""
    url = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    if url:
        await emptied(url)
    return tmp_path / "tables.sqlite", url


async def test_an_archived_game_is_shown_as_before(place: tuple[Path, str]) -> None:
    """Lists, replay, record, proof, chat, review: by the server that runs meanwhile, and by the next one."""
    data, url = place
    async with club(data, url) as port, browsers(port, "Ana", "Ben") as (ana, ben):
        table = await an_ended_game(ana, ben)
        if not url:  # once is enough
            await reviewed(ana, table)
        before = await shown(ana, table)
        verify(read_record(before["/record"]))
        assert await archived(data, url, time.time() - 3600) == []
        (move,) = await archived(data, url)
        assert (move.table, move.before > move.after > 0) == (table, True)
        assert (await rows_left(data, url, table))[:3] == [0, 0, 0]
        assert all((await rows_left(data, url, table))[3:])
        assert await shown(ana, table) == before
        cookies = ana.http.cookies
    async with club(data, url) as port, browsers(port, "") as (again,):
        again.http.cookies.update(cookies)
        assert await shown(again, table) == before
        assert await archived(data, url) == []


async def test_what_comes_after_the_archive_joins_it(place: tuple[Path, str]) -> None:
    """Somebody asks for a rematch of an archived game; the next run moves that, too."""
    data, url = place
    async with club(data, url) as port, browsers(port, "Ana", "Ben") as (ana, ben):
        table = await an_ended_game(ana, ben)
        await archived(data, url)
        player = await ana.socket(0)
        await player.greet(table)
        await player.do("rematch")
        await player.close()
        assert (await rows_left(data, url, table))[0] == 1
        cookies = ana.http.cookies
    for _ in range(2):
        async with club(data, url) as port, browsers(port, "") as (again,):
            again.http.cookies.update(cookies)
            player = await again.socket(0)
            await player.greet(table)
            assert player.table["rematch"]
            await player.close()
        await archived(data, url)
        assert (await rows_left(data, url, table))[0] == 0


async def test_a_run_that_is_killed_loses_nothing_and_the_next_completes_it(place: tuple[Path, str]) -> None:
    """Between the file and the rows: `kill -9` in a process of its own."""
    data, url = place
    async with club(data, url) as port, browsers(port, "Ana", "Ben") as (ana, ben):
        table = await an_ended_game(ana, ben)
        before = await shown(ana, table)
        script = (
            "import asyncio, os, signal, sys\n"
            "from tablee.cli.archive import run\n"
            "from tablee.server import archiving\n"
            "from pathlib import Path\n"
            "archiving.take_out = lambda *_: os.kill(os.getpid(), signal.SIGKILL)\n"
            "asyncio.run(run(0, Path(sys.argv[1]), sys.argv[2], None, False))\n"
        )
        line = [sys.executable, "-c", script, str(data), url]
        killed = await asyncio.to_thread(subprocess.run, line, capture_output=True, check=False)
        assert killed.returncode == -9, killed.stderr
        assert len(list(data.with_name("tables.sqlite.archive").rglob("*.zst"))) == 1
        assert (await rows_left(data, url, table))[0] > 0
        assert len(await archived(data, url)) == 1
        assert await shown(ana, table) == before


async def test_an_archive_that_is_gone_or_damaged_is_said(tmp_path: Path) -> None:
    """Gone: until it is back. Damaged: set aside, as a damaged log is. Nothing else suffers."""
    data = tmp_path / "tables.sqlite"
    folder = tmp_path / "tables.sqlite.archive"
    async with club(data, "") as port, browsers(port, "Ana", "Ben") as (ana, ben):
        table = await an_ended_game(ana, ben)
        await archived(data, "")
        cookies = ana.http.cookies
    async with club(data, "") as port, browsers(port, "") as (again,):
        again.http.cookies.update(cookies)
        folder.rename(tmp_path / "away")
        answer = await again.http.get(f"/api/tables/{table}/record")
        assert (answer.status_code, answer.json()["code"]) == (409, "archive-missing")
        (tmp_path / "away").rename(folder)
        assert (await again.http.get(f"/api/tables/{table}/record")).status_code == 200
    (file,) = folder.rglob("*.zst")
    file.write_bytes(file.read_bytes()[:-3])
    async with club(data, "") as port, browsers(port, "") as (again,):
        again.http.cookies.update(cookies)
        answer = await again.http.get(f"/api/tables/{table}/record")
        assert answer.json()["code"] == "table-damaged"
        assert (await again.http.get(f"/api/tables/{table}")).status_code == 200


async def test_a_damaged_log_stays_where_it_is(tmp_path: Path) -> None:
    """Nothing is moved that could not be read again."""
    data = tmp_path / "tables.sqlite"
    async with club(data, "") as port, browsers(port, "Ana", "Ben") as (ana, ben):
        table = await an_ended_game(ana, ben)
    store = Store(sqlite_url(data))
    entries = schema.entries
    await store.writer.in_transaction(
        lambda connection: connection.execute(update(entries).where(entries.c.number == 2).values(entry=b"{"))
    )
    await store.close()
    (move,) = await archived(data, "")
    assert move.after == 0
    assert (await rows_left(data, "", table))[0] > 0


async def test_a_deleted_table_leaves_no_file(tmp_path: Path) -> None:
    """The operator deletes an archived game."""
    data = tmp_path / "tables.sqlite"
    async with club(data, "") as port, browsers(port, "Ana", "Ben") as (ana, ben):
        table = await an_ended_game(ana, ben)
        await archived(data, "")
        token = (tmp_path / "tables.sqlite.operator").read_text().strip()
        answer = await ana.http.delete(f"/api/operator/tables/{table}", headers={"authorization": f"Bearer {token}"})
        assert answer.json()["tables"] == 1
        assert not list((tmp_path / "tables.sqlite.archive").rglob("*.zst"))


async def test_research_reads_the_archive(tmp_path: Path) -> None:
    """And says so where the files are not where they should be."""
    data = tmp_path / "tables.sqlite"
    async with club(data, "") as port, browsers(port, "Ana", "Ben") as (ana, ben):
        await an_ended_game(ana, ben, is_shared=True)
    folder = tmp_path / "tables.sqlite.archive"
    url, game = reading_url(data), games.get("tiny")
    before = [len(one.steps) async for one in shared_games(url, folder, game)]
    await archived(data, "")
    assert [len(one.steps) async for one in shared_games(url, folder, game)] == before != []
    with pytest.raises(Mistake, match="no-archive"):
        assert [one async for one in shared_games(url, tmp_path, game)]


async def test_a_data_file_shrinks_while_no_server_uses_it(tmp_path: Path) -> None:
    """Beside a server it is refused; what is empty is given back to the disk."""
    data = tmp_path / "tables.sqlite"
    async with club(data, "") as port, browsers(port, "Ana", "Ben") as (ana, ben):
        await an_ended_game(ana, ben)
    store = Store(sqlite_url(data))
    large = "CREATE TABLE padding AS SELECT zeroblob(1000000) AS filling"
    await store.writer.in_transaction(lambda connection: connection.execute(text(large)))
    await store.writer.in_transaction(lambda connection: connection.execute(text("DROP TABLE padding")))
    await store.close()
    lock = Lock(data)
    lock.take()
    with pytest.raises(Mistake, match="data-in-use"):
        await archiving.vacuum(sqlite_url(data))
    lock.release()
    before = data.stat().st_size
    await archiving.vacuum(sqlite_url(data))
    assert data.stat().st_size < before - 900_000


async def test_a_postgres_is_vacuumed_while_servers_run(postgres: str, tmp_path: Path) -> None:
    """Which locks nobody out."""
    await emptied(postgres)
    async with club(tmp_path / "unused", postgres) as port, browsers(port, "Ana", "Ben") as (ana, ben):
        await archiving.vacuum(async_url(postgres))
        assert await an_ended_game(ana, ben)


async def test_no_table_is_opened_before_the_disk_is_full(tmp_path: Path) -> None:
    """Games that run go on; health and numbers tell; with room again, so do new tables."""
    data = tmp_path / "tables.sqlite"
    server = make_server(Config(port=0, data=data, settings=replace(QUICK, disk_seconds=1000.0)))
    async with running(server) as port, browsers(port, "Ana", "Ben") as (ana, ben):
        table = await an_ended_game(ana, ben)
        made = await ana.open_table("tiny", ["me", "open"])
        disk = server.application.registry.disk
        disk.settings = replace(disk.settings, free_megabytes=1e12)
        await disk.look()
        seats = {"game": "tiny", "seats": ["me", "open"], "options": {}}
        answer = await ana.http.post("/api/tables", json=seats)
        assert (answer.status_code, answer.json()["code"]) == (507, "disk-full")
        assert (await ana.http.get("/api/health")).json()["disk"] == "full"
        assert "tablee_disk_full 1.0" in (await ana.http.get("/metrics")).text
        players = [await ana.socket(0), await ben.socket(1)]
        await players[0].greet(table)
        assert (await players[0].ask("rematch"))["code"] == "disk-full"
        for player in players:
            await player.greet(made["table"])
        await players[1].do("sit_down", seat=1)
        await begin(players)
        await play_out(players)
        disk.settings = replace(disk.settings, free_megabytes=1.0, data_megabytes=0.0001)
        await disk.look()
        assert disk.is_full
        disk.settings = QUICK
        await disk.look()
        assert (await ana.http.post("/api/tables", json=seats)).status_code == 201
        assert (await ana.http.get("/api/health")).json()["disk"] == "ok"
