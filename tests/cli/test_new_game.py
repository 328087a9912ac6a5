"""`tablee new-game`: a copy of the tiny game that installs, plays and passes the suite untouched."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tablee.cli.new_game import Copy, rule_prefix, sources_of_package, sources_of_tests
from tests.cli.conftest import Run


def in_process(site: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """The command line in a process of its own that finds what is installed in a folder."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), *sys.path])}
    return subprocess.run(
        [sys.executable, "-c", "import sys; from tablee.cli import main; sys.exit(main())", *words],
        env=environment, capture_output=True, text=True, input=typed, check=False,
    )  # fmt: skip


def test_the_copy_installs_plays_and_passes_the_suite(run: Run, tmp_path: Path) -> None:
    """As its author would do it, without changing a line."""
    said = run("new-game", "sea-fight", "--lang", "fr")
    assert said.code == 0
    assert "pip install -e sea-fight" in said.out
    home = tmp_path / "sea-fight"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", "site"]
    subprocess.run([*pip, str(home)], check=True, cwd=tmp_path)
    site = tmp_path / "site"
    listed = json.loads(in_process(site, "games", "--json").stdout)
    assert [game["name"] for game in listed if game["slug"] == "sea-fight"] == ["Sea fight"]
    game = in_process(site, "play", "sea-fight", "--seed", "1", "--json", typed="1\n" * 200)
    assert game.returncode == 0, game.stderr
    assert json.loads(game.stdout)["finished"]
    secrets = str(home / "tests" / "secrets.py")
    check = in_process(
        site, "check", "sea-fight", "--secrets", secrets, "--games", "8", "--pairs", "40", "--workers", "1"
    )
    assert check.returncode == 0, check.stdout + check.stderr


def test_the_copy_says_nothing_of_the_tiny_game(run: Run, tmp_path: Path) -> None:
    """Slug, package, classes, titles and rule ids are its own; its rules begin with version 1."""
    answer = json.loads(run("new-game", "sea-fight", "--json").out)
    home = tmp_path / "sea-fight"
    for name in answer["files"]:
        text = (home / name).read_text()
        assert not re.search(r"TIN-\d|\bTiny|\btiny\b(?! game)|Les Îlots|The Islets|tablee\.games\.tiny", text), name
    game = (home / "src" / "sea_fight" / "game.py").read_text()
    assert "version=1" in game
    assert "example=True" not in game
    assert "v1" not in [path.name for path in home.rglob("*")]
    project = tomllib.loads((home / "pyproject.toml").read_text())
    assert project["project"]["entry-points"]["tablee.games"] == {"sea-fight": "sea_fight.game:GAME"}


@pytest.mark.parametrize(
    ("name", "prefix"),
    [("sea-fight", "SEA"), ("go", "GOX"), ("table-tennis", "TBX"), ("a1", "AXX"), ("x-2-y-z", "XYZ")],
)
def test_rule_ids_begin_with_three_capitals(name: str, prefix: str) -> None:
    """Of the name, but never those of the table's own rules."""
    assert rule_prefix(name) == prefix


def test_a_name_that_is_a_class_of_the_template_gets_another_class() -> None:
    """`bid` is an action of the tiny game, so the state of the game `bid` is called otherwise."""
    sources = {**sources_of_package(), **sources_of_tests()}
    assert Copy("bid", sources).class_name == "BidGame"
    assert Copy("sea-fight", sources).class_name == "SeaFight"


def test_an_existing_folder_is_not_touched(run: Run, tmp_path: Path) -> None:
    """Not even an empty one."""
    (tmp_path / "sea-fight").mkdir()
    said = run("new-game", "sea-fight")
    assert said.code == 2
    assert said.err == "sea-fight already exists; choose another name or another --folder.\n"
    assert list((tmp_path / "sea-fight").iterdir()) == []
