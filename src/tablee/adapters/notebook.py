"""Positions and matches that show themselves in a notebook, without a network or a library beyond IPython.

    %load_ext tablee.adapters.notebook

From then on a state or a match at the end of a cell is drawn, everything visible. `seen_from(state, 0)` shows what a
seat may know, and nothing else.
"""

from __future__ import annotations

from typing import Any

from tablee.adapters.drawing import drawn_svg, drawn_text
from tablee.engine.match import Match
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import State

SVG = "image/svg+xml"


class DrawnPosition:
    """A position as a notebook shows it: drawn, or as text where nothing can be drawn."""

    def __init__(self, state: State, viewer: int, lang: str) -> None:
        self.state = state.clone()  # a cell goes on showing what it has shown
        self.viewer = viewer
        self.lang = lang

    def _repr_svg_(self) -> str:
        return drawn_svg(self.state, self.lang, self.viewer)

    def __repr__(self) -> str:
        return drawn_text(self.state, self.lang, self.viewer)


def seen_from(shown: State | Match, viewer: int = OMNISCIENT, lang: str = "en") -> DrawnPosition:
    """What a seat may know of a position: 0 and so on; -1 is the spectator, and without a seat all is visible."""
    return DrawnPosition(shown.state if isinstance(shown, Match) else shown, viewer, lang)


def load_ipython_extension(ipython: Any) -> None:
    """`%load_ext tablee.adapters.notebook`: states and matches are drawn."""
    formatter = ipython.display_formatter.formatters[SVG]
    formatter.for_type(State, drawn_svg)
    formatter.for_type(Match, lambda match: drawn_svg(match.state))


def unload_ipython_extension(ipython: Any) -> None:
    """`%unload_ext tablee.adapters.notebook`: they are told in text again."""
    formatter = ipython.display_formatter.formatters[SVG]
    formatter.pop(State)
    formatter.pop(Match)
