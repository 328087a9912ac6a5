"""Mutations: conditions of a game's rules by rule id, each with its flipped form, which the tests of that id notice."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import tablee
from tablee.engine.bag import OutcomeKind
from tablee.engine.chance import SeededChance

SEED = 56
DRAWN = 10
ROOT = Path(__file__).parents[2]
PACKAGE = Path(tablee.__file__).parent
TESTS_FAILED = 1
OVERLAY = "game_overlay"


@dataclass(frozen=True)
class Mutation:
    """A line of the rules and what it becomes; the text stands once in its file."""

    rule: str
    file: str
    line: str
    flipped: str

    @property
    def tests(self) -> str:
        """What selects the tests of the rule: `kah_5_2_`."""
        return self.rule.lower().replace("-", "_").replace(".", "_") + "_"


def drawn(mutations: Sequence[Mutation]) -> list[Mutation]:
    """Some of them, always the same."""
    places = OutcomeKind("place", [mutation.rule for mutation in mutations])
    order = SeededChance(SEED).shuffle(places, range(len(mutations)))
    return [mutations[place] for place in sorted(order[:DRAWN])]


def run_tests(game: str, folder: Path, *selectors: str) -> subprocess.CompletedProcess[str]:
    """Runs the tests of some rules of a game on a copy of it, all at once: a broken import is not a failed test."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", OVERLAY]
    files = sorted((ROOT / "tests" / "games" / game).glob("test_rules*.py"))
    return subprocess.run(
        [*command, "-k", " or ".join(selectors), *map(str, files)],
        cwd=ROOT,
        env=os.environ
        | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def copied(game: str, folder: Path) -> Path:
    """A copy of a game, and a plugin that lets it be found before the game itself."""
    shutil.copytree(PACKAGE / "games" / game, folder / game)
    (folder / f"{OVERLAY}.py").write_text(f"import tablee.games\ntablee.games.__path__.insert(0, {str(folder)!r})\n")
    return folder / game


def write(file: Path, source: str) -> None:
    """Changes a file of a copy; the bytecode that came along is of before."""
    file.write_text(source)
    for bytecode in (file.parent / "__pycache__").glob(f"{file.stem}.*"):
        bytecode.unlink()


def check_plain_copy(game: str, mutations: Sequence[Mutation], folder: Path) -> None:
    """Without a mutation the tests of the drawn rules pass, and they use the copy."""
    assert len({mutation.rule for mutation in drawn(mutations)}) == DRAWN
    rules = copied(game, folder) / "rules.py"
    selectors = [mutation.tests for mutation in drawn(mutations)]
    assert run_tests(game, folder, *selectors).returncode == 0
    write(rules, "raise ImportError\n")
    assert run_tests(game, folder, *selectors).returncode > TESTS_FAILED


def check_lines(game: str, mutations: Sequence[Mutation]) -> None:
    """Each mutation, drawn or not, stands exactly once in its file."""
    for mutation in mutations:
        source = (PACKAGE / "games" / game / mutation.file).read_text()
        assert source.count(mutation.line) == 1, mutation.rule


def check_noticed(game: str, mutation: Mutation, folder: Path) -> None:
    """The rule's own tests fail when its condition is flipped."""
    file = copied(game, folder) / mutation.file
    source = file.read_text()
    write(file, source.replace(mutation.line, mutation.flipped))
    done = run_tests(game, folder, mutation.tests)
    assert done.returncode == TESTS_FAILED, done.stdout
