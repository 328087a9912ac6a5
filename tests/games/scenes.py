"""Scenes for the tests of a game: a position as text, actions by name, and what came of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from textwrap import dedent
from typing import Any, Self

from tablee.engine.chance import ScriptedChance
from tablee.engine.game import Game, NoChance
from tablee.engine.shapes import OMNISCIENT, Event, Told
from tablee.engine.state import State


def position(game: Game, text: str, options: Mapping[str, object] | None = None, players: int | None = None) -> State:
    """The state of a position text without its first two lines."""
    head = f"{game.slug} {game.version}, {game.count(players)} players, everything\n"
    chosen = json.dumps(dict(options or {}))
    return game.position(f"{head}options: {chosen}\n{dedent(text).strip()}", NoChance())


class Scene:
    """A position in which things happen."""

    drawn = "card"  # what is drawn from, in the words of chance

    def __init__(
        self, game: Game, text: str, options: Mapping[str, object] | None = None, players: int | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.players = players
        self.state = position(game, text, options, players)
        self.told: list[Told] = []

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        return self.state.to_act()[0]

    def play(self, action: str, *cards: str) -> Self:
        """Plays an action by name; these cards are drawn."""
        seat = self.seat
        refused = self.game.why_not_named(self.state, seat, action)
        assert refused is None, f"{action}: {refused}"
        chance = ScriptedChance(*(f"{self.drawn} {card}" for card in cards))
        self.state.told = self.told = []
        self.state.apply(seat, self.game.parse(self.state, action), chance)
        self.state.told = None
        chance.finish()
        return self

    def refusal(self, action: str) -> str:
        """Why the action is refused, and by which rule."""
        refused = self.game.why_not_named(self.state, self.seat, action)
        assert refused is not None, f"{action} is legal"
        return f"{refused.code} {refused.rule}"

    def legal(self) -> list[str]:
        """The names of all legal actions."""
        return [self.game.named(self.state, action) for action in self.state.legal(self.seat)]

    def allows(self, action: str) -> bool:
        """Is this action legal?"""
        return action in self.legal()

    def events(self, viewer: int = OMNISCIENT) -> list[str]:
        """What happened in the last action, in short: `KAH-5.2 stone_won 0 LALE`."""
        return [self.short(told, viewer) for told in self.told]

    def short(self, told: Told, viewer: int) -> str:
        """An event in one line; what the viewer may not see is `?`."""
        event = told.seen_by(viewer)
        values = ["?" if value is None else value for value in self.facts(event)]
        words = ["+".join(map(str, value)) if isinstance(value, list) else str(value) for value in values]
        return " ".join([event.rule, event.kind, *words])

    def facts(self, event: Event) -> list[Any]:
        """The arguments of an event that a test looks at: without what only sentences need, which has defaults."""
        values = list(event.arguments().values())
        return values[: len(values) - len(event.__struct_defaults__)]

    def show(self, viewer: int = OMNISCIENT) -> str:
        """The position as text."""
        return self.game.show(self.state.view(viewer))

    def shows(self, text: str) -> None:
        """The position is this one."""
        expected = position(self.game, text, self.options, self.players)
        assert self.show() == self.game.show(expected.view(OMNISCIENT))

    def line(self, label: str, viewer: int = OMNISCIENT) -> str:
        """One line of the position."""
        lines = dict(line.split(":", 1) for line in self.show(viewer).splitlines()[1:])
        return lines.get(label, "").strip()
