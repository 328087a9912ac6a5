"""100 metres: enter with a bid, or rest (OLY-20)."""

from typing import Final

from tablee.engine.arrays import filled, i64
from tablee.engine.chance import Chance
from tablee.games.olympiades.board import number
from tablee.games.olympiades.rules_actions import ENTER, REST
from tablee.games.olympiades.rules_event import Entering
from tablee.games.olympiades.rules_settings import OPEN, RESTING
from tablee.games.olympiades.rules_stadium import UNRANKED, Stadium

REST_GAIN: Final[i64] = number("sprint_100", "rest")


class Sprint100(Entering):
    """One round: enter or rest (OLY-20.1)."""

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """Resting gains energy; entering costs the bid and is ranked by it, zero too (OLY-20.2 to OLY-20.4)."""
        results = filled(stadium.players, UNRANKED)
        for seat in range(stadium.players):
            if stadium.pads[seat] == REST:
                stadium.gain(seat, REST_GAIN, "OLY-20.2")
            else:
                results[seat] = stadium.pads[seat] - ENTER
                stadium.pay(seat, results[seat], "OLY-20.3")
        stadium.rank(results, "OLY-20.3")
        stadium.is_done = True


EVENT: Final = Sprint100("sprint_100", 20, RESTING, OPEN)
