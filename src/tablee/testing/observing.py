"""The laws of observations: what a learner is shown keeps within its bounds, and says no more than a view."""

from __future__ import annotations

from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.engine.state import State
from tablee.testing.report import Fault


def observed(state: State, viewer: int) -> bytes:
    """What a learner at a seat is shown, as bytes; nothing where a game declares no observation."""
    if state.game.observation is None:
        return b""
    return state.game.observe(state.players, state.fixed).numbers(state.view(viewer)).tobytes()


def check_observed(state: State) -> None:
    """For every viewer, the numbers of each part are within its bounds."""
    if state.game.observation is None:
        return
    observation = state.game.observe(state.players, state.fixed)
    for viewer in (OMNISCIENT, SPECTATOR, *range(state.players)):
        numbers = observation.numbers(state.view(viewer))
        if len(numbers) != observation.size:
            raise Fault("observation", f"{len(numbers)} numbers instead of {observation.size}", state)
        for block in observation.blocks:
            values = numbers[block.at : block.at + block.size]
            if values and not block.low <= min(values) <= max(values) <= block.high:
                found = f"{min(values):g} to {max(values):g}"
                raise Fault("observation", f"{block.name} is {found}, not {block.low:g} to {block.high:g}", state)
