"""How fine a review can be in a given time on this machine."""

import time
from typing import TypeVar

import msgspec

from tablee.review.estimating import try_actions, worth_of
from tablee.review.reviewing import FIRST, walked
from tablee.review.shapes import Fineness

Thing = TypeVar("Thing")

PROBES = 3  # moments and decisions at which the machine is timed
GAMES = 4
LEAST, MOST = 4, 2048
CURVE = 0.3  # of the time
TINY = 1e-9
SEARCHES = 4  # as many as a decision takes on average: the search, both actions, some of them again


class ReviewPace(msgspec.Struct, frozen=True):
    """How a review is best worked out."""

    fineness: Fineness
    moments: int
    choices: int
    sketch: int  # games from each moment for a curve to look at first; 0 where the usual first one comes soon enough


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
    soon = max(1, int(first / curve))
    fineness = Fineness(
        power(CURVE * seconds / curve),
        power((1 - CURVE) * seconds / (iteration * SEARCHES * len(way.choices) + TINY)),
    )
    return ReviewPace(fineness, len(way.states), len(way.choices), 0 if soon >= FIRST else soon)


def spread(things: list[Thing]) -> list[Thing]:
    """Some of many."""
    return [things[(2 * index + 1) * len(things) // (2 * PROBES)] for index in range(PROBES)] if things else []


def power(count: float) -> int:
    """The power of two below, within bounds."""
    return 1 << max(LEAST, min(int(count), MOST)).bit_length() - 1
