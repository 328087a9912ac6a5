"""Every registered game, under every version of its rules, passes the generic suite."""

from dataclasses import replace
from pathlib import Path

import pytest

import tablee
from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.testing import Fault, check_game, claims_for, run_check
from tablee.testing.check import Suite
from tablee.testing.report import Report
from tablee.testing.settings import Setting
from tablee.testing.words import Words

INSTALLED = [name for name in registry.installed() if "." not in name]  # other tests register games of their own
GAMES = [(slug, version) for slug in INSTALLED for version in registry.versions(slug)]
SAMPLE = (32, 640) if tablee.COMPILED else (16, 320)  # games, exchanged pairs: what fits into half a minute
SHARE = {
    "cartagena": 16,
    "pique-plume": 4,
    "olympiades": 2,
    "biathlon": 8,
    "formula-de": 8,
    "tour-de-france": 3,
}  # of long games, a part of the sample


@pytest.mark.long
@pytest.mark.parametrize(("slug", "version"), GAMES)
def test_a_registered_game_passes_the_suite(slug: str, version: int) -> None:
    """A fixed sample of the suite: `tablee check` runs the full figures."""
    game = registry.get(slug, version)
    games, pairs = (part // SHARE.get(slug, 1) for part in SAMPLE)
    report = check_game(game, games=games, pairs=pairs)
    assert report.counts["games"] == games
    if report.secrets:  # a game without any must show everybody everything, which the suite has seen to
        assert report.counts["exchanged"] >= pairs - pairs // games  # the last game may end before its share is done
        assert report.counts["consequences"] > 0


def test_the_suite_on_all_cores_reports_what_it_did() -> None:
    """Workers in other processes add up to one report, and the same seeds give the same games in all of them."""
    seen: list[tuple[int, int]] = []
    tiny = registry.get("tiny")
    report = run_check(
        tiny, games=24, pairs=48, seed=5, workers=2, progress=lambda done, jobs: seen.append((done, jobs))
    )
    assert report.failures == []
    assert seen == [(1, 2), (2, 2)]
    assert report.counts["games"] == 24
    assert report.counts["exchanged"] >= 48
    assert set(report.refusals) >= {"not-your-decision", "game-over", *tiny.refusals}
    assert any("Réussi" in line for line in report.lines("fr"))
    assert any("Passed" in line for line in report.lines("en"))
    assert report.as_dict()["failures"] == []


def test_only_a_game_without_a_limit_may_go_on() -> None:
    """It is left where a bounded one must have ended; the bounded one is a fault."""
    game = replace(registry.get("cartagena"), longest=30, fixed_cache={})
    suite = Suite(game, claims_for(game), Report.on(game), 0)
    suite.play(Setting({"max_turns": "0"}, 2), 1, "first-legal")
    assert (suite.report.counts["games"], suite.report.counts["actions"]) == (1, 30)
    with pytest.raises(Fault, match="termination: 31 decisions, but the game says at most 30"):
        suite.play(Setting({"max_turns": "50"}, 2), 1, "first-legal")


def test_a_game_without_a_secrets_file_fails_and_says_so(tmp_path: Path) -> None:
    """A game that states no secrets has not been checked."""
    with pytest.raises(Mistake, match=r"secrets\(state, viewer\)"):
        claims_for(registry.get("tiny"), tmp_path / "secrets.py")
    with pytest.raises(Mistake, match=r"tests/games/white_reef/secrets\.py"):
        claims_for(replace(registry.get("tiny"), slug="white-reef"))


def test_a_game_that_hides_something_must_say_so() -> None:
    """A game whose secrets.py names no secret must show everybody everything."""
    tiny: Game = registry.get("tiny")
    silent = replace(claims_for(tiny), secrets=lambda state, viewer: [], counted=[])
    with pytest.raises(AssertionError, match="names no secret"):
        check_game(tiny, silent, games=2, pairs=0)


@pytest.mark.parametrize(
    ("label", "word", "told"),
    [
        ("phase", "storm", "holds `storm`, which has no word in fr: add `position-phase-storm = …` to texts/fr.ftl"),
        ("open", "yes", "`position-open-yes = …`"),
        ("hand 1", "Wave", "holds `Wave`"),
        ("tide", "0", "the number 0, and nothing says of what: name it in `lines` of game.py"),
    ],
)
def test_a_word_that_people_cannot_read_is_told_with_its_cure(label: str, word: str, told: str) -> None:
    """Each word of a position needs a text, each number a kind."""
    with pytest.raises(Fault, match="texts: ") as fault:
        Words(registry.get("tiny"), Report("tiny")).line(label, [word])
    assert told in str(fault.value)
