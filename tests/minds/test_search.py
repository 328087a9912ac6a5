"""The search on toy games and on connect four, whose answers are known."""

import pytest

from tablee.engine.arrays import i64
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.knowledge import Knowledge, by_margin, expectations, happens, pick_best, preferences, rewards
from tablee.engine.state import State
from tablee.lab import connect_four
from tablee.minds.search import Manner, Search, turns_of
from tablee.minds.thinking import thought_of
from tests.minds.toys import (
    HEADS,
    LEAVE,
    LONGEST,
    ROLL,
    Auction,
    Die,
    Doubles,
    Pennies,
    SeenDie,
    Toy,
    search_state,
    search_toy,
)


class Columns(Knowledge):
    """Believes in the column on the right, and plays nothing else."""

    def priors(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        return [float(action + 1) for action in actions]

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        return actions[-1]


class Doors(Toy):
    """One of the doors is opened; all but the first lose. Some are locked."""

    doors: list[int]

    def setup(self, chance: Chance) -> None:
        super().setup(chance)
        self.doors = [0, 1, 2]

    def clone(self) -> "Doors":
        copy = Doors()
        self.copied(copy)
        copy.doors = self.doors[:]
        return copy

    def to_act(self) -> list[int]:
        return [] if max(self.points) else [0]

    def legal(self, seat: i64) -> list[int]:
        return self.doors[:]

    def apply(self, seat: i64, action: i64, chance: Chance) -> None:
        self.points[1 if action else 0] = 1.0


class OnlyTheLast(Knowledge):
    """Believes in nothing but the last door."""

    def priors(self, state: State, seat: i64, actions: list[int], chance: Chance) -> list[float]:
        return [1.0 if action == 2 else 0.0 for action in actions]


class Habitual(Knowledge):
    """Knows that others nearly always lay heads."""

    def __init__(self) -> None:
        super().__init__({"habits": 75.0})

    def act(self, state: State, seat: i64, actions: list[int], chance: Chance) -> int:
        return HEADS


class Shortsighted(Knowledge):
    """Judges after one turn that seat 0 has won."""

    def turns(self) -> int:
        return 1

    def worths(self, state: State) -> list[float]:
        return [1.0, 0.0]


class Patient(Shortsighted):
    """Would judge after one turn, but not before six discs have been placed."""

    def is_settled(self, state: State) -> bool:
        assert isinstance(state, connect_four.ConnectFour)
        return state.placed >= 6


def four(*columns: int) -> connect_four.ConnectFour:
    """Connect four after these moves."""
    state = connect_four.new()
    for column in columns:
        state.apply(state.to_act()[0], column, SeededChance(0))
    return state


@pytest.mark.parametrize("knowledge", [Knowledge(), Columns()])
def test_a_win_is_taken_and_a_threat_is_met(knowledge: Knowledge) -> None:
    """With priors that know better and without any."""
    assert search_state(four(2, 0, 3, 0, 4, 6), 800, knowledge, 0).action in (1, 5)
    assert search_state(four(0, 2, 0, 3, 6, 4), 800, knowledge, 0).action in (1, 5)
    assert search_state(four(1, 5, 1, 5, 1), 800, knowledge, 1).action == 1


def test_a_sure_win_is_worth_one() -> None:
    thought = search_state(four(2, 0, 3, 0, 4, 6), 2000, Knowledge(), 0)
    assert thought.lines[0].worth == 1.0
    assert thought.iterations == sum(line.visits for line in thought.lines) == 2000


def test_connect_four_ends_as_it_should() -> None:
    """Lines in all directions, none round the edge, and a full board without a winner."""
    assert four(0, 1, 0, 1, 0, 1, 0).ranking() == [1, 2]
    assert four(0, 0, 1, 1, 2, 2, 3).ranking() == [1, 2]
    assert four(0, 1, 1, 2, 2, 3, 2, 3, 3, 6, 3).ranking() == [1, 2]
    assert four(6, 5, 5, 4, 4, 3, 4, 3, 3, 0, 3).ranking() == [1, 2]
    assert four(0, 1, 0, 1, 0, 1, 6, 0, 6, 0, 6, 0).to_act() == [0]
    drawn = four(*[column for pair in ((0, 1), (2, 3), (4, 5)) for column in (*pair * 2, *pair[::-1] * 2, *pair * 2)])
    assert drawn.legal(0) == [6]
    for _ in range(6):
        drawn.apply(drawn.to_act()[0], 6, SeededChance(0))
    assert (drawn.to_act(), drawn.ranking()) == ([], [1, 1])


def test_a_secret_choice_is_not_answered_in_knowledge_of_it() -> None:
    """Matching coins is even, whoever lays the first in thought."""
    for viewer in range(2):
        thought = search_toy(Pennies(), 4000, viewer=viewer)
        for line in thought.lines:
            assert line.worth == pytest.approx(0.5, abs=0.06)
            assert line.visits > 1200


def test_a_secret_choice_of_several_steps_is_thought_through() -> None:
    assert search_toy(Auction(), 600).action == 2
    assert search_toy(Auction(), 600, viewer=1).action == 2


def test_team_mates_choose_in_secret_as_one() -> None:
    """Each by itself and with the same dice, they come to the same coin, which is as good as any other."""
    thoughts = [search_toy(Doubles(), 400, viewer=viewer) for viewer in (0, 2)]
    assert thoughts[0].action == thoughts[1].action
    assert thoughts[1].lines[0].worth > 0.9


def test_habits_of_others_are_taken_advantage_of() -> None:
    """Seat 0 lays what the other mostly lays, seat 1 the opposite."""
    assert search_toy(Pennies(), 600, Habitual()).action == HEADS
    assert search_toy(Pennies(), 600, Habitual(), viewer=1).action != HEADS


def test_chance_that_everybody_sees_is_thought_through_apart() -> None:
    """A die whose face is known leads to two certain wins; averaged over its faces, it would lead to none."""
    assert search_toy(Die(), 3000).action == LEAVE
    seeing = search_toy(Die(), 3000, SeenDie())
    assert seeing.action == ROLL
    assert seeing.lines[0].worth > 0.9


def test_priors_guide_and_yield() -> None:
    """Few iterations follow the priors, more follow what comes of them."""
    assert search_state(four(), 3, Columns(), 0).action == 6
    lines = search_state(four(3, 3), 100, Columns(), 0).lines
    assert len([line for line in lines if line.visits]) > 1


def test_priors_may_give_nothing_to_all_that_is_left() -> None:
    """Where fewer actions are legal in one imagined state than in another, and those that are promised nothing."""
    search = Search(OnlyTheLast(), Manner(), 0, LONGEST, SeededChance(7))
    whole, part = Doors(), Doors()
    for doors in (whole, part):
        doors.setup(SeededChance(7))
    part.doors = [0, 1]
    search.begin(whole.clone())
    for _ in range(20):
        search.iterate(whole.clone())
        search.iterate(part.clone())
    thought = thought_of(search, whole.legal(0))
    assert thought.iterations == 40
    assert {line.action for line in thought.lines if line.visits} >= {0, 2}


def test_a_game_can_be_judged_before_its_end() -> None:
    """After the turns that the game says; never more than those."""
    search = Search(Shortsighted(), Manner(), 0, 100, SeededChance(1))
    for _ in range(50):
        search.iterate(four())
    assert search.played <= 50
    assert search_state(four(), 50, Shortsighted(), 1).lines[0].worth == 0.0
    assert [turns_of(4, percent) for percent in (100, 50, 10)] == [4, 2, 1]
    assert turns_of(-1, 50) == -1


def test_a_game_is_judged_where_it_can_be() -> None:
    """One disc is placed in the tree, and five are played on to the sixth."""
    search = Search(Patient(), Manner(), 0, 100, SeededChance(1))
    search.iterate(four())
    assert search.played == 5


def test_a_mind_without_the_games_policy_plays_on_at_random() -> None:
    """As often as its manner says."""
    manner = Manner()
    manner.guided = 0
    at_random = search_state(four(), 60, Columns(), 0, manner)
    assert at_random.played != search_state(four(), 60, Columns(), 0).played


def test_memory_is_bounded() -> None:
    """A full tree is searched on, and still answers."""
    manner = Manner()
    manner.nodes = 30
    for knowledge in (Knowledge(), Columns()):
        search = Search(knowledge, manner, 0, 100, SeededChance(1))
        search.begin(four())
        for _ in range(500):
            search.iterate(four(2, 0, 3, 0, 4, 6))
        assert search.tree.size <= 30
        assert search.iterations == 500
    assert search_state(four(2, 0, 3, 0, 4, 6), 500, Knowledge(), 0, manner).action in (1, 5)
    for toy in (Pennies(), Auction(), Die()):
        assert search_toy(toy, 100).iterations == 100


class Ranked(State):
    """A state with given places and sides."""

    places: tuple[int, ...] = ()
    teams: tuple[int, ...] = ()

    def ranking(self) -> list[int]:
        return list(self.places)

    def sides(self) -> list[int]:
        return list(self.teams)


@pytest.mark.parametrize(
    ("places", "teams", "worths"),
    [
        ((1, 2), (0, 1), [1.0, 0.0]),
        ((1, 1), (0, 1), [0.5, 0.5]),
        ((1, 3, 2), (0, 1, 2), [1.0, 0.0, 0.25]),
        ((1, 1, 3), (0, 1, 2), [0.625, 0.625, 0.0]),
        ((1, 2, 1, 2), (0, 1, 0, 1), [1.0, 0.0, 1.0, 0.0]),
        ((1,), (0,), [1.0]),
    ],
)
def test_what_places_are_worth(places: tuple[int, ...], teams: tuple[int, ...], worths: list[float]) -> None:
    """Half for winning, half for the sides that are left behind; team-mates share."""
    state = Ranked()
    state.places = places
    state.teams = teams
    assert rewards(state) == worths


class Scored(Ranked):
    """A state with given points, too."""

    counted: tuple[float, ...] = ()

    def scores(self) -> list[float]:
        return list(self.counted)


def test_a_margin_tells_apart_what_places_do_not() -> None:
    """A large win is worth more than a narrow one, and a narrow win more than a narrow loss; the sum stays one."""
    state = Scored()
    state.teams = (0, 1)
    worths = {}
    for name, places, scores in (
        ("large", (1, 2), (9.0, 1.0)),
        ("narrow", (1, 2), (5.0, 4.0)),
        ("lost", (2, 1), (4.0, 5.0)),
    ):
        state.places, state.counted = places, scores
        worths[name] = by_margin(state, 0.25, 2.0)
        assert sum(worths[name]) == pytest.approx(1.0)
    assert 1.0 > worths["large"][0] > worths["narrow"][0] > 0.75
    assert worths["lost"] == worths["narrow"][::-1]
    assert by_margin(state, 0.0, 2.0) == rewards(state)


class Generous(Knowledge):
    """Gives every end of a game to seat 1."""

    def results(self, state: State) -> list[float]:
        return [0.0, 1.0]


def test_a_game_can_say_what_its_end_is_worth() -> None:
    assert search_state(four(2, 0, 3, 0, 4, 6), 60, Generous(), 0).lines[0].worth == 0.0


def test_helpers_of_knowledge() -> None:
    """Weights keep the order, expectations are shares of one, and chance decides between equals alone."""
    assert sum(expectations([3.0, 1.0, -200.0], 2.0)) == pytest.approx(1.0)
    assert expectations([5.0, 5.0], 1.0) == [0.5, 0.5]
    assert preferences([1.0, 3.0], 2.0) == [pytest.approx(0.36788, abs=1e-5), 1.0]
    assert pick_best([4, 5, 6], [0.0, 2.0, 1.0], Chance()) == 5
    assert {pick_best([4, 5], [1.0, 1.0], SeededChance(seed)) for seed in range(20)} == {4, 5}
    assert happens(100, Chance())
    assert not happens(0, Chance())
    assert {happens(50, SeededChance(seed)) for seed in range(20)} == {True, False}
