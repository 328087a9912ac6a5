"""Work on all cores, or on all machines of a Ray cluster: the same jobs, and their results in the same order."""

import signal
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import get_context
from typing import Any, TypeVar

from tablee.bots.orphans import end_with_parent
from tablee.engine.refusal import Mistake

Result = TypeVar("Result")
Spread = Callable[[Callable[..., Any], Sequence[Sequence[Any]]], Iterator[Any]]
KNOCK_SECONDS = 5.0
Workforce = int | str  # so many processes of this machine, or a Ray cluster: its address, `auto` or `local`


def in_parallel(work: Callable[..., Result], jobs: Sequence[Sequence[Any]], workers: Workforce) -> Iterator[Result]:
    """The results of `work(*job)`, in the order of the jobs; one worker is this process."""
    if isinstance(workers, str):
        yield from on_ray(work, jobs, workers)
        return
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


def on_ray(work: Callable[..., Result], jobs: Sequence[Sequence[Any]], address: str) -> Iterator[Result]:
    """The same on a Ray cluster; Ray does again what a process was about that died."""
    ray = joined_ray(address)
    remote = ray.remote(work_at)
    promised = deque(remote.remote(work, job) for job in jobs)
    try:
        while promised:
            yield ray.get(promised.popleft())
    finally:
        for one in promised:  # only those: Ray dies of cancelling what was done a second time
            ray.cancel(one)


def joined_ray(address: str) -> Any:
    """Ray, connected to a cluster."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise Mistake("no-ray") from error
    if not ray.is_initialized():
        try:
            knock(address)
            ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            raise Mistake("no-cluster", {"address": address}) from error
    return ray


def knock(address: str) -> None:
    """Is there anybody at `host:port`? Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host, int(port)), KNOCK_SECONDS).close()


def work_at(work: Callable[..., Result], job: Sequence[Any]) -> Result:
    """What a process of the cluster does: Ray itself takes no compiled function."""
    return work(*job)
