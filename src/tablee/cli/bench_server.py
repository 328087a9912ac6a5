"""`tablee bench-server`: how many moves the server takes, beside boardgame.io in the same run."""

import sys
from pathlib import Path

from rich.table import Table

from tablee.cli.numbers import at_least
from tablee.cli.progress import progress_bar
from tablee.cli.results import machine, write_section
from tablee.cli.voice import GOOD, voice

SECTION = "The server"


def bench_server(
    *,
    compiled: Path | None = None,
    peer: Path | None = None,
    rounds: int = 3,
    seconds: float = 4.0,
    write: Path | None = None,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Measures the server under load."""
    from tablee.server.load.bench import COLUMNS, markdown, remarks, run_bench, table

    speaker = voice(lang, json)
    at_least(1, {"--rounds": rounds})
    with progress_bar(speaker, "bench-progress") as progress:
        results = run_bench(compiled, peer, rounds, seconds, progress)
    rows = table(results)
    if write is not None:
        write_section(write, SECTION, markdown(results, "tablee " + " ".join(sys.argv[1:]), machine()))
    if json:
        speaker.answer([dict(zip(COLUMNS, row, strict=True)) for row in rows])
    else:
        shown = Table(*COLUMNS)
        for row in rows:
            shown.add_row(*row)
        speaker.print(shown)
        for remark in remarks(results):
            speaker.print(remark)
    return GOOD
