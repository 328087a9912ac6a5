"""What the search knows of Olympiades: what energy is worth, when an event can be judged, how team-mates agree."""

from math import sqrt
from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.knowledge import NOTHING_SEEN, Knowledge, expectations
from tablee.engine.state import State
from tablee.games.olympiades.bot import Plan
from tablee.games.olympiades.events import SPORT_EVENTS
from tablee.games.olympiades.rules import Olympiades
from tablee.games.olympiades.rules_settings import FINAL, RESTING
from tablee.games.olympiades.rules_stadium import NONE, SUN, WAVE

ASKED: Final = 8  # plans
WIDE: Final = 11  # more actions than a pad has share what they have together
PRIME: Final[i64] = 1000003
FACTOR: Final[i64] = 101


class Expertise(Knowledge):
    """What the plan says, asked several times, since it mixes; points, and what the energy left should bring."""

    def __init__(self, tuned: dict[str, float] | None = None) -> None:
        super().__init__(tuned)
        self.whims = round(self.known("whims", 5.0))
        self.habits = round(self.known("habits", 60.0))
        # Points that all the energy brings in an event of each kind; a rest evens out what energy there is.
        self.standard = self.known("standard", 6.7)
        self.resting = self.known("resting", -1.4)
        self.final = self.known("final", 6.4)
        self.spare = self.known("spare", 2.0)  # energy that an athlete finds anyway
        self.lead = self.known("lead", 1.1)  # points that make winning e times as likely, in the last event
        self.unlikely = self.known("unlikely", 0.3)  # of a plan, for what none of them chose
        self.alike = self.known("alike", 3.0)  # plans, for what a team-mate has chosen: equal results share a medal
        self.judged_after = self.known("judged_after", 1.0)  # turns

    def worths(self, state: State) -> list[float]:
        """By points, and by the points that the energy left should bring in the events to come."""
        assert isinstance(state, Olympiades)
        own = float(state.team_energy(SUN)) + self.spare * float(state.players) / 2.0
        other = float(state.team_energy(WAVE)) + self.spare * float(state.players) / 2.0
        ahead = float(state.points(SUN) - state.points(WAVE))
        ahead += self.to_come(state) * (own - other) / (own + other)
        left = float(len(state.programme) - state.index)
        first, second = expectations([ahead, 0.0], self.lead * sqrt(left + 0.5))
        return [first if state.team(seat) == SUN else second for seat in range(state.players)]

    def to_come(self, state: Olympiades) -> float:
        """The points that all the energy brings from this event on."""
        out = 0.0
        for place in range(state.index, len(state.programme)):
            sport = state.programme[place]
            kind: i64 = state.settings.pattern[place] if sport == NONE else SPORT_EVENTS[sport].kind
            out += self.resting if kind == RESTING else self.final if kind == FINAL else self.standard
        return out

    def is_settled(self, state: State) -> bool:
        """While an event is on, its medals hang in the air."""
        assert isinstance(state, Olympiades)
        if state.round != state.event().first_round or state.due > 0 or state.price != NONE or state.trying > 0:
            return False
        for seat in range(state.players):
            if state.spent[seat] != 0 or state.score[seat] != NONE or state.pads[seat] != NONE or state.out[seat]:
                return False
        return True

    def priors(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        assert isinstance(state, Olympiades)
        unlikely = self.unlikely * float(min(WIDE, len(actions))) / float(len(actions))
        wishes = [unlikely for _ in actions]
        plan = Plan(state, seat, chance)
        for _ in range(ASKED):
            wishes[actions.index(plan.choice().action)] += 1.0
        if state.drafts:
            for mate in range(seat):
                if state.team(mate) == state.team(seat) and state.drafts[mate] and state.drafts[mate][0] in actions:
                    wishes[actions.index(state.drafts[mate][0])] += self.alike
        return wishes

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        assert isinstance(state, Olympiades)
        return Plan(state, seat, chance).choice().action

    def turns(self) -> int:
        return round(self.judged_after)

    def seen(self, state: State) -> int:
        """What the dice have made of the tile and of the energy."""
        assert isinstance(state, Olympiades)
        out: i64 = state.trying
        for seat in range(state.players):
            out = mixed(mixed(out, state.score[seat] + 1), state.energy[seat])
        for face in state.dice:
            out = mixed(out, face)
        return int(mixed(mixed(out, state.baskets[SUN]), state.baskets[WAVE]))

    def agreed(self, state: State, seat: i64) -> int:
        """Of the table as it lies, for those who set their pads at the same time."""
        assert isinstance(state, Olympiades)
        if not state.drafts:
            return NOTHING_SEEN
        out = mixed(mixed(mixed(state.team(seat), state.index), state.round), state.first)
        for medals in state.medals:
            out = mixed(out, medals)
        for other in range(state.players):
            out = mixed(mixed(out, state.score[other] + 1), state.energy[other])
        return int(out)


def mixed(so_far: i64, value: i64) -> i64:
    """A number that hardly ever comes of other values."""
    return (so_far * FACTOR + value) % PRIME
