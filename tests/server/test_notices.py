"""Notices reach people who are away: real receivers on this machine, a clock on the wall that the tests move."""

from __future__ import annotations

import asyncio
import base64
import json
import random
import secrets
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]
import httpx
import pytest
from aiohttp import web
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tablee.engine import registry as games
from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Refused
from tablee.engine.shapes import SPECTATOR
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.notices.channels import NoticeConfig, link_token, quiet_until
from tablee.server.notices.outbox import PAUSES, Outbox, told_of
from tablee.server.notices.sending import Sender, is_public, new_key
from tablee.server.protocol import ChannelKind, ChannelTarget, NoticeSettings
from tablee.server.store.outbox import ChannelRow
from tablee.server.store.rows import Outgoing
from tablee.server.store.store import DAY, Store, sqlite_url
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.settings import TableSettings
from tablee.server.tables.summary import listed
from tablee.testing.claims import claims_for
from tablee.testing.secrecy import open_kinds
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.players import BotsHere, HousePlayer, begin, begun, browsers, running
from tests.server.siege import Process
from tests.server.test_television import MOVES, OPTIONS, SECRETIVE, step

pytestmark = pytest.mark.anyio
MINUTE = 60.0
HERE = ("127.0.0.1",)
KEY = new_key()
LAGGING = replace(QUICK, row_seconds=1e6)  # rows of tables are not written while a test runs
Asked = dict[str, Any]


class Receiver:
    """A push service and web hooks, on this machine: keeps what comes, and can be out of order."""

    def __init__(self) -> None:
        self.requests: list[tuple[str, str, dict[str, str], bytes]] = []
        self.status = 201
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)
        self.port = 0

    async def take(self, request: web.Request) -> web.Response:
        self.requests.append((request.method, request.path, dict(request.headers), await request.read()))
        return web.Response(status=self.status)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Receiver]:
        application = web.Application()
        application.router.add_route("*", "/{rest:.*}", self.take)
        runner = web.AppRunner(application)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        self.port = runner.addresses[0][1]
        yield self
        await runner.cleanup()

    def target(self, path: str = "push", **more: str) -> ChannelTarget:
        """Where notices go; with the keys of a browser."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": unpadded(point), "auth": unpadded(self.auth)} if path == "push" else {}
        return ChannelTarget(url=f"http://127.0.0.1:{self.port}/{path}", **keys, **more)

    def pushed(self) -> list[Asked]:
        """What was pushed, decrypted, from a server that has signed it."""
        found = []
        for _, path, headers, body in self.requests:
            if path != "/push":
                continue
            assert Vapid02.verify(headers["Authorization"])
            claims = headers["Authorization"].split("t=")[1].split(".")[1]
            audience = json.loads(base64.urlsafe_b64decode(claims + "=="))["aud"]
            assert audience == f"http://127.0.0.1:{self.port}"
            assert b"Kahuna" not in body
            plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
            found.append(json.loads(plain))
        return found


class Letters:
    """A mail server on this machine."""

    def __init__(self) -> None:
        self.came: list[EmailMessage] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 - as aiosmtpd calls it
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.came.append(found)
        return "250 OK"


def unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Wall:
    """A clock on the wall that a test moves, and a server by it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.now = 1_000_000.0

    @asynccontextmanager
    async def server(self, smtp: str = "", settings: TableSettings = QUICK) -> AsyncIterator[TableRegistry]:
        opened = TableRegistry(Store(sqlite_url(self.file)), settings, now=lambda: self.now, bots=BotsHere())
        await opened.open(is_alone=True)
        sender = opened.outbox.sender = Sender(NoticeConfig(smtp, "tablee@example.org", HERE), KEY)
        await opened.outbox.open()
        try:
            yield opened
        finally:
            await opened.close()
            await sender.close()

    async def pass_by(self, outbox: Outbox, seconds: float = 6 * MINUTE) -> None:
        """Time passes, and the server looks what is due."""
        await outbox.look()
        self.now += seconds
        await outbox.look()


@pytest.fixture
def wall(tmp_path: Path) -> Wall:
    return Wall(tmp_path / "tables.sqlite")


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with Receiver().open() as opened:
        yield opened


async def subscribe(registry: TableRegistry, user: str, kind: ChannelKind, target: ChannelTarget) -> str:
    """A channel of a person; its trial has arrived."""
    if user not in registry.names:
        await registry.name(user, user.upper())
    await registry.outbox.subscribe(user, kind, target, "fr", "https://club.example/")
    await registry.outbox.look()
    return registry.outbox.of_person(user)[-1].id


def leave(players: list[HousePlayer]) -> None:
    for player in players:
        player.leave()


async def asked_here(registry: TableRegistry, **more: Any) -> tuple[str, list[HousePlayer]]:
    """A game of Kahuna in which a begins: chance decides that."""
    while True:
        table, players = await begun(registry, "kahuna", **more)
        if players[0].decision is not None:
            return table, players
        leave(players)


async def asked_away(registry: TableRegistry, **more: Any) -> tuple[str, list[HousePlayer]]:
    """A game of Kahuna in which a must decide, and both have gone."""
    table, players = await asked_here(registry, **more)
    leave(players)
    return table, players


async def asked_by_a_move(registry: TableRegistry, wall: Wall) -> None:
    """The same after a move of b's, of which the row of the table tells nothing where rows lag."""
    _, players = await begun(registry, "kahuna")
    mover = players[0]
    while players[0].decision is None or mover is players[0]:
        wall.now += 1.0
        mover = next(player for player in players if player.decision is not None)
        await mover.act(mover.decision["actions"][-1]["action"])  # type: ignore[index]
    leave(players)


# Arriving ---------------------------------------------------------------------------------------------


async def test_a_push_is_signed_and_read_only_by_its_browser(wall: Wall, receiver: Receiver) -> None:
    """After some minutes away; it names the game, leads to the table, and comes once."""
    async with wall.server() as registry:
        channel = await subscribe(registry, "a", "push", receiver.target())
        assert [one["title"] for one in receiver.pushed()] == ["Tablée\u202f: vos notifications arrivent ici"]
        table, _ = await asked_away(registry, clock=86400)
        await registry.outbox.look()
        assert len(receiver.requests) == 1
        for _ in range(3):
            await wall.pass_by(registry.outbox)
        assert len(receiver.requests) == 2
        told = receiver.pushed()[-1]
        assert told["title"] == "Kahuna\u202f: à vous de jouer"
        assert told["link"] == f"https://club.example/t/{table}"
        assert told["off"] == f"https://club.example/off/{link_token(registry.key, channel)}"


async def test_mail_is_sent_only_to_who_has_confirmed_it(wall: Wall) -> None:
    """And carries a link that turns it off."""
    letters, loop = Letters(), asyncio.get_running_loop()
    post = await loop.create_server(lambda: SMTP(letters, loop=loop), "127.0.0.1", 0)
    async with post, wall.server(f"smtp://127.0.0.1:{post.sockets[0].getsockname()[1]}") as registry:
        channel = await subscribe(registry, "a", "mail", ChannelTarget(mail="ana@example.org"))
        (first,) = letters.came
        token = link_token(registry.key, channel)
        assert f"https://club.example/confirm/{token}" in first.get_content()
        await asked_away(registry)
        await wall.pass_by(registry.outbox)
        assert len(letters.came) == 1
        await registry.outbox.set_state(channel, "on")
        table, _ = await asked_away(registry)
        await wall.pass_by(registry.outbox)
        told = letters.came[-1]
        assert (told["Subject"], told["To"]) == ("Kahuna\u202f: à vous de jouer", "ana@example.org")
        assert f"https://club.example/t/{table}" in told.get_content()
        assert told["List-Unsubscribe"].strip() == f"<https://club.example/off/{token}>"


@pytest.mark.parametrize(
    ("kind", "path", "target", "key", "method"),
    [
        ("ntfy", "ana-games", {}, "title", "POST"),
        ("matrix", "", {"room": "!r:club", "token": "secret"}, "body", "PUT"),
        ("discord", "api/webhooks/1/x", {}, "content", "POST"),
        ("slack", "services/1", {}, "text", "POST"),
        ("hook", "in", {}, "title", "POST"),
    ],
)
async def test_web_hooks_have_the_form_that_their_receivers_want(
    wall: Wall, receiver: Receiver, kind: ChannelKind, path: str, target: dict[str, str], key: str, method: str
) -> None:
    """Each with words, a link to the table and one that turns it off, none with more."""
    async with wall.server() as registry:
        channel = await subscribe(registry, "a", kind, receiver.target(path, **target))
        table, _ = await asked_away(registry)
        await wall.pass_by(registry.outbox)
        how, where, headers, body = receiver.requests[-1]
        said = json.loads(body)
        assert how == method
        assert "à vous de jouer" in said[key]
        assert f"https://club.example/t/{table}" in body.decode()
        assert f"https://club.example/off/{link_token(registry.key, channel)}" in body.decode()
        if kind == "matrix":
            assert headers["Authorization"] == "Bearer secret"
            assert where.startswith("/_matrix/client/v3/rooms/!r:club/send/m.room.message/")
        if kind == "ntfy":
            assert (where, said["topic"]) == ("/", "ana-games")
            assert [one["label"] for one in said["actions"]] == ["Arrêter ces notifications"]


# Not too much -----------------------------------------------------------------------------------------


async def test_who_answers_or_is_there_is_not_told(wall: Wall, receiver: Receiver) -> None:
    """A decision that was answered meanwhile is void, and one that stays open waits until the person has gone."""
    async with wall.server() as registry:
        await subscribe(registry, "a", "hook", receiver.target("in"))
        table, players = await asked_here(registry)
        players[1].leave()
        await wall.pass_by(registry.outbox, 30 * MINUTE)
        assert len(receiver.requests) == 1
        await players[0].act(players[0].decision["actions"][0]["action"])  # type: ignore[index]
        players[0].leave()
        await wall.pass_by(registry.outbox, 4 * MINUTE)
        assert len(receiver.requests) == 1
        back = HousePlayer(registry, "a", 0)
        await back.greet(table)
        while back.decision:
            await back.act(back.decision["actions"][-1]["action"])
        back.leave()
        for _ in range(3):
            await wall.pass_by(registry.outbox, 30 * MINUTE)
        assert len(receiver.requests) == 1
        assert {figure.what: figure.count for figure in await registry.outbox.store.figures()}["notices void"] >= 1


async def test_quiet_hours_and_digests_gather_what_happens(wall: Wall, receiver: Receiver) -> None:
    """Nothing comes at night; then one message for all tables."""
    midnight = 1_036_800.0  # a day begins
    wall.now = midnight + 9 * 3600
    async with wall.server() as registry:
        await subscribe(registry, "a", "hook", receiver.target("in"))
        night = NoticeSettings(minutes=0, quiet_from=22 * 60, quiet_to=8 * 60, digest=1)
        await registry.outbox.wish("a", night)
        wall.now = midnight + 23 * 3600
        for _ in range(2):
            await asked_away(registry)
        await wall.pass_by(registry.outbox, 8 * 3600)
        assert len(receiver.requests) == 1
        await wall.pass_by(registry.outbox, 3600 + 60)
        assert len(receiver.requests) == 2
        said = json.loads(receiver.requests[-1][3])
        assert said["title"] == "Tablée\u202f: 2 nouvelles"
        assert quiet_until(night, midnight + 7 * 3600) == midnight + 8 * 3600
        assert quiet_until(night, midnight + 12 * 3600) == 0
        await asked_away(registry)
        await wall.pass_by(registry.outbox, 60)
        assert len(receiver.requests) == 2
        await wall.pass_by(registry.outbox, 3600)
        assert len(receiver.requests) == 3


async def test_a_chat_an_end_and_a_rematch_are_told_to_who_wants_it(wall: Wall, receiver: Receiver) -> None:
    """Several lines of a chat once; each written with the line or the table that it is about."""
    async with wall.server() as registry:
        await subscribe(registry, "b", "hook", receiver.target("in"))
        await registry.outbox.wish("b", NoticeSettings(kinds=["invited", "ended", "chat"], minutes=0))
        table, (ana, ben) = await begun(registry, "kahuna")
        ben.leave()
        wall.now += 1
        for text in ("one", "two"):
            await ana.do("say", text=text)
        await wall.pass_by(registry.outbox)
        await ana.do("concede", seat=0)
        await wall.pass_by(registry.outbox)
        await ana.do("rematch")
        await wall.pass_by(registry.outbox)
        kinds = [json.loads(body)["kind"] for *_, body in receiver.requests]
        assert kinds == ["trial", "chat", "ended", "invited"]
        assert b"one" not in b"".join(body for *_, body in receiver.requests)
        assert (await registry.find(table)).table.rematch in receiver.requests[-1][3].decode()


# What goes wrong --------------------------------------------------------------------------------------


async def test_a_failing_receiver_is_tried_after_growing_pauses_and_then_dropped(
    wall: Wall, receiver: Receiver
) -> None:
    """What it missed arrives when it is back; one that never answers hears nothing more."""
    async with wall.server() as registry:
        channel = await subscribe(registry, "a", "hook", receiver.target("in"))
        receiver.status = 500
        await asked_away(registry)
        await wall.pass_by(registry.outbox)
        assert len(receiver.requests) == 2
        for number, pause in enumerate(PAUSES):
            wall.now += pause - 1
            await registry.outbox.look()
            assert len(receiver.requests) == 2 + number
            wall.now += 2
            await registry.outbox.look()
            assert len(receiver.requests) == 3 + number
        assert registry.outbox.channels[channel].state == "dropped"
        assert registry.outbox.failures == 1 + len(PAUSES)


async def test_a_subscription_that_is_gone_is_dropped_at_once(wall: Wall, receiver: Receiver) -> None:
    """As a browser's is, when its person has withdrawn it."""
    async with wall.server() as registry:
        receiver.status = 410
        channel = await subscribe(registry, "a", "push", receiver.target())
        assert registry.outbox.channels[channel].state == "dropped"


async def test_a_server_that_was_killed_tells_what_it_had_not_and_nothing_twice(wall: Wall, receiver: Receiver) -> None:
    """Between a decision and its notice, and after the notice: it follows from the log, and its key is kept."""
    async with wall.server() as registry:
        await subscribe(registry, "a", "hook", receiver.target("in"))
        await asked_away(registry)  # nobody looks at the outbox any more: as if killed here
    async with wall.server() as registry:
        await wall.pass_by(registry.outbox)
        assert len(receiver.requests) == 2
    async with wall.server() as registry:
        for _ in range(3):
            await wall.pass_by(registry.outbox)
    assert len(receiver.requests) == 2


# Its fourth argument says how often it looks what is to be told.
KILLED = """
import sys
from dataclasses import replace
from pathlib import Path
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.notices.channels import NoticeConfig
from tests.server.conftest import QUICK

settings = replace(QUICK, notice_seconds=float(sys.argv[4]), seen_seconds=0.05, row_seconds=1000.0)
notices = NoticeConfig(hosts=("127.0.0.1",))
server = make_server(
    Config(port=int(sys.argv[1]), data=Path(sys.argv[2]), settings=settings, notices=notices),
    lambda: print(server.servers[0].sockets[0].getsockname()[1], flush=True),
)
server.run()
"""


async def test_a_process_killed_between_a_decision_and_its_notice_tells_it_once(
    tmp_path: Path, receiver: Receiver
) -> None:
    """With `kill -9`, before it has looked what is to be told; and once more after it has told it."""
    process = Process(tmp_path / "tables.sqlite", "", 0.02, KILLED)

    async def told(count: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while len(receiver.requests) < count:  # noqa: ASYNC110 - another process tells it
                await asyncio.sleep(0.02)

    try:
        await process.start()
        async with browsers(process.port, "Ana") as (ana,):
            await ana.http.post("/api/me/notices", json={"minutes": 0})
            target = {"url": receiver.target("in").url}
            await ana.http.post("/api/me/notices/channels", json={"kind": "hook", "target": target, "lang": "fr"})
            await told(1)  # the trial
            await process.stop(signal.SIGKILL)
            process.speed = 1e6  # it never looks
            await process.start()
            made = await ana.open_table("cartagena", ["me", "bot:random"])
            page = await ana.socket(0)
            await page.greet(made["table"])
            await begin([page])
            await page.until(lambda: page.decision is not None)
            await process.stop(signal.SIGKILL)
            assert len(receiver.requests) == 1
            process.speed = 0.02
            for _ in range(2):
                await process.start()
                await told(2)
                await process.stop(signal.SIGKILL)
        assert [json.loads(body)["kind"] for *_, body in receiver.requests] == ["trial", "turn"]
    finally:
        await process.stop(signal.SIGKILL)


async def test_two_processes_send_a_notice_once(wall: Wall, receiver: Receiver) -> None:
    """A claim in the database decides which."""
    async with wall.server() as one, wall.server() as other:
        await subscribe(one, "a", "hook", receiver.target("in"))
        await asked_away(one)
        await one.outbox.look()
        await one.write_rows()
        await other.outbox.learn()
        wall.now += 6 * MINUTE
        await asyncio.gather(one.outbox.look(), other.outbox.look())
        assert len(receiver.requests) == 2


async def test_a_row_that_lags_behind_its_log_voids_no_notice(wall: Wall, receiver: Receiver) -> None:
    """Whoever looks at what is due reads the log of a table if its row does not yet say what has happened."""
    async with wall.server(settings=LAGGING) as one, wall.server(settings=LAGGING) as other:
        await subscribe(one, "a", "hook", receiver.target("in"))
        await other.outbox.learn()
        await asked_by_a_move(one, wall)
        await one.outbox.look()
        wall.now += 6 * MINUTE
        await other.outbox.look()
        assert len(receiver.requests) == 2


async def test_whoever_takes_over_a_table_tells_what_the_dead_had_not(wall: Wall, receiver: Receiver) -> None:
    """Its log says more than its row, so nobody may have been told."""
    async with wall.server(settings=LAGGING) as other, wall.server(settings=LAGGING) as one:
        await subscribe(one, "a", "hook", receiver.target("in"))
        await other.outbox.learn()
        await asked_by_a_move(one, wall)  # which never looks again
        await other.loader.catch_up()
        await wall.pass_by(other.outbox)
        assert len(receiver.requests) == 2


# Who may be reached -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://192.168.0.1/x",
        "https://10.0.0.1/",
        "https://[::1]/",
        "https://169.254.169.254/latest",
        "http://ntfy.sh/x",
    ],
)
async def test_nobody_makes_the_server_talk_to_its_own_network(wall: Wall, url: str) -> None:
    """Private addresses and plain http are refused, unless the operator allows the host."""
    sender = Sender(NoticeConfig(), KEY)
    with pytest.raises(Refused, match="host-not-allowed"):
        sender.check("hook", ChannelTarget(url=url))
    assert not is_public("::ffff:127.0.0.1")
    named = Sender(NoticeConfig(hosts=("localhost",)), KEY)
    named.check("hook", ChannelTarget(url="http://localhost:1/"))
    with pytest.raises(Refused, match="host-not-allowed"):
        named.check("hook", ChannelTarget(url="https://example.org/"))


async def test_a_name_that_leads_into_the_own_network_is_not_followed(receiver: Receiver) -> None:
    """It is looked up for each request, and the address that was looked at is the one that is asked."""
    sender = Sender(NoticeConfig(), KEY)
    with pytest.raises(OSError, match=r"localhost|public"):
        await sender.request("POST", f"http://localhost:{receiver.port}/in", {}, b"{}")
    await sender.close()
    assert receiver.requests == []


async def test_a_link_turns_a_channel_off_and_on_without_a_name(tmp_path: Path, receiver: Receiver) -> None:
    """Over HTTP; a link that nobody was sent does nothing, and bad wishes are refused with a sentence."""
    config = Config(
        port=0,
        data=tmp_path / "tables.sqlite",
        settings=replace(QUICK, notice_seconds=0.05),
        page=tmp_path / "no page",
        notices=NoticeConfig(hosts=HERE),
    )
    server = make_server(config)
    async with running(server) as port, browsers(port, "Ana") as (ana,):
        info = (await ana.http.get("/api/me/notices")).json()
        assert info["offered"] == ["push", "ntfy", "matrix", "discord", "slack", "hook"]
        assert len(base64.urlsafe_b64decode(info["push_key"] + "=")) == 65
        target = {"url": f"http://127.0.0.1:{receiver.port}/in"}
        new = {"kind": "hook", "target": target, "lang": "en"}
        info = (await ana.http.post("/api/me/notices/channels", json=new)).json()
        assert [(one["kind"], one["where"], one["state"]) for one in info["channels"]] == [("hook", "127.0.0.1", "on")]
        while not receiver.requests:  # noqa: ASYNC110 - the receiver tells nobody
            await asyncio.sleep(0.01)
        off = json.loads(receiver.requests[0][3])["off"]
        token = off.rpartition("/")[2]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as stranger:
            assert (await stranger.post(f"/api/notices/{token}x/off")).json()["code"] == "bad-link"
            assert (await stranger.post(f"/api/notices/{token}/off")).json()["state"] == "off"
            assert (await stranger.post(f"/api/notices/{token}/on")).json()["state"] == "on"
            assert (await stranger.get("/api/me/notices")).json()["code"] == "name-needed"
        for kind, wrong, code in (
            ("mail", {"mail": "a@b.c"}, "no-such-channel"),
            ("hook", {"url": "https://10.0.0.1/"}, "host-not-allowed"),
            ("hook", {"url": "file:///etc/passwd"}, "bad-channel"),
            ("matrix", target, "bad-channel"),
        ):
            answer = await ana.http.post("/api/me/notices/channels", json={"kind": kind, "target": wrong, "lang": "en"})
            assert answer.json()["code"] == code
        late = await ana.http.post("/api/me/notices", json={"quiet_from": 1440})
        assert late.json()["code"] == "bad-request"
        gone = await ana.http.delete(f"/api/me/notices/channels/{info['channels'][0]['id']}")
        assert gone.json()["channels"] == []


# Secrets ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SECRETIVE)
async def test_secrets_that_change_places_change_no_notice(registry: TableRegistry, game: str) -> None:
    """Every kind of secret is exchanged, move by move: who is told of what, and when, of which the words are made."""
    claims = claims_for(games.get(game))
    table, players = await begun(registry, game, players=SECRETIVE[game], options=OPTIONS.get(game, {}))
    live = await registry.find(table)
    rows = [
        ChannelRow(f"c {player.session.user}", player.session.user, "hook", ChannelTarget(), "", "fr", 0.0, "on", 0.0)
        for player in players
    ]
    registry.outbox.channels = {row.id: row for row in rows}
    registry.outbox.told = registry.outbox.people_told()

    def notices() -> list[Outgoing]:
        told = told_of(listed(live.table))
        return [one for kind, user, key, at in told for one in registry.outbox.of(kind, user, table, key, at)]

    dice, chance = random.Random(7), SeededChance(7)
    exchanged = 0
    for _ in range(MOVES):
        state = live.table.playing().state
        here = notices()
        assert here
        for kind in open_kinds(claims.secrets(state, SPECTATOR)).values():
            live.table.playing().state = kind.draw(chance).twin(state)
            assert notices() == here  # without a pause: the table may answer by itself
            exchanged += 1
        live.table.playing().state = state
        await step(players, dice)
    assert exchanged > 0


async def test_a_notice_is_the_same_whatever_is_hidden(wall: Wall, receiver: Receiver) -> None:
    """Two games with other cards in all hands, at other moments of the day: the same words, but for the link."""
    said = []
    async with wall.server() as registry:
        await subscribe(registry, "a", "hook", receiver.target("in"))
        for _ in range(2):
            table, _ = await asked_away(registry, clock=86400)
            await wall.pass_by(registry.outbox)
            body = receiver.requests[-1][3].decode()
            told = json.loads(body.replace(table, "TABLE"))
            said.append({key: value for key, value in told.items() if key != "id"})
            wall.now += DAY / 3
    assert said[0] == said[1]
    assert set(said[0]) == {"kind", "title", "text", "link", "off"}
