"""Les Îlots in the terminal: the row of islets, with owners and open tiles."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import Picture
from tablee.engine.shapes import View
from tablee.engine.state import NOBODY
from tablee.engine.texts import Texts
from tablee.games.tiny.shapes import TinyView

REPLACED = frozenset("owners tiles phase turn showing called holder bids".split())
UNKNOWN = "?"
FREE = "–"


def draw(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """The archipelago, and what is up for auction."""
    if not isinstance(view, TinyView):
        return None
    lines: list[RenderableType] = [archipelago(view, game_words, own_words)]
    if view.called != NOBODY:
        key = "tiny-auction" if view.holder == NOBODY else "tiny-auction-holder"
        facts = {"islet": view.called + 1, "crew": game_words.word("crew", view.holder)}
        lines.append(Text(own_words.text(key, facts), "cyan"))
    return Picture(Group(*lines, Text()), REPLACED)


def archipelago(view: TinyView, game_words: Texts, own_words: Texts) -> Table:
    """One column for each islet."""
    table = Table.grid(padding=(0, 2))
    rows = {
        "tiny-islet": [str(number) for number in range(1, len(view.owners) + 1)],
        "tiny-value": list(view.header.known_options().word("islets")),
        "tiny-owner": [FREE if crew == NOBODY else str(game_words.word("crew", crew)) for crew in view.owners],
        "tiny-tile": [str(game_words.word("tile", tile)) if tile else UNKNOWN for tile in view.tiles],
    }
    for key, cells in rows.items():
        style = "bold" if key == "tiny-islet" else ""
        table.add_row(Text(own_words.text(key), "dim"), *(Text(cell, style) for cell in cells))
    return table
