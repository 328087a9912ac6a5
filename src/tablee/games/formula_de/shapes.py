"""What leaves a state of Formula Dé: its view and its events."""

import msgspec

from tablee.engine.shapes import Event, View


class Retired(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a car went out: why, where, in which round, and its place in the order of that round, counted from 0."""

    reason: str
    cell: str
    round: int
    place: int


class Car(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A car: where it is, its lever and its sheet."""

    car: int  # its number, from 1
    seat: int
    grid: int  # where it started, 1 for the pole
    cell: str | None  # None if it has finished or is out
    lap: int  # how often it has crossed the line
    gear: int  # 0 in neutral
    stops: int  # turns ended in the corner where it is
    tyres: int
    brakes: int
    fuel: int
    body: int
    engine: int
    handling: int
    mode: str  # fresh, stalled, free, spun, long_stop
    served: bool  # has stopped at its stand during this visit
    status: str  # running, finished, out
    rank: int | None  # of a finished car
    out: Retired | None


class Gear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A gear that can be chosen, and what skipping gears costs."""

    gear: int
    fuel: int
    brakes: int
    engine: int


class Drive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that can be chosen: its end, its price, and the cells it leads over."""

    slot: int
    to: str  # a cell, or `finish`
    brakes: int
    tyres: int
    spin: bool
    blocked: bool
    route: list[str]


class Landing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell to which faces of a die lead, and what driving there costs at most."""

    cell: str
    faces: list[int]
    brakes: int
    tyres: int
    spin: bool


class Outlook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the die of a gear may lead: asked for when a gear is looked at, never kept in the view."""

    landings: list[Landing]
    lost: list[int]  # faces that leave no move: the car would be out


class FormulaDeView(View, frozen=True, tag="formula-de", forbid_unknown_fields=True):
    """Formula Dé as everybody may know it: nothing is hidden."""

    circuit: str
    round: int
    phase: str  # gear, move, slipstream, extra (a move in a slipstream), over
    order: list[int]  # the cars of this round, by number, in order of play
    place: int  # of the car on turn in it
    car: int | None  # the car on turn
    roll: int  # cells to drive, while a move is chosen
    trail: list[str]  # debris driven over in this turn
    cars: list[Car]
    debris: list[str]
    gears: list[Gear]
    moves: list[Drive]
    standings: list[int]  # all cars, by number, the first one ahead
    ending: str  # finished, first, no_finisher, limit; empty while the race goes on


class CarEvent(Event, frozen=True, kw_only=True):
    """Something that happened to a car."""

    number: int = 0  # of the car, for sentences about a driver who has two of them


class Meeting(CarEvent, frozen=True, kw_only=True):
    """Something between two cars; the driver of the other one, for its sentence."""

    rival: int = 0
    rival_number: int = 0


class Whereabouts(CarEvent, frozen=True, kw_only=True):
    """Something that happened at a place of the track, as people speak of it."""

    stretch: str = ""  # corner, straight, stands, finish
    corner: str = ""  # the corner there; empty in a straight
    ahead: str = ""  # the next corner
    gap: int = 0  # so many cells before it; only in a straight


class Driven(Whereabouts, frozen=True, kw_only=True):
    """A way that a car went: with which gear and roll, and the stop in a corner if the turn ends there."""

    gear: int = 0
    roll: int = 0  # 0 in a slipstream
    stops: int = 0  # none yet where a slipstream may follow
    asked: int = 0
    passed: int = 0  # cars that were ahead and are behind now
    leads: bool = False  # the last of these was the first of the race


def for_people(event: Event, cars_each: int) -> Event:
    """An event with what its sentence needs to speak of drivers; of several cars of one driver, by their numbers."""
    if not isinstance(event, CarEvent):
        return event
    facts: dict[str, int] = {}
    if cars_each > 1:
        facts["number"] = getattr(event, "car")  # noqa: B009 (every kind has one, after its rule and seat)
    if isinstance(event, Meeting):
        other = getattr(event, "other")  # noqa: B009
        facts |= {"rival": (other - 1) // cars_each, "rival_number": other if cars_each > 1 else 0}
    return msgspec.structs.replace(event, **facts) if facts else event


class GridRolled(CarEvent, frozen=True):
    """A car rolled the black die for its place on the grid."""

    seat: int
    car: int
    face: int


class GridTaken(CarEvent, frozen=True):
    """A car took its place on the grid."""

    seat: int
    car: int
    place: int
    cell: str


class RoundBegun(Event, frozen=True):
    """A round began with the cars in this order."""

    round: int
    order: list[int]


class StartRolled(CarEvent, frozen=True):
    """A car started as usual."""

    seat: int
    car: int
    face: int


class FalseStart(CarEvent, frozen=True):
    """A car stalled on the grid."""

    seat: int
    car: int


class SuperStart(CarEvent, frozen=True):
    """A car shot off the grid."""

    seat: int
    car: int
    cells: int


class GearShifted(CarEvent, frozen=True):
    """A driver put the lever into a gear, and paid for gears skipped."""

    seat: int
    car: int
    gear: int
    fuel: int
    brakes: int
    engine: int


class DieRolled(CarEvent, frozen=True):
    """The die of the gear was rolled."""

    seat: int
    car: int
    gear: int
    face: int


class EngineTested(CarEvent, frozen=True):
    """A strained engine was tested, and lost a point or none."""

    seat: int
    car: int
    face: int
    lost: int


class CarMoved(Driven, frozen=True):
    seat: int
    car: int
    origin: str
    target: str
    route: list[str]
    cells: int
    brakes: int
    tyres: int


class CarBlocked(Driven, frozen=True):
    """A car had to stop behind others, with cells left over."""

    seat: int
    car: int
    origin: str
    target: str
    route: list[str]
    cells: int
    brakes: int
    tyres: int


class CarSpun(CarEvent, frozen=True):
    """A car ticked its last tyre point and spun."""

    seat: int
    car: int


class LapCompleted(CarEvent, frozen=True):
    """A car crossed the line."""

    seat: int
    car: int
    lap: int


class CarFinished(CarEvent, frozen=True):
    """A car finished the race."""

    seat: int
    car: int
    rank: int
    chaser: int = 0  # the driver of the next car, where that is close to the line
    margin: int = 0  # and how many cells before it; 0 where nobody is close


class CarOut(Whereabouts, frozen=True):
    """A car is out of the race."""

    seat: int
    car: int
    reason: str
    cell: str


class StopMade(CarEvent, frozen=True):
    """A car ended its turn in a corner."""

    seat: int
    car: int
    corner: str
    stops: int
    asked: int


class NeighbourPassed(Meeting, frozen=True):
    """Two cars side by side did not touch."""

    seat: int
    car: int
    other: int
    face: int
    own: int


class CarsCollided(Meeting, frozen=True):
    """Two cars touched, and both lost a body point."""

    seat: int
    car: int
    other: int


class CarScraped(Meeting, frozen=True):
    """A car touched its neighbour, and alone lost a body point."""

    seat: int
    car: int
    other: int
    face: int


class StandReached(CarEvent, frozen=True):
    """A car stopped at its stand and got new tyres."""

    seat: int
    car: int
    cell: str
    tyres: int


class StandLeft(CarEvent, frozen=True):
    """A quick stop: the car drove on at once."""

    seat: int
    car: int
    face: int
    cells: int


class StandKept(CarEvent, frozen=True):
    """A long stop: the car stays until its next turn."""

    seat: int
    car: int
    face: int


class SlipstreamTaken(Meeting, frozen=True):
    """A car was pulled along by the one ahead."""

    seat: int
    car: int
    other: int


class SlipstreamLeft(CarEvent, frozen=True):
    """A driver did without the slipstream."""

    seat: int
    car: int


class DebrisDropped(Event, frozen=True):
    """Debris lies on a cell."""

    cell: str


class DebrisTested(CarEvent, frozen=True):
    """A car drove over debris, and lost a point of road handling or none."""

    seat: int
    car: int
    cell: str
    face: int
    lost: int


class RaceOver(Event, frozen=True):
    ending: str


EVENTS: list[type[Event]] = [
    GridRolled,
    GridTaken,
    RoundBegun,
    StartRolled,
    FalseStart,
    SuperStart,
    GearShifted,
    DieRolled,
    EngineTested,
    CarMoved,
    CarBlocked,
    CarSpun,
    LapCompleted,
    CarFinished,
    CarOut,
    StopMade,
    NeighbourPassed,
    CarsCollided,
    CarScraped,
    StandReached,
    StandLeft,
    StandKept,
    SlipstreamTaken,
    SlipstreamLeft,
    DebrisDropped,
    DebrisTested,
    RaceOver,
]
