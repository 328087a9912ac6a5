"""Scenes for the tests of Formula Dé: a position as text, actions by name, dice, and what came of them."""

from collections.abc import Mapping, Sequence
from typing import Self

from tablee.engine.chance import ScriptedChance
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import State
from tablee.engine.texts import texts
from tablee.games.formula_de.game import GAME
from tablee.games.formula_de.rules import FormulaDe
from tablee.games.formula_de.shapes import Drive, FormulaDeView
from tests.games import scenes

TWO_LAPS = {"laps": "2"}
ALONE = "\ncar 1: -"  # the second car is out
FAR_AWAY = "\ncar 1: 14M0 gear:2"  # another car that disturbs nobody


def position(text: str, options: Mapping[str, object] | None = None, players: int = 2) -> State:
    """The state of a position text without its first two lines."""
    return scenes.position(GAME, text, options, players)


class Scene(scenes.Scene):
    """A position in which things happen."""

    def __init__(self, text: str, options: Mapping[str, object] | None = None, players: int = 2) -> None:
        super().__init__(GAME, text, options, players)

    def play(self, action: str, *outcomes: str) -> Self:
        """Plays an action by name; these dice are rolled, each with its word: `gear3 7`, `black 20`."""
        seat = self.seat
        refused = GAME.why_not_named(self.state, seat, action)
        assert refused is None, f"{action}: {refused}"
        chance = ScriptedChance(*outcomes)
        self.state.told = self.told = []
        self.state.apply(seat, GAME.parse(self.state, action), chance)
        self.state.told = None
        chance.finish()
        return self

    def told_in(self, lang: str, names: Sequence[str] = ("Ana", "Gus"), viewer: int = -1) -> list[str]:
        """The sentences of the last action."""
        told = [texts(GAME, lang).event(told.event, names, viewer) for told in self.told]
        return [sentence for sentence in told if sentence]

    @property
    def view(self) -> FormulaDeView:
        """What everybody sees."""
        view = self.state.view(OMNISCIENT)
        assert isinstance(view, FormulaDeView)
        return view

    @property
    def race(self) -> FormulaDe:
        """The state as what it is."""
        assert isinstance(self.state, FormulaDe)
        return self.state

    def slots(self) -> list[str]:
        """The moves in the order of their slots: end, brakes, tyres, `!` for a spin, `#` for blocked."""
        return [short(move) for move in self.view.moves]

    def ends(self, brakes: int = 0) -> list[str]:
        """The ends that this many brake points allow, each with its price in tyres; sorted by name."""
        found = [move for move in self.view.moves if move.brakes == brakes]
        return sorted(move.to + price(move) for move in found)

    def route(self, to: str, brakes: int = 0) -> str:
        """The cells on the way to an end."""
        return next(" ".join(move.route) for move in self.view.moves if (move.to, move.brakes) == (to, brakes))

    def car(self, seat: int = 0) -> str:
        """The line of a car."""
        return self.line(f"car {seat}")

    def where(self, seat: int = 0) -> str:
        """The cell of a car."""
        return self.car(seat).split()[0]

    def part(self, name: str, seat: int = 0) -> str:
        """What a car's line says of one thing: `gear`, `tyres` …; nothing if it is not mentioned."""
        return dict(word.split(":") for word in self.car(seat).split() if ":" in word).get(name, "")


def price(move: Drive) -> str:
    """`:4!` for four tyre points and a spin."""
    return (f":{move.tyres}" if move.tyres else "") + ("!" if move.spin else "") + ("#" if move.blocked else "")


def short(move: Drive) -> str:
    """`2R0/2:1` for an end, two brake points and a tyre point."""
    return f"{move.to}/{move.brakes}{price(move)}"


def started(dice: str, players: int = 2, options: Mapping[str, object] | None = None) -> Scene:
    """A new race with these black dice for the grid and whatever follows, each as `14` or with its word."""
    scene = Scene.__new__(Scene)
    outcomes = [f"black {word}" if word.isdecimal() else word.replace("=", " ") for word in dice.split()]
    chance = ScriptedChance(*outcomes)
    scene.game, scene.options, scene.players = GAME, options, players
    fixed = GAME.fixed(GAME.read_options(options or {}))
    scene.state = GAME.empty(players, fixed)
    scene.state.told = scene.told = []
    scene.state.setup(chance)
    scene.state.told = None
    chance.finish()
    return scene


def alone(text: str, options: Mapping[str, object] | None = None) -> Scene:
    """A car on an empty track: `0L5 gear:3`, perhaps with a roll."""
    return Scene(f"car 0: {text}{ALONE}", options)


def with_other(text: str, options: Mapping[str, object] | None = None) -> Scene:
    """A car whose turn it is, and another one far away whose turn comes next."""
    return Scene(f"car 0: {text}{FAR_AWAY}\nturn: 1", options)
