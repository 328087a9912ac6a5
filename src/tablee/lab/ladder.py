"""The ladder of a game: its bots meet again and again, each with the other's cards; results are kept as they come."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from tablee.bots import BUDGET
from tablee.engine import registry
from tablee.engine.game import Game
from tablee.engine.shapes import Budget
from tablee.engine.state import State
from tablee.lab.kept import Kept
from tablee.lab.ratings import Estimate, Rating, Scores, Strengths, rate
from tablee.lab.simulate import RANDOM, Plan, Tally, play_game
from tablee.lab.workers import Spread
from tablee.minds.levels import LEVELS

PAIR = 2
REACH = 2  # rungs between two levels that meet; from farther apart there is nothing to learn
ANCHOR, ANCHORED = "skilled", 1500.0  # the level in the middle has this rating in every game
RUNGS = (RANDOM, *LEVELS)


@dataclass(frozen=True)
class Ladder:
    """Under what conditions the bots of a game meet."""

    slug: str
    version: int
    players: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    budget: Budget = BUDGET

    def header(self) -> dict[str, Any]:
        """The first line of a file of results: only what was played alike is put together."""
        return {
            "game": self.slug,
            "version": self.version,
            "players": self.players,
            "seed": self.seed,
            "options": dict(self.options),
            "iterations": self.budget.iterations,
            "milliseconds": self.budget.milliseconds,
        }


@dataclass(frozen=True)
class Meeting:
    """Two bots, and which cards and dice they play with, twice: the second time from each other's seats."""

    first: str
    second: str
    deal: int

    def line(self, scores: Sequence[float]) -> dict[str, Any]:
        """The meeting in a file, with what the first bot got in each game."""
        return {"bots": [self.first, self.second], "deal": self.deal, "scores": scores}


def meetings(bots: Sequence[str], deals: int) -> list[Meeting]:
    """All that are to be played: deal by deal, so that a ladder that is cut short is a ladder."""
    pairs = [pair for pair in combinations(bots, PAIR) if is_worth_while(*pair)]
    return [Meeting(first, second, deal) for deal in range(deals) for first, second in pairs]


def is_worth_while(first: str, second: str) -> bool:
    """Levels meet those near them; a game's own bots meet everybody, since nobody knows how strong they are."""
    if first in RUNGS and second in RUNGS:
        return abs(RUNGS.index(first) - RUNGS.index(second)) <= REACH
    return True


def play_meeting(ladder: Ladder, meeting: Meeting) -> list[float]:
    """Plays the games of a meeting, in this process."""
    game = registry.get(ladder.slug, ladder.version)
    bots = (meeting.first, meeting.second)
    games = PAIR * (meeting.deal + 1)
    plan = Plan(
        *(ladder.slug, ladder.version, ladder.players, bots, ladder.seed, games, ladder.options),
        budget=ladder.budget,
        rematches=PAIR,
    )
    return [played(game, plan, number) for number in range(PAIR * meeting.deal, games)]


def played(game: Game, plan: Plan, number: int) -> float:
    """What the first bot of a plan got in one game."""
    return points(play_game(game, plan, number, Tally()), plan.line_up(number), plan.bots[0])


def points(state: State, line_up: Sequence[str], name: str) -> float:
    """How many of the sides played by others were left behind by the sides of this bot; equal places count half."""
    sides, places = state.sides(), state.ranking()
    compared = [
        1.0 if places[own] < places[other] else 0.5 if places[own] == places[other] else 0.0
        for own in range(len(places))
        for other in range(len(places))
        if line_up[own] == name and line_up[other] != name and sides[own] != sides[other]
    ]
    return sum(compared) / len(compared)


def climb(
    ladder: Ladder, wanted: Sequence[Meeting], file: Path, spread: Spread, progress: Callable[[int, int], None]
) -> Scores:
    """Plays what is not yet in the file, adds it there meeting by meeting, and gives the scores of all."""
    kept = Kept(file, ladder.header())
    known = {meeting_of(line): line["scores"] for line in kept.lines}
    missing = [meeting for meeting in wanted if meeting not in known]
    done = len(wanted) - len(missing)
    progress(done, len(wanted))
    for meeting, scores in zip(missing, spread(play_meeting, [(ladder, one) for one in missing]), strict=True):
        known[meeting] = scores
        kept.add(meeting.line(scores))
        done += 1
        progress(done, len(wanted))
    return scores_of({meeting: known[meeting] for meeting in wanted})


def scores_of(results: Mapping[Meeting, Sequence[float]]) -> Scores:
    """The sums of all meetings."""
    scores = Scores()
    for meeting, points_won in results.items():
        for won in points_won:
            scores.add(meeting.first, meeting.second, won)
    return scores


def ratings(scores: Scores) -> list[Rating]:
    """How strong everybody is, beside the level in the middle or, where it did not play, the first by name."""
    names = scores.names()
    return rate(scores, ANCHOR if ANCHOR in names else names[0], ANCHORED)


def steps(scores: Scores) -> list[tuple[str, str, Estimate]]:
    """From each rung to the next that has played: by how many points it is higher."""
    strengths = Strengths(scores)
    played = [name for name in RUNGS if name in strengths.names]
    return [(low, high, strengths.difference(high, low)) for low, high in pairwise(played)]


def meeting_of(line: Mapping[str, Any]) -> Meeting:
    """The meeting that a line tells of."""
    first, second = line["bots"]
    return Meeting(first, second, line["deal"])
