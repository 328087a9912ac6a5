"""What a benchmark measures, one task at a time: a worker process answers on its standard input and output."""

from __future__ import annotations

import json
import resource
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import tablee
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.knowledge import Knowledge
from tablee.engine.shapes import Budget
from tablee.engine.state import State
from tablee.lab import connect_four
from tablee.minds.search import Manner, Search
from tablee.minds.thinking import think

KEPT_CLONES = 200_000
FOUR = 4
THOUGHT = 500  # iterations for one decision, as a table's bot might spend them
PEER_THOUGHT = 1000


@dataclass
class Rate:
    """How much was done in how much processor time."""

    seconds: float
    games: int = 0
    decisions: int = 0  # with at least two legal actions
    forced: int = 0
    other: float = 0.0  # what the task is about, if not decisions

    def add_game(self, decisions: int, forced: int) -> None:
        self.games += 1
        self.decisions += decisions
        self.forced += forced

    def per_second(self) -> float:
        """Decisions, or whatever else was counted, per second."""
        return (self.other or self.decisions) / self.seconds


def python_loop(slug: str, seconds: float, players: int | None = None) -> Rate:
    """Random games, driven from Python, with the fewest players unless a number is given."""
    game = tablee.game(slug)
    chance = SeededChance(1)
    random = Random(1).random
    rate = Rate(0.0)
    start = process_time()
    while process_time() - start < seconds:
        rate.add_game(*random_game(game.new(players, chance), chance, random))
    rate.seconds = process_time() - start
    return rate


def four_loop(slug: str, seconds: float) -> Rate:
    """The same with four players."""
    return python_loop(slug, seconds, FOUR)


def most_loop(slug: str, seconds: float) -> Rate:
    """The same with as many players as the game takes."""
    return python_loop(slug, seconds, tablee.game(slug).players[-1])


def random_game(state: State, chance: Chance, random: Callable[[], float]) -> tuple[int, int]:
    """One game to its end: decisions, forced ones. CPython speeds up what is called often, not a loop that runs on."""
    decisions = forced = 0
    while seats := state.to_act():
        seat = seats[0]
        actions = state.legal(seat)
        count = len(actions)
        if count > 1:
            decisions += 1
        else:
            forced += 1
        state.apply(seat, actions[int(random() * count)], chance)
    return decisions, forced


def engine_loop(slug: str, seconds: float) -> Rate:
    """Random games, driven by the engine's own loop; forced decisions are counted in a second run, untimed."""
    game = tablee.game(slug)
    chance = SeededChance(1)
    rate = Rate(0.0)
    start = process_time()
    while process_time() - start < seconds:
        game.new(None, chance).play_on(chance)
        rate.games += 1
    rate.seconds = process_time() - start
    again = SeededChance(1)
    for _ in range(rate.games):
        state = game.new(None, again)
        while seats := state.to_act():
            actions = state.legal(seats[0])
            rate.decisions += len(actions) > 1
            rate.forced += len(actions) == 1
            state.apply(seats[0], actions[again.uniform(len(actions))], again)
    return rate


def middle(slug: str) -> State:
    """A position from the middle of a random game."""
    chance = SeededChance(5)
    length = tablee.game(slug).new(None, chance).play_on(chance)
    chance = SeededChance(5)
    state = tablee.game(slug).new(None, chance)
    for _ in range(length // 2):
        seat = state.to_act()[0]
        actions = state.legal(seat)
        state.apply(seat, actions[chance.uniform(len(actions))], chance)
    return state


def repeated(act: Callable[[], object], seconds: float) -> Rate:
    """How often something can be done."""
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            act()
        done += 100
    return Rate(process_time() - start, other=done)


def clone(slug: str, seconds: float) -> Rate:
    """Copies of a position."""
    return repeated(middle(slug).clone, seconds)


def view(slug: str, seconds: float) -> Rate:
    state = middle(slug)
    return repeated(lambda: state.view(0), seconds)


def imagine(slug: str, seconds: float) -> Rate:
    """States imagined from one view."""
    state = middle(slug)
    seen, chance = state.view(0), SeededChance(3)
    return repeated(lambda: state.game.imagine(seen, chance), seconds)


def search(slug: str, seconds: float) -> Rate:
    """Iterations of the search, from what a seat sees where there is first a choice, with what the game knows."""
    chance = SeededChance(2)
    state = tablee.game(slug).new(None, chance)
    while len(actions := state.legal(seat := state.to_act()[0])) == 1:
        state.apply(seat, actions[0], chance)
    seen = state.view(state.to_act()[0])
    return thoughts(lambda: think(state.game, seen, b"", Budget(THOUGHT), chance, Manner()).iterations, seconds)


def plain_search(slug: str, seconds: float) -> Rate:
    """The same without any knowledge, from the first position of the game that the peer plays."""
    chance = SeededChance(2)
    state = connect_four.new()

    def thought() -> int:
        tried = Search(Knowledge(), Manner(), 0, connect_four.CELLS, chance)
        for _ in range(PEER_THOUGHT):
            tried.iterate(state.clone())
        return PEER_THOUGHT

    return thoughts(thought, seconds)


def thoughts(think_once: Callable[[], int], seconds: float) -> Rate:
    """How many iterations can be made, decision after decision."""
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        done += think_once()
    return Rate(process_time() - start, other=done)


def memory(slug: str, seconds: float) -> Rate:
    """Resident bytes of a clone that is kept: growth over many of them."""
    state = middle(slug)
    before = resident()
    kept = [state.clone() for _ in range(KEPT_CLONES)]
    return Rate(1.0, other=(resident() - before) / len(kept))


def resident() -> int:
    """The resident memory of this process, in bytes."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def peer_loop(slug: str, seconds: float) -> Rate:
    """A game of OpenSpiel driven from Python by the same loop."""
    peer: Any = import_module("pyspiel")
    game = peer.load_game(slug)
    random = Random(1).random
    rate = Rate(0.0)
    start = process_time()
    while process_time() - start < seconds:
        rate.add_game(*random_peer_game(game.new_initial_state(), random))
    rate.seconds = process_time() - start
    return rate


def random_peer_game(state: Any, random: Callable[[], float]) -> tuple[int, int]:
    """`random_game`, with a state of OpenSpiel."""
    decisions = forced = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), random()))
            continue
        actions = state.legal_actions()
        count = len(actions)
        if count > 1:
            decisions += 1
        else:
            forced += 1
        state.apply_action(actions[int(random() * count)])
    return decisions, forced


def drawn(outcomes: list[tuple[int, float]], point: float) -> int:
    """The outcome of a chance node at a point between 0 and 1."""
    for action, chance in outcomes:
        point -= chance
        if point < 0:
            return action
    return outcomes[-1][0]


def peer_clone(slug: str, seconds: float) -> Rate:
    """Copies of a position of OpenSpiel."""
    peer: Any = import_module("pyspiel")
    state = peer.load_game(slug).new_initial_state()
    for action in (3, 3, 2, 4, 4, 2, 5, 1):
        state.apply_action(action)
    return repeated(state.clone, seconds)


def peer_search(slug: str, seconds: float) -> Rate:
    """Iterations of OpenSpiel's C++ MCTSBot from the first position."""
    peer: Any = import_module("pyspiel")
    game = peer.load_game(slug)
    evaluator = peer.RandomRolloutEvaluator(1, 42)
    bot = peer.MCTSBot(game, evaluator, 1.4, PEER_THOUGHT, 100, False, 42, False)
    state = game.new_initial_state()

    def thought() -> int:
        bot.step(state)
        return PEER_THOUGHT

    return thoughts(thought, seconds)


TASKS: dict[str, Callable[[str, float], Rate]] = {
    task.__name__: task
    for task in (
        python_loop,
        four_loop,
        most_loop,
        engine_loop,
        clone,
        view,
        imagine,
        search,
        plain_search,
        memory,
        peer_loop,
        peer_clone,
        peer_search,
    )
}


def answer() -> None:
    """Answers tasks, one line of JSON each, until the input ends."""
    for line in sys.stdin:
        task, slug, seconds = json.loads(line)
        sys.stdout.write(json.dumps(asdict(TASKS[task](slug, seconds))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    answer()
