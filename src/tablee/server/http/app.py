"""The ASGI application: looks at every request first, then hands it to the socket, the API or the page."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

import msgspec

from tablee.engine.refusal import Mistake, Refused
from tablee.server import protocol as p
from tablee.server.http import guard
from tablee.server.http.api import make_api
from tablee.server.http.config import Config
from tablee.server.http.connection import CONNECTION, Connection
from tablee.server.http.document import document
from tablee.server.http.guard import Receive, Scope, Send, reply
from tablee.server.http.metrics import metrics
from tablee.server.http.page import Page
from tablee.server.store.opening import FAILURES, Lock, cannot_open, file_of
from tablee.server.store.store import Store
from tablee.server.tables import people
from tablee.server.tables.bots import Bots
from tablee.server.tables.presenter import encoded
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.session import Session
from tablee.server.tables.words import sentence

logger = logging.getLogger("tablee.http")
SOCKET = "/api/socket"
JSON = "application/json"
LEAVE_SECONDS = 1.0
PING_SECONDS = 20.0


class Application:
    """The ASGI application."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.registry = TableRegistry(Store(config.url), config.settings, bots=Bots(config.settings.bot_workers))
        self.codes = people.DeviceCodes()
        self.page = Page(config.page, config.prefix)
        self.api = make_api(self)
        self.connections: set[Connection] = set()
        self.key = b""
        self.lock: Lock | None = None  # on the data file
        self.failure: Mistake | None = None  # why the server has not started
        self.stopping = False
        self.requests = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the life of the server."""
        if scope["type"] == "lifespan":
            await self.live(receive, send)
            return
        scope = self.without_prefix(scope)
        try:
            guard.check(scope, self.config.allow_hosts)
        except Refused as refused:
            await self.turn_away(scope, receive, send, refused)
            return
        if scope["type"] == "websocket":
            await self.open_socket(scope, receive, send)
        else:
            self.requests += 1
            await self.answer(scope, receive, guard.with_headers(send))

    # The life of the server ---------------------------------------------------------------------------

    async def live(self, receive: Receive, send: Send) -> None:
        """Opens at the start, closes at the end."""
        await receive()
        try:
            await self.open()
        except Exception as error:
            if isinstance(error, Mistake):
                self.failure = error
            else:
                logger.exception("the server cannot start")
            await self.close()
            await send({"type": "lifespan.startup.failed"})
            return
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await self.close()
        await send({"type": "lifespan.shutdown.complete"})

    async def open(self) -> None:
        """Opens the store and takes up the tables."""
        url = self.registry.store.url
        try:
            self.hold(file_of(url))
            await self.registry.open(is_alone=True)
            self.key = await self.registry.store.setting("signing key", secrets.token_bytes(32))
        except FAILURES as error:
            raise cannot_open(error, url) from error
        self.registry.spawn(self.registry.expire_forever())
        self.registry.spawn(self.registry.be_seen_forever())
        self.registry.spawn(self.ping_forever())

    def hold(self, file: Path | None) -> None:
        """Keeps other servers off the data file; a new one is for its owner alone: it will hold seeds and a key."""
        if file is not None:
            self.lock = Lock(file)
            self.lock.take()
            if not file.exists():
                file.touch(mode=0o600)

    async def close(self) -> None:
        """Closes everything; what was acknowledged is on disk."""
        self.stopping = True
        if self.key:
            await self.registry.be_seen()
        await self.registry.close()
        if self.lock is not None:
            self.lock.release()

    async def take_leave(self) -> None:
        """Tells every page that the server will be back, and waits a moment for the slow ones."""
        self.stopping = True
        for connection in list(self.connections):
            connection.send(encoded(p.Goodbye("restart")))
            connection.hang_up("restart")
        until = time.monotonic() + LEAVE_SECONDS
        while self.connections and time.monotonic() < until:  # noqa: ASYNC110 - asked once in the life of a server
            await asyncio.sleep(LEAVE_SECONDS / 100)

    # Requests -----------------------------------------------------------------------------------------

    def without_prefix(self, scope: Scope) -> Scope:
        """The request as if there were no prefix."""
        prefix = self.config.prefix
        path = scope["path"]
        if prefix and (path == prefix or path.startswith(prefix + "/")):
            return {**scope, "path": path[len(prefix) :] or "/", "raw_path": b""}
        return scope

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hands a request to who answers it."""
        path = scope["path"]
        if path == "/metrics":
            await self.tell_numbers(scope, send)
        elif path == "/docs":
            text = document(self.api.openapi_schema.to_schema())
            await reply(send, 200, text.encode(), "text/html; charset=utf-8")
        elif path.startswith(("/api/", "/docs/")):
            await self.api(scope, receive, send)  # type: ignore[arg-type]
        else:
            await self.page.serve(scope, send)

    async def tell_numbers(self, scope: Scope, send: Send) -> None:
        """The numbers, for this machine or with the admin token."""
        token = self.config.admin_token
        given = guard.headers_of(scope).get("authorization", "")
        has_token = bool(token) and hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
        if has_token or guard.is_loopback(scope):
            await reply(send, 200, metrics(self), "text/plain; version=0.0.4; charset=utf-8")
        else:
            await self.refuse(send, 403, Refused("not-allowed", ""))

    async def refuse(self, send: Send, status: int, refused: Refused) -> None:
        problem = p.Problem(refused.code, refused.rule, dict(refused.facts), sentence(refused))
        await reply(send, status, msgspec.json.encode(problem), JSON)

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
        """A request under a foreign name or from a foreign page."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
        else:
            await self.refuse(guard.with_headers(send), 403, refused)

    # The socket ---------------------------------------------------------------------------------------

    async def open_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Opens the one socket of a page."""
        user = self.user(cookie_of(scope))
        if scope["path"] != SOCKET or self.stopping or (self.config.password and not user):
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # a page that was not let in sees 403 and no more
            return
        await receive()
        await send({"type": "websocket.accept"})
        connection: Connection = scope["extensions"][CONNECTION]
        client = scope.get("client") or ("",)
        who = f"address {client[0]}"
        connection.open(Session(self.registry, user, connection.send, connection.hang_up, who), self.connections)

    async def ping_forever(self) -> None:
        """Finds out now and then which pages are gone without a word."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for connection in list(self.connections):
                connection.ping()

    def user(self, cookie: str) -> str:
        """The person of a cookie, if this server knows them."""
        user = people.user_of(self.key, cookie)
        return user if user in self.registry.names else ""


def cookie_of(scope: Scope) -> str:
    try:
        found = SimpleCookie(guard.headers_of(scope).get("cookie", ""))
    except CookieError:
        return ""
    return found[people.COOKIE].value if people.COOKIE in found else ""
