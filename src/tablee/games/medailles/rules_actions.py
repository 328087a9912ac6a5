"""The actions of Médailles, every one once.

Action numbers, with d = 0-8 the discipline in the order of the data file: discard a card of d (0-8); attempt a medal
in d with k cards (9 + 3d + k - 1); pass (36); counter (37); outbid with 2 or 3 cards (38, 39); swap a card of d with
the card on a place of the centre (40 + 4d + place).
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.arrays import i64

DISCIPLINE_COUNT: Final = 9
METALS: Final = 3  # bronze, silver, gold: the cards to present, and the points (MED-3.1, MED-8.2)
PLACES: Final = 4


@dataclass(frozen=True)
class Discard:
    """Put a card on the pot and draw one."""

    discipline: i64


@dataclass(frozen=True)
class Attempt:
    """Present k cards of a discipline in the centre for its medal."""

    discipline: i64
    k: i64


@dataclass(frozen=True)
class Pass:
    """Let it be."""


@dataclass(frozen=True)
class Counter:
    """Show as many cards as the highest bid, and take them back."""


@dataclass(frozen=True)
class Outbid:
    """Present more cards than the highest bid."""

    k: i64


@dataclass(frozen=True)
class Swap:
    """Exchange a card of the hand for the card on a place of the centre."""

    discipline: i64
    place: i64


ENTRIES: Final = [
    *[Discard(discipline) for discipline in range(DISCIPLINE_COUNT)],
    *[Attempt(discipline, k) for discipline in range(DISCIPLINE_COUNT) for k in range(1, METALS + 1)],
    Pass(),
    Counter(),
    *[Outbid(k) for k in range(2, METALS + 1)],
    *[Swap(discipline, place) for discipline in range(DISCIPLINE_COUNT) for place in range(PLACES)],
]
DISCARD: Final = 0
ATTEMPT: Final = 9
PASS: Final = 36
COUNTER: Final = 37
OUTBID: Final = 36  # OUTBID + k
SWAP: Final = 40
