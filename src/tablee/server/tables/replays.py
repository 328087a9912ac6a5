"""Ended games, to be walked through: one pass over each, of which some states and all events are kept."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

from tablee.engine.chance import ScriptedChance
from tablee.engine.match import UNDO, Entry
from tablee.engine.refusal import Refused
from tablee.engine.shapes import OMNISCIENT
from tablee.server import protocol
from tablee.server.tables import presenter, referee
from tablee.server.tables.limits import Meter
from tablee.server.tables.metering import paid

if TYPE_CHECKING:
    from tablee.engine.match import Match
    from tablee.engine.shapes import Told
    from tablee.engine.state import State
    from tablee.server.tables.table import Table

EVERY = 8  # entries from one kept state to the next
TURN_SECONDS = 0.002  # after which others have their turn
MOST_REPLAYS = 40


class LoopYielder:
    """Lets others have their turn now and then during something long."""

    def __init__(self) -> None:
        self.since = time.monotonic()

    async def pause(self) -> None:
        """Waits for the others, if it is their turn."""
        if time.monotonic() - self.since > TURN_SECONDS:
            await asyncio.sleep(0)
            self.since = time.monotonic()


class Replay:
    """One ended game."""

    def __init__(self, table: Table) -> None:
        match = table.playing()
        self.game = match.game
        self.entries = match.entries
        self.told: list[list[Told]] = []  # by entry
        self.states: dict[int, State] = {}  # after some of the entries
        self.plays = 0

    async def walk(self, match: Match) -> None:
        """Plays the whole game once, from the deal."""
        yielder = LoopYielder()
        self.keep(match, 0, 0)
        for entry in self.entries[1:]:
            before = len(match.told)
            if entry.actions == [UNDO]:
                match.undo_logged(entry.seat)
                before = len(match.told) - 1
            else:
                for name in entry.actions:
                    match.act(entry.seat, match.game.parse(match.state, name))
            self.keep(match, entry.number, before)
            await yielder.pause()

    def keep(self, match: Match, number: int, before: int) -> None:
        """Keeps what an entry told, and the state after it now and then; always after an undo, which no state knows."""
        self.told.append([told for _, told in match.told[before:]])
        if number % EVERY == 0 or self.entries[number].actions == [UNDO]:
            self.states[number] = match.state

    def state(self, number: int) -> State:
        kept = number
        while kept not in self.states:
            kept -= 1
        state = self.states[kept].clone()
        for entry in self.entries[kept + 1 : number + 1]:
            self.play(state, entry)
        return state

    def play(self, state: State, entry: Entry) -> None:
        """Plays an entry again, with the outcomes that it had."""
        self.plays += 1
        chance = ScriptedChance(*entry.outcomes)
        for name in entry.actions:
            state.apply(entry.seat, self.game.parse(state, name), chance)

    def at(self, number: int) -> State:
        """The state after an entry that somebody names."""
        last = len(self.entries) - 1
        if not 0 <= number <= last:
            raise referee.refused("no-such-entry", last=last)
        return self.state(number)

    def moment(self, number: int, viewer: int) -> protocol.Moment:
        """The game after an entry, seen from any side."""
        last = len(self.entries) - 1
        if not 0 <= number <= last or not OMNISCIENT <= viewer < self.states[0].players:
            raise referee.refused("no-such-entry", last=last)
        state = self.state(number)
        view = state.view(viewer)
        entry = self.entries[number]
        return protocol.Moment(
            entry=number,
            last=last,
            viewer=viewer,
            view=presenter.raw(view),
            text=self.game.show(view),
            to_act=state.to_act(),
            seat=entry.seat,
            actions=entry.actions,
            undone=entry.undone,
            log=self.lines(number, viewer),
        )

    def choices(self, number: int) -> protocol.Choices:
        """What could be done after an entry, by whoever did something then."""
        last = len(self.entries) - 1
        later = [entry for entry in self.entries if entry.number > number and not entry.undone]
        following = next((entry for entry in later if entry.actions != [UNDO]), None)
        if not 0 <= number <= last or following is None:
            raise referee.refused("no-such-entry", last=last)
        state = self.state(number)
        legal = [protocol.LegalAction(one, self.game.named(state, one)) for one in state.legal(following.seat)]
        return protocol.Choices(following.seat, legal, following.actions[0])

    def lines(self, number: int, viewer: int) -> list[protocol.LogLine]:
        """What an entry told, seen from any side."""
        told = [(number, one) for one in self.told[number]]
        return [
            protocol.LogLine(
                f"{number}.{index}",
                number,
                presenter.acting(self.entries[number], told, index),
                presenter.raw(one.seen_by(viewer)),
            )
            for index, (_, one) in enumerate(told)
        ]

    def log(self, viewer: int) -> list[protocol.LogLine]:
        """All that a viewer was told, without what was taken back."""
        players = self.states[0].players
        if not OMNISCIENT <= viewer < players:
            raise Refused("no-such-seat", "TAB-1.1", {"seats": players})
        entries = (entry.number for entry in self.entries if not entry.undone)
        return [line for number in entries for line in self.lines(number, viewer)]


class Replays:
    """The games that people walk through, as many as fit."""

    def __init__(self, most: int = MOST_REPLAYS) -> None:
        self.most = most
        self.meter = Meter()
        self.found: OrderedDict[str, Replay] = OrderedDict()
        self.walking: dict[str, asyncio.Task[Replay]] = {}

    async def of(self, table: Table) -> Replay:
        """The replay of an ended table, made by whoever asks first, who pays for it."""
        if not table.is_over:
            raise referee.refused("not-over")
        if table.id in self.found:
            self.found.move_to_end(table.id)
            return self.found[table.id]
        if table.id not in self.walking:
            self.walking[table.id] = asyncio.create_task(paid(self.meter, self.walk(table), self.meter.payer))
        return await asyncio.shield(self.walking[table.id])

    async def walk(self, table: Table) -> Replay:
        try:
            replay = Replay(table)
            await replay.walk(table.dealt())
            self.found[table.id] = replay
            while len(self.found) > self.most:
                self.found.popitem(last=False)
            return replay
        finally:
            del self.walking[table.id]
