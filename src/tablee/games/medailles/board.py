"""The disciplines and their athletes, read once from the data file, with the places where things are drawn."""

from importlib.resources import files

import msgspec


class Athlete(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card: an invented athlete and the nation, as ISO 3166 spells it in three letters."""

    id: str
    name: str
    nation: str


class Discipline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sport with its seven athletes, who are equal before the rules."""

    id: str
    slug: str
    color: str
    athletes: list[Athlete]


class Point(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The middle of something on the table."""

    x: int
    y: int


class Size(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How large a card is drawn."""

    width: int
    height: int


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The edges of the medal board."""

    left: int
    right: int
    top: int
    bottom: int


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the data file."""

    width: int
    height: int
    places: list[Point]  # of the centre, from the left
    card: Size
    pile: Point
    pot: Point
    medals: Frame
    opponents: int  # heights of the other rows
    podium: int
    hand: int
    disciplines: list[Discipline]


BOARD = msgspec.json.decode((files("tablee.games.medailles") / "data" / "board.json").read_bytes(), type=Board)
DISCIPLINES = [discipline.id for discipline in BOARD.disciplines]
ATHLETES = [athlete for discipline in BOARD.disciplines for athlete in discipline.athletes]
CARDS = [athlete.id for athlete in ATHLETES]
DISCIPLINE_OF = [
    number for number, discipline in enumerate(BOARD.disciplines) for _ in discipline.athletes
]  # by card number
