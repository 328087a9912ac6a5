"""Texts that people bring: whether they can be read when they are shown, and how much of one is repeated."""

import unicodedata

BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
JOINER = "\u200d"  # within one picture of several people
UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})  # categories of Unicode
SEEN = frozenset("LNPS")  # letters, numbers, punctuation, symbols
MOST_MARKS = 4  # on top of one another
REPEATED = 120  # letters of a bad text that a finding repeats


def is_legible(text: str) -> bool:
    """Does a text show something, and nothing that hides, turns or covers what is beside it?"""
    kinds = [unicodedata.category(letter) for letter in text]
    if any(kind in UNSEEN and letter != JOINER for letter, kind in zip(text, kinds, strict=True)):
        return False
    if "M" * (MOST_MARKS + 1) in "".join(kind[0] for kind in kinds):
        return False
    return any(kind[0] in SEEN and letter not in BLANKS for letter, kind in zip(text, kinds, strict=True))


def is_encodable(text: str) -> bool:
    """Can a text be written down? Half of a surrogate pair cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def repeated(text: object, most: int = REPEATED) -> str:
    """As much of a bad text as helps to find it."""
    found = "".join(letter if letter.isprintable() else "�" for letter in str(text)[: most + 1])
    return found if len(found) <= most else found[: most - 1] + "…"
