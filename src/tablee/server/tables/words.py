"""Texts for the page: the sentences of the table on top of the kernel's, and those of a game on top of both."""

import re
from collections.abc import Mapping, Sequence
from functools import cache

from tablee.engine import registry, wording
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.texts import LANGUAGES, Texts, game_source, source, texts

MESSAGE = r"^(?:{}).*\n?(?:[ \t]+.*\n?)*"
RULE = re.compile(MESSAGE.format("rule-|section-"), re.MULTILINE)  # of the rule book
BLURB = re.compile(MESSAGE.format("name =|short =|pitch =|duration ="), re.MULTILINE)


@cache
def table_texts(lang: str) -> Texts:
    return Texts(lang, source("tablee.server", lang))


@cache
def fluent(lang: str, slug: str = "", version: int | None = None) -> str:
    """The Fluent sources that a page needs to play: all but the rule book."""
    return RULE.sub("", whole(lang, slug, version))


@cache
def rule_book(lang: str, slug: str, version: int | None = None) -> str:
    """The Fluent source of a game's rule book, with the table's own rules."""
    return "".join(RULE.findall(whole(lang, slug, version)))


def whole(lang: str, slug: str, version: int | None) -> str:
    """All that is said at a table, and in its rule book."""
    check_language(lang)
    sources = [source("tablee.engine", lang), source("tablee.server", lang)]
    if slug:
        sources.append(game_source(registry.get(slug, version), lang))
    return "\n".join(sources)


@cache
def blurbs(lang: str) -> dict[str, str]:
    """What every game is called and promises, for who chooses one."""
    check_language(lang)
    return {slug: "".join(BLURB.findall(game_source(registry.get(slug), lang))) for slug in registry.slugs()}


def check_language(lang: str) -> None:
    """One that is spoken here."""
    if lang not in LANGUAGES:
        raise Mistake("unknown-language", {"given": lang[:10], "known": ", ".join(LANGUAGES)})


@cache
def asking_keys(game: Game) -> frozenset[str]:
    """The keys of a game's sentences about what a position asks; they are the same in every language."""
    return frozenset(key for key in texts(game, LANGUAGES[0]).keys if key.startswith("asks"))


def asked_key(game: Game, lines: Mapping[str, Sequence[str]]) -> str:
    """The key of the sentence that says what a position asks, or nothing."""
    return wording.asked_key(asking_keys(game), lines)


def sentence(error: Refused | Mistake, slug: str = "") -> str:
    """A refusal in English, for who reads the raw answer."""
    kind = "refusal" if isinstance(error, Refused) else "mistake"
    books = [table_texts("en")]
    if slug in registry.slugs():
        books.append(texts(registry.get(slug), "en"))
    for book in books:
        if book.has(f"{kind}-{error.code}"):
            return book.text(f"{kind}-{error.code}", error.facts)
    return error.code
