"""The outbox of a server: notices follow from the logs of tables, wait until somebody is away, and are sent once.

Nothing is noted on the way of a move but which table it was at. What people must decide is read off the tables, after a
start off their rows; so a server that is killed between a decision and its notice loses none, and the key of a notice
sees to it that none is sent twice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from tablee.server.notices.channels import HOOKS, Message, check_settings, checked_target, message, quiet_until
from tablee.server.protocol import ChannelKind, ChannelTarget, NoticeSettings, OutgoingKind
from tablee.server.store.outbox import ChannelRow, OutboxStore
from tablee.server.store.rows import Outgoing
from tablee.server.tables.presence import HERE, Attendance
from tablee.server.tables.referee import refused
from tablee.server.tables.summary import listed

if TYPE_CHECKING:
    from tablee.server.notices.sending import Sender
    from tablee.server.store.rows import ListedTable
    from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger("tablee.notices")
DAY = 86400.0
MOST_CHANNELS = 8  # of one person
SENT_AT_ONCE = 100
CLAIM_SECONDS = 120.0  # longer than any sending takes
PAUSES = (60.0, 300.0, 1800.0, 7200.0, 21600.0)  # seconds before a failed notice is tried again
KEPT_DAYS = 90.0
RECENT_DAYS = 3.0  # games that ended longer ago are not told after a start
USUAL = NoticeSettings()
AT_ONCE = ("confirm", "trial")  # the person has just asked for it


class Outbox:
    """Who is told what, when, and whether it has arrived."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = OutboxStore(registry.store)
        self.people = Attendance(registry.now, 0.0)  # whose pages are connected, at a table or not
        self.channels: dict[str, ChannelRow] = {}
        self.settings: dict[str, NoticeSettings] = {}
        self.told: set[str] = set()  # people who have a channel that works
        self.touched: set[str] = set()  # tables at which something has happened
        self.sender: Sender | None = None
        self.sent = self.failures = 0  # since the start

    # Opening ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Knows who is told, and looks at all their tables: a server may have died before it could."""
        await self.learn()
        before = self.registry.now() - RECENT_DAYS * DAY
        if self.told:
            rows = await self.registry.store.tables_of(sorted(self.told))
            found = {row.id: row for mine in rows.values() for row in mine if row.phase != "over" or row.moved > before}
            await self.note([self.registry.lists.present(row) for row in found.values()])

    async def learn(self) -> None:
        """Reads channels and wishes, which another process may have changed."""
        self.settings = await self.store.settings()
        self.channels = {row.id: row for row in await self.store.channels()}
        self.told = self.people_told()

    def people_told(self) -> set[str]:
        """Who has a channel that works."""
        return {row.user for row in self.channels.values() if row.state == "on"}

    def changed(self, user: str) -> None:
        """Somebody's channels or wishes are others now; other processes must hear of it."""
        self.told = self.people_told()
        self.registry.tell_others("channels", user)

    def wants(self, user: str) -> NoticeSettings:
        """What somebody wants."""
        return self.settings.get(user, USUAL)

    # What is to be told -------------------------------------------------------------------------------

    def touch(self, table: str) -> None:
        """Something has happened at a table."""
        if self.told:
            self.touched.add(table)

    async def gather(self) -> None:
        """Notes what follows from what has happened."""
        touched, self.touched = self.touched, set()
        tables = [self.registry.tables[id_].table for id_ in touched if id_ in self.registry.tables]
        await self.note([listed(table) for table in tables])

    async def note(self, tables: list[ListedTable]) -> None:
        """Adds the notices of these tables that are not there yet."""
        new = [
            one
            for table in tables
            for kind, user, key, at in told_of(table)
            for one in self.of(kind, user, table.id, key, at)
        ]
        if new:
            await self.store.add(new)

    def of(self, kind: str, user: str, table: str, key: str, at: float) -> list[Outgoing]:
        """A notice on its way to each channel of a person who wants it and wanted it then."""
        if user not in self.told or kind not in self.wants(user).kinds:
            return []
        due = at + 60.0 * self.wants(user).minutes
        return [
            Outgoing(row.id, table, key, user, kind, at, due)
            for row in self.channels.values()
            if row.user == user and row.state == "on" and row.created <= at
        ]

    def invited(self, table: str, users: Sequence[str]) -> list[Outgoing]:
        """Notices for people who were given a seat by somebody else, to be written with the table."""
        now = self.registry.now()
        return [one for user in users for one in self.of("invited", user, table, "invited", now)]

    def said(self, table: str, users: Sequence[str], line: int) -> list[Outgoing]:
        """Notices for people at whose table something was said, to be written with the line."""
        now = self.registry.now()
        return [one for user in users for one in self.of("chat", user, table, f"chat {line}", now)]

    # Sending ------------------------------------------------------------------------------------------

    async def look_forever(self, seconds: float) -> None:
        """Sends what is due, again and again."""
        rounds = 0
        while True:
            await asyncio.sleep(seconds)
            try:
                rounds += 1
                if rounds % 12 == 0:
                    await self.learn()
                await self.look()
                if rounds % 10_000 == 1:
                    await self.store.forget(self.registry.now() - KEPT_DAYS * DAY)
            except Exception:
                logger.exception("notices could not be looked after")

    async def look(self) -> None:
        """One round: what has happened is noted, what is due is sent."""
        await self.gather()
        if self.sender is None or not self.channels:
            return
        due: dict[str, list[Outgoing]] = {}
        for one in await self.store.due(self.registry.now(), SENT_AT_ONCE):
            due.setdefault(one.channel, []).append(one)
        await asyncio.gather(*(self.deliver(channel, waiting) for channel, waiting in due.items()))

    async def deliver(self, channel: str, due: list[Outgoing]) -> None:
        """What is due for a channel: each by itself, or as one digest."""
        row = self.channels.get(channel)
        ready = [one for one in due if await self.is_ready(row, one)]
        if row is None or not ready:
            return
        settings = self.wants(row.user)
        at_once = [one for one in ready if one.kind in AT_ONCE]
        later = [one for one in ready if one not in at_once]
        for one in at_once:
            await self.send(row, [one])
        if settings.digest and later:
            await self.send_digest(row, later, settings)
            return
        seen: set[tuple[str, str]] = set()
        for one in later:
            if (one.kind, one.table) in seen:  # of several lines of a chat one is told
                await self.store.settle([one], "void", self.registry.now())
            else:
                seen.add((one.kind, one.table))
                await self.send(row, [one])

    async def send_digest(self, row: ChannelRow, ready: list[Outgoing], settings: NoticeSettings) -> None:
        """One for all that waits, so many hours after the last."""
        next_ = row.sent + 3600.0 * settings.digest
        if next_ > self.registry.now():
            for one in ready:
                await self.store.postpone(one, next_)
            return
        others = [one for one in await self.store.waiting(row.id) if one not in ready]
        await self.send(row, ready + [one for one in others if await self.is_ready(row, one, is_waiting=True)])

    async def is_ready(self, row: ChannelRow | None, one: Outgoing, is_waiting: bool = False) -> bool:
        """May a notice be sent now? What has become pointless is void, what comes too early waits."""
        now = self.registry.now()
        if one.kind in AT_ONCE and row is not None:
            return not is_waiting
        if row is None or row.state != "on" or not await self.still_holds(one):
            await self.store.settle([one], "void", now)
            return False
        settings = self.wants(one.user)
        away = self.people.absent_from(one.user)
        pause = 60.0 * settings.minutes
        if one.kind != "turn" and (away == HERE or (one.user in self.people.gone and away > one.created)):
            await self.store.settle([one], "void", now)  # the person was here, and could see it
            return False
        earliest = (
            now + max(pause, 1.0) if away == HERE else max(one.created, self.people.gone.get(one.user, 0.0)) + pause
        )
        earliest = max(earliest, quiet_until(settings, now))
        if earliest > now:
            if not is_waiting:
                await self.store.postpone(one, earliest)
            return False
        return True

    async def still_holds(self, one: Outgoing) -> bool:
        """Is a decision still open, and a table still there?"""
        found = await self.present(one.table)
        if found is None:
            return False
        if one.kind in {"turn", "ended"}:
            return any((kind, user, key) == (one.kind, one.user, one.key) for kind, user, key, _ in told_of(found))
        return one.kind != "invited" or found.phase == "gathering"

    async def present(self, table: str) -> ListedTable | None:
        """A table as its log says; a row may lag behind it, after a process has died or where another one plays."""
        live = self.registry.tables.get(table)
        if live is None and await self.registry.store.stale(table):
            live = await self.registry.loader.find_or_none(table)
        return listed(live.table) if live is not None else await self.registry.store.listed(table)

    async def send(self, row: ChannelRow, notices: list[Outgoing]) -> None:
        """Sends a message, if this process may; whatever becomes of it is noted."""
        now = self.registry.now()
        mine = [one for one in notices if await self.store.claim(one, now, now + CLAIM_SECONDS)]
        if not mine or self.sender is None:
            return
        try:
            said = await self.worded(row, mine)
            arrived = await self.sender.send(cast("ChannelKind", row.kind), row.target, said)
        except Exception as error:  # noqa: BLE001 - whatever a receiver does, the others are told
            logger.info("a notice did not arrive", extra={"kind": row.kind, "why": type(error).__name__})
            await self.try_later(row, mine)
            return
        if not arrived:
            await self.drop(row, mine)
            return
        self.sent += len(mine)
        await self.store.settle(mine, "sent", now)
        self.channels[row.id] = msgspec.structs.replace(row, sent=now)

    async def worded(self, row: ChannelRow, notices: list[Outgoing]) -> Message:
        """What is said, from kinds, games and addresses alone."""
        about: list[tuple[OutgoingKind, str, str]] = []
        for one in notices:
            found = await self.registry.store.listed(one.table) if one.table else None
            about.append((cast("OutgoingKind", one.kind), found.game if found else "", one.table))
        id_ = f"{row.id}.{notices[0].table}.{notices[0].key}".replace(" ", "-").replace(":", "-")
        return message(row, self.registry.key, id_, about)

    async def try_later(self, row: ChannelRow, notices: list[Outgoing]) -> None:
        """Tries again after growing pauses; a receiver that never answers is dropped."""
        self.failures += 1
        now = self.registry.now()
        if any(one.attempts >= len(PAUSES) for one in notices):
            await self.drop(row, notices)
            return
        for one in notices:
            await self.store.postpone(one, now + PAUSES[one.attempts], one.attempts + 1)

    async def drop(self, row: ChannelRow, notices: list[Outgoing]) -> None:
        """Nothing more is sent there, until the person turns it on again."""
        await self.store.settle(notices, "failed", self.registry.now())
        await self.set_state(row.id, "dropped")

    # Wishes of people ---------------------------------------------------------------------------------

    def offered(self) -> list[ChannelKind]:
        """The kinds of channels that this server has."""
        return list(self.sender.kinds()) if self.sender is not None else []

    def of_person(self, user: str) -> list[ChannelRow]:
        return sorted((row for row in self.channels.values() if row.user == user), key=lambda row: row.created)

    async def subscribe(self, user: str, kind: ChannelKind, target: ChannelTarget, lang: str, base: str) -> None:
        """A new channel; a mail address must be confirmed, anything else is tried at once."""
        if not user:
            raise refused("name-needed")
        if kind not in self.offered() or self.sender is None:
            raise refused("no-such-channel", given=kind)
        target = checked_target(kind, target)
        if kind in HOOKS or kind == "push":
            self.sender.check(kind, target)
        mine = self.of_person(user)
        if any((row.kind, row.target) == (kind, target) for row in mine):
            return
        if len(mine) >= MOST_CHANNELS:
            raise refused("too-many-channels", limit=MOST_CHANNELS)
        now = self.registry.now()
        is_mail = kind == "mail"
        row = ChannelRow(secrets.token_urlsafe(9), user, kind, target, base, lang, now, "new" if is_mail else "on", 0.0)
        first = [
            Outgoing(row.id, "", "confirm" if is_mail else "trial", user, "confirm" if is_mail else "trial", now, now)
        ]
        await self.store.add_channel(row, first)
        self.channels[row.id] = row
        self.changed(user)

    async def set_state(self, channel: str, state: str) -> None:
        """Turns a channel on or off, which may be so new that only another process knows it."""
        if channel not in self.channels:
            await self.learn()
        row = self.channels.get(channel)
        if row is None or not await self.store.set_state(channel, state):
            raise refused("bad-link")
        self.channels[channel] = msgspec.structs.replace(row, state=state)
        self.changed(row.user)

    async def unsubscribe(self, user: str, channel: str) -> None:
        """Removes a channel of one's own."""
        row = self.channels.get(channel)
        if row is None or row.user != user:
            raise refused("bad-link")
        await self.store.remove_channel(channel)
        del self.channels[channel]
        self.changed(user)

    async def wish(self, user: str, settings: NoticeSettings) -> None:
        """What somebody wants to be told, and when."""
        if not user:
            raise refused("name-needed")
        check_settings(settings)
        await self.store.set_settings(user, settings)
        self.settings[user] = settings
        self.changed(user)

    async def forget_browsers(self, user: str) -> None:
        """A person signs out elsewhere: no browser is told anything any more until it is asked to be again."""
        for row in self.of_person(user):
            if row.kind == "push":
                await self.unsubscribe(user, row.id)

    async def forget(self, user: str) -> None:
        """A person is erased, with all channels."""
        for row in self.of_person(user):
            await self.unsubscribe(user, row.id)
        self.settings.pop(user, None)


def told_of(table: ListedTable) -> list[tuple[str, str, str, float]]:
    """What people are told of a table as it is: a kind, who, a key that is never told twice, and since when."""
    if table.phase == "over":
        return [("ended", user, "ended", table.moved) for user in {row.user for row in table.seats if row.user}]
    return [
        ("turn", row.user, f"turn {seat} {asked.since}", asked.since)
        for seat, asked in table.asked.items()
        if (row := table.seats[seat]).user and not row.sitting_in
    ]
