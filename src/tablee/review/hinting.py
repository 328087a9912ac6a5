"""A hint: the best action and the next ones, what each is worth and why, from what one seat may know and no more."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import thread_time

from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.shapes import Budget, View
from tablee.minds.search import Manner
from tablee.minds.thinking import think
from tablee.review.estimating import ANEW, Trial, difference, try_actions
from tablee.review.reasons import Contrast, contrasts

SHOWN = 3  # actions
USUAL = Budget(milliseconds=900)
SEARCHING, TRYING = 0.4, 0.3  # of the time; the rest is for the reasons
FEWEST, MOST = 12, 400  # games for each action
CONTINUATIONS = (12, 100)


@dataclass(frozen=True)
class AdvisedAction:
    """An action, what it promises, and what speaks for the best one instead."""

    action: int
    worth: float  # of a game, from 0 to 1
    error: float  # the standard error: of the worth for the best, for another of what it is worth less
    contrasts: list[Contrast] = field(default_factory=list)


def advise(game: Game, view: View, notes: bytes, seed: int, budget: Budget = USUAL) -> list[AdvisedAction]:
    """The best action first; nothing but itself if it is the only one.

    A search picks the actions; other games, with the same luck for each of them, say what they are worth: the one that
    seemed best in the search may have been the luckiest.
    """
    begun = thread_time()
    milliseconds = None if budget.milliseconds is None else int(budget.milliseconds * SEARCHING)
    thought = think(game, view, notes, Budget(budget.iterations, milliseconds), SeededChance(seed), Manner())
    actions = [line.action for line in thought.lines[:SHOWN]]
    if len(actions) == 1:
        return [AdvisedAction(actions[0], 0.0, 0.0)]
    each = (thread_time() - begun) / max(1, thought.iterations)  # seconds for a game
    games = affordable(budget, TRYING, each * len(actions), FEWEST, MOST)
    seat = int(view.header.viewer)
    trials = try_actions(game, view, notes, actions, games, seed + ANEW)
    best, *others = ordered(trials, seat)
    advised = [AdvisedAction(best.action, best.means()[seat], best.error(seat))]
    told = affordable(budget, 1 - SEARCHING - TRYING, each * 2 * len(others), *CONTINUATIONS)
    for other in others:
        found = contrasts(game, view, notes, best.action, other.action, told, seed)
        advised.append(AdvisedAction(other.action, other.means()[seat], difference(best, other, seat)[1], found))
    return advised


def ordered(trials: list[Trial], seat: int) -> list[Trial]:
    """The choice of the search first, unless another has clearly brought more; then the others by what they brought."""
    best = trials[0]
    for other in trials[1:]:
        gained, error = difference(other, best, seat)
        if gained > error:
            best = other
    return [best, *sorted((one for one in trials if one is not best), key=lambda one: -one.means()[seat])]


def affordable(budget: Budget, share: float, each: float, fewest: int, most: int) -> int:
    """How many games a share of the time allows; where nothing is timed, as many as the search has iterations."""
    if budget.milliseconds is None:
        return max(fewest, min(most, budget.iterations or most))
    return max(fewest, min(most, int(budget.milliseconds / 1000 * share / max(each, 1e-9))))
