"""The workers of a server, or of the lab, end when it does, also when it is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.players import Browser
from tests.server.siege import Process

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # of processes that are killed
]
ROOT = Path(__file__).parents[2]
WATCHED = """
import multiprocessing, os, signal, time
from tests.server.test_orphans import watch_and_sleep
if __name__ == "__main__":
    worker = multiprocessing.get_context("spawn").Process(target=watch_and_sleep)
    worker.start()
    print(worker.pid, flush=True)
    time.sleep(600)
"""
LAB = """
from tablee.lab.workers import crew
from tests.server.test_orphans import tell_and_sleep
if __name__ == "__main__":
    with crew(2) as spread:
        list(spread(tell_and_sleep, [(0,), (1,)]))
"""
STORM = """
import asyncio, sys
from pathlib import Path
from tests.server.houses import RedisServer
from tests.server.nursery import QuickProcess

async def run(folder):
    redis, served = RedisServer(folder), QuickProcess(folder / "tables.sqlite", "")
    redis.start()
    await served.start()
    print(redis.process.pid, served.nursery.pid, served.pid, flush=True)
    await asyncio.sleep(600)

asyncio.run(run(Path(sys.argv[1])))
"""


def watch_and_sleep() -> None:
    """A worker without the help of Linux: only its thread looks whether the parent is there."""
    import multiprocessing
    import threading
    import time

    from tablee.bots.orphans import end_after

    parent = multiprocessing.parent_process()
    assert parent is not None
    threading.Thread(target=end_after, args=[parent.sentinel], daemon=True).start()
    time.sleep(600)


def tell_and_sleep(_: int) -> None:
    """A job of the lab that takes long."""
    import time

    os.write(1, f"{os.getpid()}\n".encode())
    time.sleep(600)


def parent_of(process: int) -> int:
    """The parent of a process; 0 if it is no more."""
    try:
        state, parent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return 0
    return 0 if state == "Z" else int(parent)


def children_of(process: int) -> list[int]:
    """The processes that a process has started."""
    running = [int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdecimal()]
    return [one for one in running if parent_of(one) == process]


async def until_gone(processes: list[int]) -> None:
    """Waits until none of them is left."""
    async with asyncio.timeout(PATIENCE):
        while any(map(parent_of, processes)):  # noqa: ASYNC110 - they are not our children
            await asyncio.sleep(0.01)


async def test_the_workers_of_a_killed_server_end(tmp_path: Path) -> None:
    """At once, whatever they are doing."""
    server = Process(tmp_path / "tables.sqlite", "")
    await server.start()
    browser = Browser(server.port)
    await browser.name("Ana")
    made = await browser.open_table("tiny", ["bot:novice", "bot:novice"])
    player = await browser.socket()
    await player.greet(made["table"])
    await player.do("start")
    await player.until(lambda: player.table["phase"] == "over" or player.position["entry"] > 1)
    assert server.process is not None
    workers = children_of(server.process.pid)
    assert workers
    assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
    await until_gone(workers)
    await browser.close()


@pytest.mark.parametrize(("program", "workers"), [(WATCHED, 1), (LAB, 2)], ids=["watched", "lab"])
async def test_the_workers_of_a_killed_program_end(program: str, workers: int, tmp_path: Path) -> None:
    """Also where the system does not end them, and a worker looks itself whether its parent is there."""
    script = tmp_path / "program.py"
    script.write_text(program)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    parent = await asyncio.create_subprocess_exec(
        sys.executable, str(script), cwd=ROOT, env=environment, stdout=subprocess.PIPE
    )
    assert parent.stdout is not None
    try:
        found = [int(await asyncio.wait_for(parent.stdout.readline(), PATIENCE)) for _ in range(workers)]
        assert {parent_of(worker) for worker in found} == {parent.pid}
    finally:
        parent.kill()
    await until_gone(found)
    await parent.communicate()  # until the last that has its output is gone


async def test_what_a_killed_storm_has_started_ends(tmp_path: Path) -> None:
    """Whoever kills a run of the tests finds no server of theirs left."""
    storm = await asyncio.create_subprocess_exec(
        sys.executable, "-c", STORM, str(tmp_path), cwd=ROOT, stdout=subprocess.PIPE
    )
    assert storm.stdout is not None
    try:
        started = list(map(int, (await asyncio.wait_for(storm.stdout.readline(), PATIENCE)).split()))
        assert len(started) == 3
        assert all(map(parent_of, started))
    finally:
        storm.kill()
    await until_gone(started)
    await storm.communicate()
