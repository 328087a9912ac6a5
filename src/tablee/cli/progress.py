"""A progress bar on standard error, so that standard output stays the answer."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.cli.output import CommandOutput


@contextmanager
def progress_bar(output: CommandOutput, key: str) -> Iterator[Callable[[int, int], None]]:
    """A function to call with (done, total); without a terminal nothing is shown."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = output.err.is_terminal
    with Progress(*columns, console=output.err, transient=True, disable=not shown) as progress:
        task = progress.add_task(output.text(key), total=None)

        def advance(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield advance
