"""Who may talk to this server: no foreign names (DNS rebinding), no foreign pages, no foreign scripts."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from tablee.engine.refusal import Refused

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

SAFE = {"GET", "HEAD", "OPTIONS"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """The headers of a request; of one that came twice, the last."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope.get("headers", [])}


def cookie_of(scope: Mapping[str, Any], name: str) -> str:
    """A cookie of a request."""
    try:
        found = SimpleCookie(headers_of(scope).get("cookie", ""))
    except CookieError:
        return ""
    return found[name].value if name in found else ""


def check(scope: Scope, allowed: tuple[str, ...]) -> None:
    """Refuses requests under a foreign name or from a foreign page."""
    headers = headers_of(scope)
    host = headers.get("host", "")
    if not is_known(host, allowed):
        raise Refused("forbidden-host", "", {"host": host[:60]})
    origin = headers.get("origin")
    is_safe = scope["type"] == "http" and scope["method"] in SAFE
    if origin is not None and not is_safe and not is_same(origin, host):
        raise Refused("forbidden-origin", "")


def is_same(origin: str, host: str) -> bool:
    """Is a page of this origin one of this host's? What is no origin at all is not."""
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def seen_from(scope: Scope, proxies: tuple[str, ...], header: str) -> Scope:
    """The request as the reverse proxy saw it, if it comes from one that is trusted."""
    client = scope.get("client")
    if client is None or client[0] not in proxies:
        return scope
    wanted = header.lower().encode("latin-1")
    said = b",".join(value for name, value in scope.get("headers", []) if name.lower() == wanted).decode("latin-1")
    hosts = [host_of(word.strip()) for word in said.split(",")]
    last = next((host for host in reversed(hosts) if host not in proxies), "")  # what stands before it is hearsay
    is_secure = headers_of(scope).get("x-forwarded-proto", "").strip().lower() in {"https", "wss"}
    scheme = ("wss" if scope["type"] == "websocket" else "https") if is_secure else scope["scheme"]
    return {**scope, "scheme": scheme, "client": (last, 0) if last else client}


def host_of(word: str) -> str:
    """An address without its port; empty if it is none."""
    bare = word[1:].partition("]")[0] if word.startswith("[") else word
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        return ""


def is_known(host: str, allowed: tuple[str, ...]) -> bool:
    """Addresses, localhost, the machine's own name and the names that were allowed."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return False
    own = socket.gethostname().lower()
    if name in {"localhost", own, f"{own}.local", *(one.lower() for one in allowed)}:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(scope: Scope) -> bool:
    """Does the request come from this machine?"""
    client = scope.get("client")
    try:
        return client is not None and ipaddress.ip_address(client[0]).is_loopback
    except ValueError:
        return False


def with_headers(send: Send) -> Send:
    """Adds the headers that every answer has."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *HEADERS]}
        await send(message)

    return sending


async def reply(send: Send, status: int, body: bytes, kind: str, more: Mapping[str, str] | None = None) -> None:
    headers = {"content-type": kind, "content-length": str(len(body)), **(more or {})}
    pairs = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    await send({"type": "http.response.body", "body": body})
