"""The archipelago, read once from its data file: islands, lines, and how they hang together."""

from importlib.resources import files

import msgspec


class Island(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An island: where it is drawn, how many lines it has, how many of them give power."""

    id: str
    x: int
    y: int
    degree: int
    need: int


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the data file; a line is named by the two islands it joins."""

    width: int
    height: int
    radius: int
    islands: list[Island]
    lines: list[str]


BOARD = msgspec.json.decode((files("tablee.games.kahuna") / "data" / "board.json").read_bytes(), type=Board)
ISLANDS = [island.id for island in BOARD.islands]
LINES = BOARD.lines
ENDS = [tuple(ISLANDS.index(name) for name in line.split("-")) for line in LINES]
LINES_OF = [[line for line, ends in enumerate(ENDS) if island in ends] for island in range(len(ISLANDS))]
BITS = [1 << line for line in range(len(LINES))]
# Sets of places for a link are numbers, two bits for each line: for the card of its first island, and of its second.
PLACES_ON = [3 << 2 * line for line in range(len(LINES))]
PLACES_WITH = [  # the card of each island
    sum(1 << 2 * line + ENDS[line].index(island) for line in lines) for island, lines in enumerate(LINES_OF)
]
NEEDS = [len(lines) // 2 + 1 for lines in LINES_OF]  # more than half (KAH-5.1)
