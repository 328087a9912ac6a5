"""The benchmark: this project's builds and OpenSpiel in turn, in one run on one core; the best of several rounds."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Self

import tablee
from tablee.engine.refusal import Mistake
from tablee.lab.measure import FOUR, Rate

PEER_GAMES = ("connect_four", "backgammon", "gin_rummy")
YARDSTICK = "connect_four"
OWN_TASKS = ("python_loop", "four_loop", "most_loop", "engine_loop", "clone", "view", "imagine", "search", "memory")


class Worker:
    """A process that measures with one build."""

    def __init__(self, path: Path | None) -> None:
        environment = dict(os.environ)
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        command = [sys.executable, "-m", "tablee.lab.measure"]
        if sys.platform == "linux" and hasattr(os, "sched_setaffinity"):
            command = ["taskset", "-c", "0", *command]
        self.process = subprocess.Popen(  # noqa: S603
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def measure(self, task: str, slug: str, seconds: float) -> Rate:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([task, slug, seconds]) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Mistake("bench-died", {"task": task, "game": slug})
        return Rate(**json.loads(line))


@dataclass
class Results:
    """The best rate of each (build, task, game)."""

    best: dict[tuple[str, str, str], Rate] = field(default_factory=dict)

    def add(self, build: str, task: str, slug: str, rate: Rate) -> None:
        """Keeps the better figure; for memory, the smaller one."""
        key = (build, task, slug)
        old = self.best.get(key)
        better = old is None or (rate.per_second() > old.per_second()) != (task == "memory")
        if better:
            self.best[key] = rate

    def rate(self, build: str, task: str, slug: str) -> float:
        return self.best[build, task, slug].per_second()


def run_bench(
    slugs: Sequence[str],
    compiled: Path | None,
    rounds: int,
    seconds: float,
    progress: Callable[[int, int], None],
) -> Results:
    """Measures everything in turn, round after round."""
    if find_spec("pyspiel") is None:
        raise Mistake("bench-no-peer")
    builds = ["plain", "compiled"] if compiled else ["plain"]
    plan = [(build, task, slug) for build in builds for slug in slugs for task in OWN_TASKS if applies(task, slug)]
    plan += [("openspiel", "peer_loop", slug) for slug in PEER_GAMES]
    plan += [("openspiel", task, YARDSTICK) for task in ("peer_clone", "peer_search")]
    plan += [(build, "plain_search", YARDSTICK) for build in builds]
    plan.sort(key=lambda step: PEERS.get(step[1], step[1]))  # like beside like, so that a slow moment hits all
    results = Results()
    with Worker(None) as plain, Worker(compiled) as fast, Worker(None) as peer:
        workers = {"plain": plain, "compiled": fast, "openspiel": peer}
        for number in range(rounds):
            for index, (build, task, slug) in enumerate(plan):
                results.add(build, task, slug, workers[build].measure(task, slug, seconds))
                progress(number * len(plan) + index + 1, rounds * len(plan))
    return results


def applies(task: str, slug: str) -> bool:
    """A task with more players is only for games that allow more."""
    players = tablee.game(slug).players
    return len(players) > 1 if task == "most_loop" else FOUR in players[1:-1] if task == "four_loop" else True


def table(results: Results) -> list[tuple[str, str, str, str, str]]:
    """Rows for people: build, game, what, how much, ratio to the yardstick of OpenSpiel."""
    rows = []
    for (build, task, slug), rate in sorted(
        results.best.items(), key=lambda item: (item[0][1], item[0][2], item[0][0])
    ):
        rows.append((build, slug, LABELS[task], amount(task, rate), ratio(results, build, task, slug)))
    return rows


LABELS = {
    "python_loop": "decisions/s, loop in Python",
    "four_loop": "decisions/s, loop in Python, 4 players",
    "most_loop": "decisions/s, loop in Python, most players",
    "engine_loop": "decisions/s, loop in the engine",
    "clone": "clone",
    "view": "view of a seat",
    "imagine": "imagine from a view",
    "search": "iterations/s of the search",
    "plain_search": "iterations/s of the search, without knowledge",
    "memory": "resident bytes of a kept clone",
    "peer_loop": "decisions/s, loop in Python",
    "peer_clone": "clone",
    "peer_search": "iterations/s of its search (C++ MCTSBot)",
}
PEERS = {
    "python_loop": "peer_loop",
    "four_loop": "peer_loop",
    "most_loop": "peer_loop",
    "engine_loop": "peer_loop",
    "clone": "peer_clone",
    "search": "peer_search",
    "plain_search": "peer_search",
}


def amount(task: str, rate: Rate) -> str:
    """A rate as people read it."""
    per_second = rate.per_second()
    if task in ("clone", "view", "imagine", "peer_clone"):
        return f"{1e6 / per_second:.2f} µs"
    if task == "memory":
        return f"{per_second:.0f} B"
    if rate.games:
        forced = 100 * rate.forced / max(1, rate.forced + rate.decisions)
        return f"{per_second:,.0f} ({rate.games / rate.seconds:,.0f} games/s; {forced:.0f} % more forced)"
    return f"{per_second:,.0f}"


def ratio(results: Results, build: str, task: str, slug: str) -> str:
    """How many times the yardstick of OpenSpiel, where there is one."""
    peer = ("openspiel", PEERS.get(task, task), YARDSTICK)
    if build == "openspiel" or peer not in results.best:
        return ""
    return f"{results.rate(build, task, slug) / results.best[peer].per_second():.2f} ×"


def markdown(results: Results, command: str, machine: str) -> str:
    lines = [
        f"Made by `{command}` on {machine}.",
        "One core, processor time, best of several rounds, all builds and OpenSpiel in turn in the same run. The last",
        f"column is the ratio to OpenSpiel's `{YARDSTICK}` driven from Python; for clone and search, to its clone and",
        "its C++ MCTSBot. The fewest players, unless a row says otherwise. A decision has at least two legal actions.",
        "Full rules, unchecked `apply`, no events. Ratios count; absolute numbers drift with the machine.",
        "",
        "| build | game | what | how much | ratio |",
        "| --- | --- | --- | ---: | ---: |",
        *(f"| {' | '.join(row)} |" for row in table(results)),
        "",
    ]
    return "\n".join(lines)
