"""`tablee tune`: finds better numbers for what a game knows, by self-play."""

import os
import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from tablee.cli.catalogue import find
from tablee.cli.files import write_whole
from tablee.cli.numbers import at_least, percent, written
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.cli.play import read_pairs
from tablee.cli.progress import progress_bar
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.engine.tuned import Tuned
from tablee.lab.fitting import Fitting
from tablee.lab.fitting import fit as fitted
from tablee.lab.kept import Kept
from tablee.lab.ladder import PAIR
from tablee.lab.tuning import Tuning, confirm, in_games, tune
from tablee.lab.workers import crew

STEPS = 60
DEALS = 8
ITERATIONS = 200
GAMES = 200
HALF = 0.5
DIGITS = 4
FOLDER = Path("ladder")


def tune_game(
    slug: str,
    /,
    *,
    fit: int = 0,
    steps: int = STEPS,
    deals: int = DEALS,
    iterations: int = ITERATIONS,
    games: int = GAMES,
    numbers: str | None = None,
    seed: int = 1,
    players: int | None = None,
    options: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    workers: int | None = None,
    results: Path | None = None,
    write: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Tunes a game's knowledge, and plays the outcome against what it was."""
    output = command_output(lang, json)
    game = find(slug)
    at_least(1, {"--steps": steps, "--deals": deals, "--workers": workers})
    at_least(0, {"--iterations": iterations, "--fit": fit})
    at_least(PAIR, {"--games": games})
    begun = weights(game) if fit else chosen(game.knowledge.numbers, numbers)
    count = game.count(players)
    seats = game.with_bots(read_pairs(options), range(count))
    game.check_together(count, game.read_options(seats))
    tuning = Tuning(game.slug, game.version, count, seed, iterations, steps, deals, seats)
    with crew(workers or os.cpu_count() or 1) as spread, progress_bar(output, "tune-progress") as progress:
        if fit:
            values = fitted(Fitting(game.slug, game.version, players or max(game.players), seed, fit, seats), spread)
        else:
            kept = Kept(results or FOLDER / f"{game.slug}.tuning.jsonl", tuning.conditions(begun))
            values = tune(tuning, begun, kept, in_games(tuning, spread), progress)
        won = confirm(tuning, values, begun, games, spread)
    command = shlex.join(
        [
            *("tablee", "tune", slug),
            *(["--fit", str(fit)] if fit else ["--steps", str(steps), "--deals", str(deals)]),
            *("--iterations", str(iterations), "--games", str(games), "--seed", str(seed)),
            *(["--players", str(players)] if players else []),
            *(["--numbers", numbers] if numbers and not fit else []),
            *(["--options", *options] if options else []),
        ]
    )
    rounded = {name: float(f"{value:.{DIGITS}g}") for name, value in values.items()}
    found = Tuned(datetime.now(UTC).date().isoformat(), command, seed, won, games, {**game.knowledge.tuned, **rounded})
    if json:
        output.answer(msgspec.to_builtins(found))
    else:
        show(output, begun, rounded, won, games)
    if write is not None:
        keep(output, write, found)
    return GOOD


def chosen(known: dict[str, float], names: str | None) -> dict[str, float]:
    """The numbers that somebody names, or all that are not nothing."""
    wanted = [name.strip() for name in names.split(",")] if names else [name for name, value in known.items() if value]
    for name in wanted:
        if not known.get(name):
            raise Mistake("unknown-number", {"given": name, "known": ", ".join(sorted(known))})
    return {name: known[name] for name in wanted}


def weights(game: Game) -> dict[str, float]:
    """The numbers by which a game weighs what it measures."""
    if not game.knowledge.measured:
        raise Mistake("nothing-measured", {"game": game.slug})
    return {name: game.knowledge.numbers[name] for name in game.knowledge.measured}


def show(output: CommandOutput, begun: dict[str, float], values: dict[str, float], won: float, games: int) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("tune-number", "tune-before", "tune-after"):
        table.add_column(output.text(key), justify="left" if key == "tune-number" else "right")
    for name, value in values.items():
        table.add_row(Text(name), written(begun[name], output.lang, 3), written(value, output.lang, 3))
    output.print(table)
    output.say("tune-won", share=percent(won, output.lang), games=games)


def keep(output: CommandOutput, file: Path, found: Tuned) -> None:
    """Writes the numbers, unless they have lost."""
    if found.won <= HALF:
        output.say("tune-not-better", "yellow", file=str(file))
        return
    if file.exists():  # what was tuned before is still in it
        before = msgspec.json.decode(file.read_bytes(), type=Tuned)
        found = msgspec.structs.replace(found, command=f"{before.command} && {found.command}")
    write_whole(file, msgspec.json.format(msgspec.json.encode(found), indent=2).decode() + "\n")
    output.say("tune-kept", "green", file=str(file))
