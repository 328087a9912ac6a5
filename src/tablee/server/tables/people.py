"""Who somebody is: a signed cookie, names, and codes to continue on another device."""

from __future__ import annotations

import hmac
import secrets
import time
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tablee.engine.lettering import is_legible
from tablee.engine.refusal import Refused
from tablee.server.protocol import LONGEST_NAME, DeviceCode

if TYPE_CHECKING:
    from tablee.server.store.people import PeopleStore

COOKIE = "tablee"
SAFE_COOKIE = "__Host-tablee"  # over https: no other site under the same name, and no plain page, can set it
SAFE_COOKIE_BELOW = "__Secure-tablee"  # the same below a prefix
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
CODE_SECONDS = 300.0
ADDRESS_LETTERS = 12


def new_user() -> str:
    """An id that nobody has."""
    return secrets.token_hex(8)


def cookie_name(is_secure: bool, prefix: str) -> str:
    """What the cookie is called."""
    if not is_secure:
        return COOKIE
    return SAFE_COOKIE_BELOW if prefix else SAFE_COOKIE


def signed(key: bytes, user: str, generation: int = 0) -> str:
    """The value of a cookie of a person: those of an older generation are not valid any more."""
    who = f"{user}~{generation}" if generation else user
    return f"{who}.{signature(key, who)}"


def signature(key: bytes, who: str) -> str:
    """What only this server can write."""
    return hmac.digest(key, b"tablee cookie 1 " + who.encode(), "sha256").hex()


def user_of(key: bytes, cookie: str) -> tuple[str, str]:
    """The person of a cookie, and its generation; empty if the server has not written it."""
    who, _, sign = cookie.partition(".")
    is_ours = hmac.compare_digest(sign.encode(), signature(key, who).encode())
    user, _, generation = who.partition("~")
    return (user, generation or "0") if user and is_ours else ("", "")


def address_hash(key: bytes, address: str) -> str:
    """By this an address can be told from another, and not be read, without the key."""
    return hmac.digest(key, b"tablee address 1 " + address.encode(), "sha256").hex()[:ADDRESS_LETTERS]


def checked_name(name: str) -> str:
    """A name that can be shown and read: some letters, no control characters, not too long."""
    clean = " ".join("".join(letter for letter in unicodedata.normalize("NFC", name) if letter.isprintable()).split())
    if not clean:
        raise Refused("name-needed", "")
    if len(clean) > LONGEST_NAME:
        raise Refused("name-too-long", "", {"limit": LONGEST_NAME})
    if not is_legible(clean):
        raise Refused("illegible", "")
    return clean


@dataclass
class DeviceCodes:
    """Short-lived codes with which another device becomes the same person; each works once.

    The database keeps them, so that the other device may come to another process.
    """

    store: PeopleStore

    async def give(self, user: str) -> DeviceCode:
        """A new code; older ones of the same person are void."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        until = time.time() + CODE_SECONDS
        await self.store.give_code(code, user, until)
        return DeviceCode(code, until)

    async def forget(self, user: str) -> None:
        """The codes of a person are void."""
        await self.store.forget_codes(user)

    async def use(self, code: str) -> str:
        user = await self.store.use_code("".join(code.upper().split()), time.time())
        if not user:
            raise Refused("bad-code", "")
        return user
