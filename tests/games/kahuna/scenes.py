"""Scenes for the tests of Kahuna: a position as text, actions by name, and what came of them."""

from collections.abc import Mapping

from tablee.engine.state import State
from tablee.games.kahuna.game import GAME
from tests.games import scenes


def position(text: str, options: Mapping[str, object] | None = None) -> State:
    """The state of a position text without its first two lines."""
    return scenes.position(GAME, text, options)


class Scene(scenes.Scene):
    """A position in which things happen."""

    def __init__(self, text: str, options: Mapping[str, object] | None = None) -> None:
        super().__init__(GAME, text, options)

    def stones(self, seat: int) -> str:
        """The islands that a seat rules."""
        return self.line(f"stones {seat}")
