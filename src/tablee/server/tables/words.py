"""Texts for the page: the sentences of the table on top of the kernel's, and those of a game on top of both."""

from collections.abc import Mapping, Sequence
from functools import cache

from tablee.engine import registry, wording
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.texts import LANGUAGES, Texts, game_source, source, texts


@cache
def table_texts(lang: str) -> Texts:
    return Texts(lang, source("tablee.server", lang))


@cache
def fluent(lang: str, slug: str = "", version: int | None = None) -> str:
    """The Fluent sources that a page needs."""
    if lang not in LANGUAGES:
        raise Mistake("unknown-language", {"given": lang[:10], "known": ", ".join(LANGUAGES)})
    sources = [source("tablee.engine", lang), source("tablee.server", lang)]
    if slug:
        sources.append(game_source(registry.get(slug, version), lang))
    return "\n".join(sources)


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
