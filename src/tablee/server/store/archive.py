"""Ended games that have left the database: their logs and reviews, each in one file compressed with zstd.

People stand in these files by their ids, as in the log, so that an erased name is gone from them, too.
"""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import zstandard

from tablee.engine.refusal import Refused
from tablee.server.store.rows import LogRow

FORMAT = 1
LEVEL = 12  # beyond it files of this size hardly become smaller
LARGEST = 256 * 1024 * 1024  # what a file may hold, so that a damaged one does not fill the memory
NO_REVIEW = msgspec.Raw(b"null")
LoggedEntry = tuple[bytes, float, str, bytes]  # a log entry, its time, who sent it, the proof of the log


class ArchivedEntry(msgspec.Struct, frozen=True, array_like=True):
    """A log entry, byte for byte as the database had it."""

    entry: msgspec.Raw
    at: float
    client: str
    proof: bytes


class ArchivedGame(msgspec.Struct, frozen=True):
    """What a file holds."""

    format: int
    table: str
    entries: list[ArchivedEntry]
    review: msgspec.Raw = NO_REVIEW


def joined(game: ArchivedGame | None, rows: Sequence[LogRow], since: int = 0) -> list[LoggedEntry]:
    """A log from a number on: what has left the database, and what was added there since."""
    archived = game.entries if game is not None else []
    old = [(bytes(one.entry), one.at, one.client, one.proof) for one in archived[since:]]
    return old + [row[1:] for row in rows if row[0] >= len(archived)]


def path_for(code: str, created: float) -> str:
    """Where the file of a table lies in the archive: by month, so that old folders never change."""
    return f"{time.strftime('%Y-%m', time.gmtime(created))}/{code}.json.zst"


class Archive:
    """The folder of these files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, path: str, game: ArchivedGame) -> int:
        """Writes a file whole or not at all; it is on the disk when this returns. Its size."""
        packed = zstandard.ZstdCompressor(level=LEVEL, write_checksum=True).compress(msgspec.json.encode(game))
        file = self.folder / path
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        beside = file.with_name(f"{file.name}.new")
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(packed)
            out.flush()
            os.fsync(out.fileno())
        beside.replace(file)
        for folder in (file.parent, self.folder, self.folder.parent):
            sync_folder(folder)
        return len(packed)

    def read(self, path: str, table: str) -> ArchivedGame:
        """A file of the archive; one that is not there, or is not what it should be, is refused."""
        try:
            packed = (self.folder / path).read_bytes()
            found = msgspec.json.decode(
                zstandard.ZstdDecompressor().decompress(packed, max_output_size=LARGEST), type=ArchivedGame
            )
        except OSError as error:
            raise Refused("archive-missing", "") from error
        except (zstandard.ZstdError, msgspec.MsgspecError) as error:
            raise Refused("table-damaged", "") from error
        if (found.format, found.table) != (FORMAT, table):
            raise Refused("table-damaged", "")
        return found

    def remove(self, path: str) -> None:
        """Removes a file, if it is there."""
        (self.folder / path).unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Sees to it that a new name is on the disk, where the system can say so."""
    if os.name == "posix":
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
