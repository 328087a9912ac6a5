"""`tablee dataset`: games between bots, or of people who agreed, as a table of decisions to learn from."""

import asyncio
import json as json_text
import time
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from tablee.cli.catalogue import find
from tablee.cli.numbers import at_least, written
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.cli.plans import planned, workforce
from tablee.cli.play import read_pairs
from tablee.cli.progress import progress_bar
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import Budget
from tablee.lab.dataset import Decided, Rows, check_arrow, make_dataset, parquet_of, parts_of, save

GAMES = 1000
ITERATIONS = 100


def dataset(
    slug: str,
    /,
    *,
    out: Path,
    games: int = GAMES,
    seed: int = 1,
    players: int | None = None,
    bots: str = "random",
    options: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    iterations: int = ITERATIONS,
    records: bool = False,
    workers: int | None = None,
    ray: str = "",
    from_server: bool = False,
    data: Path = Path("tablee.sqlite"),
    database_url: str = "",
    archive: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Writes the decisions of many games into a Parquet file."""
    output = command_output(lang, json)
    game = find(slug)
    at_least(1, {"--games": games, "--workers": workers, "--iterations": iterations})
    if from_server:
        if records:
            raise Mistake("no-shared-records")
        return shared_dataset(output, game, players, out, source_of(data, database_url, archive))
    plan = planned(game, players, bots, seed, games, read_pairs(options), Budget(iterations))
    game.observe(plan.players, game.fixed(game.read_options(plan.options)))
    check_place(out)
    begun = time.perf_counter()
    with progress_bar(output, "sim-progress") as progress:
        rows = make_dataset(plan, out, workforce(workers, ray), progress, records)
    seconds = time.perf_counter() - begun
    if json:
        output.answer({"file": str(out), "games": games, "rows": rows, "rows_per_second": rows / seconds})
    else:
        said = {"rows": written(rows, output.lang), "speed": written(rows / seconds, output.lang)}
        output.say("dataset-written", "green", file=str(out), games=games, **said)
    return GOOD


def check_place(out: Path) -> None:
    """A file that can be written, before anything is played or read."""
    if not out.absolute().parent.is_dir():
        raise Mistake("no-such-folder", {"folder": str(out.parent)})
    check_arrow()


# Games of a server ------------------------------------------------------------------------------------


class ServerSource(NamedTuple):
    """Where the games of a server are."""

    url: str
    archive: Path


def source_of(data: Path, database_url: str, archive: Path | None) -> ServerSource:
    """The database of a server, which is only read, and the games that have left it."""
    from tablee.cli.serve import check_database
    from tablee.server.research import reading_url
    from tablee.server.store.store import archive_beside

    check_database(database_url)
    if not database_url and not data.is_file():
        raise Mistake("no-data", {"file": str(data)})
    return ServerSource(database_url or reading_url(data), archive or archive_beside(data))


def shared_dataset(output: CommandOutput, game: Game, players: int | None, out: Path, source: ServerSource) -> int:
    """The games that their people gave to research, as far as they fit into one file; the others are counted."""
    check_place(out)
    groups = asyncio.run(shared(game, players, source))
    if not groups:
        raise Mistake("nothing-shared", {"game": game.slug})
    (count, _), rows = max(groups.items(), key=lambda group: (group[1].games, -group[0][0]))
    plan = {"slug": game.slug, "version": game.version, "players": count, "games": rows.games, "source": "server"}
    table = rows.table(json_text.dumps(plan, sort_keys=True))
    save(parquet_of(table), out)
    left = sum(other.games for other in groups.values()) - rows.games
    if output.json:
        answer = {"file": str(out), "games": rows.games, "players": count, "left_out": left, "rows": table.num_rows}
        output.answer(answer)
        return GOOD
    said = written(table.num_rows, output.lang)
    output.say("dataset-shared", "green", file=str(out), games=rows.games, rows=said, players=count)
    if left:
        output.say("dataset-left-out", games=left)
    return GOOD


async def shared(game: Game, players: int | None, source: ServerSource) -> dict[tuple[int, str], Rows]:
    """The rows of all of them, by number of players and by what is observed: such games fit into one file."""
    from tablee.server.research import shared_games

    groups: dict[tuple[int, str], Rows] = {}
    async for one in shared_games(source.url, source.archive, game):
        count = len(one.table.seats)
        observation = game.observe(count, one.table.playing().state.fixed)
        if players is None or players == count:
            rows = groups.setdefault((count, parts_of(observation)), Rows(game, observation))
            for decision, step in enumerate(one.steps):
                decided = Decided(step.state, step.seat, step.state.legal(step.seat), step.action)
                rows.add(rows.games, decision, step.who, decided)
            rows.conclude([step.seat for step in one.steps], one.places, one.scores)
    return groups
