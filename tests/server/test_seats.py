"""Whose a seat is, who looks after a table, and who may speak there."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest

from tablee.engine.texts import LANGUAGES
from tablee.server.tables import referee
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.settings import TableSettings
from tablee.server.tables.table import Table, proven
from tablee.server.tables.words import rule_book
from tests.server.players import BotsHere, HousePlayer, begun, shift, sit
from tests.server.votes import VOTES

pytestmark = pytest.mark.anyio
MINUTE = TableSettings().absent_seconds
pages = count(1)


async def come(registry: TableRegistry, user: str, table: str, seat: int = -1) -> HousePlayer:
    """Somebody opens a page on a table."""
    if user not in registry.names:
        await registry.name(user, user.upper())
    player = HousePlayer(registry, user, seat)
    player.sent = 1000 * next(pages)  # no page uses the ids of another
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


async def test_a_guest_becomes_host_with_the_consent_of_the_table(registry: TableRegistry) -> None:
    """Of whoever else sits there and is not absent; not once the host is back."""
    table, (ana, ben, cleo) = await begun(registry, VOTES.slug, players=3)
    ana.leave()
    pass_on(registry)
    await ben.do("take_host")
    assert (ben.table["hosting"], cleo.table["requests"][0]["seat"]) == (False, -1)
    assert (await cleo.ask("take_host"))["code"] == "asked-already"
    back = await come(registry, "a", table)
    assert (await cleo.ask("consent", seat=-1, on=True))["code"] == "host-present"
    back.leave()
    pass_on(registry)
    await cleo.do("consent", seat=-1, on=True)
    assert (ben.table["hosting"], kinds(cleo)) == (True, ["host-taken"])


async def test_the_former_host_takes_the_part_back(registry: TableRegistry) -> None:
    """At once, though somebody else hosts and is there; even if the seat was freed meanwhile."""
    table, (ana, ben) = await begun(registry, VOTES.slug)
    ana.leave()
    pass_on(registry)
    await ben.do("take_host")
    await ben.do("free_seat", seat=0)
    back = await come(registry, "a", table, 0)
    assert back.table["former_host"]
    await back.do("take_host")
    await back.do("sit_down", seat=0)
    assert (back.table["hosting"], back.table["mine"], back.table["former_host"]) == (True, [0], False)
    assert (await ben.ask("take_host"))["code"] == "host-present"
    assert kinds(ben) == ["host-taken", "seat-freed", "host-taken-back", "seat-taken-back"]


async def logged(registry: TableRegistry, table: str) -> Table:
    """The table as its log alone tells it."""
    live = await registry.find(table)
    again = Table(live.id, live.table.code, live.table.seed, 0.0)
    for row in await registry.store.log(live.id):
        proven(again, *row)
    return again


# Seats ------------------------------------------------------------------------------------------------


async def test_a_freed_seat_is_held_by_a_bot(registry: TableRegistry) -> None:
    """Until somebody sits down there."""
    _, (ana, ben) = await begun(registry, VOTES.slug)
    assert (await ana.ask("free_seat", seat=1))["code"] == "not-absent"
    ben.leave()
    pass_on(registry)
    await ana.do("free_seat", seat=1)
    assert ana.table["seats"][1]["kind"] == "open"
    assert ana.table["seats"][1]["sitting_in"] == "master"


async def freed(registry: TableRegistry, players: int = 3) -> tuple[str, list[HousePlayer]]:
    """A table in play of which the second seat was freed; its owner is away, all others are there."""
    table, people = await begun(registry, VOTES.slug, players=players)
    people[1].leave()
    pass_on(registry)
    await people[0].do("free_seat", seat=1)
    return table, people


def kinds(player: HousePlayer) -> list[str]:
    """The notices of the table, in short."""
    return [notice["kind"] for notice in player.table["notices"]]


async def test_the_owner_takes_a_freed_seat_back(registry: TableRegistry) -> None:
    """At once, from the bot, for the rest of the game; it is in the owner's list until then, and all see it."""
    table, (ana, _, cleo) = await freed(registry)
    assert [one.table for one in (await registry.lobby("b")).mine] == [table]
    back = await come(registry, "b", table, 1)
    assert back.table["seats"][1]["owner"] == "b"
    assert (back.table["mine"], back.position["viewer"]) == ([], -1)
    await back.do("sit_down", seat=1)
    assert (back.table["mine"], back.position["viewer"], back.table["seats"][1]["owner"]) == ([1], 1, "")
    assert kinds(cleo) == ["seat-freed", "seat-taken-back"]
    assert [notice["name"] for notice in ana.table["notices"]] == ["B", "B"]
    assert (await logged(registry, table)).seats[1].user == "b"


async def test_a_freed_seat_needs_the_consent_of_the_table(registry: TableRegistry) -> None:
    """Of everybody who sits there and is not absent: until then nothing of the hand is shown."""
    table, (ana, _, cleo) = await freed(registry)
    dora = await come(registry, "d", table, 1)
    await dora.do("sit_down", seat=1)
    asked = {"seat": 1, "user": "d", "name": "D", "agreed": []}
    assert ana.table["requests"] == cleo.table["requests"] == [asked]
    assert (dora.table["mine"], dora.position["viewer"]) == ([], -1)
    assert (await dora.ask("sit_down", seat=1))["code"] == "consent-awaited"
    assert (await dora.ask("consent", seat=1, on=True))["code"] == "consent-awaited"
    await ana.do("consent", seat=1, on=True)
    assert cleo.table["requests"][0]["agreed"] == ["a"]
    assert (await ana.ask("consent", seat=1, on=True))["code"] == "consent-awaited"
    assert dora.table["mine"] == []
    await cleo.do("consent", seat=1, on=True)
    assert (dora.table["mine"], dora.position["viewer"], dora.position["whole"]) == ([1], 1, True)
    assert ana.table["requests"] == []
    assert kinds(ana) == ["seat-freed", "seat-taken"]
    again = await logged(registry, table)
    assert (again.seats[1].user, again.rights) == ("d", (await registry.find(table)).table.rights)


async def test_who_takes_a_seat_over_has_ordered_nothing(registry: TableRegistry) -> None:
    """The standing orders of whoever sat there before neither answer for others nor are shown to them."""
    table, (ana, ben, *rest) = await begun(registry, "tiny", players=4)
    await ben.do("order", seat=1, name="never-wave", on=True)
    ben.leave()
    pass_on(registry)
    await ana.do("free_seat", seat=1)
    dora = await come(registry, "e", table, 1)
    await dora.do("sit_down", seat=1)
    await ana.do("consent", seat=1, on=True)
    for one in rest:
        await one.do("consent", seat=1, on=True)
    assert dora.last("orders")["names"] == []
    registry.tables.pop(table).stop()
    again = await come(registry, "e", table, 1)
    assert again.last("orders")["names"] == []


async def test_the_owner_takes_the_seat_back_from_somebody_else(registry: TableRegistry) -> None:
    """The seat stays the owner's for the rest of the game; whoever held it looks on again."""
    table, (ana, _, cleo) = await freed(registry)
    dora = await come(registry, "d", table, 1)
    await dora.do("sit_down", seat=1)
    await ana.do("consent", seat=1, on=True)
    await cleo.do("consent", seat=1, on=True)
    assert dora.position["viewer"] == 1
    back = await come(registry, "b", table, 1)
    await back.do("sit_down", seat=1)
    assert (back.table["mine"], dora.table["mine"], dora.position["viewer"]) == ([1], [], -1)
    assert (await back.ask("sit_down", seat=1))["code"] == "seat-taken"


async def test_nobody_takes_a_seat_whose_owner_has_come_back(registry: TableRegistry) -> None:
    """Not even with the consent of the table."""
    table, (ana, _, _) = await freed(registry)
    dora = await come(registry, "d", table)
    await dora.do("sit_down", seat=1)
    await come(registry, "b", table)
    assert (await ana.ask("consent", seat=1, on=True))["code"] == "owner-present"
    emil = await come(registry, "e", table)
    assert (await emil.ask("sit_down", seat=1))["code"] == "owner-present"


async def test_one_who_does_not_agree_is_enough(registry: TableRegistry) -> None:
    """The same person does not ask for it again; somebody else may."""
    table, (ana, _, cleo) = await freed(registry)
    dora = await come(registry, "d", table)
    emil = await come(registry, "e", table)
    await dora.do("sit_down", seat=1)
    assert (await emil.ask("sit_down", seat=1))["code"] == "asked-already"
    assert (await emil.ask("consent", seat=1, on=False))["code"] == "not-seated"
    await cleo.do("consent", seat=1, on=False)
    assert kinds(dora) == ["seat-freed", "request-declined"]
    assert (await dora.ask("sit_down", seat=1))["code"] == "request-declined"
    assert (await ana.ask("consent", seat=1, on=True))["code"] == "nothing-asked"
    await emil.do("sit_down", seat=1)
    await emil.do("consent", seat=1, on=False)
    assert ana.table["requests"] == []
    await emil.do("sit_down", seat=1)


async def test_who_is_absent_is_not_asked(registry: TableRegistry) -> None:
    """But who reloads the page is; and where nobody is left to agree nobody sits down."""
    table, (ana, _, cleo) = await freed(registry)
    dora = await come(registry, "d", table, 1)
    await dora.do("sit_down", seat=1)
    ana.leave()
    await cleo.do("consent", seat=1, on=True)
    assert dora.table["mine"] == []
    pass_on(registry, MINUTE - 1)
    assert (await dora.ask("sit_down", seat=1))["code"] == "consent-awaited"
    pass_on(registry, 1)
    await dora.do("sit_down", seat=1)
    assert dora.table["mine"] == [1]


async def test_a_seat_is_not_given_to_who_has_gone(registry: TableRegistry) -> None:
    """And somebody else may ask instead."""
    table, (ana, _, _) = await freed(registry)
    dora = await come(registry, "d", table)
    emil = await come(registry, "e", table)
    await dora.do("sit_down", seat=1)
    dora.leave()
    pass_on(registry)
    assert (await ana.ask("consent", seat=1, on=True))["code"] == "asker-absent"
    await emil.do("sit_down", seat=1)
    assert [request["user"] for request in ana.table["requests"]] == ["e"]


async def test_with_nobody_at_the_table_nobody_agrees(registry: TableRegistry) -> None:
    """A seat that was freed is not for the first who comes by when all are gone."""
    table, (ana, _, cleo) = await freed(registry)
    dora = await come(registry, "d", table)
    await dora.do("sit_down", seat=1)
    ana.leave()
    cleo.leave()
    pass_on(registry)
    assert (await dora.ask("sit_down", seat=1))["code"] == "consent-awaited"
    assert dora.table["mine"] == []


async def test_a_host_alone_gives_no_seat_away(registry: TableRegistry) -> None:
    """Who frees the only other seat cannot let an accomplice look at its hand."""
    table, _ = await freed(registry, 2)
    dora = await come(registry, "d", table, 1)
    assert (await dora.ask("sit_down", seat=1))["code"] == "nobody-to-consent"
    assert dora.position["viewer"] == -1


async def test_the_host_puts_somebody_out_before_the_start(registry: TableRegistry) -> None:
    """Though present: that person sits down again only with an invitation, and everybody sees it."""
    table, (ana, ben, cleo) = await sit(registry, VOTES.slug, players=3)
    assert (await ben.ask("free_seat", seat=2))["code"] == "not-the-host"
    await ben.get_ready()
    await ana.do("free_seat", seat=1)
    assert (ben.table["mine"], ben.table["seats"][1]["ready"]) == ([], False)
    assert kinds(cleo) == ["put-out"]
    assert (await ben.ask("sit_down", seat=1))["code"] == "put-out"
    await (await come(registry, "d", table)).do("sit_down", seat=1)
    await cleo.do("leave", seat=2)
    await ana.do("set_seat", seat=2, kind="reserved")
    await ben.do("claim", token=(await ana.do("invite", seat=2))["token"])
    assert ben.table["mine"] == [2]


async def test_somebody_absent_before_the_start_may_come_back(registry: TableRegistry) -> None:
    """The seat is free for everybody then, and for whoever had it; the host puts nobody out of the host's own seat."""
    table, (ana, ben) = await sit(registry, VOTES.slug)
    assert (await ana.ask("free_seat", seat=0))["code"] == "not-absent"
    ben.leave()
    pass_on(registry)
    await ana.do("free_seat", seat=1)
    assert kinds(ana) == ["seat-freed"]
    await (await come(registry, "b", table)).do("sit_down", seat=1)


async def test_who_calls_every_start_off_is_put_out(registry: TableRegistry) -> None:
    """Not while the contributions are collected, but as soon as the start is called off."""
    _, (ana, ben) = await sit(registry, VOTES.slug)
    await ana.get_ready()
    await ben.get_ready()
    await ana.until(lambda: ana.table["phase"] == "closing")
    assert (await ana.ask("free_seat", seat=1))["code"] == "already-begun"
    await ben.do("contribute", seat=1, contribution="00" * 16)
    await ana.until(lambda: ana.table["cancelled"] is not None)
    await ana.do("free_seat", seat=1)
    assert ben.table["mine"] == []


# Talking ----------------------------------------------------------------------------------------------


async def test_the_host_mutes_spectators_one_by_one(registry: TableRegistry) -> None:
    """By the lines they wrote; the others go on, and the word can be given back."""
    table, (ana, ben) = await sit(registry, VOTES.slug)
    dora, emil = await come(registry, "d", table), await come(registry, "e", table)
    await dora.do("say", text="boo")
    loud = ana.last("chat")["lines"][0]["user"]
    assert (await ben.ask("mute_spectator", user=loud, on=True))["code"] == "not-the-host"
    assert (await ana.ask("mute_spectator", user="nobody", on=True))["code"] == "unknown-person"
    await ana.do("mute_spectator", user=loud, on=True)
    assert emil.table["muted_spectators"] == [{"user": "d", "name": "D"}]
    assert (await dora.ask("say", text="boo"))["code"] == "muted"
    await emil.do("say", text="hello")
    assert (await logged(registry, table)).rights.muted == {"d"}
    await ana.do("mute_spectator", user=loud, on=False)
    await dora.do("say", text="sorry")


async def test_who_is_muted_stays_it_with_a_seat_and_without(registry: TableRegistry) -> None:
    """To get up or to sit down gives nobody the word back."""
    table, (ana, ben) = await sit(registry, VOTES.slug)
    await ana.do("mute", seat=1, on=True)
    await ben.do("leave", seat=1)
    assert (await ben.ask("say", text="boo"))["code"] == "muted"
    assert (await ana.ask("mute", seat=1, on=True))["code"] == "seat-empty"
    dora = await come(registry, "d", table)
    await ana.do("mute_spectator", user="d", on=True)
    await dora.do("sit_down", seat=1)
    assert (ana.table["seats"][1]["muted"], ana.table["muted_spectators"]) == (True, [{"user": "b", "name": "B"}])
    assert (await dora.ask("say", text="boo"))["code"] == "muted"


async def test_the_host_closes_the_chat_to_spectators(registry: TableRegistry) -> None:
    """Before and after the game; players and the host go on, and it can be opened again."""
    table, (ana, ben) = await sit(registry, VOTES.slug)
    dora = await come(registry, "d", table)
    assert (await ben.ask("spectator_chat", on=False))["code"] == "not-the-host"
    await ana.do("spectator_chat", on=False)
    assert dora.table["spectators_may_speak"] is False
    assert (await dora.ask("say", text="boo"))["code"] == "spectators-silent"
    await ben.do("say", text="at last")
    await ana.do("spectator_chat", on=True)
    await dora.do("say", text="hello")


# Rules ------------------------------------------------------------------------------------------------


def test_every_rule_of_the_table_that_is_cited_can_be_read() -> None:
    """In both languages, and each rule about seats, host and time is cited where it is carried out."""
    cited = {
        rule
        for file in Path(referee.__file__).parent.glob("*.py")
        for rule in re.findall(r"TAB-\d\.\d", file.read_text())
    }
    for lang in LANGUAGES:
        known = {key.removeprefix("rule-").replace("-", ".").replace("TAB.", "TAB-") for key in rule_keys(lang)}
        assert cited <= known
        assert {rule for rule in known if rule.startswith(("TAB-4", "TAB-5"))} <= cited


def rule_keys(lang: str) -> list[str]:
    """The rules that a page is sent beside those of a game."""
    return [line.split(" = ")[0] for line in rule_book(lang, "kahuna").splitlines() if line.startswith("rule-")]
