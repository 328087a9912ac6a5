"""What each viewer must not know of Cartagena (docs/rules/cartagena.md, section 4)."""

from collections.abc import Callable
from functools import partial

from tablee.engine.shapes import OMNISCIENT
from tablee.games.cartagena.board import SYMBOLS
from tablee.games.cartagena.rules import Cartagena
from tablee.testing.secrets import Counted, Secret


def secrets(state: Cartagena, viewer: int) -> list[Secret]:
    """The pile, and cards of other hands that were not taken from an open row; open hands are no secret."""
    if viewer == OMNISCIENT or state.fixed.options.word("open_hands") == "true":  # the pile is then what is left
        return []
    out = [secret(card, partial(in_pile, card)) for card, count in enumerate(state.pile.counts) for _ in range(count)]
    for seat in range(state.players):
        if seat != viewer:
            for card in range(len(SYMBOLS)):
                place = seat * len(SYMBOLS) + card
                unknown = state.hand[place] - state.known[place]
                out += [secret(card, partial(in_hand, seat, card)) for _ in range(unknown)]
    return out


def secret(card: int, put: Callable[[Cartagena, str], None]) -> Secret:
    """A hidden card."""
    return Secret("card", SYMBOLS[card], put)


def in_pile(old: int, state: Cartagena, new: str) -> None:
    """Another card in the pile."""
    state.pile.counts[old] -= 1
    state.pile.counts[SYMBOLS.index(new)] += 1


def in_hand(seat: int, old: int, state: Cartagena, new: str) -> None:
    """Another card in a hand."""
    state.hand[seat * len(SYMBOLS) + old] -= 1
    state.hand[seat * len(SYMBOLS) + SYMBOLS.index(new)] += 1


def hand_of(seat: int, state: Cartagena) -> str:
    """A hand in words."""
    return words([int(state.hand[seat * len(SYMBOLS) + card]) for card in range(len(SYMBOLS))])


def both_hands(state: Cartagena) -> str:
    """The hands of the seats 0 and 1."""
    return hand_of(0, state) + " / " + hand_of(1, state)


def other_hands(state: Cartagena) -> str:
    """The hands of the seats 1 and 2."""
    return hand_of(1, state) + " / " + hand_of(2, state)


def pile(state: Cartagena) -> str:
    """The cards of the pile."""
    return words([int(count) for count in state.pile.counts])


def words(counts: list[int]) -> str:
    """Cards by name."""
    return " ".join(name for name, count in zip(SYMBOLS, counts, strict=True) for _ in range(count))


# Seat 0 sees its key and the 96 discards: 97 cards. Of the five others (hat, hat, skull, dagger, key) seat 1 holds two
# and three are in the pile.
TWO_OF_FIVE = """
cartagena 1, 2 players, seat 0
hand 0: key
hand 1: ? ×2
pile: 3
discard: bottle ×17 pistol ×17 hat ×15 skull ×16 dagger ×16 key ×15
"""

# The same with an open row: the row shows one skull less in the discard, and seat 1 took a hat from it for all to see,
# so only its second card is unknown, one of hat, skull, dagger, key.
ONE_KNOWN = """
cartagena 1, 2 players, seat 0
options: {"open_row":"3"}
hand 0: key
hand 1: ? ×2
known 1: hat
row: skull
pile: 3
discard: bottle ×17 pistol ×17 hat ×15 skull ×15 dagger ×16 key ×15
"""

# Three seats: of the four unseen cards (hat, hat, skull, key) seat 1 holds one, seat 2 two, and one is in the pile.
TWO_HANDS = """
cartagena 1, 3 players, seat 0
hand 0: bottle
hand 1: ?
hand 2: ? ×2
pile: 1
discard: bottle ×16 pistol ×17 hat ×15 skull ×16 dagger ×17 key ×16
"""

# The spectator sees 99 discards; of the three others (hat, hat, key) seat 0 holds one, seat 1 one, one is in the pile.
SPECTATED = """
cartagena 1, 2 players, spectator
hand 0: ?
hand 1: ?
pile: 1
discard: bottle ×17 pistol ×17 hat ×15 skull ×17 dagger ×17 key ×16
"""

# With open hands nothing is hidden: the pile is what is left, one hat and one key.
OPEN = """
cartagena 1, 2 players, seat 0
options: {"open_hands":"true"}
hand 0: hat
hand 1: skull
pile: 2
discard: bottle ×17 pistol ×17 hat ×15 skull ×16 dagger ×17 key ×16
"""

COUNTED = [
    # 10 pairs of five cards: hat hat 1, hat with each of three others 2 each, 3 pairs of others 1 each.
    Counted(
        "a hand of two among five",
        TWO_OF_FIVE,
        partial(hand_of, 1),
        {
            "hat hat": 1,
            "hat skull": 2,
            "hat dagger": 2,
            "hat key": 2,
            "skull dagger": 1,
            "skull key": 1,
            "dagger key": 1,
        },
    ),
    # The pile is what the hand leaves: the complements of the ten pairs.
    Counted(
        "the pile behind it",
        TWO_OF_FIVE,
        pile,
        {
            "skull dagger key": 1,
            "hat dagger key": 2,
            "hat skull key": 2,
            "hat skull dagger": 2,
            "hat hat key": 1,
            "hat hat dagger": 1,
            "hat hat skull": 1,
        },
    ),
    # The known hat stays; its companion is any of the four others, each equally likely.
    Counted(
        "a hand with a known card",
        ONE_KNOWN,
        partial(hand_of, 1),
        {"hat hat": 1, "hat skull": 1, "hat dagger": 1, "hat key": 1},
    ),
    # Four cards for seat 1, then two of the other three for seat 2: 4 x 3 = 12 ways, the two hats alike.
    Counted(
        "two hidden hands",
        TWO_HANDS,
        other_hands,
        {
            "hat / hat skull": 2,
            "hat / hat key": 2,
            "hat / skull key": 2,
            "skull / hat hat": 1,
            "skull / hat key": 2,
            "key / hat hat": 1,
            "key / hat skull": 2,
        },
    ),
    # Ordered pairs of hat, hat, key: 6.
    Counted("both hands for the spectator", SPECTATED, both_hands, {"hat / hat": 2, "hat / key": 2, "key / hat": 2}),
    Counted("the pile beside open hands", OPEN, pile, {"hat key": 1}),
]
