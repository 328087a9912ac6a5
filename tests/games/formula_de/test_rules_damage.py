"""The rules of Formula Dé, each by a test that carries its id: blocked cars, engines, collisions (FDE-9 to FDE-11)."""

import pytest

from tests.games.formula_de.scenes import TWO_LAPS, Scene, with_other

# Blocked ----------------------------------------------------------------------------------------------

WALL = "\ncar 1: 14L4\ncar 2: 14M4\ncar 3: 14R4"


def test_fde_9_1_as_far_as_possible() -> None:
    """FDE-9.1: behind the wall, by the longest way there is."""
    scene = Scene(f"car 0: 14M1 brakes:1{WALL}\nroll: 5", players=4)
    assert scene.slots() == ["14M3/1:1#"]
    assert scene.route("14M3", 1) == "14M2 14L3 14M3"  # a detour that swerves at the wall is a cell longer


@pytest.mark.parametrize(
    ("roll", "price"),
    [
        ("gear1 1", "1 1 0"),
        ("gear2 2", "2 2 0"),
        ("gear2 3", "3 3 0"),
        ("gear2 4", "4 3 1"),
        ("gear3 5", "5 3 2"),
        ("gear3 6", "6 3 3"),
    ],
)
def test_fde_9_2_the_table_of_blocks(roll: str, price: str) -> None:
    """FDE-9.2: cells left over, brakes, tyres; seven are too many."""
    cars = "\ncar 1: 14L2\ncar 2: 14M2\ncar 3: 14R2"
    gear = roll[4]
    scene = Scene(f"car 0: 14M1 gear:{gear}{cars}\nturn: 1", players=4).play(f"shift gear={gear}", roll)
    assert scene.events()[2] == f"FDE-9.2 car_blocked 0 1 14M1 14M1  {price}"
    scene = Scene(f"car 0: 14M1 gear:3{cars}\nturn: 1", players=4).play("shift gear=3", "gear3 7")
    assert scene.car().startswith("- out:blocked")


def test_fde_9_3_tyres_for_brakes() -> None:
    """FDE-9.3: missing brakes are paid with tyres; without them the car is out."""
    cars = "\ncar 1: 14L2\ncar 2: 14M2\ncar 3: 14R2\nturn: 1"
    scene = Scene(f"car 0: 14M1 gear:2 brakes:1{cars}", players=4).play("shift gear=2", "gear2 3")
    assert scene.events()[2] == "FDE-9.2 car_blocked 0 1 14M1 14M1  3 1 2"
    scene = Scene(f"car 0: 14M1 gear:2 brakes:1 tyres:1{cars}", players=4).play("shift gear=2", "gear2 3")
    assert scene.car().startswith("- out:blocked")


def test_fde_9_4_braking_instead() -> None:
    """FDE-9.4: braking stays possible; a car may be blocked where it stands."""
    scene = Scene("car 0: 0R17\ncar 1: 0M17\ncar 2: 2R1\nroll: 7", players=3)
    assert scene.slots() == ["2R0/2:1", "1R3/3"]
    cars = "\ncar 1: 14L2\ncar 2: 14M2\ncar 3: 14R2"
    stuck = Scene(f"car 0: 14M1{cars}\nroll: 2", players=4)
    assert stuck.slots() == ["14M1/2#"]


# Engines ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gear", "face"), [(5, 20), (6, 30)])
@pytest.mark.parametrize(("black", "left"), [(1, "1"), (4, "1"), (5, "2"), (20, "2")])
def test_fde_10_1_highest_faces(gear: int, face: int, black: int, left: str) -> None:
    """FDE-10.1: one to four costs an engine point."""
    scene = with_other(f"0L0 gear:{gear}").play(f"shift gear={gear}", f"gear{gear} {face}", f"black {black}")
    assert scene.part("engine") == left
    assert scene.events()[2] == f"FDE-10.1 engine_tested 0 1 {black} {2 - int(left)}"
    quiet = with_other(f"0L0 gear:{gear}").play(f"shift gear={gear}", f"gear{gear} {face - 1}")
    assert quiet.part("engine") == "2"


def test_fde_10_2_before_the_move() -> None:
    """FDE-10.2: the die is rolled before a move is chosen."""
    scene = with_other("0L0 gear:5").play("shift gear=5", "gear5 20", "black 2")
    assert (scene.where(), scene.part("engine"), scene.line("phase")) == ("0L0", "1", "move")


def test_fde_10_3_the_last_point() -> None:
    """FDE-10.3: out without moving."""
    scene = with_other("0L0 gear:5 engine:1").play("shift gear=5", "gear5 20", "black 3")
    assert scene.events()[-1] == "FDE-10.3 car_out 0 1 engine 0L0"
    assert scene.car().startswith("- out:engine at:0L0")


FAST = {"engine_test": "all_fast"}


def test_fde_10_4_all_fast_cars() -> None:
    """FDE-10.4: every car in fifth or sixth gear tests, in order of play; slower ones do not."""
    cars = "car 0: 0L0 gear:5\ncar 1: 4M0 gear:6\ncar 2: 8M0 gear:4\norder: 3 2 1\nturn: 1"
    scene = Scene(cars, FAST, 3).play("shift gear=5", "gear5 20", "black 4", "black 9")
    assert [event for event in scene.events() if "engine" in event] == [
        "FDE-10.4 engine_tested 1 2 4 1",
        "FDE-10.4 engine_tested 0 1 9 0",
    ]


def test_fde_10_5_all_of_them() -> None:
    """FDE-10.5: in the pit lane too, and even if the roller goes out; a car that goes out leaves the board at once."""
    cars = "car 0: 0L0 gear:5 engine:1\ncar 1: P5 gear:5\ncar 2: 0L1 gear:6 engine:1\norder: 1 3 2\nturn: 1"
    scene = Scene(cars, {**FAST, **TWO_LAPS}, 3).play("shift gear=5", "gear5 20", "black 1", "black 1", "black 1")
    assert scene.car(0).startswith("- out:engine at:0L0 round:1 place:0")
    assert scene.car(2).startswith("- out:engine at:0L1 round:1 place:1")
    assert scene.part("engine", 1) == "2"
    cars = "car 0: 0L0 gear:5\ncar 1: 0L1 gear:6 engine:1\ncar 2: 8M0 gear:2\norder: 1 2 3\nturn: 1"
    scene = Scene(cars, FAST, 3).play("shift gear=5", "gear5 20", "black 9", "black 1")
    assert scene.race.here[scene.race.track.cells["0L1"]] == 0


# Collisions -------------------------------------------------------------------------------------------


def test_fde_11_1_the_neighbour_rolls() -> None:
    """FDE-11.1: on a 1 both lose a body point."""
    scene = Scene("car 0: 0M3\ncar 1: 0L6\nroll: 2").play("move to=0M5 brakes=0", "black 1")
    assert scene.events()[-1] == "FDE-11.1 cars_collided 0 1 2"
    assert (scene.part("body", 0), scene.part("body", 1)) == ("1", "1")


def test_fde_11_2_then_the_one_who_came() -> None:
    """FDE-11.2: on a 1 only the car that arrived."""
    scene = Scene("car 0: 0M3\ncar 1: 0L6\nroll: 2").play("move to=0M5 brakes=0", "black 2", "black 1")
    assert "FDE-11.2 car_scraped 0 1 2 2" in scene.events()
    assert (scene.part("body", 0), scene.part("body", 1)) == ("1", "2")
    scene = Scene("car 0: 0M3\ncar 1: 0L6\nroll: 2").play("move to=0M5 brakes=0", "black 2", "black 20")
    assert "FDE-11.2 neighbour_passed 0 1 2 2 20" in scene.events()


def test_fde_11_3_where_the_turn_ends() -> None:
    """FDE-11.3: not without moving, not in the pit lane, not for a car that finished."""
    cars = "\ncar 1: 14L2\ncar 2: 14M2\ncar 3: 14R2\nturn: 1"
    scene = Scene(f"car 0: 14M1 gear:1{cars}", players=4).play("shift gear=1", "gear1 1")
    assert not [event for event in scene.events() if "FDE-11" in event]
    scene = Scene("car 0: P1 gear:2 grid:2\ncar 1: 22R5 gear:2 grid:1\nturn: 1\nroll: 1", TWO_LAPS)
    assert scene.play("move to=P2 brakes=0").where() == "P2"
    scene = Scene("car 0: 22M16\ncar 1: 0L1 gear:2\nroll: 2").play("move to=finish brakes=0")
    assert not [event for event in scene.events() if "FDE-11" in event]


def test_fde_11_4_one_after_the_other() -> None:
    """FDE-11.4: left lane, then right, the rear one first, until the car is out."""
    cars = "car 0: 0M3 body:1\ncar 1: 0R6 gear:2\ncar 2: 0L6 gear:2\ncar 3: 0L5 gear:2\ncar 4: 0R5\nroll: 2\nturn: 1"
    dice = ["black 9"] * 8
    scene = Scene(cars, players=5).play("move to=0M5 brakes=0", *dice)
    passed = [event.split()[4] for event in scene.events() if "passed" in event]
    assert passed == ["4", "3", "5", "2"]
    scene = Scene(cars, players=5).play("move to=0M5 brakes=0", "black 9", "black 1")
    assert scene.car().startswith("- out:body at:0M5")


def test_fde_11_5_the_last_body_point() -> None:
    """FDE-11.5: both can be out, cars of one owner test each other."""
    cars = "car 0: 0M3 body:1\nsecond 0: 0L6 body:1\ncar 1: 8M0 gear:2\nsecond 1: -\nroll: 2\nturn: 1"
    scene = Scene(cars, {"cars_per_player": "2"}).play("move to=0M5 brakes=0", "black 1")
    assert scene.car().startswith("- out:body at:0M5")
    assert scene.line("second 0").startswith("- out:body at:0L6")
    assert "FDE-11.5 car_out 0 1 body 0M5" in scene.events()


def test_fde_11_6_the_car_in_front() -> None:
    """FDE-11.6: tested last, where the table wants it."""
    zone = {"collision_zone": "beside_and_behind"}
    cars = "car 0: 0M3\ncar 1: 0M6 gear:2\ncar 2: 0L6 gear:2\nroll: 2\nturn: 1"
    scene = Scene(cars, zone, 3).play("move to=0M5 brakes=0", "black 9", "black 9", "black 9", "black 9")
    assert [event.split()[4] for event in scene.events() if "passed" in event] == ["3", "2"]
    Scene(cars, None, 3).play("move to=0M5 brakes=0", "black 9", "black 9")
