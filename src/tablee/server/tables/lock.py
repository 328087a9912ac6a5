"""A lock that can be taken at once where nobody holds it or waits for it, without a coroutine."""

from __future__ import annotations

import asyncio
from collections import deque


class Lock:
    """One holder at a time; who lets go hands it to the first who waits, so that nobody slips in between."""

    def __init__(self) -> None:
        self.is_held = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Takes it, if nobody has it."""
        if self.is_held:
            return False
        self.is_held = True
        return True

    def release(self) -> None:
        """Hands it on, or lets it go."""
        while self.waiting:
            first = self.waiting.popleft()
            if not first.done():
                first.set_result(None)
                return
        self.is_held = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.release()  # it was handed over in the same moment
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
