"""The command line called in this process: words and typed lines in, exit code and what was said out."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import tablee
from tablee.cli import main
from tablee.engine.match import Match
from tablee.engine.record import record_of, write_record
from tablee.lab.dice import own_chance


@dataclass(frozen=True)
class Said:
    """What a command said."""

    code: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Calls the command line in an empty folder, in English unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)

    def call(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main(words)
        said = capsys.readouterr()
        return Said(code, said.out, said.err)

    return call


def played(seed: int, steps: int | None = None, version: int | None = None) -> Match:
    """A match of the tiny game played at random, to its end or for some steps."""
    match = tablee.match("tiny", seed=seed, names=["Ana", "Malik"], version=version)
    chance = own_chance(seed, "players")
    while not match.is_over() and steps != 0:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
        steps = None if steps is None else steps - 1
    return match


def record_text(match: Match, seed: int, **tags: str) -> str:
    """The record of a match as a practice game keeps it."""
    return write_record(record_of(match, {"seed": str(seed), **tags}))


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a finished game, with one action taken back."""
    match = tablee.match("tiny", seed=5, names=["Ana", "Malik"])
    match.play(0, match.legal(0)[0])
    match.undo(0)
    chance = own_chance(5, "players")
    while not match.is_over():
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    file = tmp_path / "finished.tablee"
    file.write_text(record_text(match, 5))
    return file
