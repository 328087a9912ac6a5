"""The corridor's parts, read once from the data file: symbols, sections, and where everything is drawn."""

from importlib.resources import files

import msgspec

Point = tuple[int, int]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the corridor: the symbols of either side, from its entry to its exit."""

    id: int
    A: list[str]
    B: list[str]


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the middles of start, spaces and boat are drawn."""

    start: Point
    spaces: list[Point]
    boat: Point


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the data file; drawings by number of sections."""

    width: int
    height: int
    radius: int
    symbols: list[str]
    sections: list[Section]
    drawings: dict[str, Drawing]


BOARD = msgspec.json.decode((files("tablee.games.cartagena") / "data" / "board.json").read_bytes(), type=Board)
SYMBOLS = BOARD.symbols
SECTIONS = [str(section.id) for section in BOARD.sections]
SIDES = ["A", "B"]
WAYS = ["ahead", "turned"]
TURNED = "r"  # at the end of a section's name: laid the other way round, so that its order is reversed


def laid(section: int, side: int, way: int) -> str:
    """The name of a section as it lies: `3B`, or `3Br` if it is turned."""
    return SECTIONS[section] + SIDES[side] + (TURNED if way else "")


def order_of(name: str) -> list[int]:
    """The symbols of a section as it lies, by number, from entry to exit (CAR-1.1)."""
    section = BOARD.sections[SECTIONS.index(name[0])]
    symbols = [SYMBOLS.index(symbol) for symbol in (section.A if name[1] == SIDES[0] else section.B)]
    return symbols[::-1] if name.endswith(TURNED) else symbols


ORDERS = {
    name: order_of(name)
    for name in (laid(section, side, way) for section in range(len(SECTIONS)) for side in (0, 1) for way in (0, 1))
}
