"""Work on all cores, or on all machines of a Ray cluster: the same jobs, and their results in the same order."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, TypeVar

from tablee.bots.orphans import end_with_parent

Result = TypeVar("Result")
Spread = Callable[[Callable[..., Any], Sequence[Sequence[Any]]], Iterator[Any]]


def in_parallel(work: Callable[..., Result], jobs: Sequence[Sequence[Any]], workers: int) -> Iterator[Result]:
    """The results of `work(*job)`, in the order of the jobs; one worker is this process."""
    with crew(min(workers, len(jobs))) as spread:
        yield from spread(work, jobs)


@contextmanager
def crew(workers: int) -> Iterator[Spread]:
    """Workers that stay for several rounds of jobs."""
    if workers <= 1:
        yield lambda work, jobs: (work(*job) for job in jobs)
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), begin_work)
    try:
        yield lambda work, jobs: pool.map(work, *zip(*jobs, strict=True))
    finally:
        pool.shutdown(cancel_futures=True)


def begin_work() -> None:
    """Ctrl-C is for the process that asked: it stops sending work, and a worker ends its job in silence.

    When that process is killed, its workers end with it.
    """
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def has_ray() -> bool:
    """Is Ray installed?"""
    return find_spec("ray") is not None


def on_ray(work: Callable[..., Result], jobs: Sequence[Sequence[Any]]) -> Iterator[Result]:
    """The same with Ray: on the cluster that RAY_ADDRESS names, else on the cores of this machine."""
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    remote = ray.remote(work)
    promised = [remote.remote(*job) for job in jobs]
    try:
        for one in promised:
            yield ray.get(one)
    finally:
        for one in promised:
            ray.cancel(one)
