"""An ended game, walked through once: its states, and every decision with what its seat knew then."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tablee.bots.memory import SeatMemory, pass_on
from tablee.engine import record as records
from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.ending import places_of
from tablee.engine.game import Game
from tablee.engine.knowledge import PERCENT
from tablee.engine.match import UNDO, Entry
from tablee.engine.record import Record
from tablee.engine.shapes import Told
from tablee.engine.state import State
from tablee.review.estimating import won


@dataclass(frozen=True)
class DecisionMade:
    """An action that a seat took where it could have taken another."""

    entry: int
    step: int  # of a secret choice, which may have several
    seat: int
    before: State
    action: int
    notes: bytes  # what somebody who forgets nothing would have written down by then


@dataclass
class Walk:
    """The states of a game from the deal to its end, without what was taken back."""

    game: Game
    entries: list[Entry]
    states: list[State] = field(default_factory=list)  # after each entry
    choices: list[DecisionMade] = field(default_factory=list)
    result: list[float] | None = None  # what each seat won of the game; None where people stopped and nobody has won

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.states[0].players)


def walk(record: Record) -> Walk:
    """Walks through the record of an ended game; one that is still running is refused."""
    match = records.replay(record)
    kept = [entry for entry in match.entries if not entry.undone and entry.actions != [UNDO]]
    walked = Walk(match.game, kept)
    state = records.replay(record, 0).state
    memories = {seat: SeatMemory() for seat in range(state.players)}
    walked.states.append(state)
    for entry in kept[1:]:
        state = state.clone()
        take(walked, state, entry, memories)
        state.told = None
        walked.states.append(state)
    places = places_of(state, record.tag("status"), record.conceded())
    walked.result = won(places, state.sides()) if places else None
    return walked


def take(walked: Walk, state: State, entry: Entry, memories: Mapping[int, SeatMemory]) -> None:
    """Plays an entry, with the outcomes that it had, and keeps the decisions in it."""
    chance = ScriptedChance(*entry.outcomes)
    told: list[Told] = []
    state.told = told
    for step, name in enumerate(entry.actions):
        action = walked.game.parse(state, name)
        if len(state.legal(entry.seat)) > 1:
            notes = remembered(walked.game, state, entry.seat, memories[entry.seat])
            walked.choices.append(DecisionMade(entry.number, step, entry.seat, silent(state), action, notes))
        state.apply(entry.seat, action, chance)
    pass_on(told, memories)


def remembered(game: Game, state: State, seat: int, memory: SeatMemory) -> bytes:
    """The notes of somebody who forgets nothing that the rules let a seat know."""
    memory.notes = game.knowledge.remember(
        state.view(seat), memory.read_news(), memory.notes, PERCENT, SeededChance(seat)
    )
    return memory.notes


def silent(state: State) -> State:
    """A copy to which nobody listens."""
    copy = state.clone()
    copy.told = None
    return copy
