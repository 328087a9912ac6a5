"""Basketball: shoot or pass, block or intercept; two baskets win (OLY-30)."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import number
from tablee.games.olympiades.rules_actions import (
    BLOCK,
    ENTRIES,
    INTERCEPT,
    PASS_TO,
    SHOOT,
    Block,
    Intercept,
    PassTo,
    Shoot,
)
from tablee.games.olympiades.rules_event import SportEvent, numbers, too_much
from tablee.games.olympiades.rules_settings import CLOSED, FINAL
from tablee.games.olympiades.rules_stadium import GREEN, SUN, WAVE, Stadium

THRESHOLD: Final[i64] = number("basketball", "threshold")
BASKETS_TO_WIN: Final[i64] = number("basketball", "baskets_to_win")
MOST_PASSES: Final[i64] = number("basketball", "max_passes_in_a_row")
MOST_SHOTS: Final[i64] = number("basketball", "max_shots")


class Basketball(SportEvent):
    """The round is the shot that comes next; the streak counts passes in a row (OLY-30.14)."""

    def begin(self, stadium: Stadium, chance: Chance) -> None:
        """The first player takes the ball; nobody has scored (OLY-30.1)."""
        stadium.ball = stadium.first
        stadium.ask(self.asks(stadium))

    def asks(self, stadium: Stadium) -> list[int]:
        """The ball holder and all opponents; team-mates of the holder programme nothing (OLY-30.2)."""
        holder = stadium.ball
        mine = stadium.team(holder)
        return [seat for seat in range(stadium.players) if seat == holder or stadium.team(seat) != mine]

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """The holder shoots or passes, opponents block or intercept (OLY-30.3)."""
        if seat != stadium.ball:
            out = numbers(BLOCK, stadium.energy[seat])
            out.append(INTERCEPT)  # though it has no effect on a shot (OLY-30.14)
            return out
        out = numbers(SHOOT, stadium.energy[seat])
        if stadium.streak < MOST_PASSES:  # OLY-30.13
            for mate in range(stadium.players):
                if self.is_mate(stadium, seat, mate):
                    out.append(PASS_TO + mate)
        return out

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """Each side has its two choices; a pass goes to a team-mate, and not for ever (OLY-30.11, OLY-30.13)."""
        entry = ENTRIES[action]
        if isinstance(entry, (Block, Intercept)) and seat == stadium.ball:
            return Refused("you-have-the-ball", "OLY-30.3")
        if isinstance(entry, (Shoot, PassTo)) and seat != stadium.ball:
            return Refused("not-your-ball", "OLY-30.3")
        if isinstance(entry, (Shoot, Block)):
            return too_much(stadium, seat, entry.n)
        if isinstance(entry, PassTo):
            if not self.is_mate(stadium, seat, entry.target):
                return Refused("team-mates-only", "OLY-30.11")
            return Refused("shot-clock", "OLY-30.13") if stadium.streak >= MOST_PASSES else None
        return None if isinstance(entry, Intercept) else self.foreign()

    def is_mate(self, stadium: Stadium, seat: i64, other: i64) -> bool:
        """Is this another athlete of the same team, at this table? (OLY-30.11)."""
        return other < stadium.players and other != seat and stadium.team(other) == stadium.team(seat)

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Shoot or block with nothing (OLY-2.11)."""
        return SHOOT if seat == stadium.ball else BLOCK

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """A shot or a pass; blockers pay in either case (OLY-30.6, OLY-30.10)."""
        holder = stadium.ball
        entry = ENTRIES[stadium.pads[holder]]
        blocks: i64 = 0
        for seat in range(stadium.players):
            if BLOCK <= stadium.pads[seat] < INTERCEPT:
                blocks += stadium.pads[seat] - BLOCK
                stadium.pay(seat, stadium.pads[seat] - BLOCK, "OLY-30.10" if isinstance(entry, PassTo) else "OLY-30.6")
        if isinstance(entry, PassTo):
            self.pass_ball(stadium, holder, entry.target, chance)
        else:
            self.shoot(stadium, holder, stadium.pads[holder] - SHOOT, blocks, chance)
        if not stadium.is_done:
            stadium.ask(self.asks(stadium))

    def shoot(self, stadium: Stadium, holder: i64, bid: i64, blocks: i64, chance: Chance) -> None:
        """Die and bid against three and the blocks (OLY-30.4); then the ball goes to the left (OLY-30.7)."""
        stadium.pay(holder, bid, "OLY-30.6")
        reached = stadium.throw(holder, GREEN, "OLY-30.4", chance) + bid
        needed = THRESHOLD + blocks
        if reached >= needed:
            stadium.baskets[stadium.team(holder)] += 1  # OLY-30.5
        if stadium.told is not None:
            result = "basket" if reached >= needed else "miss"
            stadium.tell(shapes.ShotTaken("OLY-30.4", int(holder), int(reached), int(needed), result))
        stadium.streak = 0
        sun = stadium.baskets[SUN]
        wave = stadium.baskets[WAVE]
        if max(sun, wave) == BASKETS_TO_WIN:
            stadium.golden(sun, wave, "OLY-30.12")
        elif stadium.round == MOST_SHOTS:
            if stadium.told is not None:
                stadium.tell(shapes.LimitReached("OLY-30.13", self.sport))
            stadium.golden(sun, wave, "OLY-30.13")
        else:
            stadium.round += 1
            self.give_ball(stadium, stadium.after(holder), "OLY-30.7")

    def pass_ball(self, stadium: Stadium, holder: i64, target: i64, chance: Chance) -> None:
        """The nearest interceptor clockwise throws first; the first hand takes the ball (OLY-30.8, OLY-30.9)."""
        stadium.streak += 1
        seat = stadium.after(holder)
        while seat != holder:
            if stadium.pads[seat] == INTERCEPT and stadium.throw_white(seat, "OLY-30.8", chance):
                self.give_ball(stadium, seat, "OLY-30.8")
                return
            seat = stadium.after(seat)
        self.give_ball(stadium, target, "OLY-30.9")

    def give_ball(self, stadium: Stadium, seat: i64, rule: str) -> None:
        stadium.ball = seat
        if stadium.told is not None:
            stadium.tell(shapes.BallTaken(rule, int(seat)))


EVENT: Final = Basketball("basketball", 30, FINAL, CLOSED)
EVENT.last_round = MOST_SHOTS
