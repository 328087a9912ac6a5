"""`tablee think`: thinks for the bots of servers that share a bus."""

import asyncio
import os
import signal
from contextlib import suppress

from tablee.cli.numbers import at_least
from tablee.cli.output import GOOD, command_output
from tablee.cli.serve import check_bus_address


def think(*, bus: str, workers: int = 0, lang: str | None = None) -> int:
    """Thinks until it is stopped."""
    from tablee.server.http.logs import start_logging

    output = command_output(lang)
    at_least(0, {"--workers": workers})
    check_bus_address(bus)
    workers = workers or os.cpu_count() or 1
    start_logging()
    output.say("think-here", "bold", workers=workers)
    asyncio.run(run(bus, workers))
    return GOOD


async def run(bus: str, workers: int) -> None:
    """The same as a task, which ends with a signal: what is being thought is finished first."""
    from tablee.server.sharing.thinking import Thinker
    from tablee.server.tables.bots import Bots

    bots = Bots(workers)
    thinker = Thinker(bus, bots)

    def stop() -> None:
        thinker.is_stopping = True

    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C ends it at once
            asyncio.get_running_loop().add_signal_handler(number, stop)
    try:
        await thinker.run()
    finally:
        bots.close()
