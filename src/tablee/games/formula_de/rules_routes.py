"""Where a car can drive with a roll: all ends that can be reached, each with the way that leads there and its price.

Routes grow step by step. Two routes of the same length to the same cell, with the same lane changes behind
them, have the same future, so only the better one is followed (`Search.reach`): no stretch is walked twice. A route is
written as a number to the base of four, a digit for each step; of two routes of one length the smaller number turns
later, as FDE-4.8 wants it. What leaving a corner early costs hangs only on the cell that is reached, because from the
corner on the lane is kept (FDE-7.2).
"""

from typing import Final

from tablee.engine.arrays import append, filled, i64, vec, zeros
from tablee.games.formula_de.board import NOWHERE
from tablee.games.formula_de.rules_cars import BY_BLOCK, BY_OVERSHOOT, BY_STOPS, Cars
from tablee.games.formula_de.rules_track import BRAKES, TYRES, Track, numbers

AHEAD: Final = 0  # the steps, in the order of FDE-4.8
LEFT: Final = 1
RIGHT: Final = 2
INTO_PITS: Final = 3
STEPS: Final = 4
LONGEST: Final = 30
ALIGN: Final = numbers([int(STEPS**steps) for steps in range(LONGEST + 1)])

# Lane changes made in straights (FDE-5.1); nothing sets them back, the finish line neither (FDE-5.4)
NO_CHANGE: Final = 0
ONE_LEFT: Final = 1
TWO_LEFT: Final = 2
ONE_RIGHT: Final = 3
TWO_RIGHT: Final = 4
LANE_KEPT: Final = 5  # no change any more (FDE-7.2)
FORBIDDEN: Final = -1
AFTER_LEFT: Final = vec[i64]([ONE_LEFT, TWO_LEFT, FORBIDDEN, FORBIDDEN, FORBIDDEN, FORBIDDEN])
AFTER_RIGHT: Final = vec[i64]([ONE_RIGHT, FORBIDDEN, FORBIDDEN, TWO_RIGHT, FORBIDDEN, FORBIDDEN])

A_DEBRIS_CELL: Final = 64  # weighs more than all lane changes of a route
FATAL: Final = 1000  # tyre points that nobody has
NOBODY_PAYS: Final = FATAL * FATAL
SLIPSTREAM_CELLS: Final = 3  # FDE-15.1
FREE_BRAKING: Final = 3  # of the cells that a blocked car has left over, brakes pay for three (FDE-9.2)
MOST_LEFT_OVER: Final = 6
IN_LIST: Final = 1_000_000_000_000  # more than any progress
LANES_AND_PITS: Final = 4


class Way:
    """One of the moves that a roll allows: where it ends, how one gets there, and what it costs."""

    def __init__(self, target: i64, brakes: i64, tyres: i64, steps: i64, code: i64, weight: i64) -> None:
        self.target = target
        self.brakes = brakes
        self.tyres = tyres
        self.steps = steps
        self.code = code
        self.weight = weight
        self.spins = False
        self.is_blocked = False
        self.finishes = False
        self.leaves_early = False
        self.order: i64 = 0  # in the list of moves


class Search:
    """The cells that a car can reach, layer by layer: after no step, after one, after two."""

    def __init__(self, start: i64) -> None:
        self.cell = filled(1, start)
        self.changes = filled(1, NO_CHANGE)
        self.weight = zeros(1)  # debris cells and lane changes on the way
        self.code = zeros(1)
        self.tyres = zeros(1)
        self.rate = zeros(1)  # tyre points that each further cell costs
        self.first = zeros(1)  # where each layer begins
        self.layer: i64 = 0  # the beginning of the newest one
        self.steps: i64 = 0  # how far the routes go so far
        self.is_complete = False  # no route goes on
        self.ended: list[int] = []  # entries that end early (FDE-4.3)
        self.finish: Way | None = None

    def open_layer(self) -> None:
        self.layer = len(self.cell)
        self.first = append(self.first, self.layer)

    def size(self) -> i64:
        """How many entries there are."""
        return len(self.cell)

    def reach(self, cell: i64, changes: i64, weight: i64, code: i64, tyres: i64, rate: i64) -> None:
        """A cell is reached: of several routes the one with less debris, fewer and later lane changes (FDE-4.8)."""
        index = self.layer
        size = len(self.cell)
        while index < size:
            if self.cell[index] == cell and self.changes[index] == changes:
                if weight < self.weight[index] or (weight == self.weight[index] and code < self.code[index]):
                    self.weight[index] = weight
                    self.code[index] = code
                return
            index += 1
        self.cell = append(self.cell, cell)
        self.changes = append(self.changes, changes)
        self.weight = append(self.weight, weight)
        self.code = append(self.code, code)
        self.tyres = append(self.tyres, tyres)
        self.rate = append(self.rate, rate)


class Routes(Cars):
    """What a car can do with a roll."""

    def ways(self, car: i64, roll: i64, is_extra: bool) -> list[Way]:
        """The moves that a roll allows in the order of their slots (FDE-4.5), or a slipstream (FDE-15.4)."""
        return self.ways_found(car, self.search(car, roll), roll, is_extra)

    def ways_found(self, car: i64, search: Search, roll: i64, is_extra: bool) -> list[Way]:
        """The same of routes that go just so far."""
        out: list[Way] = []
        if search.finish is not None and self.can_pay(car, search.finish.tyres, 0):
            out.append(search.finish)
        layers: i64 = len(search.first)
        most = min(self.left(car, BRAKES), roll - 1)  # at least one cell is driven (FDE-8.1)
        for brakes in range(most + 1):
            if roll - brakes < layers:
                self.add_layer(car, search, roll - brakes, brakes, is_extra, out)
        self.add_early_ends(car, search, roll, out)
        if not is_extra and layers <= roll and not search.ended and search.finish is None:
            self.add_blocked(car, search, roll, out)
        for way in out:
            self.settle_price(car, way)
        return in_order(out)

    # Growing ------------------------------------------------------------------------------------------

    def search(self, car: i64, roll: i64) -> Search:
        """All routes of a car, fatal ones too, up to the number of cells rolled."""
        search = Search(self.cell[car])
        self.extend(car, search, roll)
        return search

    def extend(self, car: i64, search: Search, roll: i64) -> None:
        """The same for a higher roll, from what was found for a lower one."""
        start = self.cell[car]
        while search.steps < roll and not search.is_complete:
            begin = search.layer
            end = search.size()
            search.open_layer()
            search.steps += 1
            for index in range(begin, end):
                if self.track.is_pit(search.cell[index]):
                    self.grow_in_pits(car, search, index)
                else:
                    self.grow(car, search, index, start, search.steps)
            if search.size() == end:  # nobody came that far
                search.first = search.first[: len(search.first) - 1]
                search.is_complete = True

    def grow(self, car: i64, search: Search, index: i64, start: i64, steps: i64) -> None:
        """The steps from a cell of the track (FDE-4.1): none to an occupied cell (FDE-4.2)."""
        track = self.track
        here = self.here
        cell = search.cell[index]
        changes = search.changes[index]
        weight = search.weight[index]
        code = search.code[index] * STEPS
        after = track.ahead[cell]
        is_free = here[after] == 0
        in_corner = track.stops[cell] > 0
        if is_free:
            rate = search.rate[index]
            kept = changes
            if in_corner and track.segment[after] != track.segment[cell]:
                missing = self.missing_stops(car, cell, start)
                if missing > 0:
                    rate += self.price_of_missing(missing)
                    kept = LANE_KEPT
                elif self.settings.always_keeps_lane:
                    kept = LANE_KEPT
            self.arrive(car, search, cell, after, kept, weight, code, search.tyres[index] + rate, rate, steps)
        if changes == LANE_KEPT:
            return
        for step in range(LEFT, RIGHT + 1):
            after = track.left[cell] if step == LEFT else track.right[cell]
            if after == NOWHERE or here[after] != 0:
                continue
            if in_corner:  # the arrows lead towards the inside, and do not count as changes (FDE-6.3, FDE-5.3)
                changed = changes
                if track.segment[after] != track.segment[cell] and self.keeps_lane_from(car, cell, start):
                    continue
            elif is_free:
                changed = AFTER_LEFT[changes] if step == LEFT else AFTER_RIGHT[changes]
                if changed == FORBIDDEN:
                    continue
            else:  # to avoid a car one may always swerve (FDE-5.2)
                changed = changes
            self.arrive(car, search, cell, after, changed, weight + 1, code + step, 0, 0, steps)
        if track.entry[cell] and here[track.pit] == 0 and self.are_pits_open(car):  # FDE-12.2
            search.reach(track.pit, changes, weight, code + INTO_PITS, 0, 0)

    def arrive(
        self,
        car: i64,
        search: Search,
        cell: i64,
        after: i64,
        changes: i64,
        weight: i64,
        code: i64,
        tyres: i64,
        rate: i64,
        steps: i64,
    ) -> None:
        """A step onto a free cell of the track; on the last lap the line is the end (FDE-14.1)."""
        if self.settings.has_debris and self.debris[after]:
            weight += A_DEBRIS_CELL
        if self.lap[car] == self.settings.laps and self.track.crosses(cell, after):
            way = Way(after, 0, tyres, steps, code, weight)
            way.finishes = True
            best = search.finish
            if best is None or tyres < best.tyres or (tyres == best.tyres and is_better(way, best)):
                search.finish = way
            return
        search.reach(after, changes, weight, code, tyres, rate)

    def grow_in_pits(self, car: i64, search: Search, index: i64) -> None:
        """In the pit lane cars go in single file, wait behind others, and stop at their stand (FDE-12.3, FDE-12.4)."""
        cell = search.cell[index]
        if self.ends_early(car, cell):
            search.ended.append(index)
            return
        after = self.track.ahead[cell]
        weight = search.weight[index]
        if self.settings.has_debris and self.debris[after]:
            weight += A_DEBRIS_CELL
        search.reach(after, search.changes[index], weight, search.code[index] * STEPS, 0, 0)

    def ends_early(self, car: i64, cell: i64) -> bool:
        """Does a route end on this cell of the pit lane, whatever is left of the roll (FDE-4.3)?"""
        if cell == self.track.stand(self.grid[car]) and not self.served[car]:
            return True
        return self.here[self.track.ahead[cell]] != 0

    def are_pits_open(self, car: i64) -> bool:
        """Only after the first crossing of the line and not on the last lap (FDE-12.1)."""
        return self.lap[car] == 1 and self.settings.laps > 1

    def missing_stops(self, car: i64, cell: i64, start: i64) -> i64:
        """The stops still missing in the corner of a cell; in one that was just entered, all (FDE-6.4)."""
        made = self.stops[car] if self.track.segment[cell] == self.track.segment[start] else 0
        return self.track.stops[cell] - made

    def keeps_lane_from(self, car: i64, cell: i64, start: i64) -> bool:
        """Must the corner of this cell be left straight on (FDE-7.2, FDE-7.7)?"""
        return self.settings.always_keeps_lane or self.missing_stops(car, cell, start) > 0

    def price_of_missing(self, missing: i64) -> i64:
        """Tyre points for each cell beyond a corner left with stops missing (FDE-7.1, FDE-7.5, FDE-7.8)."""
        if missing == 1 or self.settings.multiplies:
            return missing
        return FATAL

    # Choosing -----------------------------------------------------------------------------------------

    def add_layer(self, car: i64, search: Search, steps: i64, brakes: i64, is_extra: bool, out: list[Way]) -> None:
        """The ends after this many steps; a route that ends early is not braked for (FDE-4.5)."""
        end = search.first[steps + 1] if steps + 1 < len(search.first) else search.size()
        known = len(out)
        for index in range(search.first[steps], end):
            cell = search.cell[index]
            if brakes and self.track.is_pit(cell) and self.ends_early(car, cell):
                continue
            price = brakes
            if is_extra and self.track.enters_corner(self.cell[car], cell):
                price += 1  # FDE-15.2
                if price > self.left(car, BRAKES):
                    continue
            if self.can_pay(car, search.tyres[index], 0):
                add_way(out, known, way_to(search, index, steps, price))

    def add_early_ends(self, car: i64, search: Search, roll: i64, out: list[Way]) -> None:
        """Routes that end in the pit lane before the roll is used up cost nothing (FDE-4.3, FDE-12.3, FDE-12.4)."""
        for index in search.ended:
            steps: i64 = 0
            while steps + 1 < len(search.first) and search.first[steps + 1] <= index:
                steps += 1
            add_way(out, 0, way_to(search, index, steps, 0))

    def add_blocked(self, car: i64, search: Search, roll: i64, out: list[Way]) -> None:
        """No route uses the whole roll: the car stops behind, as far as it comes, and pays (FDE-9.1 to FDE-9.4)."""
        steps: i64 = len(search.first) - 1
        left_over = roll - steps
        if left_over > MOST_LEFT_OVER:
            return
        wanted = min(left_over, FREE_BRAKING)
        brakes = min(self.left(car, BRAKES), wanted)
        tyres = left_over - brakes  # three points of brakes at most, missing ones are paid with tyres (FDE-9.3)
        if steps and tyres == 0:
            return  # the same as braking, and listed as such (FDE-4.5)
        known = len(out)
        for index in range(search.first[steps], search.size()):
            if self.can_pay(car, search.tyres[index], tyres):
                way = way_to(search, index, steps, brakes)
                way.leaves_early = way.tyres > 0
                way.tyres += tyres
                way.is_blocked = True
                add_way(out, known, way)

    def can_pay(self, car: i64, overshoot: i64, block: i64) -> bool:
        """Is a route not fatal (FDE-4.4)? Without tyres one cell beyond a corner is allowed (FDE-7.3, FDE-7.6)."""
        tyres = self.left(car, TYRES)
        return overshoot + block <= tyres or (tyres == 0 and overshoot == 1 and block == 0)

    def settle_price(self, car: i64, way: Way) -> None:
        """The last tyre point makes a car spin, unless it has finished (FDE-7.4); and the place in the list."""
        way.leaves_early = way.leaves_early or (way.tyres > 0 and not way.is_blocked)
        way.spins = not way.finishes and way.tyres > 0 and way.tyres >= self.left(car, TYRES)
        start = self.cell[car]
        lap = self.lap[car] + (1 if self.track.crosses(start, way.target) else 0)
        progress = lap * self.track.ranks + self.track.rank[way.target]
        price = -1 if way.finishes else way.brakes + (STEPS if way.is_blocked else 0)
        way.order = (price + 1) * IN_LIST - progress * LANES_AND_PITS + self.track.lane[way.target]

    def fate(self, car: i64, roll: i64) -> i64:
        """Why there is no move at all, as the reason to be out (FDE-4.6)."""
        search = self.search(car, roll)
        least: i64 = NOBODY_PAYS
        if search.finish is not None:
            least = search.finish.tyres
        if len(search.first) > roll:
            for index in range(search.first[roll], search.size()):
                least = min(least, search.tyres[index])
        if least == NOBODY_PAYS:
            return BY_BLOCK
        return BY_STOPS if least >= FATAL else BY_OVERSHOOT


def way_to(search: Search, index: i64, steps: i64, brakes: i64) -> Way:
    """The way to an entry of a search."""
    return Way(search.cell[index], brakes, search.tyres[index], steps, search.code[index], search.weight[index])


def is_better(way: Way, other: Way) -> bool:
    """Less debris, fewer lane changes, later ones; shorter routes are compared as far as they go (FDE-4.8)."""
    if way.weight != other.weight:
        return way.weight < other.weight
    return way.code * ALIGN[LONGEST - way.steps] < other.code * ALIGN[LONGEST - other.steps]


def add_way(out: list[Way], known: i64, way: Way) -> None:
    """Adds a way, unless a better one of those from `known` on leads to the same end for the same number of brakes."""
    for index in range(known, len(out)):
        other = out[index]
        if other.target == way.target and other.brakes == way.brakes and not other.finishes:
            if is_better(way, other):
                out[index] = way
            return
    out.append(way)


def in_order(ways: list[Way]) -> list[Way]:
    """Finish first, not blocked before blocked, few brakes, far ahead, lanes from left to right."""
    for index in range(1, len(ways)):
        way = ways[index]
        before: i64 = index - 1
        while before >= 0 and ways[before].order > way.order:
            ways[before + 1] = ways[before]
            before -= 1
        ways[before + 1] = way
    return ways


def route_of(track: Track, start: i64, way: Way) -> list[int]:
    """The cells that a way leads over, without the first one."""
    cells: list[int] = []
    cell = start
    for step in range(way.steps):
        turn = way.code // ALIGN[way.steps - 1 - step] % STEPS
        if turn == AHEAD:
            cell = track.ahead[cell]
        elif turn == LEFT:
            cell = track.left[cell]
        elif turn == RIGHT:
            cell = track.right[cell]
        else:
            cell = track.pit
        cells.append(int(cell))
    return cells
