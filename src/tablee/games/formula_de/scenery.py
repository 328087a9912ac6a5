"""The shapes of a circuit for whoever draws it: road, cells, corners, pits. No move ever changes them.

Twenty units are about the length of a cell in a straight; y points downwards, angles turn clockwise, as on a screen.
"""

from itertools import pairwise
from math import atan2, degrees, pi

import msgspec

from tablee.engine.options import Options
from tablee.games.formula_de.board import LANES, NOWHERE, PIT_LANE, Graph
from tablee.games.formula_de.drawing import (
    FLAG_OFFSET,
    SCALE,
    STAND_OFFSET,
    CentreLine,
    Point,
    along,
    aside,
    centre,
    distance_at,
    follow,
    offset_of,
    outline,
)
from tablee.games.formula_de.rules import FALSE_START, SUPER_START
from tablee.games.formula_de.rules_tests import TOUCHED
from tablee.games.formula_de.rules_track import FACES, HANDLING, POINT_NAMES, SHEETS, STAND_BEFORE_FIRST, graph_for

KERB = 0.12  # from the edge of the road
OUTER_KERB = 0.28  # the last part of a corner that has a kerb outside, too
BEYOND = 1.2
FLAT = 0.004  # so little bends a side that is drawn as straight
BLACK = {"false_start": FALSE_START, "super_start": SUPER_START, "cars_collided": TOUCHED}
Place = tuple[float, float, float]  # x, y, and where it heads, in degrees


class Cell(msgspec.Struct, frozen=True, array_like=True):
    """A cell: its middle and its heading, its outline, its corner (-1 in a straight), where its arrow points."""

    name: str
    x: float
    y: float
    turn: float
    outline: str
    corner: int
    arrow: float | None


class Corner(msgspec.Struct, frozen=True):
    """A corner: its stretch of road, kerbs, and a place for its flag."""

    name: str
    stops: int
    road: str
    kerbs: list[str]
    flag: tuple[float, float]


class Bend(msgspec.Struct, frozen=True, array_like=True):
    """How far a corner is: steps to its first and last cell in the lanes left, middle, right; -1 out of reach."""

    corner: int
    steps: list[tuple[int, int]]


class Scenery(msgspec.Struct, frozen=True):
    """All of a circuit that can be drawn, and what is printed on car sheets and dice."""

    laps: int
    sheet: dict[str, int]  # the points of a new car that count at this table
    black: dict[str, int]  # the face of the black die that an event means by itself
    dice: list[tuple[int, int]]  # the lowest and the highest face, from the first gear on
    name: dict[str, str]
    box: tuple[float, float, float, float]  # x, y, width, height of all cells
    width: float  # of the road
    road: str
    cells: list[Cell]
    bends: list[list[Bend]]  # of each cell: the corner in which it lies, and the next one
    corners: list[Corner]
    grid: list[str]
    stands: list[Place]
    line: list[Place]  # the finish, in each lane
    lane: float  # width of a lane


def scenery(options: Options) -> Scenery:
    """The shapes of the circuit that the options name."""
    laps = int(options.word("laps"))
    counted = POINT_NAMES if options.word("road_handling") == "true" else POINT_NAMES[:HANDLING]
    return drawn(graph_for(options), laps, dict(zip(counted, SHEETS[laps], strict=False)))


def drawn(graph: Graph, laps: int, sheet: dict[str, int]) -> Scenery:
    """The shapes of a circuit."""
    circuit, line = graph.circuit, CentreLine(graph.circuit)
    outlines = [[placed(point) for point in outline(graph, line, cell)] for cell in range(graph.size)]
    xs, ys = [x for cell in outlines for x, _ in cell], [y for cell in outlines for _, y in cell]
    corners = [number for number, segment in enumerate(circuit.segments) if segment.is_corner]
    return Scenery(
        laps=laps,
        sheet=sheet,
        black=BLACK,
        dice=[(min(faces), max(faces)) for faces in FACES[1:]],
        name={"fr": circuit.name.fr, "en": circuit.name.en},
        box=(min(xs), min(ys), short(max(xs) - min(xs)), short(max(ys) - min(ys))),
        width=short(len(LANES) * circuit.lane_width * SCALE),
        road=path(line, 0, line.length) + "Z",
        cells=[cell_of(graph, line, cell, outlines[cell], corners) for cell in range(graph.size)],
        bends=[bends_of(graph, cell, corners) for cell in range(graph.size)],
        corners=[corner_of(graph, line, number) for number in corners],
        grid=list(circuit.grid),
        stands=[
            place_beside(graph, line, graph.pit + STAND_BEFORE_FIRST + 1 + place) for place in range(len(circuit.grid))
        ],
        line=[start_of(graph, line, graph.numbers[f"0{lane}0"]) for lane in LANES],
        lane=short(circuit.lane_width * SCALE),
    )


# Points -----------------------------------------------------------------------------------------------


def short(number: float) -> float:
    """As exact as an eye is; never a negative nought."""
    return round(number, 1) + 0.0


def placed(point: Point) -> Point:
    """A point on the screen."""
    return short(point[0] * SCALE), short(-point[1] * SCALE)


def turned(heading: float) -> float:
    """A heading in degrees on the screen."""
    return short(-degrees(heading))


def text(point: Point) -> str:
    """A point in a path."""
    return f"{point[0]:g} {point[1]:g}"


def path(line: CentreLine, begin: float, end: float, offset: float = 0) -> str:
    """A stretch of the line as an SVG path, beside it to the left positive."""
    out = [f"M{text(placed(aside(line, begin, offset)))}"]
    reached = begin - begin % line.length
    while reached < end:
        for length, start, heading, bend in line.pieces:
            first, last = max(0.0, begin - reached), min(length, end - reached)
            if first < last:
                point, after = follow(start, heading, bend, last)
                out.append(step(along(point, after + pi / 2, offset), bend, (last - first) * bend, offset))
            reached += length
    return "".join(out)


def step(point: Point, bend: float, angle: float, offset: float) -> str:
    """One piece of a path: straight, or an arc."""
    there = text(placed(point))
    radius = short((1 / abs(bend) - (offset if bend > 0 else -offset)) * SCALE) if bend else 0
    if radius <= 0:
        return f"L{there}"
    return f"A{radius:g} {radius:g} 0 {int(abs(angle) > pi)} {int(bend < 0)} {there}"


# Parts ------------------------------------------------------------------------------------------------


def cell_of(graph: Graph, line: CentreLine, cell: int, points: list[Point], corners: list[int]) -> Cell:
    """A cell of the road or of the pit lane."""
    x, y = placed(centre(graph, line, cell))
    segment = graph.segment[cell]
    corner = corners.index(segment) if segment in corners else -1
    side = next((after for after in (graph.left[cell], graph.right[cell]) if after != NOWHERE), NOWHERE)
    arrow = None
    if corner >= 0 and side != NOWHERE:
        there = placed(centre(graph, line, side))
        arrow = short(degrees(atan2(there[1] - y, there[0] - x)))
    return Cell(graph.names[cell], x, y, turned(heading_at(graph, line, cell)), closed(points), corner, arrow)


def heading_at(graph: Graph, line: CentreLine, cell: int) -> float:
    """Where a car in the middle of a cell heads."""
    place = graph.centre(cell) / (2 * graph.part)
    return line.at(distance_at(graph, line, place, graph.segment[cell]))[1]


def closed(points: list[Point]) -> str:
    """An outline, of every second point; sides that are as good as straight need none between their ends."""
    half = len(points) // 2
    sides = [points[:half], points[half:]]
    kept = [point for side in sides for point in ([side[0], side[-1]] if is_flat(side) else side[::2])]
    return "M" + "L".join(text(point) for point in kept) + "Z"


def is_flat(side: list[Point]) -> bool:
    """Is its middle where it would be on a straight line?"""
    (ax, ay), (bx, by), (mx, my) = side[0], side[-1], side[len(side) // 2]
    return abs((bx - ax) * (my - ay) - (by - ay) * (mx - ax)) < FLAT * ((bx - ax) ** 2 + (by - ay) ** 2)


def corner_of(graph: Graph, line: CentreLine, number: int) -> Corner:
    """A corner with a kerb inside all along, and one outside at its end; the flag stands outside."""
    segment = graph.circuit.segments[number]
    begin = segment.start
    end = graph.circuit.segments[number + 1].start
    edge = len(LANES) * graph.circuit.lane_width / 2 + KERB
    lengths = [0]
    for _, length in segment.parts:
        lengths.append(lengths[-1] + length)
    at = [begin + (end - begin) * length / lengths[-1] for length in lengths]
    kerbs = [
        path(line, first, last, edge if side == "L" else -edge)
        for (side, _), (first, last) in zip(segment.parts, pairwise(at), strict=True)
    ]
    outside = -edge if segment.parts[-1][0] == "L" else edge
    kerbs.append(path(line, end - (end - begin) * OUTER_KERB, end + BEYOND, outside))
    flag = aside(line, (begin + end) / 2, FLAG_OFFSET if segment.parts[0][0] == "R" else -FLAG_OFFSET)
    return Corner(segment.name, segment.stops, path(line, begin, end), kerbs, placed(flag))


def place_beside(graph: Graph, line: CentreLine, cell: int) -> Place:
    """The stand beside a cell of the pit lane."""
    place = graph.centre(cell) / (2 * graph.part)
    distance = distance_at(graph, line, place, graph.segment[cell])
    return (*placed(aside(line, distance, -STAND_OFFSET)), turned(line.at(distance)[1]))


def start_of(graph: Graph, line: CentreLine, cell: int) -> Place:
    distance = distance_at(graph, line, graph.begin[cell] / graph.part, graph.segment[cell])
    return (*placed(aside(line, distance, offset_of(graph, cell))), turned(line.at(distance)[1]))


# How far corners are ----------------------------------------------------------------------------------


def bends_of(graph: Graph, cell: int, corners: list[int]) -> list[Bend]:
    """The corner in which a cell lies and the next one; steps are counted without regard to cars."""
    if graph.lane[cell] == PIT_LANE:
        return []
    count = len(graph.circuit.segments)
    here = graph.segment[cell]
    wanted = [number % count for number in range(here, here + count) if number % count in corners][
        : 1 + (here in corners)
    ]
    steps: dict[int, int] = {cell: 0}
    layer = [cell]
    while layer:
        following = []
        for place in layer:
            for after in graph.steps(place):
                is_ahead = graph.segment[after] != here or graph.segment[place] == here
                if after not in steps and is_ahead and within(graph, place, after, wanted[-1]):
                    steps[after] = steps[place] + 1
                    following.append(after)
        layer = following
    return [Bend(corners.index(number), reach(graph, steps, number)) for number in wanted]


def within(graph: Graph, place: int, after: int, last: int) -> bool:
    """A step that leads neither into the pits nor beyond a segment."""
    return graph.lane[after] != PIT_LANE and (graph.segment[place] != last or graph.segment[after] == last)


def reach(graph: Graph, steps: dict[int, int], number: int) -> list[tuple[int, int]]:
    """Steps to the first and to the last cell of a corner that can be reached, in each lane."""
    lanes: list[list[int]] = [[] for _ in LANES]
    for cell in steps:
        if graph.segment[cell] == number:
            lanes[graph.lane[cell]].append(cell)
    return [(steps[min(cells)], steps[max(cells)]) if cells else (-1, -1) for cells in lanes]
