"""What the handlers of all addresses share: who asks, from where, and answers that a browser keeps."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any

from litestar import Request, Response
from litestar.datastructures import State

from tablee.engine.refusal import Refused
from tablee.server.http import guard
from tablee.server.http.page import ASK, File
from tablee.server.tables.limits import address_key
from tablee.server.tables.referee import refused

if TYPE_CHECKING:
    from tablee.server.http.app import Application

TEXT = "text/plain; charset=utf-8"
GUESS_SECONDS = 0.25  # that a wrong guess costs its address, on top of the time that it takes
Asked = Request[Any, Any, State]


def application_of(request: Asked) -> Application:
    """The server behind a request."""
    found: Application = request.app.state.application
    return found


def me_of(request: Asked) -> str:
    """Who asks; the server's password has been given, if there is one."""
    application = application_of(request)
    user = application.user(application.cookie(request.scope))
    if application.config.password and not user:
        raise refused("bad-password")
    return user


def named_of(request: Asked) -> str:
    """Who asks, and has a name."""
    user = me_of(request)
    if not user:
        raise refused("name-needed")
    return user


def host_of(request: Asked) -> str:
    """The address that a request came from."""
    client = request.scope.get("client")
    return client[0] if client else ""


def address_of(request: Asked) -> str:
    """The same, as accounts know it."""
    return address_key(host_of(request))


def base_of(request: Asked) -> str:
    """The address of this server as who asks knows it."""
    host = guard.headers_of(request.scope).get("host", "")
    return f"{request.scope['scheme']}://{host}{application_of(request).config.prefix}/"


async def guess(request: Asked, work: Awaitable[str]) -> str:
    """What somebody's words open: a name, a table. Each wrong guess costs so much that nobody goes on guessing."""
    try:
        return await work
    except Refused:
        application_of(request).account(request.scope).charge(GUESS_SECONDS)
        raise


def compressed(kind: str, plain: bytes) -> File:
    """A file that a browser keeps, and asks whether it has changed."""
    return File(kind, ASK, plain, gzip.compress(plain, mtime=0))


def file_answer(request: Asked, file: File) -> Response[bytes]:
    """A file, unless the browser has it already."""
    status, body, headers = file.answer(request.headers)
    return Response(body, status_code=status, media_type=file.kind, headers=headers)
