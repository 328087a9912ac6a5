"""How long a review takes as the server works it out: `python -m benchmarks.reviews`, or with the slugs of some games.

For the shortest frozen record of each game, with `--longest` for the longest one: seconds until the first curve and
until the whole review, the processor time that its workers took, which hardly depends on what else the machine does,
how fine it is, and the largest error of an account in hundredths of a game. The processes are started anew for each
game, as for the first review after a server has started.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import time
from types import SimpleNamespace
from typing import Any, cast

from tablee.server.tables.reviews import Reviews, ReviewWork, RunningReview
from tablee.server.tables.settings import TableSettings
from tablee.server.workers import Workers
from tests.records import FOLDER
from tests.review.test_reviewing import SLUGS, shortest

LOOK = 0.02  # seconds
LONGEST = "--longest"


def longest(slug: str) -> str:
    """The longest of a game's frozen records."""
    return max((FOLDER / slug).glob("*.tablee"), key=lambda path: path.stat().st_size).read_text(encoding="utf-8")


def spent() -> float:
    """Processor seconds of the processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


async def first_curve(running: RunningReview, begun: float) -> float:
    """Seconds until there is something to look at."""
    while running.review is None:  # noqa: ASYNC110 - looked at as a page looks at it
        await asyncio.sleep(LOOK)
    return time.monotonic() - begun


async def measure(slug: str, record: str) -> str:
    """One line."""
    before = spent()
    settings = TableSettings()
    workers = Workers(settings.review_workers, patience=600.0, seconds=120)
    house = cast("Reviews", SimpleNamespace(registry=SimpleNamespace(reviewers=workers, settings=settings)))
    running = RunningReview("")
    begun = time.monotonic()
    looking = asyncio.create_task(first_curve(running, begun))
    kept = await ReviewWork(house, record, running, cast("Any", None)).do(None)
    whole = time.monotonic() - begun
    await workers.close()
    review = kept.review
    error = max(2 * account.error for account in review.accounts) / 10
    fineness = review.fineness
    fine = f"{fineness.rollouts:5} {fineness.iterations:5} 1 in {fineness.every}  ± {error:.1f}"
    took = f"first {await looking:5.1f} s  whole {whole:5.1f} s  processor {spent() - before:5.1f} s"
    return f"{slug:16} {len(review.moments):4} moments  {took}  {fine}"


async def main() -> None:
    """All of them, one after the other."""
    choose = longest if LONGEST in sys.argv else shortest
    for slug in [word for word in sys.argv[1:] if word != LONGEST] or SLUGS:
        print(await measure(slug, choose(slug)), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
