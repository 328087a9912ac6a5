"""Lets people play on one server for a long time, and says what it holds: `python benchmarks/soak.py --minutes 30`.

Games with bots and clocks, chat, onlookers who come and go, records and replays. Ends with 1 if memory, open files,
tasks or threads keep growing after the warm-up, the first third of the time. `--compiled .compiled` takes that build.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.soaking import Sample, growing, soak

SAMPLES = 60  # of which a line is printed, over the whole time


def tell(sample: Sample) -> None:
    """One line of the table."""
    print(
        f"| {sample.seconds:.0f} | {sample.megabytes:.0f} | {sample.workers:.0f} | {sample.files} | {sample.tasks} | "
        f"{sample.threads} | {sample.tables} | {sample.moves} |",
        flush=True,
    )


def main() -> int:
    """Ends with 1 if something keeps growing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--compiled", type=Path, help="the folder in which the compiled package is installed")
    given = parser.parse_args()
    print("| seconds | server MB | workers MB | files | tasks | threads | tables in memory | moves |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    seconds = given.minutes * 60
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "tables.sqlite"
        one, samples = asyncio.run(soak(data, seconds, seconds / SAMPLES, given.compiled, tell))
    print(", ".join(f"{count} × {what}" for what, count in sorted(one.did.items())), f"{len(one.count.lines)} lines")
    grown = growing(samples)
    for what, (before, after) in grown.items():
        print(f"{what} keeps growing: {before:.0f} in the second third of the time, {after:.0f} in the last")
    return 1 if grown else 0


if __name__ == "__main__":
    sys.exit(main())
