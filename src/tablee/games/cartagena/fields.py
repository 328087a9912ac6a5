"""What a position of Cartagena is made of. Records are checked against it: under one version it only grows."""

from tablee.engine.fields import Array, Contents, Field, Grid, Items, Json, Made, One, Word, bad, elements, index_of
from tablee.engine.state import NOBODY
from tablee.games.cartagena.board import SYMBOLS
from tablee.games.cartagena.rules import ENDINGS, Cartagena
from tablee.games.cartagena.rules_actions import START, place_name


def sections_of(state: Cartagena) -> list[str]:
    """The sections as they lie, from start to boat."""
    return state.layout


def lay_sections(state: Cartagena, found: Json) -> None:
    """As many as the table plays with; none only before they are drawn."""
    state.lay_sections(list(elements(found, int(state.settings.sections) if found else 0)))


def pirates_of(state: Cartagena) -> list[list[str]]:
    """Where the pirates of each seat are that have left the start; nothing while none has."""
    size, boat = int(state.settings.pirates), state.settings.boat
    bands = [state.pirates[first : first + size] for first in range(0, len(state.pirates), size)]
    places = [[place_name(place, boat) for place in band if place != START] for band in bands]
    return places if any(places) else []


def put_pirates(state: Cartagena, found: Json) -> None:
    """The others stay at the start."""
    names = [place_name(place, state.settings.boat) for place in range(state.settings.boat + 1)]
    for seat, places in enumerate(elements(found, state.players if found else 0)):
        if len(elements(places)) > state.settings.pirates:
            raise bad(f"at most {state.settings.pirates} pirates", places)
        for place in places:
            state.move(seat, START, index_of(names, place))


FIELDS: dict[str, Field] = {
    "layout": Made(sections_of, lay_sections, []),
    "pirates": Made(pirates_of, put_pirates, []),
    "hand": Grid(SYMBOLS),
    "known": Grid(SYMBOLS),
    "pile": Contents(),
    "row": Items(Word(SYMBOLS)),
    "used": Array(places=SYMBOLS),
    "turn": One(),
    "acted": One(),
    "turns": One(),
    "idle": One(),
    "outcome": One(Word(ENDINGS)),
    "winner": One(default=NOBODY),
}
