"""The HTTP addresses, as Litestar handlers that return the structs of the protocol."""

from __future__ import annotations

import gzip
import hmac
import inspect
from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import segno
from litestar import Litestar, MediaType, Request, Response, delete, get, post
from litestar.concurrency import sync_to_thread
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

import tablee
from tablee.bots import levels
from tablee.engine import registry as game_registry
from tablee.engine.game import Game
from tablee.engine.options import BotSeats, Choice, Number, Option, Text
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.survey import Finding
from tablee.engine.tutorial import has_tutorial
from tablee.server import protocol as p
from tablee.server.lessons import lesson, why_not
from tablee.server.tables import people, presenter
from tablee.server.tables.referee import refused
from tablee.server.tables.words import fluent, sentence

if TYPE_CHECKING:
    from tablee.server.http.app import Application

LARGEST_BODY = 256 * 1024  # the longest option, however it is escaped
MOST_FAULTS = 30  # that a page is told of
SURVEY_COST = 5.0  # messages
YEAR = 365 * 86400
LONGEST_QR = 500
STATUS = {
    "unknown-table": 404,
    "unknown-code": 404,
    "unknown-game": 404,
    "unknown-version": 404,
    "unknown-language": 404,
    "not-found": 404,
    "no-such-entry": 404,
    "name-needed": 401,
    "bad-password": 403,
    "not-your-seat": 403,
    "not-allowed": 403,
    "too-fast": 429,
    "not-over": 409,
    "not-begun": 409,
    "never-begun": 409,
    "no-record-yet": 409,
    "table-damaged": 409,
    "table-without-rules": 409,
}
TEXT = "text/plain; charset=utf-8"
LONGEST_ACTION = 200
MOST_SCENERIES = 64
Slug = Annotated[str, PathParameter(max_length=40)]
TableId = Annotated[str, PathParameter(max_length=40)]


def application_of(request: Request[Any, Any, State]) -> Application:
    """The server behind a request."""
    found: Application = request.app.state.application
    return found


def me_of(request: Request[Any, Any, State], cost: float = 1.0) -> str:
    """Who asks; the server's password has been given, if there is one."""
    application = application_of(request)
    limit(request, cost)
    user = application.user(request.cookies.get(people.COOKIE, ""))
    if application.config.password and not user:
        raise refused("bad-password")
    return user


def limit(request: Request[Any, Any, State], cost: float = 1.0) -> None:
    """Refuses who asks too often."""
    application = application_of(request)
    user = application.user(request.cookies.get(people.COOKIE, ""))
    client = request.client
    if not application.registry.rate_limit(user or f"address {client.host if client else ''}").take(cost):
        raise refused("too-fast")


# People -----------------------------------------------------------------------------------------------


@get("/api/me")
async def get_me(request: Request[Any, Any, State]) -> p.Me:
    """Who this browser is."""
    application = application_of(request)
    limit(request)
    user = application.user(request.cookies.get(people.COOKIE, ""))
    return p.Me(user, application.registry.names.get(user, ""), bool(application.config.password) and not user)


@post("/api/me", status_code=200)
async def post_me(request: Request[Any, Any, State], data: JSONBody[p.NewName]) -> Response[p.Me]:
    """Gives oneself a name: a new person, or a new name for the same. Sets the cookie."""
    application = application_of(request)
    limit(request)
    user = application.user(request.cookies.get(people.COOKIE, ""))
    needed = application.config.password
    if needed and not user and not hmac.compare_digest(data.password.encode(), needed.encode()):
        raise refused("bad-password")
    name = people.checked_name(data.name)
    user = user or people.new_user()
    await application.registry.name(user, name)
    return known(request, user)


@delete("/api/me", status_code=200)
async def delete_me(request: Request[Any, Any, State]) -> Response[p.Me]:
    """Erases one's name and all that was said under it. Forgets the cookie."""
    user = me_of(request)
    if user:
        await application_of(request).registry.erase(user)
    answer = Response(p.Me("", "", bool(application_of(request).config.password)))
    answer.delete_cookie(people.COOKIE, path=cookie_path(request))
    return answer


@post("/api/me/code", status_code=200)
async def post_code(request: Request[Any, Any, State]) -> p.DeviceCode:
    """A code with which another device becomes the same person: once, within five minutes."""
    user = me_of(request)
    if not user:
        raise refused("name-needed")
    return application_of(request).codes.give(user)


@post("/api/me/continue", status_code=200)
async def post_continue(request: Request[Any, Any, State], data: JSONBody[p.UseCode]) -> Response[p.Me]:
    """Makes this browser the person who asked for the code. Sets the cookie."""
    limit(request)
    return known(request, application_of(request).codes.use(data.code))


def known(request: Request[Any, Any, State], user: str) -> Response[p.Me]:
    """The answer that tells a browser who it is from now on."""
    application = application_of(request)
    cookie = Cookie(
        key=people.COOKIE,
        value=people.signed(application.key, user),
        path=cookie_path(request),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.scope["scheme"] == "https",
    )
    return Response(p.Me(user, application.registry.names.get(user, ""), False), cookies=[cookie])


def cookie_path(request: Request[Any, Any, State]) -> str:
    """Where the cookie belongs."""
    return application_of(request).config.prefix or "/"


# Games ------------------------------------------------------------------------------------------------


@get("/api/games")
async def get_games() -> list[p.GameInfo]:
    """All games, examples among them."""
    return [game_info(game_registry.get(slug)) for slug in game_registry.slugs()]


@get("/api/games/{slug:str}")
async def get_game(slug: Slug, version: FromQuery[int | None] = None) -> p.GameInfo:
    """One game, under the newest version of its rules if none is named."""
    return game_info(game_registry.get(slug, version))


@get("/api/games/{slug:str}/texts/{lang:str}", media_type=TEXT)
async def get_game_texts(slug: Slug, lang: FromPath[str], version: FromQuery[int | None] = None) -> str:
    """The sentences of kernel, table and game, as Fluent sources."""
    game_registry.get(slug, version)
    return fluent(lang, slug, version)


@get("/api/texts/{lang:str}", media_type=TEXT)
async def get_texts(lang: FromPath[str]) -> str:
    """The sentences of kernel and table, as Fluent sources."""
    return fluent(lang)


@get("/api/games/{slug:str}/tutorial", media_type=MediaType.JSON)
async def get_tutorial(slug: Slug) -> Response[bytes]:
    """The tutorial of a game that has one, as a `Lesson`."""
    game = game_registry.get(slug)
    if not has_tutorial(game):
        raise refused("not-found")
    return Response(msgspec.json.encode(lesson(game)), media_type=MediaType.JSON)


@get("/api/games/{slug:str}/tutorial/{step:int}/why")
async def get_tutorial_why(
    request: Request[Any, Any, State],
    slug: Slug,
    step: FromPath[int],
    action: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_ACTION)],
) -> p.Explained:
    """Why the learner cannot do something at a step of a tutorial."""
    limit(request)
    game = game_registry.get(slug)
    if not has_tutorial(game):
        raise refused("not-found")
    return presenter.explained("", why_not(game, step, action))


@post(
    "/api/games/{slug:str}/scenery",
    status_code=200,
    media_type=MediaType.JSON,
)
async def post_scenery(
    request: Request[Any, Any, State], slug: Slug, data: JSONBody[p.SceneryWanted]
) -> Response[bytes]:
    """The scenery of a game under these options: the shapes of a circuit, of a course; asked for once."""
    limit(request)
    game = game_registry.get(slug, data.version)
    if game.scenery is None:
        raise refused("not-found")
    plain, compressed = await sync_to_thread(scenery, game, data.options)  # shapes take a while, and tables go on
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(plain, media_type=MediaType.JSON)
    return Response(compressed, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})


@lru_cache(maxsize=MOST_SCENERIES)
def scenery(game: Game, options: str) -> tuple[bytes, bytes]:
    """Made once, however many look at it; plain and compressed."""
    assert game.scenery is not None
    fixed = game.fixed_of_text(options) if options else game.default_fixed()
    plain = msgspec.json.encode(game.scenery(fixed.options))
    return plain, gzip.compress(plain, mtime=0)


def game_info(game: Game) -> p.GameInfo:
    """A game as the page needs it."""
    return p.GameInfo(
        slug=game.slug,
        version=game.version,
        versions=game_registry.versions(game.slug),
        players=list(game.players),
        options=[option_info(option) for option in game.options if not isinstance(option, BotSeats)],
        presets={name: {key: fact(value) for key, value in preset.items()} for name, preset in game.presets.items()},
        bots=levels(game),
        standing_orders=list(game.standing_orders),
        hints=game.hints,
        words=dict(game.words),
        lines=dict(game.lines),
        example=game.example,
        tutorial=has_tutorial(game),
        newest_view=issubclass(game.views, game_registry.newest(game.slug).views),
    )


def fact(value: object) -> p.Fact:
    """A value of an option."""
    return value if isinstance(value, int) else str(value)


def option_info(option: Option) -> p.OptionInfo:
    """An option as the page needs it."""
    return p.OptionInfo(
        name=option.name,
        kind="choice" if isinstance(option, Choice) else "number" if isinstance(option, Number) else "text",
        default=option.default,
        values=list(option.values) if isinstance(option, Choice) else [],
        low=option.least if isinstance(option, Number) else 0,
        high=option.high if isinstance(option, Number) else 0,
        form=option.form if isinstance(option, Text) else "",
        limit=option.limit if isinstance(option, Text) else 0,
        secret=option.secret,
        surveyed=isinstance(option, Text) and option.survey is not None,
        file=option.file if isinstance(option, Text) else "",
        needs=dict(option.needs) if isinstance(option, Text) else {},
    )


@post("/api/games/{slug:str}/survey", status_code=200)
async def post_survey(request: Request[Any, Any, State], slug: Slug, data: JSONBody[p.Brought]) -> p.Surveyed:
    """Looks over the text of an option (a course, a circuit, questions) before a table is opened with it."""
    me_of(request, SURVEY_COST)
    game = game_registry.get(slug)
    found = await sync_to_thread(game.survey, data.option, data.text)  # it can take a while, and tables go on
    return p.Surveyed(
        faults=[finding(one) for one in found.faults[:MOST_FAULTS]],
        warnings=[finding(one) for one in found.warnings],
        left_off=max(0, len(found.faults) - MOST_FAULTS),
        facts=dict(found.facts),
        text=found.text,
        picture=found.picture,
    )


def finding(found: Finding) -> p.Finding:
    """A finding as the page needs it."""
    return p.Finding(found.code, found.rule, found.where, dict(found.facts))


@get("/api/games/{slug:str}/actions")
async def get_game_actions(slug: Slug, version: FromQuery[int | None] = None) -> list[str]:
    """The names of all actions, by number, whether anybody can do them now or not."""
    return list(game_registry.get(slug, version).actions.named)


# Tables -----------------------------------------------------------------------------------------------


@get("/api/tables")
async def get_tables(request: Request[Any, Any, State]) -> p.TableList:
    """The lobby: public tables, and one's own."""
    user = me_of(request)
    return await application_of(request).registry.lobby(user)


@post("/api/tables")
async def post_table(request: Request[Any, Any, State], data: JSONBody[p.NewTable]) -> p.TableCreated:
    """Opens a table."""
    user = me_of(request)
    return await application_of(request).registry.create(user, data)


@get("/api/codes/{code:str}")
async def get_code(
    request: Request[Any, Any, State], code: Annotated[str, PathParameter(max_length=20)]
) -> p.CodeFound:
    """The table that a short code names."""
    me_of(request)
    found = await application_of(request).registry.store.table_by_code("".join(code.upper().split()))
    if found is None:
        raise refused("unknown-code")
    return p.CodeFound(found)


@get("/api/tables/{table:str}")
async def get_table(request: Request[Any, Any, State], table: TableId) -> p.TableSummary:
    """A table in short."""
    user = me_of(request)
    return await application_of(request).registry.find_summary(table, user)


@get("/api/tables/{table:str}/proof")
async def get_proof(request: Request[Any, Any, State], table: TableId) -> p.Proof:
    """What checks a table's chance: commitment, seals, contributions, and after the end the seed."""
    me_of(request)
    registry = application_of(request).registry
    return registry.proof(await registry.find(table))


@get("/api/tables/{table:str}/record", media_type=TEXT)
async def get_record(request: Request[Any, Any, State], table: TableId) -> Response[str]:
    """The complete record as text, after the end."""
    me_of(request)
    registry = application_of(request).registry
    live = await registry.find(table)
    text = await sync_to_thread(registry.record, live)  # all states are hashed, and tables go on
    return download(text, f"{live.table.opened.game}-{live.table.code.lower()}.tablee")


@get("/api/tables/{table:str}/export", media_type=TEXT)
async def get_export(request: Request[Any, Any, State], table: TableId, seat: FromQuery[int] = -1) -> Response[str]:
    """What a seat may know of the game so far, as text, during play."""
    user = me_of(request)
    registry = application_of(request).registry
    live = await registry.find(table)
    return download(registry.export(live, user, seat), f"{live.table.opened.game}-{live.table.code.lower()}.txt")


def download(text: str, name: str) -> Response[str]:
    """A text to be kept as a file."""
    return Response(text, media_type=TEXT, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{table:str}/at/{entry:int}", media_type=MediaType.JSON)
async def get_moment(
    request: Request[Any, Any, State], table: TableId, entry: FromPath[int], viewer: FromQuery[int] = p.OMNISCIENT
) -> Response[bytes]:
    """A `Moment`: an ended game after one of its entries, seen by a seat (0, 1 …), a spectator (-1) or in full (-2)."""
    me_of(request)
    registry = application_of(request).registry
    moment = await registry.moment(await registry.find(table), entry, viewer)
    return Response(msgspec.json.encode(moment), media_type=MediaType.JSON)


# The rest ---------------------------------------------------------------------------------------------


@get("/api/qr", media_type="image/svg+xml")
async def get_qr(
    request: Request[Any, Any, State], text: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_QR)]
) -> Response[bytes]:
    """The QR code of a short text, as SVG."""
    limit(request)
    drawn = BytesIO()
    segno.make(text, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")


@get("/api/health")
async def get_health(request: Request[Any, Any, State]) -> Response[p.Health]:
    """Does the server work?"""
    application = application_of(request)
    status: p.Status = (
        "stopping" if application.stopping else "failing" if application.registry.store.writer.is_failing else "ok"
    )
    health = p.Health(status, tablee.__version__, p.VERSION, application.registry.count_aside())
    return Response(health, status_code=200 if status == "ok" else 503)


def refuse(request: Request[Any, Any, State], error: Exception) -> Response[p.Problem]:
    """A refusal or a mistake as an answer."""
    assert isinstance(error, Refused | Mistake)
    rule = error.rule if isinstance(error, Refused) else ""
    problem = p.Problem(error.code, rule, dict(error.facts), sentence(error))
    return refusal(request, problem, STATUS.get(error.code, 400))


def refuse_http(request: Request[Any, Any, State], error: Exception) -> Response[p.Problem]:
    """What the framework itself refuses."""
    assert isinstance(error, HTTPException)
    code = {404: "not-found", 413: "message-too-long"}.get(error.status_code, "bad-request")
    facts: p.Facts = {"limit": LARGEST_BODY} if error.status_code == 413 else {"why": error.detail[:200]}  # noqa: PLR2004
    problem = p.Problem(code, "", facts, sentence(Refused(code, "", facts)))
    return refusal(request, problem, error.status_code)


def refusal(request: Request[Any, Any, State], problem: p.Problem, status: int) -> Response[p.Problem]:
    """Under its status; to the page, whose console must stay empty, as 200 with the status in a header."""
    is_page = "tablee-page" in request.headers
    return Response(problem, status_code=200 if is_page else status, headers={"tablee-refused": str(status)})


HANDLERS = [
    get_me, post_me, delete_me, post_code, post_continue, get_games, get_game, get_game_texts, get_texts,
    get_game_actions, get_tutorial, get_tutorial_why, post_scenery, post_survey,
    get_tables, post_table, get_code, get_table, get_proof, get_record, get_export, get_moment, get_qr, get_health,
]  # fmt: skip


def make_api(application: Application) -> Litestar:
    """The framework's application."""
    for handler in HANDLERS:
        handler.summary = inspect.getdoc(handler.fn)
    return Litestar(
        HANDLERS,
        state=State({"application": application}),
        exception_handlers={Refused: refuse, Mistake: refuse, HTTPException: refuse_http},
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
