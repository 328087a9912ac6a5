"""Circuits: their data files, and the exact graph of cells that follows from one.

A circuit is a TOML text (docs/rules/formula-de.md, section 2.4); `examination.py` says what makes one valid. Everything
that the rules use is counted in exact fractions of a cell, here multiplied by their common denominator; only drawings
(`drawing.py`) are measured.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import accumulate, chain
from math import lcm
from typing import Annotated

import msgspec

CIRCUITS = ("port-corail", "grand-plateau")
COLOURS = ("red", "blue", "green", "yellow", "black", "white", "orange", "purple", "cyan", "pink")  # of cars 1 to 10
LANES = ("L", "M", "R")
PIT_LANE = 3  # beside the three lanes
FINISH = "finish"
NOWHERE = -1

PIT_CELLS = 18
BEFORE_LINE = 14  # cells of the pit lane before the finish line
LARGEST_WHOLE = 1_000_000  # whatever it counts: what is larger is no longer read

Whole = Annotated[int, msgspec.Meta(ge=-LARGEST_WHOLE, le=LARGEST_WHOLE)]
Cells = tuple[Whole, Whole, Whole]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a circuit is called."""

    fr: str
    en: str


class Segment(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A straight or a corner: where it starts on the centre line, and its cells in the lanes left, middle, right."""

    kind: str
    start: float
    cells: Cells
    stops: Whole = 0
    parts: tuple[tuple[str, Whole], ...] = ()  # of a corner: its inside and for how many cells
    name: str = ""

    @property
    def is_corner(self) -> bool:
        return self.kind == "C"


class Pit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cells: Whole
    side: str
    entries: tuple[str, str]
    beside_first: str
    first_stand: Whole
    stands: Whole
    first_after_line: Whole
    exit: str


class Circuit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A circuit as its file says it."""

    slug: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9-]{1,40}\Z")]
    name: Name
    direction: str
    lane_width: float
    points: list[tuple[float, float, float]]  # x, y (upwards), radius of the rounding
    segments: list[Segment]
    pit: Pit
    grid: list[str]


@cache
def shipped(slug: str) -> Circuit:
    """One of the circuits of the game."""
    text = (files("tablee.games.formula_de") / "data" / f"{slug}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Circuit)


# The graph --------------------------------------------------------------------------------------------


@dataclass
class Graph:
    """The cells of a circuit by number, first the track in the order of segment, lane, index, then the pit lane."""

    circuit: Circuit
    names: list[str] = field(default_factory=list)
    segment: list[int] = field(default_factory=list)  # the pit lane belongs to the straights on either side of the line
    lane: list[int] = field(default_factory=list)
    stops: list[int] = field(default_factory=list)  # asked by the corner of the cell, 0 in a straight
    begin: list[int] = field(default_factory=list)  # where the cell begins along the lap, in parts of a cell
    end: list[int] = field(default_factory=list)
    ahead: list[int] = field(default_factory=list)
    left: list[int] = field(default_factory=list)  # the diagonal to the left, or NOWHERE
    right: list[int] = field(default_factory=list)
    outward: list[int] = field(default_factory=list)  # the diagonal that the arrows of a corner forbid
    beside: list[list[int]] = field(default_factory=list)  # left lane first, in a lane the rear cell first
    rank: list[int] = field(default_factory=list)  # of the centre: who is farther ahead in a lap
    inner: list[int] = field(default_factory=list)  # 0 in the lane nearest the inside of the corner here or next
    part: int = 1  # the parts of a cell of the middle lane
    lap: int = 0  # parts of a whole lap
    numbers: dict[str, int] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """How many cells there are, with the pit lane."""
        return len(self.names)

    @property
    def pit(self) -> int:
        """The number of the first cell of the pit lane."""
        return self.size - PIT_CELLS

    def centre(self, cell: int) -> int:
        """Where the middle of a cell is along the lap, twice in parts so that it is a whole number."""
        return self.begin[cell] + self.end[cell]

    def steps(self, cell: int) -> list[int]:
        """The cells to which one step can lead (FDE-4.1)."""
        into_pits = self.pit if self.names[cell] in self.circuit.pit.entries else NOWHERE
        steps = (self.ahead[cell], self.left[cell], self.right[cell], into_pits)
        return [after for after in steps if after != NOWHERE]


def graph_of(circuit: Circuit) -> Graph:
    """The cells of a circuit and how they hang together (docs/rules/formula-de.md, section 2.3)."""
    graph = Graph(circuit)
    lay_cells(graph)
    lay_pit_lane(graph)
    graph.numbers = {name: number for number, name in enumerate(graph.names)}
    order = sorted({graph.centre(cell) for cell in range(graph.size)})
    ranks = {centre: rank for rank, centre in enumerate(order)}
    graph.rank = [ranks[graph.centre(cell)] for cell in range(graph.size)]
    link(graph)
    return graph


def lay_cells(graph: Graph) -> None:
    """Every cell with its stretch of the lap; the middle lane is shifted by half a cell, like bricks."""
    segments = graph.circuit.segments
    graph.part = 2 * lcm(*(cells for segment in segments for cells in segment.cells))
    starts = [0, *accumulate(segment.cells[1] for segment in segments)]
    graph.lap = starts[-1] * graph.part
    for number, segment in enumerate(segments):
        for lane, count in enumerate(segment.cells):
            shift = graph.part // 2 if lane == 1 else 0
            length = graph.part * segment.cells[1] // count
            for index in range(count):
                begin = starts[number] * graph.part + length * index + shift
                add_cell(graph, f"{number}{LANES[lane]}{index}", number, lane, begin, begin + length)


def lay_pit_lane(graph: Graph) -> None:
    """Eighteen cells in single file beside the line: the last four count for the next lap."""
    last = len(graph.circuit.segments) - 1
    for index in range(PIT_CELLS):
        is_before = index < BEFORE_LINE
        begin = (index - BEFORE_LINE) * graph.part + (graph.lap if is_before else 0)
        add_cell(graph, f"P{index}", last if is_before else 0, PIT_LANE, begin, begin + graph.part)


def add_cell(graph: Graph, name: str, segment: int, lane: int, begin: int, end: int) -> None:
    graph.names.append(name)
    graph.segment.append(segment)
    graph.lane.append(lane)
    graph.stops.append(graph.circuit.segments[segment].stops)
    graph.begin.append(begin)
    graph.end.append(end)


def link(graph: Graph) -> None:
    """What follows each cell, what lies beside it, and which lane is the inner one there."""
    nothing: list[list[int]] = [[] for _ in graph.circuit.segments]
    lanes = [[list(cells) for cells in nothing] for _ in LANES]  # the cells of each segment
    for cell in range(graph.pit):
        lanes[graph.lane[cell]][graph.segment[cell]].append(cell)
    after: dict[int, int] = {}
    for segments in lanes:
        cells = list(chain.from_iterable(segments))
        after |= zip(cells, [*cells[1:], cells[0]], strict=True)
    for cell in range(graph.pit):
        lane = graph.lane[cell]
        follower = after[cell]
        left, right = lanes[lane - 1] if lane else nothing, lanes[lane + 1] if lane < len(LANES) - 1 else nothing
        to_left, to_right = (diagonal(graph, cell, follower, other) for other in (left, right))
        inside = inside_at(graph, cell)
        graph.ahead.append(follower)
        graph.left.append(to_left if inside in ("", "L") else NOWHERE)
        graph.right.append(to_right if inside in ("", "R") else NOWHERE)
        graph.outward.append({"": NOWHERE, "L": to_right, "R": to_left}[inside])
        graph.beside.append([*neighbours_in(graph, cell, left), *neighbours_in(graph, cell, right)])
        graph.inner.append(lane if next_inside(graph, cell) == "L" else len(LANES) - 1 - lane)
    for cell in range(graph.pit, graph.size):
        is_last = cell == graph.size - 1
        graph.ahead.append(graph.numbers[f"0R{PIT_CELLS - BEFORE_LINE}"] if is_last else cell + 1)
        graph.left.append(NOWHERE)
        graph.right.append(NOWHERE)
        graph.outward.append(NOWHERE)
        graph.beside.append([])
        graph.inner.append(0)


def forward(graph: Graph, cell: int, other: int) -> int:
    """How far ahead the middle of another cell is."""
    return (graph.centre(other) - graph.centre(cell)) % (2 * graph.lap)


def diagonal(graph: Graph, cell: int, follower: int, lane: list[list[int]]) -> int:
    """The nearest cell ahead in another lane, unless its own lane has a nearer one (section 2.3, item 4)."""
    ahead = [(forward(graph, cell, other), other) for other in near(graph, cell, lane)]
    distance, target = min((one for one in ahead if one[0] > 0), default=(0, NOWHERE))
    return NOWHERE if forward(graph, cell, follower) < distance else target


def near(graph: Graph, cell: int, lane: list[list[int]]) -> list[int]:
    """The cells of a lane in the segment of a cell and in those before and after it."""
    count = len(graph.circuit.segments)
    here = graph.segment[cell]
    around = sorted({(here + step) % count for step in (-1, 0, 1)})
    return [other for number in around for other in lane[number]]


def neighbours_in(graph: Graph, cell: int, lane: list[list[int]]) -> list[int]:
    """The cells of a lane that lie beside a cell, the rear one first (section 2.3, item 5)."""
    found = []
    for other in near(graph, cell, lane):
        shift = (graph.begin[other] - graph.begin[cell] + graph.lap // 2) % graph.lap - graph.lap // 2
        length = graph.end[other] - graph.begin[other]
        if shift < graph.end[cell] - graph.begin[cell] and shift + length > 0:
            found.append((shift, other))
    return [other for _, other in sorted(found)]


def inside_at(graph: Graph, cell: int) -> str:
    """The inside of the corner at a cell; nothing in a straight."""
    number = graph.segment[cell]
    segment = graph.circuit.segments[number]
    if not segment.is_corner:
        return ""
    start = sum(earlier.cells[1] for earlier in graph.circuit.segments[:number]) * graph.part
    distance = graph.centre(cell) - 2 * start
    reached = 0
    for side, length in segment.parts:
        reached += 2 * length * graph.part
        if reached > distance:
            return side
    return segment.parts[-1][0]


def next_inside(graph: Graph, cell: int) -> str:
    """The inside of the corner in which a cell is or to which it leads, where that corner begins (FDE-2.3)."""
    segments = graph.circuit.segments
    number = graph.segment[cell]
    while not segments[number].is_corner:
        number = (number + 1) % len(segments)
    return segments[number].parts[0][0]


@cache
def shipped_graph(slug: str) -> Graph:
    """The graph of one of the circuits of the game."""
    return graph_of(shipped(slug))
