"""What many games say about a game: for those who design it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.state import State
from tablee.lab.simulate import CHUNK, Z95, Plan, Tally, play_game
from tablee.lab.workers import in_parallel


@dataclass
class Kind:
    """A kind of action: how often it was open, how often it was taken, and how often whoever took it won."""

    offered: int = 0
    taken: int = 0
    won: int = 0

    def add(self, other: Kind) -> None:
        self.offered += other.offered
        self.taken += other.taken
        self.won += other.won


@dataclass
class Study:
    """What was counted over some games, beyond a tally."""

    tally: Tally = field(default_factory=Tally)
    kinds: dict[str, Kind] = field(default_factory=dict)  # by the first word of an action
    changes: list[int] = field(default_factory=list)  # of the lead, in each game
    settled: list[float] = field(default_factory=list)  # when the lead changed last, as a part of the game
    behind: int = 0  # winners who were not ahead in the middle of the game
    decided: int = 0  # games with one winning side
    gaps: list[list[int]] = field(default_factory=list)  # by seat: decisions of others between two of its own
    results: list[float] = field(default_factory=list)  # of the first seat: 1 won, 0 lost, shared in between

    def add(self, other: Study) -> None:
        """Adds the games of another study, played after these."""
        self.tally.add(other.tally)
        for name, kind in other.kinds.items():
            self.kinds.setdefault(name, Kind()).add(kind)
        self.changes += other.changes
        self.settled += other.settled
        self.behind += other.behind
        self.decided += other.decided
        self.results += other.results
        self.gaps = [mine + its for mine, its in zip(self.gaps or [[] for _ in other.gaps], other.gaps, strict=True)]


class StudyWatcher:
    """Watches one game, decision by decision."""

    def __init__(self, players: int, names: Sequence[str]) -> None:
        self.names = names  # of the kind of each action
        self.leaders: list[frozenset[int]] = []
        self.kinds: dict[str, Kind] = {}
        self.takers: list[tuple[str, int]] = []
        self.last: dict[int, int] = {}
        self.gaps: list[list[int]] = [[] for _ in range(players)]

    def watch(self, state: State, seat: int, legal: list[int], action: int) -> None:
        """A decision, before it is played."""
        number = len(self.leaders)
        scores = state.scores()
        best = max(scores)
        self.leaders.append(frozenset(one for one, score in enumerate(scores) if score == best))
        for name in {self.names[one] for one in legal}:
            self.kinds.setdefault(name, Kind()).offered += 1
        taken = self.names[action]
        self.kinds[taken].taken += 1
        self.takers.append((taken, seat))
        if seat in self.last:
            self.gaps[seat].append(number - self.last[seat] - 1)
        self.last[seat] = number

    def conclude(self, state: State, study: Study) -> None:
        """What became of the game."""
        places = state.ranking()
        winners = {seat for seat, place in enumerate(places) if place == 1}
        for name, seat in self.takers:
            self.kinds[name].won += seat in winners
        alone = [(number, leaders) for number, leaders in enumerate(self.leaders) if len(leaders) < len(places)]
        turns = [here for before, here in pairwise(alone) if before[1] != here[1]]
        length = max(1, len(self.leaders))
        study.changes.append(len(turns))
        study.settled.append(turns[-1][0] / length if turns else 0.0)
        if len(winners) < len(places):
            study.decided += 1
            study.behind += not winners & self.leaders[length // 2]
        share = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(places))]
        study.results.append(share[0])
        study.gaps = [mine + its for mine, its in zip(study.gaps, self.gaps, strict=True)]
        for name, kind in self.kinds.items():
            study.kinds.setdefault(name, Kind()).add(kind)


def kinds_of(game: Game) -> list[str]:
    """The kind of each action: the first word of its name."""
    return [game.actions.name(action).partition(" ")[0] for action in range(len(game.actions.entries))]


def study(plan: Plan, workers: int, progress: Callable[[int, int], None]) -> Study:
    """Plays all games of a plan, each with cards and dice of its own: no game tells anything of another."""
    found = Study(gaps=[[] for _ in range(plan.players)])
    for part in in_parallel(study_chunk, [(plan, start) for start in range(0, plan.games, CHUNK)], workers):
        found.add(part)
        progress(found.tally.games, plan.games)
    return found


def study_chunk(plan: Plan, start: int) -> Study:
    """Some games, in this process."""
    game: Game = registry.get(plan.slug, plan.version)
    found = Study(gaps=[[] for _ in range(plan.players)])
    names = kinds_of(game)
    for number in range(start, min(start + CHUNK, plan.games)):
        onlooker = StudyWatcher(plan.players, names)
        onlooker.conclude(play_game(game, plan, number, found.tally, watch=onlooker.watch), found)
    return found


@dataclass(frozen=True)
class Difference:
    """How much larger something is with other options, with its interval of 95 %."""

    mean: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Does the interval leave out zero?"""
        return self.low > 0 or self.high < 0


def difference(one: Sequence[float], other: Sequence[float]) -> Difference:
    """The difference of two samples of games with the same deals in the same order, deal by deal."""
    changes = [after - before for before, after in zip(one, other, strict=True)]
    mean = fmean(changes)
    half = Z95 * stdev(changes) / sqrt(len(changes))
    return Difference(mean, mean - half, mean + half)
