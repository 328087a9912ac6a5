"""How a game among people ends, by its rules or because people stop earlier, and how the seats are then ranked."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.engine.state import State

CONCEDED = "conceded"  # every side but one gave up
AGREED = "agreed"  # everyone wanted to stop: nobody has won
EXPIRED = "expired"  # nobody came back: nobody has won
STOPPED = (CONCEDED, AGREED, EXPIRED)


def is_decided(state: State, conceded: Sequence[int]) -> bool:
    """Has every side but one given up?"""
    sides = state.sides()
    gone = {sides[seat] for seat in conceded}
    return bool(gone) and len(gone) >= len(set(sides)) - 1


def places_of(state: State, ending: str, conceded: Sequence[int]) -> list[int]:
    """The place of each seat: those that gave up rank behind all others; no places if nobody has won."""
    if ending in (AGREED, EXPIRED):
        return []
    if ending == CONCEDED:
        sides = state.sides()
        gone = {sides[seat] for seat in conceded}
        return [2 if side in gone else 1 for side in sides]
    places = state.ranking()
    if not conceded:
        return places
    keys = [(seat in conceded, place) for seat, place in enumerate(places)]
    return [1 + sum(other < key for other in keys) for key in keys]
