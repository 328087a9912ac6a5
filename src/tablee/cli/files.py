"""Record files: read, written, and the seats' players that a saved game remembers."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tablee.cli.catalogue import find
from tablee.cli.seats import LocalPlayer, SavedNotes, notes_text
from tablee.engine.match import Match
from tablee.engine.record import Record, read_record, record_of, write_record
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.texts import texts

LARGEST = 16_000_000  # bytes; no game comes near
PLAYERS_TAG = "players-kinds"
NOTES_TAG = "bots-notes"


def read_file(path: Path) -> Record:
    """The record in a file."""
    return read_record(text_of(path))


def text_of(path: Path) -> str:
    """The text in a file that somebody names."""
    try:
        if path.stat().st_size > LARGEST:
            raise Mistake("file-too-large", {"file": str(path)})
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise Mistake("cannot-read", {"file": str(path), "why": error.strerror or ""}) from error
    except UnicodeDecodeError as error:
        raise Mistake("not-text", {"file": str(path)}) from error


def read_notes(record: Record) -> dict[int, SavedNotes]:
    """What the bots of a saved game remember, by seat."""
    try:
        return msgspec.json.decode(record.tags.get(NOTES_TAG, "{}"), type=dict[int, SavedNotes])
    except msgspec.DecodeError as error:
        raise Mistake("record-header", {"tag": NOTES_TAG}) from error


@contextmanager
def in_game_words(record: Record, lang: str) -> Iterator[None]:
    """A mistake in a record that comes from a refusal is told in the sentence of its game."""
    game = find(record.tag("game"), record.number("version"))
    try:
        yield
    except Mistake as mistake:
        if isinstance(mistake.__cause__, Refused):
            mistake.facts["why"] = texts(game, lang).refusal(mistake.__cause__)
        raise


def write_file(path: Path, match: Match, seed: int, players: Sequence[LocalPlayer], own: Path | None = None) -> None:
    """Writes a match to a new file, or over its own; completely or not at all."""
    if path.exists() and path != own:
        raise Mistake("file-exists", {"file": str(path)})
    tags = {"seed": str(seed), PLAYERS_TAG: " ".join(player.kind for player in players)}
    if not match.is_over():
        tags[NOTES_TAG] = notes_text(match, players)
    write_whole(path, write_record(record_of(match, tags)))


def write_whole(path: Path, text: str) -> None:
    """Writes beside the file first, so that an interruption leaves the old one."""
    name = ""
    try:
        handle, name = tempfile.mkstemp(prefix=".tablee-", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except OSError as error:
        if name:
            Path(name).unlink(missing_ok=True)
        raise Mistake("cannot-write", {"file": str(path), "why": error.strerror or ""}) from error
