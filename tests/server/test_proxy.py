"""nginx, as docs/deploy has it, in front of two processes that come and go while people play."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.conftest import WITH_US
from tests.server.houses import emptied
from tests.server.players import Browser
from tests.server.siege import MOVES, Count, Group, Process, look, play_on, until_moves

pytestmark = [pytest.mark.anyio, pytest.mark.plain]
CONFIGURATION = Path(__file__).parents[2] / "docs" / "deploy" / "nginx.conf"
AROUND = """
daemon off;
pid FOLDER/nginx.pid;
error_log FOLDER/error.log;
events {}
http {
    access_log off;
    client_body_temp_path FOLDER/body;
    proxy_temp_path FOLDER/proxy;
    fastcgi_temp_path FOLDER/fastcgi;
    uwsgi_temp_path FOLDER/uwsgi;
    scgi_temp_path FOLDER/scgi;
    add_header Upstream $upstream_addr;
    include FOLDER/tablee.conf;
}
"""


@contextmanager
def nginx(ports: list[int], is_hashing: bool) -> Iterator[int]:
    """One nginx in front of these ports; the port on which it listens."""
    with TemporaryDirectory(prefix="tablee-nginx-") as folder:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = int(free.getsockname()[1])
        text = CONFIGURATION.read_text().replace("listen 80;", f"listen 127.0.0.1:{port};")
        for written, used in zip(("8642", "8643"), ports, strict=True):
            assert f"127.0.0.1:{written} " in text
            text = text.replace(f"127.0.0.1:{written} ", f"127.0.0.1:{used} ")
        assert "hash $remote_addr consistent;" in text
        if not is_hashing:
            text = text.replace("hash $remote_addr consistent;", "")
        (Path(folder) / "tablee.conf").write_text(text)
        (Path(folder) / "nginx.conf").write_text(AROUND.replace("FOLDER", folder))
        Path(folder).chmod(0o755)
        program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin") or "nginx"
        line = [program, "-c", f"{folder}/nginx.conf", "-e", f"{folder}/error.log"]
        process = subprocess.Popen([*WITH_US, *line])
        try:
            yield port
        finally:
            process.terminate()
            process.wait(PATIENCE)


async def until_served(browser: Browser) -> None:
    """Waits until something answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                if (await browser.http.get("/api/health")).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("is_hashing", [True, False])
async def test_people_play_on_behind_nginx(postgres: str, tmp_path: Path, is_hashing: bool) -> None:
    """One process is killed, the other restarted; pages come back to the one that is there, and nothing is lost."""
    await emptied(postgres)
    one, other = (Process(tmp_path / "unused", postgres) for _ in range(2))
    try:
        await asyncio.gather(one.start(), other.start())
        with nginx([one.port, other.port], is_hashing) as port:
            count = Count()
            group = Group([Browser(port), Browser(port)], count, "kahuna", ["me", "open"])
            await until_served(group.people[0])
            for browser in group.people:
                await browser.name("Ana")
            upstreams = {(await group.people[0].http.get("/api/health")).headers["upstream"] for _ in range(10)}
            assert len(upstreams) == (1 if is_hashing else 2)
            playing = asyncio.create_task(play_on(group, random.Random(1)))
            await until_moves(count, MOVES, [playing])
            await one.stop(signal.SIGKILL)
            await until_moves(count, len(count.moves) + MOVES, [playing])
            await one.start()
            assert await other.stop(signal.SIGTERM) in {0, -signal.SIGTERM}
            await until_moves(count, len(count.moves) + MOVES, [playing])
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            for browser in group.people:
                await browser.close()
    finally:
        for process in (one, other):
            await process.stop(signal.SIGKILL)
    await look(count, postgres)
    assert (count.lost(), count.doubled(), count.broken) == (0, 0, [])
