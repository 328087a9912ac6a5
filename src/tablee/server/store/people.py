"""People in the database: names, cookies that are valid, codes for other devices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, select, update

from tablee.server.store import schema
from tablee.server.store.chat import SAID, said
from tablee.server.store.rows import SaidRow

if TYPE_CHECKING:
    from tablee.server.store.store import Store

OF_ONE_PERSON = (
    *(schema.codes, schema.passkeys, schema.cards, schema.profiles, schema.invitations, schema.sittings),
    *(schema.notice_settings, schema.notice_channels, schema.notices),
)


class PeopleStore:
    """What the store knows of people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def name(self, user: str, name: str, now: float) -> None:
        values = {"id": user, "name": name, "created": now}
        statement = self.store.insert(schema.users).values(values)
        await self.store.writer.run(statement.on_conflict_do_update(index_elements=["id"], set_={"name": name}))

    async def names(self, users: Sequence[str] | None = None) -> dict[str, str]:
        statement = select(schema.users.c.id, schema.users.c.name)
        if users is not None:
            statement = statement.where(schema.users.c.id.in_(users))
        return {row.id: row.name for row in await self.store.rows(statement) if isinstance(row.name, str)}

    async def erase(self, user: str) -> dict[str, list[SaidRow]]:
        """Erases a person and all that was said by them: at which tables, and what is left of these lines."""
        origins, chat = schema.origins.c, schema.chat.c

        def work(connection: Connection) -> dict[str, list[SaidRow]]:
            connection.execute(delete(schema.users).where(schema.users.c.id == user))
            connection.execute(delete(schema.origins).where(origins.kind == "person", origins.id == user))
            for table in OF_ONE_PERSON:
                connection.execute(delete(table).where(table.c.user_id == user))
            connection.execute(delete(schema.invitations).where(schema.invitations.c.host == user))
            erased = update(schema.chat).where(chat.user_id == user).values(text="", deleted=True, user_id="")
            found: dict[str, list[SaidRow]] = {}
            for row in connection.execute(erased.returning(chat.table_id, *SAID)):
                found.setdefault(row.table_id, []).append(said(row))
            return found

        left: dict[str, list[SaidRow]] = await self.store.writer.do(work)
        return left

    async def generations(self) -> dict[str, int]:
        """Whose first cookies are not valid any more, and which are."""
        columns = schema.users.c
        found = await self.store.rows(select(columns.id, columns.generation).where(columns.generation > 0))
        return {row.id: row.generation for row in found}

    async def end_cookies(self, user: str, generation: int) -> None:
        """From now on only cookies of this generation are valid."""
        await self.store.writer.run(update(schema.users).where(schema.users.c.id == user).values(generation=generation))

    async def give_code(self, code: str, user: str, until: float) -> None:
        """A code for another device, in place of the one before."""
        statement = self.store.insert(schema.codes).values(code=code, user_id=user, until=until)
        await self.store.writer.run(
            statement.on_conflict_do_update(index_elements=["user_id"], set_={"code": code, "until": until})
        )

    async def use_code(self, code: str, now: float) -> str:
        """The person of a code, which works once; empty if it does not."""
        codes = schema.codes.c

        def work(connection: Connection) -> str:
            connection.execute(delete(schema.codes).where(codes.until < now))
            found = connection.execute(delete(schema.codes).where(codes.code == code).returning(codes.user_id)).first()
            return found.user_id if found is not None else ""

        return str(await self.store.writer.do(work))

    async def forget_codes(self, user: str) -> None:
        """The codes of a person are void."""
        await self.store.writer.run(delete(schema.codes).where(schema.codes.c.user_id == user))
