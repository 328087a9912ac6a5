"""What a server says of a database that it cannot use: one sentence with the cure, and nothing is changed in it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory

from tablee.engine.refusal import Mistake
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.store import store as stores
from tablee.server.store.opening import BEFORE_RELEASE, MIGRATIONS, REVISIONS
from tablee.server.store.people import PeopleStore
from tablee.server.store.store import Store, sqlite_url
from tests.server.conftest import QUICK
from tests.server.players import running

pytestmark = pytest.mark.anyio


async def failure(data: Path, url: str = "") -> Mistake:
    """Why a server does not start."""
    server = make_server(Config(port=0, data=data, database_url=url, settings=QUICK))
    await server.serve()
    assert not server.started
    assert server.application.failure is not None
    return server.application.failure


async def made(file: Path) -> None:
    """A data file as this program makes it."""
    store = Store(sqlite_url(file))
    await store.open()
    await store.close()


def change(file: Path, *statements: str) -> None:
    """Changes a data file behind the server's back."""
    with closing(sqlite3.connect(file)) as database, database:
        for statement in statements:
            database.execute(statement)


async def test_the_names_of_the_files_are_the_chain_of_revisions() -> None:
    """A start reads the names alone: what alembic takes to read the files is for whoever has something to upgrade."""
    chain = [script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()]
    assert chain[::-1] == REVISIONS


@pytest.mark.parametrize("revision", BEFORE_RELEASE)
async def test_a_file_from_before_the_release_is_refused(tmp_path: Path, revision: str) -> None:
    """Its games were dealt by another numbering of draws; the file stays as it is."""
    file = tmp_path / "tables.sqlite"
    change(file, "CREATE TABLE alembic_version (version_num TEXT)", "CREATE TABLE tables (id TEXT)")
    change(file, f"INSERT INTO alembic_version VALUES ('{revision}')")
    before = file.read_bytes()[100:]  # the head of the file says how its journal is kept
    found = await failure(file)
    assert (found.code, found.facts) == ("data-older", {"place": str(file)})
    assert file.read_bytes()[100:] == before


async def test_a_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    """Whatever has changed in it."""
    file = tmp_path / "tables.sqlite"
    await made(file)
    change(file, "UPDATE alembic_version SET version_num = 'tenth-release'")
    assert (await failure(file)).code == "data-newer"


async def test_a_file_of_another_program_is_refused(tmp_path: Path) -> None:
    """A database of somebody else's, or no database at all."""
    file, text = tmp_path / "tables.sqlite", tmp_path / "letter.txt"
    change(file, "CREATE TABLE recipes (name TEXT)")
    text.write_text("Chère Ana, " * 200)
    assert (await failure(file)).code == "data-foreign"
    assert (await failure(text)).code == "data-foreign"
    assert text.read_text() == "Chère Ana, " * 200


async def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    """Where not even the names of its tables can be read."""
    file = tmp_path / "tables.sqlite"
    await made(file)
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * 3996 + whole[4096:])
    assert (await failure(file)).code == "data-damaged"


async def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """Also one that needs no change."""
    file = tmp_path / "tables.sqlite"
    await made(file)
    url = f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true"
    assert (await failure(file, url)).code == "data-read-only"
    assert (await failure(Path("/proc/tables.sqlite"))).code == "data-read-only"


async def test_a_locked_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After some seconds of patience."""
    monkeypatch.setattr(stores, "BUSY_MILLISECONDS", 10)
    file = tmp_path / "tables.sqlite"
    await made(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert (await failure(file)).code == "data-locked"


async def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite says so itself when a file may grow no further."""
    set_pragmas = stores.set_pragmas

    def set_narrow_pragmas(raw: sqlite3.Connection) -> None:
        set_pragmas(raw)
        raw.execute("PRAGMA max_page_count=3")

    monkeypatch.setattr(stores, "set_pragmas", set_narrow_pragmas)
    assert (await failure(tmp_path / "tables.sqlite")).code == "data-full"


async def test_a_database_that_does_not_answer_is_told_without_its_password(tmp_path: Path) -> None:
    """The address helps to find the fault; the password would end up in a terminal's memory."""
    found = await failure(tmp_path / "unused", "postgresql://ana:secret@127.0.0.1:1/tables")
    assert found.code == "data-unreachable"
    assert "127.0.0.1" in str(found.facts["place"])
    assert "secret" not in str(found.facts)


async def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    """As long as the first one runs; a store that only reads is let in."""
    file = tmp_path / "tables.sqlite"
    async with running(make_server(Config(port=0, data=file, settings=QUICK))):
        assert (await failure(file)).code == "data-in-use"
        reading = Store(sqlite_url(file))
        assert await PeopleStore(reading).names() == {}
        await reading.close()
    async with running(make_server(Config(port=0, data=file, settings=QUICK))) as port:
        assert port
