"""The suite is itself tested: it must catch every faulty copy of the tiny game and name the fault."""

from pathlib import Path

import pytest

from tablee.engine import registry
from tablee.testing import Fault, check_game
from tests.testing.faults import FAULTS, faulty_copy

pytestmark = pytest.mark.plain  # faulty copies are plain on both builds


@pytest.mark.parametrize("number", range(len(FAULTS)), ids=[fault.name for fault in FAULTS])
def test_a_faulty_copy_is_caught_by_name(number: int, tmp_path: Path) -> None:
    """A copy with one fault fails, and the message names the law that it breaks."""
    game, claims = faulty_copy(number, tmp_path)
    try:
        with pytest.raises(Fault, match=f"(?s)^({FAULTS[number].law})"):
            check_game(game, claims, games=36, pairs=1080)
    finally:
        del registry.registered[game.slug, game.version]
