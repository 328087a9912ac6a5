"""The log of the server holds no names, sayings, moves or seeds, also when the database fails and says why."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tablee.engine.refusal import Mistake, Refused
from tablee.server import protocol as p
from tablee.server.http.logs import JsonLines
from tablee.server.store.store import Store, sqlite_url
from tablee.server.tables.registry import TableRegistry
from tests.server.conftest import QUICK, empty
from tests.server.players import BotsHere, HousePlayer, begun

pytestmark = pytest.mark.anyio
NAME, SAYING, OTHER = "Anastasia", "meet me behind the lighthouse", "Benedetto"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """All that is logged, as the server writes it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_failing_database_gives_nothing_away(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, written: io.StringIO
) -> None:
    """Each table of the database refuses what it is given, and the error that comes back holds the whole row."""
    url = sqlite_url(tmp_path / "tables.sqlite") if kind == "sqlite" else request.getfixturevalue("postgres")
    registry = TableRegistry(Store(url), QUICK, bots=BotsHere())
    if kind == "postgres":
        await empty(registry.store)
    await registry.open()
    table, players = await begun(registry, "kahuna")
    mover = next(player for player in players if player.decision)
    assert mover.decision is not None
    action = mover.decision["actions"][0]
    await registry.store.writer.do(lambda connection: [connection.execute(text(one)) for one in refusing(kind)])
    with pytest.raises(Exception, match=r"."):
        await registry.name("c", NAME)
    with pytest.raises(Exception, match=r"."):
        await registry.create("a", p.NewTable("kahuna", ["me", "open"]))
    for player, type_, fields in [
        (players[0], "say", {"text": SAYING}),
        (mover, "act", {"seat": mover.seat, "decision": mover.decision["number"], "action": action["action"]}),
    ]:
        assert await is_fault(player, type_, **fields)
    seed = registry.tables[table].table.seed
    await registry.close()
    told = written.getvalue()
    assert "cannot write" in told
    assert "INSERT INTO" in told
    for secret in (NAME, SAYING, action["named"], "played", "kahuna", seed.hex(), repr(seed)[2:-1], "Failing row"):
        assert secret not in told, secret


def refusing(kind: str) -> list[str]:
    """What makes every insert fail, as a full disk or a wrong schema would."""
    if kind == "postgres":
        return [f"ALTER TABLE {name} ADD CHECK (false) NOT VALID" for name in ("users", "tables", "entries", "chat")]
    return [f"ALTER TABLE {name} RENAME TO old_{name}" for name in ("users", "tables", "entries", "chat")]


async def is_fault(player: HousePlayer, type_: str, **fields: Any) -> bool:
    """Does a message fail for a reason that is not the page's?"""
    with pytest.raises(AssertionError, match="a fault of the server"):
        await player.ask(type_, **fields)
    return True


def fail(error: Exception) -> None:
    """Fails twice."""
    try:
        int(SAYING)
    except ValueError as before:
        raise error from before


def test_errors_are_told_by_their_kind() -> None:
    """With the lines of code that they came through, and a message only where it can hold nothing private."""
    logger = logging.getLogger("tablee.test")
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger.addHandler(handler)
    for error in (
        KeyError(NAME), ValueError(SAYING), Refused("busy", "", {"given": NAME}), Mistake("bad-dump", {"found": NAME}),
        OSError(28, "No space left on device"), RuntimeError(repr(OTHER)), AssertionError(SAYING),
    ):  # fmt: skip
        try:
            fail(error)
        except Exception:
            logger.exception("it failed", extra={"table": "t"})
    logger.removeHandler(handler)
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert len(lines) == 7
    for line in lines:
        assert "test_logs.py" in line["error"]
        assert "builtins.ValueError" in line["error"]
        assert not any(secret in json.dumps(line) for secret in (NAME, SAYING, OTHER)), line
    assert "No space left on device" in lines[4]["error"]
    assert "Refused: busy" in lines[2]["error"]
