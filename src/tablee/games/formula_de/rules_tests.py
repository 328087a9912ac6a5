"""What the black die decides: starts, engines, collisions, debris and stops at the stand."""

from typing import Final

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.chance import Chance
from tablee.games.formula_de import shapes
from tablee.games.formula_de.board import PIT_CELLS
from tablee.games.formula_de.rules_cars import BY_BODY, BY_ENGINE, BY_HANDLING, FREE, LONG_STOP, RUNNING
from tablee.games.formula_de.rules_routes import Routes
from tablee.games.formula_de.rules_track import BLACK_DIE, BODY, ENGINE, FACES, HANDLING, TYRES

FIFTH: Final = 5
STRAINED: Final = 4  # up to this face an engine loses a point (FDE-10.1)
TOUCHED: Final = 1  # FDE-11.1
SHAKEN: Final = 4  # up to this face debris costs a point (FDE-16.2)
QUICK: Final = 10  # up to this face a stop is a quick one (FDE-12.5)
AFTER_QUICK_STOP: Final = 4  # the lever


class Tests(Routes):
    """The tests of cars; `round` and `order` say when a car went out."""

    round: i64 = 0
    order: list[int]

    def black(self, chance: Chance) -> i64:
        return chance.pick(BLACK_DIE) + 1

    def retire(self, car: i64, reason: i64) -> None:
        """A car is out in this round, at its own place in the order (FDE-14.5)."""
        self.go_out(car, reason, self.round, self.order.index(int(car)))

    # The grid -----------------------------------------------------------------------------------------

    def draw_grid(self, chance: Chance) -> list[int]:
        """The cars in the order of the grid: the highest roll first, equal ones roll again (FDE-1.3, FDE-1.5)."""
        return self.separated(list(range(int(self.count))), chance)

    def separated(self, cars: list[int], chance: Chance) -> list[int]:
        """These cars by their rolls; the group with the highest number is separated first."""
        faces = zeros(self.count)
        for car in cars:
            face = self.black(chance)
            faces[car] = face
            if self.told is not None:
                self.tell(shapes.GridRolled("FDE-1.3", int(self.owner(car)), car + 1, int(face)))
        out: list[int] = []
        for face in range(len(BLACK_DIE.names), 0, -1):
            group = with_face(cars, faces, face)
            out += self.separated(group, chance) if len(group) > 1 else group
        return out

    # Engines ------------------------------------------------------------------------------------------

    def strains_engine(self, gear: i64, face: i64) -> bool:
        """The highest face of the two fastest dice (FDE-10.1)."""
        return gear >= FIFTH and face == FACES[gear][-1]

    def test_engines(self, car: i64, chance: Chance) -> None:
        """The roller, or all cars in the two highest gears in order of play (FDE-10.1, FDE-10.4, FDE-10.5)."""
        if not self.settings.all_test_engines:
            self.test_engine(car, "FDE-10.1", chance)
            return
        for other in self.order:
            if self.status[other] == RUNNING and self.gear[other] >= FIFTH:
                self.test_engine(other, "FDE-10.4", chance)

    def test_engine(self, car: i64, rule: str, chance: Chance) -> None:
        """One to four costs a point; without any the car is out (FDE-10.1, FDE-10.3)."""
        face = self.black(chance)
        lost: i64 = 1 if face <= STRAINED else 0
        self.pay(car, ENGINE, lost)
        if self.told is not None:
            self.tell(shapes.EngineTested(rule, int(self.owner(car)), int(car) + 1, int(face), int(lost)))
        if self.left(car, ENGINE) == 0:
            self.retire(car, BY_ENGINE)

    # Collisions ---------------------------------------------------------------------------------------

    def test_collisions(self, car: i64, chance: Chance) -> None:
        """Neighbours one after the other: left lane, right lane, the rear one first (FDE-11.3, FDE-11.4, FDE-11.6)."""
        cell = self.cell[car]
        if self.track.is_pit(cell):
            return
        for beside in self.track.beside[cell]:
            if self.status[car] == RUNNING and self.here[beside]:
                self.test_collision(car, self.here[beside] - 1, chance)
        ahead = self.track.ahead[cell]
        if self.settings.tests_behind and self.status[car] == RUNNING and self.here[ahead]:
            self.test_collision(car, self.here[ahead] - 1, chance)

    def test_collision(self, car: i64, other: i64, chance: Chance) -> None:
        """The neighbour rolls for both, then the one who came for himself (FDE-11.1, FDE-11.2)."""
        seat, name, neighbour = int(self.owner(car)), int(car) + 1, int(other) + 1
        face = self.black(chance)
        if face == TOUCHED:
            if self.told is not None:
                self.tell(shapes.CarsCollided("FDE-11.1", seat, name, neighbour))
            self.dent(car)
            self.dent(other)
            return
        own = self.black(chance)
        if own != TOUCHED:
            if self.told is not None:
                self.tell(shapes.NeighbourPassed("FDE-11.2", seat, name, neighbour, int(face), int(own)))
            return
        if self.told is not None:
            self.tell(shapes.CarScraped("FDE-11.2", seat, name, neighbour, int(face)))
        self.dent(car)

    def dent(self, car: i64) -> None:
        """A body point is lost, debris falls; without any the car is out (FDE-11.5, FDE-16.1)."""
        self.pay(car, BODY, 1)
        self.drop_debris(self.cell[car])
        if self.left(car, BODY) == 0:
            self.retire(car, BY_BODY)

    # Debris -------------------------------------------------------------------------------------------

    def test_debris(self, car: i64, trail: list[int], chance: Chance) -> None:
        """A die for each cell with debris that was driven over, until the car is out (FDE-16.2, FDE-16.3)."""
        for cell in trail:
            if self.status[car] != RUNNING:
                return
            face = self.black(chance)
            lost: i64 = 1 if face <= SHAKEN else 0
            self.pay(car, HANDLING, lost)
            if self.told is not None:
                where = self.track.names[cell]
                seat = int(self.owner(car))
                self.tell(shapes.DebrisTested("FDE-16.2", seat, int(car) + 1, where, int(face), int(lost)))
            if self.left(car, HANDLING) == 0:
                self.retire(car, BY_HANDLING)

    # The stand ----------------------------------------------------------------------------------------

    def is_at_stand(self, car: i64) -> bool:
        """Has a car just come to its own stand (FDE-12.4)?"""
        return self.cell[car] == self.track.stand(self.grid[car]) and not self.served[car]

    def serve(self, car: i64, chance: Chance) -> None:
        """New tyres, then the black die says how long it takes (FDE-12.4, FDE-12.5, FDE-12.6)."""
        self.served[car] = 1
        self.refill_tyres(car)
        seat, name = int(self.owner(car)), int(car) + 1
        if self.told is not None:
            where = self.track.names[self.cell[car]]
            self.tell(shapes.StandReached("FDE-12.4", seat, name, where, int(self.left(car, TYRES))))
        face = self.black(chance)
        if face > QUICK:
            self.gear[car] = 0
            self.mode[car] = LONG_STOP
            if self.told is not None:
                self.tell(shapes.StandKept("FDE-12.6", seat, name, int(face)))
            return
        self.gear[car] = AFTER_QUICK_STOP
        self.mode[car] = FREE
        cells = self.drive_on(car, (face + 1) // 2)
        if self.told is not None:
            self.tell(shapes.StandLeft("FDE-12.5", seat, name, int(face), int(cells)))

    def drive_on(self, car: i64, cells: i64) -> i64:
        """Along the pit lane to its last cell at most, cut short behind another car; the cells driven (FDE-12.7)."""
        driven: i64 = 0
        last = self.track.pit + PIT_CELLS - 1
        while driven < cells and self.cell[car] < last and self.here[self.track.ahead[self.cell[car]]] == 0:
            lap = self.lap[car]
            self.step_to(car, self.track.ahead[self.cell[car]])
            driven += 1
            if self.lap[car] > lap:
                self.tell_lap(car)
        return driven

    def tell_lap(self, car: i64) -> None:
        """A car has crossed the line (FDE-14.3)."""
        if self.told is not None:
            self.tell(shapes.LapCompleted("FDE-14.3", int(self.owner(car)), int(car) + 1, int(self.lap[car])))


def with_face(cars: list[int], faces: vec[i64], face: i64) -> list[int]:
    """The cars that rolled this face."""
    return [car for car in cars if faces[car] == face]
