"""What a board in a cell is told; its twin on the page is web/src/cell/kernel.ts."""

from __future__ import annotations

import msgspec

from tablee.server import protocol


class CellSetting(msgspec.Struct):
    """What a cell shows, from its first moment to the last."""

    game: str
    version: int
    names: list[str]
    lang: str
    moment: int  # with which it begins
    viewer: int
    steps: bool  # its past can be walked through, and other actions tried there


class CellMoment(msgspec.Struct):
    """A moment of a line, as one viewer may know it."""

    line: int  # 0 is the match itself, the others were tried
    began: int  # the moment of the match where a line left it; -1 for the match
    moment: int
    last: int  # of the line
    viewer: int
    viewers: list[int]  # from where it may be looked at
    view: msgspec.Raw
    text: str
    asks: str  # the key of what is asked
    to_act: list[int]
    seat: int  # who has acted, or -1
    actions: list[str]
    undone: bool
    log: list[protocol.LogLine]  # up to this moment
    decision: protocol.Decision | None
    places: list[int]  # once all is over
    steps: bool
