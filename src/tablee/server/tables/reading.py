"""The messages of pages, from what they have sent."""

from __future__ import annotations

import msgspec

from tablee.server import protocol

decoder = msgspec.json.Decoder(protocol.FromPage)


class OnlyId(msgspec.Struct):
    """The id of a message that cannot be understood otherwise."""

    id: str = ""


def read(data: bytes | str) -> protocol.FromPage:
    message: protocol.FromPage = decoder.decode(data)
    return message


def id_of(data: bytes | str) -> str:
    """The id of a message that is wrong otherwise."""
    try:
        return msgspec.json.decode(data, type=OnlyId).id[: protocol.LONGEST_ID]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
