"""Arrays of whole numbers."""

from tablee.engine.arrays import filled, i64, total, vec, zeros


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
