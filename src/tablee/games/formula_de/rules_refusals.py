"""Names of moves, and why a move that somebody names is not among those that the roll allows (section 7)."""

from typing import Final

from tablee.engine.actions import as_dict
from tablee.engine.arrays import i64
from tablee.engine.refusal import Mistake, Refused
from tablee.games.formula_de.board import FINISH, NOWHERE
from tablee.games.formula_de.rules import EXTRA, MOVING, FormulaDe
from tablee.games.formula_de.rules_actions import MOVE
from tablee.games.formula_de.rules_routes import (
    AFTER_LEFT,
    AFTER_RIGHT,
    FATAL,
    FORBIDDEN,
    LANE_KEPT,
    NO_CHANGE,
    Way,
)
from tablee.games.formula_de.rules_track import BRAKES, TYRES

MOVE_NAME: Final = "move"

# What holds a car back, one more at each level
ANY_STEPS: Final = 0
WITH_ARROWS: Final = 1
WITH_CARS: Final = 2
WITH_KEPT_LANE: Final = 3
WITH_CHANGES: Final = 4
LEVELS: Final = [
    ("wrong-distance", "FDE-4.7"),
    ("against-arrows", "FDE-6.3"),
    ("way-blocked", "FDE-4.2"),
    ("keep-lane", "FDE-7.2"),
    ("too-many-changes", "FDE-5.1"),
]


def target_name(state: FormulaDe, way: Way) -> str:
    """The end of a move as it is named."""
    return FINISH if way.finishes else state.track.names[way.target]


def named(state: FormulaDe, action: int) -> str:
    """The name of an action; a move of the list is named by its end and its brake points (FDE-4.8)."""
    slot = action - MOVE
    if 0 <= slot < len(state.choices) and state.phase in (MOVING, EXTRA):
        way = state.choices[slot]
        return f"{MOVE_NAME} to={target_name(state, way)} brakes={int(way.brakes)}"
    return state.game.actions.name(action)


def parse(state: FormulaDe, text: str) -> int:
    """The action with this name."""
    wanted = " ".join(text.split())
    for action in range(MOVE, MOVE + len(state.choices)):
        if named(state, action) == wanted:
            return action
    return state.game.actions.number(wanted)


def why_not_named(state: FormulaDe, seat: int, text: str) -> Refused | None:
    """Why a seat cannot do what this text says; also of a move that is no present slot."""
    parts = as_dict(" ".join(text.split()) or "-")
    if set(parts) != {"type", "to", "brakes"} or parts["type"] != MOVE_NAME:
        return state.why_not(seat, parse(state, text))
    if not parts["brakes"].isdecimal() or len(parts["brakes"]) > 1 or not is_end(state, parts["to"]):
        raise state.game.actions.unknown(text)
    against = state.why_not(seat, MOVE)  # who must not decide, or not this, hears that first
    if against is not None:
        return against
    for way in state.choices:
        if target_name(state, way) == parts["to"] and way.brakes == int(parts["brakes"]):
            return None
    return forbids_move(state, parts["to"], int(parts["brakes"]))


def is_end(state: FormulaDe, name: str) -> bool:
    """Is this a cell of the circuit, or the finish?"""
    if name != FINISH and name not in state.track.cells:
        known = f"{state.track.names[0]} … {state.track.names[-1]}, {FINISH}"
        raise Mistake("unknown-word", {"word": name[:20], "field": "to", "known": known})
    return True


def forbids_move(state: FormulaDe, to: str, brakes: i64) -> Refused:
    """The first reason that applies, in the order of section 7."""
    car = state.car
    target: i64 = NOWHERE if to == FINISH else state.track.cells[to]
    left = state.left(car, BRAKES)
    if brakes > left:
        return Refused("brakes-missing", "FDE-8.2", {"left": int(left)})
    if target != NOWHERE and state.here[target] and target != state.cell[car]:
        return Refused("cell-occupied", "FDE-4.2", {"to": to, "car": int(state.here[target])})
    is_into_pits = target >= state.track.pit and not state.track.is_pit(state.cell[car])
    if is_into_pits and not state.are_pits_open(car):
        return Refused("pits-closed", "FDE-12.1", {"lap": int(state.lap[car])})
    if state.phase == EXTRA and target != NOWHERE and state.track.enters_corner(state.cell[car], target):
        if not brakes and lands(state, car, state.roll, target, ANY_STEPS):
            return Refused("corner-costs-brake", "FDE-15.2", {"to": to})
        brakes = max(brakes - 1, 0)  # one of the points is the price of the corner
    steps = state.roll - brakes
    if steps < 1:
        return Refused("one-cell-at-least", "FDE-8.1", {"roll": int(state.roll)})
    facts: dict[str, str | int] = {"to": to, "roll": int(state.roll), "brakes": int(brakes), "cells": int(steps)}
    for level, (code, rule) in enumerate(LEVELS):
        if not lands(state, car, steps, target, level):
            is_agreed = level == WITH_KEPT_LANE and state.settings.always_keeps_lane
            return Refused(code, "FDE-7.7" if is_agreed else rule, facts)
    return forbids_price(state, car, steps, target, to)


def forbids_price(state: FormulaDe, car: i64, steps: i64, target: i64, to: str) -> Refused:
    """A move that could be driven but not paid for, or that would end before (FDE-7.5, FDE-4.3)."""
    search = state.search(car, steps)
    cost: i64 = NOWHERE
    if target == NOWHERE and search.finish is not None:
        cost = search.finish.tyres
    elif steps < len(search.first):
        for index in range(search.first[steps], search.size()):
            if search.cell[index] == target:
                cost = search.tyres[index]
    if cost >= FATAL:
        return Refused("stops-missing", "FDE-7.5", {"to": to})
    if cost > state.left(car, TYRES):
        return Refused("tyres-missing", "FDE-7.5", {"to": to, "tyres": int(cost), "left": int(state.left(car, TYRES))})
    return Refused("ends-early", "FDE-4.3", {"to": to})


def lands(state: FormulaDe, car: i64, steps: i64, target: i64, level: i64) -> bool:
    """Can a car be on a cell after this many steps, or over the line (no target), under the rules up to a level?"""
    start = state.cell[car]
    layer: set[tuple[int, int]] = {(int(start), NO_CHANGE)}
    for _ in range(steps):
        after: set[tuple[int, int]] = set()
        for cell, changes in layer:
            after |= steps_from(state, car, cell, changes, level)
            if target == NOWHERE and state.lap[car] == state.settings.laps:
                reached = steps_from(state, car, cell, changes, level)
                if any(state.track.crosses(cell, other) for other, _ in reached):
                    return True
        layer = after
    return any(cell == target for cell, _ in layer)


def steps_from(state: FormulaDe, car: i64, cell: i64, changes: i64, level: i64) -> set[tuple[int, int]]:
    """The steps from a cell, with the lane changes behind them."""
    track = state.track
    ahead = track.ahead[cell]
    is_free = state.here[ahead] == 0
    must_keep = level >= WITH_KEPT_LANE and track.stops[cell] > 0 and state.keeps_lane_from(car, cell, state.cell[car])
    kept = LANE_KEPT if must_keep and track.segment[ahead] != track.segment[cell] else changes
    out = {(int(ahead), int(kept))}
    if changes == LANE_KEPT:
        return free_of(state, out, level)
    sides = [(track.left[cell], AFTER_LEFT), (track.right[cell], AFTER_RIGHT)]
    if level == ANY_STEPS:
        sides.append((track.outward[cell], AFTER_LEFT))
    for after, following in sides:
        if after == NOWHERE or (must_keep and track.segment[after] != track.segment[cell]):
            continue
        changed = changes
        if level >= WITH_CHANGES and track.stops[cell] == 0 and is_free:
            changed = following[changes]
        if changed != FORBIDDEN:
            out.add((int(after), int(changed)))
    if track.entry[cell] and state.are_pits_open(car):
        out.add((int(track.pit), int(changes)))
    return free_of(state, out, level)


def free_of(state: FormulaDe, steps: set[tuple[int, int]], level: i64) -> set[tuple[int, int]]:
    """Steps to free cells only, once cars count (FDE-4.2)."""
    return {step for step in steps if level < WITH_CARS or state.here[step[0]] == 0}
