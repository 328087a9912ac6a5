"""Many games between bots, on one core or on all: the same games whatever the number of processes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from tablee.bots import BUDGET
from tablee.bots.memory import SeatMemory, pass_on
from tablee.engine import registry
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.game import Decide, Game
from tablee.engine.shapes import Budget, Told, View
from tablee.engine.state import State
from tablee.lab.dice import own_chance, own_seed
from tablee.lab.peers import PEERS
from tablee.lab.workers import Workforce, in_parallel

CHUNK = 20  # games a worker plays before it reports; fixed, so that sums come out the same on any machine
MOMENTS = 20  # parts into which a game is cut to follow the lead
RANDOM = "random"
Watch = Callable[[State, int, list[int], int], None]  # the state, the seat, what it may do, what it does
Z95 = 1.959963984540054  # of the normal distribution, for intervals of 95 %


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    slug: str
    version: int
    players: int
    bots: tuple[str, ...]
    seed: int
    games: int
    options: Mapping[str, object] = field(default_factory=dict)
    follow_lead: bool = False  # means looking at the scores after every action
    budget: Budget = BUDGET  # of every decision of a bot that thinks
    rematches: int = 1  # so many games in a row have the same cards and dice: each bot gets what the other had

    def deal(self, number: int) -> int:
        """The seed of the cards and dice of a game."""
        return own_seed(self.seed, number // self.rematches, "table")

    def line_up(self, number: int) -> list[str]:
        """Who sits where in one game: the bots move on by one seat from game to game."""
        return [self.bots[(seat + number) % len(self.bots)] for seat in range(self.players)]


@dataclass(frozen=True)
class Share:
    """How often something happened, with its Wilson interval of 95 %."""

    count: int
    total: int

    @property
    def rate(self) -> float:
        """The part of the total."""
        return self.count / self.total if self.total else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Between which rates the truth lies, nineteen times out of twenty (Wilson)."""
        if not self.total:
            return (0.0, 1.0)
        square = Z95 * Z95 / self.total
        middle = (self.rate + square / 2) / (1 + square)
        half = Z95 * sqrt(self.rate * (1 - self.rate) / self.total + square / (4 * self.total)) / (1 + square)
        return (max(0.0, middle - half), min(1.0, middle + half))


@dataclass
class Tally:
    """What was counted over some games."""

    games: int = 0
    draws: int = 0  # games in which all seats share the first place
    seat_wins: Counter[int] = field(default_factory=Counter)
    bot_wins: Counter[str] = field(default_factory=Counter)
    bot_games: Counter[str] = field(default_factory=Counter)  # a side that a bot plays in a game counts once
    endings: Counter[str] = field(default_factory=Counter)
    decisions: list[int] = field(default_factory=list)  # of each game
    entries: list[int] = field(default_factory=list)  # of each game; a secret choice is one entry
    forced: int = 0  # decisions with one legal action
    widths: Counter[int] = field(default_factory=Counter)  # decisions by number of legal actions, two or more
    leads: list[float] = field(default_factory=lambda: [0.0] * (MOMENTS + 1))  # sums over the games

    def add(self, other: Tally) -> None:
        """Adds the games of another tally, played after these."""
        self.games += other.games
        self.draws += other.draws
        self.forced += other.forced
        self.seat_wins.update(other.seat_wins)
        self.bot_wins.update(other.bot_wins)
        self.bot_games.update(other.bot_games)
        self.endings.update(other.endings)
        self.widths.update(other.widths)
        self.decisions += other.decisions
        self.entries += other.entries
        self.leads = [mine + its for mine, its in zip(self.leads, other.leads, strict=True)]

    def by_seat(self, players: int) -> list[Share]:
        """How often each seat won."""
        return [Share(self.seat_wins[seat], self.games) for seat in range(players)]

    def by_bot(self) -> dict[str, Share]:
        """How often each bot won."""
        return {name: Share(self.bot_wins[name], total) for name, total in sorted(self.bot_games.items())}

    def mean_leads(self) -> list[float]:
        """By how much the leading side leads, from the beginning to the end of a game."""
        return [lead / self.games if self.games else 0.0 for lead in self.leads]

    @property
    def open_decisions(self) -> int:
        """Decisions with at least two legal actions."""
        return self.widths.total()

    @property
    def branching(self) -> float:
        """The mean number of legal actions where there is a choice."""
        return sum(width * count for width, count in self.widths.items()) / max(1, self.open_decisions)

    @property
    def widest(self) -> int:
        """The most legal actions at once."""
        return max(self.widths, default=1)


# All games --------------------------------------------------------------------------------------------


def simulate(plan: Plan, workers: Workforce = 1, progress: Callable[[int, int], None] | None = None) -> Tally:
    """Plays all games of a plan."""
    tally = Tally()
    for part in results(plan, workers):
        tally.add(part)
        if progress is not None:
            progress(tally.games, plan.games)
    return tally


def results(plan: Plan, workers: Workforce) -> Iterator[Tally]:
    """The tallies of the chunks, in order."""
    return in_parallel(play_chunk, [(plan, start) for start in range(0, plan.games, CHUNK)], workers)


def play_chunk(plan: Plan, start: int) -> Tally:
    """Some games, in this process."""
    game = registry.get(plan.slug, plan.version)
    tally = Tally()
    for number in range(start, min(start + CHUNK, plan.games)):
        play_game(game, plan, number, tally)
    return tally


# One game ---------------------------------------------------------------------------------------------


def play_game(
    game: Game,
    plan: Plan,
    number: int,
    tally: Tally,
    others: Mapping[str, Decide] = PEERS,
    watch: Watch | None = None,
) -> State:
    """One game to its end. A random bot takes a legal action from the state: the same as from its view, but quicker.

    Whoever watches is shown every decision before it is played.
    """
    chance = SeededChance(plan.deal(number))
    dice = own_chance(plan.seed, number, RANDOM)
    levels = plan.line_up(number)
    memories = {seat: SeatMemory() for seat, level in enumerate(levels) if level != RANDOM}
    thoughts = {seat: own_chance(plan.seed, number, f"seat {seat}") for seat in memories}
    told: list[Told] | None = [] if memories else None
    state = game.empty(plan.players, game.fixed(game.read_options(plan.options)))
    state.told = told
    state.setup(chance)
    leads = [0.0]
    decisions = entries = 0
    while seats := state.to_act():
        seat = seats[0]
        legal = state.legal(seat)
        if told is not None:
            pass_on(told, memories)
        if seat in memories:
            action = answered(game, plan.budget, levels[seat], memories[seat], state.view(seat), thoughts[seat], others)
        else:
            action = legal[dice.uniform(len(legal))]
        if len(legal) > 1:
            tally.widths[len(legal)] += 1
        else:
            tally.forced += 1
        if watch is not None:
            watch(state, seat, legal, action)
        choosing = seat in state.waiting
        state.apply(seat, action, chance)
        decisions += 1
        if not (choosing and state.can_take_back(seat)):
            entries += 1
            if plan.follow_lead:
                leads.append(lead(state))
    tally.decisions.append(decisions)
    tally.entries.append(entries)
    count_end(state, levels, leads, tally)
    return state


def answered(
    game: Game,
    budget: Budget,
    level: str,
    memory: SeatMemory,
    view: View,
    chance: Chance,
    others: Mapping[str, Decide],
) -> int:
    """What a seat does: a bot of the game, or somebody else."""
    if level in others:
        return memory.ask(others[level], view, chance, budget).action
    return memory.answer(game, level, view, chance, budget).action


def lead(state: State) -> float:
    """How far the best side is ahead of the next."""
    sides = state.sides()
    scores = state.scores()
    best: dict[int, float] = {}
    for side, score in zip(sides, scores, strict=True):
        best[side] = max(score, best.get(side, score))
    first, *rest = sorted(best.values(), reverse=True)
    return first - rest[0] if rest else 0.0


def count_end(state: State, levels: Sequence[str], leads: Sequence[float], tally: Tally) -> None:
    """How a game ended."""
    places = state.ranking()
    sides = state.sides()
    drawn = all(place == 1 for place in places)
    tally.games += 1
    tally.draws += drawn
    tally.endings[state.ending()] += 1
    winners = [] if drawn else [seat for seat, place in enumerate(places) if place == 1]
    tally.seat_wins.update(winners)
    tally.bot_games.update(level for level, _ in sorted({*zip(levels, sides, strict=True)}))
    tally.bot_wins.update(level for level, _ in sorted({(levels[seat], sides[seat]) for seat in winners}))
    for moment in range(MOMENTS + 1):
        tally.leads[moment] += leads[round(moment * (len(leads) - 1) / MOMENTS)]
