"""The cars: where they are, their sheets and levers, who is ahead of whom, and who is still in the race."""

from typing import Final

from tablee.engine.arrays import filled, i64, vec, zeros
from tablee.engine.shapes import Event, Limit
from tablee.engine.state import State
from tablee.games.formula_de import shapes
from tablee.games.formula_de.board import NOWHERE
from tablee.games.formula_de.rules_track import POINTS, TYRES, Settings, Track

# What a car's next gear hangs on
FRESH: Final = 0  # has not had its first turn
STALLED: Final = 1  # made a false start
FREE: Final = 2
SPUN: Final = 3  # its next gear is the first (FDE-7.4)
LONG_STOP: Final = 4  # its next gear is the third at most (FDE-12.6)
MODES: Final = ["fresh", "stalled", "free", "spun", "long_stop"]

RUNNING: Final = 0
FINISHED: Final = 1
OUT: Final = 2
STATUSES: Final = ["running", "finished", "out"]

NOT_OUT: Final = -1
REASONS: Final = ["overshoot", "stops", "blocked", "body", "engine", "handling"]  # why a car is out
BY_OVERSHOOT: Final = 0
BY_STOPS: Final = 1
BY_BLOCK: Final = 2
BY_BODY: Final = 3
BY_ENGINE: Final = 4
BY_HANDLING: Final = 5
OUT_RULES: Final = ["FDE-7.5", "FDE-7.5", "FDE-9.2", "FDE-11.5", "FDE-10.3", "FDE-16.2"]

NO_DEBRIS: Final = zeros(0)


class Cars(State):
    """The cars of a race, counted from 0; people count them from 1."""

    settings: Settings
    track: Track
    count: i64 = 0
    here: vec[i64]  # the number of the car on each cell, 0 on a free one
    cell: vec[i64]  # where each car is; where it went out, if it did; NOWHERE once it has finished
    lap: vec[i64]  # how often it has crossed the line (FDE-14.3)
    gear: vec[i64]
    mode: vec[i64]
    stops: vec[i64]  # turns ended in the corner where it is (FDE-6.4)
    served: vec[i64]  # 1 if it has been at its stand during this visit (FDE-12.7)
    grid: vec[i64]  # where it started, 1 for the pole
    points: vec[i64]  # six kinds for each car
    status: vec[i64]
    rank: vec[i64]  # of finished cars
    reason: vec[i64]  # of cars that are out, with the round and the place in its order
    out_round: vec[i64]
    out_place: vec[i64]
    debris: vec[i64]  # 1 on cells with debris (FDE-16.1)

    def line_up(self) -> None:
        """Every car with its sheet and its lever in neutral, on no cell yet (FDE-1.1, FDE-1.2)."""
        settings = self.fixed
        assert isinstance(settings, Settings)
        self.settings = settings
        self.track = settings.track
        self.count = self.players * settings.cars_each
        self.here = zeros(self.track.size)
        self.cell = filled(self.count, NOWHERE)
        self.lap = zeros(self.count)
        self.gear = zeros(self.count)
        self.mode = zeros(self.count)
        self.stops = zeros(self.count)
        self.served = zeros(self.count)
        self.grid = zeros(self.count)
        self.status = zeros(self.count)
        self.rank = zeros(self.count)
        self.reason = filled(self.count, NOT_OUT)
        self.out_round = zeros(self.count)
        self.out_place = zeros(self.count)
        self.points = zeros(self.count * POINTS)
        self.debris = zeros(self.track.size) if settings.has_debris else NO_DEBRIS
        for index in range(self.count * POINTS):
            self.points[index] = settings.sheet[index % POINTS]

    def copy_cars(self, copy: "Cars") -> None:
        """The part of `clone` that concerns the cars."""
        copy.settings = self.settings
        copy.track = self.track
        copy.count = self.count
        copy.here = self.here[:]
        copy.cell = self.cell[:]
        copy.lap = self.lap[:]
        copy.gear = self.gear[:]
        copy.mode = self.mode[:]
        copy.stops = self.stops[:]
        copy.served = self.served[:]
        copy.grid = self.grid[:]
        copy.points = self.points[:]
        copy.status = self.status[:]
        copy.rank = self.rank[:]
        copy.reason = self.reason[:]
        copy.out_round = self.out_round[:]
        copy.out_place = self.out_place[:]
        copy.debris = self.debris[:] if len(self.debris) else self.debris

    # Owners and sheets --------------------------------------------------------------------------------

    def owner(self, car: i64) -> i64:
        """The seat of a car: with two cars each the cars 1 and 2 belong to the first seat (FDE-1.5)."""
        return car // self.settings.cars_each

    def left(self, car: i64, kind: i64) -> i64:
        """How many points of a kind a car has left."""
        return self.points[car * POINTS + kind]

    def pay(self, car: i64, kind: i64, points: i64) -> None:
        """Ticks points off a car's sheet."""
        self.points[car * POINTS + kind] -= points

    def refill_tyres(self, car: i64) -> None:
        """All tyre points come back (FDE-12.4)."""
        self.points[car * POINTS + TYRES] = self.settings.sheet[TYRES]

    # Telling ------------------------------------------------------------------------------------------

    def tell(
        self, event: Event, limits: tuple[Limit, ...] = (), shows: tuple[int, ...] = (), reveal: bool = False
    ) -> None:
        """Tells what happened to whose car."""
        super().tell(shapes.for_people(event, int(self.settings.cars_each)), limits, shows, reveal)

    def stretch_at(self, cell: i64) -> str:
        """On what part of the track a cell lies."""
        return "stands" if self.track.is_pit(cell) else "corner" if self.track.stops[cell] else "straight"

    def corner_at(self, cell: i64) -> str:
        """The corner of a cell, by name; nothing in a straight and at the stands."""
        return self.track.corners[self.track.segment[cell]] if self.track.stops[cell] else ""

    def corner_ahead(self, cell: i64) -> str:
        """The next corner, by name."""
        here: i64 = cell
        while self.track.stops[here] and self.track.segment[here] == self.track.segment[cell]:
            here = self.track.ahead[here]
        while not self.track.stops[here]:
            here = self.track.ahead[here]
        return self.corner_at(here)

    def gap_at(self, cell: i64) -> int:
        """How many cells before the next corner a cell lies; 0 in a corner and at the stands."""
        return 0 if self.track.stops[cell] or self.track.is_pit(cell) else int(self.track.to_corner[cell])

    def cells_to_line(self, car: i64) -> int:
        """How many steps straight on lead over the line."""
        cell = self.cell[car]
        count = 1
        while not self.track.crosses(cell, self.track.ahead[cell]):
            cell = self.track.ahead[cell]
            count += 1
        return count

    # Places -------------------------------------------------------------------------------------------

    def put(self, car: i64, cell: i64) -> None:
        """Sets a car on a cell."""
        self.cell[car] = cell
        self.here[cell] = car + 1

    def step_to(self, car: i64, cell: i64) -> None:
        """A car goes on to another cell; crossing the line counts a lap (FDE-14.3)."""
        origin = self.cell[car]
        if self.track.crosses(origin, cell):
            self.lap[car] += 1
        self.here[origin] = 0
        self.put(car, cell)

    def take_off(self, car: i64) -> None:
        """Finished cars and those that are out are no longer on the board (FDE-4.2)."""
        self.here[self.cell[car]] = 0

    def progress(self, car: i64) -> i64:
        """How far a car has come: laps, then the middle of its cell; only the order of the numbers counts (FDE-2.2)."""
        return self.lap[car] * self.track.ranks + self.track.rank[self.cell[car]]

    def precedence(self, car: i64) -> i64:
        """The greater plays first: progress, track before pits, gear, inner lane, grid position (FDE-2.2, FDE-2.3)."""
        cell = self.cell[car]
        key = self.progress(car) * 2 + (0 if self.track.is_pit(cell) else 1)
        key = key * 8 + self.gear[car]
        key = key * 4 + 3 - self.track.inner[cell]
        return key * 16 + 15 - self.grid[car]

    def running_order(self) -> list[int]:
        """The cars in the race, the one farthest ahead first; lapped cars stand where they are (FDE-2.2, FDE-2.4)."""
        order: list[int] = []
        for car in range(self.count):
            if self.status[car] == RUNNING:
                index: i64 = len(order)
                while index > 0 and self.precedence(order[index - 1]) < self.precedence(car):
                    index -= 1
                order.insert(index, car)
        return order

    def standings(self) -> list[int]:
        """All cars: finished ones, running ones in their order, then those that are out (FDE-14.2, FDE-14.5)."""
        finished = [(int(self.rank[car]), car) for car in range(self.count) if self.status[car] == FINISHED]
        gone = [
            (-int(self.progress(car)), -int(self.out_round[car]), -int(self.out_place[car]), car)
            for car in range(self.count)
            if self.status[car] == OUT
        ]
        return [car for _, car in sorted(finished)] + self.running_order() + [row[3] for row in sorted(gone)]

    # Leaving the race ---------------------------------------------------------------------------------

    def drop_debris(self, cell: i64) -> None:
        """Debris lies where it fell until the end of the race, never in the pit lane (FDE-16.1, FDE-16.3)."""
        if self.settings.has_debris and not self.track.is_pit(cell) and not self.debris[cell]:
            self.debris[cell] = 1
            if self.told is not None:
                self.tell(shapes.DebrisDropped("FDE-16.1", self.track.names[cell]))

    def go_out(self, car: i64, reason: i64, round_: i64, place: i64) -> None:
        """A car leaves the race from the cell where it stands, which is as far as it has come (FDE-4.6, FDE-14.5)."""
        if reason in (BY_BODY, BY_ENGINE):
            self.drop_debris(self.cell[car])
        self.take_off(car)
        self.status[car] = OUT
        self.reason[car] = reason
        self.out_round[car] = round_
        self.out_place[car] = place
        self.gear[car] = 0
        self.mode[car] = FREE
        self.stops[car] = 0
        self.served[car] = 0
        if self.told is not None:
            cell = self.cell[car]
            self.tell(
                shapes.CarOut(
                    OUT_RULES[reason],
                    int(self.owner(car)),
                    int(car) + 1,
                    REASONS[reason],
                    self.track.names[cell],
                    stretch=self.stretch_at(cell),
                    corner=self.corner_at(cell),
                    ahead=self.corner_ahead(cell),
                    gap=self.gap_at(cell),
                )
            )
