"""The actions of Kahuna, every one once, and what their names mean.

Action numbers: lay a link on a line with the card of its first or second island (0-53); take an enemy link off a line
with both its islands, twice the first or twice the second (54-134); discard a card (135-146); draw from the pile (147)
or from a slot of the row (148-150); end the turn (151); a handicap link on a line (152-178).
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.actions import as_dict
from tablee.engine.arrays import i64
from tablee.engine.refusal import Refused
from tablee.engine.state import State
from tablee.games.kahuna.board import ENDS, ISLANDS, LINES

ISLAND_COUNT: Final = 12
LINE_COUNT: Final = 27
SLOTS: Final = 3


@dataclass(frozen=True)
class PlaceLink:
    """Lay a link on a free line with the card of one of its islands."""

    line: i64
    card: i64


@dataclass(frozen=True)
class RemoveLink:
    """Take an enemy link off a line with two cards."""

    line: i64
    first: i64
    second: i64

    def words(self) -> dict[str, str]:
        """`line=BARI-FAAA cards=BARI+FAAA`."""
        return {"line": LINES[self.line], "cards": ISLANDS[self.first] + "+" + ISLANDS[self.second]}


@dataclass(frozen=True)
class Discard:
    """Lay a card face down under the discard pile."""

    card: i64


@dataclass(frozen=True)
class DrawPile:
    """Take the top card of the pile."""


@dataclass(frozen=True)
class DrawRow:
    slot: i64


@dataclass(frozen=True)
class EndTurn:
    """Draw nothing."""


@dataclass(frozen=True)
class HandicapLink:
    """Lay a link before the first turn, without a card."""

    line: i64


ENTRIES: Final = [
    *[PlaceLink(line, card) for line, ends in enumerate(ENDS) for card in ends],
    *[RemoveLink(line, *cards) for line, (a, b) in enumerate(ENDS) for cards in ((a, b), (a, a), (b, b))],
    *[Discard(card) for card in range(ISLAND_COUNT)],
    DrawPile(),
    *[DrawRow(slot) for slot in range(SLOTS)],
    EndTurn(),
    *[HandicapLink(line) for line in range(LINE_COUNT)],
]
PLACE: Final = 0
REMOVE: Final = 54
DISCARD: Final = 135
DRAW_PILE: Final = 147
DRAW_ROW: Final = 148
END_TURN: Final = 151
HANDICAP: Final = 152
PER_PLACE: Final = 2  # the card of either island
PER_REMOVE: Final = 3  # both islands, twice the first, twice the second
PAIR: Final = 2  # the cards of a removal


def parse(state: State, text: str) -> int:
    """The action with this name; the two cards of a removal in either order."""
    known = state.game.actions.numbers.get(text)
    if known is not None:
        return known
    head, separator, cards = text.strip().partition(" cards=")
    return state.game.actions.number(head + separator + "+".join(sorted(cards.split("+"))))


def why_not_named(state: State, seat: int, text: str) -> Refused | None:
    """Cards that do not fit their line have no number, but an answer; what speaks against the line comes first."""
    parts = as_dict(" ".join(text.split()) or "-")
    line = LINES.index(parts["line"]) if parts.get("line") in LINES else None
    if line is None:
        return state.why_not(seat, parse(state, text))
    ends = parts["line"].split("-")
    card = parts.get("card", "")
    cards = sorted(parts.get("cards", "").split("+"))
    if parts["type"] == "place_link" and card in ISLANDS and card not in ends:
        against = state.why_not(seat, PLACE + PER_PLACE * line)
        misfit = Refused("card-off-line", "KAH-3.1", {"card": card, "line": parts["line"]})
    elif (
        parts["type"] == "remove_link" and is_pair(cards) and cards != ends and cards not in ([end] * 2 for end in ends)
    ):
        against = state.why_not(seat, REMOVE + PER_REMOVE * line)
        misfit = Refused("pair-off-line", "KAH-4.1", {"line": parts["line"]})
    else:
        return state.why_not(seat, parse(state, text))
    return misfit if against is None or against.code in ("card-not-in-hand", "pair-not-in-hand") else against


def is_pair(cards: list[str]) -> bool:
    """Are these two cards of the game?"""
    return len(cards) == PAIR and all(card in ISLANDS for card in cards)
