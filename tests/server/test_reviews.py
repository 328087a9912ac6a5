"""Reviews on the server, "what if" and "play on": of ended games alone, kept, and no burden to others."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from tablee.engine.dump import dump
from tablee.engine.record import Verdict, read_record, verify
from tablee.engine.refusal import Mistake, Refused
from tablee.review.reviewing import review
from tablee.server import protocol as p
from tablee.server.jobs import AnyJob, JobResult, WorkOutPart
from tablee.server.tables.limits import Accounts
from tablee.server.tables.live import LiveTable
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.reviews import MOST_AT_ONCE, SEED, RunningReview
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.houses import houses
from tests.server.players import HousePlayer, WorkersHere, begin, begun, play_out, sit

pytestmark = pytest.mark.anyio
FINENESS = QUICK.fineness
FEW = 6  # parts of a review
Asking = Callable[[TableRegistry, LiveTable], Awaitable[object]]


async def ended(registry: TableRegistry, game: str = "tiny") -> LiveTable:
    """A table whose game was played to its end."""
    table, players = await begun(registry, game)
    await play_out(players)
    return await registry.find(table)


async def reviewed(registry: TableRegistry, live: LiveTable) -> p.Reviewed:
    """Waits until a review is done."""
    async with asyncio.timeout(PATIENCE):
        while live.id in registry.reviews.running:
            task = registry.reviews.running[live.id].task
            assert task is not None
            await task
    return await registry.reviews.of(live)


async def test_a_review_is_worked_out_kept_and_the_same_as_that_of_the_command(registry: TableRegistry) -> None:
    """Its figures add up; whoever asks again gets the one that was kept."""
    live = await ended(registry)
    assert (await registry.reviews.of(live)).state == "none"
    assert (await registry.reviews.begin(live, "a", "", finer=False)).state == "working"
    found = await reviewed(registry, live)
    assert found.state == "done"
    for account in found.accounts:
        assert account.start + account.luck - account.cost + account.given == account.result
    assert FINENESS is not None
    same = review(await registry.records.complete(live), FINENESS, SEED)
    assert [one.chances for one in found.moments] == [one.chances for one in same.moments]
    assert [one.cost for one in found.accounts] == [one.cost for one in same.accounts]
    assert await registry.reviews.begin(live, "b", "", finer=False) == found
    assert not registry.reviews.running


async def test_a_finer_review_takes_the_place_of_the_one_that_was_kept(registry: TableRegistry) -> None:
    """With more games for each moment."""
    live = await ended(registry)
    await registry.reviews.begin(live, "a", "", finer=False)
    first = await reviewed(registry, live)
    await registry.reviews.begin(live, "a", "", finer=True)
    finer = await reviewed(registry, live)
    assert finer.rollouts > first.rollouts
    await registry.delete(live.id)
    assert await registry.store.review(live.id) is None


ASKED: list[Asking] = [
    lambda registry, live: registry.reviews.of(live),
    lambda registry, live: registry.reviews.begin(live, "a", "", finer=False),
    lambda registry, live: registry.reviews.try_out(live, "a", "", p.WhatIf(0, "wave")),
    lambda registry, live: registry.records.choices(live, 0),
    lambda registry, live: registry.play_on(live, "a", p.PlayOn(0, 0, "random")),
]


@pytest.mark.parametrize("ask", ASKED)
async def test_nothing_is_told_while_a_game_runs(registry: TableRegistry, ask: Asking) -> None:
    """Neither before it is dealt, nor in play, nor when it never began; nothing has begun after that, either."""
    table, _ = await sit(registry, "tiny")
    live = await registry.find(table)
    with pytest.raises(Refused, match="not-over"):
        await ask(registry, live)
    running, _ = await begun(registry, "tiny")
    with pytest.raises(Refused, match="not-over"):
        await ask(registry, await registry.find(running))
    await live.expire()
    with pytest.raises(Refused, match=r"never-begun|not-begun"):
        await ask(registry, live)
    assert not registry.reviews.running
    assert len(registry.tables) == 2


async def test_one_person_has_one_review_at_a_time_and_not_without_end(registry: TableRegistry) -> None:
    """And all together have so many; who may not see a name's table has none."""
    live, other = await ended(registry), await ended(registry)
    with pytest.raises(Refused, match="name-needed"):
        await registry.reviews.begin(live, "", "", finer=False)
    registry.reviews.running["elsewhere"] = RunningReview("a")
    with pytest.raises(Refused, match="too-fast"):
        await registry.reviews.begin(live, "a", "", finer=False)
    registry.reviews.running = {str(number): RunningReview("x") for number in range(MOST_AT_ONCE)}
    with pytest.raises(Refused, match="busy"):
        await registry.reviews.begin(live, "a", "", finer=False)
    registry.reviews.running = {}
    registry.reviews.accounts = Accounts((0.001, 1.0), (1e9, 1e9), 60.0, registry.clock)
    await registry.reviews.begin(live, "a", "", finer=False)
    await reviewed(registry, live)
    assert registry.reviews.accounts.spent("person a") > 0
    with pytest.raises(Refused, match="too-fast"):
        await registry.reviews.begin(other, "a", "", finer=False)


class SlowWorkers(WorkersHere):
    """Workers that wait for the test before each part of a review."""

    def __init__(self) -> None:
        super().__init__()
        self.may = asyncio.Semaphore(0)
        self.fails = False

    async def ask(self, job: AnyJob) -> JobResult:
        """Does a job when it may."""
        if isinstance(job, WorkOutPart):
            await self.may.acquire()
            if self.fails:
                raise Refused("takes-too-long", "")
        return await super().ask(job)


class OneSlowJob(WorkersHere):
    """Workers of which one is busy with the first part of a review until nearly all others are done."""

    def __init__(self) -> None:
        super().__init__(2)
        self.parts = 0
        self.others = asyncio.Event()

    async def ask(self, job: AnyJob) -> JobResult:
        """Keeps the first part back."""
        if isinstance(job, WorkOutPart):
            self.parts += 1
            if self.parts == 1:
                await self.others.wait()
            elif self.parts == FEW:
                self.others.set()
        return await super().ask(job)


async def test_a_part_that_takes_long_keeps_only_its_own_worker_busy(registry: TableRegistry) -> None:
    """The other worker goes on, and the parts are put together in their order all the same."""
    live = await ended(registry)
    registry.reviewers = slow = OneSlowJob()
    await registry.reviews.begin(live, "a", "", finer=False)
    found = await reviewed(registry, live)
    assert found.state == "done"
    assert slow.parts > FEW
    assert FINENESS is not None
    same = review(await registry.records.complete(live), FINENESS, SEED)
    assert [one.chances for one in found.moments] == [one.chances for one in same.moments]


async def both(one: TableRegistry, other: TableRegistry) -> tuple[LiveTable, LiveTable]:
    """An ended game, at two processes."""
    live = await ended(one)
    return live, await other.find(live.id)


async def state_at(registry: TableRegistry, live: LiveTable, holds: Callable[[p.Reviewed], bool]) -> p.Reviewed:
    """What a process says of a review, as soon as something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds(found := await registry.reviews.of(live)):  # noqa: ASYNC110 - it is asked
            await asyncio.sleep(0.02)
    return found


async def test_a_review_is_followed_at_any_process_and_worked_out_once(postgres: str) -> None:
    """Who asks another process sees how far it is, begins nothing, and is shown the same in the end."""
    async with houses(postgres, 2) as (one, other):
        slow = SlowWorkers()
        one.reviewers = slow
        live, there = await both(one, other)
        assert (await one.reviews.begin(live, "a", "", finer=False)).state == "working"
        assert (await other.reviews.begin(there, "b", "", finer=False)).state == "working"
        assert not other.reviews.running
        slow.may.release()
        some = await state_at(other, there, lambda found: found.done > 0)
        assert (some.state, some.total) == ("working", one.reviews.running[live.id].total)
        with pytest.raises(Refused, match="too-fast"):  # one at a time, at all processes together
            await other.reviews.begin(await other.find((await ended(other)).id), "a", "", finer=False)
        for _ in range(1000):
            slow.may.release()
        done = await state_at(other, there, lambda found: found.state == "done")
        assert done == await reviewed(one, live)
        assert not other.reviews.running


async def test_a_review_that_failed_or_whose_process_died_is_begun_again_elsewhere(postgres: str) -> None:
    """Each process says that it has failed; any of them may try again."""
    async with houses(postgres, 2) as (one, other):
        slow = SlowWorkers()
        one.reviewers, slow.fails = slow, True
        live, there = await both(one, other)
        await one.reviews.begin(live, "a", "", finer=False)
        slow.may.release()
        await state_at(other, there, lambda found: found.state == "failed")
        assert (await other.reviews.begin(there, "a", "", finer=False)).state == "working"
        assert (await reviewed(other, there)).state == "done"
        assert (await one.reviews.of(live)).state == "done"
        slow.fails = False
        left = await ended(one)
        await one.reviews.begin(left, "a", "", finer=False)
        here = await other.find(left.id)
        assert (await other.reviews.of(here)).state == "working"
        assert one.sharing is not None
        await one.sharing.ledger.resign()
        assert (await other.reviews.of(here)).state == "none"
        assert (await other.reviews.begin(here, "a", "", finer=False)).state == "working"
        assert (await reviewed(other, here)).state == "done"


async def test_what_if_says_what_another_action_was_worth(registry: TableRegistry) -> None:
    """By what its seat knew, and to all with everything known; one that was not possible is refused with its rule."""
    live = await ended(registry)
    choices = await registry.records.choices(live, 0)
    other = next(one.named for one in choices.actions if one.named != choices.played)
    found = await registry.reviews.try_out(live, "a", "", p.WhatIf(0, other))
    assert (found.played.action, found.tried.action) == (choices.played, other)
    assert found.gained == pytest.approx(found.tried.worth - found.played.worth, abs=1)
    assert sum(found.tried.chances) == pytest.approx(1000, abs=1)
    with pytest.raises((Refused, Mistake)):
        await registry.reviews.try_out(live, "a", "", p.WhatIf(0, "no such action"))
    with pytest.raises((Refused, Mistake)):
        await registry.reviews.try_out(live, "a", "", p.WhatIf(10_000, other))


@pytest.mark.parametrize("game", ["tiny", "kahuna"])
async def test_play_goes_on_from_a_moment_and_its_record_says_so(registry: TableRegistry, game: str) -> None:
    """The new table begins in that position, against bots; its record has the position, and verifies."""
    live = await ended(registry, game)
    entry = len(live.table.playing().entries) // 2
    before = (await registry.replays.of(live.table)).at(entry)
    made = await registry.play_on(live, "a", p.PlayOn(entry, 1, "random"))
    ana = HousePlayer(registry, "a", 1)
    await ana.greet(made.table)
    await begin([ana])
    fresh = await registry.find(made.table)
    start = fresh.table.playing().start
    assert start is not None
    assert dump(start) == dump(before)
    await play_out([ana])
    record = read_record(await registry.records.complete(fresh))
    assert msgspec.json.decode(record.tag("start")) == msgspec.json.decode(dump(before))
    assert verify(record, made.commitment) is Verdict.VERIFIED
    with pytest.raises(Refused, match="nothing-to-play"):
        await registry.play_on(live, "a", p.PlayOn(len(live.table.playing().entries) - 1, 1, "random"))
    with pytest.raises((Refused, Mistake), match="unknown-bot"):
        await registry.play_on(live, "a", p.PlayOn(entry, 1, "nobody"))
