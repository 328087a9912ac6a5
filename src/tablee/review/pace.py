"""How fine a review can be in a given time on this machine."""

import time
from typing import TypeVar

from tablee.review.estimating import try_actions, worth_of
from tablee.review.reviewing import walked
from tablee.review.shapes import Fineness

Thing = TypeVar("Thing")

PROBES = 3  # moments and decisions at which the machine is timed
GAMES = 4
LEAST, MOST = 4, 2048
CURVE = 0.3  # of the time
TINY = 1e-9
SEARCHES = 4  # as many as a decision takes on average: the search, both actions, some of them again


def fineness_within(record: str, seconds: float) -> Fineness:
    """As fine as so many seconds of one core allow; powers of two, so that like machines give like reviews."""
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
    return Fineness(
        power(CURVE * seconds / (rollout * len(states) + TINY)),
        power((1 - CURVE) * seconds / (iteration * SEARCHES * len(way.choices) + TINY)),
    )


def spread(things: list[Thing]) -> list[Thing]:
    """Some of many."""
    return [things[(2 * index + 1) * len(things) // (2 * PROBES)] for index in range(PROBES)] if things else []


def power(count: float) -> int:
    """The power of two below, within bounds."""
    return 1 << max(LEAST, min(int(count), MOST)).bit_length() - 1
