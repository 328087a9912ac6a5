"""The tables of an environment, in this process or in several, and what lies in their arrays."""

from __future__ import annotations

import os
import sys
import time
import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.synchronize import Semaphore
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablee.adapters.seats import SCORES, Mask, Numbers, TableSetting
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import Budget
from tablee.lab.batch import Batch
from tablee.lab.opponents import others_of
from tablee.lab.workers import begin_work

LOOKS = 2000  # at a semaphore before one sleeps: a step takes about as long as the system needs to wake somebody up
KNOCK_SECONDS = 1.0
RESET, CLOSE = "reset", "close"
ON_THE_LINE = -1  # in place of the number of games that ended: an order, or why a step failed, comes through the pipe
MOST_KEPT = 3  # frames; whoever holds more gets copies
give_way = getattr(os, "sched_yield", lambda: time.sleep(0))


@dataclass(frozen=True)
class Wish:
    """What somebody wants to learn, as it was asked for."""

    slug: str
    seat: int
    players: int | None
    options: Mapping[str, object] | None
    bots: str | Sequence[str]
    rewards: str
    budget: Budget


class Frames:
    """What is seen at all tables and may be done there, in memory that is used again as soon as nobody holds it.

    New memory costs more than a step. Processes may share it, so that each writes what is seen at its own tables.
    """

    def __init__(self, seen: tuple[int, int], actions: tuple[int, int], memories: Sequence[tuple[Any, Any]]) -> None:
        self.made_of = (seen, actions, memories)
        # made in one go: a view of a view holds only what is below it, and would not be counted
        self.rows: list[Numbers] = [np.ndarray(seen, np.float32, memory) for memory, _ in memories]
        self.masks: list[Mask] = [np.ndarray(actions, np.int8, memory) for _, memory in memories]
        self.unheld = sys.getrefcount(self.rows[0])

    @classmethod
    def new(cls, seen: tuple[int, int], actions: tuple[int, int], is_shared: bool) -> Frames:
        """The first one is never handed out."""
        context = get_context("spawn")

        def memory(size: int) -> Any:
            return context.RawArray("b", size) if is_shared else bytearray(size)

        sizes = np.dtype(np.float32).itemsize * seen[0] * seen[1], actions[0] * actions[1]
        return cls(seen, actions, [(memory(sizes[0]), memory(sizes[1])) for _ in range(1 + MOST_KEPT)])

    def free(self) -> int:
        """The number of one that nobody holds."""
        for number in range(1, len(self.rows)):
            if sys.getrefcount(self.rows[number]) == self.unheld == sys.getrefcount(self.masks[number]):
                return number
        return 0

    def handed_out(self, number: int) -> tuple[Numbers, Mask]:
        """For whoever asked; to be kept, or a view of it, as long as wanted."""
        rows, masks = self.rows[number], self.masks[number]
        return (rows, masks) if number else (rows.copy(), masks.copy())


class Tables:
    """Some tables in this process; their arrays are filled anew with each step."""

    def __init__(self, wish: Wish, count: int, first: int = 0) -> None:
        self.setting = setting = TableSetting(wish.slug, wish.players, wish.options, wish.rewards)
        if not 0 <= wish.seat < setting.players:
            seats = ", ".join(map(str, range(setting.players)))
            raise Mistake("bad-seat", {"given": wish.seat, "seats": seats})
        levels = [wish.bots] if isinstance(wish.bots, str) else list(wish.bots)
        others = others_of(setting.game, levels, wish.budget)
        by_scores = wish.rewards == SCORES
        batch = Batch(setting.game, setting.players, setting.fixed, wish.seat, count, others, by_scores, first)
        self.batch = batch
        self.places = slice(first, first + count)
        is_quick = batch.quick is not None
        self.rows: NDArray[Any] = table_rows(batch.small if is_quick else batch.observed, count)
        # of games that ended, the first of them
        self.last_rows: NDArray[Any] = table_rows(batch.final_small if is_quick else batch.final, count)
        self.masks: Mask = np.frombuffer(memoryview(batch.masks), np.int8).reshape(count, -1)
        self.given: NDArray[np.float64] = np.frombuffer(memoryview(batch.rewards))
        self.ended: NDArray[np.bool_] = np.frombuffer(memoryview(batch.ended), np.bool_)

    @property
    def finished(self) -> list[int]:
        """Tables whose games ended in this step."""
        return self.batch.finished

    def reset(self, seed: int, frames: Frames, number: int) -> None:
        """A new game at every table."""
        self.batch.reset(seed)
        self.show(frames, number)

    def step(self, actions: Any, frames: Frames, number: int) -> None:
        """One action at every table."""
        self.batch.step(actions.tolist())
        self.show(frames, number)

    def show(self, frames: Frames, number: int) -> None:
        """Writes what is seen now into the places of these tables."""
        frames.rows[number][self.places] = self.rows
        frames.masks[number][self.places] = self.masks

    def wait(self) -> None:
        """All is done already."""

    def close(self) -> None:
        """Nothing is open."""


def table_rows(numbers: Any, count: int) -> NDArray[Any]:
    """What lies in memory table after table, as rows; nothing is copied."""
    return np.asarray(memoryview(numbers)).reshape(count, -1)


class Arrays:
    """Arrays in memory that processes share: what is asked of some tables, and what comes back beside the frames."""

    def __init__(self, like: Tables, count: int) -> None:
        context = get_context("spawn")
        arrays = (like.last_rows, like.given, like.ended)
        self.kinds = [np.dtype(np.int64), np.dtype(np.int64), *(array.dtype for array in arrays)]
        self.shapes = [(count + 1,), (count + 1,), *((count, *array.shape[1:]) for array in arrays)]
        sizes = [kind.itemsize * int(np.prod(shape)) for kind, shape in zip(self.kinds, self.shapes, strict=True)]
        self.memory = [context.RawArray("b", size) for size in sizes]

    def arrays(self) -> list[NDArray[Any]]:
        """A frame's number and the actions, how many games have ended and at which tables, then those of the tables."""
        return [
            np.frombuffer(memory, kind).reshape(shape)
            for memory, kind, shape in zip(self.memory, self.kinds, self.shapes, strict=True)
        ]


class FarTables:
    """Tables in another process: what is asked of it is begun, and there once one has waited for it."""

    def __init__(self, wish: Wish, count: int, first: int, like: Tables, frames: Frames) -> None:
        context = get_context("spawn")
        shared = Arrays(like, count)
        self.places = slice(first, first + count)
        self.asked_for, self.endings, self.last_rows, self.given, self.ended = shared.arrays()
        self.asked: Semaphore = context.Semaphore(0)
        self.done: Semaphore = context.Semaphore(0)
        self.line, far = context.Pipe()
        self.process = context.Process(
            target=work,
            args=(wish, count, first, shared, frames.made_of, self.asked, self.done, far),
            daemon=True,
        )
        self.process.start()
        far.close()

    @property
    def finished(self) -> list[int]:
        """Tables whose games ended in this step."""
        found: list[int] = self.endings[1 : 1 + self.endings[0]].tolist()
        return found

    def reset(self, seed: int, _: Frames, number: int) -> None:
        """Begins a new game at every table."""
        self.asked_for[0] = number
        self.tell(RESET, seed)

    def step(self, actions: Any, _: Frames, number: int) -> None:
        """Begins one action at every table."""
        self.asked_for[0] = number
        self.asked_for[1:] = actions
        self.asked.release()

    def tell(self, order: str, seed: int = 0) -> None:
        """Asks for something else than a step."""
        self.line.send((order, seed))
        self.endings[0] = ON_THE_LINE
        self.asked.release()

    def wait(self) -> None:
        """Until it is done."""
        while not taken(self.done):
            if not self.process.is_alive():
                raise RuntimeError(f"a process of the environment has ended (exit code {self.process.exitcode})")
        if self.endings[0] == ON_THE_LINE:
            raise RuntimeError(f"a process of the environment has failed:\n{self.line.recv()}")

    def close(self) -> None:
        """Ends the process."""
        if self.process.is_alive():
            self.tell(CLOSE)
            self.process.join()


def taken(semaphore: Semaphore) -> bool:
    """Waits for a semaphore, first wide awake; false if it takes long."""
    for _ in range(LOOKS):
        if semaphore.acquire(block=False):
            return True
        give_way()
    return semaphore.acquire(timeout=KNOCK_SECONDS)


def work(
    wish: Wish,
    count: int,
    first: int,
    shared: Arrays,
    made_of: tuple[Any, Any, Any],
    asked: Semaphore,
    done: Semaphore,
    line: Connection,
) -> None:
    """What a process with tables does until it is closed."""
    begin_work()
    tables = Tables(wish, count, first)
    frames = Frames(*made_of)
    asked_for, endings, last_rows, given, ended = shared.arrays()
    while True:
        while not taken(asked):
            pass
        order, seed = line.recv() if endings[0] == ON_THE_LINE else ("", 0)
        if order == CLOSE:
            return
        try:
            if order == RESET:
                tables.reset(seed, frames, asked_for[0])
            else:
                tables.step(asked_for[1:], frames, asked_for[0])
        except Exception:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            line.send(traceback.format_exc())
            endings[0] = ON_THE_LINE
        else:
            finished = tables.finished
            endings[0] = len(finished)
            endings[1 : 1 + len(finished)] = finished
            last_rows[: len(finished)] = tables.last_rows[: len(finished)]
            given[:], ended[:] = tables.given, tables.ended
        done.release()
