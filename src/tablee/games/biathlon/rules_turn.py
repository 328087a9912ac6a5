"""A skier's turn up to the first step: taking dice, wax, and the shooting range."""

from typing import Final

from tablee.engine.arrays import i64, total, vec, zeros
from tablee.engine.chance import Chance
from tablee.games.biathlon import shapes
from tablee.games.biathlon.board import BOARD, TOKENS
from tablee.games.biathlon.rules_actions import (
    COLUMN_NAMES,
    COLUMNS,
    DONE,
    END_SHOOTING,
    EXTRA,
    FREE,
    INCLUDE,
    LEFT,
    PRINTED,
    REFRESH,
    REFRESH_NAMES,
    REROLL_DIE,
    REROLL_SHOT,
    RIGHT,
    SHOOT,
    SIDE_NAMES,
    SIXES,
    SPOTS,
    SPRINT,
    TAKE,
    TARGETS,
    TURN_LEFT,
    TURN_RIGHT,
    WAX,
    WAX_SLOTS,
)
from tablee.games.biathlon.rules_course import RANGE
from tablee.games.biathlon.rules_settings import COLOURS, HAS_PRINTED, HITS, REFRESHES
from tablee.games.biathlon.rules_skiers import FACES_OF_DIE, HIT, MISS, NO_SHOT, Skiers

NATION_PHASE: Final = 0
WAX_PHASE: Final = 1
SIXES_PHASE: Final = 2  # of all, at once
TAKE_PHASE: Final = 3
REROLL_DIE_PHASE: Final = 4
OWN_SIXES_PHASE: Final = 5  # of the skier on turn, after a re-roll
FREE_COLUMN_PHASE: Final = 6
REFRESH_PHASE: Final = 7
SHOOT_PHASE: Final = 8
REROLL_SHOT_PHASE: Final = 9
STEP_PHASE: Final = 10
SLIP_PHASE: Final = 11
DRAFT_PHASE: Final = 12
OVER: Final = 13
PHASES: Final = [
    "nation",
    "wax",
    "sixes",
    "take",
    "reroll-die",
    "own-sixes",
    "free-column",
    "refresh",
    "shoot",
    "reroll-shot",
    "step",
    "slip",
    "draft",
    "over",
]

MOVING: Final = (STEP_PHASE, SLIP_PHASE, DRAFT_PHASE)
UNTURNED: Final = (WAX_PHASE, SIXES_PHASE, OVER)  # phases in which nobody is on turn

RS: Final = 0
SP: Final = 1
FC: Final = 2
R1: Final = 3
RA: Final = 4
P1: Final = 5
M1: Final = 6
H: Final = 7
WAX_ACTIONS: Final = ["RS", "SP", "FC", "R1", "RA", "P1", "M1", "H"]
ALTERNATIVES: Final = [
    [[WAX_ACTIONS.index(action) for action in alternative] for alternative in token.alternatives]
    for token in BOARD.tokens
]
WAX_CHOICES: Final = 4  # two sides with at most two alternatives each
RESULTS: Final = ["none", "hit", "miss"]


class Turn(Skiers):
    """The turn of the active skier: what was taken, what wax did, what was shot."""

    phase: i64 = NATION_PHASE
    stage: i64 = TAKE_PHASE  # taking or shooting: where a token's effect leads back to
    active: i64 = 0  # the skier on turn; while nations are chosen, the one that chooses
    total: i64 = 0  # of the dice taken, with what wax adds (BIA-4.7)
    taken: vec[i64]  # columns taken this turn
    is_shooting: bool = False  # the turn began at the range with fewer than five shots
    is_sprinting: bool = False
    is_waxed: bool = False  # the turn's one token is used (BIA-11.1)
    is_printed_used: bool = False
    todo: list[int]  # actions of the token still to do
    fired: vec[i64]  # targets shot at this turn

    def clear_turn(self) -> None:
        self.stage = TAKE_PHASE
        self.total = 0
        self.taken = zeros(COLUMNS + 1)
        self.is_shooting = False
        self.is_sprinting = False
        self.is_waxed = False
        self.is_printed_used = False
        self.todo = []
        self.fired = zeros(TARGETS)

    def began_at_range(self) -> bool:
        """Is this a turn of shooting: at the range, with fewer than five shots fired before it (BIA-9.2)?"""
        if self.phase == NATION_PHASE or self.phase in MOVING or self.phase in UNTURNED:
            return False
        before = self.shots_fired(self.active) - total(self.fired)
        return self.course.kind[self.place[self.active]] == RANGE and before < TARGETS

    def copy_turn(self, copy: "Turn") -> None:
        """The turn's part of `clone`."""
        copy.phase = self.phase
        copy.stage = self.stage
        copy.active = self.active
        copy.total = self.total
        copy.taken = self.taken[:]
        copy.is_shooting = self.is_shooting
        copy.is_sprinting = self.is_sprinting
        copy.is_waxed = self.is_waxed
        copy.is_printed_used = self.is_printed_used
        copy.todo = self.todo  # replaced as a whole, never changed
        copy.fired = self.fired[:]

    # Taking dice --------------------------------------------------------------------------------------

    def has_column(self) -> bool:
        """Is the column taken that must be (BIA-4.1)?"""
        return any(taken > 0 for taken in self.taken)

    def is_free_column(self, column: i64) -> bool:
        """A further column: with dice, and not yet taken this turn (BIA-4.4)."""
        return self.taken[column] == 0 and self.in_column(self.active, column) > 0

    def can_pay(self) -> bool:
        """Has the skier on turn any endurance to spend?"""
        return self.payable(self.active, self.is_shooting) > 0

    def take(self, column: i64, rule: str) -> None:
        """All dice of a column are in hand until the end of the turn (BIA-4.1, BIA-4.8); Sprint sprints (BIA-4.6)."""
        skier = self.active
        dice = self.in_column(skier, column)
        self.taken[column] = 1
        self.hand += dice
        self.total += dice
        star = "none"
        if column == SPRINT:
            self.sprint[skier] = 0
            self.is_sprinting = True
        else:
            is_full = self.room(skier, column) == 0
            spot = skier * COLUMNS + column
            self.columns[spot] = 0
            if self.stars[spot]:
                self.stars[spot] = 0
                star = self.take_star(skier, column, is_full)
        if self.told is not None:
            name = COLUMN_NAMES[column]
            self.tell(
                shapes.ColumnTaken(rule, int(self.seat_of(skier)), self.nation_name(skier), name, int(dice), star)
            )

    def take_star(self, skier: i64, column: i64, is_full: bool) -> str:
        """The six above a full column counts; else it is only available again (BIA-4.3, BIA-14.2, BIA-14.4)."""
        if not is_full:
            self.available[skier] += 1
            return "returns"
        self.hand += 1
        if REFRESHES[self.nation[skier] * COLUMNS + column] and self.wax_left(skier) < WAX_SLOTS:
            self.phase = REFRESH_PHASE
            return "choice"
        self.total += 1
        return "counts"

    def take_extra(self, column: i64) -> None:
        """A further column, paid for before it is taken (BIA-4.4)."""
        self.pay(self.active, self.is_shooting)
        self.take(column, "BIA-4.4")

    def refresh(self, refresh: i64, chance: Chance) -> None:
        """The six counts, or the innermost used token of a side is turned back; either way it is in hand (BIA-14.4)."""
        skier = self.active
        token: i64 = 0
        if refresh == INCLUDE:
            self.total += 1
        elif refresh == TURN_LEFT:
            self.left_used[skier] -= 1
            token = self.end_token(skier, is_right=False)
        else:
            self.right_used[skier] -= 1
            token = self.end_token(skier, is_right=True)
        if self.told is not None:
            seat, nation = int(self.seat_of(skier)), self.nation_name(skier)
            if refresh == INCLUDE:
                self.tell(shapes.StarCounted("BIA-14.4", seat, nation))
            else:
                side = REFRESH_NAMES[refresh]
                self.tell(shapes.TokenRefreshed("BIA-14.4", seat, nation, TOKENS[token], side))
        self.go_on_with_token(chance)

    # Wax ----------------------------------------------------------------------------------------------

    def is_usable(self, side: i64, choice: i64) -> bool:
        """An end token of which every action can be carried out now, once a turn (BIA-11.1, BIA-11.4)."""
        left = self.wax_left(self.active)
        if self.is_waxed or left == 0 or (left == 1 and side == RIGHT):
            return False
        alternatives = ALTERNATIVES[self.end_token(self.active, side == RIGHT)]
        if choice >= len(alternatives):
            return False
        return all(self.can_do(action) for action in alternatives[choice])

    def can_do(self, action: i64) -> bool:
        """Can one action of a token be carried out at this moment (BIA-11.5 to BIA-11.10)?"""
        is_taking = self.phase == TAKE_PHASE
        if action == H:
            return self.can_pay()
        if action == RS:
            return not is_taking and self.has_fired()
        if action == SP:
            return is_taking and not self.is_shooting
        if action == FC:
            return (self.has_column() if is_taking else self.has_targets()) and self.has_free_column()
        if action == P1:
            return is_taking or self.has_targets()
        if action == M1:
            return is_taking and self.total >= 1
        return is_taking and self.dice_on_board(self.active) > 0

    def has_free_column(self) -> bool:
        """Is there a further column to take?"""
        return any(self.is_free_column(column) for column in range(COLUMNS + 1))

    def has_targets(self) -> bool:
        """Are targets left to shoot at?"""
        return self.shots_fired(self.active) < TARGETS

    def has_fired(self) -> bool:
        """Was a shot fired this turn?"""
        return any(fired > 0 for fired in self.fired)

    def use_wax(self, side: i64, choice: i64, chance: Chance) -> None:
        """The token is turned over before its effects, all of which follow in order (BIA-11.3, BIA-11.11)."""
        skier = self.active
        token = self.end_token(skier, side == RIGHT)
        if side == LEFT:
            self.left_used[skier] += 1
        else:
            self.right_used[skier] += 1
        self.is_waxed = True
        self.todo = ALTERNATIVES[token][choice]
        if self.told is not None:
            seat, nation = int(self.seat_of(skier)), self.nation_name(skier)
            actions = [WAX_ACTIONS[action] for action in self.todo]
            self.tell(shapes.TokenUsed("BIA-11.1", seat, nation, TOKENS[token], SIDE_NAMES[side], actions))
        self.go_on_with_token(chance)

    def use_printed(self) -> None:
        """The effect printed on the board, once in a turn of shooting, beside the turn's token (BIA-14.3)."""
        self.is_printed_used = True
        self.phase = REROLL_SHOT_PHASE
        if self.told is not None:
            self.tell(shapes.PrintedUsed("BIA-14.3", int(self.seat_of(self.active)), self.nation_name(self.active)))

    def go_on_with_token(self, chance: Chance) -> None:
        """Carries out what a token still asks, until it needs a choice; then back to taking or shooting (BIA-11.2)."""
        while self.todo:
            action = self.todo[0]
            self.todo = self.todo[1:]
            if action == H:
                self.pay(self.active, self.is_shooting)
            elif action == P1:
                self.change_total(1, "BIA-11.10")
            elif action == M1:
                self.change_total(-1, "BIA-11.10")
            elif action == SP:
                self.is_sprinting = True
                self.change_total(self.sprint[self.active], "BIA-11.6")
            elif action == RA:
                self.reroll_board(chance)
                if self.sixes[self.active]:
                    self.phase = OWN_SIXES_PHASE
                    return
            else:
                self.phase = (
                    REROLL_DIE_PHASE if action == R1 else FREE_COLUMN_PHASE if action == FC else REROLL_SHOT_PHASE
                )
                return
        self.phase = self.stage

    def change_total(self, change: i64, rule: str) -> None:
        """Wax adds to the total or takes from it; it never fills a column (BIA-4.7, BIA-11.10)."""
        self.total += change
        if self.told is not None:
            seat, nation = int(self.seat_of(self.active)), self.nation_name(self.active)
            self.tell(shapes.TotalChanged(rule, seat, nation, int(self.total)))

    def free_column(self, column: i64, chance: Chance) -> None:
        """The column that a token gives, unpaid (BIA-11.7)."""
        self.take(column, "BIA-11.7")
        if self.phase != REFRESH_PHASE:
            self.go_on_with_token(chance)

    def reroll_die(self, spot: i64, chance: Chance) -> None:
        """One die of the board is rolled again and placed as usual; blue markers do not matter (BIA-11.8, BIA-3.3)."""
        skier = self.active
        self.take_die(skier, spot)
        rolled = zeros(FACES_OF_DIE + 1)
        die = self.throw(chance)
        rolled[die] = 1
        if self.told is not None:
            seat, nation = int(self.seat_of(skier)), self.nation_name(skier)
            self.tell(shapes.DieRerolled("BIA-11.8", seat, nation, SPOTS[spot], int(die)))
        self.place_dice(skier, rolled)
        if self.sixes[skier]:
            self.phase = OWN_SIXES_PHASE
        else:
            self.go_on_with_token(chance)

    def reroll_board(self, chance: Chance) -> None:
        """All dice of the board are rolled again and placed as usual (BIA-11.8)."""
        skier = self.active
        count = self.dice_on_board(skier)
        self.sprint[skier] = 0
        for column in range(COLUMNS):
            self.columns[skier * COLUMNS + column] = 0
            self.stars[skier * COLUMNS + column] = 0
        rolled = zeros(FACES_OF_DIE + 1)
        dice: list[int] = []
        for _ in range(count):
            die = self.throw(chance)
            rolled[die] += 1
            dice.append(int(die))
        if self.told is not None:
            seat, nation = int(self.seat_of(skier)), self.nation_name(skier)
            self.tell(shapes.DiceRolled("BIA-11.8", seat, nation, sorted(dice)))
        self.place_dice(skier, rolled)

    # Shooting -----------------------------------------------------------------------------------------

    def begin_shooting(self) -> None:
        """Shots instead of steps, as many as dice were taken, at most those left (BIA-9.3, BIA-9.8)."""
        self.stage = SHOOT_PHASE
        self.phase = SHOOT_PHASE

    def shots_due(self) -> i64:
        """How many shots must still be fired this turn; what is too much is lost (BIA-9.3)."""
        fired: i64 = 0
        for one in self.fired:
            fired += one
        return max(0, min(self.total - fired, TARGETS - self.shots_fired(self.active)))

    def fire(self, target: i64, is_again: bool, chance: Chance) -> None:
        """A shared die of the marker's colour (BIA-1.2) hits with its first faces; the result lies on the target.

        The shooter chooses the marker (BIA-9.4); a shot fired again counts as it falls the second time (BIA-11.5).
        """
        skier = self.active
        rank = self.rank(skier, target)
        die = self.throw(chance)
        result: i64 = HIT if die <= HITS[rank] else MISS
        self.shots[skier * TARGETS + target] = result
        self.fired[target] = 1
        if self.told is not None:
            seat, nation, colour = int(self.seat_of(skier)), self.nation_name(skier), COLOURS[rank]
            if is_again:
                event: shapes.ShotFired | shapes.ShotRerolled = shapes.ShotRerolled(
                    "BIA-11.5", seat, nation, int(target) + 1, colour, int(die), RESULTS[result]
                )
            else:
                event = shapes.ShotFired("BIA-9.4", seat, nation, int(target) + 1, colour, int(die), RESULTS[result])
            self.tell(event)

    def count_misses(self) -> None:
        """After the fifth shot the misses are counted: a lap for two of them, or for one (BIA-9.5, BIA-10.1)."""
        skier = self.active
        if self.shots_fired(skier) < TARGETS:
            return
        count = self.shots_missed(skier)
        self.misses[skier] = count
        if self.told is not None:
            seat, nation = int(self.seat_of(skier)), self.nation_name(skier)
            self.tell(shapes.ShootingEnded("BIA-9.5", seat, nation, int(count), int(count + 1) // 2))

    # What can be done ---------------------------------------------------------------------------------

    def add_wax(self, out: list[int]) -> None:
        """The end tokens that are of use now (BIA-11.1, BIA-11.2)."""
        out += [WAX + number for number in range(WAX_CHOICES) if self.is_usable(number // 2, number % 2)]

    def turn_choices(self) -> list[int]:
        """What the skier on turn can do before the first step."""
        out: list[int] = []
        if self.phase == TAKE_PHASE:
            self.add_columns(out)
            self.add_wax(out)
        elif self.phase == SHOOT_PHASE:
            self.add_shots(out)
        elif self.phase == FREE_COLUMN_PHASE:
            out += [FREE + column for column in range(COLUMNS + 1) if self.is_free_column(column)]
        elif self.phase == REROLL_DIE_PHASE:
            out += [REROLL_DIE + spot for spot in range(len(SPOTS)) if self.die_at(self.active, spot)]
        elif self.phase == REROLL_SHOT_PHASE:
            out += [REROLL_SHOT + target for target in range(TARGETS) if self.fired[target]]
        elif self.phase == REFRESH_PHASE:
            out.append(REFRESH + INCLUDE)
            if self.left_used[self.active]:
                out.append(REFRESH + TURN_LEFT)
            if self.right_used[self.active]:
                out.append(REFRESH + TURN_RIGHT)
        elif self.phase == OWN_SIXES_PHASE:
            out = [SIXES + stars for stars in self.placements(self.active)]
        return out

    def add_columns(self, out: list[int]) -> None:
        """First one column with dice, or any if all are empty; then further ones for endurance (BIA-4.1 to BIA-4.5)."""
        if not self.has_column():
            is_empty = self.all_columns_empty(self.active)
            out += [TAKE + column for column in range(COLUMNS) if is_empty or self.in_column(self.active, column) > 0]
            return
        if self.can_pay():
            out += [EXTRA + column for column in range(COLUMNS + 1) if self.is_free_column(column)]
        out.append(DONE)

    def add_shots(self, out: list[int]) -> None:
        """Shots that are due, wax, and the end when none is due any more (BIA-9.3, BIA-9.5)."""
        self.add_wax(out)
        if HAS_PRINTED[self.nation[self.active]] and not self.is_printed_used and self.has_fired():
            out.append(PRINTED)
        if self.shots_due() == 0:
            out.append(END_SHOOTING)
            return
        out += [SHOOT + target for target in range(TARGETS) if self.shots[self.active * TARGETS + target] == NO_SHOT]
