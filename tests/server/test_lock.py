"""The lock of a table: one at a time, in their order, and nobody slips in between."""

import asyncio

import pytest

from tablee.server.tables.lock import Lock

pytestmark = pytest.mark.anyio


async def test_it_is_handed_to_who_waits() -> None:
    """Between the release and the waiter's next step nobody can take it."""
    lock = Lock()
    assert lock.take()
    order: list[int] = []

    async def hold(number: int) -> None:
        async with lock:
            order.append(number)

    waiting = [asyncio.create_task(hold(number)) for number in range(3)]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take()
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2]
    assert lock.take()


@pytest.mark.parametrize("is_handed_over", [False, True])
async def test_who_is_cancelled_holds_up_nobody(is_handed_over: bool) -> None:
    """Cancelled while waiting, or in the moment of the hand-over."""
    lock = Lock()
    assert lock.take()

    async def hold() -> None:
        async with lock:
            pass

    one, other = (asyncio.create_task(hold()) for _ in range(2))
    await asyncio.sleep(0)
    if is_handed_over:
        lock.release()
        one.cancel()
    else:
        one.cancel()
        lock.release()
    await asyncio.gather(one, other, return_exceptions=True)
    assert one.cancelled()
    assert lock.take()
