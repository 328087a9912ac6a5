"""Bots for Médailles: rules of thumb, and a count of what the others may hold. Both see only what their seat sees."""

from collections.abc import Sequence
from typing import Final

from tablee.engine import registry
from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.knowledge import Knowledge, by_margin, happens, preferences
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.engine.state import NOBODY, State
from tablee.games.medailles.bot_count import Count
from tablee.games.medailles.bot_deductions import Deductions
from tablee.games.medailles.bot_judgement import USUAL, Judgement, Weights
from tablee.games.medailles.rules import Medailles
from tablee.games.medailles.rules_actions import (
    ATTEMPT,
    DISCIPLINE_COUNT,
    ENTRIES,
    PASS,
    Attempt,
    Counter,
    Discard,
    Outbid,
    Swap,
)
from tablee.games.medailles.rules_cards import NOTHING
from tablee.games.medailles.shapes import MedaillesView

REASONS: Final = [
    "likely-medal",
    "gamble",
    "ends-ahead",
    "useless-card",
    "takes-over",
    "spoils",
    "lets-stand",
    "brings-sport",
    "waits",
]


def greedy(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """The action that promises most points, for itself and against the others."""
    seat: i64 = view.header.viewer
    state = imagined(view, chance)
    count = Count(state, seat)
    actions = state.legal(seat)
    values = [count.worth(action) for action in actions]
    action = pick_best(actions, values, chance)
    return BotAnswer(action, b"", Reason(count.reason(action)))


def novice(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Shows as many cards as it has, answers whenever it can, else throws away what it has only once."""
    seat: i64 = view.header.viewer
    state = imagined(view, chance)
    actions = state.legal(seat)
    values = [thumb(state, seat, action) for action in actions]
    action = pick_best(actions, values, chance)
    return BotAnswer(action, b"", Reason(Count(state, seat).reason(action)))


def imagined(view: View, chance: Chance) -> Medailles:
    """A full state that fits what the seat sees."""
    state = registry.get(view.header.game, view.header.version).imagine(view, chance)
    assert isinstance(state, Medailles)
    return state


def pick_best(actions: list[int], values: list[float], chance: Chance) -> int:
    """The action of highest value; chance decides between equals."""
    best = max(values)
    equals = [action for action, value in zip(actions, values, strict=True) if value == best]
    return equals[chance.uniform(len(equals))]


# Rules of thumb ---------------------------------------------------------------------------------------


def thumb(state: Medailles, seat: i64, action: i64) -> float:
    """What a rule of thumb gives for an action."""
    entry = ENTRIES[action]
    if isinstance(entry, Attempt):
        return 1.0 + float(entry.k)
    if isinstance(entry, Outbid):
        partners = state.are_partners(seat, state.bidder[state.bids - 1]) and state.countered == NOBODY
        return -1.0 if partners else 1.0 + float(entry.k)
    if isinstance(entry, Counter):
        return 1.0
    if isinstance(entry, Discard):
        in_centre = 0.5 if state.place_of[entry.discipline] != NOTHING else 0.0
        return 1.0 / (float(state.number[seat * DISCIPLINE_COUNT + entry.discipline]) + in_centre)
    if isinstance(entry, Swap):
        return 0.5 if state.number[seat * DISCIPLINE_COUNT + entry.discipline] > 1 else -0.5
    return 0.0


# For the search ---------------------------------------------------------------------------------------


class Expertise(Knowledge):
    """Play at random tells much here, if most bids are answered that can be. Of a close end points tell more.

    Yet in the time of a decision it does not tell apart what is nearly as good: there a judgement at a glance decides.
    """

    def __init__(self, tuned: dict[str, float] | None = None) -> None:
        super().__init__(tuned)
        self.margin = self.known("margin", 0.3)  # what the points count beside the places
        self.lead = self.known("lead", 4.0)  # points that make e times as much
        self.answers = round(self.known("answers", 90.0))  # per cent of the bids that can be answered
        self.attempts = round(self.known("attempts", 50.0))  # per cent of the turns; the others are anything
        self.trust = self.known("trust", 8.0)
        self.firmness = self.known("firmness", 0.3)  # of the judgement: so much less is e times less promising
        self.weights = Weights({name: self.known(name, number) for name, number in USUAL.items()})
        self.latest = Deductions(b"")
        self.latest_notes = b""

    def results(self, state: State) -> list[float]:
        return by_margin(state, self.margin, self.lead)

    def priors(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        assert isinstance(state, Medailles)
        judgement = Judgement(state, seat, self.weights)
        return preferences([judgement.worth(action) for action in actions], self.firmness)

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        assert isinstance(state, Medailles)
        first: i64 = 0
        count: i64 = len(actions)
        if state.contest != NOTHING:
            if count > 1 and happens(self.answers, chance):  # to pass comes first
                first = 1
                count -= 1
        elif happens(self.attempts, chance):
            attempts = attempts_among(actions)
            if attempts:
                count = attempts
                while actions[first] < ATTEMPT:
                    first += 1
        return actions[first + chance.uniform(count)]

    def remember(self, view: View, events: Sequence[Event], notes: bytes, percent: int, chance: Chance) -> bytes:
        """Who has let which bid stand."""
        assert isinstance(view, MedaillesView)
        deductions = Deductions(notes)
        deductions.witness(events, view.partners, percent, chance)
        return deductions.notes()

    def settle(self, state: State, viewer: i64, notes: bytes, chance: Chance) -> None:
        assert isinstance(state, Medailles)
        if notes != self.latest_notes:
            self.latest = Deductions(notes)
            self.latest_notes = notes
        self.latest.settle(state, viewer, chance)


def attempts_among(actions: list[int]) -> i64:
    """How many of some actions go for a medal."""
    found: i64 = 0
    for action in actions:
        if ATTEMPT <= action < PASS:
            found += 1
    return found
