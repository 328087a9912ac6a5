"""Weightlifting: one energy a throw, ever heavier weights, until all have passed (OLY-14)."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.state import NOBODY
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import numbers
from tablee.games.olympiades.rules_actions import ENTRIES, LEVELS, LIFT, PASS, RETRY, Lift, Pass, Retry
from tablee.games.olympiades.rules_event import SportEvent, wrong_time
from tablee.games.olympiades.rules_settings import OPEN, STANDARD
from tablee.games.olympiades.rules_stadium import GREEN, Stadium

KILOGRAMS: Final = numbers("weightlifting", "kilograms")
LOWEST_FACE: Final = numbers("weightlifting", "lowest_face")  # of the green die; up to six it succeeds (OLY-14.3)
PRICE: Final = 1


class Weightlifting(SportEvent):
    """The score track shows the best level; `trying` is a weight that was not lifted in this turn."""

    def begin(self, stadium: Stadium, chance: Chance) -> None:
        """From the first player clockwise (OLY-14.1)."""
        stadium.turn = stadium.first

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """Pass, or lift a heavier weight than before; after a failure pass or retry (OLY-14.2, OLY-14.5, OLY-14.7).

        With the heaviest weight, or without energy, a pass is all that is left (OLY-14.9).
        """
        out: list[int] = [PASS]
        if stadium.energy[seat] >= PRICE:
            if stadium.trying:
                out.append(RETRY)
            else:
                out.extend(range(LIFT + max(0, stadium.score[seat]) + 1, LIFT + LEVELS + 1))
        return out

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """After a failure the same weight again; after a success only heavier ones (OLY-14.5, OLY-14.7)."""
        entry = ENTRIES[action]
        if isinstance(entry, Lift):
            if stadium.trying:
                return Refused("retry-or-pass", "OLY-14.5", {"kg": KILOGRAMS[stadium.trying - 1]})
            if entry.level <= stadium.score[seat]:
                return Refused("not-heavier", "OLY-14.7", {"kg": KILOGRAMS[stadium.score[seat] - 1]})
            return None
        if isinstance(entry, Retry):
            return None if stadium.trying else wrong_time("OLY-14.5")
        return None if isinstance(entry, Pass) else self.foreign()

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Pass (OLY-2.11)."""
        return PASS

    def play(self, stadium: Stadium, seat: i64, action: i64, chance: Chance) -> None:
        """A lift ends the turn if it succeeds (OLY-14.4); a pass is for good (OLY-14.8)."""
        entry = ENTRIES[action]
        if isinstance(entry, Pass):
            if stadium.told is not None:
                must_pass = len(self.legal(stadium, seat)) == 1
                stadium.tell(shapes.AthletePassed("OLY-14.9" if must_pass else "OLY-14.8", int(seat)))
            stadium.out[seat] = 1
            stadium.trying = 0
            self.next_turn(stadium, seat)
            return
        level = entry.level if isinstance(entry, Lift) else stadium.trying
        rule = "OLY-14.5" if stadium.trying else "OLY-14.3"
        stadium.pay(seat, PRICE, rule)
        if stadium.throw(seat, GREEN, rule, chance) < LOWEST_FACE[level - 1]:
            stadium.trying = level
            if stadium.told is not None:
                stadium.tell(shapes.LiftFailed("OLY-14.5", int(seat), KILOGRAMS[level - 1]))
            return
        stadium.trying = 0
        stadium.score[seat] = level
        if stadium.told is not None:
            stadium.tell(shapes.WeightLifted("OLY-14.4", int(seat), KILOGRAMS[level - 1]))
        self.next_turn(stadium, seat)

    def next_turn(self, stadium: Stadium, seat: i64) -> None:
        """The next athlete who has not passed (OLY-14.6); when all have, who has a cube is ranked (OLY-14.10)."""
        for _ in range(stadium.players):
            seat = stadium.after(seat)
            if not stadium.out[seat]:
                stadium.turn = seat
                return
        stadium.turn = NOBODY
        stadium.rank(stadium.score, "OLY-14.10")
        stadium.is_done = True


EVENT: Final = Weightlifting("weightlifting", 14, STANDARD, OPEN)
