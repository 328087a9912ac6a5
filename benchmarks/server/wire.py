"""The client's end of a WebSocket, as light as possible, so that the load is not limited by the client."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT = 0x81  # a whole message in one frame
PING, PONG = 0x9, 0x8A
NO_MASK = bytes(4)  # clients must mask; a mask of zeros changes nothing
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127
MASKED = 0x80
END_OF_HEAD = b"\r\n\r\n"


class Wire(asyncio.Protocol):
    """One socket: whole messages in and out."""

    def __init__(self, host: str, path: str, cookie: str) -> None:
        self.head = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n"
            + (f"Cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        )
        self.hear: Callable[[bytes], None] = lambda message: None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.rest = b""
        self.transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Asks for the upgrade."""
        self.transport = cast("asyncio.WriteTransport", transport)
        self.transport.write(self.head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """The server is gone."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server has hung up"))

    def data_received(self, data: bytes) -> None:
        """Takes the messages out of what has come."""
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            data = self.read_head(data)
        place, end = 0, len(data)
        while end - place >= 2:  # noqa: PLR2004 - the shortest head of a frame
            size, start = data[place + 1], place + 2
            if size == TWO_BYTES:
                start += 2
                size = int.from_bytes(data[start - 2 : start], "big")
            elif size == EIGHT_BYTES:
                start += 8
                size = int.from_bytes(data[start - 8 : start], "big")
            if start + size > end:
                break
            if data[place] == TEXT:
                self.hear(data[start : start + size])
            elif data[place] & 0xF == PING:
                self.write(PONG, data[start : start + size])
            place = start + size
        self.rest = data[place:]

    def read_head(self, data: bytes) -> bytes:
        """The answer to the upgrade; what follows it."""
        head, end, rest = data.partition(END_OF_HEAD)
        if not end:
            self.rest = data
            return b""
        if b" 101 " in head.partition(b"\r\n")[0]:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
        self.rest = b""
        return rest

    def send(self, message: bytes) -> None:
        """Sends one message."""
        self.write(TEXT, message)

    def write(self, opcode: int, message: bytes) -> None:
        """Sends one frame."""
        size = len(message)
        length = bytes([MASKED | size]) if size <= SHORT else bytes([MASKED | TWO_BYTES]) + size.to_bytes(2, "big")
        self.transport.write(bytes([opcode]) + length + NO_MASK + message)


async def connect(port: int, path: str, cookie: str = "") -> Wire:
    """An open socket."""
    host = f"127.0.0.1:{port}"
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(host, path, cookie), "127.0.0.1", port)
    await wire.opened
    return wire
