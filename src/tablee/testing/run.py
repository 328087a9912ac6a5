"""The suite on all cores, with a report of everything it did."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.dump import state_hash
from tablee.engine.game import Game
from tablee.lab.workers import Workforce, in_parallel
from tablee.testing.check import check_game
from tablee.testing.claims import claims_for
from tablee.testing.report import Fault, Report
from tablee.testing.settings import settings

CHUNK = 20  # games a worker plays before it reports
HASHED = 10  # games whose final hashes are compared between processes


def run_check(
    game: Game,
    *,
    games: int,
    pairs: int,
    seed: int,
    workers: Workforce,
    secrets: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Checks a registered game with the full figures; failures are in the report."""
    claims_for(game, secrets)  # so that a missing file is told at once
    report = Report.on(game)
    jobs = [
        (game.slug, game.version, secrets, size, -(-pairs * size // games), seed + start)
        for start, size in parts(games)
    ]
    for done, part in enumerate(in_parallel(check_part, jobs, workers), 1):
        report.add(part)
        if progress is not None:
            progress(done, len(jobs))
    report.failures.extend(check_processes(game))
    return report


def parts(games: int) -> list[tuple[int, int]]:
    """The games in chunks: first number and size."""
    return [(start, min(CHUNK, games - start)) for start in range(0, games, CHUNK)]


def check_part(slug: str, version: int, secrets: Path | None, games: int, pairs: int, seed: int) -> Report:
    """One chunk, in a worker; a fault becomes a failure of the report."""
    game = registry.get(slug, version)
    try:
        return check_game(game, claims_for(game, secrets), games, pairs, seed)
    except Fault as fault:
        report = Report.on(game)
        report.failures.append(str(fault))
        return report


def check_processes(game: Game) -> list[str]:
    """The same seeds give the same games in processes with other hash seeds."""
    here = final_hashes(game)
    for hash_seed in ("1", "2"):
        command = [sys.executable, "-c", f"from tablee.testing.run import *; tell({game.slug!r}, {game.version})"]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        there = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
        if there.stdout.split() != here:
            return [f"determinism: another process plays other games from the same seeds {there.stderr.strip()}"]
    return []


def tell(slug: str, version: int) -> None:
    """Prints the final hashes, for the process that asked."""
    sys.stdout.write("\n".join(final_hashes(registry.get(slug, version))))


def final_hashes(game: Game) -> list[str]:
    """The final hashes of a few random games, in every setting in turn."""
    ways = settings(game)
    hashes = []
    for seed in range(HASHED):
        way = ways[seed % len(ways)]
        chance = SeededChance(seed)
        state = game.new(way.players, chance, way.options)
        state.play_on(chance)
        hashes.append(state_hash(state))
    return hashes
