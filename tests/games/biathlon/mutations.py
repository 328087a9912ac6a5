"""Conditions of the rules of Biathlon, each with its flipped form, which the tests of that rule notice."""

from tests.games.mutations import Mutation

RULES = "rules.py"
SKIERS = "rules_skiers.py"
TURN = "rules_turn.py"
TRACK = "rules_track.py"
COURSE = "rules_course.py"
SETTINGS = "rules_settings.py"

MUTATIONS = [
    Mutation(
        "BIA-1.4",
        RULES,
        "return not any(other != NOBODY and SET_OF[other] == SET_OF[nation] for other in self.nation)",
        "return True",
    ),
    Mutation(
        "BIA-1.5",
        SETTINGS,
        'return 0 if is_long or endurance_start == "top" else 1',
        'return 1 if is_long or endurance_start == "top" else 0',
    ),
    Mutation("BIA-1.6", RULES, "if not is_picked[pick] and not is_seen[tokens[pick]]:", "if not is_picked[pick]:"),
    Mutation(
        "BIA-1.8",
        RULES,
        "self.first = chance.pick(SEATS[self.players]) if first == NOBODY else first",
        "self.first = 0",
    ),
    Mutation(
        "BIA-2.1",
        RULES,
        "            if self.status[skier] == RACING:\n                self.roll(skier, chance)",
        "            if self.status[skier] != RACING:\n                self.roll(skier, chance)",
    ),
    Mutation(
        "BIA-2.2",
        RULES,
        "while skier != self.first:\n            if self.status[skier] == RACING:",
        "while skier != self.first:\n            if self.status[skier] != RACING:",
    ),
    Mutation(
        "BIA-2.3", RULES, "while self.status[self.first] != RACING:", "while self.status[self.first] == COLLAPSED:"
    ),
    Mutation("BIA-3.1", SKIERS, "count = (self.available[skier] + 1) // 2", "count = self.available[skier] // 2"),
    Mutation("BIA-3.2", SKIERS, "fives = min(back, rolled[FIVE])", "fives = back - min(back, rolled[SIX])"),
    Mutation("BIA-3.5", SKIERS, ">= self.columns[skier * COLUMNS + best]:", "> self.columns[skier * COLUMNS + best]:"),
    Mutation(
        "BIA-3.7", SKIERS, "return self.columns[spot] > 0 and self.stars[spot] == 0", "return self.stars[spot] == 0"
    ),
    Mutation(
        "BIA-3.8", SKIERS, "return self.columns[spot] > 0 and self.stars[spot] == 0", "return self.columns[spot] > 0"
    ),
    Mutation("BIA-3.9", SKIERS, "if self.room(skier, column) == 0:", "if self.room(skier, column) < 0:"),
    Mutation("BIA-3.10", SKIERS, "return used == min(self.open_stars(skier), self.sixes[skier])", "return used > 0"),
    Mutation(
        "BIA-4.2",
        TURN,
        "if is_empty or self.in_column(self.active, column) > 0",
        "if self.in_column(self.active, column) > 0",
    ),
    Mutation("BIA-4.3", TURN, "        if not is_full:\n", "        if is_full:\n"),
    Mutation("BIA-4.4", TURN, "return self.taken[column] == 0 and", "return"),
    Mutation(
        "BIA-4.6",
        TURN,
        "            self.sprint[skier] = 0\n            self.is_sprinting = True",
        "            self.sprint[skier] = 0",
    ),
    Mutation("BIA-4.8", RULES, "self.available[self.active] += self.hand", "self.available[self.active] += 0"),
    Mutation("BIA-5.1", SKIERS, "                if value > worth:", "                if value < worth or worth < 0:"),
    Mutation("BIA-5.2", SKIERS, "* SLOTS + LOWEST - self.slot[skier * TARGETS + track]\n", "* SLOTS\n"),
    Mutation("BIA-5.3", SKIERS, "return not is_shooting or self.shots[spot] == NO_SHOT", "return True"),
    Mutation(
        "BIA-5.4",
        TURN,
        "return self.payable(self.active, self.is_shooting) > 0",
        "return self.payable(self.active, self.is_shooting) >= 0",
    ),
    Mutation("BIA-5.6", RULES, "elif self.must_collapse():", "elif self.steps < 0:"),
    Mutation("BIA-6.3", TRACK, "            return target if is_free else NOWHERE", "            return target"),
    Mutation("BIA-6.4", TRACK, "return is_free or self.has_company(self.active, space)", "return is_free"),
    Mutation("BIA-6.5", COURSE, "and self.white[space] and self.white[first]:", "and self.white[first]:"),
    Mutation(
        "BIA-6.6",
        TRACK,
        "        if self.toll(skier, space):\n            self.pay(skier, is_shooting=False)\n",
        "        self.pay(skier, is_shooting=False)\n",
    ),
    Mutation("BIA-6.8", RULES, "if not self.ends_movement(here) and self.steps > 0:", "if self.steps > 0:"),
    Mutation(
        "BIA-6.9",
        TRACK,
        "self.is_lateral_free, self.steps, costs)",
        "self.is_lateral_free, 1, costs)",
    ),
    Mutation(
        "BIA-7.1",
        COURSE,
        "return any(self.target[base + way] == front for way in range(SIDE_LEFT))",
        "return self.row[back] + 1 == self.row[front]",
    ),
    Mutation("BIA-7.2", TRACK, "*self.lead_trail[self.leading][:-1]]", "*self.lead_trail[self.leading]]"),
    Mutation("BIA-7.4", TRACK, "        while self.leading < len(self.lead_skier):", "        while self.leading < 1:"),
    Mutation(
        "BIA-7.5",
        TRACK,
        "if self.is_sprinting or self.course.kind[self.origin] != LANE:",
        "if self.course.kind[self.origin] != LANE:",
    ),
    Mutation(
        "BIA-7.6", COURSE, "if self.kind[back] != LANE or self.kind[front] != LANE:", "if self.kind[front] != LANE:"
    ),
    Mutation(
        "BIA-7.7", TRACK, "return self.draft_cost(skier) <= self.payable(skier, is_shooting=False)", "return True"
    ),
    Mutation("BIA-8.1", TRACK, "if steps > 1 and self.course.terrain", "if steps > 0 and self.course.terrain"),
    Mutation("BIA-8.3", SETTINGS, "is_paid = kind == LANE and course.row[space] > 1", "is_paid = kind == LANE"),
    Mutation(
        "BIA-8.4", TRACK, "or self.course.terrain[space] != DOWNHILL:", "or self.course.terrain[space] == UPHILL:"
    ),
    Mutation(
        "BIA-8.5",
        TRACK,
        "target != NOWHERE and self.toll(self.active, target) <= self.payable(self.active, is_shooting=False)",
        "target != NOWHERE",
    ),
    Mutation(
        "BIA-9.3",
        TURN,
        "return max(0, min(self.total - fired, TARGETS - self.shots_fired(self.active)))",
        "return max(0, TARGETS - self.shots_fired(self.active))",
    ),
    Mutation("BIA-9.4", TURN, "HIT if die <= HITS[rank] else MISS", "HIT if die < HITS[rank] else MISS"),
    Mutation(
        "BIA-9.7",
        TRACK,
        "self.shots[skier * TARGETS + target] = NO_SHOT",
        "self.shots[skier * TARGETS + target] += NO_SHOT",
    ),
    Mutation("BIA-10.1", TURN, "int(count + 1) // 2", "int(count) // 2"),
    Mutation("BIA-10.2", TRACK, "return max(0, misses - MISSES_A_LAP)", "return max(0, misses - 1)"),
    Mutation("BIA-10.3", TRACK, "return target if into_lane == (misses > 0) else NOWHERE", "return target"),
    Mutation("BIA-10.5", SETTINGS, "(kind == PENALTY and lane_is_paid)", "kind == PENALTY"),
    Mutation(
        "BIA-11.1",
        TURN,
        "if self.is_waxed or left == 0 or (left == 1 and side == RIGHT):",
        "if left == 0 or (left == 1 and side == RIGHT):",
    ),
    Mutation("BIA-11.5", TURN, "return not is_taking and self.has_fired()", "return not is_taking"),
    Mutation("BIA-11.6", TURN, "return is_taking and not self.is_shooting", "return is_taking"),
    Mutation(
        "BIA-11.7",
        TURN,
        "(self.has_column() if is_taking else self.has_targets()) and",
        "(self.has_column() and is_taking) and",
    ),
    Mutation("BIA-11.10", TURN, "return is_taking and self.total >= 1", "return is_taking"),
    Mutation("BIA-12.5", RULES, "fallen = sorted([(-row, -number)", "fallen = sorted([(row, -number)"),
    Mutation("BIA-12.7", RULES, "elif left == 1 and self.settings.ends_decided:", "elif left == 1:"),
    Mutation(
        "BIA-12.8", RULES, "if self.round == self.settings.round_limit:", "if self.round > self.settings.round_limit:"
    ),
    Mutation("BIA-13.4", RULES, "self.end(CROSSED)  # at once (BIA-13.4)", "self.end_if_done()"),
    Mutation("BIA-13.5", RULES, "elif self.status[(skier + TWO) % self.skiers] == COLLAPSED:", "else:"),
    Mutation("BIA-14.3", TURN, "and not self.is_printed_used and self.has_fired():", "and self.has_fired():"),
    Mutation("BIA-14.4", TURN, "and self.wax_left(skier) < WAX_SLOTS:", "and self.wax_left(skier) < 0:"),
    Mutation("BIA-15.1", COURSE, "if face.tile in used[: number - 1]:", "if word in used[: number - 1]:"),
    Mutation("BIA-15.2", COURSE, "> UNEVEN:", "> UNEVEN + 9:"),
    Mutation("BIA-15.3", COURSE, "return len(self.ranges) >= MANY_RANGES", "return len(self.ranges) > MANY_RANGES"),
]
