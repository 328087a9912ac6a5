"""The interface of an event. Each file of `events/` has one: it is set up, asks seats, resolves, awards medals."""

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.games.olympiades.rules_actions import BID, ENTER, ENTRIES, REST, WHEEL, Bid, Enter, Rest
from tablee.games.olympiades.rules_stadium import Stadium


class SportEvent:
    """An event: a tile with its rules. It keeps nothing itself; what happens lies in the stadium."""

    def __init__(self, sport: str, chapter: int, kind: int, talk: int) -> None:
        self.sport = sport  # its id, and the name of its file
        self.chapter = chapter  # of the rules, which gives the order of the tiles
        self.kind: i64 = kind  # standard, rest or final (OLY-1.3)
        self.talk: i64 = talk  # open, closed or numbers only (OLY-4.1)
        self.first_round: i64 = 1
        self.last_round: i64 = 1  # the most obstacles, lots, pairs, bars, shots or rounds that there are
        self.keeps_pads = False  # do earlier pads stay visible when others are revealed?
        self.moves_token = False  # does the event move the first-player token itself (OLY-1.7)?

    def begin(self, stadium: Stadium, chance: Chance) -> None:
        """Sets the tile up and asks the first seats; the tile is empty (OLY-1.8)."""
        stadium.ask(self.asks(stadium))

    def asks(self, stadium: Stadium) -> list[int]:
        """The seats that set their pads now, ascending; nobody where pads are not used."""
        return []

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """What a seat may choose: on its pad if it is asked with others, aloud if it decides alone."""
        raise NotImplementedError

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """The rule that forbids a choice; written apart from `legal`."""
        raise NotImplementedError

    def reveal(self, stadium: Stadium, chance: Chance) -> None:
        """All pads are shown: resolves the round; then asks again, gives somebody the turn, or is done."""
        raise NotImplementedError

    def play(self, stadium: Stadium, seat: i64, action: i64, chance: Chance) -> None:
        """Carries out what a seat decided alone."""
        raise NotImplementedError

    def default(self, stadium: Stadium, seat: i64) -> int:
        """The choice of a seat whose clock has run out (OLY-2.11)."""
        return BID

    # What events share --------------------------------------------------------------------------------

    def foreign(self) -> Refused:
        """The buttons and words of other events mean nothing here (OLY-2.7)."""
        return Refused("not-in-this-event", "OLY-2.7", {"sport": self.sport})


class Bidding(SportEvent):
    """An event in which pads show bids."""

    def asks(self, stadium: Stadium) -> list[int]:
        return stadium.all_seats()

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """Any number of the wheel up to the athlete's energy; zero always (OLY-2.4, OLY-2.5)."""
        return numbers(BID, stadium.energy[seat])

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """A bid may not exceed the energy."""
        entry = ENTRIES[action]
        if isinstance(entry, Bid):
            return too_much(stadium, seat, entry.n)
        return self.foreign()


class Entering(SportEvent):
    """A rest event in which one enters with a bid or rests (OLY-20.1, OLY-21.1)."""

    def asks(self, stadium: Stadium) -> list[int]:
        return stadium.all_seats()

    def legal(self, stadium: Stadium, seat: i64) -> list[int]:
        """Enter with any number that can be paid, or rest."""
        out = numbers(ENTER, stadium.energy[seat])
        out.append(REST)
        return out

    def forbids(self, stadium: Stadium, seat: i64, action: i64) -> Refused | None:
        """A bid may not exceed the energy."""
        entry = ENTRIES[action]
        if isinstance(entry, Enter):
            return too_much(stadium, seat, entry.n)
        return None if isinstance(entry, Rest) else self.foreign()

    def default(self, stadium: Stadium, seat: i64) -> int:
        """Rest (OLY-2.11)."""
        return REST


def numbers(first: i64, energy: i64) -> list[int]:
    """The actions for the numbers of the wheel that an athlete can pay; zero without energy (OLY-2.5, OLY-2.12)."""
    return list(range(first, first + min(WHEEL, energy) + 1))


def too_much(stadium: Stadium, seat: i64, n: i64) -> Refused | None:
    """A number on the wheel may not exceed the energy of the athlete who sets it (OLY-2.5)."""
    if n > stadium.energy[seat]:
        return Refused("energy-short", "OLY-2.5", {"energy": int(stadium.energy[seat])})
    return None


def wrong_part(stadium: Stadium, n: i64) -> Refused | None:
    """A part of a division lies between what the others cannot and what this athlete can (OLY-2.14)."""
    low = stadium.least_part()
    high = stadium.most_part()
    if low <= n <= high:
        return None
    return Refused("part-out-of-range", "OLY-2.14", {"low": int(low), "high": int(high)})


def wrong_time(rule: str) -> Refused:
    """A choice of this event, but not of this moment."""
    return Refused("not-now", rule)
