"""What happens at a table: the protocol spoken directly into a registry."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tablee.engine.chance import commitment, contribution_seal
from tablee.engine.record import Verdict, read_record, verify
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import SPECTATOR
from tablee.review.hinting import SHOWN
from tablee.review.shapes import WHOLE
from tablee.server import protocol as p
from tablee.server.store.chat import ChatStore
from tablee.server.store.rows import NewTableRow, TableRow
from tablee.server.store.store import Append, Store
from tablee.server.tables import log
from tablee.server.tables.answering import AnsweringOrder
from tablee.server.tables.journal import Change
from tablee.server.tables.live import LiveTable
from tablee.server.tables.registry import DAY, TableRegistry
from tests.server.players import BotsHere, HousePlayer, begin, begun, play_out, shift, sit
from tests.server.votes import VOTES

pytestmark = pytest.mark.anyio


# Beginning --------------------------------------------------------------------------------------------


async def test_two_play_a_whole_game_and_its_record_verifies(registry: TableRegistry) -> None:
    """From the first seat to the verified record."""
    table, players = await begun(registry, "kahuna")
    kept = players[0].table["commitment"]
    await play_out(players)
    result = players[1].table["result"]
    assert result["ending"] == "finished"
    assert sorted(result["places"]) in ([1, 2], [1, 1])  # any cards may come: now and then a game is drawn
    record = read_record(await registry.records.complete(await registry.find(table)))
    assert verify(record, kept) is Verdict.VERIFIED
    assert record.names() == ["A", "B"]


async def test_four_play_a_whole_game_of_secret_choices(registry: TableRegistry) -> None:
    """The tiny game has drafts, interruptions and things that lapse."""
    table, players = await begun(registry, "tiny", players=4)
    await play_out(players)
    live = await registry.find(table)
    assert verify(read_record(await registry.records.complete(live)), live.table.commitment) is Verdict.VERIFIED


async def test_chance_is_sealed_in_order(registry: TableRegistry) -> None:
    """Commitment first, then seals, then closing, only then contributions, then the deal; the seed at the end."""
    table, (ana, ben) = await sit(registry, "tiny")
    assert len(ana.table["commitment"]) == 64
    refused = await ana.ask("contribute", seat=0, contribution=ana.contribution.hex())
    assert refused["code"] == "not-closing"
    await ana.get_ready()
    assert ben.table["phase"] == "gathering"
    assert ben.table["seats"][0]["seal"] == contribution_seal(ana.contribution)
    await ben.get_ready()
    assert ana.table["phase"] == "closing"
    assert [seat["contribution"] for seat in ana.table["seats"]] == ["", ""]
    await ana.contribute()
    assert ben.table["phase"] == "closing"
    assert ben.table["seats"][0]["contribution"] == ""
    await ben.contribute()
    assert ana.table["phase"] == "playing"
    assert ana.table["seed"] == ""
    assert ana.table["seats"][1]["contribution"] == ben.contribution.hex()
    await ana.do("concede", seat=0)
    seed = bytes.fromhex(ben.table["seed"])
    assert commitment(table, "tiny", ben.table["version"], seed) == ben.table["commitment"]


async def test_a_wrong_contribution_calls_the_start_off(registry: TableRegistry) -> None:
    """A player who changes their contribution after the closing is named."""
    _, (ana, ben) = await sit(registry, "tiny")
    await ana.get_ready()
    await ben.get_ready()
    await ana.do("contribute", seat=0, contribution=bytes(16).hex())
    assert ben.table["phase"] == "gathering"
    assert ben.table["cancelled"] == {"seat": 0, "why": "wrong"}
    assert not any(seat["ready"] for seat in ben.table["seats"])
    await begin([ana, ben])
    assert ben.table["cancelled"] is None


async def test_what_was_sealed_for_a_start_that_was_called_off_is_spent(registry: TableRegistry) -> None:
    """Somebody may know the bytes behind it, and would choose his own to go with them."""
    _, (ana, ben) = await sit(registry, "tiny")
    await ana.get_ready()
    await ben.get_ready()
    await ana.contribute()
    await ben.do("contribute", seat=1, contribution=bytes(16).hex())
    for bytes_ in (ana.contribution, ben.contribution):
        refused = await ana.ask("ready", seat=0, seal=contribution_seal(bytes_))
        assert refused["code"] == "spent-seal"
    await ana.get_ready()


@pytest.mark.parametrize("times", [0, 1, 3])
async def test_starts_that_were_called_off_are_counted(registry: TableRegistry, times: int) -> None:
    """Each was another try for whoever knows the seed: table, proof and record say how many there were."""
    table, (ana, ben) = await sit(registry, "tiny")
    for _ in range(times):
        await ana.get_ready()
        await ben.get_ready()
        await ana.do("contribute", seat=0, contribution=bytes(16).hex())
    await begin([ana, ben])
    await ana.do("concede", seat=0)
    live = registry.tables[table]
    assert ben.table["called_off"] == registry.records.proof(live).called_off == times
    record = read_record(await registry.records.complete(live))
    assert record.called_off == times
    assert ("called-off" in record.tags) == (times > 0)
    shares = [ana.contribution, ben.contribution]
    mine, seals = [shares[1].hex()], [contribution_seal(share) for share in shares]
    assert verify(record, live.table.commitment, mine, seals) is Verdict.VERIFIED


async def test_a_missing_contribution_calls_the_start_off(registry: TableRegistry) -> None:
    """Time for contributions is short."""
    registry.settings = replaced(registry, closing_seconds=0.05)
    _, (ana, ben) = await sit(registry, "tiny")
    registry.now = lambda: 1000.0
    await ana.get_ready()
    await ben.get_ready()
    await ana.contribute()
    registry.now = lambda: 1001.0
    await ben.until(lambda: ben.table["phase"] == "gathering")
    assert ben.table["cancelled"] == {"seat": 1, "why": "missing"}


async def test_leaving_while_closing_calls_the_start_off(registry: TableRegistry) -> None:
    """Nobody is dealt in who has left."""
    _, (ana, ben) = await sit(registry, "tiny")
    await ana.get_ready()
    await ben.get_ready()
    await ben.do("leave", seat=1)
    assert ana.table["cancelled"] == {"seat": 1, "why": "left"}


async def test_a_copied_seal_is_refused(registry: TableRegistry) -> None:
    """A player who copies another's seal would bring nothing of their own."""
    _, (ana, ben) = await sit(registry, "tiny")
    await ana.get_ready()
    refused = await ben.ask("ready", seat=1, seal=contribution_seal(ana.contribution))
    assert refused["code"] == "bad-seal"


async def test_a_reserved_seat_is_claimed_once(registry: TableRegistry) -> None:
    """The token works once, for whoever has it; a new one voids the old."""
    for user in "abc":
        await registry.name(user, user)
    made = await registry.create("a", p.NewTable("tiny", ["me", "reserved"]))
    ana, ben, cleo = (HousePlayer(registry, user) for user in "abc")
    for player in (ana, ben, cleo):
        await player.greet(made.table)
    assert (await ben.ask("sit_down", seat=1))["code"] == "seat-reserved"
    assert (await ben.ask("claim", token="x"))["code"] == "bad-invitation"
    invited = await ana.do("invite", seat=1)
    assert (await ben.ask("claim", token=made.invitations["1"]))["code"] == "bad-invitation"
    await ben.do("claim", token=invited["token"])
    assert ben.table["mine"] == [1]
    assert (await cleo.ask("claim", token=invited["token"]))["code"] == "bad-invitation"


async def test_a_seat_reserved_without_invitation_is_nobodys(registry: TableRegistry) -> None:
    """No token opens it before the host has asked for one, least of all an empty one."""
    _, (ana, ben) = await sit(registry, "tiny")
    await ben.do("leave", seat=1)
    await ana.do("set_seat", seat=1, kind="reserved")
    assert (await ben.ask("claim", token=""))["code"] == "bad-invitation"
    invited = await ana.do("invite", seat=1)
    await ben.do("claim", token=invited["token"])


async def test_the_host_alone_arranges_the_table(registry: TableRegistry) -> None:
    """Seats are changed by the host, and only empty ones."""
    _, (ana, ben) = await sit(registry, "tiny")
    assert (await ben.ask("set_seat", seat=0, kind="open"))["code"] == "not-the-host"
    assert (await ana.ask("set_seat", seat=1, kind="bot:novice"))["code"] == "seat-taken"
    await ben.do("leave", seat=1)
    assert (await ana.ask("set_seat", seat=1, kind="bot:genius"))["code"] == "unknown-bot"
    await ana.do("set_seat", seat=1, kind="bot:novice")
    assert ana.table["seats"][1]["kind"] == "bot:novice"


async def test_a_host_who_gets_up_hands_over(registry: TableRegistry) -> None:
    """The next person in turn hosts; a host who sits on another seat, too, stays it."""
    _, (ana, ben) = await sit(registry, "tiny")
    await ana.do("leave", seat=0)
    assert (ben.table["hosting"], ben.table["host"], ana.table["hosting"]) == (True, 1, False)
    await ben.do("set_seat", seat=0, kind="hot-seat")
    await ben.do("leave", seat=1)
    assert (ben.table["hosting"], ben.table["host"]) == (True, 0)


async def test_a_host_arranges_who_plays_with_whom(registry: TableRegistry) -> None:
    """Sides are told before the game; two seats change places, and nobody is ready any more."""
    _, (ana, ben) = await sit(registry, "tiny")
    assert ana.table["sides"] == [0, 1]
    await ana.do("ready", seat=0, seal=contribution_seal(bytes(16)))
    assert (await ben.ask("swap_seats", seat=0, other=1))["code"] == "not-the-host"
    assert (await ana.ask("swap_seats", seat=0, other=2))["code"] == "no-such-seat"
    await ana.do("swap_seats", seat=0, other=1)
    assert [(seat["name"], seat["ready"]) for seat in ben.table["seats"]] == [("B", False), ("A", False)]
    assert (ana.table["mine"], ben.table["mine"], ana.table["host"]) == ([1], [0], 1)
    again = await registry.find(ana.table["table"])
    assert [seat.user for seat in again.table.seats] == ["b", "a"]


async def test_guests_at_one_device_have_names_of_their_own(registry: TableRegistry) -> None:
    """Given with the seat, changed by the host, shown to everybody, and gone with the person who gave them."""
    await registry.name("a", "Ana")
    made = await registry.create("a", p.NewTable("tiny", ["me", "hot-seat:Léa", "hot-seat", "open"]))
    ana = HousePlayer(registry, "a", 0)
    await ana.greet(made.table)
    assert [(seat["kind"], seat["name"]) for seat in ana.table["seats"][1:3]] == [
        ("hot-seat", "Léa"),
        ("hot-seat", "Ana"),
    ]
    await ana.do("set_seat", seat=2, kind="hot-seat:Bob")
    assert ana.table["seats"][2]["name"] == "Bob"
    assert ana.table["mine"] == [0, 1, 2]
    assert (await ana.ask("set_seat", seat=2, kind="hot-seat: \n "))["code"] == "name-needed"
    assert (await ana.ask("set_seat", seat=2, kind=f"hot-seat:{'x' * 100}"))["code"] == "name-too-long"
    listed = (await registry.lobby("a")).mine[0]
    assert [seat.name for seat in listed.seats] == ["Ana", "Léa", "Bob", ""]
    await registry.erase("a")
    assert [seat.name for seat in (await registry.lists.find_summary(made.table, "")).seats] == [""] * 4


# Playing ----------------------------------------------------------------------------------------------


async def test_six_answer_at_once(registry: TableRegistry) -> None:
    """Six clients answer one simultaneous decision in the same moment: six accepted, none refused."""
    _, players = await begun(registry, VOTES.slug, players=6)
    for _ in range(3):
        answers = await asyncio.gather(*(player.act(seat % 3) for seat, player in enumerate(players)))
        assert [answer["type"] for answer in answers] == ["done"] * 6
    assert players[0].table["result"]["scores"] == [0, 3, 6, 0, 3, 6]


async def test_an_action_sent_twice_is_applied_once(registry: TableRegistry) -> None:
    """The same id again is done, and does nothing."""
    table, (ana, ben) = await begun(registry, "kahuna")
    one = ana if ana.decision else ben
    decision = one.decision
    assert decision is not None
    fields = {"seat": one.seat, "decision": decision["number"], "action": decision["actions"][0]["action"]}
    first = await one.ask("act", id_="same", **fields)
    again = await one.ask("act", id_="same", **fields)
    assert first == again == {"type": "done", "id": "same"}
    assert len((await registry.find(table)).table.playing().entries) == 2


async def test_an_old_decision_is_stale(registry: TableRegistry) -> None:
    """A decision that is not open any more is refused with its own code."""
    _, players = await begun(registry, VOTES.slug)
    ana, ben = players
    old = ana.decision
    assert old is not None
    await ana.act(0)
    assert (await ana.ask("act", seat=0, decision=old["number"], action=0))["code"] == "already-submitted"
    await ben.act(0)
    assert (await ana.ask("act", seat=0, decision=old["number"], action=1))["code"] == "stale-decision"


async def test_what_others_do_makes_no_action_stale(registry: TableRegistry) -> None:
    """Chat, orders and others' submissions leave my decision open."""
    _, (ana, ben) = await begun(registry, VOTES.slug)
    open_before = ben.decision
    assert open_before is not None
    await ana.act(2)
    await ana.do("order", seat=0, name="only-one", on=True)
    answer = await ben.ask("act", seat=1, decision=open_before["number"], action=1)
    assert answer["type"] == "done"


async def test_two_processes_append_to_one_table(registry: TableRegistry) -> None:
    """A conflict is caught up with and tried again, unseen by the client."""
    table, (ana, _) = await begun(registry, VOTES.slug)
    other = TableRegistry(Store(registry.store.url), registry.settings)
    await other.open()
    ben = HousePlayer(other, "b", 1)
    await ben.greet(table)
    assert (await ana.act(1))["type"] == "done"
    assert (await ben.act(2))["type"] == "done"
    assert ben.position["view"]["rounds"] == [[1, 2]]
    assert (await ana.do("agree_to_end", seat=0, on=True))["type"] == "done"
    assert ana.position["view"]["rounds"] == [[1, 2]]
    await other.close()


async def test_nobody_plays_for_others(registry: TableRegistry) -> None:
    """Foreign seats, seats that do not exist, and spectators are refused."""
    table, (ana, ben) = await begun(registry, VOTES.slug)
    spectator = HousePlayer(registry, "")
    await spectator.greet(table)
    assert (await ana.ask("act", seat=1, decision=1, action=0))["code"] == "not-your-seat"
    assert (await ana.ask("act", seat=7, decision=1, action=0))["code"] == "no-such-seat"
    assert (await ana.ask("act", seat=-1, decision=1, action=0))["code"] == "no-such-seat"
    assert (await spectator.ask("act", seat=0, decision=1, action=0))["code"] == "not-your-seat"
    assert (await ana.ask("act", seat=0, decision=1, action=99))["code"] == "no-such-action"
    assert ben.decision is not None


async def test_undo_is_offered_exactly_when_it_is_allowed(registry: TableRegistry) -> None:
    """A buried card can be taken back, and the log shows it; a call, which asks the others, cannot."""
    _, players = await begun(registry, "tiny")
    ana = players[0]
    await ana.act(ana.position["decision"]["actions"][0]["action"])
    assert ana.position["can_undo"]
    assert not players[1].position["can_undo"]
    assert (await players[1].ask("undo", seat=1))["code"] == "no-undo"
    await ana.do("undo", seat=0)
    kinds = [line["event"]["kind"] for line in players[1].log().values()]
    assert kinds[-1] == "taken_back"
    assert "card_buried" not in kinds
    await ana.act(ana.position["decision"]["actions"][0]["action"])
    call = next(one for one in ana.position["decision"]["actions"] if one["named"].startswith("call"))
    await ana.act(call["action"])
    assert not ana.position["can_undo"]
    assert (await ana.ask("undo", seat=0))["code"] == "no-undo"


async def test_steps_of_a_secret_choice_are_private(registry: TableRegistry) -> None:
    """Others hear nothing of a step or of its taking back; only of the end."""
    table, (ana, ben) = await bidding(registry)
    heard = len(ben.messages)
    first = ana.position["decision"]["actions"][0]["action"]
    await ana.act(first)
    assert [one["action"] for one in ana.position["decision"]["draft"]] == [first]
    await ana.do("take_back", seat=0, decision=ana.position["decision"]["number"])
    assert ana.position["decision"]["draft"] == []
    assert (await ana.ask("take_back", seat=0, decision=99))["code"] == "nothing-to-take-back"
    assert len(ben.messages) == heard
    await ana.act(first)
    await ana.act(29)
    assert ben.position["view"]["header"]["submitted"] == [0]
    await table_is_rebuilt(registry, table)


async def bidding(registry: TableRegistry) -> tuple[str, list[HousePlayer]]:
    """A table of the tiny game at which both must bid."""
    table, players = await begun(registry, "tiny")
    ana = players[0]
    await ana.act(ana.position["decision"]["actions"][0]["action"])
    call = next(one for one in ana.position["decision"]["actions"] if one["named"].startswith("call"))
    await ana.act(call["action"])
    return table, players


async def table_is_rebuilt(registry: TableRegistry, table: str) -> None:
    """Another process makes the same table of the log."""
    mine = (await registry.find(table)).table
    other = TableRegistry(Store(registry.store.url), registry.settings)
    await other.open()
    theirs = (await other.find(table)).table
    for viewer in (SPECTATOR, *range(len(mine.seats))):
        assert theirs.playing().view(viewer) == mine.playing().view(viewer)
        assert theirs.playing().events(viewer) == mine.playing().events(viewer)
    assert theirs.playing().decisions == mine.playing().decisions
    assert theirs.asked_since == mine.asked_since
    await other.close()


async def test_open_steps_survive_a_restart(registry: TableRegistry) -> None:
    """Drafts and decision numbers are the same in the next process."""
    table, (ana, _) = await bidding(registry)
    await ana.act(29)
    await ana.do("take_back", seat=0, decision=ana.position["decision"]["number"])
    await ana.act(29)
    await table_is_rebuilt(registry, table)


@pytest.mark.parametrize("game", ["tiny", "kahuna"])
async def test_a_table_is_rebuilt_from_its_log(registry: TableRegistry, game: str) -> None:
    """At any moment of a game."""
    table, players = await begun(registry, game)
    dice = random.Random(4)
    for move in range(12):
        one = next(player for player in players if player.decision)
        assert one.decision is not None
        await one.act(dice.choice(one.decision["actions"])["action"])
        if move % 5 == 0:
            await table_is_rebuilt(registry, table)


# Knowing ----------------------------------------------------------------------------------------------


async def test_each_hears_only_what_it_may_know(registry: TableRegistry) -> None:
    """On the wire of a seat and of a spectator there is no card of another hand."""
    _, players = await begun(registry, "kahuna")
    spectator = HousePlayer(registry, "")
    await spectator.greet(players[0].table["table"])
    for player in (*players, spectator):
        hands = player.position["view"]["hands"]
        assert [hand["cards"] is not None for hand in hands] == [seat == player.seat for seat in range(2)]
        dealt = [line["event"] for line in player.log().values() if line["event"]["kind"] == "hand_dealt"]
        assert [event["cards"] is not None for event in dealt] == [player.seat == event["seat"] for event in dealt]


async def test_what_has_lapsed_is_not_caught_up(registry: TableRegistry) -> None:
    """A tile that was shown for a moment is gone from the log, for those who saw it and for latecomers."""
    table, players = await begun(registry, "tiny")
    ana = players[0]
    await ana.act(ana.position["decision"]["actions"][0]["action"])
    look = next(one for one in ana.position["decision"]["actions"] if one["named"].startswith("look"))
    await ana.act(look["action"])
    seen = [line["event"] for line in players[1].log().values() if line["event"]["kind"] == "tile_looked"]
    assert seen[0]["tile"] is not None
    await ana.act(ana.position["decision"]["actions"][0]["action"])
    late = HousePlayer(registry, "b", 1)
    await late.greet(table)
    for player in (*players, late):
        looked = [line["event"] for line in player.log().values() if line["event"]["kind"] == "tile_looked"]
        assert [event["tile"] for event in looked] == [None]
    await ana.do("concede", seat=0)
    looked = [line["event"] for line in late.log().values() if line["event"]["kind"] == "tile_looked"]
    assert looked[0]["tile"] is not None


async def test_a_hot_seat_device_sees_one_seat_at_a_time(registry: TableRegistry) -> None:
    """Nothing of a seat comes to the device before it faces it."""
    await registry.name("a", "Ana")
    made = await registry.create("a", p.NewTable("kahuna", ["me", "hot-seat"]))
    device = HousePlayer(registry, "a", 0)
    await device.greet(made.table)
    other = bytes(range(16))
    await device.get_ready()
    await device.do("ready", seat=1, seal=contribution_seal(other))
    await device.contribute()
    await device.do("contribute", seat=1, contribution=other.hex())
    assert device.position["viewer"] == SPECTATOR
    assert all(hand["cards"] is None for hand in device.position["view"]["hands"])
    for seat in (0, 1):
        start = len(device.wire)
        await device.do("face", seat=seat)
        await device.do("say", text="hello")
        hands = [m["view"]["hands"] for m in map(json.loads, device.wire[start:]) if m["type"] == "position"]
        assert hands
        assert all(
            (hand["cards"] is not None) == (owner == seat) for shown in hands for owner, hand in enumerate(shown)
        )
        assert (await device.ask("why_not", seat=1 - seat, action=0))["code"] == "not-facing"
        assert (await device.ask("hint", seat=1 - seat))["code"] == "not-facing"
        assert (await device.ask("preview", seat=1 - seat, action=0))["code"] == "not-facing"


async def test_why_not_and_preview(registry: TableRegistry) -> None:
    """A rule is cited for what cannot be done; what can be is told in advance as far as it is certain."""
    _, players = await begun(registry, "kahuna")
    one = next(player for player in players if player.decision)
    assert one.decision is not None
    legal = {action["action"] for action in one.decision["actions"]}
    illegal = next(action for action in range(100) if action not in legal)
    explained = await one.do("why_not", seat=one.seat, action=illegal)
    assert not explained["allowed"]
    assert explained["rule"].startswith("KAH-")
    assert (await one.do("why_not", seat=one.seat, action=min(legal)))["allowed"]
    named = await one.do("why_not", seat=one.seat, named=one.decision["actions"][0]["named"])
    assert named["allowed"]
    place = next(action for action in one.decision["actions"] if action["named"].startswith("place"))
    shown = await one.do("preview", seat=one.seat, action=place["action"])
    assert shown["certain"]
    assert shown["events"][0]["kind"]
    assert (await one.ask("preview", seat=one.seat, action=illegal))["rule"].startswith("KAH-")


async def test_a_preview_never_tells_what_chance_will_give(registry: TableRegistry) -> None:
    """The card that would be drawn is not in the preview of drawing."""
    _, players = await begun(registry, "kahuna")
    one = next(player for player in players if player.decision)
    assert one.decision is not None
    draw = next(action for action in one.decision["actions"] if action["named"].startswith("draw_pile"))
    shown = await one.do("preview", seat=one.seat, action=draw["action"])
    assert not shown["certain"]
    assert shown["outlook"] is None


async def test_a_preview_tells_where_chance_may_lead(registry: TableRegistry) -> None:
    """Of a gear of Formula Dé: the cells that each face of its die would reach."""
    _, players = await begun(registry, "formula-de")
    while True:
        one = next(player for player in players if player.decision)
        assert one.decision is not None
        action = one.decision["actions"][0]
        if action["named"].startswith("shift"):
            break
        await one.do("act", seat=one.seat, decision=one.decision["number"], action=action["action"])
    shown = await one.do("preview", seat=one.seat, action=action["action"])
    assert not shown["certain"]
    assert shown["outlook"]["landings"][0]["faces"]


async def test_an_export_during_play_is_the_seats_own(registry: TableRegistry) -> None:
    """A seat's file is given to that seat only; a record to nobody before the end."""
    table, _ = await begun(registry, "kahuna")
    live = await registry.find(table)
    assert "redacted for seat 0" in registry.records.export(live, "a", 0)
    with pytest.raises(Refused, match="not-your-seat"):
        registry.records.export(live, "a", 1)
    with pytest.raises(Mistake) as found:
        await registry.records.complete(live)
    assert found.value.code == "no-record-yet"
    with pytest.raises(Refused, match="not-over"):
        await registry.records.moment(live, 0, 0)
    assert registry.records.proof(live).seed == ""


async def test_every_moment_of_an_ended_game_can_be_seen(registry: TableRegistry) -> None:
    """From any side."""
    table, players = await begun(registry, "tiny")
    await play_out(players)
    live = await registry.find(table)
    last = (await registry.records.moment(live, 0, -2)).last
    for entry in range(0, last + 1, 3):
        for viewer in (-2, -1, 0, 1):
            moment = await registry.records.moment(live, entry, viewer)
            assert json.loads(bytes(moment.view))["header"]["viewer"] == viewer
    with pytest.raises(Refused, match="no-such-entry"):
        await registry.records.moment(live, last + 1, 0)


# Talking ----------------------------------------------------------------------------------------------


async def test_the_game_closes_the_chat(registry: TableRegistry) -> None:
    """While bids are open nobody speaks, and the refusal cites the rule."""
    _, (ana, ben) = await bidding(registry)
    assert ana.position["chat_closed"] == "TIN-3.1"
    refused = await ben.ask("say", text="psst")
    assert (refused["code"], refused["rule"]) == ("chat-closed", "TIN-3.1")
    assert ana.last("chat")["lines"] == []


async def test_the_host_mutes_and_deletes(registry: TableRegistry) -> None:
    """What is deleted is gone; a muted seat is refused."""
    table, (ana, ben) = await begun(registry, "kahuna")
    await ben.do("say", text="<b>bonjour</b>\x07")
    assert ana.last("chat")["lines"][0]["text"] == "<b>bonjour</b>"
    assert (await ben.ask("delete_line", line=5))["code"] == "no-such-line"
    await ana.do("delete_line", line=0)
    assert ben.last("chat")["lines"][0]["text"] == ""
    await ana.do("mute", seat=1, on=True)
    assert (await ben.ask("say", text="hé"))["code"] == "muted"
    assert (await ana.ask("say", text=" \n "))["code"] == "nothing-said"
    assert (await ana.ask("say", text="x" * 501))["code"] == "saying-too-long"
    assert (await ChatStore(registry.store).said(table, 9, 9))[0].text == ""


async def test_a_name_can_be_erased(registry: TableRegistry) -> None:
    """Name and messages are gone, in memory and in the store; the game goes on."""
    table, (ana, ben) = await begun(registry, "kahuna")
    await ben.do("say", text="secret of mine")
    await registry.erase("b")
    assert ana.table["seats"][1]["name"] == ""
    assert ana.last("chat")["lines"][0]["text"] == ""
    assert "secret of mine" not in str(await ChatStore(registry.store).said(table, 9, 9))
    assert "b" not in await registry.people.names()
    one = next(player for player in (ana, ben) if player.decision)
    assert one.decision is not None
    assert (await one.act(one.decision["actions"][0]["action"]))["type"] == "done"


# What the server does by itself -----------------------------------------------------------------------


async def test_a_game_against_bots(registry: TableRegistry) -> None:
    """Bots in worker processes play to the end."""
    await registry.name("a", "Ana")
    made = await registry.create("a", p.NewTable("tiny", ["me", "bot:novice"], {"preset": "short"}))
    ana = HousePlayer(registry, "a", 0)
    await ana.greet(made.table)
    await begin([ana])
    await play_out([ana])
    live = await registry.find(made.table)
    assert verify(read_record(await registry.records.complete(live)), made.commitment) is Verdict.VERIFIED
    assert live.answering.notes[1].heard >= 0


async def test_bots_alone_are_started_by_the_host(registry: TableRegistry) -> None:
    """A table to look at."""
    await registry.name("a", "Ana")
    made = await registry.create("a", p.NewTable("tiny", ["bot:random", "bot:novice"], {"preset": "short"}))
    ana = HousePlayer(registry, "a")
    await ana.greet(made.table)
    await ana.do("start")
    await ana.until(lambda: ana.table["phase"] == "over")


async def test_a_hint_names_the_best_action_and_others_with_their_worth(registry: TableRegistry) -> None:
    """Each with its error; all of them can be played."""
    _, players = await begun(registry, "tiny")
    hinted = await players[0].do("hint", seat=0)
    assert players[0].decision is not None
    legal = [one["named"] for one in players[0].decision["actions"]]
    assert len(hinted["actions"]) == SHOWN
    for one in hinted["actions"]:
        assert one["action"]["named"] in legal
        assert 0 <= one["worth"] <= WHOLE
        assert one["error"] >= 0
    assert hinted["actions"][0]["why"] == []  # it stands against the others
    assert (await players[1].ask("hint", seat=1))["code"] == "not-your-decision"


async def test_a_bot_sits_in_and_hands_back(registry: TableRegistry) -> None:
    """For somebody absent, asked for by somebody at the table."""
    registry.bots = BotsHere()
    table, (ana, ben) = await begun(registry, VOTES.slug)
    assert (await ana.ask("sit_in", seat=1, level="random"))["code"] == "not-absent"
    ben.leave()
    shift(registry, 60)
    await ana.do("sit_in", seat=1, level="random")
    assert ana.table["seats"][1]["sitting_in"] == "random"
    await ana.act(0)
    await ana.until(lambda: len(ana.position["view"]["rounds"]) == 1)
    back = HousePlayer(registry, "b", 1)
    await back.greet(table)
    assert back.decision is None
    assert (await back.ask("act", seat=1, decision=2, action=0))["code"] == "bot-plays"
    await back.until(lambda: 1 in ana.position["view"]["header"]["submitted"])
    await back.do("take_over", seat=1)
    await ana.act(0)
    await back.until(lambda: back.decision is not None)
    assert (await back.act(2))["type"] == "done"


async def test_a_standing_order_answers(registry: TableRegistry) -> None:
    """Nobody else hears that there is one."""
    _, (ana, ben) = await bidding(registry)
    heard = len(ben.messages)
    orders = await ana.do("order", seat=0, name="never-wave", on=True)
    assert orders["names"] == ["never-wave"]
    assert len(ben.messages) == heard
    assert (await ben.ask("order", seat=1, name="win", on=True))["code"] == "unknown-order"
    for player in (ana, ben):
        await player.act(29)
        await player.act(29)
    await ana.until(lambda: any(line["event"]["kind"] == "wave_passed" for line in ana.log().values()))


async def test_a_brief_order_lapses_and_its_seat_hears_of_it(registry: TableRegistry) -> None:
    """“Not this turn” holds until the next rider rolls; the others hear nothing."""
    _, players = await begun(registry, "tour-de-france", players=2)
    rider = next(player for player in players if player.decision is not None)
    other = players[1 - players.index(rider)]
    heard = len(rider.messages)
    orders = await other.do("order", seat=other.seat, name="not-this-turn", on=True)
    assert orders["names"] == ["not-this-turn", "only-rivals"]
    assert len(rider.messages) == heard
    while rider.decision is not None:
        await rider.act(rider.decision["actions"][-1]["action"])
    await other.until(lambda: other.last("orders")["names"] == ["only-rivals"])


async def test_an_order_can_hold_off_the_others(registry: TableRegistry) -> None:
    """A player who is never asked on others' rolls is asked on the next one on request, and on no other."""
    table, (ana, ben) = await begun(registry, "tour-de-france", options={"quiz": "dice"})
    live = await registry.find(table)
    await ana.do("order", seat=0, name="only-rivals", on=False)
    await ben.do("order", seat=1, name="never-on-others", on=True)
    while ana.position["view"]["turn"] == 1 or ana.position["view"]["asked"] != 1:
        await ben.do("order", seat=1, name="next-window", on=True)
        player = ana if ana.decision is not None else ben
        await player.act(player.decision["actions"][-1]["action"] if player.decision else 0)
    assert live.answering.answerer(live.table, 1) is None
    await ben.do("order", seat=1, name="next-window", on=False)
    assert isinstance(live.answering.answerer(live.table, 1), AnsweringOrder)


async def test_a_usual_order_holds_until_it_is_lifted(registry: TableRegistry) -> None:
    """A seat that has said nothing has what is usual in its game; lifted, it stays so."""
    _, (ana, ben) = await begun(registry, "tour-de-france", players=2)
    assert ana.last("orders")["names"] == ben.last("orders")["names"] == ["only-rivals"]
    assert (await ana.do("order", seat=0, name="only-rivals", on=False))["names"] == []
    assert (await ana.do("order", seat=0, name="only-one", on=True))["names"] == ["only-one"]


async def test_a_clock_plays_the_games_answer(registry: TableRegistry) -> None:
    """A player who does not bid in time bids nothing; deadlines are told."""
    await registry.name("a", "A")
    _, (ana, _) = await bidding_against_the_clock(registry)
    assert {one["seat"] for one in ana.position["deadlines"]} == {0, 1}
    assert ana.position["deadlines"][0]["seconds"] == 30
    shift(registry, 31)
    await ana.until(lambda: any(line["event"]["kind"] == "bids_revealed" for line in ana.log().values()))


async def test_a_decision_with_seconds_of_its_own_needs_no_clock(registry: TableRegistry) -> None:
    """A question of the Tour waits 45 seconds at every table; whoever is late has answered nothing (TDF-5.4)."""
    _, players = await begun(registry, "tour-de-france", players=2)
    rider = await asked_a_question(players)
    assert [(one["seat"], one["seconds"]) for one in rider.position["deadlines"]] == [(players.index(rider), 45)]
    shift(registry, 46)
    await rider.until(lambda: any(line["event"]["kind"] == "question_answered" for line in rider.log().values()))
    assert rider.position["deadlines"] == []


async def asked_a_question(players: list[HousePlayer]) -> HousePlayer:
    """They roll until one of them stops in a stage town, and chooses a kind."""
    for _ in range(2000):
        for player in players:
            actions = player.decision["actions"] if player.decision else []
            if any(one["named"].startswith("answer") for one in actions):
                return player
            if actions:
                await player.act(actions[-1]["action"])
        await asyncio.sleep(0)
    raise AssertionError("nobody is asked")


async def bidding_against_the_clock(registry: TableRegistry) -> tuple[str, list[HousePlayer]]:
    """A table with a clock of 30 seconds at which both must bid."""
    table, players = await begun(registry, "tiny", clock=30)
    ana = players[0]
    await ana.act(ana.position["decision"]["actions"][0]["action"])
    call = next(one for one in ana.position["decision"]["actions"] if one["named"].startswith("call"))
    await ana.act(call["action"])
    return table, players


async def test_a_bot_decides_when_the_game_has_no_answer_for_the_clock(registry: TableRegistry) -> None:
    """And the person plays the next decision again."""
    registry.bots = BotsHere()
    _, (ana, ben) = await begun(registry, VOTES.slug, clock=30)
    await ana.act(0)
    shift(registry, 31)
    await ana.until(lambda: len(ana.position["view"]["rounds"]) == 1)
    await ben.until(lambda: ben.decision is not None and bool(ben.position["view"]["rounds"]))


# Ending -----------------------------------------------------------------------------------------------


async def must_verify(registry: TableRegistry, table: str, header: str) -> None:
    """The record of an ended table says so in its header, and holds."""
    live = await registry.find(table)
    text = await registry.records.complete(live)
    assert header in text
    assert verify(read_record(text), live.table.commitment) is Verdict.VERIFIED


async def test_conceding_between_two_sides_ends_the_game(registry: TableRegistry) -> None:
    """The other side is first; the seed is shown."""
    table, (ana, ben) = await begun(registry, "kahuna")
    await ana.do("concede", seat=0)
    assert ben.table["result"]["ending"] == "conceded"
    assert ben.table["result"]["places"] == [2, 1]
    assert ben.table["seed"]
    assert ben.position["viewer"] == -2
    await must_verify(registry, table, "status: conceded\nconceded: 0\nresult: places 2 1 scores 0 0 ending conceded")


async def test_conceding_among_many_goes_on_with_a_bot(registry: TableRegistry) -> None:
    """The seat is ranked last."""
    registry.bots = BotsHere()
    table, players = await begun(registry, VOTES.slug, players=3)
    ana, ben, cleo = players
    await ana.do("concede", seat=0)
    assert ben.table["phase"] == "playing"
    assert (await ana.ask("take_over", seat=0))["code"] == "conceded"
    for _ in range(3):
        await ben.until(lambda: ben.decision is not None)
        await ben.act(0)
        await cleo.act(0)
        await ben.until(lambda: ben.table["phase"] == "over" or ben.decision is not None)
    assert ben.table["result"]["places"] == [3, 1, 1]
    await must_verify(registry, table, "status: finished\nconceded: 0\nresult: places 3 1 1")


async def test_choices_that_follow_one_another_are_all_recorded(registry: TableRegistry) -> None:
    """Whoever reveals one secret choice and is asked for the next at once has made an entry."""
    table, players = await begun(registry, VOTES.slug, players=3)
    await play_out(players)
    await must_verify(registry, table, "status: finished")
    live = await registry.find(table)
    assert len(live.table.playing().entries) == 1 + 3 * 3


async def test_an_end_by_agreement(registry: TableRegistry) -> None:
    """All people must agree; the next action lifts an offer."""
    table, (ana, ben) = await begun(registry, VOTES.slug)
    await ana.do("agree_to_end", seat=0, on=True)
    assert ben.table["seats"][0]["agrees_to_end"]
    await ben.act(0)
    assert not ben.table["seats"][0]["agrees_to_end"]
    await ana.do("agree_to_end", seat=0, on=True)
    await ben.do("agree_to_end", seat=1, on=True)
    assert ana.table["result"]["ending"] == "agreed"
    assert (await ana.ask("act", seat=0, decision=1, action=0))["code"] == "game-over"
    await must_verify(registry, table, "status: agreed\ntable: ")
    live = await registry.find(table)
    assert (await registry.records.moment(live, 1, -2)).actions == ["vote number=0"]


async def test_an_abandoned_table_expires(registry: TableRegistry) -> None:
    """Its seed is shown and its record stays."""
    table, players = await begun(registry, "kahuna")
    for player in players:
        player.leave()
    assert await registry.expire() == 0
    before = registry.now
    registry.now = lambda: before() + 61 * DAY
    assert await registry.expire() == 1
    live = await registry.find(table)
    assert live.table.result is not None
    assert live.table.result.ending == "expired"
    await must_verify(registry, table, "status: expired\n")


async def test_a_rematch_is_one_table(registry: TableRegistry) -> None:
    """Whoever asks first makes it; all others are led there, and everybody sits already."""
    _, (ana, ben) = await begun(registry, "kahuna")
    assert (await ana.ask("rematch"))["code"] == "not-over"
    await ben.do("concede", seat=1)
    await ana.do("rematch")
    await ben.do("rematch")
    again = ana.table["rematch"]
    assert again == ben.table["rematch"]
    live = await registry.find(again)
    assert [table_seat.user for table_seat in live.table.seats] == ["b", "a"]
    assert live.table.phase == "gathering"


# The lobby --------------------------------------------------------------------------------------------


async def test_the_lobby_is_live(registry: TableRegistry) -> None:
    """Public tables and one's own, with whose turn it is."""
    await registry.name("a", "Ana")
    ana = HousePlayer(registry, "a", 0)
    await ana.do("hello", version=p.VERSION)
    await ana.do("follow_lobby", on=True)
    assert ana.last("lobby")["tables"] == []
    _, players = await begun(registry, "kahuna", public=True)
    await ana.until(lambda: [one["phase"] for one in ana.last("lobby")["tables"]] == ["playing"])
    asked = players[0].decision is not None
    await ana.until(lambda: ana.last("lobby")["mine"][0]["my_turn"] == asked)
    ana.leave()
    assert not registry.followers


async def test_ended_tables_stay_ones_own(registry: TableRegistry) -> None:
    """Also when they are not in memory any more; to list them loads none of them."""
    table, (ana, _) = await begun(registry, "kahuna")
    await ana.do("concede", seat=0)
    await registry.create("a", p.NewTable("tiny", ["me", "open"]))
    other = TableRegistry(Store(registry.store.url), registry.settings)
    await other.store.open()
    assert [one.phase for one in (await other.lobby("a")).mine] == ["gathering", "over"]
    assert (await other.lists.find_summary(table, "a")).phase == "over"
    assert not other.tables
    await other.close()


async def test_lists_show_what_the_table_is(registry: TableRegistry) -> None:
    """Whatever happens at it: who sits where, who must decide, who is there."""
    table, (ana, ben) = await begun(registry, "kahuna", public=True)
    live = await registry.find(table)
    for player in (ana, ben):
        listed = (await registry.lobby(player.session.user)).tables[0]
        shown = [msgspec.structs.replace(seat, seal="", contribution="") for seat in live.presenter.seats(live.table)]
        assert listed.seats == shown
        assert (listed.phase, listed.mine, listed.moved) == ("playing", [player.seat], live.table.moved)
        assert listed.my_turn == (player.decision is not None)
    await ben.do("agree_to_end", seat=1, on=True)
    ana.leave()
    listed = (await registry.lobby("a")).mine[0]
    assert [(seat.present, seat.agrees_to_end) for seat in listed.seats] == [(False, False), (True, True)]


@pytest.mark.parametrize("ending", ["finished", "conceded", "agreed", "expired"])
async def test_an_ended_game_has_its_result(registry: TableRegistry, ending: str) -> None:
    """Who, how, when and how long, written with what ended it."""
    table, players = await begun(registry, "tiny", options={"preset": "short"})
    began = (await registry.find(table)).table.began
    shift(registry, 60)
    if ending == "finished":
        await play_out(players)
    elif ending == "conceded":
        await players[0].do("concede", seat=0)
    elif ending == "agreed":
        for player in players:
            await player.do("agree_to_end", seat=player.seat, on=True)
    else:
        await (await registry.find(table)).expire()
    result = await registry.store.result(table)
    told = (await registry.find(table)).table.result
    assert result is not None
    assert told is not None
    assert (result.game, result.players, result.users, result.ending) == ("tiny", 2, ["a", "b"], ending)
    assert (result.places, result.scores, result.word) == (told.places, told.scores, told.word)
    assert result.began == began
    assert 60 <= result.ended - result.began < 120
    assert not (await registry.lobby("a")).tables


async def test_a_table_of_lost_rules_does_not_stop_the_others(registry: TableRegistry) -> None:
    """The others go on, even where both must act by themselves."""
    lost = log.Opened("tiny", 99, "{}", ["open", "open"], "a")
    row = TableRow("lost", 1, "gathering", "a", b"[]", b"[]", 1.0, 1.0)
    new = NewTableRow("LOST22", bytes(32), 1.0, "tiny", 99, False, 0, row)
    await registry.store.add_table(new, [Append("lost", 0, log.written(lost), 1.0, "c")])
    table, _ = await begun(registry, "kahuna", clock=30)
    other = TableRegistry(Store(registry.store.url), registry.settings)
    await other.open()
    shift(other, 31)
    await other.loader.look_after()
    assert list(other.tables) == [table]
    assert list(other.loader.aside) == ["lost"]
    player = HousePlayer(other, "")
    await player.do("hello", version=p.VERSION)
    assert (await player.ask("watch", table="lost"))["code"] == "table-without-rules"
    await other.close()


async def test_an_order_lifted_while_it_is_carried_out_loses_nothing(registry: TableRegistry) -> None:
    """Whoever is writing goes on to the end: log and table stay the same."""
    table, (ana, _) = await begun(registry, VOTES.slug)
    registry.bots = BotsHere()
    await ana.do("sit_in", seat=0, level="random")
    for _ in range(20):
        await asyncio.sleep(0)
        await ana.ask("take_over", seat=0)
        await ana.ask("sit_in", seat=0, level="random")
    live = await registry.find(table)
    await live.journal.commit(lambda _: Change())
    assert len(await registry.store.log(table)) == live.table.version


async def test_logs_hold_no_secrets(registry: TableRegistry, caplog: pytest.LogCaptureFixture) -> None:
    """No names, messages, contributions or seeds, whatever happens."""
    caplog.set_level(0)
    table, (ana, ben) = await begun(registry, "kahuna", names="ab")
    await ana.do("say", text="what I say")
    await ana.ask("act", seat=0, decision=99, action=0)
    live = await registry.find(table)
    await play_out([ana, ben])
    for secret in ("what I say", live.table.seed.hex(), ana.contribution.hex(), repr(live.table.seed)):
        assert secret not in "\n".join(record.getMessage() for record in caplog.records if "tablee" in record.name)


async def test_private_tables_are_not_listed(registry: TableRegistry) -> None:
    """Only their people see them."""
    await sit(registry, "kahuna")
    await registry.name("z", "Zoé")
    listed = await registry.lobby("z")
    assert listed.tables == listed.mine == []
    assert len((await registry.lobby("b")).mine) == 1


async def test_a_table_that_leaves_the_memory_while_it_catches_up_is_loaded_again(registry: TableRegistry) -> None:
    """Else two people would sit at two tables of one name, and not hear of each other."""
    table, _ = await begun(registry, "tiny")

    async def catch_up_wholly(live: LiveTable) -> None:
        registry.sharing = None
        del registry.tables[live.id]

    registry.sharing = cast("Any", SimpleNamespace(catch_up_wholly=catch_up_wholly))
    assert await registry.find(table) is registry.tables[table]


def replaced(registry: TableRegistry, **changes: Any) -> Any:
    """The settings of a registry, some of them changed."""
    import dataclasses

    return dataclasses.replace(registry.settings, **changes)
