"""Scenes for the tests of Biathlon: a position as text, actions by name, and what came of them.

Skiers are seats unless two play.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from tablee.engine.arrays import i64, vec
from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT
from tablee.games.biathlon.board import NATIONS
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules import Biathlon
from tablee.games.biathlon.rules_actions import WAYS
from tests.games import scenes

LONG = {"course": "long"}
ADVANCED = {"advanced_nations": "on"}
RS_ENDS = "wax 0: RS SP R1 P1_or_M1 FC RS\n"  # no token of use while dice are taken
ON_S16 = "skier 0: nor S16\n"


def position(text: str, players: int = 5, options: Mapping[str, object] | None = None) -> Biathlon:
    """The state of a position text without its first two lines."""
    state = scenes.position(GAME, text, options, players)
    assert isinstance(state, Biathlon)
    return state


MOST_DICE = 100  # that one action lets fall


def skiers(*places: str, start: int = 0) -> str:
    """Lines that put skiers on spaces, in seat order; `-` leaves one at the start."""
    named = zip(NATIONS, places, strict=False)
    lines = [f"skier {seat + start}: {name} {space}" for seat, (name, space) in enumerate(named) if space != "-"]
    return "\n".join(lines) + "\n"


def marker(letters: str, seat: int = 0) -> str:
    """`endurance 0: Y Y Y Y Y` from `YYYYY`."""
    return f"endurance {seat}: {' '.join(letters)}\n"


def dice(columns: str, rest: str = "", seat: int = 0) -> str:
    """Lines of a board: `dice("0 3 0 2", "*2 S1")`."""
    text = f"columns {seat}: {columns}\n"
    for word in rest.split():
        text += f"stars {seat}: {' '.join(word[1:])}\n" if word[0] == "*" else f"sprint {seat}: {word[1:]}\n"
    return text


class Scene(scenes.Scene):
    """A position in which things happen; dice are the outcomes of chance."""

    state: Biathlon
    drawn = "die"

    def __init__(self, text: str, players: int = 5, options: Mapping[str, object] | None = None) -> None:
        super().__init__(GAME, text, options, players)

    def play(self, action: str, *cards: str) -> Self:
        """Plays an action by name; these dice fall, in one word or several: `play("shoot target=1", "6 5")`.

        Where the round ends with it, dice of the next preparation that are not named are ones.
        """
        assert self.allows(action), f"{action} is not legal: {self.legal()}"
        dice = " ".join(cards).split()
        seat = self.seat
        chance = fallen(dice)
        self.state.told = self.told = []
        self.state.apply(seat, self.game.parse(self.state, action), chance)
        self.state.told = None
        assert chance.index >= len(dice), f"only {chance.index} dice fell"
        return self

    def refusal(self, action: str) -> str:
        """Why the action is refused, and by which rule."""
        assert not self.allows(action), f"{action} is legal"
        return super().refusal(action)

    def roll(self, dice: str) -> Self:
        """These dice of the first skier fall in a preparation; its sixes wait."""
        counts = [0] * 7
        for die in dice.split():
            counts[int(die)] += 1
        rolled = vec[i64](counts)
        self.state.available[0] -= sum(counts)
        self.state.set_aside(0, rolled)
        self.state.place_dice(0, rolled)
        return self

    def done(self) -> Self:
        """Ends the taking of dice, if the game has not done it already."""
        return self.play("done") if "done" in self.legal() else self

    def go(self, column: str, path: str) -> Self:
        """Takes a column and skis."""
        return self.play(f"take_column column={column}").done().walk(path)

    def walk(self, path: str) -> Self:
        """Steps by their symbols, those that leave no choice left out by the game."""
        for number, way in enumerate(path):
            if self.line("phase") != "step" or len(self.state.trail) > number:
                continue
            self.play(f"step way={way}")
        return self

    def ways(self) -> str:
        """The symbols of the legal steps."""
        return "".join(name.removeprefix("step way=") for name in self.legal() if name.startswith("step"))

    def place(self, skier: int) -> str:
        """Where a skier stands."""
        view = self.state.view(OMNISCIENT)
        return view.skiers[skier].space or "OUT"

    def markers(self, skier: int = 0) -> str:
        """The colours of a skier's markers: `YYYYY`."""
        return "".join("BRYG"[self.state.rank(skier, track)] for track in range(5))

    def board(self, skier: int = 0) -> str:
        """Dice of a skier: `[0 3 0 2] *2 S=1 A=3`."""
        state = self.state
        columns = " ".join(str(state.columns[skier * 4 + column]) for column in range(4))
        stars = "".join(str(column + 1) for column in range(4) if state.stars[skier * 4 + column])
        return f"[{columns}] {'*' + stars + ' ' if stars else ''}S={state.sprint[skier]} A={state.available[skier]}"

    def paths(self) -> dict[str, int]:
        """Every way to make the rest of a movement, with its price."""
        found: dict[str, int] = {}
        self.explore(self.state, "", found)
        return found

    def explore(self, state: Biathlon, path: str, found: dict[str, int]) -> None:
        """Goes every way from here; forced steps are told by the trail."""
        spent = sum(int(slot) for slot in state.slot[:5])
        here = sum(int(slot) for slot in self.state.slot[:5])
        for action in state.legal(0):
            way = WAYS[action - 77]
            after = state.clone()
            before = len(after.trail)
            after.step(action - 77)
            cost = sum(int(slot) for slot in after.slot[:5]) - here
            assert len(after.trail) == before + 1
            assert cost >= spent - here
            if after.steps == 0 or after.ends_movement(after.place[0]):
                found[path + way] = cost
            else:
                after.offered = after.choices()
                self.explore(after, path + way, found)


def moving(places: str, steps: int, markers: str = "YYYYY", options: Mapping[str, object] | None = None) -> Scene:
    """The first skier on its way with this many steps to go."""
    hand = f"phase: step\nsteps: {steps}\ninhand 0: {min(steps, 10)}\ntaken: 4\ntotal: {steps}\n"
    return Scene(hand + skiers(*places.split()) + marker(markers), options=options)


def fallen(dice: list[str]) -> ScriptedChance:
    """Dice that fall as told; when they are used up, only ones."""
    return ScriptedChance(*(f"die {face}" for face in dice), *["die 1"] * MOST_DICE)


def refused(text: str, players: int = 5, options: Mapping[str, object] | None = None) -> bool:
    """Is this no position at all?"""
    try:
        position(text, players, options)
    except Mistake:
        return True
    return False


def shooting(markers: str = "GGGGG", columns: str = "0 3 0 0", shots: str = "", more: str = "") -> Scene:
    """The first skier at the range of row 16 of the long course, dice taken."""
    text = ON_S16 + marker(markers) + dice(columns) + (f"shots 0: {shots}\n" if shots else "") + more
    return Scene(text, options=LONG).play("take_column column=2").done()


def begun(players: int, options: dict[str, object], *script: str) -> Biathlon:
    """A new race with what chance says of nations and the marker."""
    state = GAME.new(players, ScriptedChance(*script), options)
    assert isinstance(state, Biathlon)
    return state


def preset(players: int, first: int = 0, **options: object) -> Biathlon:
    """A race with nations drawn and wax ready, in its first decision."""
    chosen = {"nations": "random", "wax_setup": "preset", "first_player": str(first), **options}
    state = GAME.new(players, SeededChance(3), chosen)
    assert isinstance(state, Biathlon)
    return state
