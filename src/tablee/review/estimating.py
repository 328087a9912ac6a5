"""Estimates of what positions and actions are worth, by games that are played on from them.

All of them use common random numbers: the i-th game of each estimate begins in the same imagined state and has the
same luck, so that differences are steadier than what they are differences of.
"""

from math import sqrt
from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.knowledge import Knowledge
from tablee.engine.shapes import View
from tablee.engine.state import State
from tablee.minds.search import Manner, Search
from tablee.minds.thinking import Worlds

SPREAD: Final = 1_000_003  # between the seeds of one estimate
ANEW: Final = 499_979  # to the seed of games that have nothing to do with those before
LEARNING: Final = 4  # one part in so many of an estimate's games only teaches the search


class ChanceSums:
    """The chances of each seat: the sum over some games, and the sum of squares."""

    def __init__(self, players: i64) -> None:
        self.games: i64 = 0
        self.sums: list[float] = [0.0] * players
        self.squares: list[float] = [0.0] * players

    def add(self, chances: list[float]) -> None:
        """One game more."""
        self.games += 1
        for seat, chance in enumerate(chances):
            self.sums[seat] += chance
            self.squares[seat] += chance * chance

    def means(self) -> list[float]:
        """What each seat may expect."""
        return [total / float(self.games) for total in self.sums]


def standard_error(total: float, square: float, games: i64) -> float:
    """Of a mean, from the sums of values and squares; a single value tells nothing of it."""
    count = float(games)
    if games == 1:
        return 1.0
    variance = (square - total * total / count) / (count - 1.0)
    return sqrt(max(0.0, variance) / count)


def chances(state: State, knowledge: Knowledge) -> list[float]:
    """What each seat may expect to win: at the end it is known, before it the game's knowledge judges."""
    return won(state.ranking(), state.sides()) if not state.to_act() else knowledge.worths(state)


def won(places: list[int], sides: list[int]) -> list[float]:
    """What each seat has won: everything, nothing, or an equal part where several sides share the first place."""
    winners = {side for side, place in zip(sides, places, strict=True) if place == 1}
    part = 1.0 / float(len(winners))
    return [part if side in winners else 0.0 for side in sides]


def worth_of(state: State, games: i64, seed: i64, skipped: i64 = 0) -> ChanceSums:
    """The chances in a position of which everything is known, from so many games played on from it."""
    estimate = ChanceSums(state.players)
    game = state.game
    knowledge = game.knowledge
    search = Search(knowledge, Manner(), 0, game.longest, SeededChance(seed))
    for number in range(skipped, skipped + games):
        search.chance = SeededChance(seed + number * SPREAD)
        copy = state.clone()
        search.play_on(copy)
        estimate.add(chances(copy, knowledge))
    return estimate


class Trial:
    """What came of an action, game by game: a vector of chances for each."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.outcomes: list[list[float]] = []

    def means(self) -> list[float]:
        """What each seat may expect after it."""
        count = float(len(self.outcomes))
        players = len(self.outcomes[0])
        return [sum([outcome[seat] for outcome in self.outcomes]) / count for seat in range(players)]

    def error(self, seat: i64) -> float:
        """The standard error of what a seat may expect."""
        total = 0.0
        square = 0.0
        for outcome in self.outcomes:
            total += outcome[seat]
            square += outcome[seat] * outcome[seat]
        return standard_error(total, square, len(self.outcomes))


def try_actions(game: Game, view: View, notes: bytes, actions: list[int], games: i64, seed: i64) -> list[Trial]:
    """Each action from the same imagined states with the same luck, played on as well as a search has learned to."""
    viewer: i64 = view.header.viewer
    trials: list[Trial] = []
    for action in actions:
        trial = Trial(action)
        worlds = Worlds(game, view, notes, SeededChance(seed))
        search = Search(game.knowledge, Manner(), viewer, game.longest, SeededChance(seed))
        search.begin(worlds.kept[0].clone())
        for number in range(games):
            state = worlds.next()
            search.chance = SeededChance(seed + (number + 1) * SPREAD)
            search.first = action
            search.iterate(state)
            if number * LEARNING >= games or number == games - 1:  # a single game must tell something
                trial.outcomes.append(chances(state, game.knowledge))
        trials.append(trial)
    return trials


def difference(better: Trial, other: Trial, seat: i64) -> tuple[float, float]:
    """By how much one action is worth more to a seat than another, and the standard error of that."""
    total = 0.0
    square = 0.0
    for mine, its in zip(better.outcomes, other.outcomes, strict=True):
        gained = mine[seat] - its[seat]
        total += gained
        square += gained * gained
    games = len(better.outcomes)
    return total / float(games), standard_error(total, square, games)
