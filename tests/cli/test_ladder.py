"""`tablee ladder`, the meetings behind it, and the ratings that follow from them."""

import json
from collections.abc import Callable
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import Budget
from tablee.lab import ladder as ladders
from tablee.lab import simulate
from tablee.lab.dice import own_chance
from tablee.lab.ladder import Ladder, Meeting, climb, meetings, play_meeting, points, ratings, steps
from tablee.lab.ratings import Scores, expected, inverse, rate
from tablee.lab.simulate import Plan, Tally, play_game
from tablee.lab.workers import in_parallel
from tests.cli.conftest import Run
from tests.minds.test_search import Ranked

LADDER = Ladder("tiny", 2, 2, seed=3, budget=Budget(2))
TYPED = ["ladder", "tiny", "--games", "2", "--iterations", "2", "--bots", "random,beginner,novice", "--workers", "1"]
STRENGTHS = {"weak": 1200.0, "middling": 1500.0, "good": 1620.0, "strong": 1900.0}


def here(work: Callable[..., Any], jobs: Any) -> Any:
    """All games in this process."""
    return in_parallel(work, jobs, 1)


def silent(done: int, total: int) -> None:
    """Nobody looks at the progress."""


# Ratings ----------------------------------------------------------------------------------------------


def test_known_strengths_are_found_again() -> None:
    """Where everybody gets as much as the ratings say, the ratings come out."""
    scores = Scores()
    for first, second in combinations(STRENGTHS, 2):
        for _ in range(2000):
            scores.add(first, second, expected(STRENGTHS[first] - STRENGTHS[second]))
    rated = rate(scores, "middling", 1500.0)
    assert [one.name for one in rated] == ["strong", "good", "middling", "weak"]
    for one in rated:
        assert one.points.value == pytest.approx(STRENGTHS[one.name], abs=2.0)
    assert rated[0].above is not None
    assert rated[0].above.value == pytest.approx(280.0, abs=2.0)
    assert rated[-1].above is None


def test_intervals_hold_what_they_promise() -> None:
    """Of results drawn at random, the truth lies within them about nineteen times out of twenty."""
    inside = 0
    for seed in range(60):
        random = Random(seed)  # noqa: S311 - results to rate, not secrets
        scores = Scores()
        for first, second in combinations(STRENGTHS, 2):
            for _ in range(30):
                scores.add(first, second, float(random.random() < expected(STRENGTHS[first] - STRENGTHS[second])))
        for one in rate(scores, "middling", 1500.0):
            low, high = one.points.interval
            inside += one.name != "middling" and low <= STRENGTHS[one.name] <= high
    assert 0.90 <= inside / 180 <= 1.0


def test_who_wins_everything_is_not_infinitely_better() -> None:
    """But better than whoever wins three times out of four, and with an interval that says how little is known."""
    scores = Scores()
    for number in range(20):
        scores.add("winner", "loser", 1.0)
        scores.add("better", "loser", float(number % 4 > 0))
    winner, better, loser = rate(scores, "loser", 0.0)
    assert (winner.name, better.name, loser.name) == ("winner", "better", "loser")
    assert 400 < winner.points.value < 1000
    assert winner.points.error > better.points.error > loser.points.error == 0.0
    assert (winner.games, loser.games) == (20, 40)


def test_more_games_narrow_the_interval() -> None:
    """Four times as many games, half the error."""
    errors = []
    for games in (100, 400):
        scores = Scores()
        for number in range(games):
            scores.add("a", "b", float(number % 3 == 0))
        errors.append(rate(scores, "b", 0.0)[-1].points.error)
    assert errors[0] / errors[1] == pytest.approx(2.0, rel=0.05)


def test_steps_lead_from_level_to_level() -> None:
    """From the lowest that has played to the highest, whoever else stands between them; they add up."""
    scores = Scores()
    strengths = {"greedy": 1450.0, "random": 1000.0, "casual": 1400.0, "skilled": 1500.0, "master": 1600.0}
    for first, second in combinations(strengths, 2):
        for _ in range(2000):
            scores.add(first, second, expected(strengths[first] - strengths[second]))
    climbed = steps(scores)
    assert [(low, high) for low, high, _ in climbed] == [
        ("random", "casual"),
        ("casual", "skilled"),
        ("skilled", "master"),
    ]
    assert [step.value for _, _, step in climbed] == pytest.approx([400.0, 100.0, 100.0], abs=2.0)
    assert all(0.0 < step.error < 20.0 for _, _, step in climbed)


def test_an_inverse_is_one() -> None:
    matrix = [[4.0, -1.0, 0.0], [-1.0, 3.0, -1.0], [0.0, -1.0, 2.0]]
    product = [[sum(a * b for a, b in zip(row, column, strict=True)) for column in inverse(matrix)] for row in matrix]
    for row, cells in enumerate(product):
        assert cells == pytest.approx([1.0 if column == row else 0.0 for column in range(3)])


@pytest.mark.parametrize(
    ("places", "sides", "line_up", "won"),
    [
        ((1, 2), (0, 1), "ab", 1.0),
        ((1, 1), (0, 1), "ab", 0.5),
        ((2, 1, 2, 1), (0, 1, 0, 1), "abab", 0.0),  # teams
        ((2, 1, 3), (0, 1, 2), "aba", 0.0),
        ((2, 1, 3), (0, 1, 2), "bab", 1.0),
        ((1, 2, 3, 4), (0, 1, 2, 3), "abab", 0.75),
        ((1, 1, 2), (0, 1, 0), "aab", 1.0),  # a partner is nobody to beat
    ],
)
def test_points_follow_from_places(places: tuple[int, ...], sides: tuple[int, ...], line_up: str, won: float) -> None:
    """Each side against each side of the other bot."""
    state = Ranked()
    state.places, state.teams = places, sides
    assert points(state, list(line_up), "a") == won


# Meetings ---------------------------------------------------------------------------------------------


def test_who_meets_whom() -> None:
    """Levels meet their neighbours, a game's own bots everybody, deal by deal; more deals only add to it."""
    bots = ["random", "beginner", "casual", "skilled", "novice"]
    first = [(one.first, one.second) for one in meetings(bots, 1)]
    assert ("random", "casual") in first
    assert ("random", "skilled") not in first
    assert {name for pair in first if "novice" in pair for name in pair} == set(bots)
    assert meetings(bots, 3)[: len(first)] == meetings(bots, 1)
    assert len(meetings(bots, 3)) == 3 * len(first)


def test_seats_are_exchanged_and_the_cards_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each bot gets in the second game of a meeting what the other one had in the first."""
    seen: list[tuple[list[str], int]] = []

    def look_on(game: Any, plan: Plan, number: int, tally: Any) -> Any:
        seen.append((plan.line_up(number), number // plan.rematches))
        return SimpleNamespace(sides=lambda: [0, 1], ranking=lambda: [1, 2])

    monkeypatch.setattr(ladders, "play_game", look_on)
    assert play_meeting(LADDER, Meeting("beginner", "novice", 4)) == [1.0, 0.0]
    assert seen == [(["beginner", "novice"], 4), (["novice", "beginner"], 4)]


def test_the_same_deal_is_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a rematch the table has the chance of the game before; everybody's own thoughts are new."""
    tables: list[int] = []
    thoughts: list[str] = []

    def dealing(seed: int) -> SeededChance:
        tables.append(seed)
        return SeededChance(seed)

    def thinking(*parts: object) -> SeededChance:
        thoughts.append(str(parts))
        return own_chance(*parts)

    monkeypatch.setattr(simulate, "SeededChance", dealing)
    monkeypatch.setattr(simulate, "own_chance", thinking)
    game = registry.get("tiny", 2)
    for rematches in (1, 2):
        for number in range(4):
            play_game(game, Plan("tiny", 2, 2, ("random",), 1, 4, rematches=rematches), number, Tally())
    assert len(set(tables[:4])) == 4
    assert tables[4] == tables[5] != tables[6] == tables[7]
    assert len(set(thoughts)) == 4


def test_an_interrupted_ladder_goes_on_to_the_same_file(tmp_path: Path) -> None:
    """Wherever it was cut, even within a line; what was finished is not played again."""
    wanted = meetings(["random", "beginner", "novice"], 2)
    whole = tmp_path / "whole.jsonl"
    scores = climb(LADDER, wanted, whole, here, silent)
    text = whole.read_text()
    for cut in (0, 5, text.index("\n") + 1, len(text) // 2, len(text) - 1, len(text)):
        file = tmp_path / "cut.jsonl"
        file.write_text(text[:cut])
        played: list[Meeting] = []

        def watched(work: Any, jobs: Any, played: list[Meeting] = played) -> Any:
            played.extend(meeting for _, meeting in jobs)
            return here(work, jobs)

        assert climb(LADDER, wanted, file, watched, silent) == scores
        assert file.read_text() == text
        assert len(played) == len(wanted) - max(0, text[:cut].count("\n") - 1)


def test_results_do_not_depend_on_the_number_of_workers(tmp_path: Path) -> None:
    """The same meetings, the same seeds, the same order."""
    wanted = meetings(["random", "novice"], 2)
    files = [tmp_path / "one", tmp_path / "two"]
    for workers, file in enumerate(files, 1):
        climb(LADDER, wanted, file, partial(in_parallel, workers=workers), silent)
    assert files[0].read_text() == files[1].read_text()


def test_more_games_only_add_lines(tmp_path: Path) -> None:
    """And the progress begins where it stood."""
    file = tmp_path / "a.jsonl"
    bots = ["random", "novice"]
    climb(LADDER, meetings(bots, 1), file, here, silent)
    before = file.read_text()
    steps: list[tuple[int, int]] = []
    climb(LADDER, meetings(bots, 3), file, here, lambda done, total: steps.append((done, total)))
    assert file.read_text().startswith(before)
    assert steps == [(1, 3), (2, 3), (3, 3)]
    assert len(file.read_text().splitlines()) == 1 + 3


# The command ------------------------------------------------------------------------------------------


def test_the_answer_for_programs(run: Run, tmp_path: Path) -> None:
    """The same again, without a game; results and ratings are in their files."""
    words = [*TYPED, "--write", "docs/ratings.md", "--json"]
    first = run(*words)
    assert first.code == 0
    answer = json.loads(first.out)
    assert {one["bot"] for one in answer["ratings"]} == {"random", "beginner", "novice"}
    assert all(one["games"] == 4 for one in answer["ratings"])
    assert len((tmp_path / "ladder/tiny.jsonl").read_text().splitlines()) == 4
    text = (tmp_path / "docs/ratings.md").read_text()
    assert text.startswith("# Ratings\n\n## The Islets\n")
    assert "`tablee ladder tiny --games 2 --seed 1 --players 2 --bots random,beginner,novice --iterations 2`" in text
    assert "| `novice` |" in text
    assert "\nSteps: `random` to `beginner` " in text
    assert "By these ratings `beginner` gets " in text
    assert json.loads(run(*words).out) == answer


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ["force", "intervalle à 95\u202f%", "au-dessus du suivant", "reprend à partir de là"]),
        ("en", ["rating", "95% interval", "above the next", "goes on from there"]),
    ],
)
def test_the_answer_for_people(run: Run, lang: str, words: list[str]) -> None:
    """Ratings with intervals, and where the results are."""
    said = run(*TYPED, "--lang", lang)
    assert said.code == 0
    for word in words:
        assert word in said.out


def test_other_conditions_are_not_mixed(run: Run) -> None:
    """Neither another seed nor a file of something else."""
    assert run(*TYPED).code == 0
    said = run(*TYPED, "--seed", "2")
    assert said.code == 2
    assert "played under other conditions" in said.err
    Path("other.jsonl").write_text("Hello.\n")
    said = run(*TYPED, "--results", "other.jsonl")
    assert (said.code, "does not hold kept results" in said.err) == (2, True)
    Path("file").write_text("")
    said = run(*TYPED, "--results", "file/a.jsonl")
    assert (said.code, "cannot be written" in said.err) == (2, True)


def test_a_ladder_needs_two_different_bots(run: Run) -> None:
    for bots in ("random", "random,random"):
        said = run("ladder", "tiny", "--bots", bots)
        assert said.code == 2
        assert said.err.startswith("A ladder needs at least two different bots")


def test_a_ladder_without_the_level_in_the_middle_is_rated_too() -> None:
    """From the first by name."""
    scores = Scores()
    scores.add("novice", "random", 1.0)
    assert {one.name: one.points.error for one in ratings(scores)}["novice"] == 0.0
