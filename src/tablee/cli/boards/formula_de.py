"""Formula Dé in the terminal: the standings with every car's sheet, and the road ahead of the car on turn."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.boards import Picture
from tablee.engine import registry
from tablee.engine.shapes import View
from tablee.engine.texts import Texts
from tablee.games.formula_de.board import LANES, NOWHERE
from tablee.games.formula_de.rules_track import POINT_NAMES, Settings, Track
from tablee.games.formula_de.shapes import Car, Drive, FormulaDeView

STYLES = ("bold red", "bold blue", "bold green", "bold yellow", "bold bright_black", "bold white", "bold orange3",
          "bold magenta", "bold cyan", "bold bright_magenta")  # fmt: skip
TINTS = ("", "yellow", "bright_red", "red")  # of cells, by the number of stops
STRETCH = 12  # cells of each lane that are shown
FULL, SPENT = "●", "○"
REPLACED = frozenset("round order turn roll corner tyres spins".split())
LABELS = frozenset(f"{label} {seat}" for label in ("car", "second") for seat in range(len(STYLES)))


def draw(view: View, game_words: Texts, own_words: Texts, names: Sequence[str]) -> Picture | None:
    """Standings, then the road ahead of the car on turn with its targets."""
    if not isinstance(view, FormulaDeView):
        return None
    settings = registry.get(view.header.game, view.header.version).fixed_of_text(view.header.options)
    assert isinstance(settings, Settings)
    parts: list[RenderableType] = [standings(view, settings, game_words, own_words, names), Text()]
    on_turn = next((car for car in view.cars if car.car == view.car), None)
    if on_turn is not None and on_turn.cell is not None:
        parts += [outlook(on_turn, settings.track, own_words), road(view, on_turn, settings.track), Text()]
    return Picture(Group(*parts), REPLACED | LABELS)


def standings(view: FormulaDeView, settings: Settings, words: Texts, own_words: Texts, names: Sequence[str]) -> Table:
    """One row for each car, the first one on top: who, where, gear, lap, points."""
    kinds = POINT_NAMES if settings.has_debris else POINT_NAMES[:-1]
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("")
    for key in ("car", "cell", "lap", "gear", *kinds):
        table.add_column(own_words.text(f"formula-de-{key}"))
    for place, number in enumerate(view.standings, 1):
        car = view.cars[number - 1]
        mark = "►" if number == view.car else str(place)
        who = Text(f"{number} {words.text(f'car-{number}')} · {words.seat(car.seat, names)}", STYLES[number - 1])
        gauges = [gauge(getattr(car, kind), int(settings.sheet[index])) for index, kind in enumerate(kinds)]
        table.add_row(mark, who, where(car, words), f"{car.lap}/{int(settings.laps)}", str(car.gear), *gauges)
    return table


def where(car: Car, words: Texts) -> str:
    """The cell of a car, or what has become of it."""
    if car.cell is not None:
        return car.cell
    if car.out is not None:
        return f"{words.text('position-car-out')} ({car.out.cell})"
    return f"{words.text('position-car-rank')} {car.rank}"


def gauge(left: int, full: int) -> str:
    """Points left and spent, so that nothing hangs on colour."""
    return FULL * left + SPENT * (full - left)


def outlook(car: Car, track: Track, words: Texts) -> Text:
    """The corner in which the car is, or the one to come."""
    cell = track.cells[car.cell or ""]
    if track.stops[cell] and car.stops < track.stops[cell]:
        corner = track.corners[track.segment[cell]]
        facts = {
            "corner": corner,
            "made": car.stops,
            "asked": int(track.stops[cell]),
            "cells": int(track.to_exit[cell]),
        }
        return Text(words.text("formula-de-here", facts))
    first = cell
    for _ in range(track.to_corner[cell]):
        first = int(track.ahead[first])
    facts = {"corner": track.corners[track.segment[first]], "cells": int(track.to_corner[cell])}
    return Text(words.text("formula-de-ahead", {**facts, "stops": int(track.next_stops[cell])}))


def road(view: FormulaDeView, car: Car, track: Track) -> Table:
    """Three lanes from the car on; cars by their number, targets by their price."""
    start = track.cells[car.cell or ""]
    ends = cheapest(view.moves)
    cars = {other.cell: other.car for other in view.cars if other.cell is not None}
    table = Table.grid(padding=(0, 1))
    heads = lane_heads(track, start)
    reach = max([STRETCH, *(len(move.route) + 2 for move in view.moves)])
    for row in range(0, reach, STRETCH):
        for lane, head in zip(LANES, heads, strict=True):
            cells = stretch(track, head, row, min(STRETCH, reach - row))
            table.add_row(Text(lane, "dim"), *(cell_text(cell, track, ends, cars) for cell in cells))
        table.add_row()
    return table


def cheapest(moves: Sequence[Drive]) -> dict[str, Drive]:
    """For each end the move with the fewest brake points."""
    found: dict[str, Drive] = {}
    for move in moves:
        found.setdefault(move.to, move)
    return found


def lane_heads(track: Track, start: int) -> list[int]:
    """The cell of each lane level with a cell; in the pit lane that of the exit."""
    if track.is_pit(start):
        start = track.cells["0R4"]
    lane = int(track.lane[start])
    heads = [NOWHERE, NOWHERE, NOWHERE]
    heads[lane] = start
    for other in (*range(lane - 1, -1, -1), *range(lane + 1, len(LANES))):
        neighbour = heads[other + 1] if other < lane else heads[other - 1]
        heads[other] = next(cell for cell in track.beside[neighbour] if track.lane[cell] == other)
    return heads


def stretch(track: Track, head: int, first: int, count: int) -> list[int]:
    """Some cells of a lane, one after the other."""
    cells = [head]
    while len(cells) < first + count:
        cells.append(int(track.ahead[cells[-1]]))
    return cells[first : first + count]


def cell_text(cell: int, track: Track, ends: dict[str, Drive], cars: dict[str, int]) -> Text:
    """A cell by its name; a car on it by its number, a target with its brake and tyre points."""
    name = track.names[cell]
    if name in cars:
        return Text(f"[{cars[name]}]", STYLES[cars[name] - 1])
    if name in ends:
        move = ends[name]
        price = f"-{move.brakes}" * bool(move.brakes) + f"°{move.tyres}" * bool(move.tyres) + "!" * move.spin
        return Text(f"{name}{price}", "bold reverse")
    return Text(name, TINTS[track.stops[cell]] or "dim")
