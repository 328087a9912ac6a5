"""One person cannot stop the others: each of these attacks once slowed or stopped every table."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tablee.engine.refusal import Refused
from tablee.server import protocol as p
from tablee.server.http import guard
from tablee.server.http.config import Config
from tablee.server.http.connection import MOST_BEHIND
from tablee.server.http.run import Server, make_server
from tablee.server.jobs import DrawQr
from tablee.server.store import schema
from tablee.server.store.chat import said_values
from tablee.server.store.rows import SaidRow
from tablee.server.store.store import Store, sqlite_url
from tablee.server.tables import chat
from tablee.server.tables.limits import SAMPLED_EVERY, Accounts, Meter, TokenBucket, address_key
from tablee.server.tables.metering import paid
from tablee.server.tables.registry import TableRegistry
from tablee.server.workers import MOST_OF_ONE, Workers
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.players import BotsHere, HousePlayer, WorkersHere, begin, browsers, running, sit

pytestmark = pytest.mark.anyio


class Ticks:
    """A clock that goes on by so much whenever somebody looks at it."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 1000.0
        self.step = step

    def __call__(self) -> float:
        """What it shows."""
        self.now += self.step
        return self.now


def set_clock(meter: Meter, clock: Ticks) -> None:
    """Lets time pass, for a thread that has the processor all the while."""
    meter.clock = meter.cpu = clock
    meter.share = 1.0


@asynccontextmanager
async def served(folder: Path, proxies: tuple[str, ...] = ("127.0.0.1",), **changes: Any) -> AsyncIterator[Server]:
    """A real server with other settings."""
    password = changes.pop("password", "")
    settings = dataclasses.replace(QUICK, **changes)
    config = Config(
        port=0, data=folder / "x.sqlite", settings=settings, page=folder, proxies=proxies, password=password
    )
    server = make_server(config)
    async with running(server):
        yield server


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[TableRegistry]:
    """A registry on the one data file; the next one begins where it stopped."""
    registry = TableRegistry(Store(sqlite_url(tmp_path / "x.sqlite")), QUICK, bots=BotsHere(), workers=WorkersHere())
    await registry.open()
    try:
        yield registry
    finally:
        await registry.close()


def port_of(server: Server) -> int:
    """Where it listens."""
    found: int = server.servers[0].sockets[0].getsockname()[1]
    return found


# Chat -------------------------------------------------------------------------------------------------


async def write_lines(store: Store, table: str, count: int, text: str = "x", user: str = "a", seat: int = 0) -> None:
    """A chat as an older server has let it grow."""
    lines = [SaidRow(number, user, seat, 1.0, f"{number} {text}", deleted=False) for number in range(count)]
    values = [said_values(table, line) for line in lines]
    await store.writer.do(lambda connection: connection.execute(schema.chat.insert(), values).rowcount)


async def test_a_long_chat_is_read_page_by_page(tmp_path: Path) -> None:
    """Who enters gets the last lines, after a restart, too; all others can be asked for, and do not stay in memory."""
    count = 6001
    async with opened(tmp_path) as registry:
        table, _ = await sit(registry, "tiny")
        await write_lines(registry.store, table, count, "🎲" * 498)
    async with opened(tmp_path) as registry:
        guest = HousePlayer(registry, "g")
        await guest.greet(table)
        assert sum(map(len, guest.wire)) < 10**6
        lines = guest.last("chat")["lines"]
        assert [line["line"] for line in lines] == list(range(count - chat.LINES_SENT, count))
        while lines[0]["line"]:
            earlier = (await guest.do("earlier_lines", before=lines[0]["line"]))["lines"]
            assert len(earlier) == chat.LINES_SENT or earlier[0]["line"] == 0
            lines = [*earlier, *lines]
        assert [(line["line"], line["text"].split()[0]) for line in lines] == [(n, str(n)) for n in range(count)]
        for strange in (-(10**30), -5, 0):
            assert (await guest.do("earlier_lines", before=strange))["lines"] == []
        assert (await guest.do("earlier_lines", before=10**30))["lines"][-1]["line"] == count - 1
        known = registry.tables[table].chat.known
        assert known is not None
        assert len(known.last) == chat.LINES_SENT


async def test_all_come_back_at_the_same_time_after_a_restart(tmp_path: Path) -> None:
    """To a table at which something was said: each of them waits for the same lines, and none is thrown out."""
    async with opened(tmp_path) as registry:
        table, (ana, _) = await sit(registry, "tiny")
        await ana.do("say", text="bonjour")
    async with opened(tmp_path) as registry:
        pages = [HousePlayer(registry, user) for user in ("a", "b", "g", "", "")]
        await asyncio.gather(*(page.greet(table) for page in pages))
        assert [[line["text"] for line in page.last("chat")["lines"]] for page in pages] == [["bonjour"]] * len(pages)


async def test_lines_of_long_ago_can_be_deleted_and_erased(tmp_path: Path) -> None:
    """Although they are not in memory any more; who reads them is told."""
    async with opened(tmp_path) as registry:
        table, (ana, ben) = await sit(registry, "tiny")
        await write_lines(registry.store, table, 200, user="b", seat=1)
        registry.tables[table].chat.known = None
        await ana.do("delete_line", line=7)
        assert [(line["line"], line["text"]) for line in ben.last("chat")["lines"]] == [(7, "")]
        assert (await ana.ask("delete_line", line=200))["code"] == "no-such-line"
        await registry.erase("b")
        told = sorted((line["line"], line["text"], line["user"]) for line in ana.last("chat")["lines"])
        assert told == [(number, "", "") for number in range(200)]
        for before in (200, 50):
            lines = (await ana.do("earlier_lines", before=before))["lines"]
            assert [line["text"] for line in lines] == [""] * chat.LINES_SENT


async def test_nobody_talks_without_end(tmp_path: Path) -> None:
    """So many lines at once, and so many a minute; each refusal has its sentence."""
    clock = Ticks()
    store = Store(sqlite_url(tmp_path / "x.sqlite"))
    registry = TableRegistry(store, QUICK, clock=clock, workers=WorkersHere())
    await registry.open()
    try:
        _, (ana, ben) = await sit(registry, "tiny")
        for _ in range(chat.LINES_AT_ONCE):
            await ana.do("say", text="x")
        assert (await ana.ask("say", text="x"))["code"] == "talks-too-fast"
        await ben.do("say", text="y")
        clock.now += 60 / chat.LINES_A_MINUTE
        await ana.do("say", text="x")
        assert (await ana.ask("say", text="x"))["code"] == "talks-too-fast"
    finally:
        await registry.close()


async def test_many_together_do_not_talk_without_end(registry: TableRegistry) -> None:
    """Names are free: the whole table has a pace, too."""
    table, _ = await sit(registry, "tiny")
    codes = set()
    for number in range(chat.ALL_LINES_AT_ONCE // chat.LINES_AT_ONCE + 2):
        await registry.name(f"troll {number}", f"Troll {number}")
        troll = HousePlayer(registry, f"troll {number}")
        await troll.greet(table)
        answers = [await troll.ask("say", text="x") for _ in range(chat.LINES_AT_ONCE)]
        codes = {answer.get("code", "") for answer in answers}
    assert "table-talks-too-fast" in codes


async def test_onlookers_do_not_fill_the_chat_of_those_who_play(registry: TableRegistry) -> None:
    """A chat has an end; onlookers reach theirs first."""
    table, (ana, _) = await sit(registry, "tiny")
    await write_lines(registry.store, table, chat.MOST_LINES_OF_ONLOOKERS, user="troll", seat=-1)
    registry.tables[table].chat.known = None
    await registry.name("troll", "Troll")
    troll = HousePlayer(registry, "troll")
    await troll.greet(table)
    assert (await troll.ask("say", text="x"))["code"] == "chat-full"
    await ana.do("say", text="at last")


# Costs ------------------------------------------------------------------------------------------------


def test_a_bucket_gives_back_with_time_what_was_taken() -> None:
    """Also what was taken too much."""
    clock = Ticks()
    bucket = TokenBucket(10.0, 100.0, clock)
    assert bucket.take(100)
    assert not bucket.take(1)
    bucket.charge(50)
    assert bucket.pause() == pytest.approx(5.5)  # until a twentieth is there again
    clock.now += 5.5
    assert bucket.pause() == 0.0
    assert bucket.take(5)
    clock.now += 1000
    assert bucket.fill() == 100
    assert bucket.spent == 155


def test_a_person_pays_for_the_address_too() -> None:
    """Names are free; other addresses are not touched."""
    accounts = Accounts((100.0, 1000.0), (200.0, 2000.0), 5.0, Ticks())
    for number in range(3):
        accounts.of(f"name {number}", "192.0.2.1").charge(0.9)
    assert accounts.of("name 9", "192.0.2.1").pause() > 0
    assert accounts.of("name 9", "192.0.2.2").pause() == 0
    assert accounts.of("name 0", "192.0.2.2").pause() == 0
    accounts.of("name 0", "192.0.2.2").charge(0.2)
    assert accounts.of("name 0", "192.0.2.3").pause() > 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("", "nothing", False),
    ],
)
def test_a_network_is_one_address(one: str, other: str, same: bool) -> None:
    """Whoever has an IPv6 network has more addresses than anybody can count."""
    assert (address_key(one) == address_key(other)) == same


async def test_what_waits_costs_nothing_and_what_nests_is_paid_once() -> None:
    """Each step on the event loop is paid for by whom it is done for."""
    clock = Ticks()
    meter = Meter(clock, clock)
    accounts = Accounts((1.0, 1e9), (1.0, 1e9), 5.0, Ticks())
    ana, ben = accounts.of("ana", "1"), accounts.of("ben", "2")

    async def work() -> str:
        clock.now += 1
        with suppress(RuntimeError):
            await fails()
        before = meter.switch(ben)
        clock.now += 10
        meter.switch(before)
        await asyncio.sleep(0)
        clock.now += 100
        return "done"

    async def fails() -> None:
        await asyncio.sleep(0)
        clock.now += 1000
        raise RuntimeError

    async def other() -> None:
        clock.now += 10_000

    running_beside = asyncio.create_task(other())
    assert await paid(meter, work(), ana) == "done"
    await running_beside
    assert accounts.spent("person ana") == 1_101_000  # milliseconds
    assert accounts.spent("person ben") == 10_000
    assert meter.payer is None


def test_what_other_programs_take_costs_nobody() -> None:
    """Of the time that passes only the share is paid for in which this thread has the processor."""
    clock, cpu = Ticks(), Ticks()
    meter = Meter(clock, cpu)
    accounts = Accounts((1.0, 1e9), (1.0, 1e9), 5.0, Ticks())
    ana = accounts.of("ana", "1")

    def work() -> None:
        meter.switch(ana)
        clock.now += 1.0
        cpu.now += 0.25
        meter.switch(None)

    for number in range(SAMPLED_EVERY + 1):
        work()
        assert accounts.spent("person ana") == pytest.approx(250 * (number + 1))  # milliseconds


async def test_work_that_is_given_up_is_closed() -> None:
    """A request whose client is gone ends where it waits."""
    meter = Meter()
    ended = []

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    task = asyncio.create_task(paid(meter, work(), None))
    await asyncio.sleep(0)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
    assert ended == [True]


WORDS = {"type": "say", "id": "x", "text": "x"}


async def test_who_is_too_fast_hears_it_with_the_id_and_waits(registry: TableRegistry) -> None:
    """The next message is read after a pause; others are not refused."""
    set_clock(registry.meter, Ticks(0.001))
    registry.accounts.person = (1.0, 5.0)
    _, (ana, ben) = await sit(registry, "tiny")
    ana = HousePlayer(registry, "ana")
    answers = [await ana.ask("hello", version=p.VERSION, id_=f"id {number}") for number in range(10)]
    assert answers[0]["type"] == "welcome"
    assert (answers[-1]["type"], answers[-1]["code"], answers[-1]["id"]) == ("refused", "too-fast", "id 9")
    registry.accounts.bucket("person b", (1e9, 1e9)).left = 1e9
    await ben.do("follow_lobby", on=False)


@pytest.mark.parametrize(
    ("type_", "fields"),
    [
        ("why_not", {"seat": 0, "named": "wave"}),
        ("preview", {"seat": 0, "action": 0}),
        ("follow_lobby", {"on": True}),
        ("face", {"seat": 0}),
        ("say", {"text": "x"}),
        ("earlier_lines", {"before": 5}),
        ("unwatch", {}),
        ("nonsense", {}),
    ],
)
async def test_every_message_costs_what_it_takes(registry: TableRegistry, type_: str, fields: dict[str, Any]) -> None:
    """Whatever it asks for."""
    _, players = await sit(registry, "tiny")
    await begin(players)
    set_clock(registry.meter, Ticks(0.001))
    before = registry.accounts.spent("person a")
    await players[0].ask(type_, **fields)
    assert registry.accounts.spent("person a") > before


async def test_a_hint_costs_what_the_thought_takes(registry: TableRegistry) -> None:
    """It thinks in another process, and that counts as well."""
    _, players = await sit(registry, "tiny")
    await begin(players)
    actor = players[0] if players[0].decision else players[1]
    set_clock(registry.meter, Ticks())
    who = f"person {actor.session.user}"
    await actor.do("hint", seat=actor.seat)
    assert registry.thoughts.spent(who) > 0


async def test_hints_cannot_be_had_without_end(registry: TableRegistry) -> None:
    """Whoever has let others think for too long is refused more of it, and nothing else."""
    registry.thoughts = Accounts((0.001, 1.0), (1e9, 1e9), 60.0, registry.clock)
    _, players = await sit(registry, "tiny")
    await begin(players)
    actor = players[0] if players[0].decision else players[1]
    await actor.do("hint", seat=actor.seat)
    assert (await actor.ask("hint", seat=actor.seat))["code"] == "too-fast"
    await actor.do("why_not", seat=actor.seat, action=0)


async def test_a_move_costs_who_makes_it_the_telling(registry: TableRegistry) -> None:
    """However many look on, and although it is told only when it is written."""
    table, players = await sit(registry, "tiny")
    await begin(players)
    watchers = [HousePlayer(registry, "") for _ in range(20)]
    for watcher in watchers:
        await watcher.greet(table)
    clock = Ticks()
    set_clock(registry.meter, clock)

    def slow(watcher: HousePlayer) -> Any:
        def hear(frame: bytes) -> None:
            clock.now += 0.001
            watcher.hear(frame)

        return hear

    for watcher in watchers:
        watcher.session.send = slow(watcher)
    actor = players[0] if players[0].decision else players[1]
    assert actor.decision is not None
    await actor.act(actor.decision["actions"][0]["action"])
    assert registry.accounts.spent(f"person {actor.session.user}") >= 20


async def test_a_flood_of_pings_is_closed(tmp_path: Path) -> None:
    """Control frames cost, too; others go on meanwhile."""
    async with (
        served(tmp_path, person_cost=(1.0, 20.0), longest_pause=0.001) as server,
        browsers(port_of(server), "Ana", "Mallory") as (ana, mallory),
    ):
        good, bad = await ana.socket(), await mallory.socket()
        await good.do("hello", version=p.VERSION)
        set_clock(server.application.registry.meter, Ticks(0.001))
        flood = asyncio.create_task(ping_forever(bad))
        await asyncio.wait_for(bad.reading, PATIENCE)
        await flood
        assert bad.socket.close_code == 1008
        assert bad.last("goodbye")["why"] == "flood"
        await good.do("follow_lobby")


async def test_very_many_pings_at_once_are_not_even_answered(tmp_path: Path) -> None:
    """What one read brings must not keep the others waiting."""
    async with served(tmp_path) as server, browsers(port_of(server), "Mallory") as (mallory,):
        bad = await mallory.socket()
        bad.socket.transport.write(bytes([0x89, 0x80, 0, 0, 0, 0]) * 10_000)
        await asyncio.wait_for(bad.reading, PATIENCE)
        assert bad.last("goodbye")["why"] == "flood"


async def ping_forever(player: Any) -> None:
    """As fast as they go out."""
    with suppress(ConnectionClosed):
        while True:
            await player.socket.ping()
            await asyncio.sleep(0)


# Work that takes long ---------------------------------------------------------------------------------


async def test_a_job_that_takes_too_long_is_ended_with_a_sentence() -> None:
    """And the next one is done."""
    workers = Workers(patience=0.001)  # no process starts so fast
    try:
        with pytest.raises(Refused) as error:
            await workers.do(DrawQr("x"))
        assert error.value.code == "takes-too-long"
        workers.patience = 60.0
        assert (await workers.do(DrawQr("x"))).startswith(b"<svg")
    finally:
        await workers.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
async def test_the_system_ends_a_job_whatever_it_is_doing() -> None:
    """A loop in C listens to nobody."""
    code = "from tablee.server import jobs; jobs.limit_time(0); sum(range(10**12))"
    ended = await asyncio.to_thread(subprocess.run, [sys.executable, "-c", code], check=False)
    assert ended.returncode == -signal.SIGXCPU


async def test_one_address_does_not_take_all_workers() -> None:
    """Others' jobs are still taken."""
    workers = Workers()
    accounts = Accounts((1.0, 1e9), (1.0, 1e9), 5.0, Ticks())
    asked = asyncio.Event()

    async def never(_: Any) -> Any:
        asked.set()
        await asyncio.Event().wait()

    workers.ask = never  # type: ignore[method-assign,assignment]
    meter = workers.meter

    async def wanted(address: str) -> None:
        await paid(meter, workers.do(DrawQr("x")), accounts.of("", address))

    waiting = [asyncio.create_task(wanted("192.0.2.1")) for _ in range(MOST_OF_ONE)]
    await asked.wait()
    with pytest.raises(Refused) as error:
        await wanted("192.0.2.1")
    assert error.value.code == "too-fast"
    other = asyncio.create_task(wanted("192.0.2.2"))
    await asyncio.sleep(0)
    assert not other.done()
    for task in (*waiting, other):
        task.cancel()
    await asyncio.gather(*waiting, other, return_exceptions=True)
    assert not workers.jobs


async def test_what_was_made_is_kept(tmp_path: Path) -> None:
    """A QR code, a scenery and the description are made once; a browser that has them is not sent them again."""
    async with served(tmp_path) as server, browsers(port_of(server), "") as (ana,):
        done: list[Any] = []
        do = server.application.registry.workers.do

        async def counted(job: Any, payer: Any = None) -> bytes:
            done.append(job)
            return await do(job, payer)

        server.application.registry.workers.do = counted  # type: ignore[method-assign]
        for _ in range(3):
            assert (await ana.http.get("/api/qr", params={"text": "x"})).status_code == 200
            assert (await ana.http.post("/api/games/formula-de/scenery", json={})).status_code == 200
        assert len(done) == 2
        for path in ("/docs", "/docs/openapi.json", "/api/texts/fr", "/api/games/tiny/texts/en", "/api/qr?text=x"):
            first = await ana.http.get(path)
            again = await ana.http.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/games/formula-de/scenery", {}),
        ("POST", "/api/games/biathlon/survey", {"option": "custom_course", "text": "1A"}),
        ("GET", "/api/qr?text=x", None),
        ("GET", "/api/games/kahuna/tutorial", None),
        ("GET", "/api/games/kahuna/tutorial/1/why?action=x", None),
        ("GET", "/api/problems", None),
        ("GET", "/api/games/kahuna/problems/x", None),
        ("GET", "/api/games/kahuna/problems/x/why?action=x", None),
        ("GET", "/api/tables/x/record", None),
        ("GET", "/api/tables/x/at/1", None),
    ],
)
async def test_strangers_give_a_server_with_a_password_no_work(
    tmp_path: Path, method: str, path: str, body: Any
) -> None:
    """Whatever makes work asks for the password first."""
    async with served(tmp_path, password="sésame") as server, browsers(port_of(server), "") as (eve,):
        answer = await eve.http.request(method, path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-password")


# Connections ------------------------------------------------------------------------------------------


async def test_a_socket_that_never_reads_is_closed(tmp_path: Path) -> None:
    """It may be behind by so much and no more, however much it asks for."""
    async with served(tmp_path) as server, browsers(port_of(server), "Ana") as (ana,):
        made = await ana.open_table("tiny", ["me", "open"])
        registry = server.application.registry
        await write_lines(registry.store, made["table"], 50, "🎲" * 497)
        raw = await deaf_socket(port_of(server))
        try:
            await until(lambda: len(server.application.connections) == 1)
            (connection,) = server.application.connections
            most = 0
            with suppress(ConnectionError):
                for number in range(2000):
                    await asyncio.get_running_loop().sock_sendall(
                        raw, client_frame({"type": "hello", "id": "h", "version": p.VERSION})
                    )
                    await asyncio.get_running_loop().sock_sendall(
                        raw, client_frame({"type": "watch", "id": str(number), "table": made["table"]})
                    )
                    await asyncio.sleep(0)
                    most = max(most, connection.transport.get_write_buffer_size())
                    if connection.transport.is_closing():
                        break
            await until(lambda: not server.application.connections)
            assert most < 2 * MOST_BEHIND
        finally:
            raw.close()


async def deaf_socket(port: int) -> socket.socket:
    """A socket of a page that will read nothing more, with little room of its own."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.setblocking(False)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(raw, ("127.0.0.1", port))
    head = (
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await loop.sock_sendall(raw, head.encode())
    assert b"101" in await loop.sock_recv(raw, 4096)
    return raw


def client_frame(message: dict[str, Any]) -> bytes:
    """A short message as a browser sends it."""
    data = json.dumps(message).encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


async def until(holds: Any) -> None:
    """Waits for something that must happen."""
    async with asyncio.timeout(PATIENCE):
        while not holds():  # noqa: ASYNC110 - whatever it is
            await asyncio.sleep(0.01)


async def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    """And of all together; who closes one can open another."""
    async with served(tmp_path, sockets_per_address=2, most_sockets=3) as server:
        port = port_of(server)
        async with browsers(port, "", "") as (ana, ben):
            first = await ana.socket()
            await ana.socket()
            with pytest.raises(InvalidStatus):
                await ben.socket()
            elsewhere = {"X-Forwarded-For": "203.0.113.9"}
            from websockets.asyncio.client import connect

            address = f"ws://127.0.0.1:{port}/api/socket"
            async with connect(address, additional_headers=elsewhere, proxy=None):
                with pytest.raises(InvalidStatus):
                    await connect(address, additional_headers={"X-Forwarded-For": "203.0.113.8"}, proxy=None)
            await first.close()
            await until(lambda: len(server.application.connections) == 1)
            await ben.socket()


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/health HT",
        b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",
        b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{",
        b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /",
    ],
)
async def test_who_sends_nothing_or_half_a_request_is_closed(tmp_path: Path, sent: bytes) -> None:
    """Silent connections and slow requests do not fill the server."""
    async with served(tmp_path, request_seconds=0.05) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", port_of(server))
        writer.write(sent)
        with suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), PATIENCE)  # until it is closed
        writer.close()
        await until(lambda: not server.application.gate.inside)


async def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    """One too many is closed at once; a proxy may bring everybody."""
    async with served(tmp_path, proxies=(), connections_per_address=3) as server:
        port = port_of(server)
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        with suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
        assert server.application.gate.inside.total() == 3
        for one in (*opened, (reader, writer)):
            one[1].close()
        await until(lambda: not server.application.gate.inside)
    async with served(tmp_path, connections_per_address=1) as server:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port_of(server)}", trust_env=False) as client:
            answers = await asyncio.gather(*(client.get("/api/health") for _ in range(5)))
        assert {answer.status_code for answer in answers} == {200}


async def test_silent_connections_make_room_for_who_asks(tmp_path: Path) -> None:
    """However many there are, also through a proxy, nobody who asks for something is turned away."""
    async with served(tmp_path, most_connections=5, request_seconds=600.0) as server:
        port = port_of(server)
        silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(20)]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client:
            assert (await client.get("/api/health")).status_code == 200
        assert server.application.gate.inside.total() <= 5
        for _, writer in silent:
            writer.close()


@pytest.mark.parametrize(
    ("peer", "headers", "seen"),
    [
        ("198.51.100.7", [("x-forwarded-for", "203.0.113.9")], "198.51.100.7"),  # anybody can say so
        ("127.0.0.1", [("x-forwarded-for", "203.0.113.9")], "203.0.113.9"),
        ("127.0.0.1", [("x-forwarded-for", "10.0.0.1, 203.0.113.9")], "203.0.113.9"),  # what stands before is hearsay
        ("127.0.0.1", [("x-forwarded-for", "203.0.113.9, 192.0.2.8")], "203.0.113.9"),  # 192.0.2.8 is a proxy
        ("127.0.0.1", [("x-forwarded-for", "203.0.113.9"), ("x-forwarded-for", "203.0.113.10")], "203.0.113.10"),
        ("127.0.0.1", [("x-forwarded-for", "203.0.113.9:5555")], "203.0.113.9"),
        ("127.0.0.1", [("x-forwarded-for", "[2001:db8::1]:5555")], "2001:db8::1"),
        ("127.0.0.1", [("x-forwarded-for", "10.0.0.1, nonsense")], "127.0.0.1"),
        ("127.0.0.1", [("x-real-ip", "203.0.113.9")], "127.0.0.1"),  # not the header that was named
        ("127.0.0.1", [], "127.0.0.1"),
    ],
)
def test_an_address_is_believed_from_the_proxy_only(peer: str, headers: list[tuple[str, str]], seen: str) -> None:
    """In the header that was named, and as far as proxies have written it."""
    scope = {
        "type": "http",
        "scheme": "http",
        "client": (peer, 1),
        "headers": [(name.encode(), value.encode()) for name, value in headers],
    }
    found = guard.seen_from(scope, ("127.0.0.1", "192.0.2.8"), "X-Forwarded-For")
    assert found["client"][0] == seen


# Names and tables -------------------------------------------------------------------------------------


async def test_one_address_has_so_many_names_and_tables(tmp_path: Path) -> None:
    """Names are free, but not without number; another address is not touched."""
    async with served(tmp_path, names_per_address=3, tables_per_address=4, most_tables=3) as server:
        port = port_of(server)
        async with browsers(port, "A", "B", "C", "") as (ana, ben, _, dan):
            answer = await dan.http.post("/api/me", json={"name": "D"})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-names-here")
            assert (await ana.http.post("/api/me", json={"name": "A2"})).status_code == 200  # the same person
            for who in (ana, ana, ana, ben):
                await who.open_table("tiny", ["me", "open"], public=True)
            wish = {"game": "tiny", "seats": ["me", "open"]}
            answer = await ben.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables-here")
            far = {"x-forwarded-for": "203.0.113.9"}
            assert (await dan.http.post("/api/me", json={"name": "D"}, headers=far)).status_code == 200
            assert (await dan.http.post("/api/tables", json=wish, headers=far)).status_code == 201


async def test_addresses_are_kept_as_hashes_and_not_for_ever(tmp_path: Path) -> None:
    """Nowhere in the data stands an address."""
    async with served(tmp_path) as server, browsers(port_of(server), "") as (ana,):
        far = {"x-forwarded-for": "203.0.113.77"}
        await ana.http.post("/api/me", json={"name": "Ana"}, headers=far)
        await ana.http.post("/api/tables", json={"game": "tiny", "seats": ["me", "open"]}, headers=far)
        registry = server.application.registry
        hidden = registry.address_hash("203.0.113.77")
        assert [row.name for row in await registry.store.people(9, address=hidden)] == ["Ana"]
        assert len(await registry.store.hosted(9, address=hidden)) == 1
        assert len(hidden) == 12
        later = registry.now() + 31 * 86400
        registry.now = lambda: later
        await registry.expire()
        assert await registry.store.people(9, address=hidden) == []
        assert [row.address for row in await registry.store.people(9)] == [""]
    assert not [name for name, data in written(tmp_path).items() if b"203.0.113.77" in data]


def written(folder: Path) -> dict[str, bytes]:
    """All that a server has written."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


async def test_the_operator_sees_and_deletes(tmp_path: Path) -> None:
    """With the token that lies beside the data, and nobody else."""
    async with (
        served(tmp_path) as server,
        browsers(port_of(server), "Ana", "Mallory", "") as (ana, mallory, operator),
    ):
        kept = tmp_path / "x.sqlite.operator"
        token = kept.read_text().strip()
        assert kept.stat().st_mode & 0o077 == 0
        for wrong in (
            {},
            {"authorization": "Bearer x"},
            {"authorization": f"Bearer {token}x"},
            {"authorization": token},
        ):
            for method, path in (("GET", "tables"), ("GET", "people"), ("DELETE", "tables/x"), ("DELETE", "people/x")):
                answer = await mallory.http.request(method, f"/api/operator/{path}", headers=wrong)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-the-operator")
        operator.http.headers["authorization"] = f"Bearer {token}"
        good = await ana.open_table("tiny", ["me", "open"], public=True)
        bad = await mallory.open_table("tiny", ["me", "open"], public=True)
        page = await mallory.socket()
        await page.greet(bad["table"])
        tables = (await operator.http.get("/api/operator/tables", params={"name": "mall"})).json()
        assert [(one["table"], one["host"], one["pages"]) for one in tables] == [(bad["table"], "Mallory", 1)]
        assert len((await operator.http.get("/api/operator/tables", params={"days": 1})).json()) == 0
        people = (await operator.http.get("/api/operator/people")).json()
        assert [(one["name"], one["tables"]) for one in people] == [("Mallory", 1), ("Ana", 1)]
        assert people[0]["address_cost"] > 0
        answer = await operator.http.delete(f"/api/operator/tables/{bad['table']}")
        assert answer.json() == {"tables": 1, "people": 0}
        await page.wait(lambda message: message["type"] == "goodbye" and message["why"] == "deleted")
        assert (await ana.http.get(f"/api/tables/{bad['table']}")).status_code == 404
        assert [one["table"] for one in (await ana.http.get("/api/tables")).json()["tables"]] == [good["table"]]
        mallory_id = people[0]["user"]
        assert (await operator.http.delete(f"/api/operator/people/{mallory_id}")).json()["people"] == 1
        assert (await mallory.http.get("/api/me")).json()["user"] == ""
        address = people[0]["address"]
        assert (await operator.http.delete(f"/api/operator/addresses/{address}")).json() == {"tables": 1, "people": 1}
        assert (await operator.http.get("/api/operator/people")).json() == []


# Refusals ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["[" * 7000, '{"a":' * 3000, '{"type":"say","id":"x","text":' + "[" * 7000])
async def test_what_is_nested_too_deeply_is_refused(port: int, text: str) -> None:
    """Over HTTP and over the socket, which stays open."""
    async with browsers(port, "Ana") as (ana,):
        for path in ("/api/me", "/api/tables", "/api/games/tiny/survey"):
            answer = await ana.http.post(path, content=text, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")
            assert answer.json()["sentence"]
        player = await ana.socket()
        await player.put(text)
        answered = await player.wait(lambda message: message["type"] == "refused")
        assert answered["code"] == "bad-message"
        await player.do("hello", version=p.VERSION)


@pytest.mark.parametrize("origin", ["http://[bad", "http://[::1", "//", "http://127.0.0.1:x", "\x00"])
async def test_what_is_no_origin_is_a_foreign_one(port: int, origin: str) -> None:
    """Over HTTP and over the socket."""
    async with browsers(port, "Ana") as (ana,):
        if origin.isprintable():
            answer = await ana.http.post("/api/me", json={"name": "Eve"}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden-origin")
            with pytest.raises(InvalidStatus) as error:
                await ana.socket(origin=origin)
            assert error.value.response.status_code == 403
        else:
            assert not guard.is_same(origin, "127.0.0.1")


UNSEEN = ["\u3164", "\u2800", "\u115f\u1160\uffa0", "\u0301\u0302", "a" + "\u0301" * 20, "\u034f", "\u2060\ufeff"]


@pytest.mark.parametrize("text", UNSEEN)
async def test_what_nobody_can_read_is_refused(port: int, text: str) -> None:
    """A name over HTTP, a saying over the socket."""
    async with browsers(port, "Ana") as (ana,):
        answer = await ana.http.post("/api/me", json={"name": text})
        assert answer.json()["code"] in {"illegible", "name-needed"}
        assert answer.json()["sentence"]
        made = await ana.open_table("tiny", ["me", "open"])
        player = await ana.socket()
        await player.greet(made["table"])
        refused = await player.ask("say", text=text)
        assert refused["code"] in {"illegible", "nothing-said"}


@pytest.mark.parametrize("name", ["Zoé", "Zoe\u0301", "Nguyễn Thị", "नमस्ते", "ประภา", "🎲", "שָׁלוֹם", "O’Neil-2"])
async def test_what_people_are_called_is_not_refused(port: int, name: str) -> None:
    """In whatever letters; composed where that is possible."""
    async with browsers(port, "") as (ana,):
        answer = await ana.http.post("/api/me", json={"name": name})
        assert answer.status_code == 200, answer.text
        assert answer.json()["name"] == (name if name != "Zoe\u0301" else "Zoé")


# Cookies ----------------------------------------------------------------------------------------------


async def test_a_person_can_sign_out_everywhere_else(port: int) -> None:
    """Older cookies and codes are nobody's; this browser goes on with a new one, and again after that."""
    async with browsers(port, "Ana", "") as (ana, phone):
        code = (await ana.http.post("/api/me/code")).json()["code"]
        await phone.http.post("/api/me/continue", json={"code": code})
        page = await phone.socket()
        await page.do("hello", version=p.VERSION)
        pending = (await ana.http.post("/api/me/code")).json()["code"]
        me = (await ana.http.get("/api/me")).json()
        for _ in range(2):
            assert (await ana.http.post("/api/me/sign-out")).json() == me
            assert (await ana.http.get("/api/me")).json() == me
        assert (await phone.http.get("/api/me")).json()["user"] == ""
        assert (await phone.http.post("/api/me/continue", json={"code": pending})).json()["code"] == "bad-code"
        await asyncio.wait_for(page.reading, PATIENCE)
        assert page.last("goodbye")["why"] == "signed-out"
        assert (await phone.http.post("/api/me/sign-out")).json()["code"] == "name-needed"


async def test_who_signed_out_stays_so_after_a_restart(tmp_path: Path) -> None:
    """It is written down."""
    async with served(tmp_path) as server, browsers(port_of(server), "Ana") as (ana,):
        old = ana.http.cookies["tablee"]
        await ana.http.post("/api/me/sign-out")
        new = ana.http.cookies["tablee"]
    async with served(tmp_path) as server, browsers(port_of(server), "") as (ana,):
        for cookie, name in ((old, ""), (new, "Ana")):
            found = await ana.http.get("/api/me", headers={"cookie": f"tablee={cookie}"})
            assert found.json()["name"] == name


async def test_over_https_no_plain_page_can_set_the_cookie(tmp_path: Path) -> None:
    """It is called so that browsers see to it; one from before is exchanged once."""
    secure = {"x-forwarded-proto": "https"}
    async with served(tmp_path) as server, browsers(port_of(server), "Ana", "") as (plain, ana):
        answer = await ana.http.post("/api/me", json={"name": "Ben"}, headers=secure)
        said = answer.headers["set-cookie"]
        assert said.startswith("__Host-tablee=")
        assert "Secure" in said
        assert "Path=/;" in said + ";"
        assert "omain" not in said
        older = {**secure, "cookie": f"tablee={plain.http.cookies['tablee']}"}
        assert (await ana.http.get("/api/tables", headers=older)).json()["mine"] == []
        exchanged = await ana.http.get("/api/me", headers=older)
        assert exchanged.json()["name"] == "Ana"
        assert any(one.startswith("__Host-tablee=") for one in exchanged.headers.get_list("set-cookie"))
