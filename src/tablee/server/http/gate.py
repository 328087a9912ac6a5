"""The door: how many connections there may be, altogether and from one address, and how soon a request must come."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from tablee.server.tables.limits import address_key


class Gate:
    """Counts connections that are no sockets of pages."""

    def __init__(self, most: int, per_address: int, seconds: float, proxies: tuple[str, ...]) -> None:
        self.most = most
        self.per_address = per_address
        self.seconds = seconds  # for a whole request to arrive
        self.proxies = proxies  # they bring everybody
        self.inside: Counter[str] = Counter()
        self.waiting: dict[HttpConnection, None] = {}  # for a request to arrive, the longest first

    def enter(self, host: str) -> bool:
        """Lets one more in, if there is room; whoever has asked for nothing for longest makes room."""
        key = address_key(host)
        if host not in self.proxies and self.inside[key] >= self.per_address:
            return False
        if self.inside.total() >= self.most:
            if not self.waiting:
                return False
            next(iter(self.waiting)).give_up()
        self.inside[key] += 1
        return True

    def leave(self, host: str) -> None:
        """One less."""
        key = address_key(host)
        self.inside[key] -= 1
        if self.inside[key] <= 0:
            del self.inside[key]


class HttpConnection(H11Protocol):
    """A connection that must bring its requests in time."""

    def __init__(self, gate: Gate, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.gate = gate
        self.is_inside = False
        self.waiting: asyncio.TimerHandle | None = None  # for the rest of a request

    @property
    def host(self) -> str:
        """Where it comes from, or the proxy that it comes through."""
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody is at the door."""
        super().connection_made(cast("asyncio.Transport", transport))
        self.is_inside = self.gate.enter(self.host)
        if self.is_inside:
            self.wait()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection becomes the socket of a page, which is counted elsewhere."""
        self.leave()
        super().handle_websocket_upgrade(event)

    def leave(self) -> None:
        """Makes room."""
        self.wait_no_more()
        if self.is_inside:
            self.is_inside = False
            self.gate.leave(self.host)

    def data_received(self, data: bytes) -> None:
        """Part of a request: the rest must come in time, too."""
        super().data_received(data)
        cycle: Any = self.cycle  # None before the first request, whatever its type says
        is_whole = cycle is not None and not cycle.response_complete and not cycle.more_body
        if is_whole or not self.is_inside:
            self.wait_no_more()
        elif self.waiting is None:
            self.wait()

    def wait(self) -> None:
        """Waits for a whole request, and no longer."""
        self.gate.waiting[self] = None
        self.waiting = self.loop.call_later(self.gate.seconds, self.give_up)

    def give_up(self) -> None:
        """It does not come."""
        self.leave()
        self.transport.abort()

    def wait_no_more(self) -> None:
        """It is there."""
        self.gate.waiting.pop(self, None)
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None
