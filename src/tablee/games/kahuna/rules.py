"""Kahuna: two sorcerers link islands, take power and sweep each other away. The rules, each with its id.

Their parts: the actions and their numbers (`rules_actions.py`), links and power (`rules_power.py`), cards
(`rules_cards.py`), what may be done (`rules_offer.py`), and here what is forbidden and what happens.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import i64
from tablee.engine.bag import OutcomeKind
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.shapes import Limit
from tablee.engine.state import NOBODY
from tablee.games.kahuna import shapes
from tablee.games.kahuna.board import ISLANDS, LINES
from tablee.games.kahuna.rules_actions import (
    DISCARD,
    ENTRIES,
    ISLAND_COUNT,
    Discard,
    DrawPile,
    DrawRow,
    EndTurn,
    HandicapLink,
    PlaceLink,
    RemoveLink,
)
from tablee.games.kahuna.rules_cards import COPIES, EMPTY
from tablee.games.kahuna.rules_offer import (
    BLANK_LIMIT,
    FINAL,
    FULL_HAND,
    GOING_ON,
    LINKS,
    SUDDEN_DEFEATS,
    Settings,
    Turns,
)
from tablee.games.kahuna.rules_power import ALL, BIT, DREW, HELD, LAID, RULED, SCORE, SEATS

DEALERS: Final = OutcomeKind("dealer", ["0", "1"])
LAST_TURNS: Final = 2  # KAH-7.9

THIRD: Final = 3  # rounds are counted from 1
ROUNDS: Final = ["", "1", "2", "3", "final"]
POINTS: Final = [0, 1, 2]  # of the first and second round (KAH-7.3, KAH-7.7)
SCORING_RULES: Final = ["", "KAH-7.3", "KAH-7.7"]

SUDDEN: Final = 1
BY_POINTS: Final = 2
BY_LINKS: Final = 3
DRAWN: Final = 4
ENDINGS: Final = ["", "sudden", "points", "links", "draw"]
ENDING_RULES: Final = ["", "KAH-8.4", "KAH-8.1", "KAH-8.2", "KAH-8.3"]

BY_STONES: Final = 0
NEVER: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Kahuna(Turns):
    dealer: i64 = 0
    last_turns: i64 = 0  # still to play
    winner: i64 = NOBODY

    def setup(self, chance: Chance) -> None:
        """A dealer is drawn and deals; the other seat begins (KAH-1.3)."""
        self.lay_out()
        dealer = self.settings.dealer
        self.dealer = chance.pick(DEALERS) if dealer == NOBODY else dealer
        self.turn = 1 - self.dealer
        self.deal(self.dealer, chance)
        self.handicap = self.settings.handicap_links
        if self.told is not None:
            self.tell_deal()

    def lay_out(self) -> None:
        """An empty board, no links laid, all cards in the pile (KAH-1.2, KAH-1.7)."""
        settings = self.fixed
        assert isinstance(settings, Settings)
        self.settings = settings
        self.clear_board()
        self.gather_cards()
        for seat in range(SEATS):
            self.tally[DREW + seat] = 1  # nobody is obliged in the first turn (KAH-6.6)

    def clone(self) -> "Kahuna":
        """An independent copy."""
        copy = Kahuna()
        self.copy_to(copy)
        return copy

    def copy_to(self, copy: "Kahuna") -> None:
        """All of `clone` but the class, for another version of the rules."""
        self.copy_header(copy)
        copy.settings = self.settings
        self.copy_board(copy)
        self.copy_cards(copy)
        copy.dealer = self.dealer
        copy.turn = self.turn
        copy.round = self.round
        copy.has_played = self.has_played
        copy.has_discarded = self.has_discarded
        copy.blank = self.blank
        copy.handicap = self.handicap
        copy.last_turns = self.last_turns
        copy.outcome = self.outcome
        copy.winner = self.winner

    def work_out(self) -> None:
        """How many cards each holds and what they can do, and how many islands each rules."""
        self.count_hands()
        for seat in range(SEATS):
            self.tally[RULED + seat] = sum([1 for owner in self.stone if owner == seat])

    # Who, what ----------------------------------------------------------------------------------------

    def view(self, viewer: int) -> shapes.KahunaView:
        """What a viewer may know."""
        view = super().view(viewer)
        assert isinstance(view, shapes.KahunaView)
        return view

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        """What the rules say against an action of a seat that must decide."""
        entry = ENTRIES[action]
        if isinstance(entry, HandicapLink):
            return self.forbids_handicap(entry.line)
        if self.handicap:
            return Refused("handicap-first", "KAH-1.9", {"count": self.handicap})
        match entry:
            case PlaceLink(line, card):
                return self.forbids_place(seat, line, card)
            case RemoveLink(line, first, second):
                return self.forbids_removal(seat, line, first, second)
            case Discard(card):
                return self.forbids_discard(seat, card)
            case DrawPile():
                if self.pile.size == 0:
                    return self.forbids_draw(seat) or Refused("pile-empty", "KAH-6.2")
                return self.forbids_draw(seat)
            case DrawRow(slot):
                if self.row[slot] == EMPTY:
                    return self.forbids_draw(seat) or Refused("slot-empty", "KAH-6.3", {"slot": slot})
                return self.forbids_draw(seat)
            case EndTurn():
                return self.forbids_end(seat)
        return None

    def forbids_handicap(self, line: i64) -> Refused | None:
        """Handicap links come before the first turn, on free lines (KAH-1.9)."""
        if not self.handicap:
            return Refused("no-handicap-now", "KAH-1.9")
        if self.owner(line) != NOBODY:
            return Refused("line-occupied", "KAH-1.9", {"line": LINES[line]})
        return None

    def forbids_place(self, seat: i64, line: i64, card: i64) -> Refused | None:
        """A card of the hand, a link of the stock, a line without a link (KAH-3.1, KAH-3.2, KAH-3.5)."""
        if self.has_discarded:
            return Refused("play-after-discard", "KAH-6.9")
        if self.owner(line) != NOBODY:
            return Refused("line-occupied", "KAH-3.2", {"line": LINES[line]})
        if self.tally[LAID + seat] == LINKS:
            return Refused("no-link-left", "KAH-3.5", {"count": LINKS})
        if not self.hand[seat * ISLAND_COUNT + card]:
            return Refused("card-not-in-hand", "KAH-3.1", {"card": ISLANDS[card]})
        return None

    def forbids_removal(self, seat: i64, line: i64, first: i64, second: i64) -> Refused | None:
        """Two cards of the hand against an enemy link (KAH-4.1 to KAH-4.3)."""
        if self.has_discarded:
            return Refused("play-after-discard", "KAH-6.9")
        owner = self.owner(line)
        if owner == NOBODY:
            return Refused("no-link-there", "KAH-4.3", {"line": LINES[line]})
        if owner == seat:
            return Refused("own-link", "KAH-4.3", {"line": LINES[line]})
        base = seat * ISLAND_COUNT
        if first == second and self.hand[base + first] < COPIES:
            return Refused("pair-not-in-hand", "KAH-4.2", {"cards": ISLANDS[first] + "+" + ISLANDS[first]})
        if not (self.hand[base + first] and self.hand[base + second]):
            return Refused("pair-not-in-hand", "KAH-4.1", {"cards": ISLANDS[first] + "+" + ISLANDS[second]})
        return None

    def forbids_discard(self, seat: i64, card: i64) -> Refused | None:
        """Five cards and nothing to play, a freer table, or four blank turns (KAH-6.7, KAH-6.10)."""
        if self.round == FINAL:
            return Refused("no-discard-in-last-turn", "KAH-7.9")
        if not self.has_discarded:
            if self.tally[HELD + seat] != FULL_HAND:
                return Refused("hand-not-full", "KAH-6.7", {"count": FULL_HAND})
            is_free = self.settings.is_discard_free or self.blank >= BLANK_LIMIT
            if not is_free and self.can_play(seat):
                return Refused("still-playable", "KAH-6.7")
        if not self.hand[seat * ISLAND_COUNT + card]:
            return Refused("card-not-in-hand", "KAH-6.7", {"card": ISLANDS[card]})
        return None

    def can_play(self, seat: i64) -> bool:
        """Is there a card that lays a link or a pair that removes one?"""
        return any(self.forbids(seat, action) is None for action in range(DISCARD))

    def forbids_draw(self, seat: i64) -> Refused | None:
        """No drawing in the last turns, nor with five cards (KAH-7.9, KAH-6.4)."""
        if self.round == FINAL:
            return Refused("no-draw-in-last-turn", "KAH-7.9")
        if self.tally[HELD + seat] >= FULL_HAND:
            return Refused("hand-full", "KAH-6.4", {"count": FULL_HAND})
        return None

    def forbids_end(self, seat: i64) -> Refused | None:
        """After an opponent who did not draw, a seat that can draw must; no fifth blank turn (KAH-6.5, KAH-6.10)."""
        if self.round == FINAL:
            return None
        if self.tally[HELD + seat] < FULL_HAND and not self.tally[DREW + 1 - seat]:
            return Refused("must-draw", "KAH-6.5")
        if self.blank >= BLANK_LIMIT and not self.has_played and not self.has_discarded:
            return Refused("fifth-blank-turn", "KAH-6.10", {"count": BLANK_LIMIT})
        return None

    def scores(self) -> list[float]:
        """The points so far (KAH-8.1)."""
        return [float(self.tally[SCORE]), float(self.tally[SCORE + 1])]

    def ranking(self) -> list[int]:
        """The winner first; while the game goes on, who would win if it ended like this."""
        ahead = self.winner if self.outcome != GOING_ON else self.leader()
        return [1 if ahead in (seat, NOBODY) else 2 for seat in range(SEATS)]

    def ending(self) -> str:
        return ENDINGS[self.outcome]

    # What happens -------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """One action and all that follows from it, before the next (KAH-2.3)."""
        entry = ENTRIES[action]
        if isinstance(entry, DrawRow):  # compiled, a failed `case` of a class costs 50 ns, isinstance 1
            self.draw_row(seat, entry.slot, chance)
        elif isinstance(entry, DrawPile):
            self.draw_pile(seat, chance)
        elif isinstance(entry, PlaceLink):
            self.place(seat, entry.line, entry.card)
        elif isinstance(entry, RemoveLink):
            self.remove(seat, entry.line, entry.first, entry.second)
        elif isinstance(entry, EndTurn):
            self.decline(seat, chance)
        elif isinstance(entry, Discard):
            self.discard(seat, entry.card)
        elif isinstance(entry, HandicapLink):
            self.place_handicap(seat, entry.line)

    def place_handicap(self, seat: i64, line: i64) -> None:
        """A link before the first turn, without a card (KAH-1.9)."""
        self.handicap -= 1
        if self.told is not None:
            self.tell(shapes.HandicapLinkLaid("KAH-1.9", int(seat), LINES[line]))
        self.lay(seat, line)

    def place(self, seat: i64, line: i64, card: i64) -> None:
        """One card, one link; the island at the other end does not matter (KAH-3.1, KAH-3.3)."""
        self.spend(seat, card)
        if self.told is not None:
            self.tell(shapes.LinkLaid("KAH-3.1", int(seat), LINES[line], ISLANDS[card]), (), self.others(seat))
        self.lay(seat, line)
        self.after_play()

    def remove(self, seat: i64, line: i64, first: i64, second: i64) -> None:
        """Two cards take an enemy link off; its line is free at once (KAH-4.1, KAH-4.2, KAH-4.4)."""
        self.spend(seat, first)
        self.spend(seat, second)
        if self.told is not None:
            rule = "KAH-4.2" if first == second else "KAH-4.1"
            event = shapes.LinkRemoved(rule, int(seat), LINES[line], [ISLANDS[first], ISLANDS[second]])
            self.tell(event, (), self.others(seat))
        self.take_off(1 - seat, line)
        self.lose_stones(1 - seat)
        self.after_play()

    def after_play(self) -> None:
        """From the first scoring on every play may end the game, in the last turns too (KAH-7.5, KAH-8.4)."""
        self.has_played = True
        if self.round > 1:
            self.test_sudden_defeat()

    def test_sudden_defeat(self) -> None:
        """A seat that alone has no stone loses at once; if both have none, nobody does (KAH-7.4, KAH-7.6)."""
        if self.settings.sudden == NEVER:
            return
        lacking = RULED if self.settings.sudden == BY_STONES else LAID
        first = self.tally[lacking]
        second = self.tally[lacking + 1]
        if (first == 0) == (second == 0):
            return
        loser: i64 = 0 if first == 0 else 1
        if self.told is not None:
            self.tell(shapes.SuddenlyDefeated("KAH-7.4", int(loser), SUDDEN_DEFEATS[self.settings.sudden]))
        self.finish(SUDDEN, 1 - loser)

    def discard(self, seat: i64, card: i64) -> None:
        """A card goes face down under the discard pile; its seat alone knows which (KAH-6.8)."""
        self.bury(seat, card)
        self.has_discarded = True
        if self.told is not None:
            only = (int(seat),)
            self.tell(shapes.CardDiscarded("KAH-6.8", int(seat), ISLANDS[card]), (Limit("card", only),))

    def draw_pile(self, seat: i64, chance: Chance) -> None:
        """One card of the pile, and the turn is over (KAH-6.1, KAH-6.2, KAH-2.4)."""
        card = chance.draw(self.pile)
        self.add_to_hand(seat, card)
        if self.told is not None:
            only = (int(seat),)
            self.tell(shapes.CardDrawn("KAH-6.2", int(seat), ISLANDS[card]), (Limit("card", only),), only)
        self.end_turn(seat, 1, chance)

    def draw_row(self, seat: i64, slot: i64, chance: Chance) -> None:
        """A face-up card, replaced from the pile as long as there is one, and the turn is over (KAH-6.3, KAH-2.4)."""
        card = self.row[slot]
        self.touched_slots |= BIT[slot]
        self.add_to_hand(seat, card)
        self.known[seat * ISLAND_COUNT + card] += 1
        if self.told is not None:
            self.tell(shapes.RowCardTaken("KAH-6.2", int(seat), int(slot), ISLANDS[card]))
        self.row[slot] = EMPTY
        if self.pile.size:
            card = chance.draw(self.pile)
            self.row[slot] = card
            if self.told is not None:
                self.tell(shapes.SlotRefilled("KAH-6.3", int(slot), ISLANDS[card]), (), self.everybody())
        self.end_turn(seat, 1, chance)

    def decline(self, seat: i64, chance: Chance) -> None:
        """The turn is over without a draw (KAH-2.4)."""
        if self.told is not None:
            self.tell(shapes.TurnEnded("KAH-2.4", int(seat)))
        self.end_turn(seat, 0, chance)

    # Turns and rounds ---------------------------------------------------------------------------------

    def end_turn(self, seat: i64, has_drawn: i64, chance: Chance) -> None:
        """Seats alternate, across rounds too (KAH-1.8); the last card ends a round (KAH-7.1)."""
        is_blank = has_drawn == 0 and not self.has_played and not self.has_discarded
        self.blank = self.blank + 1 if is_blank else 0
        self.tally[DREW + seat] = has_drawn
        self.has_played = False
        self.has_discarded = False
        self.turn = 1 - seat
        if self.round == FINAL:
            self.last_turns -= 1
            if self.last_turns == 0:
                self.end_game()
        elif has_drawn != 0 and self.pile.size == 0 and self.is_row_empty():
            self.end_round(seat, chance)

    def end_round(self, taker: i64, chance: Chance) -> None:
        """Points and a new pile, twice; the third time one last turn each (KAH-7.1, KAH-7.9)."""
        self.touched_cards = ALL
        if self.told is not None:
            self.tell(shapes.RoundEnded("KAH-7.1", int(taker), int(self.round)))
        if self.round == THIRD:
            self.round = FINAL
            self.last_turns = LAST_TURNS
            if self.told is not None:
                self.tell(shapes.LastTurnsBegun("KAH-7.9", int(self.turn)))
            return
        self.score_round(POINTS[self.round], SCORING_RULES[self.round])
        self.test_sudden_defeat()
        if self.outcome == GOING_ON:
            self.round += 1
            self.remake_pile(chance)

    def score_round(self, points: i64, rule: str) -> None:
        """More stones score; if equal, nobody does (KAH-7.3, KAH-7.7, KAH-7.10)."""
        if self.tally[RULED] == self.tally[RULED + 1]:
            if self.told is not None:
                self.tell(shapes.RoundTied(rule, int(self.tally[RULED])))
            return
        best: i64 = 0 if self.tally[RULED] > self.tally[RULED + 1] else 1
        self.tally[SCORE + best] += points
        if self.told is not None:
            stones = [int(self.tally[RULED + best]), int(self.tally[RULED + 1 - best])]
            self.tell(shapes.RoundScored(rule, int(best), int(points), stones[0], stones[1]))

    def remake_pile(self, chance: Chance) -> None:
        """All discarded cards are the new pile, three are turned up; hands and board stay (KAH-7.2, KAH-7.8)."""
        self.gather_discards()
        if self.told is not None:
            self.tell(shapes.PileRemade("KAH-7.8", int(self.round), int(self.pile.size)))
        self.lay_row(chance)
        if self.told is not None:
            self.tell(shapes.RowLaid("KAH-7.8", [ISLANDS[card] for card in self.row]), (), self.everybody())

    def end_game(self) -> None:
        """The difference in stones scores, then points decide, then links (KAH-7.10, KAH-8.1 to KAH-8.3)."""
        difference = self.tally[RULED] - self.tally[RULED + 1]
        self.score_round(difference if difference > 0 else -difference, "KAH-7.10")
        if self.tally[SCORE] != self.tally[SCORE + 1]:
            self.finish(BY_POINTS, self.leader())
        elif self.tally[LAID] != self.tally[LAID + 1]:
            self.finish(BY_LINKS, self.leader())
        else:
            self.finish(DRAWN, NOBODY)

    def leader(self) -> i64:
        """More points; with equal points more links; otherwise nobody (KAH-8.1 to KAH-8.3)."""
        ahead = self.tally[SCORE] - self.tally[SCORE + 1]
        if ahead == 0:
            ahead = self.tally[LAID] - self.tally[LAID + 1]
        return NOBODY if ahead == 0 else 0 if ahead > 0 else 1

    def finish(self, outcome: i64, winner: i64) -> None:
        self.touched_cards = ALL
        self.outcome = outcome
        self.winner = winner
        if self.told is None:
            return
        if winner == NOBODY:
            self.tell(shapes.GameDrawn(ENDING_RULES[outcome], int(self.tally[SCORE]), int(self.tally[LAID])))
        else:
            points = [int(self.tally[SCORE + winner]), int(self.tally[SCORE + 1 - winner])]
            self.tell(shapes.GameWon(ENDING_RULES[outcome], int(winner), ENDINGS[outcome], points[0], points[1]))

    def tell_deal(self) -> None:
        """The deal, hand by hand, each seen by its seat alone."""
        self.tell(shapes.DealerChosen("KAH-1.3", int(self.dealer)))
        for seat in (self.turn, self.dealer):
            base = seat * ISLAND_COUNT
            cards = [ISLANDS[card] for card in range(ISLAND_COUNT) for _ in range(self.hand[base + card])]
            only = (int(seat),)
            self.tell(shapes.HandDealt("KAH-1.4", int(seat), len(cards), cards), (Limit("cards", only),), only)
        self.tell(shapes.RowLaid("KAH-1.5", [ISLANDS[card] for card in self.row]), (), self.everybody())
