"""What whoever runs a server sees and does: muted addresses, a banner, tables that are ended; all of it is noted."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.engine.refusal import Refused
from tablee.server import protocol as p
from tablee.server.http import operator as operator_pages
from tablee.server.http.config import Config
from tablee.server.http.run import Server, make_server
from tablee.server.tables.referee import refused
from tests.patience import PATIENCE
from tests.server.conftest import QUICK
from tests.server.houses import emptied, houses
from tests.server.players import Browser, browsers, running
from tests.server.test_slow import until

pytestmark = pytest.mark.anyio
TOKEN = "a token of the test's own"  # noqa: S105 - of nobody else


@asynccontextmanager
async def club(tmp_path: Path, *names: str) -> AsyncIterator[tuple[Server, httpx.AsyncClient, list[Browser]]]:
    """A server, its operator, and people."""
    server = make_server(Config(port=0, data=tmp_path / "x.sqlite", settings=QUICK, admin_token=TOKEN))
    async with running(server) as port, browsers(port, *names, "") as people:
        operator = people.pop()
        operator.http.headers["authorization"] = f"Bearer {TOKEN}"
        yield server, operator.http, people


async def test_without_the_token_nothing_is_told_or_done(tmp_path: Path) -> None:
    """Whatever is asked for."""
    async with club(tmp_path, "Mallory") as (_, operator, (mallory,)):
        asked = [
            ("GET", "state", None),
            ("POST", "mutes", {"address": "0" * 12}),
            ("POST", "banner", {"fr": "Pirate"}),
            ("POST", "tables/x/end", None),
        ]
        for method, path, body in asked:
            answer = await mallory.http.request(method, f"/api/operator/{path}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-the-operator")
        state = (await operator.get("/api/operator/state")).json()
        assert (state["acts"], state["banner"], state["muted"]) == ([], {"fr": "", "en": ""}, [])


async def test_from_a_muted_address_nobody_talks(tmp_path: Path) -> None:
    """At no table, under no name, until it may again; people go on playing."""
    async with club(tmp_path, "Ana") as (server, operator, (ana,)):
        made = await ana.open_table("tiny", ["me", "open"])
        player = await ana.socket(0)
        await player.greet(made["table"])
        await player.do("say", text="Bonjour")
        (person,) = (await operator.get("/api/operator/people")).json()
        address = person["address"]
        state = (await operator.post("/api/operator/mutes", json={"address": address})).json()
        assert [one["address"] for one in state["muted"]] == [address]
        assert (await player.ask("say", text="Encore"))["code"] == "address-muted"
        assert (await operator.post("/api/operator/mutes", json={"address": "Ana"})).json()["code"] == "no-such-address"
        await operator.post("/api/operator/mutes", json={"address": address, "on": False})
        await player.do("say", text="Encore")
        acts = (await operator.get("/api/operator/state")).json()["acts"]
        assert [(one["act"], one["subject"]) for one in acts] == [
            ("unmute-address", address),
            ("mute-address", address),
        ]
        assert server.application.registry.house.muted == []
        await player.close()


async def test_a_banner_reaches_everybody_at_once(tmp_path: Path) -> None:
    """Who is here, and who comes later, after a restart, too; one text serves both languages."""
    async with club(tmp_path, "Ana") as (_, operator, (ana,)):
        here = await ana.socket(0)
        await here.do("hello", version=p.VERSION)
        state = (await operator.post("/api/operator/banner", json={"en": "Closed at ten"})).json()
        assert state["banner"] == {"fr": "Closed at ten", "en": "Closed at ten"}
        assert (await here.wait(lambda message: message["type"] == "banner"))["fr"] == "Closed at ten"
        assert (await operator.post("/api/operator/banner", json={"fr": "x" * 301})).json()["code"] == "banner-too-long"
        await here.close()
    async with club(tmp_path, "Ben") as (_, operator, (ben,)):
        there = await ben.socket(0)
        await there.do("hello", version=p.VERSION)
        assert (await there.wait(lambda message: message["type"] == "banner"))["en"] == "Closed at ten"
        start = len(there.messages)
        await operator.post("/api/operator/banner", json={})
        assert (await there.wait(lambda message: message["type"] == "banner", start))["en"] == ""
        acts = (await operator.get("/api/operator/state")).json()["acts"]
        assert [(one["act"], one["detail"]) for one in acts] == [("set-banner", ""), ("set-banner", "Closed at ten")]
        await there.close()


async def test_a_table_is_ended_and_its_record_stays(tmp_path: Path) -> None:
    """As one that was abandoned; what has ended is left alone, and so is what never was."""
    async with club(tmp_path, "Ana") as (_, operator, (ana,)):
        made = await ana.open_table("tiny", ["me", "open"])
        assert (await operator.get("/api/operator/state")).json()["running"] == 1
        state = (await operator.post(f"/api/operator/tables/{made['table']}/end")).json()
        assert (state["running"], state["over"], state["archived"]) == (0, 1, 0)
        assert (await ana.http.get(f"/api/tables/{made['table']}")).json()["phase"] == "over"
        state = (await operator.post(f"/api/operator/tables/{made['table']}/end")).json()
        assert [(one["act"], one["subject"]) for one in state["acts"]] == [("end-table", made["table"])]
        assert (await operator.post("/api/operator/tables/none/end")).status_code == 404


async def test_what_is_old_is_found_by_its_id(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lists show the newest; whoever names a table or a person gets that one."""
    monkeypatch.setattr(operator_pages, "SHOWN", 1)
    async with club(tmp_path, "Ana", "Ben") as (_, operator, people):
        made = [await one.open_table("tiny", ["me", "open"]) for one in people]
        users = [(await one.http.get("/api/me")).json()["user"] for one in people]
        for kind, key, ids in (("tables", "table", [one["table"] for one in made]), ("people", "user", users)):
            assert len((await operator.get(f"/api/operator/{kind}")).json()) == 1
            for id_ in ids:
                (found,) = (await operator.get(f"/api/operator/{kind}?only={id_}")).json()
                assert found[key] == id_
            assert (await operator.get(f"/api/operator/{kind}?only=none")).json() == []


async def test_what_fails_is_shown(tmp_path: Path) -> None:
    """Tables set aside, reviews, jobs, notices, writing."""
    async with club(tmp_path) as (server, operator, _):
        registry = server.application.registry
        assert (await operator.get("/api/operator/state")).json()["failing"] == []
        registry.loader.aside["t"] = refused("table-damaged")
        registry.workers.failed["DrawQr"] += 2
        registry.outbox.failures = 3
        found = (await operator.get("/api/operator/state")).json()["failing"]
        assert [(one["kind"], one["subject"], one["why"]) for one in found] == [
            ("table", "t", "table-damaged"),
            ("worker", "DrawQr", "2"),
            ("notice", "", "3"),
        ]


async def test_what_fails_in_any_process_is_shown_by_each(postgres: str, tmp_path: Path) -> None:
    """Each thing once, counted together; a process that has gone takes its troubles with it."""
    await emptied(postgres)
    config = Config(port=0, database_url=postgres, settings=QUICK, admin_token=TOKEN, page=tmp_path)
    one, other = make_server(config), make_server(config)
    async with running(one) as port, browsers(port, "") as (operator,):
        operator.http.headers["authorization"] = f"Bearer {TOKEN}"

        async def state() -> dict[str, Any]:
            found: dict[str, Any] = (await operator.http.get("/api/operator/state")).json()
            return found

        async with running(other) as far, browsers(far, "Ana") as (ana,):
            page = await ana.socket(0)
            for server in (one, other):
                server.application.registry.loader.aside["t"] = refused("table-damaged")
                server.application.registry.workers.failed["DrawQr"] += 2
            other.application.registry.outbox.failures = 3
            async with asyncio.timeout(PATIENCE):
                while len((found := await state())["failing"]) < 3 or not found["pages"]:  # noqa: ASYNC110 - it is asked
                    await asyncio.sleep(0.05)
            assert (found["processes"], found["pages"]) == (2, 1)
            assert [(one["kind"], one["subject"], one["why"]) for one in found["failing"]] == [
                ("table", "t", "table-damaged"),
                ("worker", "DrawQr", "4"),
                ("notice", "", "3"),
            ]
            await page.close()
        found = await state()
        assert (found["processes"], [one["why"] for one in found["failing"]]) == (1, ["table-damaged", "2"])


async def test_other_processes_hear_of_it(postgres: str) -> None:
    """A banner and a mute are in the database: each process learns of them within seconds."""
    async with houses(postgres, 2) as (one, other):
        await one.house.set_banner(p.BannerText("Fermé", "Closed"))
        await until(lambda: other.house.banner.fr == "Fermé")
        address = other.address_hash("192.0.2.7")
        await one.house.mute(address, on=True)
        await until(lambda: bool(other.house.muted))
        with pytest.raises(Refused, match="address-muted"):
            other.house.check_voice("192.0.2.7")
        other.house.check_voice("192.0.2.8")
