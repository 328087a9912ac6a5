"""A newer program beside an older one, on one PostgreSQL: real processes of two checkouts."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import sys
from pathlib import Path

import pytest

import tablee
from tablee.server.sharing.ledger import PACT
from tests.patience import PATIENCE
from tests.server.conftest import WITH_US
from tests.server.houses import emptied
from tests.server.players import Browser
from tests.server.siege import MOVES, ROOT, Count, Group, Process, look, play_on, until_moves

pytestmark = [pytest.mark.anyio, pytest.mark.plain]
NEWER = "99.0.0"


def checkout(folder: Path, file: str, old: str, new: str) -> Path:
    """Another checkout of the package, in which one line of one file differs; the others are those of this one."""
    package = folder / "tablee"
    here = ROOT / "src" / "tablee"
    shutil.copytree(here, package, copy_function=os.symlink, ignore=shutil.ignore_patterns("page", "__pycache__"))
    text = (here / file).read_text()
    assert text.count(old) == 1
    (package / file).unlink()
    (package / file).write_text(text.replace(old, new))
    return folder


async def version_at(browser: Browser) -> str:
    """Which program answers."""
    return str((await browser.http.get("/api/health")).json()["version"])


async def test_people_play_on_while_an_older_program_gives_way_to_a_newer(postgres: str, tmp_path: Path) -> None:
    """Both serve one table for a while; then the older one ends, and its people come to the newer one."""
    await emptied(postgres)
    copy = checkout(tmp_path, "__init__.py", f'__version__ = "{tablee.__version__}"', f'__version__ = "{NEWER}"')
    older, newer = Process(tmp_path / "unused", postgres), Process(tmp_path / "unused", postgres, compiled=copy)
    try:
        await older.start()
        await newer.start()
        count = Count()
        people = [Browser(older.port), Browser(newer.port)]
        assert [await version_at(browser) for browser in people] == [tablee.__version__, NEWER]
        group = Group(people, count, "kahuna", ["me", "open"])
        for browser in people:
            await browser.name("Ana")
        playing = asyncio.create_task(play_on(group, random.Random(1)))
        await until_moves(count, MOVES, [playing])
        people[0].port = newer.port
        people[0].http.base_url = f"http://127.0.0.1:{newer.port}"
        assert await older.stop(signal.SIGTERM) in {0, -signal.SIGTERM}
        await until_moves(count, len(count.moves) + MOVES, [playing])
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for browser in people:
            await browser.close()
    finally:
        for process in (older, newer):
            if process.process is not None:
                await process.stop(signal.SIGKILL)
    await look(count, postgres)
    assert (count.lost(), count.doubled(), count.broken) == (0, 0, [])


async def test_a_program_of_another_pact_is_refused_in_a_sentence(postgres: str, tmp_path: Path) -> None:
    """Beside one that runs; which goes on."""
    await emptied(postgres)
    copy = checkout(tmp_path, "server/sharing/ledger.py", f"\nPACT = {PACT}\n", f"\nPACT = {PACT + 1}\n")
    running = Process(tmp_path / "unused", postgres)
    try:
        await running.start()
        other = await asyncio.create_subprocess_exec(
            *WITH_US, sys.executable, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", "0", "--lang", "en",
            "--database-url", postgres, "--data", str(tmp_path / "unused"),
            env={**os.environ, "PYTHONPATH": str(copy)}, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        _, said = await asyncio.wait_for(other.communicate(), PATIENCE)
        assert other.returncode == 2
        assert "Servers of another version of Tablée are running" in said.decode()
        assert "Traceback" not in said.decode()
        browser = Browser(running.port)
        assert await version_at(browser) == tablee.__version__
        await browser.close()
    finally:
        if running.process is not None:
            await running.stop(signal.SIGKILL)
