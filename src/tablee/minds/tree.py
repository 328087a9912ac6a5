"""The lines of play that a search has tried, in arrays: a node is a number, its children a list ordered by key."""

from typing import Final

from tablee.engine.arrays import append, i64, vec

NONE: Final[i64] = -1
ROOT: Final[i64] = 0


class Tree:
    """How often each line was tried, how often it could have been, and what it brought the seat that chose it."""

    def __init__(self, limit: i64) -> None:
        self.limit = limit
        self.size: i64 = 0
        self.key = vec[i64]()
        self.visits = vec[i64]()
        self.available = vec[i64]()
        self.first = vec[i64]()  # child
        self.next = vec[i64]()  # child of the same node
        self.reward = vec[float]()
        self.prior = vec[float]()
        self.add(NONE, 0.0)

    def add(self, key: i64, prior: float) -> i64:
        """A node that belongs nowhere yet."""
        node = self.size
        self.key = append(self.key, key)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.first = append(self.first, NONE)
        self.next = append(self.next, NONE)
        self.reward = append(self.reward, 0.0)
        self.prior = append(self.prior, prior)
        self.size = node + 1
        return node

    def insert(self, node: i64, before: i64, key: i64, prior: float) -> i64:
        """A new child of a node after the child `before`, or as the first one."""
        child = self.add(key, prior)
        if before == NONE:
            self.next[child] = self.first[node]
            self.first[node] = child
        else:
            self.next[child] = self.next[before]
            self.next[before] = child
        return child

    def child(self, node: i64, key: i64) -> i64:
        """The child with this key, made if need be; NONE where there is no room for it."""
        before = NONE
        child = self.first[node]
        while child != NONE and self.key[child] < key:
            before = child
            child = self.next[child]
        if child != NONE and self.key[child] == key:
            return child
        return NONE if self.is_full() else self.insert(node, before, key, 0.0)

    def is_full(self) -> bool:
        """Is there no room for lines never tried?"""
        return self.size >= self.limit

    def mean(self, node: i64) -> float:
        """What a line brought on average."""
        return self.reward[node] / float(self.visits[node]) if self.visits[node] else 0.0
