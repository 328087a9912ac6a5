"""A position in words: what the lines of its text say to people, in their language, and what it asks of whom.

`Game.lines` says what the words of a line are: `number`, `text`, `seat` (told by its name), `place` (counted from 0,
told from 1), or a vocabulary of the texts (`crew`: the message `crew-0`). Several kinds stand for the words in order,
the last one for all that follow: `ending seat`. `seat:card` is for words that are pairs, `seat=card` and `place=tile`
for lines with one word for each seat or place. A word that the texts name by itself (`position-phase-bid`) needs no
kind, and neither does a name in capitals; nor does `s1`, a seat among other words. What belongs to a seat, like
`gold-1`, has one message for all seats (`result-gold-of`). A word like `×2` says how many there are of the one before
it. A line of the kind `sentence` is told as it stands.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from tablee.engine.position import NONE, UNKNOWN
from tablee.engine.texts import Texts

IN_LETTERS = re.compile("[a-z]")
NUMBER = re.compile("-?[0-9]+")
SEAT = re.compile("s([0-9]+)")
OWNED = re.compile("(.+)-([0-9]+)")
SENTENCE = ["sentence"]


def line(texts: Texts, label: str, words: Sequence[str], names: Sequence[str] = ()) -> str:
    """A line of a position as people read it: `turn: 0 played` is “Ana, has played”."""
    base = base_of(label)
    whole = named(texts, base, "-".join(words))
    if whole is not None:
        return whole
    each, kinds = form(texts, base)
    if kinds == SENTENCE:
        return " ".join(words)
    told = [word_said(texts, base, kind_of(kinds, index), word, names) or word for index, word in enumerate(words)]
    if each:
        owners = [texts.seat(index, names) if each == "seat" else str(index + 1) for index in range(len(words))]
        told = [
            texts.text("position-each", {"owner": owner, "what": what})
            for owner, what in zip(owners, told, strict=True)
        ]
    elif words.count(UNKNOWN) > 1:
        unseen = texts.text("position-unseen-count", {"count": words.count(UNKNOWN)})
        told = [what for word, what in zip(words, told, strict=True) if word != UNKNOWN] + [unseen]
    return ", ".join(told).replace(", ×", " ×") or texts.text("list-nothing")


def unsaid(texts: Texts, label: str, words: Sequence[str]) -> str:
    """The first word of a line that people could not read; empty if there is none."""
    base = base_of(label)
    if named(texts, base, "-".join(words)) is not None:
        return ""
    _, kinds = form(texts, base)
    if kinds == SENTENCE:
        return ""
    said = (word_said(texts, base, kind_of(kinds, index), word, ()) for index, word in enumerate(words))
    return next((word for word, one in zip(words, said, strict=True) if one is None), "")


def base_of(label: str) -> str:
    """`hand` of `hand 1`."""
    return label.rstrip("0123456789 ")


def form(texts: Texts, base: str) -> tuple[str, list[str]]:
    """What each word of a line belongs to (`seat`, `place` or nothing), and of what kind it is."""
    each, equals, kinds = texts.lines.get(base, "").rpartition("=")
    return (each if equals else ""), kinds.split()


def kind_of(kinds: Sequence[str], index: int) -> str:
    """The kind of the word at an index."""
    return kinds[min(index, len(kinds) - 1)] if kinds else ""


def word_said(texts: Texts, base: str, kind: str, word: str, names: Sequence[str]) -> str | None:
    """One word as people read it; None if nobody could."""
    own = named(texts, base, "none" if word == NONE else word)
    if own is not None:
        return own
    if word == NONE:
        return texts.text("list-nothing")
    if word == UNKNOWN:
        return texts.text("position-unseen")
    if word.startswith(UNKNOWN) and word[1:].isdecimal():
        return texts.text("position-unseen-count", {"count": int(word[1:])})
    if ":" in kind and ":" in word:
        return pair_said(texts, base, kind, word, names)
    if "+" in word and kind != "text":
        parts = [word_said(texts, base, kind, part, names) for part in word.split("+")]
        return None if None in parts else texts.listed([part for part in parts if part is not None])
    return thing_said(texts, kind, word, names)


def pair_said(texts: Texts, base: str, kind: str, word: str, names: Sequence[str]) -> str | None:
    """`0:WAVE` is “Ana: wave”."""
    (one, other), (first, second) = kind.split(":"), word.split(":", 1)
    owner, what = word_said(texts, base, one, first, names), word_said(texts, base, other, second, names)
    return None if owner is None or what is None else texts.text("position-each", {"owner": owner, "what": what})


def thing_said(texts: Texts, kind: str, word: str, names: Sequence[str]) -> str | None:
    """A number, a seat or a thing."""
    if kind == "seat" and word.isdecimal():
        return texts.seat(int(word), names)
    if kind == "place" and word.isdecimal():
        return str(int(word) + 1)
    for key in (f"{kind}-{word}", texts.things.get(word, "")):
        if texts.has(key):
            return texts.text(key)
    if seat := SEAT.fullmatch(word):
        return texts.seat(int(seat[1]), names)
    if (owned := OWNED.fullmatch(word)) and texts.has(f"{kind}-{owned[1]}-of"):
        return texts.text(f"{kind}-{owned[1]}-of", {"seat": texts.seat(int(owned[2]), names)})
    if NUMBER.fullmatch(word):
        return word if kind else None
    return word if kind == "text" or not IN_LETTERS.search(word) else None


def named(texts: Texts, base: str, word: str) -> str | None:
    """What the texts call a word of a line, or a whole line, by itself."""
    key = f"position-{base}-{word}"
    return texts.text(key) if word and texts.has(key) else None


# What is expected -------------------------------------------------------------------------------------


def asked(
    texts: Texts, lines: Mapping[str, Sequence[str]], seats: Sequence[int], viewer: int, names: Sequence[str]
) -> str:
    """What the seats that must decide are expected to do, in the game's words; empty if the game has none.

    The first message counts that fits a line of the position, as `asks-phase-bid` or `asks-handicap`; else `asks`.
    """
    key = asked_key(texts.keys, lines)
    if not key:
        return ""
    listed = texts.listed([texts.seat(seat, names) for seat in seats])
    who = "you" if viewer in seats else "other"
    return texts.text(key, {"who": who, "names": listed, "count": len(seats)})


def asked_key(keys: Collection[str], lines: Mapping[str, Sequence[str]]) -> str:
    """The key of the message that says what a position asks, if there is one."""
    for label, words in lines.items():
        for key in (*(f"asks-{label}-{word}" for word in words), f"asks-{label}"):
            if key in keys:
                return key
    return "asks" if "asks" in keys else ""
