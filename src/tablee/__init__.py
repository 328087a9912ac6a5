"""Tablée: eight French tabletop games on one rules engine."""

from collections.abc import Mapping, Sequence

from tablee.engine import registry, state
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.state import State

__version__ = "0.1.0"

COMPILED: bool = not str(state.__file__).endswith(".py")


def game(slug: str, version: int | None = None) -> Game:
    """A game, under the newest version of its rules if none is named."""
    return registry.get(slug, version)


def new(
    slug: str, players: int | None = None, chance: Chance | None = None, options: Mapping[str, object] | None = None
) -> State:
    """A new state of a game, dealt: for search, simulation and study."""
    return registry.get(slug).new(players, chance, options)


def match(
    slug: str,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
    version: int | None = None,
) -> Match:
    """A new match of a game, with log, undo and record: for people."""
    return Match(registry.get(slug, version), players, SeededChance(seed), options, names)
