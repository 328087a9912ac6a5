"""The actions of Biathlon, every one once.

Action numbers: choose a nation (0-9); pick a wax token of the set (10-17); place sixes, as a set of star boxes
(18-33); take a column (34-37); take an extra column (38-42); done (43); use wax, side and alternative (44-47); use the
printed effect (48); take a free column (49-53); re-roll a die (54-62) or a shot (63-67); refresh (68-70); shoot
(71-75); end the shooting (76); step (77-84); slip (85-101); draft (102, 103).
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.arrays import i64

COLUMNS: Final = 4
SPRINT: Final = 4  # the Sprint column, after the columns 1 to 4
TARGETS: Final = 5
WAX_SLOTS: Final = 6
WAX_TOKENS: Final = 8
LEFT: Final = 0
RIGHT: Final = 1
INCLUDE: Final = 0  # of a refresh: the six counts
TURN_LEFT: Final = 1
TURN_RIGHT: Final = 2
STARS: Final = 5  # of a re-rolled die: columns 0-3, Sprint 4, star boxes from here on

WAYS: Final = ["F", "1", "2", "3", "L", "R", "l", "r"]  # BIA-6.11
FORWARD: Final = 0
SIDE_LEFT: Final = 4
SIDE_RIGHT: Final = 5
DIAGONAL_LEFT: Final = 6
WAY_COUNT: Final = 8
AHEAD: Final = 4  # ways straight ahead: F, 1, 2, 3

COLUMN_NAMES: Final = ["1", "2", "3", "4", "sprint"]
SIDE_NAMES: Final = ["left", "right"]
REFRESH_NAMES: Final = ["include", "left", "right"]
ANSWERS: Final = ["no", "yes"]
SPOTS: Final = ["col-1", "col-2", "col-3", "col-4", "sprint", "star-1", "star-2", "star-3", "star-4"]
SLIPS: Final = ["none", *[one + other for one in WAYS[:AHEAD] for other in WAYS[:AHEAD]]]
STAR_SETS: Final = ["none", *["".join([str(c + 1) for c in range(COLUMNS) if mask >> c & 1]) for mask in range(1, 16)]]


@dataclass(frozen=True)
class ChooseNation:
    nation: i64


@dataclass(frozen=True)
class PickWax:
    """Lay a token of the set, counted from 1, on the next wax slot."""

    pick: i64


@dataclass(frozen=True)
class PlaceSixes:
    """Sixes on a set of star boxes, the rest in the Sprint column."""

    stars: i64


@dataclass(frozen=True)
class TakeColumn:
    """The column that must be taken."""

    column: i64


@dataclass(frozen=True)
class TakeExtra:
    """One more column, for one endurance."""

    column: i64


@dataclass(frozen=True)
class Done:
    """No more dice: ski or shoot."""


@dataclass(frozen=True)
class UseWax:
    """Use a token at an end of the row."""

    side: i64
    choice: i64  # which alternative of the token


@dataclass(frozen=True)
class UsePrinted:
    """Use the effect printed on the board."""


@dataclass(frozen=True)
class FreeColumn:
    """The column that a token gives."""

    column: i64


@dataclass(frozen=True)
class RerollDie:
    """The die that a token rolls again."""

    spot: i64


@dataclass(frozen=True)
class RerollShot:
    """The shot that is fired again."""

    target: i64


@dataclass(frozen=True)
class Refresh:
    """Count the six of a special star box, or turn a token back."""

    refresh: i64


@dataclass(frozen=True)
class Shoot:
    target: i64


@dataclass(frozen=True)
class EndShooting:
    """No more wax at the range."""


@dataclass(frozen=True)
class Step:
    """One step of a movement."""

    way: i64


@dataclass(frozen=True)
class Slip:
    """Two free steps downhill, or none."""

    ways: i64


@dataclass(frozen=True)
class Draft:
    """Follow the skier in front, or not."""

    answer: i64


ENTRIES: Final = [
    *[ChooseNation(nation) for nation in range(10)],
    *[PickWax(token) for token in range(WAX_TOKENS)],
    *[PlaceSixes(stars) for stars in range(16)],
    *[TakeColumn(column) for column in range(COLUMNS)],
    *[TakeExtra(column) for column in range(COLUMNS + 1)],
    Done(),
    *[UseWax(side, choice) for side in range(2) for choice in range(2)],
    UsePrinted(),
    *[FreeColumn(column) for column in range(COLUMNS + 1)],
    *[RerollDie(spot) for spot in range(len(SPOTS))],
    *[RerollShot(target) for target in range(TARGETS)],
    *[Refresh(refresh) for refresh in range(3)],
    *[Shoot(target) for target in range(TARGETS)],
    EndShooting(),
    *[Step(way) for way in range(WAY_COUNT)],
    *[Slip(ways) for ways in range(len(SLIPS))],
    *[Draft(answer) for answer in range(2)],
]
NATION: Final = 0
PICK: Final = 10
SIXES: Final = 18
TAKE: Final = 34
EXTRA: Final = 38
DONE: Final = 43
WAX: Final = 44  # WAX + 2 * side + choice
PRINTED: Final = 48
FREE: Final = 49
REROLL_DIE: Final = 54
REROLL_SHOT: Final = 63
REFRESH: Final = 68
SHOOT: Final = 71
END_SHOOTING: Final = 76
STEP: Final = 77
SLIP: Final = 85  # SLIP + 1 + 4 * first way + second way
DRAFT: Final = 102

NUMBERS: Final = ["1", "2", "3", "4", "5", "6", "7", "8"]
WORDS: Final = {
    "pick": NUMBERS,
    "stars": STAR_SETS,
    "column": COLUMN_NAMES,
    "side": SIDE_NAMES,
    "spot": SPOTS,
    "target": NUMBERS,
    "refresh": REFRESH_NAMES,
    "way": WAYS,
    "ways": SLIPS,
    "answer": ANSWERS,
}
