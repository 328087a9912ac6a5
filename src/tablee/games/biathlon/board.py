"""Nations, wax tokens, tiles and courses, read once from the data file, with the places where things are drawn."""

from importlib.resources import files

import msgspec


class Nation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A face of a nation board; two faces of one set are never in the same game."""

    id: str
    set: str
    side: str  # base or advanced
    capacity: list[int]  # places of the columns 1 to 4
    tracks: list[str]  # the colours of the five endurance tracks, from the top
    refresh: list[int]  # columns whose star box can turn a used token back
    printed: str | None  # the wax action printed on the board


class Set(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What belongs to a board: its colour and its eight wax tokens."""

    id: str
    color: str
    wax: list[str]


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wax token: one of its alternatives is carried out, all its actions in order."""

    id: str
    alternatives: list[list[str]]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a course tile. Slots: `f` flat, `u` uphill, `d` downhill, `F` white, `S` range, `A` start, `Z` goal."""

    id: str
    shape: str  # straight, corner or range
    lanes: int
    slots: str

    @property
    def tile(self) -> str:
        """The tile to which the face belongs: `15` for `15A`."""
        return self.id[:-1]


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Faces in skiing order; corners with their turn, `15A:R`."""

    id: str
    faces: list[str]


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point of a tile: along and across the skiing direction, in lane widths from the middle."""

    a: float
    b: float


class Size(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How large something is drawn."""

    width: float
    height: float


class OwnBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the parts of a player's board stand."""

    width: int
    height: int
    columns: list[float]
    sprint: float
    places: list[float]  # of a column, from below
    star: float
    endurance: list[float]
    slots: list[float]  # of a track, from the top
    target: float
    wax: list[float]
    wax_row: float


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How tiles are drawn, in lane widths, and a player's board."""

    tile: float
    slot_length: float
    first_slot: float
    penalty: list[Point]
    penalty_size: Size
    start_line: float
    finish_line: float
    corner_radius: float
    corner_angle: float
    board: OwnBoard


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the data file."""

    nations: list[Nation]
    sets: list[Set]
    tokens: list[Token]
    preset: list[str]  # the wax row of beginners
    hits: dict[str, int]  # faces of a shooting die that hit, by colour
    faces: list[Face]
    courses: list[Course]
    drawing: Drawing


BOARD = msgspec.json.decode((files("tablee.games.biathlon") / "data" / "board.json").read_bytes(), type=Board)
NATIONS = [nation.id for nation in BOARD.nations]
SETS = [one.id for one in BOARD.sets]
TOKENS = [token.id for token in BOARD.tokens]
FACES = {face.id: face for face in BOARD.faces}
COURSES = {course.id: course.faces for course in BOARD.courses}
