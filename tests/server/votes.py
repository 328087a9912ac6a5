"""A game for six who vote at once and in secret, three times: what the tables' tests need and no shipped game has."""

from dataclasses import dataclass
from typing import Any

from tablee.engine import registry
from tablee.engine.actions import Actions
from tablee.engine.chance import Chance
from tablee.engine.fields import Made
from tablee.engine.game import Game
from tablee.engine.position import Lines
from tablee.engine.refusal import Refused
from tablee.engine.shapes import Event, View, ViewHeader
from tablee.engine.state import State

ROUNDS = 3


@dataclass(frozen=True)
class Vote:
    """Votes for a number."""

    number: int


class VotesView(View, frozen=True, tag="votes", forbid_unknown_fields=True):
    """All rounds so far."""

    rounds: list[list[int]]


class Voted(Event, frozen=True):
    """All votes are open."""

    votes: list[int]


class Votes(State):
    """A position."""

    rounds: list[list[int]]

    def lay_out(self) -> None:
        self.rounds = []

    def setup(self, chance: Chance) -> None:
        self.lay_out()
        self.open_choice(list(range(self.players)))

    def to_act(self) -> list[int]:
        return self.waiting[:]

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def forbids(self, seat: int, action: int) -> Refused | None:
        return None

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        self.add_step(seat, action)
        if self.submit(seat):
            votes = [steps[0] for steps in self.close_choice()]
            self.rounds = [*self.rounds, votes]
            self.tell(Voted("TAB-1.5", votes), reveal=True)
            if len(self.rounds) < ROUNDS:
                self.open_choice(list(range(self.players)))

    def clone(self) -> "Votes":
        copy = Votes()
        self.copy_header(copy)
        copy.rounds = self.rounds
        return copy

    def scores(self) -> list[float]:
        return [float(sum(votes[seat] for votes in self.rounds)) for seat in range(self.players)]


def put_rounds(state: Any, found: list[list[int]]) -> None:
    """The rounds of a dump."""
    state.rounds = found


def fill_view(state: Any, header: ViewHeader) -> VotesView:
    """Everything but the open votes is public."""
    return VotesView(header, state.rounds)


def fill_state(state: Any, view: Any, chance: Chance, notes: bytes) -> None:
    """The state of a view."""
    state.rounds = view.rounds


def show(view: Any) -> Lines:
    """A position as text."""
    lines = Lines(view.header)
    lines.add("rounds", *("".join(map(str, votes)) for votes in view.rounds))
    return lines


def read(lines: Lines) -> View:
    """A position from its text."""
    return VotesView(lines.header, [[int(digit) for digit in word] for word in lines.words("rounds")])


VOTES = registry.register(
    Game(
        slug="votes",
        version=1,
        package="tablee.games.tiny",
        players=(2, 3, 6),
        state=Votes,
        fields={"rounds": Made(lambda state: state.rounds, put_rounds, [])},
        actions=Actions([Vote(number) for number in range(3)], {}),
        views=VotesView,
        events=[Voted],
        fill_view=fill_view,
        fill_state=fill_state,
        show_lines=show,
        read_lines=read,
        refusals=[],
        lines={"rounds": "number"},
        longest=18,
        example=True,
        hints=False,
    )
)
