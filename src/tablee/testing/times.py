"""The laws of time and of undo: when a table acts, and what can be taken back, tells no viewer what it may not know.

A table is simulated twice with the same clock: from a state, and from its twin in which secrets were exchanged that a
viewer does not know. As long as both look the same to that viewer, all answers must come at the same time (TAB-3.1),
and the same can be taken back (TAB-2.1).
"""

from __future__ import annotations

from tablee.engine.chance import Chance, SeededChance
from tablee.engine.match import Match
from tablee.engine.orders import known_orders, moment_of, ordered_action
from tablee.engine.shapes import encode
from tablee.engine.state import State
from tablee.testing.report import Fault, Report

STEPS = 3  # actions after an exchange
PAUSE, LOOK = 1.0, 2.0  # seconds before an automatic answer, usually and where something is shown for a moment
NEVER = "only when its person does"


class SimulatedTable:
    """A game in which it is told when each answer comes, instead of waiting for it."""

    def __init__(self, state: State, seed: int) -> None:
        self.match = Match(state.game, None, SeededChance(seed), hashing=False, start=state)

    def looks(self, viewer: int) -> bytes:
        """The position and the log of a viewer."""
        match = self.match
        return encode([match.view(viewer), match.to_act(), [event for _, event in match.events(viewer)]])

    def times(self, seat: int) -> dict[str, str]:
        """When an answer of this seat comes, if it is a bot, if time runs out, and with each order that it may give."""
        match, state = self.match, self.match.state
        pause = LOOK if match.shows_for_a_moment() else PAUSE
        clock = state.on_clock(seat)
        found = {"bot": f"after {pause} s", "clock": f"after {clock.seconds or 'the usual number of'} s"}
        for name in known_orders(state.game):
            is_answered = ordered_action(state, seat, [name]) is not None
            found[name] = f"after {pause} s" if is_answered else NEVER
            found[f"the end of {name}"] = moment_of(state, seat, name)
        return found

    def can_undo(self) -> list[int]:
        """The seats that may take back their last action."""
        return [seat for seat in range(self.match.state.players) if self.match.can_undo(seat)]


def check_times(state: State, twin: State, viewer: int, chance: Chance, name: str, report: Report) -> None:
    """Plays on in two worlds that a viewer cannot tell apart, a few actions; and takes back what can be."""
    seed = chance.below(1 << 30)
    here, there = SimulatedTable(state, seed), SimulatedTable(twin, seed)
    for _ in range(STEPS):
        if not are_alike(here, there, viewer, name, report):
            return
        if here.can_undo() and chance.below(2):
            seat = here.can_undo()[0]
            here.match.undo(seat)
            there.match.undo(seat)
        elif not play_the_same(here.match, there.match, chance):
            return
    are_alike(here, there, viewer, name, report)


def are_alike(here: SimulatedTable, there: SimulatedTable, viewer: int, name: str, report: Report) -> bool:
    """Compares two worlds that look the same to a viewer; False if they do not any more."""
    if here.match.is_over() or there.match.is_over() or here.looks(viewer) != there.looks(viewer):
        return False
    for seat in here.match.to_act():
        one, other = here.times(seat), there.times(seat)
        for how in one:
            if one[how] != other[how]:
                what = f"seat {seat} answers ({how}) {one[how]} or {other[how]}"
                raise Fault("time", f"seat {viewer} can tell {name}: {what}", here.match.state)
    if here.can_undo() != there.can_undo():
        what = f"seats {here.can_undo()} or {there.can_undo()} may undo"
        raise Fault("undo-permission", f"seat {viewer} could tell {name}: {what}", here.match.state)
    report.counts["timed"] += 1
    return True


def play_the_same(here: Match, there: Match, chance: Chance) -> bool:
    """Some action that is possible in both worlds, of some seat that must decide; False if there is none."""
    seats = here.to_act()
    seat = seats[chance.below(len(seats))]
    possible = [action for action in here.legal(seat) if action in there.legal(seat)]
    if not possible:
        return False
    action = possible[chance.below(len(possible))]
    here.act(seat, action)  # whether it is refused is looked at elsewhere
    there.act(seat, action)
    return True
