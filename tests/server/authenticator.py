"""A passkey as a browser would keep it: makes a key, and signs challenges with it. For tests."""

from __future__ import annotations

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One key of one person at one site."""

    def __init__(self, origin: str, site: str = "localhost") -> None:
        self.origin, self.site = origin, site
        self.id = secrets.token_bytes(16)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.user = b""
        self.uses = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        """What the browser says it was asked, and by whom."""
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def about(self, flags: int, more: bytes = b"") -> bytes:
        """What the authenticator says of itself."""
        return sha256(self.site.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big") + more

    def make(self, options: str) -> str:
        """Answers to an offer."""
        asked = json.loads(options)
        self.user = unpacked(asked["user"]["id"])
        point = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        whole = {"fmt": "none", "attStmt": {}, "authData": self.about(PRESENT | VERIFIED | ATTESTED, attested)}
        client = self.client_data("create", asked["challenge"])
        return self.answer(clientDataJSON=packed(client), attestationObject=packed(cbor2.dumps(whole)))

    def sign(self, options: str, **changes: Any) -> str:
        """Answers to a challenge."""
        self.uses += 1
        client = self.client_data("get", json.loads(options)["challenge"])
        about = self.about(PRESENT | VERIFIED)
        signed = self.key.sign(about + sha256(client).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": about, "signature": signed, "userHandle": self.user}
        return self.answer(**{name: packed(part) for name, part in parts.items()} | changes)

    def answer(self, **response: Any) -> str:
        """As a browser sends it."""
        id_ = packed(self.id)
        return json.dumps({"id": id_, "rawId": id_, "type": "public-key", "response": response})
