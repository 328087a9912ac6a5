"""`tablee ladder`: how strong the bots of a game are beside each other."""

import shlex
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from tablee.bots import BUDGET, bot, levels
from tablee.cli.catalogue import find
from tablee.cli.numbers import at_least, percent, written
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.cli.plans import workforce
from tablee.cli.play import read_pairs
from tablee.cli.progress import progress_bar
from tablee.cli.results import machine, write_section
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import Budget
from tablee.engine.texts import texts
from tablee.lab.ladder import PAIR, Ladder, climb, meetings, ratings, steps
from tablee.lab.peers import PEERS
from tablee.lab.ratings import Estimate, Rating, Scores, expected
from tablee.lab.workers import in_parallel

GAMES = 40
FOLDER = Path("ladder")
TITLE = "# Ratings\n"
COLUMNS = ("ladder-bot", "ladder-rating", "sim-interval", "ladder-above", "ladder-share", "ladder-games")


def ladder(
    slug: str,
    /,
    *,
    games: int = GAMES,
    seed: int = 1,
    players: int | None = None,
    bots: str | None = None,
    options: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    iterations: int | None = None,
    milliseconds: int | None = None,
    workers: int | None = None,
    ray: str = "",
    results: Path | None = None,
    write: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Lets bots meet, and rates them."""
    output = command_output(lang, json)
    game = find(slug)
    at_least(1, {"--workers": workers, "--iterations": iterations, "--milliseconds": milliseconds})
    at_least(PAIR, {"--games": games})
    names = named(game, bots)
    count = game.count(players)
    chosen = game.with_bots(read_pairs(options), range(count))
    game.check_together(count, game.read_options(chosen))
    budget = Budget(iterations, milliseconds) if iterations or milliseconds else BUDGET
    conditions = Ladder(game.slug, game.version, count, seed, chosen, budget)
    wanted = meetings(names, (games + 1) // PAIR)
    file = results or FOLDER / f"{game.slug}.jsonl"
    with progress_bar(output, "ladder-progress") as progress:
        spread = partial(in_parallel, workers=workforce(workers, ray))
        scores = climb(conditions, wanted, file, spread, progress)
    rated = ratings(scores)
    if write is not None:
        typed = command(conditions, scores, names if bots else [], options or [])
        write_section(write, texts(game, "en").text("name"), markdown(typed, rated, scores), TITLE)
    if json:
        output.answer({**conditions.header(), "ratings": [as_dict(one) for one in rated]})
    else:
        show(output, game, conditions, rated, scores)
        output.say("ladder-kept", "dim", file=str(file))
    return GOOD


def named(game: Game, bots: str | None) -> list[str]:
    """The bots that somebody names, or all."""
    names = [name.strip() for name in bots.split(",")] if bots else levels(game)
    for name in names:
        if name not in PEERS:
            bot(game, name)
    if len(set(names)) < max(PAIR, len(names)):
        raise Mistake("ladder-of-one", {"known": ", ".join(levels(game))})
    return names


def show(output: CommandOutput, game: Game, ladder: Ladder, rated: Sequence[Rating], scores: Scores) -> None:
    lang = output.lang
    name = texts(game, lang).text("name")
    output.say("ladder-title", "bold", game=name, players=ladder.players, seed=str(ladder.seed))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in COLUMNS:
        table.add_column(output.text(key), justify="left" if key == "ladder-bot" else "right")
    for rating, below in zip(rated, [*rated[1:], None], strict=True):
        share = shared(scores, rating.name, below.name) if below else None
        table.add_row(
            Text(rating.name),
            written(rating.points.value, lang),
            between(rating.points, lang),
            give_or_take(rating.above, lang),
            percent(share, lang) if share is not None else "",
            written(rating.games, lang),
        )
    output.print(table)


def shared(scores: Scores, name: str, other: str) -> float | None:
    """The share of the points that a bot got against another one, where they have met."""
    games = scores.games.get((name, other))
    return scores.points[name, other] / games if games else None


def between(estimate: Estimate, lang: str) -> str:
    """`1 480 – 1 530`."""
    low, high = estimate.interval
    return f"{written(low, lang)} – {written(high, lang)}"


def give_or_take(estimate: Estimate | None, lang: str) -> str:
    """`120 ± 35`, where there is something to tell."""
    if estimate is None:
        return ""
    return f"{written(estimate.value, lang)} ± {written(estimate.interval[1] - estimate.value, lang)}"


def markdown(typed: str, rated: Sequence[Rating], scores: Scores) -> str:
    """The ratings as a section of a document."""
    lines = [
        f"Made by `{typed}` on {machine()}.",
        "",
        "| bot | rating | 95 % interval | above the next | won of their games | games |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    for rating, below in zip(rated, [*rated[1:], None], strict=True):
        share = shared(scores, rating.name, below.name) if below else None
        cells = [
            f"`{rating.name}`",
            f"{rating.points.value:.0f}",
            between(rating.points, "en"),
            give_or_take(rating.above, "en"),
            f"{100 * share:.0f} %" if share is not None else "",
            str(rating.games),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, *told_steps(scores)])


def told_steps(scores: Scores) -> list[str]:
    """How far the levels are apart, and how much the best of them can reach at all."""
    climbed = steps(scores)
    if not climbed:
        return []
    told = [f"`{low}` to `{high}` {give_or_take(step, 'en')}" for low, high, step in climbed]
    chance = 100 * expected(sum(step.value for _, _, step in climbed))
    lowest, highest = climbed[0][0], climbed[-1][1]
    return [
        "",
        f"Steps: {', '.join(told)}.",
        f"By these ratings `{highest}` gets {chance:.1f} % against `{lowest}`.",
    ]


def command(ladder: Ladder, scores: Scores, names: Sequence[str], options: Sequence[str]) -> str:
    """What to type for the same ladder."""
    words = ["tablee", "ladder", ladder.slug, "--games", max(scores.games.values()), "--seed", ladder.seed]
    words += ["--players", ladder.players]
    words += ["--bots", ",".join(names)] if names else []
    if ladder.budget != BUDGET and ladder.budget.iterations:
        words += ["--iterations", ladder.budget.iterations]
    if ladder.budget != BUDGET and ladder.budget.milliseconds:
        words += ["--milliseconds", ladder.budget.milliseconds]
    words += ["--options", *options] if options else []
    return shlex.join(map(str, words))


def as_dict(rating: Rating) -> dict[str, Any]:
    """A rating for programs."""
    return {
        "bot": rating.name,
        "rating": rating.points.value,
        "interval": list(rating.points.interval),
        "above": {"value": rating.above.value, "interval": list(rating.above.interval)} if rating.above else None,
        "games": rating.games,
    }
