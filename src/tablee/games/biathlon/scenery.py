"""The shapes of a course for whoever draws it: tiles, track and spaces. No move ever changes them.

A lane is forty units wide; y points downwards, angles turn clockwise, as on a screen.
"""

from dataclasses import dataclass
from math import cos, radians, sin

import msgspec

from tablee.engine.options import Options
from tablee.games.biathlon.board import BOARD, FACES, Face
from tablee.games.biathlon.rules_course import LEFT_TURN, RIGHT_TURN, cells_of, face_of
from tablee.games.biathlon.rules_settings import faces_of

UNIT = 40
DRAWING = BOARD.drawing
SIDE = DRAWING.tile * UNIT
HALF = DRAWING.tile / 2
TRACK = 3  # lanes: a shooting space is as wide as the widest track
GAP = 0.035  # between spaces, in lanes
TURN_GAP = 1.2  # in degrees, at a distance of one lane, for that gap
QUARTER = 90
ALONG = 0.25  # lanes between two points of the middle of a straight
ROUND = 10  # degrees between two of a bend's
KINDS = {"A": "start", "Z": "goal"}  # of a tile with such a slot, whatever its shape
ROWLESS = "AZ"
Point = tuple[float, float]


class Space(msgspec.Struct, frozen=True, array_like=True):
    """A space: its name, its slot's letter (P in the penalty lane), its middle, where one skis there, its outline."""

    name: str
    row: int
    lane: int
    code: str
    x: float
    y: float
    heading: float
    outline: str
    tight: bool  # the inner lane of a bend


class Shape(msgspec.Struct, frozen=True):
    """A tile around its own middle, skied onto from the left; its rows are counted from 1."""

    kind: str  # start, goal, straight, corner or range
    turn: int  # quarters to the right
    width: float  # of the track
    line: str  # the middle of the track
    track: list[Point]  # points of that line, close to one another
    spaces: list[Space]


class Tile(msgspec.Struct, frozen=True, array_like=True):
    """A tile of the course: which one, its middle, and where one skis when one comes to it."""

    word: str
    x: float
    y: float
    heading: float


class Scenery(msgspec.Struct, frozen=True):
    """All of a course that can be drawn, and the shapes of all tiles of the box, for a course that is being built."""

    side: float  # of a tile
    shapes: dict[str, Shape]  # by the word for a tile: `7A`, `15A:R`
    tiles: list[Tile]
    spaces: list[Space]
    rows: int
    ranges: int
    box: tuple[float, float, float, float]  # x, y, width, height of all tiles


@dataclass(frozen=True)
class Ground:
    """Where a tile lies: its middle, and where one skis, as steps of one."""

    x: float = 0
    y: float = 0
    ahead_x: int = 1
    ahead_y: int = 0

    @property
    def heading(self) -> float:
        """In degrees."""
        return QUARTER * ((1, 0), (0, 1), (-1, 0), (0, -1)).index((self.ahead_x, self.ahead_y))

    def at(self, along: float, across: float) -> Point:
        """A point so many lanes along the skiing direction and to the right of the middle."""
        return (
            short(self.x + (along * self.ahead_x - across * self.ahead_y) * UNIT),
            short(self.y + (along * self.ahead_y + across * self.ahead_x) * UNIT),
        )


def scenery(options: Options) -> Scenery:
    """The shapes of the course that the options name."""
    words = faces_of(options.word("course"), options.word("custom_course"))
    grounds = [Ground(x * SIDE, y * SIDE, *ahead) for (x, y), ahead in cells_of(words)]
    spaces: list[Space] = []
    for word, ground in zip(words, grounds, strict=True):
        spaces += spaces_of(word, ground, spaces[-1].row if spaces else 0)
    left, top = min(ground.x for ground in grounds), min(ground.y for ground in grounds)
    right, bottom = max(ground.x for ground in grounds), max(ground.y for ground in grounds)
    return Scenery(
        side=SIDE,
        shapes={word: shape_of(word) for word in box()},
        tiles=[Tile(word, ground.x, ground.y, ground.heading) for word, ground in zip(words, grounds, strict=True)],
        spaces=spaces,
        rows=spaces[-1].row,
        ranges=sum(face_of(word).shape == "range" for word in words),
        box=(left - SIDE / 2, top - SIDE / 2, right - left + SIDE, bottom - top + SIDE),
    )


def box() -> list[str]:
    """Every tile of the box, each face up, corners in both turns."""
    turned = (LEFT_TURN, RIGHT_TURN)
    return [
        word
        for face in FACES.values()
        for word in ([f"{face.id}:{turn}" for turn in turned] if face.shape == "corner" else [face.id])
    ]


def shape_of(word: str) -> Shape:
    """The shape of one tile."""
    face, ground = face_of(word), Ground()
    return Shape(
        kind=next((kind for slot, kind in KINDS.items() if slot in face.slots), face.shape),
        turn=side_of(word) if face.shape == "corner" else 0,
        width=face.lanes * UNIT,
        line=line_of(word, ground),
        track=track_of(word, ground),
        spaces=spaces_of(word, ground, 0),
    )


# Points and paths -------------------------------------------------------------------------------------


def short(number: float) -> float:
    """As exact as an eye is; never a negative nought."""
    return round(number, 1) + 0.0


def text(point: Point) -> str:
    """A point in a path."""
    return f"{point[0]:g} {point[1]:g}"


def side_of(word: str) -> int:
    """On which side of the track the inside of a bend lies: 1 for the right one."""
    return -1 if word.endswith(f":{LEFT_TURN}") else 1


def on_bend(word: str, ground: Ground, distance: float, angle: float) -> Point:
    """A point of a bend, by its distance from the inner corner and the angle skied so far."""
    turned = radians(angle)
    return ground.at(-HALF + distance * sin(turned), side_of(word) * (HALF - distance * cos(turned)))


def rectangle(ground: Ground, middle: Point, length: float, width: float) -> str:
    """So long and wide, around a point of a tile."""
    along, across = middle
    ends = [(-length, -width), (length, -width), (length, width), (-length, width)]
    return "M" + "L".join(text(ground.at(along + a / 2, across + b / 2)) for a, b in ends) + "Z"


def arc(word: str, distance: float, end: Point, is_back: bool = False) -> str:
    """Around the inner corner of a bend."""
    radius = short(distance * UNIT)
    return f"A{radius:g} {radius:g} 0 0 {int((side_of(word) > 0) != is_back)} {text(end)}"


def line_of(word: str, ground: Ground) -> str:
    """The middle of the track, to be stroked as wide as it is."""
    if face_of(word).shape != "corner":
        return f"M{text(ground.at(-HALF, 0))}L{text(ground.at(HALF, 0))}"
    radius = DRAWING.corner_radius
    begin, end = on_bend(word, ground, radius, 0), on_bend(word, ground, radius, QUARTER)
    return f"M{text(begin)}{arc(word, radius, end)}"


def track_of(word: str, ground: Ground) -> list[Point]:
    """Points along the middle of the track."""
    if face_of(word).shape == "corner":
        return [on_bend(word, ground, DRAWING.corner_radius, angle) for angle in range(0, QUARTER + 1, ROUND)]
    return [ground.at(step * ALONG - HALF, 0) for step in range(int(DRAWING.tile / ALONG) + 1)]


# Spaces -----------------------------------------------------------------------------------------------


def spaces_of(word: str, ground: Ground, before: int) -> list[Space]:
    """The spaces of one tile in skiing order, after so many rows of other tiles."""
    face = face_of(word)
    found: list[Space] = []
    row = before
    for slot, code in enumerate(face.slots):
        if code in ROWLESS:
            continue
        row += 1
        along = DRAWING.slot_length * slot + DRAWING.first_slot
        if code == "S":
            found += range_spaces(ground, row, along)
            continue
        for lane in range(1, face.lanes + 1):
            if face.shape == "corner":
                found.append(bend_space(word, ground, row, lane, slot))
            else:
                found.append(straight_space(face, ground, row, lane, slot))
    return found


def aside(face: Face, lane: int) -> float:
    """How far to the right of the middle a lane lies."""
    return lane - (face.lanes + 1) / 2


def straight_space(face: Face, ground: Ground, row: int, lane: int, slot: int) -> Space:
    """A space of a straight."""
    middle = (DRAWING.slot_length * slot + DRAWING.first_slot, aside(face, lane))
    outline = rectangle(ground, middle, DRAWING.slot_length - 2 * GAP, 1 - 2 * GAP)
    x, y = ground.at(*middle)
    return Space(f"r{row}.{lane}", row, lane, face.slots[slot], x, y, ground.heading, outline, False)


def bend_space(word: str, ground: Ground, row: int, lane: int, slot: int) -> Space:
    """A space of a bend."""
    face, side, angle = face_of(word), side_of(word), DRAWING.corner_angle
    distance = DRAWING.corner_radius - side * aside(face, lane)
    inner, outer = distance - 0.5 + GAP, distance + 0.5 - GAP
    begin, end = angle * slot + TURN_GAP / distance, angle * (slot + 1) - TURN_GAP / distance
    first = on_bend(word, ground, inner, begin)
    outline = (
        f"M{text(first)}L{text(on_bend(word, ground, outer, begin))}"
        f"{arc(word, outer, on_bend(word, ground, outer, end))}L{text(on_bend(word, ground, inner, end))}"
        f"{arc(word, inner, first, is_back=True)}Z"
    )
    skied = angle * (slot + 0.5)
    x, y = on_bend(word, ground, distance, skied)
    tight = lane == (face.lanes if side > 0 else 1)
    return Space(f"r{row}.{lane}", row, lane, face.slots[slot], x, y, ground.heading + side * skied, outline, tight)


def range_spaces(ground: Ground, row: int, along: float) -> list[Space]:
    """The shooting space, as wide as the track, and those of its penalty lane."""
    places = [
        (f"S{row}", 0, "S", (along, 0.0), DRAWING.slot_length - 2 * GAP, TRACK - 2 * GAP),
        *(
            (f"P{row}.{lap}", lap, "P", (spot.a, spot.b), DRAWING.penalty_size.width, DRAWING.penalty_size.height)
            for lap, spot in enumerate(DRAWING.penalty, 1)
        ),
    ]
    return [
        Space(
            name, row, lane, code, *ground.at(*middle), ground.heading, rectangle(ground, middle, length, width), False
        )
        for name, lane, code, middle, length, width in places
    ]
