"""The built page: small files, read once. Every address that is no file is the page itself, which finds its way."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from tablee.server.http.guard import Scope, Send, headers_of, reply

INDEX = "index.html"
ASSETS = "assets/"  # their names change with their content
GZIPPED = ".gz"
ASK = "no-cache"  # the browser asks each time whether it has changed
FOR_EVER = "public, max-age=31536000, immutable"
BASE = b'<base href="/"'
MISSING = """\
Tablée: the server runs, but its page has not been built.
Tablée : le serveur tourne, mais sa page n’a pas été construite.

It needs Node 22.12 or newer, or a network to fetch it from, when Tablée is installed.
Il lui faut Node 22.12 ou plus récent, ou le réseau pour le chercher, au moment de l’installation.

In a clone / dans un clone:       make run
Installed / installé:             pip install --force-reinstall --no-deps --no-cache-dir CLONE

The protocol is described at / le protocole : docs
"""


@dataclass(frozen=True)
class File:
    """One file as it is sent, plain or compressed."""

    kind: str
    cache: str
    plain: bytes
    gzipped: bytes | None

    @cached_property
    def tag(self) -> str:
        """Changes with the content; a weak one, because both forms share it."""
        return f'W/"{sha256(self.plain).hexdigest()[:20]}"'

    def answer(self, asked: Mapping[str, str]) -> tuple[int, bytes, dict[str, str]]:
        """Status, body and headers for a request with such headers: nothing new for who has it already."""
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in asked.get("if-none-match", ""):
            return 304, b"", headers
        if self.gzipped is not None and "gzip" in asked.get("accept-encoding", ""):
            return 200, self.gzipped, {**headers, "content-encoding": "gzip"}
        return 200, self.plain, headers


class Page:
    """All files of the page."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        found = {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
        self.files = {name: file_of(name, found) for name in found if not name.endswith(GZIPPED)}
        if INDEX in found:
            plain = found[INDEX].replace(BASE, f'<base href="{prefix}/"'.encode())
            self.files[INDEX] = File("text/html; charset=utf-8", ASK, plain, gzip.compress(plain, mtime=0))

    async def serve(self, scope: Scope, send: Send) -> None:
        """Answers with a file, or with the page."""
        path = scope["path"].lstrip("/")
        if scope["method"] not in {"GET", "HEAD"}:
            await reply(send, 405, b"", "text/plain", {"allow": "GET, HEAD"})
        elif path in self.files:
            await send_file(self.files[path], scope, send)
        elif path.startswith(ASSETS):
            await reply(send, 404, b"", "text/plain")
        elif INDEX in self.files:
            await send_file(self.files[INDEX], scope, send)
        else:
            await reply(send, 503, MISSING.encode(), "text/plain; charset=utf-8")


async def send_file(file: File, scope: Scope, send: Send) -> None:
    """Sends a file, unless the browser has it already."""
    status, body, headers = file.answer(headers_of(scope))
    await reply(send, status, body, file.kind, headers)


def file_of(name: str, found: dict[str, bytes]) -> File:
    """A file with its compressed form, where the build has made one."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind == "text/plain":
        kind += "; charset=utf-8"
    return File(kind, FOR_EVER if name.startswith(ASSETS) else ASK, found[name], found.get(name + GZIPPED))
