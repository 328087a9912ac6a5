"""`tablee bench`: how fast the engine is, beside OpenSpiel in the same run."""

import sys
from pathlib import Path

from rich.table import Table

from tablee.cli.catalogue import find
from tablee.cli.numbers import at_least
from tablee.cli.output import GOOD, command_output
from tablee.cli.progress import progress_bar
from tablee.cli.results import machine, write_section
from tablee.engine.registry import get, slugs

SECTION = "The engine"
COLUMNS = ("build", "game", "what", "amount", "ratio")


def bench(
    *slug: str,
    compiled: Path | None = None,
    rounds: int = 3,
    seconds: float = 1.0,
    write: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Measures games, all those that are offered unless some are named."""
    from tablee.lab.bench import markdown, run_bench, table

    output = command_output(lang, json)
    chosen = [find(one).slug for one in slug] or [one for one in slugs() if not get(one).example]
    at_least(1, {"--rounds": rounds})
    with progress_bar(output, "bench-progress") as progress:
        results = run_bench(chosen, compiled, rounds, seconds, progress)
    rows = table(results)
    if write is not None:
        command = "tablee " + " ".join(sys.argv[1:])
        write_section(write, SECTION, markdown(results, command, machine()))
    if json:
        output.answer([dict(zip(COLUMNS, row, strict=True)) for row in rows])
    else:
        shown = Table(*(output.text(f"bench-{column}") for column in COLUMNS))
        for row in rows:
            shown.add_row(*row)
        output.print(shown)
    return GOOD
