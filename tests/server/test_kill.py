"""Real server processes killed in the middle of play: what was acknowledged is there once, and everybody carries on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.server.store.store import Store
from tests.server.conftest import empty
from tests.server.siege import MOVES, besiege

pytestmark = pytest.mark.anyio
KILLS = 3


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_killed_server_loses_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Moves and chat, while bots and a clock play, too; each table proves itself afterwards."""
    url = request.getfixturevalue("postgres") if kind == "postgres" else ""
    if url:
        store = Store(url)
        await empty(store)
        await store.close()
    count = await besiege(KILLS, tmp_path / "tables.sqlite", url)
    assert count.kills == KILLS
    assert len(count.moves) >= MOVES * (KILLS + 1)
    assert count.lines
    assert count.by["bot"]
    assert (count.lost(), count.doubled(), count.broken) == (0, 0, [])
