"""The widget of a cell: it passes on what a board asks, and nothing that its viewer may not know."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

import anywidget
import msgspec
import traitlets

from tablee.engine.refusal import Mistake, Refused
from tablee.engine.texts import texts
from tablee.notebook.cell import CellGame

HEIGHT = 640  # of a board, in pixels
PROGRAM = ("cell.js.gz", "cell.css.gz")


def is_built() -> bool:
    """Did this package come with its boards? A source that was never built has none."""
    return all(files("tablee.server").joinpath("page", "notebook", name).is_file() for name in PROGRAM)


@cache
def program() -> list[bytes]:
    """The boards of the page and their styles, compressed."""
    return [files("tablee.server").joinpath("page", "notebook", name).read_bytes() for name in PROGRAM]


class BoardWidget(anywidget.AnyWidget):
    """A board in a cell."""

    _esm = files("tablee.notebook").joinpath("loader.js").read_text(encoding="utf-8")
    build = traitlets.Unicode().tag(sync=True)  # a notebook fetches the program once
    title = traitlets.Unicode().tag(sync=True)
    height = traitlets.Int(HEIGHT).tag(sync=True)

    def __init__(self, shown: CellGame, height: int = HEIGHT) -> None:
        name = texts(shown.game, shown.lang).text("name")
        super().__init__(build=sha256(b"".join(program())).hexdigest(), title=name, height=height)
        self.shown = shown
        self.on_msg(self.answer)

    def answer(self, _: object, content: dict[str, Any], __: object) -> None:
        """Answers a question of the board, under its number."""
        if content["ask"] == "program":
            self.send({"id": content["id"]}, program())
        else:
            self.send({"id": content["id"], **answered(self.shown, content)})


def answered(shown: CellGame, content: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question, or why there is none."""
    try:
        ask = QUESTIONS[content["ask"]]
        return {"answer": msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(ask(shown, content))))}
    except (Mistake, Refused) as why:
        rule = why.rule if isinstance(why, Refused) else ""
        return {"refused": {"code": why.code, "rule": rule, "facts": dict(why.facts)}}


def acted(shown: CellGame, said: dict[str, Any]) -> object:
    """Plays, and shows where that has led."""
    line, moment = shown.act(said["line"], said["moment"], said["seat"], said["action"])
    return shown.look(line, moment, said["viewer"])


def about(shown: CellGame, _: dict[str, Any]) -> object:
    """What a book of the game's sentences needs to know of it."""
    return {"words": dict(shown.game.words), "lines": dict(shown.game.lines), "newest_view": True}


QUESTIONS: dict[str, Callable[[CellGame, dict[str, Any]], object]] = {
    "setting": lambda shown, _: shown.setting(),
    "look": lambda shown, said: shown.look(said["line"], said["moment"], said["viewer"]),
    "act": acted,
    "preview": lambda shown, said: shown.preview(said["line"], said["moment"], said["seat"], said["action"]),
    "why": lambda shown, said: shown.why_not(said["line"], said["moment"], said["seat"], said["named"]),
    "game": about,
    "texts": lambda shown, said: shown.texts(said["lang"], said["rules"]),
    "scenery": lambda shown, _: shown.scenery(),
}
