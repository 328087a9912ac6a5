"""The laws of texts: both languages complete, nothing unknown, nothing unused, every sentence can be said."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from tablee.engine.game import Game
from tablee.engine.options import Choice
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import SPECTATOR, Event, Reason, TakenBack
from tablee.engine.texts import LANGUAGES, Texts, key_part, rule_key, texts
from tablee.engine.wording import NUMBER, asked, asked_key, base_of, line, unsaid
from tablee.testing.report import Fault, Report

SILENT = "-"  # an event whose sentence is empty is left out of the log: the board shows it
VOCABULARY = re.compile(r"\w+")  # in what a game says of its lines: `seat=athlete`


class Words:
    """Says each sentence once per shape, in every language."""

    def __init__(self, game: Game, report: Report) -> None:
        self.game = game
        self.report = report
        self.said: set[tuple[object, ...]] = set()
        self.texts: list[Texts] = [texts(game, lang) for lang in LANGUAGES]

    def say(self, shape: tuple[object, ...]) -> bool:
        """Is this shape of sentence new?"""
        if shape in self.said:
            return False
        self.said.add(shape)
        self.report.counts["sentences"] += len(self.texts)
        return True

    def refusal(self, refused: Refused) -> None:
        """The sentence of a refusal, and its rule."""
        if self.say(("refusal", refused.code, refused.rule, *refused.facts)):
            known = refused.code in self.game.refusals or f"refusal-{refused.code}" in self.texts[0].kernel_keys
            if not known:
                raise Fault("texts", f"the refusal {refused.code} is not declared by the game")
            self.rule(refused.rule)
            self.each(lambda one: one.refusal(refused))

    def event(self, event: Event, viewer: int) -> None:
        """The sentence of an event as it is shown."""
        hidden = tuple(name for name, value in event.arguments().items() if value is None)
        own = event.arguments().get("seat") == viewer
        if self.say(("event", event.kind, event.rule, hidden, own)):
            if type(event) not in (*self.game.events, TakenBack):
                raise Fault("texts", f"the event {event.kind} is not declared by the game")
            self.rule(event.rule)
            self.each(lambda one: one.event(event, (), viewer) or SILENT)

    def action(self, named: str) -> None:
        """The sentence of an action."""
        if self.say(("action", named)):
            self.each(lambda one: one.action(named))

    def reason(self, reason: Reason) -> None:
        """The sentence of a bot's reason."""
        if self.say(("reason", reason.code, *reason.facts)):
            self.each(lambda one: one.reason(reason))

    def label(self, label: str) -> None:
        """The word for a line of a position."""
        if self.say(("label", label)):
            self.each(lambda one: one.label(label))

    def line(self, label: str, words: Sequence[str]) -> None:
        """People can read every word of a line of a position."""
        if not self.say(("line", base_of(label), *words)):
            return
        for one in self.texts:
            word = unsaid(one, label, words)
            if word:
                raise Fault("texts", missing_word(one.lang, base_of(label), word))
        self.each(lambda one: line(one, label, words))

    def asked(self, lines: Mapping[str, Sequence[str]], seats: Sequence[int]) -> None:
        """What is expected of whom can be said to both."""
        key = asked_key(self.texts[0].keys, lines)
        if key and self.say(("asks", key, len(seats) > 1)):
            for viewer in (SPECTATOR, seats[0]):
                self.each(lambda one, viewer=viewer: asked(one, lines, seats, viewer, ()))

    def rule(self, rule: str) -> None:
        """A rule that is cited is in the rule book."""
        for one in self.texts:
            if not one.has(rule_key(rule)):
                raise Fault("texts", f"rule {rule} is cited, but not in the rule book ({one.lang})")

    def each(self, sentence: object) -> None:
        """Says a sentence in each language."""
        for one in self.texts:
            try:
                said = sentence(one)  # type: ignore[operator]
            except Mistake as mistake:
                raise Fault("texts", str(mistake)) from mistake
            if not said.strip():
                raise Fault("texts", f"an empty sentence in {one.lang}")


def missing_word(lang: str, label: str, word: str) -> str:
    """Why people cannot read a word of a position, and the cure."""
    if NUMBER.fullmatch(word):
        return (
            f"the line `{label}` of a position holds the number {word}, and nothing says of what: name it in `lines` "
            f"of game.py, as `number`, `seat`, `place` or a vocabulary (see tablee.engine.wording)"
        )
    return (
        f"the line `{label}` of a position holds `{word}`, which has no word in {lang}: add `position-{label}-{word} "
        f"= …` to texts/{lang}.ftl, or name its vocabulary in `lines` of game.py (see tablee.engine.wording)"
    )


def check_texts(game: Game) -> None:
    """The keys of both languages are those the game needs, and no others."""
    needed = needed_keys(game)
    french, english = (texts(game, lang).keys for lang in LANGUAGES)
    for lang, keys in zip(LANGUAGES, (french, english), strict=True):
        twice = sorted({key for key in keys if keys.count(key) > 1})
        if twice:
            raise Fault("texts", f"keys that appear twice in {lang}: {', '.join(twice)}")
        missing = sorted(needed - set(keys))
        if missing:
            raise Fault("texts", f"missing in {lang}: {', '.join(missing)}")
        unknown = sorted(key for key in set(keys) - needed if not is_free(game, key))
        if unknown:
            raise Fault("texts", f"unused in {lang}: {', '.join(unknown)}")
    if set(french) != set(english):
        raise Fault("texts", f"only in one language: {', '.join(sorted(set(french) ^ set(english)))}")
    check_sections(french)


def needed_keys(game: Game) -> set[str]:
    """What a game must have a text for."""
    keys = {"name", "pitch"}
    for option in game.options:
        keys |= {f"option-{key_part(option.name)}", f"option-{key_part(option.name)}-help"}
        if isinstance(option, Choice):
            keys |= {f"option-{key_part(option.name)}-{value}" for value in option.values}
    keys |= {f"preset-{preset}" for preset in game.presets}
    keys |= {f"action-{key_part(kind)}" for kind in game.actions.types}
    keys |= {f"event-{key_part(snake_kind(event))}" for event in game.events}
    keys |= {f"refusal-{code}" for code in game.refusals}
    keys |= {f"reason-{code}" for code in game.reasons}
    return keys | {f"order-{order}" for order in game.standing_orders}


def snake_kind(event: type[Event]) -> str:
    """The name of a kind of event."""
    return str(event.__struct_config__.tag)


def is_free(game: Game, key: str) -> bool:
    """Rules, names of things, a short name, the duration, tutorials and what boards say are a game's own choice."""
    kind, _, _ = key.partition("-")
    own = {"rule", "section", "asks", "status", "short", "duration", "tutorial", "finding", "impossible"}
    return kind in own | vocabularies(game)


def vocabularies(game: Game) -> set[str]:
    """The names under which things have words: action fields, event arguments, lines, what the game adds."""
    fields = {part.partition("=")[0] for name in game.actions.named for part in name.split()[1:]}
    arguments = {name for event in game.events for name in event.__struct_fields__}
    lines = {word for kinds in game.lines.values() for word in VOCABULARY.findall(kinds)}
    return fields | arguments | lines | set(game.words.values()) | {"position"}


def check_sections(keys: list[str]) -> None:
    """Every rule stands in a section with a title, every section has a rule."""
    titled = {key.removeprefix("section-") for key in keys if key.startswith("section-")}
    used = {key.removeprefix("rule-").rpartition("-")[0] for key in keys if key.startswith("rule-")}
    if titled != used:
        raise Fault("texts", f"sections without a title or without a rule: {', '.join(sorted(titled ^ used))}")
