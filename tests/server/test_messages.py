"""Every message of a page is obeyed somewhere: one that is forgotten is found by mypy, and by this."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tablee.server import protocol as p
from tablee.server.tables import session
from tablee.server.tables.registry import TableRegistry
from tests.server.players import HousePlayer, begun

SOURCES = Path(__file__).parents[2]
VALUES: dict[Any, Any] = {str: "x", int: 0, bool: True}


def least(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """The fields that a message must have, filled with anything."""
    return {
        field.encode_name: VALUES.get(field.type, "x")
        for field in msgspec.structs.fields(kind)
        if field.required and field.name != "id"
    }


@pytest.mark.anyio
@pytest.mark.parametrize("kind", get_args(p.FromPage), ids=lambda kind: kind.__name__)
async def test_every_message_is_answered(registry: TableRegistry, kind: Any) -> None:
    """Whatever it is, there is no fault of the server's."""
    table, _ = await begun(registry, "tiny")
    player = HousePlayer(registry, "a", 0)
    await player.greet(table)
    fields = {**least(kind), **({"version": p.VERSION} if kind is p.Hello else {})}
    await player.ask(str(kind.__struct_config__.tag), **fields)


def found_by_mypy(folder: Path, source: str) -> str:
    """What mypy says of a changed copy of the session."""
    copy = folder / "session_copy.py"
    copy.write_text(source)
    command = [sys.executable, "-m", "mypy", "--follow-imports=silent", f"--cache-dir={folder / 'cache'}", str(copy)]
    environment = {**os.environ, "MYPYPATH": str(SOURCES / "src")}
    return subprocess.run(command, cwd=SOURCES, env=environment, capture_output=True, text=True, check=False).stdout


@pytest.mark.plain
def test_a_forgotten_message_fails_the_check(tmp_path: Path) -> None:
    """Taken out of either dispatch, it is named."""
    source = Path(str(session.__file__)).read_text()
    assert "| p.Mute()" in source
    forgotten = source.replace("                | p.Mute()\n", "").replace(
        "            case p.Say():\n", "            case p.Act():\n"
    )
    said = found_by_mypy(tmp_path, forgotten)
    assert "assert_never" in said
    assert "Mute" in said
    assert "Say" in said
