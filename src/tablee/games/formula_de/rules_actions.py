"""The actions of Formula Dé, every one once, and what their names mean.

Action numbers: shift to a gear, `gear - 1` (0-5); the moves of the present list by their place in it, `6 + slot`
(6-261); take the slipstream (262) or not (263). What a slot means depends on the position, so a move is named by its
end and the brake points it costs: `move to=13R4 brakes=1`, `move to=finish brakes=0`.
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.arrays import i64

GEARS: Final = 6
SLOTS: Final = 256
MOVE: Final = 6
SLIPSTREAM: Final = 262
NO_SLIPSTREAM: Final = 263
YES: Final = "true"
NO: Final = "false"


@dataclass(frozen=True)
class Shift:
    """Put the lever into a gear and roll its die."""

    gear: i64


@dataclass(frozen=True)
class Move:
    """Drive one of the moves that the roll allows."""

    slot: i64


@dataclass(frozen=True)
class Slipstream:
    """Use the slipstream of the car ahead, or not."""

    take: bool

    def words(self) -> dict[str, str]:
        """`take=true`."""
        return {"take": YES if self.take else NO}


ENTRIES: Final = [
    *[Shift(gear) for gear in range(1, GEARS + 1)],
    *[Move(slot) for slot in range(SLOTS)],
    Slipstream(True),
    Slipstream(False),
]
