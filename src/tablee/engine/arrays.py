"""Fast arrays, whole numbers and sets of bits: the one place that knows where they come from."""

from typing import Final

from librt.vecs import append as append
from librt.vecs import vec as vec
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8

WORD: Final = 32  # bits of one number of a set: products with it fit into an i64
WHOLE: Final = 0xFFFFFFFF
DE_BRUIJN: Final = 0x077CB531  # shifted by each number from 0 to 31, it begins with other five bits
PLACES: Final = vec[i64](sorted(range(WORD), key=lambda place: (DE_BRUIJN * 2**place & WHOLE) >> 27))
BITS: Final = vec[i64]([2**place for place in range(WORD)])
MANY: Final = 1024
ZEROS: Final = vec[i64]([0] * MANY)


def zeros(size: i64) -> vec[i64]:
    return ZEROS[:size] if size <= MANY else filled(size, 0)


def filled(size: i64, value: i64) -> vec[i64]:
    """An array that holds `value` in each of its `size` places."""
    if size <= MANY:  # a copy is quicker than to append, one by one
        out = ZEROS[:size]
        for place in range(size):
            out[place] = value
        return out
    out = vec[i64](capacity=size)
    for _ in range(size):
        out = append(out, value)
    return out


def total(values: vec[i64]) -> i64:
    out: i64 = 0
    for value in values:
        out += value
    return out


def words_for(size: i64) -> i64:
    """How many numbers hold a set of so many things, a bit for each."""
    return (size + WORD - 1) // WORD


def lowest(bits: i64) -> i64:
    """The place of the lowest of some bits of one number."""
    return PLACES[((bits & -bits) * DE_BRUIJN >> 27) & 31]


def ones(bits: i64) -> i64:
    """How many bits of one number are set."""
    bits -= (bits >> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333)
    return ((bits + (bits >> 4) & 0x0F0F0F0F) * 0x01010101 >> 24) & 0x3F


def include(words: vec[i64], at: i64, bits: i64) -> None:
    """Adds up to 31 neighbours to a set, a bit for each of them from `at` on."""
    place = at >> 5
    spread = bits << (at & 31)
    words[place] |= spread & WHOLE
    if spread > WHOLE:
        words[place + 1] |= spread >> WORD


def members(words: vec[i64]) -> list[int]:
    """What is in a set, ascending."""
    out: list[int] = []
    first: i64 = 0
    for word in words:
        bits = word
        while bits:
            out.append(first + lowest(bits))
            bits &= bits - 1
        first += WORD
    return out


def nth(words: vec[i64], before: i64) -> i64:
    """The member of a set that so many others come before."""
    first: i64 = 0
    for word in words:
        if word:
            here = ones(word)
            if before < here:
                bits = word
                while before:
                    bits &= bits - 1
                    before -= 1
                return first + lowest(bits)
            before -= here
        first += WORD
    raise IndexError


def size_of(words: vec[i64]) -> i64:
    """How many are in a set."""
    out: i64 = 0
    for bits in words:
        if bits:
            out += ones(bits)
    return out
