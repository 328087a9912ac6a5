"""The road, the stages and the cards, read once from their data files, with where things are drawn."""

from importlib.resources import files

import msgspec


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the road; `label` says on which side of it a town's name is written."""

    pos: int
    type: str
    name: str
    stage: int
    x: int
    y: int
    label: str = ""
    label_dx: int = 0
    label_text: str = ""
    champs: bool = False


class Stage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from", "end": "to"}):
    """A stage between two towns: its spaces and its terrain. It has no effect on the rules."""

    id: int
    start: str
    end: str
    first: int
    last: int
    terrain: str


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is drawn: the map with its outline, pawns by seat."""

    width: int
    height: int
    pawns: list[str]
    spaces: list[Space]
    outline: list[tuple[int, int]]
    stages: list[Stage]


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of point cards."""

    values: list[int]
    copies: list[int]


class Strategy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck of strategy cards, with or without a printed sign."""

    cards: list[str]
    copies: list[int]


class Surprise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A surprise card: what it does, and how far or how much."""

    id: str
    copies: int
    favourable: bool
    effect: str
    number: int


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All decks but the questions."""

    points: dict[str, Points]
    strategy: dict[str, Strategy]
    surprise: list[Surprise]


DATA = files("tablee.games.tour_de_france") / "data"
BOARD = msgspec.json.decode((DATA / "board.json").read_bytes(), type=Board)
CARDS = msgspec.json.decode((DATA / "cards.json").read_bytes(), type=Decks)
SPACE_AT = {space.pos: space for space in BOARD.spaces}
