"""The actions of the Tour de France, every one once.

Action numbers: roll (0); play a strategy card of value v = 1-4, added (1 + 2(v - 1)) or subtracted (2 + 2(v - 1)); done
with the window (9); category tourism or cycling (10, 11); answer A, B or C (12-14); no answer, played by a clock alone
(15); joker (16); accept (17).
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.arrays import i64

VALUES: Final = 4  # strategy cards are worth 1 to 4
ANSWERS: Final = 3
PLUS: Final = 0
MINUS: Final = 1
SIGNS: Final = ["plus", "minus"]
CATEGORIES: Final = ["tourism", "cycling"]


@dataclass(frozen=True)
class Roll:
    """Throw the two dice."""


@dataclass(frozen=True)
class Play:
    """Add or subtract a strategy card."""

    value: i64
    sign: i64


@dataclass(frozen=True)
class Done:
    """Play no more cards on this roll."""


@dataclass(frozen=True)
class Category:
    """Choose the kind of question."""

    category: i64


@dataclass(frozen=True)
class Answer:
    """Pick one of the answers, in the order in which they are shown."""

    choice: i64


@dataclass(frozen=True)
class NoAnswer:
    """The time is up."""


@dataclass(frozen=True)
class Joker:
    """Cancel what has happened with a Joker."""


@dataclass(frozen=True)
class Accept:
    """Keep the Joker and bear what has happened."""


ENTRIES: Final = [
    Roll(),
    *[Play(value, sign) for value in range(1, VALUES + 1) for sign in (PLUS, MINUS)],
    Done(),
    *[Category(category) for category in range(len(CATEGORIES))],
    *[Answer(choice) for choice in range(ANSWERS)],
    NoAnswer(),
    Joker(),
    Accept(),
]
ROLL: Final = 0
PLAY: Final = 1
DONE: Final = 9
CATEGORY: Final = 10
ANSWER: Final = 12
NO_ANSWER: Final = 15
JOKER: Final = 16
ACCEPT: Final = 17
