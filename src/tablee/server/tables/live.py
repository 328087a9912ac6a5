"""A table in this process: takes requests one after the other, writes before it answers, tells all who look on."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from tablee.engine.game import ASK
from tablee.engine.refusal import Refused
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, Decision, Reason
from tablee.server import protocol
from tablee.server.store.rows import TableRow
from tablee.server.store.writer import Append, Kept
from tablee.server.tables import entries as log
from tablee.server.tables import referee, telling
from tablee.server.tables.bots import Question
from tablee.server.tables.entries import Draft, Notes
from tablee.server.tables.lock import Lock
from tablee.server.tables.summary import result_row, seat_rows, table_row
from tablee.server.tables.table import Place, Table

if TYPE_CHECKING:
    from tablee.server.tables.house import House

logger = logging.getLogger("tablee.tables")
RETRIES = 8
NOTHING = -1  # no action
ONLY_ONE = "only-one"
DRAFT = "draft"
ORDERS = "orders"
NOTES = "notes"
LOOK = 2  # times as long: where something is shown for a moment
QUIET = (log.Played, log.Undone)  # they change the position, not the table
CHOICE_ENDERS = (log.Played, log.SatIn, log.TakenOver, log.Conceded, log.Freed)
CHOICE_BREAKERS = (log.SatIn, log.TakenOver, log.Conceded, log.SatDown, log.Freed)


class Onlooker(Protocol):
    """A page that watches this table, whatever carries its messages."""

    user: str
    facing: int
    text: bool

    def send(self, message: bytes) -> None:
        """Sends a message; never waits."""


@dataclass
class Timer:
    """What the server will do for a seat, and for which decision."""

    key: tuple[int, str]
    task: asyncio.Task[None]


@dataclass
class Said:
    """A line of the chat."""

    user: str
    seat: int
    at: float
    text: str
    deleted: bool


class LiveTable:
    """One table with those who look on."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lock = Lock()
        self.onlookers: set[Onlooker] = set()
        self.lines = telling.Lines()
        self.orders: dict[int, dict[str, str]] = {}  # of each seat, with the moment of those that are brief
        self.notes: dict[int, Notes] = {}
        self.steps_by: dict[int, list[str]] = {}  # client ids of the open steps
        self.overdue: dict[int, float] = {}  # seat -> since when it was asked
        self.timers: dict[int, Timer] = {}
        self.committing: asyncio.Task[Any] | None = None  # who holds the lock and must not be cancelled
        self.closing: asyncio.Task[None] | None = None
        self.said: list[Said] | None = None
        self.seats_of_row: tuple[list[Place], bytes] = ([], b"[]")  # the last ones that were written

    @property
    def id(self) -> str:
        """The table's id."""
        return self.table.id

    # Writing ------------------------------------------------------------------------------------------

    async def commit(self, make: Callable[[], log.AnyEntry | referee.Step], client: str = "") -> None:
        """Makes an entry of a request as things stand, writes it, follows it and tells; on a conflict tries again."""
        async with self.lock:
            self.committing = asyncio.current_task()
            try:
                await self.write(make, client)
                await self.settle()
            finally:
                self.committing = None
        self.schedule()

    def play_at_once(self, entry: log.Played, client: str, then: Callable[[bool], None]) -> None:
        """Writes, follows and tells an answer like `commit`, without a task that waits: the way of most moves.

        The caller has taken the lock. `then` hears whether it is done; if not, `commit` must try.
        """
        after = self.table.after(entry, self.house.now())
        one = self.append_of(entry, after, client, ())

        def written(answer: object) -> None:
            if answer is not True:
                self.lock.release()
                then(False)
                return
            self.accept(entry, after, client)
            if self.table.is_over or any(place.conceded for place in self.table.places):
                self.house.spawn(self.conclude(then))  # it lets go of the lock
                return
            self.lock.release()
            self.schedule()
            then(True)

        try:
            self.house.store.append_then(one, written)
        except ConnectionError:
            self.lock.release()
            raise

    async def conclude(self, then: Callable[[bool], None]) -> None:
        """What else is written after an answer that may end the game; the lock is held."""
        try:
            await self.settle()
        finally:
            self.lock.release()
        self.schedule()
        then(True)

    async def write(self, make: Callable[[], log.AnyEntry | referee.Step], client: str) -> None:
        """Writes what a request becomes; what another process has appended meanwhile is followed first."""
        for _ in range(RETRIES):
            if client and self.knows(client):
                return
            made = make()
            if isinstance(made, referee.Step):
                await self.take_step(made, client)
                return
            if await self.append(made, client):
                return
            await self.catch_up()
        raise referee.refused("busy")

    def knows(self, client: str) -> bool:
        """Was a message with this id done already?"""
        return client in self.table.clients or (
            bool(self.steps_by) and any(client in ids for ids in self.steps_by.values())
        )

    async def append(self, entry: log.AnyEntry, client: str = "") -> bool:
        """Appends one entry and tells of it; False if somebody else has appended in between."""
        after = self.table.after(entry, self.house.now())
        if not await self.house.store.append(self.append_of(entry, after, client, self.kept_with(entry, after))):
            return False
        self.accept(entry, after, client)
        return True

    def append_of(self, entry: log.AnyEntry, after: Table, client: str, kept: tuple[Kept, ...]) -> Append:
        """An entry with all that is written together with it."""
        if isinstance(entry, log.Played) and entry.seat in self.steps_by:
            kept = (*kept, self.kept_draft(entry.seat))
        return Append(
            self.id,
            self.table.version,
            log.written(entry),
            after.moved,
            client or secrets.token_hex(8),
            kept,
            self.row(after),
            entry.user if isinstance(entry, log.SatDown) else "",
            result_row(after) if after.is_over and not self.table.is_over else None,
        )

    def row(self, table: Table) -> TableRow:
        """The row of the table as it will be."""
        if table.places is not self.seats_of_row[0]:
            self.seats_of_row = (table.places, seat_rows(table))
        return table_row(table, self.seats_of_row[1], self.due(table))

    def kept_with(self, entry: log.AnyEntry, after: Table) -> tuple[Kept, ...]:
        """What an entry changes of what is private to its seat."""
        if not isinstance(entry, CHOICE_BREAKERS) or after.match is None:
            return ()
        kept = (self.kept_draft(entry.seat),)
        if not isinstance(entry, log.SatIn | log.Conceded | log.Freed):
            return kept
        self.notes[entry.seat] = Notes(b"", after.match.entries[-1].number)
        return (*kept, (self.id, entry.seat, NOTES, msgspec.msgpack.encode(self.notes[entry.seat])))

    def accept(self, entry: log.AnyEntry, after: Table, client: str) -> None:
        """An entry is written: the table is what it has become, and all are told."""
        had_offers = any(place.agrees for place in self.table.places)
        had_begun = self.table.match is not None
        if isinstance(entry, CHOICE_ENDERS):
            self.steps_by.pop(entry.seat, None)
        self.table = after
        after.remember_client(client)
        if not isinstance(entry, QUIET) or had_offers or after.is_over:
            self.tell_table()
        if after.match is not None:
            self.tell_position(anew=isinstance(entry, log.Undone) or after.is_over)
            for one in [] if had_begun else list(self.onlookers):
                self.tell_orders(one)
        self.house.lobby_changed()

    async def catch_up(self) -> None:
        """Follows what another process has appended."""
        for data, at, client in await self.house.store.log(self.id, self.table.version):
            entry = log.read(data)
            self.accept(entry, self.table.after(entry, at), client)

    async def settle(self) -> None:
        """Writes what follows by itself."""
        while (entry := referee.due(self.table, self.house.now(), self.house.settings.closing_seconds)) is not None:
            if not await self.append(entry):
                await self.catch_up()

    async def keep(self, *kept: Kept) -> None:
        """Keeps something private, durably."""
        await self.house.store.keep(*kept)

    # Secret choices -----------------------------------------------------------------------------------

    def kept_draft(self, seat: int, draft: Draft | None = None) -> Kept:
        """The row of a draft, or of none."""
        return self.id, seat, DRAFT, msgspec.json.encode(draft or Draft(0, [], []))

    async def take_step(self, step: referee.Step, client: str) -> None:
        """A step of a secret choice: nobody else hears of it."""
        match = self.table.playing()
        clients = [*self.steps_by.get(step.seat, []), client]
        await self.keep(self.kept_draft(step.seat, Draft(match.decisions[step.seat] + 1, step.steps, clients)))
        self.steps_by[step.seat] = clients
        match.act(step.seat, step.action)
        self.tell_seat(step.seat)

    async def take_back(self, seat: int, decision: int) -> None:
        """Takes the last step of a secret choice back."""
        async with self.lock:
            steps = referee.take_back(self.table, seat, decision)
            match = self.table.playing()
            draft = Draft(match.decisions[seat] + 1, steps, self.steps_by.get(seat, []))
            await self.keep(self.kept_draft(seat, draft))
            match.take_back(seat)
            self.tell_seat(seat)
        self.schedule()

    async def start_choice_anew(self, seat: int) -> None:
        """Forgets the steps of a seat whose time is up."""
        async with self.lock:
            self.steps_by.pop(seat, None)
            await self.keep(self.kept_draft(seat))
            self.table.start_anew(seat)

    def restore(self, kept: dict[tuple[int, str], bytes]) -> None:
        """Takes up what was kept privately, after a restart."""
        for (seat, kind), data in kept.items():
            if kind == ORDERS:
                found = msgspec.json.decode(data, type=dict[str, str] | list[str])
                self.orders[seat] = found if isinstance(found, dict) else dict.fromkeys(found, "")
            elif kind == NOTES:
                self.notes[seat] = msgspec.msgpack.decode(data, type=Notes)
            elif kind == DRAFT and self.table.match is not None:
                self.restore_draft(seat, msgspec.json.decode(data, type=Draft))
        if self.table.match is not None:
            self.lines.note(self.table.match)

    def restore_draft(self, seat: int, draft: Draft) -> None:
        """The open steps of a secret choice."""
        match = self.table.playing()
        if not draft.steps or seat not in match.state.waiting:
            return
        for step in draft.steps:
            match.act(seat, match.game.parse(match.state, step))
        match.decisions[seat] = draft.decision
        self.steps_by[seat] = draft.clients

    # Telling ------------------------------------------------------------------------------------------

    def present(self) -> list[str]:
        """The people whose pages are connected."""
        return [one.user for one in self.onlookers if one.user]

    def is_host_present(self) -> bool:
        """Is a page of the host's connected?"""
        return any(one.user == self.table.host for one in self.onlookers)

    def spectators(self) -> int:
        """How many pages look on without a seat."""
        return sum(1 for one in self.onlookers if not self.table.seats_of(one.user))

    def seats(self) -> list[protocol.Seat]:
        """The seats as everybody sees them."""
        return telling.seats(self.table, self.house.names, self.present())

    def viewer(self, one: Onlooker) -> int:
        """Whose position a page is shown: one seat of its person's, or the spectator's."""
        if self.table.is_over:
            return OMNISCIENT
        mine = self.table.seats_of(one.user)
        if one.facing in mine:
            return one.facing
        return mine[0] if len(mine) == 1 else SPECTATOR

    def tell_table(self) -> None:
        """Sends the table to all who look on."""
        shown, spectators, here = self.seats(), self.spectators(), self.is_host_present()
        for one in list(self.onlookers):
            one.send(encoded(telling.message(self.table, one.user, self.viewer(one), shown, spectators, here)))

    def tell_presence(self) -> None:
        """Sends who is there."""
        shown = [seat.present for seat in self.seats()]
        message = encoded(protocol.Presence(shown, self.spectators(), self.is_host_present()))
        for one in list(self.onlookers):
            one.send(message)

    def tell_position(self, anew: bool = False) -> None:
        """Sends each page the position of the seat that faces it: each is made once."""
        match = self.table.playing()
        delta = self.lines.note(match, anew)
        deadlines = self.deadlines()
        made: dict[tuple[int, bool], bytes] = {}
        for one in list(self.onlookers):
            viewer = self.viewer(one)
            kind = (viewer, one.text)
            message = made.get(kind)
            if message is None:
                lines = self.lines.whole(match, viewer) if delta.whole else self.lines.part(match, viewer, delta)
                position = telling.position(self.table, viewer, one.text, lines, delta.whole, deadlines)
                message = made[kind] = encoded(position)
            one.send(message)

    def tell_seat(self, seat: int) -> None:
        """Sends a seat its own position anew: a step of its secret choice was made or taken back."""
        for one in list(self.onlookers):
            if self.viewer(one) == seat:
                message = telling.position(self.table, seat, one.text, [], False, self.deadlines())
                one.send(encoded(message))

    def show(self, one: Onlooker) -> None:
        """Sends one page the whole position as it is now."""
        match = self.table.match
        if match is None:
            return
        viewer = self.viewer(one)
        whole = self.lines.whole(match, viewer)
        one.send(encoded(telling.position(self.table, viewer, one.text, whole, True, self.deadlines())))
        self.tell_orders(one)

    def tell_orders(self, one: Onlooker) -> None:
        """Sends one page the standing orders of the seat that faces it."""
        seat = self.viewer(one)
        if seat >= 0:
            one.send(encoded(protocol.Orders("", seat, list(self.orders_of(seat)))))

    def deadlines(self) -> list[protocol.Deadline]:
        """Until when people must decide."""
        table = self.table
        if not table.opened.clock:
            return []
        return [
            protocol.Deadline(seat, since + seconds, seconds)
            for seat, since in table.asked_since.items()
            if not table.places[seat].level and (seconds := table.seconds(seat))
        ]

    # Coming and going ---------------------------------------------------------------------------------

    async def enter(self, one: Onlooker) -> None:
        """A page begins to watch: it gets the present, never a replay."""
        self.onlookers.add(one)
        self.tell_presence()
        seats, spectators, here = self.seats(), self.spectators(), self.is_host_present()
        one.send(encoded(telling.message(self.table, one.user, self.viewer(one), seats, spectators, here)))
        one.send(encoded(protocol.Chat(True, await self.chat_lines())))
        self.show(one)

    def go(self, one: Onlooker) -> None:
        """A page watches no more."""
        self.onlookers.discard(one)
        self.tell_presence()

    # Chat ---------------------------------------------------------------------------------------------

    async def chat(self) -> list[Said]:
        """What was said, read when first asked for."""
        if self.said is None:
            rows = await self.house.store.said(self.id)
            if self.said is None:
                self.said = [Said(row.user_id, row.seat, row.at, row.text, row.deleted) for row in rows]
        return self.said

    async def chat_lines(self) -> list[protocol.ChatLine]:
        """The chat as everybody reads it."""
        return [self.chat_line(number, one) for number, one in enumerate(await self.chat())]

    def chat_line(self, number: int, one: Said) -> protocol.ChatLine:
        """One line of it."""
        name = self.house.names.get(one.user, "")
        return protocol.ChatLine(number, one.seat, name, one.at, one.text, one.deleted)

    async def say(self, user: str, text: str) -> None:
        """Says something, if the game, the host and the seat allow it now."""
        said = await self.chat()
        async with self.lock:
            referee.may_say(self.table, user)
            seats = self.table.seats_of(user)
            line = Said(user, seats[0] if seats else SPECTATOR, self.house.now(), text, deleted=False)
            if not await self.house.store.say(self.id, len(said), user, line.seat, line.at, text):
                self.said = None
                raise referee.refused("busy")
            said.append(line)
            self.tell_chat(len(said) - 1)

    async def unsay(self, user: str, number: int) -> None:
        """Deletes a line."""
        said = await self.chat()
        if not 0 <= number < len(said):
            raise referee.refused("no-such-line")
        if not user or user not in {self.table.host, said[number].user}:
            raise referee.refused("not-your-line")
        await self.house.store.unsay(self.id, number)
        said[number].text = ""
        said[number].deleted = True
        self.tell_chat(number)

    def tell_chat(self, number: int) -> None:
        """Sends a line to all who look on."""
        assert self.said is not None
        message = encoded(protocol.Chat(False, [self.chat_line(number, self.said[number])]))
        for one in list(self.onlookers):
            one.send(message)

    def forget_person(self, user: str) -> None:
        """A name was erased, with what was said under it."""
        for number, one in enumerate(self.said or []):
            if one.user == user:
                one.user = one.text = ""
                one.deleted = True
                self.tell_chat(number)
        self.tell_table()

    # Standing orders ----------------------------------------------------------------------------------

    async def order(self, seat: int, name: str, on: bool) -> list[str]:
        """Sets or lifts a standing order; only the seat hears of it."""
        known = [ONLY_ONE, *self.table.game.standing_orders]
        if name not in known:
            raise referee.refused("unknown-order", given=name[:20], known=", ".join(known))
        async with self.lock:
            given = {**self.orders_of(seat), name: self.moment(seat, name)}
            orders = {one: given[one] for one in known if one in given and (on or one != name)}
            before = self.orders.get(seat)
            self.orders[seat] = orders
            kept = (self.id, seat, ORDERS, msgspec.json.encode(orders))
            try:
                await self.house.store.keep(kept, row=self.row(self.table))
            except Exception:
                self.orders[seat] = before if before is not None else self.usual_orders()
                raise
        self.schedule()
        return list(orders)

    def orders_of(self, seat: int) -> dict[str, str]:
        """What a seat has ordered; until it says something, what is usual in this game."""
        found = self.orders.get(seat)
        return found if found is not None else self.usual_orders()

    def usual_orders(self) -> dict[str, str]:
        """What seats of this game order until they say something."""
        return dict.fromkeys(self.table.game.usual_orders, "")

    def moment(self, seat: int, name: str) -> str:
        """As long as this word stays the same a brief order holds; empty for those that hold until they are lifted."""
        brief = self.table.game.brief_orders.get(name)
        match = self.table.match
        return brief(match.view(seat)) if brief and match is not None else ""

    def let_orders_lapse(self) -> None:
        """Brief orders whose moment is over; only their seat hears of it."""
        for seat, orders in self.orders.items():
            lapsed = [name for name in orders if orders[name] != self.moment(seat, name)]
            for name in lapsed:
                del orders[name]
            for one in list(self.onlookers) if lapsed else []:
                if self.viewer(one) == seat:
                    self.tell_orders(one)

    def ordered(self, table: Table, seat: int) -> int | None:
        """The action that a standing order of this seat names now."""
        match = table.playing()
        names = self.orders_of(seat)
        if not names:
            return None
        legal = match.legal(seat)
        for name in names:
            if name == ONLY_ONE:
                action = legal[0] if len(legal) == 1 else None
            else:
                action = match.game.standing_orders[name](match.view(seat))
            if action == ASK:
                return None
            if action is not None and action in legal:
                return action
        return None

    # What the server does by itself -------------------------------------------------------------------

    def schedule(self) -> None:
        """Sees to it that bots, orders and clocks answer what is open, and nothing else."""
        table = self.table
        self.watch_closing()
        asked = [] if table.is_over else table.asked()
        if asked:
            self.let_orders_lapse()
        for seat in [seat for seat in self.timers if seat not in asked]:
            self.drop_timer(seat)
        for seat in asked:
            self.schedule_seat(seat)

    def schedule_seat(self, seat: int) -> None:
        """One seat: who answers for it, if anybody."""
        number = self.table.playing().decision(seat) or 0
        who = self.answerer(self.table, seat)
        running = self.timers.get(seat)
        if running is not None and running.key == (number, who):
            return
        if running is not None:
            self.drop_timer(seat)
        if who:
            task = self.house.spawn(self.answer(seat, number, who))
            self.timers[seat] = Timer((number, who), task)

    def drop_timer(self, seat: int) -> None:
        """Nothing is to be done for a seat any more; who is writing already goes on to the end."""
        task = self.timers.pop(seat).task
        if task not in {asyncio.current_task(), self.committing}:
            task.cancel()

    def answerer(self, table: Table, seat: int) -> str:
        """`bot LEVEL`, `order ACTION`, `clock` or nobody."""
        place = table.places[seat]
        if place.level:
            return f"bot {place.level}"
        if self.is_overdue(table, seat):
            return f"bot {table.best_level()}"
        action = self.ordered(table, seat)
        if action is None:
            action = table.playing().state.forced(seat)
        if action is not None:
            return f"order {action}"
        return f"clock {table.asked_since.get(seat, 0.0)}" if table.seconds(seat) else ""

    def due(self, table: Table) -> float | None:
        """When this table must be in memory, because it will act by itself; None: when somebody comes."""
        if table.is_over:
            return None
        if referee.due(table, table.moved, 0.0) is not None:
            return table.moved
        if table.phase == "closing":
            return table.closes
        times: list[float] = []
        for seat, since in table.asked_since.items():
            who = self.answerer(table, seat)
            if who.startswith("clock"):
                times.append(since + table.seconds(seat))
            elif who:
                times.append(table.moved)
        return min(times) if times else None

    def is_overdue(self, table: Table, seat: int) -> bool:
        """Is the time of this seat's decision up?"""
        return seat in self.overdue and self.overdue[seat] == table.asked_since.get(seat)

    async def answer(self, seat: int, number: int, who: str) -> None:
        """Waits as everybody waits here, then answers."""
        kind, _, rest = who.partition(" ")
        try:
            if kind == "clock":
                await self.wait_for_clock(seat, number)
                return
            due = self.house.clock() + (0 if self.is_overdue(self.table, seat) else self.pause())
            if kind == "order":
                await self.wait_until(due)
                await self.commit(lambda: referee.act(self.table, seat, number, int(rest), "order"))
            else:
                await self.bot_answers(seat, number, rest, due)
        except Refused as refused:
            logger.info("an automatic answer came too late", extra={"table": self.id, "code": refused.code})
            self.timers.pop(seat, None)
            self.schedule()

    def pause(self) -> float:
        """How long an automatic answer waits: twice as long where something is shown for a moment, to be seen."""
        return self.house.delay() * (LOOK if self.table.playing().shows_for_a_moment() else 1)

    async def wait_until(self, due: float) -> None:
        """Waits for the moment of an automatic answer."""
        await asyncio.sleep(max(0.0, due - self.house.clock()))

    async def wait_for_clock(self, seat: int, number: int) -> None:
        """When the time is up: the game's own answer, else a bot's."""
        since = self.table.asked_since.get(seat, 0.0)
        await asyncio.sleep(max(0.0, since + self.table.seconds(seat) - self.house.now()))
        match = self.table.playing()
        if match.decision(seat) != number:
            return
        action = match.state.on_clock(seat).action
        if action is not None:
            named = match.game.named(match.state, action)
            await self.commit(lambda: self.clock_entry(seat, number, named))
        else:
            self.overdue[seat] = since
            await self.start_choice_anew(seat)
            self.timers.pop(seat, None)
            self.schedule()

    def clock_entry(self, seat: int, number: int, named: str) -> log.Played:
        """What the clock plays, if the decision is still open."""
        match = referee.begun(self.table)
        if match.decision(seat) != number:
            raise referee.stale(match, seat)
        return log.Played(seat, number, [named], "clock")

    async def bot_answers(self, seat: int, number: int, level: str, due: float) -> None:
        """A bot decides from what its seat may know; how long it thinks is part of the delay and tells nothing.

        One that stands in for a single decision remembers nothing.
        """
        match = self.table.playing()
        if match.decision(seat) != number:
            return
        heard = match.entries[-1].number
        is_stand_in = not self.table.places[seat].level
        notes = Notes(b"", heard) if is_stand_in else self.notes.get(seat, Notes())
        news = [told.seen_by(seat) for entry, told in match.told if entry > notes.heard]
        try:
            decided = await self.ask_bot(seat, level, msgspec.json.encode(news), notes.notes)
        except Exception:
            logger.exception("no bot can decide", extra={"table": self.id, "level": level})
            decided = Decision(NOTHING, b"", Reason("random"))
        await self.wait_until(due)
        match = self.table.playing()
        if match.decision(seat) != number:
            return
        if decided.action not in match.legal(seat):
            logger.error("any legal action is played for a bot", extra={"table": self.id, "level": level})
            decided = Decision(self.house.dice.choice(match.legal(seat)), b"", Reason("random"))
        if not is_stand_in:
            await self.keep_notes(seat, Notes(decided.notes, heard))
        await self.commit(lambda: referee.act(self.table, seat, number, decided.action, "bot"))

    async def keep_notes(self, seat: int, notes: Notes) -> None:
        """Keeps a bot's notes, unread."""
        self.notes[seat] = notes
        await self.keep((self.id, seat, NOTES, msgspec.msgpack.encode(notes)))

    async def ask_bot(self, seat: int, level: str, events: bytes, notes: bytes) -> Decision:
        """Asks a worker, with a chance of the bot's own that has nothing to do with the table's."""
        match = self.table.playing()
        words = f"tablee bot 1 {seat} {match.decision(seat)} {len(match.entries)}".encode()
        seed = int.from_bytes(hmac.digest(self.table.seed, words, "sha256")[:8], "big")
        opened = self.table.opened
        view = msgspec.json.encode(match.state.view(seat))
        return await self.house.bots.decide(Question(opened.game, opened.version, level, view, events, notes, seed))

    def watch_closing(self) -> None:
        """Calls a start off when contributions are missing in time."""
        is_closing = self.table.phase == "closing"
        if self.closing is not None and (not is_closing or self.closing.done()):
            if self.closing is not asyncio.current_task():
                self.closing.cancel()
            self.closing = None
        if is_closing and self.closing is None:
            self.closing = self.house.spawn(self.wait_for_contributions())

    async def wait_for_contributions(self) -> None:
        """Waits until the contributions must be there."""
        await asyncio.sleep(max(0.0, self.table.closes - self.house.now()))
        async with self.lock:
            await self.settle()
        self.schedule()

    async def expire(self) -> None:
        """Nobody has come for a long time: the table ends, its seed is shown, its record stays."""
        async with self.lock:
            if not self.table.is_over:
                await self.append(log.Ended("expired"))
        self.schedule()

    async def take_up(self, stored: float | None) -> None:
        """Goes on after the table was loaded, with what must come next; `stored` is when its row said so."""
        async with self.lock:
            await self.settle()
            if self.due(self.table) != stored:
                await self.house.store.keep(row=self.row(self.table))
        self.schedule()

    def is_idle(self, until: float) -> bool:
        """Does nobody look on, and nothing happen by itself before a time?"""
        if self.onlookers or self.lock.is_held:
            return False
        due = self.due(self.table)
        return due is None or due > until

    def stop(self) -> None:
        """Nothing more is done here."""
        for timer in self.timers.values():
            timer.task.cancel()
        self.timers.clear()
        if self.closing is not None:
            self.closing.cancel()


def encoded(message: protocol.ToPage) -> bytes:
    """A message as it is sent."""
    return telling.encoded(message)
