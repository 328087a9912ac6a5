"""Bags and piles: things to draw, without an order until they are drawn."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import filled, i64, total, vec
from tablee.engine.refusal import Mistake


class OutcomeKind:
    """A kind of outcome: its word in a record, and the name of each of its values."""

    def __init__(self, word: str, names: Sequence[str]) -> None:
        self.word: Final = word
        self.names: Final = list(names)
        self.numbers: Final = {name: number for number, name in enumerate(self.names)}

    def outcome(self, value: i64) -> str:
        """One outcome as a record writes it: `card LALE`."""
        return self.word + " " + self.names[value]

    def number(self, name: str) -> i64:
        """The value that carries this name."""
        if name not in self.numbers:
            raise Mistake("unknown-word", {"word": name, "field": self.word, "known": " ".join(self.names)})
        return self.numbers[name]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bag:
    """How many there are of each value of a kind. Nothing says which comes next."""

    def __init__(self, kind: OutcomeKind, counts: vec[i64]) -> None:
        self.kind = kind
        self.counts = counts
        self.size: i64 = total(counts)

    def nth(self, index: i64) -> i64:
        """The value at an index when all are laid out by value."""
        value: i64 = 0
        for count in self.counts:
            if index < count:
                return value
            index -= count
            value += 1
        raise Mistake("empty-bag", {"kind": self.kind.word})

    def add(self, value: i64) -> None:
        self.counts[value] += 1
        self.size += 1

    def take(self, value: i64) -> None:
        if self.counts[value] <= 0:
            raise Mistake("not-in-bag", {"kind": self.kind.word, "name": self.kind.names[value]})
        self.counts[value] -= 1
        self.size -= 1

    def left(self) -> i64:
        """How many can still be drawn."""
        return self.size

    def known_next(self) -> bool:
        """Is the next one in a known place, so that drawing it needs no chance?"""
        return False

    def take_known(self) -> i64:
        """Takes the one in a known place."""
        raise Mistake("empty-bag", {"kind": self.kind.word})

    def clone(self) -> "Bag":
        """A bag of the same contents."""
        return Bag(self.kind, self.counts[:])


class Pile(Bag):
    """A bag on top of cards that a rule put under the pile: these have an order, and come last."""

    def __init__(self, kind: OutcomeKind, counts: vec[i64]) -> None:
        super().__init__(kind, counts)
        self.under: list[int] = []  # the next to be drawn comes first

    def put_under(self, value: i64) -> None:
        """Lays one card at the very bottom."""
        self.under.append(value)

    def left(self) -> i64:
        """How many can still be drawn, those at the bottom too."""
        return self.size + len(self.under)

    def known_next(self) -> bool:
        """Only cards in a known place are left."""
        return self.size == 0 and len(self.under) > 0

    def take_known(self) -> i64:
        """Takes the first of the cards at the bottom."""
        return self.under.pop(0)

    def clone(self) -> "Pile":
        """A pile of the same contents in the same places."""
        copy = Pile(self.kind, self.counts[:])
        copy.under = self.under[:]
        return copy


def bag_of(kind: OutcomeKind, each: i64) -> Bag:
    """A bag with `each` of every value of a kind."""
    return Bag(kind, filled(len(kind.names), each))
