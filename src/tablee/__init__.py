"""Tablée: eight French tabletop games on one rules engine."""

from collections.abc import Mapping, Sequence

from tablee.engine import registry, state
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.dump import read_dump
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.position import named_first
from tablee.engine.state import State

__version__ = "0.1.0"

COMPILED: bool = not str(state.__file__).endswith(".py")


def game(slug: str, version: int | None = None) -> Game:
    """A game, under the newest version of its rules if none is named."""
    return registry.get(slug, version)


def new(slug: str, players: int | None = None, *, chance: Chance, options: Mapping[str, object] | None = None) -> State:
    """A new state of a game, dealt: for search, simulation and study."""
    return registry.get(slug).new(players, chance, options)


def position(text: str, chance: Chance | None = None) -> State:
    """A state that fits a position text, whose first line names the game; chance draws what the text does not say."""
    slug, version = named_first(text)
    return registry.get(slug, version).position(text, chance or SeededChance(0))


def load(dump: bytes | str) -> State:
    """The state of a dump (`tablee.engine.dump.dump`), under the rules that it names."""
    found = read_dump(dump)
    return registry.get(found.game, found.version).load(dump)


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
