"""High jump: the bar sinks and gets cheaper; the first to jump wins (OLY-17)."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import numbers
from tablee.games.olympiades.rules_actions import ENTRIES, JUMP, WAIT, Jump, Wait
from tablee.games.olympiades.rules_event import SportEvent
from tablee.games.olympiades.rules_settings import CLOSED, STANDARD
from tablee.games.olympiades.rules_stadium import MEDALS, NONE, Stadium

BARS: Final = numbers("high_jump", "bars")  # what each costs, from top to bottom (OLY-17.1)


class HighJump(SportEvent):
    """The round is the bar under the neutral cube."""

    def asks(self, stadium: Stadium) -> list[int]:
        """All without a medal in this event (OLY-17.2)."""
        return [seat for seat in range(stadium.players) if stadium.medal_of[seat] == NONE]

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """Jump if the bar can be paid, or wait (OLY-17.2, OLY-17.3)."""
        return [JUMP, WAIT] if stadium.energy[seat] >= BARS[stadium.round - 1] else [WAIT]

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """An athlete with less energy than the bar costs cannot jump (OLY-17.3)."""
        entry = ENTRIES[action]
        if isinstance(entry, Jump):
            cost = BARS[stadium.round - 1]
            if stadium.energy[seat] < cost:
                return Refused("bar-too-high", "OLY-17.3", {"cost": cost, "energy": int(stadium.energy[seat])})
            return None
        return None if isinstance(entry, Wait) else self.foreign()

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Wait (OLY-2.11)."""
        return WAIT

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """Jumping costs, waiting does not (OLY-17.3, OLY-17.4); those who jump together are equal (OLY-17.6)."""
        for seat in range(stadium.players):
            if stadium.pads[seat] == JUMP:
                stadium.pay(seat, BARS[stadium.round - 1], "OLY-17.3")
        before = stadium.given
        stadium.award_group(stadium.pads, JUMP, "OLY-17.6")
        if stadium.given >= MEDALS or stadium.round == len(BARS):  # OLY-17.8, OLY-17.9
            if stadium.given == 0 and stadium.told is not None:
                stadium.tell(shapes.NoMedal("OLY-5.2", self.sport))
            stadium.is_done = True
            return
        stadium.round += 1
        if stadium.told is not None:
            rule = "OLY-17.5" if stadium.given == before else "OLY-17.7"
            stadium.tell(shapes.BarLowered(rule, BARS[stadium.round - 1]))
        stadium.ask(self.asks(stadium))


EVENT: Final = HighJump("high_jump", 17, STANDARD, CLOSED)
EVENT.last_round = len(BARS)
