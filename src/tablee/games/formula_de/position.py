"""Formula Dé as a few readable lines, both ways.

A car is told in the line `car` of its seat (`second` for a second car): its cell, then what it has, such as `lap:1`,
`gear:3`, `stops:1` in a corner, its points, how it stands (`fresh`, `stalled`, `spun`, `long_stop`), and `served`
after its stand. `-` is a car that has finished (`rank:1`) or is out (`out:body at:13R4 round:3 place:2`).

A text need not say everything. What is left out is: the first round, the car 1 on turn, the order of the cars by
number, and the choice of a gear, or of a move where a roll is named. A car that is left out stands on the grid; of
one that is named the sheet is full, the lap 1, the gear 1, the grid position its number. A car that is only `-` went
out in the first round. The line `corner` tells how far the next stop is, `costs`, `tyres` and `spins` what the choices
cost; they are not read.
"""

from tablee.engine import registry
from tablee.engine.game import NoChance
from tablee.engine.position import NONE, Lines
from tablee.games.formula_de.rules import EXTRA, GEAR, MOST_ROUNDS, MOVING, OVER, PHASES, SLIPPING
from tablee.games.formula_de.rules_cars import FREE, FRESH, MODES, REASONS
from tablee.games.formula_de.rules_routes import LONGEST, SLIPSTREAM_CELLS
from tablee.games.formula_de.rules_track import POINT_NAMES, Settings
from tablee.games.formula_de.shapes import Car, FormulaDeView, Retired

LABELS = ("car", "second")  # by the number of a seat's car
SERVED = "served"


def show(view: FormulaDeView) -> Lines:
    lines = Lines(view.header)
    lines.add("round", str(view.round))
    lines.add("order", *map(str, view.order))
    if view.car is not None:
        lines.add("turn", str(view.car))
    lines.add("phase", view.phase)
    if view.roll:
        lines.add("roll", str(view.roll))
    if view.car is not None:
        lines.add("corner", *corner_words(view, view.cars[view.car - 1]))
    for car in view.cars:
        lines.add(label_of(view, car), *car_words(view, car))
    if view.debris:
        lines.add("debris", *view.debris)
    if view.trail:
        lines.add("trail", *view.trail)
    add_prices(lines, view)
    if view.ending:
        lines.add("ended", view.ending)
    return lines


def corner_words(view: FormulaDeView, car: Car) -> list[str]:
    """The corner in which the car on turn has to stop: cells ahead to its first and its last one, stops still due."""
    settings = registry.get(view.header.game, view.header.version).fixed_of_text(view.header.options)
    assert isinstance(settings, Settings)
    track, cell = settings.track, settings.track.cells[car.cell or ""]
    due = int(track.stops[cell]) - car.stops
    if due > 0:
        return [f"last:{int(track.to_exit[cell])}", f"due:{due}"]
    first, last = int(track.to_corner[cell]), int(track.to_next_exit[cell])
    return [f"first:{first}", f"last:{last}", f"due:{int(track.next_stops[cell])}"]


def add_prices(lines: Lines, view: FormulaDeView) -> None:
    """What the choices cost, for people: gears skipped, tyre points, spins."""
    costs = [
        f"{gear.gear}:{'+'.join(name for name in ('fuel', 'brakes', 'engine') if getattr(gear, name))}"
        for gear in view.gears
        if gear.fuel
    ]
    if costs:
        lines.add("costs", *costs)
    tyres = dict.fromkeys(f"{move.to}:{move.tyres}" for move in view.moves if move.tyres)
    if tyres:
        lines.add("tyres", *tyres)
    spins = dict.fromkeys(move.to for move in view.moves if move.spin)
    if spins:
        lines.add("spins", *spins)


def label_of(view: FormulaDeView, car: Car) -> str:
    """`car 0`, `second 0`."""
    each = len(view.cars) // view.header.players
    return f"{LABELS[(car.car - 1) % each]} {car.seat}"


def car_words(view: FormulaDeView, car: Car) -> list[str]:
    words = [car.cell or NONE]
    if car.rank is not None:
        words.append(f"rank:{car.rank}")
    if car.out is not None:
        words += [f"out:{car.out.reason}", f"at:{car.out.cell}", f"round:{car.out.round}", f"place:{car.out.place}"]
    words += [f"grid:{car.grid}", f"lap:{car.lap}", f"gear:{car.gear}"]
    if car.stops:
        words.append(f"stops:{car.stops}")
    kinds = POINT_NAMES if view.header.known_options().word("road_handling") == "true" else POINT_NAMES[:-1]
    words += [f"{name}:{getattr(car, name)}" for name in kinds]
    if car.mode != MODES[FREE]:
        words.append(car.mode)
    if car.served:
        words.append(SERVED)
    return words


def read(lines: Lines) -> FormulaDeView:
    """The view that lines say; what follows from them is worked out."""
    game = registry.get(lines.header.game, lines.header.version)
    settings = game.fixed_of_text(lines.header.options)
    assert isinstance(settings, Settings)
    count = lines.header.players * int(settings.cars_each)
    cars = [read_car(lines, settings, number) for number in range(1, count + 1)]
    running = [car.car for car in cars if car.status == "running"]
    order = [int(word) for word in lines.some("order")] if "order" in lines else running
    phase = read_phase(lines)
    is_over = phase == PHASES[OVER]
    turn = 0 if is_over else lines.number("turn", 1, count, missing=order[0] if order else 1)
    lines.repeats("corner", "costs", "tyres", "spins")
    moved = (PHASES[SLIPPING], PHASES[EXTRA])
    bare = FormulaDeView(
        header=lines.header,
        circuit=settings.track.slug,
        round=lines.number("round", 1, MOST_ROUNDS, missing=1),
        phase=phase,
        order=order,
        place=len(order) if is_over else order.index(turn),
        car=turn or None,
        roll=lines.number("roll", 0, LONGEST, missing=SLIPSTREAM_CELLS if phase == moved[1] else 0),
        trail=lines.some("trail"),
        cars=cars,
        debris=lines.some("debris"),
        gears=[],
        moves=[],
        standings=[],
        ending=(lines.some("ended") or [""])[0],
    )
    state = game.imagine(bare, NoChance())
    view = state.view(lines.header.viewer)
    assert isinstance(view, FormulaDeView)
    return view


def read_phase(lines: Lines) -> str:
    """What is asked; a roll without more means a move."""
    if "phase" in lines:
        return lines.word("phase")
    return PHASES[MOVING] if "roll" in lines else PHASES[OVER] if "ended" in lines else PHASES[GEAR]


def read_car(lines: Lines, settings: Settings, number: int) -> Car:
    """A car from its line."""
    seat, place = divmod(number - 1, int(settings.cars_each))
    label = f"{LABELS[place]} {seat}"
    grid_cell = settings.track.names[settings.track.grid[number - 1]]
    cell, *words = lines.words(label) if label in lines else (grid_cell, "lap:0", MODES[FRESH])
    pairs = dict(word.split(":") for word in words if ":" in word)
    modes = [word for word in words if word in MODES]
    mode = modes[0] if modes else MODES[FREE]
    rank = int(pairs.pop("rank")) if "rank" in pairs else None
    is_out = cell == NONE and rank is None
    points = {name: int(pairs.pop(name, settings.sheet[kind])) for kind, name in enumerate(POINT_NAMES)}
    out = None
    if is_out:
        out = Retired(
            reason=pairs.pop("out", REASONS[3]),
            cell=pairs.pop("at", grid_cell),
            round=int(pairs.pop("round", 1)),
            place=int(pairs.pop("place", number - 1)),
        )
    car = Car(
        car=number,
        seat=seat,
        grid=int(pairs.pop("grid", number)),
        cell=None if cell == NONE else cell,
        lap=int(pairs.pop("lap", 1)),
        gear=int(pairs.pop("gear", 1 if mode == MODES[FREE] and not is_out else 0)),
        stops=int(pairs.pop("stops", 0)),
        **points,
        mode=mode,
        served=SERVED in words,
        status="out" if is_out else "running" if rank is None else "finished",
        rank=rank,
        out=out,
    )
    unread = [word for word in words if ":" not in word and word not in (*MODES, SERVED)]
    if pairs or unread or len(modes) > 1:
        raise lines.mistake()
    return car
