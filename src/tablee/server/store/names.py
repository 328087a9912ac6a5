"""Names that last, in the database: what takes a name back, what people say of themselves, whom they have played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, delete, exists, func, select, update

from tablee.server.store import schema
from tablee.server.store.outbox import WAITING
from tablee.server.store.rows import ListedTable, Outgoing, ResultRow
from tablee.server.store.store import LISTED, result_of

if TYPE_CHECKING:
    from tablee.server.store.store import Store

passkeys, cards, profiles = schema.passkeys, schema.cards, schema.profiles
invitations, spent, notices = schema.invitations, schema.spent_challenges, schema.notices


class PasskeyRow(msgspec.Struct, frozen=True):
    """A passkey: what it signs can be checked, and no more."""

    id: str
    user: str
    public_key: bytes
    uses: int
    created: float
    used: float


class Profile(msgspec.Struct, frozen=True):
    """What a person says of themselves."""

    link: str = ""  # of the page that others may open
    invitable: bool = True
    looks: str = ""  # how they like the page to look, in the page's own words


class NameStore:
    """What the store knows of names that last."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Passkeys -----------------------------------------------------------------------------------------

    async def spend(self, challenge: str, until: float, now: float) -> bool:
        """Answers a challenge, for all processes; False if it was answered before."""

        def work(connection: Connection) -> bool:
            connection.execute(delete(spent).where(spent.c.until < now))
            values = {"challenge": challenge, "until": until}
            return bool(connection.execute(self.store.insert_new(spent, values)).rowcount)

        return bool(await self.store.writer.do(work))

    async def add_passkey(self, row: PasskeyRow) -> bool:
        """A new passkey; False if there is one of this id, or nobody of this name any more."""
        values = {
            "id": row.id,
            "user_id": row.user,
            "public_key": row.public_key,
            "uses": row.uses,
            "created": row.created,
            "used": row.used,
        }

        def work(connection: Connection) -> bool:
            return is_known(connection, row.user) and bool(
                connection.execute(self.store.insert_new(passkeys, values)).rowcount
            )

        return bool(await self.store.writer.do(work))

    async def passkeys(self, user: str) -> list[PasskeyRow]:
        """A person's passkeys, the oldest first."""
        rows = await self.store.rows(select(passkeys).where(passkeys.c.user_id == user).order_by(passkeys.c.created))
        return [passkey(row) for row in rows]

    async def passkey(self, id_: str) -> PasskeyRow | None:
        """A passkey by its id."""
        rows = await self.store.rows(select(passkeys).where(passkeys.c.id == id_))
        return passkey(rows[0]) if rows else None

    async def note_use(self, id_: str, before: int, uses: int, at: float) -> bool:
        """A passkey was used; False if it is gone, or was used meanwhile."""
        columns = passkeys.c
        statement = update(passkeys).where(columns.id == id_, columns.uses == before).values(uses=uses, used=at)
        return bool(await self.store.writer.run(statement))

    async def remove_passkey(self, user: str, id_: str) -> bool:
        """A passkey of one's own is void."""
        statement = delete(passkeys).where(passkeys.c.user_id == user, passkeys.c.id == id_)
        return bool(await self.store.writer.run(statement))

    # Cards --------------------------------------------------------------------------------------------

    async def set_card(self, user: str, hash_: str, at: float) -> None:
        """A card in place of the one before, which is void from now on."""
        values = {"hash": hash_, "created": at}
        statement = self.store.insert(cards).values(user_id=user, **values)

        def work(connection: Connection) -> None:
            if is_known(connection, user):
                connection.execute(statement.on_conflict_do_update(index_elements=["user_id"], set_=values))

        await self.store.writer.do(work)

    async def card(self, user: str) -> float:
        """When a person's card was made; 0: there is none."""
        rows = await self.store.rows(select(cards.c.created).where(cards.c.user_id == user))
        return float(rows[0].created) if rows else 0.0

    async def whose_card(self, hash_: str) -> str:
        """The person of a card, by its hash; empty if it is nobody's."""
        rows = await self.store.rows(select(cards.c.user_id).where(cards.c.hash == hash_))
        return str(rows[0].user_id) if rows else ""

    async def remove_card(self, user: str) -> None:
        """A person's card is void."""
        await self.store.writer.run(delete(cards).where(cards.c.user_id == user))

    # What people say of themselves --------------------------------------------------------------------

    async def profile(self, user: str) -> Profile:
        """What a person says, or what holds if nothing was said."""
        return (await self.profiles([user])).get(user, Profile())

    async def profiles(self, users: Sequence[str]) -> dict[str, Profile]:
        """The same of several people, as far as they have said something."""
        columns = profiles.c
        rows = await self.store.rows(select(profiles).where(columns.user_id.in_(users)))
        return {row.user_id: Profile(row.link, row.invitable, row.looks) for row in rows}

    async def set_profile(self, user: str, profile: Profile) -> None:
        """What a person says from now on."""
        values = msgspec.structs.asdict(profile)
        statement = self.store.insert(profiles).values(user_id=user, **values)

        def work(connection: Connection) -> None:
            if is_known(connection, user):
                connection.execute(statement.on_conflict_do_update(index_elements=["user_id"], set_=values))

        await self.store.writer.do(work)

    async def whose_page(self, link: str) -> str:
        """The person whose page a link opens; empty if nobody's."""
        rows = await self.store.rows(select(profiles.c.user_id).where(profiles.c.link == link, profiles.c.link != ""))
        return str(rows[0].user_id) if rows else ""

    # Games --------------------------------------------------------------------------------------------

    async def results_of(self, user: str, most: int) -> list[ResultRow]:
        """How a person's games ended, the latest first."""
        sittings, results = schema.sittings.c, schema.results
        statement = (
            select(results)
            .join(schema.sittings, sittings.table_id == results.c.table_id)
            .where(sittings.user_id == user)
            .order_by(results.c.ended.desc())
            .limit(most)
        )
        return [one for row in await self.store.rows(statement) if user in (one := result_of(row)).users]

    async def tables_of(self, user: str) -> list[tuple[str, float]]:
        """All tables at which a person has sat down, and when."""
        columns = schema.sittings.c
        rows = await self.store.rows(
            select(columns.table_id, columns.at).where(columns.user_id == user).order_by(columns.at)
        )
        return [(row.table_id, row.at) for row in rows]

    async def lines_of(self, user: str) -> list[Any]:
        """All that a person has said: table, time and text."""
        columns = schema.chat.c
        statement = select(columns.table_id, columns.at, columns.text)
        mine = statement.where(columns.user_id == user, ~columns.deleted).order_by(columns.at)
        return list(await self.store.rows(mine))

    async def created(self, user: str) -> float:
        """Since when a person has a name."""
        rows = await self.store.rows(select(schema.users.c.created).where(schema.users.c.id == user))
        return float(rows[0].created) if rows else 0.0

    # Invitations --------------------------------------------------------------------------------------

    async def invite(self, user: str, table: str, host: str, at: float, notices: Sequence[Outgoing]) -> bool:
        """Notes an invitation, and notices with it; False if there was one."""
        values = {"user_id": user, "table_id": table, "host": host, "at": at}

        def work(connection: Connection) -> bool:
            is_new = bool(connection.execute(self.store.insert_new(invitations, values)).rowcount)
            if is_new:
                self.store.write_notices(connection, notices)
            return is_new

        return bool(await self.store.writer.do(work))

    async def decline(self, user: str, table: str) -> bool:
        """Says no to an invitation, for this table for good, and takes back what was to tell of it; was there one?"""
        columns, told = invitations.c, notices.c
        mine = update(invitations).where(columns.user_id == user, columns.table_id == table).values(declined=True)
        waiting = update(notices).where(told.user_id == user, told.table_id == table, told.kind == "invited")

        def work(connection: Connection) -> bool:
            connection.execute(waiting.where(told.state == WAITING).values(state="void"))
            return bool(connection.execute(mine).rowcount)

        return bool(await self.store.writer.do(work))

    async def invited(self, table: str) -> dict[str, bool]:
        """Who was invited to a table, and whether they have declined."""
        columns = invitations.c
        rows = await self.store.rows(select(columns.user_id, columns.declined).where(columns.table_id == table))
        return {row.user_id: row.declined for row in rows}

    async def invited_by(self, host: str, since: float) -> int:
        """How many invitations somebody has sent lately."""
        columns = invitations.c
        statement = select(func.count()).where(columns.host == host, columns.at >= since)
        return int((await self.store.rows(statement))[0][0])

    async def invitations_of(self, users: Sequence[str]) -> dict[str, list[tuple[ListedTable, str]]]:
        """Of each person who takes invitations the tables that still gather people, and who has asked them there."""
        columns, tables = invitations.c, schema.tables.c
        said_no = select(profiles.c.user_id).where(~profiles.c.invitable)
        statement = (
            select(columns.user_id, columns.host.label("asker"), *LISTED)
            .join(schema.tables, tables.id == columns.table_id)
            .where(columns.user_id.in_(users), ~columns.declined, tables.phase == "gathering", ~tables.is_over)
            .where(columns.user_id.not_in(said_no))
            .order_by(columns.at.desc())
        )
        found: dict[str, list[tuple[ListedTable, str]]] = {}
        for row in await self.store.rows(statement):
            one = self.store.listed_row(row)
            if one is not None and not one.seats_of(row.user_id):
                found.setdefault(row.user_id, []).append((one, row.asker))
        return found


def is_known(connection: Connection, user: str) -> bool:
    """Is there still somebody of this id?"""
    return bool(connection.execute(select(exists().where(schema.users.c.id == user))).scalar())


def passkey(row: Any) -> PasskeyRow:
    return PasskeyRow(row.id, row.user_id, bytes(row.public_key), row.uses, row.created, row.used)
