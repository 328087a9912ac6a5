"""Texts that people bring: what can be read, and how much of a bad one is repeated."""

import pytest

from tablee.engine.lettering import is_encodable, is_legible, repeated


@pytest.mark.parametrize(
    "text", ["Le Môle", "L'Épingle du Palais", "3", "?", "Cafe\u0301", "名前", "👩\u200d🚀", "a\u00a0b"]
)
def test_what_shows_something_is_legible(text: str) -> None:
    """Letters, figures, signs and pictures, with their accents."""
    assert is_legible(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "\u3164",
        "\u2800",
        "\u0301\u0301",
        "a\nb",
        "a\x00",
        "a\u202eb",
        "a\u200bb",
        "\u200d",
        "\ud800",
        "a" + "\u0301" * 5,
        "\ue000",
    ],
)
def test_what_hides_or_covers_is_not(text: str) -> None:
    """Nothing, blank letters, marks alone or in heaps, line breaks, turned writing, halves of a letter."""
    assert not is_legible(text)


def test_half_a_letter_cannot_be_written() -> None:
    """Neither into a file nor to a page."""
    assert is_encodable("é 🚀")
    assert not is_encodable("a\ud83d")


def test_a_bad_text_is_repeated_in_part() -> None:
    """On one line, and only its beginning."""
    assert repeated("abc") == "abc"
    assert repeated("a\nb\x00\ud800") == "a�b��"
    assert repeated("x" * 500, 10) == "xxxxxxxxx…"
