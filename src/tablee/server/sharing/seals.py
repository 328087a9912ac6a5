"""What processes tell each other over Redis is sealed with a key that only the database knows.

So Redis may carry moves: whoever reads along there learns nothing, and nobody else can tell a process anything.
"""

from __future__ import annotations

from hashlib import blake2b

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

SENDER, NONCE = 16, 12  # bytes
MOST_SENDERS = 1000


class Seals:
    """How one process seals what it tells, and opens what others tell. Each has a key of its own, and counts."""

    def __init__(self, me: str, key: bytes) -> None:
        self.key = key
        self.me = me.encode().ljust(SENDER)
        self.own = self.cipher(self.me)
        self.told = 0
        self.others: dict[bytes, tuple[ChaCha20Poly1305, int]] = {}  # what was heard last

    def cipher(self, sender: bytes) -> ChaCha20Poly1305:
        """The key of a process."""
        return ChaCha20Poly1305(blake2b(sender, key=self.key, person=b"tablee bus", digest_size=32).digest())

    def seal(self, data: bytes) -> bytes:
        """Something for the others."""
        self.told += 1
        nonce = self.told.to_bytes(NONCE)
        return self.me + nonce + self.own.encrypt(nonce, data, None)

    def open(self, message: bytes) -> bytes | None:
        """What another process tells; None if it is our own, old, or not from one of us."""
        sender, nonce = message[:SENDER], message[SENDER : SENDER + NONCE]
        if sender == self.me:
            return None
        cipher, heard = self.others.get(sender) or (self.cipher(sender), 0)
        number = int.from_bytes(nonce)
        if number <= heard:
            return None
        try:
            data = cipher.decrypt(nonce, message[SENDER + NONCE :], None)
        except (InvalidTag, ValueError):
            return None
        if len(self.others) >= MOST_SENDERS:
            self.others.clear()
        self.others[sender] = (cipher, number)
        return data
