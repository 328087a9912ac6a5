"""What a server holds while people play on it; `benchmarks/soak.py` lets them do so for half an hour."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.soaking import Sample, Soak, growing, soak

pytestmark = pytest.mark.anyio
KINDS = {"games", "record", "proof", "told", "at", "onlookers", "aborted"}
VISITS = 25  # more than the connections, workers and tables of so few people need


async def test_everybody_plays_for_a_while(tmp_path: Path) -> None:
    """A short form of the soak: everything in it happens, and of those who have left nothing stays."""

    def is_enough(one: Soak) -> bool:
        return one.did.keys() >= KINDS and one.did["onlookers"] >= VISITS

    one, (before, *_, after) = await soak(tmp_path / "tables.sqlite", 0.0, 0.25, is_enough=is_enough)
    assert one.count.moves
    assert one.count.lines
    assert after.files - before.files < VISITS
    assert after.tasks - before.tasks < VISITS


def samples(*megabytes: float, **more: int) -> list[Sample]:
    """As if taken in this order."""
    rest = {"workers": 50, "files": 60, "tasks": 40, "threads": 5, "sockets": 9, "tables": 20, "moves": 1, **more}
    return [Sample(seconds=float(number), megabytes=one, **rest) for number, one in enumerate(megabytes)]


def test_what_grows_without_end_is_found() -> None:
    """In memory, and in anything else."""
    assert growing(samples(*range(100, 160))) == {"megabytes": (129.5, 149.5)}
    leaking = [*samples(*[100] * 20), *samples(*[100] * 20, files=100), *samples(*[100] * 20, files=200)]
    assert growing(leaking) == {"files": (100, 200)}


def test_what_grows_in_the_warm_up_only_is_no_leak() -> None:
    """Caches fill; one moment proves nothing."""
    assert growing(samples(*range(60, 120, 3), *[120] * 40)) == {}
    assert growing(samples(*[100] * 50, 180, *[100] * 9)) == {}
