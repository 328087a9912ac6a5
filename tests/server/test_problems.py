"""Problems as the page poses them: everything that may be done, and nothing that the seat may not know."""

import json

import pytest

from tablee.engine import registry
from tablee.engine.refusal import Refused
from tablee.review.problems import problems
from tablee.server.problems import catalogue, posed_problem, why_not

KAHUNA = registry.get("kahuna")


def test_every_problem_is_posed() -> None:
    """With the view of its seat, the legal actions, and the best answer first."""
    for one in catalogue():
        game = registry.get(one.game)
        assert one.problems == [problem.name for problem in problems(game)]
        for problem in problems(game):
            posed = posed_problem(game, problem.name)
            view = game.read_view(bytes(posed.view))
            assert (view, posed.text) == (game.read(problem.position), problem.position)
            assert view.header.viewer == posed.seat >= 0
            named = {action.action: action.named for action in posed.actions}
            assert [named[answer.action] for answer in posed.answers] == [one.action for one in problem.answers]
            assert all("rule" in json.loads(bytes(why.event)) for answer in posed.answers for why in answer.reasons)


def test_what_is_forbidden_is_explained_by_its_rule() -> None:
    name = problems(KAHUNA)[0].name
    posed = posed_problem(KAHUNA, name)
    assert why_not(KAHUNA, name, posed.actions[0].named) is None
    legal = {action.named for action in posed.actions}
    forbidden = next(name for name in map(KAHUNA.actions.name, range(300)) if name not in legal and "place" in name)
    why = why_not(KAHUNA, name, forbidden)
    assert why is not None
    assert why.rule.startswith("KAH-")


def test_a_problem_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="not-found"):
        posed_problem(KAHUNA, "0000000000")
