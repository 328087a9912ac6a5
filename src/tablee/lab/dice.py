"""Dice for the players' own choices: never those of the table."""

from __future__ import annotations

from hashlib import sha256
from secrets import randbits

from tablee.engine.chance import SeededChance


def own_chance(*parts: object) -> SeededChance:
    """The chance of a player, from a seed and words that say whose it is.

    With the seed alone it would repeat the draws of the deal, and play would follow from the cards.
    """
    return SeededChance(own_seed(*parts))


def own_seed(*parts: object) -> int:
    """The seed of such a chance."""
    digest = sha256(" ".join(map(str, parts)).encode()).digest()
    return int.from_bytes(digest[:8], "big")


def fresh_seed() -> int:
    """A seed that nobody has chosen."""
    return randbits(32)
