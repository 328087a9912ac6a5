"""A load on boardgame.io in its own protocol (socket.io over a WebSocket). Players play recorded games."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from time import perf_counter

import msgspec

from benchmarks.server.client import Api, Tally
from benchmarks.server.scripts import Script
from benchmarks.server.wire import Wire, connect

SOCKET = "/socket.io/?EIO=4&transport=websocket"
PING, PONG = b"2", b"3"
JOIN = b"40/kahuna,"
UPDATE = b'42/kahuna,["update"'
SYNC = b'42/kahuna,["sync"'
STATE_ID = re.compile(rb'"_stateID":(\d+)')


class Player:
    """One seat: plays its matches one after the other."""

    def __init__(self, wire: Wire, seat: int, tally: Tally) -> None:
        self.wire = wire
        self.seat = seat
        self.tally = tally
        self.matches: list[
            tuple[str, list[bytes]]
        ] = []  # id, what to send at each state; empty if it is not this seat's
        self.match = b""
        self.moves: list[bytes] = []
        self.sent_at = -1
        self.sent = 0.0
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.synced: asyncio.Future[None] | None = None
        wire.hear = self.listen
        wire.send(JOIN)

    def listen(self, message: bytes) -> None:
        """Before the time begins."""
        if message.startswith(JOIN):
            self.joined.set_result(None)
        elif message.startswith(SYNC) and self.synced is not None and not self.synced.done():
            self.synced.set_result(None)
        elif message == PING:
            self.wire.send(PONG)

    async def look(self, match: str, credentials: str) -> None:
        """Connects with a match, as a page that waits there."""
        self.synced = asyncio.get_running_loop().create_future()
        self.wire.send(sync(match, self.seat, credentials))
        await self.synced

    def begin(self) -> None:
        """Plays, from now on by itself."""
        self.wire.hear = self.play
        self.next_match()

    def next_match(self) -> None:
        """Connects with the next match, if there is one."""
        if self.matches:
            match, self.moves = self.matches.pop(0)
            self.match = match.encode()
            self.sent_at = -1
            self.wire.send(self.moves[-1])
        else:
            self.tally.idle += 1

    def play(self, message: bytes) -> None:
        """Answers every state in which it is this seat's turn at once."""
        if message.startswith((UPDATE, SYNC)):
            if self.match in message[:60]:
                state = max(map(int, STATE_ID.findall(message)), default=0)
                self.follow(state)
        elif message == PING:
            self.wire.send(PONG)

    def follow(self, state: int) -> None:
        """The match is in this state."""
        if self.sent_at >= 0 and state > self.sent_at:
            self.tally.waits.append(perf_counter() - self.sent)
            self.sent_at = -1
        if state == len(self.moves) - 1:
            self.next_match()
        elif self.moves[state] and self.tally.playing and self.sent_at < 0:
            self.sent_at = state
            self.wire.send(self.moves[state])
            self.sent = perf_counter()


def sync(match: str, seat: int, credentials: str) -> bytes:
    """Asks for a match as it is."""
    return b"42/kahuna," + json.dumps(["sync", match, str(seat), credentials, 2]).encode()


def moves(script: Script, match: str, seat: int, credentials: str) -> list[bytes]:
    """What a seat sends at each state of a match; behind them how to connect with it."""
    sent: list[bytes] = []
    for state, move in enumerate(script.moves):
        payload = {"type": move.name, "args": move.arguments, "playerID": str(seat), "credentials": credentials}
        words = ["update", {"type": "MAKE_MOVE", "payload": payload}, state, match, str(seat)]
        sent.append(b"42/kahuna," + json.dumps(words).encode() if move.seat == seat else b"")
    return [*sent, sync(match, seat, credentials)]


class Boardgame:
    """A boardgame.io server."""

    def __init__(self, port: int, tally: Tally, scripts: Path) -> None:
        self.port = port
        self.tally = tally
        self.scripts = msgspec.json.decode(scripts.read_bytes(), type=list[Script])
        self.api = Api(port)

    async def prepare(self, number: int, games: int) -> list[Player]:
        """Two sockets and joined matches."""
        players = [Player(await connect(self.port, SOCKET), seat, self.tally) for seat in (0, 1)]
        await asyncio.gather(*(player.joined for player in players))
        for game in range(games):
            script = (number * games + game) % len(self.scripts)
            created, _ = await self.api.post("/games/kahuna/create", {"numPlayers": 2, "setupData": {"draws": script}})
            match = created["matchID"]
            for player in players:
                joined, _ = await self.api.post(
                    f"/games/kahuna/{match}/join", {"playerID": str(player.seat), "playerName": str(player.seat)}
                )
                credentials = joined["playerCredentials"]
                player.matches.append((match, moves(self.scripts[script], match, player.seat, credentials)))
                if game == 0:
                    await player.look(match, credentials)
        return players

    async def ask_bot(self) -> None:
        """It has no bots on the server."""
