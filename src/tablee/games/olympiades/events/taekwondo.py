"""Taekwondo: cubes bought with a bid, then attack, guard or wait until a team is out (OLY-33)."""

from typing import Final

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import number
from tablee.games.olympiades.rules_actions import ATTACK, BID, ENTRIES, GUARD, WAIT, Attack, Bid, Guard, Wait
from tablee.games.olympiades.rules_event import Bidding, wrong_time
from tablee.games.olympiades.rules_settings import CLOSED, FINAL
from tablee.games.olympiades.rules_stadium import SUN, WAVE, Stadium

BONUS: Final[i64] = number("taekwondo", "bonus")
DAMAGE: Final[i64] = number("taekwondo", "damage")
MOST_STILL: Final[i64] = number("taekwondo", "max_still_rounds")
MOST_ROUNDS: Final[i64] = number("taekwondo", "max_rounds")
BIDDING: Final = 0  # the round before the fight


class Taekwondo(Bidding):
    """The score track shows how much an athlete can take; the streak counts rounds in which no cube moved."""

    def begin(self, stadium: Stadium, chance: Chance) -> None:
        """First all bid (OLY-33.1)."""
        stadium.round = BIDDING
        stadium.ask(self.asks(stadium))

    def asks(self, stadium: Stadium) -> list[int]:
        """All bid; then those who are still in fight (OLY-33.2)."""
        return [seat for seat in range(stadium.players) if stadium.round == BIDDING or stadium.score[seat] > 0]

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """A bid; then wait, attack an opponent who is still in, or guard (OLY-33.2, OLY-33.7)."""
        if stadium.round == BIDDING:
            return super().legal(stadium, seat)
        attacks = [ATTACK + target for target in range(stadium.players) if self.is_target(stadium, seat, target)]
        return [WAIT, *attacks, GUARD]

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """A target is an opponent who is still in (OLY-33.7)."""
        entry = ENTRIES[action]
        if stadium.round == BIDDING:
            if isinstance(entry, (Wait, Attack, Guard)):
                return wrong_time("OLY-33.1")
            return super().forbids(stadium, seat, action)
        if isinstance(entry, Attack):
            return None if self.is_target(stadium, seat, entry.target) else Refused("opponents-only", "OLY-33.7")
        if isinstance(entry, Bid):
            return wrong_time("OLY-33.2")
        return None if isinstance(entry, (Wait, Guard)) else self.foreign()

    def is_target(self, stadium: Stadium, seat: i64, target: i64) -> bool:
        """Is this an opponent, at this table and still in?"""
        is_opponent = target < stadium.players and stadium.team(target) != stadium.team(seat)
        return is_opponent and stadium.score[target] > 0

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Bid nothing; wait (OLY-2.11)."""
        return BID if stadium.round == BIDDING else WAIT

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """The bids, one square further (OLY-33.1); or a round of the fight."""
        if stadium.round == BIDDING:
            for seat in range(stadium.players):
                stadium.pay(seat, stadium.pads[seat], "OLY-33.1")
                stadium.mark(seat, stadium.pads[seat] + BONUS, "OLY-33.1")
        else:
            self.hit(stadium, self.losses(stadium))
        self.go_on(stadium)

    def losses(self, stadium: Stadium) -> vec[i64]:
        """All effects are simultaneous and add up; waiting does nothing (OLY-33.2 to OLY-33.5)."""
        losses = zeros(stadium.players)
        attacked = zeros(stadium.players)
        for seat in range(stadium.players):
            if ATTACK <= stadium.pads[seat] < GUARD:
                target = stadium.pads[seat] - ATTACK
                attacked[target] = 1
                losses[seat if stadium.pads[target] == GUARD else target] += DAMAGE
        for seat in range(stadium.players):
            if stadium.pads[seat] == GUARD and not attacked[seat]:
                losses[seat] += DAMAGE  # a guard that nobody attacks (OLY-33.4)
        return losses

    def hit(self, stadium: Stadium, losses: vec[i64]) -> None:
        """Cubes go back and stop at zero, which is out (OLY-33.6)."""
        stadium.streak += 1
        for seat in range(stadium.players):
            if losses[seat] > 0:
                stadium.streak = 0
                stadium.score[seat] = max(0, stadium.score[seat] - losses[seat])
                if stadium.told is not None:
                    rule = "OLY-33.4" if self.met_guard(stadium, seat) else "OLY-33.3"
                    stadium.tell(shapes.AthleteHit(rule, int(seat), int(stadium.score[seat])))
                    if stadium.score[seat] == 0:
                        stadium.tell(shapes.AthleteEliminated("OLY-33.6", int(seat)))

    def met_guard(self, stadium: Stadium, seat: i64) -> bool:
        """Has this athlete attacked a guard, or guarded in vain? (OLY-33.4)."""
        entry = ENTRIES[stadium.pads[seat]]
        return isinstance(entry, Guard) or (isinstance(entry, Attack) and stadium.pads[entry.target] == GUARD)

    def go_on(self, stadium: Stadium) -> None:
        """A team without athletes has lost; both at once share the gold (OLY-33.8, OLY-33.9); or a limit (33.10)."""
        sums = stadium.sums(stadium.score)
        sun = sums[SUN]
        wave = sums[WAVE]
        if sun == 0 or wave == 0:
            stadium.golden(sun, wave, "OLY-33.8" if sun != wave else "OLY-33.9")
        elif stadium.streak == MOST_STILL or stadium.round == MOST_ROUNDS:
            if stadium.told is not None:
                stadium.tell(shapes.LimitReached("OLY-33.10", self.sport))
            stadium.golden(sun, wave, "OLY-33.10")
        else:
            stadium.round += 1
            stadium.ask(self.asks(stadium))


EVENT: Final = Taekwondo("taekwondo", 33, FINAL, CLOSED)
EVENT.first_round = BIDDING
EVENT.last_round = MOST_ROUNDS
