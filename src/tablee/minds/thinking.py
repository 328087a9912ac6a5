"""A decision thought through: states imagined from a view, searched until the budget is spent or nothing can change."""

from time import thread_time
from typing import Final

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.game import Game
from tablee.engine.knowledge import NOTHING_SEEN
from tablee.engine.shapes import Budget, View
from tablee.engine.state import State
from tablee.minds.search import PRIVATE, SEATS, Manner, Search
from tablee.minds.tree import NONE, ROOT, Tree

WORLDS: Final = 64  # imagined states that are kept
FRESH: Final = 4  # one of so many iterations begins in a state imagined for it; the others take one that was kept
SEEDS: Final = 0x7FFFFFFF
LOOK_UP: Final = 32  # iterations between two looks at whether anything can still change
ENDLESS: Final = 1 << 60
USUAL: Final = 1000  # iterations, where a budget says nothing


class Line:
    """What a search says about one action."""

    def __init__(self, action: int, visits: int, worth: float) -> None:
        self.action = action
        self.visits = visits
        self.worth = worth  # what the seat may expect after it, from 0 to 1


class Thought:
    """The outcome of a search: its lines, the most often tried first."""

    def __init__(self, lines: list[Line], iterations: int, played: int) -> None:
        self.lines = lines
        self.iterations = iterations
        self.played = played  # decisions beyond the tree

    @property
    def action(self) -> int:
        """The action to take."""
        return self.lines[0].action


class Worlds:
    """States imagined from one view. What the view leaves no doubt about is imagined once."""

    def __init__(self, game: Game, view: View, notes: bytes, chance: SeededChance) -> None:
        self.game = game
        self.view = view
        self.notes = notes
        self.chance = chance
        self.viewer: i64 = view.header.viewer
        self.given: i64 = 0
        drawn = chance.counter
        self.kept: list[State] = [self.imagined()]
        self.is_certain = chance.counter == drawn

    def imagined(self) -> State:
        """A state of its own."""
        state = self.game.imagine(self.view, self.chance, self.notes)
        if state.drafts:
            self.open_again(state)
        self.game.knowledge.settle(state, self.viewer, self.notes, self.chance)
        return state

    def open_again(self, state: State) -> None:
        """What others have chosen in secret is thought through, too: their drafts begin anew."""
        for seat in range(state.players):
            if seat != self.viewer:
                state.drafts[seat].clear()
                if seat in state.submitted:
                    state.submitted.remove(seat)
                    state.waiting = sorted([*state.waiting, seat])

    def next(self) -> State:
        """A state to begin an iteration in, which may be changed."""
        index = self.given
        self.given += 1
        if self.is_certain or index == 0:
            return self.kept[0].clone()
        if index % FRESH == 0:
            slot = index // FRESH % WORLDS
            state = self.imagined()
            if slot < len(self.kept):
                self.kept[slot] = state
            else:
                self.kept.append(state)
            return state.clone()
        return self.kept[index % len(self.kept)].clone()


def think(game: Game, view: View, notes: bytes, budget: Budget, chance: Chance, manner: Manner) -> Thought:
    """What a seat should do, as far as its view and its notes tell, when the budget is spent or nothing can change."""
    begun = thread_time()
    own = SeededChance(chance.uniform(SEEDS))
    worlds = Worlds(game, view, notes, own)
    viewer: i64 = view.header.viewer
    actions = worlds.kept[0].legal(viewer)
    agreed = game.knowledge.agreed(worlds.kept[0], viewer)
    dice = own if agreed == NOTHING_SEEN else SeededChance(agreed)
    search = Search(game.knowledge, manner, viewer, game.longest, dice)
    if len(actions) > 1:
        search.begin(worlds.kept[0].clone())
        run(search, worlds, budget, begun)
    return thought_of(search, actions)


def limit_of(budget: Budget) -> int:
    """After how many iterations a budget is spent, if its time is not spent before."""
    if budget.iterations is not None:
        return budget.iterations
    return USUAL if budget.milliseconds is None else ENDLESS


def run(search: Search, worlds: Worlds, budget: Budget, begun: float) -> None:
    """Iterates until the budget is spent, or until no other action could still come out ahead."""
    most: i64 = max(1, limit_of(budget))
    end = None if budget.milliseconds is None else begun + budget.milliseconds / 1000.0
    while search.iterations < most or not is_decided(search):
        search.iterate(worlds.next())
        left = max(0, most - search.iterations)
        if end is not None:
            now = thread_time()
            if now >= end and is_decided(search):
                return
            left = max(0, min(left, i64(float(search.iterations) * (end - now) / (now - begun)) + LOOK_UP))
        if search.iterations % LOOK_UP == 0 and lead(search) > left:
            return


def is_decided(search: Search) -> bool:
    """Has the decision been reached? Behind team-mates who choose before the seat that can take some iterations."""
    first, _ = most_visits(search.tree, way_to_decision(search)[-1])
    return first > 0 or search.tree.is_full()


def lead(search: Search) -> i64:
    """By how many visits the first action is ahead of the second; with team-mates, also where they choose before."""
    out: i64 = ENDLESS
    for node in way_to_decision(search):
        first, second = most_visits(search.tree, node)
        out = min(out, first - second)
    return out


def most_visits(tree: Tree, node: i64) -> tuple[i64, i64]:
    """How often the first and the second child of a node were tried."""
    first: i64 = 0
    second: i64 = 0
    child = tree.first[node]
    while child != NONE:
        visits = tree.visits[child]
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
        child = tree.next[child]
    return first, second


def way_to_decision(search: Search) -> list[int]:
    """The nodes down to that of the decision: team-mates who choose before the seat do what was tried most often."""
    tree = search.tree
    node = root_of(search)
    out = [int(node)]
    while tree.first[node] != NONE and tree.key[tree.first[node]] % SEATS != search.viewer:
        best = tree.first[node]
        child = tree.next[best]
        while child != NONE:
            if tree.visits[child] > tree.visits[best]:
                best = child
            child = tree.next[child]
        node = best
        out.append(int(node))
    return out


def root_of(search: Search) -> i64:
    """Where the tree of the decision begins: in a secret choice, that of the seat's own side."""
    tree = search.tree
    child = tree.first[ROOT]
    while child != NONE and tree.key[child] < 0:
        if tree.key[child] == PRIVATE - search.side(search.viewer):
            return child
        child = tree.next[child]
    return ROOT


def thought_of(search: Search, actions: list[int]) -> Thought:
    """What is known of each action, the most often tried first; where two were tried equally often, the better one."""
    tree = search.tree
    root: i64 = way_to_decision(search)[-1]
    lines: list[Line] = []
    for action in actions:
        key = i64(action) * SEATS + search.viewer
        child = tree.first[root]
        while child != NONE and tree.key[child] != key:
            child = tree.next[child]
        if child == NONE:
            lines.append(Line(action, 0, 0.0))
        else:
            lines.append(Line(action, tree.visits[child], tree.mean(child)))
    lines.sort(key=lambda line: (-line.visits, -line.worth, line.action))
    return Thought(lines, search.iterations, search.played)
