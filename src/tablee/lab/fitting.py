"""What makes a position good, found from how games go on: the weights of what a game measures (`Knowledge.measures`).

The quick policy of the game plays many games, with whims, so that all kinds of positions come about. In some of them
each two seats are compared: the weights are those that say best who was to come out ahead (logistic regression).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import exp

from tablee.engine import registry
from tablee.engine.chance import Chance
from tablee.engine.knowledge import happens
from tablee.engine.state import State
from tablee.lab.dice import own_chance
from tablee.lab.workers import Spread

WHIMS = 8  # per cent of the decisions that are made at random
LOOKS = 2  # per cent of the positions that are measured
ROUNDS = 8  # of Newton's method, which needs half of them
RIDGE = 1.0  # holds weights that nothing tells apart near nothing
PAIR = 2

Row = list[float]  # the measures of the seat that came out ahead, less those of the other


@dataclass(frozen=True)
class Fitting:
    """Which games are played."""

    slug: str
    version: int
    players: int
    seed: int
    games: int
    options: Mapping[str, object] = field(default_factory=dict)


def fit(fitting: Fitting, spread: Spread) -> dict[str, float]:
    """The weights of all that a game measures, by name; what would count the wrong way counts nothing."""
    jobs = [(fitting, number) for number in range(fitting.games)]
    rows = [row for part in spread(rows_of, jobs) for row in part]
    names = registry.get(fitting.slug, fitting.version).knowledge.measured
    return {name: max(0.0, weight) for name, weight in zip(names, weights_of(rows, len(names)), strict=True)}


def rows_of(fitting: Fitting, number: int) -> list[Row]:
    """The comparisons of one game."""
    game = registry.get(fitting.slug, fitting.version)
    chance = own_chance(fitting.seed, number, "fit")
    state = game.new(fitting.players, chance, fitting.options)
    measured: list[list[Row]] = []
    while seats := state.to_act():
        if happens(LOOKS, chance):
            measured.append([game.knowledge.measures(state, seat) for seat in range(state.players)])
        state.apply(seats[0], quick(state, seats[0], chance), chance)
    return [row for position in measured for row in compared(state, position)]


def quick(state: State, seat: int, chance: Chance) -> int:
    """What the policy of the game does, or now and then anything."""
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0]
    if happens(WHIMS, chance):
        return actions[chance.uniform(len(actions))]
    return state.game.knowledge.act(state, seat, actions, chance)


def compared(end: State, measured: Sequence[Row]) -> list[Row]:
    """Each two seats of a position of which one came out ahead, where both could be measured."""
    places, sides = end.ranking(), end.sides()
    rows = []
    for pair in combinations(range(len(places)), PAIR):
        ahead, behind = sorted(pair, key=lambda seat: places[seat])
        if places[ahead] < places[behind] and sides[ahead] != sides[behind] and measured[ahead] and measured[behind]:
            rows.append([one - other for one, other in zip(measured[ahead], measured[behind], strict=True)])
    return rows


# The weights ------------------------------------------------------------------------------------------


def weights_of(rows: Sequence[Row], count: int) -> list[float]:
    """The weights under which what happened is most likely, by Newton's method."""
    weights = [0.0] * count
    for _ in range(ROUNDS):
        slope = [-RIDGE * weight for weight in weights]
        bend = [[RIDGE if line == column else 0.0 for column in range(count)] for line in range(count)]
        for row in rows:
            add(row, weights, slope, bend)
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def add(row: Row, weights: Row, slope: Row, bend: list[Row]) -> None:
    """What one comparison adds to the slope of the likelihood and to its bend."""
    doubt = 1.0 / (1.0 + exp(min(30.0, sum(map(lambda a, b: a * b, row, weights)))))
    sharpness = doubt * (1.0 - doubt)
    there = [index for index, value in enumerate(row) if value]
    for line in there:
        slope[line] += doubt * row[line]
        factor = sharpness * row[line]
        target = bend[line]
        for column in there:
            target[column] += factor * row[column]


def solved(matrix: list[Row], right: Row) -> Row:
    """The solution of linear equations whose matrix is symmetric and positive (Gauss)."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for index, pivot in enumerate(lines):
        for other in lines:
            if other is not pivot and other[index]:
                share = other[index] / pivot[index]
                other[:] = [value - share * own for value, own in zip(other, pivot, strict=True)]
    return [line[-1] / line[index] for index, line in enumerate(lines)]
