"""Pique Plume for who need not remember: every tile that was turned over lies open. Problems are posed in this way."""

import msgspec

from tablee.games.pique_plume.board import PICTURES
from tablee.games.pique_plume.rules import DROP, FLIP, KEEP, SLOT_COUNT, UNDRAWN, PiquePlume
from tablee.games.pique_plume.shapes import PiquePlumeView

WANTED, SEEN, UNSEEN = "wanted", "seen", "unseen"  # tiles
DROPPED, KEPT = "drop", "keep"  # what overtaken birds do


def opened(state: PiquePlume, seat: int) -> PiquePlumeView:
    """What a seat knows that has forgotten no flip: a tile gets its picture when it is turned over first."""
    view = state.view(seat)
    assert isinstance(view, PiquePlumeView)
    yard = [None if picture == UNDRAWN else PICTURES[picture] for picture in state.yard]
    return msgspec.structs.replace(view, yard=yard)


def notes(view: PiquePlumeView) -> bytes:
    """The open tiles, as bots note them: `3=SNAIL 7=NEST`."""
    return " ".join(f"{slot}={picture}" for slot, picture in enumerate(view.yard) if picture is not None).encode()


def sort_of(view: PiquePlumeView, action: int) -> str:
    """Tiles of which nothing is known are alike, and so are those that are known and not wanted."""
    if not FLIP <= action < FLIP + SLOT_COUNT:
        return str(action)
    picture = view.yard[action - FLIP]
    wanted = view.eggs[view.targets[view.header.viewer]]
    return UNSEEN if picture is None else WANTED if picture == wanted else SEEN


def kind_of(view: PiquePlumeView, action: int) -> str:
    """The sort of a tile; that a dropping is put down, wherever it is."""
    return sort_of(view, action) if action < DROP else KEPT if action == KEEP else DROPPED


def theme(view: PiquePlumeView) -> str:
    """How many tiles are unknown, and what stands in front of the bird: what a flip may win, and what it may cost.

    For whoever may put a dropping down, it is the bird that has overtaken that counts.
    """
    seat = view.turn if view.asked else view.header.viewer
    over = [passed.piece.partition("-")[0] for passed in view.stakes[seat].over]
    return " ".join([str(view.yard.count(None)), *over])
