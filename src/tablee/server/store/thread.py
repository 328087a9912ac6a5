"""A thread that does one thing after the other for the event loop: a third of what an executor costs for each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Any


class ThreadTask:
    """Something to be done in the thread, and who waits for what comes of it."""

    def __init__(self, work: Callable[[], Any], done: asyncio.Future[Any]) -> None:
        self.work = work
        self.done = done

    def run(self) -> None:
        """Does it; whoever waits is told on the event loop."""
        answer: Any = None
        try:
            answer = self.work()
        except Exception as error:  # noqa: BLE001 - it is for who waits
            answer = error
        loop = self.done.get_loop()
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, self.done, answer)


class WorkingThread:
    """One thread, from the first thing it is given until it is stopped."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tasks: SimpleQueue[ThreadTask | None] = SimpleQueue()
        self.thread: Thread | None = None

    def run(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        """Hands something over; its answer can be awaited."""
        if self.thread is None:
            self.thread = Thread(target=self.run_all, name=self.name, daemon=True)
            self.thread.start()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.tasks.put(ThreadTask(work, done))
        return done

    def run_all(self) -> None:
        """What the thread does."""
        while True:
            task = self.tasks.get()
            if task is None:
                return
            task.run()

    def stop(self) -> None:
        """Ends the thread when all is done."""
        if self.thread is not None:
            self.tasks.put(None)
            self.thread.join()
            self.thread = None


def settle(waiting: asyncio.Future[Any], value: Any) -> None:
    """Answers who waits, if he still does."""
    if waiting.done():
        return
    if isinstance(value, Exception):
        waiting.set_exception(value)
    else:
        waiting.set_result(value)
