"""Moves ended games out of the database into the archive, one after the other, while servers run or not.

A file is on the disk before its rows are deleted, all in one transaction; whoever is killed in between leaves a game
that is in the database and, unused, in a file, and the next run completes it.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, create_engine, delete, func, or_, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.engine.refusal import Mistake, Refused
from tablee.server.store import schema
from tablee.server.store.archive import (
    FORMAT,
    NO_REVIEW,
    ArchivedEntry,
    ArchivedGame,
    LoggedEntry,
    path_for,
)
from tablee.server.store.opening import FAILURES, Lock, cannot_open, check_current, file_of
from tablee.server.store.store import Store

AT_ONCE = 500  # games that are looked up at a time


class Move(NamedTuple):
    """What became of one game."""

    table: str
    before: int  # bytes of its rows that left the database
    after: int  # bytes of its file; 0 if it could not be moved


@asynccontextmanager
async def opened(url: str, folder: Path | None) -> AsyncIterator[Store]:
    """A database as it is, up to date or refused: a server may be using it."""
    store = Store(url, folder)
    try:
        await store.writer.in_transaction(check_current)
        yield store
    except FAILURES as error:
        raise cannot_open(error, store.url) from error
    finally:
        await store.close()


async def moved(store: Store, before: float) -> AsyncIterator[Move]:
    """Moves the games at whose tables nothing has happened since a time."""
    last = ""
    while ids := await found(store, before, last):
        for id_ in ids:
            yield await move(store, id_)
        last = ids[-1]


async def found(store: Store, before: float, after: str) -> list[str]:
    """Ended games that are in the database, whole or with something that came after they had left it."""
    columns = schema.tables.c
    entries, reviews = schema.entries.c, schema.reviews.c
    left = [
        select(entries.number).where(entries.table_id == columns.id).exists(),
        select(reviews.table_id).where(reviews.table_id == columns.id).exists(),
    ]
    wanted = select(columns.id).where(columns.is_over, columns.moved < before, columns.id > after, or_(*left))
    return [row.id for row in await store.rows(wanted.order_by(columns.id).limit(AT_ONCE))]


async def move(store: Store, id_: str) -> Move:
    """Moves one game: first its file, then its rows."""
    assert store.archive is not None
    columns = schema.tables.c
    row = (await store.rows(select(columns.code, columns.created, columns.length).where(columns.id == id_)))[0]
    try:
        log, review = await store.log(id_), await store.review(id_)
    except Refused:  # its file is damaged: what is in the database stays there
        return Move(id_, 0, 0)
    path, game = path_for(row.code, row.created), game_of(id_, log, review)
    if not log or len(log) < row.length or not is_sound(game):
        return Move(id_, 0, 0)
    try:
        size = store.archive.write(path, game)
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise Mistake("cannot-archive", {"folder": str(store.archive.folder), "why": why}) from error
    if store.archive.read(path, id_) != game:
        return Move(id_, 0, 0)
    freed: int = await store.writer.in_transaction(lambda connection: take_out(connection, id_, path, game))
    return Move(id_, freed, size)


def game_of(id_: str, log: list[LoggedEntry], review: bytes | None) -> ArchivedGame:
    """What the file of a game will hold."""
    entries = [ArchivedEntry(msgspec.Raw(entry), at, client, bytes(proof)) for entry, at, client, proof in log]
    return ArchivedGame(FORMAT, id_, entries, NO_REVIEW if review is None else msgspec.Raw(review))


def is_sound(game: ArchivedGame) -> bool:
    """Is everything of it JSON, as it should be? What is not stays where it is."""
    try:
        for part in (*(one.entry for one in game.entries), game.review):
            msgspec.json.decode(part)
    except msgspec.MsgspecError:
        return False
    return True


def take_out(connection: Connection, id_: str, path: str, game: ArchivedGame) -> int:
    """Deletes what the file holds, and what only a running game needs; what came meanwhile stays. The bytes."""
    entries, kept, reviews = schema.entries.c, schema.kept.c, schema.reviews.c
    gone = (
        (entries.table_id == id_) & (entries.number < len(game.entries)),
        kept.table_id == id_,
        (reviews.table_id == id_) & (reviews.review == bytes(game.review)),
    )
    sizes = (
        func.length(entries.entry) + func.length(entries.client) + func.length(entries.proof),
        func.length(kept.data),
        func.length(reviews.review),
    )
    freed = 0
    for table, where, size in zip((schema.entries, schema.kept, schema.reviews), gone, sizes, strict=True):
        freed += connection.execute(select(func.coalesce(func.sum(size), 0)).where(where)).scalar_one()
        connection.execute(delete(table).where(where))
    connection.execute(update(schema.tables).where(schema.tables.c.id == id_).values(archive=path))
    return freed


# Room on the disk --------------------------------------------------------------------------------------


async def vacuum(url: str) -> None:
    """Gives the disk back what is empty: SQLite while no server runs, PostgreSQL at any time."""
    file = file_of(url)
    if file is None:
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text("VACUUM (ANALYZE)"))
        await engine.dispose()
        return
    lock = Lock(file)
    lock.take()
    try:
        shrink(file)
    finally:
        lock.release()


def shrink(file: Path) -> None:
    """Writes a data file anew, without what is empty."""
    engine = create_engine(f"sqlite:///{file}", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text("VACUUM"))
        connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
    engine.dispose()
