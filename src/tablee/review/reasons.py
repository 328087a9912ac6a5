"""Why one action is better than another: what is told after it more often, or less, in games with the same luck."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.shapes import Event, Told, View, encode
from tablee.engine.state import State
from tablee.minds.thinking import Worlds

TURNS = 3
MOST = 3
LEAST = 0.1  # differences smaller than this are no reasons
SPREAD = 7919  # between the seeds of continuations


@dataclass(frozen=True)
class Contrast:
    """Something that happens, how often in a hundred after the better action, and how often after the other."""

    event: Event
    better: int
    other: int

    @property
    def rule(self) -> str:
        """The rule by which it happens."""
        return self.event.rule


def contrasts(game: Game, view: View, notes: bytes, better: int, other: int, games: int, seed: int) -> list[Contrast]:
    """What distinguishes two actions most, within a few turns, as their seat would be told it."""
    told: tuple[Counter[bytes], Counter[bytes]] = (Counter(), Counter())
    events: dict[bytes, Event] = {}
    said: set[type[Event]] = set(game.routine)  # the actions themselves are no reasons, either
    worlds = Worlds(game, view, notes, SeededChance(seed))
    for number in range(games):
        state = worlds.next()
        for counter, action in zip(told, (better, other), strict=True):
            first, *rest = continuation(state.clone(), int(view.header.viewer), action, seed + number * SPREAD)
            said.add(type(first))
            for event in rest:
                key = encode(event)
                events[key] = event
                counter[key] += 1
    found = [
        Contrast(event, percent(told[0][key], games), percent(told[1][key], games)) for key, event in events.items()
    ]
    return clearest([one for one in found if type(one.event) not in said])


def continuation(state: State, seat: int, action: int, seed: int) -> list[Event]:
    """What a seat is told in the next turns, each thing once."""
    chance = SeededChance(seed)
    told: list[Told] = []
    state.told = told
    state.apply(seat, action, chance)
    last, turns = seat, TURNS
    while seats := state.to_act():
        if seats[0] != last:
            last, turns = seats[0], turns - 1
            if turns < 0:
                break
        actions = state.legal(last)
        chosen = actions[0] if len(actions) == 1 else state.game.knowledge.act(state, last, actions, chance)
        state.apply(last, chosen, chance)
    return list({encode(event): event for event in (one.seen_by(seat) for one in told)}.values())


def percent(count: int, games: int) -> int:
    """In a hundred."""
    return round(100 * count / games)


def clearest(found: list[Contrast]) -> list[Contrast]:
    """The largest differences, one of each kind of event.

    What happens to a seat always together, as when a bird jumps and plucks, is told once: by what it ends in.
    """
    ends: dict[tuple[object, int, int], Contrast] = {}
    for contrast in found:
        ends[getattr(contrast.event, "seat", None), contrast.better, contrast.other] = contrast
    out: dict[type[Event], Contrast] = {}
    for contrast in sorted(ends.values(), key=lambda one: -abs(one.better - one.other)):
        if abs(contrast.better - contrast.other) >= 100 * LEAST:
            out.setdefault(type(contrast.event), contrast)
    return list(out.values())[:MOST]
