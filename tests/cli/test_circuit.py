"""`tablee formula-de circuit`: problems of a circuit in words, and its picture."""

import json
from importlib.resources import files
from pathlib import Path

import pytest

from tablee.engine.texts import LANGUAGES, texts
from tablee.games.formula_de import examination
from tablee.games.formula_de.game import GAME
from tests.cli.conftest import Run

GOOD = (files("tablee.games.formula_de") / "data" / "port-corail.toml").read_text(encoding="utf-8")


def test_a_good_circuit_is_told_and_drawn(run: Run, tmp_path: Path) -> None:
    """Figures in words, a picture in SVG and in PNG."""
    (tmp_path / "mine.toml").write_text(GOOD)
    said = run("formula-de", "circuit", "mine.toml", "--picture", "mine.svg", "--lang", "fr")
    assert said.code == 0
    assert "Port-Corail\u202f: un bon circuit de 486 cases et 11 virages, 15 arrêts." in said.out
    assert (tmp_path / "mine.svg").read_text().count("<polygon ") == 504
    assert run("formula-de", "circuit", "mine.toml", "--picture", "mine.png").code == 0
    assert (tmp_path / "mine.png").read_bytes().startswith(b"\x89PNG")


def test_problems_are_listed(run: Run, tmp_path: Path) -> None:
    """All of them, each in a sentence with the cure, for people and for programs."""
    broken = GOOD.replace("[6, 5, 4], 1, ", "[6, 5, 4], 7, ").replace('["R", 5]], "Le Môle"', '["R", 4]], "Le Môle"')
    (tmp_path / "mine.toml").write_text(broken)
    said = run("formula-de", "circuit", "mine.toml")
    assert said.code == 1
    assert "Corner 1 asks for 7 stops; 1 to 3 are allowed." in said.err
    assert "The parts of corner 1 are 4 cells long in all; its middle lane has 5." in said.err
    answer = json.loads(run("formula-de", "circuit", "mine.toml", "--json").out)
    assert "stop-count" in [problem["code"] for problem in answer["problems"]]


@pytest.mark.parametrize(
    ("name", "picture", "part"),
    [("none.toml", "a.svg", "cannot be read"), ("mine.toml", "a.gif", "cannot be drawn"), ("x.toml", "no/a.svg", "")],
)
def test_bad_files(run: Run, tmp_path: Path, name: str, picture: str, part: str) -> None:
    """A missing file, a picture of another kind, a folder that is not there."""
    (tmp_path / "mine.toml").write_text(GOOD)
    (tmp_path / "x.toml").write_text(GOOD)
    said = run("formula-de", "circuit", name, "--picture", picture)
    assert said.code == 2
    assert part in said.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_problem_has_its_sentence(lang: str) -> None:
    """Each code that stands in the sources."""
    source = (files("tablee.games.formula_de") / "examination.py").read_text(encoding="utf-8")
    codes = {part.split('"')[0] for part in source.split('problem("')[1:]}
    assert len(codes) == 33
    assert all(texts(GAME, lang).has(f"finding-{code}") for code in codes)
    assert examination.examined("x" * 9000)[1][0].code == "too-long"
