"""The action table: every action there can be, once. Its place is its number; its named form is one line of text."""

import dataclasses
import re
from collections.abc import Mapping, Sequence
from typing import Any

from tablee.engine.refusal import Mistake
from tablee.engine.shapes import snake


class Actions:
    """All actions of a game by number, and their names.

    `words` gives the names of a field's values (`{"card": ["ALOA", "BARI"]}`); an action class with a method `words`
    names itself instead. `secret` gives, by type, the fields that only their seat may read in a named form; `fleeting`
    those that nobody may read any more after the next action: they are to be remembered.
    """

    def __init__(
        self,
        entries: Sequence[Any],
        words: Mapping[str, Sequence[str]],
        secret: Mapping[str, Sequence[str]] | None = None,
        clock_only: Sequence[type] = (),
        fleeting: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self.entries = list(entries)
        self.secret = dict(secret or {})
        self.fleeting = dict(fleeting or {})
        self.clock_only = frozenset(number for number, entry in enumerate(self.entries) if type(entry) in clock_only)
        self.named = [named(entry, words) for entry in self.entries]
        self.numbers = {name: number for number, name in enumerate(self.named)}
        self.types = list(dict.fromkeys(snake(type(entry).__name__) for entry in self.entries))

    def name(self, action: int) -> str:
        """The named form: type and parameters."""
        return self.named[action]

    def number(self, text: str) -> int:
        """The action with this named form."""
        known = self.numbers.get(text)
        if known is not None:
            return known
        clean = " ".join(text.split())
        if clean not in self.numbers:
            raise self.unknown(clean)
        return self.numbers[clean]

    def unknown(self, text: str) -> Mistake:
        """What to say of a name that no action has."""
        kind = text.partition(" ")[0]
        alike = [name for name in self.named if name.partition(" ")[0] == kind]
        known = alike[0] if alike else ", ".join(self.types)
        return Mistake("unknown-action", {"text": text[:60], "known": known})

    def redacted(self, text: str) -> str:
        """A named form as others may read it: secret fields are `?`."""
        return masked(text, self.secret)

    def faded(self, text: str) -> str:
        """A named form as it can be read after the next action: fleeting fields are `?`."""
        return masked(text, self.fleeting)


def masked(text: str, hidden: Mapping[str, Sequence[str]]) -> str:
    """A named form with some fields of its type as `?`."""
    for field in hidden.get(text.partition(" ")[0], ()):
        text = re.sub(rf"\b{field}=\S+", f"{field}=?", text)
    return text


def named(entry: Any, words: Mapping[str, Sequence[str]]) -> str:
    """`place_link line=HUNA-LALE card=LALE`."""
    parts = entry.words() if hasattr(entry, "words") else fields_in_words(entry, words)
    return " ".join([snake(type(entry).__name__), *(f"{name}={value}" for name, value in parts.items())])


def fields_in_words(entry: Any, words: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Each field of an action with the word for its value."""
    values = {field.name: getattr(entry, field.name) for field in dataclasses.fields(entry)}
    return {name: words[name][value] if name in words else str(value) for name, value in values.items()}


def as_dict(text: str) -> dict[str, str]:
    """A named form as JSON: the same parts, with `type`."""
    kind, *parts = text.split()
    return {"type": kind, **{name: value for name, _, value in (part.partition("=") for part in parts)}}
