"""The ASGI application: looks at every request first, then hands it to the socket, the API or the page."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections.abc import Mapping
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any, Literal

import msgspec

from tablee.engine.refusal import Mistake, Refused
from tablee.server import protocol as p
from tablee.server.http import guard
from tablee.server.http.api import make_api
from tablee.server.http.config import Config
from tablee.server.http.connection import CONNECTION, Connection
from tablee.server.http.document import document
from tablee.server.http.gate import Gate
from tablee.server.http.guard import Receive, Scope, Send, reply
from tablee.server.http.made import MadeFiles
from tablee.server.http.metrics import metrics
from tablee.server.http.operator import is_operator, token_of
from tablee.server.http.operator_state import report_of
from tablee.server.http.page import ASK, File, Page, send_file
from tablee.server.jobs import DrawQr, MakeScenery
from tablee.server.sharing.sharing import Sharing
from tablee.server.store.opening import FAILURES, Lock, cannot_open, file_of
from tablee.server.store.store import Store
from tablee.server.tables import people
from tablee.server.tables.bots import Bots
from tablee.server.tables.limits import Account
from tablee.server.tables.metering import paid
from tablee.server.tables.presenter import encoded
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.session import Session
from tablee.server.tables.words import sentence
from tablee.server.workers import Workers

logger = logging.getLogger("tablee.http")
SOCKET = "/api/socket"
JSON = "application/json"
LEAVE_SECONDS = 1.0
CLOSE_SECONDS = 5.0  # for the rest, when the pages are gone
PING_SECONDS = 20.0
REQUEST_SECONDS = 0.0005  # that reading a request takes before anybody can measure it
DESCRIPTION = "/docs/openapi.json"
MOST_QR_CODES = 500
MOST_SCENERIES = 64
KEEP = "private, max-age=86400, immutable"  # links are secrets


class Application:
    """The ASGI application."""

    def __init__(self, config: Config) -> None:
        self.config = config
        settings = config.settings
        self.registry = TableRegistry(
            Store(config.url, config.archive_folder),
            settings,
            bots=Bots(settings.bot_workers),
            advisers=Workers(settings.hint_workers),
            reviewers=Workers(settings.review_workers, patience=600.0, polite=15, seconds=120, most_of_one=32),
        )
        if not self.registry.store.is_sqlite:
            self.registry.sharing = Sharing(self.registry, config.bus)
            self.registry.sharing.signed_out = self.hang_up_on_old_cookies
            self.registry.sharing.report = partial(report_of, self)
        self.registry.house.shown = self.show_banner
        self.token = ""  # of the operator; read once the data is ours
        self.codes = people.DeviceCodes(self.registry.people)
        self.page = Page(config.page, config.prefix)
        self.api = make_api(self)
        workers = self.registry.workers
        self.qr_codes = MadeFiles(workers, MOST_QR_CODES, "image/svg+xml", KEEP)
        self.sceneries = MadeFiles(workers, MOST_SCENERIES, JSON, "no-store", is_gzipped=True)
        self.described: dict[str, File] = {}
        self.gate = Gate(
            settings.most_connections, settings.connections_per_address, settings.request_seconds, config.proxies
        )
        self.connections: set[Connection] = set()
        self.lock: Lock | None = None  # on the data file
        self.failure: Mistake | None = None  # why the server has not started
        self.stopping = False
        self.requests = 0
        self.exporting: set[str] = set()  # people for whom their data is being gathered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request, one socket, or the life of the server."""
        if scope["type"] == "lifespan":
            await self.live(receive, send)
            return
        scope = self.without_prefix(guard.seen_from(scope, self.config.proxies, self.config.forwarded_header))
        try:
            guard.check(scope, self.config.allow_hosts)
        except Refused as refused:
            await self.turn_away(scope, receive, send, refused)
            return
        if scope["type"] == "websocket":
            await self.open_socket(scope, receive, send)
        else:
            self.requests += 1
            await self.charge(scope, receive, guard.with_headers(send))

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
        await self.close_in_time()
        await send({"type": "lifespan.shutdown.complete"})

    async def open(self) -> None:
        """Opens the store and takes up the tables."""
        url = self.registry.store.url
        try:
            self.hold(file_of(url))
            await self.registry.open(is_alone=True)
        except FAILURES as error:
            raise cannot_open(error, url) from error
        self.token = token_of(self.config.token_file, self.config.admin_token)
        await self.open_notices()
        self.registry.spawn(self.registry.disk.look_forever())
        self.registry.spawn(self.registry.expire_forever())
        self.registry.spawn(self.registry.be_seen_forever())
        self.registry.spawn(self.ping_forever())

    async def open_notices(self) -> None:
        """Begins to send notices, if this installation can."""
        outbox = self.registry.outbox
        try:
            from tablee.server.notices.sending import Sender, new_key
        except ImportError:
            logger.info("no notices are sent: tablee[notices] is not installed")
        else:
            key = await self.registry.store.setting("push key", new_key())
            outbox.sender = Sender(self.config.notices, key)
        await outbox.open()
        self.registry.spawn(outbox.look_forever(self.config.settings.notice_seconds))

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
        if self.token:  # it was opened
            await self.registry.be_seen()
        await self.registry.close()
        if self.registry.outbox.sender is not None:
            await self.registry.outbox.sender.close()
        if self.lock is not None:
            self.lock.release()

    async def close_in_time(self) -> None:
        """The same, unless it takes too long: a database may not answer."""
        closing = asyncio.create_task(self.close())
        await asyncio.wait({closing}, timeout=CLOSE_SECONDS)
        if not closing.done():
            logger.warning("the server ends before everything is closed")

    async def take_leave(self) -> None:
        """Tells every page that the server will be back, and waits a moment for the slow ones."""
        self.stopping = True
        for connection in list(self.connections):
            connection.send(encoded(p.Goodbye("restart")))
            connection.hang_up("restart")
        until = time.monotonic() + LEAVE_SECONDS
        while self.connections and time.monotonic() < until:  # noqa: ASYNC110 - asked once in the life of a server
            await asyncio.sleep(LEAVE_SECONDS / 100)

    async def recognise(self, scope: Scope) -> None:
        """Who sends a request may have come, or been signed out, through another process."""
        sharing = self.registry.sharing
        if sharing is not None:
            cookies = {self.cookie(scope), guard.cookie_of(scope, people.COOKIE)} - {""}
            for cookie in cookies:
                await sharing.recognise(people.user_of(self.registry.key, cookie)[0])

    def bus_status(self) -> Literal["none", "ok", "gone"]:
        """Whether other processes can be told at once what happens here."""
        bus = self.registry.sharing.bus if self.registry.sharing is not None else None
        return "none" if bus is None else "ok" if bus.is_up else "gone"

    # Requests -----------------------------------------------------------------------------------------

    def without_prefix(self, scope: Scope) -> Scope:
        """The request as if there were no prefix."""
        prefix = self.config.prefix
        path = scope["path"]
        if prefix and (path == prefix or path.startswith(prefix + "/")):
            return {**scope, "path": path[len(prefix) :] or "/", "raw_path": b""}
        return scope

    def account(self, scope: Mapping[str, Any]) -> Account:
        """Who pays for a request."""
        client = scope.get("client") or ("",)
        return self.registry.account(self.user(self.cookie(scope)), client[0])

    async def charge(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers at the cost of who asks; who has cost the others too much waits, and is refused."""
        account = self.account(scope)
        pause = account.pause()
        if pause > 0:
            await asyncio.sleep(pause)
            again = {"retry-after": str(ceil(pause)), "connection": "close"}
            await self.refuse(scope, send, 429, Refused("too-fast", ""), again)
            return
        account.charge(REQUEST_SECONDS)
        await paid(self.registry.meter, self.answer(scope, receive, send), account)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hands a request to who answers it."""
        path = scope["path"]
        if path == "/metrics":
            await self.tell_numbers(scope, send)
        elif path in {"/docs", DESCRIPTION}:
            await send_file(self.description(path), scope, send)
        elif path.startswith("/api/"):
            await self.recognise(scope)
            await self.api(scope, receive, send)  # type: ignore[arg-type]
        else:
            await self.page.serve(scope, send)

    def description(self, path: str) -> File:
        """What the addresses are, as a page or as OpenAPI; made once."""
        if not self.described:
            schema = self.api.openapi_schema.to_schema()
            page, whole = document(schema).encode(), msgspec.json.encode(schema)
            self.described = {
                "/docs": File("text/html; charset=utf-8", ASK, page, gzip.compress(page, mtime=0)),
                DESCRIPTION: File("application/vnd.oai.openapi+json", ASK, whole, gzip.compress(whole, mtime=0)),
            }
        return self.described[path]

    async def qr(self, job: DrawQr) -> File:
        """A QR code."""
        return await self.qr_codes.of(job)

    async def scenery(self, job: MakeScenery) -> File:
        """What a drawn board needs."""
        return await self.sceneries.of(job)

    async def tell_numbers(self, scope: Scope, send: Send) -> None:
        """The numbers, for this machine or with the operator's token."""
        given = guard.headers_of(scope).get("authorization", "")
        if is_operator(given, self.token) or guard.is_loopback(scope):
            await reply(send, 200, metrics(self), "text/plain; version=0.0.4; charset=utf-8")
        else:
            await self.refuse(scope, send, 403, Refused("not-allowed", ""))

    async def refuse(
        self, scope: Scope, send: Send, status: int, refused: Refused, more: Mapping[str, str] | None = None
    ) -> None:
        """A refusal as JSON; to the page under 200, as the API does."""
        problem = p.Problem(refused.code, refused.rule, dict(refused.facts), sentence(refused))
        headers = {**(more or {}), "tablee-refused": str(status)}
        shown = 200 if "tablee-page" in guard.headers_of(scope) else status
        await reply(send, shown, msgspec.json.encode(problem), JSON, headers)

    async def turn_away(self, scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
        """A request under a foreign name or from a foreign page."""
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refused.code})
        else:
            await self.refuse(scope, guard.with_headers(send), 403, refused)

    # The socket ---------------------------------------------------------------------------------------

    async def open_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Opens the one socket of a page."""
        account = self.account(scope)
        await asyncio.sleep(account.pause())
        account.charge(REQUEST_SECONDS)
        await self.recognise(scope)
        account = self.account(scope)
        user = account.user
        is_barred = self.stopping or (self.config.password and not user)
        if scope["path"] != SOCKET or is_barred or not self.has_room(account.address):
            await receive()
            await send({"type": "websocket.close", "code": 1008})  # a page that was not let in sees 403 and no more
            return
        await receive()
        await send({"type": "websocket.accept"})
        connection: Connection = scope["extensions"][CONNECTION]
        connection.open(
            Session(self.registry, user, connection.send, connection.hang_up, account.address), self.connections
        )

    def has_room(self, address: str) -> bool:
        """May one more socket be opened, altogether and from this address?"""
        settings = self.config.settings
        here = sum(one.is_from(address) for one in self.connections)
        return len(self.connections) < settings.most_sockets and here < settings.sockets_per_address

    async def ping_forever(self) -> None:
        """Finds out now and then which pages are gone without a word."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for connection in list(self.connections):
                connection.ping()

    def cookie_name(self, scope: Mapping[str, Any]) -> str:
        """What the cookie is called where this request came from."""
        return people.cookie_name(scope["scheme"] in {"https", "wss"}, self.config.prefix)

    def cookie(self, scope: Mapping[str, Any]) -> str:
        """The cookie of a request."""
        return guard.cookie_of(scope, self.cookie_name(scope))

    def user(self, cookie: str) -> str:
        """The person of a cookie, if this server knows them and the cookie is still valid."""
        user, generation = people.user_of(self.registry.key, cookie)
        is_valid = generation == str(self.registry.generations.get(user, 0))
        return user if is_valid and user in self.registry.names else ""

    async def end_cookies(self, user: str) -> None:
        """Signs a person out everywhere."""
        await self.registry.end_cookies(user)
        await self.codes.forget(user)
        await self.registry.outbox.forget_browsers(user)
        self.hang_up_on(user, "signed-out")

    def hang_up_on_old_cookies(self, user: str) -> None:
        """Closes the sockets of a person that were opened with a cookie that is not valid any more."""
        generation = self.registry.generations.get(user, 0) if user in self.registry.names else None
        for connection in list(self.connections):
            session = connection.session
            if session is not None and session.account.user == user and session.generation != generation:
                session.say_goodbye("signed-out")

    def show_banner(self) -> None:
        """Shows all pages what whoever runs the server tells them."""
        for connection in list(self.connections):
            if connection.session is not None:
                connection.session.show_banner()

    def hang_up_on(self, user: str, why: str) -> None:
        """Closes all sockets of a person."""
        for connection in list(self.connections):
            session = connection.session
            if session is not None and session.account.user == user:
                session.say_goodbye(why)
