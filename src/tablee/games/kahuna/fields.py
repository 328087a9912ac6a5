"""What a position of Kahuna is made of. Records are checked against it: under one version it only grows."""

from typing import Any

from tablee.engine.fields import FLAG, Array, Contents, Field, Grid, Made, One, Word
from tablee.engine.state import NOBODY
from tablee.games.kahuna.board import ISLANDS, LINES
from tablee.games.kahuna.rules import ENDINGS, ROUNDS, Kahuna
from tablee.games.kahuna.rules_cards import EMPTY
from tablee.games.kahuna.rules_power import DREW, SCORE, SEATS


def links_of(state: Kahuna) -> dict[str, int]:
    """The lines with a link, and whose it is."""
    return {name: int(seat) for line, name in enumerate(LINES) if (seat := state.owner(line)) != NOBODY}


def lay_links(state: Kahuna, found: dict[str, int]) -> None:
    """Links as they lay; stones are a field of their own."""
    for name, seat in found.items():
        state.put_on(seat, LINES.index(name))


def tally(first: int, default: list[int]) -> Made:
    """Numbers per seat that are kept among others."""

    def put(state: Any, found: list[int]) -> None:
        for seat in range(SEATS):
            state.tally[first + seat] = found[seat]

    return Made(lambda state: [int(state.tally[first + seat]) for seat in range(SEATS)], put, default)


FIELDS: dict[str, Field] = {
    "links": Made(links_of, lay_links, {}),
    "stone": Array(default=NOBODY, places=ISLANDS),
    "score": tally(SCORE, [0, 0]),
    "drew": tally(DREW, [1, 1]),
    "hand": Grid(ISLANDS),
    "known": Grid(ISLANDS),
    "row": Array(Word(ISLANDS), EMPTY),
    "pile": Contents(),
    "used": Array(places=ISLANDS),
    "buried": Grid(ISLANDS),
    "dealer": One(),
    "turn": One(),
    "round": One(Word(ROUNDS), 1),
    "has_played": One(FLAG),
    "has_discarded": One(FLAG),
    "blank": One(),
    "handicap": One(),
    "last_turns": One(),
    "outcome": One(Word(ENDINGS)),
    "winner": One(default=NOBODY),
}
