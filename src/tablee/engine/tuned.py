"""Numbers that a game's knowledge was tuned to by self-play: `data/knowledge.json`, written by `tablee tune`."""

from importlib.resources import files

import msgspec


class Tuned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was found, when, and how it can be found again."""

    date: str
    command: str
    seed: int
    won: float  # points against the numbers that it began with
    games: int  # in which that was found
    values: dict[str, float]


def tuned(package: str) -> dict[str, float]:
    """The numbers of a game, by name; none where nothing was tuned."""
    file = files(package) / "data" / "knowledge.json"
    return msgspec.json.decode(file.read_bytes(), type=Tuned).values if file.is_file() else {}
