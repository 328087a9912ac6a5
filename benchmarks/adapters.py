"""Steps per second through the adapters, beside what PettingZoo and OpenSpiel bring: `python -m benchmarks.adapters`.

One process, processor time, the best of several rounds in turn; where there are two processes, time by the clock, on a
quiet machine with two cores. Whoever is asked takes any legal action, chosen with
numpy in the same way everywhere. `--compiled .compiled` measures a compiled build, `--write` adds the table to a
document.
"""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import gymnasium
import numpy as np
import pyspiel
from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401 (importing them registers them)
from pettingzoo.classic.connect_four import connect_four

import tablee
import tablee.adapters.openspiel
from tablee.adapters.gymnasium import env, vector_env
from tablee.adapters.pettingzoo import aec_env
from tablee.cli.results import machine, write_section
from tablee.engine import registry
from tablee.engine.observation import Observation

SECTION = "The adapters"
MANY = 256
AEC_PEER = "PettingZoo's connect_four, raw"
SPIEL_PEERS = ("python_tic_tac_toe", "python_kuhn_poker")
Task = Callable[[float], float]
random = np.random.default_rng(1)


def any_of(mask: Any) -> int:
    """A legal action: the first one from some place on, or else the first of all."""
    is_legal = mask.view(np.bool_)
    place = int(random.random() * len(mask))
    chosen = place + int(is_legal[place:].argmax())
    return chosen if is_legal[chosen] else int(is_legal.argmax())


def any_of_each(masks: Any) -> Any:
    """The same for many at once."""
    is_legal = masks.view(np.bool_)
    place = int(random.random() * masks.shape[1])
    chosen = place + is_legal[:, place:].argmax(axis=1)
    return np.where(is_legal[np.arange(len(masks)), chosen], chosen, is_legal.argmax(axis=1))


def aec(environment: Any) -> Task:
    """Whole games, one agent after the other, as PettingZoo's documentation drives them."""

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            environment.reset()
            for _ in environment.agent_iter():
                observation, _, terminated, truncated, _ = environment.last()
                environment.step(None if terminated or truncated else any_of(observation["action_mask"]))
                steps += 1
        return steps / (process_time() - start)

    return run


def single(environment: Any) -> Task:
    """One game after the other for one seat."""

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            _, info = environment.reset()
            is_over = False
            while not is_over:
                _, _, is_over, _, info = environment.step(any_of(info["action_mask"]))
                steps += 1
        return steps / (process_time() - start)

    return run


def many(slug: str, bots: str, processes: int = 1) -> Task:
    """Many games at once; a legal action is chosen for all of them at once, too."""
    environments = vector_env(slug, MANY, bots=bots, processes=processes)
    clock = process_time if processes == 1 else perf_counter
    _, first = environments.reset(seed=1)
    infos = [first]

    def run(seconds: float) -> float:
        steps, start = 0, clock()
        while clock() - start < seconds:
            infos[0] = environments.step(any_of_each(infos[0]["action_mask"]))[4]
            steps += MANY
        return steps / (clock() - start)

    return run


def spiel(name: str) -> Task:
    """Whole games of OpenSpiel, chance included, without tensors."""
    game = pyspiel.load_game(name)

    def run(seconds: float) -> float:
        steps, start = 0, process_time()
        while process_time() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                steps += 1
        return steps / (process_time() - start)

    return run


def tasks() -> dict[tuple[str, str], Task]:
    """What is measured, by form and name; the first of each form is what the others are compared with."""
    slugs = [slug for slug in registry.slugs() if not registry.get(slug).example]
    found: dict[tuple[str, str], Task] = {("AEC", AEC_PEER): aec(connect_four.raw_env())}
    found["AEC", "PettingZoo's connect_four, wrapped"] = aec(connect_four.env())
    found |= {("AEC", slug): aec(aec_env(slug)) for slug in slugs}
    for bots in ("random", "greedy"):
        form = f"Kahuna for one seat, {bots} bots"
        found[form, "one environment, from gymnasium.make"] = single(gymnasium.make("Tablee/kahuna-v1", bots=bots))
        found[form, "one environment, bare"] = single(env("kahuna", bots=bots))
        found[form, f"{MANY} at once"] = many("kahuna", bots)
        found[form, f"{MANY} at once, two processes"] = many("kahuna", bots, processes=2)
    found |= {("OpenSpiel", f"OpenSpiel's {name}"): spiel(name) for name in SPIEL_PEERS}
    found |= {("OpenSpiel", slug): spiel(tablee.adapters.openspiel.NAMES[slug]) for slug in slugs}
    return found


def markdown(best: dict[tuple[str, str], float], build: str) -> str:
    """The table, each form beside its yardstick."""
    yardsticks: dict[str, float] = {}
    rows = []
    for (form, name), rate in best.items():
        yardstick = yardsticks.setdefault(form, rate)
        rows.append(f"| {form} | {name} | {rate:,.0f} | {rate / yardstick:.2f} × |")
    return "\n".join(
        [
            f"Made by `python -m benchmarks.adapters` with the {build} build on {machine()}.",
            "Steps per second of one core with any legal action, the choice included; processor time, best of several",
            "rounds, all in turn in the same run. The last column is the ratio to the first row of the same form. Both",
            "environments for one seat step the same compiled tables: many at once save the way through Python. Two",
            "processes are measured by the clock, with a core for each.",
            "",
            "| form | what | steps/s | ratio |",
            "| --- | --- | ---: | ---: |",
            *rows,
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--write", type=Path)
    given = parser.parse_args()
    if given.compiled and str(given.compiled) not in os.environ.get("PYTHONPATH", ""):
        os.environ["PYTHONPATH"] = str(given.compiled)
        os.execv(sys.executable, [sys.executable, "-m", "benchmarks.adapters", *sys.argv[1:]])  # noqa: S606
    build = "compiled" if Observation.__init__.__class__.__name__ != "function" else "plain"
    measured = tasks()
    best = dict.fromkeys(measured, 0.0)
    for number in range(given.rounds):
        for key, task in measured.items():
            best[key] = max(best[key], task(given.seconds))
        print(f"round {number + 1} of {given.rounds}", file=sys.stderr)
    text = markdown(best, build)
    print(text)
    if given.write:
        write_section(given.write, SECTION, text)


if __name__ == "__main__":
    main()
