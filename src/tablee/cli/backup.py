"""`tablee backup`: a consistent copy of the data file, while the server runs or not."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.cli.output import GOOD, command_output
from tablee.engine.refusal import Mistake

PAGES = 1000  # copied at a time, so that the server can write in between


def backup(file: Path, /, *, data: Path = Path("tablee.sqlite"), lang: str | None = None, json: bool = False) -> int:
    """Copies the data file to a new file."""
    output = command_output(lang, json)
    if not data.is_file():
        raise Mistake("no-data", {"file": str(data)})
    if file.exists():
        raise Mistake("file-exists", {"file": str(file)})
    if not file.absolute().parent.is_dir():
        raise Mistake("no-such-folder", {"folder": str(file.absolute().parent)})
    try:
        file.touch(mode=0o600)
        copy(data, file)
    except (sqlite3.Error, OSError) as error:
        file.unlink(missing_ok=True)
        raise Mistake("cannot-back-up", {"file": str(data), "why": str(error)}) from error
    archive = data.with_name(f"{data.name}.archive")
    if json:
        output.answer({"file": str(file), "bytes": file.stat().st_size})
    else:
        output.say("backup-done", "green", file=str(file))
        if archive.is_dir():
            output.say("backup-archive", folder=str(archive))
    return GOOD


def copy(data: Path, file: Path) -> None:
    """Copies page by page as of one moment, then checks the copy."""
    with closing(sqlite3.connect(f"file:{data}?mode=ro", uri=True)) as source, closing(sqlite3.connect(file)) as target:
        source.backup(target, pages=PAGES, sleep=0.01)
        target.execute("PRAGMA journal_mode=DELETE")  # the copy is one file
        found = target.execute("PRAGMA quick_check").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(found)
