"""What if: another action at a moment of an ended game, beside the one that was played there."""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.review.estimating import SPREAD, ChanceSums, chances, difference, try_actions, worth_of
from tablee.review.reasons import Contrast, contrasts
from tablee.review.reviewing import walked
from tablee.review.walking import DecisionMade

PROBED, MOST = 8, 256  # games
SHARE = 0.25  # of the time, for each of the two actions and again for the curve and the reasons
CONTINUATIONS = 60


@dataclass(frozen=True)
class TriedAction:
    """What an action is worth: to its seat by what it knew then, and to all with everything known."""

    action: str
    worth: float
    chances: list[float]


@dataclass(frozen=True)
class Trying:
    """Another action beside the one that was played."""

    seat: int
    played: TriedAction
    tried: TriedAction
    gained: float  # by the other one, for its seat
    error: float  # the standard error of that
    contrasts: list[Contrast]  # what is told after the other one, against the one played


def choice_after(record: str, entry: int) -> DecisionMade:
    """The decision that follows an entry; refused where there was nothing to choose."""
    way = walked(record)
    numbers = [one.number for one in way.entries]
    later = [number for number in numbers if number > entry]
    for choice in way.choices:
        if later and choice.entry == later[0] and choice.step == 0:
            return choice
    raise Mistake("no-choice-there", {"entry": entry})


def try_out(record: str, entry: int, named: str, seed: int, milliseconds: int) -> Trying:
    """Plays both actions on, for about so long."""
    game = walked(record).game
    choice = choice_after(record, entry)
    seat, before = choice.seat, choice.before
    action = game.parse(before, named)
    why_not = before.why_not(seat, action)
    if why_not is not None:
        raise why_not
    view = before.view(seat)
    begun = thread_time()
    try_actions(game, view, choice.notes, [action], PROBED, seed)
    each = (thread_time() - begun) / PROBED
    games = max(PROBED, min(MOST, int(milliseconds / 1000 * SHARE / each)))
    played, tried = try_actions(game, view, choice.notes, [choice.action, action], games, seed)
    gained, error = difference(tried, played, seat)
    told = min(games, CONTINUATIONS)
    return Trying(
        seat,
        TriedAction(game.named(before, choice.action), played.means()[seat], after(choice, choice.action, games, seed)),
        TriedAction(named, tried.means()[seat], after(choice, action, games, seed)),
        gained,
        error,
        contrasts(game, view, choice.notes, action, choice.action, told, seed) if action != choice.action else [],
    )


def after(choice: DecisionMade, action: int, games: int, seed: int) -> list[float]:
    """The chances of all after an action, with everything known but the luck that follows it."""
    sums = ChanceSums(choice.before.players)
    for number in range(games):
        state = choice.before.clone()
        state.apply(choice.seat, action, SeededChance(seed + number * SPREAD))
        if state.to_act():
            sums.add(worth_of(state, 1, seed + number).means())
        else:
            sums.add(chances(state, state.game.knowledge))
    return sums.means()
