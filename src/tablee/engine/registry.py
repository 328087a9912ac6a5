"""Which games there are. Every game, ours included, is found by its entry point and loaded when it is asked for."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.engine.state import State

GROUP = "tablee.games"  # entry points: `kahuna` is the newest version of a game, `kahuna.1` an older one

registered: dict[tuple[str, int], Game] = {}


@cache
def installed() -> dict[str, EntryPoint]:
    """The entry points of all installed games."""
    return {point.name: point for point in entry_points(group=GROUP)}


def register(game: Game) -> Game:
    """Makes a game known under (slug, version), without installing it."""
    registered[game.slug, game.version] = game
    return game


def slugs() -> list[str]:
    """The names of all games, including examples."""
    names = {name for name in installed() if "." not in name}
    return sorted(names | {slug for slug, _ in registered})


def get(slug: str, version: int | None = None) -> Game:
    """A game under one version of its rules, the newest if none is named."""
    if slug not in slugs():
        raise Mistake("unknown-game", {"given": slug, "known": ", ".join(slugs())})
    if version is None:
        return newest(slug)
    if (slug, version) in registered:
        return registered[slug, version]
    if slug in installed() and load(installed()[slug]).version == version:
        return load(installed()[slug])
    if f"{slug}.{version}" in installed():
        return load(installed()[f"{slug}.{version}"])
    raise Mistake("unknown-version", {"game": slug, "given": version, "known": ", ".join(map(str, versions(slug)))})


def newest(slug: str) -> Game:
    """The newest version of a game."""
    known = [game for (name, _), game in registered.items() if name == slug]
    if slug in installed():
        known.append(load(installed()[slug]))
    return max(known, key=lambda game: game.version)


def versions(slug: str) -> list[int]:
    """All the included versions of a game."""
    older = [int(number) for name, _, number in map(parts, installed()) if name == slug and number.isdecimal()]
    present = [load(installed()[slug]).version] if slug in installed() else []
    others = [version for name, version in registered if name == slug]
    return sorted({*older, *present, *others})


def load_state(slug: str, version: int, dump: bytes) -> State:
    """The state of a dump, under the rules it was made with."""
    return get(slug, version).load(dump)


def parts(name: str) -> tuple[str, str, str]:
    """The parts of an entry point's name: slug, dot, version."""
    return name.rpartition(".")


@cache
def load(point: EntryPoint) -> Game:
    """The game behind an entry point."""
    game = point.load()
    if not isinstance(game, Game):
        raise Mistake("not-a-game", {"name": point.name, "value": point.value})
    return game
