"""Slow games, budgets and days off: a test moves the clock on the wall, nobody waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.engine.refusal import Refused
from tablee.games.tiny import rules as tiny
from tablee.server import protocol as p
from tablee.server.store.store import DAY, Store, sqlite_url
from tablee.server.tables import log
from tablee.server.tables.clock import deadlines
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.table import Table
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.players import BotsHere, HousePlayer, begun

pytestmark = pytest.mark.anyio
HOUR = 3600.0


class Wall:
    """A clock on the wall that a test moves."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.now = 1_000_000.0

    @asynccontextmanager
    async def server(self) -> AsyncIterator[TableRegistry]:
        """A server from its start to its end."""
        settings = replace(QUICK, clock_seconds=0.01)
        opened = TableRegistry(Store(sqlite_url(self.file)), settings, now=lambda: self.now, bots=BotsHere())
        await opened.open(is_alone=True)
        yield opened
        await opened.be_seen()
        await opened.close()


@pytest.fixture
def wall(tmp_path: Path) -> Wall:
    return Wall(tmp_path / "tables.sqlite")


async def until(holds: Callable[[], bool]) -> None:
    """Waits for what must happen."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - a clock tells nobody that it has run out
            await asyncio.sleep(0.01)


async def table_of(registry: TableRegistry, id_: str) -> Table:
    return (await registry.find(id_)).table


async def left(registry: TableRegistry, id_: str) -> float:
    """How many seconds the seat that must decide has left."""
    (found,) = deadlines(await table_of(registry, id_))
    return found.at - registry.now()


async def move(player: HousePlayer) -> None:
    """The first thing that a seat can do."""
    await player.until(lambda: player.decision is not None)
    decision = player.decision
    assert decision is not None
    assert (await player.act(decision["actions"][0]["action"]))["type"] == "done"


def asked(table: Table, players: list[HousePlayer]) -> HousePlayer:
    """Who must decide."""
    return next(player for player in players if player.seat in table.asked_since)


# What is done when the time is up -----------------------------------------------------------------------


@pytest.mark.parametrize("on_time", ["once", "bot", "last"])
async def test_an_unanswered_clock_does_what_the_table_chose(wall: Wall, on_time: p.TimeUpSetting) -> None:
    """TAB-5.2: a bot for this decision, a bot until the person is back, or the last place."""
    async with wall.server() as registry:
        id_, players = await begun(registry, "kahuna", clock=86400, on_time=on_time)
        before = await table_of(registry, id_)
        late = asked(before, players).seat
        wall.now += DAY - 60
        await asyncio.sleep(0.05)
        assert (await table_of(registry, id_)).version == before.version
        wall.now += 61
        await until(lambda: registry.tables[id_].table.version > before.version)
        table = registry.tables[id_].table
        if on_time == "once":
            assert not table.seats[late].sitting_in
            assert [(one.kind, one.seat) for one in table.rights.notices] == [("time-up-once", late)]
        elif on_time == "bot":
            assert table.seats[late].sitting_in
            assert table.rights.notices[-1].kind == "time-up-bot"
            await players[late].do("take_over", seat=late)
            assert not registry.tables[id_].table.seats[late].sitting_in
        else:
            await until(lambda: registry.tables[id_].table.is_over)
            result = registry.tables[id_].table.result
            assert result is not None
            assert result.ending == "conceded"
            assert result.places[late] == 2


async def test_everybody_is_told_once_that_somebody_is_answered_for(wall: Wall) -> None:
    """TAB-5.2: of several answers in a row the last one is told; a move of one's own tells nothing of the kind."""
    async with wall.server() as registry:
        id_, players = await begun(registry, "kahuna", clock=86400)
        late = asked(await table_of(registry, id_), players).seat
        other = players[1 - late]
        at = 0.0
        for _ in range(2):
            version = registry.tables[id_].table.version
            wall.now += DAY + 1
            await until(lambda version=version: registry.tables[id_].table.version > version)  # type: ignore[misc]
            if late not in registry.tables[id_].table.asked_since:
                break
            at = wall.now
        (told,) = registry.tables[id_].table.rights.notices
        assert (told.kind, told.seat, told.at >= at) == ("time-up-once", late, True)
        await other.until(lambda: other.table["notices"] and other.table["notices"][-1]["at"] == told.at)
        while late in registry.tables[id_].table.asked_since:
            await move(players[late])
        await move(other)
        assert registry.tables[id_].table.rights.notices == (told,)


async def test_what_a_game_times_itself_is_no_late_answer(wall: Wall) -> None:
    """Whoever lets a wave pass in its few seconds is not said to have been answered for."""
    async with wall.server() as registry:
        id_, _ = await begun(registry, "tiny", clock=86400)
        live = await registry.find(id_)
        state = live.table.playing().state
        assert isinstance(state, tiny.Tiny)
        entry = log.Played(next(iter(live.table.asked_since)), 1, [], "clock")
        assert live.table.was_late(entry)
        state.phase = tiny.WAVE_PHASE
        assert not live.table.was_late(entry)


async def test_a_seat_that_is_ranked_last_leaves_the_others_their_game(wall: Wall) -> None:
    """With more than two sides a bot plays on for it, and the place is the last one at the end."""
    async with wall.server() as registry:
        id_, players = await begun(registry, "cartagena", players=3, clock=28800, on_time="last")
        late = asked(await table_of(registry, id_), players).seat
        wall.now += 8 * HOUR
        await until(lambda: registry.tables[id_].table.seats[late].conceded)
        assert not registry.tables[id_].table.is_over
        assert (await players[late].ask("take_over", seat=late))["code"] == "conceded"


# A budget for the whole game --------------------------------------------------------------------------


async def test_a_budget_is_spent_by_thinking_and_grows_with_each_answer(wall: Wall) -> None:
    """TAB-5.1, and a restart costs nothing of it: the log says what each answer took."""
    async with wall.server() as registry:
        id_, players = await begun(registry, "kahuna", budget=300, increment=10)
        player = asked(await table_of(registry, id_), players)
        assert await left(registry, id_) == 300
        wall.now += 40
        assert await left(registry, id_) == 260
        await move(player)
        assert (await table_of(registry, id_)).times.left[player.seat] == 270
        for page in players:
            await page.until(lambda page=page: page.position["budgets"][player.seat] == 270)
            assert page.position["budgets"][1 - player.seat] == 300
    wall.now += 5 * DAY
    async with wall.server() as registry:
        table = await table_of(registry, id_)
        assert table.times.left[player.seat] == 270
        assert await left(registry, id_) in (270, 300)
        wall.now += 100
        who = next(iter(table.asked_since))
        before = table.times.left[who]
        again = HousePlayer(registry, "ab"[who], who)
        await again.greet(id_)
        await move(again)
        assert (await table_of(registry, id_)).times.left[who] == before - 100 + 10


async def test_a_spent_budget_is_answered_for_and_leaves_the_increment(wall: Wall) -> None:
    """TAB-5.1: from then on a seat has what each answer brings."""
    async with wall.server() as registry:
        id_, players = await begun(registry, "kahuna", budget=300, increment=5)
        late = asked(await table_of(registry, id_), players).seat
        wall.now += 301
        await until(lambda: registry.tables[id_].table.times.left[late] == 5)


# Days off ---------------------------------------------------------------------------------------------


async def test_days_off_stop_the_clock_and_what_is_left_is_kept(wall: Wall) -> None:
    """TAB-5.3: whole days are taken; whoever comes back sooner keeps the rest. It all survives a restart."""
    async with wall.server() as registry:
        id_, players = await begun(registry, "kahuna", clock=86400, days_off=3)
        who = asked(await table_of(registry, id_), players)
        user = "ab"[who.seat]
        wall.now += 6 * HOUR
        assert await registry.take_days_off(user, 2) == [id_]
        assert await left(registry, id_) == 2 * DAY + 18 * HOUR
        assert who.table["seats"][who.seat]["days_left"] == 1
        wall.now += DAY
        with pytest.raises(Refused, match="no-days-off"):
            await registry.take_days_off(user, 2, id_)
    async with wall.server() as registry:
        assert await left(registry, id_) == DAY + 18 * HOUR
        assert await registry.take_days_off(user, 0) == [id_]
        assert await left(registry, id_) == 18 * HOUR
        seat = (await table_of(registry, id_)).seats_of(user)[0]
        page = HousePlayer(registry, user, seat)
        await page.greet(id_)
        assert page.table["seats"][seat]["days_left"] == 2
        assert page.table["seats"][seat]["off_until"] == 0
        with pytest.raises(Refused, match="not-off"):
            await registry.take_days_off(user, 0, id_)


async def test_who_is_asked_on_a_day_off_has_the_whole_time_afterwards(wall: Wall) -> None:
    """TAB-5.3: and the others' clocks run on."""
    async with wall.server() as registry:
        id_, players = await begun(registry, "kahuna", clock=28800, days_off=7)
        first = asked(await table_of(registry, id_), players)
        other = next(player for player in players if player is not first)
        await registry.take_days_off("ab"[other.seat], 1)
        assert await left(registry, id_) == 8 * HOUR
        while first.seat in (await table_of(registry, id_)).asked_since:
            await move(first)
        assert await left(registry, id_) == DAY + 8 * HOUR
        wall.now += DAY / 2
        assert await left(registry, id_) == DAY / 2 + 8 * HOUR


async def test_days_off_belong_to_slow_tables(wall: Wall) -> None:
    """And to people who sit there; a clock and a budget exclude each other."""
    async with wall.server() as registry:
        id_, _ = await begun(registry, "kahuna", clock=86400)
        with pytest.raises(Refused, match="no-days-off"):
            await registry.take_days_off("a", 1, id_)
        with pytest.raises(Refused, match="no-days-off-anywhere"):
            await registry.take_days_off("a", 1)
        with pytest.raises(Refused, match="not-seated"):
            await registry.take_days_off("z", 1, id_)
        for times, code in (
            ({"clock": 30, "budget": 300}, "clock-and-budget"),
            ({"increment": 5}, "increment-alone"),
            ({"clock": 600, "days_off": 3}, "days-off-when-slow"),
        ):
            wish: dict[str, Any] = times
            with pytest.raises(Refused, match=code):
                await registry.create("a", p.NewTable("kahuna", ["me", "open"], **wish))


# Lists ------------------------------------------------------------------------------------------------


async def test_a_list_says_when_my_decision_is_due_also_after_a_restart(wall: Wall) -> None:
    """TAB-5.4: from the rows alone, for which no table is loaded."""
    async with wall.server() as registry:
        id_, players = await begun(registry, "kahuna", clock=259200)
        who = "ab"[asked(await table_of(registry, id_), players).seat]
        wall.now += DAY
    wall.now += 10 * DAY
    async with wall.server() as registry:
        await until(lambda: id_ in registry.tables)  # looked after once: by its row its clock might have run out
        registry.loader.tables.clear()
        (mine,) = (await registry.lobby(who)).mine
        assert (mine.my_turn, mine.due - wall.now) == (True, 2 * DAY)
        (theirs,) = (await registry.lobby("ab".replace(who, ""))).mine
        assert (theirs.my_turn, theirs.due) == (False, 0)
        assert not registry.tables


async def test_a_list_says_until_when_clocks_stand(wall: Wall) -> None:
    """From the rows alone."""
    async with wall.server() as registry:
        await begun(registry, "kahuna", clock=86400, days_off=7)
        await registry.take_days_off("a", 2)
        registry.loader.tables.clear()
        (mine,) = (await registry.lobby("a")).mine
        assert [seat.off_until - wall.now for seat in mine.seats if seat.off_until] == [2 * DAY]


# Absence ----------------------------------------------------------------------------------------------


async def test_an_absence_counts_after_the_time_of_a_decision(wall: Wall) -> None:
    """TAB-4.1: people of a slow table close its page; nobody frees their seat or hosts the table meanwhile."""
    async with wall.server() as registry:
        _, (ana, ben) = await begun(registry, "kahuna", clock=86400, on_time="once")
        ben.leave()
        wall.now += DAY - 1
        assert (await ana.ask("free_seat", seat=1))["code"] == "not-absent"
        assert (await ana.ask("sit_in", seat=1, level="random"))["code"] == "not-absent"
        wall.now += 1
        await ana.do("free_seat", seat=1)


async def test_nobody_is_absent_on_a_day_off(wall: Wall) -> None:
    """The time of a decision begins when the days off are over (TAB-5.3)."""
    async with wall.server() as registry:
        _, (ana, ben) = await begun(registry, "kahuna", clock=28800, days_off=7)
        await registry.take_days_off("b", 2)
        ben.leave()
        wall.now += 2 * DAY + 8 * HOUR - 1
        assert (await ana.ask("free_seat", seat=1))["code"] == "not-absent"
        wall.now += 1
        await ana.do("free_seat", seat=1)
