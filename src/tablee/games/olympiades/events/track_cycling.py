"""Track cycling: the highest bids win, and pay the next lower bid (OLY-10)."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.games.olympiades.rules_actions import WHEEL
from tablee.games.olympiades.rules_event import Bidding
from tablee.games.olympiades.rules_settings import OPEN, STANDARD
from tablee.games.olympiades.rules_stadium import MEDALS, NONE, Stadium

GROUPS: Final = ["OLY-10.2", "OLY-10.3", "OLY-10.4"]  # the rules of the highest bid, the second, the third


class TrackCycling(Bidding):
    """One round of bids (OLY-10.1)."""

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """Bid after bid wins and pays the next lower one, until three medals or more are given (OLY-10.7)."""
        bid = self.below(stadium, WHEEL + 1)
        for rule in GROUPS:
            price = self.below(stadium, bid)
            stadium.award_group(stadium.pads, bid, rule)
            for seat in range(stadium.players):
                if stadium.pads[seat] == bid:  # without a medal nothing is paid (OLY-10.6)
                    stadium.pay(seat, max(0, price), rule)  # nor if nobody bid less (OLY-10.5)
            if price == NONE or stadium.given >= MEDALS:
                break
            bid = price
        stadium.is_done = True

    def below(self, stadium: Stadium, bid: i64) -> i64:
        """The next lower different bid, whoever made it (OLY-10.8); NONE if nobody bid less."""
        lower: i64 = NONE
        for seat in range(stadium.players):
            if stadium.pads[seat] < bid:
                lower = max(lower, stadium.pads[seat])
        return lower


EVENT: Final = TrackCycling("track_cycling", 10, STANDARD, OPEN)
