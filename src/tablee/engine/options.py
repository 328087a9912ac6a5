"""Options: what can be chosen before a game begins. A bad value is refused with what is allowed."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar

from tablee.engine.refusal import Mistake
from tablee.engine.survey import Finding, Survey

Value = str | int
SEALED = "sha256:"
LONGEST_NUMBER = 18  # digits
MOST_TEXTS = 256  # of options that are kept as they were read
SHOWN = 40  # letters of a bad text that its mistake repeats


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    name: str
    values: tuple[str, ...]
    default: str
    secret: ClassVar[bool] = False

    def read(self, given: object) -> Value:
        """The value, if it is one of those allowed; yes and no of JSON are the words `true` and `false`."""
        word = str(given).lower() if isinstance(given, bool) else str(given)
        if word not in self.values:
            raise bad(self.name, given, self.allowed())
        return word

    def allowed(self) -> str:
        return ", ".join(self.values)


@dataclass(frozen=True)
class Number:
    """A whole number within bounds; a few others may be allowed beside them, such as 0 for no limit."""

    name: str
    low: int
    high: int
    default: int
    also: tuple[int, ...] = ()
    secret: ClassVar[bool] = False

    def read(self, given: object) -> Value:
        """The value, if it is a whole number within the bounds."""
        text = str(given)
        is_whole = text.removeprefix("-").isdecimal() and len(text) <= LONGEST_NUMBER
        if isinstance(given, bool) or not is_whole or not self.allows(int(text)):
            raise bad(self.name, given, self.allowed())
        return int(text)

    def allows(self, number: int) -> bool:
        return self.low <= number <= self.high or number in self.also

    def allowed(self) -> str:
        return ", ".join([*map(str, self.also), f"{self.low}–{self.high}"])

    @property
    def least(self) -> int:
        return min(self.low, *self.also, self.low)


@dataclass(frozen=True)
class Text:
    """Data that people bring (a board, a course, questions): checked by the game, and limited in size."""

    name: str
    default: str
    allow: Callable[[str], bool]
    form: str  # what is allowed, in a few words
    limit: int = 1000
    secret: bool = False
    survey: Callable[[str], Survey] | None = None  # says more of a text than whether it is allowed
    file: str = ""  # how the name of a file that holds it ends (`.toml`); empty: people type it
    needs: Mapping[str, str] = field(default_factory=dict)  # it is given with these values of other options, or not

    def read(self, given: object) -> Value:
        """The text, if it is short enough and the game accepts it."""
        if not isinstance(given, str | int) or isinstance(given, bool):
            raise bad(self.name, given, self.form)
        text = str(given)
        if len(text) <= self.limit and self.allow(text):
            return text
        if self.survey is None:
            raise bad(self.name, text[:SHOWN], self.form)
        fault = self.look_over(text).faults[0]
        rule, where = fault.rule or "–", fault.where or "–"
        facts = {"option": self.name, "fault": fault.code, "rule": rule, "where": where, "allowed": self.form}
        raise Mistake("faulty-option", facts)

    def look_over(self, text: str) -> Survey:
        """What can be said of a text, whether it is allowed or not."""
        if len(text) > self.limit:
            return Survey([Finding("too-long", facts={"limit": self.limit})])
        if self.survey is not None:
            return self.survey(text)
        return Survey(text=text) if self.allow(text) else Survey([Finding("not-allowed", facts={"allowed": self.form})])

    def allowed(self) -> str:
        return self.form


@dataclass(frozen=True)
class BotSeats:
    """Which seats are played by bots (`1 3`): filled in by the table at the start, never by a client."""

    name: str = "bot_seats"
    default: str = ""
    secret: ClassVar[bool] = False

    def read(self, given: object) -> Value:
        """Seat numbers, ascending, with a space between."""
        seats = str(given).split()
        if not all(seat.isdecimal() for seat in seats) or seats != sorted(set(seats), key=int):
            raise bad(self.name, given, self.allowed())
        return " ".join(seats)

    def allowed(self) -> str:
        return "0 1 2 …"


Option = Choice | Number | Text | BotSeats


def bad(name: str, given: object, allowed: str) -> Mistake:
    """The mistake of a value that an option does not take."""
    return Mistake("bad-option", {"option": name, "value": str(given), "allowed": allowed})


def is_sealed(text: str) -> bool:
    """Is this the SHA-256 of a secret option instead of its value?"""
    return text.startswith(SEALED) and len(text) == len(SEALED) + 64


def sealed(text: str) -> str:
    """What everybody may see of a secret option until the end."""
    return text if is_sealed(text) else SEALED + hashlib.sha256(text.encode()).hexdigest()


@dataclass(frozen=True)
class Options:
    """The options of one table: every one has a value."""

    values: Mapping[str, Value]
    text: str = field(default="")  # canonical: the same options give the same text
    public_text: str = field(default="")  # the same with secret options sealed
    chosen: Mapping[str, Value] = field(default_factory=dict)  # those that differ from their default

    def word(self, name: str) -> str:
        """The value of a choice or text."""
        return str(self.values[name])

    def number(self, name: str) -> int:
        return int(self.values[name])


def unseated(name: str, options: Options, players: int) -> Mistake | None:
    """The mistake of an option that names a seat which is not at the table; `random` leaves it to chance."""
    allowed = ["random", *map(str, range(players))]
    value = options.word(name)
    if value in allowed:
        return None
    facts: dict[str, str | int] = {"option": name, "value": value, "players": players, "allowed": ", ".join(allowed)}
    return Mistake("unsuited-option", facts)


def misplaced(declared: Sequence[Option], options: Options) -> Mistake | None:
    """The mistake of a text that is missing where other options need it, or given where they do not."""
    for option in declared:
        if not isinstance(option, Text) or not option.needs or is_sealed(options.word(option.name)):
            continue
        is_needed = all(options.word(name) == value for name, value in option.needs.items())
        if is_needed != bool(options.word(option.name)):
            needs = ", ".join(f"{name} = {value}" for name, value in option.needs.items())
            return Mistake("text-missing" if is_needed else "text-needless", {"option": option.name, "needs": needs})
    return None


def canonical(values: Mapping[str, Value]) -> str:
    """Options as one line of JSON, sorted by name."""
    return json.dumps(dict(sorted(values.items())), ensure_ascii=False, separators=(",", ":"))


def read_options(declared: Sequence[Option], given: Mapping[str, object], seals: bool = False) -> Options:
    """Checks what was given and fills in the defaults; with `seals`, a secret may be its SHA-256 only."""
    names = [option.name for option in declared]
    for name in given:
        if name not in names:
            raise Mistake("unknown-option", {"option": name, "known": ", ".join(names) or "–"})
    values = {option.name: value_of(option, given.get(option.name, option.default), seals) for option in declared}
    secret = {option.name for option in declared if option.secret}
    shown = {name: sealed(str(value)) if name in secret else value for name, value in values.items()}
    chosen = {option.name: values[option.name] for option in declared if values[option.name] != option.default}
    return Options(values, canonical(values), canonical(shown), chosen)


def value_of(option: Option, given: object, seals: bool) -> Value:
    """The value of one option, or the seal that stands for it."""
    if seals and option.secret and is_sealed(str(given)):
        return str(given)
    return option.read(given)


def parse_options(text: str) -> dict[str, object]:
    """Options from their canonical text."""
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        values = None
    if not isinstance(values, dict):
        raise Mistake("bad-options-text", {"text": text[:60]})
    return values


@lru_cache(maxsize=MOST_TEXTS)
def options_of(text: str) -> Options:
    """The options of a view, read once: complete and checked already, secret ones as their seals."""
    values = parse_options(text)
    return Options({name: value if isinstance(value, int) else str(value) for name, value in values.items()}, text)
