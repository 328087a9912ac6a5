"""Arrays of whole numbers."""

import random

import pytest

from tablee.engine.arrays import (
    WORD,
    filled,
    i64,
    include,
    lowest,
    members,
    nth,
    ones,
    size_of,
    total,
    vec,
    words_for,
    zeros,
)


def test_new_arrays_hold_what_was_asked() -> None:
    """An array has the size and the value it was made with, even if it is empty."""
    assert list(zeros(3)) == [0, 0, 0]
    assert list(filled(2, -1)) == [-1, -1]
    assert list(zeros(0)) == []


def test_the_sum_of_an_array() -> None:
    """The sum counts every place; of nothing it is 0."""
    assert total(vec[i64]([3, -1, 5])) == 7
    assert total(zeros(0)) == 0


def test_a_slice_is_a_copy() -> None:
    """`clone` copies arrays by slicing: the copy goes its own way."""
    values = vec[i64]([1, 2])
    copy = values[:]
    copy[0] = 9
    assert list(values) == [1, 2]


def test_bits_of_a_number() -> None:
    """The lowest one is found wherever it is, and all are counted."""
    dice = random.Random(1)  # noqa: S311 (no secret)
    numbers = [1 << place for place in range(WORD)] + [dice.randrange(1, 1 << WORD) for _ in range(200)]
    for bits in numbers:
        assert lowest(bits) == (bits & -bits).bit_length() - 1
        assert ones(bits) == bits.bit_count()
    assert ones(0) == 0


def test_a_set_holds_what_it_was_given() -> None:
    """Neighbours may lie on both sides of a boundary; each member is found by how many come before it."""
    dice = random.Random(2)  # noqa: S311 (no secret)
    for _ in range(100):
        words, expected = zeros(words_for(179)), set()
        for _ in range(4):
            at, bits = dice.randrange(179 - 27), dice.randrange(1 << 27)
            include(words, at, bits)
            expected |= {at + place for place in range(27) if bits >> place & 1}
        assert members(words) == sorted(expected)
        assert size_of(words) == len(expected)
        assert [nth(words, before) for before in range(len(expected))] == sorted(expected)
        with pytest.raises(IndexError):
            nth(words, len(expected))
