"""Fencing: bids buy dice and rethrows; two rounds in a row win (OLY-31)."""

from typing import Final

from tablee.engine.arrays import filled, i64, zeros
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.state import NOBODY
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import number, numbers
from tablee.games.olympiades.rules_actions import BID, DICE, ENTRIES, REROLL, STOP, Bid, Reroll, Stop
from tablee.games.olympiades.rules_event import Bidding, wrong_time
from tablee.games.olympiades.rules_settings import CLOSED, FINAL
from tablee.games.olympiades.rules_stadium import NONE, SUN, WAVE, Stadium

DICE_BY_BID: Final = numbers("fencing", "dice_by_bid")  # green, then blue, yellow, red; all four for more
FREE_BID: Final = len(DICE_BY_BID) - 1  # beyond it each energy is a rethrow (OLY-31.4)
MOST_ROUNDS: Final[i64] = number("fencing", "max_rounds")
NEUTRAL: Final = 0
SUNS: Final = 1  # the cube on Sun's square
WAVES: Final = -1


class Fencing(Bidding):
    """The cube starts on the neutral square (OLY-31.1); the seat on turn has rethrows left."""

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """A bid; then rethrow any of the dice that were thrown, or stop (OLY-31.4, OLY-31.11)."""
        if stadium.turn == NOBODY:
            return super().legal(stadium, seat)
        return [REROLL, REROLL + 1, REROLL + 2, REROLL + 3, STOP]

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """First the bids, then the dice; an athlete who may re-roll has thrown all four."""
        entry = ENTRIES[action]
        if isinstance(entry, (Reroll, Stop)):
            return wrong_time("OLY-31.2") if stadium.turn == NOBODY else None
        if isinstance(entry, Bid) and stadium.turn != NOBODY:
            return wrong_time("OLY-31.4")
        return super().forbids(stadium, seat, action)

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Bid nothing; stop (OLY-2.11)."""
        return BID if stadium.turn == NOBODY else STOP

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """Score tracks are cleared when the bids are revealed; then one throws after the other (OLY-31.11)."""
        stadium.score = filled(stadium.players, NONE)
        self.go_on(stadium, stadium.first, chance)

    def go_on(self, stadium: Stadium, seat: i64, chance: Chance) -> None:
        """From the first player clockwise: pay, throw by the bid, rethrow; then the sums (OLY-31.3)."""
        while stadium.score[seat] == NONE:
            bid = stadium.pads[seat]
            stadium.pay(seat, bid, "OLY-31.3")
            stadium.dice = zeros(DICE)
            for die in range(DICE_BY_BID[min(bid, FREE_BID)]):
                stadium.throw(seat, die, "OLY-31.3", chance)
            stadium.rerolls = max(0, bid - FREE_BID)
            if stadium.rerolls > 0:
                stadium.turn = seat
                return
            stadium.mark(seat, stadium.dice_sum(), "OLY-31.5")
            seat = stadium.after(seat)
        self.end_round(stadium)

    def play(self, stadium: Stadium, seat: i64, action: i64, chance: Chance) -> None:
        """One rethrow at a time, none is compulsory (OLY-31.4)."""
        entry = ENTRIES[action]
        if isinstance(entry, Reroll):
            stadium.throw(seat, entry.die, "OLY-31.4", chance)
            stadium.rerolls -= 1
        else:
            stadium.rerolls = 0
        if stadium.rerolls == 0:
            stadium.turn = NOBODY
            stadium.mark(seat, stadium.dice_sum(), "OLY-31.5")
            self.go_on(stadium, stadium.after(seat), chance)

    def end_round(self, stadium: Stadium) -> None:
        """The greater sum wins the round; twice in a row, ties not counted, wins the gold (OLY-31.6, OLY-31.9)."""
        stadium.dice = zeros(DICE)
        sums = stadium.sums(stadium.score)
        stadium.compare(sums[SUN], sums[WAVE], "OLY-31.6")
        if sums[SUN] != sums[WAVE]:
            winner = SUN if sums[SUN] > sums[WAVE] else WAVE
            own = SUNS if winner == SUN else WAVES
            if stadium.told is not None:
                stadium.tell(shapes.CubeMoved("OLY-31.7", winner))
            if stadium.cube == own:
                stadium.golden(1 - winner, winner, "OLY-31.9")
                return
            stadium.cube = own  # from the other team's square too (OLY-31.7, OLY-31.8)
        if stadium.round == MOST_ROUNDS:
            if stadium.told is not None:
                stadium.tell(shapes.LimitReached("OLY-31.10", self.sport))
            stadium.golden(stadium.cube, NEUTRAL, "OLY-31.10")
            return
        stadium.round += 1
        stadium.ask(self.asks(stadium))


EVENT: Final = Fencing("fencing", 31, FINAL, CLOSED)
EVENT.last_round = MOST_ROUNDS
