"""The HTTP addresses, as Litestar handlers that return the structs of the protocol."""

from __future__ import annotations

import gzip
import hmac
import inspect
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, delete, get, post
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
from tablee.engine.tutorial import has_tutorial
from tablee.server import protocol as p
from tablee.server.http import guard
from tablee.server.http.notices import HANDLERS as NOTICES
from tablee.server.http.operator import HANDLERS as OPERATOR
from tablee.server.http.page import ASK, File
from tablee.server.jobs import DrawQr, MakeScenery, SurveyText
from tablee.server.lessons import lesson, why_not
from tablee.server.tables import people, presenter
from tablee.server.tables.limits import address_key
from tablee.server.tables.referee import refused
from tablee.server.tables.words import blurbs, fluent, rule_book, sentence

if TYPE_CHECKING:
    from tablee.server.http.app import Application

LARGEST_BODY = 256 * 1024  # the longest option, however it is escaped
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
    "not-the-operator": 403,
    "too-fast": 429,
    "too-many-names-here": 429,
    "too-many-tables-here": 429,
    "not-over": 409,
    "not-begun": 409,
    "never-begun": 409,
    "no-record-yet": 409,
    "table-damaged": 409,
    "table-without-rules": 409,
}
TEXT = "text/plain; charset=utf-8"
LONGEST_ACTION = 200
Slug = Annotated[str, PathParameter(max_length=40)]
TableId = Annotated[str, PathParameter(max_length=40)]


def application_of(request: Request[Any, Any, State]) -> Application:
    """The server behind a request."""
    found: Application = request.app.state.application
    return found


def me_of(request: Request[Any, Any, State]) -> str:
    """Who asks; the server's password has been given, if there is one."""
    application = application_of(request)
    user = application.user(application.cookie(request.scope))
    if application.config.password and not user:
        raise refused("bad-password")
    return user


def address_of(request: Request[Any, Any, State]) -> str:
    """The same, as accounts know it."""
    return address_key(host_of(request))


def host_of(request: Request[Any, Any, State]) -> str:
    """The address that a request came from."""
    client = request.scope.get("client")
    return client[0] if client else ""


# People -----------------------------------------------------------------------------------------------


@get("/api/me")
async def get_me(request: Request[Any, Any, State]) -> Response[p.Me]:
    """Who this browser is; a cookie from before https is exchanged for one that only https can set."""
    application = application_of(request)
    user = application.user(application.cookie(request.scope))
    older = "" if user else application.user(guard.cookie_of(request.scope, people.COOKIE))
    if older:
        answer = known(request, older)
        answer.delete_cookie(people.COOKIE, path=application.config.prefix or "/")
        return answer
    return Response(
        p.Me(user, application.registry.names.get(user, ""), bool(application.config.password) and not user)
    )


@post("/api/me", status_code=200)
async def post_me(request: Request[Any, Any, State], data: JSONBody[p.NewName]) -> Response[p.Me]:
    """Gives oneself a name: a new person, or a new name for the same. Sets the cookie."""
    application = application_of(request)
    user = application.user(application.cookie(request.scope))
    needed = application.config.password
    if needed and not user and not hmac.compare_digest(data.password.encode(), needed.encode()):
        raise refused("bad-password")
    name = people.checked_name(data.name)
    user = user or people.new_user()
    await application.registry.name(user, name, host_of(request))
    return known(request, user)


@delete("/api/me", status_code=200)
async def delete_me(request: Request[Any, Any, State]) -> Response[p.Me]:
    """Erases one's name and all that was said under it. Forgets the cookie."""
    user = me_of(request)
    if user:
        await application_of(request).registry.erase(user)
    answer = Response(p.Me("", "", bool(application_of(request).config.password)))
    answer.delete_cookie(application_of(request).cookie_name(request.scope), path=cookie_path(request))
    return answer


@post("/api/me/sign-out", status_code=200)
async def post_sign_out(request: Request[Any, Any, State]) -> Response[p.Me]:
    """Ends all cookies of this person; this browser gets a new one, or nobody could come back."""
    user = me_of(request)
    if not user:
        raise refused("name-needed")
    await application_of(request).end_cookies(user)
    return known(request, user)


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
    return known(request, application_of(request).codes.use(data.code))


@post("/api/me/days-off", status_code=200)
async def post_days_off(request: Request[Any, Any, State], data: JSONBody[p.TakeDaysOff]) -> p.DaysOffTaken:
    """Takes days off at slow tables, which stop one's clocks, or comes back from them."""
    user = me_of(request)
    return p.DaysOffTaken(await application_of(request).registry.take_days_off(user, data.days, data.table))


def known(request: Request[Any, Any, State], user: str) -> Response[p.Me]:
    """The answer that tells a browser who it is from now on."""
    application = application_of(request)
    cookie = Cookie(
        key=application.cookie_name(request.scope),
        value=people.signed(application.registry.key, user, application.registry.generations.get(user, 0)),
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


@get("/api/games", media_type=MediaType.JSON)
async def get_games(request: Request[Any, Any, State]) -> Response[bytes]:
    """A list of `GameInfo`: all games, examples among them."""
    games = [game_info(game_registry.get(slug)) for slug in game_registry.slugs()]
    return file_answer(request, compressed(MediaType.JSON, msgspec.json.encode(games)))


@get("/api/games/{slug:str}", media_type=MediaType.JSON)
async def get_game(
    request: Request[Any, Any, State], slug: Slug, version: FromQuery[int | None] = None
) -> Response[bytes]:
    """A `GameInfo`, under the newest version of the rules if none is named."""
    info = game_info(game_registry.get(slug, version))
    return file_answer(request, compressed(MediaType.JSON, msgspec.json.encode(info)))


@get("/api/games/{slug:str}/texts/{lang:str}", media_type=TEXT)
async def get_game_texts(
    request: Request[Any, Any, State], slug: Slug, lang: FromPath[str], version: FromQuery[int | None] = None
) -> Response[bytes]:
    """The sentences of kernel, table and game, as Fluent sources, without the rule book."""
    return file_answer(request, text_file(lang, slug, game_registry.get(slug, version).version))


@get("/api/games/{slug:str}/rules/{lang:str}", media_type=TEXT)
async def get_rules(
    request: Request[Any, Any, State], slug: Slug, lang: FromPath[str], version: FromQuery[int | None] = None
) -> Response[bytes]:
    """The rule book of a game and of the table, as Fluent source."""
    return file_answer(request, rule_file(lang, slug, game_registry.get(slug, version).version))


@get("/api/texts/{lang:str}", media_type=TEXT)
async def get_texts(request: Request[Any, Any, State], lang: FromPath[str]) -> Response[bytes]:
    """The sentences of kernel and table, as Fluent sources."""
    return file_answer(request, text_file(lang))


@get("/api/blurbs/{lang:str}", media_type=MediaType.JSON)
async def get_blurbs(request: Request[Any, Any, State], lang: FromPath[str]) -> Response[bytes]:
    """What each game is called and promises, as Fluent sources by slug."""
    return file_answer(request, blurb_file(lang))


@cache
def text_file(lang: str, slug: str = "", version: int | None = None) -> File:
    """The sentences of an existing game, made once."""
    return compressed(TEXT, fluent(lang, slug, version).encode())


@cache
def rule_file(lang: str, slug: str, version: int | None) -> File:
    """The rule book of an existing game, made once."""
    return compressed(TEXT, rule_book(lang, slug, version).encode())


@cache
def blurb_file(lang: str) -> File:
    """All blurbs, made once."""
    return compressed(MediaType.JSON, msgspec.json.encode(blurbs(lang)))


def compressed(kind: str, plain: bytes) -> File:
    """A file that a browser keeps, and asks whether it has changed."""
    return File(kind, ASK, plain, gzip.compress(plain, mtime=0))


def file_answer(request: Request[Any, Any, State], file: File) -> Response[bytes]:
    """A file, unless the browser has it already."""
    status, body, headers = file.answer(request.headers)
    return Response(body, status_code=status, media_type=file.kind, headers=headers)


@get("/api/games/{slug:str}/tutorial", media_type=MediaType.JSON)
async def get_tutorial(request: Request[Any, Any, State], slug: Slug) -> Response[bytes]:
    """The tutorial of a game that has one, as a `Lesson`."""
    me_of(request)
    game = game_registry.get(slug)
    if not has_tutorial(game):
        raise refused("not-found")
    return file_answer(request, lesson_file(game))


@cache
def lesson_file(game: Game) -> File:
    """A tutorial, made once."""
    return compressed(MediaType.JSON, msgspec.json.encode(lesson(game)))


@get("/api/games/{slug:str}/tutorial/{step:int}/why")
async def get_tutorial_why(
    request: Request[Any, Any, State],
    slug: Slug,
    step: FromPath[int],
    action: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_ACTION)],
) -> p.Explained:
    """Why the learner cannot do something at a step of a tutorial."""
    me_of(request)
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
    me_of(request)
    game = game_registry.get(slug, data.version)
    if game.scenery is None:
        raise refused("not-found")
    made = await application_of(request).scenery(MakeScenery(slug, game.version, data.options))
    return file_answer(request, made)


def game_info(game: Game) -> p.GameInfo:
    """A game as the page needs it."""
    return p.GameInfo(
        slug=game.slug,
        version=game.version,
        versions=game_registry.versions(game.slug),
        players=list(game.players),
        company=game.company or game.players[0],
        options=[option_info(option) for option in game.options if not isinstance(option, BotSeats)],
        presets={name: {key: fact(value) for key, value in preset.items()} for name, preset in game.presets.items()},
        preset_players={name: suited(game, name) for name in game.presets},
        bots=levels(game),
        standing_orders=list(game.standing_orders),
        hints=game.hints,
        words=dict(game.words),
        lines=dict(game.lines),
        example=game.example,
        tutorial=has_tutorial(game),
        newest_view=issubclass(game.views, game_registry.newest(game.slug).views),
    )


def suited(game: Game, preset: str) -> list[int]:
    """The numbers of players with which a preset can be played."""
    options = game.read_options({"preset": preset})
    return [count for count in game.players if game.unsuited is None or game.unsuited(count, options) is None]


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


@post("/api/games/{slug:str}/survey", status_code=200, media_type=MediaType.JSON)
async def post_survey(request: Request[Any, Any, State], slug: Slug, data: JSONBody[p.Brought]) -> Response[bytes]:
    """Looks over the text of an option (a course, a circuit, questions) for a new table: `Surveyed`."""
    me_of(request)
    game_registry.get(slug)
    found = await application_of(request).registry.workers.do(SurveyText(slug, data.option, data.text))
    return Response(found, media_type=MediaType.JSON)


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
    return await application_of(request).registry.create(user, data, host_of(request))


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
    return await application_of(request).registry.lists.find_summary(table, user)


@get("/api/tables/{table:str}/orders")
async def get_orders(request: Request[Any, Any, State], table: TableId) -> list[p.SeatOrders]:
    """The standing orders of one's own seats at a table."""
    user = me_of(request)
    return (await application_of(request).registry.find(table)).orders_of(user)


@post("/api/tables/{table:str}/orders", status_code=200)
async def post_order(
    request: Request[Any, Any, State], table: TableId, data: JSONBody[p.GiveOrder]
) -> list[p.SeatOrders]:
    """Sets or lifts a standing order of one's own, from outside the table; answers with all of them."""
    user = me_of(request)
    live = await application_of(request).registry.find(table)
    await live.give_order(user, data.seat, data.name, data.on)
    return live.orders_of(user)


@get("/api/tables/{table:str}/proof")
async def get_proof(request: Request[Any, Any, State], table: TableId) -> p.Proof:
    """What checks a table's chance: commitment, seals, contributions, and after the end the seed."""
    me_of(request)
    registry = application_of(request).registry
    return registry.records.proof(await registry.find(table))


@get("/api/tables/{table:str}/record", media_type=TEXT)
async def get_record(request: Request[Any, Any, State], table: TableId) -> Response[str]:
    """The complete record as text, after the end."""
    me_of(request)
    registry = application_of(request).registry
    live = await registry.find(table)
    return download(await registry.records.complete(live), f"{live.table.opened.game}-{live.table.code.lower()}.tablee")


@get("/api/tables/{table:str}/export", media_type=TEXT)
async def get_export(request: Request[Any, Any, State], table: TableId, seat: FromQuery[int] = -1) -> Response[str]:
    """What a seat may know of the game so far, as text, during play."""
    user = me_of(request)
    registry = application_of(request).registry
    live = await registry.find(table)
    return download(
        registry.records.export(live, user, seat), f"{live.table.opened.game}-{live.table.code.lower()}.txt"
    )


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
    moment = await registry.records.moment(await registry.find(table), entry, viewer)
    return Response(msgspec.json.encode(moment), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/told", media_type=MediaType.JSON)
async def get_told(
    request: Request[Any, Any, State], table: TableId, viewer: FromQuery[int] = p.OMNISCIENT
) -> Response[bytes]:
    """A list of `LogLine`: all that was told in an ended game to a seat (0, 1 …), a spectator (-1) or in full (-2)."""
    me_of(request)
    registry = application_of(request).registry
    told = await registry.records.told(await registry.find(table), viewer)
    return Response(msgspec.json.encode(told), media_type=MediaType.JSON)


@get("/api/tables/{table:str}/review")
async def get_review(request: Request[Any, Any, State], table: TableId) -> p.Reviewed:
    """The review of an ended game, as far as there is one."""
    me_of(request)
    registry = application_of(request).registry
    return await registry.reviews.of(await registry.find(table))


@post("/api/tables/{table:str}/review", status_code=200)
async def post_review(request: Request[Any, Any, State], table: TableId, data: JSONBody[p.ReviewWanted]) -> p.Reviewed:
    """Begins the review of an ended game, or a finer one; it is then worked out by worker processes."""
    user = me_of(request)
    registry = application_of(request).registry
    return await registry.reviews.begin(await registry.find(table), user, address_of(request), data.finer)


@get("/api/tables/{table:str}/at/{entry:int}/choices")
async def get_choices(request: Request[Any, Any, State], table: TableId, entry: FromPath[int]) -> p.Choices:
    """What could be done after an entry of an ended game, and what was."""
    me_of(request)
    registry = application_of(request).registry
    return await registry.records.choices(await registry.find(table), entry)


@post("/api/tables/{table:str}/what-if", status_code=200)
async def post_what_if(request: Request[Any, Any, State], table: TableId, data: JSONBody[p.WhatIf]) -> p.TriedOut:
    """What another action would have been worth at a moment of an ended game."""
    user = me_of(request)
    registry = application_of(request).registry
    return await registry.reviews.try_out(await registry.find(table), user, address_of(request), data)


@post("/api/tables/{table:str}/play-on")
async def post_play_on(request: Request[Any, Any, State], table: TableId, data: JSONBody[p.PlayOn]) -> p.TableCreated:
    """Opens a table that goes on from a moment of an ended game, against bots."""
    user = me_of(request)
    registry = application_of(request).registry
    return await registry.play_on(await registry.find(table), user, data, host_of(request))


# The rest ---------------------------------------------------------------------------------------------


@get("/api/qr", media_type="image/svg+xml")
async def get_qr(
    request: Request[Any, Any, State], text: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_QR)]
) -> Response[bytes]:
    """The QR code of a short text, as SVG."""
    me_of(request)
    return file_answer(request, await application_of(request).qr(DrawQr(text)))


@get("/api/health")
async def get_health(request: Request[Any, Any, State]) -> Response[p.Health]:
    """Does the server work?"""
    application = application_of(request)
    status: p.Status = (
        "stopping" if application.stopping else "failing" if application.registry.store.writer.is_failing else "ok"
    )
    health = p.Health(status, tablee.__version__, p.VERSION, application.registry.loader.count_aside())
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


def refuse_depth(request: Request[Any, Any, State], _: Exception) -> Response[p.Problem]:
    """A body that is nested too deeply to be read."""
    facts: p.Facts = {"why": "too deep"}
    problem = p.Problem("bad-request", "", facts, sentence(Refused("bad-request", "", facts)))
    return refusal(request, problem, 400)


def refusal(request: Request[Any, Any, State], problem: p.Problem, status: int) -> Response[p.Problem]:
    """Under its status; to the page, whose console must stay empty, as 200 with the status in a header."""
    is_page = "tablee-page" in request.headers
    return Response(problem, status_code=200 if is_page else status, headers={"tablee-refused": str(status)})


HANDLERS: list[Any] = [
    get_me, post_me, delete_me, post_sign_out, post_code, post_continue, post_days_off, get_games, get_game,
    get_game_texts, get_rules, get_texts, get_blurbs, get_game_actions, get_tutorial, get_tutorial_why,
    post_scenery, post_survey, get_tables, post_table, get_code, get_table, get_orders, post_order, get_proof,
    get_record, get_export, get_moment, get_told, get_review, post_review, get_choices, post_what_if, post_play_on,
    get_qr, get_health,
    *NOTICES, *OPERATOR,
]  # fmt: skip


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
