"""Counts what the server does for a move, however busy the machine: `python -m benchmarks.server.instructions`.

The server runs under callgrind, some fifty times as slow, and plays Kahuna at a few tables for a while. `--out FILE`
keeps what `callgrind_annotate` shows. What the server does now and then by the clock is left out.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.server.bench import OWN, ROOT, end
from benchmarks.server.client import Plan, run

TOTALS = re.compile(r"^(?:summary|totals): (\d+)", re.MULTILINE)


class Counter:
    """Counts from the first call to the second."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.is_on = False

    def __call__(self, process: int) -> float:
        """Begins to count, or ends; how many instructions there were."""
        self.is_on = not self.is_on
        control(process, "-i", "on" if self.is_on else "off")
        if self.is_on:
            return 0.0
        control(process, "-d")
        files = self.out.parent.glob(f"{self.out.name}*")
        return float(max(int(total) for file in files for total in TOTALS.findall(file.read_text())))


def control(process: int, *command: str) -> None:
    """Tells callgrind something."""
    arguments = ["callgrind_control", *command, str(process)]
    subprocess.run(arguments, check=True, stdout=subprocess.DEVNULL)


def count(compiled: Path | None, tables: int, games: int, seconds: float, out: Path) -> tuple[int, float]:
    """Moves, and the instructions for all of them."""
    environment = dict(os.environ) | ({"PYTHONPATH": str(compiled.absolute())} if compiled is not None else {})
    with tempfile.TemporaryDirectory() as folder:
        valgrind = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", f"--callgrind-out-file={out}"]
        served = [sys.executable, "-m", "benchmarks.server.under_load", f"{folder}/tables.sqlite", "--without-clocks"]
        server = subprocess.Popen([*valgrind, *served], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            plan = Plan(OWN, [int(server.stdout.readline())], [server.pid], tables, games, seconds)
            report = asyncio.run(run(plan, Counter(out)))
        finally:
            end(server)
    return report.moves, report.server_cpu


def main() -> None:
    """Prints one line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.instructions", description=__doc__)
    parser.add_argument("--compiled", type=Path, help="the folder in which the compiled package is installed")
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--games", type=int, default=3, help="prepared for each table")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--out", type=Path, help="where callgrind writes")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = asked.out.absolute() if asked.out is not None else Path(folder, "callgrind")
        moves, instructions = count(asked.compiled, asked.tables, asked.games, asked.seconds, out)
    print(f"{moves} moves, {instructions / moves:,.0f} instructions each")


if __name__ == "__main__":
    main()
