"""Track cycling: the highest bids win, and pay the next lower bid (OLY-10)."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.games.olympiades.rules_contest import Bidding
from tablee.games.olympiades.rules_settings import OPEN, STANDARD
from tablee.games.olympiades.rules_stadium import NONE, Stadium


class TrackCycling(Bidding):
    """One round of bids (OLY-10.1)."""

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """Gold; then silver, or bronze after two golds (OLY-10.3); then bronze (OLY-10.4), to three (OLY-10.7)."""
        stadium.rank(stadium.pads, "OLY-10.2")
        for seat in range(stadium.players):
            if stadium.medal_of[seat] != NONE:  # without a medal nothing is paid (OLY-10.6)
                stadium.pay(seat, self.price(stadium, stadium.pads[seat]), "OLY-10.2")
        stadium.is_done = True

    def price(self, stadium: Stadium, bid: i64) -> i64:
        """The next lower different bid, whoever made it (OLY-10.8); nothing if nobody bid less (OLY-10.5)."""
        price: i64 = 0
        for seat in range(stadium.players):
            if stadium.pads[seat] < bid:
                price = max(price, stadium.pads[seat])
        return price


EVENT: Final = TrackCycling("track_cycling", 10, STANDARD, OPEN)
