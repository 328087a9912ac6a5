"""How notices travel: Web Push, e-mail, web hooks. Needs the packages of the extra `notices`."""

from __future__ import annotations

import asyncio
import base64
import ipaddress
import json
import socket
import time
from email.headerregistry import Address
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlsplit

import aiohttp
import aiosmtplib
from aiohttp.abc import AbstractResolver, ResolveResult
from cryptography.hazmat.primitives import serialization
from py_vapid import Vapid02  # type: ignore[import-untyped]
from pywebpush import WebPusher  # type: ignore[import-untyped]

from tablee.server.notices.channels import HOOKS
from tablee.server.tables.referee import refused

if TYPE_CHECKING:
    from tablee.server.notices.channels import Message, NoticeConfig
    from tablee.server.protocol import ChannelKind, ChannelTarget

SECONDS = 10.0  # for a receiver to answer
LARGEST_ANSWER = 4096  # bytes of it that are read
TOKEN_SECONDS = 12 * 3600
KEPT_SECONDS = 24 * 3600  # by a push service, for a device that is off
GONE = {404, 410}


class GuardedResolver(AbstractResolver):
    """Finds only public addresses, so that nobody makes this server talk to its own network."""

    def __init__(self, allowed: tuple[str, ...]) -> None:
        self.allowed = allowed

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The addresses of a host that may be talked to."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM, family=family)
        addresses = [(str(where[0]), kind) for kind, _, _, _, where in found]
        if host not in self.allowed:
            addresses = [(address, kind) for address, kind in addresses if is_public(address)]
        if not addresses:
            raise OSError(None, "no public address")
        return [
            ResolveResult(hostname=host, host=address, port=port, family=kind, proto=0, flags=socket.AI_NUMERICHOST)
            for address, kind in addresses
        ]

    async def close(self) -> None:
        """Nothing is kept."""


def is_public(address: str) -> bool:
    """An address that belongs to nobody's own network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or found
    return bool(mapped.is_global) and not mapped.is_multicast


class Sender:
    """Sends messages; each within bounds of time and size."""

    def __init__(self, config: NoticeConfig, key: bytes) -> None:
        self.config = config
        self.vapid = Vapid02.from_pem(key)
        self.session: aiohttp.ClientSession | None = None

    def kinds(self) -> tuple[ChannelKind, ...]:
        """What this server can send."""
        return ("push", *(("mail",) if self.config.smtp else ()), *HOOKS)

    @property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        raw = self.vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def check(self, kind: ChannelKind, target: ChannelTarget) -> None:
        """Refuses addresses that the operator does not allow."""
        found = urlsplit(target.url)
        host = found.hostname or ""
        if host in self.config.hosts:
            return
        if self.config.hosts and kind != "push":
            raise refused("host-not-allowed", host=host[:60])
        if found.scheme != "https":
            raise refused("host-not-allowed", host=host[:60])
        try:
            ipaddress.ip_address(host)
        except ValueError:
            return  # a name, which the resolver looks at each time
        if not is_public(host):
            raise refused("host-not-allowed", host=host[:60])

    async def send(self, kind: ChannelKind, target: ChannelTarget, said: Message) -> bool:
        """Sends; False: the receiver is gone for good. Raises whatever else goes wrong."""
        if kind == "mail":
            await self.mail(target.mail, said)
            return True
        self.check(kind, target)
        if kind == "push":
            return await self.push(target, said)
        method, url, headers, body = form(kind, target, said)
        return await self.request(method, url, headers, json.dumps(body).encode())

    async def push(self, target: ChannelTarget, said: Message) -> bool:
        """Web Push (RFC 8030, 8291, 8292): only the browser that has subscribed can read it."""
        told = {"title": said.title, "text": said.text, "link": said.link, "tag": said.tag}
        data = json.dumps({**told, "off": said.off, "stop": said.stop}).encode()
        body, headers = await asyncio.to_thread(self.sealed, target, data)
        headers |= {"TTL": str(KEPT_SECONDS), "Topic": said.tag, "Urgency": "normal"}
        return await self.request("POST", target.url, headers, body)

    def sealed(self, target: ChannelTarget, data: bytes) -> tuple[bytes, dict[str, str]]:
        """The message for one browser, and who says so."""
        info = {"endpoint": target.url, "keys": {"p256dh": target.p256dh, "auth": target.auth}}
        encoded: Any = WebPusher(info).encode(data, content_encoding="aes128gcm")
        found = urlsplit(target.url)
        claims = {
            "aud": f"{found.scheme}://{found.netloc}",
            "exp": int(time.time()) + TOKEN_SECONDS,
            "sub": f"mailto:{self.config.mail_from or 'tablee@localhost'}",
        }
        signed: dict[str, str] = self.vapid.sign(claims)
        return encoded["body"], {**signed, "Content-Encoding": "aes128gcm"}

    async def mail(self, address: str, said: Message) -> None:
        """A plain message; the same notice has the same id, however often it is sent."""
        server = urlsplit(self.config.smtp)
        letter = EmailMessage()
        letter["From"] = Address("Tablée", addr_spec=self.config.mail_from or f"tablee@{server.hostname}")
        letter["To"] = address
        letter["Subject"] = said.title
        letter["Message-ID"] = f"<{said.id}@{server.hostname}>"
        letter["List-Unsubscribe"] = f"<{said.off}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(f"{said.text}\n{said.link}\n\n-- \n{said.stop}\n{said.off}\n")
        is_safe = server.scheme == "smtps"
        await aiosmtplib.send(
            letter,
            hostname=server.hostname,
            port=server.port or (465 if is_safe else 587),
            username=server.username,
            password=server.password,
            use_tls=is_safe,
            timeout=2 * SECONDS,
        )

    async def request(self, method: str, url: str, headers: dict[str, str], body: bytes) -> bool:
        """One request: no redirect, little read of the answer."""
        if self.session is None:
            connector = aiohttp.TCPConnector(resolver=GuardedResolver(self.config.hosts), use_dns_cache=False, limit=16)
            timeout = aiohttp.ClientTimeout(total=SECONDS)
            self.session = aiohttp.ClientSession(connector=connector, timeout=timeout, trust_env=False)
        kind = {"Content-Type": "application/json"} if "Content-Encoding" not in headers else {}
        async with self.session.request(
            method, url, data=body, headers={**kind, **headers}, allow_redirects=False
        ) as answer:
            await answer.content.read(LARGEST_ANSWER)
            if answer.status in GONE:
                return False
            if not answer.ok:
                raise ConnectionError(f"status {answer.status}")
            return True

    async def close(self) -> None:
        if self.session is not None:
            await self.session.close()


def form(kind: ChannelKind, target: ChannelTarget, said: Message) -> tuple[str, str, dict[str, str], dict[str, Any]]:
    """A web hook as its receiver wants it: method, address, headers, body."""
    text = f"{said.title}\n{said.link}\n\n{said.stop}\n{said.off}"
    found = urlsplit(target.url)
    match kind:
        case "ntfy":
            root = f"{found.scheme}://{found.netloc}/"
            body = {"topic": found.path.strip("/"), "title": said.title, "message": said.text, "click": said.link}
            stop = {"action": "view", "label": said.stop, "url": said.off}
            signed = {"Authorization": f"Bearer {target.token}"} if target.token else {}
            return "POST", root, signed, {**body, "actions": [stop]}
        case "matrix":
            path = (
                f"/_matrix/client/v3/rooms/{quote(target.room, safe='')}/send/m.room.message/{quote(said.id, safe='')}"
            )
            signed = {"Authorization": f"Bearer {target.token}"}
            return "PUT", target.url.rstrip("/") + path, signed, {"msgtype": "m.notice", "body": text}
        case "discord":
            return "POST", target.url, {}, {"content": text, "allowed_mentions": {"parse": []}}
        case "slack":
            return "POST", target.url, {}, {"text": text}
    return (
        "POST",
        target.url,
        {},
        {"id": said.id, "kind": said.kind, "title": said.title, "text": said.text, "link": said.link, "off": said.off},
    )


def new_key() -> bytes:
    """A key pair for Web Push, made once for a server."""
    made = Vapid02()
    made.generate_keys()
    key: bytes = made.private_pem()
    return key
