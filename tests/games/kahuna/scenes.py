"""Scenes for the tests of Kahuna: a position as text, actions by name, and what came of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from textwrap import dedent

from tablee.engine.chance import ScriptedChance
from tablee.engine.game import NoChance
from tablee.engine.shapes import OMNISCIENT, Told
from tablee.games.kahuna.game import GAME
from tablee.games.kahuna.rules import Kahuna


def position(text: str, options: Mapping[str, object] | None = None) -> Kahuna:
    """The state of a position text without its first two lines."""
    head = f"kahuna 1, 2 players, everything\noptions: {json.dumps(dict(options or {}))}\n"
    state = GAME.position(head + dedent(text).strip(), NoChance())
    assert isinstance(state, Kahuna)
    return state


class Scene:
    """A position in which things happen."""

    def __init__(self, text: str, options: Mapping[str, object] | None = None) -> None:
        self.options = options
        self.state = position(text, options)
        self.told: list[Told] = []

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        return self.state.to_act()[0]

    def play(self, action: str, *cards: str) -> Scene:
        """Plays an action by name; these cards are drawn."""
        seat = self.seat
        refused = GAME.why_not_named(self.state, seat, action)
        assert refused is None, f"{action}: {refused}"
        chance = ScriptedChance(*(f"card {card}" for card in cards))
        self.state.told = self.told = []
        self.state.apply(seat, GAME.parse(self.state, action), chance)
        self.state.told = None
        chance.finish()
        return self

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
        """What happened in the last action, in short: `KAH-5.2 stone_won 0 LALE`."""
        return [self.short(told, viewer) for told in self.told]

    def short(self, told: Told, viewer: int) -> str:
        """An event in one line; what the viewer may not see is `?`."""
        event = told.seen_by(viewer)
        values = ["?" if value is None else value for value in event.arguments().values()]
        words = ["+".join(value) if isinstance(value, list) else str(value) for value in values]
        return " ".join([event.rule, event.kind, *words])

    def show(self, viewer: int = OMNISCIENT) -> str:
        """The position as text."""
        return GAME.show(self.state.view(viewer))

    def shows(self, text: str) -> None:
        """The position is this one."""
        assert self.show() == GAME.show(position(text, self.options).view(OMNISCIENT))

    def stones(self, seat: int) -> str:
        """The islands that a seat rules."""
        return self.line(f"stones {seat}")

    def line(self, label: str, viewer: int = OMNISCIENT) -> str:
        """One line of the position."""
        lines = dict(line.split(":", 1) for line in self.show(viewer).splitlines()[1:])
        return lines.get(label, "").strip()
