"""Scenes for the tests of Médailles: a position as text, actions by name, and what came of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from textwrap import dedent

from tablee.engine.chance import ScriptedChance
from tablee.engine.game import NoChance
from tablee.engine.shapes import OMNISCIENT, Told
from tablee.games.medailles.board import CARDS
from tablee.games.medailles.game import GAME
from tablee.games.medailles.rules import Medailles

TEAMS = {"teams": "2v2"}


def position(text: str, players: int = 4, options: Mapping[str, object] | None = None) -> Medailles:
    """The state of a position text without its first two lines."""
    head = f"medailles 1, {players} players, everything\noptions: {json.dumps(dict(options or {}))}\n"
    state = GAME.position(head + dedent(text).strip(), NoChance())
    assert isinstance(state, Medailles)
    return state


def sports(words: str) -> str:
    """Cards without their numbers: `NAT-1 SKI-4` is `NAT SKI`."""
    return " ".join(word.partition("-")[0] or word for word in words.split())


class Scene:
    """A position in which things happen."""

    def __init__(self, text: str, players: int = 4, options: Mapping[str, object] | None = None) -> None:
        self.state = position(text, players, options)
        self.told: list[Told] = []

    @property
    def seat(self) -> int:
        """The seat that must decide."""
        return self.state.to_act()[0]

    def play(self, action: str, *drawn: str) -> Scene:
        """Plays an action by name; these cards are drawn, a discipline alone being its first card in the pile."""
        seat = self.seat
        refused = self.state.why_not(seat, GAME.parse(self.state, action))
        assert refused is None, f"{action}: {refused}"
        assert self.allows(action), f"{action} is neither legal nor refused"
        chance = ScriptedChance(*(f"card {card}" for card in self.in_pile(" ".join(drawn).split())))
        self.state.told = self.told = []
        self.state.apply(seat, GAME.parse(self.state, action), chance)
        self.state.told = None
        chance.finish()
        return self

    def in_pile(self, drawn: list[str]) -> list[str]:
        """Cards of the pile for words that may be disciplines."""
        left = [card for number, card in enumerate(CARDS) if self.state.pile.counts[number]]
        found: list[str] = []
        for word in drawn:
            card = next(card for card in left if word in (card, sports(card)))
            left.remove(card)
            found.append(card)
        return found

    def refusal(self, action: str) -> str:
        """Why the action is refused, and by which rule."""
        refused = self.state.why_not(self.seat, GAME.parse(self.state, action))
        assert refused is not None, f"{action} is not refused"
        assert not self.allows(action), f"{action} is refused and legal"
        return f"{refused.code} {refused.rule}"

    def legal(self) -> list[str]:
        """The names of all legal actions."""
        return [GAME.named(self.state, action) for action in self.state.legal(self.seat)]

    def allows(self, action: str) -> bool:
        """Is this action legal?"""
        return action in self.legal()

    def events(self, viewer: int = OMNISCIENT) -> list[str]:
        """What happened in the last action, in short: `MED-5.1 medal_won 0 SKI 1 SKI-1 1`."""
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

    def line(self, label: str, viewer: int = OMNISCIENT) -> str:
        """One line of the position."""
        lines = dict(line.split(":", 1) for line in self.show(viewer).splitlines()[1:])
        return lines.get(label, "").strip()

    def sports(self, label: str) -> str:
        """One line of the position, its cards without their numbers."""
        return sports(self.line(label))

    def potted(self, count: int) -> str:
        """The last cards of the pot."""
        return sports(" ".join(self.line("pot").split()[-count:]))
