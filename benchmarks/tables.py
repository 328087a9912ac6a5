"""Measures what tables cost beside their moves: `python benchmarks/tables.py lines|replay`."""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import time
from pathlib import Path
from statistics import median, quantiles

import msgspec

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.shapes import SPECTATOR
from tablee.server.tables.replays import Replays
from tablee.server.tables.telling import Lines

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.games import played  # the games that the tests play, too

EVENTS = 700
WINDOW = 50  # moves of which the median is taken


def lines() -> None:
    """What a move adds to the log of a page, early and late in a long game."""
    print("| game | first 50 moves | last 50 moves |\n| --- | ---: | ---: |")
    for slug in registry.slugs():
        match = Match(registry.get(slug), None, SeededChance(1), hashing=False)
        dice, log, costs = random.Random(1), Lines(), []
        while not match.is_over() and len(match.told) < EVENTS:
            seat = match.to_act()[0]
            match.act(seat, dice.choice(match.legal(seat)))
            start = time.perf_counter()
            log.part(match, SPECTATOR, log.note(match))
            costs.append(time.perf_counter() - start)
        window = min(WINDOW, len(costs) // 2)
        first, last = median(costs[:window]), median(costs[-window:])
        print(f"| {slug}, {len(match.told)} events | {first * 1e6:.0f} µs | {last * 1e6:.0f} µs |")


def replay() -> None:
    """What a step of the replay screen costs, for every game with as many seats as it has, and the one pass before."""
    print("| game | entries | first pass | p50 | p95 | most |\n| --- | ---: | ---: | ---: | ---: | ---: |")
    for slug in registry.slugs():
        table = played(slug, 1, most=700)
        start = time.perf_counter()
        found = asyncio.run(Replays().of(table))
        walked = time.perf_counter() - start
        costs = []
        for number in range(len(found.entries)):
            for viewer in (-2, 0):
                start = time.perf_counter()
                msgspec.json.encode(found.moment(number, viewer))
                costs.append((time.perf_counter() - start) * 1000)
        p50, p95 = median(costs), quantiles(costs, n=20)[-1]
        entries = len(found.entries)
        print(f"| {slug} | {entries} | {walked * 1000:.0f} ms | {p50:.2f} ms | {p95:.2f} ms | {max(costs):.1f} ms |")


MEASUREMENTS = {"lines": lines, "replay": replay}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASUREMENTS)
    MEASUREMENTS[parser.parse_args().what]()
