"""`tablee archive`: moves games that ended long ago out of the database, into files; the page still shows them."""

import asyncio
import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli.numbers import written
from tablee.cli.output import GOOD, CommandOutput, command_output
from tablee.engine.refusal import Mistake

if TYPE_CHECKING:
    from tablee.server.archiving import Move

DAY = 86400.0
AGE = re.compile(r"([0-9]{1,5})d")


class ArchiveTally:
    """What a run has done."""

    def __init__(self) -> None:
        self.games = self.skipped = self.before = self.after = 0  # games, and bytes of their rows and files
        self.database = [0, 0]  # bytes, before and after

    def add(self, move: "Move") -> None:
        """One game more."""
        if not move.after:
            self.skipped += 1
            return
        self.games += 1
        self.before += move.before
        self.after += move.after


def archive(
    *,
    older_than: str,
    data: Path = Path("tablee.sqlite"),
    database_url: str = "",
    archive: Path | None = None,
    vacuum: bool = False,
    lang: str | None = None,
    json: bool = False,
) -> int:
    """Moves ended games at whose tables nothing has happened for some days."""
    from tablee.cli.serve import check_database

    output = command_output(lang, json)
    days = days_of(older_than)
    check_database(database_url)
    if not database_url and not data.is_file():
        raise Mistake("no-data", {"file": str(data)})
    tally = asyncio.run(run(days, data.absolute(), database_url, archive, vacuum))
    tell(output, tally)
    return GOOD


def days_of(given: str) -> int:
    """An age in days: `90d`."""
    found = AGE.fullmatch(given)
    if found is None:
        raise Mistake("bad-age", {"given": given})
    return int(found[1])


async def run(days: int, data: Path, database_url: str, folder: Path | None, vacuum: bool) -> ArchiveTally:
    """Moves them, then tidies up."""
    from tablee.server import archiving
    from tablee.server.store.opening import FAILURES, Lock, cannot_open
    from tablee.server.store.store import archive_beside, async_url, sqlite_url

    url = async_url(database_url) if database_url else sqlite_url(data)
    if vacuum and not database_url:  # said before anything is done
        lock = Lock(data)
        lock.take()
        lock.release()
    tally = ArchiveTally()
    async with archiving.opened(url, folder or archive_beside(data)) as store:
        tally.database[0] = await store.size()
        async for move in archiving.moved(store, time.time() - days * DAY):
            tally.add(move)
    try:
        if vacuum:
            await archiving.vacuum(url)
    except FAILURES as error:
        raise cannot_open(error, url) from error
    async with archiving.opened(url, folder or archive_beside(data)) as store:
        tally.database[1] = await store.size()
    return tally


def tell(output: CommandOutput, tally: ArchiveTally) -> None:
    """How many games, and how much room they take before and after."""
    per_game = [round(size / max(1, tally.games)) for size in (tally.before, tally.after)]
    if output.json:
        output.answer(
            {
                "games": tally.games,
                "skipped": tally.skipped,
                "bytes_per_game": {"database": per_game[0], "file": per_game[1]},
                "database_bytes": {"before": tally.database[0], "after": tally.database[1]},
            }
        )
        return
    shown = [written(size, output.lang) for size in (*per_game, *tally.database)]
    output.say("archive-done", "green", games=tally.games, rows=shown[0], file=shown[1])
    output.say("archive-database", before=shown[2], after=shown[3])
    if tally.skipped:
        output.say("archive-skipped", games=tally.skipped)
