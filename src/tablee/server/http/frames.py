"""WebSocket frames (RFC 6455), without extensions: what a client sends, taken apart, and what a server sends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the compiled part of websockets
    from websockets.utils import apply_mask

# Each by itself and final: compiled code then has the number, and need not look for it with every frame.
CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FIN: Final = 0x80
RESERVED: Final = 0x70
OPCODE: Final = 0x0F
CONTROL: Final = 0x08
MASKED: Final = 0x80
LENGTH: Final = 0x7F
SHORT: Final = 125  # the longest of the shortest lengths, and the marks of longer ones
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
LARGEST_TWO_BYTES: Final = 0xFFFF
HEAD: Final = 2  # bytes
MASK: Final = 4

NORMAL: Final = 1000
PROTOCOL_ERROR: Final = 1002
BAD_TEXT: Final = 1007
POLICY_VIOLATION: Final = 1008
TOO_BIG: Final = 1009
INTERNAL_ERROR: Final = 1011
CODES = {*range(1000, 1004), *range(1007, 1015), *range(3000, 5000)}  # that may be sent


class BadFrame(Exception):
    """What came is no WebSocket any more; the code to close it with."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code


class Reader:
    """Takes frames apart, and puts the parts of a message together."""

    __slots__ = ("kind", "largest", "parts", "rest")

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.rest = b""
        self.parts = b""  # of a message that came in several frames
        self.kind = 0  # its opcode; 0: there is none

    def read(self, data: bytes) -> Iterator[tuple[int, bytes]]:
        """Whole messages and control frames, with their opcode."""
        if self.rest:
            data = self.rest + data
        offset = 0
        while (found := self.frame(data, offset)) is not None:
            head, payload, offset = found
            opcode = head & OPCODE
            if head & FIN and opcode in (TEXT, BINARY) and not self.kind:
                yield opcode, checked(opcode, payload)
            elif opcode & CONTROL:
                yield control(head, payload)
            else:
                self.add_part(opcode, payload)
                if not head & FIN:
                    continue
                kind, self.kind = self.kind, 0
                payload, self.parts = self.parts, b""
                yield kind, checked(kind, payload)
        self.rest = data[offset:]

    def frame(self, data: bytes, offset: int) -> tuple[int, bytes, int] | None:
        """The frame at an offset: its first byte, its payload, where it ends; None if it is not all there."""
        start = offset + HEAD
        if len(data) < start:
            return None
        head, size = data[offset], data[offset + 1] & LENGTH
        if head & RESERVED or not data[offset + 1] & MASKED:
            raise BadFrame(PROTOCOL_ERROR, "a client sends masked frames without extensions")
        if size >= TWO_BYTES:
            start += 2 if size == TWO_BYTES else 8
            size = int.from_bytes(data[offset + HEAD : start], "big")
        if size > self.largest:
            raise BadFrame(TOO_BIG, "too big")
        end = start + MASK + size
        if len(data) < end:
            return None
        return head, apply_mask(data[start + MASK : end], data[start : start + MASK]), end

    def add_part(self, opcode: int, payload: bytes) -> None:
        """One more part of a message."""
        if (opcode == CONTINUATION) != bool(self.kind) or opcode > BINARY:
            raise BadFrame(PROTOCOL_ERROR, "a frame out of turn")
        self.kind = self.kind or opcode
        self.parts += payload
        if len(self.parts) > self.largest:
            raise BadFrame(TOO_BIG, "too big")


def checked(opcode: int, payload: bytes) -> bytes:
    """A text must be UTF-8."""
    if opcode == TEXT and not payload.isascii():
        try:
            payload.decode()
        except UnicodeDecodeError:
            raise BadFrame(BAD_TEXT, "not UTF-8") from None
    return payload


def control(head: int, payload: bytes) -> tuple[int, bytes]:
    """Ping, pong or close: short, and whole."""
    if head & OPCODE not in {CLOSE, PING, PONG} or not head & FIN or len(payload) > SHORT:
        raise BadFrame(PROTOCOL_ERROR, "a bad control frame")
    return head & OPCODE, payload


def close_code(payload: bytes) -> int:
    """The code to answer a close with: the same, if it is one."""
    if not payload:
        return NORMAL
    code = int.from_bytes(payload[:2], "big")
    return code if len(payload) > 1 and code in CODES else PROTOCOL_ERROR


def frame(opcode: int, payload: bytes) -> bytes:
    size, first = len(payload), FIN | opcode
    if size <= SHORT:
        head = (first << 8 | size).to_bytes(2, "big")
    elif size <= LARGEST_TWO_BYTES:
        head = (first << 24 | TWO_BYTES << 16 | size).to_bytes(4, "big")
    else:
        head = (first << 72 | EIGHT_BYTES << 64 | size).to_bytes(10, "big")
    return head + payload


def close(code: int, why: str) -> bytes:
    return frame(CLOSE, code.to_bytes(2, "big") + why.encode()[: SHORT - 2])
