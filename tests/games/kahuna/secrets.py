"""What each viewer must not know of Kahuna (docs/rules/kahuna.md, section 4)."""

from collections.abc import Callable
from functools import partial

from tablee.engine.shapes import OMNISCIENT
from tablee.games.kahuna.board import ISLANDS
from tablee.games.kahuna.rules import Kahuna
from tablee.testing.secrets import Counted, Secret

SEATS = (0, 1)


def secrets(state: Kahuna, viewer: int) -> list[Secret]:
    """The pile, cards of other hands that were not taken face up, face-down discards of others."""
    if viewer == OMNISCIENT:
        return []
    out = [secret(card, partial(in_pile, card)) for card, count in enumerate(state.pile.counts) for _ in range(count)]
    for seat in SEATS:
        if seat != viewer:
            for card in range(len(ISLANDS)):
                place = seat * len(ISLANDS) + card
                unknown = state.hand[place] - state.known[place]
                out += [secret(card, partial(in_hand, seat, card)) for _ in range(unknown)]
                out += [secret(card, partial(among_buried, seat, card)) for _ in range(state.buried[place])]
    return out


def secret(card: int, put: Callable[[Kahuna, str], None]) -> Secret:
    """A hidden card."""
    return Secret("card", ISLANDS[card], put)


def in_pile(old: int, state: Kahuna, new: str) -> None:
    """Another card in the pile."""
    state.pile.counts[old] -= 1
    state.pile.counts[ISLANDS.index(new)] += 1


def in_hand(seat: int, old: int, state: Kahuna, new: str) -> None:
    """Another card in a hand."""
    state.hand[seat * len(ISLANDS) + old] -= 1
    state.hand[seat * len(ISLANDS) + ISLANDS.index(new)] += 1


def among_buried(seat: int, old: int, state: Kahuna, new: str) -> None:
    """Another card among the face-down discards of a seat."""
    state.buried[seat * len(ISLANDS) + old] -= 1
    state.buried[seat * len(ISLANDS) + ISLANDS.index(new)] += 1


def hand_of_1(state: Kahuna) -> str:
    """The hand of seat 1."""
    return words([int(state.hand[len(ISLANDS) + card]) for card in range(len(ISLANDS))])


def buried_by_1(state: Kahuna) -> str:
    """What seat 1 discarded face down."""
    return words([int(state.buried[len(ISLANDS) + card]) for card in range(len(ISLANDS))])


def pile(state: Kahuna) -> str:
    """The cards of the pile."""
    return words([int(count) for count in state.pile.counts])


def both_hands(state: Kahuna) -> str:
    """Both hands."""
    return words([int(state.hand[card]) for card in range(len(ISLANDS))]) + " / " + hand_of_1(state)


def words(counts: list[int]) -> str:
    """Cards by name."""
    return " ".join(name for name, count in zip(ISLANDS, counts, strict=True) for _ in range(count))


# Seat 0 sees its hand (2), the row (3) and the discard (14): 19 cards. Of the other five (ALOA, ALOA, BARI, COCO,
# DUDA) seat 1 holds two and three are in the pile.
TWO_OF_FIVE = """
kahuna 1, 2 players, seat 0
hand 0: LALE KAHU
hand 1: ? ?
row: ELAI FAAA GOLA
pile: 3
discard: BARI COCO DUDA ELAI FAAA GOLA HUNA HUNA IFFI IFFI JOJO JOJO KAHU LALE
"""

# The same, but seat 1 took one ALOA from the row: one ALOA is in its hand for certain, and only its second card is
# unknown, one of ALOA, BARI, COCO, DUDA.
ONE_KNOWN = TWO_OF_FIVE + "known 1: ALOA"

# Of the five unseen cards seat 1 discarded two face down, holds one and has left two in the pile; seat 0 knows its own
# face-down discard, LALE.
BURIED = """
kahuna 1, 2 players, seat 0
hand 0: KAHU
hand 1: ?
buried 0: LALE
buried 1: ? ?
row: ELAI FAAA GOLA
pile: 2
discard: BARI COCO DUDA ELAI FAAA GOLA HUNA HUNA IFFI IFFI JOJO JOJO KAHU LALE
"""

# The spectator sees 19 cards too: row (3), discard (15) and the ALOA that seat 1 took face up. The five others (ALOA,
# BARI, COCO, DUDA, DUDA): one in hand 0, one more in hand 1, three in the pile.
SPECTATED = """
kahuna 1, 2 players, spectator
hand 0: ?
hand 1: ? ?
known 1: ALOA
row: ELAI FAAA GOLA
pile: 3
discard: BARI COCO ELAI FAAA GOLA HUNA HUNA IFFI IFFI JOJO JOJO KAHU KAHU LALE LALE
"""

COUNTED = [
    # 10 pairs of five cards: ALOA ALOA 1, ALOA with each of three others 2 each, 3 pairs of others 1 each.
    Counted(
        "a hand of two among five",
        TWO_OF_FIVE,
        hand_of_1,
        {
            "ALOA ALOA": 1,
            "ALOA BARI": 2,
            "ALOA COCO": 2,
            "ALOA DUDA": 2,
            "BARI COCO": 1,
            "BARI DUDA": 1,
            "COCO DUDA": 1,
        },
    ),
    # The pile is what the hand leaves: the complements of the ten pairs.
    Counted(
        "the pile behind it",
        TWO_OF_FIVE,
        pile,
        {
            "BARI COCO DUDA": 1,
            "ALOA COCO DUDA": 2,
            "ALOA BARI DUDA": 2,
            "ALOA BARI COCO": 2,
            "ALOA ALOA DUDA": 1,
            "ALOA ALOA COCO": 1,
            "ALOA ALOA BARI": 1,
        },
    ),
    # The known ALOA stays; its companion is any of the four others, each equally likely.
    Counted(
        "a hand with a known card",
        ONE_KNOWN,
        hand_of_1,
        {"ALOA ALOA": 1, "ALOA BARI": 1, "ALOA COCO": 1, "ALOA DUDA": 1},
    ),
    # Two of five lie face down: the same ten pairs.
    Counted(
        "face-down discards of the other",
        BURIED,
        buried_by_1,
        {
            "ALOA ALOA": 1,
            "ALOA BARI": 2,
            "ALOA COCO": 2,
            "ALOA DUDA": 2,
            "BARI COCO": 1,
            "BARI DUDA": 1,
            "COCO DUDA": 1,
        },
    ),
    # One of five is in the hand of seat 1.
    Counted("the hand beside them", BURIED, hand_of_1, {"ALOA": 2, "BARI": 1, "COCO": 1, "DUDA": 1}),
    # Ordered pairs (card of seat 0, unknown card of seat 1) of ALOA BARI COCO DUDA DUDA: 20, of which those with one
    # DUDA can be had in two ways and DUDA with DUDA in two.
    Counted(
        "both hands for the spectator",
        SPECTATED,
        both_hands,
        {
            "ALOA / ALOA BARI": 1,
            "ALOA / ALOA COCO": 1,
            "ALOA / ALOA DUDA": 2,
            "BARI / ALOA ALOA": 1,
            "BARI / ALOA COCO": 1,
            "BARI / ALOA DUDA": 2,
            "COCO / ALOA ALOA": 1,
            "COCO / ALOA BARI": 1,
            "COCO / ALOA DUDA": 2,
            "DUDA / ALOA ALOA": 2,
            "DUDA / ALOA BARI": 2,
            "DUDA / ALOA COCO": 2,
            "DUDA / ALOA DUDA": 2,
        },
    ),
]
