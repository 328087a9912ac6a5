"""Tuning by self-play: the numbers of a game's knowledge are nudged towards what wins (SPSA).

In each step all numbers are made a little larger or smaller at random; the mind that thinks with them meets the one
that has each nudged the other way, on the same deals from both seats; and all numbers move towards the winner.
Numbers are nudged by shares of themselves, so that none changes its sign and large ones are treated like small ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from math import exp
from typing import Any

from tablee.engine import registry
from tablee.engine.chance import Chance
from tablee.engine.game import Decide, Game
from tablee.engine.knowledge import PERCENT
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.lab.dice import own_chance
from tablee.lab.kept import Kept
from tablee.lab.ladder import PAIR, points
from tablee.lab.simulate import Plan, Tally, play_game
from tablee.lab.workers import Spread
from tablee.minds.levels import LEVELS

Values = Mapping[str, float]
Duel = Callable[[Values, Values, int], float]

NUDGE = 0.25  # of the logarithm of a number, at first
NUDGE_FADES = 0.101  # the usual exponents of SPSA
STEP_FADES = 0.602
FIRM = 0.1  # of all steps: so long the steps are nearly as long as the first
ONE, OTHER = "one", "other"
MASTER = "master"


@dataclass(frozen=True)
class Tuning:
    """Which game is tuned, and how much is played in each step."""

    slug: str
    version: int
    players: int
    seed: int
    iterations: int  # of each decision; none: the quick policy of the game plays alone, hundreds of games a second
    steps: int
    deals: int  # in each step, each played twice
    options: Mapping[str, object] = field(default_factory=dict)

    def conditions(self, begun: Values) -> dict[str, Any]:
        """The first line of a file of steps; more steps only go on."""
        return {
            "game": self.slug,
            "version": self.version,
            "players": self.players,
            "seed": self.seed,
            "iterations": self.iterations,
            "steps": self.steps,
            "deals": self.deals,
            "options": dict(self.options),
            "values": dict(begun),
        }


def tune(
    tuning: Tuning, begun: Values, kept: Kept, duel: Duel, progress: Callable[[int, int], None]
) -> dict[str, float]:
    """All steps that are not yet in the file; the values after the last."""
    values = dict(kept.lines[-1]["values"] if kept.lines else begun)
    progress(len(kept.lines), tuning.steps)
    for number in range(len(kept.lines), tuning.steps):
        signs = signs_of(tuning, number, values)
        nudge = NUDGE / (number + 1) ** NUDGE_FADES
        won = duel(nudged(values, signs, nudge), nudged(values, signs, -nudge), number)
        values = nudged(values, signs, step_of(tuning, number) * (2 * won - 1) / (2 * nudge))
        kept.add({"step": number, "won": won, "values": values})
        progress(number + 1, tuning.steps)
    return values


def step_of(tuning: Tuning, number: int) -> float:
    """How far a step goes: at first half a nudge if all games are won, then ever less."""
    firm = 1 + FIRM * tuning.steps
    return NUDGE**2 * float((firm / (number + firm)) ** STEP_FADES)


def signs_of(tuning: Tuning, number: int, values: Values) -> dict[str, float]:
    """Which numbers are made larger in a step, and which smaller."""
    chance = own_chance(tuning.seed, number, "signs")
    return {name: 1.0 if chance.uniform(2) else -1.0 for name in sorted(values)}


def nudged(values: Values, signs: Values, nudge: float) -> dict[str, float]:
    """The numbers, each changed by the same share of itself, up or down."""
    return {name: value * exp(nudge * signs[name]) for name, value in values.items()}


# Games ------------------------------------------------------------------------------------------------


def in_games(tuning: Tuning, spread: Spread) -> Duel:
    """Two minds that differ in their numbers meet; the share of the points that the first one gets."""

    def duel(first: Values, second: Values, step: int) -> float:
        jobs = [(tuning, first, second, step * tuning.deals + deal) for deal in range(tuning.deals)]
        return mean([won for pair in spread(play_deal, jobs) for won in pair])

    return duel


def confirm(tuning: Tuning, values: Values, begun: Values, games: int, spread: Spread) -> float:
    """The share of the points of the tuned numbers against the first ones, on deals that no step has seen."""
    first = tuning.steps * tuning.deals
    jobs = [(tuning, values, begun, first + deal) for deal in range((games + 1) // PAIR)]
    return mean([won for pair in spread(play_deal, jobs) for won in pair])


def play_deal(tuning: Tuning, first: Values, second: Values, deal: int) -> list[float]:
    """What the first numbers get on a deal, from both sides."""
    game = registry.get(tuning.slug, tuning.version)
    minds = {ONE: mind(game, first, tuning.iterations), OTHER: mind(game, second, tuning.iterations)}
    plan = Plan(
        *(tuning.slug, tuning.version, tuning.players, (ONE, OTHER), tuning.seed, PAIR * (deal + 1), tuning.options),
        budget=Budget(tuning.iterations),
        rematches=PAIR,
    )
    numbers = range(PAIR * deal, PAIR * (deal + 1))
    return [points(play_game(game, plan, one, Tally(), minds), plan.line_up(one), ONE) for one in numbers]


def mind(game: Game, values: Values, iterations: int) -> Decide:
    """A master who knows the game with these numbers, or somebody who acts by them without a thought."""
    answer = LEVELS[MASTER].answer if iterations else act_at_once
    knowledge = type(game.knowledge)({**game.knowledge.tuned, **values})
    return partial(answer, replace(game, knowledge=knowledge))


def act_at_once(
    game: Game, view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance
) -> BotAnswer:
    """What the quick policy of a game does."""
    kept = game.knowledge.remember(view, events, notes, PERCENT, chance)
    state = game.imagine(view, chance, kept)
    seat = view.header.viewer
    return BotAnswer(game.knowledge.act(state, seat, state.legal(seat), chance), kept, Reason("at-once"))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
