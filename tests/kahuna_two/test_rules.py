"""Two versions of Kahuna side by side: they differ in what power needs, and in nothing else."""

from dataclasses import replace
from functools import partial

import pytest

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.record import Verdict, read_record, record_of, replay, verify, write_record
from tablee.engine.shapes import Budget
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.kahuna.board import ISLANDS, LINES, LINES_OF
from tablee.games.kahuna.game import GAME as FIRST
from tablee.games.kahuna.shapes import KahunaView
from tablee.testing import check_game, claims_for
from tests.games.kahuna import invariants
from tests.games.scenes import Scene
from tests.kahuna_two.game import GAME as SECOND
from tests.kahuna_two.rules import NEEDS, KahunaTwo

VERSIONS = [FIRST, SECOND]


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both versions are known."""
    monkeypatch.setitem(registry.registered, ("kahuna", 2), SECOND)


def played(game: Game, level: str, seed: int) -> Match:
    """A match of two bots of one level."""
    match = Match(game, 2, SeededChance(seed))
    while not match.is_over():
        seat = match.to_act()[0]
        decision = game.bots[level](match.state.view(seat), [], b"", Budget(), SeededChance(len(match.entries)))
        match.play(seat, decision.action)
    return match


@pytest.mark.parametrize("island", range(len(ISLANDS)))
def test_power_needs_two_thirds_of_the_lines(island: int) -> None:
    """KAH-5.1: 2 of 3, 3 of 4, 4 of 5, 4 of 6; one link less is not enough."""
    lines = [LINES[line] for line in LINES_OF[island]]
    need = {3: 2, 4: 3, 5: 4, 6: 4}[len(lines)]
    for laid, is_won in ((need - 1, True), (need - 2, False)):
        scene = Scene(SECOND, f"links 0: {' '.join(lines[:laid])}\nhand 0: {ISLANDS[island]}")
        view = scene.state.view(0)
        assert isinstance(view, KahunaView)
        assert ([links[island] for links in view.around], view.needs[island]) == ([laid, 0], need)
        scene.play(f"place_link line={lines[laid]} card={ISLANDS[island]}")
        assert (ISLANDS[island] in scene.line("stones 0").split()) is is_won


@pytest.mark.parametrize(("game", "stones"), [(FIRST, "BARI"), (SECOND, "")])
def test_the_third_of_five_links_tells_the_versions_apart(game: Game, stones: str) -> None:
    """KAH-5.1: more than half before, not yet two thirds now; a copy of the state plays by the same rules."""
    scene = Scene(game, "links 0: BARI-COCO BARI-DUDA\nhand 0: BARI")
    scene.state = scene.state.clone()
    scene.play("place_link line=BARI-ELAI card=BARI")
    assert scene.line("stones 0") == stones


@pytest.mark.parametrize(("game", "stones"), [(FIRST, "BARI"), (SECOND, "")])
def test_a_stone_is_lost_with_the_fourth_link(game: Game, stones: str) -> None:
    """KAH-5.5: three of five links hold an island under the first version only."""
    links = "BARI-COCO BARI-DUDA BARI-ELAI BARI-FAAA"
    scene = Scene(game, f"links 1: {links}\nstones 1: BARI\nhand 0: BARI FAAA")
    scene.play("remove_link line=BARI-FAAA cards=BARI+FAAA")
    assert scene.line("stones 1") == stones


@pytest.mark.parametrize("game", VERSIONS, ids=["first", "second"])
@pytest.mark.parametrize("level", ["novice", "greedy"])
def test_bots_play_either_version_and_its_record_verifies(game: Game, level: str) -> None:
    """They imagine states of the version that they are asked about."""
    match = played(game, level, 5)
    record = read_record(write_record(record_of(match, {"seed": "5"})))
    assert verify(record) is Verdict.CONSISTENT
    again = replay(record)
    assert again.game is game
    assert again.state.view(-2) == match.state.view(-2)
    assert isinstance(again.state, KahunaTwo) is (game is SECOND)


def test_a_bot_counts_by_the_rules_of_its_version() -> None:
    """The third of five links is worth taking under the first version; under the second it gives nothing."""
    scene = "links 0: BARI-COCO BARI-DUDA\nhand 0: BARI"
    reasons = []
    for game in VERSIONS:
        state = Scene(game, scene).state
        decision = game.bots["novice"](state.view(0), [], b"", Budget(), SeededChance(1))
        reasons.append(decision.reason.code)
    assert reasons[0] == "takes-island" != reasons[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_books_differ_in_one_rule(lang: str) -> None:
    """And in the pitch, which tells that rule."""
    first, second = (texts(game, lang) for game in VERSIONS)
    assert first.keys == second.keys
    assert [rule for rule in first.rules() if first.rule(rule) != second.rule(rule)] == ["KAH-5.1"]
    assert first.text("pitch") != second.text("pitch")
    assert first.text("name") == second.text("name")


def test_the_second_version_passes_the_suite() -> None:
    """With the secrets of the first, and its invariants except for what power needs."""
    claims = claims_for(SECOND)
    report = check_game(SECOND, replace(claims, broken=partial(invariants.broken, needs=NEEDS)), games=4, pairs=40)
    assert report.counts["games"] == 4
