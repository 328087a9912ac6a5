"""How the server is, for its operator: room, notices, what fails, in all processes that share its database."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import tablee
from tablee.server import protocol as p

if TYPE_CHECKING:
    from tablee.server.http.app import Application
    from tablee.server.workers import Workers


MOST_TOLD = 100  # things that fail, of one process
COUNTED = ("worker", "notice")  # with how often


class ProcessReport(msgspec.Struct, frozen=True):
    """What one process knows of itself alone."""

    pages: int
    failing: list[p.FailingJob]


def report_of(application: Application) -> str:
    """What this process tells the others, so that each can answer for all."""
    report = ProcessReport(len(application.connections), failing(application)[:MOST_TOLD])
    return msgspec.json.encode(report).decode()


async def reports_of(application: Application) -> list[ProcessReport]:
    """The report of this process, and those of the others that have told theirs."""
    sharing = application.registry.sharing
    others = await sharing.ledger.reports() if sharing is not None else []
    told = [msgspec.json.decode(one, type=ProcessReport) for one in others if one]
    return [ProcessReport(len(application.connections), failing(application)), *told]


def merged(reports: list[ProcessReport]) -> list[p.FailingJob]:
    """What fails anywhere: each once, and where it is counted, all together."""
    times: dict[tuple[p.FailingKind, str, str], int] = {}
    for one in (one for report in reports for one in report.failing):
        is_counted = one.kind in COUNTED
        key = (one.kind, one.subject, "" if is_counted else one.why)
        times[key] = times.get(key, 0) + (int(one.why) if is_counted else 1)
    return [
        p.FailingJob(kind, subject, str(count) if kind in COUNTED else why)
        for (kind, subject, why), count in times.items()
    ]


async def state_of(application: Application) -> p.OperatorState:
    """All of it."""
    registry = application.registry
    reports = await reports_of(application)
    disk, house = registry.disk, registry.house
    await disk.look()
    tables = await registry.store.count_tables()
    return p.OperatorState(
        version=tablee.__version__,
        processes=len(reports),
        pages=sum(one.pages for one in reports),
        people=len(registry.names),
        running=tables.running,
        over=tables.over,
        archived=tables.archived,
        data_bytes=disk.used,
        free_bytes=disk.free,
        is_full=disk.is_full,
        notices=[p.NoticeFigure(one.what, one.count) for one in await registry.outbox.store.figures()],
        failing=merged(reports),
        banner=house.banner,
        muted=house.muted,
        acts=await house.store.acts(),
    )


def failing(application: Application) -> list[p.FailingJob]:
    """What does not work in this process, or did not since its start."""
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
