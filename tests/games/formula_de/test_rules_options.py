"""The rules of Formula Dé, each by a test that carries its id: slipstream and debris (FDE-15, FDE-16)."""

import pytest

from tests.games.formula_de.scenes import ALONE, FAR_AWAY, Scene, with_other

# Slipstream -------------------------------------------------------------------------------------------

SLIP = {"slipstream": "true"}


@pytest.mark.parametrize(
    ("own", "other", "where", "offered"),
    [
        (4, 4, "0M6", True),
        (5, 4, "0M6", True),
        (4, 5, "0M6", False),
        (4, 3, "0M6", False),
        (3, 3, "0M6", False),
        (4, 4, "0L6", False),
        (4, 4, "0M7", False),
    ],
)
def test_fde_15_1_right_behind(own: int, other: int, where: str, offered: bool) -> None:
    """FDE-15.1: same lane, next cell, both in fourth or more, the follower's gear not lower."""
    cars = f"car 0: 0M3 gear:{own}\ncar 1: {where} gear:{other}\nroll: 2"
    dice = ["black 9", "black 9"] if where == "0L6" else []
    scene = Scene(cars, SLIP).play("move to=0M5 brakes=0", *dice)
    assert (scene.line("phase") == "slipstream") == offered
    if offered:
        assert scene.play("slipstream take=true").events() == ["FDE-15.1 slipstream_taken 0 1 2"]
        assert (scene.line("phase"), scene.line("roll")) == ("extra", "3")
    without = Scene(cars).play("move to=0M5 brakes=0", *dice)
    assert without.line("phase") == "gear"


def test_fde_15_2_into_a_corner() -> None:
    """FDE-15.2: a brake point in addition; without one only cells before the corner."""
    cars = "car 0: 0M14 gear:4 {}\ncar 1: 0M16 gear:4\nroll: 1"
    scene = Scene(cars.format(""), SLIP).play("move to=0M15 brakes=0").play("slipstream take=true")
    assert "1L0/1" in scene.slots()
    assert "0M17/0" in scene.slots()
    scene.play("move to=1L0 brakes=1")
    assert (scene.part("brakes"), scene.part("stops")) == ("2", "1")
    scene = Scene(cars.format("brakes:0"), SLIP).play("move to=0M15 brakes=0")
    assert scene.slots() == ["0M17/0"]
    assert scene.play("slipstream take=true").where() == "0M17"


def test_fde_15_3_again_but_not_after_a_mishap() -> None:
    """FDE-15.3: as long as it holds; not after a block, an early exit or a spin, nor when it is declined."""
    cars = "car 0: 0M3 gear:5\ncar 1: 0M6 gear:4\ncar 2: 0L9 gear:4\nroll: 2\nturn: 1"
    scene = Scene(cars, SLIP, 3).play("move to=0M5 brakes=0").play("slipstream take=true").play("move to=0L8 brakes=0")
    assert scene.line("phase") == "slipstream"
    declined = Scene(cars, SLIP, 3).play("move to=0M5 brakes=0").play("slipstream take=false")
    assert declined.events()[0] == "FDE-15.3 slipstream_left 0 1"
    early = Scene("car 0: 1M4 gear:4\ncar 1: 2M2 gear:4\nroll: 2\nturn: 1", SLIP).play("move to=2M1 brakes=0")
    assert early.line("phase") == "gear"
    stop = Scene("car 0: 13L3 gear:4\ncar 1: 13L6 gear:4\nroll: 2\nturn: 1", SLIP).play("move to=13L5 brakes=0")
    assert stop.part("stops") == ""
    assert stop.play("slipstream take=false").part("stops") == "1"


def test_fde_15_4_three_cells() -> None:
    """FDE-15.4: fewer for brakes, two at most; never blocked; not offered if no move is there."""
    cars = "car 0: 0M3 gear:4\ncar 1: 0M6 gear:4\nroll: 2"
    scene = Scene(cars, SLIP).play("move to=0M5 brakes=0").play("slipstream take=true")
    assert {move.brakes for move in scene.view.moves} == {0, 1, 2}
    walled = "car 0: 0M3 gear:4 brakes:0\ncar 1: 0M6 gear:4\ncar 2: 0L6\ncar 3: 0R6\nroll: 2\nturn: 1"
    scene = Scene(walled, SLIP, 4).play("move to=0M5 brakes=0", *["black 9"] * 4)
    assert scene.line("phase") == "gear"


# Debris -----------------------------------------------------------------------------------------------

ROUGH = {"road_handling": "true"}


def test_fde_16_1_what_leaves_debris() -> None:
    """FDE-16.1: body points lost, cars out by body or engine; it blocks nobody."""
    scene = Scene("car 0: 0M3\ncar 1: 0L6\nroll: 2", ROUGH).play("move to=0M5 brakes=0", "black 1")
    assert scene.line("debris") == "0L6 0M5"
    scene = Scene("car 0: 0M3\ncar 1: 0L6\nroll: 2", ROUGH).play("move to=0M5 brakes=0", "black 9", "black 1")
    assert scene.line("debris") == "0M5"
    scene = with_other("0L0 gear:5 engine:1", ROUGH).play("shift gear=5", "gear5 20", "black 3")
    assert scene.line("debris") == "0L0"
    assert Scene(f"car 0: 0L5{ALONE}\nroll: 1\ndebris: 0L6", ROUGH).ends() == ["0L6", "0M5"]
    out = Scene("car 0: 1M4 gear:3 tyres:3 brakes:0\ncar 1: 14M0", ROUGH).play("shift gear=3", "gear3 4")
    assert out.line("debris") == ""


@pytest.mark.parametrize(("face", "left"), [(1, "1"), (4, "1"), (5, "2")])
def test_fde_16_2_driving_over_it(face: int, left: str) -> None:
    """FDE-16.2: one to four costs a point of road handling; without any the car is out."""
    text = f"car 0: 0L5 gear:2{FAR_AWAY}\nroll: 2\nturn: 1\ndebris: 0L6"
    scene = Scene(text, ROUGH).play("move to=0L7 brakes=0", f"black {face}")
    assert scene.part("handling") == left
    assert f"FDE-16.2 debris_tested 0 1 0L6 {face} {2 - int(left)}" in scene.events()
    out = Scene(text.replace("gear:2", "gear:2 handling:1", 1), ROUGH).play("move to=0L7 brakes=0", "black 4")
    assert out.car().startswith("- out:handling at:0L7")


def test_fde_16_3_when_it_is_tested() -> None:
    """FDE-16.3: after collisions, in driving order, the last cell too, the first not; nothing of this turn."""
    text = "car 0: 0M3 gear:2\ncar 1: 0L6\nroll: 2\nturn: 1\ndebris: 0M3 0M4 0M5"
    scene = Scene(text, ROUGH).play("move to=0M5 brakes=0", "black 9", "black 1", "black 9", "black 9")
    kinds = [event.split()[1] for event in scene.events() if "FDE-11" in event or "FDE-16" in event]
    assert kinds == ["car_scraped", "debris_tested", "debris_tested"]
    assert [event.split()[4] for event in scene.events() if "tested" in event] == ["0M4", "0M5"]
    fresh = Scene(text.replace("0M3 0M4 0M5", "8M0"), ROUGH).play("move to=0M5 brakes=0", "black 1")
    assert not [event for event in fresh.events() if "tested" in event]
    stopped = Scene(text.replace("gear:2", "gear:2 handling:1", 1), ROUGH)
    stopped.play("move to=0M5 brakes=0", "black 9", "black 9", "black 1")
    assert stopped.car().startswith("- out:handling")
