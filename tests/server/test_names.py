"""Names that last: passkeys and cards take them back; one's own page, friends, and one's data, kept or erased."""

from __future__ import annotations

import dataclasses
import io
import json
import secrets
import zipfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tablee.engine.record import Verdict, read_record, verify
from tablee.engine.refusal import Refused
from tablee.server import protocol as p
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.names import cards, challenges
from tablee.server.names.export import export
from tablee.server.names.passkeys import Passkeys, Site, offers_passkeys
from tablee.server.store import schema
from tablee.server.store.outbox import ChannelRow
from tablee.server.store.rows import Outgoing
from tablee.server.tables.registry import TableRegistry
from tests.server.authenticator import Authenticator
from tests.server.conftest import QUICK
from tests.server.houses import houses
from tests.server.players import Browser, begun, browsers, running

pytestmark = pytest.mark.anyio


# Cards ----------------------------------------------------------------------------------------------------


def test_words_of_a_card_are_told_apart_by_their_first_letters() -> None:
    """256 in each language; an accent or an ending that is wrong does not matter."""
    for lang in ("fr", "en"):
        assert len(cards.words_of(lang)) == len(cards.places(lang)) == 256
        secret = bytes(range(100, 100 + cards.WORDS))
        typed = " ".join(cards.opening(word).upper() + "x" * (len(word) > 4) for word in cards.written(secret, lang))
        assert secret in cards.read(typed)


@pytest.mark.parametrize(("typed", "code"), [("abeille", "card-length"), ("abeille " * 9 + "qqqq", "card-word")])
def test_words_that_are_none_are_refused_with_their_place(typed: str, code: str) -> None:
    """Before anybody looks for the card."""
    with pytest.raises(Refused) as found:
        cards.read(typed)
    assert found.value.code == code


async def test_a_card_takes_a_name_back_until_it_is_replaced(port: int) -> None:
    """On any device; who it was there before stays as they were. The words are nowhere on the server."""
    async with browsers(port, "Ana", "Bob", "") as (ana, bob, eve):
        first = (await ana.http.post("/api/me/card", json={"lang": "fr"})).json()
        words = " ".join(first["words"])
        assert first["link"].endswith("/card#" + "-".join(first["words"]))
        assert first["qr"].startswith("<svg")
        before = (await bob.http.get("/api/me")).json()["user"]
        me = (await bob.http.post("/api/me/card/continue", json={"words": words.upper()})).json()
        assert me == (await ana.http.get("/api/me")).json() == (await bob.http.get("/api/me")).json()
        assert me["user"] != before
        await eve.name("Eve")
        assert (await eve.http.get("/api/me/lasting")).json()["card"] == 0
        second = (await ana.http.post("/api/me/card", json={"lang": "en"})).json()
        assert (await eve.http.post("/api/me/card/continue", json={"words": words})).json()["code"] == "bad-card"
        taken = await eve.http.post("/api/me/card/continue", json={"words": "-".join(second["words"])})
        assert taken.json()["name"] == "Ana"
        assert (await ana.http.delete("/api/me/card")).json()["card"] == 0
        again = await eve.http.post("/api/me/card/continue", json={"words": " ".join(second["words"])})
        assert again.json()["code"] == "bad-card"


async def test_the_words_of_a_card_are_kept_as_a_hash_only(tmp_path: Path) -> None:
    """And hold after a restart."""
    config = Config(port=0, data=tmp_path / "x.sqlite", settings=QUICK, page=tmp_path)
    async with running(make_server(config)) as port, browsers(port, "Ana") as (ana,):
        words = (await ana.http.post("/api/me/card", json={"lang": "fr"})).json()["words"]
    data = (tmp_path / "x.sqlite").read_bytes()
    assert b" ".join(word.encode() for word in words) not in data
    assert bytes(cards.read(" ".join(words))[0]) not in data
    async with running(make_server(config)) as port, browsers(port, "") as (phone,):
        taken = await phone.http.post("/api/me/card/continue", json={"words": " ".join(words)})
        assert taken.json()["name"] == "Ana"


async def test_a_card_takes_a_name_back_without_the_password_of_the_house(tmp_path: Path) -> None:
    """Whoever has a name was let in already."""
    config = Config(port=0, data=tmp_path / "x.sqlite", settings=QUICK, page=tmp_path, password="sesame")
    async with running(make_server(config)) as port, browsers(port, "", "") as (ana, phone):
        await ana.http.post("/api/me", json={"name": "Ana", "password": "sesame"})
        words = " ".join((await ana.http.post("/api/me/card", json={"lang": "en"})).json()["words"])
        assert (await phone.http.get("/api/me/lasting")).json()["offers"] == "needs-https"
        assert (await phone.http.get("/api/me/page")).json()["code"] == "bad-password"
        assert (await phone.http.post("/api/me/card/continue", json={"words": words})).json()["name"] == "Ana"


GUESSES: dict[str, Callable[[httpx.AsyncClient], Awaitable[httpx.Response]]] = {
    "bad-card": lambda http: http.post(
        "/api/me/card/continue", json={"words": " ".join(cards.written(cards.new_secret(), "fr"))}
    ),
    "bad-code": lambda http: http.post("/api/me/continue", json={"code": secrets.token_hex(4)}),
    "unknown-code": lambda http: http.get(f"/api/codes/{secrets.token_hex(3)}"),
}


@pytest.mark.parametrize("code", GUESSES)
async def test_who_guesses_is_soon_refused(tmp_path: Path, code: str) -> None:
    """Each wrong card or code costs its address, however little time it took; a right one costs nothing more."""
    settings = dataclasses.replace(QUICK, address_cost=(0.001, 2000.0))
    config = Config(port=0, data=tmp_path / "x.sqlite", settings=settings, page=tmp_path)
    async with running(make_server(config)) as port, browsers(port, "") as (eve,):
        codes = [(await GUESSES[code](eve.http)).json()["code"] for _ in range(12)]
        assert codes[0] == code
        assert codes[-1] == "too-fast"
        assert codes.count(code) <= 8


# Passkeys -------------------------------------------------------------------------------------------------


def at_home(browser: Browser) -> dict[str, str]:
    """As if the page had been loaded from localhost, where browsers keep passkeys."""
    return {"host": f"localhost:{browser.port}"}


async def ask(browser: Browser, path: str, **body: Any) -> httpx.Response:
    """Asks as a page from localhost does."""
    return await browser.http.post(f"/api/me/passkeys{path}", headers=at_home(browser), json=body or None)


async def made(browser: Browser) -> Authenticator:
    """A passkey for the name of this browser."""
    key = Authenticator(f"http://localhost:{browser.port}")
    offered = (await ask(browser, "/offer")).json()["options"]
    answer = await ask(browser, "", answer=key.make(offered))
    assert answer.status_code == 200, answer.text
    return key


async def signed(browser: Browser, key: Authenticator, **changes: Any) -> str:
    """An answer to a new challenge."""
    return key.sign((await ask(browser, "/ask")).json()["options"], **changes)


async def test_a_passkey_takes_a_name_back(port: int) -> None:
    """On any device that has it, as often as one likes, until it is removed."""
    async with browsers(port, "Ana", "") as (ana, phone):
        key = await made(ana)
        for _ in range(2):
            me = (await ask(phone, "/continue", answer=await signed(phone, key))).json()
            assert me == (await ana.http.get("/api/me")).json()
        listed = (await ana.http.get("/api/me/lasting", headers=at_home(ana))).json()
        assert listed["offers"] == "yes"
        (one,) = listed["passkeys"]
        assert one["used"] > 0
        assert (await ana.http.delete(f"/api/me/passkeys/{one['id']}")).json()["passkeys"] == []
        refused = await ask(phone, "/continue", answer=await signed(phone, key))
        assert refused.json()["code"] == "bad-passkey"


async def test_nobody_else_gets_in_by_a_passkey(port: int) -> None:
    """A challenge works once; a foreign key, another site, a copy that lags behind, a wrong handle: one refusal."""
    async with browsers(port, "Ana", "Bob", "") as (ana, bob, eve):
        key, other = await made(ana), await made(bob)
        answer = await signed(eve, key)
        assert (await ask(eve, "/continue", answer=answer)).json()["name"] == "Ana"
        eve.http.cookies.clear()
        foreign = Authenticator(key.origin)
        foreign.id, foreign.user = key.id, key.user
        elsewhere = Authenticator("https://evil.example")
        elsewhere.id, elsewhere.key, elsewhere.user, elsewhere.uses = key.id, key.key, key.user, 50
        stale = Authenticator(key.origin)
        stale.id, stale.key, stale.user, stale.uses = key.id, key.key, key.user, -1
        own_make = json.loads((await ask(ana, "/offer")).json()["options"])
        attempts = [
            answer,
            await signed(eve, foreign),
            await signed(eve, elsewhere),
            await signed(eve, stale),
            await signed(eve, Authenticator(key.origin)),
            key.sign(json.dumps({"challenge": own_make["challenge"]})),
            key.sign(json.dumps({"challenge": "AAAA"})),
            "{}",
            "no JSON",
        ]
        handles = await signed(eve, key)
        sent = json.loads(handles)
        sent["response"]["userHandle"] = json.loads(await signed(eve, other))["response"]["userHandle"]
        attempts.append(json.dumps(sent))
        for attempt in attempts:
            refused = await ask(eve, "/continue", answer=attempt)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad-passkey"), attempt
            assert (await eve.http.get("/api/me")).json()["user"] == ""
        offered = (await ask(ana, "/offer")).json()["options"]
        new = Authenticator(key.origin).make(offered)
        assert (await ask(bob, "", answer=new)).json()["code"] == "bad-passkey"  # an offer to somebody else
        assert (await ask(ana, "", answer=new)).status_code == 200
        assert (await ask(ana, "", answer=new)).json()["code"] == "bad-passkey"


async def test_passkeys_are_for_names_under_https_and_for_this_machine(port: int) -> None:
    """As browsers have it; elsewhere a sentence says what to do instead."""
    told = {"https play.example": True, "http play.example": False, "http localhost": True, "https 10.0.0.1": False}
    for place, holds in told.items():
        assert offers_passkeys(*place.split()) is holds, place
    async with browsers(port, "Ana") as (ana,):
        assert (await ana.http.get("/api/me/lasting")).json()["offers"] == "needs-https"
        refused = await ana.http.post("/api/me/passkeys/offer")
        assert refused.json()["code"] == "passkeys-need-https"
        assert "https" in refused.json()["sentence"]


async def test_a_challenge_lapses_after_a_while(registry: TableRegistry) -> None:
    """And is for one purpose only."""
    store, key = registry.pages.store, registry.key
    new = challenges.new(key, "take back", 1000.0)
    for purpose, at in (("take back", 1001.0 + challenges.SECONDS), ("make a", 1001.0)):
        with pytest.raises(Refused):
            await challenges.spend(store, key, purpose, new, at)
    await challenges.spend(store, key, "take back", new, 1001.0)
    with pytest.raises(Refused):
        await challenges.spend(store, key, "take back", new, 1001.0)


async def test_names_are_taken_back_through_any_process(postgres: str) -> None:
    """A challenge of one process is answered at another, once for all of them; so is a card."""
    async with houses(postgres, 2) as (one, other):
        await one.name("a", "Ana")
        site, key = Site("http://localhost", "localhost"), Authenticator("http://localhost")
        here, there = Passkeys(one.pages.store, one.key), Passkeys(other.pages.store, other.key)
        await there.make(site, "a", key.make(here.offer(site, "a", "Ana", [], one.now())), other.now())
        answer = key.sign(here.ask(site, one.now()))
        assert await there.whose(site, answer, other.now()) == "a"
        with pytest.raises(Refused):
            await here.whose(site, answer, one.now())
        await one.pages.store.set_card("a", cards.hashed(one.key, bytes(10)), 1.0)
        assert await other.pages.store.whose_card(cards.hashed(other.key, bytes(10))) == "a"
        await other.erase("a")
        assert await one.pages.store.whose_card(cards.hashed(one.key, bytes(10))) == ""
        assert await one.pages.store.passkeys("a") == []


async def test_signing_out_everywhere_needs_a_way_back(port: int) -> None:
    """Then no cookie is left, here neither, and the card takes the name back."""
    async with browsers(port, "Ana", "") as (ana, phone):
        assert (await ana.http.post("/api/me/leave")).json()["code"] == "no-way-back"
        words = " ".join((await ana.http.post("/api/me/card", json={"lang": "fr"})).json()["words"])
        await phone.http.post("/api/me/card/continue", json={"words": words})
        kept = ana.http.cookies["tablee"]
        assert (await ana.http.post("/api/me/leave")).json()["user"] == ""
        ana.http.cookies.set("tablee", kept)
        for browser in (ana, phone):
            assert (await browser.http.get("/api/me")).json()["user"] == ""
        assert (await phone.http.post("/api/me/card/continue", json={"words": words})).json()["name"] == "Ana"


# One's own page, friends, data ------------------------------------------------------------------------------


@pytest.fixture
async def played(registry: TableRegistry) -> str:
    """A has won against b, who has said something."""
    table, (ana, bob) = await begun(registry, "tiny")
    await bob.do("say", text="well played")
    await bob.do("concede", seat=1)
    await ana.wait(lambda message: message["type"] == "table" and message["phase"] == "over")
    return table


async def test_ones_page_is_private_until_one_says_otherwise(registry: TableRegistry, played: str) -> None:
    """By a link that is new each time; others see neither tables nor other people."""
    own = await registry.pages.of("a")
    assert [(one.game, one.place, one.players, one.table, one.others) for one in own.games] == [
        ("tiny", 1, 2, played, ["B"])
    ]
    with pytest.raises(Refused):
        await registry.pages.by_link("")
    shared = await registry.pages.wish("a", p.OwnWishes(shared=True, invitable=True))
    seen = await registry.pages.by_link(shared.link)
    assert (seen.name, seen.games[0].table, seen.games[0].others) == ("A", "", [])
    await registry.pages.wish("a", p.OwnWishes(shared=False, invitable=True))
    with pytest.raises(Refused):
        await registry.pages.by_link(shared.link)
    again = await registry.pages.wish("a", p.OwnWishes(shared=True, invitable=True))
    assert again.link != shared.link


async def test_friends_are_invited_once_and_only_if_they_like(registry: TableRegistry, played: str) -> None:
    """Whom one has played with, to one's own table before it begins; it stands first among the tables offered."""
    pages = registry.pages
    assert [(one.user, one.games) for one in await pages.friends("a")] == [("b", 1)]
    table = (await registry.create("a", p.NewTable("kahuna", ["me", "open"]))).table
    await registry.name("z", "Zoé")
    for guest, of, code in (("z", "a", "not-a-friend"), ("a", "b", "not-seated")):
        with pytest.raises(Refused) as found:
            await pages.invite(of, guest, table)
        assert found.value.code == code
    for _ in range(2):
        assert [one.invited for one in await pages.invite("a", "b", table)] == [True]
    (offered,) = (await registry.lobby("b")).tables
    assert (offered.table, offered.invited) == (table, "A")
    assert (await registry.lobby("z")).tables == []
    await pages.wish("b", p.OwnWishes(shared=False, invitable=False))
    assert (await registry.lobby("b")).tables == []
    with pytest.raises(Refused) as found:
        await pages.invite("a", "b", table)
    assert found.value.code == "no-invitations"


async def test_an_invitation_is_declined_for_good_at_its_table_alone(registry: TableRegistry, played: str) -> None:
    """It is offered no more, whoever has invited sees it, and asking again changes nothing; other tables may ask."""
    pages = registry.pages
    tables = [(await registry.create("a", p.NewTable("kahuna", ["me", "open"], public=False))).table for _ in range(2)]
    for table in tables:
        await pages.invite("a", "b", table)
    with pytest.raises(Refused, match="not-invited"):
        await pages.decline("a", tables[0])
    await pages.decline("b", tables[0])
    assert [(one.table, one.invited) for one in (await registry.lobby("b")).tables] == [(tables[1], "A")]
    assert [(one.invited, one.declined) for one in await pages.invite("a", "b", tables[0])] == [(True, True)]
    assert len((await registry.lobby("b")).tables) == 1
    assert [(one.invited, one.declined) for one in await pages.friends("a", tables[1])] == [(True, False)]


async def test_a_declined_invitation_is_told_nowhere(registry: TableRegistry, played: str) -> None:
    """A notice that waits for its time is taken back."""
    channel = ChannelRow("c", "b", "ntfy", p.ChannelTarget(url="https://ntfy.test/b"), "", "en", 0.0, "on", 0.0)
    await registry.outbox.store.add_channel(channel)
    await registry.outbox.learn()
    table = (await registry.create("a", p.NewTable("kahuna", ["me", "open"]))).table
    await registry.pages.invite("a", "b", table)
    assert [one.kind for one in await registry.outbox.store.waiting("c")] == ["invited"]
    await registry.pages.decline("b", table)
    assert await registry.outbox.store.waiting("c") == []


async def test_all_that_is_known_of_somebody_is_one_file(registry: TableRegistry, played: str) -> None:
    """With the records of ended games, which verify, and of running ones what the own seat may know."""
    await begun(registry, "kahuna", names="ba")
    await registry.pages.keep_looks("b", '{"theme": "night"}')
    with zipfile.ZipFile(io.BytesIO(await export(registry.pages, "b"))) as file:
        about = json.loads(file.read("me.json"))
        records = [file.read(name).decode() for name in file.namelist() if name.endswith(".tablee")]
        running_ = [file.read(name).decode() for name in file.namelist() if name.endswith(".txt")]
    assert about["name"] == "B"
    assert about["page"]["looks"] == '{"theme": "night"}'
    assert [one["text"] for one in about["said"]] == ["well played"]
    assert len(about["tables"]) == 2
    commitment = (await registry.find(played)).table.commitment
    assert verify(read_record(records[0]), commitment) is Verdict.VERIFIED
    assert len(running_) == 1
    assert "seed" not in running_[0]


async def traces(registry: TableRegistry, user: str) -> dict[str, list[str]]:
    """Every row of the database that names somebody, and how; times differ from person to person."""
    found: dict[str, list[str]] = {}
    for table in schema.metadata.sorted_tables:
        for row in await registry.store.rows(select(table)):
            held = [column.name for column, value in zip(table.columns, row, strict=True) if user in repr(value)]
            if held:
                found.setdefault(table.name, []).append(" ".join(held))
    return {name: sorted(rows) for name, rows in found.items()}


async def test_both_ways_of_erasing_leave_the_same(tmp_path: Path) -> None:
    """By oneself or by the operator: all rows of one kind are gone, cookies are void, sockets are closed."""
    server = make_server(Config(port=0, data=tmp_path / "x.sqlite", settings=QUICK, admin_token="t", page=tmp_path))
    async with running(server) as port, browsers(port, "Ana", "Bea") as people:
        registry = server.application.registry
        users, sockets = [], []
        for browser in people:
            user = (await browser.http.get("/api/me")).json()["user"]
            users.append(user)
            made = await browser.open_table("tiny", ["me", "open"])
            socket = await browser.socket(0)
            await socket.greet(made["table"])
            await socket.do("say", text="Bonjour")
            sockets.append(socket)
            await browser.http.post("/api/me/card", json={"lang": "fr"})
            await browser.http.post("/api/me/code")
            await browser.http.post("/api/me/wishes", json={"shared": True, "invitable": False})
            row = ChannelRow(f"c {user}", user, "ntfy", p.ChannelTarget(url="https://n.test"), "", "fr", 0.0, "on", 0.0)
            await registry.outbox.store.add_channel(row, [Outgoing(row.id, "", "trial", user, "trial", 0.0, 1e12)])
            await registry.outbox.learn()
            await registry.outbox.wish(user, p.NoticeSettings(minutes=9))
            await registry.pages.store.invite(user, "somewhere", "somebody", 1.0, [])
            await registry.pages.store.invite("somebody", f"else {user}", user, 1.0, [])
        ana, bea = users
        before = await traces(registry, ana)
        assert before == await traces(registry, bea)
        assert len(before) >= 11
        assert (await people[0].http.delete("/api/me")).status_code == 200
        operator = {"authorization": "Bearer t"}
        assert (await people[1].http.delete(f"/api/operator/people/{bea}", headers=operator)).json()["people"] == 1
        left, also = await traces(registry, ana), await traces(registry, bea)
        assert also.pop("acts") == ["subject"]
        assert left == also == {name: before[name] for name in ("entries", "tables")}  # an id without a name
        for browser, socket in zip(people, sockets, strict=True):
            await socket.until(lambda socket=socket: any(one["type"] == "goodbye" for one in socket.messages))
            assert (await browser.http.get("/api/me")).json()["user"] == ""
        assert not set(users) & {*registry.names, *registry.outbox.settings, *registry.outbox.told}


async def test_who_is_erased_leaves_a_game_that_verifies(registry: TableRegistry, played: str) -> None:
    """Nothing else: no name, no page, no way back; who played along keeps the game, with an anonymous seat."""
    pages = registry.pages
    await pages.store.set_card("b", "hash", 1.0)
    shared = await pages.wish("b", p.OwnWishes(shared=True, invitable=True))
    await registry.erase("b")
    with pytest.raises(Refused):
        await pages.by_link(shared.link)
    assert await pages.store.whose_card("hash") == ""
    assert await pages.friends("a") == []
    assert (await pages.of("a")).games[0].others == []
    live = await registry.find(played)
    record = await registry.records.complete(live)
    assert "B" not in record.split()
    assert verify(read_record(record), live.table.commitment) is Verdict.VERIFIED
    await pages.store.set_card("b", "again", 1.0)  # whoever still had a request under way
    assert await pages.store.whose_card("again") == ""
    for table in (schema.sittings, schema.profiles, schema.cards, schema.notice_settings):
        rows = await registry.store.rows(select(table).where(table.c.user_id == "b"))
        assert list(rows) == [], table.name
