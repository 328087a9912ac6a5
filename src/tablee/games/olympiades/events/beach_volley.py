"""Beach volleyball: enter with a bid for the team, or rest (OLY-21)."""

from typing import Final

from tablee.engine.arrays import filled, i64
from tablee.engine.chance import Chance
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import number
from tablee.games.olympiades.rules_actions import ENTER, REST
from tablee.games.olympiades.rules_event import Entering
from tablee.games.olympiades.rules_settings import CLOSED, RESTING
from tablee.games.olympiades.rules_stadium import SUN, TEAMS, WAVE, Stadium

REST_GAIN: Final[i64] = number("beach_volley", "rest")
NO_ENTRANT: Final = -1


class BeachVolley(Entering):
    """One round: enter or rest, as in the 100 metres (OLY-21.1)."""

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """The greater sum of bids wins; a team without entrant cannot (OLY-21.2, OLY-21.3)."""
        sums = filled(TEAMS, NO_ENTRANT)
        for seat in range(stadium.players):
            if stadium.pads[seat] == REST:
                stadium.gain(seat, REST_GAIN, "OLY-21.1")
            else:
                bid = stadium.pads[seat] - ENTER
                stadium.pay(seat, bid, "OLY-21.2")
                sums[stadium.team(seat)] = max(0, sums[stadium.team(seat)]) + bid
        if sums[SUN] == NO_ENTRANT and sums[WAVE] == NO_ENTRANT:
            if stadium.told is not None:
                stadium.tell(shapes.NoMedal("OLY-21.3", self.sport))
            stadium.is_done = True
        else:
            stadium.compare(max(0, sums[SUN]), max(0, sums[WAVE]), "OLY-21.2")
            is_alone = NO_ENTRANT in (sums[SUN], sums[WAVE])
            stadium.golden(sums[SUN], sums[WAVE], "OLY-21.3" if is_alone else "OLY-21.2")


EVENT: Final = BeachVolley("beach_volley", 21, RESTING, CLOSED)
