"""The tables of an environment, in this process or in several, and what lies in their arrays."""

from __future__ import annotations

import os
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

from tablee.adapters.seats import SCORES, Mask, TableSetting
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import Budget
from tablee.lab.batch import Batch
from tablee.lab.opponents import others_of
from tablee.lab.workers import begin_work

LOOKS = 2000  # at a semaphore before one sleeps: a step takes about as long as the system needs to wake somebody up
KNOCK_SECONDS = 1.0
RESET, CLOSE = "reset", "close"
ON_THE_LINE = -1  # in place of the number of games that ended: an order, or why a step failed, comes through the pipe
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

    def reset(self, seed: int) -> None:
        """A new game at every table."""
        self.batch.reset(seed)

    def step(self, actions: Any) -> None:
        """One action at every table."""
        self.batch.step(actions.tolist())

    def wait(self) -> None:
        """All is done already."""

    def close(self) -> None:
        """Nothing is open."""


def table_rows(numbers: Any, count: int) -> NDArray[Any]:
    """What lies in memory table after table, as rows; nothing is copied."""
    return np.asarray(memoryview(numbers)).reshape(count, -1)


class Frame:
    """Arrays like those of some tables, in memory that processes share."""

    def __init__(self, like: Tables, count: int) -> None:
        context = get_context("spawn")
        arrays = (like.rows, like.last_rows, like.masks, like.given, like.ended)
        self.kinds = [np.dtype(np.int64), np.dtype(np.int64), *(array.dtype for array in arrays)]
        self.shapes = [(count,), (count + 1,), *((count, *array.shape[1:]) for array in arrays)]
        sizes = [kind.itemsize * int(np.prod(shape)) for kind, shape in zip(self.kinds, self.shapes, strict=True)]
        self.memory = [context.RawArray("b", size) for size in sizes]

    def arrays(self) -> list[NDArray[Any]]:
        """The actions, how many games have ended and at which tables, then those of the tables."""
        return [
            np.frombuffer(memory, kind).reshape(shape)
            for memory, kind, shape in zip(self.memory, self.kinds, self.shapes, strict=True)
        ]


class FarTables:
    """Tables in another process: what is asked of it is begun, and there once one has waited for it."""

    def __init__(self, wish: Wish, count: int, first: int, like: Tables) -> None:
        context = get_context("spawn")
        frame = Frame(like, count)
        self.places = slice(first, first + count)
        self.actions, self.endings, self.rows, self.last_rows, self.masks, self.given, self.ended = frame.arrays()
        self.asked: Semaphore = context.Semaphore(0)
        self.done: Semaphore = context.Semaphore(0)
        self.line, far = context.Pipe()
        self.process = context.Process(
            target=work, args=(wish, count, first, frame, self.asked, self.done, far), daemon=True
        )
        self.process.start()
        far.close()

    @property
    def finished(self) -> list[int]:
        """Tables whose games ended in this step."""
        found: list[int] = self.endings[1 : 1 + self.endings[0]].tolist()
        return found

    def reset(self, seed: int) -> None:
        """Begins a new game at every table."""
        self.tell(RESET, seed)

    def step(self, actions: Any) -> None:
        """Begins one action at every table."""
        self.actions[:] = actions
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


def work(wish: Wish, count: int, first: int, frame: Frame, asked: Semaphore, done: Semaphore, line: Connection) -> None:
    """What a process with tables does until it is closed."""
    begin_work()
    tables = Tables(wish, count, first)
    actions, endings, rows, last_rows, masks, given, ended = frame.arrays()
    while True:
        while not taken(asked):
            pass
        order, seed = line.recv() if endings[0] == ON_THE_LINE else ("", 0)
        if order == CLOSE:
            return
        try:
            if order == RESET:
                tables.reset(seed)
            else:
                tables.step(actions)
        except Exception:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            line.send(traceback.format_exc())
            endings[0] = ON_THE_LINE
        else:
            finished = tables.finished
            endings[0] = len(finished)
            endings[1 : 1 + len(finished)] = finished
            last_rows[: len(finished)] = tables.last_rows[: len(finished)]
            rows[:], masks[:], given[:], ended[:] = tables.rows, tables.masks, tables.given, tables.ended
        done.release()
