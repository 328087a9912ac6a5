"""Work on all cores."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, TypeVar

Result = TypeVar("Result")


def in_parallel(work: Callable[..., Result], jobs: Sequence[Sequence[Any]], workers: int) -> Iterator[Result]:
    """The results of `work(*job)`, in the order of the jobs; one worker is this process."""
    if workers == 1 or len(jobs) <= 1:
        yield from (work(*job) for job in jobs)
        return
    pool = ProcessPoolExecutor(min(workers, len(jobs)), get_context("spawn"), leave_interruptions)
    try:
        yield from pool.map(work, *zip(*jobs, strict=True))
    finally:
        pool.shutdown(cancel_futures=True)


def leave_interruptions() -> None:
    """Ctrl-C is for the process that asked: it stops sending work, and a worker ends its job in silence."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
