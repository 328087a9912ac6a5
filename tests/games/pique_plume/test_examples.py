"""The worked examples of docs/rules/pique-plume.md, section 10, each under its number."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.shapes import OMNISCIENT
from tablee.games.pique_plume.game import GAME
from tests.games.pique_plume.scenes import START, Scene, tails

BEHIND = "bird 0: 4\ndropping 1: 5\nbird 1: 6\n"


def test_e1_start_of_four() -> None:
    """E1: birds and droppings far apart, one feather each."""
    view = GAME.show(GAME.new(4, SeededChance(1)).view(OMNISCIENT))
    for line in (*START.splitlines(), *tails("1 1 1 1").splitlines()):
        assert f"\n{line}\n" in view


def test_e2_two_steps_and_a_failure() -> None:
    """E2: two matches, then a wrong tile with nothing but a free egg in front."""
    scene = Scene(START).flip(1)
    assert (scene.line("bird 0"), scene.seat) == ("1", 0)
    assert scene.flip(2).line("bird 0") == "2"
    assert scene.flip(7).events() == ["PIQ-2.2 tile_flipped 0 7 HEDGEHOG False"]
    assert (scene.counts, scene.seat) == ("1 1 1 1", 1)


def test_e3_over_dropping_and_bird() -> None:
    """E3: the run of dropping and bird is jumped; the bird is plucked, the dropping stays, nobody is asked."""
    scene = Scene(BEHIND)
    assert scene.target(0) == 7
    scene.flip(7)
    assert (scene.line("bird 0"), scene.counts, scene.line("dropping 1")) == ("7", "2 0 1 1", "5")
    assert (scene.seat, scene.target(0)) == (0, 8)


def test_e4_the_picture_under_the_dropping_is_wrong() -> None:
    """E4: a feather is given, the dropping taken back; afterwards the egg is the target."""
    scene = Scene(BEHIND).flip(5)
    assert (scene.counts, scene.line("dropping 1"), scene.seat) == ("0 2 1 1", "-", 1)
    assert scene.target(0) == 5


def test_e5_nothing_to_give() -> None:
    """E5: without a feather the dropping goes back all the same."""
    scene = Scene(BEHIND + tails("0 2 1 1")).flip(5)
    assert (scene.counts, scene.line("dropping 1")) == ("0 2 1 1", "-")


MIXED = "bird 0: 4\nbird 2: 5\ndropping 3: 6\nbird 1: 7\n"


def test_e6_bird_dropping_bird() -> None:
    """E6: all three are jumped; feathers come nearest first."""
    scene = Scene(MIXED)
    assert scene.target(0) == 8
    scene.flip(8)
    assert (scene.line("bird 0"), scene.counts) == ("8", "3 0 0 1")
    assert scene.line("feathers 0") == "RED YELLOW BLUE"


def test_e7_a_bird_in_front_protects() -> None:
    """E7: nothing is lost, the dropping further on stays."""
    scene = Scene(MIXED).flip(9)
    assert (scene.counts, scene.line("dropping 3"), scene.seat) == ("1 1 1 1", "6", 1)


def test_e8_two_droppings() -> None:
    """E8: only the nearer one is taken back."""
    scene = Scene("bird 0: 4\ndropping 1: 5\ndropping 2: 6")
    assert scene.target(0) == 7
    scene.flip(4)
    assert (scene.counts, scene.line("dropping 1"), scene.line("dropping 2")) == ("0 2 1 1", "-", "6")
    assert scene.target(0) == 5


def test_e9_the_own_dropping() -> None:
    """E9: nothing is lost, the dropping is in hand again."""
    scene = Scene("bird 0: 4\ndropping 0: 5")
    assert scene.target(0) == 6
    scene.flip(0)
    assert (scene.counts, scene.line("dropping 0"), scene.seat) == ("1 1 1 1", "-", 1)


def test_e10_an_overtaken_seat_drops() -> None:
    """E10: seat 1 decides at once: right in front of seat 0, or not at all; never on a piece."""
    text = "bird 0: 5\nbird 1: 6\ndropping 1: -"
    scene = Scene(text).flip(7)
    assert (scene.line("bird 0"), scene.counts, scene.seat) == ("7", "2 0 1 1", 1)
    occupied = [6, 7, *range(14, 19)]
    assert scene.legal() == [*(f"drop egg={egg}" for egg in range(24) if egg not in occupied), "keep"]
    for egg in occupied:
        assert scene.refusal(f"drop egg={egg}") == "egg-occupied PIQ-4.4"
    scene.play("drop egg=8")
    assert (scene.seat, scene.target(0)) == (0, 9)
    kept = Scene(text).flip(7).play("keep")
    assert (kept.seat, kept.target(0), kept.line("dropping 1")) == (0, 8, "-")


def test_e11_two_owners_decide() -> None:
    """E11: the nearer one first; the second may not use the same egg."""
    scene = Scene("bird 0: 5\nbird 1: 6\nbird 2: 7\ndropping 1: -\ndropping 2: -").flip(8)
    assert scene.line("asked") == "1 2"
    scene.play("drop egg=9")
    assert scene.seat == 2
    assert scene.refusal("drop egg=9") == "egg-occupied PIQ-4.4"
    assert scene.play("drop egg=10").seat == 0


def test_e12_a_win_asks_nobody() -> None:
    """E12: the fourth feather ends the game at once."""
    scene = Scene("bird 0: 3\nbird 1: 4\nbird 2: 5\ndropping 1: -\ndropping 2: -\n" + tails("2 1 1 0")).flip(6)
    assert (scene.counts, scene.state.to_act(), scene.line("ended")) == ("4 0 0 0", [], "feathers")
    assert scene.line("asked") == ""


def test_e13_a_win_outside_ones_turn() -> None:
    """E13: seat 3 gives its last feather to seat 0, who wins; the others share rank 2."""
    scene = Scene("turn: 3\nbird 3: 4\ndropping 0: 5\n" + tails("3 0 0 1")).flip(0)
    assert (scene.counts, scene.line("dropping 0"), scene.line("ended")) == ("4 0 0 0", "-", "feathers")
    assert scene.state.ranking() == [1, 2, 2, 2]


@pytest.mark.parametrize(("slot", "counts", "winner"), [(1, "2 0", 0), (2, "0 2", 1)])
def test_e14_two_players(slot: int, counts: str, winner: int) -> None:
    """E14: one jump wins, and so does one failure of the other."""
    scene = Scene("bird 0: 10\nbird 1: 12\ndropping 0: 23\ndropping 1: 11", 2)
    assert scene.target(0) == 13
    scene.flip(slot)
    assert (scene.counts, scene.state.ranking().index(1), scene.line("ended")) == (counts, winner, "feathers")


@pytest.mark.parametrize(("feathers_to_win", "ended"), [("seed", "feathers"), ("published", "")])
def test_e15_six_players(feathers_to_win: str, ended: str) -> None:
    """E15: four of six feathers win; as published the fifth is needed."""
    text = "bird 0: 3\nbird 1: 4\nbird 2: 5\n" + tails("2 1 1 1 1 0")
    scene = Scene(text, 6, {"feathers_to_win": feathers_to_win}).flip(6)
    assert (scene.counts, scene.line("ended")) == ("4 0 0 1 1 0", ended)
    if not ended:
        assert (scene.seat, scene.target(0)) == (0, 7)


def test_e16_around_the_ring() -> None:
    """E16: after egg 23 comes egg 0."""
    scene = Scene("turn: 3\nbird 3: 23")
    assert scene.target(3) == 0
    assert scene.flip(0).line("bird 3") == "0"


def test_e17_twin_pictures() -> None:
    """E17: the same tile serves twice where neighbouring eggs are twins."""
    scene = Scene("bird 0: 11").flip(0)
    assert scene.line("bird 0") == "12"
    ring = scene.line("ring").split()
    ring[0], ring[13] = ring[13], ring[0]
    twins = Scene(f"ring: {' '.join(ring)}\nbird 0: 11", 4, {"twins": "free"}).flip(0).flip(0)
    assert (twins.line("bird 0"), twins.seat) == ("13", 0)


def test_e18_start_of_five() -> None:
    """E18: gaps of four and five; two eggs on, dropping and bird are one run."""
    scene = Scene(GAME.show(GAME.new(5, SeededChance(1)).view(OMNISCIENT)).split("\n", 2)[2], 5)
    assert scene.lines("bird") == "0, 4, 9, 14, 19"
    assert scene.lines("dropping") == "23, 3, 8, 13, 18"
    assert scene.target(0) == 1
    assert Scene("bird 0: 2\nbird 1: 4\ndropping 1: 3", 5).target(0) == 5


def test_e19_turn_limit() -> None:
    """E19: after forty turns of two players without a winner both are first."""
    scene = Scene("bird 0: 0\nbird 1: 12\ndropping 0: 23\ndropping 1: 11", 2, {"turn_limit": 20})
    for _ in range(40):
        assert scene.line("ended") == ""
        scene.flip(5)
    assert (scene.line("ended"), scene.counts, scene.state.ranking()) == ("limit", "1 1", [1, 1])
    assert scene.events()[-1] == "PIQ-5.4 limit_reached 40 1"
