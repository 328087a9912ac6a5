"""Medals and the contests for them: bids, who may answer, what is won."""

from typing import Final

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.state import NOBODY
from tablee.games.medailles import shapes
from tablee.games.medailles.board import DISCIPLINES
from tablee.games.medailles.rules_actions import DISCIPLINE_COUNT, METALS
from tablee.games.medailles.rules_cards import CARDS, NOTHING, Cards
from tablee.games.medailles.rules_settings import TEAM_PLAYERS, Settings

MOST_BIDS: Final = 3  # each has more cards than the one before, and at most three (MED-4.2)
MOST_BID_CARDS: Final = 6


class Contest(Cards):
    """Who has won what, and the contest that runs, if its discipline is set."""

    settings: Settings
    won: vec[i64]  # medals per seat
    points: vec[i64]  # per seat
    contest: i64 = NOTHING  # the discipline of the running contest
    bids: i64 = 0  # how many
    bidder: vec[i64]  # the seat of each bid
    bid: vec[i64]  # the number of cards of each bid
    bid_cards: vec[i64]  # all cards of all bids, in order of bidding
    countered: i64 = NOBODY  # the seat that countered the highest bid
    asked: i64 = NOBODY  # the seat that may answer it

    def clear_contest(self) -> None:
        """Nothing is won, nothing bid."""
        self.won = zeros(self.players)
        self.points = zeros(self.players)
        self.bid_cards = filled(MOST_BID_CARDS, NOTHING)
        self.clear_bids()

    def clear_bids(self) -> None:
        """No contest runs."""
        self.contest = NOTHING
        self.bids = 0
        self.bidder = filled(MOST_BIDS, NOBODY)
        self.bid = zeros(MOST_BIDS)
        self.countered = NOBODY
        self.asked = NOBODY

    def copy_contest(self, copy: "Contest") -> None:
        """The medals' and bids' part of `clone`."""
        copy.settings = self.settings
        copy.won = self.won[:]
        copy.points = self.points[:]
        copy.contest = self.contest
        copy.bids = self.bids
        copy.bidder = self.bidder[:]
        copy.bid = self.bid[:]
        copy.bid_cards = self.bid_cards[:]
        copy.countered = self.countered
        copy.asked = self.asked

    # Seats and medals ---------------------------------------------------------------------------------

    def after(self, seat: i64) -> i64:
        """The next seat, clockwise (MED-1.5)."""
        seat += 1
        return 0 if seat == self.players else seat

    def are_partners(self, seat: i64, other: i64) -> bool:
        """Seats 0 and 2 play against 1 and 3 (MED-7.1)."""
        return self.settings.has_teams and (seat - other) % 2 == 0

    def is_free(self, discipline: i64, k: i64) -> bool:
        """A medal that somebody has won cannot be won again, not even by its owner (MED-3.4)."""
        return self.owner[discipline * METALS + k - 1] == NOBODY

    def of_side(self, per_seat: vec[i64], seat: i64) -> i64:
        """What a seat has, in teams with what its partner has (MED-7.2)."""
        if not self.settings.has_teams:
            return per_seat[seat]
        return per_seat[seat] + per_seat[(seat + 2) % TEAM_PLAYERS]

    def medals_of(self, k: i64) -> vec[i64]:
        """How many medals of a metal each seat has won."""
        out = zeros(self.players)
        for discipline in range(DISCIPLINE_COUNT):
            owner = self.owner[discipline * METALS + k - 1]
            if owner != NOBODY:
                out[owner] += 1
        return out

    # Bids ---------------------------------------------------------------------------------------------

    def add_bid(self, seat: i64, k: i64) -> None:
        """The cards lie face up until the contest is settled (MED-3.3)."""
        slot: i64 = 0
        for earlier in range(self.bids):
            slot += self.bid[earlier]
        for _ in range(k):
            self.bid_cards[slot] = self.take(seat, self.contest)
            slot += 1
        self.bidder[self.bids] = seat
        self.bid[self.bids] = k
        self.bids += 1

    def bid_names(self) -> list[str]:
        """The cards of all bids by name, in order of bidding."""
        return [CARDS.names[card] for card in self.bid_cards if card != NOTHING]

    def highest_cards(self) -> list[str]:
        """The cards of the highest bid by name."""
        return self.bid_names()[-self.bid[self.bids - 1] :]

    def might_answer(self, seat: i64) -> bool:
        """Could anyone in this seat's place, with so big a hand, counter or outbid? Its cards are secret (MED-4.8)."""
        highest = self.bid[self.bids - 1]
        held = self.held[seat]
        if held < highest:
            return False
        if self.countered == NOBODY and not self.are_partners(seat, self.bidder[self.bids - 1]):
            return True
        k = highest + 1
        while k <= METALS and k <= held and not self.is_free(self.contest, k):
            k += 1
        return k <= METALS and k <= held

    def lay_down_bids(self) -> None:
        """The cards of all bids, winning or not, go to the pot in order of bidding (MED-5.3)."""
        if self.told is not None:
            self.tell(shapes.BidsLaidDown("MED-5.3", self.bid_names()))
        for slot in range(MOST_BID_CARDS):
            if self.bid_cards[slot] == NOTHING:
                break
            self.put_in_pot(self.bid_cards[slot])
            self.bid_cards[slot] = NOTHING

    def win_medal(self, seat: i64, place: i64) -> None:
        """The winner takes the card of the centre and lays the medal on it (MED-5.1, MED-5.4)."""
        k = self.bid[self.bids - 1]
        medal = self.contest * METALS + k - 1
        card = self.take_from_centre(place)
        self.owner[medal] = seat
        self.under[medal] = card
        self.won[seat] += 1
        self.points[seat] += k
        if self.told is not None:
            name = DISCIPLINES[self.contest]
            self.tell(shapes.MedalWon("MED-5.1", int(seat), name, int(k), CARDS.names[card], int(place)))
