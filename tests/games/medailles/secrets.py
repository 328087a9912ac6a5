"""What each viewer must not know of Médailles (docs/rules/medailles.md, section 4)."""

from functools import partial

from tablee.engine.shapes import OMNISCIENT
from tablee.games.medailles.board import CARDS, DISCIPLINE_OF, DISCIPLINES
from tablee.games.medailles.rules import Medailles
from tablee.games.medailles.rules_cards import FULL_HAND
from tablee.testing.secrets import Counted, Secret


def secrets(state: Medailles, viewer: int) -> list[Secret]:
    """Which cards are in the pile, and which that were never shown are in the hands of others, partners too."""
    if viewer == OMNISCIENT:
        return []
    out = [Secret("card", CARDS[card], partial(in_pile, card)) for card, left in enumerate(state.pile.counts) if left]
    for seat in range(state.players):
        if seat != viewer:
            slots = range(seat * FULL_HAND, seat * FULL_HAND + state.held[seat] - state.seen[seat])
            out += [Secret("card", CARDS[state.hand[slot]], partial(in_hand, seat, slot)) for slot in slots]
    return out


def in_pile(old: int, state: Medailles, new: str) -> None:
    """Another card in the pile."""
    state.pile.counts[old] -= 1
    state.pile.counts[CARDS.index(new)] += 1


def in_hand(seat: int, slot: int, state: Medailles, new: str) -> None:
    """Another card in a hand."""
    base = seat * len(DISCIPLINES)
    state.number[base + DISCIPLINE_OF[state.hand[slot]]] -= 1
    state.hand[slot] = CARDS.index(new)
    state.number[base + DISCIPLINE_OF[state.hand[slot]]] += 1


def hand(seat: int, state: Medailles) -> str:
    """The hand of a seat, in alphabetical order."""
    return " ".join(sorted(CARDS[state.hand[seat * FULL_HAND + slot]] for slot in range(state.held[seat])))


def in_order(seat: int, state: Medailles) -> str:
    """The hand of a seat, in its order."""
    return " ".join(CARDS[state.hand[seat * FULL_HAND + slot]] for slot in range(state.held[seat]))


def both(state: Medailles) -> str:
    """The hands of seats 0 and 1."""
    return f"{hand(0, state)} / {hand(1, state)}"


def pile(state: Medailles) -> str:
    """The cards of the pile."""
    return " ".join(CARDS[card] for card, left in enumerate(state.pile.counts) if left)


def all_but(*names: str) -> str:
    """All cards but these, as a pot."""
    return " ".join(card for card in CARDS if card not in names)


# Seat 0 sees its hand (1), the centre (4) and the pot (54). Of the other four cards NAT-1, NAT-2, SKI-1, ARC-1 seat 1
# holds two, and two are in the pile.
TWO_OF_FOUR = f"""
medailles 1, 2 players, seat 0
hand 0: JUD-1
hand 1: ? ?
centre: NAT-7 SKI-7 ESC-7 ARC-7
pile: 2
pot: {all_but("JUD-1", "NAT-7", "SKI-7", "ESC-7", "ARC-7", "NAT-1", "NAT-2", "SKI-1", "ARC-1")}
"""

# The same, but seat 1 has shown SKI-1: its second card is one of the three others, and the shown one comes last.
ONE_SHOWN = TWO_OF_FOUR + "shown 1: SKI-1"

# The spectator sees neither hand: of NAT-1, NAT-2, SKI-1 each seat holds one and one is in the pile.
SPECTATED = f"""
medailles 1, 2 players, spectator
hand 0: ?
hand 1: ?
centre: NAT-7 SKI-7 ESC-7 ARC-7
pile: 1
pot: {all_but("NAT-7", "SKI-7", "ESC-7", "ARC-7", "NAT-1", "NAT-2", "SKI-1")}
"""

# The final phase, in teams: the pile is empty, seat 0 holds nothing hidden from itself, and the three unseen cards
# NAT-1, NAT-2, SKI-1 are one each with seats 1, 2 and 3. The partner, seat 2, is as unknown as the others.
TEAM = f"""
medailles 1, 4 players, seat 0
options: {{"teams": "2v2"}}
phase: final 8
hand 0: JUD-1
hand 1: ?
hand 2: ?
hand 3: ?
centre: NAT-7 SKI-7 ESC-7 ARC-7
pile: 0
pot: {all_but("JUD-1", "NAT-7", "SKI-7", "ESC-7", "ARC-7", "NAT-1", "NAT-2", "SKI-1")}
"""

# Seat 0 attempts bronze in swimming with NAT-3; seat 1, which is asked, holds two of NAT-1, NAT-2, SKI-1, ARC-1. That
# it is asked says nothing: all six hands are equally likely, even the one without swimming.
CONTEST = f"""
medailles 1, 2 players, seat 0
hand 0: JUD-1
hand 1: ? ?
contest: NAT
bid 0: NAT-3
asked: 1
centre: NAT-7 SKI-7 ESC-7 ARC-7
pile: 2
pot: {all_but("JUD-1", "NAT-3", "NAT-7", "SKI-7", "ESC-7", "ARC-7", "NAT-1", "NAT-2", "SKI-1", "ARC-1")}
"""

SIX_PAIRS = {
    "NAT-1 NAT-2": 1,
    "NAT-1 SKI-1": 1,
    "ARC-1 NAT-1": 1,
    "NAT-2 SKI-1": 1,
    "ARC-1 NAT-2": 1,
    "ARC-1 SKI-1": 1,
}

COUNTED = [
    # Six pairs of four different cards, each equally likely.
    Counted("a hand of two among four", TWO_OF_FOUR, partial(hand, 1), SIX_PAIRS),
    # In which order they came is as unknown: twelve ordered pairs.
    Counted(
        "the order of that hand",
        TWO_OF_FOUR,
        partial(in_order, 1),
        {
            f"{one} {other}": 1
            for one in ("NAT-1", "NAT-2", "SKI-1", "ARC-1")
            for other in ("NAT-1", "NAT-2", "SKI-1", "ARC-1")
            if one != other
        },
    ),
    # The pile is what the hand leaves.
    Counted(
        "the pile behind it",
        TWO_OF_FOUR,
        pile,
        {
            "SKI-1 ARC-1": 1,
            "NAT-2 ARC-1": 1,
            "NAT-2 SKI-1": 1,
            "NAT-1 ARC-1": 1,
            "NAT-1 SKI-1": 1,
            "NAT-1 NAT-2": 1,
        },
    ),
    # One of three beside the shown card.
    Counted(
        "a hand with a shown card",
        ONE_SHOWN,
        partial(in_order, 1),
        {"NAT-1 SKI-1": 1, "NAT-2 SKI-1": 1, "ARC-1 SKI-1": 1},
    ),
    # Three cards for two hands: six ways.
    Counted(
        "both hands for the spectator",
        SPECTATED,
        both,
        {
            "NAT-1 / NAT-2": 1,
            "NAT-1 / SKI-1": 1,
            "NAT-2 / NAT-1": 1,
            "NAT-2 / SKI-1": 1,
            "SKI-1 / NAT-1": 1,
            "SKI-1 / NAT-2": 1,
        },
    ),
    # The partner holds any of the three.
    Counted("the partner's card", TEAM, partial(hand, 2), {"NAT-1": 1, "NAT-2": 1, "SKI-1": 1}),
    # A seat that is asked in a contest may lack the cards.
    Counted("a seat that is asked", CONTEST, partial(hand, 1), SIX_PAIRS),
]
