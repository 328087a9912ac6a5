"""What whoever runs the server has ordered for all tables: who is muted, and what everybody is told."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from tablee.server import protocol as p
from tablee.server.store.acts import ActStore
from tablee.server.tables import referee

if TYPE_CHECKING:
    from tablee.server.tables.registry import TableRegistry

logger = logging.getLogger("tablee.operator")
ADDRESS = re.compile("[0-9a-f]{12}")  # a hash, see `people.address_hash`
LONGEST_BANNER = 300
NEWS = "house"  # what other processes are told


class House:
    """The orders, as the database has them; every change is noted there with who made it."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = ActStore(registry.store)
        self.banner = p.BannerText()
        self.muted: list[p.MutedAddress] = []
        self.shown: Callable[[], None] = lambda: None  # shows the banner to all pages

    async def learn(self) -> None:
        """Reads what was ordered, perhaps through another process."""
        self.muted = await self.store.mutes()
        before, self.banner = self.banner, await self.store.banner()
        if self.banner != before:
            self.shown()

    def check_voice(self, address: str) -> None:
        """Raises that nobody talks from an address."""
        if self.muted:
            hidden = self.registry.address_hash(address)
            if any(one.address == hidden for one in self.muted):
                raise referee.refused("address-muted")

    async def mute(self, address: str, on: bool) -> None:
        """Mutes an address everywhere, or no more."""
        if not ADDRESS.fullmatch(address):
            raise referee.refused("no-such-address")
        await self.store.mute(address, on, self.registry.now())
        await self.changed()

    async def set_banner(self, banner: p.BannerText) -> None:
        """Tells everybody something, or nothing any more; one text serves both languages."""
        if max(len(banner.fr), len(banner.en)) > LONGEST_BANNER:
            raise referee.refused("banner-too-long", limit=LONGEST_BANNER)
        await self.store.set_banner(p.BannerText(banner.fr or banner.en, banner.en or banner.fr))
        await self.changed()

    async def changed(self) -> None:
        """Follows what was ordered here; other processes do so, too."""
        await self.learn()
        self.registry.tell_others(NEWS, "")

    async def note(self, act: p.ActKind, subject: str, detail: str = "", address: str = "") -> None:
        """Notes an act, in the database and in the log."""
        hidden = self.registry.address_hash(address)
        await self.store.note(p.OperatorAct(self.registry.now(), act, subject, detail, hidden))
        logger.info("the operator acts", extra={"act": act, "subject": subject, "detail": detail})

    async def end(self, table: str) -> bool:
        """Ends a table, as one that was abandoned; was it still open?"""
        live = await self.registry.find(table)
        if live.table.is_over:
            return False
        await live.expire()
        return True
