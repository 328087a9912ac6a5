"""Real server processes killed in the middle of play: what was acknowledged is there once, and everybody carries on."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.houses import emptied
from tests.server.players import Browser, begin
from tests.server.siege import MOVES, Process, besiege
from tests.server.test_sharing import finish_turn

pytestmark = pytest.mark.anyio
KILLS = 3


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_killed_server_loses_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Moves and chat, while bots and a clock play, too; each table proves itself afterwards."""
    url = request.getfixturevalue("postgres") if kind == "postgres" else ""
    if url:
        await emptied(url)
    count = await besiege(KILLS, tmp_path / "tables.sqlite", url)
    assert count.kills == KILLS
    assert len(count.moves) >= MOVES * (KILLS + 1)
    assert count.lines
    assert count.by["bot"]
    assert (count.lost(), count.doubled(), count.broken) == (0, 0, [])


async def test_another_process_goes_on_where_one_was_killed(postgres: str, tmp_path: Path) -> None:
    """Two real processes on one PostgreSQL: whoever was at the dead one comes to the other, and so do the bots."""
    await emptied(postgres)
    one, other = (Process(tmp_path / f"unused {number}", postgres) for number in range(2))
    try:
        await asyncio.gather(one.start(), other.start())
        here, there = Browser(one.port), Browser(other.port)
        await here.name("Ana")
        made = await here.open_table("cartagena", ["me", "bot:random", "bot:random"])
        ana = await here.socket(0)
        await ana.greet(made["table"])
        await begin([ana])
        await finish_turn(ana)
        await one.stop(signal.SIGKILL)
        there.http.cookies.update(here.http.cookies)
        again = await there.socket(0)
        again.sent = 1000  # no id of a message comes twice
        await again.greet(made["table"])
        for _ in range(3):
            await finish_turn(again)
        await again.until(lambda: again.decision is not None or again.table["phase"] == "over")
        await here.close()
        await there.close()
    finally:
        for process in (one, other):
            await process.stop(signal.SIGKILL)
