"""Ended games, step by step: the same as a replay from the start, for the price of a few entries."""

from __future__ import annotations

import asyncio

import pytest

from tablee.engine import registry
from tablee.engine.record import record_of, replay
from tablee.engine.refusal import Refused
from tablee.server.tables import presenter, replays
from tablee.server.tables.replays import EVERY, Replays
from tests.server.games import dealt, played

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("slug", registry.slugs())
async def test_a_moment_is_what_a_replay_from_the_start_gives(slug: str) -> None:
    """View, events and who must decide, from every side; undone entries among them."""
    table = played(slug, 4, most=60)
    match = table.playing()
    found = await Replays().of(table)
    for number in range(0, len(match.entries), 3):
        then = replay(record_of(match, ending="agreed"), number)
        for viewer in (-2, -1, 0):
            moment = found.moment(number, viewer)
            assert bytes(moment.view) == presenter.encoded(then.state.view(viewer))
            assert moment.to_act == then.to_act()
            indices = [index for index, (entry, _) in enumerate(then.told) if entry == number]
            lines = [presenter.log_line(then, index, viewer, frozenset()) for index in indices]
            assert presenter.encoded(moment.log) == presenter.encoded(lines)


@pytest.mark.parametrize("slug", registry.slugs())
async def test_all_that_a_viewer_was_told(slug: str) -> None:
    """Entry by entry as in the moments, without what was taken back; for nobody who never sat there."""
    table = played(slug, 4, most=60)
    found = await Replays().of(table)
    for viewer in (-2, -1, 0):
        kept = [entry.number for entry in found.entries if not entry.undone]
        assert found.log(viewer) == [line for number in kept for line in found.moment(number, viewer).log]
    with pytest.raises(Refused, match="no-such-seat"):
        found.log(len(table.seats))


async def test_a_step_plays_a_few_entries_at_most() -> None:
    """However late in the game it is; the game itself is walked through once."""
    table = played("formula-de", 1)
    all_ = Replays()
    found = await all_.of(table)
    assert found.plays == 0
    assert len(found.entries) > 20 * EVERY
    for number in range(len(found.entries)):
        before = found.plays
        (await all_.of(table)).moment(number, -2)
        assert found.plays - before < EVERY


async def test_others_go_on_during_the_first_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    """It waits for them again and again, and two who ask at once wait for the same pass."""
    monkeypatch.setattr(replays, "TURN_SECONDS", -1.0)
    table = played("kahuna", 2)
    all_ = Replays()
    asked = [asyncio.create_task(all_.of(table)) for _ in range(2)]
    turns = 0
    while not asked[0].done():
        await asyncio.sleep(0)
        turns += 1
    assert turns >= len(table.playing().entries) - 1
    assert await asked[0] is await asked[1]


async def test_only_some_games_are_kept() -> None:
    """Those that somebody looked at last."""
    all_ = Replays(2)
    tables = [played("tiny", seed, id_=f"t{seed}") for seed in range(3)]
    first = await all_.of(tables[0])
    await all_.of(tables[1])
    assert await all_.of(tables[0]) is first
    await all_.of(tables[2])
    assert list(all_.found) == ["t0", "t2"]


async def test_a_game_that_goes_on_is_not_shown() -> None:
    """Nor an entry that there is not."""
    with pytest.raises(Refused, match="not-over"):
        await Replays().of(dealt("tiny"))
    with pytest.raises(Refused, match="no-such-entry"):
        (await Replays().of(played("tiny", 1))).moment(-1, -2)
