"""OpenSpiel's IS-MCTS on our states, to play against: its algorithm step by step, with its usual settings.

`open_spiel/algorithms/is_mcts.cc` with a random rollout, unlimited world samples, inconsistent action sets allowed, and
the action most often tried in the end. An information state is what a seat sees. Its returns go from -1 to 1 and its
constant is 2; ours go from 0 to 1, so that the constant is 1. It is compiled like our own search.
"""

from __future__ import annotations

from math import log, sqrt
from time import thread_time
from typing import Final

import msgspec

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.game import Game
from tablee.engine.knowledge import rewards
from tablee.engine.shapes import Budget, View
from tablee.engine.state import State
from tablee.minds.thinking import SEEDS, limit_of

EXPLORATION: Final = 1.0
LOST: Final = -1.0


class Child:
    """An action that was tried in an information state."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.visits: i64 = 0
        self.returned: float = 0.0


class Node:
    """An information state."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.children: dict[int, Child] = {}


class Peer:
    """The search of one decision."""

    def __init__(self, longest: i64, chance: Chance) -> None:
        self.longest = longest
        self.chance = chance
        self.nodes: dict[bytes, Node] = {}
        self.simulations: i64 = 0

    def simulate(self, state: State) -> None:
        """Down the tree to an information state never seen, a random game from there, and back."""
        path: list[Child] = []
        movers: list[int] = []
        seats = state.to_act()
        while seats:
            seat = seats[0]
            key = msgspec.msgpack.encode(state.view(seat))
            node = self.nodes.get(key)
            if node is None:
                self.nodes[key] = Node()
                break
            child = self.select(node, state.legal(seat))
            node.visits += 1
            child.visits += 1
            path.append(child)
            movers.append(seat)
            state.apply(seat, child.action, self.chance)
            seats = state.to_act()
        if seats:
            self.roll_out(state)
        returns = rewards(state)
        for index, child in enumerate(path):
            child.returned += returns[movers[index]]
        self.simulations += 1

    def select(self, node: Node, actions: list[int]) -> Child:
        """An action never tried here, or the one with the best upper bound; chance decides between equals."""
        untried = [action for action in actions if action not in node.children]
        if untried:
            action = untried[self.chance.uniform(len(untried))]
            made = Child(action)
            node.children[action] = made
            return made
        best = LOST
        equals: list[Child] = []
        total = log(float(node.visits)) if node.visits else 0.0
        for action in actions:
            child = node.children[action]
            visits = float(child.visits)
            bound = child.returned / visits + EXPLORATION * sqrt(total / visits)
            if bound > best:
                best = bound
                equals = [child]
            elif bound == best:
                equals.append(child)
        return equals[0] if len(equals) == 1 else equals[self.chance.uniform(len(equals))]

    def roll_out(self, state: State) -> None:
        """Plays at random to the end."""
        left = self.longest
        seats = state.to_act()
        while seats and left:
            actions = state.legal(seats[0])
            state.apply(seats[0], actions[self.chance.uniform(len(actions))], self.chance)
            left -= 1
            seats = state.to_act()


def search(game: Game, view: View, notes: bytes, budget: Budget, chance: Chance) -> tuple[int, int]:
    """The action most often tried when the budget is spent, and in how many simulations."""
    begun = thread_time()
    own = SeededChance(chance.uniform(SEEDS))
    seat = view.header.viewer
    state = game.imagine(view, own, notes)
    actions = state.legal(seat)
    if len(actions) == 1:
        return actions[0], 0
    peer = Peer(game.longest, own)
    limit = limit_of(budget)
    end = None if budget.milliseconds is None else begun + budget.milliseconds / 1000.0
    while peer.simulations < limit and (end is None or peer.simulations == 0 or thread_time() < end):
        peer.simulate(state)
        state = game.imagine(view, own, notes)
    root = peer.nodes.get(msgspec.msgpack.encode(view))
    best = actions[own.uniform(len(actions))]
    most: i64 = 0
    for action in actions:
        child = None if root is None else root.children.get(action)
        if child is not None and child.visits > most:
            best = action
            most = child.visits
    return best, int(peer.simulations)
