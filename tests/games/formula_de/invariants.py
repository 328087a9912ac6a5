"""What must hold in Formula Dé after every action (docs/rules/formula-de.md, section 11)."""

from tablee.games.formula_de.rules import EXTRA, GEAR, MOST_ROUNDS, MOVING, OVER, SLIPPING, FormulaDe
from tablee.games.formula_de.rules_cars import FINISHED, FREE, OUT, RUNNING
from tablee.games.formula_de.rules_track import BODY, ENGINE, POINTS, TYRES


def broken(before: FormulaDe | None, after: FormulaDe) -> list[str]:
    """The sentences that do not hold."""
    faults = [*places(after), *sheets(after), *levers(after), *turns(after)]
    return faults if before is None else [*faults, *changes(before, after)]


def places(state: FormulaDe) -> list[str]:
    """Each running car is on one cell of its own, all others on none; ranks have no gaps."""
    faults = []
    cells = [int(state.cell[car]) for car in range(state.count) if state.status[car] == RUNNING]
    shown = [int(state.here[cell]) for cell in range(state.track.size) if state.here[cell]]
    if len(set(cells)) != len(cells) or len(shown) != len(cells):
        faults.append("FDE-4.2: running cars are on cells of their own, all others on none")
    if any(int(state.here[state.cell[car]]) != car + 1 for car in range(state.count) if state.status[car] == RUNNING):
        faults.append("the cells know which car stands on them")
    ranks = sorted(int(state.rank[car]) for car in range(state.count) if state.status[car] == FINISHED)
    if ranks != list(range(1, len(ranks) + 1)):
        faults.append("FDE-14.2: the ranks of finished cars have no gaps")
    if sorted(state.standings()) != list(range(state.count)):
        faults.append("FDE-14.5: every car has its own place")
    return faults


def sheets(state: FormulaDe) -> list[str]:
    """Points stay between nothing and the sheet; a running car has a body and an engine."""
    faults = []
    sheet = state.settings.sheet
    if not all(0 <= state.points[place] <= sheet[place % POINTS] for place in range(state.count * POINTS)):
        faults.append("section 2.2: points are between 0 and the sheet")
    running = [car for car in range(state.count) if state.status[car] == RUNNING]
    if not all(state.left(car, BODY) and state.left(car, ENGINE) for car in running):
        faults.append("FDE-11.5, FDE-10.3: a car without body or engine is out")
    return faults


def levers(state: FormulaDe) -> list[str]:
    """Neutral only before the start, after a spin or a long stop; stops only in corners; pits only in lap 1."""
    faults = []
    for car in range(state.count):
        if state.status[car] != RUNNING:
            continue
        cell = state.cell[car]
        if (state.gear[car] == 0) != (state.mode[car] != FREE):
            faults.append("FDE-3.6: the lever is in neutral only before the start, after a spin or a long stop")
        if state.stops[car] and not state.track.stops[cell]:
            faults.append("FDE-6.4: stops are counted only in a corner")
        if state.lap[car] > state.settings.laps:
            faults.append("FDE-14.1: who has driven all laps has finished")
        if state.track.is_pit(cell) and state.lap[car] != (1 if state.track.segment[cell] else 2):
            faults.append("FDE-12.1, FDE-12.7: the pit lane is open in lap 1 and crosses the line")
        if state.served[car] and not state.track.is_pit(cell):
            faults.append("a stop is remembered only in the pit lane")
    return faults


def turns(state: FormulaDe) -> list[str]:
    """Somebody has something to choose until the race is over, and no choice is there twice."""
    faults = []
    if state.phase == OVER:
        is_running = any(state.status[car] == RUNNING for car in range(state.count))
        if is_running and state.ending() not in ("first", "limit"):
            faults.append("FDE-14.4: the race goes on while a car runs")
        return faults
    if state.phase not in (GEAR, MOVING, SLIPPING, EXTRA) or state.status[state.car] != RUNNING:
        faults.append("section 5: a running car is asked something")
    names = [(int(way.target), bool(way.finishes), int(way.brakes)) for way in state.choices]
    if len(names) != len(set(names)):
        faults.append("FDE-4.8: end and brakes name a move")
    if state.phase in (MOVING, EXTRA, SLIPPING) and not names:
        faults.append("FDE-4.6: who may choose a move has one")
    if any(way.tyres > max(state.left(state.car, TYRES), 1) for way in state.choices):
        faults.append("FDE-4.4: no move on offer is fatal")
    if len(set(state.order)) != len(state.order) or not 0 < state.round <= MOST_ROUNDS:
        faults.append("FDE-2.1: every car plays once in a round")
    return faults


def changes(before: FormulaDe, after: FormulaDe) -> list[str]:
    """Nobody comes back or goes backwards; points are only lost, tyres apart."""
    faults = []
    for car in range(after.count):
        if before.status[car] != RUNNING and before.status[car] != after.status[car]:
            faults.append("who is in or out stays so")
        if after.status[car] == RUNNING and after.progress(car) < before.progress(car):
            faults.append("FDE-4.1: no car goes backwards")
        if after.status[car] == OUT and after.progress(car) < before.progress(car):
            faults.append("FDE-4.6: a car is out where it stood")
        if any(after.left(car, kind) > before.left(car, kind) for kind in range(POINTS) if kind != TYRES):
            faults.append("section 11: points never come back, tyres apart")
    return faults
