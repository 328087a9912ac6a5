"""The shapes of a course for the page: all courses of the box, and one that somebody brings."""

import re
from itertools import pairwise
from math import cos, dist, radians, sin

import pytest

from tablee.games.biathlon.board import COURSES, FACES
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules_actions import FORWARD, WAY_COUNT
from tablee.games.biathlon.rules_course import NOWHERE, Course
from tablee.games.biathlon.scenery import SIDE, Point, Scenery, Space, Tile, scenery

ARC = re.compile(r"A\S+ \S+ 0 0 [01] ")
BROUGHT = "1A 15A:L 3A 16A:R 2A"


def of(course: str, brought: str = "") -> Scenery:
    """The shapes of a course."""
    return scenery(GAME.read_options({"course": course, "custom_course": brought}))


def corners(space: Space) -> list[Point]:
    """The points of an outline."""
    words = ARC.sub("L", space.outline).strip("MZ").split("L")
    return [(float(x), float(y)) for x, y in (word.split(" ") for word in words)]


def on_table(tile: Tile, point: Point) -> Point:
    """A point of a tile, where the tile lies."""
    turned = radians(tile.heading)
    x, y = point
    return tile.x + x * cos(turned) - y * sin(turned), tile.y + x * sin(turned) + y * cos(turned)


@pytest.mark.parametrize(("course", "brought"), [*((course, "") for course in COURSES), ("custom", BROUGHT)])
def test_every_space_of_the_rules_has_its_place(course: str, brought: str) -> None:
    """In the order of the rules, with their rows and lanes, each around its own middle and within the box."""
    shapes = of(course, brought)
    graph = Course(brought.split() or COURSES[course])
    assert ["START", *(space.name for space in shapes.spaces), "FINISH"] == graph.names
    assert [(space.row, space.lane) for space in shapes.spaces] == [
        (graph.row[number], graph.lane[number]) for number in range(1, int(graph.finish))
    ]
    assert (shapes.rows, shapes.ranges) == (graph.rows, len(graph.ranges))
    left, top, width, height = shapes.box
    for space in shapes.spaces:
        xs, ys = zip(*corners(space), strict=True)
        assert left <= min(xs) < space.x < max(xs) <= left + width
        assert top <= min(ys) < space.y < max(ys) <= top + height


@pytest.mark.parametrize("course", COURSES)
def test_no_two_spaces_lie_on_one_another(course: str) -> None:
    """Middles are farther apart than a lane is narrow."""
    middles = sorted((space.x, space.y) for space in of(course).spaces)
    assert all(dist(one, other) > 25 for one in middles for other in middles if one < other)


@pytest.mark.parametrize("course", COURSES)
def test_a_step_ahead_leads_to_the_next_space_in_the_direction_of_the_skis(course: str) -> None:
    """No leap from tile to tile; a bend turns the skis by a third of a quarter at most."""
    shapes, graph = of(course), Course(COURSES[course])
    for number, space in enumerate(shapes.spaces, 1):
        target = graph.target[number * WAY_COUNT + FORWARD]
        if target in (NOWHERE, graph.finish) or space.code in "SP":
            continue
        after = shapes.spaces[target - 1]
        assert dist((space.x, space.y), (after.x, after.y)) < 90
        assert abs((after.heading - space.heading + 180) % 360 - 180) <= 30
        ahead = radians(
            (space.heading + after.heading) / 2 if abs(space.heading - after.heading) < 90 else space.heading
        )
        assert (after.x - space.x) * cos(ahead) + (after.y - space.y) * sin(ahead) > 15


@pytest.mark.parametrize("course", COURSES)
def test_the_track_goes_on_from_tile_to_tile(course: str) -> None:
    """Where the line of one tile ends that of the next begins; spaces of the tile are those of the course, turned."""
    shapes = of(course)
    for one, other in pairwise(shapes.tiles):
        end = on_table(one, shapes.shapes[one.word].track[-1])
        assert end == pytest.approx(on_table(other, shapes.shapes[other.word].track[0]), abs=0.2)
    turned = [
        (space.code, *on_table(tile, (space.x, space.y)))
        for tile in shapes.tiles
        for space in shapes.shapes[tile.word].spaces
    ]
    for (code, x, y), space in zip(turned, shapes.spaces, strict=True):
        assert code == space.code
        assert (x, y) == pytest.approx((space.x, space.y), abs=0.2)


def test_the_box_holds_every_tile_with_both_turns_of_a_corner() -> None:
    """A corner to the left is one to the right in the mirror, but for the numbers of its lanes."""
    shapes = of("starter").shapes
    assert {word.partition(":")[0] for word in shapes} == set(FACES)
    for word, shape in shapes.items():
        if not word.endswith(":R"):
            continue
        mirrored = shapes[word.replace(":R", ":L")]
        assert (shape.turn, mirrored.turn) == (1, -1)
        assert shape.track == [(x, -y) for x, y in mirrored.track]
        assert sorted((space.x, space.y, space.tight) for space in shape.spaces) == sorted(
            (space.x, -space.y, space.tight) for space in mirrored.spaces
        )


def test_where_a_few_spaces_lie() -> None:
    """The first row left to right; a shooting space as wide as the track, its penalty lane to the right of it."""
    places = {space.name: space for space in of("starter").spaces}
    assert [(places[f"r1.{lane}"].x, places[f"r1.{lane}"].y) for lane in (1, 2, 3)] == [(-25, -40), (-25, 0), (-25, 40)]
    shooting, *laps = (places[name] for name in ("S16", "P16.1", "P16.2", "P16.3"))
    ys, xs = [y for _, y in corners(shooting)], [x for x, _ in corners(shooting)]
    assert shooting.heading == 90  # to the south: to the right is the west
    assert max(xs) - min(xs) > 110 > max(ys) - min(ys)
    assert all(lap.x < min(xs) for lap in laps)
    assert laps[0].y < laps[1].y < laps[2].y
    assert of("starter").box[2:] == (4 * SIDE, 4 * SIDE)
