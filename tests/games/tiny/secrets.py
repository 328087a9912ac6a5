"""What each viewer must not know of Les Îlots (TIN-1.3, TIN-1.4, TIN-2.1, TIN-2.2, TIN-3.1)."""

from collections.abc import Callable
from functools import partial

from tablee.engine.arrays import i64, vec
from tablee.engine.shapes import OMNISCIENT
from tablee.engine.state import NOBODY
from tablee.games.tiny.rules import BID, CARDS, NO_CARD, TILES, UNDRAWN, Tiny, bid_cards
from tablee.testing.secrets import Counted, Secret

FLEETING = {"tile_looked": {"tile"}}  # shown for a moment, then to be remembered
NEVER_TURNED = "UNDRAWN"


def secrets(state: Tiny, viewer: int) -> list[Secret]:
    """Other hands, the pile, cards others have buried, tiles face down, bids of others."""
    if viewer == OMNISCIENT:
        return []
    return [*cards(state, viewer), *tiles(state), *bids(state, viewer)]


def cards(state: Tiny, viewer: int) -> list[Secret]:
    """Cards in other hands (but those in a bid, which belong to the bid), in the pile, and buried by others."""
    out = []
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            bound = bid_cards(state.drafts[seat]) if state.drafts else []
            free = [card for card in range(len(hand)) for _ in range(hand[card] - bound.count(card))]
            out += [secret_card(card, partial(in_hand, seat, card)) for card in free]
    pile = state.pile.counts
    out += [secret_card(card, partial(in_pile, card)) for card in range(len(pile)) for _ in range(pile[card])]
    for place, (card, seat) in enumerate(zip(state.pile.under, state.buriers, strict=True)):
        if seat != viewer:
            out.append(secret_card(card, partial(under_pile, place)))
    return out


def secret_card(card: int, put: Callable[[Tiny, str], None]) -> Secret:
    """A hidden card."""
    return Secret("card", CARDS.names[card], put)


def in_hand(seat: int, old: int, state: Tiny, new: str) -> None:
    """Another card in a hand."""
    replace(state.hands[seat], old, new)


def in_pile(old: int, state: Tiny, new: str) -> None:
    """Another card in the pile."""
    replace(state.pile.counts, old, new)


def replace(counts: vec[i64], old: int, new: str) -> None:
    """One card less, another more."""
    counts[old] -= 1
    counts[CARDS.number(new)] += 1


def under_pile(place: int, state: Tiny, new: str) -> None:
    """Another card at this place under the pile."""
    state.pile.under[place] = int(CARDS.number(new))


def tiles(state: Tiny) -> list[Secret]:
    """Tiles face down, those already seen and turned down among them."""
    hidden = [islet for islet, owner in enumerate(state.owner) if owner == NOBODY and islet != state.showing]
    return [Secret("tile", tile_name(state.tiles[islet]), partial(under_islet, islet)) for islet in hidden]


def tile_name(tile: int) -> str:
    """The name of a tile that may not have been drawn yet."""
    return NEVER_TURNED if tile == UNDRAWN else TILES.names[tile]


def under_islet(islet: int, state: Tiny, new: str) -> None:
    """Another tile under an islet."""
    state.tiles[islet] = UNDRAWN if new == NEVER_TURNED else TILES.number(new)


def bids(state: Tiny, viewer: int) -> list[Secret]:
    """What others have bid, or begun to bid; any other bid with the same number of steps would look the same."""
    out = []
    for seat, draft in enumerate(state.drafts):
        if seat != viewer and draft:
            others = tuple(bid for bid in possible_bids(state, seat, len(draft)) if bid != written(draft))
            out.append(Secret(f"bid of {seat}", written(draft), partial(as_bid, seat), others))
    return out


def possible_bids(state: Tiny, seat: int, steps: int) -> list[str]:
    """All bids of this many steps that the hand allows."""
    hand = [int(count) for count in state.hands[seat]]
    cards = [card for card in range(5) if hand[card]] + [NO_CARD]
    if steps == 1:
        return [written([BID + card]) for card in cards]
    pairs = [(a, b) for a in cards for b in cards if a != b or a == NO_CARD or hand[a] > 1]
    return [written([BID + first, BID + second]) for first, second in pairs]


def written(draft: list[int]) -> str:
    """A bid as one word."""
    return ",".join(map(str, draft))


def as_bid(seat: int, state: Tiny, new: str) -> None:
    """Another bid."""
    state.drafts[seat] = [int(step) for step in new.split(",")]


def first_hidden_tile(state: Tiny) -> str:
    """What lies under the first islet."""
    return tile_name(state.tiles[0])


def other_hand(state: Tiny) -> str:
    """The hand of seat 1."""
    hand = state.hands[1]
    return " ".join(CARDS.names[card] for card in range(len(hand)) for _ in range(hand[card]))


def pile_order(state: Tiny) -> str:
    """What seat 1 buried."""
    return CARDS.names[state.pile.under[0]]


# Fourteen cards are seen. Of the four others (3, 4, 4, 5) seat 1 holds two and has buried one; one is in the pile.
ALMOST_ALL_SEEN = """
tiny 2, 2 players, seat 0
options: {"islets":"111"}
owners: - 0 1
tiles: ? PEARL PEARL
phase: call
turn: 0
hand 0: 1 1 2
hand 1: ?2
pile: 1
under: 1:?
used: 1 2 2 3 3 4 5 5 WAVE WAVE WAVE
bids: - -
"""

# The one card that is not seen is a 3 in the hand of seat 1, which has closed its bid: the 3 first, then nothing (the
# only way on, half of all), or nothing first, then the 3 or nothing (a quarter each).
ONE_CARD_BID = """
tiny 2, 2 players, seat 0
options: {"islets":"111"}
waiting: 0
submitted: 1
choice 0:
choice 1: ?
owners: - 0 1
tiles: ? PEARL PEARL
phase: bid
turn: 0
called: 0
hand 0: 1 1 2 2 2 4
hand 1: ?1
pile: 0
under: 0:4
used: 1 3 3 4 5 5 5 WAVE WAVE WAVE
bids: - -
"""


def bid_of_one(state: Tiny) -> str:
    """What seat 1 has bid."""
    return written(state.drafts[1])


COUNTED = [
    # 3, 4, 4, 5 over two in hand: 3 4 (2), 3 5 (1), 4 4 (1), 4 5 (2) of six.
    Counted("a hand of two among four", ALMOST_ALL_SEEN, other_hand, {"3 4": 2, "3 5": 1, "4 4": 1, "4 5": 2}),
    # Each of the four is equally likely to lie under the pile.
    Counted("a buried card among four", ALMOST_ALL_SEEN, pile_order, {"3": 1, "4": 2, "5": 1}),
    # One pearl is left of three, with three sands and three crabs; as often nobody has looked yet.
    Counted("a tile of seven", ALMOST_ALL_SEEN, first_hidden_tile, {"PEARL": 1, "SAND": 3, "CRAB": 3, NEVER_TURNED: 7}),
    Counted(
        "a bid with one card",
        ONE_CARD_BID,
        bid_of_one,
        {
            written([BID + 2, BID + NO_CARD]): 2,
            written([BID + NO_CARD, BID + 2]): 1,
            written([BID + NO_CARD, BID + NO_CARD]): 1,
        },
    ),
]
