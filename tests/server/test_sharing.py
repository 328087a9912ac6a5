"""Several processes on one PostgreSQL, without a bus: whoever is late catches up, and the log decides every race."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from tablee.engine.record import Verdict, read_record, verify
from tablee.engine.refusal import Mistake, Refused
from tablee.server import protocol as p
from tablee.server.sharing.ledger import NOW, remove
from tablee.server.sharing.sharing import ALIVE_SECONDS, Sharing, listens
from tablee.server.store.outbox import ChannelRow, Figure
from tablee.server.store.store import Store
from tablee.server.tables import log
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.settings import TableSettings
from tests.patience import PATIENCE
from tests.server.houses import begun_apart, house, houses, sit_apart
from tests.server.players import HousePlayer, Player, begin, begun, play_out

pytestmark = pytest.mark.anyio
GAMES = ["kahuna", "medailles", "olympiades"]


def sharing_of(registry: TableRegistry) -> Sharing:
    """What a registry shares."""
    assert registry.sharing is not None
    return registry.sharing


async def soon(holds: Callable[[], Any]) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - it happens in another house
            await asyncio.sleep(0.01)


async def kill(registry: TableRegistry) -> None:
    """A process dies: it does and writes nothing more."""
    for live in registry.tables.values():
        live.stop()
    for task in list(registry.tasks):
        task.cancel()
    await asyncio.gather(*registry.tasks, return_exceptions=True)


@pytest.mark.parametrize("game", GAMES)
async def test_a_whole_game_of_people_on_two_processes(postgres: str, game: str) -> None:
    """Secret choices, undo and all: in the end both have the same log, and the record proves itself."""
    async with houses(postgres, 2, round_seconds=0.01) as (one, other):
        table, players = await begun_apart([one, other], game, "abcd" if game == "olympiades" else "ab")
        await asyncio.wait_for(play_out(players), PATIENCE)
        first, second = await one.find(table), await other.find(table)
        assert first.table.is_over
        assert first.table.proof == second.table.proof
        record = await other.records.complete(second)
        assert verify(read_record(record), second.table.commitment) is Verdict.VERIFIED


async def test_six_secret_choices_in_one_moment_on_three_processes(postgres: str) -> None:
    """Each is in the log once, none was refused, and everybody sees the same position after it."""
    async with houses(postgres, 3, round_seconds=0.05) as registries:
        table, players = await begun_apart(registries, "olympiades", "abcdef")
        dice = random.Random(1)
        while len(players[0].position["to_act"]) < 6:  # an event in which one after the other acts comes first
            one = players[players[0].position["to_act"][0]]
            await one.until(lambda one=one: one.decision is not None)
            await one.act(dice.choice(one.position["decision"]["actions"])["action"])
            await caught_up(registries, table, players)
        answers = await asyncio.gather(
            *(player.act(player.position["decision"]["actions"][0]["action"]) for player in players)
        )
        assert [answer["type"] for answer in answers] == ["done"] * 6
        await caught_up(registries, table, players)
        logged = [client for _, _, client, _ in await registries[0].store.log(table)]
        assert len(set(logged)) == len(logged)
        proofs = [(await registry.find(table)).table.proof for registry in registries]
        assert proofs == proofs[:1] * 3


async def caught_up(registries: list[TableRegistry], table: str, players: list[HousePlayer]) -> None:
    """All pages show the last entry."""
    number = (await registries[0].find(table)).table.playing().entries[-1].number
    for player in players:
        await player.until(lambda one=player: one.position["entry"] >= number)


async def test_a_refusal_is_made_from_the_whole_log(postgres: str) -> None:
    """An invitation that another process has given a moment ago is good here."""
    async with houses(postgres, 2) as (one, other):
        await one.name("a", "Ana")
        await other.name("b", "Bea")
        made = await one.create("a", p.NewTable("kahuna", ["me", "open"]))
        ana, bea = HousePlayer(one, "a", 0), HousePlayer(other, "b", 1)
        await bea.greet(made.table)
        await ana.greet(made.table)
        await ana.do("set_seat", seat=1, kind="reserved")
        token = (await ana.do("invite", seat=1))["token"]
        assert (await bea.do("claim", token=token))["type"] == "done"
        await ana.until(lambda: ana.table["seats"][1]["name"] == "Bea")


async def test_a_message_that_is_sent_again_to_another_process_is_done_once(postgres: str) -> None:
    """The page did not hear that it was done, and its process is gone."""
    async with houses(postgres, 2) as (one, other):
        table, players = await begun_apart([one, other], "kahuna")
        mover = next(player for player in players if player.decision is not None)
        there = other if mover.session.registry is one else one
        decision = mover.position["decision"]
        act = {"seat": mover.seat, "decision": decision["number"], "action": decision["actions"][0]["action"]}
        assert (await mover.ask("act", id_="once", **act))["type"] == "done"
        again = HousePlayer(there, mover.session.user, mover.seat)
        await again.greet(table)
        assert (await again.ask("act", id_="once", **act))["type"] == "done"
        clients = [client for _, _, client, _ in await one.store.log(table)]
        assert clients.count(f"{mover.session.user} once") == 1


async def test_chat_names_and_presence_come_across(postgres: str) -> None:
    """Within two seconds at most, in one order, and lines are deleted everywhere."""
    async with houses(postgres, 2) as (one, other):
        _, (ana, bea) = await sit_apart([one, other], "kahuna")
        await asyncio.gather(*(player.do("say", text=f"{player.seat} {n}") for n in range(3) for player in (ana, bea)))
        for player in (ana, bea):
            await player.until(lambda who=player: len(lines(who)) == 6)
        assert lines(ana) == lines(bea)
        await ana.until(lambda: all(seat["present"] for seat in ana.table["seats"]) or presence(ana) == [True, True])
        mine = next(number for number, text in lines(ana).items() if text.startswith("0"))
        await ana.do("delete_line", line=mine)
        await bea.until(lambda: lines(bea)[mine] == "")
        await other.name("b", "Béatrice")
        await ana.until(lambda: ana.table["seats"][1]["name"] == "Béatrice")
        bea.leave()
        await ana.until(lambda: presence(ana) == [True, False])
        await other.erase("b")
        await ana.until(lambda: not any(text.startswith("1") for text in lines(ana).values()))
        assert "b" not in one.names


def lines(player: HousePlayer) -> dict[int, str]:
    """The chat as a page puts it together."""
    return {line["line"]: line["text"] for one in player.messages if one["type"] == "chat" for line in one["lines"]}


def presence(player: HousePlayer) -> list[bool]:
    """Who is there, as last told."""
    told = [one for one in player.messages if one["type"] in {"presence", "table"}][-1]
    return list(told["present"]) if told["type"] == "presence" else [seat["present"] for seat in told["seats"]]


async def test_nobody_is_absent_who_is_on_another_process(postgres: str) -> None:
    """A host cannot free the seat of somebody whose page is connected elsewhere."""
    async with houses(postgres, 2, absent_seconds=0.0) as (one, other):
        table, (ana, bea) = await begun_apart([one, other], "kahuna")
        sharing_of(other).ledger.seconds = PATIENCE  # however late its next sign of life is
        await sharing_of(other).beat()
        await soon(lambda: "b" in one.tables[table].presence.elsewhere)
        refused = await ana.ask("free_seat", seat=1)
        assert refused["code"] == "not-absent", refused
        bea.leave()
        await soon(lambda: "b" not in one.tables[table].presence.elsewhere)
        await ana.do("free_seat", seat=1)


async def test_one_process_answers_for_bots_and_another_takes_over_when_it_dies(postgres: str) -> None:
    """Also where its row had not told yet that a bot must act."""
    async with houses(postgres, 1) as (one,):
        await one.name("a", "Ana")
        made = await one.create("a", p.NewTable("cartagena", ["me", "bot:random", "bot:random"]))
        ana = HousePlayer(one, "a", 0)
        await ana.greet(made.table)
        await begin([ana])
        await finish_turn(ana)
        await ana.until(lambda: ana.decision is not None)
        assert made.table in sharing_of(one).owned
        other = await house(postgres)
        try:
            there = HousePlayer(other, "a", 0)
            there.sent = 1000  # no id of a message comes twice
            await there.greet(made.table)
            await kill(one)
            await finish_turn(there)
            await there.until(lambda: there.decision is not None)
            assert made.table in sharing_of(other).owned
            entries = [log.read(data) for data, *_ in await other.store.log(made.table)]
            decisions = [(entry.seat, entry.decision) for entry in entries if isinstance(entry, log.Played)]
            assert len(set(decisions)) == len(decisions)
        finally:
            await other.close()


async def test_another_takes_over_within_five_seconds(postgres: str) -> None:
    """By the database's clock: a sign of life lasts three seconds, and the first look after that takes the table."""
    rounds = TableSettings().round_seconds  # from one look to the next; a look may just have been
    assert ALIVE_SECONDS + 2 * rounds <= 5.0
    assert 2 * rounds <= 2.0  # without a bus nobody hears later than that
    async with houses(postgres, 2, round_seconds=1e6) as (one, other):
        table, _ = await begun_apart([one], "kahuna", clock=30)
        await soon(lambda: table in sharing_of(one).owned)
        await one.write_rows()
        now = other.now
        other.now = lambda: now() + 60.0
        await sharing_of(one).beat()
        assert await seconds_left(one) <= ALIVE_SECONDS
        await live_for(one, PATIENCE)
        await sharing_of(other).look_after()
        assert table not in sharing_of(other).owned
        await live_for(one, 0.0)
        await sharing_of(other).look_after()
        assert table in sharing_of(other).owned


async def seconds_left(registry: TableRegistry) -> float:
    """How long a process still counts as alive."""
    async with registry.store.engine.begin() as connection:
        asked = text(f"SELECT until - {NOW} FROM processes WHERE id = :id")
        return float((await connection.execute(asked, {"id": sharing_of(registry).id})).scalar_one())


async def live_for(registry: TableRegistry, seconds: float) -> None:
    """A process counts as alive for so long."""
    async with registry.store.engine.begin() as connection:
        told = text(f"UPDATE processes SET until = {NOW} + :seconds WHERE id = :id")
        await connection.execute(told, {"seconds": seconds, "id": sharing_of(registry).id})


async def finish_turn(player: Player) -> None:
    """Plays until it is somebody else's turn."""
    await player.until(lambda: player.decision is not None)
    while player.decision is not None:
        decision = player.decision
        answer = await player.act(decision["actions"][0]["action"])
        assert answer["type"] == "done", answer
        await player.until(lambda was=decision: player.decision != was)


async def test_a_process_that_wakes_up_late_has_lost_its_tables(postgres: str) -> None:
    """It asks again, and answers nothing twice."""
    async with houses(postgres, 2) as both:
        one, _ = both
        await one.name("a", "Ana")
        made = await one.create("a", p.NewTable("kahuna", ["me", "bot:random"]))
        ana = HousePlayer(one, "a", 0)
        await ana.greet(made.table)
        await begin([ana])
        await finish_turn(ana)  # then the bot must act
        await soon(lambda: any(made.table in sharing_of(house).owned for house in both))
        late = next(house for house in both if made.table in sharing_of(house).owned)  # whoever was first
        sharing = sharing_of(late)
        sharing.beaten -= 100.0
        await sharing.beat()
        assert not sharing.owned
        assert late.tables[made.table].answering.is_elsewhere
        await play_out([ana])


async def test_whoever_was_taken_for_dead_tells_again_who_is_here(postgres: str) -> None:
    """A process that stood still for a while was buried by another, with its pages."""
    async with houses(postgres, 2) as (one, other):
        table, _ = await begun_apart([one, other], "kahuna")
        await soon(lambda: "a" in other.tables[table].presence.elsewhere)
        async with one.store.engine.begin() as connection:
            await remove(connection, sharing_of(one).id)
        await soon(lambda: "a" not in other.tables[table].presence.elsewhere)
        sharing_of(one).beaten -= 100.0
        await soon(lambda: "a" in other.tables[table].presence.elsewhere)


async def test_a_table_that_cannot_be_followed_is_set_aside(postgres: str) -> None:
    """Others are followed all the same, and who opens it is told why it cannot be."""
    async with houses(postgres, 2) as (one, other):
        bad, players = await begun_apart([one, other], "kahuna")
        good, others = await begun_apart([one, other], "kahuna", "cd")
        at = next(player for player in players if player.session.registry is other)
        async with one.store.engine.begin() as connection:
            await connection.execute(
                text(
                    "INSERT INTO entries (table_id, number, entry, at, client, proof)"
                    " SELECT table_id, number + 1, entry, at, client || 'x', proof FROM entries WHERE table_id = :id"
                    " ORDER BY number DESC LIMIT 1"
                ),
                {"id": bad},
            )
        await soon(lambda: bad in other.loader.aside)
        assert at.messages[-1]["type"] == "goodbye"
        with pytest.raises(Refused, match="table-damaged"):
            await other.find(bad)
        mover = next(player for player in others if player.decision is not None)
        assert (await mover.act(mover.position["decision"]["actions"][0]["action"]))["type"] == "done"
        await caught_up([one, other], good, others)


async def test_a_table_that_nobody_has_in_memory_is_taken_over(postgres: str) -> None:
    """The clock of somebody who has gone runs out at a process that never saw the table."""
    async with houses(postgres, 1) as (one,):
        table, players = await begun_apart([one], "kahuna", clock=30)
        for player in players:
            player.leave()
        await one.write_rows()
        await kill(one)
        other = await house(postgres)
        try:
            now = other.now
            other.now = lambda: now() + 60.0
            before = len(await other.store.log(table))
            await soon(lambda: table in other.tables and other.tables[table].table.version > before)
        finally:
            await other.close()


async def test_a_process_lets_go_of_a_table_at_which_it_has_nothing_to_do(postgres: str) -> None:
    """Nothing is due and its people are elsewhere: it would hear of every move for nothing."""
    async with houses(postgres, 2, round_seconds=1e6) as (one, other):
        table, _ = await begun_apart([one], "kahuna")
        sharing = sharing_of(other)
        assert await sharing.ledger.take([table]) == [table]
        await sharing.take_over(table)
        assert table in sharing.owned
        assert listens(other.tables[table])
        await sharing.look_after()
        assert table not in sharing.owned
        assert not listens(other.tables[table])
        assert await sharing_of(one).ledger.take([table]) == [table]


async def test_a_person_is_read_from_the_database(postgres: str) -> None:
    """A cookie that was ended through one process is not valid at another, and a code works there once."""
    async with houses(postgres, 2) as (one, other):
        await one.name("a", "Ana")
        await sharing_of(other).recognise("a")
        assert (other.names["a"], other.generations["a"]) == ("Ana", 0)
        await one.end_cookies("a")
        await sharing_of(other).recognise("a")
        assert other.generations["a"] == 1
        await one.people.give_code("CODE", "a", time.time() + 60)
        assert [await other.people.use_code("CODE", time.time()) for _ in range(2)] == ["a", ""]


async def test_a_process_with_another_pact_is_refused_while_others_run(postgres: str) -> None:
    """Neither would understand what the other writes; once the others are gone, it starts."""
    async with houses(postgres, 1) as (one,):
        async with one.store.engine.begin() as connection:
            others = "INSERT INTO processes (id, until, pact) SELECT 'later', until, pact + 1 FROM processes"
            await connection.execute(text(others))
        with pytest.raises(Mistake, match="data-of-others"):
            await house(postgres)
        async with one.store.engine.begin() as connection:
            await remove(connection, "later")
        beside = await house(postgres)
        await beside.close()


async def test_a_database_is_not_brought_up_to_date_under_running_processes(postgres: str) -> None:
    """They would go on with the tables as they know them."""
    async with houses(postgres, 1) as (one,):
        async with one.store.engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = 'sharing'"))
            await connection.execute(text("UPDATE processes SET until = until + 1000"))
        newer = Store(postgres)
        with pytest.raises(Mistake, match="data-of-others"):
            await newer.open()
        await newer.close()


async def test_clocks_stand_only_while_no_process_runs(postgres: str) -> None:
    """A second process that starts beside the first notes no pause."""
    async with houses(postgres, 1) as (one,):
        await one.be_seen()
        await asyncio.sleep(0.05)
        beside = await house(postgres)
        assert beside.pauses == one.pauses == []
        await beside.close()
    later = await house(postgres)
    assert len(later.pauses) == 1
    await later.close()


async def test_what_a_dead_process_had_not_told_is_told_by_another(postgres: str) -> None:
    """A decision is in the log and in the row of its table, but nobody at it has been notified yet."""
    async with houses(postgres, 2, round_seconds=0.01) as (one, other):
        target = p.ChannelTarget(url="http://127.0.0.1:9/")
        for user in "ab":
            channel = ChannelRow(user, user, "hook", target, "http://127.0.0.1/", "fr", one.now(), "on", 0.0)
            await one.outbox.store.add_channel(channel)
        await one.outbox.learn()
        await begun(one, "kahuna")
        await one.write_rows()
        assert await one.outbox.store.figures() == [Figure("hook on", 2)]
        await kill(one)
        async with asyncio.timeout(PATIENCE):
            while Figure("notices waiting", 1) not in await other.outbox.store.figures():  # noqa: ASYNC110 - as above
                await asyncio.sleep(0.05)
