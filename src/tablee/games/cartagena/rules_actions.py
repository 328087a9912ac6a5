"""The actions of Cartagena, every one once, and what their names mean.

Action numbers: advance the pirate of a place with a card, `6 * place + symbol` (0-221); retreat the pirate of a place,
`222 + place - 1` (222-258); end the turn (259). Place 0 is the start, the boat is the place after the last space: 37,
or less with fewer sections; in names they are `start` and `boat`.
"""

from dataclasses import dataclass
from typing import Final

from tablee.engine.actions import as_dict
from tablee.engine.arrays import i64
from tablee.engine.refusal import Refused
from tablee.engine.state import State
from tablee.games.cartagena.board import SYMBOLS

SYMBOL_COUNT: Final = 6
SECTION_SPACES: Final = 6
LAST_SPACE: Final = 36  # with six sections
START: Final = 0
START_NAME: Final = "start"
BOAT_NAME: Final = "boat"


@dataclass(frozen=True)
class Advance:
    """Play a card and send a pirate to the next free space with its symbol."""

    place: i64
    card: i64

    def words(self) -> dict[str, str]:
        """`from=start card=key`."""
        return {"from": START_NAME if self.place == START else str(self.place), "card": SYMBOLS[self.card]}


@dataclass(frozen=True)
class Retreat:
    """Walk a pirate back to the next one or two pirates, and draw."""

    place: i64

    def words(self) -> dict[str, str]:
        """`from=12`."""
        return {"from": str(self.place)}


@dataclass(frozen=True)
class EndTurn:
    """Stop."""


ENTRIES: Final = [
    *[Advance(place, card) for place in range(LAST_SPACE + 1) for card in range(SYMBOL_COUNT)],
    *[Retreat(place) for place in range(1, LAST_SPACE + 2)],
    EndTurn(),
]
RETREAT: Final = 222
END_TURN: Final = 259


def boat_of(state: State) -> int:
    """The place after the last space."""
    return SECTION_SPACES * state.fixed.options.number("sections") + 1


def place_name(place: i64, boat: i64) -> str:
    """A place as people say it: `start`, `12`, `boat`."""
    return START_NAME if place == START else BOAT_NAME if place == boat else str(place)


def named(state: State, action: int) -> str:
    """The name of an action; the boat has its own word, wherever it lies."""
    entry = ENTRIES[action]
    name = state.game.actions.name(action)
    boat = boat_of(state)
    at_boat = isinstance(entry, Advance | Retreat) and entry.place == boat
    return name.replace(f"from={boat}", f"from={BOAT_NAME}") if at_boat else name


def parse(state: State, text: str) -> int:
    """The action with this name."""
    parts = text.split()
    return state.game.actions.number(
        " ".join(f"from={boat_of(state)}" if part == f"from={BOAT_NAME}" else part for part in parts)
    )


def why_not_named(state: State, seat: int, text: str) -> Refused | None:
    """No pirate advances from the boat or retreats from the start: that has no number, but an answer."""
    parts = as_dict(" ".join(text.split()) or "-")
    boat = boat_of(state)
    if parts["type"] == "advance" and parts.get("from") in (BOAT_NAME, str(boat)) and parts.get("card") in SYMBOLS:
        misfit = Refused("already-in-boat", "CAR-3.1")
    elif parts == {"type": "retreat", "from": START_NAME}:
        misfit = Refused("still-at-start", "CAR-4.6")
    else:
        return state.why_not(seat, parse(state, text))
    against = state.why_not(seat, RETREAT)  # a seat that is not to decide at all hears that first
    return against if against is not None and against.rule.startswith("TAB-") else misfit
