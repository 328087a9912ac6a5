"""Sentences in French and English: one Fluent file per language for the kernel, one for each game."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from tablee.engine.actions import as_dict
from tablee.engine.elision import contract, elide
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import Event, Reason

LANGUAGES = ("fr", "en")
LARGEST = 10**12  # numbers beyond it are told digit by digit
LONGEST = 300
THING = re.compile(r"[a-z]+-([A-Z][A-Z0-9_]+)")
HIDDEN = "hidden"  # the value of an argument that the reader may not see
SEAT = "seat"  # a vocabulary of its own: seats are told by the names of the people who sit there


def same(value: object, word: str) -> str:
    """`{ IS($origin, "départ") -> [yes] … }`: a word that Fluent takes for no name of a variant."""
    return "yes" if str(value) == word else "no"


FUNCTIONS: dict[str, Any] = {"ELIDE": elide, "CONTRACT": contract, "IS": same}  # what a sentence may ask for


class Texts:
    """The sentences of one game in one language, from their Fluent source, on top of the kernel's own."""

    def __init__(
        self,
        lang: str,
        own: str = "",
        words: Mapping[str, str] | None = None,
        lines: Mapping[str, str] | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            raise Mistake("unknown-language", {"given": lang, "known": ", ".join(LANGUAGES)})
        self.lang = lang
        self.words = dict(words or {})
        self.lines = dict(lines or {})
        self.bundle = FluentBundle([lang], use_isolating=False, functions=FUNCTIONS)
        self.kernel_keys = self.add(source("tablee.engine", lang))
        self.keys = self.add(own)
        self.things = {found[1]: key for key in self.keys if (found := THING.fullmatch(key))}  # in any vocabulary

    def add(self, text: str) -> list[str]:
        """Adds a Fluent source; the keys of its messages in order."""
        self.bundle.add_resource(resource_of(text, self.lang))
        return [message.id.name for message in parse(text, self.lang)]

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def text(self, key: str, facts: Mapping[str, Any] | None = None) -> str:
        """A message with its facts put in; a missing one or a missing fact is an error, not a silent gap."""
        if not self.has(key):
            raise Mistake("missing-text", {"key": key, "lang": self.lang})
        out, errors = self.format(key, self.in_words(facts or {}))
        if errors:
            raise Mistake("broken-text", {"key": key, "lang": self.lang, "why": str(errors[0])})
        return out

    def format(self, key: str, facts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A message as Fluent puts it together, and what went wrong."""
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise Mistake("missing-text", {"key": key, "lang": self.lang})
        out, errors = self.bundle.format_pattern(pattern, dict(facts))
        return str(out), errors

    def in_words(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts as a sentence needs them: names of things in the reader's language, hidden ones marked."""
        return {name: self.word(name, value) for name, value in facts.items()}

    def word(self, name: str, value: Any) -> Any:
        if value is None:
            return HIDDEN
        if isinstance(value, list | tuple):
            return self.listed([str(self.word(name, one)) for one in value])
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and abs(value) > LARGEST:
            return clipped(str(value))
        key = f"{self.words.get(name, name)}-{value}"
        return self.format(key, {})[0] if self.has(key) else clipped(value) if isinstance(value, str) else value

    def listed(self, words: Sequence[str]) -> str:
        """`a, b et c`; `nothing` has its own word."""
        if not words:
            return self.text("list-nothing")
        if len(words) == 1:
            return words[0]
        return self.text("list-and", {"first": ", ".join(words[:-1]), "last": words[-1]})

    def event(self, event: Event, names: Sequence[str] = (), viewer: int | None = None) -> str:
        """The log sentence of an event, as it was shown; empty for one that only a board shows."""
        facts = event.arguments()
        seat = facts.get("seat")
        if isinstance(seat, int):
            facts["who"] = "you" if seat == viewer else "other"
            facts["seat"] = self.seat(seat, names)
        return self.text(f"event-{key_part(event.kind)}", self.with_names(facts, names))

    def with_names(self, facts: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Facts in which the seats that a game mentions have their names."""
        seats = [name for name, value in facts.items() if self.words.get(name) == SEAT and value is not None]
        return {**facts, **{name: self.seat(int(facts[name]), names) for name in seats}}

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """The name of the player who sits there."""
        return names[seat] if seat < len(names) else self.text("seat-name", {"number": seat + 1})

    def refusal(self, refused: Refused) -> str:
        return self.text(f"refusal-{refused.code}", refused.facts)

    def mistake(self, mistake: Mistake) -> str:
        """The sentence of a mistake, and that of its cause where it is known."""
        sentence = self.text(f"mistake-{mistake.code}", mistake.facts)
        return f"{sentence} {self.text('mistake-cause', mistake.facts)}" if "cause" in mistake.facts else sentence

    def reason(self, reason: Reason) -> str:
        """Why a bot chose as it did."""
        return self.text(f"reason-{reason.code}", reason.facts)

    def action(self, named: str, names: Sequence[str] = ()) -> str:
        """An action as a sentence, from its named form."""
        parts = as_dict(named)
        return self.text(f"action-{key_part(parts.pop('type'))}", self.with_names(parts, names))

    def label(self, label: str) -> str:
        """The word for a line of a position, without the number of a seat: `hand 1` is a hand."""
        return self.text("position-" + label.rstrip("0123456789 "))

    def rule(self, rule: str) -> str:
        if not self.has(rule_key(rule)):
            raise Mistake("unknown-rule", {"given": rule, "known": ", ".join(self.rules()[:8]) + " …"})
        return self.text(rule_key(rule))

    def rules(self) -> list[str]:
        """The ids of the rule book, in its order; the table's own rules come last."""
        return [rule_id(key) for key in [*self.keys, *self.kernel_keys] if key.startswith("rule-")]

    def section(self, rule: str) -> str:
        """The title of the section in which a rule stands."""
        return self.text("section-" + rule.rpartition(".")[0])


def clipped(text: str) -> str:
    """A text from outside, short enough for a sentence."""
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def key_part(name: str) -> str:
    """`card_drawn` is `card-drawn` in a key."""
    return name.replace("_", "-")


def rule_key(rule: str) -> str:
    """`KAH-5.2` is the message `rule-KAH-5-2`."""
    return "rule-" + rule.replace(".", "-")


def rule_id(key: str) -> str:
    """The rule of a message `rule-KAH-5-2`."""
    return key.removeprefix("rule-")[::-1].replace("-", ".", 1)[::-1]


def source(package: str, lang: str) -> str:
    """The Fluent file of a package."""
    return (files(package) / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")


def game_source(game: Game, lang: str) -> str:
    """The Fluent source of a game; a version that differs from another has only the messages that differ."""
    own = source(game.package, lang)
    if game.base is None:
        return own
    return merge(game_source(game.base, lang), own, [rule_key(rule) for rule in game.dropped], lang)


def merge(base: str, own: str, dropped: Sequence[str], lang: str) -> str:
    """One source in place of another, message by message; rules that only it has come in their order."""
    changed = {message.id.name: excerpt(own, message) for message in parse(own, lang)}
    kept = [(message.id.name, excerpt(base, message)) for message in parse(base, lang)]
    kept = [(key, changed.pop(key, text)) for key, text in kept if key not in dropped]
    for key, text in changed.items():
        later = [index for index, (other, _) in enumerate(kept) if rule_order(other) > rule_order(key) > ()]
        kept.insert(later[0] if later else len(kept), (key, text))
    return "".join(text + "\n" for _, text in kept)


@lru_cache(maxsize=4)  # the kernel's and whatever is being read: what is kept of all games would fill the memory
def resource_of(text: str, lang: str) -> ast.Resource:
    """A Fluent source; one that cannot be read is a mistake."""
    resource = FluentResource(text)
    broken = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    if broken:
        raise Mistake("broken-texts", {"text": (broken[0].content or "").strip()[:60], "lang": lang})
    return resource


def parse(text: str, lang: str) -> list[ast.Message]:
    """The messages of a Fluent source, in order."""
    return [entry for entry in resource_of(text, lang).body if isinstance(entry, ast.Message)]


def excerpt(text: str, message: ast.Message) -> str:
    """A message as it stands in its source."""
    assert message.span is not None
    return text[message.span.start : message.span.end].rstrip()


def rule_order(key: str) -> tuple[int, ...]:
    """The place of `rule-KAH-5-2` in the rule book: (5, 2); nothing for other messages."""
    return tuple(int(part) for part in key.split("-")[2:]) if key.startswith("rule-") else ()


@cache
def kernel_texts(lang: str) -> Texts:
    return Texts(lang)


@cache
def package_texts(package: str, lang: str) -> Texts:
    """The sentences of a package, where no game is at hand."""
    return Texts(lang, source(package, lang))


@cache
def texts(game: Game, lang: str) -> Texts:
    return Texts(lang, game_source(game, lang), game.words, game.lines)
