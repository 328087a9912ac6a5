"""Changes that are no changes of the rules, each made in a copy of the program: every frozen record still verifies."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import tablee
from tests.records import FOLDER

SOURCE = Path(tablee.__file__).parent
VERIFY = """
import sys
from pathlib import Path
import tablee
import tablee.games.tour_de_france.questions
from tablee.engine.record import read_record, verify
assert Path(tablee.__file__).is_relative_to(Path.cwd()), tablee.__file__
assert {check}, "the change was not made"
for path in sys.argv[1:]:
    verify(read_record(Path(path).read_text(encoding="utf-8")))
"""
pytestmark = pytest.mark.plain


def replaced(path: Path, old: str, new: str) -> None:
    """Changes the one place in a file that says this."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} says {old!r} {text.count(old)} times"
    path.write_text(text.replace(old, new), encoding="utf-8")


def last_line(path: Path, name: str) -> int:
    """The last line of a class."""
    found = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef) and node.name == name]
    assert found[0].end_lineno is not None
    return found[0].end_lineno


def derived_field(package: Path) -> None:
    """A board wants to know how many links each seat has left, which follows from those on the board."""
    shapes, view = package / "games/kahuna/shapes.py", package / "games/kahuna/view.py"
    lines = shapes.read_text().splitlines()
    lines.insert(last_line(shapes, "KahunaView"), "    stock: list[int] = []")
    shapes.write_text("\n".join(lines) + "\n")
    last = "        ending=ENDINGS[state.outcome],\n"
    replaced(view, last, f"{last}        stock=[int(LINKS - state.tally[seat]) for seat in range(SEATS)],\n")


def inert_option(package: Path) -> None:
    """A new option whose default changes nothing."""
    game = package / "games/kahuna/game.py"
    replaced(game, "    options=[\n", '    options=[\n        Choice("music", ("off", "on"), "off"),\n')


def other_word(package: Path) -> None:
    """Every English question gets better words."""
    data = package / "games/tour_de_france/data/questions.json"
    text = data.read_text(encoding="utf-8")
    assert "Which " in text
    data.write_text(text.replace("Which ", "What "), encoding="utf-8")


CHANGES = [
    ("kahuna", derived_field, "'stock' in tablee.game('kahuna').views.__struct_fields__"),
    ("kahuna", inert_option, "'music' in [option.name for option in tablee.game('kahuna').options]"),
    ("tour-de-france", other_word, "'What ' in str(tablee.games.tour_de_france.questions.CARDS)"),
]


@pytest.mark.parametrize(("slug", "change", "check"), CHANGES, ids=[change.__name__ for _, change, _ in CHANGES])
def test_a_harmless_change_leaves_every_record_alone(
    slug: str, change: Callable[[Path], None], check: str, tmp_path: Path
) -> None:
    """No record of the game notices."""
    shutil.copytree(SOURCE, tmp_path / "tablee", ignore=shutil.ignore_patterns("page", "__pycache__", "*.so"))
    change(tmp_path / "tablee")
    paths = sorted(map(str, FOLDER.glob(f"{slug}/*.tablee")))
    assert paths
    command = [sys.executable, "-c", VERIFY.format(check=check), *paths]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
