"""The benchmark: what is measured, and how it is told. Speeds themselves are nobody's test."""

import pytest

from tablee.lab.bench import OWN_TASKS, Results, Worker, applies, markdown, table
from tablee.lab.measure import TASKS, Rate

QUICK = [*(task for task in OWN_TASKS if task != "memory"), "plain_search"]  # that one takes its time whatever is asked


def test_a_worker_measures_another_build() -> None:
    """A process of its own answers; it goes on after an answer."""
    with Worker(None) as worker:
        for task in ("python_loop", "clone"):
            assert worker.measure(task, "tiny", 0.01).per_second() > 0
    assert worker.process.returncode is not None


@pytest.mark.parametrize("task", QUICK)
def test_every_task_measures_something(task: str) -> None:
    """In about the time that it is given."""
    rate = TASKS[task]("tiny", 0.01)
    assert rate.per_second() > 0
    assert rate.seconds >= 0.01


def test_more_players_are_measured_where_a_game_takes_them() -> None:
    """Four, if they are neither the fewest nor the most, and the most, if there is a choice."""
    assert [slug for slug in ("kahuna", "tiny", "olympiades", "formula-de") if applies("four_loop", slug)] == [
        "formula-de"
    ]
    assert not applies("most_loop", "kahuna")
    assert applies("most_loop", "olympiades")
    assert applies("python_loop", "kahuna")


def test_the_best_of_the_rounds_is_told_beside_the_peer() -> None:
    """Of memory the least; a ratio where there is a peer, and none of the peer itself."""
    results = Results()
    for decisions in (100, 300, 200):
        results.add("plain", "python_loop", "tiny", Rate(1.0, games=10, decisions=decisions, forced=100))
    for size in (500.0, 400.0, 600.0):
        results.add("plain", "memory", "tiny", Rate(1.0, other=size))
    results.add("plain", "clone", "tiny", Rate(2.0, other=1_000_000))
    results.add("openspiel", "peer_loop", "connect_four", Rate(1.0, games=1, decisions=150))
    assert table(results) == [
        ("plain", "tiny", "clone", "2.00 µs", ""),
        ("plain", "tiny", "resident bytes of a kept clone", "400 B", ""),
        ("openspiel", "connect_four", "decisions/s, loop in Python", "150 (1 games/s; 0 % more forced)", ""),
        ("plain", "tiny", "decisions/s, loop in Python", "300 (10 games/s; 25 % more forced)", "2.00 ×"),
    ]
    assert "| plain | tiny | clone | 2.00 µs |  |" in markdown(results, "tablee bench", "a machine")
