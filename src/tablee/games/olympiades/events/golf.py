"""Golf: strokes are bought with a bid; every hole takes one cube of each team (OLY-12)."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.state import NOBODY
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import numbers
from tablee.games.olympiades.rules_actions import BID, ENTRIES, KEEP, SHIFT, Bid, Keep, Shift
from tablee.games.olympiades.rules_event import Bidding, wrong_time
from tablee.games.olympiades.rules_settings import CLOSED, STANDARD
from tablee.games.olympiades.rules_stadium import GREEN, SUN, WAVE, Stadium

HOLES: Final = len(numbers("golf", "holes"))  # each with one square for each team (OLY-12.2)


class Golf(Bidding):
    """The score track shows the strokes left; the seat on turn has thrown a hole that its team has taken."""

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """A bid; then, at a taken hole, one of those that can be reached, or none (OLY-12.5)."""
        if stadium.turn == NOBODY:
            return super().legal(stadium, seat)
        out = [SHIFT + hole for hole in range(1, HOLES + 1) if self.can_reach(stadium, seat, hole)]
        out.append(KEEP)
        return out

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """Only free squares of the athlete's team, and as far as the strokes go (OLY-12.5)."""
        entry = ENTRIES[action]
        if stadium.turn == NOBODY:
            if isinstance(entry, (Shift, Keep)):
                return wrong_time("OLY-12.1")
            return super().forbids(stadium, seat, action)
        if isinstance(entry, Shift):
            if not self.is_free(stadium, stadium.team(seat), entry.hole):
                return Refused("hole-taken", "OLY-12.5", {"hole": int(entry.hole)})
            missing = distance(entry.hole, stadium.dice[GREEN]) - stadium.score[seat]
            return Refused("strokes-short", "OLY-12.5", {"missing": int(missing)}) if missing > 0 else None
        if isinstance(entry, Bid):
            return wrong_time("OLY-12.5")
        return None if isinstance(entry, Keep) else self.foreign()

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Bid nothing; keep (OLY-2.11)."""
        return BID if stadium.turn == NOBODY else KEEP

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """The bid is paid, and is the number of strokes; then it goes clockwise (OLY-12.1, OLY-12.3)."""
        for seat in range(stadium.players):
            stadium.pay(seat, stadium.pads[seat], "OLY-12.1")
            stadium.mark(seat, stadium.pads[seat], "OLY-12.1")
        self.go_on(stadium, stadium.first, chance)

    def play(self, stadium: Stadium, seat: i64, action: i64, chance: Chance) -> None:
        """A shift costs as many strokes as the die is changed by (OLY-12.5)."""
        entry = ENTRIES[action]
        stadium.turn = NOBODY
        if isinstance(entry, Shift):
            stadium.score[seat] -= distance(entry.hole, stadium.dice[GREEN])
            self.take(stadium, seat, entry.hole, "OLY-12.5")
        else:
            self.lose(stadium, seat)
        self.go_on(stadium, stadium.after(seat), chance)

    def go_on(self, stadium: Stadium, seat: i64, chance: Chance) -> None:
        """Strokes must be played; an athlete with none is skipped (OLY-12.6); all at zero ends it (OLY-12.8)."""
        idle: i64 = 0
        while idle < stadium.players:
            idle += 1
            if stadium.score[seat] > 0:
                idle = 0
                stadium.score[seat] -= 1
                self.stroke(stadium, seat, chance)
                if stadium.turn != NOBODY:
                    return
            seat = stadium.after(seat)
        sun = self.taken(stadium, SUN)
        wave = self.taken(stadium, WAVE)
        stadium.compare(sun, wave, "OLY-12.9")
        stadium.golden(sun, wave, "OLY-12.9")

    def stroke(self, stadium: Stadium, seat: i64, chance: Chance) -> None:
        """The green die names a hole: a free one is taken, at a taken one the athlete may shift (OLY-12.4, 12.5)."""
        hole = stadium.throw(seat, GREEN, "OLY-12.3", chance)
        if self.is_free(stadium, stadium.team(seat), hole):
            self.take(stadium, seat, hole, "OLY-12.4")
            return
        for other in range(1, HOLES + 1):
            if self.can_reach(stadium, seat, other):
                stadium.turn = seat
                return
        self.lose(stadium, seat)

    def take(self, stadium: Stadium, seat: i64, hole: i64, rule: str) -> None:
        """A neutral cube on the team's square; with all six the team's other strokes are dropped (OLY-12.7)."""
        team = stadium.team(seat)
        stadium.holes[team * HOLES + hole - 1] = 1
        if stadium.told is not None:
            stadium.tell(shapes.HolePlayed(rule, int(seat), int(hole)))
        if self.taken(stadium, team) == HOLES:
            for mate in range(stadium.players):
                if stadium.team(mate) == team and stadium.score[mate] > 0:
                    stadium.mark(mate, 0, "OLY-12.7")

    def lose(self, stadium: Stadium, seat: i64) -> None:
        """A stroke without a cube."""
        if stadium.told is not None:
            stadium.tell(shapes.StrokeLost("OLY-12.5", int(seat), int(stadium.dice[GREEN])))

    def is_free(self, stadium: Stadium, team: i64, hole: i64) -> bool:
        """Has this team no cube at a hole? (OLY-12.2)."""
        return stadium.holes[team * HOLES + hole - 1] == 0

    def can_reach(self, stadium: Stadium, seat: i64, hole: i64) -> bool:
        """Is it free, and near enough to the die for the strokes left? (OLY-12.5, OLY-12.6)."""
        is_near = distance(hole, stadium.dice[GREEN]) <= stadium.score[seat]
        return is_near and self.is_free(stadium, stadium.team(seat), hole)

    def taken(self, stadium: Stadium, team: i64) -> i64:
        """How many holes a team has taken."""
        count: i64 = 0
        for hole in range(HOLES):
            count += stadium.holes[team * HOLES + hole]
        return count


def prices(die: i64) -> list[int]:
    """The strokes that each hole would cost after this throw (OLY-12.5)."""
    return [int(distance(hole, die)) for hole in range(1, HOLES + 1)]


def distance(hole: i64, other: i64) -> i64:
    """From one hole to another; six is not beside one (OLY-12.5)."""
    return hole - other if hole > other else other - hole


EVENT: Final = Golf("golf", 12, STANDARD, CLOSED)
