"""The shapes of a circuit for the page: both circuits and one that somebody brings."""

import re
from math import dist

import pytest

from tablee.games.formula_de.board import CIRCUITS, shipped_graph
from tablee.games.formula_de.game import GAME
from tablee.games.formula_de.scenery import Scenery, scenery
from tests.games.formula_de.brought import circuit_text

NUMBER = re.compile(r"-?\d+\.?\d*")


def of(slug: str) -> Scenery:
    """The shapes of one of the circuits."""
    return scenery(GAME.read_options({"circuit": slug}))


@pytest.mark.parametrize("slug", CIRCUITS)
def test_every_cell_has_a_place_within_the_box(slug: str) -> None:
    """Cells in the order of the graph, their middles inside their outlines' box, the road as long as a lap."""
    shapes, graph = of(slug), shipped_graph(slug)
    assert [cell.name for cell in shapes.cells] == graph.names
    x, y, width, height = shapes.box
    for cell in shapes.cells:
        numbers = [float(number) for number in NUMBER.findall(cell.outline)]
        assert min(numbers[::2]) < cell.x < max(numbers[::2])
        assert min(numbers[1::2]) < cell.y < max(numbers[1::2])
        assert x <= cell.x <= x + width
        assert y <= cell.y <= y + height
    assert sum(corner.stops for corner in shapes.corners) == sum(one.stops for one in graph.circuit.segments)
    assert len(shapes.stands) == len(shapes.grid) == 10
    assert all(place in graph.numbers for place in shapes.grid)


def test_cars_head_for_the_next_cell() -> None:
    """Cell after cell along a lane, no cell is far from the one before; arrows point to the inside."""
    shapes, graph = of("port-corail"), shipped_graph("port-corail")
    for cell, shape in enumerate(shapes.cells):
        after = shapes.cells[graph.ahead[cell]]
        assert dist((shape.x, shape.y), (after.x, after.y)) < 36
        assert abs((after.turn - shape.turn + 180) % 360 - 180) < 50
    arrows = {shape.name for shape in shapes.cells if shape.arrow is not None}
    assert {"1M0", "1L5", "3M3"} <= arrows
    assert not {"0M0", "13M5", "1R0"} & arrows


def test_how_far_a_corner_is() -> None:
    """Steps to its first and last cell in each lane; in a corner also what is left of it."""
    shapes = of("port-corail")
    names = [cell.name for cell in shapes.cells]
    left, ahead = shapes.bends[names.index("15M9")]
    assert shapes.corners[ahead.corner].name == "La Criée"
    assert ahead.steps == [(5, 11), (5, 9), (5, 7)]
    assert shapes.corners[left.corner].name == "Le Vieux Port"
    assert left.steps[1:] == [(0, 1), (-1, -1)]
    (first,) = shapes.bends[names.index("22L16")]
    assert first.steps[0] == (19, 24)
    assert shapes.bends[names.index("P0")] == []


def test_a_circuit_that_somebody_brings_has_shapes() -> None:
    """The text of a circuit in the options is enough."""
    options = GAME.read_options({"circuit": "custom", "custom_circuit": circuit_text("grand-plateau")})
    assert scenery(options) == of("grand-plateau")


def test_sheets_and_dice_are_told() -> None:
    """By laps and options (FDE-1.2), so that the page needs no rules."""
    assert of("port-corail").sheet == {"tyres": 4, "brakes": 3, "fuel": 2, "body": 2, "engine": 2}
    long = scenery(GAME.read_options({"laps": "2", "road_handling": "true"}))
    assert (long.laps, long.sheet["tyres"], long.sheet["handling"]) == (2, 6, 2)
    assert long.dice == [(1, 2), (2, 4), (4, 8), (7, 12), (11, 20), (21, 30)]


def test_which_faces_of_the_black_die_speak_for_themselves() -> None:
    """A one stalls a car or makes cars touch, a twenty is a super start (FDE-11.1, FDE-13.1, FDE-13.2)."""
    assert of("port-corail").black == {"false_start": 1, "super_start": 20, "cars_collided": 1}
