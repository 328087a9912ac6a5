"""Things that workers make for pages, each made once however many ask for it, and kept as long as there is room."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict

from tablee.server.http.page import File
from tablee.server.jobs import AnyJob
from tablee.server.tables.metering import paid
from tablee.server.workers import Workers


class MadeFiles:
    """What was made of one kind of job lately."""

    def __init__(self, workers: Workers, most: int, kind: str, cache: str, *, is_gzipped: bool = False) -> None:
        self.workers = workers
        self.most = most
        self.kind = kind
        self.cache = cache
        self.is_gzipped = is_gzipped
        self.found: OrderedDict[AnyJob, File] = OrderedDict()
        self.making: dict[AnyJob, asyncio.Task[File]] = {}

    async def of(self, job: AnyJob) -> File:
        """What a job makes; whoever asks first pays for it."""
        if job in self.found:
            self.found.move_to_end(job)
            return self.found[job]
        if job not in self.making:
            meter = self.workers.meter
            self.making[job] = asyncio.create_task(paid(meter, self.make(job), meter.payer))
        return await asyncio.shield(self.making[job])

    async def make(self, job: AnyJob) -> File:
        """Lets a worker make it."""
        try:
            data = await self.workers.do(job)
            plain, gzipped = (gzip.decompress(data), data) if self.is_gzipped else (data, None)
            made = self.found[job] = File(self.kind, self.cache, plain, gzipped)
            while len(self.found) > self.most:
                self.found.popitem(last=False)
            return made
        finally:
            del self.making[job]
