"""Ratings from results: how strong bots are beside each other (Bradley and Terry), and how sure that is.

The rating of a bot is such that a bot 400 points above another one wins ten times for each time it loses. Intervals
of 95 % follow from the Fisher information; of a result with partial points they tell rather too much than too little.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt

from tablee.lab.simulate import Z95

POINTS = 400 / log(10)  # of a rating, for odds of e to one
DRAWN = 1.0  # games that each pair is thought to have drawn beside those it played: nobody is infinitely better
BOLDEST = 1.0  # step, in odds of e to one
CLOSE = 1e-9
STEPS = 200
RIDGE = 1e-9  # bots that never met, not even through others, can be told apart by nothing


def expected(difference: float) -> float:
    """What somebody gets of a game against somebody who is rated so many points lower."""
    return 1.0 / (1.0 + exp(-difference / POINTS))


@dataclass
class Scores:
    """What bots won against each other: points, and games, of each pair in both orders."""

    points: dict[tuple[str, str], float] = field(default_factory=lambda: defaultdict(float))
    games: dict[tuple[str, str], int] = field(default_factory=lambda: defaultdict(int))

    def add(self, first: str, second: str, points: float) -> None:
        """A game between two bots, of which the first one got so much, from 0 to 1."""
        self.points[first, second] += points
        self.points[second, first] += 1.0 - points
        self.games[first, second] += 1
        self.games[second, first] += 1

    def names(self) -> list[str]:
        """All who played."""
        return sorted({name for pair in self.games for name in pair})

    def played(self, name: str) -> int:
        """How many games a bot played."""
        return sum(count for (first, _), count in self.games.items() if first == name)


@dataclass(frozen=True)
class Estimate:
    """A number with its interval of 95 %."""

    value: float
    error: float  # standard error

    @property
    def interval(self) -> tuple[float, float]:
        """Between which values the truth lies, nineteen times out of twenty."""
        return (self.value - Z95 * self.error, self.value + Z95 * self.error)


@dataclass(frozen=True)
class Rating:
    """How strong a bot is."""

    name: str
    points: Estimate
    above: Estimate | None  # the bot below
    games: int


class Strengths:
    """How strong everybody is, from all results, and how sure that is."""

    def __init__(self, scores: Scores) -> None:
        self.names = scores.names()
        self.anchor = self.names[0]  # the others are measured from it
        others = self.names[1:]
        self.index = {name: number for number, name in enumerate(others)}
        self.odds = dict.fromkeys(self.names, 0.0)
        self.spread: list[list[float]] = []
        for _ in range(STEPS):
            slope, information = derivatives(scores, self.odds, others)
            self.spread = inverse(information)
            step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in self.spread]
            longest = max(map(abs, step), default=0.0)
            for name, change in zip(others, step, strict=True):
                self.odds[name] += change / max(1.0, longest / BOLDEST)
            if longest < CLOSE:
                break

    def difference(self, one: str, other: str) -> Estimate:
        """By how many points the one is above the other."""
        variance = self.covariance(one, one) + self.covariance(other, other) - 2 * self.covariance(one, other)
        return Estimate(POINTS * (self.odds[one] - self.odds[other]), POINTS * sqrt(max(0.0, variance)))

    def covariance(self, one: str, other: str) -> float:
        """Of two strengths, as they are measured from the anchor."""
        return 0.0 if self.anchor in (one, other) else self.spread[self.index[one]][self.index[other]]


def rate(scores: Scores, anchor: str, value: float) -> list[Rating]:
    """The ratings of all, the best first; the anchor's is given, and certain."""
    strengths = Strengths(scores)
    best_first = sorted(strengths.names, key=lambda name: (-strengths.odds[name], name))
    ratings = []
    for name, below in zip(best_first, [*best_first[1:], None], strict=True):
        from_anchor = strengths.difference(name, anchor)
        points = Estimate(value + from_anchor.value, from_anchor.error)
        above = strengths.difference(name, below) if below else None
        ratings.append(Rating(name, points, above, scores.played(name)))
    return ratings


def derivatives(
    scores: Scores, strengths: dict[str, float], others: Sequence[str]
) -> tuple[list[float], list[list[float]]]:
    """Of the likelihood of all results: its slope, and the Fisher information."""
    index = {name: number for number, name in enumerate(others)}
    slope = [0.0] * len(others)
    information = [[RIDGE if row == column else 0.0 for column in range(len(others))] for row in range(len(others))]
    for (first, second), count in scores.games.items():
        if first not in index:
            continue
        games = count + DRAWN
        expected = 1.0 / (1.0 + exp(strengths[second] - strengths[first]))
        row = index[first]
        slope[row] += scores.points[first, second] + DRAWN / 2 - games * expected
        known = games * expected * (1.0 - expected)
        information[row][row] += known
        if second in index:
            information[row][index[second]] -= known
    return slope, information


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a symmetric matrix with only positive eigenvalues (Gauss and Jordan)."""
    size = len(matrix)
    rows = [[*row, *(1.0 if number == column else 0.0 for column in range(size))] for number, row in enumerate(matrix)]
    for pivot in range(size):
        scale = rows[pivot][pivot]
        rows[pivot] = [cell / scale for cell in rows[pivot]]
        for number in range(size):
            if number != pivot and rows[number][pivot]:
                factor = rows[number][pivot]
                rows[number] = [a - factor * b for a, b in zip(rows[number], rows[pivot], strict=True)]
    return [row[size:] for row in rows]
