"""Reviews a record: parts that can be worked out anywhere in any order, and the account that is made of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from math import sqrt

import msgspec

from tablee.engine.chance import SeededChance
from tablee.engine.record import Record, read_record
from tablee.engine.shapes import Budget
from tablee.minds.search import Manner
from tablee.minds.thinking import think
from tablee.review.estimating import ANEW, Trial, difference, standard_error, try_actions, worth_of
from tablee.review.reasons import Contrast, contrasts
from tablee.review.shapes import Fineness, Judgement, Review, ReviewMoment, SeatAccount, Sums, rounded
from tablee.review.walking import DecisionMade, Walk, walk

CHUNK = 8  # moments in one part; decisions, which take longer, stand alone
FIRST = 8  # games from each moment of the first curve
CERTAIN = 2.0  # standard errors: what is smaller may be nothing, and many nothings would add up to something
AGAIN = 4  # times as many games, where an action seems better than the one played
CONTINUATIONS = 100
CONCEDE = "concede"
PLAY_ON = "play_on"


class ReviewPart(msgspec.Struct, frozen=True):
    """Some moments of the curve, or some decisions, of a record."""

    record: str
    seed: int
    judging: bool
    first: int
    end: int
    games: int
    skipped: int = 0  # games of the curve that other parts play
    step: int = 1  # of so many moments the first is looked at; the others are taken to be like it


class PartOutcome(msgspec.Struct, frozen=True):
    """What came of a part."""

    part: ReviewPart
    curve: list[Sums] = []
    judgements: list[Judgement] = []


# The work ---------------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def walked(record: str) -> Walk:
    """The walk through a record; a process that works out many parts of it takes it once."""
    return walk(read_record(record))


def parts(record: str, fineness: Fineness, seed: int) -> Iterator[ReviewPart]:
    """All the parts of a review: a first curve, the decisions, and what makes the curve finer."""
    way = walked(record)
    return parts_of(record, fineness, seed, len(way.states), len(way.choices))


def parts_of(record: str, fineness: Fineness, seed: int, moments: int, choices: int) -> Iterator[ReviewPart]:
    """The same for somebody who has not walked through the record."""
    first = min(FIRST, fineness.rollouts)
    curve = ReviewPart(record, seed, False, 0, 0, first, step=fineness.every)
    yield from chunks(curve, moments, CHUNK * fineness.every)
    for choice in range(0, choices, fineness.every):
        yield ReviewPart(record, seed, True, choice, choice + 1, fineness.iterations)
    if fineness.rollouts > first:
        rest = msgspec.structs.replace(curve, games=fineness.rollouts - first, skipped=first)
        yield from chunks(rest, moments, CHUNK * fineness.every)


def chunks(part: ReviewPart, count: int, size: int) -> Iterator[ReviewPart]:
    """A part cut into pieces; sums come out the same whatever their size."""
    for start in range(0, count, size):
        yield msgspec.structs.replace(part, first=start, end=min(start + size, count))


def work_out(part: ReviewPart) -> PartOutcome:
    """Works out a part, in whatever process."""
    way = walked(part.record)
    if part.judging:
        return PartOutcome(part, judgements=[judge(way, one, part) for one in way.choices[part.first : part.end]])
    curve: list[Sums] = []
    for first in range(part.first, part.end, part.step):
        estimate = worth_of(way.states[first], part.games, part.seed, part.skipped)
        sums = Sums(estimate.games, estimate.sums, estimate.squares)
        curve += [sums] * min(part.step, part.end - first)
    return PartOutcome(part, curve)


def judge(way: Walk, choice: DecisionMade, part: ReviewPart) -> Judgement:
    """What a decision cost, by what its seat knew then.

    The better action is found by one search and measured by others: else it might only seem better because it was the
    luckiest of many.
    """
    game, seat = way.game, choice.seat
    view = choice.before.view(seat)
    seed = part.seed + choice.entry
    thought = think(game, view, choice.notes, Budget(part.games), SeededChance(seed), Manner())
    better = thought.action
    actions = [choice.action] if better == choice.action else [choice.action, better]
    trials = try_actions(game, view, choice.notes, actions, part.games, seed)
    gained, error = difference(trials[-1], trials[0], seat)
    if gained > error:
        trials = try_actions(game, view, choice.notes, actions, part.games * AGAIN, seed + ANEW)
        gained, error = difference(trials[-1], trials[0], seat)
    is_costly = gained > CERTAIN * error and rounded(gained) > 0
    return Judgement(
        entry=choice.entry,
        step=choice.step,
        seat=seat,
        action=game.named(choice.before, choice.action),
        chance=rounded(trials[0].means()[seat]),
        better=game.named(choice.before, better) if is_costly else "",
        costs=costs_of(trials) if is_costly else [0] * way.players,
        error=rounded(error),
    )


def costs_of(trials: Sequence[Trial]) -> list[int]:
    """What each seat loses (or gains, where it is negative) by the first of two actions."""
    played, better = trials[0].means(), trials[-1].means()
    return [rounded(best - found) for best, found in zip(better, played, strict=True)]


# The account ------------------------------------------------------------------------------------------


@dataclass
class ReviewDraft:
    """A review while it is being worked out: it can be looked at as soon as the first curve is there."""

    record: str
    fineness: Fineness
    seed: int
    sums: list[Sums] = field(default_factory=list)
    judgements: list[Judgement] = field(default_factory=list)

    def add(self, outcome: PartOutcome) -> None:
        """One part more, in the order of the parts."""
        self.judgements += outcome.judgements
        self.sums = added(self.sums, outcome)

    def review(self) -> Review:
        """The review as far as it has come."""
        way = walked(self.record)
        moments = curve_of(way, self.sums)
        judgements = self.judgements + conceding(read_record(self.record), way, moments)
        moments = with_luck(moments, judgements)
        return Review(
            game=way.game.slug,
            version=way.game.version,
            seed=self.seed,
            fineness=self.fineness,
            moments=moments,
            judgements=judgements,
            accounts=[account_of(seat, moments, judgements) for seat in range(way.players)],
            is_decided=way.result is not None,
        )


def added(sums: Sequence[Sums], outcome: PartOutcome) -> list[Sums]:
    """The sums of a curve with those of another part."""
    out = list(sums)
    for index, found in enumerate(outcome.curve, outcome.part.first):
        if index == len(out):
            out.append(found)
        else:
            out[index] = out[index].plus(found)
    return out


def curve_of(way: Walk, sums: Sequence[Sums]) -> list[ReviewMoment]:
    """The chances after each entry; the last of them is the result, where there is one."""
    moments = [
        ReviewMoment(
            entry.number,
            [rounded(total / one.games) for total in one.sums],
            [rounded(standard_error(*pair, one.games)) for pair in zip(one.sums, one.squares, strict=True)],
            [],
        )
        for entry, one in zip(way.entries, sums, strict=True)
    ]
    if way.result is not None:
        given_up = bool(way.states[-1].to_act())
        number = moments[-1].entry + 1 if given_up else moments.pop().entry
        moments.append(ReviewMoment(number, [rounded(part) for part in way.result], [0] * way.players, []))
    return moments


def conceding(record: Record, way: Walk, moments: Sequence[ReviewMoment]) -> list[Judgement]:
    """Giving up is a decision like any other: it costs whoever does it what was still to be hoped for.

    What it costs or gives the others is told of the last that gave up, with whom the game ended.
    """
    seats = record.conceded()
    if way.result is None or not way.states[-1].to_act() or not seats:
        return []
    before, after = moments[-2].chances, moments[-1].chances
    rest = [hoped - left for hoped, left in zip(before, after, strict=True)]
    found = []
    for step, seat in enumerate(seats):
        costs = rest if seat == seats[-1] else [rest[seat] if one == seat else 0 for one in range(way.players)]
        rest = [whole - part for whole, part in zip(rest, costs, strict=True)]
        error = moments[-2].errors[seat]
        found.append(Judgement(moments[-1].entry, step, seat, CONCEDE, after[seat], PLAY_ON, costs, error))
    return found


def with_luck(moments: Sequence[ReviewMoment], judgements: Sequence[Judgement]) -> list[ReviewMoment]:
    """What each entry brought each seat beyond what the decisions in it cost: dice, cards and what was hidden."""
    costs: dict[int, list[list[int]]] = {}
    for judgement in judgements:
        costs.setdefault(judgement.entry, []).append(judgement.costs)
    players = len(moments[0].chances)
    out = [msgspec.structs.replace(moments[0], luck=[0] * players)]
    for before, moment in pairwise(moments):
        luck = [
            moment.chances[seat] - before.chances[seat] + sum(cost[seat] for cost in costs.get(moment.entry, ()))
            for seat in range(players)
        ]
        out.append(msgspec.structs.replace(moment, luck=luck))
    return out


def account_of(seat: int, moments: Sequence[ReviewMoment], judgements: Sequence[Judgement]) -> SeatAccount:
    """The sums of one seat."""
    own = [judgement for judgement in judgements if judgement.seat == seat]
    others = [judgement for judgement in judgements if judgement.seat != seat]
    error = sqrt(moments[0].errors[seat] ** 2 + sum(judgement.error**2 for judgement in judgements))
    return SeatAccount(
        start=moments[0].chances[seat],
        luck=sum(moment.luck[seat] for moment in moments),
        cost=sum(judgement.cost for judgement in own),
        given=-sum(judgement.costs[seat] for judgement in others),
        result=moments[-1].chances[seat],
        error=round(error),
    )


# All of it --------------------------------------------------------------------------------------------


def review(
    record: str,
    fineness: Fineness,
    seed: int = 1,
    run: Callable[[Sequence[ReviewPart]], Iterable[PartOutcome]] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """The review of a record; `run` works the parts out, in this process unless another way is given."""
    draft = ReviewDraft(record, fineness, seed)
    todo = list(parts(record, fineness, seed))
    outcomes = run(todo) if run is not None else map(work_out, todo)
    for done, outcome in enumerate(outcomes, 1):
        draft.add(outcome)
        if progress is not None:
            progress(done, len(todo))
    return draft.review()


def why(record: str, judgement: Judgement, seed: int) -> list[Contrast]:
    """What speaks for the better action of a judgement, as its seat could have seen it."""
    way = walked(record)
    for choice in way.choices:
        if (choice.entry, choice.step) == (judgement.entry, judgement.step):
            better = way.game.parse(choice.before, judgement.better)
            view = choice.before.view(choice.seat)
            return contrasts(way.game, view, choice.notes, better, choice.action, CONTINUATIONS, seed)
    return []
