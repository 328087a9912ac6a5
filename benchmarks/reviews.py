"""How long a review takes as the server works it out: `python -m benchmarks.reviews`, or with the slugs of some games.

For the shortest frozen record of each game: seconds until the first curve and until the whole review, how fine it is,
and the largest error of an account in hundredths of a game. The processes are started anew for each game, as for the
first review after a server has started.
"""

from __future__ import annotations

import asyncio
import sys
import time
from types import SimpleNamespace
from typing import Any, cast

from tablee.server.tables.reviews import Reviews, ReviewWork, RunningReview
from tablee.server.tables.settings import TableSettings
from tablee.server.workers import Workers
from tests.review.test_reviewing import SLUGS, shortest

LOOK = 0.02  # seconds


async def first_curve(running: RunningReview, begun: float) -> float:
    """Seconds until there is something to look at."""
    while running.review is None:  # noqa: ASYNC110 - looked at as a page looks at it
        await asyncio.sleep(LOOK)
    return time.monotonic() - begun


async def measure(slug: str) -> str:
    """One line."""
    settings = TableSettings()
    workers = Workers(settings.review_workers, patience=600.0, seconds=120)
    house = cast("Reviews", SimpleNamespace(registry=SimpleNamespace(reviewers=workers, settings=settings)))
    running = RunningReview("")
    begun = time.monotonic()
    looking = asyncio.create_task(first_curve(running, begun))
    kept = await ReviewWork(house, shortest(slug), running, cast("Any", None)).do(None)
    whole = time.monotonic() - begun
    await workers.close()
    review = kept.review
    error = max(2 * account.error for account in review.accounts) / 10
    fine = f"{review.fineness.rollouts:5} {review.fineness.iterations:5}  ± {error:.1f}"
    return f"{slug:16} {len(review.moments):4} moments  first {await looking:5.1f} s  whole {whole:5.1f} s  {fine}"


async def main() -> None:
    """All of them, one after the other."""
    for slug in sys.argv[1:] or SLUGS:
        print(await measure(slug), flush=True)


if __name__ == "__main__":
    asyncio.run(main())
