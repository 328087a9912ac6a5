"""A review as it is kept and sent. Chances are whole thousandths of a game, so that they add up to the last digit."""

import msgspec

WHOLE = 1000  # a game that is won


def rounded(chance: float) -> int:
    """Whole thousandths."""
    return round(chance * WHOLE)


class Fineness(msgspec.Struct, frozen=True):
    """How much is played in thought: with the same numbers and the same seed a review is the same everywhere."""

    rollouts: int = 64  # games from each moment of the curve
    iterations: int = 200  # of the search for each decision, and again for each action compared
    every: int = 1  # one moment and one decision in so many is looked at; more where a long game meets a slow machine


class Sums(msgspec.Struct, frozen=True):
    """The chances of each seat at one moment, added up over some games."""

    games: int
    sums: list[float]
    squares: list[float]

    def plus(self, other: "Sums") -> "Sums":
        """With the games of another part."""
        return Sums(
            self.games + other.games,
            [mine + its for mine, its in zip(self.sums, other.sums, strict=True)],
            [mine + its for mine, its in zip(self.squares, other.squares, strict=True)],
        )


class ReviewMoment(msgspec.Struct, frozen=True):
    """The chances after an entry, with everything known."""

    entry: int  # one more than the last, where somebody gave up
    chances: list[int]  # of each seat
    errors: list[int]  # their standard errors
    luck: list[int]  # what this entry brought each seat beyond what the decisions in it cost


class Judgement(msgspec.Struct, frozen=True):
    """A decision, by what its seat knew then."""

    entry: int
    step: int
    seat: int
    action: str
    chance: int  # of its seat, after it
    better: str  # the action that promised most; empty where it was the one played
    costs: list[int]  # what it cost each seat; what its own loses the others gain
    error: int  # the standard error of what it cost its own seat

    @property
    def cost(self) -> int:
        """What it cost its own seat: never negative."""
        return self.costs[self.seat]


class SeatAccount(msgspec.Struct, frozen=True):
    """How a seat came from its first chances to its result: start + luck - cost + given = result."""

    start: int
    luck: int
    cost: int  # of its own decisions
    given: int  # by the decisions of others
    result: int
    error: int  # the standard error of luck and of cost


class Review(msgspec.Struct, frozen=True):
    """A whole review."""

    game: str
    version: int
    seed: int
    fineness: Fineness
    moments: list[ReviewMoment]
    judgements: list[Judgement]
    accounts: list[SeatAccount]
    is_decided: bool  # False: people stopped, nobody has won, and the last chances stand for the result
