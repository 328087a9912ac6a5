"""Rules versions: a table goes on under the version it was begun with, and its record verifies under it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.record import Verdict, read_record, record_of, resume, verify, write_record
from tablee.engine.state import Fixed
from tablee.engine.texts import texts
from tablee.games.tiny.rules import Islands

SLUG = "harbour"


@pytest.fixture
def harbour() -> Iterator[Game]:
    """A game of which only version 1 is known."""
    yield registry.register(replace(registry.get("tiny", 1), slug=SLUG, fixed_cache={}))
    for version in (1, 2):
        registry.registered.pop((SLUG, version), None)


def play_some(match: Match, entries: int) -> None:
    """Plays first-legal actions until the log has this many entries, or the game is over."""
    while match.to_act() and len(match.entries) < entries:
        seat = match.to_act()[-1]
        match.play(seat, match.legal(seat)[-1])


def test_a_table_goes_on_under_its_own_version(harbour: Game) -> None:
    """A new version that is registered meanwhile serves new tables only."""
    match = Match(registry.get(SLUG), 2, SeededChance(3))
    play_some(match, 9)
    saved = write_record(record_of(match, {"seed": "3"}))
    registry.register(replace(registry.get("tiny", 2), slug=SLUG, fixed_cache={}))
    assert registry.get(SLUG).version == 2
    again = resume(read_record(saved))
    assert again.game is harbour
    play_some(again, 10_000)
    record = read_record(write_record(record_of(again, {"seed": "3"})))
    assert record.tags["version"] == "1"
    assert verify(record) is Verdict.CONSISTENT


def test_a_version_names_only_what_differs() -> None:
    """All else is that of the version it is derived from, which does not change."""
    newer = registry.get("tiny", 2)
    older = newer.derive(1, "tablee.games.tiny.v1", longest=99)
    assert (older.version, older.package, older.longest, older.base) == (1, "tablee.games.tiny.v1", 99, newer)
    assert (older.state, older.actions, older.views) == (newer.state, newer.actions, newer.views)
    assert (newer.version, newer.base) == (2, None)


def test_versions_prepare_their_tables_apart() -> None:
    """What one of them makes of the options is not given to the other."""
    newer = registry.get("tiny", 2)
    older = newer.derive(1, "tablee.games.tiny.v1", make_fixed=Fixed)
    assert isinstance(newer.default_fixed(), Islands)
    assert type(older.default_fixed()) is Fixed


def test_a_rule_that_a_version_drops_is_not_in_its_book() -> None:
    """Nor anything but that rule is missing."""
    newer = registry.get("tiny", 2)
    older = newer.derive(1, "tablee.games.tiny.v1", dropped=["TIN-3.5"])
    books = [texts(game, "en").rules() for game in (newer, older)]
    assert [rule for rule in books[0] if rule != "TIN-3.5"] == books[1] != books[0]


def test_a_copy_of_a_state_stays_in_its_version() -> None:
    """What looks ahead plays on by the same rules."""
    for version in registry.versions("tiny"):
        state = registry.get("tiny", version).new(2, SeededChance(1))
        assert type(state.clone()) is type(state)
