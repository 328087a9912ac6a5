"""What each viewer must not know of Pique Plume (docs/rules/pique-plume.md, section 4)."""

from functools import partial
from itertools import permutations

from tablee.engine.shapes import OMNISCIENT
from tablee.games.pique_plume.board import PICTURES
from tablee.games.pique_plume.rules import PiquePlume
from tablee.testing.secrets import Counted, Secret

FLEETING = {"tile_flipped": {"slot", "picture"}}  # shown for a moment, then to be remembered
NEVER_FLIPPED = "NEVER_FLIPPED"


def secrets(state: PiquePlume, viewer: int) -> list[Secret]:
    """Every slot but the one shown now: its picture, and whether it was ever flipped."""
    if viewer == OMNISCIENT:
        return []
    hidden = [slot for slot in range(len(PICTURES)) if slot != state.showing]
    return [Secret("tile", in_slot(state, slot), partial(put, slot)) for slot in hidden]


def in_slot(state: PiquePlume, slot: int) -> str:
    """What lies in a slot."""
    picture = int(state.yard[slot])
    return PICTURES[picture] if picture >= 0 else NEVER_FLIPPED


def put(slot: int, state: PiquePlume, new: str) -> None:
    """Another tile in a slot."""
    state.yard[slot] = -1 if new == NEVER_FLIPPED else PICTURES.index(new)


def first_slots(state: PiquePlume) -> str:
    """What lies in the first two slots."""
    return f"{in_slot(state, 0)} {in_slot(state, 1)}"


def last_slot(state: PiquePlume) -> str:
    """What lies in the last slot."""
    return in_slot(state, 11)


START = "pique-plume 1, 3 players, seat 1"
SHOWN = START + "\nyard: ? ? ? SNAIL ? ? ? ? ? ? ? ?\nshowing: 3"
FOR_ALL = START.replace("seat 1", "spectator")

COUNTED = [
    # Nothing is shown: any of the twelve pictures, and never "not flipped yet", which nobody could tell from flipped.
    Counted("a slot among twelve", START, last_slot, dict.fromkeys(PICTURES, 1)),
    # The snail lies in slot 3: one of the eleven others.
    Counted("a slot beside the last flip", SHOWN, last_slot, {name: 1 for name in PICTURES if name != "SNAIL"}),
    # Two slots of twelve: 12 x 11 pairs, each as often.
    Counted("two slots", FOR_ALL, first_slots, {" ".join(pair): 1 for pair in permutations(PICTURES, 2)}),
]
