"""The server under load: as people run it, but for its limits, which would stop who plays a thousand times too fast."""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path

from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.tables import bots
from tablee.server.tables.settings import TableSettings

SETTINGS = TableSettings(
    delay=(0.0, 0.0),
    person_cost=(1e9, 1e9),
    address_cost=(1e9, 1e9),
    most_sockets=100_000,
    sockets_per_address=100_000,
    most_connections=100_000,
    connections_per_address=100_000,
    tables_per_address=100_000,
    names_per_address=100_000,
    most_tables=100_000,
    closing_seconds=600.0,
)
WITHOUT_CLOCKS = replace(SETTINGS, row_seconds=3600.0, seen_seconds=3600.0)  # only what moves bring about
SLEEP_SECONDS = 10.0


def think_slowly(question: bytes) -> tuple[bytes, float]:
    """A bot that sleeps before it thinks."""
    time.sleep(SLEEP_SECONDS)
    return bots.timed(question)


class SleepyBots(bots.Bots):
    """Bots that sleep."""

    work = staticmethod(think_slowly)


def run(data: Path, settings: TableSettings = SETTINGS, database_url: str = "", bus: str = "") -> None:
    """Runs on a free port and tells which."""
    config = Config(port=0, data=data, settings=settings, database_url=database_url, bus=bus)
    server = make_server(config, lambda: print(server.servers[0].sockets[0].getsockname()[1], flush=True))
    server.application.registry.bots = SleepyBots(SETTINGS.bot_workers)
    server.run()


def main() -> None:
    """What was typed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("data", type=Path)
    parser.add_argument("--database-url", default="")
    parser.add_argument("--bus", default="")
    parser.add_argument("--without-clocks", action="store_true", help="only what moves bring about")
    asked = parser.parse_args()
    run(asked.data, WITHOUT_CLOCKS if asked.without_clocks else SETTINGS, asked.database_url, asked.bus)


if __name__ == "__main__":
    main()
