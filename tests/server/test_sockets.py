"""A real server, real sockets, on loopback."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.engine.chance import commitment, contribution_seal
from tablee.engine.record import Verdict, read_record, verify
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.players import Browser, Player, SocketPlayer, begin, browsers, play_out, running

pytestmark = pytest.mark.anyio
MANY = 400


async def table_for(people: list[Browser], game: str, **more: Any) -> tuple[dict[str, Any], list[SocketPlayer]]:
    """A table at which these people sit, begun."""
    made = await people[0].open_table(game, ["me"] + ["open"] * (len(people) - 1), **more)
    players = [await browser.socket(seat) for seat, browser in enumerate(people)]
    for player in players:
        await player.greet(made["table"])
        if player.seat:
            await player.do("sit_down", seat=player.seat)
    await begin(players)
    return made, players


def check_chance(player: Player, kept: str, seals: list[str]) -> str:
    """What a browser finds out at the end from what it kept itself: commitment and seals from before the deal."""
    table = player.table
    seed = bytes.fromhex(table["seed"])
    if commitment(table["table"], table["game"], table["version"], seed) != kept:
        return "seed"
    brought = [contribution_seal(bytes.fromhex(seat["contribution"])) for seat in table["seats"]]
    return "" if brought == seals else "contribution"


@pytest.mark.parametrize("game", ["tiny", "kahuna"])
async def test_two_browsers_play_a_whole_game(port: int, game: str) -> None:
    """To the record, which verifies with the commitment that was kept from before the deal."""
    async with browsers(port, "Ana", "Ben", "") as (ana, ben, nobody):
        made, players = await table_for([ana, ben], game)
        spectator = await nobody.socket()
        await spectator.greet(made["table"])
        seals = [contribution_seal(player.contribution) for player in players]
        await play_out(players)
        await spectator.until(lambda: spectator.table["phase"] == "over")
        answer = await nobody.http.get(f"/api/tables/{made['table']}/record")
        assert verify(read_record(answer.text), made["commitment"]) is Verdict.VERIFIED
        assert check_chance(players[0], made["commitment"], seals) == ""
        proof = (await nobody.http.get(f"/api/tables/{made['table']}/proof")).json()
        assert proof["seals"] == seals
        assert proof["seed"] == players[0].table["seed"]


async def test_a_spectator_hears_no_secret_on_the_wire(port: int) -> None:
    """No card of a hand, no action to choose, no draw, no seed before the end."""
    async with browsers(port, "Ana", "Ben", "") as (ana, ben, nobody):
        made, players = await table_for([ana, ben], "kahuna")
        spectator = await nobody.socket()
        await spectator.greet(made["table"])
        dice = random.Random(7)
        for _ in range(15):
            one = next(player for player in players if player.position["decision"])
            await one.act(dice.choice(one.position["decision"]["actions"])["action"])
            entry = one.position["entry"]
            for player in (*players, spectator):
                await player.until(lambda it=player, entry=entry: it.position["entry"] >= entry)
        for message in map(json.loads, spectator.wire):
            if message["type"] == "position":
                assert message["decision"] is None
                assert not any(hand["cards"] for hand in message["view"]["hands"])
            if message["type"] == "table":
                assert message["seed"] == ""
        wire = "\n".join(spectator.wire)
        assert "outcome" not in wire
        assert '"hash"' not in wire


async def test_a_cheating_server_is_caught(port: int) -> None:
    """Seed and commitment exchanged at the end do not fit what the browser kept."""
    async with browsers(port, "Ana", "Ben") as people:
        made, players = await table_for(people, "tiny")
        seals = [contribution_seal(player.contribution) for player in players]
        await players[0].do("concede", seat=0)
        await players[1].until(lambda: players[1].table["phase"] == "over")
        table = players[1].table
        swapped = bytes(32)
        lie = {**table, "seed": swapped.hex()}
        lie["commitment"] = commitment(lie["table"], lie["game"], lie["version"], swapped)
        assert check_chance(players[1], made["commitment"], seals) == ""
        players[1].messages.append(lie)
        assert check_chance(players[1], made["commitment"], seals) == "seed"


async def test_a_seat_that_changes_its_contribution_is_caught(port: int) -> None:
    """By the server at once, and by the other browser if the server played along."""
    async with browsers(port, "Ana", "Ben") as people:
        made, players = await table_for(people, "tiny")
        seals = [contribution_seal(player.contribution) for player in players]
        await players[0].do("concede", seat=0)
        await players[1].until(lambda: players[1].table["phase"] == "over")
        lie = json.loads(json.dumps(players[1].table))
        lie["seats"][0]["contribution"] = bytes(16).hex()
        players[1].messages.append(lie)
        assert check_chance(players[1], made["commitment"], seals) == "contribution"


async def test_a_lost_connection_comes_back(port: int) -> None:
    """The seat is kept, the present is told, an action sent again counts once."""
    async with browsers(port, "Ana", "Ben") as (ana, ben):
        made, players = await table_for([ana, ben], "kahuna")
        one = next(player for player in players if player.position["decision"])
        browser = (ana, ben)[one.seat]
        other = players[1 - one.seat]
        decision = one.position["decision"]
        fields = {"seat": one.seat, "decision": decision["number"], "action": decision["actions"][0]["action"]}
        await one.put(json.dumps({"type": "act", "id": "lost", **fields}))
        await other.until(lambda: other.position["entry"] == 1)
        await one.close()
        await other.until(lambda: not other.last("presence")["present"][one.seat])
        back = await browser.socket(one.seat)
        await back.greet(made["table"])
        assert back.position["entry"] == 1
        assert (await back.ask("act", id_="lost", **fields))["type"] == "done"
        assert back.position["entry"] == 1
        await other.until(lambda: other.last("presence")["present"][one.seat])


async def test_all_act_and_speak_in_the_same_moment(port: int) -> None:
    """Actions that go at once and chat that waits its turn get in nobody's way: nobody is cut off."""
    async with browsers(port, "Ana", "Ben", "Cid", "Dan") as people:
        _, players = await table_for(list(people), "tiny")
        dice = random.Random(5)
        for _ in range(12):
            asked = [player for player in players if player.position["decision"]]
            acts = [player.act(dice.choice(player.position["decision"]["actions"])["action"]) for player in asked]
            said = [player.ask("say", text="hop") for player in players for _ in range(3)]
            answers = await asyncio.gather(*acts, *said)
            assert {answer.get("code", "") for answer in answers} <= {
                "",
                "stale-decision",
                "chat-closed",
                "talks-too-fast",
            }
            assert not any(player.gone for player in players)
            if players[0].table["phase"] == "over":
                break


async def test_a_hostile_client_gets_refusals_and_hurts_nobody(port: int) -> None:
    """Malformed, foreign, old, nested, giant: answered or closed, and the others play on."""
    async with browsers(port, "Ana", "Ben", "Mallory") as (ana, ben, mallory):
        made, players = await table_for([ana, ben], "kahuna")
        bad = await mallory.socket()
        frames = [
            "",
            "{",
            "[]",
            "null",
            '"hello"',
            "{}",
            '{"type":"act"}',
            '{"type":"nothing","id":"1"}',
            '{"type":"hello","id":1,"version":1}',
            '{"type":"hello","id":"","version":1}',
            '{"type":"watch","id":"x","table":"' + made["table"] + '"}',
            "[" * 2000,
            '{"type":"say","id":"x","text":"' + "y" * 20000 + '"}',
        ]
        for frame in frames:
            start = len(bad.messages)
            await bad.put(frame)
            answer = await bad.wait(lambda message: message["type"] == "refused", start)
            assert answer["code"] in {"bad-message", "hello-first", "message-too-long"}, (frame, answer)
        await bad.socket.send(b"\xff\xfe\x00")
        await bad.do("hello", version=1)
        assert (await bad.ask("watch", table="../../etc"))["code"] == "unknown-table"
        await bad.do("watch", table=made["table"])
        hostile: list[tuple[str, dict[str, Any]]] = [
            ("act", {"seat": 0, "decision": 1, "action": 0}),
            ("act", {"seat": 2**70, "decision": -1, "action": -1}),
            ("take_back", {"seat": 0, "decision": 1}),
            ("undo", {"seat": 0}),
            ("face", {"seat": 0}),
            ("why_not", {"seat": 0, "action": 0}),
            ("preview", {"seat": 0, "action": 0}),
            ("hint", {"seat": 0}),
            ("order", {"seat": 0, "name": "only-one", "on": True}),
            ("concede", {"seat": 0}),
            ("agree_to_end", {"seat": 0, "on": True}),
            ("leave", {"seat": 0}),
            ("sit_down", {"seat": 0}),
            ("sit_in", {"seat": 0, "level": "greedy"}),
            ("take_over", {"seat": 0}),
            ("free_seat", {"seat": 0}),
            ("set_seat", {"seat": 0, "kind": "open"}),
            ("mute", {"seat": 0, "on": True}),
            ("invite", {"seat": 0}),
            ("claim", {"token": "x" * 1000}),
            ("ready", {"seat": 0, "seal": "0" * 64}),
            ("contribute", {"seat": 0, "contribution": "00" * 16}),
            ("start", {}),
            ("rematch", {}),
            ("delete_line", {"line": 0}),
            ("say", {"text": "hi"}),
        ]
        for kind, fields in hostile:
            answer = await bad.ask(kind, **fields)
            assert answer["type"] == "refused", (kind, answer)
        assert not any(message["type"] == "position" and message["viewer"] >= 0 for message in bad.messages)
        await play_out(players)
        assert players[0].table["result"]["ending"] == "finished"


async def test_who_leaves_at_once_is_not_there(port: int) -> None:
    """A page that closes while the server still looks for its table is no spectator of it."""
    async with browsers(port, "Ana", "") as (ana, nobody):
        made = await ana.open_table("tiny", ["me", "open"])
        for _ in range(5):
            page = await nobody.socket()
            await page.put('{"type":"hello","id":"1","version":1}')
            await page.put(json.dumps({"type": "watch", "id": "2", "table": made["table"]}))
            page.socket.transport.abort()
        player = await ana.socket(0)
        await player.greet(made["table"])
        await player.until(lambda: player.last("presence")["spectators"] == 0)


async def test_giant_frames_close_only_their_own_socket(port: int) -> None:
    """The server does not even read them to the end."""
    async with browsers(port, "Ana", "Mallory") as (ana, mallory):
        good, bad = await ana.socket(), await mallory.socket()
        await good.do("hello", version=1)
        with suppress(ConnectionClosed):
            await bad.socket.send("x" * 1_000_000)
        await asyncio.wait_for(bad.reading, PATIENCE)
        assert bad.socket.close_code == 1009
        await good.do("follow_lobby")


async def test_a_flood_is_refused_then_closed(tmp_path: Path) -> None:
    """Others are not slowed down."""
    import dataclasses

    settings = dataclasses.replace(QUICK, person_cost=(1.0, 4.0), longest_pause=0.01)
    server = make_server(Config(port=0, data=tmp_path / "x.sqlite", settings=settings))
    async with running(server) as port, browsers(port, "Ana", "Mallory") as (ana, mallory):
        good, bad = await ana.socket(), await mallory.socket()
        await good.do("hello", version=1)
        frame = json.dumps({"type": "hello", "id": "x", "version": 1})
        with suppress(ConnectionClosed):
            for _ in range(5000):
                await bad.put(frame)
        await asyncio.wait_for(bad.reading, PATIENCE)
        assert {message["type"] for message in bad.messages} == {"welcome", "refused", "goodbye"}
        assert bad.last("goodbye")["why"] == "flood"
        async with httpx.AsyncClient() as somebody:
            assert (await somebody.get(f"http://127.0.0.1:{port}/api/health")).status_code == 200


async def test_nobody_waits_for_all_that_another_has_sent_at_once(tmp_path: Path) -> None:
    """Messages that come in one piece are obeyed in turns; here each of them takes longer than a turn."""
    server = make_server(Config(port=0, data=tmp_path / "x.sqlite", settings=QUICK))
    async with running(server) as port, browsers(port, "Ana", "Mallory") as (ana, mallory):
        good, bad = await ana.socket(), await mallory.socket()
        for page in (good, bad):
            await page.do("hello", version=1)
        seconds = count()
        server.application.registry.meter.clock = lambda: float(next(seconds))
        bad.socket.transport.write(frames_of(json.dumps({"type": "hello", "id": "x", "version": 1}), MANY))
        await bad.until(lambda: answers(bad) > 0)
        await good.do("hello", version=1)  # waits for no database
        looks = next(seconds)
        await bad.until(lambda: answers(bad) == MANY)
        assert next(seconds) - looks > MANY  # most of them came after Ana


def frames_of(text: str, times: int) -> bytes:
    """The same message many times, as a browser masks it, in one piece."""
    assert len(text) < 126
    return (bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()) * times


def answers(player: SocketPlayer) -> int:
    """How many of these messages were answered."""
    return sum(message.get("id") == "x" for message in player.messages)


async def test_sockets_of_other_sites_are_turned_away(port: int) -> None:
    """A foreign page cannot use the cookie, and there is one socket address only."""
    async with browsers(port, "Ana") as (ana,):
        with pytest.raises(InvalidStatus):
            await ana.socket(origin="http://evil.example")


async def test_another_version_is_told_to_reload(port: int) -> None:
    """And the socket is closed."""
    async with browsers(port, "Ana") as (ana,):
        player = await ana.socket()
        answer = await player.ask("hello", version=99)
        assert answer["code"] == "other-version"
        await asyncio.wait_for(player.reading, PATIENCE)


async def test_the_server_says_goodbye(tmp_path: Path) -> None:
    """A page knows that it should come back."""
    server = make_server(Config(port=0, data=tmp_path / "x.sqlite", settings=QUICK))
    async with running(server) as port:
        browser = Browser(port)
        await browser.name("Ana")
        player = await browser.socket()
        await player.do("hello", version=1)
    await asyncio.wait_for(player.reading, PATIENCE)
    assert player.last("goodbye")["why"] == "restart"
    assert player.socket.close_code == 1012
    await browser.close()
