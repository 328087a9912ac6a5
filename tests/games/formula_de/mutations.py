"""Conditions of the rules by rule id, each with its flipped form: the tests of that id must notice."""

from tests.games.mutations import Mutation

RULES = "rules.py"
CARS = "rules_cars.py"
ROUTES = "rules_routes.py"
TESTS = "rules_tests.py"
TRACK = "rules_track.py"

MUTATIONS = [
    Mutation("FDE-1.1", TRACK, "if players * each > MOST_CARS:", "if players * each > MOST_CARS * 2:"),
    Mutation("FDE-1.2", TRACK, "[4, 3, 2, 2, 2, 2], [6, 3, 3, 3, 3, 2]", "[4, 3, 2, 2, 2, 2], [4, 3, 2, 2, 2, 2]"),
    Mutation("FDE-1.3", TESTS, "range(len(BLACK_DIE.names), 0, -1)", "range(1, len(BLACK_DIE.names) + 1)"),
    Mutation("FDE-1.4", TRACK, "return self.pit + STAND_BEFORE_FIRST + grid", "return self.pit + grid"),
    Mutation("FDE-1.5", CARS, "return car // self.settings.cars_each", "return car % self.players"),
    Mutation("FDE-2.1", RULES, "            self.place = 0\n", "            self.place = len(order) - 1\n"),
    Mutation("FDE-2.2", CARS, "self.precedence(order[index - 1]) < self", "self.precedence(order[index - 1]) > self"),
    Mutation("FDE-2.3", CARS, "key = key * 4 + 3 - self.track.inner[cell]", "key = key * 4 + self.track.inner[cell]"),
    Mutation("FDE-2.4", CARS, "return self.lap[car] * self.track.ranks +", "return"),
    Mutation("FDE-3.1", RULES, "min(gear + 1, GEARS) + 1)]", "min(gear, GEARS) + 1)]"),
    Mutation("FDE-3.2", RULES, "return (1 if skipped >= 1 else 0", "return (1 if skipped > 1 else 0"),
    Mutation("FDE-3.3", RULES, "if skipped > MOST_SKIPPED:", "if skipped > MOST_SKIPPED + 1:"),
    Mutation("FDE-3.4", RULES, "if self.left(car, ENGINE) > 1:", "if self.left(car, ENGINE) > 0:"),
    Mutation("FDE-3.5", RULES, "self.choose(car, face, chance)", "self.choose(car, face + 1, chance)"),
    Mutation("FDE-3.6", RULES, "for action in range(max(lowest, 1),", "for action in range(max(lowest, 2),"),
    Mutation("FDE-4.1", ROUTES, "if track.entry[cell] and here", "if not track.entry[cell] and here"),
    Mutation("FDE-4.2", ROUTES, "        is_free = here[after] == 0\n", "        is_free = True\n"),
    Mutation("FDE-4.3", ROUTES, "if brakes and self.track.is_pit(cell) and", "if self.track.is_pit(cell) and not"),
    Mutation("FDE-4.4", ROUTES, "return overshoot + block <= tyres or", "return overshoot <= FATAL or"),
    Mutation("FDE-4.5", ROUTES, "for brakes in range(most + 1):", "for brakes in range(most):"),
    Mutation(
        "FDE-4.6",
        RULES,
        "        if not self.choices:\n            self.retire",
        "        if self.choices:\n            self.retire",
    ),
    Mutation("FDE-4.7", RULES, "elif len(self.choices) == 1:", "elif len(self.choices) < 0:"),
    Mutation("FDE-4.8", ROUTES, "weight += A_DEBRIS_CELL\n        if self.lap", "weight += 0\n        if self.lap"),
    Mutation(
        "FDE-5.1", ROUTES, "[ONE_LEFT, TWO_LEFT, FORBIDDEN, FORBIDDEN,", "[ONE_LEFT, TWO_LEFT, FORBIDDEN, ONE_LEFT,"
    ),
    Mutation("FDE-5.2", ROUTES, "            elif is_free:\n", "            elif True:\n"),
    Mutation(
        "FDE-5.3",
        ROUTES,
        "            if in_corner:  # the arrows",
        "            if in_corner and not is_free:  # the arrows",
    ),
    Mutation(
        "FDE-5.4", ROUTES, "[ONE_RIGHT, FORBIDDEN, FORBIDDEN, TWO_RIGHT", "[ONE_RIGHT, ONE_RIGHT, FORBIDDEN, FORBIDDEN"
    ),
    Mutation(
        "FDE-6.2",
        RULES,
        "        if asked:\n            self.stops[car] += 1",
        "        if asked:\n            self.stops[car] += 0",
    ),
    Mutation("FDE-6.4", RULES, "self.stops[car] = 0  # forgotten", "self.stops[car] = 1  # forgotten"),
    Mutation("FDE-7.1", ROUTES, "search.tyres[index] + rate, rate, steps)", "rate, rate, steps)"),
    Mutation("FDE-7.2", ROUTES, "        if changes == LANE_KEPT:\n", "        if changes == FORBIDDEN:\n"),
    Mutation("FDE-7.3", RULES, "self.pay(car, TYRES, min(way.tyres,", "self.pay(car, TYRES, min(0,"),
    Mutation("FDE-7.4", ROUTES, "way.tyres >= self.left(car, TYRES)", "way.tyres > self.left(car, TYRES)"),
    Mutation("FDE-7.5", ROUTES, "        return FATAL\n", "        return missing\n"),
    Mutation("FDE-7.6", ROUTES, "(tyres == 0 and overshoot == 1 and", "(tyres == 0 and overshoot <= 2 and"),
    Mutation("FDE-7.7", ROUTES, "elif self.settings.always_keeps_lane:", "elif not self.settings.always_keeps_lane:"),
    Mutation("FDE-7.8", ROUTES, "if missing == 1 or self.settings.multiplies:", "if missing == 1:"),
    Mutation(
        "FDE-8.1", ROUTES, "most = min(self.left(car, BRAKES), roll - 1)", "most = min(self.left(car, BRAKES), roll)"
    ),
    Mutation("FDE-8.2", ROUTES, "most = min(self.left(car, BRAKES), roll - 1)", "most = roll - 1"),
    Mutation("FDE-9.1", ROUTES, "        left_over = roll - steps\n", "        left_over = roll - steps + 1\n"),
    Mutation("FDE-9.2", ROUTES, "MOST_LEFT_OVER: Final = 6", "MOST_LEFT_OVER: Final = 7"),
    Mutation("FDE-9.3", ROUTES, "tyres = left_over - brakes  #", "tyres = max(0, left_over - FREE_BRAKING)  #"),
    Mutation("FDE-9.4", ROUTES, "        if steps and tyres == 0:\n", "        if tyres == 0:\n"),
    Mutation("FDE-10.1", TESTS, "STRAINED: Final = 4", "STRAINED: Final = 5"),
    Mutation("FDE-10.2", RULES, "        if self.strains_engine(gear, face):\n", "        if False:\n"),
    Mutation("FDE-10.3", TESTS, "if self.left(car, ENGINE) == 0:", "if self.left(car, ENGINE) < 0:"),
    Mutation("FDE-10.4", TESTS, "if not self.settings.all_test_engines:", "if self.settings.all_test_engines:"),
    Mutation("FDE-10.5", TESTS, "and self.gear[other] >= FIFTH:", "and self.gear[other] > FIFTH:"),
    Mutation(
        "FDE-11.1", TESTS, "            self.dent(car)\n            self.dent(other)", "            self.dent(other)"
    ),
    Mutation("FDE-11.2", TESTS, "        if own != TOUCHED:\n", "        if own == TOUCHED:\n"),
    Mutation("FDE-11.3", RULES, "        if self.has_moved:\n", "        if True:\n"),
    Mutation(
        "FDE-11.4", TESTS, "for beside in self.track.beside[cell]:", "for beside in self.track.beside[cell][::-1]:"
    ),
    Mutation("FDE-11.5", TESTS, "if self.left(car, BODY) == 0:", "if self.left(car, BODY) < 0:"),
    Mutation("FDE-11.6", TESTS, "if self.settings.tests_behind and", "if not self.settings.tests_behind and"),
    Mutation("FDE-12.1", ROUTES, "return self.lap[car] == 1 and", "return self.lap[car] >= 1 and"),
    Mutation("FDE-12.2", ROUTES, "and here[track.pit] == 0 and", "and"),
    Mutation("FDE-12.3", ROUTES, "return self.here[self.track.ahead[cell]] != 0", "return False"),
    Mutation("FDE-12.4", TESTS, "        self.refill_tyres(car)\n", ""),
    Mutation("FDE-12.5", TESTS, "self.drive_on(car, (face + 1) // 2)", "self.drive_on(car, face // 2)"),
    Mutation("FDE-12.6", TESTS, "QUICK: Final = 10", "QUICK: Final = 11"),
    Mutation("FDE-12.7", TESTS, "and self.here[self.track.ahead[self.cell[car]]] == 0:", "and True:"),
    Mutation("FDE-13.1", RULES, "if face == FALSE_START:", "if face <= FALSE_START + 1 and face != FALSE_START:"),
    Mutation("FDE-13.2", RULES, "SUPER_START_CELLS: Final = 4", "SUPER_START_CELLS: Final = 5"),
    Mutation("FDE-13.3", RULES, "if face == SUPER_START:", "if face >= SUPER_START - 1:"),
    Mutation("FDE-14.1", ROUTES, "if self.lap[car] == self.settings.laps and", "if self.lap[car] >= 0 and"),
    Mutation("FDE-14.2", RULES, "self.rank[car] = self.finishers", "self.rank[car] = self.count - self.finishers"),
    Mutation("FDE-14.3", TRACK, "self.rank[after] < self.rank[cell]", "self.rank[after] > self.rank[cell]"),
    Mutation("FDE-14.4", RULES, "if self.settings.ends_with_first:", "if not self.settings.ends_with_first:"),
    Mutation("FDE-14.5", CARS, "-int(self.out_round[car])", "int(self.out_round[car])"),
    Mutation(
        "FDE-14.6", RULES, "ALL_IN if self.finishers else NO_FINISHER", "NO_FINISHER if self.finishers else ALL_IN"
    ),
    Mutation("FDE-15.1", RULES, "<= self.gear[self.here[ahead] - 1] <= gear:", "<= self.gear[self.here[ahead] - 1]:"),
    Mutation("FDE-15.2", ROUTES, "price += 1  # FDE-15.2", "price += 0  # FDE-15.2"),
    Mutation("FDE-15.3", RULES, "if not self.is_clean or gear", "if gear"),
    Mutation("FDE-15.4", ROUTES, "SLIPSTREAM_CELLS: Final = 3", "SLIPSTREAM_CELLS: Final = 4"),
    Mutation("FDE-16.1", CARS, "if reason in (BY_BODY, BY_ENGINE):", "if reason not in (BY_BODY, BY_ENGINE):"),
    Mutation("FDE-16.2", TESTS, "SHAKEN: Final = 4", "SHAKEN: Final = 5"),
    Mutation("FDE-16.3", RULES, "if self.debris[cell]]", "if not self.debris[cell]]"),
]
