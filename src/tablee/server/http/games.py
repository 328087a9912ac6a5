"""What there is to know about games: texts, rule books, tutorials, problems, sceneries."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from tablee.bots import levels
from tablee.engine import registry as game_registry
from tablee.engine.game import Game
from tablee.engine.options import BotSeats, Choice, Number, Option, Text
from tablee.engine.tutorial import has_tutorial
from tablee.server import protocol as p
from tablee.server.http.asking import TEXT, Asked, application_of, compressed, file_answer, me_of
from tablee.server.http.page import File
from tablee.server.jobs import MakeScenery, SurveyText
from tablee.server.lessons import lesson, why_not
from tablee.server.problems import catalogue, posed_problem
from tablee.server.problems import why_not as why_not_in_problem
from tablee.server.tables import presenter
from tablee.server.tables.referee import refused
from tablee.server.tables.words import blurbs, fluent, rule_book

LONGEST_ACTION = 200
Slug = Annotated[str, PathParameter(max_length=40)]
ProblemName = Annotated[str, PathParameter(max_length=40)]
compressed_once = lru_cache(64)(compressed)  # what is told of a game changes when another version is registered


@get("/api/games", media_type=MediaType.JSON)
async def get_games(request: Asked) -> Response[bytes]:
    """A list of `GameInfo`: all games, examples among them."""
    games = [game_info(game_registry.get(slug)) for slug in game_registry.slugs()]
    return file_answer(request, compressed_once(MediaType.JSON, msgspec.json.encode(games)))


@get("/api/games/{slug:str}", media_type=MediaType.JSON)
async def get_game(request: Asked, slug: Slug, version: FromQuery[int | None] = None) -> Response[bytes]:
    """A `GameInfo`, under the newest version of the rules if none is named."""
    info = game_info(game_registry.get(slug, version))
    return file_answer(request, compressed_once(MediaType.JSON, msgspec.json.encode(info)))


@get("/api/games/{slug:str}/texts/{lang:str}", media_type=TEXT)
async def get_game_texts(
    request: Asked, slug: Slug, lang: FromPath[str], version: FromQuery[int | None] = None
) -> Response[bytes]:
    """The sentences of kernel, table and game, as Fluent sources, without the rule book."""
    return file_answer(request, text_file(lang, slug, game_registry.get(slug, version).version))


@get("/api/games/{slug:str}/rules/{lang:str}", media_type=TEXT)
async def get_rules(
    request: Asked, slug: Slug, lang: FromPath[str], version: FromQuery[int | None] = None
) -> Response[bytes]:
    """The rule book of a game and of the table, as Fluent source."""
    return file_answer(request, rule_file(lang, slug, game_registry.get(slug, version).version))


@get("/api/texts/{lang:str}", media_type=TEXT)
async def get_texts(request: Asked, lang: FromPath[str]) -> Response[bytes]:
    """The sentences of kernel and table, as Fluent sources."""
    return file_answer(request, text_file(lang))


@get("/api/blurbs/{lang:str}", media_type=MediaType.JSON)
async def get_blurbs(request: Asked, lang: FromPath[str]) -> Response[bytes]:
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


@get("/api/games/{slug:str}/tutorial", media_type=MediaType.JSON)
async def get_tutorial(request: Asked, slug: Slug) -> Response[bytes]:
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
    request: Asked,
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


@get("/api/problems", media_type=MediaType.JSON)
async def get_problems(request: Asked) -> Response[bytes]:
    """The problems that the games come with, as a list of `ProblemSet`."""
    me_of(request)
    return file_answer(request, problems_file())


@cache
def problems_file() -> File:
    """The names of all problems, made once."""
    return compressed(MediaType.JSON, msgspec.json.encode(catalogue()))


@get("/api/games/{slug:str}/problems/{name:str}", media_type=MediaType.JSON)
async def get_problem(request: Asked, slug: Slug, name: ProblemName) -> Response[bytes]:
    """One problem with its answers, as a `PosedProblem`."""
    me_of(request)
    return file_answer(request, problem_file(game_registry.get(slug), name))


@cache
def problem_file(game: Game, name: str) -> File:
    """A problem that there is, made once; any other is refused, and nothing of it is kept."""
    return compressed(MediaType.JSON, msgspec.json.encode(posed_problem(game, name)))


@get("/api/games/{slug:str}/problems/{name:str}/why")
async def get_problem_why(
    request: Asked,
    slug: Slug,
    name: ProblemName,
    action: Annotated[str, QueryParameter(min_length=1, max_length=LONGEST_ACTION)],
) -> p.Explained:
    """Why something cannot be done in a problem."""
    me_of(request)
    return presenter.explained("", why_not_in_problem(game_registry.get(slug), name, action))


@post(
    "/api/games/{slug:str}/scenery",
    status_code=200,
    media_type=MediaType.JSON,
)
async def post_scenery(request: Asked, slug: Slug, data: JSONBody[p.SceneryWanted]) -> Response[bytes]:
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
async def post_survey(request: Asked, slug: Slug, data: JSONBody[p.Brought]) -> Response[bytes]:
    """Looks over the text of an option (a course, a circuit, questions) for a new table: `Surveyed`."""
    me_of(request)
    game_registry.get(slug)
    found = await application_of(request).registry.workers.do(SurveyText(slug, data.option, data.text))
    return Response(found, media_type=MediaType.JSON)


@get("/api/games/{slug:str}/actions")
async def get_game_actions(slug: Slug, version: FromQuery[int | None] = None) -> list[str]:
    """The names of all actions, by number, whether anybody can do them now or not."""
    return list(game_registry.get(slug, version).actions.named)


HANDLERS: list[Any] = [
    get_games, get_game, get_game_texts, get_rules, get_texts, get_blurbs, get_game_actions, get_tutorial,
    get_tutorial_why, post_scenery, post_survey, get_problems, get_problem, get_problem_why,
]  # fmt: skip
