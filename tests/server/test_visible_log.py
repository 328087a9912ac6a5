"""The log as each page is told it, part by part: nothing is missing, and no part costs more than another."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.shapes import SPECTATOR
from tablee.server.tables.presenter import VisibleLog

EVENTS = 700


def step(match: Match, dice: random.Random) -> None:
    """One legal action."""
    seat = match.to_act()[0]
    match.act(seat, dice.choice(match.legal(seat)))


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of Python a piece of work runs."""
    count = 0

    def trace(_: FrameType, event: str, __: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


@pytest.mark.plain  # compiled lines cannot be counted
def test_a_late_event_costs_no_more_than_an_early_one() -> None:
    """Counted over a game of Pique Plume: the same work for the last moves as for the first."""
    match = Match(registry.get("pique-plume"), 4, SeededChance(3), {"turn_limit": 0}, hashing=False)
    dice = random.Random(3)
    lines = VisibleLog()
    lines.note(match)
    costs: list[int] = []
    while len(match.told) < EVENTS and not match.is_over():
        step(match, dice)
        costs.append(lines_run(lambda: lines.part(match, SPECTATOR, lines.note(match))))
    assert len(match.told) >= EVENTS
    tenth = len(costs) // 10
    assert max(costs[-tenth:]) <= max(costs[tenth : 2 * tenth]) * 1.5


@pytest.mark.parametrize("slug", registry.slugs())
def test_parts_make_up_the_whole(slug: str) -> None:
    """A page that was told every part knows what one that comes now is told."""
    match = Match(registry.get(slug), None, SeededChance(5), hashing=False)
    dice = random.Random(5)
    lines = VisibleLog()
    viewers = [SPECTATOR, *range(int(match.state.players))]
    known: dict[int, dict[str, Any]] = {viewer: {} for viewer in viewers}
    for _ in range(60):
        delta = lines.note(match)
        for viewer in viewers:
            known[viewer] |= {line.id: line for line in lines.part(match, viewer, delta)}
            assert list(known[viewer].values()) == lines.whole(match, viewer)
        if match.is_over():
            break
        step(match, dice)


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_line_says_whose_action_it_was(slug: str) -> None:
    """The seat of its entry; the deal and secret choices that are opened together are nobody's alone."""
    match = Match(registry.get(slug), registry.get(slug).players[-1], SeededChance(5), hashing=False)
    dice = random.Random(5)
    for _ in range(60):
        if not match.is_over():
            step(match, dice)
    lines = VisibleLog()
    lines.note(match)
    for line, (number, told) in zip(lines.whole(match, SPECTATOR), match.told, strict=True):
        entry = match.entries[number]
        if not entry.secret:
            assert line.seat == entry.seat
        elif getattr(told.event, "seat", -1) != entry.seat:
            assert line.seat == -1
