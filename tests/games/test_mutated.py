"""Changed texts of every kind that people bring are refused in sentences, or work."""

import pytest

from tests.games.mutated import TooMuch, bounded, prove_many


@pytest.mark.parametrize(("slug", "count"), [("formula-de", 40), ("biathlon", 200), ("tour-de-france", 200)])
def test_what_is_called_good_can_be_drawn_and_played(slug: str, count: int) -> None:
    """A few of the many that `python -m tests.games.mutated` looks at; both kinds occur."""
    counts = prove_many(slug, count, first=1)
    assert counts["good"] > 0
    assert counts["refused"] > 0


def test_work_without_end_is_noticed() -> None:
    """The count of lines stops a loop."""
    with pytest.raises(TooMuch), bounded(1000):
        numbers(10**9)


def test_work_is_counted() -> None:
    """Each turn of a loop counts, in a comprehension too."""
    with bounded() as count:
        assert len(numbers(500)) == 500
    assert count["lines"] > 500


def numbers(count: int) -> list[int]:
    """Something that takes as many turns as it is told."""
    return [number * number for number in range(count)]
