"""Ended games that all their people have given to research, read from a database: no names, no ids, no times."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from tablee.engine.game import NoChance
from tablee.engine.refusal import Mistake, Refused
from tablee.server.store import schema
from tablee.server.store.archive import Archive, joined
from tablee.server.store.opening import FAILURES, cannot_open
from tablee.server.store.store import async_url, data
from tablee.server.tables import log
from tablee.server.tables.table import Table, proven

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from tablee.engine.game import Game
    from tablee.engine.state import State

PERSON = "person"


@dataclass(frozen=True)
class SharedStep:
    """One step of a decision: the position in which a seat was asked, and what was done there, by whom."""

    state: State
    seat: int
    action: int
    who: str  # `person`, the level of a bot, `order` or `clock`


@dataclass
class SharedGame:
    """A game that was given to research."""

    table: Table
    answers: list[list[SharedStep]] = field(default_factory=list)  # step by step

    @property
    def steps(self) -> list[SharedStep]:
        return [step for answer in self.answers for step in answer]

    @property
    def places(self) -> Sequence[int]:
        return self.table.result.places if self.table.result is not None else []

    @property
    def scores(self) -> Sequence[float]:
        return self.table.result.scores if self.table.result is not None else []


def reading_url(file: Path) -> str:
    """The address of a data file that is only read, while its server runs or not."""
    return f"sqlite+aiosqlite:///file:{file}?mode=ro&uri=true"


async def shared_games(url: str, archive: Path, game: Game) -> AsyncIterator[SharedGame]:
    """The games of one kind that may be given away, under their newest rules and with a result, in no telling order."""
    engine = create_async_engine(async_url(url))
    try:
        async with engine.connect() as connection:
            for id_ in await ended(connection, game):
                found = await read_game(connection, Archive(archive), id_)
                if found is not None:
                    yield found
    except FAILURES as error:
        raise cannot_open(error, url) from error
    finally:
        await engine.dispose()


async def ended(connection: AsyncConnection, game: Game) -> list[str]:
    """The tables of a game that are over: by their ids, which are random."""
    columns = schema.tables.c
    wanted = select(columns.id).where(columns.is_over, columns.game == game.slug, columns.version == game.version)
    return [row.id for row in await connection.execute(wanted.order_by(columns.id))]


async def read_game(connection: AsyncConnection, archive: Archive, id_: str) -> SharedGame | None:
    """A game from its log; None unless all its people have agreed, it has a result, and its log proves itself."""
    columns, entries = schema.tables.c, schema.entries.c
    wanted = select(entries.number, data(entries.entry), entries.at, entries.client, data(entries.proof))
    stored = (await connection.execute(wanted.where(entries.table_id == id_).order_by(entries.number))).all()
    known = select(columns.code, data(columns.seed), columns.created, columns.archive)
    row = (await connection.execute(known.where(columns.id == id_))).one()
    if row.archive and not (archive.folder / row.archive).is_file():
        raise Mistake("no-archive", {"folder": str(archive.folder)})
    game = SharedGame(Table(id_, row.code, row.seed, row.created))
    try:
        rows = joined(archive.read(row.archive, id_) if row.archive else None, stored)
        if not may_be_given([log.read(entry) for entry, _, _, _ in rows]):
            return None
        for one in rows:
            follow(game, *one)
    except (Refused, Mistake):
        return None
    return game if game.table.rights.is_shared() and game.places else None


def may_be_given(entries: Sequence[log.AnyLogEntry]) -> bool:
    """Has anybody agreed at all? Most games need not be played through to know."""
    return any(isinstance(entry, log.SharingSet) and entry.on for entry in entries)


def follow(game: SharedGame, data_: bytes, at: float, client: str, proof: bytes) -> None:
    """The next entry of a log; what was taken back is no decision."""
    entry = log.read(data_)
    if isinstance(entry, log.Played):
        game.answers.append(steps_of(game.table, entry))
    elif isinstance(entry, log.Undone):
        game.answers.pop()
    proven(game.table, data_, at, client, proof)


def steps_of(table: Table, played: log.Played) -> list[SharedStep]:
    """An answer step by step; all but the last are steps of a secret choice, which need no chance."""
    state = table.playing().state.clone()
    seat = played.seat
    if seat in state.waiting:
        state.restart_draft(seat)
    who = "order" if played.by == "order" else "clock" if played.by == "clock" else table.seats[seat].level or PERSON
    steps: list[SharedStep] = []
    for name in played.actions:
        action = table.game.parse(state, name)
        steps.append(SharedStep(state, seat, action, who))
        if len(steps) < len(played.actions):
            state = state.clone()
            state.apply(seat, action, NoChance())
    return steps
