"""The course: tiles laid one after the other (BIA-1.1), the spaces on them, and where a step can lead."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablee.engine.arrays import append, i64, vec
from tablee.games.biathlon.board import FACES
from tablee.games.biathlon.rules_actions import (
    DIAGONAL_LEFT,
    FORWARD,
    SIDE_LEFT,
    SIDE_RIGHT,
    WAY_COUNT,
)

NOWHERE: Final = -1
START: Final = 0  # the number of the space behind the start line, which holds any number of skiers (BIA-1.7)

AT_START: Final = 0
LANE: Final = 1
RANGE: Final = 2
PENALTY: Final = 3
GOAL: Final = 4

FLAT: Final = 0
UPHILL: Final = 1
DOWNHILL: Final = 2

LAP: Final = 3  # spaces of a penalty lane
WIDE: Final = 3  # lanes of a usual tile, and of the tiles at the start, at the goal and at ranges
FEWEST_TILES: Final = 4  # BIA-15.1
MOST_TILES: Final = 20
MANY_RANGES: Final = 3  # a long course (BIA-15.3)
UNEVEN: Final = 10  # rows by which the ways between ranges may differ (BIA-15.2)
START_TILE: Final = "1"
GOAL_TILE: Final = "2"
RIGHT_TURN: Final = "R"
LEFT_TURN: Final = "L"


class Course:
    """The graph of a course. Rows are numbered from 1, lanes from 1, the left one in skiing direction."""

    def __init__(self, faces: Sequence[str]) -> None:
        self.names: list[str] = ["START"]
        self.row = vec[i64]([0])
        self.lane = vec[i64]([0])
        self.kind = vec[i64]([AT_START])
        self.terrain = vec[i64]([FLAT])
        self.white = vec[i64]([0])
        self.firsts: list[int] = [START]  # the first space of each row
        self.lanes: list[int] = [1]  # of each row; a shooting space is as wide as the track
        self.ranges: list[int] = []  # the rows with a shooting space
        for word in faces:
            face = FACES[word.partition(":")[0]]
            for slot in face.slots:
                if slot == "S":
                    self.add_range()
                elif slot not in "AZ":
                    self.add_row(slot, face.lanes)
        self.rows: i64 = len(self.firsts) - 1
        self.finish: i64 = len(self.names)
        self.add("FINISH", self.rows + 1, 0, GOAL, FLAT, 0)
        self.target: vec[i64] = self.targets()
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}

    def add(self, name: str, row: i64, lane: i64, kind: i64, terrain: i64, white: i64) -> None:
        """One more space."""
        self.names.append(name)
        self.row = append(self.row, row)
        self.lane = append(self.lane, lane)
        self.kind = append(self.kind, kind)
        self.terrain = append(self.terrain, terrain)
        self.white = append(self.white, white)

    def add_row(self, slot: str, lanes: int) -> None:
        """A row of lanes with the same terrain."""
        row = len(self.firsts)
        self.firsts.append(len(self.names))
        self.lanes.append(lanes)
        terrain = UPHILL if slot == "u" else DOWNHILL if slot == "d" else FLAT
        for lane in range(1, lanes + 1):
            self.add(f"r{row}.{lane}", row, lane, LANE, terrain, 1 if slot == "F" else 0)

    def add_range(self) -> None:
        """A shooting space and its penalty lane."""
        row = len(self.firsts)
        self.firsts.append(len(self.names))
        self.lanes.append(1)
        self.ranges.append(row)
        self.add(f"S{row}", row, 0, RANGE, FLAT, 0)
        for lap in range(1, LAP + 1):
            self.add(f"P{row}.{lap}", row, lap, PENALTY, FLAT, 0)

    def targets(self) -> vec[i64]:
        """Where each way leads from each space (BIA-6.2, BIA-6.11)."""
        out = [NOWHERE] * (len(self.names) * WAY_COUNT)
        for space in range(self.finish):
            base = space * WAY_COUNT
            row = int(self.row[space])
            if self.kind[space] == PENALTY:
                lap = self.lane[space]
                out[base + FORWARD] = space + 1 if lap < LAP else space + 1 - LAP
            if self.kind[space] == RANGE:
                out[base + FORWARD] = space + 1
            if self.kind[space] in (AT_START, RANGE) or (self.kind[space] == PENALTY and self.lane[space] == LAP):
                for lane in range(self.lanes[row + 1]):
                    out[base + 1 + lane] = self.firsts[row + 1] + lane
            if self.kind[space] == LANE:
                self.add_targets(space, row, out)
        return vec[i64](out)

    def add_targets(self, space: int, row: int, out: list[int]) -> None:
        """The ways from a space of a lane: ahead, sideways, and diagonally between white rows (BIA-6.5, BIA-8.2)."""
        base = space * WAY_COUNT
        lane = int(self.lane[space])
        lanes = self.lanes[row]
        if lane > 1:
            out[base + SIDE_LEFT] = space - 1
        if lane < lanes:
            out[base + SIDE_RIGHT] = space + 1
        if row == self.rows:
            out[base + FORWARD] = int(self.finish)
            return
        first = self.firsts[row + 1]
        if self.kind[first] == RANGE:
            out[base + FORWARD] = first
            return
        ahead = lanes_ahead(lane, lanes, self.lanes[row + 1])
        if len(ahead) == 1:
            out[base + FORWARD] = first + ahead[0] - 1
        else:
            for one in ahead:
                out[base + one] = first + one - 1
        if lanes == self.lanes[row + 1] and self.white[space] and self.white[first]:
            if lane > 1:
                out[base + DIAGONAL_LEFT] = first + lane - 2
            if lane < lanes:
                out[base + DIAGONAL_LEFT + 1] = first + lane

    def is_directly_behind(self, back: i64, front: i64) -> bool:
        """Does a straight step lead from one lane space to the other (BIA-7.1)?"""
        if self.kind[back] != LANE or self.kind[front] != LANE:
            return False
        base = back * WAY_COUNT
        return any(self.target[base + way] == front for way in range(SIDE_LEFT))

    @property
    def is_long(self) -> bool:
        """Three or more ranges make a course long (BIA-15.3)."""
        return len(self.ranges) >= MANY_RANGES

    def gaps(self) -> list[int]:
        """The steps from the start to the first range, from range to range, and on to the finish."""
        stops = [0, *self.ranges, int(self.rows) + 1]
        return [stops[number + 1] - stops[number] for number in range(len(stops) - 1)]


def lanes_ahead(lane: int, lanes: int, after: int) -> list[int]:
    """The lanes of the next row straight ahead: where the track narrows or widens there can be two."""
    if lanes == after:
        return [lane]
    if lanes > after:
        return [one for one in (lane - 1, lane) if 1 <= one <= after]
    return [lane, lane + 1]


# Building a course ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Finding:
    """Something to say of a course: a code with a sentence in the texts, and the tile that it is about, from 1."""

    code: str
    tile: int = 0


@dataclass(frozen=True)
class Survey:
    """What can be said of a list of tiles: why it is no course, what is unwise, and how long it is."""

    faults: list[Finding]
    warnings: list[Finding]
    rows: int = 0
    ranges: int = 0
    is_long: bool = False


def survey(text: str) -> Survey:
    """Looks over a course written as `1A 7A 15A:R … 2A` (BIA-15.1, BIA-15.2); a faulty one has no length."""
    words = text.split()
    faults = faults_of(words)
    if faults:
        return Survey(faults, [])
    course = Course(words)
    return Survey([], warnings_of(words, course), int(course.rows), len(course.ranges), course.is_long)


def is_course(text: str) -> bool:
    """Can this be raced on? Nothing at all stands for no custom course."""
    return not text or not survey(text).faults


def faults_of(words: list[str]) -> list[Finding]:
    """What forbids a course (BIA-15.1)."""
    if not FEWEST_TILES <= len(words) <= MOST_TILES:
        return [Finding("tile-count")]
    found: list[Finding] = []
    used: list[str] = []
    for number, word in enumerate(words, 1):
        name, colon, turn = word.partition(":")
        if name not in FACES:
            return [Finding("unknown-face", number)]
        face = FACES[name]
        if face.tile in used:
            found.append(Finding("tile-twice", number))
        used.append(face.tile)
        if face.shape == "corner" and turn not in (RIGHT_TURN, LEFT_TURN):
            found.append(Finding("turn-missing", number))
        if face.shape != "corner" and colon:
            found.append(Finding("turn-needless", number))
        if (face.tile == START_TILE) != (number == 1):
            found.append(Finding("start-first", number))
        if (face.tile == GOAL_TILE) != (number == len(words)):
            found.append(Finding("goal-last", number))
    return found or overlaps(words)


def overlaps(words: list[str]) -> list[Finding]:
    """Tiles that would lie on another one; after a tile the heading turns with it, then goes one cell on."""
    x, y, ahead_x, ahead_y = 0, 0, 1, 0
    cells: list[tuple[int, int]] = []
    found: list[Finding] = []
    for number, word in enumerate(words, 1):
        if (x, y) in cells:
            found.append(Finding("tiles-overlap", number))
        cells.append((x, y))
        if word.endswith(":R"):
            ahead_x, ahead_y = -ahead_y, ahead_x
        elif word.endswith(":L"):
            ahead_x, ahead_y = ahead_y, -ahead_x
        x += ahead_x
        y += ahead_y
    return found


def warnings_of(words: list[str], course: Course) -> list[Finding]:
    """What is allowed and unwise (BIA-15.2)."""
    found: list[Finding] = []
    faces = [FACES[word.partition(":")[0]] for word in words]
    for number in range(1, len(faces)):
        if faces[number].shape == faces[number - 1].shape == "range":
            found.append(Finding("range-after-range", number + 1))
        if "u" in faces[number].slots and "u" in faces[number - 1].slots:
            found.append(Finding("uphill-after-uphill", number + 1))
    gaps = course.gaps()
    if not course.ranges:
        found.append(Finding("no-range"))
    elif max(gaps) - min(gaps) > UNEVEN:
        found.append(Finding("uneven-gaps"))
    return found
