"""What a seat of Médailles can work out of what it sees, and what `greedy` makes of it."""

from typing import Final

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.state import NOBODY
from tablee.games.medailles.rules import Medailles
from tablee.games.medailles.rules_actions import (
    DISCIPLINE_COUNT,
    ENTRIES,
    METALS,
    Attempt,
    Counter,
    Discard,
    Outbid,
    Swap,
)
from tablee.games.medailles.rules_cards import CARD_COUNT, DISCIPLINE_OF, FULL_HAND, NOTHING

LIKELY: Final = 0.5
NEW_CARD: Final = 0.15  # what an unknown card is worth, in points
KEPT: Final = 0.7  # what a chance is worth that waits until the next turn
ABSENT: Final = 0.35  # the same for a sport that is not in the centre
COMING: Final = 0.12  # for each card of a sport that may still be drawn
WIN: Final = 10.0  # what it is worth to end the game ahead, in points
SHOWN_TAKEN: Final = 0.1  # for taking away a sport that somebody else was seen to hold

TOTALS: Final = CARD_COUNT + 1
HANDS: Final = FULL_HAND + 1
NEEDS: Final = METALS + 1
IN_DISCIPLINE: Final = CARD_COUNT // DISCIPLINE_COUNT + 1
NOT_YET: Final = -1.0
FEWER: Final = vec[float]([NOT_YET] * (IN_DISCIPLINE * TOTALS * HANDS * NEEDS))  # what `fewer` has worked out so far


class Count:
    """What a seat can work out: which cards it has not seen, and so how likely the others hold enough of them.

    The state is imagined, but nothing here depends on how: only sums over all that the seat does not see.
    """

    def __init__(self, state: Medailles, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.unseen = zeros(DISCIPLINE_COUNT)  # cards of each discipline in the pile or hidden in other hands
        self.total: i64 = 0
        for card in range(CARD_COUNT):
            if state.pile.counts[card]:
                self.unseen[DISCIPLINE_OF[card]] += 1
                self.total += 1
        for other in range(state.players):
            if other != seat:
                for slot in range(state.held[other] - state.seen[other]):
                    self.unseen[DISCIPLINE_OF[state.hand[other * FULL_HAND + slot]]] += 1
                    self.total += 1

    def shown(self, other: i64, discipline: i64) -> i64:
        """How many cards of a discipline a seat has shown and still holds."""
        found: i64 = 0
        for slot in range(self.state.held[other] - self.state.seen[other], self.state.held[other]):
            if DISCIPLINE_OF[self.state.hand[other * FULL_HAND + slot]] == discipline:
                found += 1
        return found

    def lacks(self, other: i64, discipline: i64, k: i64) -> float:
        """How likely another seat holds fewer than k cards of a discipline: the tail of a draw without putting back."""
        state = self.state
        if state.held[other] < k:
            return 1.0
        need = k - self.shown(other, discipline)
        if need <= 0:
            return 0.0
        return fewer(self.unseen[discipline], self.total, state.held[other] - state.seen[other], need)

    def stands(self, discipline: i64, k: i64, start: i64) -> float:
        """How likely a bid of k cards by this seat stands until the round is over, asked from after a seat on."""
        chance = 1.0
        other = self.state.after(start)
        while other != self.state.turn:
            if not self.state.are_partners(self.seat, other):
                chance *= self.lacks(other, discipline, k)
            other = self.state.after(other)
        return chance

    def potential(self, discipline: i64, cards: i64) -> float:
        """What cards of a discipline promise for later turns."""
        best = 0.0
        for k in range(1, METALS + 1):
            if k <= cards and self.state.is_free(discipline, k):
                best = max(best, float(k) * self.stands(discipline, k, self.state.turn))
        if self.state.place_of[discipline] != NOTHING:
            return best * KEPT + self.coming(discipline, cards)
        return best * ABSENT + self.coming(discipline, cards) / 2

    def coming(self, discipline: i64, cards: i64) -> float:
        """A card of which more may come is worth keeping."""
        if cards == 0 or cards >= METALS or self.state.is_final:
            return 0.0
        return COMING * float(cards * self.unseen[discipline]) / METALS

    def cost(self, discipline: i64, k: i64) -> float:
        """What is given up with k cards of a discipline, less what is drawn for them; in the last turn nothing."""
        state = self.state
        if state.is_final:
            if state.turns_left <= state.players:
                return 0.0
            replaced = 0.0
        else:
            replaced = NEW_CARD * float(k)
        cards = state.number[self.seat * DISCIPLINE_COUNT + discipline]
        return self.potential(discipline, cards) - self.potential(discipline, cards - k) - replaced

    def worth(self, action: i64) -> float:
        """What an action promises, in points."""
        entry = ENTRIES[action]
        state = self.state
        if isinstance(entry, Attempt):
            chance = self.stands(entry.discipline, entry.k, self.seat)
            return chance * (float(entry.k) + self.worth_of_end(entry.k)) - self.cost(entry.discipline, entry.k)
        if isinstance(entry, Discard):
            return -self.cost(entry.discipline, 1)
        if isinstance(entry, Swap):
            return self.worth_of_swap(entry.discipline, entry.place)
        if state.contest == NOTHING:
            return 0.0
        if isinstance(entry, Outbid):
            chance = self.stands(state.contest, entry.k, self.seat)
            spoilt = self.worth_of_spoiling()
            return chance * (float(entry.k) + self.worth_of_end(entry.k)) + spoilt - self.cost(state.contest, entry.k)
        return self.worth_of_spoiling() if isinstance(entry, Counter) else 0.0

    def worth_of_spoiling(self) -> float:
        """What it is worth that the highest bid wins nothing; less than nothing if it is the partner's."""
        state = self.state
        bidder = state.bidder[state.bids - 1]
        k = state.bid[state.bids - 1]
        if state.countered != NOBODY:
            return 0.0
        if state.are_partners(self.seat, bidder):
            return -float(k)
        return (float(k) + self.danger(bidder, k)) / (len(set(state.sides())) - 1)

    def danger(self, bidder: i64, k: i64) -> float:
        """Another seat that would end the game ahead must be stopped."""
        state = self.state
        if state.of_side(state.won, bidder) + 1 < state.settings.target:
            return 0.0
        return WIN if state.of_side(state.points, bidder) + k > state.of_side(state.points, self.seat) else 0.0

    def worth_of_end(self, k: i64) -> float:
        """Reaching the target ends the game: good for a seat that is then ahead, bad for others (MED-5.9, MED-8.2)."""
        state = self.state
        if state.of_side(state.won, self.seat) + 1 < state.settings.target:
            return 0.0
        mine = state.of_side(state.points, self.seat) + k
        sides = state.sides()
        for other in range(state.players):
            if sides[other] != sides[self.seat] and state.of_side(state.points, other) > mine:
                return -WIN
        return WIN

    def worth_of_swap(self, discipline: i64, place: i64) -> float:
        """A sport held twice or more comes into the centre for the next turn; the sport that leaves may hurt."""
        state = self.state
        if state.turns_left <= state.players:
            return -NEW_CARD
        left = state.number[self.seat * DISCIPLINE_COUNT + discipline] - 1
        gained = 0.0
        for k in range(1, METALS + 1):
            if k <= left and state.is_free(discipline, k):
                gained = max(gained, KEPT * float(k) * self.stands(discipline, k, self.seat))
        leaving = DISCIPLINE_OF[state.centre[place]]
        lost = self.potential(leaving, state.number[self.seat * DISCIPLINE_COUNT + leaving])
        taken = 0.0
        for other in range(state.players):
            if other != self.seat and self.shown(other, leaving):
                taken += SHOWN_TAKEN
        return gained - lost + taken - NEW_CARD

    def reason(self, action: i64) -> str:
        """What the action is for, in a word."""
        entry = ENTRIES[action]
        if isinstance(entry, Attempt):
            if self.worth_of_end(entry.k) > 0:
                return "ends-ahead"
            return "likely-medal" if self.stands(entry.discipline, entry.k, self.seat) >= LIKELY else "gamble"
        if isinstance(entry, Discard):
            return "useless-card"
        if isinstance(entry, Swap):
            return "brings-sport"
        if isinstance(entry, Counter):
            return "spoils"
        if isinstance(entry, Outbid):
            return "takes-over"
        return "waits" if self.state.contest == NOTHING else "lets-stand"


def fewer(good: i64, total: i64, taken: i64, need: i64) -> float:
    """How likely `taken` cards out of `total` hold fewer than `need` of the `good` ones; worked out once."""
    place = ((good * TOTALS + total) * HANDS + taken) * NEEDS + need
    if FEWER[place] == NOT_YET:
        chance = 0.0
        for found in range(need):
            chance += drawn(good, total, taken, found)
        FEWER[place] = chance
    return FEWER[place]


def drawn(good: i64, total: i64, taken: i64, found: i64) -> float:
    """How likely `taken` cards out of `total` hold exactly `found` of the `good` ones."""
    if found > good or found > taken or taken - found > total - good:
        return 0.0
    return choose(good, found) * choose(total - good, taken - found) / choose(total, taken)


def choose(size: i64, part: i64) -> float:
    """In how many ways a part can be taken."""
    ways = 1.0
    for number in range(part):
        ways = ways * float(size - number) / float(number + 1)
    return ways
