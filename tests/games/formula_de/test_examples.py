"""The worked examples of docs/rules/formula-de.md, section 10, each under its number."""

import pytest

from tests.games.formula_de.scenes import TWO_LAPS, Scene, alone, started


def test_e1_the_grid() -> None:
    """E1: green 20, red 14, and a second roll of blue and white, who both had 3."""
    scene = started("14 3 20 3 7 12 20", 4)
    assert [scene.where(seat) for seat in range(4)] == ["22R15", "22R13", "22L16", "22L14"]
    assert [scene.part("grid", seat) for seat in range(4)] == ["2", "4", "1", "3"]
    stands = [scene.race.track.names[scene.race.track.stand(grid)] for grid in (1, 2, 3, 4)]
    assert stands == ["P3", "P4", "P5", "P6"]


def test_e2_a_false_start() -> None:
    """E2: black 1, the car stays in neutral; next round it starts in first without a black die."""
    scene = started("20 10 1 20", 2)
    assert scene.car(0).startswith("22L16 grid:1 lap:0 gear:0")
    assert scene.car(0).endswith("stalled")
    assert "FDE-13.1 false_start 0 1" in [scene.short(told, -2) for told in scene.told]
    scene.play("move to=0R2 brakes=0")
    scene.play("shift gear=1", "gear1 1").play("move to=0R3 brakes=0", "gear1 2")
    assert (scene.part("gear"), scene.line("turn"), scene.line("roll")) == ("1", "1", "2")
    assert scene.ends() == ["0L1", "0M0", "0R0"]


def test_e3_a_super_start() -> None:
    """E3: four cells without braking lead to 0L3, 0M2, 0R2; then gears 1 and 2."""
    scene = started("20 10 20", 2)
    assert scene.ends() == ["0L3", "0M2", "0R2"]
    scene.play("move to=0M2 brakes=0", "black 20")
    assert (scene.part("lap"), scene.part("gear")) == ("1", "1")
    scene.play("move to=0R1 brakes=1")
    assert scene.legal() == ["shift gear=1", "shift gear=2"]


@pytest.mark.parametrize(
    ("sheet", "gears"),
    [
        ("", [2, 3, 4, 5, 6]),
        ("engine:1", [3, 4, 5, 6]),
        ("fuel:0", [5, 6]),
    ],
)
def test_e4_gears_from_the_sixth(sheet: str, gears: list[int]) -> None:
    """E4: what can be paid decides how far down the lever goes."""
    scene = alone(f"0L0 gear:6 {sheet}")
    assert scene.legal() == [f"shift gear={gear}" for gear in gears]
    if not sheet:
        prices = {gear.gear: (gear.fuel, gear.brakes, gear.engine) for gear in scene.view.gears}
        assert prices == {2: (1, 1, 1), 3: (1, 1, 0), 4: (1, 0, 0), 5: (0, 0, 0), 6: (0, 0, 0)}


def test_e5_two_changes_lose_a_cell() -> None:
    """E5: from 0L5 with 5."""
    assert alone("0L5\nroll: 5").ends() == ["0L10", "0M9", "0R9"]


def test_e6_avoiding_a_car() -> None:
    """E6: around the car on 0M6, and back by a normal change."""
    assert Scene("car 0: 0M5\ncar 1: 0M6\nroll: 3").ends() == ["0L8", "0M7", "0R8"]


def test_e7_between_two_cars() -> None:
    """E7: others on 0L6 and 0M7."""
    scene = Scene("car 0: 0L5\ncar 1: 0L6\ncar 2: 0M7\nroll: 6", players=3)
    assert scene.ends() == ["0L10", "0L9", "0M9", "0R10", "0R9"]


def test_e8_into_le_mole() -> None:
    """E8: a stop in the corner, or one cell beyond it; with three brakes 1L0, 1M0, 1R1."""
    scene = alone("0R14 gear:3\nroll: 8")
    assert scene.ends() == ["1L3", "1M2", "1M3", "1R2", "1R3", "2R0:1"]
    assert scene.ends(3) == ["1L0", "1M0", "1R1"]


def test_e9_far_too_fast() -> None:
    """E9: three or four tyre points, the fourth with a spin; braking helps."""
    scene = alone("0L15 gear:4\nroll: 12")
    assert scene.ends() == ["2L3:4!", "2M2:3", "2M3:4!", "2R2:3", "2R3:4!"]
    assert scene.ends(3) == ["1M4", "1R3", "2L0:1", "2M0:1", "2R0:1", "2R1:2"]


def test_e10_no_way_out() -> None:
    """E10: with two tyre points and no brakes the car is out where it stood."""
    scene = alone("0L15 gear:4 tyres:2 brakes:0").play("shift gear=4", "gear4 12")
    assert scene.car().startswith("- out:overshoot at:0L15 round:1 place:0 grid:1 lap:1")
    track = scene.race.track
    assert track.halves[track.cells["0L15"]] == 31
    assert scene.line("ended") == "no_finisher"


def test_e11_a_spin() -> None:
    """E11: the lever in neutral on the cell reached, then only the first gear."""
    scene = alone("0L15 gear:4\nroll: 12").play("move to=2L3 brakes=0", "gear1 2")
    assert "FDE-7.4 car_spun 0 1" in scene.events()
    assert scene.events()[-1] == "FDE-3.5 die_rolled 0 1 1 2"
    assert (scene.where(), scene.part("tyres"), scene.part("gear")) == ("2L3", "0", "1")


def test_e12_stop_made() -> None:
    """E12: a corner left in order costs nothing, and lanes may be changed after it; with `always` the lane is kept."""
    scene = alone("1M2 stops:1\nroll: 5")
    assert scene.ends() == ["2L1", "2L2", "2M1", "2M2", "2R2"]
    assert alone("1M2 stops:1\nroll: 5", {"keep_lane_on_exit": "always"}).ends() == ["2M2", "2R2"]


def test_e13_the_hairpin() -> None:
    """E13: with two stops missing the car is out; with one it pays four tyres, or one and three brakes."""
    scene = alone("13M9 stops:1 gear:3").play("shift gear=3", "gear3 6")
    assert scene.car().startswith("- out:stops at:13M9")
    scene = alone("13M9 stops:2 gear:3\nroll: 6")
    assert scene.ends() == ["14M3:4!", "14R3:4!"]
    assert scene.ends(3) == ["14M0:1", "14R0:1"]


WALL = "\ncar 1: 14L2\ncar 2: 14M2\ncar 3: 14R2"


def test_e14_a_wall() -> None:
    """E14: no cell free: six left over cost three brakes and three tyres, more than six the race."""
    scene = Scene(f"car 0: 14M1 gear:3{WALL}", players=4).play("shift gear=3", "gear3 6")
    assert scene.events()[2] == "FDE-9.2 car_blocked 0 1 14M1 14M1  6 3 3"
    assert (scene.where(), scene.part("brakes"), scene.part("tyres")) == ("14M1", "0", "1")
    assert not [event for event in scene.events() if "FDE-11" in event]
    scene = Scene(f"car 0: 14M1 gear:3{WALL}", players=4).play("shift gear=3", "gear3 8")
    assert scene.car().startswith("- out:blocked at:14M1")
    scene = Scene(f"car 0: 14M1 gear:3 brakes:1 tyres:4{WALL}", players=4).play("shift gear=3", "gear3 5")
    assert (scene.part("brakes"), scene.part("tyres"), scene.part("gear")) == ("0", "0", "0")
    assert scene.car().endswith("spun")


def test_e15_one_lane_open() -> None:
    """E15: blocked and braking for the same price are one option; without brakes tyres pay."""
    cars = "\ncar 1: 0M17\ncar 2: 2R1\n"
    scene = Scene(f"car 0: 0R17{cars}roll: 7", players=3)
    assert scene.slots() == ["2R0/2:1", "1R3/3"]
    scene = Scene(f"car 0: 0R17 brakes:0{cars}roll: 7", players=3)
    assert scene.slots() == ["2R0/0:3#"]


def test_e16_the_engine() -> None:
    """E16: a 20 in fifth gear, then 4, 5, or with the last point a 3."""
    fast = "0L0 gear:5 engine:{}\ncar 1: 14M0\nturn: 1"
    scene = Scene(f"car 0: {fast.format(2)}").play("shift gear=5", "gear5 20", "black 4")
    assert (scene.part("engine"), scene.line("roll")) == ("1", "20")
    scene = Scene(f"car 0: {fast.format(2)}").play("shift gear=5", "gear5 20", "black 5")
    assert (scene.part("engine"), scene.line("roll")) == ("2", "20")
    scene = Scene(f"car 0: {fast.format(1)}").play("shift gear=5", "gear5 20", "black 3")
    assert scene.car().startswith("- out:engine at:0L0")


@pytest.mark.parametrize(
    ("other", "dice", "bodies"),
    [
        ("0L6", ["black 1"], ("1", "1")),
        ("0L6", ["black 8", "black 1"], ("1", "2")),
        ("0M6", [], ("2", "2")),
        ("0L7", [], ("2", "2")),
    ],
)
def test_e17_collisions(other: str, dice: list[str], bodies: tuple[str, str]) -> None:
    """E17: beside only; the neighbour's 1 costs both, a 1 of its own only the car that came."""
    scene = Scene(f"car 0: 0M3\ncar 1: {other}\nroll: 2").play("move to=0M5 brakes=0", *dice)
    assert (scene.part("body", 0), scene.part("body", 1)) == bodies


def test_e18_into_the_pits() -> None:
    """E18: the stand is an end whatever is left of the roll; the black die says how long it takes."""
    car = "22R0 grid:4 tyres:1 gear:3"
    cars = "\ncar 1: - grid:1\ncar 2: - grid:2\ncar 3: 0M3 grid:3 gear:2\nroll: 9"
    scene = Scene(f"car 0: {car}{cars}", TWO_LAPS, 4)
    assert scene.ends() == ["22L8", "22M8", "22R9", "P6"]
    assert scene.route("P6").startswith("22R1 22R2 P0")  # straight on comes before the step into the pits (FDE-4.8)
    scene.play("move to=P6 brakes=0", "black 7")
    assert (scene.where(), scene.part("tyres"), scene.part("gear")) == ("P10", "6", "4")
    scene = Scene(f"car 0: {car}{cars}", TWO_LAPS, 4).play("move to=P6 brakes=0", "black 11")
    assert (scene.where(), scene.part("gear")) == ("P6", "0")
    assert scene.car().endswith("long_stop served")
    scene.play("shift gear=2", "gear2 2")
    scene.play("move to=0M5 brakes=0")
    assert scene.legal() == ["shift gear=1", "shift gear=2", "shift gear=3"]


@pytest.mark.parametrize("face", [9, 10])
def test_e19_from_the_last_stand(face: int) -> None:
    """E19: five cells to P17, over the line."""
    others = "".join(f"\ncar {seat}: - grid:{seat}" for seat in range(1, 9)) + "\ncar 9: 0M9 grid:9"
    scene = Scene(f"car 0: P10 grid:10 gear:2{others}", TWO_LAPS, 10).play("shift gear=2", "gear2 3")
    assert scene.slots() == ["P12/0", "P11/2"]
    scene.play("move to=P12 brakes=0", f"black {face}")
    assert (scene.where(), scene.part("lap"), scene.part("gear")) == ("P17", "2", "4")
    assert f"FDE-12.5 stand_left 0 1 {face} 5" in scene.events()


def test_e20_the_last_lap() -> None:
    """E20: `finish` is one option and the first; braking before the line is possible."""
    scene = alone("22M10\nroll: 8")
    assert scene.slots() == ["finish/0", "22M16/2", "22L16/2", "22R16/2", "22M15/3", "22L15/3", "22R15/3"]
    scene = alone("22M10\nroll: 6")
    assert scene.ends() == ["22L16", "22M16", "22R16"]


def test_e21_order() -> None:
    """E21: the middle lane is half a cell ahead; of equal cars the one nearer the inside."""
    cars = "car 0: 0M5 lap:2 gear:3\ncar 1: 0L5 lap:2 gear:4\ncar 2: 0R5 lap:2 gear:4\ncar 3: 0M4 lap:2 gear:2\n"
    scene = Scene(f"{cars}car 4: P17 lap:2 gear:3", TWO_LAPS, 5)
    assert scene.race.running_order() == [0, 2, 1, 3, 4]


def test_e22_les_escaliers() -> None:
    """E22: a corner that changes its side."""
    assert alone("2L3\nroll: 7").ends() == ["3L4", "3L5", "3L6", "3M4", "3M5", "3R5"]


SLIP = {"slipstream": "true"}


def test_e23_the_slipstream() -> None:
    """E23: three more cells behind a car that is not faster; entering a corner costs a brake point."""
    scene = Scene("car 0: 0M4 gear:4\ncar 1: 0M6 gear:4\nroll: 1", SLIP).play("move to=0M5 brakes=0")
    assert scene.legal() == ["slipstream take=true", "slipstream take=false"]
    scene.play("slipstream take=true")
    assert scene.slots() == ["0L8/0", "0R8/0", "0M7/0", "0L7/1", "0R7/1", "0L6/2", "0R6/2"]
    scene = Scene("car 0: 0M15 gear:4\ncar 1: 0M17 gear:4\nroll: 1", SLIP).play("move to=0M16 brakes=0")
    scene.play("slipstream take=true")
    assert scene.slots() == ["1R1/1", "1L1/1", "1M0/1", "1R0/2", "1L0/2", "0L17/2", "0R17/2"]
    scene = Scene("car 0: 0M15 gear:4 brakes:0\ncar 1: 0M17 gear:4\nroll: 1", SLIP).play("move to=0M16 brakes=0")
    assert scene.line("phase") == "gear"
    scene = Scene("car 0: 0M4 gear:4\ncar 1: 0M6 gear:5\nroll: 1", SLIP).play("move to=0M5 brakes=0")
    assert scene.line("phase") == "gear"
    scene = Scene("car 0: 0M4 gear:4\ncar 1: 0M6 gear:4\nroll: 1", SLIP).play("move to=0M5 brakes=0")
    scene.play("slipstream take=true").play("move to=0L6 brakes=2", "black 5", "black 6")
    assert "FDE-11.2 neighbour_passed 0 1 2 5 6" in scene.events()


def test_e24_the_pit_exit() -> None:
    """E24: leaving the pits crosses no line; a car on 0R4 stops whoever comes, for nothing."""
    scene = Scene("car 0: P16 lap:2 gear:3 served\ncar 1: -\nroll: 6", TWO_LAPS)
    assert scene.ends() == ["0L7", "0M7", "0R8"]
    scene.play("move to=0R8 brakes=0")
    assert (scene.part("lap"), scene.line("phase")) == ("2", "gear")
    scene = Scene("car 0: P15 lap:2 gear:3 served\ncar 1: 0R4 lap:2 gear:2", TWO_LAPS).play("shift gear=3", "gear3 6")
    assert scene.events()[2] == "FDE-3.5 car_moved 0 1 P15 P17 P16+P17 2 0 0"


def test_e25_multiply() -> None:
    """E25: two missing stops cost two tyre points a cell; without any tyres the car is out."""
    family = {"missed_stops": "multiply"}
    scene = alone("13M9 stops:1\nroll: 4", family)
    assert scene.ends() == ["14M1:4!", "14R1:4!"]
    assert scene.ends(1) == ["14M0:2", "14R0:2"]
    assert scene.ends(2) == ["13M11", "13R8"]
    assert scene.ends(3) == ["13M10"]
    scene = alone("13M9 stops:1 tyres:0 brakes:0 gear:2", family).play("shift gear=2", "gear2 4")
    assert scene.car().startswith("- out:overshoot")
