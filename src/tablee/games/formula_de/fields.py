"""What a position of Formula Dé is made of. Records are checked against it: under one version it only grows."""

from tablee.engine.fields import FLAG, Array, Field, Grid, Items, Made, One, Word, index_of
from tablee.games.formula_de.board import NOWHERE
from tablee.games.formula_de.rules import ENDINGS, PHASES, FormulaDe
from tablee.games.formula_de.rules_cars import MODES, NOT_OUT, REASONS, STATUSES
from tablee.games.formula_de.rules_track import MOST_CARS, POINT_NAMES

NUMBERS = [str(number) for number in range(1, MOST_CARS + 1)]


def cars(state: FormulaDe) -> list[str]:
    """The cars of a race by the numbers that people see."""
    return NUMBERS[: state.count]


def cells(state: FormulaDe) -> list[str]:
    """The cells of the circuit, those of the pit lane too."""
    return state.track.names


def car_on_turn(state: FormulaDe) -> str | None:
    """The car that is asked; none after the race."""
    return NUMBERS[state.car] if state.place < len(state.order) else None


def put_on_turn(state: FormulaDe, found: str | None) -> None:
    """Its place in the order of the round."""
    state.place = len(state.order) if found is None else state.order.index(index_of(cars(state), found))


FIELDS: dict[str, Field] = {
    "cell": Array(Word(cells), NOWHERE, cars),
    "lap": Array(places=cars),
    "gear": Array(places=cars),
    "mode": Array(Word(MODES), places=cars),
    "stops": Array(places=cars),
    "served": Array(FLAG, places=cars),
    "grid": Array(places=cars),
    "points": Grid(POINT_NAMES),
    "status": Array(Word(STATUSES), places=cars),
    "rank": Array(places=cars),
    "reason": Array(Word(REASONS), NOT_OUT, cars),
    "out_round": Array(places=cars),
    "out_place": Array(places=cars),
    "debris": Array(FLAG, places=cells),
    "round": One(),
    "order": Items(Word(cars)),
    "turn": Made(car_on_turn, put_on_turn, None),
    "phase": One(Word(PHASES)),
    "roll": One(),
    "trail": Items(Word(cells)),
    "outcome": One(Word(ENDINGS)),
}
