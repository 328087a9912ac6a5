"""Fast arrays and whole numbers: the one place that knows where they come from."""

from librt.vecs import append as append
from librt.vecs import vec as vec
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8


def zeros(size: i64) -> vec[i64]:
    return filled(size, 0)


def filled(size: i64, value: i64) -> vec[i64]:
    """An array that holds `value` in each of its `size` places."""
    out = vec[i64](capacity=size)
    for _ in range(size):
        out = append(out, value)
    return out


def total(values: vec[i64]) -> i64:
    out: i64 = 0
    for value in values:
        out += value
    return out
