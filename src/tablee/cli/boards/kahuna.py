"""Kahuna in the terminal: a map of the islands, each link drawn with its seat's letter."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from json import loads
from typing import Any

from rich.console import Group
from rich.text import Text

from tablee.cli.boards import Picture
from tablee.engine.shapes import View
from tablee.engine.texts import Texts
from tablee.games.kahuna.shapes import KahunaView

COLUMNS = 76
ROWS = 22
MARKS = ("o", "x")  # by seat, so that nothing hangs on colour
STYLES = ("bold red", "bold blue")
FLAT, STEEP = 0.35, 3.0  # rows per column, a row counting as two columns, up to which and from which a line looks so
REPLACED = frozenset(f"links {seat}" for seat in (0, 1)) | frozenset("dealer drew blank turn".split())

Cell = tuple[str, str]  # character and style


@cache
def data() -> dict[str, Any]:
    """The board as the game's data file has it."""
    found: dict[str, Any] = loads((files("tablee.games.kahuna") / "data" / "board.json").read_text(encoding="utf-8"))
    return found


def draw(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """The map and what its letters mean."""
    if not isinstance(view, KahunaView):
        return None
    cells: dict[tuple[int, int], Cell] = {}
    places = {island["id"]: place(island) for island in data()["islands"]}
    for line, owner in zip(data()["lines"], view.links, strict=True):
        first, second = line.split("-")
        start, end = places[first], places[second]
        mark = (stroke(start, end), "dim") if owner is None else (MARKS[owner], STYLES[owner])
        cells.update(dict.fromkeys(between(start, end), mark))
    for island, owner in zip(data()["islands"], view.stones, strict=True):
        cells.update(label(island["id"], places[island["id"]], owner))
    return Picture(Group(as_text(cells), legend(game_words, names), Text()), REPLACED)


def place(island: dict[str, Any]) -> tuple[int, int]:
    """Column and row of an island's middle."""
    return (
        round(island["x"] * (COLUMNS - 1) / data()["width"]),
        round(island["y"] * (ROWS - 1) / data()["height"]),
    )


def between(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells of a straight line; in steps of two columns a flat line stays airy."""
    wide, high = end[0] - start[0], end[1] - start[1]
    steps = max(abs(wide) // 2, abs(high))
    return [(start[0] + round(wide * step / steps), start[1] + round(high * step / steps)) for step in range(1, steps)]


def stroke(start: tuple[int, int], end: tuple[int, int]) -> str:
    """The character that looks like a line between two places."""
    wide, high = end[0] - start[0], 2 * (end[1] - start[1])
    slope = abs(high) / max(1, abs(wide))
    if slope < FLAT:
        return "-"
    if slope > STEEP:
        return "|"
    return "\\" if wide * high > 0 else "/"


def label(name: str, middle: tuple[int, int], owner: int | None) -> dict[tuple[int, int], Cell]:
    """An island's name, between the letters of the seat that rules it."""
    mark = " " if owner is None else MARKS[owner]
    style = "bold" if owner is None else f"{STYLES[owner]} reverse"
    text = f"{mark}{name}{mark}"
    start = middle[0] - len(text) // 2
    return {(start + offset, middle[1]): (letter, style) for offset, letter in enumerate(text)}


def as_text(cells: dict[tuple[int, int], Cell]) -> Text:
    """The cells as lines, without the empty ones above and below."""
    text = Text(no_wrap=True)
    rows = [row for _, row in cells]
    for row in range(min(rows), max(rows) + 1):
        for column in range(COLUMNS):
            text.append(*cells.get((column, row), (" ", "")))
        text.append("\n")
    return text


def legend(words: Texts, names: Sequence[str]) -> Text:
    """`o Seat 1   x Bot 2`."""
    text = Text()
    for seat, mark in enumerate(MARKS):
        text.append(f"{mark} {words.seat(seat, names)}   ", STYLES[seat])
    return text
