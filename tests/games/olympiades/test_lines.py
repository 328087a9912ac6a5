"""The lines in which the page tells an event's rules."""

import re
from pathlib import Path

import pytest

from tablee.engine.texts import texts
from tablee.games.olympiades.game import GAME

PAGE = Path(__file__).parents[3] / "web" / "src" / "games" / "olympiades"
FACES = sorted((PAGE / "tiles" / "faces").glob("*.ts"))
MOST = 4


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.stem)
def test_an_event_has_a_line_for_each_rule_that_matters(face: Path) -> None:
    """Three or four, in both languages, each beside a rule that exists."""
    found = re.search(r"rules: \[([\d, ]+)\]", face.read_text(encoding="utf-8"))
    assert found
    chapter, *rules = found[1].split(", ")
    assert MOST - 1 <= len(rules) <= MOST
    for lang in ("fr", "en"):
        lines = (PAGE / f"{lang}.ftl").read_text(encoding="utf-8")
        assert all(f"\nrule-{chapter}-{rule} = " in lines for rule in rules)
        assert {f"OLY-{chapter}.{rule}" for rule in rules} <= set(texts(GAME, lang).rules())
