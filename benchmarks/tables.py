"""Measures what tables cost beside their moves: `python benchmarks/tables.py lines|replay|start`.

`lines` and `replay` count time of the processor, so that nothing else on the machine is measured.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

import httpx
import msgspec

from tablee.engine import registry as game_registry
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.shapes import SPECTATOR
from tablee.server.store.store import Store, sqlite_url
from tablee.server.tables.presenter import VisibleLog
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.replays import Replays

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.server.client import cpu, resident
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.games import played  # the games that the tests play, too
from tests.server.many import copy_tables
from tests.server.players import begun

ROOT = Path(__file__).parents[1]
EVENTS = 700
SEEDS = range(20)  # of which the longest game is looked at
RUNNING = 20_000
MOVES = 20  # at each of them
SETTLING_SECONDS = 3.0
WINDOW = 50  # moves of which the median is taken


def lines() -> None:
    """What a move adds to the log of a page, early and late in a long game."""
    print("| game | first 50 moves | last 50 moves |\n| --- | ---: | ---: |")
    for slug in game_registry.slugs():
        match, costs = max((a_log(slug, seed) for seed in SEEDS), key=lambda found: len(found[0].told))
        window = min(WINDOW, len(costs) // 2)
        first, last = median(costs[:window]), median(costs[-window:])
        print(f"| {slug}, {len(match.told)} events | {first * 1e6:.0f} µs | {last * 1e6:.0f} µs |")


def a_log(slug: str, seed: int) -> tuple[Match, list[float]]:
    """A game with as many seats as it has, played at random until it is over or long, and what each move has cost."""
    game = game_registry.get(slug)
    match = Match(game, max(game.players), SeededChance(seed), hashing=False)
    dice, log, costs = random.Random(-seed), VisibleLog(), []
    while not match.is_over() and len(match.told) < EVENTS:
        seat = match.to_act()[0]
        match.act(seat, dice.choice(match.legal(seat)))
        start = time.thread_time()
        log.part(match, SPECTATOR, log.note(match))
        costs.append(time.thread_time() - start)
    return match, costs


def replay() -> None:
    """What a step of the replay screen costs, for every game with as many seats as it has, and the one pass before."""
    print("| game | entries | first pass | p50 | p95 | most |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for slug in game_registry.slugs():
        table = played(slug, 1, most=700)
        start = time.thread_time()
        found = asyncio.run(Replays().of(table))
        walked = time.thread_time() - start
        costs = []
        for number in range(len(found.entries)):
            for viewer in (-2, 0):
                start = time.thread_time()
                msgspec.json.encode(found.moment(number, viewer))
                costs.append((time.thread_time() - start) * 1000)
        p50, p95 = median(costs), quantiles(costs, n=20)[-1]
        entries = len(found.entries)
        print(f"| {slug} | {entries} | {walked * 1000:.0f} ms | {p50:.2f} ms | {p95:.2f} ms | {max(costs):.1f} ms |")


def start() -> None:
    """How long a server with 20,000 running tables takes to answer, and what it keeps in memory."""
    print("| running tables | answers after | of a processor | resident |\n| ---: | ---: | ---: | ---: |")
    for count in (0, RUNNING):
        with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
            data = Path(folder, "tables.sqlite")
            table = asyncio.run(a_running_table(data))
            if count:
                copy_tables(data, table, count)
            began = time.perf_counter()
            command = [sys.executable, "-m", "benchmarks.server.under_load", str(data)]
            server = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
            try:
                assert server.stdout is not None
                port = int(server.stdout.readline())
                address = f"http://127.0.0.1:{port}/api/tables"
                httpx.get(address, trust_env=False, timeout=PATIENCE).raise_for_status()
                answered, processor = time.perf_counter() - began, cpu(server.pid)
                time.sleep(SETTLING_SECONDS)
                megabytes = resident(server.pid) / 1e6
            finally:
                server.terminate()
                server.wait()
        print(f"| {count + 1:,} | {answered:.2f} s | {processor:.2f} s | {megabytes:.0f} MB |")


async def a_running_table(data: Path) -> str:
    """A public table of two people in the middle of a game of Kahuna."""
    registry = TableRegistry(Store(sqlite_url(data)), QUICK)
    await registry.open()
    table, players = await begun(registry, "kahuna", public=True)
    for _ in range(MOVES):
        one = next(player for player in players if player.decision)
        assert one.decision is not None
        await one.act(one.decision["actions"][0]["action"])
    await registry.close()
    return table


MEASUREMENTS = {"lines": lines, "replay": replay, "start": start}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASUREMENTS)
    MEASUREMENTS[parser.parse_args().what]()
