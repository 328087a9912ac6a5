"""The anti-doping control: dope, rest or accuse, one athlete of each team (OLY-22)."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.state import NOBODY
from tablee.games.olympiades import shapes
from tablee.games.olympiades.board import METALS, number
from tablee.games.olympiades.rules_actions import (
    ACCUSE,
    ALLOCATE,
    DOPE,
    ENTRIES,
    REST,
    Accuse,
    Allocate,
    Dope,
    Rest,
)
from tablee.games.olympiades.rules_event import SportEvent, wrong_part, wrong_time
from tablee.games.olympiades.rules_settings import OPEN, RESTING
from tablee.games.olympiades.rules_stadium import MEDALS, Stadium

DOPE_GAIN: Final[i64] = number("doping_control", "dope")
REST_GAIN: Final[i64] = number("doping_control", "rest")


class DopingControl(SportEvent):
    """One round of pads, then energy is divided by the athlete who chose."""

    def asks(self, stadium: Stadium) -> list[int]:
        """Only the first player and the left neighbour (OLY-22.1)."""
        return sorted([int(stadium.first), int(stadium.after(stadium.first))])

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """Rest, dope or accuse (OLY-22.2); later a part of the energy (OLY-22.8)."""
        if stadium.due > 0:
            return list(range(ALLOCATE + stadium.least_part(), ALLOCATE + stadium.most_part() + 1))
        return [REST, DOPE, ACCUSE]

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """First the pads, then the parts."""
        entry = ENTRIES[action]
        if isinstance(entry, Allocate):
            return wrong_part(stadium, entry.n) if stadium.due > 0 else wrong_time("OLY-22.8")
        if isinstance(entry, (Rest, Dope, Accuse)):
            return wrong_time("OLY-22.2") if stadium.due > 0 else None
        return self.foreign()

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Rest; an even division (OLY-2.11)."""
        return int(ALLOCATE + stadium.even_part()) if stadium.due > 0 else REST

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """A doper who is accused loses a medal; then the first player's team gets its energy first (OLY-22.8)."""
        second = stadium.after(stadium.first)
        self.judge(stadium, stadium.first, second)
        self.judge(stadium, second, stadium.first)
        self.give(stadium, stadium.first)

    def judge(self, stadium: Stadium, seat: i64, other: i64) -> None:
        """Caught doping costs one of the best medals, if there is one (OLY-22.5, OLY-22.7); else nothing (OLY-22.6)."""
        if stadium.pads[seat] != DOPE or stadium.pads[other] != ACCUSE:
            return
        team = stadium.team(seat)
        for metal in range(MEDALS):
            if stadium.medals[team * MEDALS + metal] > 0:
                stadium.medals[team * MEDALS + metal] -= 1
                stadium.won = [*stadium.won, shapes.Won(METALS[metal], int(team), None, True)]
                if stadium.told is not None:
                    stadium.tell(shapes.MedalLost("OLY-22.5", int(team), METALS[metal]))
                return

    def give(self, stadium: Stadium, seat: i64) -> None:
        """Energy for the team of a programmer, as far as there is room below thirty (OLY-22.3, OLY-22.4)."""
        other = stadium.after(seat) if seat == stadium.first else stadium.first
        amount: i64 = 0
        if stadium.pads[seat] == REST:
            amount = REST_GAIN
        elif stadium.pads[seat] == DOPE and stadium.pads[other] != ACCUSE:
            amount = DOPE_GAIN
        stadium.begin_division(seat, amount, True)
        if stadium.due == 0:
            self.given(stadium, seat)

    def given(self, stadium: Stadium, seat: i64) -> None:
        """The first player's team first, completely; then the other (OLY-22.8)."""
        stadium.turn = NOBODY
        if seat == stadium.first:
            self.give(stadium, stadium.after(seat))
        else:
            stadium.is_done = True

    def play(self, stadium: Stadium, seat: i64, action: i64, chance: Chance) -> None:
        """A part of the energy."""
        stadium.take_part(action - ALLOCATE)
        stadium.fix_parts()
        if stadium.due == 0:
            self.given(stadium, seat)


EVENT: Final = DopingControl("doping_control", 22, RESTING, OPEN)
