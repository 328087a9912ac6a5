"""How a game states its secrets for the suite, apart from its view: `tests/games/<slug>/secrets.py`.

That file has `secrets(state, viewer)`, a list of `COUNTED` positions, and `FLEETING` if the game is one of memory;
`invariants.py` beside it has `broken(before, after)`. Neither imports anything of the game's `view.py`. If people bring
texts of their own as options, `brought.py` has a few of them by the name of the option: `BROUGHT`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Secret:
    """Something in a full state that a viewer must not know.

    Two secrets of one kind and with different values can be exchanged: each is `put` in the place of the other, and
    the viewer must not notice. `others` are values that the secret could have while nothing else changes.
    """

    kind: str
    value: str
    put: Callable[[Any, str], None] = field(repr=False)
    others: tuple[str, ...] = ()


@dataclass(frozen=True)
class Counted:
    """A position whose hidden states were counted by hand: how often each must be imagined, as weights."""

    name: str
    position: str  # as its viewer sees it
    hidden: Callable[[Any], str]  # the hidden thing of an imagined state
    weights: Mapping[str, int]
