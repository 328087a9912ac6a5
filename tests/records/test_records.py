"""Records written once verify for ever: whatever they would notice is a new version of the rules."""

from pathlib import Path

import pytest

from tablee.engine.game import Game
from tablee.engine.options import parse_options
from tablee.engine.record import Verdict, read_record, verify
from tests.records import FEWEST, FOLDER, digest_of, frozen, shipped, sums

WHAT_TO_DO = """
A frozen record no longer holds, so games that people have kept would not hold either.
If the rules were meant to change: give them a new version, and keep the old one, as CONTRIBUTING.md says.
If not: undo what changed the state, its fields, the draws or the names. Never write the record again.
"""
FILES = frozen()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_frozen_record_verifies(path: Path) -> None:
    """Every action is legal, every hash is the same, every die and card comes from the seed."""
    record = read_record(path.read_text(encoding="utf-8"))
    assert verify(record, record.tags.get("commitment")) in Verdict, WHAT_TO_DO


@pytest.mark.plain
def test_no_frozen_record_was_touched() -> None:
    """Each file has the checksum it was written with, none is missing, and none is unknown."""
    found = {str(path.relative_to(FOLDER)): digest_of(path) for path in FILES}
    assert found == sums(), WHAT_TO_DO


@pytest.mark.plain
@pytest.mark.parametrize("game", shipped(), ids=lambda game: f"{game.slug}-{game.version}")
def test_every_version_of_every_game_has_its_records(game: Game) -> None:
    """At least a dozen, over all numbers of players and all presets."""
    here = [read_record(path.read_text(encoding="utf-8")) for path in FILES if path.parent.name == game.slug]
    records = [record for record in here if record.number("version") == game.version]
    assert len(records) >= FEWEST, "python -m tests.records adds them"
    assert {record.number("players") for record in records} == set(game.players)
    chosen = [parse_options(record.tag("options")) for record in records]
    for name in game.presets:
        assert game.read_options({"preset": name}).chosen in chosen, f"no record has the preset {name}"
