"""What leaves a state: views and events. Never compiled, because mypyc drops the keywords of Structs."""

import re
from enum import Enum
from typing import Any, Self

import msgspec

from tablee.engine.options import Options, options_of

SPECTATOR = -1
OMNISCIENT = -2


def snake(name: str) -> str:
    """`CardDrawn` is called `card_drawn` outside Python."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class ViewHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every view begins with, whatever the game."""

    game: str
    version: int
    players: int
    options: str  # canonical text; secret options only as their SHA-256
    viewer: int
    waiting: list[int]  # seats whose secret choice is still open
    submitted: list[int]  # seats that have closed theirs
    drafts: list[list[int] | None]  # the steps of each seat's secret choice; a seat is shown only its own

    def known_options(self) -> Options:
        """The options by name, as far as the viewer may know them."""
        return options_of(self.options)


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat may know. A game adds its fields; each is filled in by hand, so what is forgotten stays hidden."""

    header: ViewHeader


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag=snake):
    """Something that happened, with the rule that made it happen. A hidden argument is None."""

    rule: str

    def arguments(self) -> dict[str, Any]:
        """The arguments by name, without the rule."""
        return {name: getattr(self, name) for name in self.__struct_fields__ if name != "rule"}

    def without(self, hidden: set[str]) -> Self:
        """The same event with some arguments hidden."""
        return msgspec.structs.replace(self, **dict.fromkeys(hidden)) if hidden else self

    @property
    def kind(self) -> str:
        """Its name outside Python."""
        return str(self.__struct_config__.tag)


class TakenBack(Event, frozen=True):
    """A seat took back its last action: the one event that no game tells by itself."""

    seat: int


class Until(Enum):
    """How long an argument stays visible."""

    ALWAYS = "always"
    NEXT_ACTION = "next-action"
    NEXT_OF_KIND = "next-of-kind"
    REVEAL = "reveal"

    __hash__ = object.__hash__  # each exists once; that of enumerations is slow


class Limit(msgspec.Struct, frozen=True):
    """Who may see one argument of an event, and until when. No seats named: everyone."""

    argument: str
    seats: tuple[int, ...] | None = None
    until: Until = Until.ALWAYS


class Told(msgspec.Struct, frozen=True):
    """An event as the rules tell it: with its limits and what it means for undo."""

    event: Event
    limits: tuple[Limit, ...] = ()
    shows: tuple[int, ...] = ()  # seats that learn something they did not know: they cannot undo past it
    reveal: bool = False  # secret choices are open now

    def seen_by(self, viewer: int, lapsed: frozenset[Until] = frozenset()) -> Event:
        """The event as a viewer is shown it."""
        if viewer == OMNISCIENT or not self.limits:
            return self.event
        hidden = {
            limit.argument
            for limit in self.limits
            if limit.until in lapsed or (limit.seats is not None and viewer not in limit.seats)
        }
        return self.event.without(hidden)


class TimeUp(msgspec.Struct, frozen=True):
    """What a clock that runs out does: the action it plays (None: a bot decides), and the decision's own seconds."""

    action: int | None = None
    seconds: int | None = None


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think, until the first of both is spent; a bot that does not search ignores it."""

    iterations: int | None = None
    milliseconds: int | None = None  # of the processor, so that a busy machine makes a bot slower, not weaker


class Reason(msgspec.Struct, frozen=True):
    """Why a bot chose as it did; the sentence is in the texts."""

    code: str
    facts: dict[str, str | int] = {}


class BotAnswer(msgspec.Struct, frozen=True):
    """A bot's answer: the action, what it wants to remember, and why."""

    action: int
    notes: bytes
    reason: Reason


NOTES_LIMIT = 64 * 1024


def encode(value: object) -> bytes:
    """Canonical JSON: the same bytes for the same value in every process."""
    return msgspec.json.encode(value, order="deterministic")
