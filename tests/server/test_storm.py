"""Three processes on one PostgreSQL while everything around them fails, again and again: see `storm.py`."""

from __future__ import annotations

import pytest

from tests.server.storm import weather

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.plain,
    pytest.mark.long,
]  # `python benchmarks/storms.py --compiled .compiled` runs the other build
FAULTS = 40


async def test_nothing_is_lost_or_doubled_in_a_storm(postgres: str) -> None:
    """What was acknowledged is in the log once, every table proves itself, and every page shows the last state."""
    count = await weather(FAULTS, postgres)
    assert sum(count.faults.values()) == FAULTS
    assert count.by["bot"]
    assert count.by["clock"]
    assert (count.lost(), count.doubled(), count.twice, count.broken) == ([], [], 0, []), count.told()
