"""Rules versions: a table goes on under the version it was begun with, and its record verifies under it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tablee.engine import registry
from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.record import Verdict, read_record, record_of, resume, verify, write_record

SLUG = "harbour"


@pytest.fixture
def harbour() -> Iterator[Game]:
    """A game of which only version 1 is known."""
    yield registry.register(replace(registry.get("tiny", 1), slug=SLUG, prepared={}))
    for version in (1, 2):
        registry.registered.pop((SLUG, version), None)


def play_some(match: Match, entries: int) -> None:
    """Plays first-legal actions until the log has so many entries, or the game is over."""
    while match.to_act() and len(match.entries) < entries:
        seat = match.to_act()[-1]
        match.play(seat, match.legal(seat)[-1])


def test_a_table_goes_on_under_its_own_version(harbour: Game) -> None:
    """A new version that is registered meanwhile serves new tables only."""
    match = Match(registry.get(SLUG), 2, SeededChance(3))
    play_some(match, 9)
    saved = write_record(record_of(match, {"seed": "3"}))
    registry.register(replace(registry.get("tiny", 2), slug=SLUG, prepared={}))
    assert registry.get(SLUG).version == 2
    again = resume(read_record(saved))
    assert again.game is harbour
    play_some(again, 10_000)
    record = read_record(write_record(record_of(again, {"seed": "3"})))
    assert record.tags["version"] == "1"
    assert verify(record) is Verdict.CONSISTENT


@pytest.mark.parametrize(("version", "winner"), [(1, 0), (2, 1)])
def test_the_versions_differ_in_a_drawn_auction(version: int, winner: int) -> None:
    """TIN-3.4: a draw went to the crew that called, and goes to the other one now."""
    game = registry.get("tiny", version)
    deal = ScriptedChance(*(f"card {card}" for card in ("1", "2", "3", "1", "2", "3", "4", "4")))
    match = Match(game, 2, deal, {"preset": "short"})
    for seat, action in [(0, "bury card=4"), (0, "call islet=1")]:
        match.play(seat, action)
    for seat in (0, 1):
        match.play(seat, "bid number=2")
        match.play(seat, "bid number=none")
    assert match.state.to_act() == [1 - winner]
