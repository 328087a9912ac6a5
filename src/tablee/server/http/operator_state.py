"""How the server is, for its operator: room, notices, what fails; as far as this process knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import tablee
from tablee.server import protocol as p

if TYPE_CHECKING:
    from tablee.server.http.app import Application
    from tablee.server.workers import Workers


async def state_of(application: Application) -> p.OperatorState:
    """All of it."""
    registry = application.registry
    disk, house = registry.disk, registry.house
    await disk.look()
    tables = await registry.store.count_tables()
    return p.OperatorState(
        version=tablee.__version__,
        pages=len(application.connections),
        people=len(registry.names),
        running=tables.running,
        over=tables.over,
        archived=tables.archived,
        data_bytes=disk.used,
        free_bytes=disk.free,
        is_full=disk.is_full,
        notices=[p.NoticeFigure(one.what, one.count) for one in await registry.outbox.store.figures()],
        failing=failing(application),
        banner=house.banner,
        muted=house.muted,
        acts=await house.store.acts(),
    )


def failing(application: Application) -> list[p.FailingJob]:
    """What does not work, or did not since the start."""
    registry = application.registry
    found = [p.FailingJob("table", table, why.code) for table, why in sorted(registry.loader.aside.items())]
    listed = registry.store.damaged - registry.loader.aside.keys()
    found += [p.FailingJob("table", table, "table-damaged") for table in sorted(listed)]
    found += [p.FailingJob("review", table) for table, one in registry.reviews.running.items() if one.has_failed]
    pools: tuple[Workers, ...] = (registry.workers, registry.advisers, registry.reviewers)
    for pool in pools:
        found += [p.FailingJob("worker", job, str(count)) for job, count in sorted(pool.failed.items())]
    if registry.outbox.failures:
        found.append(p.FailingJob("notice", "", str(registry.outbox.failures)))
    if registry.store.writer.is_failing:
        found.append(p.FailingJob("writing"))
    if application.bus_status() == "gone":
        found.append(p.FailingJob("bus"))
    return found
