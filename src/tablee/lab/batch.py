"""Many games side by side for one seat that learns: each step plays them all on until that seat is asked again."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.engine.arrays import WORD, i64, lowest, nth, size_of, u8, vec, words_for, zeros
from tablee.engine.chance import Chance
from tablee.engine.game import Game
from tablee.engine.state import NOBODY, Fixed, State
from tablee.lab.dice import own_chance

PENALTY = -1.0  # for an action that is not legal


def by_places(places: list[int]) -> list[float]:
    """From 1 for a clear first to -1 for a clear last; together nothing: those behind less those ahead, as a share."""
    out: list[float] = []
    for own in places:
        balance = 0
        for place in places:
            balance += 1 if place > own else -1 if place < own else 0
        out.append(balance / (len(places) - 1))
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Others:
    """Who plays the other seats: here somebody who takes any legal action."""

    def __init__(self, game: Game) -> None:
        self.offered: vec[i64] = zeros(words_for(len(game.actions.entries)))

    def begin(self, table: i64, state: State) -> None:
        """A new game at a table, before it is dealt."""

    def answer(self, table: i64, state: State, seat: i64, chance: Chance) -> i64:
        """What a seat does."""
        return self.any_action(state, seat, chance)

    def any_action(self, state: State, seat: i64, chance: Chance) -> i64:
        """A legal action, each equally likely."""
        state.offer(seat, self.offered)
        return nth(self.offered, chance.uniform(size_of(self.offered)))


class Batch:
    """Some tables with a game each; what the learner sees of them lies in arrays, table after table.

    A game that ends is followed by the next one at its table, within the same step.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        fixed: Fixed,
        seat: int,
        count: int,
        others: Others,
        by_scores: bool,
        first: int = 0,  # the number of its first table: those before it are in other batches
    ) -> None:
        self.game = game
        self.players: i64 = players
        self.fixed = fixed
        self.seat: i64 = seat
        self.count: i64 = count
        self.others = others
        self.by_scores = by_scores
        self.first = first
        self.observation = game.observe(players, fixed)
        self.size: i64 = self.observation.size
        self.actions: i64 = len(game.actions.entries)
        self.states: list[State] = []
        self.words: i64 = words_for(self.actions)
        self.offer: vec[i64] = zeros(self.words)
        self.offered: vec[i64] = zeros(self.words * count)  # what the masks say, as sets
        self.chances: list[Chance] = []
        self.dice: list[Chance] = []
        self.quick = self.observation.quick
        numbers = int(self.size) * count
        self.observed: vec[float] = vec[float]([0.0] * (numbers if self.quick is None else 0))
        self.small: vec[u8] = vec[u8]([0] * (numbers if self.quick is not None else 0))  # instead, if they are bytes
        self.masks: vec[u8] = vec[u8]([0] * (int(self.actions) * count))
        self.rewards: vec[float] = vec[float]([0.0] * count)
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.finished: list[int] = []  # tables whose games ended in this step
        self.final: vec[float] = self.observed[:]  # what was seen at their ends, one after the other
        self.final_small: vec[u8] = self.small[:]  # instead, if they are bytes

    def reset(self, seed: int) -> None:
        """A new game at every table."""
        self.clear()
        self.states = []
        self.chances = []
        self.dice = []
        for table in range(self.count):
            self.chances.append(own_chance(seed, "table", self.first + int(table)))
            self.dice.append(own_chance(seed, "others", self.first + int(table)))
            self.states.append(self.dealt(table))
            self.look(table, self.states[table])

    def clear(self) -> None:
        """Nothing has ended yet in this step."""
        for table in self.finished:
            self.rewards[table] = 0.0
            self.ended[table] = 0
        self.finished = []

    def dealt(self, table: i64) -> State:
        """A new game, played on until the learner is asked; one that ends before that is put aside."""
        while True:
            state = self.game.state()
            state.begin(self.game, self.fixed, self.players)
            self.others.begin(table, state)
            state.setup(self.chances[table])
            if self.play_on(table, state, self.chances[table]):
                return state

    def play_on(self, table: i64, state: State, chance: Chance) -> bool:
        """Lets the others play until the learner is asked; false if the game ends first."""
        own = self.seat
        seat = state.next_to_act(own)
        if seat == own:
            return True
        dice = self.dice[table]
        while seat not in (own, NOBODY):
            state.apply(seat, self.others.answer(table, state, seat, dice), chance)
            seat = state.next_to_act(own)
        return seat != NOBODY

    def step(self, actions: list[int]) -> None:
        """One action of the learner at every table."""
        self.clear()
        for table in range(self.count):
            state = self.states[table]
            chance = self.chances[table]
            action = actions[table]
            is_legal = 0 <= action < int(self.actions) and self.masks[self.actions * table + action] == 1
            if is_legal:
                state.apply(self.seat, action, chance)
            if not is_legal or not self.play_on(table, state, chance):
                self.finish(table, state, is_legal)
                state = self.dealt(table)
                self.states[table] = state
            self.look(table, state)

    def finish(self, table: i64, state: State, is_legal: bool) -> None:
        """What the learner gets, and what it sees last."""
        self.rewards[table] = self.result(state) if is_legal else PENALTY
        self.ended[table] = 1
        place = self.size * len(self.finished)
        if self.quick is not None:
            self.quick.write(state, self.seat, self.final_small, place)
        else:
            self.observation.write(state, int(self.seat), self.final, place)
        self.finished.append(int(table))

    def result(self, state: State) -> float:
        """The score of the learner, or the share of others behind it less those ahead."""
        if self.by_scores:
            return state.scores()[self.seat]
        return by_places(state.ranking())[self.seat]

    def look(self, table: i64, state: State) -> None:
        """What the learner sees at a table, and what it may do there: only what has changed is written."""
        if self.quick is not None:
            self.quick.refresh(state, self.seat, self.small, self.size * table)
        else:
            self.observation.write(state, int(self.seat), self.observed, self.size * table)
        offer = self.offer
        offered = self.offered
        masks = self.masks
        state.offer(self.seat, offer)
        place = self.words * table
        start = self.actions * table
        for bits in offer:
            changed = bits ^ offered[place]
            if changed:
                offered[place] = bits
                while changed:
                    masks[start + lowest(changed)] ^= 1
                    changed &= changed - 1
            place += 1
            start += WORD
