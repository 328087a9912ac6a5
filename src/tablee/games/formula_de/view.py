"""What viewers know of Formula Dé, which is everything, and how to make the state of a view."""

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import demand
from tablee.engine.shapes import ViewHeader
from tablee.games.formula_de.board import NOWHERE
from tablee.games.formula_de.rules import ENDINGS, EXTRA, GEAR, MOST_ROUNDS, MOVING, OVER, PHASES, SLIPPING, FormulaDe
from tablee.games.formula_de.rules_actions import GEARS, MOVE
from tablee.games.formula_de.rules_cars import FINISHED, FREE, MODES, OUT, REASONS, RUNNING, STATUSES
from tablee.games.formula_de.rules_refusals import target_name
from tablee.games.formula_de.rules_routes import LONGEST, SLIPSTREAM_CELLS, Way, route_of
from tablee.games.formula_de.rules_track import BODY, BRAKES, ENGINE, FACES, FUEL, HANDLING, POINTS, TYRES
from tablee.games.formula_de.shapes import Car, Drive, FormulaDeView, Gear, Landing, Outlook, Retired


def fill_view(state: FormulaDe, header: ViewHeader) -> FormulaDeView:
    """Every field by hand; nothing is hidden from anybody (section 4)."""
    is_over = state.phase == OVER
    return FormulaDeView(
        header=header,
        circuit=state.track.slug,
        round=int(state.round),
        phase=PHASES[state.phase],
        order=[car + 1 for car in state.order],
        place=int(state.place),
        car=None if is_over else state.car + 1,
        roll=int(state.roll),
        trail=[state.track.names[cell] for cell in state.trail],
        cars=[car_view(state, car) for car in range(state.count)],
        debris=[state.track.names[cell] for cell in range(len(state.debris)) if state.debris[cell]],
        gears=gear_views(state) if state.phase == GEAR else [],
        moves=move_views(state) if state.phase in (MOVING, SLIPPING, EXTRA) else [],
        standings=[car + 1 for car in state.standings()],
        ending=ENDINGS[state.outcome],
    )


def car_view(state: FormulaDe, car: i64) -> Car:
    """A car with its sheet."""
    status = state.status[car]
    name = state.track.names[state.cell[car]]
    retired = None
    if status == OUT:
        retired = Retired(REASONS[state.reason[car]], name, int(state.out_round[car]), int(state.out_place[car]))
    return Car(
        car=int(car) + 1,
        seat=int(state.owner(car)),
        grid=int(state.grid[car]),
        cell=name if status == RUNNING else None,
        lap=int(state.lap[car]),
        gear=int(state.gear[car]),
        stops=int(state.stops[car]),
        tyres=int(state.left(car, TYRES)),
        brakes=int(state.left(car, BRAKES)),
        fuel=int(state.left(car, FUEL)),
        body=int(state.left(car, BODY)),
        engine=int(state.left(car, ENGINE)),
        handling=int(state.left(car, HANDLING)),
        mode=MODES[state.mode[car]],
        served=state.served[car] == 1,
        status=STATUSES[status],
        rank=int(state.rank[car]) if status == FINISHED else None,
        out=retired,
    )


def gear_views(state: FormulaDe) -> list[Gear]:
    """The gears that can be chosen, with their price."""
    out: list[Gear] = []
    for action in state.legal_gears(state.car):
        fuel, brakes, engine = state.price_of_gear(state.car, action + 1)
        out.append(Gear(action + 1, fuel, brakes, engine))
    return out


def move_views(state: FormulaDe) -> list[Drive]:
    """The moves that can be chosen, with price and route; those of the slipstream already when it is offered."""
    names = state.track.names
    out: list[Drive] = []
    for slot, way in enumerate(state.choices):
        route = [names[cell] for cell in route_of(state.track, state.cell[state.car], way)]
        to = target_name(state, way)
        out.append(Drive(slot, to, int(way.brakes), int(way.tyres), way.spins, way.is_blocked, route))
    return out


def outlook(state: FormulaDe, action: int) -> Outlook:
    """Where each face of a gear's die would lead with the fewest brake points; other actions roll no such die."""
    landings: dict[str, Landing] = {}
    lost: list[int] = []
    if state.phase != GEAR or action >= MOVE:
        return Outlook([], lost)
    car = state.car
    state = state.clone()
    state.pay_gear(car, action + 1)
    for face in dict.fromkeys(FACES[action + 1]):
        ways = state.ways(car, face, False)
        if not ways:
            lost.append(face)
            continue
        fewest = min([int(way.brakes) for way in ways])
        for way in ways:
            if way.brakes == fewest:
                add_landing(landings, state.track.names[way.target], face, way)
    return Outlook(list(landings.values()), lost)


def add_landing(landings: dict[str, Landing], cell: str, face: int, way: Way) -> None:
    """One face more that leads to a cell, the dearest one counts."""
    before = landings.get(cell, Landing(cell, [], 0, 0, False))
    brakes, tyres = max(before.brakes, int(way.brakes)), max(before.tyres, int(way.tyres))
    landings[cell] = Landing(cell, [*before.faces, face], brakes, tyres, before.spin or way.spins)


# The state of a view ----------------------------------------------------------------------------------


def imagine(state: FormulaDe, view: FormulaDeView, chance: Chance, notes: bytes) -> None:
    """The very state: there is nothing to imagine."""
    state.lay_out()
    demand(len(view.cars) == state.count, "cars")
    for car, shown in enumerate(view.cars):
        put_car(state, car, shown)
    for name in view.debris:
        state.debris[state.track.cells[name]] = 1
    state.round = view.round
    state.order = [car - 1 for car in view.order]
    state.place = view.place
    state.phase = PHASES.index(view.phase)
    state.outcome = ENDINGS.index(view.ending)
    state.trail = [state.track.cells[name] for name in view.trail]
    check_cars(state)
    check_turn(state, view)
    if state.phase in (MOVING, EXTRA):
        state.roll = view.roll
    state.work_out()
    demand(not state.has_moved or state.offers_slipstream(state.car), "slipstream")


def put_car(state: FormulaDe, car: i64, shown: Car) -> None:
    """A car as a view shows it."""
    state.grid[car] = shown.grid
    state.lap[car] = shown.lap
    state.gear[car] = shown.gear
    state.stops[car] = shown.stops
    state.mode[car] = MODES.index(shown.mode)
    state.served[car] = 1 if shown.served else 0
    state.status[car] = STATUSES.index(shown.status)
    points = [shown.tyres, shown.brakes, shown.fuel, shown.body, shown.engine, shown.handling]
    for kind in range(POINTS):
        demand(0 <= points[kind] <= state.settings.sheet[kind], "points")
        state.points[car * POINTS + kind] = points[kind]
    if shown.cell is not None:
        cell: i64 = state.track.cells[shown.cell]
        demand(not state.here[cell], "cell-shared")
        state.put(car, cell)
    if shown.rank is not None:
        state.rank[car] = shown.rank
        state.finishers += 1
    if shown.out is not None:
        state.cell[car] = state.track.cells[shown.out.cell]
        state.reason[car] = REASONS.index(shown.out.reason)
        state.out_round[car] = shown.out.round
        state.out_place[car] = shown.out.place


def check_cars(state: FormulaDe) -> None:
    """A car that no race could show is refused (section 11)."""
    grid: list[int] = []
    ranks: list[int] = []
    for car in range(state.count):
        grid.append(int(state.grid[car]))
        if state.status[car] == FINISHED:
            ranks.append(int(state.rank[car]))
        if state.status[car] == RUNNING:
            check_running(state, car)
    demand(sorted(grid) == list(range(1, int(state.count) + 1)), "grid")
    demand(sorted(ranks) == list(range(1, int(state.finishers) + 1)), "ranks")


def check_running(state: FormulaDe, car: i64) -> None:
    """A running car obeys the invariants of section 11."""
    cell = state.cell[car]
    in_pits = state.track.is_pit(cell)
    demand(cell != NOWHERE, "cars")
    demand(state.left(car, BODY) > 0 and state.left(car, ENGINE) > 0 and state.left(car, HANDLING) > 0, "broken-car")
    demand(0 <= state.gear[car] <= GEARS and (state.gear[car] > 0) == (state.mode[car] == FREE), "gear")
    demand(0 <= state.lap[car] <= state.settings.laps, "lap")
    demand(state.stops[car] == 0 or state.track.stops[cell] > 0, "stops")
    if in_pits:
        lap = 1 if state.track.segment[cell] else 2
        demand(state.lap[car] == lap and state.settings.laps > 1, "pits")
    else:
        demand(state.stops[car] >= 0 and not state.served[car], "stops")


def check_turn(state: FormulaDe, view: FormulaDeView) -> None:
    """The order names cars once; somebody is on turn until the race is over."""
    is_over = state.phase == OVER
    demand(all(0 <= car < state.count for car in state.order), "order")
    demand(len(set(state.order)) == len(state.order), "order")
    demand(is_over == bool(view.ending), "ending")
    demand(0 < state.round <= MOST_ROUNDS, "rounds")
    if is_over:
        return
    demand(0 <= state.place < len(state.order) and state.status[state.car] == RUNNING, "turn")
    if state.phase == GEAR:
        is_asked = len(state.legal_gears(state.car)) > 1
        demand(is_asked and (state.gear[state.car] > 0 or state.mode[state.car] > FREE), "gear-asked")
        return
    demand(state.mode[state.car] == FREE and view.roll <= LONGEST, "roll")
    if state.phase == MOVING:
        demand(view.roll >= 1, "roll")
    else:
        demand(view.roll in (0, SLIPSTREAM_CELLS), "roll")
