"""Opening a database: one of ours, writable, and nobody else's at this moment; else a sentence says what to do."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy import Connection, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from tablee.engine.refusal import Mistake

MIGRATIONS = Path(__file__).parent / "migrations"
REVISIONS = [file.stem.partition("_")[2] for file in sorted(MIGRATIONS.glob("versions/v[0-9]*.py"))]
BEFORE_RELEASE = ("0001", "0002", "0003")  # their games were dealt by another numbering of draws
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError)
CODES = {
    sqlite3.SQLITE_BUSY: "data-locked",
    sqlite3.SQLITE_LOCKED: "data-locked",
    sqlite3.SQLITE_READONLY: "data-read-only",
    sqlite3.SQLITE_CANTOPEN: "data-read-only",
    sqlite3.SQLITE_PERM: "data-read-only",
    sqlite3.SQLITE_FULL: "data-full",
    sqlite3.SQLITE_NOTADB: "data-foreign",
    sqlite3.SQLITE_CORRUPT: "data-damaged",
}
MIGRATING = 0x74616231  # the lock under which one process at a time brings the tables up to date
RUNNING = "SELECT count(*) FROM processes WHERE until > extract(epoch FROM clock_timestamp())"
PRIMARY = 0xFF  # SQLite's extended codes have the plain one in their lowest byte


def migrate(connection: Connection) -> None:
    """Makes the tables, or brings those of an earlier release up to date; refuses what this program cannot read."""
    if connection.dialect.name == "postgresql":  # another process may be starting, too
        connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    if checked_revision(connection) != REVISIONS[-1]:
        check_nobody_runs(connection)
        upgrade(connection)


def check_current(connection: Connection) -> None:
    """A database as this program's servers have it; nothing is changed, because a server may be using it."""
    if checked_revision(connection) != REVISIONS[-1]:
        raise Mistake("data-not-current", {"place": place_in(connection)})


def checked_revision(connection: Connection) -> str | None:
    """The revision of a database of ours, None for an empty one."""
    names = inspect(connection).get_table_names()
    revision = None
    if "alembic_version" in names:
        revision = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if revision is None and names:
        raise Mistake("data-foreign", {"place": place_in(connection)})
    if revision in BEFORE_RELEASE:
        raise Mistake("data-older", {"place": place_in(connection)})
    if revision is not None and revision not in REVISIONS:
        raise Mistake("data-newer", {"place": place_in(connection)})
    return revision


def upgrade(connection: Connection) -> None:
    """Runs the migrations that are missing."""
    from alembic import command  # a start at which nothing has changed does without it, and is quicker
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def place_in(connection: Connection) -> str:
    """Which database a sentence is about."""
    return place_of(connection.engine.url.render_as_string(hide_password=True))


def check_nobody_runs(connection: Connection) -> None:
    """Processes of the last release go on with the tables as they know them: nobody changes those meanwhile."""
    if connection.dialect.name != "postgresql" or not inspect(connection).has_table("processes"):
        return
    if connection.execute(text(RUNNING)).scalar_one():
        raise Mistake("data-of-others", {"place": place_in(connection)})


def cannot_open(error: Exception, url: str) -> Mistake:
    """Why a database cannot be opened, in a sentence."""
    cause = getattr(error, "orig", None) or error
    facts: dict[str, str | int] = {"place": place_of(url)}
    if isinstance(cause, sqlite3.Error):
        code = CODES.get(getattr(cause, "sqlite_errorcode", 0) & PRIMARY)
        if code is not None:
            return Mistake(code, facts)
    if isinstance(cause, PermissionError):
        return Mistake("data-read-only", facts)
    why = str(cause).partition("\n")[0] or type(cause).__name__
    return Mistake("data-unreachable", {"place": place_of(url), "why": why})


def place_of(url: str) -> str:
    """A data file by its path, another database by its address without the password."""
    return str(file_of(url) or make_url(url).render_as_string(hide_password=True))


def file_of(url: str) -> Path | None:
    """The data file of an address, if it names one."""
    found = make_url(url)
    is_file = found.get_backend_name() == "sqlite" and found.database not in {None, "", ":memory:"}
    return Path(str(found.database).removeprefix("file:")) if is_file else None


class Lock:
    """Keeps a second server off a data file: a lock on a file beside it, which dies with the process that holds it.

    The lock is SQLite's own, so it is the same on every system; the data file itself stays free for `tablee backup`.
    """

    def __init__(self, file: Path) -> None:
        self.file = file
        self.beside = file.with_name(file.name + "-lock")
        self.connection: sqlite3.Connection | None = None

    def take(self) -> None:
        """Takes it, or says who has it."""
        connection = sqlite3.connect(self.beside, timeout=0.0, isolation_level=None)
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            connection.close()
            if error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_BUSY:
                raise Mistake("data-in-use", {"place": str(self.file)}) from error
            raise
        self.connection = connection

    def release(self) -> None:
        """Lets go. The empty file stays: whoever removed it could remove one that another server has just locked."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None
