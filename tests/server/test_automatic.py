"""Automatic answers: what a table does for a seat tells nobody why (docs/rules/medailles.md, MED-4.8)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.shapes import BotAnswer
from tablee.games.medailles.rules import Medailles
from tablee.games.medailles.rules_actions import PASS
from tablee.games.medailles.rules_cards import NOTHING
from tablee.server import protocol as p
from tablee.server.tables.bots import BotQuestion
from tablee.server.tables.registry import TableRegistry
from tests.server.players import BotsHere, HousePlayer, begin, begun
from tests.server.test_start import answering

pytestmark = pytest.mark.anyio

DELAY = (1.0, 1.5)
PAUSE = 1.0
THINKING = 0.9  # seconds of a bot that has a choice
UNLIKELY = 2.6  # the Kolmogorov-Smirnov distance that three pairs of samples in a million exceed, in its own unit
ENOUGH = 30  # answers of either kind


class Time:
    """Time that passes only while somebody waits."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        """The time now."""
        return self.now

    async def sleep(self, seconds: float) -> None:
        """Lets time pass."""
        self.now += seconds
        await yield_once()


async def yield_once(sleep: Callable[[float], Coroutine[Any, Any, None]] = asyncio.sleep) -> None:
    """Lets the others go on."""
    await sleep(0)


@pytest.fixture
def clock(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> Time:
    """A registry in which waiting takes no time; bots think in this process."""
    time = Time()
    for task in list(registry.tasks):
        task.cancel()  # the look for tables that must act would let time pass, too
    registry.clock = time
    registry.settings = replace(registry.settings, delay=DELAY)
    registry.bots = SlowThinkers(time)
    monkeypatch.setattr("tablee.server.tables.answering.asyncio.sleep", time.sleep)
    return time


class SlowThinkers(BotsHere):
    """Bots that think only if they have a choice."""

    def __init__(self, time: Time) -> None:
        super().__init__()
        self.time = time

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """Takes its time over a choice."""
        answer: BotAnswer = await super().ask(question)
        self.time.now += 0 if answer.reason.code == "lets-stand" else THINKING
        return answer


class ThinkersFor(BotsHere):
    """Bots that always think as long."""

    def __init__(self, time: Time, seconds: float) -> None:
        super().__init__()
        self.time = time
        self.seconds = seconds

    async def ask(self, question: BotQuestion) -> BotAnswer:
        """Takes its time."""
        self.time.now += self.seconds
        decided: BotAnswer = await super().ask(question)
        return decided


class Timekeeper(HousePlayer):
    """A page that notes when each entry came."""

    def __init__(self, registry: TableRegistry, user: str, seat: int) -> None:
        super().__init__(registry, user, seat)
        self.clock = registry.clock
        self.moments: dict[int, float] = {}

    def hear(self, frame: bytes | str) -> None:
        """A frame has come."""
        super().hear(frame)
        if self.messages[-1]["type"] == "position":
            self.moments.setdefault(self.messages[-1]["entry"], self.clock())


@dataclass(frozen=True)
class Answer:
    """An answer of another seat as an onlooker sees it, and whether that seat had a choice, which nobody should see."""

    had_choice: bool
    seconds: float
    heard: tuple[str, ...]  # the types of messages until then


class Watcher(HousePlayer):
    """A page that notes when somebody else is asked for an answer and when the answer comes."""

    def __init__(self, registry: TableRegistry, table: str) -> None:
        super().__init__(registry, "")
        self.clock = registry.clock
        self.live = registry.tables[table]
        self.answers: list[Answer] = []
        self.asked: tuple[int, int] | None = None  # seat and decision
        self.had_choice = False
        self.since = 0.0
        self.heard: list[str] = []

    def hear(self, frame: bytes | str) -> None:
        """A frame has come."""
        super().hear(frame)
        self.heard.append(self.messages[-1]["type"])
        if self.messages[-1]["type"] == "position":
            self.note(self.clock())

    def note(self, now: float) -> None:
        """Compares the seats that are asked with those that were."""
        match = self.live.table.playing()
        assert isinstance(match.state, Medailles)
        seat = int(match.state.asked)
        asked = None if match.state.contest == NOTHING else (seat, match.decision(seat) or 0)
        if asked == self.asked:
            return
        if self.asked is not None and not match.is_over():  # an end is told to all as such
            self.answers.append(Answer(self.had_choice, now - self.since, tuple(self.heard)))
        self.asked = asked
        self.had_choice = asked is not None and len(match.state.legal(seat)) > 1
        self.since = now
        self.heard = []


async def take_turns(player: HousePlayer) -> None:
    """Attempts what can be attempted; answers are left to the table."""
    while True:
        await player.until(lambda: player.table["phase"] == "over" or is_own_turn(player))
        if player.table["phase"] == "over":
            return
        decision = player.decision
        assert decision is not None
        attempts = [one for one in decision["actions"] if one["named"].endswith("k=1")]
        await player.act((attempts or decision["actions"])[0]["action"])
        await player.until(lambda seen=decision: player.decision != seen or player.table["phase"] == "over")


def is_own_turn(player: HousePlayer) -> bool:
    """Must this player play a turn?"""
    return player.decision is not None and player.position["view"]["contest"] is None


def distance(one: list[float], other: list[float]) -> float:
    """How far two samples are apart, after Kolmogorov and Smirnov, in the unit of what chance makes likely."""
    gaps = [abs(share(one, value) - share(other, value)) for value in one + other]
    return max(gaps) / sqrt(1 / len(one) + 1 / len(other))


def share(sample: list[float], value: float) -> float:
    """The part of a sample up to a value."""
    return sum(1 for one in sample if one <= value) / len(sample)


async def watched(registry: TableRegistry, seats: list[str]) -> list[Answer]:
    """Plays whole games until there are enough answers of either kind; people never answer by themselves."""
    answers: list[Answer] = []
    users = "abcde"[: seats.count("open") + 1]
    for user in users:
        await registry.name(user, user.upper())
    while min(sum(1 for one in answers if one.had_choice is kind) for kind in (True, False)) < ENOUGH:
        made = await registry.create(
            "a", p.NewTable("medailles", seats, options={"medal_target": "9", "final_laps": 3})
        )
        players = [HousePlayer(registry, user, seat) for seat, user in enumerate(users)]
        for player in players:
            await player.greet(made.table)
            if player.seat:
                await player.do("sit_down", seat=player.seat)
            await player.do("order", seat=player.seat, name="never-answer", on=True)
        watcher = Watcher(registry, made.table)
        await watcher.greet(made.table)
        await begin(players)
        await asyncio.gather(*(take_turns(player) for player in players))
        answers += watcher.answers
    return answers


def compare(answers: list[Answer]) -> None:
    """With and without the cards: the same distribution of times, the same kinds of messages."""
    rich = [answer for answer in answers if answer.had_choice]
    poor = [answer for answer in answers if not answer.had_choice]
    for answer in answers:
        assert DELAY[0] <= answer.seconds <= DELAY[1] + 0.001
    assert distance([answer.seconds for answer in rich], [answer.seconds for answer in poor]) < UNLIKELY
    assert {answer.heard for answer in rich} == {answer.heard for answer in poor} == {("position",)}


@pytest.mark.usefixtures("clock")
async def test_who_never_answers_is_answered_for_with_and_without_the_cards(registry: TableRegistry) -> None:
    """TAB-3.1: the pass of a standing order comes at the same time, whatever the hand."""
    compare(await watched(registry, ["me", "open", "open"]))


@pytest.mark.parametrize("order", ["", "only-one"])
async def test_nobody_passes_for_who_lacks_the_cards(registry: TableRegistry, order: str) -> None:
    """TAB-3.1, TAB-3.2: the table would be quicker than a person with a choice; so everybody presses."""
    seen: set[bool] = set()
    while len(seen) < 2:  # with a choice and without
        table, asked = await answering(registry)
        if order:
            await asked.do("order", seat=asked.seat, name=order, on=True)
        live = registry.tables[table]
        seen.add(len(live.table.playing().legal(asked.seat)) > 1)
        assert live.answering.answerer(live.table, asked.seat) is None
        assert table not in await registry.store.due(registry.now())
        await asked.act(PASS)


async def test_the_order_only_one_answers_where_all_can_see_it(registry: TableRegistry) -> None:
    """TAB-3.2: in the Tour, whose turn it is can only roll."""
    table, players = await begun(registry, "tour-de-france", players=2)
    live = registry.tables[table]
    await players[0].until(lambda: players[0].decision is not None or players[1].decision is not None)
    seat = live.table.playing().to_act()[0]
    assert live.table.playing().legal(seat) == [live.table.playing().state.forced(seat)]
    assert live.answering.answerer(live.table, seat) is None
    entry = players[0].position["entry"]
    await players[seat].do("order", seat=seat, name="only-one", on=True)
    await players[0].until(lambda: players[0].position["entry"] > entry)


@pytest.mark.usefixtures("clock")
async def test_bots_take_the_same_time_with_and_without_the_cards(registry: TableRegistry) -> None:
    """How long a bot thinks is part of the delay."""
    compare(await watched(registry, ["me", "bot:novice", "bot:novice"]))


@pytest.mark.parametrize(("thinking", "pauses"), [(0.2, 1), (0.9, 1), (1.1, 2), (1.7, 2), (2.3, 3)])
async def test_a_bot_that_thinks_too_long_waits_for_another_pause(
    registry: TableRegistry, clock: Time, thinking: float, pauses: int
) -> None:
    """TAB-3.3: its answer comes a number of pauses after the question, however long it has thought."""
    registry.settings = replace(registry.settings, delay=(PAUSE, PAUSE))
    registry.bots = ThinkersFor(clock, thinking)
    await registry.name("a", "Ana")
    made = await registry.create("a", p.NewTable("kahuna", ["me", "bot:novice"]))
    ana = Timekeeper(registry, "a", 0)
    await ana.greet(made.table)
    await begin([ana])
    await ana.until(lambda: ana.decision is not None)
    decision = ana.decision
    assert decision is not None
    ending = next(one for one in decision["actions"] if one["named"].startswith("draw"))
    asked = ana.position["entry"] + 1
    await ana.act(ending["action"])
    await ana.until(lambda: asked + 1 in ana.moments)
    assert ana.moments[asked + 1] - ana.moments[asked] == pytest.approx(pauses * PAUSE)


async def test_a_table_that_cannot_begin_is_not_opened(registry: TableRegistry) -> None:
    """Teams need four seats: the answer comes when the table is made, not when it is dealt."""
    await registry.name("a", "A")
    with pytest.raises(Mistake, match="With 3 players option teams cannot be “2v2”; it takes: off"):
        await registry.create("a", p.NewTable("medailles", ["me", "open", "open"], options={"teams": "2v2"}))
