"""What a command prints: sentences in one language, on the screen or, with --json, as one JSON object."""

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from tablee.cli.language import command_texts, language
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.texts import Texts

GOOD = 0
FAILED = 1
BAD_INPUT = 2
INTERRUPTED = 130  # as shells say it: 128 and the number of the signal
UNHEARD = 141
WIDEST = 400  # letters in a line


class PipeConsole(Console):
    """A console that leaves it to the command line what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        """Nobody is listening any more."""
        raise BrokenPipeError


@dataclass(frozen=True)
class CommandOutput:
    """The language, the texts and the two streams of one command."""

    lang: str
    json: bool = False
    texts: Texts = field(init=False, repr=False)
    out: Console = field(init=False, repr=False)
    err: Console = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """With --json standard output belongs to the JSON: people read standard error."""
        object.__setattr__(self, "texts", command_texts(self.lang))
        object.__setattr__(self, "out", PipeConsole(highlight=False, stderr=self.json))
        object.__setattr__(self, "err", PipeConsole(highlight=False, stderr=True))

    def text(self, key: str, **facts: Any) -> str:
        """One of the command line's own sentences."""
        return self.texts.text(key, facts)

    def say(self, key: str, style: str = "", **facts: Any) -> None:
        """Says one of the command line's own sentences."""
        self.print(Text(self.text(key, **facts), style=style))

    def print(self, what: RenderableType = "") -> None:
        """Shows something; square brackets in a text are no markup."""
        self.out.print(what, markup=False)

    def print_whole(self, what: RenderableType) -> None:
        """A table whose lines stay whole, so that what stands in them can be copied and pasted."""
        room = self.out.width
        self.out.width = max(room, WIDEST)
        self.out.print(what, markup=False)
        self.out.width = room

    def print_as_it_is(self, text: str) -> None:
        """A text whose lines stay whole however narrow the window is, so that it can be copied and pasted."""
        self.out.print(Text(text), soft_wrap=True)

    def complain(self, sentence: str) -> None:
        """One sentence on standard error, on one line."""
        self.err.print(Text(sentence), soft_wrap=True)

    def answer(self, value: Mapping[str, Any] | list[Any]) -> None:
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    def explain(self, error: Mistake | Refused) -> str:
        """The sentence of a mistake, with the sentence of what caused it where it names one."""
        if isinstance(error, Refused):
            return self.texts.refusal(error)
        facts = dict(error.facts)
        cause = error.__cause__
        if "why" in facts and isinstance(cause, Mistake):
            facts["why"] = self.explain(cause)
        return self.texts.text(f"mistake-{error.code}", facts)


def command_output(lang: str | None, json: bool = False) -> CommandOutput:
    """The output of a command, for the options that every command has."""
    return CommandOutput(language(lang), json)
