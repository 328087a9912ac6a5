"""The model of docs/scale.md: the table is what the command prints, and a simulation agrees with the arithmetic."""

from __future__ import annotations

import pytest

from benchmarks import scale


def costs() -> scale.Costs:
    """As they were measured."""
    return scale.measured(scale.RESULTS.read_text(encoding="utf-8"))


def test_the_document_holds_what_the_command_prints() -> None:
    """`python -m benchmarks.scale --write` brings it up to date."""
    document = scale.DOCUMENT.read_text(encoding="utf-8")
    assert scale.markdown(costs()) in document
    assert scale.written(document, scale.markdown(costs())) == document


@pytest.mark.parametrize("tables", scale.TABLES)
def test_a_simulation_agrees_with_the_arithmetic(tables: int) -> None:
    """What one process does in a few seconds, moves coming at random."""
    one = scale.needs(tables, costs())
    seen = scale.simulate(one.moves / one.processes, costs().move, 20.0, one.processes)
    assert seen.busy == pytest.approx(one.moves * costs().move / one.processes, rel=0.05)
    # Moves leave a busy processor more evenly than they come, so that fewer of them share a commit.
    assert seen.commits == pytest.approx(one.commits / one.processes, rel=0.15)
    assert seen.messages == pytest.approx(one.messages / one.processes, rel=0.1)


def test_rare_events_are_groups_of_their_own() -> None:
    """And many share one."""
    assert scale.groups(0.01, 0.005) == pytest.approx(0.01, rel=0.001)
    assert scale.groups(100_000, 0.005) == pytest.approx(200, rel=0.001)
