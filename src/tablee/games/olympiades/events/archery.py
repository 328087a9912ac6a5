"""Archery: four dice, and one energy to rethrow one of them (OLY-18)."""

from typing import Final

from tablee.engine.arrays import i64, zeros
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.state import NOBODY
from tablee.games.olympiades.rules_actions import DICE, ENTRIES, REROLL, STOP, Reroll, Stop
from tablee.games.olympiades.rules_event import SportEvent
from tablee.games.olympiades.rules_settings import OPEN, STANDARD
from tablee.games.olympiades.rules_stadium import Stadium

PRICE: Final = 1


class Archery(SportEvent):
    """Each athlete shoots once, from the first player clockwise (OLY-18.1)."""

    def begin(self, stadium: Stadium, chance: Chance) -> None:
        """The first player takes the dice."""
        self.take_dice(stadium, stadium.first, chance)

    def take_dice(self, stadium: Stadium, seat: i64, chance: Chance) -> None:
        """A turn starts with a throw of all four (OLY-18.2)."""
        stadium.turn = seat
        for die in range(DICE):
            stadium.throw(seat, die, "OLY-18.2", chance)

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """Pay to rethrow a die, any number of times, or stop; without energy stop (OLY-18.3, OLY-18.4)."""
        out: list[int] = []
        if stadium.energy[seat] >= PRICE:
            out.extend(range(REROLL, REROLL + DICE))
        out.append(STOP)
        return out

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """An athlete without energy is not asked, so both choices are open (OLY-18.4)."""
        return None if isinstance(ENTRIES[action], (Reroll, Stop)) else self.foreign()

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Stop (OLY-2.11)."""
        return STOP

    def play(self, stadium: Stadium, seat: i64, action: i64, chance: Chance) -> None:
        """The new result of a die counts (OLY-18.3); the sum is marked, and the dice pass on (OLY-18.4, OLY-18.5)."""
        entry = ENTRIES[action]
        if isinstance(entry, Reroll):
            stadium.pay(seat, PRICE, "OLY-18.3")
            stadium.throw(seat, entry.die, "OLY-18.3", chance)
            return
        stadium.mark(seat, stadium.dice_sum(), "OLY-18.4")
        following = stadium.after(seat)
        if following != stadium.first:
            self.take_dice(stadium, following, chance)
            return
        stadium.turn = NOBODY
        stadium.dice = zeros(DICE)
        stadium.rank(stadium.score, "OLY-18.6")
        stadium.is_done = True


EVENT: Final = Archery("archery", 18, STANDARD, OPEN)
