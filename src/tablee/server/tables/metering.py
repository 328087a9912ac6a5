"""Work that waits, paid for step by step. Plain: compiled code cannot hand on what a coroutine waits for."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Any, TypeVar

from tablee.server.tables.limits import Account, Meter

Answer = TypeVar("Answer")


async def paid(meter: Meter, work: Coroutine[Any, Any, Answer], payer: Account | None) -> Answer:
    """Awaits something for which somebody pays: its steps on the event loop, not the time that it waits."""
    answer: Answer = await Metered(meter, work, payer)
    return answer


class Metered:
    """A coroutine whose steps are paid for."""

    def __init__(self, meter: Meter, work: Coroutine[Any, Any, Any], payer: Account | None) -> None:
        self.meter = meter
        self.work = work
        self.payer = payer

    def __await__(self) -> Generator[Any, Any, Any]:
        """Hands on what the work waits for, and what comes of it."""
        step: Callable[[Any], Any] = self.work.send
        given: Any = None
        while True:
            before = self.meter.switch(self.payer)
            try:
                waits_for = step(given)
            except StopIteration as done:
                return done.value
            finally:
                self.meter.switch(before)
            try:
                given = yield waits_for
                step = self.work.send
            except GeneratorExit:
                self.work.close()
                raise
            except BaseException as error:  # noqa: BLE001 - it is the work's to deal with
                given = error
                step = self.work.throw
