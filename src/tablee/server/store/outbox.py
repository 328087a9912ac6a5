"""Notices in the database: who wants to be told where, and what is still to be sent. A claim decides who sends it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from tablee.server.protocol import ChannelTarget, NoticeSettings
from tablee.server.store import schema
from tablee.server.store.rows import Outgoing

if TYPE_CHECKING:
    from tablee.server.store.store import Store

WAITING = "waiting"
channels, notices, wishes = schema.notice_channels, schema.notices, schema.notice_settings


class ChannelRow(msgspec.Struct, frozen=True):
    """Where a person is told something."""

    id: str
    user: str
    kind: str
    target: ChannelTarget
    base: str  # the address of the server, as this person knows it
    lang: str
    created: float
    state: str  # new (to be confirmed), on, off, dropped
    sent: float  # when something was last sent there


class Figure(msgspec.Struct, frozen=True):
    """How many notices of a state there are, or channels."""

    what: str
    count: int


class OutboxStore:
    """What the store knows of notices."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Who is told --------------------------------------------------------------------------------------

    async def channels(self) -> list[ChannelRow]:
        """All channels."""
        rows = await self.store.rows(select(channels))
        return [
            ChannelRow(
                row.id,
                row.user_id,
                row.kind,
                msgspec.json.decode(row.target, type=ChannelTarget),
                row.base,
                row.lang,
                row.created,
                row.state,
                row.sent,
            )
            for row in rows
        ]

    async def settings(self) -> dict[str, NoticeSettings]:
        """What each person who has said so wants."""
        rows = await self.store.rows(select(wishes))
        return {row.user_id: msgspec.json.decode(row.data, type=NoticeSettings) for row in rows}

    async def set_settings(self, user: str, settings: NoticeSettings) -> None:
        data = msgspec.json.encode(settings)
        statement = self.store.insert(wishes).values(user_id=user, data=data)
        await self.store.writer.run(statement.on_conflict_do_update(index_elements=["user_id"], set_={"data": data}))

    async def add_channel(self, row: ChannelRow, first: Sequence[Outgoing] = ()) -> None:
        """A new channel, with what is to be sent there at once."""
        values = {
            "id": row.id,
            "user_id": row.user,
            "kind": row.kind,
            "target": msgspec.json.encode(row.target),
            "base": row.base,
            "lang": row.lang,
            "created": row.created,
            "state": row.state,
            "sent": row.sent,
        }

        def work(connection: Connection) -> None:
            connection.execute(channels.insert(), values)
            self.store.write_notices(connection, first)

        await self.store.writer.do(work)

    async def set_state(self, channel: str, state: str) -> bool:
        """Turns a channel on or off; was there one?"""
        return bool(await self.store.writer.run(update(channels).where(channels.c.id == channel).values(state=state)))

    async def remove_channel(self, channel: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(notices).where(notices.c.channel_id == channel))
            connection.execute(delete(channels).where(channels.c.id == channel))

        await self.store.writer.do(work)

    # The outbox ---------------------------------------------------------------------------------------

    async def add(self, new: Sequence[Outgoing]) -> None:
        """Adds notices that are not there yet."""
        await self.store.writer.do(lambda connection: self.store.write_notices(connection, new))

    async def due(self, now: float, most: int) -> list[Outgoing]:
        """What is to be sent now and nobody is sending, the oldest first."""
        columns = notices.c
        rows = await self.store.rows(
            select(notices)
            .where(columns.state == WAITING, columns.due <= now, columns.claimed < now)
            .order_by(columns.due)
            .limit(most)
        )
        return [outgoing(row) for row in rows]

    async def waiting(self, channel: str) -> list[Outgoing]:
        """All that waits for a channel."""
        columns = notices.c
        rows = await self.store.rows(select(notices).where(columns.state == WAITING, columns.channel_id == channel))
        return [outgoing(row) for row in rows]

    async def claim(self, one: Outgoing, now: float, until: float) -> bool:
        """Takes a notice to send it, unless another process has."""
        statement = this(one).where(notices.c.state == WAITING, notices.c.claimed < now).values(claimed=until)
        return bool(await self.store.writer.run(statement))

    async def postpone(self, one: Outgoing, due: float, attempts: int | None = None) -> None:
        """Leaves a notice for later."""
        values: dict[str, Any] = {"due": due, "claimed": 0.0}
        if attempts is not None:
            values["attempts"] = attempts
        await self.store.writer.run(this(one).values(values))

    async def settle(self, done: Sequence[Outgoing], state: str, at: float) -> None:
        """Notices are sent, void or given up; a channel that works is noted."""

        def work(connection: Connection) -> None:
            for one in done:
                connection.execute(this(one).values(state=state, claimed=0.0))
            if state == "sent" and done:
                sent = update(channels).where(channels.c.id == done[0].channel).values(sent=at)
                connection.execute(sent)

        await self.store.writer.do(work)

    async def forget(self, before: float) -> None:
        """Forgets what was settled long ago."""
        await self.store.writer.run(delete(notices).where(notices.c.state != WAITING, notices.c.created < before))

    async def figures(self) -> list[Figure]:
        """For the operator: notices by their state, channels by kind and state."""
        by_state = await self.store.rows(select(notices.c.state, func.count().label("total")).group_by(notices.c.state))
        by_kind = await self.store.rows(
            select(channels.c.kind, channels.c.state, func.count().label("total")).group_by(
                channels.c.kind, channels.c.state
            )
        )
        return [
            *(Figure(f"notices {row.state}", row.total) for row in by_state),
            *(Figure(f"{row.kind} {row.state}", row.total) for row in by_kind),
        ]


def this(one: Outgoing) -> Any:
    """An update of one notice."""
    columns = notices.c
    return update(notices).where(
        columns.channel_id == one.channel, columns.table_id == one.table, columns.key == one.key
    )


def outgoing(row: Any) -> Outgoing:
    return Outgoing(row.channel_id, row.table_id, row.key, row.user_id, row.kind, row.created, row.due, row.attempts)
