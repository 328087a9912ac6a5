"""The rules of Formula Dé, each by a test that carries its id: setting up, order of play, gears (FDE-1 to FDE-3)."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.formula_de.board import COLOURS
from tablee.games.formula_de.game import GAME
from tablee.games.formula_de.rules_track import DICE, FACES
from tests.games.formula_de.scenes import TWO_LAPS, Scene, alone, started, with_other


def test_every_rule_is_tested() -> None:
    """All ids of the rule book stand in the docstrings of these tests."""
    files = Path(__file__).parent.glob("test_rules_*.py")
    said = " ".join(line for file in files for line in re.findall(r'""".*"""', file.read_text(encoding="utf-8")))
    rules = [rule for rule in texts(GAME, "en").rules() if rule.startswith("FDE")]
    assert len(rules) == 81
    assert set(rules) - set(re.findall(r"FDE-\d+\.\d+", said)) == set()


# Setting up -------------------------------------------------------------------------------------------


def test_fde_1_1_cars_and_levers() -> None:
    """FDE-1.1: one or two cars each, ten at most, all levers in neutral."""
    scene = started("20 10 5 1 1 1 1 1 gear1=2", 2, {"cars_per_player": "2"})
    assert [car.gear for car in scene.view.cars[1:]] == [0, 0, 0]
    assert len(scene.view.cars) == 4
    with pytest.raises(Mistake):
        GAME.new(6, SeededChance(1), {"cars_per_player": "2"})
    assert len(COLOURS) == 10


@pytest.mark.parametrize(("laps", "sheet"), [("1", [4, 3, 2, 2, 2, 2]), ("2", [6, 3, 3, 3, 3, 2])])
def test_fde_1_2_the_sheet_follows_the_laps(laps: str, sheet: list[int]) -> None:
    """FDE-1.2: more points for two laps."""
    car = alone("0L0", {"laps": laps}).view.cars[0]
    assert [car.tyres, car.brakes, car.fuel, car.body, car.engine, car.handling] == sheet


def test_fde_1_3_the_grid_is_rolled() -> None:
    """FDE-1.3: the highest number first; equal ones roll again, and again."""
    scene = started("7 7 9 4 4 8 2 20", 3)
    assert [scene.part("grid", seat) for seat in range(3)] == ["2", "3", "1"]
    rolls = [scene.short(told, -2) for told in scene.told if told.event.kind == "grid_rolled"]
    assert [roll.split()[-2:] for roll in rolls] == [
        ["1", "7"], ["2", "7"], ["3", "9"], ["1", "4"], ["2", "4"], ["1", "8"], ["2", "2"],
    ]  # fmt: skip


def test_fde_1_4_places_and_stands() -> None:
    """FDE-1.4: position g stands on the g-th cell of the grid, its stand is P(2 + g), laps are counted from 0."""
    scene = started("9 20 14 20", 3)
    assert [scene.where(seat) for seat in range(3)] == ["22L14", "22L16", "22R15"]
    assert scene.part("lap", 0) == "0"
    track = scene.race.track
    assert [track.names[track.stand(grid)] for grid in (1, 10)] == ["P3", "P12"]


def test_fde_1_5_owners_and_order_of_rolls() -> None:
    """FDE-1.5: seat 1 owns the cars 3 and 4; the tied group with the highest number rolls first."""
    scene = started("5 9 5 9 3 2 7 8 20", 2, {"cars_per_player": "2"})
    assert [car.seat for car in scene.view.cars] == [0, 0, 1, 1]
    assert [car.grid for car in scene.view.cars] == [4, 1, 3, 2]


# Order of play ----------------------------------------------------------------------------------------


def test_fde_2_1_the_order_is_fixed_for_a_round() -> None:
    """FDE-2.1: a car that overtakes in a round keeps its turn; cars that are out are passed over."""
    scene = Scene("car 0: 0L3\ncar 1: 0R2 gear:3\ncar 2: -\norder: 2 3 1\nroll: 6\nturn: 2", players=3)
    scene.play("move to=0R8 brakes=0")
    assert (scene.line("turn"), scene.line("round"), scene.line("order")) == ("1", "1", "2 3 1")
    scene.play("shift gear=1", "gear1 1").play("move to=0L4 brakes=0")
    assert (scene.line("turn"), scene.line("round"), scene.line("order")) == ("2", "2", "2 1")
    assert "FDE-2.1 round_begun 2 2+1" in scene.events()


def test_fde_2_2_the_farthest_plays_first() -> None:
    """FDE-2.2: laps before cells, the middle lane half a cell ahead, the pit lane by its own cells."""
    cars = "car 0: 5M0\ncar 1: 0M0 lap:2\ncar 2: 5L0 gear:4\ncar 3: P5 gear:2"
    assert Scene(cars, TWO_LAPS, 4).race.running_order() == [1, 3, 0, 2]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("22R5 gear:1 grid:2", "P2 gear:6 grid:1"),
        ("0L5 gear:4 grid:2", "0R5 gear:3 grid:1"),
        ("0R5 gear:3 grid:2", "0L5 gear:3 grid:1"),
        ("10L1 gear:3 grid:2", "10R1 gear:3 grid:1"),
        ("13R0 gear:3 lap:1 grid:2", "12M2 gear:6 lap:1 grid:1"),
    ],
)
def test_fde_2_3_level_cars(first: str, second: str) -> None:
    """FDE-2.3: track before pits, higher gear, inner lane of the corner to come (right, then left)."""
    assert Scene(f"car 0: {second}\ncar 1: {first}", TWO_LAPS).race.running_order() == [1, 0]


def test_fde_2_4_lapped_cars() -> None:
    """FDE-2.4: a lapped car plays after those that are a lap ahead, wherever it stands."""
    assert Scene("car 0: 8M0 lap:1\ncar 1: 0L0 lap:2", TWO_LAPS).race.running_order() == [1, 0]


# Gears ------------------------------------------------------------------------------------------------


def test_fde_3_1_one_up_one_down_or_the_same() -> None:
    """FDE-3.1: from the third to the second, third or fourth, free of charge."""
    scene = with_other("0L0 gear:3 fuel:0")
    assert scene.legal() == ["shift gear=2", "shift gear=3", "shift gear=4"]
    scene.play("shift gear=4", "gear4 7")
    assert scene.events()[0] == "FDE-3.1 gear_shifted 0 1 4 0 0 0"
    assert scene.part("gear") == "4"


@pytest.mark.parametrize(
    ("gear", "sheet", "event"),
    [
        (4, ("1", "3", "2"), "1 0 0"),
        (3, ("1", "2", "2"), "1 1 0"),
        (2, ("1", "2", "1"), "1 1 1"),
    ],
)
def test_fde_3_2_skipping_costs(gear: int, sheet: tuple[str, str, str], event: str) -> None:
    """FDE-3.2: one gear a fuel point, two a brake more, three an engine point more."""
    scene = with_other("0L0 gear:6").play(f"shift gear={gear}", f"gear{gear} {FACES[gear][0]}")
    assert (scene.part("fuel"), scene.part("brakes"), scene.part("engine")) == sheet
    assert scene.events()[0] == f"FDE-3.2 gear_shifted 0 1 {gear} {event}"


def test_fde_3_3_limits_of_skipping() -> None:
    """FDE-3.3: no more than three gears down, none up."""
    scene = with_other("0L0 gear:6")
    assert scene.refusal("shift gear=1") == "gear-too-low FDE-3.3"
    assert with_other("0L0 gear:2").refusal("shift gear=4") == "gear-too-high FDE-3.1"


@pytest.mark.parametrize(
    ("sheet", "lowest"), [("fuel:0", 5), ("brakes:0", 4), ("engine:1", 3), ("", 2), ("fuel:1 brakes:1", 2)]
)
def test_fde_3_4_what_cannot_be_paid(sheet: str, lowest: int) -> None:
    """FDE-3.4: fuel, brakes, and an engine point that is not the last."""
    scene = with_other(f"0L0 gear:6 {sheet}")
    assert scene.legal()[0] == f"shift gear={lowest}"
    if lowest > 2:
        assert scene.refusal(f"shift gear={lowest - 1}") == "gear-not-payable FDE-3.4"


def test_fde_3_5_the_die_of_the_gear() -> None:
    """FDE-3.5: each gear has its die, and every face its share."""
    assert [len(kind.names) for kind in DICE[1:]] == [4, 6, 8, 6, 10, 10]
    assert Counter(FACES[2]) == {2: 1, 3: 2, 4: 3}
    assert Counter(FACES[3]) == {4: 1, 5: 1, 6: 2, 7: 2, 8: 2}
    assert [FACES[gear] for gear in (1, 4, 5, 6)] == [
        [1, 1, 2, 2], list(range(7, 13)), list(range(11, 21)), list(range(21, 31)),
    ]  # fmt: skip
    scene = with_other("0L0 gear:3").play("shift gear=3", "gear3 7")
    assert scene.events()[1] == "FDE-3.5 die_rolled 0 1 3 7"
    assert scene.line("roll") == "7"
    assert set(scene.ends()) == {"0L7", "0M6", "0R6"}


def test_fde_3_6_never_back_to_neutral() -> None:
    """FDE-3.6: from the first gear the lever goes to 1 or 2."""
    assert with_other("0L0 gear:1").legal() == ["shift gear=1", "shift gear=2"]
    with pytest.raises(Mistake):
        with_other("0L0 gear:1").play("shift gear=0")
