"""The circuit as the rules see it, what the options decide, and the dice."""

from typing import Final

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.bag import OutcomeKind
from tablee.engine.options import Options
from tablee.engine.refusal import Mistake
from tablee.engine.state import Fixed
from tablee.games.formula_de.board import CIRCUITS, Graph, graph_of, shipped_graph
from tablee.games.formula_de.examination import read_circuit

CUSTOM: Final = "custom"
MOST_CARS: Final = 10
STAND_BEFORE_FIRST: Final = 2  # the stand of grid position g is P(2 + g) (FDE-1.4)

FACES: Final = [  # of the die of each gear (section 2.1)
    [0],
    [1, 1, 2, 2],
    [2, 3, 3, 4, 4, 4],
    [4, 5, 6, 6, 7, 7, 8, 8],
    [7, 8, 9, 10, 11, 12],
    [11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
    [21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
]
DICE: Final = [OutcomeKind(f"gear{gear}", [str(face) for face in faces]) for gear, faces in enumerate(FACES)]
BLACK_DIE: Final = OutcomeKind("black", [str(face) for face in range(1, 21)])

# The points of a car sheet (section 2.2)
TYRES: Final = 0
BRAKES: Final = 1
FUEL: Final = 2
BODY: Final = 3
ENGINE: Final = 4
HANDLING: Final = 5
POINTS: Final = 6
POINT_NAMES: Final = ["tyres", "brakes", "fuel", "body", "engine", "handling"]
SHEETS: Final = [[0, 0, 0, 0, 0, 0], [4, 3, 2, 2, 2, 2], [6, 3, 3, 3, 3, 2]]  # by laps (FDE-1.2)


def numbers(values: list[int]) -> vec[i64]:
    """A list as an array."""
    return vec[i64](values)


class Track:
    """The cells by number, the pit lane last; everything that a step needs to know."""

    def __init__(self, graph: Graph) -> None:
        self.names: list[str] = graph.names
        self.cells: dict[str, int] = graph.numbers
        self.slug: str = graph.circuit.slug
        self.corners: list[str] = [segment.name for segment in graph.circuit.segments]
        self.size: i64 = graph.size
        self.pit: i64 = graph.pit
        self.last_segment: i64 = len(graph.circuit.segments) - 1
        self.ahead: vec[i64] = numbers(graph.ahead)
        self.left: vec[i64] = numbers(graph.left)
        self.right: vec[i64] = numbers(graph.right)
        self.outward: vec[i64] = numbers(graph.outward)
        self.segment: vec[i64] = numbers(graph.segment)
        self.lane: vec[i64] = numbers(graph.lane)
        self.stops: vec[i64] = numbers(graph.stops)  # asked by the corner of a cell (FDE-6.1), 0 elsewhere (FDE-6.5)
        self.rank: vec[i64] = numbers(graph.rank)
        self.inner: vec[i64] = numbers(graph.inner)
        self.ranks: i64 = max(graph.rank) + 1
        self.beside: list[list[int]] = graph.beside
        self.grid: vec[i64] = numbers([graph.numbers[name] for name in graph.circuit.grid])
        self.entry: vec[i64] = zeros(self.size)  # 1 where the pit lane can be entered
        for name in graph.circuit.pit.entries:
            self.entry[graph.numbers[name]] = 1
        # Measures for drivers who look ahead: where a cell is in halves of a cell, how far corners are
        self.halves: vec[i64] = numbers([graph.centre(cell) // graph.part for cell in range(graph.size)])
        self.lap_halves: i64 = 2 * graph.lap // graph.part
        self.to_exit: vec[i64] = zeros(self.size)  # cells ahead to the last one of the present corner
        self.to_corner: vec[i64] = zeros(self.size)  # cells ahead to the first one of the next corner
        self.to_next_exit: vec[i64] = zeros(self.size)  # and to the last one of that corner
        self.next_stops: vec[i64] = zeros(self.size)  # asked there
        for cell in range(self.size):
            self.measure(cell)

    def measure(self, cell: i64) -> None:
        """How far the ends of the present corner and the beginning of the next one are, lane kept."""
        here: i64 = cell
        steps: i64 = 0
        while self.stops[here] > 0 and self.segment[here] == self.segment[cell]:
            here = self.ahead[here]
            steps += 1
        self.to_exit[cell] = steps - 1 if steps else 0
        while self.stops[here] == 0:
            here = self.ahead[here]
            steps += 1
        self.to_corner[cell] = steps
        self.next_stops[cell] = self.stops[here]
        while self.stops[self.ahead[here]] > 0:
            here = self.ahead[here]
            steps += 1
        self.to_next_exit[cell] = steps

    def is_pit(self, cell: i64) -> bool:
        """Is this a cell of the pit lane?"""
        return cell >= self.pit

    def ground(self, cell: i64, after: i64) -> i64:
        """How far a move leads, in halves of a cell."""
        return self.halves[after] - self.halves[cell] + (self.lap_halves if self.crosses(cell, after) else 0)

    def crosses(self, cell: i64, after: i64) -> bool:
        """Does a move cross the finish line? So does the step from P13 to P14 (FDE-12.7, FDE-14.3)."""
        return self.rank[after] < self.rank[cell]  # nobody drives backwards, and no move is as long as a lap

    def enters_corner(self, cell: i64, after: i64) -> bool:
        """Does a way from a cell to another one enter a corner?"""
        number = self.segment[cell]
        while number != self.segment[after]:
            number = 0 if number == self.last_segment else number + 1
            if number % 2 == 1:  # straights and corners alternate, the first one is a straight
                return True
        return False

    def stand(self, grid: i64) -> i64:
        """The stand of the car that started in this position (FDE-1.4)."""
        return self.pit + STAND_BEFORE_FIRST + grid


class Settings(Fixed):
    def __init__(self, options: Options) -> None:
        super().__init__(options)
        self.track = Track(graph_for(options))
        self.laps: i64 = int(options.word("laps"))
        self.cars_each: i64 = int(options.word("cars_per_player"))
        self.sheet: vec[i64] = numbers(SHEETS[self.laps])
        self.all_test_engines: bool = options.word("engine_test") == "all_fast"
        self.tests_behind: bool = options.word("collision_zone") == "beside_and_behind"
        self.always_keeps_lane: bool = options.word("keep_lane_on_exit") == "always"
        self.multiplies: bool = options.word("missed_stops") == "multiply"
        self.has_slipstream: bool = options.word("slipstream") == "true"
        self.has_debris: bool = options.word("road_handling") == "true"
        self.ends_with_first: bool = options.word("end_mode") == "first"


def graph_for(options: Options) -> Graph:
    """The graph of the circuit that the options name, or of the one that the table brings."""
    slug, custom = options.word("circuit"), options.word("custom_circuit")
    if slug != CUSTOM:
        return shipped_graph(slug)
    return graph_of(read_circuit(custom)) if custom else shipped_graph(CIRCUITS[0])  # without it no game begins


def unsuited(players: int, options: Options) -> Mistake | None:
    """No more than ten cars race (FDE-1.1)."""
    each = int(options.word("cars_per_player"))
    if players * each > MOST_CARS:
        facts: dict[str, str | int] = {"option": "cars_per_player", "value": each, "players": players, "allowed": "1"}
        return Mistake("unsuited-option", facts)
    return None
