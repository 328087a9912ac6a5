"""What decides a game: luck, skill, the seat. Deals are played twice, two bots of different strength exchanged.

Both games of a deal have the same cards and dice, so they are no two witnesses: everything here counts deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean

from tablee.engine import registry
from tablee.engine.game import Game
from tablee.lab.batch import by_places
from tablee.lab.ladder import PAIR, points
from tablee.lab.simulate import CHUNK, Z95, Plan, Tally, play_game
from tablee.lab.workers import in_parallel

PRIOR = (1.0, 1.0, 0.0, 0.0)  # deals that are added to those played, so that a few never look certain (Agresti, Coull)


@dataclass(frozen=True)
class Deal:
    """What came of both games of a deal."""

    score: float  # of the better bot, over both: 1 if it won both, 0 if none
    seats: tuple[tuple[float, float], ...]  # what each seat got, with the better bot on it and with the other


@dataclass(frozen=True)
class ShareEstimate:
    """A share, with its interval of 95 %, and by how much that reaches to both sides before it is cut at 0 and 1."""

    rate: float
    interval: tuple[float, float]
    half: float


@dataclass(frozen=True)
class Shares:
    """How much of the variance of the results each thing explains; `rest` is what none of them does alone."""

    luck: ShareEstimate  # what a seat gets in a deal, whoever sits there
    skill: ShareEstimate  # what the better bot gets, whatever the deal and the seat
    seat: float  # what a seat gets, whatever the deal and whoever sits there
    rest: float


def duels(
    plan: Plan, better: str, worse: str, deals: int, workers: int, progress: Callable[[int, int], None]
) -> list[Deal]:
    """Two bots play so many deals, each twice: the second time from each other's seats."""
    both = replace(plan, bots=(better, worse), games=PAIR * deals, rematches=PAIR, follow_lead=False)
    found: list[Deal] = []
    for part in in_parallel(duels_chunk, [(both, start) for start in range(0, deals, CHUNK)], workers):
        found += part
        progress(PAIR * len(found), both.games)
    return found


def duels_chunk(plan: Plan, start: int) -> list[Deal]:
    """Some deals, in this process."""
    game: Game = registry.get(plan.slug, plan.version)
    return [duel(game, plan, deal) for deal in range(start, min(start + CHUNK, plan.games // PAIR))]


def duel(game: Game, plan: Plan, deal: int) -> Deal:
    """Both games of a deal."""
    better = plan.bots[0]
    numbers = [PAIR * deal + game_of_deal for game_of_deal in range(PAIR)]
    ends = [play_game(game, plan, number, Tally()) for number in numbers]
    line_ups = [plan.line_up(number) for number in numbers]
    score = fmean(points(end, line_up, better) for end, line_up in zip(ends, line_ups, strict=True))
    results = [by_places(end.ranking()) for end in ends]
    with_better = [0 if line_ups[0][seat] == better else 1 for seat in range(plan.players)]
    return Deal(score, tuple((results[one][seat], results[1 - one][seat]) for seat, one in enumerate(with_better)))


def scored(deals: Sequence[Deal]) -> ShareEstimate:
    """What part of its games the better bot won; an equal end counts half."""
    scores = [deal.score for deal in deals]
    widened = [*scores, *PRIOR]
    middle = fmean(widened)
    half = Z95 * sqrt(sum((score - middle) ** 2 for score in widened) / (len(widened) - 1) / len(widened))
    rate = fmean(scores)
    return ShareEstimate(rate, (cut(min(rate, middle - half)), cut(max(rate, middle + half))), half)


@dataclass
class Moments:
    """Sums over the deals for one seat: of what it got with the better bot, with the other, and of their products."""

    deals: int = 0
    better: float = 0.0
    worse: float = 0.0
    better_squared: float = 0.0
    worse_squared: float = 0.0
    product: float = 0.0

    def add(self, better: float, worse: float, sign: int = 1) -> None:
        """One deal more, or with `sign` -1 one less."""
        self.deals += sign
        self.better += sign * better
        self.worse += sign * worse
        self.better_squared += sign * better * better
        self.worse_squared += sign * worse * worse
        self.product += sign * better * worse

    def parts(self) -> tuple[float, float, float, float]:
        """Luck, skill (with its sign, not squared), seat, and all; as variances but for skill.

        Results are around zero, seats together. All are right on average, so one of them may fall below zero.
        """
        count = self.deals
        better, worse = self.better / count, self.worse / count
        spread_better = (self.better_squared - count * better * better) / (count - 1)
        spread_worse = (self.worse_squared - count * worse * worse) / (count - 1)
        luck = (self.product - count * better * worse) / (count - 1)
        within = (spread_better + spread_worse) / 2
        skill = (better - worse) / 2
        seat = ((better + worse) / 2) ** 2 - (within + luck) / 2 / count
        return luck, skill, seat, within + seat + skill * skill - (within - luck) / 2 / count


def shares(deals: Sequence[Deal]) -> Shares:
    """What explains the results, with intervals that leave out one deal after the other (jackknife)."""
    seats = [Moments() for _ in deals[0].seats]
    for deal in deals:
        change(seats, deal, 1)
    luck, skill, seat = explained(seats)
    without: list[tuple[float, float, float]] = []
    for deal in deals if len(deals) > PAIR else ():
        change(seats, deal, -1)
        without.append(explained(seats))
        change(seats, deal, 1)
    by_luck = estimate(luck, error([one[0] for one in without]))
    by_skill = squared(skill, error([one[1] for one in without]))
    by_seat = cut(seat)
    return Shares(by_luck, by_skill, by_seat, max(0.0, 1.0 - by_luck.rate - by_skill.rate - by_seat))


def change(seats: Sequence[Moments], deal: Deal, sign: int) -> None:
    """A deal more or less, at every seat."""
    for moments, (better, worse) in zip(seats, deal.seats, strict=True):
        moments.add(better, worse, sign)


def explained(seats: Sequence[Moments]) -> tuple[float, float, float]:
    """Luck and seat as parts of all that varies, and the root of skill's part; nothing where nothing does."""
    luck, skill, seat, total = (fmean(part) for part in zip(*(moments.parts() for moments in seats), strict=True))
    return (luck / total, skill / sqrt(total), seat / total) if total > 0 else (0.0, 0.0, 0.0)


def error(without: Sequence[float]) -> float:
    """The standard error of what was worked out from all deals but one, each in turn; of hardly any deals, a whole."""
    if not without:
        return 1.0
    count, mean = len(without), fmean(without)
    return sqrt((count - 1) / count * sum((one - mean) ** 2 for one in without))


def estimate(rate: float, wrong: float) -> ShareEstimate:
    """A share with a standard error."""
    half = Z95 * wrong
    return ShareEstimate(cut(rate), (cut(rate - half), cut(rate + half)), half)


def squared(root: float, wrong: float) -> ShareEstimate:
    """A share whose root has a standard error: that of a square would be too small near nothing."""
    low, high = sorted((abs(root - Z95 * wrong), abs(root + Z95 * wrong)))
    if abs(root) < Z95 * wrong:
        low = 0.0
    return ShareEstimate(
        cut(root * root - wrong * wrong), (cut(low * low), cut(high * high)), (high * high - low * low) / 2
    )


def cut(share: float) -> float:
    """A share as people know them."""
    return min(1.0, max(0.0, share))


def as_numbers(found: Shares) -> dict[str, object]:
    """The shares for programs."""
    named = {"luck": found.luck, "skill": found.skill}
    told: dict[str, object] = {name: {"share": one.rate, "interval": one.interval} for name, one in named.items()}
    return told | {"seat": found.seat, "rest": found.rest}
