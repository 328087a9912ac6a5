"""Problems out of many games: amateurs play them, and each of their decisions is looked at. See review/problems.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.record import read_record
from tablee.engine.shapes import Budget
from tablee.engine.state import State
from tablee.lab.kept import Kept
from tablee.lab.simulate import Plan, Tally, play_game
from tablee.lab.workers import in_parallel
from tablee.review.problems import (
    Care,
    PositionProblem,
    amateur,
    amateur_iterations,
    measured_again,
    problem_in,
    solver_view,
)
from tablee.review.walking import walk

SPREAD = 1009  # between the seeds of a game's decisions


@dataclass(frozen=True)
class Posing:
    """Where problems are looked for, and how carefully."""

    slug: str
    version: int
    players: tuple[int, ...]  # the games have these numbers of players, one after the other
    seed: int
    care: Care
    options: Mapping[str, object] = field(default_factory=dict)
    bot: str = ""  # that plays the games; the first amateur, unless another one is named
    records: tuple[str, ...] = ()  # ended games of people, looked through before those that bots play

    def conditions(self) -> dict[str, Any]:
        """What results that are kept depend on."""
        names = [sha256(record.encode()).hexdigest() for record in self.records]
        return {
            "game": self.slug,
            "version": self.version,
            "players": self.players,
            "seed": self.seed,
            "care": msgspec.to_builtins(self.care),
            "options": dict(self.options),
            "bot": self.bot,
            "records": names,
        }


def pose(
    posing: Posing, games: int, kept: Kept, workers: int, progress: Callable[[int, int], None]
) -> list[list[PositionProblem]]:
    """The problems of each game; games that were looked through before are not played again."""
    total = len(posing.records) + games
    missing = range(len(kept.lines), total)
    progress(len(kept.lines), total)
    for found in in_parallel(problems_of, [(posing, number) for number in missing], workers):
        kept.add({"problems": msgspec.to_builtins(found)})
        progress(len(kept.lines), total)
    return msgspec.convert([line["problems"] for line in kept.lines[:total]], list[list[PositionProblem]])


def checked(problems: Sequence[PositionProblem], posing: Posing, workers: int) -> list[PositionProblem]:
    """Those of some problems that still are, with the figures of today's search."""
    jobs = [(posing, problem) for problem in problems]
    return [one for one in in_parallel(check, jobs, workers) if one is not None]


def check(posing: Posing, problem: PositionProblem) -> PositionProblem | None:
    """Measures one again, in whatever process."""
    game = registry.get(posing.slug, posing.version)
    return measured_again(game, problem, posing.care, posing.seed * SPREAD)


def problems_of(posing: Posing, number: int) -> list[PositionProblem]:
    """The problems of one game, in whatever process: records come first."""
    game = registry.get(posing.slug, posing.version)
    if number < len(posing.records):
        return in_record(game, posing, number)
    return in_self_play(game, posing, number)


def in_self_play(game: Game, posing: Posing, number: int) -> list[PositionProblem]:
    """What amateurs miss in games that bots play among themselves."""
    players = posing.players[number % len(posing.players)]
    level = posing.bot or posing.care.amateurs[0]
    budget = Budget(amateur_iterations(level))
    options = game.with_bots(posing.options, range(players))
    plan = Plan(game.slug, game.version, players, (level,), posing.seed, number + 1, options, budget=budget)
    found: list[PositionProblem] = []
    seed = first_seed(posing, number)

    def watch(state: State, seat: int, legal: list[int], action: int) -> None:
        nonlocal seed
        seed += SPREAD
        look(game, state, seat, legal, action, posing.care, seed, found)

    play_game(game, plan, number, Tally(), watch=watch)
    return found


def in_record(game: Game, posing: Posing, number: int) -> list[PositionProblem]:
    """What amateurs would miss in a game that people have played."""
    found: list[PositionProblem] = []
    seed = first_seed(posing, number)
    for choice in walk(read_record(posing.records[number])).choices:
        seed += SPREAD
        action = amateur(game, solver_view(choice.before, choice.seat), posing.care.amateurs[0], seed)
        legal = choice.before.legal(choice.seat)
        look(game, choice.before, choice.seat, legal, action, posing.care, seed, found)
    return found


def first_seed(posing: Posing, number: int) -> int:
    """Where the seeds of a game's decisions begin."""
    return (posing.seed * SPREAD + number) * SPREAD * SPREAD


def look(
    game: Game,
    state: State,
    seat: int,
    legal: Sequence[int],
    action: int,
    care: Care,
    seed: int,
    found: list[PositionProblem],
) -> None:
    """Keeps the problem that a decision poses, if it does; a secret choice that has begun poses none."""
    is_wide = 0 < care.widest < len(legal)
    is_meant = not care.action or any(game.named(state, one).partition(" ")[0] == care.action for one in legal)
    if len(legal) > 1 and is_meant and not is_wide and not (state.drafts and state.drafts[seat]):
        one = problem_in(game, solver_view(state, seat), legal, action, care, seed)
        if one is not None:
            found.append(one)
