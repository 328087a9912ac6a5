"""Standing orders: what a seat wants answered for it.

Whether an order answers, and so when an answer comes, never hangs on what only its seat knows (TAB-3.1): everybody sees
how long an answer takes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tablee.engine.game import ASK, Game

if TYPE_CHECKING:
    from tablee.engine.state import State

ONLY_ONE = "only-one"


def known_orders(game: Game) -> list[str]:
    """What can be ordered in a game, in the order in which it is asked."""
    return [ONLY_ONE, *game.standing_orders]


def ordered_action(state: State, seat: int, names: Iterable[str]) -> int | None:
    """The action that the first of these orders with an answer names now, for a seat that must decide."""
    for name in names:
        # only where everybody can see that there is no other action (TAB-3.2)
        action = state.forced(seat) if name == ONLY_ONE else state.game.standing_orders[name](state.view(seat))
        if action == ASK:
            return None
        if action is not None and action in state.legal(seat):
            return action
    return None


def moment_of(state: State, seat: int, name: str) -> str:
    """As long as this word stays the same a brief order holds; empty for those that hold until they are lifted."""
    brief = state.game.brief_orders.get(name)
    return brief(state.view(seat)) if brief else ""
