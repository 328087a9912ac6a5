"""`tablee serve --workers`: several processes on one socket, replaced and killed while people play."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablee.server.store.store import Store
from tests.patience import PATIENCE
from tests.server.houses import emptied
from tests.server.players import Browser
from tests.server.siege import MOVES, Count, Group, look, play_on, until_moves

pytestmark = [pytest.mark.anyio, pytest.mark.plain]


class Command:
    """`tablee serve` as somebody types it, and what it says."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.port = 0
        self.logged: list[dict[str, Any]] = []
        self.pids: list[int] = []  # of the processes that serve
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Reads the log."""
        assert self.process.stderr is not None
        async for line in self.process.stderr:
            entry = json.loads(line)
            self.logged.append(entry)
            self.pids = entry.get("pids", self.pids)

    def count(self, message: str) -> int:
        """How often something was logged."""
        return sum(entry["message"] == message for entry in self.logged)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits until something holds."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                assert self.process.returncode is None, self.logged
                await asyncio.sleep(0.01)

    async def end(self, how: signal.Signals) -> int:
        """Ends it; its exit code."""
        self.process.send_signal(how)
        code = await asyncio.wait_for(self.process.wait(), PATIENCE)
        await self.reading
        return code


@asynccontextmanager
async def served(url: str, folder: Path, workers: int = 2) -> AsyncIterator[Command]:
    """A server with several processes."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", "0", "--workers", str(workers),
        "--database-url", url, "--data", str(folder / "unused"), "--lang", "en",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    command = Command(process)
    try:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        command.port = int(line.decode().rsplit(":", 1)[1].strip().strip("/"))
        yield command
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        await command.reading


@pytest.mark.long
async def test_people_play_on_while_processes_are_replaced_and_killed(postgres: str, tmp_path: Path) -> None:
    """Nothing that was acknowledged is lost or doubled, pages are told to come back, and the end is quiet."""
    await emptied(postgres)
    async with served(postgres, tmp_path) as command:
        count = Count()
        group = Group([Browser(command.port), Browser(command.port)], count, "kahuna", ["me", "open"])
        for browser in group.people:
            await browser.name("Ana")
        playing = asyncio.create_task(play_on(group, random.Random(1)))
        await until_moves(count, MOVES, [playing])
        first = command.pids
        command.process.send_signal(signal.SIGHUP)
        await command.until(lambda: command.count("all processes are new") == 1)
        assert not set(first) & set(command.pids)
        await until_moves(count, len(count.moves) + MOVES, [playing])
        killed = command.pids[0]
        os.kill(killed, signal.SIGKILL)
        await command.until(lambda: killed not in command.pids and len(command.pids) == 2)
        await until_moves(count, len(count.moves) + MOVES, [playing])
        assert await command.end(signal.SIGTERM) == 0
        assert command.count("a process did not end by itself") == 0
        assert not [entry for entry in command.logged if entry["level"] == "error"][1:], "only one process died"
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        told = [message for browser in group.people for one in browser.players for message in one.messages]
        assert {"type": "goodbye", "why": "restart"} in told
        for browser in group.people:
            await browser.close()
    await look(count, postgres)
    assert (count.lost(), count.doubled(), count.broken) == (0, 0, [])


async def test_the_old_processes_go_on_if_a_new_one_cannot_serve(postgres: str, tmp_path: Path) -> None:
    """Here because the database has become that of a newer release."""
    await emptied(postgres)
    async with served(postgres, tmp_path) as command:
        first = command.pids
        before = await revision(postgres, "9999")
        command.process.send_signal(signal.SIGHUP)
        await command.until(lambda: command.count("the old processes go on") == 1)
        assert command.pids == first
        browser = Browser(command.port)
        assert (await browser.http.get("/api/health")).status_code == 200
        await browser.close()
        await revision(postgres, before)
        command.process.send_signal(signal.SIGHUP)
        await command.until(lambda: command.count("all processes are new") == 1)
        assert await command.end(signal.SIGINT) == 0


async def revision(url: str, new: str) -> str:
    """Gives a database another revision; the one it had."""
    store = Store(url)
    async with store.engine.begin() as connection:
        before = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
        await connection.execute(text("UPDATE alembic_version SET version_num = :new"), {"new": new})
    await store.close()
    return str(before)


async def test_a_database_that_does_not_answer_is_told_in_one_sentence(tmp_path: Path) -> None:
    """The command ends as it does with one process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", "0", "--workers", "2",
        "--database-url", "postgresql://nobody@127.0.0.1:9/none", "--data", str(tmp_path / "unused"), "--lang", "en",
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 2
    assert "127.0.0.1" in said.decode()
    assert "Traceback" not in said.decode()
