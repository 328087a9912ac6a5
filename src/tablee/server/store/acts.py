"""What whoever runs the server has done there, whom they have muted, and what they tell everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import delete, func, select

from tablee.server.protocol import BannerText, MutedAddress, OperatorAct
from tablee.server.store import schema
from tablee.server.store.store import data

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from tablee.server.store.store import Store

BANNER = "banner"  # the setting
ACTS_SHOWN = 200
MOST_ACTS = 10_000  # the oldest are forgotten
acts, mutes = schema.acts, schema.mutes


class ActStore:
    """What the store knows of it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def note(self, act: OperatorAct) -> None:
        """One act more, for good."""
        values = msgspec.structs.asdict(act)

        def work(connection: Connection) -> None:
            connection.execute(acts.insert(), values)
            newest = connection.execute(select(func.max(acts.c.id))).scalar_one()
            connection.execute(delete(acts).where(acts.c.id <= newest - MOST_ACTS))

        await self.store.writer.do(work)

    async def acts(self) -> list[OperatorAct]:
        """The latest, the newest first."""
        rows = await self.store.rows(select(acts).order_by(acts.c.id.desc()).limit(ACTS_SHOWN))
        return [OperatorAct(row.at, row.act, row.subject, row.detail, row.address) for row in rows]

    async def mutes(self) -> list[MutedAddress]:
        rows = await self.store.rows(select(mutes).order_by(mutes.c.at.desc()))
        return [MutedAddress(row.address, row.at) for row in rows]

    async def mute(self, address: str, on: bool, now: float) -> None:
        """Mutes an address, or no more."""
        if on:
            await self.store.writer.run(self.store.insert_new(mutes, {"address": address, "at": now}))
        else:
            await self.store.writer.run(delete(mutes).where(mutes.c.address == address))

    async def banner(self) -> BannerText:
        settings = schema.settings.c
        rows = await self.store.rows(select(data(settings.value)).where(settings.name == BANNER))
        return msgspec.json.decode(rows[0].value, type=BannerText) if rows else BannerText()

    async def set_banner(self, banner: BannerText) -> None:
        await self.store.writer.run(self.store.set_setting(BANNER, msgspec.json.encode(banner)))
