"""Bots for Pique Plume: one way to play, three memories. What a bot remembers is in its notes and nowhere else."""

from collections.abc import Sequence
from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.shapes import BotAnswer, Budget, Event, Reason, View
from tablee.engine.state import NOBODY
from tablee.games.pique_plume.rules import DROP, EGG_COUNT, FLIP, KEEP, SLOT_COUNT, ahead, behind
from tablee.games.pique_plume.shapes import PiquePlumeView, TileFlipped

REASONS: Final = ["remembers", "by-elimination", "explores", "trap", "guards-tail", "keeps-dropping"]

PERCENT: Final = 100
UNKNOWN: Final = ""


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


def happens(percent: i64, chance: Chance) -> bool:
    """True so often in a hundred; what is certain needs no chance."""
    return percent >= PERCENT or (percent > 0 and chance.uniform(PERCENT) < percent)


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
