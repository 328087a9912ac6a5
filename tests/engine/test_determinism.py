"""The same seeds give the same games: in every process, with every hash seed, compiled and plain."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.golden import FILE, GAMES, final_hashes

ROOT = Path(__file__).parents[2]
PROGRAM = "from tests.engine.golden import final_hashes\nprint(*final_hashes(), sep='\\n')"


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_another_process_plays_the_same(hash_seed: str) -> None:
    """Games do not depend on the process or on the order of its sets."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    )
    assert done.stdout.splitlines() == list(final_hashes())


def test_the_games_are_those_of_the_golden_file() -> None:
    """Both builds compare with one file, so they play the same (`python -m tests.engine.golden` writes it again)."""
    golden = FILE.read_text().splitlines()
    assert len(golden) == GAMES
    assert list(final_hashes()) == golden


def test_golden_games_differ() -> None:
    """Each seed gives a game of its own."""
    assert len({line.split()[-1] for line in final_hashes()}) == GAMES
