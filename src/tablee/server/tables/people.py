"""Who somebody is: a signed cookie, names, and codes to continue on another device."""

from __future__ import annotations

import hmac
import secrets
import time
import unicodedata
from dataclasses import dataclass, field

from tablee.engine.refusal import Refused
from tablee.server.protocol import LONGEST_NAME, DeviceCode

COOKIE = "tablee"
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 8
CODE_SECONDS = 300.0
MOST_CODES = 1000


def new_user() -> str:
    """An id that nobody has."""
    return secrets.token_hex(8)


def signed(key: bytes, user: str) -> str:
    """The value of the cookie of a person."""
    return f"{user}.{signature(key, user)}"


def signature(key: bytes, user: str) -> str:
    """What only this server can write."""
    return hmac.digest(key, b"tablee cookie 1 " + user.encode(), "sha256").hex()


def user_of(key: bytes, cookie: str) -> str:
    """The person of a cookie; empty if the server has not written it."""
    user, _, sign = cookie.partition(".")
    is_ours = hmac.compare_digest(sign.encode(), signature(key, user).encode())
    return user if user and is_ours else ""


def checked_name(name: str) -> str:
    """A name that can be shown: some letters, no control characters, not too long."""
    clean = " ".join("".join(letter for letter in unicodedata.normalize("NFC", name) if letter.isprintable()).split())
    if not clean:
        raise Refused("name-needed", "")
    if len(clean) > LONGEST_NAME:
        raise Refused("name-too-long", "", {"limit": LONGEST_NAME})
    return clean


@dataclass
class DeviceCodes:
    """Short-lived codes with which another device becomes the same person; each works once."""

    given: dict[str, tuple[str, float]] = field(default_factory=dict)

    def give(self, user: str) -> DeviceCode:
        """A new code; older ones of the same person are void."""
        now = time.time()
        self.given = {code: (who, until) for code, (who, until) in self.given.items() if until > now and who != user}
        if len(self.given) >= MOST_CODES:
            raise Refused("busy", "")
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        self.given[code] = (user, now + CODE_SECONDS)
        return DeviceCode(code, now + CODE_SECONDS)

    def use(self, code: str) -> str:
        user, until = self.given.pop("".join(code.upper().split()), ("", 0.0))
        if not user or until < time.time():
            raise Refused("bad-code", "")
        return user
