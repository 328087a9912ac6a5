"""The moments of a match one by one, and lines that were tried from one of them."""

from __future__ import annotations

from tablee.engine.chance import ScriptedChance
from tablee.engine.match import Entry, Match
from tablee.engine.record import again, begun, record_of
from tablee.engine.shapes import Told
from tablee.engine.state import State


class MatchLine:
    """A match with the state after each of its entries; `at` is the moment of another line where it began."""

    def __init__(self, match: Match, before: MatchLine | None = None, at: int = 0) -> None:
        self.match = match
        self.before = before
        self.at = at
        self.states = states_of(match)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return self.at + len(self.states) - 1

    def state(self, moment: int) -> State:
        """The state at a moment, of what went before this line as well."""
        if self.before is not None and moment < self.at:
            return self.before.state(moment)
        return self.states[moment - self.at]

    def entry(self, moment: int) -> Entry:
        """What led to a moment."""
        if self.before is not None and moment <= self.at:
            return self.before.entry(moment)
        return self.match.entries[moment - self.at]

    def told(self, moment: int) -> list[Told]:
        """What was told on the way to a moment."""
        if self.before is not None and moment <= self.at:
            return self.before.told(moment)
        return [told for entry, told in self.match.told if entry == moment - self.at]

    def play(self, seat: int, action: int) -> None:
        """Goes on with an action, if the rules allow it; a step of a secret choice makes no new moment."""
        self.match.play(seat, action)
        if len(self.match.entries) > len(self.states):
            self.states.append(self.match.state)
        else:
            self.states[-1] = self.match.state


def states_of(match: Match) -> list[State]:
    """The states after all entries; the last is the match's own, with secret choices that are still open."""
    if len(match.entries) == 1:
        return [match.state]
    record = record_of(match)
    script = ScriptedChance(*(outcome for entry in record.entries for outcome in entry.outcomes))
    again_played = begun(match.game, record, dict(match.state.fixed.options.chosen), script)
    states = [again_played.state]
    for entry in record.entries[1:]:
        again(again_played, entry)
        states.append(again_played.state)
    return [*states[:-1], match.state]
