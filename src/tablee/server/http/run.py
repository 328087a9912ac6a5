"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import cast

import uvicorn

from tablee.server.http.app import Application
from tablee.server.http.config import Config
from tablee.server.http.connection import Connection
from tablee.server.http.gate import HttpConnection

GRACE_SECONDS = 3  # for requests that are under way
LONGEST_HEAD = 16 * 1024  # bytes of a request before its body
COLLECT_AFTER = (50_000, 20, 50)  # new objects; tables keep thousands, and few of them form circles


class Server(uvicorn.Server):
    """Says goodbye to the pages before it closes."""

    def __init__(
        self, config: uvicorn.Config, application: Application, when_started: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self.application = application
        self.when_started = when_started

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Runs as all that this process does."""
        raise_handles()
        gc.collect()
        gc.freeze()  # what is there now stays
        gc.set_threshold(*COLLECT_AFTER)
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, then says so; where that fails whoever runs it can say why, which uvicorn would not wait for."""
        try:
            await super().startup(sockets)
        except SystemExit:
            self.should_exit = True
        if self.started and self.when_started is not None:
            self.when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Takes nobody in any more, so that pages come to another process, and tells them to."""
        for server in self.servers:
            server.close()
        await self.application.take_leave()
        await super().shutdown(sockets)


def raise_handles() -> None:
    """As many open files as the system lets this process have: each connection is one."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def make_server(config: Config, when_started: Callable[[], None] | None = None) -> Server:
    application = Application(config)
    settings = uvicorn.Config(
        application,
        host=config.host,
        port=config.port,
        http=cast("type[asyncio.Protocol]", partial(HttpConnection, application.gate)),
        ws=cast("type[asyncio.Protocol]", Connection),
        proxy_headers=False,  # the application looks at them itself
        h11_max_incomplete_event_size=LONGEST_HEAD,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(settings, application, when_started)
