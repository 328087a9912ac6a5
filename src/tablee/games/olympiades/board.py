"""What is printed on the box and the tiles, read once from the data file."""

from importlib.resources import files

import msgspec


class Energy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The most an athlete can have, and what everybody starts with, by length of the programme."""

    max: int
    start: dict[str, int]


class TileTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a wheel or of a score track."""

    min: int
    max: int


class Button(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the three buttons of a pad."""

    id: str
    shape: str
    glyph: str
    colour: str
    key: str


class Team(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sun or Wave, with its seats."""

    id: int
    slug: str
    colour: str
    seats: list[int]


class Athlete(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The athlete of a seat: a colour, a mark and a letter, so that nothing hangs on colour."""

    seat: int
    colour: str
    mark: str
    letter: str


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the data file."""

    energy: Energy
    wheel: TileTrack
    score_track: TileTrack
    medal_points: dict[str, int]
    buttons: list[Button]
    teams: list[Team]
    athletes: list[Athlete]
    dice: dict[str, dict[str, list[str]]]  # faces by option and die
    programme: dict[str, str]  # kinds of events by length: S standard, R rest, F final
    events: dict[str, dict[str, list[int] | int]]  # the numbers printed on each tile
    tile_drawing: dict[str, object]  # where things are drawn


BOARD = msgspec.json.decode((files("tablee.games.olympiades") / "data" / "board.json").read_bytes(), type=Board)
ATHLETES = [athlete.letter for athlete in BOARD.athletes]
METALS = list(BOARD.medal_points)  # the best first


def number(event: str, name: str) -> int:
    """A number that is printed on an event's tile."""
    value = BOARD.events[event][name]
    assert isinstance(value, int)
    return value


def numbers(event: str, name: str) -> list[int]:
    """A row of numbers that is printed on an event's tile."""
    value = BOARD.events[event][name]
    assert isinstance(value, list)
    return value
