"""The worker processes of the server: few, each with one job at a time, and ended when a job takes too long."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter

import msgspec

from tablee.engine.refusal import Refused
from tablee.server.jobs import CPU_SECONDS, LENGTH, POLITE, AnyJob, JobResult
from tablee.server.tables.limits import Account, Meter

logger = logging.getLogger("tablee.workers")
PATIENCE = 60.0  # seconds for a job, should the system not end it
MOST_WAITING = 32  # jobs, of all
MOST_OF_ONE = 4  # of one address


class Workers:
    """Worker processes, started when there is something to do."""

    def __init__(
        self,
        count: int = 1,
        patience: float = PATIENCE,
        polite: int = POLITE,
        seconds: int = CPU_SECONDS,
        most_of_one: int = MOST_OF_ONE,
    ) -> None:
        self.count = count
        self.limits = (str(polite), str(seconds))  # of each process: how nice it is, and for how long
        self.most_of_one = most_of_one
        self.patience = patience
        self.meter = Meter()
        self.turns = asyncio.Semaphore(count)
        self.resting: list[Process] = []
        self.all: set[Process] = set()
        self.jobs: Counter[str] = Counter()  # of each address, done or waiting
        self.failed: Counter[str] = Counter()  # of each kind: a fault, or a worker that died or took too long

    async def do(self, job: AnyJob, payer: Account | None = None) -> bytes:
        """The result of a job, or what is wrong with it; whoever asks pays for the time that it takes."""
        payer = payer or self.meter.payer
        address = payer.address if payer is not None else ""
        if self.jobs.total() >= MOST_WAITING:
            raise Refused("busy", "")
        if address and self.jobs[address] >= self.most_of_one:
            raise Refused("too-fast", "")
        self.jobs[address] += 1
        try:
            async with self.turns:
                done = await self.ask(job)
        finally:
            self.jobs -= Counter({address: 1})
        if payer is not None:
            payer.charge(done.seconds)
        if done.kind == "fault":
            self.failed[type(job).__name__] += 1
            logger.error("a job failed", extra={"job": type(job).__name__, "why": done.code})
        return done.value()

    async def ask(self, job: AnyJob) -> JobResult:
        """Asks a worker that has nothing to do."""
        worker = self.rested() or await self.start()
        try:
            async with asyncio.timeout(self.patience):
                done = await talk(worker, msgspec.msgpack.encode(job))
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError) as error:
            self.failed[type(job).__name__] += 1
            logger.warning("a job took too long", extra={"job": type(job).__name__})
            raise Refused("takes-too-long", "") from error
        else:
            self.resting.append(worker)
            return done
        finally:
            if worker not in self.resting:
                await self.end(worker)

    def rested(self) -> Process | None:
        """A worker that has nothing to do and is still alive."""
        while self.resting:
            worker = self.resting.pop()
            if worker.returncode is None:
                return worker
            self.all.discard(worker)
        return None

    async def start(self) -> Process:
        """A new worker."""
        command = (sys.executable, "-m", "tablee.server.jobs", *self.limits)
        worker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=1 << 24)
        self.all.add(worker)
        return worker

    async def end(self, worker: Process) -> None:
        """Ends a worker, in whatever it is."""
        self.all.discard(worker)
        if worker.returncode is None:
            worker.kill()
        await worker.wait()

    async def close(self) -> None:
        """Ends all of them."""
        self.resting.clear()
        for worker in list(self.all):
            await self.end(worker)


async def talk(worker: Process, job: bytes) -> JobResult:
    """Sends a job and waits for its answer."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(len(job).to_bytes(LENGTH, "big") + job)
    await worker.stdin.drain()
    head = await worker.stdout.readexactly(LENGTH)
    return msgspec.msgpack.decode(await worker.stdout.readexactly(int.from_bytes(head, "big")), type=JobResult)
