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
BITS = [1 << line for line in range(len(LINES))]  # sets of lines are numbers, a bit for each line
FIRST_LINES, SECOND_LINES = (  # of each island, the lines of which it is the first or the second end
    [sum(BITS[line] for line in lines if ENDS[line][end] == island) for island, lines in enumerate(LINES_OF)]
    for end in (0, 1)
)
NEEDS = [len(lines) // 2 + 1 for lines in LINES_OF]  # more than half (KAH-5.1)
