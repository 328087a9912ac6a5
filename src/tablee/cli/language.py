"""Which language the command line speaks: the one asked for, else French where the locale is French."""

import os
from collections.abc import Mapping, Sequence
from functools import cache

from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, Texts, source

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as for every program
OPTION = "--lang"


def language(wanted: str | None = None) -> str:
    """The language asked for, or that of the locale."""
    if wanted is None:
        return from_locale(os.environ)
    if wanted not in LANGUAGES:
        raise Mistake("unknown-language", {"given": wanted, "known": ", ".join(LANGUAGES)})
    return wanted


def from_locale(environment: Mapping[str, str]) -> str:
    """French where the locale is French, else English."""
    names = [environment[name] for name in LOCALE_VARIABLES if environment.get(name)]
    return "fr" if names and names[0].lower().startswith("fr") else "en"


def take_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang` anywhere on a command line, and the other words."""
    for index, word in enumerate(words):
        if word.startswith(OPTION + "="):
            return word.removeprefix(OPTION + "="), [*words[:index], *words[index + 1 :]]
        if word == OPTION and index + 1 < len(words):
            return words[index + 1], [*words[:index], *words[index + 2 :]]
    return None, list(words)


@cache
def command_texts(lang: str) -> Texts:
    """The command line's own sentences, on top of the kernel's."""
    return Texts(lang, source("tablee.cli", lang))
