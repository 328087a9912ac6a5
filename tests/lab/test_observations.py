"""What learners are shown: fixed parts, made of views alone."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.engine import registry
from tablee.engine.arrays import u8, vec
from tablee.engine.chance import SeededChance
from tablee.engine.game import Game
from tablee.engine.observation import Amount, BySeat, Counts, Observation, Omitted, QuickNumbers, SeatOf, Several
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.engine.state import State
from tablee.lab.observations import document
from tablee.testing.observing import check_observed, check_refreshed
from tablee.testing.report import Fault
from tests.lab import golden

ROOT = Path(__file__).parents[2]
OWN = [name for name in sorted(registry.installed()) if "." not in name]


def part(observation: Observation, numbers: Sequence[float], name: str) -> list[float]:
    """The numbers of one part."""
    block = next(block for block in observation.blocks if block.name == name)
    return list(numbers[block.at : block.at + block.size])


def test_observations_change_only_with_the_rules_version() -> None:
    """Names, shapes, bounds and numbers are those of the golden file, on both builds."""
    assert "\n".join(golden.lines()) + "\n" == golden.FILE.read_text()


def test_the_document_is_current() -> None:
    """docs/observations.md is what the games declare."""
    assert (ROOT / "docs" / "observations.md").read_text() == document()


@pytest.mark.parametrize("slug", OWN)
def test_parts_lie_side_by_side_without_gaps(slug: str) -> None:
    """Every number belongs to one part, with one player number or another."""
    game = tablee.game(slug)
    for players in game.players:
        observation = game.observe(players, game.default_fixed())
        assert [block.at for block in observation.blocks] == [
            sum(block.size for block in observation.blocks[:number]) for number in range(len(observation.blocks))
        ]
        assert sum(block.size for block in observation.blocks) == observation.size == len(observation.blank)
        assert len({block.name for block in observation.blocks}) == len(observation.blocks)


def test_one_s_own_seat_comes_first() -> None:
    """In Kahuna both seats see themselves first, and their own cards only."""
    game = tablee.game("kahuna")
    state = game.new(2, SeededChance(4))
    observation = game.observe(2, state.fixed)
    for seat in (0, 1):
        numbers = observation.numbers(state.view(seat))
        assert part(observation, numbers, "seat") == [float(seat == 0), float(seat == 1)]
        assert part(observation, numbers, "hands.size") == [3, 3]
        cards = part(observation, numbers, "hands.cards")
        assert sum(cards[:12]) == 3
        assert sum(cards[12:]) == 0
        assert part(observation, numbers, "turn") == [float(state.to_act() == [seat]), float(state.to_act() != [seat])]


def test_the_spectator_sees_no_hand_and_the_omniscient_both() -> None:
    """They have no seat, and are shown seat 0 first."""
    game = tablee.game("kahuna")
    state = game.new(2, SeededChance(4))
    observation = game.observe(2, state.fixed)
    for viewer, cards in ((SPECTATOR, 0), (OMNISCIENT, 6)):
        numbers = observation.numbers(state.view(viewer))
        assert part(observation, numbers, "seat") == [0, 0]
        assert sum(part(observation, numbers, "hands.cards")) == cards


def test_one_s_own_secret_choice_is_shown_to_nobody_else() -> None:
    """In Les Îlots the steps of a bid are numbers of actions, for the bidder alone."""
    game = tablee.game("tiny")
    chance = SeededChance(2)
    state = game.new(2, chance)
    while not state.waiting:
        actions = state.legal(state.to_act()[0])
        state.apply(state.to_act()[0], actions[chance.uniform(len(actions))], chance)
    seat = state.waiting[0]
    action = state.legal(seat)[0]
    state.apply(seat, action, chance)
    observation = game.observe(2, state.fixed)
    assert part(observation, observation.numbers(state.view(seat)), "draft") == [action, -1]
    assert part(observation, observation.numbers(state.view(1 - seat)), "draft") == [-1, -1]


class Blind(QuickNumbers):
    """Says nothing."""

    def write(self, state: State, viewer: int, out: vec[u8], base: int) -> None:
        pass


class Late(QuickNumbers):
    """Refreshes what it shows only once."""

    def __init__(self) -> None:
        self.right = tablee.game("kahuna").quick_numbers
        self.times = 0

    def write(self, state: State, viewer: int, out: vec[u8], base: int) -> None:
        assert self.right is not None
        self.right.write(state, viewer, out, base)

    def refresh(self, state: State, viewer: int, out: vec[u8], base: int) -> None:
        self.times += 1
        if self.times == 1:
            self.write(state, viewer, out, base)


def test_quick_numbers_that_differ_from_the_view_are_a_fault() -> None:
    """The suite compares them part by part; a version with views of its own does not inherit them."""
    kahuna = tablee.game("kahuna")
    game = replace(kahuna, quick_numbers=Blind(), observations={})
    with pytest.raises(Fault, match=r"hands.size of viewer -2: the quick numbers are others"):
        check_observed(game.new(2, SeededChance(4)))
    check_observed(kahuna.new(2, SeededChance(4)))
    assert kahuna.derive(9, kahuna.package).quick_numbers is kahuna.quick_numbers
    assert kahuna.derive(9, kahuna.package, fill_view=kahuna.fill_view).quick_numbers is None


def test_refreshed_numbers_that_differ_from_the_view_are_a_fault() -> None:
    """A row that is kept from decision to decision must say what a new one says."""
    kahuna = tablee.game("kahuna")
    game = replace(kahuna, quick_numbers=Late(), observations={})
    check_refreshed(kahuna.new(2, SeededChance(4)), SeededChance(5))
    with pytest.raises(Fault, match=r"the refreshed numbers are others"):
        check_refreshed(game.new(2, SeededChance(4)), SeededChance(5))


def test_a_field_that_is_forgotten_is_named() -> None:
    """Every field of a view has a part, or says why it has none."""
    game = tablee.game("tiny")
    with pytest.raises(ValueError, match=r"lacks .*'asked'.* and has .*'moon'"):
        Observation(game.views, {"moon": Omitted("far away")})


def test_a_part_is_used_once() -> None:
    """A part that stands in two places would write into the first one only."""
    seat = SeatOf(2)
    game = tablee.game("tiny")
    parts = dict.fromkeys(game.views.__struct_fields__, Omitted("not asked")) | {"turn": seat, "asked": seat}
    with pytest.raises(ValueError, match="a part of its own"):
        Observation(game.views, parts)


def with_used(part_of_used: Several | Counts | BySeat) -> Observation:
    """Of the tiny game's view, only the used cards."""
    game = tablee.game("tiny")
    left_out = dict.fromkeys(game.views.__struct_fields__, Omitted("not asked"))
    return Observation(game.views, {**left_out, "used": part_of_used})


def test_a_list_longer_than_its_part_is_refused() -> None:
    """Nothing is cut off unseen."""
    view = tablee.game("tiny").new(2, SeededChance(1)).view(0)
    longer = msgspec.structs.replace(view, used=[1, 2, 3])
    assert list(with_used(Several(3, Amount(0, 5))).numbers(longer)) == [1, 2, 3]
    with pytest.raises(Mistake, match="room for 2"):
        with_used(Several(2, Amount(0, 5))).numbers(longer)


def test_a_game_without_an_observation_says_what_to_do() -> None:
    """Adapters need one."""
    game: Game = replace(tablee.game("tiny"), observation=None, observations={})
    with pytest.raises(Mistake, match=r"Declare `observation`"):
        game.observe(2, game.default_fixed())
