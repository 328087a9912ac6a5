"""`tablee check`: the suite that every game must pass, with its full figures, on all cores."""

import os
from pathlib import Path

from rich.text import Text

from tablee.cli.catalogue import find
from tablee.cli.numbers import at_least
from tablee.cli.output import FAILED, GOOD, command_output
from tablee.cli.plans import workforce
from tablee.cli.progress import progress_bar
from tablee.engine.refusal import Mistake

GAMES = 2000
PAIRS = 30_000


def check(
    slug: str,
    /,
    *,
    games: int = GAMES,
    pairs: int = PAIRS,
    secrets: Path | None = None,
    workers: int | None = None,
    ray: str = "",
    seed: int = 1,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Checks a game and reports what was done."""
    from tablee.testing.run import run_check

    output = command_output(lang, json)
    game = find(slug)
    at_least(1, {"--games": games, "--workers": workers})
    at_least(0, {"--pairs": pairs})
    if secrets is not None and not secrets.is_file():
        raise Mistake("cannot-read", {"file": str(secrets), "why": os.strerror(2)})
    with progress_bar(output, "check-progress") as progress:
        report = run_check(
            game,
            games=games,
            pairs=pairs,
            seed=seed,
            workers=workforce(workers, ray),
            secrets=secrets,
            progress=progress,
        )
    if json:
        output.answer(report.as_dict())
    else:
        for line in report.lines(output.lang):
            output.print(Text(line))
        for failure in report.failures:
            output.print_as_it_is(failure)
    return FAILED if report.failures else GOOD
