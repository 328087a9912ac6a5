"""The laws of observations: what a learner is shown keeps within its bounds, and says no more than a view."""

from __future__ import annotations

from tablee.engine.chance import SeededChance
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.engine.state import NOBODY, State
from tablee.testing.report import Fault

REFRESHED = 12  # times in a row


def observed(state: State, viewer: int) -> bytes:
    """What a learner at a seat is shown, as bytes; nothing where a game declares no observation."""
    if state.game.observation is None:
        return b""
    return bytes(memoryview(state.game.observe(state.players, state.fixed).row_of(state, viewer)))


def check_observed(state: State) -> None:
    """For every viewer, the numbers of each part are within its bounds, and the quick ones are the same."""
    if state.game.observation is None:
        return
    observation = state.game.observe(state.players, state.fixed)
    for viewer in (OMNISCIENT, SPECTATOR, *range(state.players)):
        numbers = list(observation.row(state.view(viewer)))
        if len(numbers) != observation.size:
            raise Fault("observation", f"{len(numbers)} numbers instead of {observation.size}", state)
        quick = list(observation.row_of(state, viewer))
        for block in observation.blocks:
            if quick[block.at : block.at + block.size] != numbers[block.at : block.at + block.size]:
                raise Fault("observation", f"{block.name} of viewer {viewer}: the quick numbers are others", state)
            values = numbers[block.at : block.at + block.size]
            if values and not block.low <= min(values) <= max(values) <= block.high:
                found = f"{min(values):g} to {max(values):g}"
                raise Fault("observation", f"{block.name} is {found}, not {block.low:g} to {block.high:g}", state)


def check_refreshed(state: State, chance: SeededChance) -> None:
    """A row that is refreshed from decision to decision says what a new one says; a seat looks now and then only."""
    quick = None if state.game.observation is None else state.game.observe(state.players, state.fixed).quick
    if quick is None:
        return
    observation = state.game.observe(state.players, state.fixed)
    copy = state.clone()
    viewer = chance.below(copy.players)
    kept = observation.no_bytes[:]
    for _ in range(REFRESHED):
        quick.refresh(copy, viewer, kept, 0)
        said, numbers = list(kept), list(observation.row(copy.view(viewer)))
        for block in observation.blocks:
            if said[block.at : block.at + block.size] != numbers[block.at : block.at + block.size]:
                raise Fault("observation", f"{block.name} of viewer {viewer}: the refreshed numbers are others", copy)
        for _ in range(chance.below(4)):
            seat = copy.next_to_act(viewer)
            if seat == NOBODY:
                break
            actions = copy.legal(seat)
            copy.apply(seat, actions[chance.below(len(actions))], chance)
