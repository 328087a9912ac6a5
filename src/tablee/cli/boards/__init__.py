"""Pictures of boards for the terminal: where a game has one, it stands in place of some lines of the position text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from rich.console import RenderableType

from tablee.engine.shapes import View
from tablee.engine.texts import Texts

DRAWN = (
    "biathlon",
    "cartagena",
    "formula-de",
    "kahuna",
    "medailles",
    "olympiades",
    "pique-plume",
    "tiny",
    "tour-de-france",
)
PICTURES = {slug: f"tablee.cli.boards.{slug.replace('-', '_')}" for slug in DRAWN}


@dataclass(frozen=True)
class Picture:
    """What is drawn, and the labels of the lines that it makes needless."""

    drawing: RenderableType
    replaces: frozenset[str] = field(default_factory=frozenset)


Draw = Callable[[View, Texts, Texts, Sequence[str]], Picture | None]


def picture(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """The picture of a position; nothing for a game or a rules version without one."""
    module = PICTURES.get(view.header.game)
    if module is None:
        return None
    draw: Draw = import_module(module).draw
    return draw(view, game_words, own_words, names)
