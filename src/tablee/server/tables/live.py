"""A table in this process: its log, those who look on, and whoever answers for those who are away."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from tablee.server import protocol
from tablee.server.store.writer import Kept
from tablee.server.tables import log, referee
from tablee.server.tables.answering import Answering
from tablee.server.tables.chat import TableChat, chat_line
from tablee.server.tables.clock import Clock
from tablee.server.tables.drafts import Drafts
from tablee.server.tables.journal import QUIET, RETRIES, Change, Journal
from tablee.server.tables.kept import DRAFT, NOTES, ORDERS, kept_orders, read_draft, read_notes, read_orders
from tablee.server.tables.orders import StandingOrders
from tablee.server.tables.presence import TELEVISION, Attendance
from tablee.server.tables.presenter import Onlooker, Presenter, encoded, viewer_of
from tablee.server.tables.table import Table

if TYPE_CHECKING:
    from tablee.server.store.rows import SaidRow, TableToLoad
    from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger("tablee.tables")
TOLD_ANEW = (log.Undone, log.SatDown, log.Freed)  # after them a page may know less than it did, or more


class LiveTable:
    """One table with all that belongs to it; listens to its log."""

    def __init__(self, registry: TableRegistry, table: Table) -> None:
        self.registry = registry
        self.id = table.id
        self.journal = Journal(registry, table, self)
        self.presence = Attendance(self.now, grace_at(table, registry.settings.absent_seconds), self.off_until)
        self.presenter = Presenter(registry.names, self.presence)
        self.chat = TableChat(registry.store, table.id, registry.clock, registry.outbox.said)
        self.orders = StandingOrders()
        self.drafts = Drafts()
        self.clock = Clock()
        self.answering = Answering(registry, self.journal, self.orders, self.drafts, self.clock)
        self.closing: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        """What the log has made of the table."""
        return self.journal.table

    def now(self) -> float:
        """The clock of the registry."""
        return self.registry.now()

    def off_until(self, user: str) -> float:
        """When the days off of somebody end."""
        return self.table.times.off_until.get(user, 0.0)

    # Listening to the log -----------------------------------------------------------------------------

    def due(self, table: Table) -> float | None:
        """When this table must be in memory, because it will act by itself; None: when somebody comes."""
        if table.is_over:
            return None
        if referee.due(table, table.moved, 0.0) is not None:
            return table.moved
        return table.closes if table.phase == "closing" else self.answering.due(table)

    def kept_with(self, log_entry: log.AnyLogEntry, after: Table) -> tuple[Kept, ...]:
        """What a log entry changes of what is private to seats."""
        if isinstance(log_entry, log.Played):  # nobody comes or goes
            return self.drafts.kept_with(log_entry, after)
        return (
            *self.drafts.kept_with(log_entry, after),
            *self.orders.kept_with(log_entry, after),
            *self.answering.kept_with(log_entry, after),
        )

    def knows(self, client: str) -> bool:
        """Did a message with this id make an open step of a secret choice?"""
        return self.drafts.knows(client)

    def accepted(self, log_entry: log.AnyLogEntry, before: Table) -> None:
        """A log entry is written: tells all who look on."""
        table = self.table
        is_move = isinstance(log_entry, log.Played)  # by far the most; nobody comes or goes
        self.drafts.follow(log_entry)
        if not is_move:
            self.orders.follow(log_entry)
            self.answering.follow(log_entry, table)
        had_offers = any(table_seat.agrees for table_seat in before.seats)
        is_noticed = table.rights is not before.rights
        if not (is_move or isinstance(log_entry, QUIET)) or had_offers or is_noticed or table.is_over:
            self.presenter.tell_table(table)
        if table.match is not None:
            is_new = not is_move and isinstance(log_entry, TOLD_ANEW)
            self.presenter.tell_position(table, whole=is_new or table.is_over)
            if before.match is None or (not is_move and isinstance(log_entry, log.SatDown)):
                for one in list(self.presenter.onlookers):
                    self.tell_orders(one)
        self.registry.lobby_changed()
        self.registry.outbox.touch(self.id)

    def noted(self, seat: int) -> None:
        """Something private to a seat is written: only it is shown the position again."""
        self.presenter.tell_seat(self.table, seat)

    def settled(self) -> None:
        """Sees to it that whatever comes next comes by itself."""
        self.watch_closing()
        if self.orders.given and self.table.asked_since:
            for seat in self.orders.let_lapse(self.table):
                for one in list(self.presenter.onlookers):
                    if viewer_of(self.table, one) == seat:
                        self.tell_orders(one)
        self.answering.schedule()

    # Coming and going ---------------------------------------------------------------------------------

    async def enter(self, one: Onlooker) -> None:
        """A page begins to watch: it gets the present, never a replay."""
        is_first = not self.presenter.onlookers
        self.presenter.onlookers.add(one)
        if is_first and self.registry.sharing is not None:
            self.registry.sharing.announce([self])
        self.presence.come(TELEVISION if one.television else one.user)
        self.presenter.tell_presence(self.table)
        self.presenter.show_table(self.table, one)
        known = await self.chat.opened()
        one.send(encoded(protocol.Chat(True, self.lines(known.last))))
        self.show(one)

    def go(self, one: Onlooker) -> None:
        """A page watches no more."""
        self.presenter.onlookers.discard(one)
        if self.registry.sharing is not None:
            self.registry.sharing.leave(self)
        user = TELEVISION if one.television else one.user
        self.presence.go(user, has_part(self.table, user))
        self.presenter.tell_presence(self.table)

    def show(self, one: Onlooker) -> None:
        """Sends one page all that it may know of the game now."""
        if self.table.match is not None:
            self.presenter.show_position(self.table, one)
            self.tell_orders(one)

    def tell_orders(self, one: Onlooker) -> None:
        """Sends one page the standing orders of the seat that faces it."""
        seat = viewer_of(self.table, one)
        if seat >= 0:
            one.send(encoded(protocol.Orders("", seat, list(self.orders.of(self.table, seat)))))

    # Beside the log -----------------------------------------------------------------------------------

    def order(self, table: Table, seat: int, name: str, on: bool) -> Change:
        """A standing order is set or lifted; with it may change when the table acts by itself."""
        orders = self.orders.with_order(table, seat, name, on)
        before = self.orders.given
        self.orders.given = {**before, seat: orders}
        row = self.journal.row(table)
        self.orders.given = before

        def follow() -> None:
            self.orders.given[seat] = orders
            if self.registry.sharing is not None:
                self.registry.sharing.tell("kept", self.id)

        return Change(None, (kept_orders(self.id, seat, orders),), follow, row)

    async def give_order(self, user: str, seat: int, name: str, on: bool) -> None:
        """Sets or lifts a standing order for somebody who does not look at the table; pages that do are told."""
        table_seat = referee.own(self.table, user, seat)
        referee.begun(self.table)
        if table_seat.level:
            raise referee.refused("bot-plays", seat=seat + 1)
        await self.journal.commit(lambda table: self.order(table, seat, name, on))
        for one in list(self.presenter.onlookers):
            if viewer_of(self.table, one) == seat:
                self.tell_orders(one)

    def orders_of(self, user: str) -> list[protocol.SeatOrders]:
        """What somebody has ordered at this table."""
        return [protocol.SeatOrders(seat, list(self.orders.of(self.table, seat))) for seat in self.table.seats_of(user)]

    async def say(self, user: str, text: str) -> None:
        sharing = self.registry.sharing
        for _ in range(RETRIES):
            line = await self.chat.say(self.table, user, self.registry.now(), text)
            if line is not None:
                self.tell_lines([line])
                if sharing is not None:
                    sharing.notify("said", self.id)
                return
            if sharing is not None:
                await sharing.hear_lines(self)
        raise referee.refused("busy")

    async def earlier(self, before: int) -> list[protocol.ChatLine]:
        """The lines of the chat before one of them, the last of those."""
        return self.lines(await self.chat.before(before))

    async def unsay(self, user: str, number: int) -> None:
        """Deletes a line of the chat."""
        self.tell_lines([await self.chat.unsay(self.table, user, number)])
        if self.registry.sharing is not None:
            self.registry.sharing.tell("unsaid", f"{self.id} {number}")

    def lines(self, said: list[SaidRow]) -> list[protocol.ChatLine]:
        """Lines of the chat as everybody reads them."""
        return [chat_line(one, self.registry.names) for one in said]

    def tell_lines(self, said: list[SaidRow]) -> None:
        """Sends lines of the chat to all who look on."""
        self.presenter.tell_all(protocol.Chat(False, self.lines(said)))

    def forget_person(self, said: list[SaidRow]) -> None:
        """A name was erased, with what was said here under it."""
        if said:
            self.chat.replace(said)
            self.tell_lines(said)
        self.presenter.tell_table(self.table)

    # The life of a table ------------------------------------------------------------------------------

    def restore(self, kept: dict[tuple[int, str], bytes]) -> None:
        """Takes up what was kept privately, after the table was loaded."""
        table = self.table
        for (seat, kind), data in kept.items():
            try:
                self.restore_one(seat, kind, data)
            except Exception:
                logger.exception("something private to a seat cannot be read", extra={"table": self.id, "kind": kind})
        if table.match is not None:
            self.presenter.lines.note(table.match)

    def refresh(self, kept: dict[tuple[int, str], bytes]) -> None:
        """Takes up what another process has kept since; steps of a secret choice only if they are newer."""
        self.restore(kept)
        for one in list(self.presenter.onlookers):
            self.tell_orders(one)

    def restore_one(self, seat: int, kind: str, data: bytes) -> None:
        """Takes up one thing that was kept."""
        if kind == ORDERS:
            self.orders.given[seat] = read_orders(data)
        elif kind == NOTES:
            self.answering.notes[seat] = read_notes(data)
        elif kind == DRAFT and self.table.match is not None:
            self.drafts.restore(self.table, seat, read_draft(data))

    async def take_up(self, stored: TableToLoad) -> None:
        """Goes on after the table was loaded, with what must come next, and corrects its row."""
        await self.journal.commit(lambda table: Change())
        if (self.table.version, self.due(self.table)) != (stored.length, stored.due):
            self.journal.write_row_soon()
        if self.table.version != stored.length:
            self.registry.outbox.touch(self.id)  # whoever wrote its log may have died before anybody was notified

    def watch_closing(self) -> None:
        """Calls a start off when contributions are missing in time."""
        is_closing = self.table.phase == "closing"
        if self.closing is not None and (not is_closing or self.closing.done()):
            if self.closing is not asyncio.current_task():
                self.closing.cancel()
            self.closing = None
        if is_closing and self.closing is None:
            self.closing = self.registry.spawn(self.wait_for_contributions())

    async def wait_for_contributions(self) -> None:
        """Waits until the contributions must be there."""
        while self.table.phase == "closing":
            await asyncio.sleep(max(0.0, self.table.closes - self.registry.now()))
            try:
                await self.journal.commit(lambda table: Change())
            except Exception:
                logger.exception("a start could not be called off", extra={"table": self.id})
                await asyncio.sleep(self.registry.settings.retry_seconds)

    async def expire(self) -> None:
        """Nobody has come for a long time: the table ends, its seed is shown, its record stays."""
        await self.journal.commit(lambda table: Change(None if table.is_over else log.Ended("expired")))

    def is_idle(self, until: float) -> bool:
        """Does nobody look on, and nothing happen by itself before a time?"""
        if self.presenter.onlookers or not self.journal.is_idle:
            return False
        due = self.due(self.table)
        return due is None or due > until

    def stop(self) -> None:
        """Nothing more is done here."""
        self.answering.stop()
        if self.closing is not None:
            self.closing.cancel()
            self.closing = None


def grace_at(table: Table, usual: float) -> float:
    """How long somebody may be away: where people come back for each decision, as long as one may take (TAB-4.1)."""
    clock = table.opened.clock
    return float(clock) if clock >= protocol.SLOW else usual


def has_part(table: Table, user: str) -> bool:
    """Does it matter when somebody left? Strangers come and go."""
    return bool(user) and (user == table.host or bool(table.seats_of(user)) or table.rights.concern(user))
