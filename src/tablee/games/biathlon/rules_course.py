"""The course: tiles laid one after the other (BIA-1.1), the spaces on them, and where a step can lead."""

from collections.abc import Sequence
from typing import Final

from tablee.engine.arrays import append, i64, vec
from tablee.engine.survey import Finding, Survey
from tablee.games.biathlon.board import FACES, Face
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
        self.ways_from: list[int] = [0]  # where the ways of each space begin among all; at the end, how many there are
        self.ways = vec[i64]([])  # those that lead anywhere, space by space
        self.list_ways()
        rows = range(int(self.rows) + 2)
        self.next_stop = vec[i64]([self.stop_after(row) for row in rows])
        self.ranges_beyond = vec[i64]([len([stop for stop in self.ranges if stop > row]) for row in rows])
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(self.names)}

    def add(self, name: str, row: i64, lane: i64, kind: i64, terrain: i64, white: i64) -> None:
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

    def list_ways(self) -> None:
        """The ways of each space that lead anywhere."""
        for space in range(len(self.names)):
            for way in range(WAY_COUNT):
                if self.target[space * WAY_COUNT + way] != NOWHERE:
                    self.ways = append(self.ways, way)
            self.ways_from.append(len(self.ways))

    def stop_after(self, row: int) -> int:
        """The next row at which movements end: of a range, or the finish."""
        return min([stop for stop in self.ranges if stop > row], default=int(self.rows) + 1)

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
        if self.row[front] != self.row[back] + 1:  # quicker than to look at the ways
            return False
        base = back * WAY_COUNT
        return any(self.target[base + way] == front for way in range(SIDE_LEFT))

    @property
    def is_long(self) -> bool:
        """Three or more ranges make a course long (BIA-15.3)."""
        return len(self.ranges) >= MANY_RANGES


def lanes_ahead(lane: int, lanes: int, after: int) -> list[int]:
    """The lanes of the next row straight ahead: where the track narrows or widens there can be two."""
    if lanes == after:
        return [lane]
    if lanes > after:
        return [one for one in (lane - 1, lane) if 1 <= one <= after]
    return [lane, lane + 1]


# Building a course ------------------------------------------------------------------------------------

LEGAL: Final = "BIA-15.1"
WISE: Final = "BIA-15.2"
LONG: Final = "BIA-15.3"


def survey(text: str) -> Survey:
    """Looks over a course written as `1A 7A 15A:R … 2A` (BIA-15.1, BIA-15.2), finished or not."""
    words = words_of(text)
    faults = faults_of(words)
    stretch = [face_of(word) for word in words if is_face(word)]
    return Survey(faults, warnings_of(stretch), figures_of(stretch), "" if faults else " ".join(words))


def figures_of(faces: list[Face]) -> dict[str, str | int]:
    """How long a course is, and whether that is long (BIA-15.3); tiles that do not exist are not counted."""
    gaps = gaps_of(faces)
    return {
        "tiles": len(faces),
        "rows": sum(gaps) - 1,
        "ranges": len(gaps) - 1,
        "gaps": " ".join(str(gap) for gap in gaps),
        "length": "long" if len(gaps) > MANY_RANGES else "short",
        "rule": LONG,
    }


def gaps_of(faces: list[Face]) -> list[int]:
    """The steps from the start to the first range, from range to range, and on to the finish."""
    slots = "".join(face.slots for face in faces).replace("A", "").replace("Z", "")
    return [len(stretch) + 1 for stretch in slots.split("S")]


def is_face(word: str) -> bool:
    """Does a word name a face?"""
    return word.partition(":")[0] in FACES


def face_of(word: str) -> Face:
    """The face that a word names."""
    return FACES[word.partition(":")[0]]


def is_course(text: str) -> bool:
    """Can this be raced on? Nothing at all stands for no custom course."""
    return not text or not faults_of(words_of(text))


def words_of(text: str) -> list[str]:
    """The faces that a text names; only what people type parts them, not each space of Unicode."""
    for gap in "\t\r\n":
        text = text.replace(gap, " ")
    return [word for word in text.split(" ") if word]


def fault(code: str, number: int = 0) -> Finding:
    """What forbids a course, and the tile that it is about, from 1."""
    return Finding(code, LEGAL, str(number) if number else "")


def faults_of(words: list[str]) -> list[Finding]:
    """What forbids a course (BIA-15.1)."""
    for number, word in enumerate(words, 1):
        if not is_face(word):
            return [fault("unknown-face", number)]
    used: list[str] = [face_of(word).tile for word in words]
    missing = [("start-missing", START_TILE), ("goal-missing", GOAL_TILE)]
    found: list[Finding] = [fault(code) for code, tile in missing if tile not in used]
    if not FEWEST_TILES <= len(words) <= MOST_TILES:
        found.append(fault("tile-count"))
    for number, word in enumerate(words, 1):
        _, colon, turn = word.partition(":")
        face = face_of(word)
        if face.tile in used[: number - 1]:
            found.append(fault("tile-twice", number))
        if face.shape == "corner" and turn not in (RIGHT_TURN, LEFT_TURN):
            found.append(fault("turn-missing", number))
        if face.shape != "corner" and colon:
            found.append(fault("turn-needless", number))
        if START_TILE in used and (face.tile == START_TILE) != (number == 1):
            found.append(fault("start-first", number))
        if GOAL_TILE in used and (face.tile == GOAL_TILE) != (number == len(words)):
            found.append(fault("goal-last", number))
    return found + overlaps(words)


def overlaps(words: list[str]) -> list[Finding]:
    """Tiles that would lie on another one."""
    cells = [cell for cell, _ in cells_of(words)]
    return [fault("tiles-overlap", number) for number, cell in enumerate(cells, 1) if cell in cells[: number - 1]]


def cells_of(words: Sequence[str]) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """The cell of each tile, and where one heads when one comes to it.

    After a tile the heading turns with it, then goes one cell on.
    """
    x, y, ahead_x, ahead_y = 0, 0, 1, 0
    found: list[tuple[tuple[int, int], tuple[int, int]]] = []
    for word in words:
        found.append(((x, y), (ahead_x, ahead_y)))
        if word.endswith(f":{RIGHT_TURN}"):
            ahead_x, ahead_y = -ahead_y, ahead_x
        elif word.endswith(f":{LEFT_TURN}"):
            ahead_x, ahead_y = ahead_y, -ahead_x
        x += ahead_x
        y += ahead_y
    return found


def warnings_of(faces: list[Face]) -> list[Finding]:
    """What is allowed and unwise (BIA-15.2)."""
    found: list[Finding] = []
    for number in range(1, len(faces)):
        if faces[number].shape == faces[number - 1].shape == "range":
            found.append(Finding("range-after-range", WISE, str(number + 1)))
        if "u" in faces[number].slots and "u" in faces[number - 1].slots:
            found.append(Finding("uphill-after-uphill", WISE, str(number + 1)))
    if not faces or faces[-1].tile != GOAL_TILE:
        return found  # the rest is said of a finished course
    gaps = gaps_of(faces)
    if len(gaps) == 1:
        found.append(Finding("no-range", WISE))
    elif max(gaps) - min(gaps) > UNEVEN:
        found.append(Finding("uneven-gaps", WISE))
    return found
