"""A transaction through an asynchronous driver. Plain, because compiled code leaves `async with` badly on an error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine


async def in_async_transaction(engine: AsyncEngine, work: Callable[[Connection], Any]) -> Any:
    """Does something on a connection, then commits."""
    async with engine.begin() as connection:
        return await connection.run_sync(work)
