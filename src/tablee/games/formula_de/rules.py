"""Formula Dé: cars on a circuit of three lanes, a die for each gear. The rules, each with its id.

Their parts: the actions and their numbers (`rules_actions.py`), the circuit, options and dice (`rules_track.py`), cars
and their order (`rules_cars.py`), where a roll leads (`rules_routes.py`), what the black die decides
(`rules_tests.py`), why a move is not among those offered (`rules_refusals.py`), and here turns, gears and the end.
"""

from typing import Any, Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.refusal import Refused
from tablee.games.formula_de import shapes
from tablee.games.formula_de.board import FINISH, NOWHERE
from tablee.games.formula_de.rules_actions import (
    ENTRIES,
    GEARS,
    MOVE,
    NO_SLIPSTREAM,
    SLIPSTREAM,
    Move,
    Shift,
)
from tablee.games.formula_de.rules_cars import FINISHED, FREE, FRESH, LONG_STOP, RUNNING, SPUN, STALLED
from tablee.games.formula_de.rules_routes import SLIPSTREAM_CELLS, Way, route_of
from tablee.games.formula_de.rules_tests import Tests
from tablee.games.formula_de.rules_track import BRAKES, DICE, ENGINE, FACES, FUEL, TYRES

# Phases: what the car on turn is asked
NO_QUESTION: Final = 0
GEAR: Final = 1
MOVING: Final = 2
SLIPPING: Final = 3
EXTRA: Final = 4  # a move in a slipstream
OVER: Final = 5
PHASES: Final = ["none", "gear", "move", "slipstream", "extra", "over"]

GOING_ON: Final = 0
ALL_IN: Final = 1
FIRST_IN: Final = 2
NO_FINISHER: Final = 3
LIMIT: Final = 4
ENDINGS: Final = ["", "finished", "first", "no_finisher", "limit"]

MOST_ROUNDS: Final = 500  # section 11
SUPER_START: Final = 20  # FDE-13.2
FALSE_START: Final = 1  # FDE-13.1
SUPER_START_CELLS: Final = 4
MOST_SKIPPED: Final = 3  # FDE-3.3
AFTER_LONG_STOP: Final = 3  # FDE-12.6
GROUPS: Final = 4  # in which the cars of a large field move, as they are shown
PHOTO_FINISH: Final = 3  # cells before the line of a car that is close to the one on it, as people tell it
FAST: Final = 4  # the lowest gear of a slipstream (FDE-15.1)


class FormulaDe(Tests):
    """A position of Formula Dé."""

    place: i64 = 0  # of the car on turn in the order of the round
    phase: i64 = NO_QUESTION
    roll: i64 = 0
    has_moved: bool = False  # in this turn
    is_clean: bool = True  # no move of this turn was blocked, left a corner early or ended in a spin
    trail: list[int]  # debris driven over in this turn
    choices: list[Way]  # the moves that can be chosen
    finishers: i64 = 0
    outcome: i64 = GOING_ON

    def setup(self, chance: Chance) -> None:
        """The grid is drawn, the first round begins (FDE-1.3, FDE-2.1)."""
        self.lay_out()
        for place, car in enumerate(self.draw_grid(chance)):
            self.grid[car] = place + 1
            self.put(car, self.track.grid[place])  # unused positions stay empty (FDE-1.4)
            if self.told is not None:
                cell = self.track.names[self.cell[car]]
                self.tell(shapes.GridTaken("FDE-1.4", int(self.owner(car)), car + 1, place + 1, cell))
        self.begin_round()
        self.go_on(chance)

    def lay_out(self) -> None:
        """Cars beside the track, nobody on turn."""
        self.line_up()
        self.clear_turn()
        self.order = []

    def clear_turn(self) -> None:
        """Nothing has happened yet in this turn."""
        self.roll = 0
        self.has_moved = False
        self.is_clean = True
        self.trail = []
        self.choices = []

    def clone(self) -> "FormulaDe":
        """An independent copy; lists of a turn are replaced, never changed, so they can be shared."""
        copy = FormulaDe()
        self.copy_header(copy)
        self.copy_cars(copy)
        copy.round = self.round
        copy.order = self.order
        copy.place = self.place
        copy.phase = self.phase
        copy.roll = self.roll
        copy.has_moved = self.has_moved
        copy.is_clean = self.is_clean
        copy.trail = self.trail
        copy.choices = self.choices
        copy.finishers = self.finishers
        copy.outcome = self.outcome
        return copy

    def work_out(self) -> None:
        """Which cells are taken, how many have finished, and the moves of the car on turn."""
        self.finishers = 0
        for car in range(self.count):
            if self.status[car] == RUNNING:
                self.put(car, self.cell[car])
            elif self.status[car] == FINISHED:
                self.finishers += 1
        self.has_moved = self.phase in (SLIPPING, EXTRA)
        if self.phase in (MOVING, EXTRA):
            self.choices = self.ways(self.car, self.roll, self.phase == EXTRA)
        elif self.phase == SLIPPING:
            self.choices = self.ways(self.car, SLIPSTREAM_CELLS, True)

    # Who, what ----------------------------------------------------------------------------------------

    @property
    def car(self) -> int:
        return self.order[self.place]

    def goes_on(self) -> bool:
        """A turn is one motion from its gear on, and in a large field a few cars move together."""
        together = max(1, (len(self.order) + 2) // GROUPS)
        return self.phase in (MOVING, SLIPPING, EXTRA) or self.place % together != 0

    def view(self, viewer: int) -> shapes.FormulaDeView:
        """What a viewer may know."""
        view = super().view(viewer)
        assert isinstance(view, shapes.FormulaDeView)
        return view

    def to_act(self) -> list[int]:
        """The owner of the car on turn; nobody ever interrupts (section 5)."""
        return [] if self.phase == OVER else [int(self.owner(self.order[self.place]))]

    def legal(self, seat: i64) -> list[int]:
        """Gears, moves of the list, or yes and no to the slipstream."""
        if self.phase == OVER:
            return []
        if self.phase == GEAR:
            return self.legal_gears(self.order[self.place])
        if self.phase == SLIPPING:
            return [SLIPSTREAM, NO_SLIPSTREAM]
        return list(range(MOVE, MOVE + len(self.choices)))

    def legal_gears(self, car: i64) -> list[int]:
        """The gears, each by its action, that the lever can go to; never neutral (FDE-3.1 to FDE-3.4, FDE-3.6)."""
        mode = self.mode[car]
        if mode == SPUN:
            return [0]  # FDE-7.4
        if mode == LONG_STOP:
            return [0, 1, 2]  # FDE-12.6
        gear = self.gear[car]
        lowest = gear - 1
        if self.left(car, FUEL):
            lowest -= 1
            if self.left(car, BRAKES):
                lowest -= 1
                if self.left(car, ENGINE) > 1:
                    lowest -= 1
        return [action - 1 for action in range(max(lowest, 1), min(gear + 1, GEARS) + 1)]

    def forced(self, seat: i64) -> int | None:
        """Nothing is hidden."""
        return self.only_action(seat)

    def forbids(self, seat: i64, action: i64) -> Refused | None:
        """What the rules say against an action of a seat that must decide."""
        entry = ENTRIES[action]
        if isinstance(entry, Shift):
            if self.phase != GEAR:
                return self.asks_otherwise()
            return self.forbids_gear(self.order[self.place], entry.gear)
        if isinstance(entry, Move):
            if self.phase not in (MOVING, EXTRA):
                return self.asks_otherwise()
            if entry.slot >= len(self.choices):
                return Refused("no-such-option", "FDE-4.5", {"count": len(self.choices)})
            return None
        return None if self.phase == SLIPPING else Refused("no-slipstream", "FDE-15.1")

    def asks_otherwise(self) -> Refused:
        """First the gear, then the die, then the move (FDE-3.1, FDE-3.5, FDE-15.1)."""
        if self.phase == GEAR:
            return Refused("gear-first", "FDE-3.1")
        if self.phase == SLIPPING:
            return Refused("answer-slipstream", "FDE-15.1")
        return Refused("move-first", "FDE-3.5", {"roll": int(self.roll)})

    def forbids_gear(self, car: i64, gear: i64) -> Refused | None:
        """One up, one down, or down over gears for a price (FDE-3.1 to FDE-3.4)."""
        now = self.gear[car]
        if self.mode[car] == SPUN:
            return None if gear == 1 else Refused("first-after-spin", "FDE-7.4")
        if self.mode[car] == LONG_STOP:
            return None if gear <= AFTER_LONG_STOP else Refused("third-at-most", "FDE-12.6")
        if gear > now + 1:
            return Refused("gear-too-high", "FDE-3.1", {"gear": int(now) + 1})
        skipped = now - gear - 1
        if skipped > MOST_SKIPPED:
            return Refused("gear-too-low", "FDE-3.3", {"gear": int(now) - MOST_SKIPPED - 1})
        for kind, needed, name in ((FUEL, 1, "fuel"), (BRAKES, 2, "brakes"), (ENGINE, 3, "engine")):
            spare = 1 if kind == ENGINE else 0  # the last engine point is never paid
            if skipped >= needed and self.left(car, kind) <= spare:
                return Refused("gear-not-payable", "FDE-3.4", {"point": name})
        return None

    def scores(self) -> list[float]:
        """How many cars the best car of each seat has behind it."""
        best = [0.0 for _ in range(self.players)]
        for place, car in enumerate(self.standings()):
            seat = car // int(self.settings.cars_each)
            best[seat] = max(best[seat], float(self.count - 1 - place))
        return best

    def ending(self) -> str:
        return ENDINGS[self.outcome]

    # What happens -------------------------------------------------------------------------------------

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        """A gear, a move, or an answer; then everything up to the next question happens by itself (section 5)."""
        car: i64 = self.order[self.place]
        self.phase = NO_QUESTION
        if action < MOVE:
            self.shift(car, action + 1, chance)
        elif action < SLIPSTREAM:
            self.drive(car, self.choices[action - MOVE], chance)
        elif action == SLIPSTREAM:
            self.take_slipstream(car, chance)
        else:
            if self.told is not None:
                self.tell(shapes.SlipstreamLeft("FDE-15.3", int(seat), int(car) + 1))
            self.end_turn(car, chance)
        self.go_on(chance)

    def go_on(self, chance: Chance) -> None:
        """Turns go by until somebody has something to choose, or the race is over."""
        while self.phase == NO_QUESTION:
            if self.place >= len(self.order):
                self.begin_round()
            elif self.status[self.order[self.place]] != RUNNING:
                self.place += 1  # finished and eliminated cars are passed over (FDE-2.1)
            else:
                self.begin_turn(self.order[self.place], chance)

    def begin_round(self) -> None:
        """The order is fixed from the places of the cars (FDE-2.1); the race ends when nobody runs (FDE-14.4)."""
        order = self.running_order()
        if not order:
            self.finish_race(ALL_IN if self.finishers else NO_FINISHER)
        elif self.round == MOST_ROUNDS:
            self.finish_race(LIMIT)
        else:
            self.order = order
            self.place = 0
            self.round += 1
            if self.told is not None:
                names = [car + 1 for car in order]
                self.tell(shapes.RoundBegun("FDE-2.1", int(self.round), names))

    def begin_turn(self, car: i64, chance: Chance) -> None:
        """The first turn is the start; later a gear is chosen, by itself if there is only one (section 5)."""
        self.clear_turn()
        if self.mode[car] == FRESH:
            self.start(car, chance)
        elif self.mode[car] == STALLED:
            self.begin_in_first(car, chance)  # without black die (FDE-13.1)
        else:
            gears = self.legal_gears(car)
            if len(gears) == 1:
                self.shift(car, gears[0] + 1, chance)
            else:
                self.phase = GEAR

    def start(self, car: i64, chance: Chance) -> None:
        """The black die: a false start, a super start, or the first gear (FDE-13.1 to FDE-13.4)."""
        face = self.black(chance)
        seat, name = int(self.owner(car)), int(car) + 1
        if face == FALSE_START:
            self.mode[car] = STALLED
            if self.told is not None:
                self.tell(shapes.FalseStart("FDE-13.1", seat, name))
            self.place += 1
            return
        if face == SUPER_START:
            self.mode[car] = FREE
            self.gear[car] = 1
            if self.told is not None:
                self.tell(shapes.SuperStart("FDE-13.2", seat, name, SUPER_START_CELLS))
            self.choose(car, SUPER_START_CELLS, chance)
            return
        if self.told is not None:
            self.tell(shapes.StartRolled("FDE-13.3", seat, name, int(face)))
        self.begin_in_first(car, chance)

    def begin_in_first(self, car: i64, chance: Chance) -> None:
        """The lever on 1, and its die (FDE-13.3)."""
        self.mode[car] = FREE
        self.gear[car] = 1
        self.roll_die(car, chance)

    def shift(self, car: i64, gear: i64, chance: Chance) -> None:
        """The lever goes to a gear; skipped gears are paid at once (FDE-3.1, FDE-3.2)."""
        fuel, brakes, engine = self.price_of_gear(car, gear)
        self.pay_gear(car, gear)
        self.gear[car] = gear
        self.mode[car] = FREE
        if self.told is not None:
            rule = "FDE-3.2" if fuel else "FDE-3.1"
            seat, name = int(self.owner(car)), int(car) + 1
            self.tell(shapes.GearShifted(rule, seat, name, int(gear), fuel, brakes, engine))
        self.roll_die(car, chance)

    def price_of_gear(self, car: i64, gear: i64) -> tuple[int, int, int]:
        """Fuel, brake and engine points for the gears skipped on the way down; none after a spin or a long stop."""
        skipped = self.gear[car] - gear - 1
        return (1 if skipped >= 1 else 0, 1 if skipped >= MOST_SKIPPED - 1 else 0, 1 if skipped >= MOST_SKIPPED else 0)

    def pay_gear(self, car: i64, gear: i64) -> None:
        """Ticks off what skipping gears costs (FDE-3.2)."""
        fuel, brakes, engine = self.price_of_gear(car, gear)
        self.pay(car, FUEL, fuel)
        self.pay(car, BRAKES, brakes)
        self.pay(car, ENGINE, engine)

    def roll_die(self, car: i64, chance: Chance) -> None:
        """The die of the gear; its highest face may strain the engine before the car moves (FDE-3.5, FDE-10.2)."""
        gear = self.gear[car]
        face: i64 = FACES[gear][chance.pick(DICE[gear])]
        if self.told is not None:
            self.tell(shapes.DieRolled("FDE-3.5", int(self.owner(car)), int(car) + 1, int(gear), int(face)))
        if self.strains_engine(gear, face):
            self.test_engines(car, chance)
        if self.status[car] == RUNNING:
            self.choose(car, face, chance)
        else:
            self.place += 1

    def choose(self, car: i64, roll: i64, chance: Chance) -> None:
        """No move: out. One: it is driven. Several: the owner chooses (FDE-4.5 to FDE-4.7)."""
        self.roll = roll
        self.choices = self.ways(car, roll, False)
        if not self.choices:
            self.retire(car, self.fate(car, roll))
            self.place += 1
        elif len(self.choices) == 1:
            self.drive(car, self.choices[0], chance)
        else:
            self.phase = MOVING

    def drive(self, car: i64, way: Way, chance: Chance) -> None:
        """A move is driven and paid; then the stand, the slipstream, or the end of the turn (section 5)."""
        self.follow(car, way)
        if self.status[car] == FINISHED:
            self.place += 1
            if self.settings.ends_with_first:
                self.finish_race(FIRST_IN)
            return
        if self.is_at_stand(car):
            self.serve(car, chance)
        elif self.settings.has_slipstream and self.offers_slipstream(car):
            self.phase = SLIPPING
            return
        self.end_turn(car, chance)

    def follow(self, car: i64, way: Way) -> None:
        """The car goes from cell to cell; what the way costs is ticked off (FDE-7.3, FDE-8.1, FDE-9.2)."""
        origin = self.cell[car]
        lap = self.lap[car]
        stays = self.stays_in_corner(car, way)
        self.pay(car, BRAKES, way.brakes)
        self.pay(car, TYRES, min(way.tyres, self.left(car, TYRES)))
        if self.told is not None:
            self.tell_move(car, way)
        self.choices = []
        self.roll = 0
        if self.settings.has_debris:
            self.trail = self.trail + [cell for cell in route_of(self.track, origin, way) if self.debris[cell]]
        if way.finishes:
            self.cross_finish(car)
            return
        if way.steps:
            self.has_moved = True
            self.step_to(car, way.target)
            if not stays:
                self.stops[car] = 0  # forgotten with the corner, even if a short lap leads back to it (FDE-6.4)
            if not self.track.is_pit(way.target):
                self.served[car] = 0
        if self.lap[car] > lap:
            self.tell_lap(car)
        if way.is_blocked or way.leaves_early or way.spins:
            self.is_clean = False
        if way.spins:
            self.gear[car] = 0
            self.mode[car] = SPUN
            if self.told is not None:
                self.tell(shapes.CarSpun("FDE-7.4", int(self.owner(car)), int(car) + 1))

    def cross_finish(self, car: i64) -> None:
        """The race is over for a car on the line; it takes the next rank and leaves the board (FDE-14.1, FDE-14.2)."""
        self.finishers += 1
        self.take_off(car)
        self.cell[car] = NOWHERE
        self.status[car] = FINISHED
        self.rank[car] = self.finishers
        self.stops[car] = 0
        if self.told is not None:
            seat, number, rank = int(self.owner(car)), int(car) + 1, int(self.finishers)
            chaser, margin = self.close_behind()
            self.tell(shapes.CarFinished("FDE-14.1", seat, number, rank, chaser, margin))

    def offers_slipstream(self, car: i64) -> bool:
        """Right behind a car that is not faster, both in fourth or more, with a move to make (FDE-15.1, FDE-15.4)."""
        cell = self.cell[car]
        ahead = self.track.ahead[cell]
        gear = self.gear[car]
        if not self.is_clean or gear < FAST or self.track.is_pit(cell) or self.here[ahead] == 0:
            return False
        if not FAST <= self.gear[self.here[ahead] - 1] <= gear:
            return False
        self.choices = self.ways(car, SLIPSTREAM_CELLS, True)
        return len(self.choices) > 0

    def take_slipstream(self, car: i64, chance: Chance) -> None:
        """Three more cells, as a move of its own (FDE-15.1)."""
        self.roll = SLIPSTREAM_CELLS
        if self.told is not None:
            other = int(self.here[self.track.ahead[self.cell[car]]])
            self.tell(shapes.SlipstreamTaken("FDE-15.1", int(self.owner(car)), int(car) + 1, other))
        if len(self.choices) == 1:
            self.drive(car, self.choices[0], chance)
        else:
            self.phase = EXTRA

    def end_turn(self, car: i64, chance: Chance) -> None:
        """A stop in a corner counts, then neighbours and debris are tested (FDE-6.2, FDE-11.3, FDE-16.3)."""
        cell = self.cell[car]
        asked = self.track.stops[cell]
        if asked:
            self.stops[car] += 1
            if self.told is not None:
                corner = self.track.corners[self.track.segment[cell]]
                seat, made = int(self.owner(car)), int(self.stops[car])
                self.tell(shapes.StopMade("FDE-6.2", seat, int(car) + 1, corner, made, int(asked)))
        if self.has_moved:
            self.test_collisions(car, chance)
        if self.trail:
            self.test_debris(car, self.trail, chance)
        self.place += 1

    def finish_race(self, outcome: i64) -> None:
        """Nobody plays any more; running cars are ranked as they stand (FDE-14.4, FDE-14.6)."""
        self.outcome = outcome
        self.phase = OVER
        self.place = len(self.order)
        self.clear_turn()
        if self.told is not None:
            rule = "FDE-14.6" if outcome == NO_FINISHER else "FDE-14.4"
            self.tell(shapes.RaceOver(rule, ENDINGS[outcome]))

    def tell_move(self, car: i64, way: Way) -> None:
        """Which cells a car drove over, what it paid, and by which rule."""
        names = self.track.names
        origin = self.cell[car]
        route = [names[cell] for cell in route_of(self.track, origin, way)]
        target = FINISH if way.finishes else names[way.target]
        left_over = int(self.roll - way.steps)
        seat, name, brakes, tyres = int(self.owner(car)), int(car) + 1, int(way.brakes), int(way.tyres)
        at = self.cell[car] if way.finishes else way.target
        is_end = not way.finishes and not self.may_slip(car, way)
        asked = self.track.stops[at] if is_end else 0
        made = self.stops[car] if self.stays_in_corner(car, way) else 0
        facts: dict[str, Any] = {
            "gear": int(self.gear[car]),
            "roll": 0 if self.has_moved else int(self.roll),
            "stretch": FINISH if way.finishes else self.stretch_at(at),
            "corner": self.corner_at(at),
            "stops": int(min(made + 1, asked)),
            "asked": int(asked),
            "ahead": self.corner_ahead(at),
            "gap": self.gap_at(at),
            **self.overtaking(car, way),
        }
        if way.is_blocked:
            told = (seat, name, names[origin], target, route, left_over, brakes, tyres)
            self.tell(shapes.CarBlocked("FDE-9.2", *told, **facts))
            return
        rule = "FDE-7.1" if tyres else "FDE-8.1" if brakes else "FDE-3.5"
        self.tell(
            shapes.CarMoved(rule, seat, name, names[origin], target, route, int(way.steps), brakes, tyres, **facts)
        )

    def overtaking(self, car: i64, way: Way) -> dict[str, int | bool]:
        """How many cars a way leads past, and whether nobody is ahead after it."""
        before = self.progress(car)
        lap = self.lap[car] + (1 if way.finishes or self.track.crosses(self.cell[car], way.target) else 0)
        after = lap * self.track.ranks + (0 if way.finishes else self.track.rank[way.target])
        others = [self.progress(other) for other in range(self.count) if self.status[other] == RUNNING and other != car]
        passed = len([1 for other in others if before < other < after])
        ahead = len([1 for other in others if other >= after])
        return {"passed": passed, "leads": passed > 0 and ahead == 0 and self.finishers == 0}

    def close_behind(self) -> tuple[int, int]:
        """The driver of the next car, and its cells to the line, if they are few and its race ends there."""
        for other in self.running_order()[:1]:
            if self.lap[other] == self.settings.laps:
                cells = self.cells_to_line(other)
                if cells <= PHOTO_FINISH:
                    return int(self.owner(other)), cells
        return 0, 0

    def stays_in_corner(self, car: i64, way: Way) -> bool:
        """Does a way end in the corner where it began, in the same lap (FDE-6.4)?"""
        origin = self.cell[car]
        return self.track.segment[way.target] == self.track.segment[origin] and not self.track.crosses(
            origin, way.target
        )

    def may_slip(self, car: i64, way: Way) -> bool:
        """Might a slipstream follow a way, so that the turn does not end with it (FDE-15.1)?"""
        if not self.settings.has_slipstream or self.gear[car] < FAST or way.is_blocked or way.tyres:
            return False
        return self.here[self.track.ahead[way.target]] != 0
