"""What a game may know about playing it well. All of it is optional: the search plays any game without."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance

if TYPE_CHECKING:
    from tablee.engine.shapes import Event, View
    from tablee.engine.state import State

TO_THE_END: Final = -1
NOTHING_SEEN: Final = -1
PERCENT: Final = 100
DUEL: Final = 2
FARTHEST: Final = 30.0  # beyond it the exponential tells nothing any more


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """A game's bot.py overrides what it knows. A state given to it is imagined from a seat's view: none is real.

    Its numbers can be tuned by self-play (`tablee tune`): each has a name, and a value where nothing was tuned.
    """

    def __init__(self, tuned: dict[str, float] | None = None) -> None:
        self.tuned = tuned or {}
        self.numbers: dict[str, float] = {}  # by name, as they are used
        self.exploration = self.known("exploration", 0.7)  # of lines rarely tried, without priors
        self.trust = self.known("trust", 1.0)  # in priors
        self.first_look = self.known("first_look", -0.1)  # a line never tried, beside the mean of the others
        self.whims: i64 = round(self.known("whims", 20.0))  # per cent of the steps of secret choices made at random
        self.habits: i64 = round(self.known("habits", 0.0))  # of those of other sides that are made as `act` says
        self.measured: list[str] = []  # the numbers that weigh `measures`, in their order

    def known(self, name: str, usual: float) -> float:
        """A number that can be tuned."""
        value = self.tuned.get(name, usual)
        self.numbers[name] = value
        return value

    def worths(self, state: State) -> list[float]:
        """What each seat may expect of a position, from 0 (lost) to 1 (won); by itself, the places as they are."""
        return rewards(state)

    def measures(self, state: State, seat: i64) -> list[float]:
        """What makes the chances of a seat in a position, where `worths` weighs it; empty: there is nothing to weigh.

        `tablee tune --fit` finds the weights from how games go on, such that `expectations` are chances.
        """
        return []

    def results(self, state: State) -> list[float]:
        """What the end of a game is worth to each seat; by itself, what the places say."""
        return rewards(state)

    def priors(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        """How promising each action looks, as weights in any measure; empty: nothing is known."""
        return []

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        """What a seat does in the games that are played on in thought; quick rather than clever."""
        return actions[chance.uniform(len(actions))]

    def turns(self) -> int:
        """After how many turns such a game is judged by `worths`; TO_THE_END: it is played out."""
        return TO_THE_END

    def is_settled(self, state: State) -> bool:
        """Can a position be judged? Where much hangs in the air, games are played on in thought until they can."""
        return True

    def depth(self) -> int:
        """How many decisions deep a tree is worth while; TO_THE_END: as deep as it grows."""
        return TO_THE_END

    def seen(self, state: State) -> int:
        """What chance has just shown to everybody, as a number; NOTHING_SEEN where it came in secret or not at all.

        Where it is told, the search thinks on from each outcome apart, not from their average.
        """
        return NOTHING_SEEN

    def agreed(self, state: State, seat: i64) -> int:
        """A number at which all seats of a side arrive from what everybody sees; NOTHING_SEEN: there is none.

        Team-mates who choose in secret at the same time think with the same dice then, and so of the same plan.
        """
        return NOTHING_SEEN

    def remember(self, view: View, events: Sequence[Event], notes: bytes, percent: int, chance: Chance) -> bytes:
        """The notes of a seat after these events, for a game in which a view does not hold all that was shown.

        A memory of so many per cent is meant: at 100 nothing is forgotten that the rules let a seat know.
        """
        return b""

    def settle(self, state: State, viewer: i64, notes: bytes, chance: Chance) -> None:
        """Makes an imagined state fit the notes, too, and takes out what players would act on but cannot know."""


def rewards(state: State) -> list[float]:
    """What the places are worth to each seat: half for winning, half for every side that is left behind."""
    places = state.ranking()
    if len(places) == DUEL:
        return duel_rewards(places)
    sides = state.sides()
    winners = {sides[seat] for seat, place in enumerate(places) if place == 1}
    out: list[float] = []
    for seat, place in enumerate(places):
        won = 1.0 / float(len(winners)) if place == 1 else 0.0
        others = 0.0
        beaten = 0.0
        for other, its_place in enumerate(places):
            if sides[other] != sides[seat]:
                others += 1.0
                if its_place > place:
                    beaten += 1.0
                elif its_place == place:
                    beaten += 0.5
        out.append((won + beaten / others) / 2.0 if others else won)
    return out


def duel_rewards(places: list[int]) -> list[float]:
    """The same for two: everything or nothing, or half of it."""
    if places[0] == places[1]:
        return [0.5, 0.5]
    return [1.0, 0.0] if places[0] < places[1] else [0.0, 1.0]


def by_margin(state: State, share: float, scale: float) -> list[float]:
    """The places, and for a share of the whole by how much: chance leaves more of a large lead than of a small one."""
    margins = expectations(state.scores(), scale)
    return [(1.0 - share) * won + share * margins[seat] for seat, won in enumerate(rewards(state))]


def expectations(worths: list[float], scale: float) -> list[float]:
    """The worth of each seat's position, in any measure, as shares of one; a lead of `scale` makes e times as much."""
    weights = preferences(worths, scale)
    total = sum(weights)
    return [weight / total for weight in weights]


def weighed(weights: list[float], measures: list[float]) -> float:
    """The sum of what was measured, each times its weight."""
    total = 0.0
    for index, measure in enumerate(measures):
        total += weights[index] * measure
    return total


def preferences(values: list[float], scale: float) -> list[float]:
    """The values of actions as weights; an action that is worth `scale` less is e times less promising."""
    top = max(values)
    return [exp(max(-FARTHEST, (value - top) / scale)) for value in values]


def pick_best(actions: list[int], values: list[float], chance: Chance) -> int:
    """The action of highest value; chance decides between equals."""
    best = values[0]
    equals: i64 = 0
    for value in values:
        if value > best:
            best = value
            equals = 0
        if value == best:
            equals += 1
    skipped: i64 = chance.uniform(equals) if equals > 1 else 0
    at: i64 = 0
    while skipped or values[at] != best:
        if values[at] == best:
            skipped -= 1
        at += 1
    return actions[at]


def happens(percent: i64, chance: Chance) -> bool:
    """True so often in a hundred; what is certain needs no chance."""
    return percent >= PERCENT or (percent > 0 and chance.uniform(PERCENT) < percent)
