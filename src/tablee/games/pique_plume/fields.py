"""What a position of Pique Plume is made of. Records are checked against it: under one version it only grows."""

from typing import Any

from tablee.engine.fields import Array, Field, Items, Made, One, WholeNumber, Word
from tablee.games.pique_plume.board import COLOURS, PICTURES
from tablee.games.pique_plume.rules import ENDINGS, IN_HAND, NO_SLOT, UNDRAWN, PiquePlume

PICTURE = Word(PICTURES)


class Egg(WholeNumber):
    """The egg on which something lies, clockwise from 0; null for a dropping in front of its owner."""

    def write(self, state: Any, value: int) -> Any:
        """The egg, if there is one."""
        return None if value == IN_HAND else super().write(state, value)

    def read(self, state: Any, found: Any) -> int:
        """An egg, or none."""
        return IN_HAND if found is None else super().read(state, found)


def tails_of(state: PiquePlume) -> list[list[str]]:
    """The feathers in each tail, in order."""
    return [state.tail(seat) for seat in range(state.players)]


def put_tails(state: PiquePlume, found: list[list[str]]) -> None:
    """Feathers, in order."""
    for seat, tail in enumerate(found):
        for colour in tail:
            state.add_feather(seat, COLOURS.index(colour))


FIELDS: dict[str, Field] = {
    "eggs": Array(PICTURE, UNDRAWN),
    "yard": Array(PICTURE, UNDRAWN),
    "bird": Array(Egg()),
    "dropping": Array(Egg(), IN_HAND),
    "tails": Made(tails_of, put_tails, []),
    "asked": Items(),
    "turn": One(),
    "turns": One(),
    "showing": One(default=NO_SLOT),
    "outcome": One(Word(ENDINGS)),
}
