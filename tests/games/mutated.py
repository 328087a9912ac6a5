"""Texts that people bring, changed by chance: each is refused in a few sentences, or can be drawn and played.

`python -m tests.games.mutated formula-de --texts 10000 --seed 1` looks at many; the tests look at a few.
"""

from __future__ import annotations

import argparse
import math
import random
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any

import msgspec
import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.options import Text
from tablee.engine.refusal import Mistake
from tablee.engine.registry import newest
from tablee.engine.shapes import SPECTATOR
from tablee.engine.survey import Finding
from tablee.engine.texts import LANGUAGES, texts
from tablee.testing.claims import claims_for
from tablee.testing.play import check_decision, check_round_trips

MOST_LINES = 5_000_000  # of Python that one survey or scenery may run through
LONGEST_SENTENCE = 500
DECISIONS = 100
TRIPS = 20  # decisions from one look at the position text to the next
MOST_CHANGES = 3
NUMBER = re.compile(r"-?\d{1,15}(?:\.\d{1,15})?")
WORD = re.compile(r'"[^"\n]*"|[^\s",\[\]{}]+')
# fmt: off
ODD_NUMBERS = [
    *"0 1 -1 2 3 0.5 99 100 400 1000 -7.5 1e-320 1e-9 1e9 1e308 1e999 nan inf -inf 9007199254740993".split(),
    "9" * 30, "9" * 4400, "0x" + "f" * 4000, "1_0", "07", "1979-05-27", "true", "null", "[]", "{}",
]
ODD_WORDS = [
    "", " ", "x", "x" * 41, "x" * 3000, "\u3164", "\u2800", "\u202eabc", "\u0301" * 40, "a\u200bb", "👩\u200d🚀",
    "a|b", "a\\nb", "\\u0000", "\\ud800", "\ud800", "<b>&amp;", "–", "?", "{ $x }", "nan", "L", "C", "15A:R", "2B",
]
ODD_TEXTS = [
    "", "[", "]", "{", '"', "#", "\\", "\x00", "\x1c", "\u2028", "\ufeff", "[" * 3000, '{"a":' * 900, "a." * 900,
]
# fmt: on


class TooMuch(AssertionError):
    """More work than a text of this size may cause."""


@contextmanager
def bounded(most: int = MOST_LINES) -> Iterator[Counter[str]]:
    """Counts the lines of Python that are run, and stops at the limit; seconds would depend on the machine."""
    count: Counter[str] = Counter()

    def trace(_frame: FrameType, event: str, _arg: object) -> Any:
        count["lines"] += event == "line"
        if count["lines"] > most:
            raise TooMuch(f"more than {most} lines")
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        yield count
    finally:
        sys.settrace(before)


@dataclass(frozen=True)
class Kind:
    """A kind of text that people bring, and good ones to begin with."""

    game: Game
    option: str
    needs: Mapping[str, str]
    good: Sequence[str]


def kind_of(slug: str) -> Kind:
    """The text that a game takes."""
    game = newest(slug)
    ((option, good),) = claims_for(game).brought.items()
    (needs,) = [one.needs for one in game.options if isinstance(one, Text) and one.name == option]
    return Kind(game, option, needs, good)


# Changes ----------------------------------------------------------------------------------------------


def changed(text: str, rng: random.Random) -> str:
    """A text with one to three changes."""
    for _ in range(rng.randint(1, MOST_CHANGES)):
        text = rng.choice(CHANGES)(text, rng)
    return text


def replaced(text: str, pattern: re.Pattern[str], rng: random.Random, new: Callable[[str], str]) -> str:
    """A text with one of its parts exchanged."""
    found = list(pattern.finditer(text))
    if not found:
        return text
    part = rng.choice(found)
    return text[: part.start()] + new(part.group()) + text[part.end() :]


def nudge_number(text: str, rng: random.Random) -> str:
    """A number a little larger or smaller."""
    amount = rng.choice([-10, -3, -1, -0.5, -0.1, 0.1, 0.5, 1, 3, 10])

    def nudged(word: str) -> str:
        return f"{float(word) + amount:g}" if "." in word or amount % 1 else str(int(word) + int(amount))

    return replaced(text, NUMBER, rng, nudged)


def odd_number(text: str, rng: random.Random) -> str:
    """A number that nobody means."""
    return replaced(text, NUMBER, rng, lambda _: rng.choice(ODD_NUMBERS))


def odd_word(text: str, rng: random.Random) -> str:
    """A word that nobody means, between the same quotation marks."""
    word = rng.choice(ODD_WORDS)
    return replaced(text, WORD, rng, lambda old: f'"{word}"' if old.startswith('"') else word)


def other_word(text: str, rng: random.Random) -> str:
    """A word of the text in another place."""
    words = WORD.findall(text)
    return replaced(text, WORD, rng, lambda old: rng.choice(words) if words else old)


def other_lines(text: str, rng: random.Random) -> str:
    """A line, or in a text of one line a word, that is dropped, doubled, or exchanged with another."""
    gap = "\n" if text.count("\n") > 1 else " "
    lines = text.split(gap)
    one, two = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(two, lines[one])
        case _:
            lines[one], lines[two] = lines[two], lines[one]
    return gap.join(lines)


def odd_signs(text: str, rng: random.Random) -> str:
    """Some signs less, or some that do not belong there."""
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice(ODD_TEXTS) + text[at + rng.choice([0, 0, 1, 5, 200]) :]


CHANGES = (nudge_number, nudge_number, nudge_number, odd_number, odd_word, other_word, other_lines, odd_signs)


# What must hold ---------------------------------------------------------------------------------------


def prove(kind: Kind, text: str, seed: int) -> str:
    """A text is refused with sentences, or all that is made of it works; says which."""
    with bounded():
        found = kind.game.survey(kind.option, text)
    given = {**kind.needs, kind.option: text}
    if found.faults:
        check_sentences(kind.game, found.faults)
        if text:  # none is a value, too
            with pytest.raises(Mistake):
                kind.game.read_options(given)
        return "refused"
    kind.game.read_options(given)
    play(kind.game, {**given, kind.option: found.text}, seed)
    return "good"


def check_sentences(game: Game, faults: Sequence[Finding]) -> None:
    """Every fault is said in both languages, at a length that people read, and can be sent."""
    for fault in faults:
        for lang in LANGUAGES:
            sentence = texts(game, lang).text(f"finding-{fault.code}", fault.facts)
            assert len(sentence) <= LONGEST_SENTENCE, sentence
            assert "$" not in sentence or "$" in str(fault.facts), sentence
        assert msgspec.json.encode([dict(fault.facts), fault.where])


def play(game: Game, given: Mapping[str, object], seed: int) -> None:
    """The board is drawn, and a hundred decisions by chance are played."""
    options = game.read_options(given)
    if game.scenery is not None:
        with bounded():
            shapes = game.scenery(options)
        check_numbers(msgspec.to_builtins(shapes))
    chance = SeededChance(seed)
    players = [count for count in game.players if not game.unsuited or game.unsuited(count, options) is None]
    with bounded():
        game.make_fixed(options)
    state = game.new(players[seed % len(players)], chance, given)
    for number in range(DECISIONS):
        if number % TRIPS == 0:
            check_round_trips(state)
            game.show(state.view(SPECTATOR)).encode()
        seats = state.to_act()
        if not seats:
            break
        check_decision(state)
        seat = seats[chance.below(len(seats))]
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance)


def check_numbers(found: object) -> None:
    """Nothing that is drawn is infinitely far away."""
    if isinstance(found, float):
        assert math.isfinite(found)
        assert abs(found) < 10**6
    elif isinstance(found, dict):
        check_numbers(list(found.values()))
    elif isinstance(found, list | tuple):
        for one in found:
            check_numbers(one)


def prove_many(slug: str, count: int, first: int) -> Counter[str]:
    """How many changed texts of a game were refused, and how many good; the seed says which they are."""
    kind = kind_of(slug)
    counts: Counter[str] = Counter()
    for number in range(count):
        seed = first * 1_000_000 + number
        rng = random.Random(seed)  # noqa: S311 - no secret
        text = changed(rng.choice(kind.good), rng)
        try:
            counts[prove(kind, text, seed)] += 1
        except Exception:
            sys.stderr.write(f"seed {seed}:\n{text!r}\n")
            raise
    return counts


def main() -> None:
    """Many texts of one game; the first that fails is printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug")
    parser.add_argument("--texts", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    sys.stdout.write(f"{dict(prove_many(asked.slug, asked.texts, asked.seed))}\n")


if __name__ == "__main__":
    main()
