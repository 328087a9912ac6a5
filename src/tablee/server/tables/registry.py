"""The tables of this process, loaded when they are needed; the people at them, and the lobby."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tablee.engine import registry as game_registry
from tablee.engine.options import BotSeats, Text, parse_options
from tablee.engine.record import Record, export, record_of
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import SPECTATOR
from tablee.engine.state import NOBODY
from tablee.server import protocol
from tablee.server.jobs import CheckOptions, HashRecord, PlayedEntry
from tablee.server.store.opening import FAILURES
from tablee.server.store.rows import ListedTable, NewTableRow, Origin, Pause, TableToLoad
from tablee.server.store.store import Append, Store
from tablee.server.tables import log, people, presenter, referee
from tablee.server.tables.bots import Bots
from tablee.server.tables.journal import Change, Journal
from tablee.server.tables.kept import STATE, Rest, kept_rest, read_rest
from tablee.server.tables.limits import Account, Accounts, Meter, address_key
from tablee.server.tables.live import LiveTable
from tablee.server.tables.presenter import encoded
from tablee.server.tables.replays import LoopYielder, Replays
from tablee.server.tables.seats import HOT_SEAT, OPEN, RESERVED, SeatKind, read_plan
from tablee.server.tables.summary import listed, seat_rows, table_row
from tablee.server.tables.table import Table, proven, token_hash
from tablee.server.workers import Workers

logger = logging.getLogger("tablee.tables")
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no 0 O 1 I
CODE_LENGTH = 6
ME = "me"
LOBBY_LIMIT = 100
DAY = 86400.0
LOOK_SECONDS = 10.0  # from one look for tables that must act to the next
LOADED_AT_ONCE = 200


@dataclass(frozen=True)
class TableSettings:
    """How this server behaves."""

    closing_seconds: float = 20.0  # for the contributions to arrive
    delay: tuple[float, float] = (0.6, 1.8)  # seconds before an automatic answer
    bot_workers: int = 2
    seen_seconds: float = 5.0  # so often it is noted that the server runs: clocks stand when it does not
    absent_seconds: float = 60.0  # gone for so long, somebody counts as absent
    retry_seconds: float = 5.0  # before an automatic answer that could not be written is tried again
    # Milliseconds of this process, per second and at once, that requests may take from the others.
    person_cost: tuple[float, float] = (100.0, 1000.0)
    address_cost: tuple[float, float] = (200.0, 2000.0)
    longest_pause: float = 5.0  # seconds that somebody who was too fast must wait
    most_sockets: int = 2000
    sockets_per_address: int = 100
    most_connections: int = 1000  # that ask for something and are no sockets
    connections_per_address: int = 60
    request_seconds: float = 10.0  # for a whole request to arrive
    row_seconds: float = 1.0  # at most so far the rows of tables lag behind their logs
    lobby_seconds: float = 0.25  # at most so often the lobby is sent
    gathering_days: float = 2.0  # tables that nobody has touched for so long are ended
    playing_days: float = 60.0
    cached_tables: int = 4000  # kept in memory although nobody watches them: some 25 kB each
    most_tables: int = 30  # running tables one person may have opened
    tables_per_address: int = 300  # that are not over
    names_per_address: int = 300  # new ones in a day
    origin_days: float = 30.0  # for so long it is known, as a hash, where a name or a table came from


@dataclass(eq=False)
class TableRegistry:
    """The tables of this process by their ids, and what they share: store, bots, names, the lobby."""

    store: Store
    settings: TableSettings = field(default_factory=TableSettings)
    now: Callable[[], float] = time.time
    clock: Callable[[], float] = time.monotonic  # for delays
    bots: Bots = field(default_factory=Bots)
    workers: Workers = field(default_factory=Workers)
    owns_bots: bool = True  # else the workers are shared, and stay when the registry is closed
    tables: dict[str, LiveTable] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    followers: set[Any] = field(default_factory=set)  # sessions that follow the lobby
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    aside: dict[str, Refused] = field(default_factory=dict)  # tables that cannot be loaded, and why
    loading: dict[str, asyncio.Task[LiveTable | None]] = field(default_factory=dict)
    meter: Meter = field(default_factory=Meter)
    replays: Replays = field(default_factory=Replays)
    stale_rows: list[Journal] = field(default_factory=list)  # tables whose rows lag behind their logs
    pauses: list[Pause] = field(default_factory=list)  # in which no server ran
    lobby_is_stale: bool = False
    lobby_task: asyncio.Task[None] | None = None
    dice: random.Random = field(default_factory=random.SystemRandom)
    accounts: Accounts = field(init=False)
    key: bytes = b""  # signs cookies, and hides addresses
    generations: dict[str, int] = field(default_factory=dict)  # of people who have ended their first cookies

    def __post_init__(self) -> None:
        self.accounts = Accounts(
            self.settings.person_cost, self.settings.address_cost, self.settings.longest_pause, self.clock
        )
        self.bots.meter = self.replays.meter = self.workers.meter = self.meter

    # Opening and closing ------------------------------------------------------------------------------

    async def open(self, is_alone: bool = False) -> None:
        """Is ready at once; tables are loaded when somebody asks for them, or they must act.

        Clocks stood while nobody had this database open; only who is alone with it can tell when that was.
        """
        await self.store.open()
        if is_alone:
            self.pauses = await self.store.note_start(self.now())
        self.names = await self.store.names()
        self.generations = await self.store.generations()
        self.key = await self.store.setting("signing key", secrets.token_bytes(32))
        self.spawn(self.look_after_forever())
        self.spawn(self.write_rows_forever())

    async def close(self) -> None:
        """Stops what runs by itself, then the store."""
        for live in self.tables.values():
            live.stop()
        running = [*self.tasks, *self.loading.values()]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        if self.owns_bots:
            self.bots.close()
        await self.write_rows()
        await self.workers.close()
        await self.lay_to_rest()
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
        """A table by its id, loaded if it must be."""
        if id_ in self.tables:
            return self.tables[id_]
        if id_ in self.aside:
            raise self.aside[id_]
        if id_ not in self.loading:
            self.loading[id_] = asyncio.create_task(self.meter.run(self.load(id_), self.meter.payer))
        try:
            found = await self.loading[id_]
        finally:
            self.loading.pop(id_, None)
        if found is None:
            raise referee.refused("unknown-table")
        return found

    async def load(self, id_: str) -> LiveTable | None:
        """Makes a table from its log, or sets it aside."""
        row = await self.store.table(id_)
        if row is None:
            return None
        rows, kept = await self.store.log(id_), await self.store.kept(id_)
        try:
            table = await remade(id_, row, rows, rest_of(kept))
            table.asked_since = {seat: since + self.stood(since) for seat, since in table.asked_since.items()}
            live = LiveTable(self, table)
            live.restore(kept)
        except Exception as error:
            self.set_aside(id_, error)
            raise self.aside[id_] from error
        self.tables[id_] = live
        if not table.is_over:
            await live.take_up(row)
        return live

    def make_room(self) -> None:
        """Forgets tables that nobody watches and that do nothing by themselves; their log can be read again."""
        until = self.now() + 2 * LOOK_SECONDS
        most = self.settings.cached_tables
        if len(self.tables) <= most:
            return
        idle = [live for live in self.tables.values() if live.is_idle(until)]
        for live in idle[: max(0, len(idle) - most)]:
            live.stop()
            del self.tables[live.id]

    async def look_after(self) -> int:
        """Loads tables that will soon act by themselves; how many there are still to load."""
        soon = await self.store.due(self.now() + LOOK_SECONDS)
        waiting = [id_ for id_ in soon if id_ not in self.tables and id_ not in self.aside]
        for id_ in waiting[:LOADED_AT_ONCE]:
            await self.find_or_none(id_)
        self.make_room()
        return max(0, len(waiting) - LOADED_AT_ONCE)

    async def find_or_none(self, id_: str) -> LiveTable | None:
        """A table, unless it is set aside."""
        try:
            return await self.find(id_)
        except Refused:
            return None

    def set_aside(self, id_: str, error: Exception) -> None:
        """A table that cannot be made from what is stored: whoever opens it is told, the log says so once."""
        if isinstance(error, Mistake) and error.code in {"unknown-game", "unknown-version"}:
            self.aside[id_] = referee.refused("table-without-rules")
        else:
            self.aside[id_] = referee.refused("table-damaged")
        code = error.code if isinstance(error, Mistake | Refused) else ""
        logger.error("a table is set aside", extra={"table": id_, "code": code}, exc_info=None if code else error)

    def count_aside(self) -> int:
        """How many tables were found that cannot be loaded or listed."""
        return len(self.aside.keys() | self.store.damaged)

    async def look_after_forever(self) -> None:
        """Looks now and then which tables must act; first, which rows a process left behind that died."""
        has_caught_up = False
        while True:
            left = 0
            try:
                if not has_caught_up:
                    await self.catch_up()
                    has_caught_up = True
                left = await self.look_after()
            except Exception:
                logger.exception("tables could not be looked after")
            await asyncio.sleep(LOOK_SECONDS / 10 if left else LOOK_SECONDS)

    async def catch_up(self) -> None:
        """Loads the tables whose rows lag behind their logs, because a process died."""
        for id_ in await self.store.stale():
            if id_ not in self.tables:
                await self.find_or_none(id_)

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
        if not user:
            raise referee.refused("name-needed")
        opened = await self.store.count_hosted(user)
        if opened >= self.settings.most_tables:
            raise referee.refused("too-many-tables", limit=self.settings.most_tables)
        hidden = self.address_hash(address)
        if hidden and await self.store.count_running(hidden) >= self.settings.tables_per_address:
            raise referee.refused("too-many-tables-here", limit=self.settings.tables_per_address)
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
        own = [seat for seat, text in enumerate(wish.seats) if text in {ME, HOT_SEAT.text}]
        kinds = [plan.text for plan in plans]
        first: list[log.AnyLogEntry] = [
            log.Opened(game.slug, game.version, options.text, kinds, user, wish.public, wish.clock),
            *(log.SeatSet(seat, RESERVED.text, token_hash(token)) for seat, token in tokens.items()),
            *(log.SatDown(seat, user) for seat in own),
        ]
        live = await self.add(first)
        if hidden:
            await self.store.note_origin(Origin("table", live.id, hidden), self.now())
        return protocol.TableCreated(
            live.id, live.table.code, live.table.commitment, {str(seat): token for seat, token in tokens.items()}
        )

    async def add(self, first: list[log.AnyLogEntry]) -> LiveTable:
        """A new table with its first log entries, under an id and a code that nobody has."""
        created = self.now()
        seed = secrets.token_bytes(32)
        while True:
            id_ = secrets.token_urlsafe(9)
            code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
            table = Table(id_, code, seed, created)
            appends = [new_entry(table, entry) for entry in first]
            if await self.store.add_table(new_table_row(table), appends):
                break
        live = self.tables[id_] = LiveTable(self, table)
        live.settled()
        self.lobby_changed()
        return live

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
            log.Opened(game.slug, game.version, options, kinds, table.host, opened.public, opened.clock),
            *(
                log.SatDown(seat, table_seat.user)
                for seat, table_seat in enumerate(seats)
                if table_seat.user and not table_seat.is_bot
            ),
        ]
        new = await self.add(first)
        await live.journal.commit(lambda table: Change(log.RematchMade(table.rematch or new.id)))
        if live.table.rematch != new.id:
            await new.expire()

    async def expire(self) -> int:
        """Ends tables that nobody has touched for a long time; how many."""
        now = self.now()
        count = 0
        gathering, playing = self.settings.gathering_days * DAY, self.settings.playing_days * DAY
        for id_ in await self.store.abandoned(now - gathering, now - playing):
            live = None if id_ in self.aside else await self.find_or_none(id_)
            if live is not None and not live.presenter.onlookers:
                await live.expire()
                count += 1
        await self.store.forget_origins(now - self.settings.origin_days * DAY)
        self.make_room()
        return count

    async def delete(self, id_: str) -> bool:
        """The operator deletes a table; was there one?"""
        if not await self.store.hosted(1, [id_]):
            return False
        live = self.tables.pop(id_, None)
        await self.store.delete_table(id_)
        if live is not None:
            live.stop()
            for one in list(live.presenter.onlookers):
                one.say_goodbye("deleted")
        self.lobby_changed()
        return True

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
        await self.store.name_user(user, name, self.now())
        self.names[user] = name
        self.tell_tables_of(user)

    async def end_cookies(self, user: str) -> None:
        """No cookie that a person has now is valid any more."""
        generation = self.generations.get(user, 0) + 1
        await self.store.end_cookies(user, generation)
        self.generations[user] = generation

    async def erase(self, user: str) -> None:
        """Erases a person's name and sayings; the log goes on with the seat numbers."""
        await self.store.erase_user(user)
        self.names.pop(user, None)
        for live in list(self.tables.values()):
            live.forget_person(user)
        self.lobby_changed()

    def tell_tables_of(self, user: str) -> None:
        """Tells the tables of a person of the new name."""
        for live in self.tables.values():
            if live.presenter.onlookers and live.table.seats_of(user):
                live.presenter.tell_table(live.table)
        self.lobby_changed()

    # The lobby ----------------------------------------------------------------------------------------

    async def lobby(self, user: str) -> protocol.TableList:
        """The public tables, and one's own with those that ended long ago."""
        return (await self.lobbies([user]))[user]

    async def lobbies(self, users: list[str]) -> dict[str, protocol.TableList]:
        """The same for several people: read from the rows of tables, none of which is loaded for it."""
        public = [self.present(row) for row in await self.store.public_tables(LOBBY_LIMIT)]
        known = [user for user in users if user]
        mine = await self.store.tables_of(known) if known else {}
        return {
            user: protocol.TableList(
                [self.summary(one, user) for one in reversed(public)],
                [self.summary(one, user) for one in self.mine(mine.get(user, []), user)],
            )
            for user in users
        }

    def present(self, row: ListedTable) -> ListedTable:
        """A table as it is now: its row may lag behind."""
        live = self.tables.get(row.id)
        return listed(live.table) if live is not None else row

    def mine(self, rows: list[ListedTable], user: str) -> list[ListedTable]:
        """A person's tables; where something happened last stands first."""
        tables = [self.present(row) for row in rows]
        return sorted((one for one in tables if is_of(one, user)), key=lambda one: -one.moved)

    def summary(self, listed: ListedTable, user: str) -> protocol.TableSummary:
        """A table in a list, with who is there now."""
        live = self.tables.get(listed.id)
        return presenter.summary(listed, user, self.names, live.presenter.present() if live is not None else [])

    async def find_summary(self, id_: str, user: str) -> protocol.TableSummary:
        """A table in short, by its id."""
        row = await self.store.listed(id_)
        if row is None:
            raise referee.refused("unknown-table")
        return self.summary(self.present(row), user)

    def lobby_changed(self) -> None:
        """Sends the lobby soon to those who follow it."""
        self.lobby_is_stale = True
        if self.followers and (self.lobby_task is None or self.lobby_task.done()):
            self.lobby_task = self.spawn(self.tell_lobby())

    async def tell_lobby(self) -> None:
        """Sends everybody the lobby, once for all that changes within a moment; again, if more changes meanwhile."""
        while self.lobby_is_stale:
            await asyncio.sleep(self.settings.lobby_seconds)
            self.lobby_is_stale = False
            listings = await self.lobbies(list({session.user for session in self.followers}))
            for session in [one for one in self.followers if one.user in listings]:
                listed = listings[session.user]
                session.send(encoded(protocol.Lobby(listed.tables, listed.mine)))

    # Records ------------------------------------------------------------------------------------------

    def proof(self, live: LiveTable) -> protocol.Proof:
        """What a browser needs to check the chance of a table."""
        table = live.table
        seated = [table.seats[seat] for seat in table.people()]
        return protocol.Proof(
            table=table.id,
            game=table.opened.game,
            version=table.opened.version,
            commitment=table.commitment,
            seals=[table_seat.seal for table_seat in seated],
            contributions=[table_seat.contribution for table_seat in seated] if table.match is not None else [],
            seed=table.seed.hex() if table.is_over else "",
            called_off=table.called_off,
        )

    async def record(self, live: LiveTable) -> str:
        """The complete record, which exists only after the end."""
        table = live.table
        if not table.is_over:
            raise Mistake("no-record-yet")
        if table.match is None:
            raise referee.refused("never-begun")
        self.name_seats(live)
        tags = {
            "table": table.id,
            "commitment": table.commitment,
            "contributions": " ".join(one.hex() for one in table.contributions()),
            "seed": table.seed.hex(),
            **({"called-off": str(table.called_off)} if table.called_off else {}),
        }
        ending = table.result.ending if table.result is not None else ""
        record = record_of(table.match, tags, ending, table.conceded())
        return (await self.workers.do(hash_record(record))).decode()

    def export(self, live: LiveTable, user: str, seat: int) -> str:
        """A seat's own file during play."""
        match = live.table.playing()
        if seat != SPECTATOR:
            referee.own(live.table, user, seat)
        self.name_seats(live)
        return export(match, seat)

    def name_seats(self, live: LiveTable) -> None:
        """Puts the names of the moment into the match."""
        seats = live.table.seats
        live.table.playing().names = [
            self.names.get(table_seat.user, "") or table_seat.plan.text for table_seat in seats
        ]

    async def moment(self, live: LiveTable, entry: int, viewer: int) -> protocol.Moment:
        """An ended game after one of its entries, seen from any side."""
        return (await self.replays.of(live.table)).moment(entry, viewer)


def hash_record(record: Record) -> HashRecord:
    """Plays a whole game again, which takes a while."""
    played = [
        PlayedEntry(one.number, one.seat, one.actions, one.outcomes, one.undone, one.secret) for one in record.entries
    ]
    return HashRecord(record.tags, played)


def is_of(listed: ListedTable, user: str) -> bool:
    """Is a table one of this person's: a seat, or while it goes on a freed seat, or the host's part?"""
    if listed.seats_of(user):
        return True
    return listed.phase != "over" and (listed.host == user or any(row.owner == user for row in listed.seats))


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


def rest_of(kept: dict[tuple[int, str], bytes]) -> Rest:
    """What a table came to when it last left the memory."""
    data = kept.pop((NOBODY, STATE), None)
    return read_rest(data) if data is not None else Rest(0, "")


async def remade(id_: str, row: TableToLoad, rows: list[tuple[bytes, float, str, bytes]], rest: Rest) -> Table:
    """A table from its log, every entry of which must be there and prove itself."""
    if len(rows) < max(1, row.length):
        raise referee.refused("table-damaged")
    table, yielder = Table(id_, row.code, row.seed, row.created), LoopYielder()
    for data, at, client, proof in rows:
        proven(table, data, at, client, proof)
        if table.version == rest.length and table.state_proof().decode() != rest.state:
            raise referee.refused("table-damaged")
        await yielder.pause()
    return table
