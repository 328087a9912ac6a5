"""Measures what a table costs beside its moves: `python benchmarks/tables.py lines`."""

from __future__ import annotations

import argparse
import random
import time
from statistics import median

from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.shapes import SPECTATOR
from tablee.server.tables.telling import Lines

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


MEASUREMENTS = {"lines": lines}

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=MEASUREMENTS)
    MEASUREMENTS[parser.parse_args().what]()
