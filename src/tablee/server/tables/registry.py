"""The tables of this process, loaded when they are needed; the people at them, and the lobby."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tablee.engine import registry as game_registry
from tablee.engine.dump import dump
from tablee.engine.options import BotSeats, Text, parse_options
from tablee.engine.refusal import Mistake, Refused
from tablee.server import protocol
from tablee.server.jobs import CheckOptions
from tablee.server.names.own import OwnPages
from tablee.server.notices.outbox import Outbox
from tablee.server.sharing.sharing import Sharing
from tablee.server.store.opening import FAILURES
from tablee.server.store.people import PeopleStore
from tablee.server.store.rows import NewTableRow, Origin, Pause
from tablee.server.store.store import Append, Store
from tablee.server.tables import log, people, referee
from tablee.server.tables.bots import Bots
from tablee.server.tables.disk import Disk
from tablee.server.tables.house import House
from tablee.server.tables.journal import Change, Journal
from tablee.server.tables.kept import Rest, kept_rest
from tablee.server.tables.limits import Account, Accounts, Meter, address_key
from tablee.server.tables.live import LiveTable
from tablee.server.tables.loading import Loader
from tablee.server.tables.lobby import Lists
from tablee.server.tables.records import Records
from tablee.server.tables.replays import Replays
from tablee.server.tables.reviews import Reviews
from tablee.server.tables.seats import OPEN, RESERVED, SeatKind, read_plan
from tablee.server.tables.settings import TableSettings
from tablee.server.tables.summary import seat_rows, table_row
from tablee.server.tables.table import Table, token_hash
from tablee.server.workers import Workers

logger = logging.getLogger("tablee.tables")
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no 0 O 1 I
CODE_LENGTH = 6
ME = "me"
DAY = 86400.0


@dataclass(eq=False)
class TableRegistry:
    """The tables of this process by their ids, and what they share: store, bots, names, the lobby."""

    store: Store
    settings: TableSettings = field(default_factory=TableSettings)
    now: Callable[[], float] = time.time
    clock: Callable[[], float] = time.monotonic  # for delays
    bots: Bots = field(default_factory=Bots)
    workers: Workers = field(default_factory=Workers)
    advisers: Workers = field(default_factory=Workers)  # who think about hints: neither bots nor texts wait for them
    reviewers: Workers = field(default_factory=Workers)  # who work out reviews, when nobody else needs the machine
    owns_bots: bool = True  # else the workers are shared, and stay when the registry is closed
    tables: dict[str, LiveTable] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    followers: set[Any] = field(default_factory=set)  # sessions that follow the lobby
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    meter: Meter = field(default_factory=Meter)
    replays: Replays = field(default_factory=Replays)
    stale_rows: list[Journal] = field(default_factory=list)  # tables whose rows lag behind their logs
    pauses: list[Pause] = field(default_factory=list)  # in which no server ran
    dice: random.Random = field(default_factory=random.SystemRandom)
    accounts: Accounts = field(init=False)
    thoughts: Accounts = field(init=False)  # what people may let others think for them
    loader: Loader = field(init=False)
    lists: Lists = field(init=False)
    records: Records = field(init=False)
    reviews: Reviews = field(init=False)
    outbox: Outbox = field(init=False)
    disk: Disk = field(init=False)
    house: House = field(init=False)
    people: PeopleStore = field(init=False)
    pages: OwnPages = field(init=False)
    key: bytes = b""  # signs cookies, and hides addresses
    generations: dict[str, int] = field(default_factory=dict)  # of people who have ended their first cookies
    sharing: Sharing | None = None  # with other processes, where several use the database

    def __post_init__(self) -> None:
        self.accounts = Accounts(
            self.settings.person_cost, self.settings.address_cost, self.settings.longest_pause, self.clock
        )
        self.thoughts = Accounts(
            self.settings.person_thought, self.settings.address_thought, self.settings.longest_pause, self.clock
        )
        self.loader, self.lists, self.records = Loader(self), Lists(self), Records(self)
        self.reviews = Reviews(self)
        self.outbox, self.people, self.pages = Outbox(self), PeopleStore(self.store), OwnPages(self)
        self.disk, self.house = Disk(self.store, self.settings), House(self)
        self.bots.meter = self.replays.meter = self.workers.meter = self.meter

    # Opening and closing ------------------------------------------------------------------------------

    async def open(self, is_alone: bool = False) -> None:
        """Is ready at once; tables are loaded when somebody asks for them, or they must act.

        Clocks stood while nobody had this database open; only who is alone with it can tell when that was.
        """
        await self.store.open()
        if self.sharing is not None:
            self.pauses = await self.sharing.open()
        elif is_alone:
            self.pauses = await self.store.note_start(self.now())
        self.names = await self.people.names()
        self.generations = await self.people.generations()
        await self.house.learn()
        self.key = await self.store.setting("signing key", secrets.token_bytes(32))
        self.spawn(self.loader.look_after_forever() if self.sharing is None else self.loader.catch_up())
        self.spawn(self.write_rows_forever())
        if self.sharing is not None:
            self.sharing.start()

    async def close(self) -> None:
        """Stops what runs by itself, then the store."""
        if self.sharing is not None:
            await self.sharing.stop()
        for live in self.tables.values():
            live.stop()
        running = [*self.tasks, *self.loader.under_way.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        if self.owns_bots:
            self.bots.close()
        await self.write_rows()
        await self.workers.close()
        await self.advisers.close()
        await self.reviewers.close()
        await self.lay_to_rest()
        if self.sharing is not None:
            await self.sharing.close()
        await self.store.close()

    async def lay_to_rest(self) -> None:
        """Keeps what running games have come to: the next program may have other rules without knowing it."""
        tables = [live.table for live in self.tables.values() if live.table.match is not None]
        kept = [kept_rest(one.id, Rest(one.version, one.state_proof().decode())) for one in tables if not one.is_over]
        if kept:
            with suppress(*FAILURES):  # the log holds all that matters
                await self.store.keep(*kept)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs something beside the rest; if it fails the log says so."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        """Something that ran beside has ended."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    def delay(self) -> float:
        """How long an automatic answer waits: the same distribution for all of them."""
        return self.dice.uniform(*self.settings.delay)

    def account(self, user: str, host: str) -> Account:
        """Who pays for what a person, or nobody known, asks from an address."""
        return self.accounts.of(user, address_key(host))

    # Tables -------------------------------------------------------------------------------------------

    async def find(self, id_: str) -> LiveTable:
        """A table by its id, loaded if it must be; where it is shared, with all that others have done there."""
        is_known = id_ in self.tables
        live = await self.loader.find(id_)
        if is_known and self.sharing is not None:
            await self.sharing.catch_up_wholly(live)
            if self.tables.get(id_) is not live:  # meanwhile it has left the memory
                return await self.find(id_)
        return live

    def tell_others(self, kind: str, subject: str) -> None:
        """Leaves word for other processes, if there may be any."""
        if self.sharing is not None:
            self.sharing.tell(kind, subject)

    async def write_rows(self) -> None:
        """Writes the rows that lag behind their logs, all at once."""
        if not self.stale_rows:
            return
        journals, self.stale_rows = self.stale_rows, []
        for journal in journals:
            journal.is_row_stale = False
        try:
            await self.store.keep_rows([journal.row(journal.table) for journal in journals])
        except FAILURES:
            logger.exception("rows of tables could not be written")
            for journal in journals:
                journal.write_row_soon()

    async def write_rows_forever(self) -> None:
        while True:
            await asyncio.sleep(self.settings.row_seconds)
            await self.write_rows()

    async def create(self, user: str, wish: protocol.NewTable, address: str = "") -> protocol.TableCreated:
        """Opens a table, for somebody at an address."""
        hidden = await self.check_room(user, address)
        referee.check_times(wish)
        game = game_registry.get(wish.game)
        for option in game.options:
            if isinstance(option, BotSeats) and option.name in wish.options:
                raise Mistake("unknown-option", {"option": option.name, "known": "–"})
        if any(isinstance(option, Text) and wish.options.get(option.name) for option in game.options):
            await self.workers.do(CheckOptions(wish.game, wish.options))  # a text may be anything
        options = game.read_options(wish.options)
        game.fixed(options)
        game.check_together(game.count(len(wish.seats)), options)
        if wish.seats.count(ME) > 1:
            raise referee.refused("bad-seat-kind", given=ME)
        plans = [OPEN if text == ME else read_plan(text) for text in wish.seats]
        for plan in plans:
            referee.check_plan(game, plan)
        tokens = {seat: secrets.token_urlsafe(16) for seat, plan in enumerate(plans) if plan.kind is SeatKind.RESERVED}
        own = [seat for seat, plan in enumerate(plans) if wish.seats[seat] == ME or plan.kind is SeatKind.HOT_SEAT]
        kinds = [plan.text for plan in plans]
        first: list[log.AnyLogEntry] = [
            log.Opened(
                game.slug,
                game.version,
                options.text,
                kinds,
                user,
                wish.public,
                wish.clock,
                budget=wish.budget,
                increment=wish.increment,
                on_time=wish.on_time,
                days_off=wish.days_off,
            ),
            *(log.SeatSet(seat, RESERVED.text, token_hash(token)) for seat, token in tokens.items()),
            *(log.SatDown(seat, user) for seat in own),
        ]
        made = await self.made(first, hidden)
        return msgspec.structs.replace(made, invitations={str(seat): token for seat, token in tokens.items()})

    async def add(self, first: list[log.AnyLogEntry], invited: Sequence[str] = ()) -> LiveTable:
        """A new table with its first log entries, under an id and a code that nobody has; who is told of it."""
        if self.disk.is_full:
            raise referee.refused("disk-full")
        created = self.now()
        seed = secrets.token_bytes(32)
        while True:
            id_ = secrets.token_urlsafe(9)
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            table = Table(id_, code, seed, created)
            appends = [new_entry(table, entry) for entry in first]
            if await self.store.add_table(new_table_row(table), appends, self.outbox.invited(id_, invited)):
                break
        live = self.tables[id_] = LiveTable(self, table)
        live.settled()
        self.lobby_changed()
        return live

    async def play_on(
        self, live: LiveTable, user: str, wish: protocol.PlayOn, address: str = ""
    ) -> protocol.TableCreated:
        """A table that goes on from a moment of an ended game: everything of it is known, so it is against bots."""
        hidden = await self.check_room(user, address)
        replay = await self.replays.of(live.table)
        state = replay.at(wish.entry)
        if not 0 <= wish.seat < state.players:
            raise referee.refused("no-such-entry", last=len(replay.entries) - 1)
        if not state.to_act():
            raise referee.refused("nothing-to-play")
        bot = read_plan(f"bot:{wish.level}")
        referee.check_plan(state.game, bot)
        kinds = [OPEN.text if seat == wish.seat else bot.text for seat in range(state.players)]
        options, start = live.table.opened.options, dump(state).decode()
        first: list[log.AnyLogEntry] = [
            log.Opened(state.game.slug, state.game.version, options, kinds, user, start=start),
            log.SatDown(wish.seat, user),
        ]
        return await self.made(first, hidden)

    async def made(self, first: list[log.AnyLogEntry], hidden: str) -> protocol.TableCreated:
        """A new table, as its host is told of it, from an address of which a hash is kept."""
        live = await self.add(first)
        if hidden:
            await self.store.note_origin(Origin("table", live.id, hidden), self.now())
        return protocol.TableCreated(live.id, live.table.code, live.table.commitment, {})

    async def check_room(self, user: str, address: str) -> str:
        """May somebody open one more table? The hash of the address, to be kept with it."""
        if not user:
            raise referee.refused("name-needed")
        opened = await self.store.count_hosted(user)
        if opened >= self.settings.most_tables:
            raise referee.refused("too-many-tables", limit=self.settings.most_tables)
        hidden = self.address_hash(address)
        if hidden and await self.store.count_running(hidden) >= self.settings.tables_per_address:
            raise referee.refused("too-many-tables-here", limit=self.settings.tables_per_address)
        return hidden

    async def rematch(self, live: LiveTable, user: str) -> None:
        """The same table again, made by the first who asks; the table tells everybody which."""
        table = live.table
        if not table.is_over:
            raise referee.refused("not-over")
        if not table.seats_of(user):
            raise referee.refused("not-seated")
        if table.rematch:
            return
        opened = table.opened
        # Whoever sat first sits last now.
        seats = [*table.seats[1:], *table.seats[:1]]
        stays = {SeatKind.BOT, SeatKind.HOT_SEAT}
        kinds = [(table_seat.plan if table_seat.plan.kind in stays else OPEN).text for table_seat in seats]
        game = game_registry.get(opened.game)
        options = game.read_options(parse_options(opened.options)).text
        first: list[log.AnyLogEntry] = [
            msgspec.structs.replace(
                opened, version=game.version, options=options, seats=kinds, host=table.host, start=""
            ),
            *(
                log.SatDown(seat, table_seat.user)
                for seat, table_seat in enumerate(seats)
                if table_seat.user and not table_seat.is_bot
            ),
        ]
        others = {table_seat.user for table_seat in seats if table_seat.user} - {user}
        new = await self.add(first, sorted(others))
        await live.journal.commit(lambda table: Change(log.RematchMade(table.rematch or new.id)))
        if live.table.rematch != new.id:
            await new.expire()

    async def expire(self) -> int:
        """Ends tables that nobody has touched for a long time; how many."""
        now = self.now()
        count = 0
        gathering, playing = self.settings.gathering_days * DAY, self.settings.playing_days * DAY
        for id_ in await self.store.abandoned(now - gathering, now - playing):
            live = None if id_ in self.loader.aside else await self.loader.find_or_none(id_)
            if live is not None and not live.presenter.onlookers and not live.presence.elsewhere:
                await live.expire()
                count += 1
        await self.store.forget_origins(now - self.settings.origin_days * DAY)
        self.loader.make_room()
        return count

    async def delete(self, id_: str) -> bool:
        """The operator deletes a table; was there one?"""
        if not await self.store.hosted(1, [id_]):
            return False
        await self.store.delete_table(id_)
        self.forget_table(id_)
        self.tell_others("deleted", id_)
        return True

    def forget_table(self, id_: str, why: str = "deleted") -> None:
        """A table is deleted, or cannot go on: who is there is told."""
        live = self.tables.pop(id_, None)
        if live is not None:
            live.stop()
            for one in list(live.presenter.onlookers):
                one.say_goodbye(why)
        self.lobby_changed()

    async def expire_forever(self, seconds: float = 3600.0) -> None:
        """Looks for abandoned tables now and then."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.expire()
            except Exception:
                logger.exception("abandoned tables could not be ended")

    # Clocks -------------------------------------------------------------------------------------------

    def stood(self, since: float) -> float:
        """How long clocks have stood since a time."""
        return sum(max(0.0, pause.end - max(pause.start, since)) for pause in self.pauses)

    async def wait_until(self, until: float) -> None:
        """Waits for a time by the clock on the wall, which may be set, or have gone on while the machine slept."""
        while (left := until - self.now()) > 0:  # noqa: ASYNC110 - nobody tells when a clock is set
            await asyncio.sleep(min(left, self.settings.clock_seconds))

    async def take_days_off(self, user: str, days: int, table: str = "") -> list[str]:
        """Stops somebody's clocks, or lets them run again: at one table, or at all slow ones where that can be done."""
        if not user:
            raise referee.refused("name-needed")
        if table:
            await self.take_days_off_at(await self.find(table), user, days)
            return [table]
        taken = []
        for row in (await self.store.tables_of([user]))[user]:
            if row.clock >= protocol.SLOW and row.phase == "playing" and row.seats_of(user):
                with suppress(Refused):
                    await self.take_days_off_at(await self.find(row.id), user, days)
                    taken.append(row.id)
        if not taken:
            raise referee.refused("no-days-off-anywhere", "TAB-5.3")
        return taken

    async def take_days_off_at(self, live: LiveTable, user: str, days: int) -> None:
        """The same at one table."""
        now = self.now()
        if days:
            await live.journal.commit(lambda table: Change(referee.take_days_off(table, user, days, now)))
        else:
            await live.journal.commit(lambda table: Change(referee.come_back(table, user, now)))

    async def be_seen(self) -> None:
        """Notes that this server runs, and finds out whether writing works."""
        with suppress(*FAILURES):  # the writer has said so, and health tells
            await self.store.note_seen(self.now())

    async def be_seen_forever(self) -> None:
        """Does so now and then."""
        while True:
            await asyncio.sleep(self.settings.seen_seconds)
            await self.be_seen()

    # People -------------------------------------------------------------------------------------------

    def address_hash(self, address: str) -> str:
        """What is kept of an address; nothing of none."""
        return people.address_hash(self.key, address_key(address)) if address else ""

    async def name(self, user: str, name: str, address: str = "") -> None:
        """Gives a person a name, at all tables; new people from one address are not without number."""
        hidden = self.address_hash(address) if user not in self.names else ""
        if hidden:
            here = await self.store.count_origins("person", hidden, self.now() - DAY)
            if here >= self.settings.names_per_address:
                raise referee.refused("too-many-names-here", limit=self.settings.names_per_address)
            await self.store.note_origin(Origin("person", user, hidden), self.now())
        await self.people.name(user, name, self.now())
        self.names[user] = name
        self.tell_tables_of(user)
        self.tell_others("named", user)

    async def end_cookies(self, user: str) -> None:
        """No cookie that a person has now is valid any more."""
        generation = self.generations.get(user, 0) + 1
        await self.people.end_cookies(user, generation)
        self.generations[user] = generation
        self.tell_others("signed-out", user)

    async def erase(self, user: str) -> None:
        """Erases a person, and what was said by them; the log goes on with the seat numbers."""
        await self.outbox.forget(user)
        erased = await self.people.erase(user)
        self.names.pop(user, None)
        for live in list(self.tables.values()):
            live.forget_person(erased.get(live.id, []))
        self.lobby_changed()
        self.tell_others("erased", user)

    def tell_tables_of(self, user: str) -> None:
        """Tells the tables of a person of the new name."""
        for live in self.tables.values():
            if live.presenter.onlookers and live.table.seats_of(user):
                live.presenter.tell_table(live.table)
        self.lobby_changed()

    # The lobby ----------------------------------------------------------------------------------------

    async def lobby(self, user: str) -> protocol.TableList:
        """The public tables, and one's own with those that ended long ago."""
        return (await self.lists.of([user]))[user]

    def lobby_changed(self) -> None:
        """Sends the lobby soon to those who follow it."""
        self.lists.changed()
        if self.sharing is not None:
            self.sharing.lobby_changed()


def new_table_row(table: Table) -> NewTableRow:
    """The row of a new table."""
    opened = table.opened
    row = table_row(table, msgspec.json.encode(seat_rows(table)), None)
    return NewTableRow(
        table.code, table.seed, table.created, opened.game, opened.version, opened.public, opened.clock, row
    )


def new_entry(table: Table, entry: log.AnyLogEntry) -> Append:
    """One of the first log entries of a new table, which follows it."""
    data = log.written(entry)
    number = table.version
    table.follow(entry, table.created)
    table.prove(data)
    sitter = entry.user if isinstance(entry, log.SatDown) else ""
    client = secrets.token_hex(8)
    return Append(table.id, number, data, table.created, client, sitter=sitter, proof=table.proof)
