"""Several serving processes on one PostgreSQL, for tests: as registries in one process, or as processes."""

from __future__ import annotations

import subprocess
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from tablee.engine.refusal import Mistake
from tablee.server import protocol as p
from tablee.server.sharing.sharing import Sharing
from tablee.server.store.store import Store
from tablee.server.tables.registry import TableRegistry
from tests.server.conftest import QUICK, WITH_US, empty
from tests.server.players import BotsHere, HousePlayer, WorkersHere, begin


async def emptied(url: str) -> None:
    """Clears a database."""
    store = Store(url)
    await empty(store)
    await store.close()


class RedisServer:
    """A redis-server of a test's own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.socket = folder / "redis.sock"
        self.url = f"unix://{self.socket}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it; who asks too early tries again."""
        line = ["redis-server", "--port", "0", "--unixsocket", str(self.socket), "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([*WITH_US, *line], stdout=subprocess.DEVNULL, cwd=self.socket.parent)

    def kill(self) -> None:
        """Ends it at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def redis_server(folder: Path) -> Iterator[RedisServer]:
    """One that runs."""
    server = RedisServer(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()


@asynccontextmanager
async def houses(url: str, count: int = 2, bus: str = "", **settings: Any) -> AsyncIterator[list[TableRegistry]]:
    """Registries that share a database, as processes do."""
    await emptied(url)
    opened: list[TableRegistry] = []
    try:
        while len(opened) < count:
            opened.append(await house(url, bus, **settings))
        yield opened
    finally:
        for registry in opened:
            await registry.close()


async def house(url: str, bus: str = "", **settings: Any) -> TableRegistry:
    """One more."""
    here = WorkersHere()
    registry = TableRegistry(
        Store(url), replace(QUICK, **settings), bots=BotsHere(), workers=here, advisers=here, reviewers=here
    )
    registry.sharing = Sharing(registry, bus)
    try:
        await registry.open()
    except Mistake:
        await registry.close()
        raise
    return registry


async def sit_apart(
    registries: list[TableRegistry], game: str, names: str = "ab", **more: Any
) -> tuple[str, list[HousePlayer]]:
    """A table whose people are each connected to another process, not yet begun."""
    for index, user in enumerate(names):
        await registries[index % len(registries)].name(user, user.upper())
    made = await registries[0].create(names[0], p.NewTable(game, ["me"] + ["open"] * (len(names) - 1), **more))
    players = [HousePlayer(registries[i % len(registries)], user, i) for i, user in enumerate(names)]
    for player in players:
        await player.greet(made.table)
        if player.seat:
            await player.do("sit_down", seat=player.seat)
    return made.table, players


async def begun_apart(
    registries: list[TableRegistry], game: str, names: str = "ab", **more: Any
) -> tuple[str, list[HousePlayer]]:
    """The same, begun."""
    table, players = await sit_apart(registries, game, names, **more)
    await begin(players)
    return table, players
