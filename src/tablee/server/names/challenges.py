"""Challenges that a passkey signs: each is signed itself, short-lived, and works once, whichever process is asked."""

from __future__ import annotations

import hmac
import secrets
import struct
from typing import TYPE_CHECKING

from tablee.server.tables.referee import refused

if TYPE_CHECKING:
    from tablee.server.store.names import NameStore

SECONDS = 300.0
NONCE, SIGN = 16, 32  # bytes
WHEN = struct.Struct(">d")


def new(key: bytes, purpose: str, now: float) -> bytes:
    """A challenge for one purpose: nothing of it must be remembered."""
    body = secrets.token_bytes(NONCE) + WHEN.pack(now + SECONDS)
    return body + signature(key, purpose, body)


def signature(key: bytes, purpose: str, body: bytes) -> bytes:
    return hmac.digest(key, b"tablee challenge 1 " + purpose.encode() + b" " + body, "sha256")


async def spend(store: NameStore, key: bytes, purpose: str, challenge: bytes, now: float) -> None:
    """Takes a challenge that comes back; refused if it is not ours, for something else, too old or used already."""
    body, sign = challenge[:-SIGN], challenge[-SIGN:]
    is_ours = hmac.compare_digest(sign, signature(key, purpose, body))
    if not is_ours or len(body) != NONCE + WHEN.size:
        raise refused("bad-passkey")
    (until,) = WHEN.unpack(body[NONCE:])
    if until < now or not await store.spend(challenge.hex(), until, now):
        raise refused("bad-passkey")
