"""`tablee sim`: plays many games between bots and tells what came out."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from tablee.cli.catalogue import find
from tablee.cli.numbers import at_least, percent, written
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.cli.plans import planned, workforce
from tablee.cli.play import read_pairs
from tablee.cli.progress import progress_bar
from tablee.engine.shapes import Budget
from tablee.engine.texts import texts
from tablee.lab.plot import WORDS, check_plot, draw
from tablee.lab.simulate import Plan, Share, Tally, simulate

GAMES = 1000


def sim(
    slug: str,
    /,
    *,
    games: int = GAMES,
    seed: int = 1,
    players: int | None = None,
    bots: str = "random",
    options: Annotated[list[str] | None, Parameter(consume_multiple=True)] = None,
    iterations: int | None = None,
    milliseconds: int | None = None,
    workers: int | None = None,
    ray: str = "",
    plot: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Plays many games between bots."""
    output = command_output(lang, json)
    game = find(slug)
    at_least(1, {"--games": games, "--workers": workers, "--iterations": iterations, "--milliseconds": milliseconds})
    budget = Budget(iterations, milliseconds)
    plan = planned(game, players, bots, seed, games, read_pairs(options), budget, follow_lead=plot is not None)
    if plot is not None:
        check_plot(plot)
    begun = time.perf_counter()
    with progress_bar(output, "sim-progress") as progress:
        tally = simulate(plan, workforce(workers, ray), progress)
    seconds = time.perf_counter() - begun
    if plot is not None:
        title = output.text(
            "plot-title", game=texts(game, output.lang).text("name"), games=games, bots=", ".join(plan.bots)
        )
        draw(
            tally,
            plan.players,
            {**{word: output.text(f"plot-{word}") for word in WORDS if word != "title"}, "title": title},
            plot,
        )
    if json:
        output.answer(as_dict(plan, tally, seconds))
    else:
        show(output, plan, tally, seconds)
        if plot is not None:
            output.say("sim-plotted", "green", file=str(plot))
    return GOOD


def show(output: CommandOutput, plan: Plan, tally: Tally, seconds: float) -> None:
    lang = output.lang
    name = texts(find(plan.slug, plan.version), lang).text("name")
    bots = ", ".join(plan.bots)
    output.say("sim-title", "bold", game=name, players=plan.players, bots=bots, games=tally.games, seed=str(plan.seed))
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("sim-who", "sim-wins", "sim-rate", "sim-interval"):
        table.add_column(output.text(key), justify="left" if key == "sim-who" else "right")
    if len(set(plan.bots)) > 1:
        for level, share in tally.by_bot().items():
            table.add_row(Text(level), *share_cells(share, lang))
    for seat, share in enumerate(tally.by_seat(plan.players)):
        table.add_row(output.text("seat-name", number=seat + 1), *share_cells(share, lang))
    table.add_row(output.text("sim-draws"), *share_cells(Share(tally.draws, tally.games), lang))
    output.print(table)
    decisions = sum(tally.decisions)
    facts = Table.grid(padding=(0, 2))
    for key, value in (
        ("sim-decisions", spread(tally.decisions, lang)),
        ("sim-entries", spread(tally.entries, lang)),
        (
            "sim-branching",
            output.text("sim-mean-max", mean=written(tally.branching, lang, 2), max=written(tally.widest, lang)),
        ),
        ("sim-forced", percent(tally.forced / max(1, decisions), lang)),
        ("sim-endings", endings(tally, lang)),
        (
            "sim-speed",
            output.text("sim-per-second", count=written(decisions / seconds, lang), seconds=written(seconds, lang, 1)),
        ),
    ):
        facts.add_row(Text(output.text(key), "dim"), Text(value))
    output.print(facts)


def share_cells(share: Share, lang: str) -> tuple[str, str, str]:
    low, high = share.interval
    return written(share.count, lang), percent(share.rate, lang), f"{percent(low, lang)} – {percent(high, lang)}"


def spread(values: Sequence[int], lang: str) -> str:
    """`12,3 (5–31)`: the mean and the extremes."""
    return f"{written(sum(values) / len(values), lang, 1)} ({min(values)}–{max(values)})"


def endings(tally: Tally, lang: str) -> str:
    """Why the games ended, the most frequent reason first."""
    return ", ".join(f"{reason} {percent(count / tally.games, lang)}" for reason, count in tally.endings.most_common())


def as_dict(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The report for programs; all but the speed is the same on every machine."""
    decisions = sum(tally.decisions)
    return {
        "game": plan.slug,
        "version": plan.version,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": tally.games,
        "by_bot": {level: share_dict(share) for level, share in tally.by_bot().items()},
        "by_seat": [share_dict(share) for share in tally.by_seat(plan.players)],
        "draws": tally.draws,
        "decisions": length_dict(tally.decisions),
        "entries": length_dict(tally.entries),
        "branching": {"mean": tally.branching, "max": tally.widest, "decisions": tally.open_decisions},
        "forced": tally.forced,
        "endings": dict(tally.endings.most_common()),
        "lead": tally.mean_leads() if plan.follow_lead else None,
        "speed": {
            "seconds": seconds,
            "decisions_per_second": decisions / seconds,
            "games_per_second": tally.games / seconds,
        },
    }


def share_dict(share: Share) -> dict[str, Any]:
    return {"wins": share.count, "games": share.total, "rate": share.rate, "interval": list(share.interval)}


def length_dict(values: Sequence[int]) -> dict[str, Any]:
    return {"mean": sum(values) / len(values), "min": min(values), "max": max(values)}
