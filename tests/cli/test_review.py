"""`tablee review`: an ended game told in figures, in both languages and for programs."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run, played, record_text

COARSE = ("--rollouts", "4", "--iterations", "8", "--workers", "1")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Figures are hundredths of a won game", "others’ decisions", "Where luck moved the game most")),
        ("fr", ("des centièmes de partie gagnée", "celles des autres", "Où la chance a fait basculer la partie")),
    ],
)
def test_a_review_is_told_in_words(run: Run, finished: Path, lang: str, words: tuple[str, ...]) -> None:
    """Account, verdict, curve, turning points and decisions, with the names of who played."""
    said = run("review", str(finished), *COARSE, "--lang", lang)
    assert said.code == 0
    for word in (*words, "Ana", "Malik", "█"):
        assert word in said.out


def test_a_review_for_programs_adds_up(run: Run, finished: Path) -> None:
    """And is the same for the same seed and fineness."""
    said = run("review", str(finished), *COARSE, "--json")
    found = json.loads(said.out)
    for account in found["accounts"]:
        kept = account["start"] + account["luck"] - account["cost"] + account["given"]
        assert kept == account["result"]
    assert found["fineness"] == {"rollouts": 4, "iterations": 8, "every": 1}
    assert run("review", str(finished), *COARSE, "--json").out == said.out


def test_a_review_is_as_fine_as_its_time_allows(run: Run, finished: Path) -> None:
    """Without numbers the machine is timed; what it chose is told."""
    found = json.loads(run("review", str(finished), "--seconds", "1", "--workers", "1", "--json").out)
    assert found["fineness"]["rollouts"] >= 4
    assert found["fineness"]["iterations"] >= 4


def test_a_review_can_be_as_coarse_as_can_be(run: Run, finished: Path) -> None:
    """One game from each moment, and one for each decision, of which none can be called costly."""
    said = run("review", str(finished), "--rollouts", "1", "--iterations", "1", "--workers", "1", "--json")
    assert said.code == 0
    assert not any(judgement["better"] for judgement in json.loads(said.out)["judgements"])


def test_a_running_game_is_not_reviewed(run: Run, tmp_path: Path) -> None:
    """It says so in one sentence."""
    file = tmp_path / "running.tablee"
    file.write_text(record_text(played(4, 3), 4))
    said = run("review", str(file), *COARSE)
    assert said.code == 2
    assert said.err == "This game is not finished: only “load” opens it.\n"
