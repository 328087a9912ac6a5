"""Scenes for the tests of Cartagena: a position as text, actions by name, and what came of them."""

from collections.abc import Mapping

from tablee.engine.chance import ScriptedChance
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import State
from tablee.games.cartagena.game import GAME
from tests.games import scenes

SECTIONS = ("section 1", "section 2", "section 3", "section 4", "section 5", "section 6")


def position(text: str, options: Mapping[str, object] | None = None, players: int = 2) -> State:
    """The state of a position text without its first two lines."""
    return scenes.position(GAME, text, options, players)


class Scene(scenes.Scene):
    """A position in which things happen."""

    def __init__(self, text: str, options: Mapping[str, object] | None = None, players: int = 2) -> None:
        super().__init__(GAME, text, options, players)

    def pirates(self, seat: int) -> str:
        """The places of a seat's pirates."""
        return self.line(f"pirates {seat}")

    def hand(self, seat: int, viewer: int = OMNISCIENT) -> str:
        """The cards of a seat."""
        return self.line(f"hand {seat}", viewer)


def laid_as_drawn(sections: int = 6) -> list[str]:
    """The outcomes of chance that lay the sections in their order, side A, not turned."""
    return [outcome for section in SECTIONS[:sections] for outcome in (section, "side A", "way ahead")]


def dealt(
    cards: str, players: int = 2, options: Mapping[str, object] | None = None, first: str | None = "starter 0"
) -> dict[str, str]:
    """A new game with these cards dealt in this order, as the lines of its text."""
    chosen = dict(options or {})
    sections = int(str(chosen.get("sections", 6)))
    script = [*laid_as_drawn(sections), *([first] if first else []), *(f"card {card}" for card in cards.split())]
    chance = ScriptedChance(*script)
    state = GAME.new(players, chance, chosen)
    chance.finish()
    lines = (line.split(":", 1) for line in GAME.show(state.view(OMNISCIENT)).splitlines()[1:])
    return {label: words.strip() for label, words in lines}
