"""HTTP: identity, limits, what a browser may and may not do."""

from __future__ import annotations

import dataclasses
import gzip
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.engine import registry
from tablee.server import describe
from tablee.server.http.api import LARGEST_BODY
from tablee.server.http.config import Config
from tablee.server.http.guard import is_known
from tablee.server.http.run import make_server
from tests.server.conftest import QUICK
from tests.server.players import begin, browsers, running

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def serving(folder: Path, **changes: Any) -> AsyncIterator[httpx.AsyncClient]:
    """A server with other settings, and somebody who talks to it."""
    config = dataclasses.replace(Config(port=0, data=folder / "x.sqlite", settings=QUICK, page=folder), **changes)
    async with (
        running(make_server(config)) as port,
        httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False) as client,
    ):
        yield client


async def test_an_identity_is_a_name_and_a_signed_cookie(port: int) -> None:
    """HttpOnly, for this site, not marked Secure over plain HTTP; a forged one is nobody's."""
    async with browsers(port, "", "") as (ana, eve):
        assert (await ana.http.get("/api/me")).json() == {"user": "", "name": "", "password_needed": False}
        answer = await ana.http.post("/api/me", json={"name": "  Ana\u200b \n Lucía "})
        assert answer.json()["name"] == "Ana Lucía"
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" not in cookie
        user, _, sign = ana.http.cookies["tablee"].partition(".")
        for forged in (f"{user}.{sign[::-1]}", f"{user}.", user, f".{sign}", "é.é", f"{user}.{sign}.{sign}"):
            answer = await eve.http.get("/api/me", headers=[(b"cookie", f"tablee={forged}".encode())])
            assert answer.json()["user"] == "", forged


async def test_the_cookie_is_secure_over_https(tmp_path: Path) -> None:
    """As the proxy on this machine says."""
    async with serving(tmp_path) as client:
        answer = await client.post("/api/me", json={"name": "Ana"}, headers={"x-forwarded-proto": "https"})
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("name", ["", "   ", "\u200b\x00", "x" * 41])
async def test_names_that_cannot_be_shown_are_refused(port: int, name: str) -> None:
    """Empty, invisible or too long."""
    async with browsers(port, "") as (ana,):
        answer = await ana.http.post("/api/me", json={"name": name})
        assert answer.status_code in {400, 401}
        assert answer.json()["code"] in {"name-needed", "name-too-long"}
        assert answer.json()["sentence"]


async def test_another_device_becomes_the_same_person(port: int) -> None:
    """With a code, once."""
    async with browsers(port, "Ana", "", "") as (ana, phone, eve):
        code = (await ana.http.post("/api/me/code")).json()["code"]
        assert (await eve.http.post("/api/me/continue", json={"code": "AAAAAAAA"})).json()["code"] == "bad-code"
        me = (await phone.http.post("/api/me/continue", json={"code": code.lower()})).json()
        assert me["name"] == "Ana"
        assert (await phone.http.get("/api/me")).json() == me
        assert (await eve.http.post("/api/me/continue", json={"code": code})).status_code == 400


async def test_a_person_can_be_erased(port: int) -> None:
    """The cookie is nobody's afterwards."""
    async with browsers(port, "Ana") as (ana,):
        kept = ana.http.cookies["tablee"]
        assert (await ana.http.delete("/api/me")).json()["user"] == ""
        ana.http.cookies.set("tablee", kept)
        assert (await ana.http.get("/api/me")).json()["user"] == ""


async def test_games_and_their_texts(port: int) -> None:
    """What the page needs to offer and to say."""
    async with browsers(port, "") as (ana,):
        games = {game["slug"]: game for game in (await ana.http.get("/api/games")).json()}
        assert games["kahuna"]["bots"][0] == "random"
        assert games["tiny"]["standing_orders"] == ["never-wave"]
        assert [games[slug]["company"] for slug in ("kahuna", "formula-de", "biathlon", "tour-de-france")] == [
            2,
            4,
            4,
            4,
        ]
        assert [option["kind"] for option in games["kahuna"]["options"]][-1] == "number"
        assert games["medailles"]["preset_players"]["teams"] == [4]
        assert (await ana.http.get("/api/games/tiny", params={"version": 1})).json()["version"] == 1
        played = (await ana.http.get("/api/games/kahuna/texts/fr")).text
        rules = (await ana.http.get("/api/games/kahuna/rules/fr")).text
        assert "event-link-laid =" in played
        assert "rule-KAH-1-1 =" not in played
        assert {"rule-KAH-1-1 =", "section-KAH-1 =", "rule-TAB-1-1 ="} <= set(
            re.findall("^[a-z]+-[A-Z0-9-]+ =", rules, re.MULTILINE)
        )
        assert "event-" not in rules
        blurbs = (await ana.http.get("/api/blurbs/en")).json()
        assert blurbs.keys() == games.keys()
        assert "name = Kahuna" in blurbs["kahuna"]
        assert "action-" not in blurbs["kahuna"]
        assert "refusal-stale-decision =" in (await ana.http.get("/api/texts/en")).text
        assert (await ana.http.get("/api/texts/xx")).status_code == 404
        assert (await ana.http.get("/api/games/go")).json()["code"] == "unknown-game"


async def test_problems_are_sent_once(port: int) -> None:
    """The names of all, and each with its answers; what is forbidden in one is explained."""
    async with browsers(port, "") as (ana,):
        sets = (await ana.http.get("/api/problems")).json()
        name = next(one["problems"][0] for one in sets if one["game"] == "kahuna")
        path = f"/api/games/kahuna/problems/{name}"
        first = await ana.http.get(path)
        assert first.json()["answers"][0]["reasons"] == []
        again = await ana.http.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        legal = first.json()["actions"][0]["named"]
        assert (await ana.http.get(f"{path}/why", params={"action": legal})).json()["allowed"]
        assert (await ana.http.get("/api/games/kahuna/problems/none")).status_code == 404


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "go", "seats": ["me"]}, "unknown-game"),
        ({"game": "kahuna", "seats": ["me"]}, "bad-players"),
        ({"game": "kahuna", "seats": ["me", "me"]}, "bad-seat-kind"),
        ({"game": "kahuna", "seats": ["me", "bot:god"]}, "unknown-bot"),
        ({"game": "kahuna", "seats": ["me", "throne"]}, "bad-seat-kind"),
        ({"game": "kahuna", "seats": ["me", "open"], "options": {"dealer": "3"}}, "bad-option"),
        ({"game": "kahuna", "seats": ["me", "open"], "options": {"x": 1}}, "unknown-option"),
        ({"game": "kahuna", "seats": ["me", "open"], "clock": 31}, "bad-request"),
        ({"game": "kahuna", "seats": "me"}, "bad-request"),
        ({"game": "kahuna"}, "bad-request"),
    ],
)
async def test_tables_that_cannot_be_opened(port: int, wish: dict[str, Any], code: str) -> None:
    """Each with its reason."""
    async with browsers(port, "Ana") as (ana,):
        answer = await ana.http.post("/api/tables", json=wish)
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] == code
        assert answer.json()["sentence"]


async def test_a_table_is_found_by_its_code(port: int) -> None:
    """In small letters, too; without a name nobody opens one."""
    async with browsers(port, "Ana", "") as (ana, nobody):
        made = await ana.open_table("kahuna", ["me", "open"], public=True)
        found = await nobody.http.get(f"/api/codes/{made['code'].lower()}")
        assert found.json() == {"table": made["table"]}
        assert (await nobody.http.get("/api/codes/ZZZZZZ")).json()["code"] == "unknown-code"
        assert (
            await nobody.http.post("/api/tables", json={"game": "kahuna", "seats": ["me", "open"]})
        ).status_code == 401
        listed = (await nobody.http.get("/api/tables")).json()
        assert [one["table"] for one in listed["tables"]] == [made["table"]]
        assert (await ana.http.get("/api/tables")).json()["mine"][0]["mine"] == [0]


async def test_what_is_shown_only_later(port: int) -> None:
    """No record, no moment, no seed during play; a seat's export for that seat only."""
    async with browsers(port, "Ana", "Ben") as (ana, ben):
        made = await ana.open_table("kahuna", ["me", "open"])
        base = f"/api/tables/{made['table']}"
        assert (await ana.http.get(f"{base}/export", params={"seat": 0})).status_code == 409
        players = [await ana.socket(0), await ben.socket(1)]
        for player in players:
            await player.greet(made["table"])
        await players[1].do("sit_down", seat=1)
        await begin(players)
        assert (await ana.http.get(f"{base}/record")).json()["code"] == "no-record-yet"
        assert (await ana.http.get(f"{base}/at/0")).json()["code"] == "not-over"
        assert (await ana.http.get(f"{base}/proof")).json()["seed"] == ""
        assert (await ana.http.get(f"{base}/export", params={"seat": 1})).status_code == 403
        assert "redacted for seat 0" in (await ana.http.get(f"{base}/export", params={"seat": 0})).text
        await players[0].do("concede", seat=0)
        assert "status: conceded" in (await ben.http.get(f"{base}/record")).text
        moment = (await ben.http.get(f"{base}/at/0", params={"viewer": 0})).json()
        assert moment["view"]["hands"][0]["cards"]
        assert (await ben.http.get(f"{base}/at/99")).status_code == 404


async def test_foreign_names_and_pages_are_refused(port: int) -> None:
    """DNS rebinding and requests from other sites."""
    async with browsers(port, "Ana") as (ana,):
        answer = await ana.http.get("/api/me", headers={"host": "evil.example"})
        assert answer.status_code == 403
        assert "--allow-host evil.example" in answer.json()["sentence"]
        answer = await ana.http.post("/api/me", json={"name": "Eve"}, headers={"origin": "http://evil.example"})
        assert answer.json()["code"] == "forbidden-origin"
        answer = await ana.http.post("/api/me", json={"name": "Eve"}, headers={"origin": "null"})
        assert answer.status_code == 403


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("127.0.0.1:80", True), ("localhost", True), ("[::1]:9", True), ("192.168.1.7:8642", True),
        ("tables.example.org", True), ("TABLES.example.org:1", True), ("evil.example", False), ("", False),
        ("127.0.0.1.evil.example", False), ("[::1", False), ("tables.example.org.evil", False),
    ],
)  # fmt: skip
async def test_names_under_which_the_server_answers(host: str, known: bool) -> None:
    """Addresses, its own name, and those that were allowed."""
    assert is_known(host, ("tables.example.org",)) == known


async def test_every_answer_forbids_foreign_scripts(port: int) -> None:
    """Also refusals."""
    async with browsers(port, "") as (ana,):
        for path in ("/", "/api/me", "/api/nothing", "/docs", "/metrics"):
            headers = (await ana.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "script-src 'self'" in policy
            assert "default-src 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"


async def test_bodies_are_limited(port: int) -> None:
    """Too large or no JSON: refused, with a sentence."""
    async with browsers(port, "Ana") as (ana,):
        answer = await ana.http.post("/api/me", json={"name": "x" * LARGEST_BODY})
        assert answer.status_code == 413
        answer = await ana.http.post("/api/me", content=b"{", headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["sentence"]


async def test_requests_are_limited(tmp_path: Path) -> None:
    """By what they cost, per address, before there is a name; whatever is asked for."""
    settings = dataclasses.replace(QUICK, address_cost=(0.0, 20.0))
    for path in (
        "/api/me",
        "/docs",
        "/docs/openapi.json",
        "/api/games",
        "/",
        "/api/health",
        "/metrics",
        "/api/nothing",
    ):
        folder = tmp_path / path.replace("/", "-")
        folder.mkdir()
        async with serving(folder, settings=settings) as client:
            answers = [await client.get(path) for _ in range(41)]  # each costs half a millisecond or more
            assert answers[0].status_code != 429
            assert answers[-1].status_code == 429
            assert answers[-1].json()["code"] == "too-fast"
            assert answers[-1].headers["retry-after"]


async def test_a_password_keeps_strangers_out(tmp_path: Path) -> None:
    """Over HTTP and over the socket; having given it once, a person is known by the cookie."""
    async with serving(tmp_path, password="sésame") as client:
        assert (await client.get("/api/me")).json()["password_needed"]
        assert (await client.get("/api/tables")).status_code == 403
        assert (await client.post("/api/me", json={"name": "Eve", "password": "x"})).json()["code"] == "bad-password"
        port = client.base_url.port
        assert port is not None
        async with browsers(port, "") as (eve,):
            with pytest.raises(Exception, match="403"):
                await eve.socket()
        assert (await client.post("/api/me", json={"name": "Ana", "password": "sésame"})).status_code == 200
        assert (await client.get("/api/tables")).status_code == 200


async def test_numbers_are_for_this_machine_or_with_the_token(tmp_path: Path) -> None:
    """A proxy tells who asks."""
    async with serving(tmp_path, admin_token="t0ken") as client:
        assert "tablee_tables" in (await client.get("/metrics")).text
        far = {"x-forwarded-for": "203.0.113.9"}
        assert (await client.get("/metrics", headers=far)).status_code == 403
        assert (await client.get("/metrics", headers={**far, "authorization": "Bearer wrong"})).status_code == 403
        assert (await client.get("/metrics", headers={**far, "authorization": "Bearer t0ken"})).status_code == 200


async def test_a_missing_page_tells_the_cure(port: int) -> None:
    """The server runs without it."""
    async with browsers(port, "") as (ana,):
        answer = await ana.http.get("/")
        assert answer.status_code == 503
        assert "make run" in answer.text


async def test_the_page_is_sent_compressed_and_once(tmp_path: Path) -> None:
    """As the build has compressed it, to clients that can read that; what a browser has is not sent again."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<base href="/">')
    (page / "assets" / "a-1.js").write_text("let a = 1")
    (page / "assets" / "a-1.js.gz").write_bytes(gzip.compress(b"let a = 1"))
    async with serving(tmp_path, page=page) as client:
        for path, text, cache in (
            ("/assets/a-1.js", "let a = 1", "immutable"),
            ("/t/x", '<base href="/">', "no-cache"),
        ):
            small = await client.get(path, headers={"accept-encoding": "gzip"})
            whole = await client.get(path, headers={"accept-encoding": "identity"})
            assert small.headers["content-encoding"] == "gzip"
            assert "content-encoding" not in whole.headers
            assert small.text == whole.text == text
            assert cache in whole.headers["cache-control"]
            assert small.headers["vary"] == whole.headers["vary"] == "accept-encoding"
            again = await client.get(path, headers={"if-none-match": whole.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
        assert (await client.get("/assets/a-2.js")).status_code == 404


async def test_the_page_is_served_under_a_prefix(tmp_path: Path) -> None:
    """Its base is the prefix; every address that is no file is the page; a file outside is none."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text('<base href="/"><script src="assets/a.js"></script>')
    (page / "assets" / "a.js").write_text("1")
    async with serving(tmp_path, prefix="/jeux", page=page) as client:
        for path in ("/jeux/", "/jeux", "/jeux/t/abc", "/t/abc"):
            assert '<base href="/jeux/">' in (await client.get(path)).text
        asset = await client.get("/jeux/assets/a.js")
        assert asset.text == "1"
        assert "immutable" in asset.headers["cache-control"]
        assert (await client.get("/jeux/assets/b.js")).status_code == 404
        assert (await client.get("/jeux/..%2f..%2fx.sqlite")).text.startswith("<base")
        assert (await client.get("/jeux/api/health")).json()["status"] == "ok"
        answer = await client.post("/jeux/api/me", json={"name": "Ana"})
        assert "path=/jeux" in answer.headers["set-cookie"].lower()
        assert (await client.post("/jeux/")).status_code == 405


async def test_a_qr_code_is_a_picture(port: int) -> None:
    """And too long a text is refused."""
    async with browsers(port, "") as (ana,):
        answer = await ana.http.get("/api/qr", params={"text": "http://192.168.1.7:8642/t/abc#token"})
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")
        assert (await ana.http.get("/api/qr", params={"text": "x" * 600})).status_code == 400


async def test_the_description_needs_no_other_server(port: int) -> None:
    """OpenAPI as JSON, and a plain page without scripts."""
    async with browsers(port, "") as (ana,):
        described = (await ana.http.get("/docs/openapi.json")).json()
        assert "/api/tables/{table}" in json.dumps(list(described["paths"]))
        page = (await ana.http.get("/docs")).text
        assert "<script" not in page
        assert "http:" not in page
        assert "https:" not in page


async def test_the_document_names_every_address(port: int) -> None:
    """The table of addresses in docs/protocol.md is that of the server: none is missing, none is gone."""
    async with browsers(port, "Ana") as (ana,):
        described = (await ana.http.get("/docs/openapi.json")).json()
    answered = {(path, method.upper()) for path, methods in described["paths"].items() for method in methods}
    listed = re.findall(r"^\| `(api/[^`]+)` \| ([A-Z]+) \|", describe.markdown(), re.MULTILINE)
    assert {(f"/{path}", method) for path, method in listed} == answered


async def test_a_page_is_refused_without_an_error_of_the_browser(port: int) -> None:
    """The same problem under 200, with its status in a header; everybody else gets the status itself."""
    async with browsers(port, "") as (nobody,):
        plain = await nobody.http.get("/api/codes/ZZZZZZ")
        page = await nobody.http.get("/api/codes/ZZZZZZ", headers={"tablee-page": "1"})
        assert (plain.status_code, page.status_code) == (404, 200)
        assert page.headers["tablee-refused"] == "404"
        assert page.json() == plain.json()


async def test_the_actions_of_a_game_are_listed_by_number(port: int) -> None:
    """For the question why not; they say nothing about any table."""
    async with browsers(port, "") as (nobody,):
        names = (await nobody.http.get("/api/games/kahuna/actions")).json()
        game = registry.get("kahuna")
        assert [game.actions.number(name) for name in names] == list(range(len(names)))
        assert (await nobody.http.get("/api/games/chess/actions")).status_code == 404


async def test_the_scenery_of_a_board_is_told_once_for_all(port: int) -> None:
    """Of the options of a table, of the usual ones, compressed or not; a game without one says so."""
    game = registry.get("formula-de")
    async with browsers(port, "") as (ana,):
        for options in ("", game.read_options({"circuit": "grand-plateau"}).text):
            answer = await ana.http.post("/api/games/formula-de/scenery", json={"options": options})
            assert answer.headers["content-encoding"] == "gzip"
            assert len(answer.json()["cells"]) == (543 if options else 504)
        plain = await ana.http.post("/api/games/formula-de/scenery", json={}, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json()["corners"][0]["name"] == "Le Môle"
        refused = await ana.http.post("/api/games/kahuna/scenery", json={})
        assert refused.json()["code"] == "not-found"
        refused = await ana.http.post("/api/games/formula-de/scenery", json={"options": '{"circuit":"custom"}'})
        assert refused.json()["code"] == "text-missing"
