"""Who answers for a seat whose person does not: bots, standing orders, the clock. When tells nothing (TAB-3)."""

from __future__ import annotations

import asyncio
import hmac
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from tablee.engine.refusal import Refused
from tablee.engine.shapes import BotAnswer, Reason
from tablee.server.store.writer import Kept
from tablee.server.tables import log, referee
from tablee.server.tables.bots import BotQuestion
from tablee.server.tables.clock import Clock, deadline
from tablee.server.tables.journal import Change, Journal
from tablee.server.tables.kept import Notes, kept_notes
from tablee.server.tables.table import Table

if TYPE_CHECKING:
    from tablee.engine.shapes import Event
    from tablee.server.tables.drafts import Drafts
    from tablee.server.tables.orders import StandingOrders
    from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger("tablee.tables")
NOTHING = -1  # no action
FLOW = 0.15  # times as long: a step of a way that is under way
LOOK = 2.5  # times as long, so 1.5 seconds at least: where something is shown for a moment
NEW_BOTS = (log.SatIn, log.Conceded, log.Freed)  # a bot begins that has heard nothing


@dataclass(frozen=True)
class AnsweringBot:
    """A bot decides; one that stands in does so once, and remembers nothing."""

    level: str
    stands_in: bool = False


@dataclass(frozen=True)
class AnsweringOrder:
    """A standing order names the action."""

    action: int


@dataclass(frozen=True)
class AnsweringClock:
    """A person decides, until the time is up."""

    until: float


Answerer = AnsweringBot | AnsweringOrder | AnsweringClock


@dataclass
class Timer:
    """What the server will do for a seat, and for which decision."""

    number: int
    who: Answerer
    task: asyncio.Task[None]


class Answering:
    """The automatic answers at one table."""

    def __init__(
        self, registry: TableRegistry, journal: Journal, orders: StandingOrders, drafts: Drafts, clock: Clock
    ) -> None:
        self.registry = registry
        self.journal = journal
        self.orders = orders
        self.drafts = drafts
        self.clock = clock
        self.notes: dict[int, Notes] = {}
        self.timers: dict[int, Timer] = {}
        self.is_elsewhere = registry.sharing is not None and journal.table.id not in registry.sharing.owned

    # Who ----------------------------------------------------------------------------------------------

    def answerer(self, table: Table, seat: int) -> Answerer | None:
        """Who answers a seat's open decision; None: only its person can."""
        level = table.seats[seat].level
        if level:
            return AnsweringBot(level)
        if self.clock.is_overdue(table, seat):
            return AnsweringBot(table.best_level(), stands_in=True)
        action = self.orders.action(table, seat)
        if action is not None:
            return AnsweringOrder(action)
        return AnsweringClock(deadline(table, seat)) if table.seconds(seat) else None

    def due(self, table: Table) -> float | None:
        """When this table must be in memory, because somebody answers by himself; None: when a person comes."""
        times: list[float] = []
        for seat in table.asked_since:
            who = self.answerer(table, seat)
            if isinstance(who, AnsweringClock):
                times.append(who.until)
            elif who is not None:
                times.append(table.moved)
        return min(times) if times else None

    # When ---------------------------------------------------------------------------------------------

    def schedule(self) -> None:
        """Sees to it that what is open is answered, and nothing else."""
        table = self.journal.table
        if self.is_elsewhere:
            self.leave_to_others(table)
            return
        asked = [] if table.is_over else table.asked()
        for seat in [seat for seat in self.timers if seat not in asked]:
            self.drop(seat)
        for seat in asked:
            self.schedule_seat(table, seat)

    def leave_to_others(self, table: Table) -> None:
        """Another process answers here, or this one asks whether it may."""
        self.stop()
        sharing = self.registry.sharing
        if sharing is not None and not table.is_over and self.due(table) is not None:
            sharing.want(table.id)

    def schedule_seat(self, table: Table, seat: int) -> None:
        """One seat: who answers for it, if anybody."""
        number = table.playing().decision(seat) or 0
        who = self.answerer(table, seat)
        running = self.timers.get(seat)
        if running is not None:
            if running.number == number and running.who == who:
                return
            self.drop(seat)
        if who is not None:
            self.timers[seat] = Timer(number, who, self.registry.spawn(self.answer(seat, number, who)))

    def drop(self, seat: int) -> None:
        """Nothing is to be done for a seat any more; what is being written already is written."""
        task = self.timers.pop(seat).task
        if task is not asyncio.current_task():
            task.cancel()

    def stop(self) -> None:
        """Nothing more is done here."""
        for seat in list(self.timers):
            self.drop(seat)

    async def answer(self, seat: int, number: int, who: Answerer) -> None:
        """Answers, and tries again where that failed and is still to be done."""
        try:
            await self.answer_as(seat, number, who)
        except Refused as refused:
            logger.info(
                "an automatic answer came too late", extra={"table": self.journal.table.id, "code": refused.code}
            )
        except Exception:
            logger.exception("an automatic answer failed", extra={"table": self.journal.table.id})
            await asyncio.sleep(self.registry.settings.retry_seconds)
        running = self.timers.get(seat)
        if running is not None and running.task is asyncio.current_task():
            del self.timers[seat]
            self.schedule()

    async def answer_as(self, seat: int, number: int, who: Answerer) -> None:
        """Waits as everybody waits here, then answers."""
        if isinstance(who, AnsweringClock):
            await self.registry.wait_until(who.until)
            await self.run_out(seat, number)
            return
        due = self.registry.clock() + self.pause()
        if isinstance(who, AnsweringOrder):
            action = who.action
            await self.wait_until(due)
            await self.journal.commit(lambda table: self.drafts.answer(table, seat, number, action, "order"))
        else:
            await self.bot_answers(seat, number, who, due)

    def pause(self) -> float:
        """How long an automatic answer waits: longer where something is shown for a moment, hardly within a motion."""
        match = self.journal.table.playing()
        if match.state.goes_on():
            return self.registry.delay() * FLOW
        return self.registry.delay() * (LOOK if match.shows_for_a_moment() else 1)

    async def wait_until(self, due: float) -> None:
        """Waits for the moment of an automatic answer; who has missed it waits for the next, and so tells less."""
        while due < self.registry.clock() and self.registry.settings.delay[1] > 0:
            due += self.registry.delay()
        await asyncio.sleep(max(0.0, due - self.registry.clock()))

    # The clock ----------------------------------------------------------------------------------------

    async def run_out(self, seat: int, number: int) -> None:
        """The time is up: what the table has chosen (TAB-5.2), or the game's own answer, else a bot's."""
        table = self.journal.table
        match = table.playing()
        if match.decision(seat) != number:
            return
        own = match.state.on_clock(seat)
        action = own.action
        if table.opened.on_time != "once" and not own.seconds:
            await self.journal.commit(lambda table: Change(referee.time_up(table, seat, number)))
        elif action is not None:
            named = match.game.named(match.state, action)
            await self.journal.commit(lambda table: clock_answer(table, seat, number, named))
        else:
            self.clock.run_out(table, seat)
            await self.journal.commit(lambda table: self.drafts.restart(table, seat))

    # Bots ---------------------------------------------------------------------------------------------

    async def bot_answers(self, seat: int, number: int, who: AnsweringBot, due: float) -> None:
        """A bot decides from what its seat may know; how long it thinks is part of the pause (TAB-3.3)."""
        match = self.journal.table.playing()
        if match.decision(seat) != number:
            return
        heard = match.entries[-1].number
        notes = Notes(b"", heard) if who.stands_in else self.notes.get(seat, Notes())
        try:
            answer = await self.ask(seat, who.level, msgspec.json.encode(self.news(seat, notes.heard)), notes.notes)
        except Exception:
            logger.exception("no bot can decide", extra={"table": self.journal.table.id, "level": who.level})
            answer = BotAnswer(NOTHING, b"", Reason("random"))
        await self.wait_until(due)
        match = self.journal.table.playing()
        if match.decision(seat) != number:
            return
        legal = match.legal(seat)
        if answer.action not in legal:
            logger.error("any legal action is played", extra={"table": self.journal.table.id, "level": who.level})
            answer = BotAnswer(self.registry.dice.choice(legal), b"", Reason("random"))
        written = None if who.stands_in else Notes(answer.notes, heard)
        action = answer.action
        await self.journal.commit(lambda table: self.bot_change(table, seat, number, action, written))

    def bot_change(self, table: Table, seat: int, number: int, action: int, notes: Notes | None) -> Change:
        """A bot's answer, and its notes with it or not at all."""
        change = self.drafts.answer(table, seat, number, action, "bot")
        if notes is None:
            return change
        follow = change.then

        def remember() -> None:
            self.notes[seat] = notes
            if follow is not None:
                follow()

        return Change(change.entry, (*change.kept, kept_notes(table.id, seat, notes)), remember, seat=change.seat)

    def news(self, seat: int, heard: int) -> list[Event]:
        """What a seat was told after an entry."""
        news: list[Event] = []
        for entry, told in reversed(self.journal.table.playing().told):
            if entry <= heard:
                break
            news.append(told.seen_by(seat))
        return news[::-1]

    async def ask(self, seat: int, level: str, events: bytes, notes: bytes) -> BotAnswer:
        """Asks a worker, with a chance of the bot's own that has nothing to do with the table's."""
        table = self.journal.table
        match = table.playing()
        words = f"tablee bot 1 {seat} {match.decision(seat)} {len(match.entries)}".encode()
        seed = int.from_bytes(hmac.digest(table.seed, words, "sha256")[:8], "big")
        opened = table.opened
        view = msgspec.json.encode(match.state.view(seat))
        budget = self.registry.settings.bot_budget
        return await self.registry.bots.decide(
            BotQuestion(opened.game, opened.version, level, view, events, notes, seed, budget)
        )

    def kept_with(self, log_entry: log.AnyLogEntry, after: Table) -> tuple[Kept, ...]:
        """A bot that begins has heard nothing of what was before."""
        if isinstance(log_entry, NEW_BOTS) and after.match is not None:
            return (kept_notes(after.id, log_entry.seat, Notes(b"", after.match.entries[-1].number)),)
        return ()

    def follow(self, log_entry: log.AnyLogEntry, after: Table) -> None:
        """The same in memory."""
        if isinstance(log_entry, NEW_BOTS) and after.match is not None:
            self.notes[log_entry.seat] = Notes(b"", after.match.entries[-1].number)


def clock_answer(table: Table, seat: int, number: int, named: str) -> Change:
    """What the clock plays, if the decision is still open."""
    match = referee.begun(table)
    if match.decision(seat) != number:
        raise referee.stale(match, seat)
    return Change(log.Played(seat, number, [named], "clock"))
