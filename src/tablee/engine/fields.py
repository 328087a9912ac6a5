"""What a state is made of, by name: a game lists its fields, and dump, hash, `load` and `repr` follow from the list.

Values are written as names and ids, never as sentences, and only where they differ from their default. So a dump
stays the same when a view gains a field, a list of names grows, or a new field is at its default.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tablee.engine.arrays import i64, vec
from tablee.engine.bag import Bag, OutcomeKind, Pile
from tablee.engine.refusal import Mistake

Json = Any
Names = Sequence[str] | Callable[[Any], Sequence[str]]  # the same for all states, or those of a state
LEFT_OUT: Final = object()


def names_in(names: Names, state: Any) -> Sequence[str]:
    """The names that hold for a state."""
    return names(state) if callable(names) else names


# Values -----------------------------------------------------------------------------------------------


class WholeNumber:
    def write(self, state: Any, value: int) -> Json:
        return int(value)

    def read(self, state: Any, found: Json) -> int:
        """A whole number, not something that only looks like one."""
        if not isinstance(found, int) or isinstance(found, bool):
            raise bad("a whole number", found)
        return found


class Flag:
    """Yes or no, in an attribute of type `bool` or as 1 and 0."""

    def write(self, state: Any, value: int) -> Json:
        return bool(value)

    def read(self, state: Any, found: Json) -> int:
        if not isinstance(found, bool):
            raise bad("true or false", found)
        return found


class Word:
    """One of several names, kept as its index among them; -1 is nothing."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def write(self, state: Any, value: int) -> Json:
        """The name, or null."""
        return None if value < 0 else names_in(self.names, state)[value]

    def read(self, state: Any, found: Json) -> int:
        """The index of a name."""
        return -1 if found is None else index_of(names_in(self.names, state), found)


Value = WholeNumber | Flag | Word
NUMBER: Final = WholeNumber()
FLAG: Final = Flag()


def index_of(names: Sequence[str], found: Json) -> int:
    """The index of a name among the known ones."""
    if found not in names:
        raise bad("one of " + " ".join(names), found)
    return names.index(found)


def bad(expected: str, found: Json) -> Mistake:
    """What to say about a dump that holds something other than expected."""
    return Mistake("bad-dump", {"expected": expected, "found": str(found)[:60]})


def members(found: Json) -> Iterable[tuple[str, Json]]:
    """The members of a JSON object."""
    if not isinstance(found, dict):
        raise bad("an object", found)
    return found.items()


def elements(found: Json, count: int | None = None) -> list[Json]:
    """The elements of a JSON list, which may have to have a given length."""
    if not isinstance(found, list) or (count is not None and len(found) != count):
        raise bad("a list" if count is None else f"a list of {count}", found)
    return found


# Fields -----------------------------------------------------------------------------------------------


class Field:
    """How one attribute is written. `current` is what the attribute holds in a game that is only laid out."""

    def is_blank(self, value: Any) -> bool:
        """Does the value equal the default, so that it is left out?"""
        raise NotImplementedError

    def blank(self, current: Any) -> Any:
        raise NotImplementedError

    def to_json(self, state: Any, value: Any) -> Json:
        """The value in names and ids."""
        raise NotImplementedError

    def from_json(self, state: Any, found: Json, current: Any) -> Any:
        raise NotImplementedError

    def write(self, state: Any, name: str) -> Json:
        """What a dump says about this attribute."""
        value = getattr(state, name)
        return LEFT_OUT if self.is_blank(value) else self.to_json(state, value)

    def read(self, state: Any, name: str, found: Json) -> None:
        """Sets the attribute to what a dump says about it."""
        current = getattr(state, name)
        setattr(state, name, self.blank(current) if found is LEFT_OUT else self.from_json(state, found, current))


class One(Field):
    def __init__(self, value: Value = NUMBER, default: int = 0) -> None:
        self.value = value
        self.default = bool(default) if isinstance(value, Flag) else default  # compiled, a bool takes no 0

    def is_blank(self, value: int) -> bool:
        return value == self.default

    def blank(self, current: Any) -> int:
        return self.default

    def to_json(self, state: Any, value: int) -> Json:
        return self.value.write(state, value)

    def from_json(self, state: Any, found: Json, current: Any) -> int:
        return self.value.read(state, found)


class Array(Field):
    """An array: by the names of its places where they have some, else as a list, for example seat by seat."""

    def __init__(self, value: Value = NUMBER, default: int = 0, places: Names | None = None) -> None:
        self.value = value
        self.default = default
        self.places = places

    def is_blank(self, value: vec[i64]) -> bool:
        """Is every place at its default?"""
        found = list(value)
        return found.count(self.default) == len(found)

    def blank(self, current: vec[i64]) -> vec[i64]:
        """As many places, all at their default."""
        return vec[i64]([self.default] * len(current))

    def to_json(self, state: Any, value: vec[i64]) -> Json:
        """Places at their default are left out where places have names."""
        if self.places is None:
            return [self.value.write(state, one) for one in value]
        names = names_in(self.places, state)
        return {names[at]: self.value.write(state, one) for at, one in enumerate(value) if one != self.default}

    def from_json(self, state: Any, found: Json, current: vec[i64]) -> vec[i64]:
        """An array of the same size."""
        if self.places is None:
            return vec[i64]([self.value.read(state, one) for one in elements(found, len(current))])
        names = names_in(self.places, state)
        out = [self.default] * len(current)
        for name, one in members(found):
            out[index_of(names, name)] = self.value.read(state, one)
        return vec[i64](out)


class Grid(Field):
    """An array of rows one after the other, each of which is written like an `Array` with named places."""

    def __init__(self, columns: Names, value: Value = NUMBER, default: int = 0) -> None:
        self.columns = columns
        self.row = Array(value, default, columns)

    def is_blank(self, value: vec[i64]) -> bool:
        """Is every place at its default?"""
        return self.row.is_blank(value)

    def blank(self, current: vec[i64]) -> vec[i64]:
        """As many places, all at their default."""
        return self.row.blank(current)

    def to_json(self, state: Any, value: vec[i64]) -> Json:
        width = len(names_in(self.columns, state))
        return [self.row.to_json(state, value[at : at + width]) for at in range(0, len(value), width)]

    def from_json(self, state: Any, found: Json, current: vec[i64]) -> vec[i64]:
        """As many rows as there are."""
        width = len(names_in(self.columns, state))
        rows = elements(found, len(current) // width)
        return vec[i64]([one for row in rows for one in self.row.from_json(state, row, current[:width])])


class Items(Field):
    """A list of values in their order."""

    def __init__(self, value: Value = NUMBER) -> None:
        self.value = value

    def is_blank(self, value: list[int]) -> bool:
        return not value

    def blank(self, current: Any) -> list[int]:
        return []

    def to_json(self, state: Any, value: list[int]) -> Json:
        return [self.value.write(state, one) for one in value]

    def from_json(self, state: Any, found: Json, current: Any) -> list[int]:
        return [self.value.read(state, one) for one in elements(found)]


class Growing(Items):
    """An array that grows: written like a list."""

    def is_blank(self, value: Any) -> bool:
        return len(value) == 0

    def blank(self, current: Any) -> Any:
        return vec[i64]([])

    def from_json(self, state: Any, found: Json, current: Any) -> Any:
        return vec[i64](super().from_json(state, found, current))


class Contents(Field):
    """A bag: how many there are of each thing in it."""

    def is_blank(self, value: Bag) -> bool:
        return value.left() == 0

    def blank(self, current: Bag) -> Bag:
        """An empty bag of the same kind."""
        return self.filled(current.kind, {})

    def to_json(self, state: Any, value: Bag) -> Json:
        """By name."""
        return counted(value)

    def from_json(self, state: Any, found: Json, current: Bag) -> Bag:
        """A bag with what was written."""
        return self.filled(current.kind, found)

    def filled(self, kind: OutcomeKind, found: Json) -> Bag:
        return Bag(kind, counts_in(kind, found))


class Stack(Contents):
    """A pile: a bag, and what lies under it in a known order."""

    def to_json(self, state: Any, value: Bag) -> Json:
        """Each part is named only if there is something in it."""
        assert isinstance(value, Pile)
        parts = {"cards": counted(value), "under": [value.kind.names[one] for one in value.under]}
        return {name: part for name, part in parts.items() if part}

    def filled(self, kind: OutcomeKind, found: Json) -> Pile:
        parts = dict(members(found))
        pile = Pile(kind, counts_in(kind, parts.pop("cards", {})))
        pile.under = [index_of(kind.names, one) for one in elements(parts.pop("under", []))]
        if parts:
            raise bad("cards, under", next(iter(parts)))
        return pile


def counted(bag: Bag) -> dict[str, int]:
    """How many of each name are in a bag."""
    return {bag.kind.names[at]: int(count) for at, count in enumerate(bag.counts) if count}


def counts_in(kind: OutcomeKind, found: Json) -> vec[i64]:
    """How many of each value there are."""
    counts = [0] * len(kind.names)
    for name, count in members(found):
        counts[index_of(kind.names, name)] = NUMBER.read(None, count)
    return vec[i64](counts)


class Each(Field):
    """A list with one thing for each of a fixed number of owners, for example a hand for each seat."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def is_blank(self, value: list[Any]) -> bool:
        return all(self.field.is_blank(one) for one in value)

    def blank(self, current: list[Any]) -> list[Any]:
        """As many, each at its default."""
        return [self.field.blank(one) for one in current]

    def to_json(self, state: Any, value: list[Any]) -> Json:
        return [self.field.to_json(state, one) for one in value]

    def from_json(self, state: Any, found: Json, current: list[Any]) -> list[Any]:
        parts = elements(found, len(current))
        return [self.field.from_json(state, one, was) for one, was in zip(parts, current, strict=True)]


class Made(Field):
    """A field written differently from how it is kept: `get` makes the JSON of a state, `put` carries it into one.

    It is left out when it equals `default`, and `put` is then given the default.
    """

    def __init__(self, get: Callable[[Any], Json], put: Callable[[Any, Json], None], default: Json) -> None:
        self.get = get
        self.put = put
        self.default = default

    def write(self, state: Any, name: str) -> Json:
        """What a dump says about it."""
        found = self.get(state)
        return LEFT_OUT if found == self.default else found

    def read(self, state: Any, name: str, found: Json) -> None:
        """Carries into a state what a dump says."""
        try:
            self.put(state, self.default if found is LEFT_OUT else found)
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise bad(name, found) from error
