"""Serving processes that start quickly, because one that has imported everything waits to be split in two."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress

from tests.patience import PATIENCE
from tests.server.conftest import WITH_US
from tests.server.siege import ROOT, Process

# Reads a port for each process that is wanted; a process tells its number and, as it serves, its port. When it has
# ended, the nursery tells how.
NURSERY = """
import os, sys
from tablee.bots.orphans import end_with_starter
import tablee.server.http.run, tests.server.conftest, tests.server.players

program = sys.argv.pop(1)
for port in iter(sys.stdin.readline, ""):
    child = os.fork()
    if not child:
        end_with_starter()
        print(os.getpid(), flush=True)
        sys.argv[1] = port
        exec(program, {"__name__": "__main__"})
        sys.exit()
    print("ended", os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class QuickProcess(Process):
    """The same as other processes; it can be started and stopped twenty times in a test."""

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)  # type: ignore[arg-type]
        self.nursery: asyncio.subprocess.Process | None = None
        self.pid = 0

    async def start(self) -> None:
        """Starts it, the second time on the same port."""
        if self.nursery is None:
            self.nursery = await asyncio.create_subprocess_exec(
                *WITH_US, sys.executable, "-c", NURSERY, self.program, *self.arguments(), cwd=ROOT,
                env=self.environment, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            )  # fmt: skip
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(f"{self.port}\n".encode())
        self.pid = int(await self.line())
        self.port = int(await self.line())

    async def line(self) -> bytes:
        """What is told next."""
        assert self.nursery is not None
        assert self.nursery.stdout is not None
        return await asyncio.wait_for(self.nursery.stdout.readline(), PATIENCE)

    def send(self, what: signal.Signals) -> None:
        """Sends it a signal, if it is there."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, what)

    async def stop(self, how: signal.Signals) -> int:
        """Ends it."""
        self.send(how)
        while not (told := await self.line()).startswith(b"ended "):
            assert told, "the nursery is gone"
        return int(told.split()[1])

    async def end(self) -> None:
        """Ends it with its nursery."""
        if self.nursery is not None:
            self.send(signal.SIGKILL)
            self.nursery.kill()
            await asyncio.wait_for(self.nursery.communicate(), PATIENCE)
