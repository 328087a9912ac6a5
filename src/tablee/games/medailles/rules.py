"""Médailles: present athletes of a sport in the centre, and hope that nobody after you can match them. The rules by id.

Their parts: what the options decide (`rules_settings.py`), the actions and their numbers (`rules_actions.py`), cards
(`rules_cards.py`), medals and bids (`rules_contest.py`), and here the flow of turns and contests, and what is allowed.
"""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.bag import OutcomeKind
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.shapes import Limit, TimeUp
from tablee.engine.state import NOBODY
from tablee.games.medailles import shapes
from tablee.games.medailles.board import DISCIPLINES
from tablee.games.medailles.rules_actions import (
    ATTEMPT,
    COUNTER,
    DISCARD,
    DISCIPLINE_COUNT,
    ENTRIES,
    METALS,
    OUTBID,
    PASS,
    PLACES,
    SWAP,
    Attempt,
    Counter,
    Discard,
    Outbid,
    Swap,
)
from tablee.games.medailles.rules_cards import CARDS, DISCIPLINE_OF, FULL_HAND, NOTHING
from tablee.games.medailles.rules_contest import Contest
from tablee.games.medailles.rules_settings import MOST_PLAYERS, Settings

DEALERS: Final = [OutcomeKind("dealer", [str(seat) for seat in range(players)]) for players in range(MOST_PLAYERS + 1)]
GOLD: Final = 3
SILVER: Final = 2
GOING_ON: Final = 0
BY_TARGET: Final = 1
BY_LAPS: Final = 2
BY_PASSES: Final = 3
BY_PILE: Final = 4
ENDINGS: Final = ["", "target", "laps", "passes", "pile"]
ENDING_RULES: Final = ["", "MED-5.9", "MED-6.5", "MED-6.5", "MED-8.1"]


class Medailles(Contest):
    """A position of Médailles. While a contest runs, its discipline is set and `turn` is the seat that attempts."""

    dealer: i64 = 0
    turn: i64 = 0
    is_final: bool = False  # the draw pile is empty
    turns_left: i64 = 0  # in the final phase
    passes: i64 = 0  # turns in a row that were passed
    outcome: i64 = GOING_ON

    def setup(self, chance: Chance) -> None:
        """The dealer deals; the seat on the left begins, and it goes clockwise (MED-1.1, MED-1.2, MED-1.5)."""
        self.lay_out()
        dealer = self.settings.dealer
        self.dealer = chance.pick(DEALERS[self.players]) if dealer == NOBODY else dealer
        self.turn = self.after(self.dealer)
        for _ in range(FULL_HAND):
            seat = self.turn
            for _ in range(self.players):
                self.add_to_hand(seat, chance.draw(self.pile))
                seat = self.after(seat)
        if self.told is not None:
            self.tell_deal()
        for place in range(PLACES):
            self.turn_up(place, "MED-1.2", chance)

    def lay_out(self) -> None:
        """Nothing is dealt, nothing won."""
        settings = self.fixed
        assert isinstance(settings, Settings)
        self.settings = settings
        self.gather_cards()
        self.clear_contest()

    def clone(self) -> "Medailles":
        """An independent copy."""
        copy = Medailles()
        self.copy_header(copy)
        self.copy_cards(copy)
        self.copy_contest(copy)
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.is_final = self.is_final
        copy.turns_left = self.turns_left
        copy.passes = self.passes
        copy.outcome = self.outcome
        return copy

    def work_out(self) -> None:
        """Where disciplines lie in the centre, and what each has won."""
        for place, card in enumerate(self.centre):
            if card != NOTHING:
                self.place_of[DISCIPLINE_OF[card]] = place
        for medal, seat in enumerate(self.owner):
            if seat != NOBODY:
                self.won[seat] += 1
                self.points[seat] += medal % METALS + 1

    # Who, what ----------------------------------------------------------------------------------------

    def view(self, viewer: int) -> shapes.MedaillesView:
        """What a viewer may know."""
        view = super().view(viewer)
        assert isinstance(view, shapes.MedaillesView)
        return view

    def to_act(self) -> list[int]:
        """The seat on turn; in a contest the seat that is asked for its answer."""
        if self.outcome != GOING_ON:
            return []
        return [self.turn if self.contest == NOTHING else self.asked]

    def legal(self, seat: i64) -> list[int]:
        """Discard or attempt (MED-2.1, MED-2.2); in the last turns attempt, pass or swap (MED-6.4)."""
        if self.outcome != GOING_ON:
            return []
        out: list[int] = []
        if self.contest != NOTHING:
            self.add_answers(seat, out)
        elif self.is_final:
            self.add_attempts(seat, out)
            out.append(PASS)
            self.add_swaps(seat, out)
        else:
            self.add_discards(seat, out)
            self.add_attempts(seat, out)
        return out

    def add_discards(self, seat: i64, out: list[int]) -> None:
        """Every discipline in hand (MED-2.1)."""
        slot = seat * DISCIPLINE_COUNT
        action: i64 = DISCARD
        while action < ATTEMPT:
            if self.number[slot]:
                out.append(action)
            action += 1
            slot += 1

    def add_attempts(self, seat: i64, out: list[int]) -> None:
        """One to three cards of a discipline in the centre, for a free medal (MED-3.1 to MED-3.4)."""
        base = seat * DISCIPLINE_COUNT
        for discipline in range(DISCIPLINE_COUNT):
            cards = self.number[base + discipline]
            if cards and self.place_of[discipline] != NOTHING:
                medal = discipline * METALS
                action = ATTEMPT + medal
                if self.owner[medal] == NOBODY:
                    out.append(action)
                if cards > 1 and self.owner[medal + 1] == NOBODY:
                    out.append(action + 1)
                if cards > SILVER and self.owner[medal + 2] == NOBODY:
                    out.append(action + 2)

    def add_swaps(self, seat: i64, out: list[int]) -> None:
        """A card whose discipline is not in the centre, with any card there (MED-6.3)."""
        base = seat * DISCIPLINE_COUNT
        for discipline in range(DISCIPLINE_COUNT):
            if self.number[base + discipline] and self.place_of[discipline] == NOTHING:
                action = SWAP + PLACES * discipline
                for card in self.centre:
                    if card != NOTHING:
                        out.append(action)
                    action += 1

    def add_answers(self, seat: i64, out: list[int]) -> None:
        """Pass, counter or outbid, with what the seat holds (MED-4.1 to MED-4.3, MED-4.7)."""
        cards = self.number[seat * DISCIPLINE_COUNT + self.contest]
        highest = self.bid[self.bids - 1]
        out.append(PASS)
        if cards < highest:
            return
        if self.countered == NOBODY and not self.are_partners(seat, self.bidder[self.bids - 1]):
            out.append(COUNTER)
        k = highest + 1
        while k <= METALS and k <= cards:
            if self.is_free(self.contest, k):
                out.append(OUTBID + k)
            k += 1

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        """What the rules say against an action of a seat that must decide."""
        entry = ENTRIES[action]
        if self.contest == NOTHING:
            if isinstance(entry, Discard):
                return self.forbids_discard(seat, entry.discipline)
            if isinstance(entry, Attempt):
                return self.forbids_attempt(seat, entry.discipline, entry.k)
            if isinstance(entry, Swap):
                return self.forbids_swap(seat, entry.discipline, entry.place)
            if isinstance(entry, Counter | Outbid):
                return Refused("nothing-to-answer", "MED-4.1")
            return None if self.is_final else Refused("no-passing", "MED-2.2")
        if isinstance(entry, Discard | Attempt | Swap):
            return Refused("contest-first", "MED-4.1", {"discipline": DISCIPLINES[self.contest]})
        if isinstance(entry, Counter):
            return self.forbids_counter(seat)
        return self.forbids_outbid(seat, entry.k) if isinstance(entry, Outbid) else None

    def forbids_discard(self, seat: i64, discipline: i64) -> Refused | None:
        """A card of the hand, while there is one to draw for it (MED-2.1, MED-6.4)."""
        if self.is_final:
            return Refused("no-discard-now", "MED-6.4")
        return self.lacks(seat, discipline, 1, "MED-2.1")

    def lacks(self, seat: i64, discipline: i64, k: i64, rule: str) -> Refused | None:
        """Refuses what needs more cards of a discipline than the seat holds."""
        cards = self.number[seat * DISCIPLINE_COUNT + discipline]
        if cards >= k:
            return None
        return Refused("not-enough-cards", rule, {"discipline": DISCIPLINES[discipline], "need": k, "held": cards})

    def forbids_attempt(self, seat: i64, discipline: i64, k: i64) -> Refused | None:
        """A discipline of the centre, a free medal, enough cards (MED-3.1, MED-3.2, MED-3.4)."""
        if self.place_of[discipline] == NOTHING:
            return Refused("not-in-centre", "MED-3.2", {"discipline": DISCIPLINES[discipline]})
        return self.gone(discipline, k) or self.lacks(seat, discipline, k, "MED-3.1")

    def gone(self, discipline: i64, k: i64) -> Refused | None:
        """Refuses a medal that is won, and names those that are left (MED-3.4)."""
        if self.is_free(discipline, k):
            return None
        left = "".join([str(other) for other in range(1, METALS + 1) if self.is_free(discipline, other)])
        return Refused("medal-gone", "MED-3.4", {"discipline": DISCIPLINES[discipline], "medal": k, "left": left})

    def forbids_swap(self, seat: i64, discipline: i64, place: i64) -> Refused | None:
        """In the last turns, with a card that is there, and without doubling a discipline (MED-6.3)."""
        if not self.is_final:
            return Refused("no-swap-yet", "MED-6.3")
        if self.centre[place] == NOTHING:
            return Refused("place-empty", "MED-6.3", {"place": place})
        if self.place_of[discipline] != NOTHING:
            return Refused("swap-would-double", "MED-6.3", {"discipline": DISCIPLINES[discipline]})
        return self.lacks(seat, discipline, 1, "MED-6.3")

    def forbids_counter(self, seat: i64) -> Refused | None:
        """As many cards as the highest bid, if nobody countered it and it is not the partner's (MED-4.3, MED-7.3)."""
        if self.countered != NOBODY:
            return Refused("countered-already", "MED-4.3")
        if self.are_partners(seat, self.bidder[self.bids - 1]):
            return Refused("partners-bid", "MED-7.3")
        return self.lacks(seat, self.contest, self.bid[self.bids - 1], "MED-4.3")

    def forbids_outbid(self, seat: i64, k: i64) -> Refused | None:
        """More cards than the highest bid, countered or not, for a free medal (MED-4.2, MED-4.5)."""
        highest = self.bid[self.bids - 1]
        if highest == METALS:
            return Refused("highest-possible", "MED-4.2", {"need": METALS})
        if k <= highest:
            return Refused("not-more-than-bid", "MED-4.2", {"need": highest + 1})
        return self.gone(self.contest, k) or self.lacks(seat, self.contest, k, "MED-4.2")

    def on_clock(self, seat: i64) -> TimeUp:
        """A seat that does not answer in time passes; for a turn a bot decides."""
        return TimeUp() if self.contest == NOTHING else TimeUp(PASS)

    def sides(self) -> list[int]:
        """Partners share a side (MED-7.1)."""
        if self.settings.has_teams:
            return [seat % 2 for seat in range(self.players)]
        return list(range(self.players))

    def scores(self) -> list[float]:
        """Gold 3 points, silver 2, bronze 1; partners count together (MED-8.2, MED-7.2)."""
        return [float(self.of_side(self.points, seat)) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """The best score wins, whoever reached the target; then more golds, then more silvers (MED-8.2)."""
        golds = self.medals_of(GOLD)
        silvers = self.medals_of(SILVER)
        keys = [
            (self.of_side(self.points, seat), self.of_side(golds, seat), self.of_side(silvers, seat))
            for seat in range(self.players)
        ]
        return [1 + sum([1 for other in keys if other > key]) for key in keys]

    def ending(self) -> str:
        return ENDINGS[self.outcome]

    # Turns --------------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """One of the things that can be done in a turn (MED-2.1, MED-6.4), or an answer to a bid (MED-4.1)."""
        entry = ENTRIES[action]
        if isinstance(entry, Discard):
            self.discard(seat, entry.discipline, chance)
        elif isinstance(entry, Attempt):
            self.attempt(seat, entry.discipline, entry.k, chance)
        elif isinstance(entry, Outbid):
            self.outbid(seat, entry.k, chance)
        elif isinstance(entry, Counter):
            self.counter(seat, chance)
        elif isinstance(entry, Swap):
            self.swap(seat, entry.discipline, entry.place)
        elif self.contest != NOTHING:
            self.let_stand(seat, chance)
        else:
            self.pass_turn(seat, "MED-6.4")
            self.end_turn()

    def discard(self, seat: i64, discipline: i64, chance: Chance) -> None:
        """One card on the pot, one from the pile; the player chooses the sport, not the card (MED-2.1, MED-2.3)."""
        card = self.take(seat, discipline)
        self.put_in_pot(card)
        if self.told is not None:
            self.tell(shapes.CardDiscarded("MED-2.1", int(seat), CARDS.names[card]), (), self.everybody())
        self.draw_up(seat, "MED-2.1", chance)
        self.end_turn()

    def swap(self, seat: i64, discipline: i64, place: i64) -> None:
        """A card of the hand for a card of the centre, in the last turns; all see what was taken (MED-6.3, MED-2.3)."""
        card = self.take(seat, discipline)
        taken = self.take_from_centre(place)
        self.lay_in_centre(place, card)
        self.add_seen(seat, taken)
        if self.told is not None:
            event = shapes.CardSwapped("MED-6.3", int(seat), int(place), CARDS.names[card], CARDS.names[taken])
            self.tell(event, (), self.everybody())
        self.passes = 0
        self.end_turn()

    def pass_turn(self, seat: i64, rule: str) -> None:
        """Nothing is done in the last turns; passed turns are counted, passed answers not (MED-6.4, MED-6.5)."""
        self.passes += 1
        if self.told is not None:
            self.tell(shapes.TurnPassed(rule, int(seat)))

    def end_turn(self) -> None:
        """Next is the seat after the one whose turn it was, whoever won (MED-5.8)."""
        if self.is_final:
            self.count_turn()
        elif self.pile.size == 0:
            self.begin_final()
        self.turn = self.after(self.turn)
        while self.outcome == GOING_ON and self.held[self.turn] == 0:
            self.pass_turn(self.turn, "MED-6.6")  # an empty hand is not asked
            self.count_turn()
            self.turn = self.after(self.turn)

    def begin_final(self) -> None:
        """The draw pile is empty: some last turns each, or none (MED-6.2, MED-8.1)."""
        self.is_final = True
        self.turns_left = self.settings.laps * self.players
        if self.turns_left == 0:
            self.finish(BY_PILE)
        elif self.told is not None:
            self.tell(shapes.FinalBegun("MED-6.2", int(self.settings.laps), int(self.turns_left)))

    def count_turn(self) -> None:
        """The last turns end when they are used up, or when all have passed one after the other (MED-6.5)."""
        self.turns_left -= 1
        if self.turns_left == 0:
            self.finish(BY_LAPS)
        elif self.passes == self.players:
            self.finish(BY_PASSES)

    def finish(self, outcome: i64) -> None:
        """The game is over (MED-8.1)."""
        self.outcome = outcome
        if self.told is not None:
            self.tell(shapes.GameEnded(ENDING_RULES[outcome], ENDINGS[outcome]))

    # Contests -----------------------------------------------------------------------------------------

    def attempt(self, seat: i64, discipline: i64, k: i64, chance: Chance) -> None:
        """Cards of one discipline face up for a medal; more of them may stay in hand (MED-3.1, MED-3.3)."""
        self.passes = 0
        self.contest = discipline
        self.add_bid(seat, k)
        if self.told is not None:
            event = shapes.MedalAttempted("MED-3.1", int(seat), DISCIPLINES[discipline], int(k), self.highest_cards())
            self.tell(event, (), self.everybody())
        self.ask_after(seat, chance)

    def outbid(self, seat: i64, k: i64, chance: Chance) -> None:
        """More cards than the highest bid, which counts no longer, nor does its counter (MED-4.2, MED-4.5)."""
        self.countered = NOBODY
        self.add_bid(seat, k)
        if self.told is not None:
            name = DISCIPLINES[self.contest]
            event = shapes.BidRaised("MED-4.2", int(seat), name, int(k), self.highest_cards())
            self.tell(event, (), self.everybody())
        self.ask_after(seat, chance)

    def counter(self, seat: i64, chance: Chance) -> None:
        """As many cards as the highest bid, seen by all, and back into the hand at once (MED-4.3, MED-4.4).

        Cards are shown to everybody, their owner too: what others have seen is not taken back, and stays in `shown`.
        """
        k = self.bid[self.bids - 1]
        self.show(seat, self.contest, k)
        self.countered = seat
        if self.told is not None:
            shown = [name for name in self.seen_names(seat) if name.startswith(DISCIPLINES[self.contest])]
            event = shapes.BidCountered("MED-4.3", int(seat), DISCIPLINES[self.contest], shown[:k])
            self.tell(event, (), self.everybody())
        self.ask_after(seat, chance)

    def let_stand(self, seat: i64, chance: Chance) -> None:
        """No answer (MED-4.1)."""
        if self.told is not None:
            self.tell(shapes.AnswerPassed("MED-4.1", int(seat)))
        self.ask_after(seat, chance)

    def ask_after(self, seat: i64, chance: Chance) -> None:
        """Each seat after the attempter is asked once, clockwise; then the contest is settled (MED-4.1)."""
        seat = self.after(seat)
        while seat != self.turn:
            if self.might_answer(seat):
                self.asked = seat
                return
            seat = self.after(seat)
        self.settle(chance)

    def settle(self, chance: Chance) -> None:
        """Bids to the pot, the medal, losers draw, the centre is refilled, the winner draws (MED-5.1 to MED-5.7)."""
        winner = self.bidder[self.bids - 1] if self.countered == NOBODY else NOBODY  # MED-4.6, MED-5.2
        place = self.place_of[self.contest]
        self.lay_down_bids()
        if winner == NOBODY:
            if self.told is not None:
                event = shapes.MedalSpoiled("MED-5.2", int(self.countered), DISCIPLINES[self.contest])
                self.tell(event)
        else:
            self.win_medal(winner, place)
        losers = [int(self.bidder[bid]) for bid in range(self.bids) if self.bidder[bid] != winner]
        self.clear_bids()
        if winner != NOBODY and self.of_side(self.won, winner) >= self.settings.target:
            self.finish(BY_TARGET)  # nothing is drawn (MED-5.9)
            return
        for loser in losers:
            self.draw_up(loser, "MED-5.5", chance)
        if winner != NOBODY:
            self.turn_up(place, "MED-5.6", chance)
            self.draw_up(winner, "MED-5.7", chance)
        self.end_turn()

    def tell_deal(self) -> None:
        """The deal, hand by hand, each seen by its seat alone."""
        self.tell(shapes.DealerChosen("MED-1.1", int(self.dealer)))
        seat = self.turn
        for _ in range(self.players):
            only = (int(seat),)
            event = shapes.HandDealt("MED-1.1", int(seat), FULL_HAND, self.hand_names(seat))
            self.tell(event, (Limit("cards", only),), only)
            seat = self.after(seat)
