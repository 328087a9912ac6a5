"""Problems: found again with the same seed, and those that are shipped hold what they claim."""

import re
from collections import Counter
from dataclasses import replace
from functools import reduce
from operator import or_
from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.record import read_record
from tablee.engine.shapes import Event, View
from tablee.engine.state import State
from tablee.engine.texts import LANGUAGES, rule_key, texts
from tablee.games.pique_plume.rules import DROP, FLIP, KEEP, PiquePlume
from tablee.games.pique_plume.shapes import Passed, PiquePlumeView
from tablee.lab.kept import Kept
from tablee.lab.posing import Posing, pose
from tablee.minds.thinking import Line, Thought
from tablee.review.estimating import Trial
from tablee.review.problems import (
    CERTAIN,
    FOUND,
    HALF,
    SEARCHES,
    Care,
    PositionProblem,
    ProblemAnswer,
    amateur,
    chosen,
    measured_again,
    notes_of,
    one_of_each,
    posed,
    problem_in,
    problems,
    solver_view,
    sort_of,
    theme_of,
)
from tablee.review.walking import walk
from tests.records import FOLDER

SLUGS = registry.slugs()
TINY = registry.get("tiny")
QUICK = Care(iterations=100, check=100, gap=20)
MISSED = msgspec.structs.replace(QUICK, amateur="random")  # a quick search finds little that others miss
MEDALS = Posing("medailles", 1, (2,), 17, MISSED, {"preset": "short"})


def quiet(done: int, total: int) -> None:
    """Nobody looks on."""


def look_through(posing: Posing, games: int, file: Path, workers: int = 1) -> list[list[PositionProblem]]:
    """The problems of some games, kept in a file."""
    return pose(posing, games, Kept(file, posing.conditions()), workers, quiet)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is found in two games: nothing in the first, a problem in the second."""
    file = tmp_path_factory.mktemp("problems") / "kept"
    found = look_through(MEDALS, 2, file)
    assert [len(problems) for problems in found] == [0, 1]
    return file


def test_the_same_seed_finds_the_same_problems(kept: Path, tmp_path: Path) -> None:
    """In another process, and where it was cut off in between; what is there is not looked for again."""
    cut = tmp_path / "cut"
    cut.write_text("".join(kept.read_text().splitlines(keepends=True)[:2]))
    look_through(MEDALS, 3, cut, workers=2)
    assert cut.read_text().splitlines()[:3] == kept.read_text().splitlines()


def test_a_found_problem_holds_what_it_claims(kept: Path) -> None:
    _, (problem,) = look_through(MEDALS, 2, kept)
    check(tablee.game("medailles"), problem)
    assert problem.games == SEARCHES * (QUICK.check * 3 // 4)
    assert problem.gap >= QUICK.gap


def test_a_problem_stands_out_in_every_search(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found by chance, or by what one search happened to learn, is none; today's figures are measured anew."""
    game = tablee.game("medailles")
    _, (problem,) = look_through(MEDALS, 2, kept)
    seeds: list[int] = []

    def measure(game: Game, view: View, action: int, games: int, seed: int) -> Trial:
        best = game.parse(posed(game, problem), problem.best.action)
        seeds.append(seed)
        trial = Trial(action)
        trial.outcomes = [[0.9 if action == best and len(set(seeds)) < is_lost_in else 0.5] * 2] * games
        return trial

    monkeypatch.setattr("tablee.review.problems.trial_of", measure)
    for is_lost_in in range(1, SEARCHES + 2):
        seeds.clear()
        found = measured_again(game, problem, QUICK, 1)
        assert (found is not None) == (is_lost_in > SEARCHES)
        assert len(set(seeds)) == min(is_lost_in, SEARCHES)


def test_several_amateurs_try_in_turn_and_the_first_of_them_plays(
    kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one of them misses and the others find too often is no problem."""
    asked: list[str] = []

    def find(game: Game, view: View, level: str, seed: int) -> int:
        asked.append(level)
        return amateur(game, view, level, seed) if level == "random" else -1

    monkeypatch.setattr("tablee.review.problems.amateur", find)
    several = replace(MEDALS, care=msgspec.structs.replace(QUICK, amateur="random,nobody"))
    _, (problem,) = look_through(several, 2, tmp_path / "kept")
    _, (alone,) = look_through(MEDALS, 2, kept)
    assert problem.position == alone.position
    assert set(asked[0::2]) == {"random"}
    assert set(asked[1::2]) == {"nobody"}


def test_ended_games_are_looked_through_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every decision of a record, as its seat saw it, and then the games that bots play."""
    record = (FOLDER / "tiny" / "v2-03-2-players.tablee").read_text(encoding="utf-8")
    looked: list[str] = []

    def look(game: Game, view: View, *_: object) -> None:
        looked.append(game.show(view))

    monkeypatch.setattr("tablee.lab.posing.problem_in", look)
    posing = Posing("tiny", 2, (2,), 1, QUICK, records=(record,))
    assert look_through(posing, 0, tmp_path / "kept") == [[]]
    choices = walk(read_record(record)).choices
    open_ones = [one for one in choices if not one.before.drafts or not one.before.drafts[one.seat]]
    assert looked == [posing_view(one.before, one.seat) for one in open_ones] != []


def test_only_decisions_with_an_action_of_some_type_are_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such as where a dropping goes: there are few of them."""
    record = (FOLDER / "pique-plume" / "v1-03-4-players.tablee").read_text(encoding="utf-8")
    looked: list[str] = []

    def look(game: Game, view: View, *_: object) -> None:
        looked.append(game.show(view))

    def looked_at(action: str) -> list[str]:
        looked.clear()
        care = msgspec.structs.replace(QUICK, amateur="novice", action=action)
        posing = Posing("pique-plume", 1, (4,), 1, care, records=(record,))
        look_through(posing, 0, tmp_path / f"kept {action}")
        return looked[:]

    monkeypatch.setattr("tablee.lab.posing.problem_in", look)
    any_at_all, drops, flips = looked_at(""), looked_at("drop"), looked_at("flip")
    assert drops == [one for one in any_at_all if "asked:" in one] != []
    assert flips == [one for one in any_at_all if "asked:" not in one]


def posing_view(state: State, seat: int) -> str:
    return state.game.show(state.view(seat))


def made(position: str, action: str, gap: int, found: int = 0) -> PositionProblem:
    answers = [ProblemAnswer(action, 500 + gap, 5, []), ProblemAnswer("pass", 500, 5, [])]
    return PositionProblem(position, answers, 2, found, 10, 100)


def test_the_clearest_of_each_kind_are_chosen_and_the_easiest_come_first() -> None:
    """At most so many of one game, and none twice."""
    one = [made("a", "bid n=1", 90), made("b", "bid n=2", 80), made("c", "bid n=3", 70)]
    other = [made("d", "call n=1", 20, found=3), made("a", "bid n=1", 90)]
    assert [problem.position for problem in chosen(TINY, [one, other], 2, each=2)] == ["d", "a"]
    assert [problem.position for problem in chosen(TINY, [one, other], 9, each=2)] == ["d", "a", "b"]


def test_not_all_problems_have_the_same_answer() -> None:
    """No more than a third: else they would solve themselves."""
    games = [[made(f"p{number}", "pass", 90)] for number in range(9)]
    games.append([made("q", "pass", 95), made("r", "bid n=1", 10)])
    assert [problem.best.action for problem in chosen(TINY, games, 9, each=1)].count("pass") == 3
    assert "r" in [problem.position for problem in chosen(TINY, games, 9, each=1)]


def test_half_may_have_the_same_answer_where_there_are_not_enough_others() -> None:
    """But no more than half of those that there are; and the clearest of them."""
    risks = [[made(f"r{number}", "risk", 50)] for number in range(4)]
    waits = [[made(f"w{number}", "wait", 10 * number)] for number in range(9)]
    said = [problem.best.action for problem in chosen(TINY, [*risks, *waits], 9, each=1)]
    assert (said.count("risk"), said.count("wait")) == (4, 4)
    assert [one.position for one in chosen(TINY, [*risks, *waits], 9, each=1)][:2] == ["w8", "w7"]
    said = [problem.best.action for problem in chosen(TINY, [*risks[:3], *waits], 9, each=1)]
    assert (said.count("risk"), said.count("wait")) == (3, 3)


def test_problems_with_the_same_answer_are_about_as_many_things_as_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of every theme, however clear the second one of another is."""
    monkeypatch.setattr("tablee.review.problems.theme_of", lambda _, problem: problem.position[0])
    games = [[made("a1", "pass", 90)], [made("a2", "pass", 80)], [made("b1", "pass", 10)]]
    assert [problem.position for problem in chosen(TINY, games, 6, each=1)] == ["a1", "b1"]
    assert [problem.position for problem in chosen(TINY, games, 9, each=1)] == ["a1", "a2", "b1"]


def test_what_formula_de_is_about_is_the_stretch_where_the_car_is() -> None:
    game = registry.get("formula-de")
    position = problems(game)[0].position
    car = re.search(r"^turn: (\d+)$", position, re.MULTILINE)
    assert car is not None
    own = re.search(rf"^car {int(car[1]) - 1}: (\d+)", position, re.MULTILINE)
    assert own is not None
    assert theme_of(game, problems(game)[0]) == f"port-corail {own[1]}"


def test_what_pique_plume_is_about_is_how_much_is_unknown_and_what_stands_ahead() -> None:
    state, view = remembered(3, 7)
    theme = state.game.problem_theme
    assert theme is not None
    assert theme(view) == "10"
    over = [Passed("dropping-1", 3, []), Passed("bird-1", 4, ["BLUE"])]
    ahead = [msgspec.structs.replace(stakes, over=over) for stakes in view.stakes]
    assert theme(msgspec.structs.replace(view, stakes=ahead)) == "10 dropping bird"
    asked = msgspec.structs.replace(view, stakes=[ahead[view.turn]] * 3, asked=[1])
    assert theme(asked) == "10 dropping bird"


def test_answers_are_the_same_where_only_what_is_interchangeable_differs() -> None:
    """In Médailles a bid of two cards is one answer, whatever the discipline."""
    kind = registry.get("medailles").answer_kind
    assert kind is not None
    assert kind("attempt discipline=ESC k=2") == kind("attempt discipline=JUD k=2") == "attempt k=2"
    assert kind("attempt discipline=ESC k=1") != "attempt k=2"


# Games of memory --------------------------------------------------------------------------------------


def remembered(*flips: int) -> tuple[PiquePlume, PiquePlumeView]:
    """A game in which these slots were turned over, and the view of whoever has forgotten none of them."""
    state = tablee.new("pique-plume", players=2, chance=SeededChance(4))
    assert isinstance(state, PiquePlume)
    for slot in flips:
        state.apply(state.to_act()[0], FLIP + slot, SeededChance(slot))
    view = solver_view(state, state.to_act()[0])
    assert isinstance(view, PiquePlumeView)
    return state, view


def test_what_was_turned_over_lies_open_in_a_problem_and_nothing_else() -> None:
    """And its text says so, both ways; at a table only the last flip is in view."""
    state, view = remembered(3, 7)
    assert [slot for slot, picture in enumerate(view.yard) if picture is not None] == [3, 7]
    at_table = state.view(view.header.viewer)
    assert isinstance(at_table, PiquePlumeView)
    assert [slot for slot, picture in enumerate(at_table.yard) if picture is not None] == [7]
    assert state.game.read(state.game.show(view)) == view
    assert notes_of(state.game, view) == f"3={view.yard[3]} 7={view.yard[7]}".encode()


def test_tiles_of_one_sort_are_alike() -> None:
    """Those of which nothing is known, and those that are known and not wanted."""
    state, view = remembered(3, 7)
    wanted = next(picture for picture in view.eggs if picture not in view.yard)
    view = msgspec.structs.replace(view, yard=[wanted if slot == 0 else seen for slot, seen in enumerate(view.yard)])
    target = view.eggs.index(wanted)
    view = msgspec.structs.replace(view, targets=[target, target])
    sorts = [sort_of(state.game, view, FLIP + slot) for slot in range(12)]
    assert sorts == ["wanted", "unseen", "unseen", "seen", *["unseen"] * 3, "seen", *["unseen"] * 4]
    thought = Thought([Line(FLIP + slot, 12 - slot, 0.5) for slot in range(12)], 78, 12)
    assert [line.action - FLIP for line in one_of_each(state.game, view, thought)] == [0, 1, 3]


def test_wherever_a_dropping_goes_is_one_kind_of_answer() -> None:
    """Though each place is an answer of its own: else all that is asked of problems would be where it goes."""
    state, view = remembered(3, 7)
    memory = state.game.memory
    assert memory is not None
    assert [memory.kind(view, action) for action in (FLIP, DROP, DROP + 9, KEEP)] == ["unseen", "drop", "drop", "keep"]
    assert memory.sort(view, DROP) != memory.sort(view, DROP + 9)


def test_who_has_forgotten_what_lies_open_has_missed_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """An amateur that sees all that was turned over is asked before anything is compared."""
    state, view = remembered(3, 7)
    legal = state.legal(view.header.viewer)
    compared: list[int] = []

    def compare(game: Game, view: View, lines: list[Line], played: int, *_: object) -> bool:
        compared.append(played)
        return False

    def first_thought(game: Game, view: View, *_: object) -> Thought:
        return Thought([Line(action, 90 - action, 0.9 - action / 100) for action in legal], 90, 12)

    monkeypatch.setattr("tablee.review.problems.promises", compare)
    monkeypatch.setattr("tablee.review.problems.think", first_thought)
    monkeypatch.setattr("tablee.review.problems.amateur", lambda *_: FLIP + 5)
    assert problem_in(state.game, view, legal, FLIP, QUICK, 1) is None
    assert compared == [FLIP + 5]


# What is shipped --------------------------------------------------------------------------------------


def check(game: Game, problem: PositionProblem) -> None:
    """A seat must decide in a position that can be; the best action is legal and stands out; reasons can be told."""
    state = posed(game, problem)
    view = game.read(problem.position)
    seat = view.header.viewer
    assert game.show(view) == problem.position
    assert seat in state.to_act()
    legal = [game.named(state, action) for action in state.legal(seat)]
    told = [answer.action for answer in problem.answers]
    assert len(set(told)) == len(told) > 1
    alike = [action for answer in problem.answers for action in answer.alike]
    assert set(told) <= set(legal)
    assert set(alike) <= set(legal) - set(told)
    assert len(set(alike)) == len(alike)
    assert problem.choices == len(legal)
    assert problem.found <= FOUND < problem.tries
    best, *others = problem.answers
    assert all(best.chance - other.chance > CERTAIN * other.error - 1 for other in others)  # what is kept is rounded
    assert others == sorted(others, key=lambda one: -one.chance)
    assert any(other.reasons for other in others)
    for reason in (reason for other in others for reason in other.reasons):
        event: Event = msgspec.convert(reason.event, reduce(or_, game.events))
        assert reason.best != reason.other
        assert not isinstance(event, tuple(game.routine))
        for lang in LANGUAGES:
            words = texts(game, lang)
            assert words.event(event, []) != ""
            assert words.has(rule_key(event.rule))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_shipped_problem_holds_what_it_claims(slug: str) -> None:
    game = registry.get(slug)
    shipped = problems(game)
    for problem in shipped:
        check(game, problem)
    assert len({problem.name for problem in shipped}) == len(shipped)
    said = Counter(problem.kind for problem in shipped)
    assert all(count * HALF <= len(shipped) for count in said.values())
