"""Bots for Biathlon: rules of thumb, and a price for steps, shots and endurance. Both see only what their seat sees."""

from collections.abc import Sequence
from typing import Final

from tablee.engine import registry
from tablee.engine.arrays import append, i64, vec
from tablee.engine.chance import Chance
from tablee.engine.knowledge import Knowledge, expectations, pick_best, preferences, weighed
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.engine.state import State
from tablee.games.biathlon.board import TOKENS
from tablee.games.biathlon.rules import Biathlon
from tablee.games.biathlon.rules_actions import (
    AHEAD,
    COLUMNS,
    ENTRIES,
    INCLUDE,
    RIGHT,
    SPRINT,
    STARS,
    TARGETS,
    WAY_COUNT,
    ChooseNation,
    Done,
    Draft,
    EndShooting,
    FreeColumn,
    PickWax,
    PlaceSixes,
    Refresh,
    RerollDie,
    RerollShot,
    Shoot,
    Slip,
    Step,
    TakeColumn,
    TakeExtra,
    UsePrinted,
    UseWax,
)
from tablee.games.biathlon.rules_course import DOWNHILL, LANE, NOWHERE, PENALTY, UPHILL
from tablee.games.biathlon.rules_settings import HITS, SET_OF, WAX_OF
from tablee.games.biathlon.rules_skiers import BITS, FACES_OF_DIE, FINISHED, MISS, RACING, SIZES
from tablee.games.biathlon.rules_turn import (
    ALTERNATIVES,
    FC,
    M1,
    P1,
    R1,
    RA,
    RS,
    SIXES_PHASE,
    SP,
    STEP_PHASE,
    WAX_PHASE,
    H,
)

REASONS: Final = [
    "any-nation",
    "wax-ends",
    "sixes-where-full",
    "best-column",
    "worth-it",
    "enough",
    "wax-helps",
    "steady-hand",
    "good-path",
    "slips",
    "free-ride",
    "keeps-strength",
]

DEAR: Final = 1.1  # what one endurance is worth, in steps, while a range is still to come
CHEAP: Final = 0.4  # after the last range
PLENTY: Final = 2  # endurance left, up to which it stays dear
TOKEN: Final = 0.3  # what a wax token is worth
SHOT: Final = 1.3  # what a shot fired this turn is worth, in steps
LAP: Final = 3.0  # steps
WASTE: Final = 0.2  # for a die taken in vain
RED: Final = 0.6  # what it costs to stand on an uphill space
BEHIND: Final = 0.35  # what it is worth to stand behind a rival that still moves
TOWED: Final = 0.25  # what it costs to have a rival behind
SLIP_WORTH: Final = 1.6
CROWDED: Final = [1.0, 0.9, 0.35, 0.1, 0.0]  # a star box by the places still free below it
SPRINT_SIX: Final = 0.5
PAID_DRAFT: Final = 2.5  # steps that one endurance must bring
LOOSE_DIE: Final = 0.1  # what re-rolling a lone die is worth beyond its token
WORST: Final = -1000.0
UNKNOWN: Final = 1e9
MANY: Final = 1024
ALL_UNKNOWN: Final = vec[float]([UNKNOWN] * MANY)
HOME: Final = 100.0  # for a skier at the finish, where e times as good a chance is worth one
PER_RANK: Final = 2.0  # for each skier who was there before
GIVEN_UP: Final = 200.0

MEASURES: Final = {  # what makes a skier's chances, and by how much: about what `tablee tune --fit 1500` finds
    "row": 0.26,
    "owed": 0.79,  # laps
    "last_range": 3.56,  # still to come, or to be finished
    "further_range": 2.2,
    "fired": 0.48,  # shots at the range
    "missed": 0.27,
    "strength": 0.47,  # endurance before the last range
    "spare": 0.28,  # endurance after it
    "wax": 0.1,  # tokens, for each range to come
    "column": 0.19,  # dice in the longest column
    "hill": 0.15,
}

ROW: Final = [  # tokens wanted from left to right, the best first: shots again on the left, skiing on the right
    ["RS"],
    ["RS"],
    ["R1_P1", "R1_or_P1", "R1"],
    ["SP_or_P1", "RS_or_P1", "SP"],
    ["FC_or_P1", "FC"],
    ["P1", "P1_or_M1"],
]
WISHES: Final = [  # how well each token suits a slot
    [float(len(wanted) - wanted.index(token)) if token in wanted else 0.0 for token in TOKENS] for wanted in ROW
]


def greedy(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """The action that is worth most in steps, endurance and tokens counted."""
    return decide(view, chance, is_greedy=True)


def novice(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """The biggest column and nothing more; straight on, the best marker first, along where it is free."""
    return decide(view, chance, is_greedy=False)


def decide(view: View, chance: Chance, is_greedy: bool) -> BotAnswer:
    """The best action by value; chance decides between equals."""
    state = registry.get(view.header.game, view.header.version).imagine(view, chance)
    assert isinstance(state, Biathlon)
    coach = Coach(state, view.header.viewer, is_greedy)
    actions = state.legal(view.header.viewer)
    values = [coach.worth(action) for action in actions]
    best = max(values)
    equals = [action for action, value in zip(actions, values, strict=True) if value == best]
    action = equals[chance.uniform(len(equals))]
    return BotAnswer(action, b"", Reason(reason(action)))


def reason(action: i64) -> str:
    """What the action is for, in a word."""
    entry = ENTRIES[action]
    if isinstance(entry, ChooseNation):
        return "any-nation"
    if isinstance(entry, PickWax):
        return "wax-ends"
    if isinstance(entry, PlaceSixes):
        return "sixes-where-full"
    if isinstance(entry, TakeExtra):
        return "worth-it"
    if isinstance(entry, Done | EndShooting):
        return "enough"
    if isinstance(entry, UseWax | UsePrinted | RerollDie | RerollShot | Refresh):
        return "wax-helps"
    if isinstance(entry, Shoot):
        return "steady-hand"
    if isinstance(entry, Step):
        return "good-path"
    if isinstance(entry, Slip):
        return "slips" if entry.ways else "keeps-strength"
    if isinstance(entry, Draft):
        return "free-ride" if entry.answer else "keeps-strength"
    return "best-column"


class Prices:
    """What things are worth, in steps; by themselves, as rules of thumb have it."""

    def __init__(self) -> None:
        self.dear = DEAR
        self.cheap = CHEAP
        self.token = TOKEN
        self.shot = SHOT
        self.lap = LAP
        self.red = RED
        self.behind = BEHIND
        self.towed = TOWED
        self.slip = SLIP_WORTH
        self.sprint_six = SPRINT_SIX
        self.paid_draft = PAID_DRAFT
        self.further = 0.0  # what one endurance is worth beyond `dear` for each further range
        self.plenty = float(PLENTY)


THUMB: Final = Prices()


class Coach:
    """What each action is worth for the skier that decides."""

    def __init__(self, state: Biathlon, seat: i64, is_greedy: bool, prices: Prices = THUMB) -> None:
        self.state = state
        self.seat = seat
        self.is_greedy = is_greedy
        self.prices = prices
        self.skier: i64 = self.deciding()
        self.price: float = self.endurance_price()
        self.round: i64 = state.round
        self.is_on_the_way: bool = state.phase == STEP_PHASE
        if self.is_on_the_way:
            self.situations = state.situations()
            self.bests: vec[float] = unknown(self.situations.size)

    def goes_on(self, state: Biathlon) -> bool:
        """Is this a further step of the movement that it has looked at, at the same price?"""
        return (
            state is self.state
            and self.is_on_the_way
            and state.phase == STEP_PHASE
            and state.active == self.skier
            and state.round == self.round
            and self.endurance_price() == self.price
        )

    def deciding(self) -> i64:
        """The skier for which a decision is made."""
        state = self.state
        if state.phase == WAX_PHASE:
            return state.choosing(self.seat)
        if state.phase == SIXES_PHASE:
            return state.undecided(self.seat)[len(state.drafts[self.seat])]
        return state.asked if state.asked >= 0 else state.active

    def endurance_price(self) -> float:
        """Dear before the last range, cheap after it unless little is left."""
        state = self.state
        prices = self.prices
        left = ranges_left(state, self.skier)
        if left:
            return prices.dear + prices.further * float(left - 1)
        return prices.cheap if float(state.payable(self.skier, is_shooting=False)) > prices.plenty else prices.dear

    # Dice ---------------------------------------------------------------------------------------------

    def distance(self) -> i64:
        """Steps of use until the next range or the finish, laps first."""
        state = self.state
        row = state.row_of(self.skier)
        stop = state.course.next_stop[row]
        place = state.place[self.skier]
        laps = (state.misses[self.skier] + 1) // 2
        if state.course.kind[place] == PENALTY:
            return stop - row - 1 + laps * 3 - state.course.lane[place] + 1
        return stop - row + laps * 3

    def gain(self, total: i64) -> float:
        """What a number of dice is worth: steps up to the next stop, or shots; the rest is waste."""
        state = self.state
        if state.is_shooting:
            left = TARGETS - state.shots_fired(self.skier)
            for fired in state.fired:
                left += fired
            useful = min(total, left)
            value = self.prices.shot * float(useful)
            if useful == left:
                value += 1.0  # the next turn skis
            return value - WASTE * float(total - useful)
        steps = total
        if steps > 1 and state.course.terrain[state.place[self.skier]] == UPHILL:
            steps -= 1
        useful = min(steps, self.distance())
        return float(useful) - WASTE * float(steps - useful)

    def dice_in(self, column: i64) -> i64:
        """The dice that a column gives, its six among them if it is full."""
        state = self.state
        dice = state.in_column(self.skier, column)
        if column < COLUMNS and state.stars[self.skier * COLUMNS + column] and state.room(self.skier, column) == 0:
            dice += 1
        return dice

    def more(self, dice: i64) -> float:
        """What a number of additional dice adds."""
        return self.gain(self.state.total + dice) - self.gain(self.state.total)

    def worth_of_sixes(self, stars: i64) -> float:
        """A star box where the column is nearly full, otherwise Sprint."""
        state = self.state
        value = self.prices.sprint_six * float(state.sixes[self.skier] - SIZES[stars])
        for column in range(COLUMNS):
            if stars & BITS[column]:
                value += CROWDED[state.room(self.skier, column)]
        return value

    # Wax ----------------------------------------------------------------------------------------------

    def worth_of_pick(self, pick: i64) -> float:
        """How well a token suits the next slot."""
        state = self.state
        slot = len(state.picks_of(self.seat))
        return WISHES[slot][WAX_OF[SET_OF[state.nation[self.skier]]][pick]]

    def worth_of_token(self, side: i64, choice: i64) -> float:
        """What a token brings now, less what it is worth."""
        state = self.state
        value = -self.prices.token
        for action in ALTERNATIVES[state.end_token(self.skier, side == RIGHT)][choice]:
            value += self.worth_of_effect(action)
        return value

    def worth_of_effect(self, action: i64) -> float:
        """What one action of a token brings."""
        state = self.state
        if action == H:
            return -self.price
        if action == P1:
            return self.more(1) if state.has_column() else 0.0
        if action == M1:
            return self.more(-1)
        if action == SP:
            return self.more(state.sprint[self.skier]) if state.has_column() else 0.0
        if action == FC:
            return max([self.more(self.dice_in(c)) for c in range(COLUMNS + 1) if state.is_free_column(c)])
        if action == RS:
            return self.worth_of_shot_again()
        if action in (R1, RA) and state.has_column():
            return self.prices.token + LOOSE_DIE if state.dice_on_board(self.skier) < COLUMNS else 0.0
        return 0.0

    def worth_of_shot_again(self) -> float:
        """The best shot of this turn to fire again: a miss that would save a lap, or half of one."""
        state = self.state
        best = 0.0
        for target in range(TARGETS):
            if state.fired[target] and state.shots[self.skier * TARGETS + target] == MISS:
                best = max(best, self.hit_chance(target) * self.worth_of_hit())
        return best

    def hit_chance(self, target: i64) -> float:
        """How likely a marker hits."""
        return float(HITS[self.state.rank(self.skier, target)]) / FACES_OF_DIE

    def worth_of_hit(self) -> float:
        """One miss less: a whole lap if the misses are odd and all shots fired, else little or half."""
        state = self.state
        if state.shots_fired(self.skier) < TARGETS:
            return self.prices.lap / 2
        return self.prices.lap if state.shots_missed(self.skier) % 2 else self.prices.token

    # Steps --------------------------------------------------------------------------------------------

    def path(self, space: i64, misses: i64, is_free: bool, steps: i64) -> float:
        """The best that a number of steps from here can bring; each situation is looked at once."""
        if steps == 0 or (self.state.ends_movement(space) and space != self.state.origin):
            return self.worth_of_end(space)
        number = self.situations.number(space, misses, is_free, steps)
        best = self.bests[number]
        if best == UNKNOWN:
            course = self.state.course
            best = WORST
            for at in range(course.ways_from[space], course.ways_from[space + 1]):
                best = max(best, self.worth_of_way(space, course.ways[at], misses, is_free, steps))
            self.bests[number] = best
        return best

    def worth_of_end(self, space: i64) -> float:
        """The same where the movement ends, however it came there."""
        number = self.situations.number(space, 0, False, 0)
        worth = self.bests[number]
        if worth == UNKNOWN:
            worth = self.worth_of_place(space)
            self.bests[number] = worth
        return worth

    def worth_of_way(self, space: i64, way: i64, misses: i64, is_free: bool, steps: i64) -> float:
        """What a step brings with the best that follows it."""
        state = self.state
        target = state.way_target(space, way, misses, is_free)
        if target == NOWHERE:
            return WORST
        paid = self.price * float(state.toll(self.skier, target))
        left = state.misses_after(target, misses)
        lap = self.prices.lap * float((misses + 1) // 2 - (left + 1) // 2)
        return self.path(target, left, state.stays_free(space, way, is_free), steps - 1) + lap - paid

    def worth_of_place(self, space: i64) -> float:
        """Rows, and what the space promises."""
        state = self.state
        value = float(state.course.row[space])
        if state.course.kind[space] == PENALTY:
            return value + float(state.course.lane[space])
        if not self.is_greedy or state.course.kind[space] != LANE:
            return value
        if state.course.terrain[space] == UPHILL:
            value -= self.prices.red
        for other in range(state.skiers):
            if other == self.skier or state.status[other] != RACING:
                continue
            if state.course.is_directly_behind(space, state.place[other]):
                if state.course.terrain[space] == DOWNHILL:
                    value += self.prices.slip
                elif self.moves_later(other):
                    value += self.prices.behind
            if state.course.is_directly_behind(state.place[other], space):
                value -= self.prices.towed
        return value

    def moves_later(self, other: i64) -> bool:
        """Has this skier its turn still to come in this round?"""
        state = self.state
        skier = state.after(state.active)
        while skier != state.first:
            if skier == other:
                return True
            skier = state.after(skier)
        return False

    def worth_of_slip(self, number: i64) -> float:
        """Two rows, less what they cost."""
        state = self.state
        here = self.worth_of_place(state.place[self.skier])
        if number == 0:
            return 0.0
        over = state.course.target[state.place[self.skier] * WAY_COUNT + (number - 1) // AHEAD]
        target = state.course.target[over * WAY_COUNT + (number - 1) % AHEAD]
        return (
            self.worth_of_place(target) - here + self.prices.slip - self.price * float(state.toll(self.skier, target))
        )

    def worth_of_draft(self) -> float:
        """Rows won against endurance paid; ending on red before the skier's own turn costs a step."""
        state = self.state
        end = state.draft_path()[-1]
        rows = float(state.course.row[end] - state.row_of(self.skier))
        if state.course.terrain[end] == UPHILL:
            rows -= self.prices.red
        return rows - 0.1 - self.prices.paid_draft * float(state.draft_cost(self.skier))

    # All actions --------------------------------------------------------------------------------------

    def worth(self, action: i64) -> float:
        """What an action is worth."""
        state = self.state
        entry = ENTRIES[action]
        if isinstance(entry, Step):
            here = state.place[self.skier]
            return self.worth_of_way(here, entry.way, state.misses[self.skier], state.is_lateral_free, state.steps)
        if isinstance(entry, TakeColumn):
            return self.more(self.dice_in(entry.column)) + 1.0
        if isinstance(entry, FreeColumn):
            return self.more(self.dice_in(entry.column))
        if isinstance(entry, Shoot):
            return self.hit_chance(entry.target) + 1.0
        if isinstance(entry, Draft):
            return self.worth_of_draft() if entry.answer else 0.0
        if isinstance(entry, Slip):
            return self.worth_of_slip(entry.ways)
        if isinstance(entry, PlaceSixes):
            return self.worth_of_sixes(entry.stars)
        if isinstance(entry, RerollShot):
            is_miss = state.shots[self.skier * TARGETS + entry.target] == MISS
            return self.hit_chance(entry.target) + (1.0 if is_miss else 0.0)
        if isinstance(entry, RerollDie):
            return self.worth_of_loose_die(entry.spot)
        if isinstance(entry, PickWax):
            return self.worth_of_pick(entry.pick)
        if isinstance(entry, Refresh):
            return self.more(1) if entry.refresh == INCLUDE else self.prices.token
        if not self.is_greedy:
            return WORST if isinstance(entry, TakeExtra | UseWax | UsePrinted) else 0.0
        if isinstance(entry, TakeExtra):
            follow = self.prices.token if entry.column == SPRINT else 0.0
            return self.more(self.dice_in(entry.column)) - self.price - follow
        if isinstance(entry, UseWax):
            return self.worth_of_token(entry.side, entry.choice)
        if isinstance(entry, UsePrinted):
            return self.worth_of_shot_again() - 0.1
        return 0.0

    def worth_of_loose_die(self, spot: i64) -> float:
        """The die that is loneliest in its column."""
        state = self.state
        if spot >= STARS or spot == SPRINT:
            return 0.0
        return 1.0 / float(state.columns[self.skier * COLUMNS + spot])


def unknown(size: i64) -> vec[float]:
    """What so many situations bring, before any was looked at."""
    if size <= MANY:  # a copy is quicker than to append, one by one
        return ALL_UNKNOWN[:size]
    out = ALL_UNKNOWN[:]
    while len(out) < size:
        out = append(out, UNKNOWN)
    return out


# For the search ---------------------------------------------------------------------------------------


class Expertise(Knowledge):
    """What the coach says, at prices of its own, and how far each skier has come."""

    def __init__(self, tuned: dict[str, float] | None = None) -> None:
        super().__init__(tuned)
        self.difference = self.known("difference", 1.0)  # steps that make an action e times as promising
        self.judged_after = self.known("judged_after", 3.0)  # turns
        self.prices = self.tuned_prices()
        self.measured = list(MEASURES)
        self.weights = [self.known(name, usual) for name, usual in MEASURES.items()]
        self.coach: Coach | None = None  # whoever was asked last

    def tuned_prices(self) -> Prices:
        """What the coach pays."""
        prices = Prices()
        prices.dear = self.known("dear", DEAR)
        prices.further = self.known("further", 0.1)
        prices.cheap = self.known("cheap", CHEAP)
        prices.plenty = self.known("plenty", float(PLENTY))
        prices.token = self.known("token", TOKEN)
        prices.shot = self.known("shot", SHOT)
        prices.lap = self.known("lap", LAP)
        prices.red = self.known("red", RED)
        prices.behind = self.known("behind", BEHIND)
        prices.towed = self.known("towed", TOWED)
        prices.slip = self.known("slip", SLIP_WORTH)
        prices.sprint_six = self.known("sprint_six", SPRINT_SIX)
        prices.paid_draft = self.known("paid_draft", PAID_DRAFT)
        return prices

    def worths(self, state: State) -> list[float]:
        """Of a seat, that of its best skier."""
        assert isinstance(state, Biathlon)
        worths = [WORST for _ in range(state.players)]
        for skier in range(state.skiers):
            seat = state.seat_of(skier)
            worths[seat] = max(worths[seat], self.standing(state, skier))
        return expectations(worths, 1.0)

    def standing(self, state: Biathlon, skier: i64) -> float:
        """How far a skier has come, where e times as good a chance of winning is worth one."""
        if state.status[skier] == FINISHED:
            return HOME - PER_RANK * float(state.finished.index(int(skier)))
        if state.status[skier] != RACING:
            return float(state.reached(skier)) - GIVEN_UP
        return weighed(self.weights, measures_of(state, skier))

    def measures(self, state: State, seat: i64) -> list[float]:
        """Of its best skier on the way."""
        assert isinstance(state, Biathlon)
        best: list[float] = []
        for skier in range(state.skiers):
            if state.seat_of(skier) == seat and state.status[skier] == RACING:
                measures = measures_of(state, skier)
                if not best or weighed(self.weights, measures) > weighed(self.weights, best):
                    best = measures
        return best

    def priors(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        return preferences(self.advice(state, seat, actions), self.difference)

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        return pick_best(actions, self.advice(state, seat, actions), chance)

    def turns(self) -> int:
        return round(self.judged_after)

    def advice(self, state: State, seat: i64, actions: list[int]) -> list[float]:
        """What the coach gives for each action."""
        assert isinstance(state, Biathlon)
        coach = self.coach
        if coach is None or not coach.goes_on(state):  # else it knows what most ways bring
            coach = Coach(state, seat, is_greedy=True, prices=self.prices)
            self.coach = coach
        return [coach.worth(action) for action in actions]


def measures_of(state: Biathlon, skier: i64) -> list[float]:
    """What counts for a skier on the way, in the order of MEASURES."""
    left = ranges_left(state, skier)
    is_shooting = state.must_shoot(skier)
    endurance = float(state.payable(skier, is_shooting=False))
    place = state.place[skier]
    is_in_lap = state.course.kind[place] == PENALTY
    return [
        float(state.row_of(skier)) + (float(state.course.lane[place]) - 1.0 if is_in_lap else 0.0),
        -float((state.misses[skier] + 1) // 2),
        -1.0 if left else 0.0,
        -float(max(0, left - 1)),
        float(state.shots_fired(skier)) if is_shooting else 0.0,
        -float(state.shots_missed(skier)) if is_shooting else 0.0,
        endurance if left else 0.0,
        0.0 if left else endurance,
        float(left * state.wax_left(skier)),
        float(state.in_column(skier, state.fullest(skier))),
        -1.0 if not is_in_lap and state.course.terrain[place] == UPHILL else 0.0,
    ]


def ranges_left(state: Biathlon, skier: i64) -> i64:
    """How many ranges a skier has still to shoot at."""
    return state.course.ranges_beyond[state.row_of(skier)] + (1 if state.must_shoot(skier) else 0)
