"""How much room there is: before a disk is full no new table is opened, so that the games that run can go on."""

from __future__ import annotations

import asyncio
import logging
import shutil
from typing import TYPE_CHECKING

from tablee.server.store.opening import FAILURES, file_of

if TYPE_CHECKING:
    from tablee.server.store.store import Store
    from tablee.server.tables.settings import TableSettings

logger = logging.getLogger("tablee.disk")
MEGABYTE = 1_000_000


class Disk:
    """What the database takes, and what is left beside it; of a PostgreSQL elsewhere nobody here knows the rest."""

    def __init__(self, store: Store, settings: TableSettings) -> None:
        self.store = store
        self.settings = settings
        self.used = 0  # bytes
        self.free: int | None = None
        self.is_full = False

    async def look(self) -> None:
        """Looks now; what has changed stands in the log."""
        self.used = await self.store.size()
        file = file_of(self.store.url)
        self.free = shutil.disk_usage(file.absolute().parent).free if file is not None else None
        is_short = self.free is not None and self.free < self.settings.free_megabytes * MEGABYTE
        is_full = is_short or self.used > self.settings.data_megabytes * MEGABYTE
        if is_full != self.is_full:
            logger.warning("new tables are refused" if is_full else "there is room again", extra={"bytes": self.used})
        self.is_full = is_full

    async def look_forever(self) -> None:
        """Looks now and then."""
        while True:
            try:
                await self.look()
            except FAILURES:
                logger.exception("nobody knows how much room is left")
            await asyncio.sleep(self.settings.disk_seconds)
