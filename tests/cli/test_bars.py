"""`python -m benchmarks.bars`: matches that go on where they were, and a table that says whether a bar holds."""

from pathlib import Path

import pytest

import tablee
from benchmarks import bars
from benchmarks.bars import BARS, SAME_TIME, Bar, Match, row, table
from tablee.lab.ladder import Meeting
from tablee.lab.simulate import Share


@pytest.fixture
def match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Match:
    """A match in which `master` wins whenever it sits first, and once in four draws."""
    monkeypatch.setattr("tablee.lab.ladder.play_meeting", win_first)
    return Match(Bar("tiny", 0.4, "novice"), 5, tmp_path)


def win_first(ladder: object, meeting: Meeting) -> list[float]:
    return [1.0, 0.5 if meeting.deal % 2 else 0.0]


def test_a_match_goes_on_where_it_was(match: Match) -> None:
    """A drawn game is not a won one."""
    match.play(4, 1)
    assert match.share() == Share(2, 4)
    before = match.file.read_text()
    match.play(10, 1)
    assert match.file.read_text().startswith(before)
    assert match.share() == Share(5, 10)
    text = table([match, Match(Bar("kahuna", 0.5), 5, match.folder)], "a command")
    assert "| tiny | 2 | `novice` | 5 of 10 | 50.0 % | 23.7 – 76.3 % | 40 % | not yet certain |" in text
    assert "kahuna" not in text


@pytest.mark.parametrize(("won", "says"), [(100, "yes"), (42, "not yet certain"), (10, "no")])
def test_a_bar_holds_if_the_lower_end_of_the_interval_does(match: Match, won: int, says: str) -> None:
    assert row(match, Share(won, 100)).endswith(f"| {says} |")


def test_there_is_a_bar_for_every_game() -> None:
    """And a match with the peer, at the same seats."""
    offered = {slug for slug in tablee.engine.registry.slugs() if not tablee.game(slug).example}
    assert {bar.slug for bar in BARS} == {bar.slug for bar in SAME_TIME} == offered
    for bar in BARS:
        assert bar.against in tablee.game(bar.slug).bots
        assert 0.0 < bar.asked < 1.0


def test_the_command(match: Match, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Plays, prints, and writes the table into a document."""
    document = match.folder / "ratings.md"
    monkeypatch.setattr(bars, "BARS", [match.bar])
    words = ["bars", "tiny", "--games", "2", "--milliseconds", "5", "--results", str(match.folder)]
    monkeypatch.setattr("sys.argv", [*words, "--write", str(document)])
    bars.main()
    assert "| 1 of 2 |" in capsys.readouterr().out
    assert document.read_text().startswith(
        "# Ratings\n\n## Bars\n\nMade by `python -m benchmarks.bars --milliseconds 5` on "
    )
    monkeypatch.setattr("sys.argv", [*words, "--games", "0"])
    bars.main()
    assert "| 1 of 2 |" in capsys.readouterr().out
