"""A bare UCT over any game, for measuring: open loop, so chance is drawn afresh in each iteration."""

from math import log, sqrt

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance
from tablee.engine.state import State

EXPLORATION = 1.4


class Node:
    """What is known about a line of play: how often it was tried, and what it brought the seat that chose it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.reward: float = 0.0
        self.children: dict[int, Node] = {}


def search(root: State, iterations: i64, chance: Chance) -> int:
    """The action most often tried from here after a number of iterations."""
    tree = Node()
    for _ in range(iterations):
        iterate(tree, root.clone(), chance)
    return max(tree.children, key=lambda action: tree.children[action].visits)


def iterate(tree: Node, state: State, chance: Chance) -> None:
    """Down the tree to a new node, to the end at random, and back with the result."""
    path: list[Node] = []
    movers: list[int] = []
    node = tree
    seats = state.to_act()
    while seats:
        seat: i64 = seats[0]
        actions = state.legal(seat)
        action = choose(node, actions, chance)
        is_new = action not in node.children
        if is_new:
            node.children[action] = Node()
        node.visits += 1
        node = node.children[action]
        path.append(node)
        movers.append(seat)
        state.apply(seat, action, chance)
        seats = state.to_act()
        if is_new:
            break
    state.play_on(chance)
    node.visits += 1
    rewards = [1.0 if place == 1 else 0.0 for place in state.ranking()]
    for tried, mover in zip(path, movers, strict=True):
        tried.reward += rewards[mover]


def choose(node: Node, actions: list[int], chance: Chance) -> int:
    """An action never tried, else the one with the best upper bound."""
    untried = [action for action in actions if action not in node.children]
    if untried:
        return untried[chance.uniform(len(untried))]
    spread = EXPLORATION * sqrt(log(float(node.visits) + 1.0))
    best = actions[0]
    best_bound = -1.0
    for action in actions:
        child = node.children[action]
        visits = float(child.visits)
        bound = child.reward / visits + spread / sqrt(visits)
        if bound > best_bound:
            best = action
            best_bound = bound
    return best
