"""One process among several on one PostgreSQL: what it hears of the others, and what it answers for."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from math import inf
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.server.sharing.ledger import Ledger, News
from tablee.server.sharing.places import Places
from tablee.server.sharing.telling import Telling
from tablee.server.store.opening import FAILURES
from tablee.server.tables.chat import LINES_SENT
from tablee.server.tables.journal import Change, ignore
from tablee.server.tables.limits import MOST_BUCKETS
from tablee.server.tables.live import has_part

if TYPE_CHECKING:
    from tablee.server.sharing.bus import Bus
    from tablee.server.sharing.thinking import Elsewhere
    from tablee.server.store.rows import LogRow, Pause, SaidRow
    from tablee.server.store.writer import Append
    from tablee.server.tables import log
    from tablee.server.tables.live import LiveTable
    from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger("tablee.sharing")
ALIVE_SECONDS = 3.0  # after a sign of life; then others take over
TAKEN_AT_ONCE = 50  # tables of somebody who died
STOP_SECONDS = 2.0  # for what is under way when the server stops
LEAST_COST = 1.0  # milliseconds of somebody in a round that are worth telling
REMEMBERED_NEWS = 100_000
ANYWHERE = ""  # instead of a table: a page is connected, whatever it shows
EVER = inf  # instead of a time: until somebody comes
AHEAD_SECONDS = 5.0  # so early a table is loaded that will act by itself


class Sharing:
    """The other processes, as this one knows them.

    Nothing here decides what happens at a table: a number in its log does. So whatever comes late, twice or never
    costs time and nothing else.
    """

    def __init__(self, registry: TableRegistry, bus: str = "") -> None:
        self.registry = registry
        self.id = secrets.token_hex(8)
        self.ledger = Ledger(registry.store, self.id, ALIVE_SECONDS)
        self.owned: set[str] = set()  # tables at which this process answers
        self.wanting: set[str] = set()  # tables in memory at which somebody should
        self.wake = asyncio.Event()  # there is something to take
        self.beaten = 0.0  # the last sign of life, on the clock for delays
        self.marked: set[tuple[str, str]] = set()  # who is here, as the others were told
        self.heard: dict[int, None] = {}  # news
        self.bus: Bus | None = bus_at(bus, self) if bus else None
        self.thinkers: Elsewhere | None = thinkers_over(self.bus) if self.bus is not None else None
        registry.bots.elsewhere = self.thinkers
        self.places = Places()  # of the others, by what the bus tells
        self.told: set[str] = set()  # tables of whose logs anything was told since the last look
        self.grown: set[str] = set()  # tables of whose logs more was told than this process has
        self.is_following = False  # those logs are being read
        self.catching: set[str] = set()  # tables of which something else was told
        self.is_catching = False  # that is being read
        self.reported: dict[str, float] = {}  # milliseconds that people have cost, as the others were told
        self.is_lobby_news = False
        self.is_failing = False
        self.is_closing = False
        self.talking: set[asyncio.Task[Any]] = set()
        self.pauses: set[asyncio.Event] = set()
        self.report: Callable[[], str] = str  # what the operator wants to know of this process
        self.signed_out: Callable[[str], None] = lambda user: None  # closes the sockets of somebody's old cookies

    # Life ---------------------------------------------------------------------------------------------

    async def open(self) -> list[Pause]:
        """Joins the others; the times in which none of them ran."""
        store, now = self.registry.store, self.registry.now()
        async with self.ledger.starting() as is_alone:
            pauses = await store.note_start(now) if is_alone else await store.known_pauses(now)
        self.beaten = self.registry.clock()
        self.heard = {one.id: None for one in await self.ledger.news()}
        return pauses

    def start(self) -> None:
        """Begins to look after what is shared."""
        never = asyncio.Event()
        self.spawn(self.forever(self.beat, never))
        self.spawn(self.forever(self.look_around, never))
        self.spawn(self.forever(self.take_wanted, self.wake))
        self.pauses = {never, self.wake}
        if self.bus is not None and self.thinkers is not None:
            self.spawn(self.bus.run_forever(self.registry.key))
            self.spawn(self.thinkers.hear_forever())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something that talks to the database; it may finish when the server stops."""
        task = self.registry.spawn(work)
        self.talking.add(task)
        task.add_done_callback(self.talking.discard)

    async def stop(self) -> None:
        """Looks after nothing any more; what is under way is finished, so that no connection is left open."""
        self.is_closing = True
        for pause in self.pauses:
            pause.set()
        if self.bus is not None and self.thinkers is not None:
            await self.bus.close()
            self.thinkers.asked.set()
        if self.talking:
            await asyncio.wait(self.talking, timeout=STOP_SECONDS)

    async def close(self) -> None:
        """Leaves; others take over at once."""
        with suppress(*FAILURES):
            await self.ledger.resign()
        await self.ledger.close()
        if self.bus is not None:
            await self.bus.disconnect()

    async def forever(self, work: Callable[[], Awaitable[None]], sooner: asyncio.Event) -> None:
        """Does something again and again; what fails is tried again."""
        while not self.is_closing:
            try:
                await work()
                self.is_failing = False
            except FAILURES:  # into which a driver may turn being cancelled
                if not self.is_failing:
                    logger.exception("the other processes cannot be heard of")
                self.is_failing = True
            except Exception:
                logger.exception("what is shared could not be looked after")
            with suppress(TimeoutError):
                async with asyncio.timeout(self.registry.settings.round_seconds):
                    await sooner.wait()
            if not self.is_closing:
                sooner.clear()

    async def beat(self) -> None:
        """A sign of life. Whoever gave none for too long has lost what it held and told, and does both again."""
        begun = self.registry.clock()  # the database counts from later on
        await self.ledger.beat(self.report())
        if self.registry.clock() - self.beaten > ALIVE_SECONDS:
            self.lose(self.owned)
            self.marked = set()
            self.announce_all()
        self.beaten = begun

    async def look_around(self) -> None:
        """What the others have done since the last look; late, where a bus tells it sooner."""
        await self.hear_news()
        await self.tell_who_is_here()
        await self.note_connected()
        told, self.told = self.told, set()
        overheard = await self.catch_up(filter(listens, self.registry.tables.values()))
        self.announce(live for live in overheard if live.id not in told)
        await self.look_after()
        if self.registry.followers:
            self.registry.lists.changed()
        if self.bus is not None:
            if self.is_lobby_news:
                self.is_lobby_news = False
                self.bus.tell(Telling("lobby"))
            self.tell_costs(self.bus)

    # Catching up --------------------------------------------------------------------------------------

    async def catch_up(self, lives: Iterable[LiveTable]) -> list[LiveTable]:
        """Follows what others have done at tables: log, chat, who is there; the tables whose logs have grown.

        Where this process is writing, it finds out by that what it has missed.
        """
        tables = {live.id: live for live in lives}
        if not tables:
            return []
        ids = list(tables)
        grown: list[LiveTable] = []
        for found in await self.ledger.growth(ids):
            live = tables[found.table]
            if found.length > live.table.version and not live.journal.is_busy:
                grown.append(live)
                if not await self.has_followed(live):
                    continue
            known = live.chat.known
            if known is not None and found.lines > known.size.lines:
                await self.hear_lines(live)
        for id_, users in (await self.ledger.present(ids)).items():
            self.note_present(tables[id_], users)
        return grown

    async def has_followed(self, live: LiveTable) -> bool:
        """Follows the log of a table; one that cannot be followed is set aside, and the others go on."""
        try:
            await live.journal.catch_up()
        except FAILURES:
            raise
        except Exception as error:  # noqa: BLE001 - it is logged there
            self.set_aside(live, error)
            return False
        return True

    def set_aside(self, live: LiveTable, error: Exception) -> None:
        """A table cannot be followed."""
        self.registry.loader.set_aside(live.id, error)
        self.registry.forget_table(live.id, "damaged")

    async def note_connected(self) -> None:
        """Who has a page open at all through other processes: nobody is told elsewhere what they can see."""
        outbox = self.registry.outbox
        users = frozenset((await self.ledger.present([ANYWHERE]))[ANYWHERE])
        outbox.people.follow(users, set(outbox.people.elsewhere - users) & outbox.told)

    async def catch_up_wholly(self, live: LiveTable) -> None:
        """The same, and what is private to seats; somebody comes, or this process takes over."""
        try:
            await self.catch_up([live])
            await live.journal.catch_up(is_whole=True)
        except FAILURES:
            logger.warning("a table could not be brought up to date", extra={"table": live.id})

    async def catch_up_or_not(self, live: LiveTable) -> None:
        """The same as far as it can be done now."""
        with suppress(*FAILURES):  # then nothing can be written either
            await self.catch_up([live])

    async def hear_lines(self, live: LiveTable) -> None:
        """Lines of the chat that were said through others."""
        chat = live.chat
        async with chat.lock:
            if chat.known is None:
                return
            since = chat.known.size.lines
            size = await live.chat.store.size(live.id)
            lines = await live.chat.store.said(live.id, size.lines, min(LINES_SENT, size.lines - since))
            await self.know({line.user for line in lines})
            chat.hear(size, lines)
        if lines:
            live.tell_lines(lines)

    def note_present(self, live: LiveTable, users: set[str]) -> None:
        """Who has a page at a table elsewhere."""
        remembered = {user for user in live.presence.elsewhere - users if has_part(live.table, user)}
        if live.presence.follow(frozenset(users), remembered):
            live.presenter.tell_presence(live.table)

    async def tell_who_is_here(self) -> None:
        """Writes down who has a page here, for the others."""
        here = {(live.id, user) for live in self.registry.tables.values() for user in live.presence.pages}
        here |= {(ANYWHERE, user) for user in self.registry.outbox.people.pages}
        if here != self.marked:
            changed = here ^ self.marked
            await self.ledger.mark(here - self.marked, self.marked - here)
            self.marked = here
            for table in {table for table, _ in changed} - {ANYWHERE}:
                self.notify("here", table)

    # The bus ------------------------------------------------------------------------------------------

    def notify(self, kind: str, table: str = "") -> None:
        """Tells the others at once what they would find out by themselves."""
        if self.bus is not None:
            self.bus.tell(Telling(kind, table))

    def notify_growth(self, one: Append, is_move: bool) -> None:
        """Tells those who are at a table of a log entry: a move itself, so that nobody need read it."""
        if self.bus is not None and (others := self.places.at(one.table)):
            row = (one.number, one.entry, one.at, one.client, one.proof) if is_move else None
            self.bus.tell(Telling("grew", one.table, one.number + 1, row), others)

    def announce(self, lives: Iterable[LiveTable]) -> None:
        """Tells the others that this process wants to hear of tables; those who are there answer the same."""
        if self.bus is not None and (tables := {live.id: live.table.version for live in lives}):
            self.bus.tell(Telling("come", process=self.id, tables=tables))

    def announce_all(self) -> None:
        """The same of all tables, after something may have been lost."""
        self.announce(filter(listens, self.registry.tables.values()))

    def leave(self, live: LiveTable) -> None:
        """The last page has left a table here."""
        if self.bus is not None and not listens(live) and (others := self.places.at(live.id)):
            self.bus.tell(Telling("left", live.id, process=self.id), others)

    def hear_of_places(self, telling: Telling) -> None:
        """Another process wants to hear of tables, or has some of which this one does."""
        listening = [live for id_ in telling.tables if (live := self.registry.tables.get(id_)) and listens(live)]
        for live in listening:
            self.places.come(live.id, telling.process)
        if telling.kind == "come" and self.bus is not None and listening:
            tables = {live.id: live.table.version for live in listening}
            self.bus.tell(Telling("there", process=self.id, tables=tables), (telling.process,))
        for live in listening:
            self.hear_of_growth(Telling("grew", live.id, telling.tables[live.id]))

    def lobby_changed(self) -> None:
        """Those who follow the lobby elsewhere hear of it with the next round of this process."""
        self.is_lobby_news = True

    def hear_telling(self, telling: Telling) -> None:
        """Somebody tells what has changed; what it is, the database says."""
        if telling.kind == "spent":
            self.charge(telling.spent)
        elif telling.kind == "lobby":
            self.registry.lists.changed()
        elif telling.kind == "news":
            self.spawn(self.attempt(self.hear_news()))
        elif telling.kind == "grew":
            self.hear_of_growth(telling)
        elif telling.kind in {"come", "there"}:
            self.hear_of_places(telling)
        elif telling.kind == "left":
            self.places.leave(telling.table, telling.process)
        elif telling.table in self.registry.tables:
            self.catching.add(telling.table)
            if not self.is_catching:
                self.is_catching = True
                self.spawn(self.attempt(self.catch_up_as_told()))

    async def catch_up_as_told(self) -> None:
        """Hears what others have said at tables, and who is there: at all of them at once, until none is left."""
        tables = self.registry.tables
        try:
            while self.catching and not self.is_closing:
                told, self.catching = self.catching, set()
                await self.catch_up([tables[id_] for id_ in told & tables.keys()])
        finally:
            self.is_catching = False

    def hear_of_growth(self, telling: Telling) -> None:
        """The log of a table has grown: follows the move that was told, or reads all logs that have grown meanwhile."""
        live = self.registry.tables.get(telling.table)
        if live is None or live.table.version >= telling.length or not listens(live):
            return
        self.told.add(telling.table)
        if telling.row is None or not self.has_followed_told(live, telling.row):
            self.grown.add(telling.table)
            if not self.is_following:
                self.is_following = True
                self.spawn(self.attempt(self.follow_grown()))

    def has_followed_told(self, live: LiveTable, row: LogRow) -> bool:
        """Follows a move that another process has told, if nothing before it is missing; else the log has it."""
        try:
            return row[0] == live.table.version and live.journal.has_followed_moves([row])
        except Exception:
            logger.exception("a move was told that does not follow", extra={"table": live.id})
            return False

    async def follow_grown(self) -> None:
        """Reads the logs of all tables that have grown, with one statement, until none is left."""
        tables = self.registry.tables
        try:
            while self.grown and not self.is_closing:
                ids, self.grown = self.grown & tables.keys(), set()
                logs = await self.registry.store.logs({id_: tables[id_].table.version for id_ in ids})
                for id_ in ids & tables.keys():
                    self.follow_log(tables[id_], logs[id_])
        finally:
            self.is_following = False

    def follow_log(self, live: LiveTable, rows: list[LogRow]) -> None:
        """Follows the log of a table, at once or when its turn comes."""
        try:
            if not live.journal.has_followed_moves(rows):
                self.spawn(self.attempt(self.has_followed(live)))
        except Exception as error:  # noqa: BLE001 - it is logged there
            self.set_aside(live, error)

    async def attempt(self, work: Awaitable[object]) -> None:
        """Does something that the next round does again if it fails."""
        with suppress(*FAILURES):
            await work

    def tell_costs(self, bus: Bus) -> None:
        """Tells the others what people have cost here since the last round, so that they pay for it everywhere."""
        buckets = self.registry.accounts.buckets
        costs: dict[str, float] = {}
        for name, bucket in buckets.items():
            cost = bucket.spent - self.reported.get(name, 0.0)
            if cost >= LEAST_COST:
                costs[name] = round(cost, 3)
                self.reported[name] = bucket.spent
        if len(self.reported) > 2 * MOST_BUCKETS:
            self.reported = {name: cost for name, cost in self.reported.items() if name in buckets}
        if costs:
            bus.tell(Telling("spent", spent=costs))

    def charge(self, costs: dict[str, float]) -> None:
        """What people have cost elsewhere; it is not told again."""
        accounts = self.registry.accounts
        for name, cost in costs.items():
            size = accounts.person if name.startswith("person ") else accounts.address
            accounts.bucket(name, size).charge(cost)
            self.reported[name] = self.reported.get(name, 0.0) + cost

    # People -------------------------------------------------------------------------------------------

    async def recognise(self, user: str) -> None:
        """Reads anew who somebody is, before anything is decided by it."""
        if user:
            with suppress(*FAILURES):  # what is known must do; nothing can be written now
                await self.read_person(user)

    async def read_person(self, user: str) -> None:
        """Reads anew who somebody is."""
        found = (await self.ledger.people([user])).get(user)
        if found is None:
            self.registry.names.pop(user, None)
        else:
            self.registry.names[user] = found.name
            self.registry.generations[user] = found.generation

    async def know(self, users: Iterable[str]) -> None:
        """The names of people who came through others."""
        new = [user for user in users if user and user not in self.registry.names]
        if new:
            self.registry.names.update(await self.registry.people.names(new))

    async def know_people_of(self, entries: list[log.AnyLogEntry]) -> None:
        """The same of all whom log entries name."""
        await self.know(getattr(entry, name, "") for entry in entries for name in ("user", "host"))

    # Leases -------------------------------------------------------------------------------------------

    def want(self, id_: str) -> None:
        """Somebody should answer at a table."""
        if id_ not in self.wanting:
            self.wanting.add(id_)
            self.wake.set()

    async def take_wanted(self) -> None:
        """Takes the tables in memory at which nobody alive answers."""
        tables = self.registry.tables
        self.wanting = {id_ for id_ in self.wanting if id_ in tables and tables[id_].due(tables[id_].table) is not None}
        for id_ in await self.ledger.take(list(self.wanting)):
            await self.take_over(id_)

    async def take_over(self, id_: str) -> None:
        """Answers at a table from now on."""
        self.owned.add(id_)
        self.wanting.discard(id_)
        live = self.registry.tables.get(id_)
        if live is None:
            await self.registry.loader.find_or_none(id_)
        elif live.answering.is_elsewhere:
            await self.catch_up_wholly(live)
            live.answering.is_elsewhere = False
            live.journal.submit(lambda table: Change(), ignore)
        if id_ in self.registry.tables:
            self.announce([self.registry.tables[id_]])

    def lose(self, ids: Iterable[str]) -> None:
        """Others may answer at tables: this process does no more, until it has asked."""
        for id_ in list(ids):
            self.owned.discard(id_)
            live = self.registry.tables.get(id_)
            if live is not None:
                live.answering.is_elsewhere = True
                live.answering.schedule()

    def let_go(self) -> list[str]:
        """Answers no more at tables that have left the memory, nor where nothing is due and nobody is here."""
        tables = self.registry.tables
        idle = [live for id_ in self.owned if (live := tables.get(id_)) is not None and live.is_idle(EVER)]
        left = self.owned - tables.keys() - self.registry.loader.under_way.keys()
        left |= {live.id for live in idle}
        self.lose(left)
        for live in idle:
            self.leave(live)
        return list(left)

    async def look_after(self) -> None:
        """Takes over tables that nobody looks after, and lets go of those that have left the memory."""
        loader, ledger = self.registry.loader, self.ledger
        await ledger.give_back(self.let_go())
        alive, dead = await ledger.living()
        self.places.forget(self.registry.tables, alive)
        if dead:
            await loader.catch_up()
            await self.registry.outbox.open()  # the dead may not have come to tell what had happened
            await ledger.bury(dead)
        before = self.registry.now() + AHEAD_SECONDS
        for id_ in await ledger.take(await ledger.unattended(before, TAKEN_AT_ONCE, list(loader.aside))):
            await self.take_over(id_)
        loader.make_room()

    # News ---------------------------------------------------------------------------------------------

    def tell(self, kind: str, subject: str) -> None:
        """Leaves word of something rare."""
        self.spawn(self.tell_soon(kind, subject))

    async def tell_soon(self, kind: str, subject: str) -> None:
        """Tries until it is written."""
        while not self.is_closing:
            try:
                self.heard[await self.ledger.tell(kind, subject)] = None  # it is no news here
                self.notify("news")
            except FAILURES:
                await asyncio.sleep(self.registry.settings.round_seconds)
            else:
                return

    async def hear_news(self) -> None:
        """Acts on what is new; what is old is forgotten."""
        found = await self.ledger.news()
        for one in found:
            if one.id not in self.heard:
                await self.hear(one)
                self.heard[one.id] = None
        while len(self.heard) > REMEMBERED_NEWS:
            del self.heard[next(iter(self.heard))]

    async def hear(self, one: News) -> None:
        """Something rare has happened elsewhere."""
        registry, subject = self.registry, one.subject
        if one.kind == "named":
            registry.names.update(await registry.people.names([subject]))
            registry.tell_tables_of(subject)
        elif one.kind == "erased":
            registry.names.pop(subject, None)
            for live in list(registry.tables.values()):
                live.forget_person(live.chat.lines_of(subject))
        elif one.kind == "signed-out":
            await self.read_person(subject)
            self.signed_out(subject)
        elif one.kind == "channels":
            await registry.outbox.learn()
        elif one.kind == "house":
            await registry.house.learn()
        elif one.kind == "deleted":
            registry.forget_table(subject)
        elif one.kind == "unsaid":
            table, _, line = subject.partition(" ")
            self.blot(table, int(line))
        elif one.kind == "kept" and subject in registry.tables:
            await registry.tables[subject].journal.catch_up(is_whole=True)

    def blot(self, table: str, number: int) -> None:
        """A line of the chat was deleted."""
        live = self.registry.tables.get(table)
        if live is not None and live.chat.known is not None:
            left: list[SaidRow] = [
                msgspec.structs.replace(line, text="", deleted=True)
                for line in live.chat.known.last
                if line.line == number and not line.deleted
            ]
            live.chat.replace(left)
            if left:
                live.tell_lines(left)


def listens(live: LiveTable) -> bool:
    """Does this process want to hear at once what others do at a table? It has pages there, or answers."""
    return bool(live.presenter.onlookers) or not live.answering.is_elsewhere


def bus_at(url: str, sharing: Sharing) -> Bus:
    """The bus; its library is there only where it was asked for."""
    from tablee.server.sharing.bus import Bus

    return Bus(url, sharing.id, sharing.hear_telling, sharing.announce_all)


def thinkers_over(bus: Bus) -> Elsewhere:
    """Whoever thinks for this process elsewhere."""
    from tablee.server.sharing.thinking import Elsewhere

    return Elsewhere(bus)
