"""Chance: the same numbers everywhere, without bias, told by meaning; scripted; sealed."""

import hashlib
import hmac
from collections.abc import Callable, Iterator

import pytest

from tablee.engine.arrays import i64, vec
from tablee.engine.bag import Bag, OutcomeKind, Pile, bag_of
from tablee.engine.chance import (
    Chance,
    ScriptedChance,
    SealedChance,
    SeededChance,
    commitment,
    contribution_seal,
    seal,
    sealed_key,
)
from tablee.engine.refusal import Mistake

COLOURS = OutcomeKind("colour", ["RED", "GREEN", "BLUE"])
KEY = bytes(range(32))
WORD = 2**32
PINNED = [330, 838, 741, 960, 707, 561, 487, 236]


def reference_words(seed: int) -> Iterator[int]:
    """Chris Doty-Humphrey's sfc32, written again with Python's own numbers."""
    digest = hashlib.sha256(f"tablee seed {seed}".encode()).digest()
    a, b, c = (int.from_bytes(digest[index : index + 4], "big") for index in (0, 4, 8))
    counter = 1
    number = 0
    while True:
        out = (a + b + counter) % WORD
        counter = (counter + 1) % WORD
        a, b, c = b ^ (b // 512), c * 9 % WORD, (c * 2**21 % WORD + c // 2**11 + out) % WORD
        number += 1
        if number > 12:
            yield out


def reference_uniform(words: Iterator[int], n: int) -> int:
    """Lemire's reduction with the plain definition of an unlucky word."""
    while True:
        high, low = divmod(next(words) * n, WORD)
        if low >= WORD % n:
            return high


def loaded(first: int, second: int) -> SeededChance:
    """A generator whose next two words are these."""
    chance = SeededChance(0)
    chance.a, chance.b, chance.counter = first, 0, 0
    chance.c = (second - 1) * pow(9, -1, WORD) % WORD
    return chance


def chi_square(counts: list[int]) -> float:
    """How far counts are from all being equal."""
    mean = sum(counts) / len(counts)
    return sum((count - mean) ** 2 / mean for count in counts)


# Seeded -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 7, -1, 2**80])
def test_seeded_words_are_those_of_sfc32(seed: int) -> None:
    """A seed gives the numbers of the published generator, in this build as in any other."""
    words = reference_words(seed)
    chance = SeededChance(seed)
    assert [chance.word() for _ in range(1000)] == [next(words) for _ in range(1000)]


def test_seeded_numbers_are_pinned() -> None:
    """The first numbers of a seed never change, because records live on them."""
    chance = SeededChance(7)
    assert [chance.below(1000) for _ in range(8)] == PINNED


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 1000, 3 * 2**29, 2**31])
def test_seeded_uniform_is_the_reference(n: int) -> None:
    """Numbers below n come from the words as in the reference."""
    words = reference_words(3)
    chance = SeededChance(3)
    assert [chance.uniform(n) for _ in range(500)] == [reference_uniform(words, n) for _ in range(500)]


@pytest.mark.parametrize("source", [lambda: SeededChance(11), lambda: SealedChance(KEY)], ids=["seeded", "sealed"])
def test_a_die_is_fair(source: Callable[[], Chance]) -> None:
    """Six thousand throws are as even as a fair die throws them (chi-square, 99.9 %)."""
    chance = source()
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.die(6) - 1] += 1
    assert chi_square(counts) < 20.5


def test_rejection_takes_the_bias_away() -> None:
    """Below 3 x 2^29, where a quarter of the words must be thrown away, all remainders by 3 are equally likely."""
    chance = SeededChance(1)
    counts = [0] * 3
    for _ in range(6000):
        counts[chance.uniform(3 * 2**29) % 3] += 1
    assert chi_square(counts) < 13.8


def test_rejection_begins_at_the_very_boundary() -> None:
    """A word just below the threshold is thrown away, the one on it is kept."""
    n = 3 * 2**29
    threshold = WORD % n
    lows = {word * n % WORD: word for word in range(8)}
    on_it, below_it = lows[threshold], lows[threshold - n // 3]
    lucky = on_it + 2**31
    assert loaded(on_it, lucky).uniform(n) == on_it * n // WORD
    assert loaded(below_it, lucky).uniform(n) == lucky * n // WORD


def test_word_zero_is_unlucky_for_three() -> None:
    """2^32 is no multiple of 3: exactly the word 0 is drawn again."""
    assert loaded(0, WORD - 1).uniform(3) == 2
    assert loaded(1, WORD - 1).uniform(3) == 0


@pytest.mark.parametrize("n", [0, -1])
@pytest.mark.parametrize("chance", [SeededChance(1), SealedChance(KEY)], ids=["seeded", "sealed"])
def test_nothing_to_choose_from_is_a_mistake(chance: Chance, n: int) -> None:
    """Chance cannot choose among no values."""
    with pytest.raises(Mistake) as mistake:
        chance.uniform(n)
    assert mistake.value.code == "empty-range"


# By meaning -----------------------------------------------------------------------------------------------


def test_outcomes_are_told_by_meaning() -> None:
    """A die, a number, a pick, a draw and a shuffle are written down in the words of the game."""
    chance = SeededChance(4)
    chance.heard = []
    die, number, pick = chance.die(6), chance.below(10), chance.pick(COLOURS)
    draw = chance.draw(bag_of(COLOURS, 2))
    order = chance.shuffle(COLOURS, [0, 0, 2])
    assert chance.heard == [
        f"die {die}",
        f"number {number}",
        f"colour {COLOURS.names[pick]}",
        f"colour {COLOURS.names[draw]}",
        *(f"colour {COLOURS.names[value]}" for value in order),
    ]


def test_nothing_is_written_down_unless_somebody_listens() -> None:
    """Outcomes are collected only on request."""
    chance = SeededChance(4)
    chance.die(6)
    assert chance.heard is None


def test_a_bag_is_drawn_to_its_last() -> None:
    """Drawing takes out what was in the bag, each once, and then complains."""
    bag = Bag(COLOURS, vec[i64]([2, 0, 1]))
    chance = SeededChance(2)
    assert sorted(int(chance.draw(bag)) for _ in range(3)) == [0, 0, 2]
    with pytest.raises(Mistake, match="no colour left"):
        chance.draw(bag)


def test_a_bag_is_drawn_by_its_contents() -> None:
    """Each thing in a bag is equally likely, so that two of a kind come twice as often."""
    chance = SeededChance(6)
    counts = [0, 0, 0]
    for _ in range(4000):
        counts[chance.draw(Bag(COLOURS, vec[i64]([2, 0, 1])))] += 1
    assert counts[1] == 0
    assert chi_square([counts[0] // 2, counts[2]]) < 10.8


def test_a_shuffle_keeps_the_values() -> None:
    """All six orders of three values come up, about as often."""
    chance = SeededChance(9)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(3000):
        order = tuple(chance.shuffle(COLOURS, [0, 1, 2]))
        orders[order] = orders.get(order, 0) + 1
    assert all(sorted(order) == [0, 1, 2] for order in orders)
    assert len(orders) == 6
    assert chi_square(list(orders.values())) < 20.5


# Scripted -------------------------------------------------------------------------------------------------


def test_a_script_gives_what_it_says() -> None:
    """Each question takes the next outcome, and what was used is heard as it was said."""
    chance = ScriptedChance("die 4", "number 0", "colour BLUE", "colour RED", "colour GREEN", "colour RED")
    chance.heard = []
    bag = bag_of(COLOURS, 1)
    assert (chance.die(6), chance.below(1), chance.pick(COLOURS), chance.draw(bag)) == (4, 0, 2, 0)
    assert chance.shuffle(COLOURS, [0, 1]) == [1, 0]
    chance.finish()
    assert list(bag.counts) == [0, 1, 1]
    assert chance.heard == chance.script


@pytest.mark.parametrize(
    ("script", "ask", "sentence"),
    [
        ([], lambda c: c.die(6), "The rules ask for outcome 1, a die, but the script ends before it. Add it."),
        (["card 3"], lambda c: c.die(6), "Outcome 1 is “card 3”, but the rules ask for a die there."),
        (["die 4"], lambda c: c.below(6), "Outcome 1 is “die 4”, but the rules ask for a number there."),
        (["die 0"], lambda c: c.die(6), "The outcome “die 0” is not between 1 and 6."),
        (["die 7"], lambda c: c.die(6), "The outcome “die 7” is not between 1 and 6."),
        (["die x"], lambda c: c.die(6), "The outcome “die x” is not between 1 and 6."),
        (["die -1"], lambda c: c.die(6), "The outcome “die -1” is not between 1 and 6."),
        (["number 6"], lambda c: c.below(6), "The outcome “number 6” is not between 0 and 5."),
        (["colour PINK"], lambda c: c.pick(COLOURS), "“PINK” is not a colour; there are: RED GREEN BLUE."),
        (
            ["colour RED"],
            lambda c: c.draw(Bag(COLOURS, vec[i64]([0, 1, 1]))),
            "There is no colour RED left in the bag.",
        ),
    ],
)
def test_a_wrong_script_is_told_its_mistake(script: list[str], ask: Callable[[Chance], object], sentence: str) -> None:
    """A script that does not fit the rules says where and why."""
    with pytest.raises(Mistake) as mistake:
        ask(ScriptedChance(*script))
    assert str(mistake.value) == sentence


def test_a_script_must_be_used_up() -> None:
    """An outcome that nobody asked for is a mistake of the script."""
    chance = ScriptedChance("die 4", "die 5")
    chance.die(6)
    with pytest.raises(Mistake) as mistake:
        chance.finish()
    assert str(mistake.value) == "Outcome 2 (“die 5”) was never asked for. Remove it from the script."


def test_a_card_in_a_known_place_needs_no_script() -> None:
    """The last cards of a pile, whose order is known, are drawn without an outcome."""
    pile = Pile(COLOURS, vec[i64]([0, 0, 0]))
    pile.put_under(2)
    chance = ScriptedChance()
    chance.heard = []
    assert chance.draw(pile) == 2
    assert chance.heard == []


# Sealed ---------------------------------------------------------------------------------------------------


def draws(chance: Chance, count: int = 5, n: int = 1000) -> list[int]:
    """The next draws."""
    return [int(chance.below(n)) for _ in range(count)]


def value(number: int, attempt: int) -> int:
    """What anybody computes for a draw."""
    return int.from_bytes(hmac.digest(KEY, f"{number} {attempt}".encode(), "sha256")[:8], "big")


def test_sealed_draws_are_as_published() -> None:
    """Draw j is the HMAC of `j attempt`, its first eight bytes reduced."""
    assert draws(SealedChance(KEY)) == [value(number, 0) % 1000 for number in range(5)]


def test_sealed_draws_differ() -> None:
    """The number of a draw counts."""
    assert len(set(draws(SealedChance(KEY), n=2**40))) == 5


def test_sealed_rejection_tries_the_next_attempt() -> None:
    """A value in the incomplete last block is drawn again with the next attempt, which later draws do not notice."""
    n = 2**62 + 2**61  # a quarter of all values is thrown away
    usable = 2**64 - 2**64 % n
    unlucky = next(number for number in range(1000) if value(number, 0) >= usable > value(number, 1))
    chance = SealedChance(KEY)
    draws(chance, unlucky)
    assert chance.uniform(n) == value(unlucky, 1) % n
    assert chance.uniform(6) == value(unlucky + 1, 0) % 6


def test_seals_tell_their_parts_apart() -> None:
    """Each part is preceded by its length, so that no two lists of parts have the same seal."""
    lists = [(b"ab", b"c"), (b"a", b"bc"), (b"abc",), (b"abc", b""), (b"", b"abc"), (b"ab\0\0\0\1c",)]
    assert len({seal(*parts) for parts in lists}) == len(lists)


def test_a_commitment_changes_with_every_part() -> None:
    """Table, game, rules version and seed are all sealed."""
    commitments = [
        commitment("t1", "tiny", 2, KEY),
        commitment("t2", "tiny", 2, KEY),
        commitment("t1", "kahuna", 2, KEY),
        commitment("t1", "tiny", 1, KEY),
        commitment("t1", "tiny", 2, KEY[::-1]),
        commitment("t1tiny", "", 2, KEY),
    ]
    assert len(set(commitments)) == len(commitments)


def test_a_commitment_is_plain_sha_256() -> None:
    """Anybody can compute a commitment without Tablée."""
    parts = [b"tablee chance 1", b"t1", b"tiny", b"2", KEY]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert commitment("t1", "tiny", 2, KEY) == hashlib.sha256(message).hexdigest()


def test_a_contribution_is_sealed_before_it_is_shown() -> None:
    """Different contributions have different seals, and none is a commitment's or a bare hash."""
    seals = [contribution_seal(b"a"), contribution_seal(b"b"), seal(b"a").hex(), hashlib.sha256(b"a").hexdigest()]
    assert len(set(seals)) == len(seals)


def test_every_contribution_counts() -> None:
    """The key, and with it every draw, changes with the seed, with each contribution, with their order and borders."""
    keys = [
        sealed_key(KEY, [b"a", b"b"]),
        sealed_key(KEY, [b"a", b"c"]),
        sealed_key(KEY, [b"b", b"a"]),
        sealed_key(KEY, [b"ab"]),
        sealed_key(KEY, [b"ab", b""]),
        sealed_key(KEY, []),
        sealed_key(KEY[::-1], [b"a", b"b"]),
    ]
    assert len({tuple(draws(SealedChance(key))) for key in keys}) == len(keys)


def test_a_range_too_large_is_refused() -> None:
    """Beyond 31 bits the two builds would not agree."""
    with pytest.raises(Mistake, match="2,147,483,648"):
        SeededChance(1).uniform(2**31 + 1)
    assert 0 <= SeededChance(1).uniform(2**31) < 2**31


@pytest.mark.parametrize(
    "chance",
    [SeededChance(4), SealedChance(KEY), ScriptedChance(*(f"number {number}" for number in range(20)))],
    ids=lambda chance: type(chance).__name__,
)
def test_a_fork_gives_the_draws_to_come(chance: Chance) -> None:
    """Apart from each other, both give what either would have given."""
    draws(chance, 3)
    fork = chance.fork()
    expected = draws(fork)
    assert draws(chance) == expected
    assert draws(chance) != expected
