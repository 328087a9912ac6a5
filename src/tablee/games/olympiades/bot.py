"""Bots for Olympiades: an even share of the energy, or a plan for the programme. Both see only what their seat sees."""

from collections.abc import Sequence
from typing import Final

from tablee.engine import registry
from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.games.olympiades.events import SPORT_EVENTS
from tablee.games.olympiades.events.basketball import MOST_PASSES
from tablee.games.olympiades.events.high_jump import BARS
from tablee.games.olympiades.events.show_jumping import OBSTACLES
from tablee.games.olympiades.rules import Olympiades
from tablee.games.olympiades.rules_actions import (
    ACCUSE,
    ALLOCATE,
    ANNOUNCE,
    ATTACK,
    BID,
    BLOCK,
    DICE,
    DOPE,
    ENTER,
    ENTRIES,
    GUARD,
    HOLES,
    INTERCEPT,
    JUMP,
    KEEP,
    LEVELS,
    LIFT,
    MOST_ENERGY,
    PASS,
    PASS_TO,
    REROLL,
    REST,
    RETRY,
    SHIFT,
    SHOOT,
    SPLIT,
    STOP,
    WAIT,
    WHEEL,
    Bid,
    Enter,
)
from tablee.games.olympiades.rules_settings import RESTING
from tablee.games.olympiades.rules_stadium import GREEN, NONE, POINTS, Stadium

REASONS: Final = [
    "all-in",
    "best-value",
    "enough",
    "even-share",
    "fair-part",
    "mixed",
    "push",
    "recover",
    "save",
]
PERCENT: Final = 100
CONTROL: Final = "doping_control"
BIDDING: Final = ("track_cycling", "golf", "relay_run", "relay_medley", "fencing", "tug_of_war", "taekwondo")
SPENDING: Final = 1.4  # of an even share: hoarding and overspending both lose
RESTING_WEIGHT: Final = 0.6  # of a rest event among the events in which energy is spent
INCOME: Final = 1.5  # expected from a rest event to come
MEAN: Final = 3.5  # of every numeric die
FENCED: Final = 3  # the efficient bid in fencing: all four dice
SURE_SHOT: Final = 2  # with it an unblocked shot cannot miss
FEW_HOLES: Final = 2  # then a far hole is worth its strokes
WORTH_ENERGY: Final = 3  # less room below thirty, and energy is no use


class ReasonedAction:
    """What a bot has decided, and why in a word."""

    def __init__(self, action: int, reason: str) -> None:
        self.action = action
        self.reason = reason


def novice(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Bids around an even share of its energy, divides fairly, and otherwise takes what comes to mind."""
    state = imagined(view, chance)
    choice = simple(state, view.header.viewer, chance)
    return BotAnswer(choice.action, b"", Reason(choice.reason))


def greedy(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Plans its energy over the programme, and knows what each event is about."""
    state = imagined(view, chance)
    choice = Plan(state, view.header.viewer, chance).choice()
    return BotAnswer(choice.action, b"", Reason(choice.reason))


def imagined(view: View, chance: Chance) -> Olympiades:
    """A full state that fits what the seat sees; the pads of others, which it invents, are not looked at."""
    state = registry.get(view.header.game, view.header.version).imagine(view, chance)
    assert isinstance(state, Olympiades)
    return state


def part_of(state: Stadium) -> ReasonedAction:
    """The next part of a division: the richest pays, the poorest gets."""
    return ReasonedAction(int((ALLOCATE if state.gains else SPLIT) + state.even_part()), "fair-part")


# The novice -------------------------------------------------------------------------------------------


def simple(state: Olympiades, seat: i64, chance: Chance) -> ReasonedAction:
    """Any number up to twice an even share; else any choice."""
    if state.due > 0:
        return part_of(state)
    actions = state.legal(seat)
    left = len(state.programme) - state.index
    wish = chance.uniform(2 * state.energy[seat] // left + 1)
    if state.sport() == "tennis":
        price = state.price + 1
        limit = state.team_energy(state.team(seat)) // (left + 1)
        return ReasonedAction(int(ANNOUNCE + price), "even-share") if price <= limit else ReasonedAction(PASS, "save")
    first = ENTRIES[actions[0]]
    if isinstance(first, (Bid, Enter)) and (actions[-1] != REST or chance.uniform(2) == 0):
        numbers = [action for action in actions if action != REST]
        return ReasonedAction(numbers[min(wish, len(numbers) - 1)], "even-share")
    return ReasonedAction(actions[chance.uniform(len(actions))], "mixed")


# The planner ------------------------------------------------------------------------------------------


class Plan:
    """What a seat can work out: its share of energy for this event, and what the event asks for."""

    def __init__(self, state: Olympiades, seat: i64, chance: Chance) -> None:
        self.state = state
        self.seat = seat
        self.chance = chance
        self.energy: i64 = state.energy[seat]
        self.team: i64 = state.team(seat)
        self.later = 0.0  # weight of the events to come
        income = 0.0
        for place in range(state.index + 1, len(state.programme)):
            kind = state.settings.pattern[place] if place < len(state.settings.pattern) else 0
            sport = state.programme[place]
            if sport != NONE:
                kind = SPORT_EVENTS[sport].kind
            if kind == RESTING:
                income += INCOME
            if sport == NONE or SPORT_EVENTS[sport].sport != CONTROL:
                self.later += RESTING_WEIGHT if kind == RESTING else 1.0
        self.weight = RESTING_WEIGHT if state.event().kind == RESTING else 1.0
        whole = float(self.energy + state.spent[seat]) + income
        self.share = SPENDING * whole * self.weight / (self.weight + self.later)

    def choice(self) -> ReasonedAction:
        """The choice that the event asks for; in an event that it does not know, anything."""
        state = self.state
        if state.due > 0:
            return part_of(state)
        sport = state.sport()
        if sport == "tennis":
            return self.tennis()
        if sport == "weightlifting":
            return self.weightlifting()
        if sport == "archery":
            return self.archery()
        if sport == "high_jump":
            return self.high_jump()
        if sport == "show_jumping":
            return self.show_jumping()
        if sport == CONTROL:
            return self.control()
        if sport == "basketball":
            return self.basketball()
        if sport in ("sprint_100", "beach_volley"):
            return self.enter_or_rest()
        if sport == "golf" and state.turn == self.seat:
            return self.golf_shift()
        if sport == "fencing" and state.turn == self.seat:
            return self.fencing_dice()
        if sport in BIDDING:
            return self.bidding(sport)
        actions = state.legal(self.seat)
        return ReasonedAction(actions[self.chance.uniform(len(actions))], "mixed")

    # Chance and numbers -----------------------------------------------------------------------------------

    def happens(self, percent: i64) -> bool:
        """Something that happens so often."""
        return self.chance.uniform(PERCENT) < percent

    def between(self, low: float, high: float) -> float:
        """A number between two others, each equally likely."""
        return low + (high - low) * float(self.chance.uniform(PERCENT + 1)) / PERCENT

    def noisy(self, wish: float) -> float:
        """A wish that cannot be predicted: a fold now and then, sometimes more than planned."""
        if self.happens(22):
            return wish / 4
        return wish * (self.between(1.4, 2.2) if self.happens(32) else self.between(0.6, 1.4))

    def number(self, first: i64, wish: float, reason: str) -> ReasonedAction:
        """The action for a number of the wheel as near to a wish as the energy allows."""
        most = min(WHEEL, self.energy)
        return ReasonedAction(int(first + min(most, max(0, int(wish + 0.5)))), reason)

    def is_last(self) -> bool:
        """Is this the last occasion to spend energy?"""
        return self.later == 0.0

    # Bids -------------------------------------------------------------------------------------------------

    def bidding(self, sport: str) -> ReasonedAction:
        """A number for an event with bids; in taekwondo a fight follows."""
        if sport == "taekwondo" and self.state.round > 0:
            return self.fight()
        if sport == "relay_run":
            return self.relay()
        if sport == "relay_medley":
            return self.medley()
        if sport == "fencing":
            return self.fencing()
        if sport == "tug_of_war":
            return self.tug()
        if self.is_last():
            return self.number(BID, float(self.energy) * self.between(0.8, 1.2), "all-in")
        if sport == "track_cycling":
            return self.number(BID, self.noisy(1.6 * self.share), "push")  # one pays the next lower bid
        return self.number(BID, self.noisy(self.share), "even-share")

    def relay(self) -> ReasonedAction:
        """The last pair knows the difference: cover it, or leave it."""
        state = self.state
        if state.round * 2 < state.players:
            return self.number(BID, self.noisy(self.share), "even-share")
        sums = state.sums(state.pads)
        behind = float(sums[1 - self.team] - sums[self.team])
        needed = behind + self.between(0.0, 1.6 * self.share) + 1.0
        limit = float(self.energy) if self.is_last() else 2.0 * self.share
        if needed > limit:
            return self.number(BID, 0.0, "save")
        return self.number(BID, needed, "push")

    def medley(self) -> ReasonedAction:
        """Never nothing, unless a team-mate has nothing: equal bids make the greatest product."""
        for mate in range(self.state.players):
            if self.state.team(mate) == self.team and self.state.energy[mate] == 0:
                return self.number(BID, 0.0, "save")
        wish = float(self.energy) if self.is_last() else self.share * self.between(0.7, 1.5)
        return self.number(BID, max(1.0, wish), "push")

    def show_jumping(self) -> ReasonedAction:
        """Mostly sure jumps until the budget is gone, then hope; the last rider left has already won."""
        state = self.state
        riders = [seat for seat in range(state.players) if state.score[seat] == NONE]
        if len(riders) == 1:
            return self.number(BID, 0.0, "enough")
        left = float(self.energy) if self.is_last() else 1.2 * self.share - float(state.spent[self.seat])
        safe = OBSTACLES[state.round - 1] - (2 if self.happens(60) else 3)
        return self.number(BID, float(safe), "push") if left >= safe else self.number(BID, max(0.0, left), "save")

    def golf_shift(self) -> ReasonedAction:
        """The nearest free hole, if it is beside or hardly any are left."""
        state = self.state
        hole = state.dice[GREEN]
        free = 0
        for other in range(HOLES):
            free += 1 - state.holes[self.team * HOLES + other]
        actions = state.legal(self.seat)
        best = KEEP
        distance = 2 if free > FEW_HOLES else HOLES
        for action in actions[:-1]:
            far = abs(action - SHIFT - int(hole))
            if far < distance:
                best, distance = action, far
        return ReasonedAction(best, "best-value" if best != KEEP else "save")

    # Spoken events ----------------------------------------------------------------------------------------

    def tennis(self) -> ReasonedAction:
        """A medal is worth its points' share of the team's energy; open with nothing, raise by one or two."""
        state = self.state
        points = float(POINTS[state.round - 1])
        energy = float(state.team_energy(self.team))
        worth = energy if self.is_last() else 2.0 * points / 6.0 * energy / (1.0 + self.later)
        step = 1 if self.happens(60) else 2
        price = state.price + (1 if state.price == NONE else step)
        if float(price) <= min(energy, worth * self.between(0.8, 1.25)):
            return ReasonedAction(int(ANNOUNCE + price), "best-value")
        return ReasonedAction(PASS, "save")

    def weightlifting(self) -> ReasonedAction:
        """The heaviest weight that the budget should buy; content once it is ahead of all who have passed."""
        state = self.state
        budget = float(self.energy) if self.is_last() else 1.3 * self.share - float(state.spent[self.seat])
        if state.trying:
            return ReasonedAction(RETRY, "push") if budget >= 1.0 else ReasonedAction(PASS, "save")
        own = state.score[self.seat]
        best: i64 = NONE
        others = False
        for seat in range(state.players):
            if seat != self.seat:
                best = max(best, state.score[seat])
                others = others or not state.out[seat]
        if own > best and not others:
            return ReasonedAction(PASS, "enough")
        level: i64 = LEVELS
        while level > max(0, own) and 6.0 / float(7 - level) > budget:
            level -= 1
        if level <= max(0, own):
            return ReasonedAction(PASS, "save")
        return ReasonedAction(int(LIFT + level), "best-value")

    def archery(self) -> ReasonedAction:
        """Rethrow the die that promises most, while the budget lasts; the last to shoot knows what is needed."""
        state = self.state
        budget = float(self.energy) if self.is_last() else self.share - float(state.spent[self.seat])
        is_final_shot = state.after(self.seat) == state.first
        best: i64 = NONE
        for seat in range(state.players):
            best = max(best, state.score[seat])
        if is_final_shot and state.dice_sum() > best:
            return ReasonedAction(STOP, "enough")
        die = self.worst_die()
        gain = MEAN - float(state.dice[die])
        if gain < (0.5 if self.is_last() else 1.0) or budget < 1.0:
            return ReasonedAction(STOP, "save")
        return ReasonedAction(int(REROLL + die), "best-value")

    def worst_die(self) -> i64:
        """The die that lies furthest below its mean."""
        worst: i64 = 0
        for die in range(DICE):
            if self.state.dice[die] < self.state.dice[worst]:
                worst = die
        return worst

    def high_jump(self) -> ReasonedAction:
        """Jump when the price suits the medal; if nobody else can pay, the bar may as well sink."""
        state = self.state
        cost = BARS[state.round - 1]
        if state.round == len(BARS):
            return ReasonedAction(JUMP, "best-value")
        rivals = 0
        for seat in range(state.players):
            if seat != self.seat and state.medal_of[seat] == NONE and state.energy[seat] >= cost:
                rivals += 1
        if rivals == 0:
            return ReasonedAction(WAIT, "save")
        worth = [1.3, 1.0, 0.65][state.given] * self.share * self.between(0.7, 1.3)
        if self.is_last():
            worth = float(self.energy)
        return ReasonedAction(JUMP, "push") if float(cost) <= worth else ReasonedAction(WAIT, "save")

    # Rest events ------------------------------------------------------------------------------------------

    def enter_or_rest(self) -> ReasonedAction:
        """Rest about half of the time while energy is of use later; else enter, sometimes with nothing."""
        room = MOST_ENERGY - self.energy
        if self.is_last():
            return self.number(ENTER, float(self.energy), "all-in")
        if self.happens(45 if room >= WORTH_ENERGY else 10):
            return ReasonedAction(REST, "recover")
        if self.happens(25):
            return self.number(ENTER, 0.0, "mixed")
        return self.number(ENTER, self.noisy(1.3 * self.share), "push")

    def control(self) -> ReasonedAction:
        """Mixed: dope rather without medals to lose, accuse rather if the others have some."""
        state = self.state
        room: i64 = 0
        for seat in range(state.players):
            if state.team(seat) == self.team:
                room += MOST_ENERGY - state.energy[seat]
        if self.is_last() or room < WORTH_ENERGY:
            return ReasonedAction(ACCUSE, "best-value")
        dope = 35 if state.points(self.team) > 0 else 60
        accuse = 30 if state.points(1 - self.team) > 0 else 15
        if self.happens(dope):
            return ReasonedAction(DOPE, "mixed")
        return (
            ReasonedAction(ACCUSE, "mixed")
            if self.happens(accuse * PERCENT // (PERCENT - dope))
            else ReasonedAction(REST, "mixed")
        )

    # Finals -----------------------------------------------------------------------------------------------

    def basketball(self) -> ReasonedAction:
        """Shoot so that only a block can stop it; block more often than intercept, harder when it matters."""
        state = self.state
        budget = float(self.energy) if self.is_last() else self.share - float(state.spent[self.seat])
        if self.seat == state.ball:
            mates = [action for action in state.legal(self.seat) if action >= PASS_TO]
            if mates and (self.happens(15) or (budget < 1.0 and self.happens(60))):
                return ReasonedAction(mates[self.chance.uniform(len(mates))], "mixed")
            return self.number(SHOOT, min(budget, self.between(1.0, SURE_SHOT + 3.0)), "push")
        must_shoot = state.streak >= MOST_PASSES
        if not must_shoot and (budget < 1.0 or self.happens(30)):
            return ReasonedAction(INTERCEPT, "mixed")
        is_match_point = state.baskets[1 - self.team] > 0
        return self.number(BLOCK, min(budget, self.between(0.0, 5.0 if is_match_point else 3.0)), "push")

    def fencing(self) -> ReasonedAction:
        """All four dice if that can be paid twice; more when the round may decide."""
        state = self.state
        budget = float(self.energy) if self.is_last() else self.share - float(state.spent[self.seat])
        own = 1 if self.team == 0 else -1
        rounds = 1.0 if state.cube == -own else 2.0
        wish = budget / rounds * self.between(0.8, 1.2)
        if wish > FENCED and rounds > 1.0:
            wish = max(float(FENCED), wish * 0.7)
        return self.number(BID, wish, "push")

    def fencing_dice(self) -> ReasonedAction:
        """Rethrow what lies below its mean."""
        die = self.worst_die()
        if float(self.state.dice[die]) < MEAN - 0.5:
            return ReasonedAction(int(REROLL + die), "best-value")
        return ReasonedAction(STOP, "enough")

    def tug(self) -> ReasonedAction:
        """A good part of the rest in each round, more when the others need one pull."""
        state = self.state
        budget = float(self.energy) if self.is_last() else self.share - float(state.spent[self.seat])
        own = 1 if self.team == 0 else -1
        part = 0.7 if state.cube == -own else 0.45
        return self.number(BID, budget * part * self.between(0.6, 1.5), "mixed")

    def fight(self) -> ReasonedAction:
        """Attack the weakest opponent; guard sometimes, more often when the weakest of the team."""
        state = self.state
        weakest: i64 = NONE
        is_weakest = True
        for other in range(state.players):
            if state.score[other] <= 0:
                continue
            if state.team(other) == self.team:
                is_weakest = is_weakest and state.score[other] >= state.score[self.seat]
            elif weakest == NONE or state.score[other] < state.score[weakest]:
                weakest = other
        if self.happens(35 if is_weakest else 12):
            return ReasonedAction(GUARD, "mixed")
        return ReasonedAction(int(ATTACK + weakest), "best-value")
