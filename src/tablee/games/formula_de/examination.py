"""What makes a circuit that people bring valid: its form, its segments, its road on paper, and what stands on it.

Whatever passes can be driven on and drawn. The work is bounded by the length of the text: each number is within its
bounds before anything is counted or measured with it (docs/rules/formula-de.md, section 3).
"""

import tomllib
from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain, pairwise
from math import ceil, dist, pi

import msgspec

from tablee.engine.lettering import is_encodable, is_legible, repeated
from tablee.engine.refusal import Mistake
from tablee.engine.survey import Finding, Survey
from tablee.games.formula_de.board import (
    BEFORE_LINE,
    LANES,
    PIT_CELLS,
    Circuit,
    Graph,
    Pit,
    Segment,
    graph_of,
)
from tablee.games.formula_de.drawing import (
    PIT_WIDTH,
    STAND_OFFSET,
    CentreLine,
    Point,
    aside,
    centre,
    distance_at,
    svg,
)

FIRST_STAND = 3
GRID_PLACES = 10
PIT_STRAIGHT = BEFORE_LINE + 3  # the last straight must hold the pit lane and its two entries
FEWEST_CELLS = 40  # in a lane: no move may come round to its own start
MOST_CELLS = 400
FEWEST_SEGMENTS = 3  # a corner between two straights
MOST_SEGMENTS = 99
LONGEST_SEGMENT = 99
LONGEST_NAME = 40
MOST_STOPS = 3
LARGEST_ROLL = 30
MOST_BRAKES = 3
MOST_WAYS = 251  # pairs of end and brakes within reach, so that 256 slots suffice
LONGEST_TEXT = 8000
FORM = "TOML (tablee formula-de circuit FILE)"  # what a circuit is, and how to find out what is wrong with one

# Of the road on paper, in lengths of a cell
LARGEST_MEASURE = 1000
LONGEST_ROAD = 1000
FEWEST_POINTS = 3  # a triangle
MOST_POINTS = 99
NARROWEST_LANE = 0.5
WIDEST_LANE = 0.8  # three of them leave room for the pit lane
SHORTEST_CELL = 0.3
LONGEST_CELL = 10
NEAREST_POINTS = 0.01
STRAIGHT_ON = 0.001  # so little the line may turn without a rounding
TOUCH = 0.3  # so much what lies beside one another may share
INEXACT = 1e-6
CLOCKWISE = "clockwise"
COUNTERCLOCKWISE = "counterclockwise"
WORD = 20  # letters of a wrong word that are repeated

Facts = dict[str, str | int]


def problem(code: str, facts: Facts | None = None) -> Finding:
    """What is wrong with a circuit."""
    return Finding(code, facts=facts or {})


def read_circuit(text: str) -> Circuit:
    """The circuit of a text; an invalid one is a mistake."""
    circuit, found = examined(text)
    if circuit is None or found:
        raise Mistake("bad-option", {"option": "custom_circuit", "value": found[0].code, "allowed": FORM})
    return circuit


def is_circuit(text: str) -> bool:
    """Is this the text of a valid circuit?"""
    return not examined(text)[1]


def survey(text: str) -> Survey:
    """What is wrong with the text of a circuit, or what there is to tell of it and how it looks."""
    circuit, problems = examined(text)
    if circuit is None or problems:
        return Survey(problems)
    return Survey(facts=figures(circuit), text=text, picture=svg(graph_of(circuit)))


def figures(circuit: Circuit) -> Facts:
    """What there is to tell of a good circuit."""
    corners = [segment for segment in circuit.segments if segment.is_corner]
    return {
        "fr": circuit.name.fr,
        "en": circuit.name.en,
        "cells": sum(sum(segment.cells) for segment in circuit.segments),
        "corners": len(corners),
        "stops": sum(corner.stops for corner in corners),
    }


def examined(text: str) -> tuple[Circuit | None, tuple[Finding, ...]]:
    """A text as a circuit, and all problems that were found."""
    if len(text) <= LONGEST_TEXT:
        return examine(text)
    return None, (problem("too-long", {"limit": LONGEST_TEXT}),)


@lru_cache(maxsize=32)  # options are read again and again
def examine(text: str) -> tuple[Circuit | None, tuple[Finding, ...]]:
    """Form first, then what is said part by part, then how the parts go together; each needs the one before."""
    if not is_encodable(text):
        return None, (problem("not-toml", {"why": "surrogates not allowed"}),)
    try:
        circuit = msgspec.convert(tomllib.loads(text), Circuit, strict=True)
    except msgspec.ValidationError as error:
        return None, (problem("bad-form", {"why": repeated(error)}),)
    except (ValueError, RecursionError) as error:  # also of numbers with more digits than are read
        return None, (problem("not-toml", {"why": repeated(error)}),)
    found = [*name_problems(circuit), *segment_problems(circuit), *measure_problems(circuit)]
    if not found:
        found = [*pit_problems(circuit), *road_problems(circuit)]
    if not found:
        graph = graph_of(circuit)
        found = grid_problems(graph) or [*beside_problems(graph), *reach_problems(graph)]
    return circuit, tuple(found)


# Part by part -----------------------------------------------------------------------------------------


def is_name(text: str) -> bool:
    """Something to read, on one short line."""
    return len(text) <= LONGEST_NAME and is_legible(text)


def name_problems(circuit: Circuit) -> list[Finding]:
    """A circuit has a name in both languages."""
    names = (("fr", circuit.name.fr), ("en", circuit.name.en))
    return [problem("circuit-name", {"lang": lang, "most": LONGEST_NAME}) for lang, name in names if not is_name(name)]


def segment_problems(circuit: Circuit) -> list[Finding]:
    """Straights and corners alternate, a straight first and last; each has cells in all lanes, a corner a name."""
    count = len(circuit.segments)
    if not FEWEST_SEGMENTS <= count <= MOST_SEGMENTS or count % 2 == 0:
        return [problem("segment-count", {"count": count, "most": MOST_SEGMENTS})]
    found: list[Finding] = []
    for number, segment in enumerate(circuit.segments):
        place: Facts = {"segment": number}
        wanted = "C" if number % 2 else "S"
        if segment.kind != wanted:
            facts: Facts = {**place, "kind": repeated(segment.kind, WORD), "wanted": wanted}
            found.append(problem("not-alternating", facts))
        if not all(1 <= cells <= LONGEST_SEGMENT for cells in segment.cells):
            found.append(problem("cell-count", {**place, "most": LONGEST_SEGMENT}))
        if segment.is_corner:
            found += corner_problems(segment, place)
        elif len(set(segment.cells)) > 1 or segment.stops or segment.parts:
            found.append(problem("uneven-straight", place))
        if (segment.is_corner or segment.name) and not is_name(segment.name):
            found.append(problem("segment-name", {**place, "most": LONGEST_NAME}))
    for lane, letter in enumerate(LANES):
        total = sum(segment.cells[lane] for segment in circuit.segments)
        if not FEWEST_CELLS <= total <= MOST_CELLS:
            facts = {"lane": letter, "count": total, "fewest": FEWEST_CELLS, "most": MOST_CELLS}
            found.append(problem("lane-length", facts))
    return found


def corner_problems(corner: Segment, place: Facts) -> list[Finding]:
    """A corner has one to three stops, and an inside on all of its length."""
    found: list[Finding] = []
    if not 1 <= corner.stops <= MOST_STOPS:
        found.append(problem("stop-count", {**place, "stops": corner.stops, "most": MOST_STOPS}))
    lengths = [length for _, length in corner.parts]
    if not lengths or min(lengths) < 1 or sum(lengths) != corner.cells[1]:
        found.append(problem("part-lengths", {**place, "sum": sum(lengths), "cells": corner.cells[1]}))
    if any(side not in ("L", "R") for side, _ in corner.parts):
        found.append(problem("part-sides", place))
    return found


def measure_problems(circuit: Circuit) -> list[Finding]:
    """The centre line has corners enough, all numbers are of a size to draw, and segments start one after the other."""
    found: list[Finding] = []
    count = len(circuit.points)
    if not FEWEST_POINTS <= count <= MOST_POINTS:
        found.append(problem("point-count", {"count": count, "fewest": FEWEST_POINTS, "most": MOST_POINTS}))
    if not NARROWEST_LANE <= circuit.lane_width <= WIDEST_LANE:
        facts: Facts = {"given": f"{circuit.lane_width:g}", "least": f"{NARROWEST_LANE:g}", "most": f"{WIDEST_LANE:g}"}
        found.append(problem("lane-width", facts))
    for number, (earlier, later) in enumerate(pairwise(circuit.segments), 1):
        if later.start <= earlier.start:
            found.append(problem("starts-order", {"segment": number}))
    starts = [segment.start for segment in circuit.segments]
    measures = [*starts, *chain.from_iterable(circuit.points)]
    is_large = not all(abs(measure) <= LARGEST_MEASURE for measure in measures)  # neither is what is not a number
    if is_large or any(radius < 0 for _, _, radius in circuit.points):
        found.append(problem("bad-measure", {"most": LARGEST_MEASURE}))
    return found


def pit_problems(circuit: Circuit) -> list[Finding]:
    """The pit lane lies where the rules count it: fourteen cells before the line and four after it, on the right."""
    last = len(circuit.segments) - 1
    length = circuit.segments[last].cells[2]
    if length < PIT_STRAIGHT or circuit.segments[0].cells[2] <= PIT_CELLS - BEFORE_LINE:
        fewest = PIT_CELLS - BEFORE_LINE + 1
        return [problem("pit-straights", {"last": last, "before": PIT_STRAIGHT, "after": fewest})]
    first = length - BEFORE_LINE
    wanted = Pit(
        cells=PIT_CELLS,
        side="R",
        entries=(f"{last}R{first - 2}", f"{last}R{first - 1}"),
        beside_first=f"{last}R{first}",
        first_stand=FIRST_STAND,
        stands=GRID_PLACES,
        first_after_line=BEFORE_LINE,
        exit=f"0R{PIT_CELLS - BEFORE_LINE}",
    )
    names = [name for name in Pit.__struct_fields__ if getattr(circuit.pit, name) != getattr(wanted, name)]
    return [problem("pit-field", pit_facts(name, circuit.pit, wanted)) for name in names]


def pit_facts(name: str, given: Pit, wanted: Pit) -> Facts:
    """What a field of the pit lane says, and what it should say."""
    return {"field": name, "given": repeated(getattr(given, name), WORD), "wanted": str(getattr(wanted, name))}


# The road on paper ------------------------------------------------------------------------------------


def road_problems(circuit: Circuit) -> list[Finding]:
    """The centre line can be drawn, has room for all cells, and never comes too near itself."""
    line = CentreLine(circuit)
    found = rounding_problems(circuit, line)
    if found:
        return found
    found = [*direction_problems(circuit, line), *length_problems(circuit, line)]
    return found or overlap_problems(circuit, line)


def half_road(circuit: Circuit) -> float:
    """How far the edge of the road is from its centre line."""
    return len(LANES) * circuit.lane_width / 2


def rounding_problems(circuit: Circuit, line: CentreLine) -> list[Finding]:
    """Each point is a place of its own, its rounding wide enough for the inner lane, and two do not run together."""
    found: list[Finding] = []
    least = half_road(circuit)
    for index, (here, there) in enumerate(pairwise([*circuit.points, circuit.points[0]])):
        facts: Facts = {"point": index + 1, "where": point_text(here)}
        if dist(here[:2], there[:2]) < NEAREST_POINTS:
            found.append(problem("points-equal", facts))
            continue
        radius = here[2]
        if radius < least and (radius > 0 or abs(line.turn(index)) > STRAIGHT_ON):
            found.append(problem("rounding-tight", {**facts, "least": f"{least:.2f}"}))
        room = dist(here[:2], there[:2]) - line.cut(index) - line.cut((index + 1) % len(circuit.points))
        if room < -INEXACT:
            found.append(problem("rounding-room", {**facts, "next": point_text(there)}))
    return found


def point_text(point: Sequence[float]) -> str:
    """A point as a circuit writes it."""
    return f"[{', '.join(f'{number:g}' for number in point)}]"


def direction_problems(circuit: Circuit, line: CentreLine) -> list[Finding]:
    """Cars drive as the circuit says."""
    turned = sum(line.turn(index) for index in range(len(circuit.points)))
    wanted = CLOCKWISE if turned < 0 else COUNTERCLOCKWISE
    is_round = abs(turned) > pi  # what is not, crosses itself
    if circuit.direction in (CLOCKWISE, COUNTERCLOCKWISE) and (circuit.direction == wanted or not is_round):
        return []
    return [problem("direction", {"given": repeated(circuit.direction, WORD), "wanted": wanted})]


def length_problems(circuit: Circuit, line: CentreLine) -> list[Finding]:
    """The road is of a length to draw, all segments begin within one lap, and no cell is too short or too long."""
    first, last = circuit.segments[0].start, circuit.segments[-1].start
    length = f"{line.length:.2f}"
    if line.length > LONGEST_ROAD:
        return [problem("road-length", {"length": length, "most": LONGEST_ROAD})]
    if not 0 <= first < line.length:
        return [problem("first-start", {"start": f"{first:g}", "length": length})]
    if last >= first + line.length:
        facts: Facts = {"start": f"{last:g}", "last": len(circuit.segments) - 1, "end": f"{first + line.length:.2f}"}
        return [problem("last-start", facts)]
    found: list[Finding] = []
    starts = [*(segment.start for segment in circuit.segments), first + line.length]
    for number, (begin, end) in enumerate(pairwise(starts)):
        cells = circuit.segments[number].cells
        if (end - begin) / max(cells) < SHORTEST_CELL or (end - begin) / min(cells) > LONGEST_CELL:
            size = f"{end - begin:.2f}"
            facts = {"segment": number, "size": size, "least": f"{SHORTEST_CELL:g}", "most": LONGEST_CELL}
            found.append(problem("cell-length", facts))
    return found


def overlap_problems(circuit: Circuit, line: CentreLine) -> list[Finding]:
    """No stretch of road lies on another one.

    Where no rounding is tighter than half the road, a stretch of half a circle cannot come back to its own beginning:
    what is farther apart along the line must be a road's width apart on paper.
    """
    half = half_road(circuit)
    points, step = samples(line, half / 2)
    tiles: dict[tuple[int, int], list[int]] = defaultdict(list)
    for number, point in enumerate(points):
        column, row = int(point[0] // (2 * half)), int(point[1] // (2 * half))
        around = [tiles[column + right, row + up] for right in (-1, 0, 1) for up in (-1, 0, 1)]
        for other in chain.from_iterable(around):
            along = (number - other) * step
            is_elsewhere = min(along, line.length - along) > pi * half + step
            if is_elsewhere and dist(point, points[other]) < 2 * half - TOUCH:
                places = [segment_at(circuit, line, one * step) for one in (other, number)]
                return [problem("road-overlap", {"segment": places[0], "other": places[1]})]
        tiles[column, row].append(number)
    return []


def samples(line: CentreLine, most: float) -> tuple[list[Point], float]:
    """Points along the line at equal distances, and how far apart they are."""
    count = ceil(line.length / most)
    step = line.length / count
    return [line.at(number * step)[0] for number in range(count)], step


def segment_at(circuit: Circuit, line: CentreLine, distance: float) -> int:
    """The segment at a distance along the line."""
    first = circuit.segments[0].start
    along = first + (distance - first) % line.length
    return max(number for number, segment in enumerate(circuit.segments) if segment.start <= along)


# What stands on it ------------------------------------------------------------------------------------


def grid_problems(graph: Graph) -> list[Finding]:
    """Ten different cells of the last straight, the first position farthest ahead."""
    grid = graph.circuit.grid
    if len(grid) != GRID_PLACES:
        return [problem("grid-count", {"count": len(grid), "wanted": GRID_PLACES})]
    last = len(graph.circuit.segments) - 1
    strangers = [name for name in grid if not name.startswith(f"{last}") or name not in graph.numbers]
    if strangers:
        return [problem("grid-cell", {"cell": repeated(name, WORD), "last": last}) for name in strangers]
    ranks = [graph.rank[graph.numbers[name]] for name in grid]
    is_in_order = all(later < earlier for earlier, later in pairwise(ranks))
    return [] if is_in_order else [problem("grid-order")]


def beside_problems(graph: Graph) -> list[Finding]:
    """The pit lane and its stands lie beside the road, and on no other stretch of it."""
    line = CentreLine(graph.circuit)
    half = half_road(graph.circuit)
    points, step = samples(line, half / 2)
    for cell in range(graph.pit, graph.size):
        place = graph.centre(cell) / (2 * graph.part)
        stand = aside(line, distance_at(graph, line, place, graph.segment[cell]), -STAND_OFFSET)
        for spot in (centre(graph, line, cell), stand):
            distance, number = min((dist(spot, point), number) for number, point in enumerate(points))
            if distance < half + PIT_WIDTH / 2 - TOUCH:
                segment = segment_at(graph.circuit, line, number * step)
                return [problem("pit-overlap", {"cell": graph.names[cell], "segment": segment})]
    return []


def reach_problems(graph: Graph) -> list[Finding]:
    """No cell may have more ends within reach than the action table has slots for, whatever rules and cars allow."""
    steps = [graph.steps(cell) for cell in range(graph.size)]
    reached = [1 << cell for cell in range(graph.size)]  # the cells after this many steps, one bit each
    pairs = [0] * graph.pit
    for step in range(1, LARGEST_ROLL + 1):
        reached = [union(reached, after) for after in steps]
        if step >= LARGEST_ROLL - MOST_BRAKES:
            pairs = [count + reached[cell].bit_count() for cell, count in enumerate(pairs)]
    worst = max(range(graph.pit), key=pairs.__getitem__)
    if pairs[worst] <= MOST_WAYS:
        return []
    return [problem("too-many-ways", {"cell": graph.names[worst], "ways": pairs[worst], "most": MOST_WAYS})]


def union(sets: list[int], members: list[int]) -> int:
    """All bits of some of the sets."""
    bits = 0
    for member in members:
        bits |= sets[member]
    return bits
