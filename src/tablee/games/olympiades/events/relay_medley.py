"""The medley relay: the bids of a team are multiplied (OLY-16)."""

from typing import Final

from tablee.engine.arrays import filled
from tablee.engine.chance import Chance
from tablee.games.olympiades.rules_event import Bidding
from tablee.games.olympiades.rules_settings import CLOSED, STANDARD
from tablee.games.olympiades.rules_stadium import SUN, TEAMS, WAVE, Stadium


class RelayMedley(Bidding):
    """One round of bids (OLY-16.1)."""

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """Everybody pays; a single zero makes the product zero; the greater product wins (OLY-16.2, OLY-16.3)."""
        products = filled(TEAMS, 1)
        for seat in range(stadium.players):
            stadium.pay(seat, stadium.pads[seat], "OLY-16.2")
            products[stadium.team(seat)] *= stadium.pads[seat]
        stadium.compare(products[SUN], products[WAVE], "OLY-16.3")
        stadium.golden(products[SUN], products[WAVE], "OLY-16.3")


EVENT: Final = RelayMedley("relay_medley", 16, STANDARD, CLOSED)
