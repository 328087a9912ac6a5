"""Scenes for the tests of Médailles: a position as text, actions by name, and what came of them."""

from collections.abc import Mapping
from typing import Self

from tablee.games.medailles.board import CARDS
from tablee.games.medailles.game import GAME
from tablee.games.medailles.rules import Medailles
from tests.games import scenes

TEAMS = {"teams": "2v2"}


def position(text: str, players: int = 4, options: Mapping[str, object] | None = None) -> Medailles:
    """The state of a position text without its first two lines."""
    state = scenes.position(GAME, text, options, players)
    assert isinstance(state, Medailles)
    return state


def sports(words: str) -> str:
    """Cards without their numbers: `NAT-1 SKI-4` is `NAT SKI`."""
    return " ".join(word.partition("-")[0] or word for word in words.split())


class Scene(scenes.Scene):
    """A position in which things happen."""

    state: Medailles

    def __init__(self, text: str, players: int = 4, options: Mapping[str, object] | None = None) -> None:
        super().__init__(GAME, text, options, players)

    def play(self, action: str, *cards: str) -> Self:
        """Plays an action by name; a card to draw may be named by its discipline: the first of it in the pile."""
        assert self.allows(action), f"{action} is not legal"
        return super().play(action, *self.in_pile(" ".join(cards).split()))

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
        assert not self.allows(action), f"{action} is legal"
        return super().refusal(action)

    def sports(self, label: str) -> str:
        """One line of the position, its cards without their numbers."""
        return sports(self.line(label))

    def potted(self, count: int) -> str:
        """The last cards of the pot."""
        return sports(" ".join(self.line("pot").split()[-count:]))
