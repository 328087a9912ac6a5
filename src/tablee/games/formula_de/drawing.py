"""Where cells lie on paper: the centre line of a circuit, outlines of cells, and a picture of the whole.

The rules use nothing of this. A unit is about the length of a cell in a straight; y points upwards, but downwards in
the picture (docs/rules/formula-de.md, section 2.5).
"""

from bisect import bisect_left
from itertools import accumulate, pairwise
from math import atan2, cos, dist, pi, sin, tan

from tablee.games.formula_de.board import PIT_LANE, Circuit, Graph

Point = tuple[float, float]

SAMPLES = 7  # points on a long side of a cell
PIT_OFFSET = 1.69
RAMP_OFFSET = 1.44
RAMP = 2  # cells
PIT_WIDTH = 0.5
STAND_OFFSET = 2.5
MARGIN = 3.0
SCALE = 20
TINTS = ("#3A3B47", "#8C7A5E", "#B2573F", "#8C1F33")  # by the number of stops
PIT_TINT = "#6B6D7C"
EDGE = "#F9E8C6"
LINE_EDGE = "#FFFFFF"
FLAG_OFFSET = 3.2


class CentreLine:
    """The centre line: a closed polygon with rounded corners, measured along its length from the first rounding on."""

    def __init__(self, circuit: Circuit) -> None:
        self.points = circuit.points
        self.pieces: list[tuple[float, Point, float, float]] = []  # length, where it begins, its heading, its bend
        count = len(self.points)
        for index in range(count):
            here, there = self.points[index], self.points[(index + 1) % count]
            heading = atan2(there[1] - here[1], there[0] - here[0])
            start = along(here, heading, self.cut(index))
            length = dist(here[:2], there[:2]) - self.cut(index) - self.cut((index + 1) % count)
            self.pieces.append((length, start, heading, 0.0))
            turn, radius = self.turn((index + 1) % count), there[2]
            if turn and radius:
                bend = (1 if turn > 0 else -1) / radius
                self.pieces.append((radius * abs(turn), along(start, heading, length), heading, bend))
        self.ends = list(accumulate(piece[0] for piece in self.pieces))
        self.length = self.ends[-1]  # of a lap

    def turn(self, index: int) -> float:
        """The angle by which the line turns at a vertex, to the left positive."""
        before, here, after = self.points[index - 1], self.points[index], self.points[(index + 1) % len(self.points)]
        into = atan2(here[1] - before[1], here[0] - before[0])
        out = atan2(after[1] - here[1], after[0] - here[0])
        return (out - into + pi) % (2 * pi) - pi

    def cut(self, index: int) -> float:
        """How far from its vertex a rounding begins and ends."""
        return self.points[index][2] * tan(abs(self.turn(index)) / 2)

    def at(self, distance: float) -> tuple[Point, float]:
        """The point after a distance, and the heading there."""
        rest = distance % self.length
        length, start, heading, bend = self.pieces[index := bisect_left(self.ends, rest)]
        return follow(start, heading, bend, rest - self.ends[index] + length)


def along(point: tuple[float, ...], heading: float, distance: float) -> Point:
    return point[0] + distance * cos(heading), point[1] + distance * sin(heading)


def follow(start: Point, heading: float, bend: float, distance: float) -> tuple[Point, float]:
    """A point on a piece of the line, and the heading there."""
    if not bend:
        return along(start, heading, distance), heading
    after = heading + bend * distance
    return (start[0] + (sin(after) - sin(heading)) / bend, start[1] - (cos(after) - cos(heading)) / bend), after


def distance_at(graph: Graph, line: CentreLine, place: float, segment: int) -> float:
    """How far along the line a place of the lap is, counted in cells of the middle lane."""
    segments = graph.circuit.segments
    begin = sum(earlier.cells[1] for earlier in segments[:segment])
    start = segments[segment].start
    end = segments[segment + 1].start if segment + 1 < len(segments) else segments[0].start + line.length
    return start + (place - begin) / segments[segment].cells[1] * (end - start)


def aside(line: CentreLine, distance: float, offset: float) -> Point:
    """A point beside the centre line, to the left positive."""
    point, heading = line.at(distance)
    return point[0] - offset * sin(heading), point[1] + offset * cos(heading)


def offset_of(graph: Graph, cell: int, part: float = 0.5) -> float:
    """How far from the centre line a cell lies; the pit lane has a ramp at either end."""
    lane = graph.lane[cell]
    if lane != PIT_LANE:
        return (1 - lane) * graph.circuit.lane_width
    cells = graph.size - graph.pit
    along_lane = cell - graph.pit + part
    from_end = min(along_lane, cells - along_lane)
    return -PIT_OFFSET if from_end >= RAMP else -RAMP_OFFSET - (PIT_OFFSET - RAMP_OFFSET) * from_end / RAMP


def centre(graph: Graph, line: CentreLine, cell: int) -> Point:
    """The middle of a cell."""
    place = graph.centre(cell) / (2 * graph.part)
    return aside(line, distance_at(graph, line, place, graph.segment[cell]), offset_of(graph, cell))


def outline(graph: Graph, line: CentreLine, cell: int) -> list[Point]:
    """The corners of a cell: its left side forwards, its right side back."""
    begin, end = graph.begin[cell] / graph.part, graph.end[cell] / graph.part
    width = PIT_WIDTH if graph.lane[cell] == PIT_LANE else graph.circuit.lane_width
    parts = [step / (SAMPLES - 1) for step in range(SAMPLES)]
    sides = []
    for half in (width / 2, -width / 2):
        distances = [distance_at(graph, line, begin + part * (end - begin), graph.segment[cell]) for part in parts]
        offsets = [offset_of(graph, cell, part) + half for part in parts]
        sides.append([aside(line, distance, offset) for distance, offset in zip(distances, offsets, strict=True)])
    return sides[0] + sides[1][::-1]


# The picture ------------------------------------------------------------------------------------------


def svg(graph: Graph) -> str:
    """The whole circuit as a picture: cells with their names, stops, grid, and the line."""
    line = CentreLine(graph.circuit)
    cells = [outline(graph, line, cell) for cell in range(graph.size)]
    xs, ys = [x for cell in cells for x, _ in cell], [y for cell in cells for _, y in cell]
    left, top = min(xs) - MARGIN, max(ys) + MARGIN
    width, height = (max(xs) - left + MARGIN) * SCALE, (top - min(ys) + MARGIN) * SCALE
    shown = [polygon(graph, cell, [placed(point, left, top) for point in cells[cell]]) for cell in range(graph.size)]
    flags = [flag(label, placed(point, left, top)) for label, point in labels(graph, line)]
    names = [*grid_marks(graph, line, left, top), *flags]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="sans-serif">'
    ground = f'<rect width="{width:.0f}" height="{height:.0f}" fill="#F0D4A0"/>'
    title = f'<text x="{SCALE}" y="{2 * SCALE}" font-size="24">{escape(graph.circuit.name.fr)}</text>'
    return "\n".join([head, ground, *shown, *names, title, "</svg>"]) + "\n"


def escape(text: str) -> str:
    """A text without the marks of XML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def placed(point: Point, left: float, top: float) -> Point:
    """A point on the picture."""
    return (point[0] - left) * SCALE, (top - point[1]) * SCALE


def tint(graph: Graph, cell: int) -> str:
    """The colour of a cell: corners by their stops, the pit lane apart."""
    return PIT_TINT if graph.lane[cell] == PIT_LANE else TINTS[graph.stops[cell]]


def polygon(graph: Graph, cell: int, points: list[Point]) -> str:
    """One cell; the first ones after the line are marked."""
    is_after_line = graph.segment[cell] == 0 and graph.names[cell].endswith(("L0", "M0", "R0"))
    edge = LINE_EDGE if is_after_line else EDGE
    shape = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    name = f"<title>{graph.names[cell]}</title>"
    return f'<polygon points="{shape}" fill="{tint(graph, cell)}" stroke="{edge}">{name}</polygon>'


def grid_marks(graph: Graph, line: CentreLine, left: float, top: float) -> list[str]:
    """The numbers of the grid."""
    out = []
    for place, name in enumerate(graph.circuit.grid, 1):
        x, y = placed(centre(graph, line, graph.numbers[name]), left, top)
        out.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" font-size="11" text-anchor="middle" fill="#FFF">{place}</text>')
    return out


def labels(graph: Graph, line: CentreLine) -> list[tuple[str, Point]]:
    """The name of each corner and its stops, outside it."""
    segments = graph.circuit.segments
    starts = [segment.start for segment in segments] + [segments[0].start + line.length]
    return [
        (
            f"{segment.name} ({segment.stops})",
            aside(line, (start + end) / 2, FLAG_OFFSET if segment.parts[0][0] == "R" else -FLAG_OFFSET),
        )
        for segment, (start, end) in zip(segments, pairwise(starts), strict=True)
        if segment.is_corner
    ]


def flag(label: str, point: Point) -> str:
    """The label of a corner."""
    place = f'x="{point[0]:.1f}" y="{point[1]:.1f}"'
    return f'<text class="flag" {place} font-size="13" text-anchor="middle">{escape(label)}</text>'
