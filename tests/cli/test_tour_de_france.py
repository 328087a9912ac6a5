"""`tablee tour-de-france questions`: a club's file is read, its mistakes are explained, the good cards are taken."""

import json
from pathlib import Path

import pytest

from tablee.games.tour_de_france.questions import is_own
from tests.cli.conftest import Run

QUESTION = {"difficulty": 1, "right": 2, "fr": {"q": "Qui a fondé le club ?", "a": ["Ana", "Ben", "Zoé"]}}
GOOD = {"id": "C01", "tourism": QUESTION}


def changed(**changes: object) -> dict[str, object]:
    """A card whose question is otherwise good."""
    return {"id": "C02", "cycling": {**QUESTION, **changes}}


def worded(question: str, *answers: str, **more: str) -> dict[str, object]:
    """A card with these words."""
    return changed(fr={"q": question, "a": list(answers), **more})


FAULTS = [
    ("[{]", "– This is not JSON"),
    ("{}", "– This must be a list of cards"),
    ("[]", "– This must be a list of cards"),
    ([7], "#1 This card does not have the required form"),
    ([{"id": "C02", "tourism": QUESTION, "colour": "red"}], "C02 This card does not have the required form"),
    ([{"id": "Q01", "tourism": QUESTION}], "Q01 The id must be from C01 to C29."),
    ([{"id": "C30", "tourism": QUESTION}], "C30 The id must be from C01 to C29."),
    ([GOOD, GOOD], "C01 Another card already has this id."),
    ([{"id": "C02"}], "C02 At least one question is needed"),
    ([changed(fr=None)], "C02 cycling The text is needed in French"),
    ([changed(difficulty=4)], "C02 cycling The difficulty is 1, 2 or 3, not 4."),
    ([changed(right=3)], "C02 cycling The right answer (right) is 0, 1 or 2, not 3."),
    ([worded(" ", "a", "b", "c")], "C02 cycling fr The question or an answer is empty."),
    ([worded("x" * 141, "a", "b", "c")], "C02 cycling fr The question has 141 characters; 140 at most."),
    ([worded("Qui ?", "a", "b", "c" * 41)], "C02 cycling fr An answer has 41 characters; 40 at most."),
    (
        [worded("Qui ?", "a", "b", "c", why="d" * 241)],
        "C02 cycling fr The explanation has 241 characters; 240 at most.",
    ),
    ([worded("Qui ?", "a", "b")], "C02 cycling fr Three answers are needed, not 2."),
    ([worded("Qui ?", "a", "b", "a ")], "C02 cycling fr Two answers are the same."),
    ([worded("Qui ?", "a", "b", "c|d")], "C02 cycling fr A text may contain no vertical bar, no line break"),
]


@pytest.mark.parametrize(("found", "sentence"), FAULTS, ids=[sentence for _, sentence in FAULTS])
def test_each_mistake_is_explained(run: Run, tmp_path: Path, found: object, sentence: str) -> None:
    """By card and reason; such a text is no value of the option."""
    text = found if isinstance(found, str) else json.dumps(found)
    (tmp_path / "club.json").write_text(text)
    said = run("tour-de-france", "questions", "club.json")
    assert said.code == 1
    assert sentence in " ".join(said.out.split())
    assert not is_own(text)


def test_only_valid_cards_are_taken(run: Run, tmp_path: Path) -> None:
    """Written on one line they are a value of the table's option."""
    (tmp_path / "club.json").write_text(json.dumps([GOOD, changed(right=3)], indent=2))
    said = run("tour-de-france", "questions", "club.json", "--write", "option.json", "--lang", "fr")
    assert said.code == 1
    assert "Une carte valable, une à corriger." in said.out
    option = (tmp_path / "option.json").read_text().strip()
    assert "\n" not in option
    assert is_own(option)
    assert [card["id"] for card in json.loads(option)] == ["C01"]


def test_a_good_file_ends_well_also_for_programs(run: Run, tmp_path: Path) -> None:
    """The exit code is 0, and --json tells what was found."""
    (tmp_path / "club.json").write_text(json.dumps([GOOD]))
    said = run("tour-de-france", "questions", "club.json", "--json")
    assert said.code == 0
    assert json.loads(said.out)["cards"] == ["C01"]
    assert "One valid card." in run("tour-de-france", "questions", "club.json").out


@pytest.mark.parametrize("words", [("questions", "missing.json"), ("answers", "club.json"), ("questions",)])
def test_bad_words_are_explained(run: Run, words: tuple[str, ...]) -> None:
    """A file that is not there, another word, no file."""
    said = run("tour-de-france", *words)
    assert said.code == 2
    assert said.err.strip()
