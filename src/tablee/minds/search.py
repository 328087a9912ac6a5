"""The search: many games thought through from what one seat may know, and a tree of what came of them.

Each iteration begins in a state imagined from the seat's view, follows the tree down to a line never tried, plays on
from there, and writes back what it brought (information-set MCTS with one observer). So a line stands for all hidden
states at once, and an action is compared only with those that were open beside it. Chance is drawn anew each time.
What several seats choose in secret is chosen apart: each side has a tree of its own below the node, and learns of the
others only what comes of it. Team-mates think as one: each goes on from what those before it have chosen.
"""

from math import log, sqrt
from typing import Final

from tablee.engine.arrays import filled, i64
from tablee.engine.chance import Chance
from tablee.engine.knowledge import NOTHING_SEEN, PERCENT, TO_THE_END, Knowledge, happens
from tablee.engine.state import State
from tablee.minds.tree import NONE, ROOT, Tree

SEATS: Final[i64] = 32  # more than any game has
LOST: Final = -1000.0
# The keys of children: an action and its seat from 0 on; below it the private trees of a secret choice, then what
# everybody has seen of chance, then the choices that were revealed together.
PRIVATE: Final[i64] = -2
SEEN: Final[i64] = -0x100
REVEALED: Final[i64] = -0x100000000000
REVEALED_MASK: Final[i64] = 0xFFFFFFFFFF
MIX: Final[i64] = 1000003


class Manner:
    """How a mind thinks; the levels differ in it."""

    def __init__(self) -> None:
        self.guided: i64 = PERCENT  # of the decisions that are played on by the game's own policy
        self.foresight: i64 = PERCENT  # of the turns after which the game says that it can be judged
        self.nodes: i64 = 400_000


class Search:
    """The tree of one decision."""

    def __init__(self, knowledge: Knowledge, manner: Manner, viewer: i64, longest: i64, chance: Chance) -> None:
        self.knowledge = knowledge
        self.manner = manner
        self.viewer = viewer
        self.longest = longest  # in decisions: no game is thought on beyond it
        self.chance = chance
        self.tree = Tree(manner.nodes)
        self.has_priors = False
        self.turns = turns_of(knowledge.turns(), manner.foresight)
        self.depth: i64 = knowledge.depth()
        self.iterations: i64 = 0
        self.played: i64 = 0  # decisions beyond the tree
        self.picked: i64 = 0  # the action of the line that was chosen last
        self.first: i64 = NONE  # the action with which the next iteration begins, where somebody else has chosen it
        self.path: list[int] = []
        self.movers: list[int] = []
        self.sides: list[int] = []
        self.are_teams = False
        self.cursors = filled(SEATS, NONE)  # where each side is in its own tree of a secret choice

    def begin(self, state: State) -> None:
        """Looks at the root for the first time."""
        self.sides = state.sides()
        self.are_teams = len(set(self.sides)) < len(self.sides)
        actions = state.legal(self.viewer)
        self.has_priors = len(self.knowledge.priors(state, self.viewer, actions, self.chance)) > 0

    # One iteration ------------------------------------------------------------------------------------

    def iterate(self, state: State) -> None:
        """Down the tree to a line never tried, on to the end or as far as is worth while, and back."""
        self.path.clear()
        self.movers.clear()
        self.descend(state)
        worths = self.play_on(state)
        tree = self.tree
        for index, node in enumerate(self.path):
            tree.visits[node] += 1
            tree.reward[node] += worths[self.movers[index]]
        self.iterations += 1

    def descend(self, state: State) -> None:
        """Follows the tree as far as it goes, and makes it one line longer."""
        tree = self.tree
        node = ROOT
        seats = state.to_act()
        seat = self.viewer
        while seats:
            if state.drafts:
                node = self.choose_in_secret(node, state, seat)
                if node == NONE:
                    return
            else:
                child = self.select(node, state, seat)
                if child == NONE:
                    return
                is_new = tree.visits[child] == 0
                self.follow(child, seat)
                state.apply(seat, self.picked, self.chance)
                if is_new or len(self.path) == self.depth:
                    return
                node = self.after_chance(child, state)
                if node == NONE:
                    return
            seats = state.to_act()
            if seats:
                seat = seats[0]

    def follow(self, child: i64, seat: i64) -> None:
        """Remembers that a seat tries a line."""
        self.path.append(child)
        self.movers.append(seat)

    def after_chance(self, node: i64, state: State) -> i64:
        """Where the tree goes on: apart for what everybody has seen of chance; NONE where there is no room for it."""
        seen: i64 = self.knowledge.seen(state)
        return node if seen == NOTHING_SEEN else self.tree.child(node, SEEN - seen)

    def choose_in_secret(self, node: i64, state: State, first: i64) -> i64:
        """All open choices to their reveal, each in its side's own tree; the node after it, NONE behind a new line."""
        tree = self.tree
        drafts = state.drafts
        is_new = False
        revealed: i64 = 0
        seats = state.to_act()
        seat = seats[0] if self.are_teams else first  # team-mates follow each other in the same order for all
        for other in seats:
            self.cursors[self.side(other)] = tree.child(node, PRIVATE - self.side(other))
        while state.drafts is drafts:
            side = self.side(seat)
            cursor = self.cursors[side]
            child = self.select_in_secret(cursor, state, seat) if cursor != NONE else NONE
            if child == NONE:  # beyond what this seat has tried
                is_new = True
                self.picked = self.quick_action(state, seat)
            else:
                self.follow(child, seat)
                is_new = is_new or tree.visits[child] == 0
            self.cursors[side] = child if child != NONE and tree.visits[child] else NONE
            revealed = (revealed * MIX + self.picked * SEATS + seat) & REVEALED_MASK
            state.apply(seat, self.picked, self.chance)
            seats = state.to_act()
            if not seats:
                return NONE
            seat = seats[0]
        return NONE if is_new else tree.child(node, REVEALED - revealed)

    def side(self, seat: i64) -> i64:
        """Whose tree a seat chooses in; without teams each has its own."""
        return self.sides[seat] if self.are_teams else seat

    def select_in_secret(self, node: i64, state: State, seat: i64) -> i64:
        """A line of a secret choice. Now and then any: sides that learn from each other in step would go in circles.

        What others do by habit they do without having learned it.
        """
        if self.first != NONE and seat == self.viewer:
            return self.select(node, state, seat)
        drawn: i64 = self.chance.uniform(PERCENT)
        habits = self.knowledge.habits if self.side(seat) != self.side(self.viewer) else 0
        if drawn >= self.knowledge.whims + habits:
            return self.select(node, state, seat)
        actions = state.legal(seat)
        if drawn < self.knowledge.whims:
            self.picked = actions[self.chance.uniform(len(actions))]
        else:
            self.picked = self.quick_action(state, seat)
        if self.has_priors and not self.expand(node, state, seat, actions):
            return NONE
        child = self.tree.child(node, self.picked * SEATS + seat)
        if child != NONE:
            self.tree.available[child] += 1
        return child

    # Which line ---------------------------------------------------------------------------------------

    def select(self, node: i64, state: State, seat: i64) -> i64:
        """The line to try now, and its action in `picked`; NONE: there is no room for one never tried."""
        if self.first != NONE and seat == self.viewer:
            self.picked = self.first
            self.first = NONE
            return self.tree.child(node, self.picked * SEATS + seat)
        actions = state.legal(seat)
        if self.has_priors:
            return self.select_by_prior(node, state, seat, actions)
        return self.select_plainly(node, seat, actions)

    def select_plainly(self, node: i64, seat: i64, actions: list[int]) -> i64:
        """A line never tried, else the one with the best upper bound (UCB1, counting when it was available)."""
        tree = self.tree
        child = tree.first[node]
        untried: i64 = 0
        best = NONE
        best_bound = LOST
        for action in actions:
            key = i64(action) * SEATS + seat
            while child != NONE and tree.key[child] < key:
                child = tree.next[child]
            if child == NONE or tree.key[child] != key:
                untried += 1
            else:
                tree.available[child] += 1
                visits = float(tree.visits[child])
                spread = sqrt(log(float(tree.available[child])) / visits)
                bound = tree.reward[child] / visits + self.knowledge.exploration * spread
                if bound > best_bound:
                    best = child
                    best_bound = bound
                    self.picked = action
        return self.try_out(node, seat, actions, self.chance.uniform(untried)) if untried else best

    def try_out(self, node: i64, seat: i64, actions: list[int], skipped: i64) -> i64:
        """The line of an action never tried here, after so many others of the kind."""
        tree = self.tree
        if tree.is_full():
            return NONE
        before = NONE
        child = tree.first[node]
        for action in actions:
            key = i64(action) * SEATS + seat
            while child != NONE and tree.key[child] < key:
                before = child
                child = tree.next[child]
            if child == NONE or tree.key[child] != key:
                if skipped == 0:
                    self.picked = action
                    child = tree.insert(node, before, key, 0.0)
                    tree.available[child] = 1
                    return child
                skipped -= 1
        return NONE

    def select_by_prior(self, node: i64, state: State, seat: i64, actions: list[int]) -> i64:
        """The line with the best sum of what it brought and what its prior still promises (PUCT)."""
        tree = self.tree
        if not self.expand(node, state, seat, actions):
            return NONE
        total = 0.0
        gained = 0.0
        mass = 0.0
        child = tree.first[node]
        for action in actions:
            key = i64(action) * SEATS + seat
            while tree.key[child] < key:
                child = tree.next[child]
            total += float(tree.visits[child])
            gained += tree.reward[child]
            mass += tree.prior[child]
        usual = gained / total + self.knowledge.first_look if total else 0.5
        promise = self.knowledge.trust * sqrt(total + 1.0) / mass if mass else 0.0
        best = NONE
        best_bound = LOST
        child = tree.first[node]
        for action in actions:
            key = i64(action) * SEATS + seat
            while tree.key[child] < key:
                child = tree.next[child]
            visits = float(tree.visits[child])
            worth = tree.reward[child] / visits if visits else usual
            bound = worth + promise * tree.prior[child] / (1.0 + visits)
            if bound > best_bound:
                best = child
                best_bound = bound
                self.picked = action
        return best

    def expand(self, node: i64, state: State, seat: i64, actions: list[int]) -> bool:
        """Makes the lines of these actions with their priors, as far as they are missing; is there room?"""
        tree = self.tree
        priors: list[float] = []
        before = NONE
        child = tree.first[node]
        for index, action in enumerate(actions):
            key = i64(action) * SEATS + seat
            while child != NONE and tree.key[child] < key:
                before = child
                child = tree.next[child]
            if child == NONE or tree.key[child] != key:
                if tree.is_full():
                    return False
                if not priors:
                    priors = self.shares(state, seat, actions)
                before = tree.insert(node, before, key, priors[index])
        return True

    def shares(self, state: State, seat: i64, actions: list[int]) -> list[float]:
        """The priors of these actions as shares of one; nothing known of them, they are equal."""
        priors = self.knowledge.priors(state, seat, actions, self.chance) if len(actions) > 1 else []
        total = sum(priors)
        return [prior / total for prior in priors] if total else [1.0 / float(len(actions)) for _ in actions]

    # Beyond the tree ----------------------------------------------------------------------------------

    def quick_action(self, state: State, seat: i64) -> i64:
        """What a seat does without much thought."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if happens(self.manner.guided, self.chance):
            return self.knowledge.act(state, seat, actions, self.chance)
        return actions[self.chance.uniform(len(actions))]

    def play_on(self, state: State) -> list[float]:
        """Plays to the end, or the turns that are worth while and on until it can be judged; what seats may expect."""
        left = self.longest
        turns = self.turns
        last = NONE
        seats = state.to_act()
        while seats and left:
            seat: i64 = seats[0]
            if seat != last:
                if turns == 0 and self.knowledge.is_settled(state):
                    break
                if turns > 0:
                    turns -= 1
                last = seat
            state.apply(seat, self.quick_action(state, seat), self.chance)
            left -= 1
            self.played += 1
            seats = state.to_act()
        return self.knowledge.worths(state) if seats else self.knowledge.results(state)


def turns_of(turns: i64, foresight: i64) -> i64:
    """After how many turns games are judged by somebody who sees so many per cent as far as the game says."""
    return turns if turns == TO_THE_END else (turns * foresight + PERCENT - 1) // PERCENT
