"""The farmyard, read once from its data file: pictures, birds, the ring of eggs and the slots inside it."""

from importlib.resources import files

import msgspec


class Bird(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bird of a seat: its colour, which its feather and its dropping share, and its silhouette."""

    colour: str
    kind: str


class Ring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The eggs, egg i at the angle 90° - 15°·i, so that forward is clockwise."""

    eggs: int
    radius: float
    egg_width: float
    egg_length: float


class Yard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the octagonal tiles lie: x, y (upwards) and rotation in degrees."""

    radius: float
    slots: list[tuple[float, float, int]]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the data file."""

    pictures: list[str]
    birds: list[Bird]
    ring: Ring
    yard: Yard


BOARD = msgspec.json.decode((files("tablee.games.pique_plume") / "data" / "board.json").read_bytes(), type=Board)
PICTURES = BOARD.pictures
COLOURS = [bird.colour for bird in BOARD.birds]
EGGS = BOARD.ring.eggs
SLOTS = len(BOARD.yard.slots)
LEAST_PLAYERS = 2
MOST_PLAYERS = len(BOARD.birds)


def start_egg(seat: int, players: int) -> int:
    """Where a bird starts: as far from the others as possible, in seat order clockwise (PIQ-1.3)."""
    return EGGS * seat // players


def goal(players: int, published: bool) -> int:
    """The feathers that win: all of them up to four players, then four, or five as published (PIQ-5.1)."""
    return min(players, 5 if published else 4)
