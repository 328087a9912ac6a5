"""Problems as the page poses them: what the seat sees and may do, and what each answer leads to."""

from __future__ import annotations

from functools import lru_cache

from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.refusal import Refused
from tablee.engine.state import State
from tablee.review.problems import PositionProblem, ProblemAnswer, posed, problems
from tablee.server import protocol
from tablee.server.tables import presenter

STATES = 64  # positions that are kept ready for « pourquoi pas ? »


def catalogue() -> list[protocol.ProblemSet]:
    """All problems by name, game by game; games that have none are left out."""
    games = [registry.get(slug) for slug in registry.slugs()]
    sets = [protocol.ProblemSet(game.slug, [one.name for one in problems(game)]) for game in games]
    return [one for one in sets if one.problems]


def problem_named(game: Game, name: str) -> PositionProblem:
    """A problem that comes with a game."""
    found = next((one for one in problems(game) if one.name == name), None)
    if found is None:
        raise Refused("not-found", "")
    return found


@lru_cache(STATES)
def state_of(game: Game, name: str) -> State:
    """A state in which a problem is posed; nobody may change it."""
    return posed(game, problem_named(game, name))


def posed_problem(game: Game, name: str) -> protocol.PosedProblem:
    """A problem with everything that a page needs to pose it and to judge an answer."""
    problem = problem_named(game, name)
    view = game.read(problem.position)
    state = state_of(game, name)
    seat = view.header.viewer
    return protocol.PosedProblem(
        game=game.slug,
        version=game.version,
        name=name,
        seat=seat,
        players=view.header.players,
        view=presenter.raw(view),
        text=problem.position,
        actions=[protocol.LegalAction(action, game.named(state, action)) for action in state.legal(seat)],
        secret=seat in state.waiting,
        answers=[answer_told(game, state, answer) for answer in problem.answers],
        from_memory=game.memory is not None,
        found=problem.found,
        tries=problem.tries,
        games=problem.games,
    )


def answer_told(game: Game, state: State, answer: ProblemAnswer) -> protocol.PosedAnswer:
    """An answer by its number."""
    reasons = [protocol.PosedReason(presenter.raw(one.event), one.best, one.other) for one in answer.reasons]
    action, *alike = (game.parse(state, named) for named in (answer.action, *answer.alike))
    return protocol.PosedAnswer(action, answer.chance, answer.error, reasons, alike)


def why_not(game: Game, name: str, named: str) -> Refused | None:
    """Why an action is not allowed in a problem; None if nothing forbids it."""
    state = state_of(game, name)
    return game.why_not_named(state, game.read(problem_named(game, name).position).header.viewer, named)
