"""A card to print: ten words that take a name back on any device. The server keeps a keyed hash of them, no more."""

from __future__ import annotations

import hmac
import json
import re
import secrets
import unicodedata
from functools import cache
from pathlib import Path

from tablee.engine.texts import LANGUAGES
from tablee.server.tables.referee import refused

WORDS = 10  # of 256 each: 80 bits, too many to be guessed even by who has the whole database
TOLD_APART = 4  # letters, without accents, by which the words of a list differ


@cache
def words_of(lang: str) -> list[str]:
    """The words of a language: the number of a word is a byte of the secret."""
    found: dict[str, list[str]] = json.loads(Path(__file__).with_name("words.json").read_text(encoding="utf-8"))
    return found[lang]


@cache
def places(lang: str) -> dict[str, int]:
    """The number of each word by its first letters, so that an accent or an ending does not matter."""
    return {opening(word): place for place, word in enumerate(words_of(lang))}


def opening(word: str) -> str:
    """What tells a word from the others of its list."""
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))[:TOLD_APART]


def new_secret() -> bytes:
    """What a new card says."""
    return secrets.token_bytes(WORDS)


def written(secret: bytes, lang: str) -> list[str]:
    """The words of a card."""
    return [words_of(lang)[byte] for byte in secret]


def read(text: str) -> list[bytes]:
    """The secrets that typed words can mean: one for each language that has all of them."""
    typed = re.findall(r"[^\W\d_]+", unicodedata.normalize("NFC", text))
    if len(typed) != WORDS:
        raise refused("card-length", given=len(typed), wanted=WORDS)
    found = {lang: [places(lang).get(opening(word)) for word in typed] for lang in LANGUAGES}
    meant = [bytes(one for one in secret if one is not None) for secret in found.values() if None not in secret]
    if not meant:
        nearest = min(found.values(), key=lambda secret: secret.count(None))
        raise refused("card-word", number=1 + nearest.index(None))
    return meant


def hashed(key: bytes, secret: bytes) -> str:
    """What is kept of a card."""
    return hmac.digest(key, b"tablee card 1 " + secret, "sha256").hex()
