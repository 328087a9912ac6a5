"""`tablee sim` and the simulation behind it."""

import json
import sys
from pathlib import Path

import pytest

from tablee.lab.simulate import CHUNK, Plan, Share, Tally, lead, play_chunk, simulate
from tests.cli.conftest import Run, played

PLAN = Plan("tiny", 2, 2, ("novice", "random"), seed=3, games=2 * CHUNK, follow_lead=True)


def test_results_do_not_depend_on_the_number_of_workers() -> None:
    """Seeds belong to games, and chunks are added in order."""
    assert simulate(PLAN, workers=1) == simulate(PLAN, workers=2)


def test_every_bot_sits_everywhere_equally_often() -> None:
    """The line-up moves on by one seat from game to game."""
    plan = Plan("tiny", 2, 4, ("novice", "random"), seed=1, games=4)
    line_ups = [plan.line_up(number) for number in range(4)]
    for seat in range(4):
        assert [line_up[seat] for line_up in line_ups].count("novice") == 2


def test_a_side_counts_once_for_its_bot() -> None:
    """In a game of crews two seats of one bot win one game."""
    tally = play_chunk(Plan("tiny", 2, 4, ("novice", "random"), seed=1, games=10), 0)
    assert tally.games == 10
    assert tally.bot_games == {"novice": 10, "random": 10}
    assert tally.bot_wins.total() + tally.draws == 10
    assert tally.seat_wins.total() == 2 * tally.bot_wins.total()


def test_decisions_with_and_without_a_choice_are_counted_apart() -> None:
    """Together they are all decisions; a secret bid of two steps is one entry."""
    tally = play_chunk(Plan("tiny", 2, 2, ("random",), seed=1, games=20), 0)
    assert tally.forced + tally.open_decisions == sum(tally.decisions)
    assert tally.forced > 0
    assert 2 <= tally.branching <= tally.widest
    assert sum(tally.entries) < sum(tally.decisions)
    assert tally.endings.total() == 20


def test_the_quick_way_of_random_bots_gives_the_same_statistics(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random bots that look at views play games of the same kind as those that take from the state."""
    quick = play_chunk(Plan("tiny", 2, 2, ("random",), seed=1, games=CHUNK), 0)
    monkeypatch.setattr("tablee.lab.simulate.RANDOM", "nobody")
    slow = play_chunk(Plan("tiny", 2, 2, ("random",), seed=1, games=CHUNK), 0)
    assert quick.widest == slow.widest
    assert quick.branching == pytest.approx(slow.branching, rel=0.1)
    assert sum(quick.decisions) == pytest.approx(sum(slow.decisions), rel=0.1)
    assert quick.endings == slow.endings


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (850, 1000, 0.8265, 0.8708)],
)
def test_wilson_intervals(count: int, total: int, low: float, high: float) -> None:
    """Figures worked out by hand from Wilson's formula."""
    assert Share(count, total).interval == pytest.approx((low, high), abs=5e-4)


def test_nothing_played_says_nothing() -> None:
    """A share of nothing may be anything."""
    assert Share(0, 0).interval == (0.0, 1.0)
    assert Tally().mean_leads()[0] == 0.0


def test_the_lead_is_between_sides() -> None:
    """Not between seats of one crew."""
    state = played(5).state
    assert lead(state) == abs(state.scores()[0] - state.scores()[1])


def test_the_report_for_programs(run: Run) -> None:
    """All but the speed is the same again."""
    words = ["sim", "tiny", "--games", "30", "--seed", "2", "--bots", "novice,random", "--workers", "1", "--json"]
    first, again = (json.loads(run(*words).out) for _ in range(2))
    for answer in (first, again):
        assert answer.pop("speed")["decisions_per_second"] > 0
    assert first == again
    assert first["games"] == 30
    assert first["by_bot"]["novice"]["games"] == 30
    assert len(first["by_seat"]) == 2


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ["Victoires", "intervalle à 95\u202f%", "Égalités", "décisions/s"]),
        ("en", ["Wins", "95% interval", "Draws", "decisions/s"]),
    ],
)
def test_the_report_for_people(run: Run, lang: str, words: list[str]) -> None:
    """Wins with intervals, lengths, branching, endings, speed."""
    said = run("sim", "tiny", "--games", "20", "--workers", "1", "--options", "preset=short", "--lang", lang)
    assert said.code == 0
    for word in words:
        assert word in said.out


@pytest.mark.parametrize("name", ["a.png", "a.svg"])
def test_a_plot_is_drawn(run: Run, tmp_path: Path, name: str) -> None:
    """As a picture or as a drawing, by the end of the name."""
    pytest.importorskip("matplotlib")
    said = run("sim", "tiny", "--games", "20", "--workers", "1", "--plot", name, "--lang", "fr")
    assert said.code == 0
    assert f"Dessiné\u202f: {name}" in said.out
    assert (tmp_path / name).stat().st_size > 5000


def test_without_matplotlib_the_cure_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before anything is played."""
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    said = run("sim", "tiny", "--plot", "a.png")
    assert said.code == 2
    assert said.err == 'Drawing needs matplotlib; install it with: pip install "tablee[plot]"\n'
