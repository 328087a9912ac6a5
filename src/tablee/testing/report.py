"""What the suite did, and what it found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tablee.engine.game import Game
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import State
from tablee.engine.texts import kernel_texts

COUNTS = (
    *("games", "states", "actions", "refused", "exchanged", "consequences", "timed", "imagined", "undone"),
    "sentences",
)


class Fault(AssertionError):
    """A law that a game breaks: which, how, and the position to look at."""

    def __init__(self, law: str, what: str, state: State | None = None) -> None:
        position = f"\n{state.game.show(state.view(OMNISCIENT))}" if state is not None else ""
        super().__init__(f"{law}: {what}{position}")
        self.law = law


@dataclass
class Report:
    """Counts of what was done, refusals by code, events by kind, and failures."""

    game: str
    counts: Counter[str] = field(default_factory=Counter)
    refusals: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)
    secrets: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    @staticmethod
    def on(game: Game) -> Report:
        return Report(f"{game.slug} {game.version}")

    def add(self, other: Report) -> None:
        """Adds what another process did."""
        self.counts.update(other.counts)
        self.refusals.update(other.refusals)
        self.events.update(other.events)
        self.secrets.update(other.secrets)
        self.failures.extend(failure for failure in other.failures if failure not in self.failures)

    def as_dict(self) -> dict[str, Any]:
        return {
            "game": self.game,
            **{name: self.counts[name] for name in COUNTS},
            "refusals": dict(self.refusals.most_common()),
            "events": dict(self.events.most_common()),
            "secrets": dict(self.secrets.most_common()),
            "failures": self.failures,
        }

    def lines(self, lang: str) -> list[str]:
        """The report for people, without the failures themselves."""
        texts = kernel_texts(lang)
        lines = [texts.text("check-title", {"game": self.game})]
        lines += [f"  {texts.text(f'check-{name}')}: {self.counts[name]:,}".replace(",", " ") for name in COUNTS]
        for name, counter in (("secrets", self.secrets), ("refusals", self.refusals), ("events", self.events)):
            said = ", ".join(f"{key} {count}" for key, count in counter.most_common())
            lines.append(f"  {texts.text(f'check-{name}')}: {said or '–'}")
        verdict = "check-failed" if self.failures else "check-passed"
        return [*lines, texts.text(verdict, {"count": len(self.failures)})]
