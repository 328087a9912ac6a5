"""A table whose rows are damaged, or that does not prove itself, is set aside with a sentence; all others run."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from tablee.engine import registry as game_registry
from tablee.engine.arrays import i64
from tablee.engine.refusal import Refused
from tablee.games.kahuna.game import GAME as KAHUNA
from tablee.games.kahuna.rules import Kahuna
from tablee.server import protocol as p
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tablee.server.store.store import Store, sqlite_url
from tablee.server.tables import log
from tablee.server.tables.kept import ORDERS
from tablee.server.tables.registry import TableRegistry
from tablee.server.tables.table import EVERY
from tablee.server.tables.words import table_texts
from tests.server.conftest import QUICK
from tests.server.games import dealt, play
from tests.server.players import BotsHere, Browser, HousePlayer, begun, running

pytestmark = pytest.mark.anyio

LAST = "table_id = :id AND number = 9"
DAMAGES = {
    "cut JSON": f"UPDATE entries SET entry = substr(entry, 1, 9) WHERE {LAST}",
    "no JSON": f"UPDATE entries SET entry = x'ff00' WHERE {LAST}",
    "text in place of bytes": f"UPDATE entries SET entry = 'lost' WHERE {LAST}",
    "an unknown kind": f"""UPDATE entries SET entry = '{{"type":"of a newer version"}}' WHERE {LAST}""",
    "no such seat": f"""UPDATE entries SET entry = '{{"type":"muted","seat":9,"on":true}}' WHERE {LAST}""",
    "another entry": f"""UPDATE entries SET entry = '{{"type":"muted","seat":1,"on":true}}' WHERE {LAST}""",
    "another time": f"UPDATE entries SET at = at + 1 WHERE {LAST}",
    "no time": f"UPDATE entries SET at = 'noon' WHERE {LAST}",
    "another proof": f"UPDATE entries SET proof = x'00' WHERE {LAST}",
    "a gap": "DELETE FROM entries WHERE table_id = :id AND number = 8",
    "no end": f"DELETE FROM entries WHERE {LAST}",
    "no log": "DELETE FROM entries WHERE table_id = :id",
    "another seed": "UPDATE tables SET seed = zeroblob(32) WHERE id = :id",
    "text in place of a seed": "UPDATE tables SET seed = 'lost' WHERE id = :id",
}
UNLISTED = {
    "cut seats": "UPDATE tables SET seats = substr(seats, 1, 9) WHERE id = :id",
    "text in place of seats": "UPDATE tables SET seats = 'lost' WHERE id = :id",
    "seats of another shape": "UPDATE tables SET seats = '[1]' WHERE id = :id",
    "no seats asked": "UPDATE tables SET asked = 'nobody' WHERE id = :id",
    "no time": "UPDATE tables SET moved = 'noon' WHERE id = :id",
    "no name of a game": "UPDATE tables SET game = x'ff' WHERE id = :id",
}


class Generous(Kahuna):
    """Kahuna under rules that nobody has given a version of their own."""

    def clone(self) -> Generous:
        copy = Generous()
        self.copy_to(copy)
        return copy

    def needed(self, island: i64) -> i64:
        """One link is enough."""
        return 1


class Damaged:
    """A house of two public tables, one of which is going to be damaged behind its back."""

    def __init__(self, file: Path, bad: str, good: str) -> None:
        self.file = file
        self.bad = bad
        self.good = good

    def change(self, statement: str) -> None:
        """Does something to the rows of one table."""
        with closing(sqlite3.connect(self.file)) as database, database:
            assert database.execute(statement, {"id": self.bad}).rowcount

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[TableRegistry]:
        """The next process."""
        registry = TableRegistry(Store(sqlite_url(self.file)), QUICK, bots=BotsHere())
        await registry.open()
        yield registry
        await registry.close()


@pytest.fixture
async def damaged(tmp_path: Path) -> Damaged:
    """Two tables at which two moves were made; at both a clock runs."""
    file = tmp_path / "tables.sqlite"
    registry = TableRegistry(Store(sqlite_url(file)), QUICK, bots=BotsHere())
    await registry.open()
    tables = []
    for _ in range(2):
        table, players = await begun(registry, "kahuna", public=True, clock=30)
        while registry.tables[table].table.version < 10:
            one = next(player for player in players if player.decision)
            assert one.decision is not None
            await one.act(one.decision["actions"][0]["action"])
            for _ in range(2):
                await one.do("say", text="bonjour")
        tables.append(table)
    await registry.close()
    return Damaged(file, *tables)


async def both_are_judged(damaged: Damaged, caplog: pytest.LogCaptureFixture) -> None:
    """One is set aside with a sentence, said once in the log; the other is played on."""
    async with damaged.opened() as registry:
        registry.now = lambda now=registry.now: now() + 31  # type: ignore[misc]  # both clocks have run out
        await registry.loader.look_after()
        assert list(registry.loader.aside) == [damaged.bad]
        assert list(registry.tables) == [damaged.good]
        page = HousePlayer(registry, "a", 0)
        await page.do("hello", version=p.VERSION)
        assert (await page.ask("watch", table=damaged.bad))["code"] == "table-damaged"
        entry = registry.tables[damaged.good].table.version
        await page.do("watch", table=damaged.good)
        await page.until(lambda: registry.tables[damaged.good].table.version > entry)
        await registry.loader.look_after()
        assert caplog.text.count("a table is set aside") == 1


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_damaged_log_is_set_aside(damaged: Damaged, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever is wrong with it."""
    damaged.change(DAMAGES[damage])
    await both_are_judged(damaged, caplog)


@pytest.mark.parametrize("moves", [30, 1000])
async def test_rules_that_changed_silently_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moves: int
) -> None:
    """The same version and log, but one link wins an island: noticed in play, and after the end."""
    damaged = Damaged(tmp_path / "tables.sqlite", "", "")
    async with damaged.opened() as registry:
        table, players = await begun(registry, "kahuna")
        dice = random.Random(1)
        while not registry.tables[table].table.is_over and registry.tables[table].table.version < moves:
            one = next(player for player in players if player.decision)
            assert one.decision is not None
            links = [choice for choice in one.decision["actions"] if choice["named"].startswith("place")]
            await one.act(dice.choice(links or one.decision["actions"])["action"])
    async with damaged.opened() as registry:
        assert (await registry.find(table)).table.is_over == (moves > 100)
    changed = KAHUNA.derive(1, "tablee.games.kahuna", state=Generous)
    monkeypatch.setitem(game_registry.registered, ("kahuna", 1), changed)
    async with damaged.opened() as registry:
        with pytest.raises(Refused, match="table-damaged"):
            await registry.find(table)


def test_now_and_then_a_proof_holds_the_state() -> None:
    """A state that differs is noticed by then, although nothing else tells of it."""
    table, dice = dealt("cartagena", 2), random.Random(1)
    noticed = []
    while table.version <= EVERY:
        entry = log.Muted(0, True)
        same, other = table.after(entry, 2.0), table.after(entry, 2.0)
        other.playing().state = dealt("cartagena", 2).playing().state
        same.prove(b"data")
        other.prove(b"data")
        if same.proof != other.proof:
            noticed.append(same.version)
        play(table, dice)
    assert noticed == [EVERY]


async def test_what_is_private_to_a_seat_is_forgotten_where_it_is_damaged(
    damaged: Damaged, caplog: pytest.LogCaptureFixture
) -> None:
    """The game goes on without it."""
    with closing(sqlite3.connect(damaged.file)) as database, database:
        for kind in (ORDERS, "notes", "draft"):
            database.execute("INSERT INTO kept VALUES (?, 0, ?, 'lost')", (damaged.bad, kind))
    async with damaged.opened() as registry:
        assert not (await registry.find(damaged.bad)).table.is_over
    assert caplog.text.count("cannot be read") == 3


@pytest.mark.parametrize("damage", UNLISTED)
async def test_a_damaged_row_keeps_no_list_from_showing(
    damaged: Damaged, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither of the public tables nor of one's own; the log says it once."""
    damaged.change(UNLISTED[damage])
    async with damaged.opened() as registry:
        for _ in range(2):
            lobby = await registry.lobby("a")
            assert [one.table for one in lobby.tables] == [one.table for one in lobby.mine] == [damaged.good]
        assert caplog.text.count("cannot be listed") == 1
        assert registry.store.damaged == {damaged.bad}


async def test_damaged_chat_and_names_are_shown_as_far_as_they_can_be(damaged: Damaged) -> None:
    """A line that nobody can read stands empty, and keeps its number."""
    damaged.change("UPDATE chat SET text = x'ff' WHERE table_id = :id AND line = 0")
    with closing(sqlite3.connect(damaged.file)) as database, database:
        database.execute("UPDATE users SET name = x'ff' WHERE id = 'b'")
    async with damaged.opened() as registry:
        page = HousePlayer(registry, "a", 0)
        await page.greet(damaged.bad)
        lines = page.last("chat")["lines"]
        assert [(line["text"], line["deleted"]) for line in lines[:2]] == [("", True), ("bonjour", False)]
        assert set(registry.names) == {"a"}


async def test_a_server_with_a_damaged_table_starts_and_says_so(damaged: Damaged) -> None:
    """In its health, too."""
    damaged.change(DAMAGES["another seed"])
    async with running(make_server(Config(port=0, data=damaged.file, settings=QUICK))) as port:
        browser = Browser(port)
        answer = await browser.http.get(f"/api/tables/{damaged.bad}/proof")
        assert (answer.status_code, answer.json()["code"]) == (409, "table-damaged")
        assert (await browser.http.get("/api/health")).json()["set_aside"] == 1
        await browser.close()


def test_the_sentences_say_what_to_do() -> None:
    """In both languages."""
    for code in ("table-damaged", "table-without-rules"):
        assert "server" in table_texts("en").text(f"refusal-{code}", {})
        assert "serveur" in table_texts("fr").text(f"refusal-{code}", {})
