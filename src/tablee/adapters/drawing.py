"""A position as text, as SVG and as an image, drawn as in the terminal."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import picture
from tablee.cli.language import command_texts
from tablee.engine import wording
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import State
from tablee.engine.texts import texts

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WIDTH = 100  # characters
FONT_SIZE = 14
MARGIN = 12
INK = (31, 42, 68)
PAPER = (251, 246, 234)


def console_of(state: State, lang: str = "en", viewer: int = OMNISCIENT) -> Console:
    """A terminal that nobody sees, with the position drawn on it; everything is visible unless a viewer is named."""
    words = texts(state.game, lang)
    view = state.view(viewer)
    drawn = picture(view, words, command_texts(lang), [])
    table = Table.grid(padding=(0, 2))
    for label, line in state.game.show_lines(view).lines.items():
        if drawn is None or label not in drawn.replaces:
            table.add_row(Text(words.label(label.partition(" ")[0]), "dim"), wording.line(words, label, line, []))
    console = Console(
        file=StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=True,
        force_jupyter=False,  # else it would print into the cell of a notebook
        color_system="truecolor",
    )
    console.print(table if drawn is None else Group(drawn.drawing, table))
    return console


def drawn_text(state: State, lang: str = "en", viewer: int = OMNISCIENT) -> str:
    """The position for a terminal, without colours."""
    return console_of(state, lang, viewer).export_text()


def drawn_svg(state: State, lang: str = "en", viewer: int = OMNISCIENT) -> str:
    """The position as an SVG picture."""
    return console_of(state, lang, viewer).export_svg(title=texts(state.game, lang).text("name"))


def drawn_image(state: State, lang: str = "en") -> NDArray[np.uint8]:
    """The position as an image: rows, columns, red, green and blue. Needs Pillow."""
    import numpy as np
    from PIL import Image, ImageDraw, ImageFont

    text = drawn_text(state, lang)
    font = ImageFont.load_default(FONT_SIZE)
    _, _, right, bottom = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox((0, 0), text, font)
    image = Image.new("RGB", (int(right) + 2 * MARGIN, int(bottom) + 2 * MARGIN), PAPER)
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), text, INK, font)
    return np.asarray(image, np.uint8)


def drawn(state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The position in a way that both PettingZoo and Gymnasium know by its name; nothing in any other."""
    match mode:
        case "ansi":
            return drawn_text(state)
        case "rgb_array":
            return drawn_image(state)
        case "svg":
            return drawn_svg(state)
    return None
