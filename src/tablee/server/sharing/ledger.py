"""What processes write down for each other in PostgreSQL: who lives, answers at a table, sits there, reviews it.

Times are the database's own, so that no machine's clock counts.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from tablee.engine.refusal import Mistake
from tablee.server.store.opening import place_of
from tablee.server.store.postgres import HeldConnection
from tablee.server.store.store import Store

NOW = "extract(epoch FROM clock_timestamp())"
ALIVE = f"(SELECT id FROM processes WHERE until > {NOW})"  # noqa: S608
STARTING = 0x7461626C  # the lock under which processes start, one after the other
FORGOTTEN_SECONDS = 30.0  # for so long news can be read
# What processes on one database have agreed on: log entries, what they keep for seats, what they tell each other.
# Whoever changes it so that a process of the last release would not understand counts on; then no two of them run
# at once. A change of the tables of the database needs no new number: see `store/opening.py`.
PACT = 3

BEAT = (
    f"INSERT INTO processes (id, until, pact, report) VALUES ($1, {NOW} + $2::float8, {PACT}, $3)"  # noqa: S608
    " ON CONFLICT (id) DO UPDATE SET until = excluded.until, report = excluded.report"
)
PROCESSES = f"SELECT id, until > {NOW} AS lives FROM processes"  # noqa: S608
OTHERS = text(f"SELECT pact FROM processes WHERE id <> :me AND until > {NOW}")  # noqa: S608
TAKE = (
    "INSERT INTO leases (table_id, owner) SELECT id, $1 FROM unnest($2::text[]) AS wanted(id) ORDER BY id"  # noqa: S608
    f" ON CONFLICT (table_id) DO UPDATE SET owner = $1 WHERE leases.owner = $1 OR leases.owner NOT IN {ALIVE}"
    " RETURNING table_id"
)
GIVE_BACK = "DELETE FROM leases WHERE owner = $1 AND table_id = ANY($2::text[])"
UNATTENDED = (
    "SELECT tables.id FROM tables LEFT JOIN leases ON leases.table_id = tables.id"  # noqa: S608
    " WHERE NOT tables.is_over AND tables.due <= $1 AND NOT tables.id = ANY($2::text[])"
    f" AND (leases.owner IS NULL OR leases.owner NOT IN {ALIVE}) ORDER BY tables.due LIMIT $3"
)
GROWTH = (
    "SELECT wanted.id,"
    " (SELECT max(number) FROM entries WHERE table_id = wanted.id) AS number,"
    " (SELECT max(line) FROM chat WHERE table_id = wanted.id) AS line"
    " FROM unnest($1::text[]) AS wanted(id)"
)
PRESENT = (
    "SELECT DISTINCT table_id, user_id FROM attendance"  # noqa: S608
    f" WHERE table_id = ANY($1::text[]) AND process <> $2 AND process IN {ALIVE}"
)
# A review that has failed is nobody's work any more: its row tells so until somebody tries again.
BEGIN_REVIEW = (
    "INSERT INTO review_work (table_id, owner, user_id, state) VALUES ($1, $2, $3, '')"  # noqa: S608
    " ON CONFLICT (table_id) DO UPDATE SET owner = $2, user_id = $3, state = ''"
    f" WHERE review_work.owner = $2 OR review_work.user_id = '' OR review_work.owner NOT IN {ALIVE} RETURNING table_id"
)
NOTE_REVIEW = "UPDATE review_work SET state = $3 WHERE table_id = $1 AND owner = $2 AND user_id <> ''"
FAIL_REVIEW = "UPDATE review_work SET state = $3, user_id = '' WHERE table_id = $1 AND owner = $2"
REVIEW = f"SELECT state FROM review_work WHERE table_id = $1 AND owner <> $2 AND owner IN {ALIVE}"  # noqa: S608
REVIEWS_OF = f"SELECT count(*) AS count FROM review_work WHERE user_id = $1 AND owner <> $2 AND owner IN {ALIVE}"  # noqa: S608
REPORTS = f"SELECT report FROM processes WHERE id <> $1 AND until > {NOW} ORDER BY id"  # noqa: S608
COME = (
    "INSERT INTO attendance (process, table_id, user_id)"
    " SELECT $1, * FROM unnest($2::text[], $3::text[]) ON CONFLICT DO NOTHING"
)
GO = (
    "DELETE FROM attendance USING unnest($2::text[], $3::text[]) AS gone(place, person)"
    " WHERE process = $1 AND table_id = place AND user_id = person"
)
TELL = text(f"INSERT INTO news (kind, subject, at) VALUES (:kind, :subject, {NOW}) RETURNING id")  # noqa: S608
NEWS = f"SELECT id, kind, subject FROM news WHERE at > {NOW} - $1::float8 ORDER BY id"  # noqa: S608
PERSON = "SELECT id, name, generation FROM users WHERE id = ANY($1::text[])"


class Growth(NamedTuple):
    """How far a table has come."""

    table: str
    length: int  # of its log
    lines: int  # of its chat


class News(NamedTuple):
    """Something rare that every process must hear of."""

    id: int
    kind: str
    subject: str


class PersonNow(NamedTuple):
    """What decides whether a cookie is valid."""

    user: str
    name: str
    generation: int


class Ledger:
    """The rows of one process among the others."""

    def __init__(self, store: Store, process: str, seconds: float) -> None:
        self.store = store
        self.held = HeldConnection(store.engine)
        self.me = process
        self.seconds = seconds  # for which it counts as alive after a sign of life

    # Life ---------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def starting(self) -> AsyncIterator[bool]:
        """Only one process starts at a time; is it alone? Not beside those that it would not understand."""
        async with self.store.engine.begin() as connection:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({STARTING})"))
            others = (await connection.execute(OTHERS, {"me": self.me})).scalars().all()
            if any(one != PACT for one in others):
                raise Mistake("data-of-others", {"place": place_of(self.store.url)})
            yield not others
            await connection.exec_driver_sql(BEAT, (self.me, self.seconds, ""))

    async def beat(self, report: str = "") -> None:
        """A sign of life, with what the operator wants to know of this process."""
        await self.rows(BEAT, self.me, self.seconds, report)

    async def reports(self) -> list[str]:
        """What the others say of themselves; those that have only just come have said nothing."""
        return [row["report"] for row in await self.rows(REPORTS, self.me)]

    async def living(self) -> tuple[set[str], set[str]]:
        """Who has given one of late, and who has given none for too long."""
        rows = await self.rows(PROCESSES)
        return {row["id"] for row in rows if row["lives"]}, {row["id"] for row in rows if not row["lives"]}

    async def bury(self, processes: Iterable[str]) -> None:
        """Removes what the dead have left."""
        async with self.store.engine.begin() as connection:
            for process in sorted(processes):
                await remove(connection, process, f"AND until <= {NOW}")

    async def resign(self) -> None:
        """Leaves, so that others take over at once."""
        async with self.store.engine.begin() as connection:
            await remove(connection, self.me)

    # Who answers --------------------------------------------------------------------------------------

    async def take(self, ids: Sequence[str]) -> list[str]:
        """Takes the leases of tables that nobody alive has; which ones it has now."""
        return [row["table_id"] for row in await self.rows(TAKE, self.me, sorted(ids))] if ids else []

    async def give_back(self, ids: Sequence[str]) -> None:
        if ids:
            await self.rows(GIVE_BACK, self.me, sorted(ids))

    async def unattended(self, before: float, most: int, aside: list[str]) -> list[str]:
        """The tables that act by themselves before a time, and nobody looks after them; not those set aside."""
        return [row["id"] for row in await self.rows(UNATTENDED, before, aside, most)]

    # Reviews ------------------------------------------------------------------------------------------

    async def begin_review(self, table: str, user: str) -> bool:
        """Takes the review of a game as one's own work; False if another process is at it."""
        return bool(await self.rows(BEGIN_REVIEW, table, self.me, user))

    async def note_review(self, table: str, state: bytes) -> None:
        """How far one has come with it."""
        await self.rows(NOTE_REVIEW, table, self.me, state)

    async def fail_review(self, table: str, state: bytes) -> None:
        """Nothing has come of it; whoever asks again may try."""
        await self.rows(FAIL_REVIEW, table, self.me, state)

    async def review(self, table: str) -> bytes | None:
        """How far another process has come with a review; empty if it has only just begun."""
        found = await self.rows(REVIEW, table, self.me)
        return found[0]["state"] if found else None

    async def reviews_of(self, user: str) -> int:
        """How many reviews others are working on for somebody."""
        return int((await self.rows(REVIEWS_OF, user, self.me))[0]["count"])

    # How far others are -------------------------------------------------------------------------------

    async def growth(self, ids: Sequence[str]) -> list[Growth]:
        """How far tables have come."""
        found = await self.rows(GROWTH, list(ids)) if ids else []
        return [Growth(id_, following(number), following(line)) for id_, number, line in found]

    async def present(self, ids: Sequence[str]) -> dict[str, set[str]]:
        """Who has a page at a table through another process."""
        found: dict[str, set[str]] = {id_: set() for id_ in ids}
        for table, user in await self.rows(PRESENT, list(ids), self.me) if ids else []:
            found[table].add(user)
        return found

    async def mark(self, come: Iterable[tuple[str, str]], gone: Iterable[tuple[str, str]]) -> None:
        """Who has come to which table through this process, and who has left."""
        for statement, pairs in ((COME, sorted(come)), (GO, sorted(gone))):
            if pairs:
                await self.rows(statement, self.me, *zip(*pairs, strict=True))

    # News ---------------------------------------------------------------------------------------------

    async def tell(self, kind: str, subject: str) -> int:
        """Leaves word for the others; under which number."""
        async with self.store.engine.begin() as connection:
            number = int((await connection.execute(TELL, {"kind": kind, "subject": subject})).scalar_one())
            await connection.execute(
                text(f"DELETE FROM news WHERE at < {NOW} - :seconds"),  # noqa: S608
                {"seconds": 2 * FORGOTTEN_SECONDS},
            )
        return number

    async def news(self) -> list[News]:
        """The latest, most of it read before: what was committed late must not be overlooked."""
        return [News(*row) for row in await self.rows(NEWS, FORGOTTEN_SECONDS)]

    async def people(self, users: Sequence[str]) -> dict[str, PersonNow]:
        """People as the database knows them now."""
        return {row["id"]: PersonNow(*row) for row in await self.rows(PERSON, list(users))}

    # Parts --------------------------------------------------------------------------------------------

    async def rows(self, statement: str, *values: Any) -> Sequence[Any]:
        """One statement that may be said twice, on a connection that is held: some are said every second."""
        found: Sequence[Any] = await self.held.run(lambda driver: driver.fetch(statement, *values))
        return found

    async def close(self) -> None:
        """Lets go."""
        await self.held.drop()


async def remove(connection: AsyncConnection, process: str, condition: str = "") -> None:
    """Removes a process, with its leases, its reviews and its pages."""
    found = await connection.execute(
        text(f"DELETE FROM processes WHERE id = :id {condition} RETURNING id"),  # noqa: S608
        {"id": process},
    )
    if found.all():
        await connection.execute(text("DELETE FROM leases WHERE owner = :id"), {"id": process})
        await connection.execute(text("DELETE FROM review_work WHERE owner = :id"), {"id": process})
        await connection.execute(text("DELETE FROM attendance WHERE process = :id"), {"id": process})


def following(last: int | None) -> int:
    """The number after the last one."""
    return 0 if last is None else last + 1
