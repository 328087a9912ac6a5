"""Whose a seat is, who looks after a table, and who may speak there."""

from __future__ import annotations

import pytest

from tablee.server.tables import log
from tablee.server.tables.registry import TableRegistry, TableSettings
from tablee.server.tables.table import Table, rebuilt
from tests.server.players import BotsHere, HousePlayer, begun, shift
from tests.server.votes import VOTES

pytestmark = pytest.mark.anyio
MINUTE = TableSettings().absent_seconds


async def come(registry: TableRegistry, user: str, table: str, seat: int = -1) -> HousePlayer:
    """Somebody opens a page on a table."""
    if user not in registry.names:
        await registry.name(user, user.upper())
    player = HousePlayer(registry, user, seat)
    await player.greet(table)
    return player


def pass_on(registry: TableRegistry, seconds: float = MINUTE) -> None:
    """Time passes; bots think in this process."""
    registry.bots = BotsHere()
    shift(registry, seconds)


# Absence ----------------------------------------------------------------------------------------------


async def test_a_host_who_reloads_keeps_the_table_and_the_seat(registry: TableRegistry) -> None:
    """For a minute nobody takes over, frees the seat or lets a bot play for who was here a moment ago."""
    table, (ana, ben) = await begun(registry, VOTES.slug)
    cleo = await come(registry, "c", table)
    ana.leave()
    assert not ben.last("presence")["host_present"]
    for seconds in (0.3, MINUTE - 1):
        pass_on(registry, seconds)
        assert (await ben.ask("take_host"))["code"] == "host-present"
        assert (await ben.ask("free_seat", seat=0))["code"] == "not-the-host"
        assert (await ben.ask("sit_in", seat=0, level="random"))["code"] == "not-absent"
        assert (await cleo.ask("sit_down", seat=0))["code"] == "seat-taken"
    back = await come(registry, "a", table)
    assert (back.table["hosting"], back.table["mine"], back.position["viewer"]) == (True, [0], 0)


async def test_a_guest_who_reloads_keeps_the_seat(registry: TableRegistry) -> None:
    """The host cannot free it before a minute is over; another page of the same person is enough to be here."""
    table, (ana, ben) = await begun(registry, VOTES.slug)
    other = await come(registry, "b", table)
    ben.leave()
    pass_on(registry)
    assert (await ana.ask("free_seat", seat=1))["code"] == "not-absent"
    other.leave()
    pass_on(registry, MINUTE - 1)
    assert (await ana.ask("free_seat", seat=1))["code"] == "not-absent"
    pass_on(registry, 1)
    await ana.do("free_seat", seat=1)


async def test_a_page_is_told_when_an_absence_counts(registry: TableRegistry) -> None:
    """By the server's clock, so that it offers what can be done then; 0 for who is here."""
    now = registry.now()
    registry.now = lambda: now
    _, (ana, ben) = await begun(registry, VOTES.slug)
    assert [seat["absent_from"] for seat in ana.table["seats"]] == [0, 0]
    ben.leave()
    assert ana.last("presence")["absent_from"] == [0, now + MINUTE]
    ana.leave()
    back = await come(registry, "b", ana.table["table"])
    assert back.table["host_absent_from"] == back.table["seats"][0]["absent_from"] == now + MINUTE


async def test_after_a_restart_everybody_has_a_minute_to_come_back(registry: TableRegistry) -> None:
    """Whoever comes first finds nobody absent yet."""
    table, (ana, ben) = await begun(registry, VOTES.slug)
    ana.leave()
    ben.leave()
    pass_on(registry, 10 * MINUTE)
    registry.tables.pop(table).stop()
    back = await come(registry, "b", table, 1)
    assert (await back.ask("take_host"))["code"] == "host-present"
    pass_on(registry)
    await back.do("take_host")


# Hosts ------------------------------------------------------------------------------------------------


async def test_somebody_at_the_table_hosts_it_while_the_host_is_absent(registry: TableRegistry) -> None:
    """Not while the host is here, not from outside; it stays so after a restart."""
    table, (ana, ben) = await begun(registry, VOTES.slug)
    assert (await ben.ask("take_host"))["code"] == "host-present"
    ana.leave()
    pass_on(registry)
    cleo = await come(registry, "c", table)
    assert (await cleo.ask("take_host"))["code"] == "not-seated"
    await ben.do("take_host")
    assert (ben.table["hosting"], ben.table["host"], ben.table["host_present"]) == (True, 1, True)
    assert (await logged(registry, table)).host == "b"


async def logged(registry: TableRegistry, table: str) -> Table:
    """The table as its log alone tells it."""
    live = await registry.find(table)
    again = Table(live.id, live.table.code, live.table.seed, 0.0)
    return rebuilt(again, [(log.read(data), at, by) for data, at, by in await registry.store.log(live.id, 0)])


# Seats ------------------------------------------------------------------------------------------------


async def test_a_freed_seat_is_held_by_a_bot(registry: TableRegistry) -> None:
    """Until somebody sits down there."""
    _, (ana, ben) = await begun(registry, VOTES.slug)
    assert (await ana.ask("free_seat", seat=1))["code"] == "not-absent"
    ben.leave()
    pass_on(registry)
    await ana.do("free_seat", seat=1)
    assert ana.table["seats"][1]["kind"] == "open"
    assert ana.table["seats"][1]["sitting_in"] == "random"
