"""Tug of war: the greater sum pulls the cube one square (OLY-32)."""

from typing import Final

from tablee.engine.arrays import i64, total
from tablee.engine.chance import Chance
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import number
from tablee.games.olympiades.rules_event import Bidding
from tablee.games.olympiades.rules_settings import FINAL, OPEN
from tablee.games.olympiades.rules_stadium import SUN, WAVE, Stadium

DISTANCE: Final[i64] = number("tug_of_war", "distance")  # Sun's square is at +2, Wave's at -2 (OLY-32.1)
MOST_TIES: Final[i64] = number("tug_of_war", "max_ties_in_a_row")
MOST_ROUNDS: Final[i64] = number("tug_of_war", "max_rounds")
MIDDLE: Final = 0


class TugOfWar(Bidding):
    """The cube starts in the middle (OLY-32.1); the streak counts ties in a row."""

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """Bids are added and paid; the greater sum pulls, a tie leaves the cube (OLY-32.2 to OLY-32.4)."""
        sums = stadium.sums(stadium.pads)
        stadium.compare(sums[SUN], sums[WAVE], "OLY-32.2")
        for seat in range(stadium.players):
            stadium.pay(seat, stadium.pads[seat], "OLY-32.4")
        if sums[SUN] == sums[WAVE]:
            stadium.streak += 1
        else:
            stadium.streak = 0
            winner = SUN if sums[SUN] > sums[WAVE] else WAVE
            stadium.cube += 1 if winner == SUN else -1
            if stadium.told is not None:
                stadium.tell(shapes.CubeMoved("OLY-32.3", winner))
        if stadium.cube in (DISTANCE, -DISTANCE):  # OLY-32.5
            stadium.golden(stadium.cube, MIDDLE, "OLY-32.6")
        elif stadium.streak == MOST_TIES or total(stadium.energy) == 0 or stadium.round == MOST_ROUNDS:
            if stadium.told is not None:
                stadium.tell(shapes.LimitReached("OLY-32.7", self.sport))
            stadium.golden(stadium.cube, MIDDLE, "OLY-32.7")  # the side towards which it has moved (OLY-5.1)
        else:
            stadium.round += 1
            stadium.ask(self.asks(stadium))


EVENT: Final = TugOfWar("tug_of_war", 32, FINAL, OPEN)
EVENT.last_round = MOST_ROUNDS
