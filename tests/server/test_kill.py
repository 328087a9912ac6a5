"""Real server processes killed in the middle of play: every acknowledged action is there once, clients carry on."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.engine.record import Verdict, read_record, verify
from tablee.server.store.store import Store, sqlite_url
from tests.server.conftest import empty
from tests.server.players import Browser, SocketPlayer, begin, play_out

pytestmark = pytest.mark.anyio
TABLES = 3
MOVES = 60  # acknowledged before the blow
PROGRAM = """
import sys
from pathlib import Path
from tablee.server.http.config import Config
from tablee.server.http.run import make_server
from tests.server.conftest import QUICK

server = make_server(
    Config(port=int(sys.argv[1]), data=Path(sys.argv[2]), database_url=sys.argv[3], settings=QUICK),
    lambda: print(server.servers[0].sockets[0].getsockname()[1], flush=True),
)
server.run()
"""


class Process:
    """A server process."""

    def __init__(self, data: Path, database_url: str) -> None:
        self.data = data
        self.database_url = database_url
        self.port = 0
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Starts it, the second time on the same port."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-c", PROGRAM, str(self.port), str(self.data), self.database_url,
            cwd=Path(__file__).parents[2], stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        self.port = int(await asyncio.wait_for(self.process.stdout.readline(), 30))

    async def stop(self, how: signal.Signals) -> int:
        """Ends it."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(how)
        await asyncio.wait_for(self.process.communicate(), 20)
        assert self.process.returncode is not None
        return self.process.returncode


class Pair:
    """Two people at one table, who note what was acknowledged."""

    def __init__(self, people: list[Browser], acknowledged: list[str]) -> None:
        self.people = people
        self.acknowledged = acknowledged
        self.made: dict[str, Any] = {}
        self.players: list[SocketPlayer] = []
        self.unanswered: dict[int, dict[str, Any]] = {}

    async def begin(self) -> None:
        """Opens a table and begins."""
        self.made = await self.people[0].open_table("kahuna", ["me", "open"])
        await self.connect()
        await self.players[1].do("sit_down", seat=1)
        await begin(self.players)

    async def connect(self) -> None:
        """Opens the sockets, even after the server was gone."""
        self.players = [await browser.socket(seat) for seat, browser in enumerate(self.people)]
        for player in self.players:
            await player.greet(self.made["table"])

    async def play(self, dice: random.Random) -> None:
        """Plays until the server is gone or the game is over; a player waiting for an answer keeps the message."""
        turn = 0
        while self.players[0].table["phase"] != "over":
            one = next((player for player in self.players if player.position["decision"]), None)
            if one is None:
                if any(player.gone for player in self.players):
                    raise ConnectionError("the server is gone")
                await asyncio.sleep(0.001)
                continue
            decision = one.position["decision"]
            turn += 1
            id_ = f"{self.made['table']} {len(self.acknowledged)} {turn}"
            message = {
                "type": "act", "id": id_, "seat": one.seat, "decision": decision["number"],
                "action": dice.choice(decision["actions"])["action"],
            }  # fmt: skip
            self.unanswered[one.seat] = message
            await one.put(json.dumps(message))
            await one.wait(lambda answer, id_=id_: answer.get("id") == id_)
            del self.unanswered[one.seat]
            self.acknowledged.append(id_)
            await one.until(lambda it=one, old=decision: it.position["decision"] != old)


@pytest.mark.plain
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_killed_server_loses_nothing(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Kill -9 while three tables play; all that was acknowledged is in the log once, and the games go on."""
    data = tmp_path / "tables.sqlite"
    url = request.getfixturevalue("postgres") if kind == "postgres" else ""
    store = Store(url or sqlite_url(data))
    if url:
        await empty(store)
    server = Process(data, url)
    await server.start()
    acknowledged: list[str] = []
    pairs = []
    for table in range(TABLES):
        people = [Browser(server.port), Browser(server.port)]
        for index, browser in enumerate(people):
            await browser.name(f"Player {table} {index}")
        pairs.append(Pair(people, acknowledged))
        await pairs[-1].begin()
    playing = [asyncio.create_task(pair.play(random.Random(seed))) for seed, pair in enumerate(pairs)]
    async with asyncio.timeout(30):
        while len(acknowledged) < MOVES:  # noqa: ASYNC110 - the blow falls at any moment
            await asyncio.sleep(0.001)
    assert await server.stop(signal.SIGKILL) == -signal.SIGKILL
    ends = await asyncio.gather(*(asyncio.wait_for(task, 10) for task in playing), return_exceptions=True)
    assert all(end is None or isinstance(end, ConnectionClosed | ConnectionError) for end in ends), ends
    await check_log(store, pairs, acknowledged)

    await server.start()
    for pair in pairs:
        await pair.connect()
        for seat, message in pair.unanswered.items():
            fields = {name: value for name, value in message.items() if name not in {"type", "id"}}
            assert (await pair.players[seat].ask("act", id_=message["id"], **fields))["type"] == "done"
    await asyncio.gather(*(play_out(pair.players) for pair in pairs))
    for pair in pairs:
        answer = await pair.people[0].http.get(f"/api/tables/{pair.made['table']}/record")
        assert verify(read_record(answer.text), pair.made["commitment"]) is Verdict.VERIFIED
        for browser in pair.people:
            await browser.close()
    assert await server.stop(signal.SIGTERM) in {0, -signal.SIGTERM}


async def check_log(store: Store, pairs: list[Pair], acknowledged: list[str]) -> None:
    """Every acknowledged action is in the log, once."""
    found: Counter[str] = Counter()
    for pair in pairs:
        found.update(client.partition(" ")[2] for _, _, client, _ in await store.log(pair.made["table"]))
    await store.close()
    assert len(acknowledged) >= MOVES
    assert {found[id_] for id_ in acknowledged} == {1}
