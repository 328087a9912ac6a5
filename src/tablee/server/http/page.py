"""The built page: small files, read once. Every address that is no file is the page itself, which finds its way."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from tablee.server.http.guard import Scope, Send, reply

INDEX = "index.html"
ASSETS = "assets/"  # their names change with their content
BASE = b'<base href="/"'
MISSING = """\
Tablée: the server runs, but its page has not been built.
Tablée : le serveur tourne, mais sa page n’a pas été construite.

In a clone / dans un clone:       make run
Installed / installé:             pip install --force-reinstall tablee

The protocol is described at / le protocole : docs
"""


class Page:
    """All files of the page."""

    def __init__(self, folder: Path, prefix: str = "") -> None:
        self.files: dict[str, bytes] = {}
        if folder.is_dir():
            self.files = {
                str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()
            }
        if INDEX in self.files:
            self.files[INDEX] = self.files[INDEX].replace(BASE, f'<base href="{prefix}/"'.encode())

    async def serve(self, scope: Scope, send: Send) -> None:
        """Answers with a file, or with the page."""
        path = scope["path"].lstrip("/")
        if scope["method"] not in {"GET", "HEAD"}:
            await reply(send, 405, b"", "text/plain", {"allow": "GET, HEAD"})
        elif path in self.files and path != INDEX:
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            cache = "public, max-age=31536000, immutable" if path.startswith(ASSETS) else "no-cache"
            await reply(send, 200, self.files[path], kind, {"cache-control": cache})
        elif path.startswith(ASSETS):
            await reply(send, 404, b"", "text/plain")
        elif INDEX in self.files:
            await reply(send, 200, self.files[INDEX], "text/html; charset=utf-8", {"cache-control": "no-cache"})
        else:
            await reply(send, 503, MISSING.encode(), "text/plain; charset=utf-8")
