"""Scenes for the tests of the Tour de France: a position as text, actions by name, and what came of them."""

from collections.abc import Mapping
from typing import Self

from tablee.engine.chance import ScriptedChance
from tablee.engine.shapes import OMNISCIENT, Told
from tablee.games.tour_de_france.game import GAME
from tablee.games.tour_de_france.rules import TourDeFrance
from tests.games import scenes

DICE = {"quiz": "dice"}
PRINTED = {"strategy_sign": "printed"}
MOVER_FIRST = {"strategy_order": "mover_first"}


def position(text: str, players: int = 4, options: Mapping[str, object] | None = None) -> TourDeFrance:
    """The state of a position text without its first two lines."""
    state = scenes.position(GAME, text, options, players)
    assert isinstance(state, TourDeFrance)
    return state


def outcomes(words: tuple[str, ...]) -> list[str]:
    """`3+4` is two dice; other outcomes are written as in a record."""
    found: list[str] = []
    for word in words:
        found += [f"die {die}" for die in word.split("+")] if word[0].isdecimal() else [word]
    return found


def begun(*rolls: str, players: int = 4) -> tuple[TourDeFrance, list[Told]]:
    """A new game whose prologue is rolled like this."""
    chance = ScriptedChance(*outcomes(rolls))
    state = GAME.empty(players, GAME.default_fixed())
    told: list[Told] = []
    state.told = told
    state.setup(chance)
    state.told = None
    chance.finish()
    assert isinstance(state, TourDeFrance)
    return state, told


class Scene(scenes.Scene):
    """A position in which things happen."""

    state: TourDeFrance

    def __init__(self, text: str, players: int = 4, options: Mapping[str, object] | None = None) -> None:
        super().__init__(GAME, text, options, players)

    def play(self, action: str, *drawn: str) -> Self:
        """Plays an action by name; chance gives these outcomes."""
        assert self.allows(action), f"{action} is not legal"
        return self.force(action, *drawn)

    def force(self, action: str, *drawn: str) -> Self:
        """Plays an action that may be the clock's."""
        chance = ScriptedChance(*outcomes(drawn))
        self.state.told = self.told = []
        self.state.apply(self.seat, GAME.parse(self.state, action), chance)
        self.state.told = None
        chance.finish()
        return self

    def at(self, seat: int) -> int:
        """Where a rider is."""
        return int(self.state.at[seat])

    def kinds(self) -> list[str]:
        """What happened in the last action, by rule and kind."""
        return [" ".join(event.split()[:2]) for event in self.events(OMNISCIENT)]

    def tells(self, event: str) -> bool:
        """Was this told in the last action?"""
        return event in self.events()
