"""A page of one's own: games, results, days; friends, who are people one has played with, and their invitations."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from tablee.server import protocol as p
from tablee.server.store.names import NameStore, Profile
from tablee.server.tables.referee import refused

if TYPE_CHECKING:
    from tablee.server.store.rows import ListedTable, ResultRow
    from tablee.server.tables.registry import TableRegistry

SHOWN = 300  # games on a page, and of these the people
MOST_FRIENDS = 100
MOST_INVITATIONS = 60  # in a day
LONGEST_LOOKS = 2000
DAY = 86400.0


class OwnPages:
    """What people see of their own games, and let others see."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = NameStore(registry.store)

    async def of(self, user: str) -> p.OwnPage:
        """All of it, for the person alone."""
        results = await self.store.results_of(user, SHOWN)
        await self.know({one for row in results for one in row.users})
        return p.OwnPage(
            self.registry.names.get(user, ""),
            await self.store.created(user),
            [self.played(row, user) for row in results],
        )

    async def by_link(self, link: str) -> p.OwnPage:
        """What others see who have the link: neither tables nor other people, who have not been asked."""
        user = await self.store.whose_page(link)
        await self.know({user})
        if not user or user not in self.registry.names:
            raise refused("no-such-page")
        page = await self.of(user)
        games = [msgspec.structs.replace(game, table="", others=[]) for game in page.games]
        return msgspec.structs.replace(page, games=games)

    def played(self, row: ResultRow, user: str) -> p.PlayedGame:
        """One of a person's games."""
        seats = [seat for seat, one in enumerate(row.users) if one == user]
        place = row.places[seats[0]] if len(seats) == 1 and row.places else 0
        others = [self.registry.names[one] for one in row.users if one != user and one in self.registry.names]
        return p.PlayedGame(row.game, row.ended, row.players, place, row.ending, row.table, list(dict.fromkeys(others)))

    async def know(self, users: set[str]) -> None:
        """The names of people who came through other processes."""
        if self.registry.sharing is not None:
            await self.registry.sharing.know(users)

    # What a person says -------------------------------------------------------------------------------

    async def wish(self, user: str, wishes: p.OwnWishes) -> Profile:
        """Lets others see one's page or no more, and invite one or no more; an old link stays void for ever."""
        before = await self.store.profile(user)
        link = (before.link or secrets.token_urlsafe(12)) if wishes.shared else ""
        profile = msgspec.structs.replace(before, link=link, invitable=wishes.invitable)
        await self.store.set_profile(user, profile)
        self.registry.lobby_changed()
        return profile

    async def keep_looks(self, user: str, looks: str) -> None:
        """Keeps how a person likes the page, for the next device."""
        if len(looks) > LONGEST_LOOKS:
            raise refused("bad-request", why="looks")
        profile = await self.store.profile(user)
        await self.store.set_profile(user, msgspec.structs.replace(profile, looks=looks))

    # Friends ------------------------------------------------------------------------------------------

    async def friends(self, user: str, table: str = "") -> list[p.Friend]:
        """Whom somebody has played with, whoever was there last first; who of them is invited to a table."""
        games: dict[str, list[float]] = {}
        for row in await self.store.results_of(user, SHOWN):
            for one in set(row.users) - {"", user}:
                games.setdefault(one, []).append(row.ended)
        await self.know(set(games))
        known = [one for one in games if one in self.registry.names][:MOST_FRIENDS]
        profiles = await self.store.profiles(known)
        invited = await self.store.invited(table) if table else {}
        return [
            p.Friend(
                user=one,
                name=self.registry.names[one],
                games=len(games[one]),
                last=games[one][0],
                invitable=profiles.get(one, Profile()).invitable,
                invited=one in invited,
                declined=invited.get(one, False),
            )
            for one in known
        ]

    async def invite(self, user: str, friend: str, table: str) -> list[p.Friend]:
        """Invites a friend to a table that gathers people and at which one sits."""
        row = await self.gathering(table, user)
        friends = {one.user: one for one in await self.friends(user, table)}
        if friend not in friends:
            raise refused("not-a-friend")
        if not friends[friend].invitable:
            raise refused("no-invitations")
        now = self.registry.now()
        if await self.store.invited_by(user, now - DAY) >= MOST_INVITATIONS:
            raise refused("too-many-invitations", limit=MOST_INVITATIONS)
        if not row.seats_of(friend):
            notices = self.registry.outbox.invited(table, [friend])
            await self.store.invite(friend, table, user, now, notices)
            self.registry.lobby_changed()
        return await self.friends(user, table)

    async def decline(self, user: str, table: str) -> None:
        """Says no to an invitation, which stays said at this table; those who have invited see it."""
        if not await self.store.decline(user, table):
            raise refused("not-invited")
        self.registry.lobby_changed()

    async def gathering(self, table: str, user: str) -> ListedTable:
        """A table of somebody's, before its game."""
        row = await self.registry.store.listed(table)
        if row is None:
            raise refused("unknown-table")
        row = self.registry.lists.present(row)
        if user != row.host and not row.seats_of(user):
            raise refused("not-seated")
        if row.phase != "gathering":
            raise refused("already-begun")
        return row
