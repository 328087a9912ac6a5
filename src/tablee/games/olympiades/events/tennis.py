"""Tennis: three lots, gold, silver and bronze, go to the team that announces more (OLY-13)."""

from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.engine.state import NOBODY
from tablee.games.olympiades import shapes
from tablee.games.olympiades.rules_actions import ANNOUNCE, ENTRIES, PASS, SPLIT, Announce, Pass, Split
from tablee.games.olympiades.rules_event import SportEvent, wrong_part, wrong_time
from tablee.games.olympiades.rules_settings import NUMBERS, STANDARD
from tablee.games.olympiades.rules_stadium import MEDALS, NONE, Stadium


class Tennis(SportEvent):
    """The round is the lot; pads are not used. While energy is due the last announcer divides it (OLY-13.1)."""

    def begin(self, stadium: Stadium, chance: Chance) -> None:
        """Each lot starts with the first player (OLY-13.2)."""
        stadium.price = NONE
        stadium.speaker = NOBODY
        stadium.turn = stadium.first

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """A greater number that the team has, or pass for the team (OLY-13.4, OLY-13.5); or a part of the price."""
        if stadium.due > 0:
            return list(range(SPLIT + stadium.least_part(), SPLIT + stadium.most_part() + 1))
        total = stadium.team_energy(stadium.team(seat))
        out = list(range(ANNOUNCE + stadium.price + 1, ANNOUNCE + total + 1))
        out.append(PASS)  # without a legal number the only choice (OLY-13.8)
        return out

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """More than the last number, and no more than the team has (OLY-13.4)."""
        entry = ENTRIES[action]
        if isinstance(entry, Split):
            return wrong_part(stadium, entry.n) if stadium.due > 0 else wrong_time("OLY-13.7")
        if isinstance(entry, (Announce, Pass)) and stadium.due > 0:
            return wrong_time("OLY-13.7")
        if isinstance(entry, Announce):
            if entry.n <= stadium.price:
                return Refused("announce-more", "OLY-13.4", {"last": int(stadium.price)})
            total = stadium.team_energy(stadium.team(seat))
            if entry.n > total:
                return Refused("team-energy-short", "OLY-13.4", {"total": int(total)})
            return None
        return None if isinstance(entry, Pass) else self.foreign()

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Pass; an even division (OLY-2.11)."""
        return int(SPLIT + stadium.even_part()) if stadium.due > 0 else PASS

    def play(self, stadium: Stadium, seat: i64, action: i64, chance: Chance) -> None:
        """A number is what the team will pay if the others pass (OLY-13.3)."""
        entry = ENTRIES[action]
        if isinstance(entry, Split):
            stadium.take_part(entry.n)
            stadium.fix_parts()
            if stadium.due == 0:
                self.win_lot(stadium, stadium.team(stadium.speaker), chance)
        elif isinstance(entry, Announce):
            stadium.price = entry.n
            stadium.speaker = seat
            stadium.turn = stadium.after(seat)
            if stadium.told is not None:
                stadium.tell(shapes.NumberAnnounced("OLY-13.3", int(seat), int(entry.n)))
        else:
            self.pass_lot(stadium, seat, chance)

    def pass_lot(self, stadium: Stadium, seat: i64, chance: Chance) -> None:
        """A pass counts for the team: the others pay the last number, if any (OLY-13.5, OLY-13.6, OLY-13.7)."""
        if stadium.told is not None:
            must_pass = stadium.team_energy(stadium.team(seat)) <= stadium.price
            stadium.tell(shapes.AthletePassed("OLY-13.8" if must_pass else "OLY-13.5", int(seat)))
        if stadium.price > 0:
            stadium.begin_division(stadium.speaker, stadium.price, False)
        if stadium.due == 0:
            self.win_lot(stadium, 1 - stadium.team(seat), chance)

    def win_lot(self, stadium: Stadium, team: i64, chance: Chance) -> None:
        """The medal of the lot; then the token passes on, and the next lot begins (OLY-13.5, OLY-13.9)."""
        stadium.award_team(team, stadium.round - 1, "OLY-13.6" if stadium.price == NONE else "OLY-13.5")
        stadium.first = stadium.after(stadium.first)
        if stadium.told is not None:
            stadium.tell(shapes.TokenPassed("OLY-13.9", int(stadium.first)))
        if stadium.round == MEDALS:
            stadium.turn = NOBODY
            stadium.is_done = True
        else:
            stadium.round += 1
            self.begin(stadium, chance)


EVENT: Final = Tennis("tennis", 13, STANDARD, NUMBERS)
EVENT.moves_token = True
EVENT.last_round = MEDALS
