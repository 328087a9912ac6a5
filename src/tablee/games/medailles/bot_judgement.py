"""How promising each action of Médailles looks at a glance, in points, with numbers that were found by playing.

It counts as `greedy` does, but knows what a race is about: silver and gold are worth more than their points, an attempt
that fails has cost a turn, cards that spoil bids are worth keeping, and each medal of the leader brings the end nearer.
"""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.state import NOBODY
from tablee.games.medailles.bot_count import Count
from tablee.games.medailles.rules import Medailles
from tablee.games.medailles.rules_actions import DISCIPLINE_COUNT, ENTRIES, METALS, Attempt, Counter, Discard, Outbid
from tablee.games.medailles.rules_cards import NOTHING

PAIR: Final = 2
LET_END: Final = 2.0  # what it would cost to spoil a bid with which somebody ends the game behind
USUAL: Final = {
    "new_card": 0.25,  # an unknown card
    "kept": 0.68,  # of a medal that waits until the next turn
    "absent": 0.3,  # the same for a discipline that is not in the centre
    "coming": 0.5,  # each card of a discipline that may still be drawn
    "coming_absent": 0.27,
    "silver": 3.06,
    "gold": 4.9,
    "blocks": 0.17,  # to be able to match what others are likely to bid
    "race": 0.2,  # each point of a lead, for each medal that the end comes nearer
    "spoils": 0.7,  # of a medal that somebody else does not get
    "shows": 0.15,  # each card that is shown
    "fails": 1.12,  # an attempt in vain
    "alone": 0.39,  # two cards of a discipline that is not in the centre: they are taken for more than they are
}


class Weights:
    """The numbers of a judgement."""

    def __init__(self, numbers: dict[str, float]) -> None:
        self.new_card = numbers["new_card"]
        self.kept = numbers["kept"]
        self.absent = numbers["absent"]
        self.coming = numbers["coming"]
        self.coming_absent = numbers["coming_absent"]
        self.medals = [0.0, 1.0, numbers["silver"], numbers["gold"]]
        self.blocks = numbers["blocks"]
        self.race = numbers["race"]
        self.spoils = numbers["spoils"]
        self.shows = numbers["shows"]
        self.fails = numbers["fails"]
        self.alone = numbers["alone"]


class Judgement(Count):
    """What each action of a seat is worth."""

    def __init__(self, state: Medailles, seat: i64, weights: Weights) -> None:
        super().__init__(state, seat)
        self.weights = weights

    def worth(self, action: i64) -> float:
        """What an action promises."""
        entry = ENTRIES[action]
        state = self.state
        weights = self.weights
        if isinstance(entry, Attempt):
            chance = self.is_safe(entry.discipline, entry.k)
            gained = weights.medals[entry.k] + self.worth_of_end(entry.k)
            return chance * gained - (1.0 - chance) * weights.fails - self.cost(entry.discipline, entry.k)
        if isinstance(entry, Discard):
            return -self.cost(entry.discipline, 1)
        if state.contest != NOTHING and isinstance(entry, Outbid):
            chance = self.stands(state.contest, entry.k, self.seat)
            gained = weights.medals[entry.k] + self.worth_of_end(entry.k)
            return chance * gained + self.worth_of_spoiling() - self.cost(state.contest, entry.k)
        if state.contest != NOTHING and isinstance(entry, Counter):
            return self.worth_of_spoiling() - weights.shows * float(state.bid[state.bids - 1])
        return super().worth(action)

    def is_safe(self, discipline: i64, k: i64) -> float:
        """How likely nobody else can match k cards of a discipline."""
        chance = 1.0
        for other in range(self.state.players):
            if other != self.seat and not self.state.are_partners(self.seat, other):
                chance *= self.lacks(other, discipline, k)
        return chance

    def potential(self, discipline: i64, cards: i64) -> float:
        """What cards of a discipline promise for later turns, one's own and others'."""
        if cards == 0:
            return 0.0
        weights = self.weights
        best = 0.0
        blocked = 0.0
        for k in range(1, METALS + 1):
            if k <= cards and self.state.is_free(discipline, k):
                chance = self.is_safe(discipline, k)
                best = max(best, weights.medals[k] * chance)
                blocked += 1.0 - chance
        coming = 0.0
        if cards < METALS and not self.state.is_final:
            coming = float(cards * self.unseen[discipline]) / METALS
        if self.state.place_of[discipline] != NOTHING:
            return best * weights.kept + coming * weights.coming + blocked * weights.blocks
        alone = weights.alone if cards >= PAIR else 0.0
        return best * weights.absent + coming * weights.coming_absent - alone

    def cost(self, discipline: i64, k: i64) -> float:
        """What is given up with k cards of a discipline, less what is drawn for them; in the last turn nothing."""
        state = self.state
        if state.is_final and state.turns_left <= state.players:
            return 0.0
        replaced = 0.0 if state.is_final else self.weights.new_card * float(k)
        cards = state.number[self.seat * DISCIPLINE_COUNT + discipline]
        return self.potential(discipline, cards) - self.potential(discipline, cards - k) - replaced

    def worth_of_end(self, k: i64) -> float:
        """To end the game ahead; before, to come nearer to its end with a lead."""
        state = self.state
        won = state.of_side(state.won, self.seat) + 1
        if won >= state.settings.target:
            return super().worth_of_end(k)
        best: i64 = 0
        for other in range(state.players):
            if other != self.seat and not state.are_partners(self.seat, other):
                best = max(best, state.of_side(state.points, other))
        lead = state.of_side(state.points, self.seat) - best
        return self.weights.race * float(lead * won) / float(state.settings.target)

    def worth_of_spoiling(self) -> float:
        """What it is worth that the highest bid wins nothing."""
        state = self.state
        bidder = state.bidder[state.bids - 1]
        k = state.bid[state.bids - 1]
        if state.countered != NOBODY:
            return 0.0
        medal = self.weights.medals[k]
        if state.are_partners(self.seat, bidder):
            return -medal
        return (self.weights.spoils * medal + self.danger(bidder, k)) / float(len(set(state.sides())) - 1)

    def danger(self, bidder: i64, k: i64) -> float:
        """How much worse another seat's medal is because of the end that it brings nearer."""
        state = self.state
        won = state.of_side(state.won, bidder) + 1
        if won >= state.settings.target:
            return super().danger(bidder, k) or -LET_END
        lead = state.of_side(state.points, bidder) - state.of_side(state.points, self.seat)
        return self.weights.race * float(lead * won) / float(state.settings.target)
