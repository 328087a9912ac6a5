"""The rules of Formula Dé, each by a test that carries its id: pits, start, finish (FDE-12 to FDE-14)."""

import pytest

from tests.games.formula_de.brought import short_circuit
from tests.games.formula_de.scenes import ALONE, FAR_AWAY, TWO_LAPS, Scene, alone, started

# The pits ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lap", "laps", "opens"),
    [("0", "2", False), ("1", "2", True), ("2", "2", False), ("1", "1", False), ("0", "1", False)],
)
def test_fde_12_1_when_the_pits_are_open(lap: str, laps: str, opens: bool) -> None:
    """FDE-12.1: in a race of two laps between the first and the second crossing, in any gear."""
    scene = alone(f"22R2 lap:{lap} gear:6\nroll: 2", {"laps": laps})
    assert ("P1" in scene.ends()) == opens
    if not opens:
        assert scene.refusal("move to=P1 brakes=0") == "pits-closed FDE-12.1"


def test_fde_12_2_the_entry() -> None:
    """FDE-12.2: from either entry cell to a free first cell."""
    assert "P0" in alone("22R1\nroll: 1", TWO_LAPS).ends()
    assert "P0" in alone("22R2\nroll: 1", TWO_LAPS).ends()
    assert "P0" not in alone("22R3\nroll: 1", TWO_LAPS).ends()
    scene = Scene("car 0: 22R2\ncar 1: P0\nroll: 2", TWO_LAPS)
    assert not [end for end in scene.ends() if end.startswith("P")]


def test_fde_12_3_waiting_is_free() -> None:
    """FDE-12.3: behind a car in the pit lane or at the exit, even without moving."""
    scene = Scene("car 0: P15 gear:3 lap:2 served\ncar 1: 0R4 lap:2\nturn: 1", TWO_LAPS)
    scene.play("shift gear=3", "gear3 8")
    assert (scene.where(), scene.part("brakes"), scene.part("tyres")) == ("P17", "3", "6")
    scene = Scene("car 0: P8 gear:3 served\ncar 1: P9\nturn: 1", TWO_LAPS).play("shift gear=3", "gear3 8")
    assert (scene.where(), scene.part("brakes")) == ("P8", "3")


def test_fde_12_4_the_own_stand() -> None:
    """FDE-12.4: the car stops there and gets its tyres; one that does not reach it goes on next turn."""
    scene = Scene(f"car 0: 22R2 gear:3 tyres:1{FAR_AWAY}\nroll: 8\nturn: 1", TWO_LAPS)
    scene.play("move to=P3 brakes=0", "black 20")
    assert (scene.where(), scene.part("tyres")) == ("P3", "6")
    assert "FDE-12.4 stand_reached 0 1 P3 6" in scene.events()
    scene = Scene(f"car 0: 22R2 gear:3 tyres:1{FAR_AWAY}\nroll: 3\nturn: 1", TWO_LAPS)
    scene.play("move to=P2 brakes=0")
    assert (scene.where(), scene.part("tyres"), scene.part("gear")) == ("P2", "1", "3")


@pytest.mark.parametrize(("face", "cell"), [(1, "P4"), (2, "P4"), (3, "P5"), (9, "P8"), (10, "P8")])
def test_fde_12_5_a_quick_stop(face: int, cell: str) -> None:
    """FDE-12.5: half the number, rounded up; the lever on 4."""
    scene = Scene(f"car 0: 22R2 gear:3{FAR_AWAY}\nroll: 8\nturn: 1", TWO_LAPS)
    scene.play("move to=P3 brakes=0", f"black {face}")
    assert (scene.where(), scene.part("gear")) == (cell, "4")
    assert scene.car().endswith("served")


@pytest.mark.parametrize("face", [11, 20])
def test_fde_12_6_a_long_stop(face: int) -> None:
    """FDE-12.6: the car stays in neutral and then chooses among three gears."""
    scene = Scene(f"car 0: 22R2 gear:3{FAR_AWAY}\nroll: 8\nturn: 1", TWO_LAPS)
    scene.play("move to=P3 brakes=0", f"black {face}").play("shift gear=2", "gear2 2").play("move to=14M2 brakes=0")
    assert (scene.where(), scene.part("gear")) == ("P3", "0")
    assert scene.legal() == ["shift gear=1", "shift gear=2", "shift gear=3"]
    assert scene.refusal("shift gear=4") == "third-at-most FDE-12.6"


def test_fde_12_7_through_the_pit_lane() -> None:
    """FDE-12.7: the line is crossed there; driving on is cut short for nothing; the stand holds only once."""
    scene = Scene("car 0: 22R2 gear:3\ncar 1: P4 gear:2\nroll: 8\nturn: 1", TWO_LAPS)
    scene.play("move to=P3 brakes=0", "black 10")
    assert (scene.where(), scene.part("gear")) == ("P3", "4")
    scene = Scene("car 0: P12 gear:2 served\ncar 1: 14M0 gear:2\nroll: 3\nturn: 1", TWO_LAPS)
    scene.play("move to=P15 brakes=0")
    assert scene.part("lap") == "2"
    assert "FDE-14.3 lap_completed 0 1 2" in scene.events()
    scene = Scene("car 0: P3 gear:4 served\ncar 1: 14M0 gear:2\nroll: 7\nturn: 1", TWO_LAPS)
    assert scene.ends() == ["P10"]
    scene = Scene("car 0: P17 gear:2 lap:2 served\ncar 1: 14M0 gear:2\nroll: 2\nturn: 1", TWO_LAPS)
    scene.play("move to=0R5 brakes=0")
    assert (scene.part("lap"), scene.car().endswith("served")) == ("2", False)


# The start --------------------------------------------------------------------------------------------


def test_fde_13_1_a_false_start() -> None:
    """FDE-13.1: no move, lever in neutral; next turn first gear without black die."""
    scene = started("20 10 1 1 gear1=2", 2)
    assert [scene.short(told, -2) for told in scene.told][-4:-1] == [
        "FDE-13.1 false_start 0 1", "FDE-13.1 false_start 1 2", "FDE-2.1 round_begun 2 1+2",
    ]  # fmt: skip
    assert (scene.line("round"), scene.part("gear"), scene.line("roll")) == ("2", "1", "2")


def test_fde_13_2_a_super_start() -> None:
    """FDE-13.2: four cells without gear die, lever on 1."""
    scene = started("20 10 20", 2)
    assert (scene.line("roll"), scene.part("gear")) == ("4", "1")


@pytest.mark.parametrize("face", [2, 19])
def test_fde_13_3_a_usual_start(face: int) -> None:
    """FDE-13.3: lever on 1 and its die."""
    scene = started(f"20 10 {face} gear1=1", 2)
    assert (scene.line("roll"), scene.part("gear")) == ("1", "1")
    assert "FDE-13.3" in scene.short(scene.told[-2], -2)


def test_fde_13_4_all_rules_of_moving() -> None:
    """FDE-13.4: lanes, brakes and neighbours count at the start."""
    scene = started("20 10 20", 2)
    assert scene.ends(3) == ["0L0", "22M16"]
    scene.play("move to=22M16 brakes=3", "black 20").play("move to=22R16 brakes=3", "black 9", "black 9")
    assert "FDE-11.2 neighbour_passed 1 2 1 9 9" in scene.events()


# The finish -------------------------------------------------------------------------------------------


def test_fde_14_1_over_the_line() -> None:
    """FDE-14.1: on the last lap the car has finished with the step over the line, and leaves the board."""
    scene = Scene(f"car 0: 22M10{FAR_AWAY}\nroll: 8\nturn: 1").play("move to=finish brakes=0")
    assert "FDE-14.1 car_finished 0 1 1" in scene.events()
    assert scene.car().startswith("- rank:1")
    assert scene.line("turn") == "2"
    first = Scene(f"car 0: 22M10 lap:0{FAR_AWAY}\nroll: 8\nturn: 1")
    assert "finish" not in first.ends()


def test_fde_14_2_the_first_wins() -> None:
    """FDE-14.2: in one round the order of the turns decides."""
    cars = "car 0: 22M15 gear:2\ncar 1: 22M16 gear:2\norder: 1 2\nroll: 3\nturn: 1"
    scene = Scene(cars).play("move to=finish brakes=0").play("shift gear=2", "gear2 3")
    assert scene.state.ranking() == [1, 2]
    assert scene.line("ended") == "finished"


def test_fde_14_3_laps() -> None:
    """FDE-14.3: the first crossing begins lap one, another the second."""
    scene = Scene(f"car 0: 22M15 lap:0 gear:2{FAR_AWAY}\nroll: 3\nturn: 1").play("move to=0M1 brakes=0")
    assert scene.part("lap") == "1"
    assert "FDE-14.3 lap_completed 0 1 1" in scene.events()
    scene = Scene(f"car 0: 22M15 lap:1 gear:2{FAR_AWAY}\nroll: 3\nturn: 1", TWO_LAPS).play("move to=0M1 brakes=0")
    assert scene.part("lap") == "2"
    far = Scene(f"car 0: 22M15 lap:0 gear:5{FAR_AWAY}\nroll: 20\nturn: 1")
    assert far.play("move to=1M0 brakes=0").part("lap") == "1"


@pytest.mark.parametrize(
    ("start", "roll", "end", "stops"),
    [("2R16 tyres:6", 24, "2R0", ""), ("1R17 stops:1", 23, "1R0", "1"), ("2R10", 20, "1R8", "1")],
)
def test_fde_14_3_a_lap_as_short_as_a_move(start: str, roll: int, end: str, stops: str) -> None:
    """FDE-14.3, FDE-6.4: the line counts also if a move comes round to where it began, and stops are counted again."""
    options = {"circuit": "custom", "custom_circuit": short_circuit(), "laps": "2"}
    scene = Scene(f"car 0: {start} gear:6 lap:1{ALONE}\nroll: {roll}", options)
    scene.play(f"move to={end} brakes=0")
    assert (scene.where(), scene.part("lap"), scene.part("stops")) == (end, "2", stops)


def test_fde_14_4_the_end() -> None:
    """FDE-14.4: when nobody runs any more, or with the first one; after 500 rounds in any case."""
    first = Scene(f"car 0: 22M10{FAR_AWAY}\nroll: 8\nturn: 1", {"end_mode": "first"}).play("move to=finish brakes=0")
    assert (first.line("ended"), first.state.ranking()) == ("first", [1, 2])
    assert "FDE-14.4 race_over first" in first.events()
    full = Scene(f"car 0: 22M10{ALONE}\nroll: 8").play("move to=finish brakes=0")
    assert full.line("ended") == "finished"
    late = Scene("car 0: 0L5 gear:1\ncar 1: 0M9\nround: 500\norder: 2 1\nroll: 1\nturn: 1").play("move to=0L6 brakes=0")
    assert (late.line("ended"), late.state.ranking()) == ("limit", [2, 1])


def test_fde_14_5_cars_that_are_out() -> None:
    """FDE-14.5: behind all others, by progress, then by the later round, then by the later place."""
    rows = [
        "- out:body at:0M5 round:4 place:0",
        "- out:body at:8M1 round:2 place:0",
        "- out:body at:0M5 round:4 place:2",
        "- out:body at:0M5 round:5 place:1",
    ]
    cars = "\n".join(f"car {seat}: {row}" for seat, row in enumerate(rows)) + "\ncar 4: 0L0\nturn: 5"
    assert Scene(cars, players=5).view.standings == [5, 2, 4, 3, 1]


def test_fde_14_6_the_better_car_counts() -> None:
    """FDE-14.6: a seat has the rank of its better car; without a finisher the ranking stands."""
    cars = "car 0: 0L0\nsecond 0: - rank:1\ncar 1: - rank:2\nsecond 1: 8M0 gear:2"
    scene = Scene(cars, {"cars_per_player": "2"})
    assert (scene.state.ranking(), scene.state.scores()) == ([1, 2], [3.0, 2.0])
    none = alone("1M4 gear:3 tyres:3 brakes:0").play("shift gear=3", "gear3 4")
    assert none.line("ended") == "no_finisher"
    assert "FDE-14.6 race_over no_finisher" in none.events()
