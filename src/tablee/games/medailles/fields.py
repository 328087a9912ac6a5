"""What a position of Médailles is made of. Records are checked against it: under one version it only grows."""

from collections.abc import Callable
from typing import Any

from tablee.engine.fields import FLAG, Array, Contents, Field, Made, One, Word
from tablee.engine.state import NOBODY
from tablee.games.medailles.board import DISCIPLINES
from tablee.games.medailles.rules import ENDINGS, Medailles
from tablee.games.medailles.rules_actions import METALS
from tablee.games.medailles.rules_cards import CARDS, NOTHING

METAL_NAMES = ["bronze", "silver", "gold"]


def hidden_of(state: Medailles) -> list[list[str]]:
    """The cards of each hand that nobody else has seen, in the order in which they came."""
    hands = [state.hand_names(seat)[: state.held[seat] - state.seen[seat]] for seat in range(state.players)]
    return hands if any(hands) else []


def shown_of(state: Medailles) -> list[list[str]]:
    """The cards of each hand that all have seen, in the order in which they were shown."""
    hands = [state.seen_names(seat) for seat in range(state.players)]
    return hands if any(hands) else []


def into_hands(add: Callable[[Any, int, int], None]) -> Callable[[Any, list[list[str]]], None]:
    """Puts cards into hands one by one."""

    def put(state: Any, found: list[list[str]]) -> None:
        for seat, names in enumerate(found):
            for name in names:
                add(state, seat, int(CARDS.number(name)))

    return put


def pot_of(state: Medailles) -> list[str]:
    """The cards in the pot, in the order in which they came."""
    return [CARDS.names[state.pot[slot]] for slot in range(state.potted)]


def put_pot(state: Medailles, found: list[str]) -> None:
    """Cards into the pot."""
    for name in found:
        state.put_in_pot(CARDS.number(name))


def medals_of(state: Medailles) -> dict[str, dict[str, dict[str, Any]]]:
    """The medals that were won, by discipline and metal: by whom, and the card under it."""
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for medal, owner in enumerate(state.owner):
        if owner != NOBODY:
            won = {"seat": int(owner), "card": CARDS.names[state.under[medal]]}
            found.setdefault(DISCIPLINES[medal // METALS], {})[METAL_NAMES[medal % METALS]] = won
    return found


def put_medals(state: Medailles, found: dict[str, dict[str, dict[str, Any]]]) -> None:
    """Medals with the cards under them."""
    for discipline, metals in found.items():
        for metal, won in metals.items():
            medal = DISCIPLINES.index(discipline) * METALS + METAL_NAMES.index(metal)
            state.owner[medal] = won["seat"]
            state.under[medal] = CARDS.number(won["card"])


def bids_of(state: Medailles) -> list[dict[str, Any]]:
    """The bids of the contest that runs, in their order: whose, and with which cards."""
    names = state.bid_names()
    found: list[dict[str, Any]] = []
    for number in range(state.bids):
        count = state.bid[number]
        found.append({"seat": int(state.bidder[number]), "cards": names[:count]})
        names = names[count:]
    return found


def put_bids(state: Medailles, found: list[dict[str, Any]]) -> None:
    """Bids with their cards."""
    cards = [card for bid in found for card in bid["cards"]]
    for slot, name in enumerate(cards):
        state.bid_cards[slot] = CARDS.number(name)
    for number, bid in enumerate(found):
        state.bidder[number] = bid["seat"]
        state.bid[number] = len(bid["cards"])
    state.bids = len(found)


FIELDS: dict[str, Field] = {
    "hidden": Made(hidden_of, into_hands(Medailles.add_to_hand), []),
    "shown": Made(shown_of, into_hands(Medailles.add_seen), []),
    "pile": Contents(),
    "pot": Made(pot_of, put_pot, []),
    "centre": Array(Word(CARDS.names), NOTHING),
    "medals": Made(medals_of, put_medals, {}),
    "contest": One(Word(DISCIPLINES), NOTHING),
    "bids": Made(bids_of, put_bids, []),
    "countered": One(default=NOBODY),
    "asked": One(default=NOBODY),
    "dealer": One(),
    "turn": One(),
    "is_final": One(FLAG),
    "turns_left": One(),
    "passes": One(),
    "outcome": One(Word(ENDINGS)),
}
