"""How fine a review can be in a given time on this machine."""

import time
from collections.abc import Callable, Sequence
from math import ceil
from typing import TypeVar

import msgspec

from tablee.review.estimating import worth_of
from tablee.review.reviewing import FIRST, ReviewPart, judge, walked
from tablee.review.shapes import Fineness

Thing = TypeVar("Thing")

PROBES, MOST_PROBES = 3, 24  # moments, and decisions, at which the machine is timed
GAMES, MORE_GAMES = 4, 16  # at each of them: few, and where that takes no time, more
PROBING = 0.1  # of the time for a first curve: for each kind of probe
LEAST, MOST = 8, 2048
CURVE = 0.3  # of the time
EXPLAINING = 2000  # games from a moment take as long as the reasons of the costliest decisions,
MOST_EXPLAINING = 0.25  # of the time
STRIDE = 0.618034  # of all, from one probe to the next: however many there are, they are spread
TINY = 1e-9


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
    limit = PROBING * min(first, seconds)
    begun = time.process_time()
    rollout = timed(states, lambda state, games: worth_of(state, games, 1), limit)
    iteration = timed(way.choices, lambda one, games: judge(way, one, judging(record, games)), limit)
    first -= min(time.process_time() - begun, first / 2)  # there is less time for a first curve now
    left = seconds - min(EXPLAINING * rollout, MOST_EXPLAINING * seconds)
    curve = rollout * len(states) + TINY  # seconds for a game from each moment
    decisions = iteration * len(way.choices) + TINY
    fineness = affordable(CURVE * left / curve, (1 - CURVE) * left / decisions)
    return ReviewPace(fineness, len(way.states), len(way.choices), sketch_of(first / curve, fineness))


def judging(record: str, games: int) -> ReviewPart:
    """A decision judged by so many games, with all that a review does for it."""
    return ReviewPart(record, 1, True, 0, 0, games)


def timed(things: Sequence[Thing], probe: Callable[[Thing, int], object], limit: float) -> float:
    """Processor seconds for one game, of games played at some of many things; at more where time is left."""
    if not things:
        return 0.0
    found = 0.0
    for games, most in ((GAMES, PROBES), (MORE_GAMES, MOST_PROBES)):
        if found * games * PROBES > limit:
            break
        begun = time.process_time()
        done, spent = 0, 0.0
        while done < PROBES or (done < most and spent < limit):
            probe(things[int(done * STRIDE * len(things)) % len(things)], games)
            done, spent = done + 1, time.process_time() - begun
        found = spent / (done * games)
    return found


def affordable(rollouts: float, iterations: float) -> Fineness:
    """So many games for each moment and each decision; where they would be too few, more for fewer of them."""
    every = max(1, power_above(LEAST / rollouts), power_above(LEAST / iterations))
    return Fineness(power(rollouts * every), power(iterations * every), every)


def sketch_of(games: float, fineness: Fineness) -> Fineness | None:
    """A curve that so many games from each moment allow, where the first one would take more."""
    if games * fineness.every >= FIRST:
        return None
    return Fineness(max(1, int(games)), 0, max(1, power_above(1 / games)))


def power(count: float) -> int:
    """The power of two below, within bounds."""
    return 1 << max(LEAST, min(int(count), MOST)).bit_length() - 1


def power_above(count: float) -> int:
    """The smallest power of two that is no smaller."""
    return 1 << max(0, ceil(count) - 1).bit_length()
