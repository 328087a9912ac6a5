"""Kills a server with `kill -9` under people, bots and clocks: `python benchmarks/kills.py 100`.

`--compiled .compiled` kills that build.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.siege import Count, besiege


def tell(count: Count) -> None:
    """How far it is."""
    print(f"{count.kills} × kill -9, {len(count.moves)} moves, {len(count.lines)} lines", file=sys.stderr, flush=True)


def main() -> int:
    """Ends with 1 if anything that was acknowledged is lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kills", type=int, nargs="?", default=100)
    parser.add_argument("--database-url", default="")
    parser.add_argument("--compiled", type=Path, help="the folder in which the compiled package is installed")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.sqlite"
        count = asyncio.run(besiege(given.kills, data, given.database_url, tell=tell, compiled=given.compiled))
    print("| kills | tables | moves | lines | by bots | by clocks | lost | doubled | broken | start: median, longest |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    print(count.told())
    return 1 if count.lost() or count.doubled() or count.broken else 0


if __name__ == "__main__":
    sys.exit(main())
