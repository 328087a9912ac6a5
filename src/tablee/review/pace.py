"""How fine a review can be in a given time on this machine."""

import time
from math import ceil
from typing import TypeVar

import msgspec

from tablee.review.estimating import try_actions, worth_of
from tablee.review.reviewing import FIRST, walked
from tablee.review.shapes import Fineness

Thing = TypeVar("Thing")

PROBES = 3  # moments and decisions at which the machine is timed
GAMES = 4
LEAST, MOST = 8, 2048
CURVE = 0.3  # of the time
TINY = 1e-9
SEARCHES = 4  # as many as a decision takes on average: the search, both actions, some of them again


class ReviewPace(msgspec.Struct, frozen=True):
    """How a review is best worked out."""

    fineness: Fineness
    moments: int
    choices: int
    sketch: Fineness | None  # of a curve to look at first; None where the usual first one comes soon enough


def fineness_within(record: str, seconds: float) -> Fineness:
    """As fine as so many seconds of one core allow; powers of two, so that like machines give like reviews."""
    return pace_within(record, seconds, seconds).fineness


def pace_within(record: str, seconds: float, first: float) -> ReviewPace:
    """The same, with a first curve within so many seconds of one core."""
    way = walked(record)
    states = [state for state in way.states if state.to_act()]
    begun = time.process_time()
    for state in spread(states):
        worth_of(state, GAMES, 1)
    rollout = (time.process_time() - begun) / (PROBES * GAMES)
    begun = time.process_time()
    for choice in spread(way.choices):
        view = choice.before.view(choice.seat)
        try_actions(way.game, view, choice.notes, [choice.action], GAMES, 1)
    iteration = (time.process_time() - begun) / (PROBES * GAMES)
    curve = rollout * len(states) + TINY  # seconds for a game from each moment
    judging = iteration * SEARCHES * len(way.choices) + TINY
    fineness = affordable(CURVE * seconds / curve, (1 - CURVE) * seconds / judging)
    return ReviewPace(fineness, len(way.states), len(way.choices), sketch_of(first / curve, fineness))


def affordable(rollouts: float, iterations: float) -> Fineness:
    """So many games for each moment and each decision; where they would be too few, more for fewer of them."""
    every = max(1, power_above(LEAST / rollouts), power_above(LEAST / iterations))
    return Fineness(power(rollouts * every), power(iterations * every), every)


def sketch_of(games: float, fineness: Fineness) -> Fineness | None:
    """A curve that so many games from each moment allow, where the first one would take more."""
    if games * fineness.every >= FIRST:
        return None
    return Fineness(max(1, int(games)), 0, max(1, power_above(1 / games)))


def spread(things: list[Thing]) -> list[Thing]:
    """Some of many."""
    return [things[(2 * index + 1) * len(things) // (2 * PROBES)] for index in range(PROBES)] if things else []


def power(count: float) -> int:
    """The power of two below, within bounds."""
    return 1 << max(LEAST, min(int(count), MOST)).bit_length() - 1


def power_above(count: float) -> int:
    """The smallest power of two that is no smaller."""
    return 1 << max(0, ceil(count) - 1).bit_length()
