"""Golden playthroughs: every game plays the same as when its files were last written and read."""

from pathlib import Path

import pytest

from tablee.engine import registry
from tablee.testing.playthrough import header_of, written

FOLDER = Path(__file__).parents[1] / "games"
FILES = sorted(FOLDER.glob("*/playthroughs/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parts[-3]}-{file.stem}" for file in FILES])
def test_a_game_plays_as_it_is_written_down(file: Path) -> None:
    """Line by line; after a wanted change: python -m tablee.testing.playthrough FILE, then read the difference."""
    text = file.read_text(encoding="utf-8")
    assert written(header_of(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("slug", [name for name in registry.installed() if "." not in name])
def test_every_player_count_has_a_playthrough(slug: str) -> None:
    """A game without a playthrough would change unseen."""
    headers = [header_of(file.read_text(encoding="utf-8")) for file in FILES]
    counts = {int(header["players"]) for header in headers if header["game"] == slug}
    assert counts == set(registry.get(slug).players)
