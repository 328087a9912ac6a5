"""Bots for Pique Plume: one way to play, three memories. What a bot remembers is in its notes and nowhere else."""

from collections.abc import Sequence
from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.knowledge import NOTHING_SEEN, PERCENT, Knowledge, by_margin, expectations, happens
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.engine.state import NOBODY, State
from tablee.games.pique_plume.rules import (
    DROP,
    EGG_COUNT,
    FLIP,
    KEEP,
    NO_SLOT,
    NOTHING,
    SLOT_COUNT,
    UNDRAWN,
    PiquePlume,
    ahead,
    behind,
)
from tablee.games.pique_plume.shapes import PiquePlumeView, TileFlipped

REASONS: Final = ["remembers", "by-elimination", "explores", "trap", "guards-tail", "keeps-dropping"]

UNKNOWN: Final = ""
LOST_LATER: Final = 10  # of so many per cent that are not remembered at once, one is lost at each flip
ON_TURN: Final = 0.2  # of a feather
UNLIKELY: Final = 0.02


class Memory:
    """What a bot knows of the yard: the picture in each slot, as far as it has not forgotten it."""

    def __init__(self, notes: bytes) -> None:
        self.pictures: list[str] = [UNKNOWN] * SLOT_COUNT
        for note in notes.decode().split():
            slot, _, picture = note.partition("=")
            self.pictures[int(slot)] = picture

    def witness(self, events: Sequence[Event], kept: i64, lost: i64, chance: Chance) -> None:
        """At each flip every entry is lost, and the tile shown is kept, as often in a hundred as the level says."""
        for event in events:
            if isinstance(event, TileFlipped) and event.slot is not None and event.picture is not None:
                for slot in range(SLOT_COUNT):
                    if self.pictures[slot] != UNKNOWN and happens(lost, chance):
                        self.pictures[slot] = UNKNOWN
                if happens(kept, chance):
                    self.pictures[event.slot] = event.picture

    def notes(self) -> bytes:
        """The memory as it is written down: `3=SNAIL 7=NEST`."""
        known = [f"{slot}={picture}" for slot, picture in enumerate(self.pictures) if picture != UNKNOWN]
        return " ".join(known).encode()


def novice(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """A weak memory."""
    return decide(view, events, notes, 45, 6, chance)


def greedy(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """A memory like that of most people."""
    return decide(view, events, notes, 70, 2, chance)


def perfect(view: View, events: Sequence[Event], notes: bytes, budget: Budget, chance: Chance) -> BotAnswer:
    """Forgets nothing it has seen."""
    return decide(view, events, notes, PERCENT, 0, chance)


def decide(view: View, events: Sequence[Event], notes: bytes, kept: i64, lost: i64, chance: Chance) -> BotAnswer:
    """The same play for every memory."""
    assert isinstance(view, PiquePlumeView)
    memory = Memory(notes)
    memory.witness(events, kept, lost, chance)
    action, reason = place_dropping(view, memory) if view.asked else flip(view, memory, chance)
    return BotAnswer(action, memory.notes(), Reason(reason))


def flip(view: PiquePlumeView, memory: Memory, chance: Chance) -> tuple[int, str]:
    """The slot of the wanted picture if it is known, else one of which nothing is known."""
    wanted = view.eggs[view.targets[view.header.viewer]]
    if wanted in memory.pictures:
        return FLIP + memory.pictures.index(wanted), "remembers"
    unknown = [slot for slot in range(SLOT_COUNT) if memory.pictures[slot] == UNKNOWN]
    reason = "by-elimination" if len(unknown) == 1 else "explores"
    return FLIP + unknown[chance.uniform(len(unknown))], reason


def place_dropping(view: PiquePlumeView, memory: Memory) -> tuple[int, str]:
    """In front of the richest bird that may fail there, or where the chaser must jump, or nowhere."""
    seat = view.header.viewer
    taken = set(view.birds) | {egg for egg in view.droppings if egg is not None}
    chaser = chaser_of(view, seat)
    best = NOBODY
    for other, egg in enumerate(view.birds):
        if other in (seat, chaser) or not view.feathers[other] or int(ahead(egg)) in taken:
            continue
        beyond = first_free(int(ahead(egg)), taken)
        if view.eggs[beyond] in memory.pictures:
            continue
        if best == NOBODY or len(view.feathers[other]) > len(view.feathers[best]):
            best = other
    if best != NOBODY:
        return DROP + int(ahead(view.birds[best])), "trap"
    guarded = int(behind(behind(view.birds[seat])))
    if view.feathers[seat] and guarded not in taken and int(behind(view.birds[seat])) not in taken:
        return DROP + guarded, "guards-tail"
    return KEEP, "keeps-dropping"


def chaser_of(view: PiquePlumeView, seat: int) -> int:
    """The nearest bird behind: a dropping in front of it would save it a step."""
    egg = int(behind(view.birds[seat]))
    while egg not in view.birds:
        egg = int(behind(egg))
    return view.birds.index(egg)


def first_free(egg: int, taken: set[int]) -> int:
    """The first egg without a piece after this one."""
    egg = (egg + 1) % EGG_COUNT
    while egg in taken:
        egg = (egg + 1) % EGG_COUNT
    return egg


# For the search ---------------------------------------------------------------------------------------


class Expertise(Knowledge):
    """Everybody has seen what was turned over. In thought, what this seat does not remember is turned over anew."""

    def __init__(self, tuned: dict[str, float] | None = None) -> None:
        super().__init__(tuned)
        self.lead = self.known("lead", 0.8)  # feathers that make winning e times as likely
        self.margin = self.known("margin", 0.2)  # what the feathers count beside the places at the end
        self.unknown = self.known("unknown", 0.2)  # how promising a tile is of which nothing is known

    def worths(self, state: State) -> list[float]:
        assert isinstance(state, PiquePlume)
        turn = state.turn
        own = [float(state.feathers[seat]) + (ON_TURN if seat == turn else 0.0) for seat in range(state.players)]
        return expectations(own, self.lead)

    def results(self, state: State) -> list[float]:
        return by_margin(state, self.margin, self.lead)

    def priors(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        assert isinstance(state, PiquePlume)
        if state.asked:
            wished = dropping_of(state, seat)
            return [1.0 if action == wished else UNLIKELY for action in actions]
        wanted = state.eggs[state.target(seat)]
        return [self.promise(state.yard[action - FLIP], wanted) for action in actions]

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        assert isinstance(state, PiquePlume)
        if state.asked:
            return dropping_of(state, seat)
        wanted = state.eggs[state.target(seat)]
        unknown: list[int] = []
        for slot in range(SLOT_COUNT):
            if state.yard[slot] == wanted:
                return int(FLIP + slot)
            if state.yard[slot] == UNDRAWN:
                unknown.append(int(slot))
        return FLIP + unknown[chance.uniform(len(unknown))] if unknown else actions[0]

    def seen(self, state: State) -> int:
        """The tile that was turned over."""
        assert isinstance(state, PiquePlume)
        return NOTHING_SEEN if state.showing == NO_SLOT else int(state.yard[state.showing])

    def remember(self, view: View, events: Sequence[Event], notes: bytes, percent: int, chance: Chance) -> bytes:
        """What is not remembered well at once is soon lost, too."""
        memory = Memory(notes)
        memory.witness(events, percent, (PERCENT - percent) // LOST_LATER, chance)
        return memory.notes()

    def promise(self, seen: i64, wanted: i64) -> float:
        """Of a slot: that of the wanted picture, one of which nothing is known, any other."""
        return 1.0 if seen == wanted else self.unknown if seen == UNDRAWN else UNLIKELY

    def settle(self, state: State, viewer: i64, notes: bytes, chance: Chance) -> None:
        assert isinstance(state, PiquePlume)
        memory = Memory(notes)
        for slot in range(SLOT_COUNT):
            if memory.pictures[slot] == UNKNOWN and slot != state.showing and state.yard[slot] != UNDRAWN:
                state.bag.add(state.yard[slot])
                state.yard[slot] = UNDRAWN


def dropping_of(state: PiquePlume, seat: i64) -> int:
    """In front of the richest bird that is not the chaser, or where the chaser must jump, or nowhere."""
    chaser = chaser_in(state, seat)
    best: i64 = NOBODY
    for other in range(state.players):
        is_rival = other not in (seat, chaser) and state.feathers[other] > 0
        is_free = state.piece[ahead(state.bird[other])] == NOTHING
        if is_rival and is_free and (best == NOBODY or state.feathers[other] > state.feathers[best]):
            best = other
    if best != NOBODY:
        return int(DROP + ahead(state.bird[best]))
    next_egg = behind(state.bird[seat])
    guarded = behind(next_egg)
    if state.feathers[seat] and state.piece[guarded] == NOTHING and state.piece[next_egg] == NOTHING:
        return int(DROP + guarded)
    return KEEP


def chaser_in(state: PiquePlume, seat: i64) -> i64:
    """The nearest bird behind."""
    egg = behind(state.bird[seat])
    while True:
        for other in range(state.players):
            if state.bird[other] == egg:
                return other
        egg = behind(egg)
