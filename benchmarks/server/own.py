"""A load in this project's own protocol. Players choose at random among the actions that they are offered."""

from __future__ import annotations

import asyncio
import os
import re
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from benchmarks.server.client import APART, AT_RANDOM, Api, Tally
from benchmarks.server.wire import Wire, connect
from tablee.engine.chance import contribution_seal
from tablee.server import protocol

SOCKET = "/api/socket"
POSITION = b'{"type":"position"'
TABLE = b'{"type":"table"'
OVER = b'"phase":"over"'
DECISION = re.compile(rb'"decision":{"seat":\d+,"number":(\d+),"actions":\[(.*?)\]')
ACTION = re.compile(rb'"action":(\d+)')


class Player:
    """One seat: plays its tables one after the other."""

    def __init__(self, wire: Wire, port: int, seat: int, tally: Tally) -> None:
        self.wire = wire
        self.port = port
        self.seat = seat
        self.tally = tally
        self.tables: list[str] = []
        self.contribution = os.urandom(16)
        self.dice = Random(seat).random
        self.messages = 0
        self.sent = 0.0  # when the move was sent that is not yet acknowledged
        self.expected = b""  # its acknowledgment
        self.decision: re.Match[bytes] | None = None  # what must be decided now
        self.asking: asyncio.Future[bytes] | None = None
        wire.hear = self.listen

    # Before the time begins ---------------------------------------------------------------------------

    def listen(self, message: bytes) -> None:
        """Waits for the answer to what was asked."""
        if self.asking is not None and not self.asking.done() and f'"id":"{self.messages}"'.encode() in message[:60]:
            self.asking.set_result(message)

    async def ask(self, kind: str, **fields: Any) -> None:
        """Asks something that must be done."""
        self.messages += 1
        self.asking = asyncio.get_running_loop().create_future()
        self.wire.send(msgspec.json.encode({"type": kind, "id": str(self.messages), **fields}))
        answer = await self.asking
        if answer.startswith(b'{"type":"refused"'):
            raise ConnectionError(answer.decode())

    async def get_ready(self) -> None:
        """Ready, with a seal."""
        await self.ask("ready", seat=self.seat, seal=contribution_seal(self.contribution))

    async def contribute(self) -> None:
        """The bytes behind the seal."""
        await self.ask("contribute", seat=self.seat, contribution=self.contribution.hex())

    # While time runs ----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Plays, from now on by itself."""
        self.wire.hear = self.play
        self.next_table()

    def next_table(self) -> None:
        """Looks at the next table, if there is one."""
        if self.tables:
            self.messages += 1
            self.wire.send(
                b'{"type":"watch","id":"%d","table":"%s","text":false}' % (self.messages, self.tables.pop(0).encode())
            )
        else:
            self.tally.idle += 1

    def play(self, message: bytes) -> None:
        """Answers every decision at once."""
        if message.startswith(POSITION):
            self.decision = DECISION.search(message)
        elif message == self.expected:
            self.tally.waits.append(perf_counter() - self.sent)
            self.sent = 0.0
        elif message.startswith(TABLE):
            if OVER in message:
                self.next_table()
        elif message.startswith(b'{"type":"refused"'):
            raise ConnectionError(message.decode())
        if self.decision is not None and not self.sent and self.tally.playing:
            self.decide()

    def decide(self) -> None:
        """Answers what must be decided now, or when it is the turn of those who are connected as this player is."""
        if self.tally.port not in {None, self.port}:
            self.tally.waiting.append(self.decide)
        elif self.decision is not None and not self.sent:
            self.act(self.decision[1], ACTION.findall(self.decision[2]))

    def act(self, decision: bytes, actions: list[bytes]) -> None:
        """Takes one of the actions."""
        self.decision = None
        self.messages += 1
        chosen = actions[int(self.dice() * len(actions))]
        self.wire.send(
            b'{"type":"act","id":"%d","seat":%d,"decision":%s,"action":%s}'
            % (self.messages, self.seat, decision, chosen)
        )
        self.expected = b'{"type":"done","id":"%d"}' % self.messages
        self.sent = perf_counter()


class Tablee:
    """Our own server."""

    def __init__(self, ports: list[int], placement: str, tally: Tally) -> None:
        self.ports = ports
        self.placement = placement
        self.tally = tally
        self.apis = [Api(port) for port in ports]
        self.dice = Random(1)

    def places(self, number: int) -> list[int]:
        """Through which process each of the two people at a table plays."""
        if self.placement == AT_RANDOM:
            return [self.dice.randrange(len(self.ports)) for _ in range(2)]
        return [(number + seat * (self.placement == APART)) % len(self.ports) for seat in range(2)]

    async def prepare(self, number: int, games: int) -> list[Player]:
        """Two people with a socket each, and dealt tables."""
        places = self.places(number)
        apis = [self.apis[place] for place in places]
        cookies = [(await api.post("/api/me", {"name": f"Player {number} {n}"}))[1] for n, api in enumerate(apis)]
        players = [
            Player(await connect(self.ports[place], SOCKET, cookie), self.ports[place], seat, self.tally)
            for seat, (place, cookie) in enumerate(zip(places, cookies, strict=True))
        ]
        for player in players:
            await player.ask("hello", version=protocol.VERSION)
        for _ in range(games):
            made, _ = await apis[0].post("/api/tables", {"game": "kahuna", "seats": ["me", "open"]}, cookies[0])
            for player in players:
                player.tables.append(made["table"])
                await player.ask("watch", table=made["table"], text=False)
            await players[1].ask("sit_down", seat=1)
            await asyncio.gather(*(player.get_ready() for player in players))
            await asyncio.gather(*(player.contribute() for player in players))
        return players

    async def ask_bot(self) -> None:
        """A table at which a bot must decide."""
        _, cookie = await self.apis[0].post("/api/me", {"name": "Host"})
        made, _ = await self.apis[0].post("/api/tables", {"game": "kahuna", "seats": ["bot:greedy"] * 2}, cookie)
        host = Player(await connect(self.ports[0], SOCKET, cookie), self.ports[0], -1, self.tally)
        await host.ask("hello", version=protocol.VERSION)
        await host.ask("watch", table=made["table"], text=False)
        await host.ask("start")
