"""What needs the consent of the table: to take a seat that was freed in play, or the part of an absent host."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tablee.engine.refusal import Refused
from tablee.server.tables import log
from tablee.server.tables.rights import HOST, SeatRequest

if TYPE_CHECKING:
    from tablee.server.tables.table import Table

Absent = Callable[[str], bool]  # does this person count as absent?
Outcome = log.SatDown | log.HostChanged


def rule_of(seat: int) -> str:
    """Which rule wants the consent of the table."""
    return "TAB-4.4" if seat == HOST else "TAB-4.3"


def asked(table: Table, user: str, is_absent: Absent) -> list[str]:
    """Who must agree to what somebody wants: whoever else sits at the table or hosts it, and is there."""
    people = dict.fromkeys([*(table_seat.user for table_seat in table.seats), table.host])
    return [one for one in people if one and one != user and not is_absent(one)]


def ask(table: Table, user: str, seat: int, is_absent: Absent) -> Outcome | log.Requested:
    """Asks the table; asked again, takes what all who are there have agreed to by now."""
    rights = table.rights
    if (seat, user) in rights.declined:
        raise Refused("request-declined", rule_of(seat))
    request = rights.request(seat)
    if request is not None and request.user == user:
        return settled(table, request, is_absent)
    if request is not None and not is_absent(request.user):
        raise Refused("asked-already", rule_of(seat))
    if seat == HOST and not asked(table, user, is_absent):
        return log.HostChanged(user)
    if seat != HOST and not others(asked(table, user, is_absent), table):
        raise Refused("nobody-to-consent", "TAB-4.3")
    return log.Requested(seat, user)


def answer(table: Table, user: str, seat: int, on: bool, is_absent: Absent) -> Outcome | log.Consented | log.Declined:
    """Somebody at the table agrees, or does not; whoever asked can only take it back."""
    request = table.rights.request(seat)
    if table.is_over:
        raise Refused("game-over", "TAB-1.3")
    if request is None:
        raise Refused("nothing-asked", "")
    is_asker = user == request.user
    if not user or not (is_asker or user == table.host or table.seats_of(user)):
        raise Refused("not-seated", "")
    if not on:
        return log.Declined(seat, user)
    must_be_possible(table, request, is_absent)
    if is_asker or user in request.agreed:
        return settled(table, request, is_absent)
    agreed = SeatRequest(seat, request.user, (*request.agreed, user))
    return settled(table, agreed, is_absent) if has_all(table, agreed, is_absent) else log.Consented(seat, user)


def has_all(table: Table, request: SeatRequest, is_absent: Absent) -> bool:
    """Have all agreed who are there, and about a seat not only the host, who freed it?"""
    is_enough = request.agreed if request.seat == HOST else others(request.agreed, table)
    return bool(is_enough) and set(asked(table, request.user, is_absent)) <= set(request.agreed)


def others(people: Iterable[str], table: Table) -> list[str]:
    """Without the host, who alone could free a seat for an accomplice and look at its hand."""
    return [one for one in people if one != table.host]


def settled(table: Table, request: SeatRequest, is_absent: Absent) -> Outcome:
    """What was asked for, if all agree."""
    if not has_all(table, request, is_absent):
        raise Refused("consent-awaited", rule_of(request.seat))
    must_be_possible(table, request, is_absent)
    return log.HostChanged(request.user) if request.seat == HOST else log.SatDown(request.seat, request.user)


def must_be_possible(table: Table, request: SeatRequest, is_absent: Absent) -> None:
    """Nobody gets what somebody else has come back for, or without being there."""
    if is_absent(request.user):
        raise Refused("asker-absent", "")
    if request.seat != HOST:
        must_be_given_up(table, request.seat, is_absent)
    elif not is_absent(table.host):
        raise Refused("host-present", "TAB-4.1")


def must_be_given_up(table: Table, seat: int, is_absent: Absent) -> None:
    """Nobody takes a seat while its owner is there to take it back."""
    if not is_absent(table.rights.owners.get(seat, "")):
        raise Refused("owner-present", "TAB-4.3", {"seat": seat + 1})
