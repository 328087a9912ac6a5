"""How many moves the server takes, beside boardgame.io in the same run: `python -m benchmarks.server`."""

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from benchmarks.server.bench import COLUMNS, LoadDied, Results, markdown, remarks, run_bench, table
from tablee.cli.results import machine, write_section

SECTION = "The server"


def arguments() -> argparse.Namespace:
    """What was typed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--compiled", type=Path, help="the folder in which the compiled package is installed")
    parser.add_argument("--peer", type=Path, help="the folder with boardgame.io and its Kahuna")
    parser.add_argument("--rounds", type=int, default=3, help="how often each thing is measured; the median counts")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long each measurement takes")
    parser.add_argument("--write", type=Path, help="also writes the results to this file, as Markdown")
    return parser.parse_args()


def show(results: Results) -> None:
    """Prints the table and the remarks."""
    console = Console()
    shown = Table(*COLUMNS)
    for row in table(results):
        shown.add_row(*row)
    console.print(shown)
    for remark in remarks(results):
        console.print(remark)


def main() -> int:
    """Measures the server under load."""
    asked = arguments()
    with Progress(console=Console(stderr=True)) as bar:
        task = bar.add_task("Measuring", total=None)
        try:
            results = run_bench(
                asked.compiled,
                asked.peer,
                asked.rounds,
                asked.seconds,
                lambda done, total: bar.update(task, completed=done, total=total),
            )
        except LoadDied as died:
            sys.stderr.write(f"{died}\n")
            return 1
    if asked.write is not None:
        command = "python -m benchmarks.server " + " ".join(sys.argv[1:])
        write_section(asked.write, SECTION, markdown(results, command, machine()))
    show(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
