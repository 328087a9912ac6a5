"""Toy games, each with one thing that a search can get wrong. They have no views: states are searched as they are."""

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.knowledge import NOTHING_SEEN, Knowledge
from tablee.engine.state import State
from tablee.minds.search import Manner, Search
from tablee.minds.thinking import Thought, thought_of

HEADS, TAILS = 0, 1
ROLL, LEAVE = 10, 11
LONGEST = 100


class Toy(State):
    """A game for two without secrets, in which nothing has happened yet."""

    points: list[float]
    moment: i64 = 0

    def setup(self, chance: Chance) -> None:
        self.players = 2
        self.drafts = []
        self.waiting = []
        self.submitted = []
        self.points = [0.0] * 2

    def copied(self, copy: "Toy") -> None:
        """What every toy copies."""
        copy.players = self.players
        copy.drafts = [draft[:] for draft in self.drafts]
        copy.waiting = self.waiting[:]
        copy.submitted = self.submitted[:]
        copy.points = self.points[:]
        copy.moment = self.moment

    def scores(self) -> list[float]:
        return self.points


class Pennies(Toy):
    """Two coins are laid in secret. Equal, and seat 0 wins; different, and seat 1 does."""

    def setup(self, chance: Chance) -> None:
        super().setup(chance)
        self.open_choice([0, 1])

    def clone(self) -> "Pennies":
        copy = Pennies()
        self.copied(copy)
        return copy

    def to_act(self) -> list[int]:
        return self.waiting[:]

    def legal(self, seat: i64) -> list[int]:
        return [HEADS, TAILS]

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        self.add_step(seat, action)
        if self.submit(seat):
            choices = self.close_choice()
            self.reveal(choices)

    def reveal(self, choices: list[list[int]]) -> None:
        """Who has won."""
        self.points[0 if choices[0] == choices[1] else 1] = 1.0


class Auction(Pennies):
    """Each seat bids twice in secret, 0 to 2; the higher sum wins, so everybody should bid all."""

    def clone(self) -> "Auction":
        copy = Auction()
        self.copied(copy)
        return copy

    def legal(self, seat: i64) -> list[int]:
        return [0, 1, 2]

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        self.add_step(seat, action)
        if len(self.drafts[seat]) == 2 and self.submit(seat):
            self.reveal(self.close_choice())

    def reveal(self, choices: list[list[int]]) -> None:
        self.points = [float(sum(choice)) for choice in choices]


class Doubles(Pennies):
    """Two teams of two lay coins in secret. If those of seats 0 and 2 are equal their team wins, else the other."""

    def setup(self, chance: Chance) -> None:
        super().setup(chance)
        self.players = 4
        self.points = [0.0] * 4
        self.open_choice([0, 1, 2, 3])

    def clone(self) -> "Doubles":
        copy = Doubles()
        self.copied(copy)
        return copy

    def sides(self) -> list[int]:
        return [0, 1, 0, 1]

    def reveal(self, choices: list[list[int]]) -> None:
        won = 0 if choices[0] == choices[2] else 1
        self.points = [1.0 if side == won else 0.0 for side in self.sides()]


class Die(Toy):
    """Leave, which wins three times out of four, or roll a die that everybody sees and say whether it is even."""

    face: i64 = 0

    def clone(self) -> "Die":
        copy = Die()
        self.copied(copy)
        copy.face = self.face
        return copy

    def to_act(self) -> list[int]:
        return [] if max(self.points) else [0]

    def legal(self, seat: i64) -> list[int]:
        return [0, 1] if self.face else [ROLL, LEAVE]

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        if action == ROLL:
            self.face = chance.die(6)
        elif action == LEAVE:
            self.points[0 if chance.uniform(4) else 1] = 1.0
        else:
            self.points[0 if self.face % 2 == action else 1] = 1.0


class SeenDie(Knowledge):
    """Knows that the die is seen by all."""

    def seen(self, state: State) -> int:
        assert isinstance(state, Die)
        return int(state.face) or NOTHING_SEEN


def search_toy(state: State, iterations: int, knowledge: Knowledge | None = None, viewer: int = 0) -> Thought:
    """What the search says about a toy, dealt, after so many iterations."""
    chance = SeededChance(7)
    state.setup(chance)
    return search_state(state, iterations, knowledge or Knowledge(), viewer)


def search_state(
    state: State, iterations: int, knowledge: Knowledge, viewer: int, manner: Manner | None = None
) -> Thought:
    """The same from any state."""
    search = Search(knowledge, manner or Manner(), viewer, LONGEST, SeededChance(7))
    search.begin(state.clone())
    for _ in range(iterations):
        search.iterate(state.clone())
    return thought_of(search, state.legal(viewer))
