"""A server that starts: nothing is loaded before somebody asks for it or it must act; and what is idle goes again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from tablee.server import protocol as p
from tablee.server.store.store import Append, Store, sqlite_url
from tablee.server.tables import log, referee
from tablee.server.tables.loading import LOOK_SECONDS
from tablee.server.tables.registry import TableRegistry
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.many import copy_tables
from tests.server.players import BotsHere, HousePlayer, begun, sit

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def restarted(registry: TableRegistry, later: float = 0.0) -> AsyncIterator[TableRegistry]:
    """The next process on the same data, some time later."""
    now = registry.now
    other = TableRegistry(Store(registry.store.url), registry.settings, now=lambda: now() + later, bots=BotsHere())
    await other.open()
    yield other
    await other.close()


async def until(holds: Callable[[], bool]) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - several things may bring it about
            await asyncio.sleep(0.01)


async def test_many_running_tables_are_not_loaded(tmp_path: Path) -> None:
    """The lobby lists them all the same."""
    url = sqlite_url(tmp_path / "tables.sqlite")
    registry = TableRegistry(Store(url), QUICK)
    await registry.open()
    table, _ = await begun(registry, "kahuna", public=True)
    await registry.close()
    copy_tables(tmp_path / "tables.sqlite", table, 500)
    again = TableRegistry(Store(url), QUICK)
    await again.open()
    assert await again.loader.look_after() == 0
    assert len((await again.lobby("a")).tables) == 100
    assert not again.tables
    await HousePlayer(again, "a", 0).greet(f"{table}-7")
    assert list(again.tables) == [f"{table}-7"]
    await again.close()


async def test_a_bot_goes_on_although_nobody_comes(registry: TableRegistry) -> None:
    """A game of bots that was stopped in the middle is played to its end by the next process."""
    await registry.name("a", "Ana")
    made = await registry.create("a", p.NewTable("tiny", ["bot:random", "bot:novice"], {"preset": "short"}))
    ana = HousePlayer(registry, "a")
    await ana.greet(made.table)
    registry.settings = replace(registry.settings, delay=(600.0, 600.0))
    await ana.do("start")
    registry.tables[made.table].stop()
    registry.settings = QUICK
    async with restarted(registry) as other:
        await until(lambda: made.table in other.tables and other.tables[made.table].table.is_over)


async def test_a_clock_is_looked_after_in_time(registry: TableRegistry) -> None:
    """Not before."""
    table, _ = await begun(registry, "kahuna", clock=120)
    async with restarted(registry) as early:
        await early.loader.look_after()
        assert not early.tables
    registry.tables[table].stop()
    async with restarted(registry, later=120 - LOOK_SECONDS / 2) as other:
        await until(lambda: table in other.tables)
        assert not other.tables[table].table.playing().entries[1:]


async def test_contributions_that_stay_away_call_the_start_off_after_a_restart(registry: TableRegistry) -> None:
    """Whether anybody comes or not."""
    table, players = await sit(registry, "kahuna")
    for player in players:
        await player.get_ready()
    registry.tables[table].stop()
    async with restarted(registry, later=QUICK.closing_seconds + 1) as other:
        await until(lambda: table in other.tables and other.tables[table].table.phase == "gathering")


async def test_what_had_to_follow_follows_after_a_restart(registry: TableRegistry) -> None:
    """A process that dies between the last contribution and the deal leaves the deal to the next."""
    table, players = await sit(registry, "kahuna")
    for player in players:
        await player.get_ready()
    await players[0].contribute()
    live = registry.tables[table]
    entry = referee.contribute(live.table, "b", 1, players[1].contribution.hex())
    after = live.table.after(entry, registry.now())
    after.prove(log.written(entry))
    one = Append(table, live.table.version, log.written(entry), after.moved, "c", proof=after.proof)
    one.row = live.journal.row(after)
    assert await registry.store.append(one)
    live.stop()
    async with restarted(registry) as other:
        await until(lambda: table in other.tables and other.tables[table].table.phase == "playing")


async def test_idle_tables_leave_the_memory_and_come_back(registry: TableRegistry) -> None:
    """As they were; those that somebody watches or that must act stay."""
    registry.settings = replace(registry.settings, cached_tables=0)
    idle, players = await begun(registry, "kahuna")
    watched, _ = await begun(registry, "kahuna")
    clocked, others = await begun(registry, "kahuna", clock=30)
    before = registry.tables[idle].table.playing().view(0)
    for player in (*players, *others):
        player.leave()
    registry.now = lambda now=registry.now: now() + 15  # type: ignore[misc]
    registry.loader.make_room()
    assert set(registry.tables) == {watched, clocked}
    assert (await registry.find(idle)).table.playing().view(0) == before


async def test_an_order_that_will_be_carried_out_is_looked_after(registry: TableRegistry) -> None:
    """A standing order counts like a bot; when it is lifted nobody acts."""
    registry.settings = replace(registry.settings, delay=(600.0, 600.0))
    table, asked = await answering(registry)
    await asked.do("order", seat=asked.seat, name="never-answer", on=True)
    assert table in await registry.store.due(registry.now())
    await asked.do("order", seat=asked.seat, name="never-answer", on=False)
    assert table not in await registry.store.due(registry.now())


async def answering(registry: TableRegistry) -> tuple[str, HousePlayer]:
    """A table at which somebody has attempted something, and the seat that must answer."""
    while True:
        table, players = await begun(registry, "medailles", players=3)
        one = next(player for player in players if player.decision)
        assert one.decision is not None
        attempts = [action for action in one.decision["actions"] if action["named"].endswith("k=1")]
        for attempt in attempts[:1]:
            await one.act(attempt["action"])
        asked = next(player for player in players if player.position["to_act"] == [player.seat])
        if asked is not one:
            return table, asked


@pytest.fixture
async def lagging(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    """A registry in which the rows of tables wait until somebody writes them."""
    opened = TableRegistry(
        Store(sqlite_url(tmp_path / "tables.sqlite")), replace(QUICK, row_seconds=600.0), bots=BotsHere()
    )
    await opened.open()
    yield opened
    await opened.close()


async def test_rows_that_a_dead_process_left_behind_are_put_right(lagging: TableRegistry) -> None:
    """Moves are written at once, the row of their table a moment later: the next process makes up for it."""
    registry = lagging
    table, players = await begun(registry, "kahuna", public=True)
    one = next(player for player in players if player.decision)
    while one.decision:
        await one.act(one.decision["actions"][-1]["action"])
    written = await registry.store.listed(table)
    assert written is not None
    assert list(written.asked) == [one.seat]
    registry.tables[table].stop()
    async with restarted(registry) as other:
        await until(lambda: table in other.tables)
        await other.write_rows()
        written = await other.store.listed(table)
        assert written is not None
        assert list(written.asked) == [1 - one.seat]
        assert await other.store.stale() == []


async def test_lists_know_moves_whose_rows_are_not_written(lagging: TableRegistry) -> None:
    """Whose turn it is, and where something happened last."""
    registry = lagging
    earlier, players = await begun(registry, "kahuna")
    await begun(registry, "kahuna")
    one = next(player for player in players if player.decision)
    while one.decision:
        await one.act(one.decision["actions"][-1]["action"])
    user = players[1 - one.seat].session.user
    first = (await registry.lobby(user)).mine[0]
    assert (first.table, first.my_turn) == (earlier, True)


async def test_a_table_whose_row_is_not_written_stays(lagging: TableRegistry) -> None:
    """It leaves the memory only when its row says what its log says."""
    registry = lagging
    registry.settings = replace(registry.settings, cached_tables=0)
    table, players = await begun(registry, "kahuna")
    one = next(player for player in players if player.decision)
    assert one.decision
    await one.act(one.decision["actions"][-1]["action"])
    for player in players:
        player.leave()
    registry.loader.make_room()
    assert table in registry.tables
    await registry.write_rows()
    registry.loader.make_room()
    assert table not in registry.tables
