"""Problems to solve: positions where one action is clearly best, and amateurs miss it.

A problem knows no more than the seat that has to solve it: everything in it is made from that seat's view, without
notes of what happened before; in a game of memory, from a view in which all that was shown lies open. The games that
come with problems have them in `data/problems.json`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import zip_longest
from typing import Any

import msgspec

from tablee.bots import ask
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.shapes import Budget, View
from tablee.engine.state import State
from tablee.engine.texts import LANGUAGES, texts
from tablee.minds.levels import LEVELS
from tablee.minds.search import Manner
from tablee.minds.thinking import Line, Thought, think
from tablee.review.estimating import Trial, difference, try_actions
from tablee.review.reasons import contrasts
from tablee.review.shapes import rounded

FILE = "problems.json"
AMATEUR = "casual"
BETWEEN = ","  # the names of several amateurs
ITERATIONS = 80  # of an amateur whose level does not say how many
TRIES = 10  # of the amateur at each problem
FOUND = 3  # so many of them may succeed
MOST_ANSWERS = 12  # actions that are measured
CERTAIN = 2  # standard errors by which the best action must stand out
CONTINUATIONS = 200  # games in which reasons are counted
NOTHING = b""  # a solver has the position, and no memory of how it came about
GLANCE = 8  # one part in so many of the games shows which actions need not be measured
GLANCED = 100  # games that tell something, at least
SAME = 3  # one part in so many may have the same answer,
HALF = 2  # or one in so many, where there are not enough others
LETTERS = 10  # of a problem's name
SEARCHES = 3  # that measure the answers, each anew
APART = 15_485_863  # between their seeds
ANEW = 40_009  # between the seeds of a first look and a check


class Care(msgspec.Struct, frozen=True):
    """How carefully problems are looked for; with the same numbers and the same seed the same ones are found."""

    iterations: int = 400  # of the search that looks for the best action, and games of the first comparison
    check: int = 4000  # games with which each action is measured in the end, in each of some searches
    gap: int = 50  # thousandths of a game by which the best action must be better than any other
    amateur: str = AMATEUR  # the bot that has to miss it; of several, with commas between them, each tries in turn
    widest: int = 0  # decisions with more choices than this pose no problem; 0: however many
    action: str = ""  # only decisions in which an action of this type may be chosen pose one; empty: of any type

    @property
    def amateurs(self) -> tuple[str, ...]:
        """Who has to miss it; the first of them plays the games."""
        return tuple(self.amateur.split(BETWEEN))


class ProblemReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that happens: how often in a hundred after the best action, and how often after another."""

    event: dict[str, Any]
    best: int
    other: int


class ProblemAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action, and what it leads to."""

    action: str
    chance: int  # thousandths of a game that the seat may expect after it
    error: int  # the standard error of what it is worth less than the best one; of the best one, of its chance
    reasons: list[ProblemReason]  # what happens more often, or less, after the best action; none for that one
    alike: list[str] = []  # other actions that come to the same


class PositionProblem(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A position as one seat sees it, and its answers, the best first."""

    position: str  # with the game, its version, its options, the players and the seat
    answers: list[ProblemAnswer]
    choices: int  # legal actions; those without an answer looked worse from the beginning
    found: int  # how often of so many tries the amateur found the best action
    tries: int
    games: int  # with which each answer was measured
    sort: str = ""  # of its best action, where that says more of what one might guess than its name

    @property
    def name(self) -> str:
        """What it is called: the same as long as its position is the same."""
        return sha256(self.position.encode()).hexdigest()[:LETTERS]

    @property
    def best(self) -> ProblemAnswer:
        """The solution."""
        return self.answers[0]

    @property
    def kind(self) -> str:
        """What whoever has solved it might guess in another one."""
        return self.sort or self.best.action

    @property
    def gap(self) -> int:
        """By how much it is better than any other."""
        return self.answers[0].chance - self.answers[1].chance


class ProblemFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The problems of a game, the easiest first, and how they can be found again."""

    game: str
    version: int
    command: str
    problems: list[PositionProblem]


@cache
def problems(game: Game) -> tuple[PositionProblem, ...]:
    """The problems that come with a game under this version of its rules."""
    file = files(game.root().package) / "data" / FILE
    if not file.is_file():
        return ()
    kept = msgspec.json.decode(file.read_bytes(), type=ProblemFile)
    return tuple(kept.problems) if kept.version == game.version else ()


def posed(game: Game, problem: PositionProblem) -> State:
    """A state in which the problem is posed: any that its seat could not tell from the true one."""
    return game.imagine(game.read(problem.position), SeededChance(0))


def solver_view(state: State, seat: int) -> View:
    """What the solver is shown: the view of a seat; in a game of memory, with all that it has been shown."""
    memory = state.game.memory
    return state.view(seat) if memory is None else memory.view(state, seat)


def notes_of(game: Game, view: View) -> bytes:
    """What the search has to note of such a view."""
    return NOTHING if game.memory is None else game.memory.notes(view)


def sort_of(game: Game, view: View, action: int) -> str:
    """What an action comes to; it is of a sort of its own where nothing else is said."""
    return str(action) if game.memory is None else game.memory.sort(view, action)


# Looking for them -------------------------------------------------------------------------------------


def problem_in(
    game: Game, view: View, legal: Sequence[int], played: int, care: Care, seed: int
) -> PositionProblem | None:
    """The problem that a decision poses, if it is one: what an amateur played there is clearly not the best."""
    if game.memory is not None:  # whoever played may have forgotten what lies open here
        played = amateur(game, view, care.amateurs[0], seed + TRIES)
    thought = think(game, view, notes_of(game, view), Budget(care.iterations), SeededChance(seed), Manner())
    lines = one_of_each(game, view, thought)
    if not promises(game, view, lines, played, care.gap) or not seems_better(game, view, lines, played, care, seed):
        return None
    text = game.show(view)
    if game.read(text) != view:
        return None
    best = sort_of(game, view, thought.action)
    levels = care.amateurs
    tries = [amateur(game, view, levels[number % len(levels)], seed + number) for number in range(TRIES)]
    found = sum(sort_of(game, view, action) == best for action in tries)
    actions = [line.action for line in lines[:MOST_ANSWERS]]
    return measured(game, text, actions, legal, found, care, seed + ANEW) if found <= FOUND else None


def one_of_each(game: Game, view: View, thought: Thought) -> list[Line]:
    """The lines of a thought, and of those that are alike the first."""
    first: dict[str, Line] = {}
    for line in thought.lines:
        first.setdefault(sort_of(game, view, line.action), line)
    return list(first.values())


def line_of(game: Game, view: View, lines: Sequence[Line], action: int) -> Line:
    """The line of an action, or of one like it."""
    sort = sort_of(game, view, action)
    return next(line for line in lines if sort_of(game, view, line.action) == sort)


def promises(game: Game, view: View, lines: Sequence[Line], played: int, gap: int) -> bool:
    """Does a search expect clearly more of its first line than of what was played, and more than of the next one?"""
    if len(lines) == 1:
        return False
    first, second = lines[:2]
    worth = line_of(game, view, lines, played).worth
    return rounded(first.worth - worth) >= gap // 2 and rounded(first.worth - second.worth) >= gap // 4


def seems_better(game: Game, view: View, lines: Sequence[Line], played: int, care: Care, seed: int) -> bool:
    """Is the first line better, at first sight, than what was played and than the next line?"""
    others = dict.fromkeys([played, lines[1].action])
    notes = notes_of(game, view)
    trials = try_actions(game, view, notes, [lines[0].action, *others], care.iterations, seed)
    return all(stands_out(trials[0], other, view.header.viewer, care.gap // 2, 1) for other in trials[1:])


def stands_out(best: Trial, other: Trial, seat: int, gap: int, errors: int) -> bool:
    """Is an action better than another by so many thousandths, and by so many standard errors?"""
    gained, error = difference(best, other, seat)
    return rounded(gained) >= gap and gained > errors * error


def amateur(game: Game, view: View, level: str, seed: int) -> int:
    """What somebody plays who knows the game, and does not think for long."""
    budget = Budget(amateur_iterations(level))
    return ask(game, level, view, (), notes_of(game, view), SeededChance(seed), budget).action


def amateur_iterations(level: str) -> int:
    """Counted and not timed, so that the same problems are found everywhere."""
    return LEVELS[level].iterations or ITERATIONS if level in LEVELS else ITERATIONS


def measured(
    game: Game, text: str, actions: Sequence[int], legal: Sequence[int], found: int, care: Care, seed: int
) -> PositionProblem | None:
    """The problem with all that its answers lead to, if the first action stands out from every other one.

    It must do so in several searches that have nothing to do with each other: what one of them has learned to play on
    with, or its luck, may speak for an action that is no better.
    """
    view = game.read(text)
    seat = view.header.viewer
    if not can_stand_out(game, view, actions, care, seed):
        return None
    trials = [Trial(action) for action in actions]
    for number in range(SEARCHES):
        if not stand_out_again(game, view, trials, care, seed + number * APART):
            return None
    best, *others = trials
    if not all(stands_out(best, other, seat, care.gap, CERTAIN) for other in others):
        return None
    answers = [answer_of(game, view, best, None, [], legal)]
    for other in sorted(others, key=lambda trial: -trial.means()[seat]):
        why = reasons(game, view, best.action, other.action, seed)
        answers.append(answer_of(game, view, other, best, why, legal))
    if not any(answer.reasons for answer in answers):
        return None
    kind = kind_of(game, view, best.action, answers[0].action)
    return PositionProblem(text, answers, len(legal), found, TRIES, len(best.outcomes), kind)


def stand_out_again(game: Game, view: View, trials: Sequence[Trial], care: Care, seed: int) -> bool:
    """Measures the actions once more, as long as the first stands out from all others by half of what is asked for."""
    best = trial_of(game, view, trials[0].action, care.check, seed)
    trials[0].outcomes += best.outcomes
    for trial in trials[1:]:
        other = trial_of(game, view, trial.action, care.check, seed)
        trial.outcomes += other.outcomes
        if not stands_out(best, other, view.header.viewer, care.gap // 2, CERTAIN):
            return False
    return True


def measured_again(game: Game, problem: PositionProblem, care: Care, seed: int) -> PositionProblem | None:
    """A problem with the figures of today's search, if it still is one."""
    state = posed(game, problem)
    legal = state.legal(game.read(problem.position).header.viewer)
    actions = [game.parse(state, answer.action) for answer in problem.answers]
    return measured(game, problem.position, actions, legal, problem.found, care, seed)


def kind_of(game: Game, view: View, action: int, named: str) -> str:
    """What an answer is called where its name says less of what one might guess in another problem."""
    if game.memory is not None:
        return game.memory.kind(view, action)
    return game.answer_kind(named) if game.answer_kind is not None else ""


def can_stand_out(game: Game, view: View, actions: Sequence[int], care: Care, seed: int) -> bool:
    """Is it worth while to measure the first action? Not if a few games tell that another one is too near."""
    seat, games = view.header.viewer, max(GLANCED, care.check // GLANCE)
    if games >= care.check:
        return True
    best = trial_of(game, view, actions[0], games, seed)
    for action in actions[1:]:
        gained, error = difference(best, trial_of(game, view, action, games, seed), seat)
        if rounded(gained + CERTAIN * error) < care.gap:
            return False
    return True


def trial_of(game: Game, view: View, action: int, games: int, seed: int) -> Trial:
    """One action, measured; with the same seed, in the same states and with the same luck as any other."""
    return try_actions(game, view, notes_of(game, view), [action], games, seed)[0]


def answer_of(
    game: Game, view: View, trial: Trial, best: Trial | None, why: list[ProblemReason], legal: Sequence[int]
) -> ProblemAnswer:
    """One action with its worth, and the error of what it is worth less than the best; of the best, of its worth."""
    seat = view.header.viewer
    state = game.imagine(view, SeededChance(0))
    error = trial.error(seat) if best is None else difference(trial, best, seat)[1]
    sort = sort_of(game, view, trial.action)
    alike = [game.named(state, one) for one in legal if one != trial.action and sort_of(game, view, one) == sort]
    return ProblemAnswer(game.named(state, trial.action), rounded(trial.means()[seat]), rounded(error), why, alike)


def reasons(game: Game, view: View, best: int, other: int, seed: int) -> list[ProblemReason]:
    """What is told more often, or less, after the best action, in sentences; not what only a board shows."""
    words = texts(game, LANGUAGES[0])
    found = contrasts(game, view, notes_of(game, view), best, other, CONTINUATIONS, seed)
    return [
        ProblemReason(msgspec.to_builtins(one.event), one.better, one.other) for one in found if words.event(one.event)
    ]


# Choosing among them ----------------------------------------------------------------------------------


def chosen(game: Game, found: Sequence[Sequence[PositionProblem]], count: int, each: int) -> list[PositionProblem]:
    """So many problems, at most some from each game, of as many kinds as there are; the easiest first.

    No more than a third have the same answer: else whoever has solved a few would know the others. Only where there
    are not enough other ones it may be more, up to half. Where the game says what a position is about, those with the
    same answer are about as many things as there are.
    """
    themes = {one.position: theme_of(game, one) for ones in found for one in ones}
    few: list[PositionProblem] = []
    for most in range(max(1, count // SAME), max(1, count // HALF) + 1):
        more = few_of_each(found, themes, each, most)
        if len(few) >= count or (few and same_answers(more) * HALF > len(more)):
            break
        few = more
    kinds: dict[str, list[PositionProblem]] = {}
    for one in sorted(few, key=lambda one: (-one.gap, one.name)):
        kinds.setdefault(one.best.action.partition(" ")[0], []).append(one)
    picked = [one for row in zip_longest(*kinds.values()) for one in row if one is not None]
    return sorted(picked[:count], key=lambda one: (-one.found, -one.gap, one.name))


def same_answers(ones: Sequence[PositionProblem]) -> int:
    """How many have the answer that most have."""
    return max(Counter(one.kind for one in ones).values(), default=0)


def theme_of(game: Game, problem: PositionProblem) -> str:
    """What a problem is about: something of its own, where the game says nothing else."""
    return problem.position if game.problem_theme is None else game.problem_theme(game.read(problem.position))


def few_of_each(
    found: Sequence[Sequence[PositionProblem]], themes: Mapping[str, str], each: int, most: int
) -> list[PositionProblem]:
    """The rarest answers first, of each one of every theme before the next, the clearest: so many of a game or answer.

    A position that was found in several games counts in the first of them.
    """
    games: dict[str, int] = {}
    for number, ones in enumerate(found):
        for one in ones:
            games.setdefault(one.position, number)
    different = {one.position: one for ones in found for one in ones}
    said = Counter(one.kind for one in different.values())
    about: Counter[tuple[str, str]] = Counter()
    order: list[tuple[int, int, int, str, PositionProblem]] = []
    for one in sorted(different.values(), key=lambda one: (-one.gap, one.name)):
        about[one.kind, themes[one.position]] += 1
        order.append((said[one.kind], about[one.kind, themes[one.position]], -one.gap, one.name, one))
    taken: Counter[str] = Counter()
    played: Counter[int] = Counter()
    out: list[PositionProblem] = []
    for *_, one in sorted(order, key=lambda row: row[:4]):
        number = games[one.position]
        if played[number] < each and taken[one.kind] < most:
            out.append(one)
            played[number] += 1
            taken[one.kind] += 1
    return out
