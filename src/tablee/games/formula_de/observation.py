"""A view of Formula Dé as numbers. A cell is told by how far along the lap it is, its lane, and its corner."""

from tablee.engine.observation import (
    Amount,
    Counts,
    Fields,
    Header,
    Keyed,
    Omitted,
    OneOf,
    Part,
    Place,
    SeatOf,
    Several,
    YesNo,
)
from tablee.games.formula_de.board import FINISH, LANES, PIT_LANE
from tablee.games.formula_de.examination import MOST_STOPS
from tablee.games.formula_de.rules import ENDINGS, MOST_ROUNDS, PHASES
from tablee.games.formula_de.rules_actions import GEARS, SLOTS
from tablee.games.formula_de.rules_cars import MODES, REASONS, STATUSES
from tablee.games.formula_de.rules_routes import LONGEST
from tablee.games.formula_de.rules_track import (
    BODY,
    BRAKES,
    ENGINE,
    FUEL,
    HANDLING,
    MOST_CARS,
    TYRES,
    Settings,
    Track,
)
from tablee.games.formula_de.shapes import Car, Drive, Gear, Retired

PLACE = "lap left middle right pit stops to-exit to-corner next-stops finish"
NO_RANK = 0


def share(number: int, most: int) -> float:
    """A number as a part of the most that matters."""
    return min(1.0, number / most)


def places_of(track: Track) -> dict[str, list[float]]:
    """Where each cell is: what a driver who looks ahead would measure."""
    found = {
        name: [
            share(int(track.halves[cell]), int(track.lap_halves)),
            *(float(track.lane[cell] == lane) for lane in range(len(LANES))),
            float(track.lane[cell] == PIT_LANE),
            share(int(track.stops[cell]), MOST_STOPS),
            share(int(track.to_exit[cell]), LONGEST),
            share(int(track.to_corner[cell]), LONGEST),
            share(int(track.next_stops[cell]), MOST_STOPS),
            0.0,
        ]
        for cell, name in enumerate(track.names)
    }
    return {**found, FINISH: [*[0.0] * (len(PLACE.split()) - 1), 1.0]}


def observation(players: int, fixed: Settings) -> dict[str, Part]:
    """Every field of the view; cars by number, each with its seat."""
    count = players * int(fixed.cars_each)
    cars = range(1, count + 1)
    places = places_of(fixed.track)
    cells = fixed.track.names
    return {
        "header": Header(players),
        "circuit": Omitted("follows from the options"),
        "round": Amount(0, MOST_ROUNDS),
        "phase": OneOf(PHASES),
        "order": Several(count, OneOf(cars)),
        "place": Amount(0, MOST_CARS),
        "car": OneOf(cars),
        "roll": Amount(0, LONGEST),
        "trail": Counts(cells, LONGEST),
        "cars": Several(count, Fields(Car, car_parts(players, count, fixed, places))),
        "debris": Counts(cells),
        "gears": Keyed(
            ["gear"],
            [range(1, GEARS + 1)],
            Fields(
                Gear,
                {
                    "gear": Omitted("its place among the others"),
                    "fuel": Amount(0, GEARS, nothing=-1),
                    "brakes": Amount(0, GEARS, nothing=-1),
                    "engine": Amount(0, GEARS, nothing=-1),
                },
            ),
        ),
        "moves": Several(
            SLOTS,
            Fields(
                Drive,
                {
                    "slot": Omitted("its place among the others"),
                    "to": Place(places, PLACE),
                    "brakes": Amount(0, LONGEST),
                    "tyres": Amount(0, LONGEST),
                    "spin": YesNo(),
                    "blocked": YesNo(),
                    "route": Omitted("the cells between the car and the end of the move"),
                },
            ),
        ),
        "standings": Several(count, OneOf(cars)),
        "ending": OneOf(ENDINGS[1:]),
    }


def car_parts(players: int, count: int, fixed: Settings, places: dict[str, list[float]]) -> dict[str, Part]:
    """A car with its sheet."""
    sheet = fixed.sheet
    return {
        "car": Omitted("its place among the others"),
        "seat": SeatOf(players),
        "grid": Amount(1, count),
        "cell": Place(places, PLACE),
        "lap": Amount(0, int(fixed.laps)),
        "gear": Amount(0, GEARS),
        "stops": Amount(0, LONGEST),
        "tyres": Amount(0, int(sheet[TYRES])),
        "brakes": Amount(0, int(sheet[BRAKES])),
        "fuel": Amount(0, int(sheet[FUEL])),
        "body": Amount(0, int(sheet[BODY])),
        "engine": Amount(0, int(sheet[ENGINE])),
        "handling": Amount(0, int(sheet[HANDLING])),
        "mode": OneOf(MODES),
        "served": YesNo(),
        "status": OneOf(STATUSES),
        "rank": Amount(1, count, nothing=NO_RANK),
        "out": Fields(
            Retired,
            {
                "reason": OneOf(REASONS),
                "cell": Place(places, PLACE),
                "round": Amount(0, MOST_ROUNDS),
                "place": Amount(0, MOST_CARS),
            },
        ),
    }
