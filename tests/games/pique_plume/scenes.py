"""Scenes for the tests of Pique Plume: a position as text, actions by name, and what came of them.

Where a text says nothing else it is the test layout of the specification: egg i shows picture i mod 12, slot s shows
picture s.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from textwrap import dedent

from tablee.engine.chance import ScriptedChance
from tablee.engine.game import NoChance
from tablee.engine.shapes import OMNISCIENT, Told
from tablee.games.pique_plume.board import COLOURS
from tablee.games.pique_plume.game import GAME
from tablee.games.pique_plume.rules import PiquePlume

Options = Mapping[str, object]
START = "bird 0: 0\nbird 1: 6\nbird 2: 12\nbird 3: 18\ndropping 0: 23\ndropping 1: 5\ndropping 2: 11\ndropping 3: 17\n"


def position(text: str, players: int = 4, options: Options | None = None) -> PiquePlume:
    """The state of a position text without its first two lines."""
    head = f"pique-plume 1, {players} players, everything\noptions: {json.dumps(dict(options or {}))}\n"
    state = GAME.position(head + dedent(text).strip(), NoChance())
    assert isinstance(state, PiquePlume)
    return state


def tails(counts: str) -> str:
    """`2 1 1 0`: so many feathers per seat, the own colour first, the others from those who have none."""
    numbers = [int(word) for word in counts.split()]
    spare = [COLOURS[seat] for seat, number in enumerate(numbers) if number == 0]
    lines = []
    for seat, number in enumerate(numbers):
        tail = [COLOURS[seat]] + [spare.pop(0) for _ in range(number - 1)] if number else []
        lines.append(f"feathers {seat}: {' '.join(tail)}\n")
    return "".join(lines)


class Scene:
    """A position in which things happen."""

    def __init__(self, text: str, players: int = 4, options: Options | None = None) -> None:
        self.state = position(text, players, options)
        self.told: list[Told] = []

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        return self.state.to_act()[0]

    def play(self, action: str, *outcomes: str) -> Scene:
        """Plays an action by name; chance gives these outcomes."""
        seat = self.seat
        refused = GAME.why_not_named(self.state, seat, action)
        assert refused is None, f"{action}: {refused}"
        chance = ScriptedChance(*outcomes)
        self.state.told = self.told = []
        self.state.apply(seat, GAME.parse(self.state, action), chance)
        self.state.told = None
        chance.finish()
        return self

    def flip(self, slot: int, *outcomes: str) -> Scene:
        """Flips the tile in a slot."""
        return self.play(f"flip slot={slot}", *outcomes)

    def refusal(self, action: str) -> str:
        """Why the action is refused, and by which rule."""
        refused = GAME.why_not_named(self.state, self.seat, action)
        assert refused is not None, f"{action} is legal"
        return f"{refused.code} {refused.rule}"

    def legal(self) -> list[str]:
        """The names of all legal actions."""
        return [GAME.named(self.state, action) for action in self.state.legal(self.seat)]

    def allows(self, action: str) -> bool:
        """Is this action legal?"""
        return action in self.legal()

    def events(self, viewer: int = OMNISCIENT) -> list[str]:
        """What happened in the last action, in short: `PIQ-2.3 bird_moved 0 5`."""
        return [short(told, viewer) for told in self.told]

    def show(self, viewer: int = OMNISCIENT) -> str:
        """The position as text."""
        return GAME.show(self.state.view(viewer))

    def line(self, label: str, viewer: int = OMNISCIENT) -> str:
        """One line of the position."""
        lines = dict(line.split(":", 1) for line in self.show(viewer).splitlines()[1:])
        return lines.get(label, "").strip()

    def lines(self, label: str) -> str:
        """The same line of all seats."""
        return ", ".join(self.line(f"{label} {seat}") for seat in range(self.state.players))

    def target(self, seat: int) -> int:
        """The egg that a bird would step on next."""
        return int(self.state.target(seat))

    @property
    def counts(self) -> str:
        """The feathers of each seat, in the notation of the specification: `2 0 1 1`."""
        return " ".join(f"{score:g}" for score in self.state.scores())


def short(told: Told, viewer: int) -> str:
    """An event in one line; what the viewer may not see is `?`."""
    event = told.seen_by(viewer)
    values = ["?" if value is None else value for value in event.arguments().values()]
    words = ["+".join(value) if isinstance(value, list) else str(value) for value in values]
    return " ".join([event.rule, event.kind, *words])
