"""Bots for Formula Dé: a novice who looks at the next corner, and a driver who weighs every gear and every face."""

from collections.abc import Sequence
from typing import Final

from tablee.engine import registry
from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.game import NoChance
from tablee.engine.knowledge import NOTHING_SEEN, Knowledge, expectations, pick_best, preferences
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.engine.state import State
from tablee.games.formula_de.rules import GEAR, MOVING, SLIPPING, FormulaDe
from tablee.games.formula_de.rules_actions import GEARS, MOVE, NO_SLIPSTREAM, SLIPSTREAM
from tablee.games.formula_de.rules_cars import FINISHED, OUT
from tablee.games.formula_de.rules_routes import Search, Way
from tablee.games.formula_de.rules_track import BODY, BRAKES, ENGINE, FACES, FUEL, TYRES

REASONS: Final = [
    "finishes",
    "makes-stop",
    "free-road",
    "brakes-in-time",
    "burns-tyres",
    "goes-faster",
    "holds-gear",
    "slows-down",
    "is-pulled-along",
    "stays-behind",
]

# What things are worth, in cells of ground
PER_TYRE: Final = 2.0
PER_BRAKE: Final = 1.2
PER_FUEL: Final = 0.5
PER_ENGINE: Final = 4.0
SPIN: Final = 15.0
RUIN: Final = 60.0  # a car that is out
FINISH: Final = 1000.0
NEXT_TURN: Final = 0.9
NEIGHBOUR: Final = 1.0  # a car beside: one chance in ten to lose a body point
WEAK_ENGINE: Final = 1.2  # a gear that may cost the last point
FIFTH: Final = 5
PER_RANK: Final = 40.0  # for each car that finished before
HALF_LOST: Final = 500.0  # with a car that is out
LOST: Final = -1000.0


def greedy(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Averages the best move over the faces of each gear, with an eye on the turn after."""
    state = imagined(view)
    car: i64 = state.car
    if state.phase == GEAR:
        values = [value_of_gear(state, car, action + 1) for action in state.legal_gears(car)]
        return gear_answered(state, values, chance)
    if state.phase == SLIPPING:
        stay = NEXT_TURN * outlook(state, car, state.cell[car], made_at(state, car, state.cell[car]), state.gear[car])
        return slipstream_answered(Prospects(state, car).best_of(state.choices) > stay)
    return move_answered(state, values_of_ways(state, car), chance)


def novice(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """The gear that suits the next corner, other cars left aside; then the most ground for the least points."""
    state = imagined(view)
    car: i64 = state.car
    if state.phase == GEAR:
        cell, made = state.cell[car], state.stops[car]
        values = [in_gear(state, car, cell, made, action + 1) for action in state.legal_gears(car)]
        return gear_answered(state, values, chance)
    if state.phase == SLIPPING:
        return slipstream_answered(True)
    return move_answered(state, [gain(state, car, way) for way in state.choices], chance)


def imagined(view: View) -> FormulaDe:
    """The state of a view: nothing is hidden."""
    state = registry.get(view.header.game, view.header.version).imagine(view, NoChance())
    assert isinstance(state, FormulaDe)
    return state


# Decisions --------------------------------------------------------------------------------------------


def gear_answered(state: FormulaDe, values: list[float], chance: Chance) -> BotAnswer:
    """The gear of highest value."""
    action = state.legal_gears(state.car)[best_of(values, chance)]
    now = state.gear[state.car]
    reason = "goes-faster" if action + 1 > now else "holds-gear" if action + 1 == now else "slows-down"
    return BotAnswer(action, b"", Reason(reason))


def move_answered(state: FormulaDe, values: list[float], chance: Chance) -> BotAnswer:
    """The move of highest value, and what it does in a word."""
    slot = best_of(values, chance)
    way = state.choices[slot]
    if way.finishes:
        reason = "finishes"
    elif way.tyres:
        reason = "burns-tyres"
    elif way.brakes:
        reason = "brakes-in-time"
    else:
        reason = "makes-stop" if state.track.stops[way.target] else "free-road"
    return BotAnswer(MOVE + slot, b"", Reason(reason))


def slipstream_answered(takes: bool) -> BotAnswer:
    action = SLIPSTREAM if takes else NO_SLIPSTREAM
    return BotAnswer(action, b"", Reason("is-pulled-along" if takes else "stays-behind"))


def best_of(values: list[float], chance: Chance) -> int:
    """The index of the highest value; chance decides between equals."""
    best = max(values)
    equals = [index for index, value in enumerate(values) if value == best]
    return equals[chance.uniform(len(equals))]


# Values -----------------------------------------------------------------------------------------------


def value_of_gear(state: FormulaDe, car: i64, gear: i64) -> float:
    """The mean of the best moves over the faces of a gear, less what skipping gears costs."""
    fuel, brakes, engine = state.price_of_gear(car, gear)
    after = state.clone()
    after.pay_gear(car, gear)
    after.gear[car] = gear
    search = Search(after.cell[car])  # the faces of a gear go up, and longer routes go on from shorter ones
    prospects = Prospects(after, car)
    total = 0.0
    known = 0
    value = 0.0
    for face in FACES[gear]:
        if face != known:  # equal faces stand side by side
            after.extend(car, search, face)
            value = prospects.best_of(after.ways_found(car, search, face, False))
            known = face
        total += value
    risk = WEAK_ENGINE if gear >= FIFTH and after.left(car, ENGINE) == 1 else 0.0
    price = PER_FUEL * float(fuel) + PER_BRAKE * float(brakes) + PER_ENGINE * float(engine)
    return total / float(len(FACES[gear])) - price - risk


def values_of_ways(state: FormulaDe, car: i64) -> list[float]:
    """The values of the moves there are."""
    prospects = Prospects(state, car)
    return [prospects.value_of(way) for way in state.choices]


class Prospects:
    """Where the moves of a car lead. What comes after is worked out once for all that end in the same place."""

    def __init__(self, state: FormulaDe, car: i64) -> None:
        self.state = state
        self.car = car
        self.known: dict[int, float] = {}

    def best_of(self, ways: list[Way]) -> float:
        """The value of the best of these moves."""
        best = -RUIN
        for way in ways:
            best = max(best, self.value_of(way))
        return best

    def value_of(self, way: Way) -> float:
        """Ground and points now, ground in the next turn, and the cars beside which it ends."""
        state = self.state
        value = gain(state, self.car, way)
        if way.finishes:
            return value
        value += NEXT_TURN * self.after(way)
        if not state.track.is_pit(way.target):
            for beside in state.track.beside[way.target]:
                if state.here[beside] and state.here[beside] != self.car + 1:
                    value -= NEIGHBOUR
        return value

    def after(self, way: Way) -> float:
        """The ground of the turn after a move."""
        target = way.target
        place = int(-1 - target if way.spins else target)
        value = self.known.get(place)
        if value is None:
            gear: i64 = 0 if way.spins else self.state.gear[self.car]
            value = outlook(self.state, self.car, target, made_at(self.state, self.car, target), gear)
            self.known[place] = value
        return value


def gain(state: FormulaDe, car: i64, way: Way) -> float:
    """The ground that a move gains, less the points it costs."""
    if way.finishes:
        return FINISH
    value = float(state.track.ground(state.cell[car], way.target)) / 2.0
    value -= PER_TYRE * float(way.tyres) + PER_BRAKE * float(way.brakes)
    return value - SPIN if way.spins else value


def made_at(state: FormulaDe, car: i64, cell: i64) -> i64:
    """The stops made in the corner of a cell once this turn has ended there."""
    if state.track.stops[cell] == 0:
        return 0
    return 1 + (state.stops[car] if state.track.segment[cell] == state.track.segment[state.cell[car]] else 0)


def outlook(state: FormulaDe, car: i64, cell: i64, made: i64, gear: i64) -> float:
    """The ground of the next turn from a cell, in the best of the gears one up or down, other cars left aside."""
    best = -RUIN
    for next_gear in range(max(gear - 1, 1), min(gear + 1, GEARS) + 1):
        best = max(best, in_gear(state, car, cell, made, next_gear))
    return best


def in_gear(state: FormulaDe, car: i64, cell: i64, made: i64, gear: i64) -> float:
    """The mean ground of a gear up to the end of the corner in which a stop is due."""
    track = state.track
    due = track.stops[cell] - made
    room = track.to_exit[cell]
    if due <= 0:
        due = track.next_stops[cell]
        room = track.to_next_exit[cell]
    if state.lap[car] == state.settings.laps and is_home_straight(state, cell):
        room = GEARS * GEARS
    tyres, brakes = state.left(car, TYRES), state.left(car, BRAKES)
    total = 0.0
    for face in FACES[gear]:
        total += with_room(face, room, due, tyres, brakes)
    return total / float(len(FACES[gear]))


def is_home_straight(state: FormulaDe, cell: i64) -> bool:
    """Is this the last straight before the line?"""
    return state.track.segment[cell] == state.track.last_segment


def with_room(face: i64, room: i64, due: i64, tyres: i64, brakes: i64) -> float:
    """The ground of a face when only this many cells are free: the rest is braked, then slid."""
    if face <= room:
        return float(face)
    braked = min(face - room, brakes)
    slid = face - room - braked
    value = float(room + slid) - PER_BRAKE * float(braked)
    if slid == 0:
        return value
    if due > 1 or slid > tyres:
        return value - RUIN
    return value - PER_TYRE * float(slid) - (SPIN if slid == tyres else 0.0)


# For the search ---------------------------------------------------------------------------------------


class Expertise(Knowledge):
    """What the driver weighs, and how far each car has come with what it has left."""

    def __init__(self, tuned: dict[str, float] | None = None) -> None:
        super().__init__(tuned)
        self.lead = self.known("lead", 9.0)  # cells that make winning e times as likely
        self.difference = self.known("difference", 3.0)  # cells that make an action e times as promising
        self.judged_after = self.known("judged_after", 3.0)  # turns

    def worths(self, state: State) -> list[float]:
        """Of a seat, that of its best car."""
        assert isinstance(state, FormulaDe)
        worths = [LOST for _ in range(state.players)]
        for car in range(state.count):
            seat = state.owner(car)
            worths[seat] = max(worths[seat], standing(state, car))
        return expectations(worths, self.lead)

    def priors(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        assert isinstance(state, FormulaDe)
        return preferences(values_of(state, actions), self.difference)

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        assert isinstance(state, FormulaDe)
        return pick_best(actions, values_of(state, actions), chance)

    def turns(self) -> int:
        return round(self.judged_after)

    def seen(self, state: State) -> int:
        """The roll lies open."""
        assert isinstance(state, FormulaDe)
        return int(state.roll) if state.phase == MOVING else NOTHING_SEEN


def values_of(state: FormulaDe, actions: list[int]) -> list[float]:
    """What the driver makes of each action."""
    car: i64 = state.car
    if state.phase == GEAR:
        return [value_of_gear(state, car, action + 1) for action in actions]
    if state.phase == SLIPPING:
        return [1.0 if action == SLIPSTREAM else 0.0 for action in actions]
    return values_of_ways(state, car)


def standing(state: FormulaDe, car: i64) -> float:
    """How far a car has come, in cells of ground, with its points and its next turn."""
    if state.status[car] == FINISHED:
        return FINISH - PER_RANK * float(state.rank[car])
    cell = state.cell[car]
    ground = float(state.lap[car] * state.track.lap_halves + state.track.halves[cell]) / 2.0
    if state.status[car] == OUT:
        return ground / 2.0 - HALF_LOST
    worth = ground + NEXT_TURN * outlook(state, car, cell, state.stops[car], state.gear[car])
    worth += 1.5 * float(state.left(car, TYRES)) + float(state.left(car, BRAKES)) + 0.4 * float(state.left(car, FUEL))
    return worth + 2.0 * float(state.left(car, ENGINE)) + 1.5 * float(state.left(car, BODY))
