"""Chance as branches: an action stops where chance is asked, and goes on with the outcome that somebody chooses.

Chance is an argument of the rules, so nothing in them need know: the action is run again on a copy with the outcomes
chosen so far, until it asks for one more or is done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tablee.engine import registry
from tablee.engine.bag import Bag, OutcomeKind
from tablee.engine.chance import Chance
from tablee.engine.game import Game
from tablee.engine.state import NOBODY, Fixed, State


@dataclass(frozen=True)
class Outcome:
    """One thing that chance can give: its number, what it means, and how likely it is."""

    number: int
    meaning: str
    probability: float


class ChanceAskedError(Exception):
    """Chance is asked for something that nobody has chosen yet."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__("chance is asked for one more outcome")
        self.outcomes = outcomes


class ChosenChance(Chance):
    """Gives the chosen outcomes in their order, then asks for one more."""

    def __init__(self, chosen: Sequence[int]) -> None:
        self.chosen = chosen
        self.given = 0

    def next_chosen(self, outcomes: Callable[[], list[Outcome]]) -> int:
        """The next outcome by its number."""
        if self.given == len(self.chosen):
            raise ChanceAskedError(outcomes())
        self.given += 1
        return self.chosen[self.given - 1]

    def evenly(self, n: int, meaning: Callable[[int], str]) -> int:
        """One of n; those that mean the same, as equal faces of a die, are one outcome."""
        return self.next_chosen(lambda: merged([Outcome(number, meaning(number), 1 / n) for number in range(n)]))

    def uniform(self, n: int) -> int:
        return self.evenly(n, lambda number: f"number {number}")

    def below(self, n: int) -> int:
        return self.uniform(n)

    def die(self, faces: int) -> int:
        return self.evenly(faces, lambda number: f"die {number + 1}") + 1

    def pick(self, kind: OutcomeKind) -> int:
        return self.evenly(len(kind.names), kind.outcome)

    def draw(self, bag: Bag) -> int:
        """A value of a bag, as likely as it is frequent there."""
        if bag.known_next():
            return bag.take_known()
        size = int(bag.size)
        value = self.next_chosen(
            lambda: [
                Outcome(value, bag.kind.outcome(value), int(count) / size)
                for value, count in enumerate(bag.counts)
                if count
            ]
        )
        bag.take(value)
        return value


def merged(outcomes: list[Outcome]) -> list[Outcome]:
    """Each meaning once, under its first number."""
    found: dict[str, Outcome] = {}
    for outcome in outcomes:
        known = found.get(outcome.meaning)
        likely = outcome.probability + (known.probability if known else 0)
        found[outcome.meaning] = replace(known or outcome, probability=likely)
    return list(found.values())


@dataclass(frozen=True)
class Branch:
    """A position, or a place before it where chance is asked; never changed, so it can be shared."""

    game: Game
    players: int
    fixed: Fixed
    before: State | None = None  # none during the deal
    pending: tuple[int, int] = (NOBODY, NOBODY)  # the seat and its action, by which chance is asked
    chosen: tuple[int, ...] = ()
    state: State | None = None  # none where chance is asked
    outcomes: tuple[Outcome, ...] = ()

    def follow(self) -> Branch:
        """As far as the chosen outcomes lead."""
        chance = ChosenChance(self.chosen)
        state = self.game.empty(self.players, self.fixed) if self.before is None else self.before.clone()
        try:
            if self.before is None:
                state.setup(chance)
            else:
                state.apply(*self.pending, chance)
        except ChanceAskedError as asked:
            return replace(self, outcomes=tuple(asked.outcomes))
        return replace(self, state=state, outcomes=())

    def choose(self, outcome: int) -> Branch:
        """On with one more outcome of chance."""
        return replace(self, chosen=(*self.chosen, outcome)).follow()

    def act(self, seat: int, action: int) -> Branch:
        """On with an action of a seat."""
        return Branch(self.game, self.players, self.fixed, self.state, (seat, action)).follow()

    def at(self, state: State) -> Branch:
        """At another position of the same game."""
        return Branch(self.game, self.players, self.fixed, state=state)

    def shown(self) -> State | None:
        """The last position that everybody has seen."""
        return self.state if self.state is not None else self.before

    def __deepcopy__(self, memo: dict[int, object]) -> Branch:
        return self

    def __reduce__(self) -> tuple[Callable[..., Branch], tuple[object, ...]]:
        """Pickled by the name of the game, its options and its positions."""
        kept = (self.before, self.pending, self.chosen, self.state)
        return unpickled, (self.game.slug, self.game.version, self.players, self.fixed.options.text, *kept)


def unpickled(slug: str, version: int, players: int, options: str, *kept: Any) -> Branch:
    """A branch from what was kept of it."""
    game = registry.get(slug, version)
    branch = Branch(game, players, game.fixed_of_text(options), *kept)
    return branch if branch.state is not None else branch.follow()
