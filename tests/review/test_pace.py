"""How fine a review is: as fine as the time allows, and where that is little, of fewer moments and decisions."""

from collections.abc import Callable

import pytest

from tablee.review import pace
from tablee.review.pace import LEAST, MOST, affordable, pace_within, sketch_of, timed
from tablee.review.reviewing import FIRST, parts_of, review
from tablee.review.shapes import Fineness
from tablee.server.tables.reviews import can_be_finer, finer_than
from tests.review.test_reviewing import adds_up, cut_short


def test_a_fast_machine_looks_at_everything() -> None:
    """Powers of two, so that like machines give like reviews."""
    assert affordable(70.0, 33.0) == Fineness(64, 32)
    assert affordable(1e9, 1e9) == Fineness(MOST, MOST)


@pytest.mark.parametrize(("rollouts", "iterations"), [(100.0, 3.0), (0.7, 100.0), (2.0, 0.3), (0.01, 0.01)])
def test_a_slow_machine_or_a_long_game_looks_at_less_in_the_same_time(rollouts: float, iterations: float) -> None:
    """Never at so few games that they tell nothing; all in all not at more than there is time for."""
    found = affordable(rollouts, iterations)
    assert found.every > 1
    assert LEAST <= found.rollouts <= rollouts * found.every
    assert LEAST <= found.iterations <= iterations * found.every


class Clock:
    """Processor time that passes only when a probe takes it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        self.probed: list[tuple[int, int]] = []
        monkeypatch.setattr("tablee.review.pace.time.process_time", lambda: self.now)

    def probe(self, seconds: float) -> Callable[[int, int], None]:
        """Takes so long for each game."""

        def play(thing: int, games: int) -> None:
            self.probed.append((thing, games))
            self.now += seconds * games

        return play


def test_a_slow_machine_is_timed_by_a_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """At different places: one of them alone may be short or long."""
    clock = Clock(monkeypatch)
    assert timed(range(100), clock.probe(0.5), 0.4) == pytest.approx(0.5)
    assert clock.probed == [(0, 4), (61, 4), (23, 4)]
    assert timed([], clock.probe(0.5), 0.4) == 0.0


def test_a_fast_machine_is_timed_by_more_games_as_long_as_there_is_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first ones, when everything is new to the process, do not count."""
    clock = Clock(monkeypatch)
    assert timed(range(100), clock.probe(0.0001), 0.4) == pytest.approx(0.0001)
    assert len({thing for thing, games in clock.probed if games == 16}) == 24
    clock.probed.clear()
    timed(range(100), clock.probe(0.002), 0.4)
    assert sum(games == 16 for _, games in clock.probed) == 13  # 0.032 s each


def test_a_decision_is_timed_with_all_that_is_done_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where bad players are compared with better ones again and again, a review is coarser."""
    clock = Clock(monkeypatch)

    def fineness(seconds: float) -> Fineness:
        monkeypatch.setattr(pace, "judge", lambda _, __, part: clock.probe(seconds)(0, part.games))
        monkeypatch.setattr(pace, "worth_of", lambda _, games, __: clock.probe(0.001)(0, games))
        return pace_within(cut_short("kahuna"), 5.0, 5.0).fineness

    quick, slow = fineness(0.001), fineness(0.004)
    assert quick.iterations == 4 * slow.iterations
    assert quick.rollouts == slow.rollouts


def test_a_first_curve_is_sketched_where_it_would_come_late() -> None:
    assert sketch_of(float(FIRST), Fineness(64, 32)) is None
    assert sketch_of(3.5, Fineness(64, 32)) == Fineness(3, 0)
    assert sketch_of(0.3, Fineness(16, 8, 8)) == Fineness(1, 0, 4)
    assert sketch_of(2.0, Fineness(16, 8, 4)) is None  # it looks at few moments anyway


def test_a_review_of_some_moments_and_decisions_adds_up() -> None:
    """What is not looked at stays as it was, and counts as luck."""
    record = cut_short("kahuna")
    whole, some = review(record, Fineness(2, 4)), review(record, Fineness(2, 4, 3))
    assert adds_up(some)
    assert len(some.moments) == len(whole.moments)
    judged = [(one.entry, one.step) for one in whole.judgements[:-1]]  # the last of them is giving up
    assert [(one.entry, one.step) for one in some.judgements[:-1]] == judged[::3]
    assert some.moments[3].chances == some.moments[4].chances == whole.moments[3].chances


def test_every_moment_is_in_one_part() -> None:
    """Of each curve, the first and the rest, however it is cut."""
    for every in (1, 3, 8):
        parts = [one for one in parts_of("", Fineness(32, 8, every), 1, 50, 0) if not one.judging]
        for skipped in (0, FIRST):
            seen = [at for one in parts if one.skipped == skipped for at in range(one.first, one.end)]
            assert seen == list(range(50))


def test_a_finer_review_looks_at_more_first_and_then_more_closely() -> None:
    assert finer_than(Fineness(16, 8, 8)) == Fineness(16, 8, 2)
    assert finer_than(Fineness(16, 8, 2)) == Fineness(32, 16)
    assert finer_than(Fineness(16, 8)) == Fineness(64, 32)
    assert can_be_finer(Fineness(16, MOST * 4, 2))
