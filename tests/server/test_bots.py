"""Bots in worker processes: fed with views only, replaced when they die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator

import msgspec
import pytest

import tablee
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import NOTES_LIMIT, BotAnswer, Budget, Reason
from tablee.minds.levels import LEVELS
from tablee.server.tables.bots import BotQuestion, Bots, think

pytestmark = pytest.mark.anyio


@pytest.fixture
def workers() -> Iterator[Bots]:
    """One worker of this test's own."""
    started = Bots(1)
    yield started
    started.close()


def question(level: str = "novice") -> BotQuestion:
    """What seat 0 of a new tiny game must decide."""
    state = tablee.new("tiny", 2, chance=SeededChance(3))
    return BotQuestion("tiny", state.game.version, level, msgspec.json.encode(state.view(0)), b"[]", b"", 7)


async def test_a_worker_decides_as_the_bot_does_here(workers: Bots) -> None:
    """The same view, the same chance, the same decision."""
    here = msgspec.msgpack.decode(think(msgspec.msgpack.encode(question())), type=BotAnswer)
    assert await workers.decide(question()) == here
    assert here.reason == Reason("lowest-card")


@pytest.mark.parametrize("level", LEVELS)
async def test_a_level_that_thinks_gives_the_same_answer_anywhere(workers: Bots, level: str) -> None:
    """In a worker as here, as long as its thoughts are counted."""
    asked = msgspec.structs.replace(question(level), budget=Budget(20))
    here = msgspec.msgpack.decode(think(msgspec.msgpack.encode(asked)), type=BotAnswer)
    assert await workers.decide(asked) == here
    assert here.reason.code == "thought-through"


async def test_a_question_holds_no_state() -> None:
    """Only the view of the seat that is asked."""
    asked = question()
    state = tablee.new("tiny", 2, chance=SeededChance(3))
    assert asked.view == msgspec.json.encode(state.view(0))
    assert set(BotQuestion.__struct_fields__) == {
        "game",
        "version",
        "level",
        "view",
        "events",
        "notes",
        "seed",
        "budget",
    }


@pytest.mark.plain
async def test_a_dead_worker_is_replaced(workers: Bots, caplog: pytest.LogCaptureFixture) -> None:
    """The table does not wait for ever."""
    await workers.decide(question())
    pool = workers.running()
    for worker in list(pool._processes):  # noqa: SLF001 - there is no other way to find it
        os.kill(worker, signal.SIGKILL)
    answer = await workers.decide(question())
    assert answer.reason == Reason("random")
    assert "replaced" in caplog.text


async def test_a_thought_that_nobody_waits_for_leaves_nothing_behind(workers: Bots) -> None:
    """A game that is cancelled, a clock that ran out: the worker ends its thought and answers the next question."""
    await workers.decide(question())
    pool = workers.running()
    before = set(pool._processes)  # noqa: SLF001 - there is no other way to see who works
    thinking = [asyncio.create_task(workers.decide(question("master"))) for _ in range(3)]
    await asyncio.sleep(0)
    for task in thinking:
        task.cancel()
    assert all(
        isinstance(one, asyncio.CancelledError) for one in await asyncio.gather(*thinking, return_exceptions=True)
    )
    counted = msgspec.structs.replace(question("master"), budget=Budget(20))
    here = msgspec.msgpack.decode(think(msgspec.msgpack.encode(counted)), type=BotAnswer)
    assert await workers.decide(counted) == here
    assert workers.running() is pool
    assert set(pool._processes) == before  # noqa: SLF001
    assert not pool._pending_work_items  # noqa: SLF001


async def test_a_bot_that_fails_is_replaced_by_the_simplest(workers: Bots) -> None:
    """An unknown level is a failure like any other."""
    assert (await workers.decide(question("genius"))).reason == Reason("random")


async def test_long_notes_are_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a bot wants to remember must fit."""

    def talkative(*_: object) -> BotAnswer:
        return BotAnswer(0, b"x" * (NOTES_LIMIT + 1), Reason("random"))

    monkeypatch.setattr("tablee.bots.bot", lambda *_: talkative)
    with pytest.raises(Exception, match="bytes of notes"):
        think(msgspec.msgpack.encode(question()))
    assert Budget() != question().budget
