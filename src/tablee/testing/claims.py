"""What a game's tests claim about it: its secrets and its invariants, found beside its other tests."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import tablee
from tablee.engine.game import Game
from tablee.engine.refusal import Mistake
from tablee.testing.secrets import Counted, Secret


@dataclass(frozen=True)
class Claims:
    """The secrets of a game by viewer, hand-counted positions, fleeting arguments, texts to bring, invariants."""

    secrets: Callable[[Any, int], list[Secret]]
    counted: list[Counted]
    fleeting: Mapping[str, set[str]]
    broken: Callable[[Any, Any], list[str]]
    brought: Mapping[str, Sequence[str]] = field(default_factory=dict)


def claims_for(game: Game, file: Path | None = None) -> Claims:
    """The claims of a game: from a file, or from the tests of the checkout."""
    path = file or in_checkout(game)
    if path is None or not path.is_file():
        raise Mistake("no-secrets-file", {"game": game.slug, "file": str(path or usual_file(game))})
    module = load(path)
    if not hasattr(module, "secrets"):
        raise Mistake("no-secrets-file", {"game": game.slug, "file": str(path)})
    invariants = path.with_name("invariants.py")
    broken = load(invariants).broken if invariants.is_file() else nothing_broken
    counted = [claim for claim in getattr(module, "COUNTED", []) if fits(game, claim)]
    own = path.with_name("brought.py")
    brought = load(own).BROUGHT if own.is_file() else {}
    return Claims(module.secrets, counted, getattr(module, "FLEETING", {}), broken, brought)


def in_checkout(game: Game) -> Path | None:
    """The secrets.py of the checkout from which this package runs, or of the current folder."""
    folders = [Path(tablee.__file__).parents[2], Path.cwd()]
    found = [folder / usual_file(game) for folder in folders]
    return next((file for file in found if file.is_file()), None)


def usual_file(game: Game) -> Path:
    """Where a game states its secrets; folders of Python have no hyphens."""
    return Path("tests", "games", game.slug.replace("-", "_"), "secrets.py")


def fits(game: Game, claim: Counted) -> bool:
    """Is this position one of this rules version?"""
    return claim.position.strip().startswith(f"{game.slug} {game.version},")


def nothing_broken(before: object, after: object) -> list[str]:
    """The claim of a game that states no invariants."""
    return []


def load(path: Path) -> ModuleType:
    """A Python file as a module of its own."""
    name = f"tablee_claims_{path.stem}_{abs(hash(path))}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
