"""`tablee games`, `tablee rules`, `tablee about`."""

import json

import pytest

import tablee
from tablee.engine.registry import installed
from tests.cli.conftest import Run


def test_examples_are_hidden_unless_asked_for(run: Run) -> None:
    """The tiny game is listed only with --all."""
    assert "tiny" not in [game["slug"] for game in json.loads(run("games", "--json").out)]
    everything = {game["slug"]: game for game in json.loads(run("games", "--all", "--json").out)}
    assert everything["tiny"]["name"] == "The Islets"
    assert everything["tiny"]["bots"][0] == "random"
    assert "Les Îlots" in run("games", "--all", "--lang", "fr").out


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is named with the reason, and the others are listed."""
    points = dict(installed())
    broken = type(points["tiny"])("broken", "no_such_module:GAME", "tablee.games")
    monkeypatch.setattr("tablee.engine.registry.installed", lambda: {**points, "broken": broken})
    said = run("games", "--all")
    assert said.code == 0
    assert "The game broken cannot be loaded: No module named 'no_such_module'." in said.err
    assert "The Islets" in said.out
    assert run("play", "broken").code == 2


def test_rules_show_the_book_by_sections(run: Run) -> None:
    """Every paragraph stands under its section, the table's own rules last."""
    said = run("rules", "tiny", "--lang", "fr").out
    assert said.index("Mise en place") < said.index("TIN-1.1") < said.index("TIN-5.2") < said.index("TAB-2.2")


@pytest.mark.parametrize(("version", "crew"), [([], "that did not call it"), (["--version", "1"], "that called it")])
def test_rules_are_those_of_a_version(run: Run, version: list[str], crew: str) -> None:
    """The newest one's unless another is wanted; what is the same in both is in both books."""
    book = {one["id"]: one["text"] for one in json.loads(run("rules", "tiny", *version, "--json").out)}
    assert book["TIN-3.4"] == f"If both crews bid the same, the islet goes to the crew {crew}."
    assert book["TIN-5.1"] == "The game ends when every islet has been won."


def test_rules_of_an_unknown_version_are_refused(run: Run) -> None:
    """With the versions that there are."""
    said = run("rules", "tiny", "--version", "9")
    assert said.code == 2
    assert "there are: 1, 2." in said.err


@pytest.mark.parametrize("rule", ["TIN-2.1", "tin-2.1"])
def test_one_rule_can_be_asked_for(run: Run, rule: str) -> None:
    """An id gives its paragraph, in small letters too."""
    found = json.loads(run("rules", "tiny", rule, "--json").out)
    assert [paragraph["id"] for paragraph in found] == ["TIN-2.1"]
    assert found[0]["section"] == "A turn"


def test_a_section_can_be_asked_for(run: Run) -> None:
    """The id of a section gives all its paragraphs, and none of a section with a longer number."""
    found = json.loads(run("rules", "tiny", "TIN-2", "--json").out)
    assert {paragraph["section"] for paragraph in found} == {"A turn"}
    assert len(found) > 1


def test_about_tells_version_and_build(run: Run) -> None:
    """What is installed, for people and for programs."""
    facts = json.loads(run("about", "--json").out)
    assert facts["version"] == tablee.__version__
    assert facts["compiled"] is tablee.COMPILED
    assert "tiny" in facts["examples"]
    assert "Apache-2.0" in run("about", "--lang", "fr").out
