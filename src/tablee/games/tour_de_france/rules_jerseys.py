"""Point cards, and the four jerseys that change hands at the end of every round."""

from typing import Final

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.bag import Bag, OutcomeKind
from tablee.engine.chance import Chance
from tablee.engine.state import NOBODY
from tablee.games.tour_de_france import shapes
from tablee.games.tour_de_france.board import CARDS
from tablee.games.tour_de_france.rules_cards import Cards

# The leader's, the best climber's, the best sprinter's, the best young rider's (TDF-8.7).
JERSEYS: Final = ["yellow", "polka", "green", "white"]
YELLOW: Final = 0
POINT_DECKS: Final = 3  # polka, green, white: the jersey after YELLOW
MOST_VALUES: Final = 5  # of the cards of one deck
DECK_VALUES: Final = [CARDS.points[name].values for name in JERSEYS[1:]]
DECK_COPIES: Final = [CARDS.points[name].copies for name in JERSEYS[1:]]
DECK_KINDS: Final = [OutcomeKind(name, [str(value) for value in CARDS.points[name].values]) for name in JERSEYS[1:]]
BITS: Final = vec[i64]([1, 2, 4, 8, 16, 32])  # a seat as part of a set


class Jerseys(Cards):
    """Points in front of the riders, and who wears what."""

    decks: list[Bag]  # of point cards
    shown: vec[i64]  # point cards by deck, seat and value: see `slot`
    totals: vec[i64]  # points: `totals[deck * players + seat]`
    holder: vec[i64]  # of each jersey, or NOBODY
    tied_at: vec[i64]  # by deck: the best total when a tie was last broken, or 0
    tied: vec[i64]  # by deck: the set of seats that shared it

    def hang_jerseys(self) -> None:
        """Nobody has points; the jerseys lie aside (TDF-1.1)."""
        self.decks = [Bag(DECK_KINDS[deck], vec[i64](DECK_COPIES[deck])) for deck in range(POINT_DECKS)]
        self.shown = zeros(POINT_DECKS * self.players * MOST_VALUES)
        self.totals = zeros(POINT_DECKS * self.players)
        self.holder = filled(len(JERSEYS), NOBODY)
        self.tied_at = zeros(POINT_DECKS)
        self.tied = zeros(POINT_DECKS)

    def copy_jerseys(self, copy: "Jerseys") -> None:
        """The jerseys' part of `clone`."""
        copy.decks = [deck.clone() for deck in self.decks]
        copy.shown = self.shown[:]
        copy.totals = self.totals[:]
        copy.holder = self.holder[:]
        copy.tied_at = self.tied_at[:]
        copy.tied = self.tied[:]

    def slot(self, deck: i64, seat: i64, value: i64) -> i64:
        """Where `shown` counts a seat's cards of a value."""
        return (deck * self.players + seat) * MOST_VALUES + value

    def show_points(self, deck: i64, seat: i64, value: i64) -> None:
        """A point card lies face up before a seat, and never returns (TDF-5.7)."""
        self.shown[self.slot(deck, seat, value)] += 1
        self.totals[deck * self.players + seat] += DECK_VALUES[deck][value]

    def draw_points(self, deck: i64, seat: i64, chance: Chance) -> None:
        """The top card of a deck; an empty one gives nothing (TDF-5.7)."""
        name = JERSEYS[deck + 1]
        if self.decks[deck].size == 0:
            if self.told is not None:
                self.tell(shapes.PointsDeckEmpty("TDF-5.7", int(seat), name))
            return
        value = chance.draw(self.decks[deck])
        self.show_points(deck, seat, value)
        if self.told is not None:
            total = int(self.totals[deck * self.players + seat])
            event = shapes.PointsWon("TDF-5.7", int(seat), name, DECK_VALUES[deck][value], total)
            self.tell(event, (), self.everybody())

    # Awards -------------------------------------------------------------------------------------------

    def award_yellow(self, chance: Chance) -> None:
        """To the leader; of several the holder keeps it, else they roll off (TDF-8.1)."""
        holder = self.holder[YELLOW]
        if holder == NOBODY or self.at[holder] != self.foremost():
            self.hand_over(YELLOW, self.roll_off(self.leaders(), "yellow", "TDF-8.1", chance), "TDF-8.1")

    def award_points(self, chance: Chance) -> None:
        """Polka-dot, green and white, each to the rider with most points (TDF-8.2)."""
        for deck in range(POINT_DECKS):
            self.award_deck(deck, chance)

    def award_deck(self, deck: i64, chance: Chance) -> None:
        """Most points; a tie is rolled off once and stays broken; without points nobody (TDF-8.3 to TDF-8.5)."""
        best: i64 = 0
        group: i64 = 0  # the seats that have it
        only: i64 = NOBODY  # the one of them, if there is but one
        base = deck * self.players
        for seat in range(self.players):
            total = self.totals[base + seat]
            if total > best:
                best = total
                group = BITS[seat]
                only = seat
            elif total == best:
                group += BITS[seat]
                only = NOBODY
        if best == 0:
            return
        if only != NOBODY:
            self.tied_at[deck] = 0
            self.tied[deck] = 0
            self.hand_over(deck + 1, only, "TDF-8.2")
            return
        if self.tied_at[deck] == best and self.tied[deck] == group:
            return
        self.tied_at[deck] = best
        self.tied[deck] = group
        seats = [seat for seat in range(self.players) if self.totals[base + seat] == best]
        self.hand_over(deck + 1, self.roll_off(seats, JERSEYS[deck + 1], "TDF-8.4", chance), "TDF-8.4")

    def hand_over(self, jersey: i64, seat: i64, rule: str) -> None:
        """Jersey cards change hands all game long (TDF-8.6)."""
        if self.holder[jersey] == seat:
            return
        self.holder[jersey] = seat
        if self.told is not None:
            self.tell(shapes.JerseyTaken(rule, int(seat), JERSEYS[jersey]))

    def titles(self, seat: i64) -> i64:
        """How many of the three side titles a seat holds."""
        found: i64 = 0
        for jersey in range(1, len(JERSEYS)):
            if self.holder[jersey] == seat:
                found += 1
        return found
