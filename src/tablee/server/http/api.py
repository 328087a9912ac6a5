"""The HTTP addresses, as Litestar handlers that return the structs of the protocol."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar import Litestar, Response, get
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import QueryParameter

import tablee
from tablee.engine.refusal import Mistake, Refused
from tablee.server import protocol as p
from tablee.server.http.asking import Asked, application_of, file_answer, me_of
from tablee.server.http.games import HANDLERS as GAMES
from tablee.server.http.me import HANDLERS as ME
from tablee.server.http.names import HANDLERS as NAMES
from tablee.server.http.notices import HANDLERS as NOTICES
from tablee.server.http.operator import HANDLERS as OPERATOR
from tablee.server.http.tables import HANDLERS as TABLES
from tablee.server.jobs import DrawQr
from tablee.server.tables.words import sentence

if TYPE_CHECKING:
    from tablee.server.http.app import Application

LARGEST_BODY = 256 * 1024  # the longest option, however it is escaped
LONGEST_QR = 500
STATUS = {
    "unknown-table": 404,
    "unknown-code": 404,
    "unknown-game": 404,
    "unknown-version": 404,
    "unknown-language": 404,
    "not-found": 404,
    "no-such-entry": 404,
    "no-such-page": 404,
    "name-needed": 401,
    "bad-password": 403,
    "not-your-seat": 403,
    "not-allowed": 403,
    "not-a-friend": 403,
    "no-invitations": 403,
    "not-invited": 404,
    "not-the-operator": 403,
    "too-fast": 429,
    "too-many-names-here": 429,
    "too-many-invitations": 429,
    "too-many-tables-here": 429,
    "not-over": 409,
    "not-begun": 409,
    "never-begun": 409,
    "no-record-yet": 409,
    "table-damaged": 409,
    "archive-missing": 409,
    "disk-full": 507,
    "table-without-rules": 409,
}


@get("/api/qr", media_type="image/svg+xml")
async def get_qr(
    request: Asked, text: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_QR)]
) -> Response[bytes]:
    """The QR code of a short text, as SVG."""
    me_of(request)
    return file_answer(request, await application_of(request).qr(DrawQr(text)))


@get("/api/health")
async def get_health(request: Asked) -> Response[p.Health]:
    """Does the server work?"""
    application = application_of(request)
    status: p.Status = (
        "stopping" if application.stopping else "failing" if application.registry.store.writer.is_failing else "ok"
    )
    aside, bus = application.registry.loader.count_aside(), application.bus_status()
    disk: Literal["ok", "full"] = "full" if application.registry.disk.is_full else "ok"
    health = p.Health(status, tablee.__version__, p.VERSION, aside, bus, disk)
    return Response(health, status_code=200 if status == "ok" else 503)


def refuse(request: Asked, error: Exception) -> Response[p.Problem]:
    """A refusal or a mistake as an answer."""
    assert isinstance(error, Refused | Mistake)
    rule = error.rule if isinstance(error, Refused) else ""
    problem = p.Problem(error.code, rule, dict(error.facts), sentence(error))
    return refusal(request, problem, STATUS.get(error.code, 400))


def refuse_http(request: Asked, error: Exception) -> Response[p.Problem]:
    """What the framework itself refuses."""
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 413: "message-too-long"}.get(error.status_code, "bad-request")
    facts: p.Facts = {"limit": LARGEST_BODY} if error.status_code == 413 else {"why": error.detail[:200]}  # noqa: PLR2004
    problem = p.Problem(code, "", facts, sentence(Refused(code, "", facts)))
    return refusal(request, problem, error.status_code)


def refuse_depth(request: Asked, _: Exception) -> Response[p.Problem]:
    """A body that is nested too deeply to be read."""
    facts: p.Facts = {"why": "too deep"}
    problem = p.Problem("bad-request", "", facts, sentence(Refused("bad-request", "", facts)))
    return refusal(request, problem, 400)


def refusal(request: Asked, problem: p.Problem, status: int) -> Response[p.Problem]:
    """Under its status; to the page, whose console must stay empty, as 200 with the status in a header."""
    is_page = "tablee-page" in request.headers
    return Response(problem, status_code=200 if is_page else status, headers={"tablee-refused": str(status)})


HANDLERS: list[Any] = [*ME, *GAMES, *TABLES, get_qr, get_health, *NAMES, *NOTICES, *OPERATOR]


def make_api(application: Application) -> Litestar:
    """The framework's application."""
    for handler in HANDLERS:
        handler.summary = inspect.getdoc(handler.fn)
    return Litestar(
        HANDLERS,
        state=State({"application": application}),
        exception_handlers={Refused: refuse, Mistake: refuse, HTTPException: refuse_http, RecursionError: refuse_depth},
        openapi_config=OpenAPIConfig(
            title="Tablée",
            version=tablee.__version__,
            path="/docs",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        debug=False,
    )
