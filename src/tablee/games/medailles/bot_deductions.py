"""What the others of Médailles can hardly hold: whoever lets a bid stand could not have matched it.

To match a bid costs nothing (MED-4.4), so it is what nearly everybody does who can. The notes of a bot keep who has let
a bid stand, and how many cards were drawn since: of those nothing is known.
"""

from collections.abc import Sequence
from typing import Final

from tablee.engine.arrays import filled, i64, zeros
from tablee.engine.chance import Chance
from tablee.engine.knowledge import happens
from tablee.engine.shapes import Event
from tablee.engine.state import NOBODY
from tablee.games.medailles.board import DISCIPLINES
from tablee.games.medailles.rules import Medailles
from tablee.games.medailles.rules_actions import DISCIPLINE_COUNT
from tablee.games.medailles.rules_cards import DISCIPLINE_OF, FULL_HAND, NOTHING
from tablee.games.medailles.rules_settings import MOST_PLAYERS
from tablee.games.medailles.shapes import (
    AnswerPassed,
    BidCountered,
    BidRaised,
    BidsLaidDown,
    CardsDrawn,
    MedalAttempted,
)

UNKNOWN: Final = -1
TRIES: Final = 8  # to find a card that a seat may hold
RUNNING: Final = 3  # numbers of a note on the contest that runs; the others have one more


class Deductions:
    """Of each seat and discipline: how many cards at most when it let a bid stand, and how many it has drawn since."""

    def __init__(self, notes: bytes) -> None:
        self.most = filled(MOST_PLAYERS * DISCIPLINE_COUNT, UNKNOWN)
        self.drawn = zeros(MOST_PLAYERS * DISCIPLINE_COUNT)
        self.contest: i64 = NOTHING  # the discipline of the contest that runs
        self.bid: i64 = 0  # cards of its highest bid; 0 once that is countered, and need not be again
        self.bidder: i64 = NOBODY
        for note in notes.decode().splitlines():
            numbers = [int(number) for number in note.split()]
            if len(numbers) == RUNNING:
                self.contest, self.bid, self.bidder = numbers[0], numbers[1], numbers[2]
            else:
                place = numbers[0] * DISCIPLINE_COUNT + numbers[1]
                self.most[place] = numbers[2]
                self.drawn[place] = numbers[3]

    def notes(self) -> bytes:
        """All of it, a line for each thing that is known."""
        lines = [] if self.contest == NOTHING else [f"{self.contest} {self.bid} {self.bidder}"]
        for place, most in enumerate(self.most):
            if most != UNKNOWN:
                lines.append(f"{place // DISCIPLINE_COUNT} {place % DISCIPLINE_COUNT} {most} {self.drawn[place]}")
        return "\n".join(lines).encode()

    def witness(self, events: Sequence[Event], partners: list[int | None], percent: i64, chance: Chance) -> None:
        """Follows what happened, and notices so often in a hundred that a bid is let stand."""
        for event in events:
            if isinstance(event, MedalAttempted | BidRaised):
                self.contest = DISCIPLINES.index(event.discipline)
                self.bid = event.medal
                self.bidder = event.seat
                self.most[event.seat * DISCIPLINE_COUNT + self.contest] = UNKNOWN
            elif isinstance(event, BidCountered):
                self.bid = 0
                self.most[event.seat * DISCIPLINE_COUNT + self.contest] = UNKNOWN
            elif isinstance(event, AnswerPassed):
                if self.bid and partners[event.seat] != self.bidder and happens(percent, chance):
                    self.lacks(event.seat)
            elif isinstance(event, BidsLaidDown):
                self.contest = NOTHING
                self.bid = 0
            elif isinstance(event, CardsDrawn):
                for place in range(event.seat * DISCIPLINE_COUNT, (event.seat + 1) * DISCIPLINE_COUNT):
                    self.drawn[place] += event.count

    def lacks(self, seat: i64) -> None:
        """A seat has let the highest bid stand."""
        place = seat * DISCIPLINE_COUNT + self.contest
        self.most[place] = self.bid - 1
        self.drawn[place] = 0

    def settle(self, state: Medailles, viewer: i64, chance: Chance) -> None:
        """Exchanges in the hands of an imagined state what can hardly be there for cards of the pile."""
        for place, most in enumerate(self.most):
            seat = i64(place) // DISCIPLINE_COUNT
            if most != UNKNOWN and seat != viewer and seat < state.players:
                self.settle_hand(state, seat, i64(place) % DISCIPLINE_COUNT, chance)

    def settle_hand(self, state: Medailles, seat: i64, discipline: i64, chance: Chance) -> None:
        """The cards of a discipline in a hand: what it has drawn since it passed comes last of what is hidden."""
        place = seat * DISCIPLINE_COUNT + discipline
        hidden = state.held[seat] - state.seen[seat]
        first = seat * FULL_HAND
        room = self.most[place]
        for slot in range(first + hidden, first + state.held[seat]):
            if DISCIPLINE_OF[state.hand[slot]] == discipline:
                room -= 1
        for slot in range(first, first + max(0, hidden - self.drawn[place])):
            if DISCIPLINE_OF[state.hand[slot]] == discipline:
                room -= 1
                if room < 0:
                    self.exchange(state, seat, slot, chance)

    def exchange(self, state: Medailles, seat: i64, slot: i64, chance: Chance) -> None:
        """A hidden card for one of another discipline of the pile that the seat may hold, if one is found."""
        old = state.hand[slot]
        for _ in range(TRIES if state.pile.size else 0):
            card = state.pile.nth(chance.uniform(state.pile.size))
            if DISCIPLINE_OF[card] != DISCIPLINE_OF[old] and self.may_hold(state, seat, DISCIPLINE_OF[card]):
                state.pile.take(card)
                state.pile.add(old)
                state.hand[slot] = card
                state.number[seat * DISCIPLINE_COUNT + DISCIPLINE_OF[old]] -= 1
                state.number[seat * DISCIPLINE_COUNT + DISCIPLINE_OF[card]] += 1
                return

    def may_hold(self, state: Medailles, seat: i64, discipline: i64) -> bool:
        """One more card of a discipline, by what is known?"""
        place = seat * DISCIPLINE_COUNT + discipline
        return self.most[place] == UNKNOWN or state.number[place] < self.most[place] + self.drawn[place]
