"""Which limits of an event have run out, asked of one event without a look at all the others."""

from __future__ import annotations

import pytest

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.shapes import Event, Until


def played(slug: str, seed: int, entries: int) -> Match:
    """A match in which so much was played at random, and taken back now and then."""
    match = Match(registry.get(slug), None, SeededChance(seed), hashing=False)
    dice = SeededChance(seed + 100)
    while not match.is_over() and len(match.entries) < entries:
        seat = match.to_act()[0]
        if match.can_undo(seat) and dice.below(5) == 0:
            match.undo(seat)
        else:
            legal = match.legal(seat)
            match.act(seat, legal[dice.below(len(legal))])
    return match


def lapses(match: Match) -> list[frozenset[Until]]:
    """What has run out of each event, found by reading the whole log from its end."""
    out: list[frozenset[Until]] = []
    gone: set[Until] = set()
    later: set[type[Event]] = set()
    for entry, told in reversed(match.told):
        if entry != match.entries[-1].number:
            gone.add(Until.NEXT_ACTION)
        out.append(frozenset({*gone, Until.NEXT_OF_KIND} if type(told.event) in later else gone))
        later.add(type(told.event))
        if told.reveal:
            gone.add(Until.REVEAL)
    return out[::-1]


@pytest.mark.parametrize("slug", registry.slugs())
def test_one_event_is_judged_as_the_whole_log_would(slug: str) -> None:
    """Also after something was taken back."""
    for seed, entries in ((1, 5), (2, 20), (3, 60)):
        match = played(slug, seed, entries)
        assert [match.lapsed(index) for index in range(len(match.told))] == lapses(match)


@pytest.mark.parametrize("since", [0, 7, 1000])
def test_events_since_an_entry(since: int) -> None:
    """All from that entry on, as they may still be seen."""
    match = played("pique-plume", 4, 20)
    expected = [
        (entry, told.seen_by(0, lapsed))
        for (entry, told), lapsed in zip(match.told, lapses(match), strict=True)
        if entry >= since
    ]
    assert match.events(0, since) == expected


@pytest.mark.parametrize("slug", registry.slugs())
def test_a_match_that_is_forked_for_every_entry_is_the_same(slug: str) -> None:
    """Entries and events, even after an undo, and where a fork was thrown away."""
    dice = SeededChance(7)
    match = Match(registry.get(slug), None, SeededChance(6), hashing=False)
    plain = match.fork()
    for number in range(80):
        seats = match.to_act()
        if not seats:
            break
        is_undo = match.can_undo(seats[0]) and dice.below(4) == 0
        legal = match.legal(seats[0])
        action = legal[dice.below(len(legal))]
        for one in (match.fork(), match.fork(), plain) if number % 5 == 0 else (match.fork(), plain):
            one.chance = SeededChance(number)
            before = (list(match.entries), list(match.told))
            if is_undo:
                one.undo(seats[0])
            else:
                one.act(seats[0], action)
            if one is not plain:
                assert (match.entries, match.told) == before
                next_ = one
        match = next_
        assert match.entries == plain.entries
        assert match.told == plain.told
        assert [match.lapsed(index) for index in range(len(match.told))] == lapses(match)
