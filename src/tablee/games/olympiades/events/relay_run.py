"""The 4 × 100 m relay: pairs bid one after the other, the sums count (OLY-15)."""

from typing import Final

from tablee.engine.chance import Chance
from tablee.games.olympiades.rules_actions import SEATS
from tablee.games.olympiades.rules_event import Bidding
from tablee.games.olympiades.rules_settings import CLOSED, STANDARD
from tablee.games.olympiades.rules_stadium import SUN, TEAMS, WAVE, Stadium


class RelayRun(Bidding):
    """The round is the pair; the bids of earlier pairs stay visible (OLY-15.2)."""

    def asks(self, stadium: Stadium) -> list[int]:
        """The first player and the left neighbour, then the next two seats, and so on (OLY-15.1, OLY-15.2)."""
        one = (stadium.first + TEAMS * (stadium.round - 1)) % stadium.players
        other = stadium.after(one)
        return [min(one, other), max(one, other)]

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """After the last pair all bids are paid together, and the greater sum wins (OLY-15.3 to OLY-15.5)."""
        if stadium.round * TEAMS < stadium.players:
            stadium.round += 1
            stadium.ask(self.asks(stadium))
            return
        for seat in range(stadium.players):
            stadium.pay(seat, stadium.pads[seat], "OLY-15.3")
        sums = stadium.sums(stadium.pads)
        stadium.compare(sums[SUN], sums[WAVE], "OLY-15.4")
        stadium.golden(sums[SUN], sums[WAVE], "OLY-15.4")


EVENT: Final = RelayRun("relay_run", 15, STANDARD, CLOSED)
EVENT.keeps_pads = True
EVENT.last_round = SEATS // TEAMS
