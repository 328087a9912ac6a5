"""`tablee dataset`: games between bots as a table of decisions, for those who learn from data."""

import os
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from tablee.cli.catalogue import find
from tablee.cli.numbers import at_least, written
from tablee.cli.output import GOOD, command_output
from tablee.cli.plans import planned
from tablee.cli.play import read_pairs
from tablee.cli.progress import progress_bar
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import Budget
from tablee.lab.dataset import check_arrow, make_dataset

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
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Writes the decisions of many games into a Parquet file."""
    output = command_output(lang, json)
    game = find(slug)
    at_least(1, {"--games": games, "--workers": workers, "--iterations": iterations})
    plan = planned(game, players, bots, seed, games, read_pairs(options), Budget(iterations))
    game.observe(plan.players, game.fixed(game.read_options(plan.options)))
    if not out.parent.is_dir():
        raise Mistake("no-such-folder", {"folder": str(out.parent)})
    check_arrow()
    begun = time.perf_counter()
    with progress_bar(output, "sim-progress") as progress:
        rows = make_dataset(plan, out, workers or os.cpu_count() or 1, progress, records)
    seconds = time.perf_counter() - begun
    if json:
        output.answer({"file": str(out), "games": games, "rows": rows, "rows_per_second": rows / seconds})
    else:
        said = {"rows": written(rows, output.lang), "speed": written(rows / seconds, output.lang)}
        output.say("dataset-written", "green", file=str(out), games=games, **said)
    return GOOD
