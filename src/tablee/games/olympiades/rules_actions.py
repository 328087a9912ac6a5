"""The actions of Olympiades, every one once: what a pad can be set to, and what is said aloud.

Action numbers: bid (0-9), enter (10-19), rest (20), dope (21), accuse (22), jump (23), wait (24), shift to a hole
(25-30), keep (31), announce (32-122), pass (123), split (124-154), lift (155-160), retry (161), reroll a die
(162-165), stop (166), allocate (167-173), shoot (174-183), pass to an athlete (184-189), block (190-199), intercept
(200), attack an athlete (201-206), guard (207).
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.arrays import i64

SEATS: Final = 6
WHEEL: Final = 9  # the highest number of a pad (OLY-2.4)
MOST_ENERGY: Final = 30  # OLY-2.1
MOST_OF_TEAM: Final = 90
HOLES: Final = 6
LEVELS: Final = 6
DICE: Final = 4
MOST_GIFT: Final = 6


@dataclass(frozen=True)
class Bid:
    n: i64


@dataclass(frozen=True)
class Enter:
    n: i64


@dataclass(frozen=True)
class Rest:
    pass


@dataclass(frozen=True)
class Dope:
    pass


@dataclass(frozen=True)
class Accuse:
    pass


@dataclass(frozen=True)
class Jump:
    pass


@dataclass(frozen=True)
class Wait:
    pass


@dataclass(frozen=True)
class Shift:
    hole: i64


@dataclass(frozen=True)
class Keep:
    pass


@dataclass(frozen=True)
class Announce:
    n: i64


@dataclass(frozen=True)
class Pass:
    pass


@dataclass(frozen=True)
class Split:
    n: i64


@dataclass(frozen=True)
class Lift:
    level: i64


@dataclass(frozen=True)
class Retry:
    pass


@dataclass(frozen=True)
class Reroll:
    die: i64


@dataclass(frozen=True)
class Stop:
    pass


@dataclass(frozen=True)
class Allocate:
    n: i64


@dataclass(frozen=True)
class Shoot:
    n: i64


@dataclass(frozen=True)
class PassTo:
    target: i64


@dataclass(frozen=True)
class Block:
    n: i64


@dataclass(frozen=True)
class Intercept:
    pass


@dataclass(frozen=True)
class Attack:
    target: i64


@dataclass(frozen=True)
class Guard:
    pass


ENTRIES: Final = [
    *[Bid(n) for n in range(WHEEL + 1)],
    *[Enter(n) for n in range(WHEEL + 1)],
    Rest(),
    Dope(),
    Accuse(),
    Jump(),
    Wait(),
    *[Shift(hole) for hole in range(1, HOLES + 1)],
    Keep(),
    *[Announce(n) for n in range(MOST_OF_TEAM + 1)],
    Pass(),
    *[Split(n) for n in range(MOST_ENERGY + 1)],
    *[Lift(level) for level in range(1, LEVELS + 1)],
    Retry(),
    *[Reroll(die) for die in range(DICE)],
    Stop(),
    *[Allocate(n) for n in range(MOST_GIFT + 1)],
    *[Shoot(n) for n in range(WHEEL + 1)],
    *[PassTo(target) for target in range(SEATS)],
    *[Block(n) for n in range(WHEEL + 1)],
    Intercept(),
    *[Attack(target) for target in range(SEATS)],
    Guard(),
]
BID: Final = 0
ENTER: Final = 10
REST: Final = 20
DOPE: Final = 21
ACCUSE: Final = 22
JUMP: Final = 23
WAIT: Final = 24
SHIFT: Final = 24  # SHIFT + hole
KEEP: Final = 31
ANNOUNCE: Final = 32
PASS: Final = 123
SPLIT: Final = 124
LIFT: Final = 154  # LIFT + level
RETRY: Final = 161
REROLL: Final = 162
STOP: Final = 166
ALLOCATE: Final = 167
SHOOT: Final = 174
PASS_TO: Final = 184
BLOCK: Final = 190
INTERCEPT: Final = 200
ATTACK: Final = 201
GUARD: Final = 207
