"""A game among people: the state, its chance, the log of what was played, what everyone was told, and undo."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tablee.engine.chance import Chance
from tablee.engine.dump import state_hash
from tablee.engine.game import Game
from tablee.engine.refusal import Refused
from tablee.engine.shapes import OMNISCIENT, Event, TakenBack, Told, Until, View
from tablee.engine.state import NOBODY, State

SETUP = "setup"
POSITION = "position"
UNDO = "undo"


@dataclass(init=False)
class Entry:
    """One line of the log: who did what, in names, and what chance gave."""

    number: int
    seat: int
    actions: list[str]  # one, or all the steps of a secret choice
    outcomes: list[str]
    hash: str  # of the state after it; empty while secret choices are open
    undone: bool
    secret: bool  # a secret choice

    def __init__(
        self,
        number: int,
        seat: int,
        actions: list[str],
        outcomes: list[str] | None = None,
        hash: str = "",  # noqa: A002 - as it is called in a record
        undone: bool = False,
        secret: bool = False,
    ) -> None:
        self.number = number
        self.seat = seat
        self.actions = actions
        self.outcomes = [] if outcomes is None else outcomes
        self.hash = hash
        self.undone = undone
        self.secret = secret


def undone(entry: Entry) -> Entry:
    """An entry that was taken back; the original may belong to another fork of the match."""
    return Entry(entry.number, entry.seat, entry.actions, entry.outcomes, entry.hash, True, entry.secret)


class UndoPoint:
    """What is needed to take an entry back."""

    def __init__(self, entry: Entry, before: State) -> None:
        self.entry = entry
        self.before = before


class Match:
    """One game from the deal to the end. Its state is replaced, never changed: forks and undo share it."""

    def __init__(
        self,
        game: Game,
        players: int | None,
        chance: Chance,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = (),
        hashing: bool = True,
        start: State | None = None,
        forked: Match | None = None,
    ) -> None:
        self.game = game
        self.chance = chance
        self.names = list(names)
        self.hashing = hashing  # a record can be given its hashes later, too
        self.start = start  # the position from which it goes on, if it does not begin with the deal
        if forked is not None:
            self.copy(forked)
            return
        self.entries: list[Entry] = []
        self.told: list[tuple[int, Told]] = []  # entry number, event
        self.last_of_kind: dict[type[Event], int] = {}  # where in `told`
        self.last_reveal = -1
        self.undoable: list[UndoPoint] = []
        if start is None:
            self.state = game.empty(game.count(players), game.fixed(game.read_options(options or {})))
        else:
            self.state = start.clone()
        self.decisions = [0] * int(self.state.players)  # how many decisions each seat was given so far
        self.begin()

    def fork(self) -> Match:
        """The same match, to be continued independently of this one, with the same draws to come."""
        return Match(self.game, None, self.chance.fork(), None, self.names, self.hashing, self.start, self)

    def copy(self, other: Match) -> None:
        """Takes over the position of another match."""
        self.entries = other.entries[:]
        self.told = other.told[:]
        self.last_of_kind = other.last_of_kind.copy()
        self.last_reveal = other.last_reveal
        self.undoable = other.undoable[:]
        self.state = other.state
        self.decisions = other.decisions[:]

    # Reading ------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The seats that must decide now."""
        return self.state.to_act()

    def is_over(self) -> bool:
        """Nobody has anything left to decide."""
        return not self.to_act()

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now; nothing if it is not asked."""
        return self.state.legal(seat) if seat in self.to_act() else []

    def view(self, viewer: int) -> View:
        """What a viewer may know now; when the game is over, everything."""
        return self.state.view(OMNISCIENT if self.is_over() else viewer)

    def decision(self, seat: int) -> int | None:
        """The number of the decision that a seat must make now."""
        return self.decisions[seat] if seat in self.to_act() else None

    def events(self, viewer: int, since: int = 0) -> list[tuple[int, Event]]:
        """What a viewer may still see of what happened from entry `since` on, with entry numbers."""
        if self.is_over():
            viewer = OMNISCIENT
        first = bisect_left(self.told, since, key=entry_of)
        return [(self.told[index][0], self.seen(index, viewer)) for index in range(first, len(self.told))]

    def seen(self, index: int, viewer: int) -> Event:
        """The event with this index as a viewer may still see it."""
        return self.told[index][1].seen_by(viewer, self.lapsed(index))

    def lapsed(self, index: int) -> frozenset[Until]:
        """The limits of the event with this index that have run out by now, without looking at the other events."""
        entry, told = self.told[index]
        gone: set[Until] = set()
        if entry != self.entries[-1].number:
            gone.add(Until.NEXT_ACTION)
        if self.last_of_kind[type(told.event)] > index:
            gone.add(Until.NEXT_OF_KIND)
        if self.last_reveal > index:
            gone.add(Until.REVEAL)
        return frozenset(gone)

    # Acting -------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int | str) -> None:
        """Plays an action, by number or by name, if the rules allow it."""
        if isinstance(action, str):
            self.check_named(seat, action)
            action = self.game.parse(self.state, action)
        refused = self.state.why_not(seat, action)
        if refused is not None:
            raise refused
        self.act(seat, action)

    def check_named(self, seat: int, text: str) -> None:
        """Refuses a named action that cannot be played."""
        refused = self.game.why_not_named(self.state, seat, text)
        if refused is not None:
            raise refused

    def act(self, seat: int, action: int) -> None:
        """Applies an action; a step of a secret choice stays in the seat's draft until it is submitted."""
        name = self.game.named(self.state, action)
        choosing = seat in self.state.waiting
        before = self.state
        steps = [self.game.named(self.state, step) for step in self.state.drafts[seat]] if choosing else []
        entry = Entry(self.next_number(), seat, [*steps, name], secret=choosing)
        asked = self.to_act()
        outcomes, told = self.run(seat, action)
        self.count_decisions(asked, seat)
        if choosing and self.state.can_take_back(seat):  # not `waiting`: the next choice may be open already
            return
        entry.outcomes = outcomes
        self.remember(entry, before, told)

    def run(self, seat: int, action: int) -> tuple[list[str], list[Told]]:
        """Applies an action and listens: what chance gave, what was told."""
        outcomes: list[str] = []
        told: list[Told] = []
        state = self.state.clone()
        self.chance.heard = outcomes
        state.told = told
        try:
            state.apply(seat, action, self.chance)
        finally:
            state.told = self.chance.heard = None
        self.state = state
        return outcomes, told

    def begin(self) -> None:
        """The first entry: the deal, or the position from which the match goes on."""
        entry = Entry(0, NOBODY, [SETUP if self.start is None else POSITION])
        told: list[Told] = []
        if self.start is None:
            self.chance.heard = entry.outcomes
            self.state.told = told
            self.state.setup(self.chance)
            self.state.told = self.chance.heard = None
        self.count_decisions([], NOBODY)
        self.write(entry, told)

    def write(self, entry: Entry, told: Iterable[Told]) -> None:
        """Adds an entry to the log."""
        if self.hashing and not self.state.waiting:
            entry.hash = state_hash(self.state)
        self.entries.append(entry)
        for one in told:
            self.hear(entry.number, one)

    def hear(self, number: int, told: Told) -> None:
        """Adds an event to what was told, and notes what it makes lapse."""
        self.last_of_kind[type(told.event)] = len(self.told)
        if told.reveal:
            self.last_reveal = len(self.told)
        self.told.append((number, told))

    def forget(self, number: int) -> None:
        """Removes the events of an entry that was taken back."""
        kept = [(entry, told) for entry, told in self.told if entry != number]
        self.told = []
        self.last_of_kind = {}
        self.last_reveal = -1
        for entry, told in kept:
            self.hear(entry, told)

    def remember(self, entry: Entry, before: State, told: list[Told]) -> None:
        """Writes an entry, and what is needed to take it back if it can be."""
        if self.undoable and self.undoable[-1].entry.seat != entry.seat:
            self.undoable.clear()
        if can_be_undone(entry, told, before, self.to_act()) and not self.shows_for_a_moment():
            self.undoable.append(UndoPoint(entry, before))
        else:
            self.undoable.clear()
        self.write(entry, told)

    def shows_for_a_moment(self) -> bool:
        """Did the last entry show something that is gone after this one? Going back would show it again."""
        last = self.entries[-1].number
        for number, told in reversed(self.told):
            if number != last:
                break
            if any(limit.until is Until.NEXT_ACTION for limit in told.limits):
                return True
        return False

    def count_decisions(self, asked: Sequence[int], acted: int) -> None:
        """Gives a new number to the decision of each seat that acted or is newly asked."""
        for seat in self.to_act():
            if seat == acted or seat not in asked:
                self.decisions[seat] += 1

    def next_number(self) -> int:
        """The number of the next entry."""
        return len(self.entries)

    # Taking back --------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last action (TAB-2.1)? Not in silence: it would be a way to talk (TAB-2.3)."""
        return self.could_undo(seat) and not self.is_silent()

    def could_undo(self, seat: int) -> bool:
        """Would taking back the last action of a seat tell nothing, if all may talk (TAB-2.1)?"""
        return bool(self.undoable) and self.undoable[-1].entry.seat == seat

    def is_silent(self) -> bool:
        """Is talking forbidden now, or was it when the last action was played?"""
        closed = self.state.chat_closed_by() or self.undoable[-1].before.chat_closed_by()
        return closed is not None

    def would_undo(self, seat: int, told: list[Told], after: State) -> bool:
        """Could a seat take back what it may do now, if it drew nothing and led to that state (TAB-2.1, TAB-2.3)?"""
        closed = self.state.chat_closed_by() or after.chat_closed_by()
        if closed is not None or self.shows_for_a_moment():
            return False
        entry = Entry(self.next_number(), seat, [], secret=seat in self.state.waiting)
        return can_be_undone(entry, told, self.state, after.to_act())

    def undo(self, seat: int) -> None:
        """Takes back the last action of a seat, visibly."""
        if not self.can_undo(seat):
            raise Refused("no-undo", "TAB-2.3" if self.could_undo(seat) else "TAB-2.1")
        self.undo_logged(seat)

    def undo_logged(self, seat: int) -> None:
        """Takes back what a log says was taken back; in older ones also where silence was demanded."""
        if not self.could_undo(seat):
            raise Refused("no-undo", "TAB-2.1")
        point = self.undoable.pop()
        asked = self.to_act()
        self.entries[point.entry.number] = undone(point.entry)
        self.state = point.before
        self.forget(point.entry.number)
        self.write(Entry(self.next_number(), seat, [UNDO]), [Told(TakenBack("TAB-2.1", seat))])
        self.count_decisions(asked, seat)

    def restart_draft(self, seat: int) -> None:
        """Forgets the steps of a secret choice that is open: somebody else makes it now, as a new decision."""
        if seat in self.state.waiting:
            self.state = self.state.clone()
            self.state.restart_draft(seat)
            self.decisions[seat] += 1

    def take_back(self, seat: int) -> None:
        """Takes back the last step of a secret choice (TAB-2.2)."""
        state = self.state.clone()
        state.take_back(seat)
        self.state = state
        self.decisions[seat] += 1


def match_at(start: State, chance: Chance, names: Sequence[str] = ()) -> Match:
    """A match that goes on from a position instead of beginning with the deal."""
    return Match(start.game, None, chance, names=names, start=start)


def entry_of(told: tuple[int, Told]) -> int:
    """The entry that an event belongs to."""
    return told[0]


def side_of(state: State, seat: int) -> list[int]:
    """The seats on the same side as this one."""
    sides = state.sides()
    return [other for other in range(state.players) if sides[other] == sides[seat]]


def can_be_undone(entry: Entry, told: Iterable[Told], before: State, asked: Sequence[int]) -> bool:
    """Nothing left to chance, nothing unknown shown to the side, no secret choice, no other side asked (TAB-2.1).

    How long the other side takes to answer would tell what it holds, if asking could be taken back.
    """
    if entry.secret or entry.outcomes or not asked:
        return False
    side = side_of(before, entry.seat)
    if any(seat not in side for seat in asked):
        return False
    return not any(seat in one.shows for one in told for seat in side)
