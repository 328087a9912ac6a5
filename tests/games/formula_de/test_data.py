"""The circuits against the checksums of docs/rules/formula-de.md, what makes a circuit valid, action numbers."""

from collections.abc import Sequence
from math import dist

import pytest

from tablee.games.formula_de import drawing
from tablee.games.formula_de.board import CIRCUITS, COLOURS, NOWHERE, Graph, shipped, shipped_graph
from tablee.games.formula_de.examination import LONGEST_TEXT, MOST_WAYS, examined, is_circuit, reach_problems
from tablee.games.formula_de.game import GAME
from tablee.games.formula_de.rules_actions import ENTRIES, MOVE, NO_SLIPSTREAM, SLIPSTREAM
from tests.games.formula_de.brought import changed_circuit, circuit_text, tight_circuit


def name(graph: Graph, cell: int) -> str:
    """A cell by name, a dash for none."""
    return "–" if cell == NOWHERE else graph.names[cell]


@pytest.mark.parametrize(
    ("slug", "lap", "lanes", "cells", "left", "right", "beside", "stops", "length"),
    [
        ("port-corail", 162, [169, 162, 155], 486, 215, 258, 636, 15, 163.6048),
        ("grand-plateau", 175, [182, 175, 168], 525, 240, 299, 676, 12, 177.2955),
    ],
)
def test_checksums(
    slug: str, lap: int, lanes: Sequence[int], cells: int, left: int, right: int, beside: int, stops: int, length: float
) -> None:
    """The figures of section 2.4."""
    graph = shipped_graph(slug)
    assert graph.lap == lap * graph.part
    assert [sum(graph.lane[cell] == lane for cell in range(graph.pit)) for lane in range(3)] == lanes
    assert (graph.pit, graph.size) == (cells, cells + 18)
    assert sum(target != NOWHERE for target in graph.left) == left
    assert sum(target != NOWHERE for target in graph.right) == right
    assert sum(map(len, graph.beside)) == 2 * beside
    assert sum(segment.stops for segment in graph.circuit.segments) == stops
    assert round(drawing.CentreLine(graph.circuit).length, 4) == length


@pytest.mark.parametrize("slug", CIRCUITS)
def test_graphs(slug: str) -> None:
    """Beside is symmetric, diagonals go one lane over and forwards to a cell beside, every cell leads to all others."""
    graph = shipped_graph(slug)
    for cell in range(graph.pit):
        assert all(cell in graph.beside[other] for other in graph.beside[cell])
        for target, step in ((graph.left[cell], -1), (graph.right[cell], 1)):
            if target != NOWHERE:
                assert graph.lane[target] == graph.lane[cell] + step
                assert target in graph.beside[cell]
                assert 0 < (graph.centre(target) - graph.centre(cell)) % (2 * graph.lap) < 4 * graph.part
    for targets in (graph.left, graph.right):
        found = [target for target in targets if target != NOWHERE]
        assert len(found) == len(set(found))
    for start in (0, graph.pit - 1):
        reached = {start}
        front = {start}
        while front:
            front = {after for cell in front for after in graph.steps(cell)} - reached
            reached |= front
        assert len(reached) == graph.size


@pytest.mark.parametrize(
    ("cell", "steps"),
    [
        ("0M17", "1M0 1L0 1R0"), ("1M0", "1M1 – 1R1"), ("1L5", "2L0 – 1M4"), ("1M4", "2M0 – 2R0"),
        ("3M3", "3M4 3L4 –"), ("3M4", "3M5 – 3R5"), ("13M5", "13M6 – –"), ("13L5", "13L6 – 13M4"),
        ("11M2", "11M3 11L2 –"), ("22M16", "0M0 0L0 0R0"), ("P17", "0R4 – –"), ("P13", "P14 – –"),
    ],
)  # fmt: skip
def test_spots_of_port_corail(cell: str, steps: str) -> None:
    """Next cell, left and right diagonal of some cells."""
    graph = shipped_graph("port-corail")
    number = graph.numbers[cell]
    assert " ".join(name(graph, after[number]) for after in (graph.ahead, graph.left, graph.right)) == steps


def test_beside() -> None:
    """Left lane first, in a lane the rear cell first, across the line too."""
    graph = shipped_graph("port-corail")
    beside = {
        cell: [graph.names[other] for other in graph.beside[graph.numbers[cell]]] for cell in ("13M5", "0L0", "0M4")
    }
    assert beside == {
        "13M5": ["13L6", "13L7", "13L8", "13R4"],
        "0L0": ["22M16", "0M0"],
        "0M4": ["0L4", "0L5", "0R4", "0R5"],
    }


@pytest.mark.parametrize(
    ("slug", "cell", "centre"),
    [
        ("port-corail", "0L0", (29.586, 2.597)), ("port-corail", "0M0", (29.072, 3.305)),
        ("port-corail", "1R2", (10.127, 5.526)), ("port-corail", "13L7", (30.992, 31.830)),
        ("port-corail", "13R4", (31.027, 30.390)), ("port-corail", "22M16", (30.055, 3.335)),
        ("grand-plateau", "0L0", (43.247, 2.909)), ("grand-plateau", "0M0", (42.671, 3.574)),
        ("grand-plateau", "7L6", (29.304, 25.309)), ("grand-plateau", "15R4", (62.699, 19.944)),
    ],
)  # fmt: skip
def test_centres(slug: str, cell: str, centre: tuple[float, float]) -> None:
    """Cells lie where section 2.5 puts them."""
    graph = shipped_graph(slug)
    assert dist(drawing.centre(graph, drawing.CentreLine(graph.circuit), graph.numbers[cell]), centre) < 0.002


@pytest.mark.parametrize(
    ("slug", "box"),
    [("port-corail", (1.77, 2.22, 50.96, 32.49)), ("grand-plateau", (3.15, 2.21, 70.01, 39.37))],
)
def test_boxes(slug: str, box: tuple[float, float, float, float]) -> None:
    """All cells of the track within the bounds of section 2.5."""
    graph = shipped_graph(slug)
    line = drawing.CentreLine(graph.circuit)
    points = [point for cell in range(graph.pit) for point in drawing.outline(graph, line, cell)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert (min(xs), min(ys), max(xs), max(ys)) == pytest.approx(box, abs=0.011)


@pytest.mark.parametrize("slug", CIRCUITS)
def test_a_drawing_shows_every_cell(slug: str) -> None:
    """A polygon with its name for every cell, the pit lane too, and a flag for every corner."""
    graph = shipped_graph(slug)
    svg = drawing.svg(graph)
    assert svg.startswith("<svg ")
    assert svg.count("<polygon ") == graph.size
    assert all(f"<title>{cell}</title>" in svg for cell in graph.names)
    assert svg.count('class="flag"') == sum(segment.is_corner for segment in graph.circuit.segments)


# Validity ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", CIRCUITS)
def test_shipped_circuits_are_valid(slug: str) -> None:
    """Both pass as if somebody had brought them."""
    assert examined(circuit_text(slug)) == (shipped(slug), ())


def test_a_circuit_of_ones_own() -> None:
    """Another valid one."""
    assert is_circuit(tight_circuit())


MOLE = '["C", 35.7, [6, 5, 4], 1, [["R", 5]], "Le Môle"]'


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('slug = "port-corail"', "slug = ", "not-toml"),
        ('slug = "port-corail"', 'slug = "Port Corail"', "bad-form"),
        ("lane_width = 0.72", "", "bad-form"),
        ("lane_width = 0.72", "lane_width = 0.72\nspeed = 3", "bad-form"),
        ("lane_width = 0.72", "lane_width = -1.0", "lane-width"),
        (MOLE, MOLE.replace('"C"', '"S"'), "not-alternating"),
        (MOLE, MOLE.replace("[6, 5, 4]", "[6, 5, 0]"), "cell-count"),
        (MOLE, MOLE.replace("[6, 5, 4], 1", "[6, 5, 4], 4"), "stop-count"),
        (MOLE, MOLE.replace("Le Môle", ""), "segment-name"),
        (MOLE, MOLE.replace('["R", 5]', '["R", 4]'), "part-lengths"),
        (MOLE, MOLE.replace('["R", 5]', '["M", 5]'), "part-sides"),
        (MOLE, MOLE.replace("35.7", "3.5"), "starts-order"),
        ('["S", 40.8, [4, 4, 4]]', '["S", 40.8, [4, 5, 4]]', "uneven-straight"),
        ('  ["S", 164.6, [17, 17, 17]],', "", "segment-count"),
        ('["S", 164.6, [17, 17, 17]]', '["S", 164.6, [16, 16, 16]]', "pit-straights"),
        ('exit = "0R4"', 'exit = "0R5"', "pit-field"),
        ('grid = ["22L16", ', "grid = [", "grid-count"),
        ('grid = ["22L16", ', 'grid = ["21L1", ', "grid-cell"),
        ('grid = ["22L16", ', 'grid = ["22L1", ', "grid-order"),
        ("slug", "#" * LONGEST_TEXT + "\nslug", "too-long"),
    ],
)
def test_problems_are_named(old: str, new: str, code: str) -> None:
    """Each kind of problem has its code."""
    circuit, found = examined(changed_circuit((old, new)))
    assert code in [problem.code for problem in found]
    assert circuit is None or found


def test_lanes_have_a_length() -> None:
    """A short ring is refused: a move might come round to its own start."""
    text = circuit_text()
    head, tail = text.split("segments = [")[0], text.split("]\npit = ")[1]
    ring = '["S", 1.0, [6, 6, 6]],\n["C", 8.0, [5, 4, 3], 1, [["R", 4]], "Le Coude"],\n["S", 13.0, [17, 17, 17]],\n'
    found = examined(f"{head}segments = [\n{ring}]\npit = {tail}")[1]
    assert [problem.code for problem in found].count("lane-length") == 3


def test_ways_have_room() -> None:
    """The most ends within reach: 251 and 224 pairs, as section 7 says, and no more fit into the table."""
    for slug, most in (("port-corail", 251), ("grand-plateau", 224)):
        graph = shipped_graph(slug)
        assert reach_problems(graph) == []
        assert max_ways(graph) == most
    assert MOST_WAYS == 251


def max_ways(graph: Graph) -> int:
    """The largest number of pairs of end and brakes, by walking from every cell."""
    most = 0
    for start in range(graph.pit):
        layer, pairs = {start}, 0
        for step in range(1, 31):
            layer = {after for cell in layer for after in graph.steps(cell)}
            pairs += len(layer) if step >= 27 else 0
        most = max(most, pairs)
    return most


# Actions ----------------------------------------------------------------------------------------------


def test_action_numbers() -> None:
    """The flat action space of section 7."""
    names = GAME.actions.named
    assert len(set(names)) == len(ENTRIES) == 264
    assert (MOVE, SLIPSTREAM, NO_SLIPSTREAM) == (6, 262, 263)
    assert names[:2] == ["shift gear=1", "shift gear=2"]
    assert names[MOVE - 1 : MOVE + 1] == ["shift gear=6", "move slot=0"]
    assert names[SLIPSTREAM - 1 :] == ["move slot=255", "slipstream take=true", "slipstream take=false"]


def test_ten_colours() -> None:
    """Ten cars, ten colours."""
    assert len(set(COLOURS)) == 10
