"""WebSocket frames, against those that the websockets library makes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from tablee.server.http import frames
from tablee.server.http.frames import BadFrame, Reader

LARGEST = 70_000


def sent(opcode: Opcode, payload: bytes, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload, fin).serialize(mask=True)


def cut(data: bytes, ends: list[int]) -> list[bytes]:
    """Data in pieces, as a network may bring it."""
    ends = sorted(end % (len(data) + 1) for end in ends)
    return [data[start:end] for start, end in zip([0, *ends], [*ends, len(data)], strict=True)]


@given(
    st.lists(st.tuples(st.booleans(), st.text(max_size=300)), max_size=6), st.lists(st.integers(0, 10_000), max_size=8)
)
def test_messages_come_out_as_they_went_in(messages: list[tuple[bool, str]], cuts: list[int]) -> None:
    """However the network cuts them, and with a ping between the parts of a message."""
    data = b""
    for in_parts, text in messages:
        payload = text.encode()
        if in_parts:
            half = len(payload) // 2
            data += sent(Opcode.TEXT, payload[:half], fin=False) + sent(Opcode.PING, b"?")
            data += sent(Opcode.CONT, payload[half:])
        else:
            data += sent(Opcode.TEXT, payload)
    reader = Reader(LARGEST)
    found = [one for piece in cut(data, cuts) for one in reader.read(piece)]
    assert [payload.decode() for opcode, payload in found if opcode == frames.TEXT] == [text for _, text in messages]
    assert sum(opcode == frames.PING for opcode, _ in found) == sum(in_parts for in_parts, _ in messages)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_every_length_is_read_and_written(size: int) -> None:
    """One, two or eight bytes."""
    assert list(Reader(LARGEST).read(sent(Opcode.BINARY, b"x" * size))) == [(frames.BINARY, b"x" * size)]
    assert frames.frame(frames.TEXT, b"y" * size) == Frame(Opcode.TEXT, b"y" * size).serialize(mask=False)


BAD = {
    "unmasked": (Frame(Opcode.TEXT, b"x").serialize(mask=False), 1002),
    "extension": (b"\xc1" + sent(Opcode.TEXT, b"x")[1:], 1002),
    "unknown opcode": (b"\x83" + sent(Opcode.TEXT, b"x")[1:], 1002),
    "unknown control": (b"\x8b" + sent(Opcode.TEXT, b"x")[1:], 1002),
    "ping in parts": (b"\x09" + sent(Opcode.PING, b"x")[1:], 1002),
    "long ping": (b"\x89" + sent(Opcode.TEXT, b"x" * 126)[1:], 1002),
    "part of nothing": (sent(Opcode.CONT, b"x"), 1002),
    "message within a message": (sent(Opcode.TEXT, b"x", fin=False) + sent(Opcode.TEXT, b"y"), 1002),
    "no text": (sent(Opcode.TEXT, b"\xff\xfe"), 1007),
    "too big": (sent(Opcode.TEXT, b"x" * (LARGEST + 1))[:20], 1009),
    "too big in parts": (sent(Opcode.TEXT, b"x" * 40_000, fin=False) + sent(Opcode.CONT, b"x" * 40_000), 1009),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_no_websocket_is_closed(name: str) -> None:
    """With the code that tells why; a giant is not even read to its end."""
    data, code = BAD[name]
    with pytest.raises(BadFrame) as broken:
        list(Reader(LARGEST).read(data))
    assert broken.value.code == code


def test_a_close_is_answered_with_its_code() -> None:
    """Unless it is none."""
    assert frames.close_code(b"") == 1000
    assert frames.close_code((1001).to_bytes(2, "big") + b"bye") == 1001
    assert frames.close_code((1005).to_bytes(2, "big")) == 1002
    assert frames.close_code(b"\x03") == 1002
