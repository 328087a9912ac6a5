"""Who may take which part at a table: whose seats were freed, what is asked of the table, who is silent or put out.

Follows from the log, as the table does; replaced, never changed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from tablee.server.tables import log

if TYPE_CHECKING:
    from tablee.server.protocol import NoticeKind
    from tablee.server.tables.table import Table

HOST = -1  # instead of a seat: the part of the host
MOST_NOTICES = 50  # the latest; a table is sent with all of them


@dataclass(frozen=True)
class SeatRequest:
    """Somebody asks for a freed seat or for the host's part; who has agreed so far."""

    seat: int
    user: str
    agreed: tuple[str, ...] = ()


@dataclass(frozen=True)
class SeatNotice:
    """Something that everybody at the table should know of its seats and its host."""

    kind: NoticeKind
    seat: int  # or HOST
    user: str  # whom it is about
    at: float


@dataclass(frozen=True)
class Rights:
    """What the log says of them."""

    owners: Mapping[int, str] = field(default_factory=dict)  # whose a seat is that was freed in play
    former_host: str = ""  # from whom somebody else took the host's part
    requests: tuple[SeatRequest, ...] = ()
    declined: frozenset[tuple[int, str]] = frozenset()  # what the table did not agree to
    put_out: frozenset[str] = frozenset()  # who sits down again only with an invitation
    muted: frozenset[str] = frozenset()  # with a seat or without
    spectators_may_speak: bool = True
    players: frozenset[str] = frozenset()  # whoever has had a seat in play
    sharing: frozenset[str] = frozenset()  # who agrees that the game is given to research
    notices: tuple[SeatNotice, ...] = ()

    def request(self, seat: int) -> SeatRequest | None:
        """What is asked about a seat, or about the host's part."""
        return next((one for one in self.requests if one.seat == seat), None)

    def concern(self, user: str) -> bool:
        """Has somebody without a seat a claim here, or a request?"""
        return (
            user == self.former_host or user in self.owners.values() or any(one.user == user for one in self.requests)
        )

    def is_shared(self) -> bool:
        """Have all people agreed who played, so that the game may be given to research?"""
        return bool(self.players) and self.players <= self.sharing

    def after(self, log_entry: log.AnyLogEntry, table: Table, at: float) -> Rights:
        """The same after a log entry; `table` as it was before."""
        match log_entry:
            case log.SatDown(seat, user) if table.match is not None:
                return self.seat_taken(seat, user, at)
            case log.Freed(seat, _, put_out):
                return self.seat_freed(seat, put_out, table, at)
            case log.GotUp(_, host) if host and host != table.host:
                return self.noted("host-handed", HOST, host, at)
            case log.HostChanged(host):
                return self.host_changed(host, table.host, at)
            case log.Requested(seat, user):
                return replace(self, requests=(*self.requests_but(seat), SeatRequest(seat, user)))
            case log.Consented(seat, user):
                return self.consented(seat, user)
            case log.Declined(seat, user):
                return self.request_declined(seat, user, at)
            case log.SatIn(seat, _, by) if by:
                return self.noted("time-up-bot", seat, table.seats[seat].user, at)
            case log.Conceded(seat, _, by) if by:
                return self.noted("time-up-last", seat, table.seats[seat].user, at)
            case log.TookDaysOff(user):
                return self.noted("days-off", table.seats_of(user)[0], user, at)
            case log.Muted(seat, on):
                return self.with_muted(table.seats[seat].user, on)
            case log.SpectatorMuted(user, on):
                return self.with_muted(user, on)
            case log.SpectatorChatSet(on):
                return replace(self, spectators_may_speak=on)
            case log.Started():
                return replace(self, players=frozenset(one.user for one in table.seats if one.user))
            case log.SharingSet(user, on):
                return replace(self, sharing=self.sharing | {user} if on else self.sharing - {user})
        return self

    def with_muted(self, user: str, on: bool) -> Rights:
        """Somebody is muted, or no more, wherever that person sits."""
        return replace(self, muted=self.muted | {user} if on else self.muted - {user})

    def noted(self, kind: NoticeKind, seat: int, user: str, at: float) -> Rights:
        """With one more notice."""
        return replace(self, notices=(*self.notices, SeatNotice(kind, seat, user, at))[-MOST_NOTICES:])

    def answered_for(self, seat: int, user: str, at: float) -> Rights:
        """Somebody's time was up, and the decision was answered (TAB-5.2); of several in a row the last one is told."""
        last = self.notices[-1] if self.notices else None
        is_again = last is not None and last.kind == "time-up-once" and last.seat == seat and last.user == user
        told = replace(self, notices=self.notices[:-1]) if is_again else self
        return told.noted("time-up-once", seat, user, at)

    def requests_but(self, seat: int) -> tuple[SeatRequest, ...]:
        """What else is asked."""
        return tuple(one for one in self.requests if one.seat != seat)

    def seat_freed(self, seat: int, put_out: bool, table: Table, at: float) -> Rights:
        """In play it stays its owner's, whoever plays it meanwhile (TAB-4.2)."""
        user = table.seats[seat].user
        if put_out:
            return replace(self, put_out=self.put_out | {user}).noted("put-out", seat, user, at)
        owners = {**self.owners, seat: self.owners.get(seat) or user} if table.match is not None else self.owners
        return replace(self, owners=owners).noted("seat-freed", seat, user, at)

    def seat_taken(self, seat: int, user: str, at: float) -> Rights:
        """In play: taken back by its owner, or by somebody else with the consent of the table."""
        requests = tuple(one for one in self.requests_but(seat) if one.user != user or one.seat == HOST)
        taken = replace(self, requests=requests, players=self.players | {user})
        if self.owners.get(seat) != user:
            return taken.noted("seat-taken", seat, user, at)
        owners = {other: owner for other, owner in self.owners.items() if other != seat}
        return replace(taken, owners=owners).noted("seat-taken-back", seat, user, at)

    def host_changed(self, host: str, before: str, at: float) -> Rights:
        """Somebody took the host's part, or the former host took it back."""
        is_back = host == self.former_host
        changed = replace(
            self, former_host="" if is_back else self.former_host or before, requests=self.requests_but(HOST)
        )
        return changed.noted("host-taken-back" if is_back else "host-taken", HOST, host, at)

    def consented(self, seat: int, user: str) -> Rights:
        """Somebody agrees."""
        requests = [replace(one, agreed=(*one.agreed, user)) if one.seat == seat else one for one in self.requests]
        return replace(self, requests=tuple(requests))

    def request_declined(self, seat: int, user: str, at: float) -> Rights:
        """Somebody does not agree, which is not asked twice; or whoever asked takes it back."""
        request = self.request(seat)
        left = replace(self, requests=self.requests_but(seat))
        if request is None or request.user == user:
            return left
        declined = self.declined | {(seat, request.user)}
        return replace(left, declined=declined).noted("request-declined", seat, request.user, at)
