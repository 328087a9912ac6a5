"""Lets faults come over three processes on one PostgreSQL: `python benchmarks/storms.py 400 --seed 7`.

Processes, Redis and connections are killed, processes paused and restarted, while people, bots and clocks play.
`--compiled .compiled` runs that build. Its PostgreSQL and redis-server are its own.
"""

from __future__ import annotations

import argparse
import asyncio
import resource
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.conftest import started_postgres
from tests.server.storm import Count, weather


def tell(count: Count) -> None:
    """How far it is."""
    print(f"{sum(count.faults.values())} faults, {len(count.moves)} moves", file=sys.stderr, flush=True)


def main() -> int:
    """Ends with 1 if anything that was acknowledged is lost or doubled, or a table is broken."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("faults", type=int, nargs="?", default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--compiled", type=Path, help="the folder in which the compiled package is installed")
    given = parser.parse_args()
    began = time.monotonic()
    with started_postgres() as server:
        count = asyncio.run(weather(given.faults, server.get_uri(), given.seed, tell, given.compiled))
    spent = sum(sum(resource.getrusage(who)[:2]) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(f"{count.told()}; {time.monotonic() - began:.0f} s, {spent:.0f} s of processor without PostgreSQL")
    return 1 if count.lost() or count.doubled() or count.twice or count.broken else 0


if __name__ == "__main__":
    sys.exit(main())
