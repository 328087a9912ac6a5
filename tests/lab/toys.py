"""Toy games of which everybody knows what decides them: cards, skill, the seat, or whims."""

from collections.abc import Sequence

from tablee.engine.actions import Actions
from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.game import Game
from tablee.engine.position import Lines
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View, ViewHeader
from tablee.engine.state import State
from tablee.games.tiny.rules import Pass, Wave

CAREFUL, CARELESS = 0, 1


class Decided(State):
    """Every seat acts once; then the one with the most points has won."""

    cards: list[int]
    done: list[int]

    def setup(self, chance: Chance) -> None:
        self.cards = [chance.uniform(1_000_000) for _ in range(self.players)]
        self.done = []

    def to_act(self) -> list[int]:
        return [] if len(self.done) == self.players else [len(self.done)]

    def legal(self, seat: i64) -> list[int]:
        return [CAREFUL, CARELESS]

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        self.done.append(action)


class ByCards(Decided):
    """The highest card wins, whatever is done."""

    def scores(self) -> list[float]:
        return [float(card) for card in self.cards]


class BySkill(Decided):
    """Whoever is careful wins, whatever the cards."""

    def scores(self) -> list[float]:
        return [float(action == CAREFUL) for action in self.done]


class BySeat(Decided):
    """The first seat wins."""

    def scores(self) -> list[float]:
        return [float(seat == 0) for seat in range(self.players)]


class ByWhim(Decided):
    """The first seat wins if both do the same: nothing but the whims of those who have any decides."""

    def scores(self) -> list[float]:
        return [1.0, 0.0] if self.done[0] == self.done[1] else [0.0, 1.0]


class ByBoth(Decided):
    """Two cards out of a million, one of them doubled for being careful."""

    def scores(self) -> list[float]:
        return [card * (2.0 if action == CAREFUL else 1.0) for card, action in zip(self.cards, self.done, strict=True)]


def careful(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """A bot that is always careful."""
    return BotAnswer(CAREFUL, b"", Reason("careful"))


def careless(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """A bot that never is."""
    return BotAnswer(CARELESS, b"", Reason("careless"))


def nothing_more(state: State, header: ViewHeader) -> View:
    return View(header)


def unread(*given: object) -> None:
    """No toy is imagined from a view, written or read."""


def no_lines(view: View) -> Lines:
    raise NotImplementedError


def no_view(lines: Lines) -> View:
    raise NotImplementedError


def toy(state: type[Decided]) -> Game:
    """A toy as a game for two or four."""
    return Game(
        *("toy", 1, "tests.lab", (2, 4), state, {}, Actions([Wave(), Pass()], {}), View, []),
        *(nothing_more, unread, no_lines, no_view, [], 4),
        bots={"careless": careless, "careful": careful},
    )
