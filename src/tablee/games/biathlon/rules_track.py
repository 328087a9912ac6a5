"""Movement on the course: steps and what they cost, laps, collapse, slips downhill and drafting."""

from typing import Final

from tablee.engine.arrays import i64, vec, zeros
from tablee.engine.state import NOBODY
from tablee.games.biathlon import shapes
from tablee.games.biathlon.rules_actions import (
    AHEAD,
    DRAFT,
    SIDE_LEFT,
    SIDE_RIGHT,
    SLIP,
    STEP,
    TARGETS,
    WAY_COUNT,
)
from tablee.games.biathlon.rules_course import (
    DOWNHILL,
    GOAL,
    LANE,
    LAP,
    NOWHERE,
    PENALTY,
    RANGE,
    START,
    UPHILL,
    Course,
)
from tablee.games.biathlon.rules_skiers import NO_SHOT, RACING
from tablee.games.biathlon.rules_turn import DRAFT_PHASE, SLIP_PHASE, STEP_PHASE, Turn

TOO_MUCH: Final = 1000  # endurance that nobody has
MISSES_A_LAP: Final = 2


class Situations:
    """Where a movement can be: a space, misses, whether a sideways step is free, and steps to go. Each has a number."""

    def __init__(self, course: Course, space: i64, misses: i64, steps: i64) -> None:
        row = course.row[space]
        self.base: i64 = course.firsts[row]  # no way leads back
        end: i64 = course.firsts[row + steps + 1] if row + steps < course.rows else course.finish + 1
        self.spaces: i64 = end - self.base
        self.miss_states: i64 = misses + 1
        self.size: i64 = (steps + 1) * self.miss_states * 2 * self.spaces

    def number(self, space: i64, misses: i64, is_free: bool, steps: i64) -> i64:
        """The number of one of them."""
        group = (steps * self.miss_states + misses) * 2 + (1 if is_free else 0)
        return group * self.spaces + space - self.base


class Costs:
    """The least endurance that a movement costs from situations that were looked at."""

    def __init__(self, situations: Situations) -> None:
        self.situations = situations
        self.more_by_one: vec[i64] = zeros(situations.size)  # 0: not looked at


class Track(Turn):
    """The movement of the active skier, and who follows it."""

    steps: i64 = 0  # still to go
    is_lateral_free: bool = True  # a sideways step is allowed (BIA-6.3)
    origin: i64 = START  # where the movement began
    trail: list[int]  # the spaces entered with dice
    lead_skier: list[int]  # the mover, and those that drafted so far
    lead_start: list[int]  # where each of them started
    lead_after: list[int]  # whom each of them followed, as a place in these lists
    lead_trail: list[list[int]]
    leading: i64 = 0  # whose followers are asked, as a place in these lists
    asked: i64 = NOBODY  # the skier that may draft now

    def clear_track(self) -> None:
        self.steps = 0
        self.is_lateral_free = True
        self.origin = START
        self.trail = []
        self.clear_drafts()

    def clear_drafts(self) -> None:
        self.lead_skier = []
        self.lead_start = []
        self.lead_after = []
        self.lead_trail = []
        self.leading = 0
        self.asked = NOBODY

    def trails(self) -> list[list[int]]:
        """The trail of the mover and of all that drafted so far, each behind the one it followed (BIA-7.2)."""
        out: list[list[int]] = []
        for after in self.lead_after:
            out.append(self.trail if after == NOBODY else [self.lead_start[after], *out[after][:-1]])
        return out

    def copy_track(self, copy: "Track") -> None:
        """The movement's part of `clone`; the lists are replaced as a whole, never changed."""
        copy.steps = self.steps
        copy.is_lateral_free = self.is_lateral_free
        copy.origin = self.origin
        copy.trail = self.trail
        copy.lead_skier = self.lead_skier
        copy.lead_start = self.lead_start
        copy.lead_after = self.lead_after
        copy.lead_trail = self.lead_trail
        copy.leading = self.leading
        copy.asked = self.asked

    # Steps --------------------------------------------------------------------------------------------

    def begin_movement(self) -> bool:
        """As many steps as the total, one less from a red space but at least one; is there any (BIA-6.1, BIA-8.1)?"""
        steps = self.total
        if steps > 1 and self.course.terrain[self.place[self.active]] == UPHILL:
            steps -= 1
        self.steps = steps
        self.is_lateral_free = True
        self.origin = self.place[self.active]
        self.trail = []
        self.phase = STEP_PHASE
        if steps > 0 and self.told is not None:
            seat, nation = int(self.seat_of(self.active)), self.nation_name(self.active)
            self.tell(shapes.MovementBegun("BIA-6.1", seat, nation, int(steps)))
        return steps > 0

    def must_collapse(self) -> bool:
        """No path of this many steps can be paid for (BIA-5.5, BIA-5.6)."""
        budget = self.payable(self.active, is_shooting=False)
        if budget >= self.most_tolls(self.steps):
            return False
        start = self.place[self.active]
        return self.least(start, self.misses[self.active], is_free=True, steps=self.steps, costs=self.costs()) > budget

    def most_tolls(self, steps: i64) -> i64:
        """A bound on what the rest of a movement can cost: each rival near is met once, unless laps are paid for."""
        if self.settings.lane_is_paid:
            return steps
        row = self.row_of(self.active)
        near: i64 = 0
        for other in range(self.skiers):
            if other != self.active and row <= self.row_of(other) <= row + steps and self.status[other] == RACING:
                near += 1
        return min(steps, near)

    def situations(self) -> Situations:
        """Where the movement of the skier on turn can be."""
        return Situations(self.course, self.place[self.active], self.misses[self.active], self.steps)

    def costs(self) -> Costs:
        """What it costs from there, of which nothing is known."""
        return Costs(self.situations())

    def way_target(self, space: i64, way: i64, misses: i64, is_free: bool) -> i64:
        """Where a way leads, or NOWHERE: laps before the course (BIA-10.3), one sideways step (BIA-6.3)."""
        target = self.course.target[space * WAY_COUNT + way]
        if target == NOWHERE:
            return NOWHERE
        if way in (SIDE_LEFT, SIDE_RIGHT):
            return target if is_free else NOWHERE
        kind = self.course.kind[space]
        if kind == RANGE or (kind == PENALTY and self.course.lane[space] == LAP):
            into_lane = self.course.kind[target] == PENALTY
            return target if into_lane == (misses > 0) else NOWHERE
        return target

    def stays_free(self, space: i64, way: i64, is_free: bool) -> bool:
        """May a sideways step follow this one? After overtaking it may again (BIA-6.3, BIA-6.4)."""
        if way in (SIDE_LEFT, SIDE_RIGHT):
            return False
        return is_free or self.has_company(self.active, space)

    def misses_after(self, space: i64, misses: i64) -> i64:
        """Reaching the end of the penalty lane takes off two misses, or the last one (BIA-10.2)."""
        if self.course.kind[space] == PENALTY and self.course.lane[space] == LAP:
            return max(0, misses - MISSES_A_LAP)
        return misses

    def ends_movement(self, space: i64) -> bool:
        """A shooting space and the finish line end a movement; steps left are lost (BIA-6.8)."""
        return self.course.kind[space] == RANGE or self.course.kind[space] == GOAL

    def least(self, space: i64, misses: i64, is_free: bool, steps: i64, costs: Costs) -> i64:
        """The least endurance that this many steps cost from here; each situation is looked at once."""
        number = costs.situations.number(space, misses, is_free, steps)
        known = costs.more_by_one[number]
        if known:
            return known - 1
        best: i64 = TOO_MUCH
        for at in range(self.course.ways_from[space], self.course.ways_from[space + 1]):
            best = min(best, self.way_cost(space, self.course.ways[at], misses, is_free, steps, costs))
        costs.more_by_one[number] = best + 1
        return best

    def way_cost(self, space: i64, way: i64, misses: i64, is_free: bool, steps: i64, costs: Costs) -> i64:
        """What it costs at least to go this way and then on until the steps are used up."""
        target = self.way_target(space, way, misses, is_free)
        if target == NOWHERE:
            return TOO_MUCH
        cost = self.toll(self.active, target)
        if steps > 1 and not self.ends_movement(target):
            left = self.misses_after(target, misses)
            cost += self.least(target, left, self.stays_free(space, way, is_free), steps - 1, costs)
        return cost

    def is_way(self, way: i64) -> bool:
        """Does a way lead anywhere that is open to the skier on turn (BIA-6.2)?"""
        skier = self.active
        return self.way_target(self.place[skier], way, self.misses[skier], self.is_lateral_free) != NOWHERE

    def cost_of(self, way: i64, costs: Costs) -> i64:
        """What it costs the skier on turn at least to go this way, and then on to the end of the movement."""
        skier = self.active
        return self.way_cost(self.place[skier], way, self.misses[skier], self.is_lateral_free, self.steps, costs)

    def add_steps(self, out: list[int]) -> None:
        """Every way open after which the movement can be completed and paid for (BIA-6.2, BIA-6.9)."""
        space = self.place[self.active]
        budget = self.payable(self.active, is_shooting=False)
        costs = self.costs() if budget < self.most_tolls(self.steps) else None
        for at in range(self.course.ways_from[space], self.course.ways_from[space + 1]):
            way = self.course.ways[at]
            if self.is_way(way) and (costs is None or self.cost_of(way, costs) <= budget):
                out.append(STEP + way)

    def ends(self) -> list[tuple[int, int, list[int]]]:
        """Where the movement can end: the space, the least it costs, and the ways there, with few sideways steps."""
        budget = self.payable(self.active, is_shooting=False)
        found: dict[int, tuple[int, int, list[int]]] = {}
        here = (int(self.place[self.active]), int(self.misses[self.active]), self.is_lateral_free)
        reached: dict[tuple[int, int, bool], tuple[int, int, list[int]]] = {here: (0, 0, [])}
        for left in range(int(self.steps), 0, -1):
            onward: dict[tuple[int, int, bool], tuple[int, int, list[int]]] = {}
            for (space, misses, is_free), (cost, aside, ways) in reached.items():
                for way in range(WAY_COUNT):
                    target = int(self.way_target(space, way, misses, is_free))
                    if target == NOWHERE or cost + self.toll(self.active, target) > budget:
                        continue
                    is_aside = 1 if way in (SIDE_LEFT, SIDE_RIGHT) else 0
                    path = (cost + int(self.toll(self.active, target)), aside + is_aside, [*ways, way])
                    if left == 1 or self.ends_movement(target):
                        if target not in found or path[:2] < found[target][:2]:
                            found[target] = path
                        continue
                    after = int(self.misses_after(target, misses))
                    there = (target, after, self.stays_free(space, way, is_free))
                    if there not in onward or path[:2] < onward[there][:2]:
                        onward[there] = path
            reached = onward
        return [(space, cost, ways) for space, (cost, _, ways) in sorted(found.items())]

    def step(self, way: i64) -> None:
        """One space further, paid for if others stand there (BIA-6.6); laps take ordinary steps (BIA-10.4)."""
        skier = self.active
        space = self.place[skier]
        target = self.course.target[space * WAY_COUNT + way]
        self.is_lateral_free = self.stays_free(space, way, self.is_lateral_free)
        self.steps -= 1
        self.trail = [*self.trail, int(target)]
        self.enter(skier, target, "BIA-6.2")
        left = self.misses_after(target, self.misses[skier])
        if left != self.misses[skier]:
            self.misses[skier] = left
            if self.told is not None:
                seat, nation = int(self.seat_of(skier)), self.nation_name(skier)
                self.tell(shapes.LapSkied("BIA-10.2", seat, nation, int(left)))

    def enter(self, skier: i64, space: i64, rule: str) -> None:
        """A skier comes to a space; at the range five new targets wait (BIA-9.1, BIA-9.7)."""
        if self.toll(skier, space):
            self.pay(skier, is_shooting=False)
        self.place[skier] = space
        if self.course.kind[space] == RANGE:
            for target in range(TARGETS):
                self.shots[skier * TARGETS + target] = NO_SHOT
        if self.told is not None and self.course.kind[space] != GOAL:
            seat, nation = int(self.seat_of(skier)), self.nation_name(skier)
            self.tell(shapes.SkierMoved(rule, seat, nation, self.course.names[space]))

    # Slips --------------------------------------------------------------------------------------------

    def add_slips(self, out: list[int]) -> None:
        """From a green space past the skier right ahead, two steps of which the second may cost (BIA-8.4, BIA-8.5)."""
        out.append(SLIP)
        out += [SLIP + 1 + number for number in range(AHEAD * AHEAD) if self.is_slip(number // AHEAD, number % AHEAD)]

    def is_slip(self, first: i64, second: i64) -> bool:
        """Do these two ways lead past a skier, and can the second be paid?"""
        target = self.slip_target(first, second)
        return target != NOWHERE and self.toll(self.active, target) <= self.payable(self.active, is_shooting=False)

    def slip_target(self, first: i64, second: i64) -> i64:
        """Where these two ways lead from a green space past a skier right ahead; NOWHERE if they do not."""
        space = self.place[self.active]
        if self.course.kind[space] != LANE or self.course.terrain[space] != DOWNHILL:
            return NOWHERE
        over = self.course.target[space * WAY_COUNT + first]
        if over == NOWHERE or self.course.kind[over] != LANE or not self.is_occupied(over):
            return NOWHERE
        return self.course.target[over * WAY_COUNT + second]

    def is_occupied(self, space: i64) -> bool:
        """Does anybody but the skier on turn stand there?"""
        return any(other != self.active and self.place[other] == space for other in range(self.skiers))

    def begin_slip(self) -> bool:
        """After the last step on a green space; is there a choice (BIA-8.4)?"""
        out: list[int] = []
        self.add_slips(out)
        self.phase = SLIP_PHASE
        return len(out) > 1

    def slip(self, number: i64) -> None:
        """The space of the rival is passed without paying, the next one as usual (BIA-8.5)."""
        if number == 0:
            return
        over = self.course.target[self.place[self.active] * WAY_COUNT + (number - 1) // AHEAD]
        self.place[self.active] = over
        self.enter(self.active, self.course.target[over * WAY_COUNT + (number - 1) % AHEAD], "BIA-8.4")

    # Drafting -----------------------------------------------------------------------------------------

    def begin_drafts(self) -> bool:
        """A skier directly behind may follow, unless the mover sprints (BIA-7.1, BIA-7.5).

        Only the steps made with dice are followed (BIA-7.9), and only a start on a lane space (BIA-7.6).
        """
        if self.is_sprinting or self.course.kind[self.origin] != LANE:
            return False
        self.lead_skier = [int(self.active)]
        self.lead_start = [int(self.origin)]
        self.lead_after = [NOBODY]
        self.lead_trail = [self.trail]
        self.leading = 0
        self.asked = self.active
        return self.ask_next()

    def ask_next(self) -> bool:
        """The next that may draft, clockwise from the mover, then behind each that did; is there one (BIA-7.8)?"""
        while self.leading < len(self.lead_skier):
            skier = self.after(self.asked)
            while skier != self.active:
                if self.may_draft(skier):
                    self.asked = skier
                    self.phase = DRAFT_PHASE
                    return True
                skier = self.after(skier)
            self.leading += 1
            self.asked = self.active
        self.clear_drafts()
        return False

    def may_draft(self, skier: i64) -> bool:
        """Directly behind the leader's start, not yet drafting, and able to pay (BIA-7.4, BIA-7.7, BIA-7.8)."""
        if self.status[skier] != RACING or int(skier) in self.lead_skier:
            return False
        if not self.course.is_directly_behind(self.place[skier], self.lead_start[self.leading]):
            return False
        return self.draft_cost(skier) <= self.payable(skier, is_shooting=False)

    def draft_path(self) -> list[int]:
        """To where the leader began, then along its trail to the last space but one (BIA-7.2)."""
        return [self.lead_start[self.leading], *self.lead_trail[self.leading][:-1]]

    def draft_cost(self, skier: i64) -> i64:
        """What occupied spaces on the way cost the one that follows (BIA-7.7)."""
        cost: i64 = 0
        for space in self.draft_path():
            cost += self.toll(skier, space)
        return cost

    def follow(self, is_followed: bool) -> None:
        """All of the way or nothing (BIA-7.3); no loss uphill, no slip, no limit sideways (BIA-7.10)."""
        skier = self.asked
        leader = self.lead_skier[self.leading]
        if self.told is not None:
            told = (int(self.seat_of(skier)), self.nation_name(skier), self.nation_name(leader))
            ahead = int(self.seat_of(leader))
            if is_followed:
                self.tell(shapes.DraftTaken("BIA-7.2", *told, ahead=ahead))
            else:
                self.tell(shapes.DraftRefused("BIA-7.3", *told, ahead=ahead))
        if not is_followed:
            return
        path = self.draft_path()
        self.lead_skier = [*self.lead_skier, int(skier)]
        self.lead_start = [*self.lead_start, int(self.place[skier])]
        self.lead_after = [*self.lead_after, int(self.leading)]
        self.lead_trail = [*self.lead_trail, path]
        for space in path:
            self.enter(skier, space, "BIA-7.2")

    def draft_choices(self) -> list[int]:
        """No or yes, always asked (BIA-7.1)."""
        return [DRAFT, DRAFT + 1]
