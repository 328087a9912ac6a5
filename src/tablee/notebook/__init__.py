"""Positions and matches that show themselves in a notebook, on the boards of the page, without a network.

    %load_ext tablee.notebook

From then on a state or a match at the end of a cell is shown, everything visible: walk through it, look at it from any
seat, try another action at any moment by pressing it. `seen_from(match, 0)` shows what a seat may know, and nothing
else. `play("kahuna")` is a game against bots.

Boards need `tablee[notebook]`; without it, and wherever no widget can be shown, the position is drawn as a picture.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from tablee.adapters.drawing import drawn_svg, drawn_text
from tablee.bots import levels
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match, match_at
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import State
from tablee.notebook.cell import CellGame, PlayedCell

SVG = "image/svg+xml"
TEXT = "text/plain"


class ShownInCell:
    """A game as a notebook shows it: on a board, as a picture where there is no widget, else as text."""

    def __init__(self, shown: CellGame) -> None:
        self.shown = shown
        self.widget: Any = None  # made when a notebook asks for it

    @property
    def match(self) -> Match:
        """The match as it is now; a cell goes on showing what it has shown."""
        return self.shown.match

    @property
    def viewer(self) -> int:
        """From where the picture is drawn."""
        return self.shown.viewers()[0]

    def _repr_svg_(self) -> str:
        return drawn_svg(self.match.state, self.shown.lang, self.viewer)

    def __repr__(self) -> str:
        return drawn_text(self.match.state, self.shown.lang, self.viewer)

    def _repr_mimebundle_(self, **_: Any) -> dict[str, Any]:
        """What a notebook may choose from: the board first, a picture for those that know no widgets, text."""
        pictures = {SVG: self._repr_svg_(), TEXT: repr(self)}
        return self.on_board() | pictures

    def on_board(self) -> dict[str, Any]:
        """The board, if its extra is installed and the package was built with its boards."""
        if not find_spec("anywidget"):
            return {}
        from tablee.notebook.widget import BoardWidget, is_built

        if not is_built():
            return {}
        self.widget = self.widget or BoardWidget(self.shown)
        made = self.widget._repr_mimebundle_()
        return dict(made[0] if isinstance(made, tuple) else made)


def seen_from(shown: State | Match, viewer: int | None = None, lang: str = "en") -> ShownInCell:
    """What a seat may know of a game: 0 and so on; -1 is the spectator. Without a seat it is seen from all sides."""
    match = shown.fork() if isinstance(shown, Match) else match_at(shown.clone(), SeededChance(0))
    return ShownInCell(CellGame(match, None if viewer == OMNISCIENT else viewer, lang))


def play(
    slug: str,
    seat: int = 0,
    bots: str | Sequence[str] = "",
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    lang: str = "en",
) -> ShownInCell:
    """A game against bots in a cell: a level for all of them, or one each; otherwise the best of the quick ones."""
    game = registry.get(slug)
    count = game.count(players)
    if not 0 <= seat < count:
        raise Mistake("bad-seat", {"given": seat, "seats": ", ".join(map(str, range(count)))})
    named = [bots] if isinstance(bots, str) else list(bots)
    company = [level or levels(game)[-1] for level in named]
    chosen = game.with_bots(dict(options or {}), [other for other in range(count) if other != seat])
    match = Match(game, count, SeededChance(seed), chosen)
    return ShownInCell(PlayedCell(match, seat, company, lang, seed))


def load_ipython_extension(ipython: Any) -> None:
    """`%load_ext tablee.notebook`: states and matches are shown."""
    formatter = ipython.display_formatter.mimebundle_formatter
    for kind in (State, Match):
        formatter.for_type(kind, shown_whole)


def unload_ipython_extension(ipython: Any) -> None:
    """`%unload_ext tablee.notebook`: they are told in text again."""
    formatter = ipython.display_formatter.mimebundle_formatter
    for kind in (State, Match):
        formatter.pop(kind)


def shown_whole(shown: State | Match, **_: Any) -> dict[str, Any]:
    """A state or a match, everything visible, as a notebook may show it."""
    return seen_from(shown)._repr_mimebundle_()
