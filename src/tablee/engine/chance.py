"""Chance is an argument, never part of a state. What it gives is told by meaning: `die 4`, `card LALE`."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import i64, zeros
from tablee.engine.bag import Bag, OutcomeKind
from tablee.engine.refusal import Mistake

MASK: Final[i64] = 0xFFFFFFFF  # sfc32 works on 32 bits
SIZE: Final[i64] = 0x100000000
LARGEST_RANGE: Final[i64] = 0x80000000  # beyond it word x n would not fit into 63 bits
WARM_UP: Final = 12
BLOCK: Final = 64  # bytes that SHA-256 takes at a time
INNER: Final = 0x36
OUTER: Final = 0x5C


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where dice and cards come from. A source writes `uniform`; the rest is built on it."""

    heard: list[str] | None = None  # the outcomes so far, by meaning, if someone writes them down

    def uniform(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def fork(self) -> "Chance":
        """The same chance, to be drawn from independently of this one: the same draws will come."""
        raise NotImplementedError

    def below(self, n: i64) -> i64:
        """A plain number from 0 to n - 1."""
        value = self.uniform(n)
        if self.heard is not None:
            self.heard.append("number " + str(value))
        return value

    def die(self, faces: i64) -> i64:
        """A die with the faces 1 to `faces`."""
        face = self.uniform(faces) + 1
        if self.heard is not None:
            self.heard.append("die " + str(face))
        return face

    def pick(self, kind: OutcomeKind) -> i64:
        """One value of a kind, each equally likely."""
        value = self.uniform(len(kind.names))
        if self.heard is not None:
            self.heard.append(kind.outcome(value))
        return value

    def draw(self, bag: Bag) -> i64:
        """Draws one from a bag; what lies in a known place under a pile comes last and needs no chance."""
        if bag.known_next():
            return bag.take_known()
        if bag.size == 0:
            raise Mistake("empty-bag", {"kind": bag.kind.word})
        value = bag.nth(self.uniform(bag.size))
        bag.take(value)
        if self.heard is not None:
            self.heard.append(bag.kind.outcome(value))
        return value

    def shuffle(self, kind: OutcomeKind, values: Sequence[int]) -> list[int]:
        """These values of a kind in a random order: drawn from a bag one after the other."""
        bag = Bag(kind, zeros(len(kind.names)))
        for value in values:
            bag.add(value)
        return [int(self.draw(bag)) for _ in values]


class SeededChance(Chance):
    """Fast chance from a seed: the generator sfc32, the same numbers compiled and plain."""

    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    counter: i64 = 1

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"tablee seed " + str(seed).encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        for _ in range(WARM_UP):
            self.word()

    def fork(self) -> "SeededChance":
        """A generator in the same state."""
        copy = SeededChance(0)
        copy.a = self.a
        copy.b = self.b
        copy.c = self.c
        copy.counter = self.counter
        return copy

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) & MASK) | (self.c >> 11)) + out & MASK
        return out

    def uniform(self, n: i64) -> i64:
        """A number below n without bias: the high half of word x n, unlucky words thrown away (Lemire)."""
        if n <= 0:
            raise Mistake("empty-range")
        if n > LARGEST_RANGE:
            raise Mistake("range-too-large", {"largest": LARGEST_RANGE})
        product = self.word() * n
        low = product & MASK
        if low < n:
            unlucky = (SIZE - n) % n
            while low < unlucky:
                product = self.word() * n
                low = product & MASK
        return product >> 32


class SealedChance(Chance):
    """A table's chance: draw j of the game is HMAC(key, j, attempt).

    Draws are counted and nothing else is: an action that draws nothing, done or taken back, cannot change the next one.
    """

    def __init__(self, key: bytes, forked: "SealedChance | None" = None) -> None:
        self.key = key
        self.drawn: int = 0 if forked is None else forked.drawn
        self.inner: hashlib._Hash = begun(key, INNER) if forked is None else forked.inner
        self.outer: hashlib._Hash = begun(key, OUTER) if forked is None else forked.outer

    def fork(self) -> "SealedChance":
        """A count of its own over the same draws."""
        return SealedChance(self.key, self)

    def uniform(self, n: i64) -> i64:
        """A number below n without bias: values in the incomplete last block are drawn again."""
        if n <= 0:
            raise Mistake("empty-range")
        whole: int = 1 << 64
        range_: int = n
        usable = whole - whole % range_
        attempt = 0
        value = usable
        while value >= usable:
            message = f"{self.drawn} {attempt}".encode()
            value = int.from_bytes(self.digest(message)[:8], "big")
            attempt += 1
        self.drawn += 1
        return value % range_

    def digest(self, message: bytes) -> bytes:
        """HMAC-SHA-256 (RFC 2104) with both hashes begun once for all draws: four times as fast."""
        inner, outer = self.inner.copy(), self.outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


class ScriptedChance(Chance):
    """Chance whose outcomes are given by meaning, for tests and replays: `ScriptedChance("card ALOA", "die 4")`."""

    def __init__(self, *outcomes: str) -> None:
        self.script = list(outcomes)
        self.index = 0

    def fork(self) -> "ScriptedChance":
        """The same script, at the same outcome."""
        copy = ScriptedChance(*self.script)
        copy.index = self.index
        return copy

    def next_name(self, word: str) -> str:
        """The name in the next outcome, which must be of this kind."""
        if self.index >= len(self.script):
            raise Mistake("script-too-short", {"kind": word, "place": self.index + 1})
        said = self.script[self.index]
        kind, _, name = said.partition(" ")
        if kind != word:
            raise Mistake("script-other-kind", {"kind": word, "said": said, "place": self.index + 1})
        self.index += 1
        if self.heard is not None:
            self.heard.append(said)
        return name

    def finish(self) -> None:
        """Complains if the script says more than was asked."""
        if self.index < len(self.script):
            raise Mistake("script-too-long", {"said": self.script[self.index], "place": self.index + 1})

    def numeral(self, word: str, low: i64, high: i64) -> i64:
        """The next outcome as a number within bounds."""
        name = self.next_name(word)
        if not name.isdecimal() or not low <= int(name) <= high:
            raise Mistake("script-out-of-range", {"said": f"{word} {name}", "low": low, "high": high})
        return int(name)

    def below(self, n: i64) -> i64:
        return self.numeral("number", 0, n - 1)

    def die(self, faces: i64) -> i64:
        return self.numeral("die", 1, faces)

    def pick(self, kind: OutcomeKind) -> i64:
        """The next scripted value of a kind."""
        return kind.number(self.next_name(kind.word))

    def draw(self, bag: Bag) -> i64:
        """The next scripted card, which must be in the bag."""
        if bag.known_next():
            return bag.take_known()
        value = bag.kind.number(self.next_name(bag.kind.word))
        bag.take(value)
        return value


def begun(key: bytes, mask: int) -> "hashlib._Hash":
    """One of the two hashes of an HMAC, begun with the key, which is no longer than a block."""
    return hashlib.sha256(bytes(byte ^ mask for byte in key.ljust(BLOCK, b"\0")))


def seal(*parts: bytes) -> bytes:
    """SHA-256 over parts, each preceded by its length, so that no two lists of parts look alike."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()


def commitment(table: str, game: str, version: int, seed: bytes) -> str:
    """What a table publishes before the first draw: it fixes the seed without showing it."""
    return seal(b"tablee chance 1", table.encode(), game.encode(), str(version).encode(), seed).hex()


def contribution_seal(contribution: bytes) -> str:
    """What a seat publishes of its contribution before all contributions are closed."""
    return seal(b"tablee contribution 1", contribution).hex()


def sealed_key(seed: bytes, contributions: Sequence[bytes]) -> bytes:
    """The key of all draws: the server's seed keyed with what the seats brought, in seat order."""
    return hmac.digest(seed, seal(*contributions), "sha256")
