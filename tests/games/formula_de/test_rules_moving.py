"""The rules of Formula Dé, each by a test that carries its id: moving, straights, corners, braking (FDE-4 to FDE-8)."""

from collections.abc import Iterator

from tablee.engine.chance import SeededChance
from tablee.games.formula_de.board import shipped_graph
from tablee.games.formula_de.rules import FormulaDe
from tests.games.formula_de.brought import tight_circuit
from tests.games.formula_de.scenes import ALONE, TWO_LAPS, Scene, alone, with_other

# Moving -----------------------------------------------------------------------------------------------


def test_fde_4_1_steps() -> None:
    """FDE-4.1: next, diagonals, and into the pits; never backwards."""
    assert alone("0M5\nroll: 1").ends() == ["0L6", "0M6", "0R6"]
    assert alone("0L5\nroll: 1").ends() == ["0L6", "0M5"]
    assert alone("22R1\nroll: 1", TWO_LAPS).ends() == ["22M1", "22R2", "P0"]


def test_fde_4_2_no_occupied_cell() -> None:
    """FDE-4.2: a car is neither entered nor jumped over; one that is out is not in the way."""
    scene = Scene("car 0: 0L5\ncar 1: 0L6\ncar 2: 0M5\nroll: 2\nturn: 1", players=3)
    assert scene.slots() == ["0L5/2#"]
    assert scene.refusal("move to=0L7 brakes=0") == "way-blocked FDE-4.2"
    scene = Scene("car 0: 0L5\ncar 1: 0L6\nroll: 2")
    assert scene.ends() == ["0M6", "0R6"]
    assert scene.refusal("move to=0L6 brakes=1") == "cell-occupied FDE-4.2"
    assert Scene("car 0: 0L5\ncar 1: - at:0L6\nroll: 2").ends() == ["0L7", "0M6", "0R6"]


def test_fde_4_3_early_ends_are_free() -> None:
    """FDE-4.3: the finish, the car's stand and a car in the pit lane end a move without cost, and without brakes."""
    assert alone("22M16\nroll: 4").slots()[0] == "finish/0"
    scene = Scene("car 0: P2 gear:3\ncar 1: -\nroll: 4", TWO_LAPS)
    assert scene.slots() == ["P3/0"]
    scene = Scene("car 0: P8 gear:3 served\ncar 1: P11 gear:1\nroll: 4", TWO_LAPS)
    assert scene.slots() == ["P10/0", "P9/3"]
    assert scene.refusal("move to=P10 brakes=2") == "ends-early FDE-4.3"


def test_fde_4_4_fatal_routes_are_not_offered() -> None:
    """FDE-4.4: too many tyres or stops missing."""
    scene = alone("0L15 gear:4 tyres:3\nroll: 12")
    assert scene.ends() == ["2M2:3!", "2R2:3!"]
    assert scene.refusal("move to=2L3 brakes=0") == "tyres-missing FDE-7.5"
    scene = alone("13M9 stops:1\nroll: 4")
    assert scene.refusal("move to=14M1 brakes=0") == "stops-missing FDE-7.5"


def test_fde_4_5_all_options() -> None:
    """FDE-4.5: every number of brakes up to the roll less one, each end once; blocked only without a full route."""
    scene = alone("0L5\nroll: 3")
    assert scene.slots() == ["0L8/0", "0M7/0", "0R7/0", "0L7/1", "0M6/1", "0R6/1", "0L6/2", "0M5/2"]
    scene = alone("0L5 brakes:1\nroll: 3")
    assert scene.slots() == ["0L8/0", "0M7/0", "0R7/0", "0L7/1", "0M6/1", "0R6/1"]
    assert not any(move.blocked for move in scene.view.moves)


def test_fde_4_6_no_option_no_race() -> None:
    """FDE-4.6: the car is taken off, its progress is that of its last cell, and the next car plays."""
    scene = with_other("0L15 gear:4 tyres:2 brakes:0").play("shift gear=4", "gear4 12")
    assert scene.events()[-1] == "FDE-7.5 car_out 0 1 overshoot 0L15"
    assert scene.car().startswith("- out:overshoot at:0L15")
    assert (scene.line("turn"), scene.race.here[scene.race.track.cells["0L15"]]) == ("2", 0)


def test_fde_4_7_the_whole_roll() -> None:
    """FDE-4.7: a shorter way needs brakes; a single option is driven by itself."""
    scene = alone("0L5 brakes:0\nroll: 3")
    assert scene.refusal("move to=0L6 brakes=0") == "wrong-distance FDE-4.7"
    scene = Scene("car 0: P8 gear:2 served brakes:0\ncar 1: 14M0 gear:2\nturn: 1", TWO_LAPS)
    scene.play("shift gear=2", "gear2 3")
    assert (scene.where(), scene.line("turn")) == ("P11", "2")


def test_fde_4_8_the_route_driven() -> None:
    """FDE-4.8: fewest debris cells, fewest and latest lane changes, left before right."""
    scene = alone("0L5\nroll: 5")
    assert scene.route("0M9") == "0L6 0L7 0L8 0L9 0M9"
    assert scene.route("0R9") == "0L6 0L7 0L8 0M8 0R9"
    debris = Scene(f"car 0: 0L5{ALONE}\nroll: 5\ndebris: 0L9", {"road_handling": "true"})
    assert debris.route("0M9") == "0L6 0L7 0L8 0M8 0M9"
    assert debris.route("0L10") == "0L6 0L7 0L8 0L9 0L10"
    avoided = Scene("car 0: 0M5\ncar 1: 0M6\nroll: 3")
    assert avoided.route("0M7") == "0L6 0L7 0M7"


def walked(race: FormulaDe, cell: int, steps: int, changes: tuple[int, ...], kept: bool, tyres: int) -> Iterator[str]:
    """Every route of this many steps, walked one by one by the words of FDE-4.1 to FDE-7.2: its end and tyre points."""
    track = race.track
    if steps == 0:
        yield track.names[cell] + (f":{tyres}" if tyres else "")
        return
    in_corner = track.stops[cell] > 0
    made = race.stops[race.car] if track.segment[cell] == track.segment[race.cell[race.car]] else 0
    missing = int(track.stops[cell] - made) if in_corner else 0
    ahead = int(track.ahead[cell])
    if not race.here[ahead]:
        early = in_corner and track.segment[ahead] != track.segment[cell] and missing > 0
        beyond = kept or early
        cost = tyres + 1 if beyond and (early or tyres) else tyres
        if not early or missing == 1:
            yield from walked(race, ahead, steps - 1, changes, beyond, cost)
    if kept:
        return
    for side, after in ((-1, int(track.left[cell])), (1, int(track.right[cell]))):
        if after == -1 or race.here[after]:
            continue
        if in_corner:
            if track.segment[after] == track.segment[cell] or missing <= 0:
                yield from walked(race, after, steps - 1, changes, False, tyres)
        elif race.here[ahead]:
            yield from walked(race, after, steps - 1, changes, False, tyres)
        elif len(changes) < 2 and side not in [-change for change in changes]:
            yield from walked(race, after, steps - 1, (*changes, side), False, tyres)


def test_fde_4_5_nothing_is_missed_by_not_walking_twice() -> None:
    """FDE-4.5: the ends of a search are those of all routes walked one by one, on crowded stretches of the lap."""
    compared = 0
    for seed in range(40):
        chance = SeededChance(seed)
        names = [name for name in shipped_graph("port-corail").names if not name.startswith(("P", "22", "20", "21"))]
        start = names.index(names[chance.uniform(len(names))])
        near = [name for name in names[max(0, start - 25) : start + 45] if name != names[start]]
        others = {near[chance.uniform(len(near))] for _ in range(5)}
        cars = "".join(f"\ncar {seat}: {cell}" for seat, cell in enumerate(sorted(others), 1))
        stops = " stops:2" if names[start].startswith("13M") else ""
        text = f"car 0: {names[start]} brakes:0 gear:2{stops}{cars}\nturn: 1"
        race = Scene(text, players=1 + len(others)).race
        for roll in (1, 3, 5, 8):
            found = sorted(
                race.track.names[way.target] + (f":{int(way.tyres)}" if way.tyres else "")
                for way in race.ways(0, roll, False)
                if not way.is_blocked
            )
            routes = set(walked(race, int(race.cell[0]), roll, (), False, 0))
            assert found == sorted(end for end in routes if int(end.partition(":")[2] or 0) <= 4), (text, roll)
            compared += len(found)
    assert compared > 200


# Straights --------------------------------------------------------------------------------------------


def test_fde_5_1_two_changes_in_one_direction() -> None:
    """FDE-5.1: never there and back, never a third time."""
    assert "0L9" not in alone("0L5\nroll: 5").ends()
    assert alone("0L5\nroll: 5").refusal("move to=0L9 brakes=0") == "too-many-changes FDE-5.1"
    assert alone("0R5\nroll: 4").ends() == ["0L8", "0M8", "0R9"]


def test_fde_5_2_swerving() -> None:
    """FDE-5.2: right behind a car a change is free, two cells behind it is not."""
    assert Scene("car 0: 0L5\ncar 1: 0L6\nroll: 4").ends() == ["0L8", "0M8", "0R8"]
    scene = Scene("car 0: 0M5\ncar 1: 0M6\nroll: 4")
    assert scene.ends() == ["0L8", "0L9", "0M8", "0R8", "0R9"]
    scene = Scene("car 0: 0L5\ncar 1: 0L7\nroll: 4")
    assert scene.ends() == ["0L8", "0M8", "0R8"]
    assert scene.route("0L8") == "0L6 0M6 0M7 0L8"  # only from right behind the car


def test_fde_5_3_what_counts() -> None:
    """FDE-5.3: a change into a corner counts for the straight; changes within the corner do not."""
    scene = alone("0L16\nroll: 4")
    assert scene.ends() == ["1L2", "1M1", "1R1"]
    assert scene.refusal("move to=1L1 brakes=0") == "too-many-changes FDE-5.1"
    assert alone("0M17\nroll: 2").ends() == ["1L1", "1M0", "1M1", "1R1"]  # 1M0 by 1L0: left, then to the inside
    counted = alone("22R1\nroll: 3", TWO_LAPS)
    assert counted.ends() == ["22L3", "22M3", "22R4", "P1", "P2"]


def test_fde_5_4_the_line_does_not_interrupt() -> None:
    """FDE-5.4: two changes in all before and after the line."""
    scene = alone("22L15\nroll: 4", TWO_LAPS)
    assert scene.ends() == ["0L2", "0M1", "0R1"]
    assert scene.refusal("move to=0L1 brakes=0") == "too-many-changes FDE-5.1"


# Corners ----------------------------------------------------------------------------------------------


def test_fde_6_1_stops_asked() -> None:
    """FDE-6.1: one, two or three; one stop is not enough where three are asked."""
    track = alone("0L0").race.track
    asked = {
        track.corners[track.segment[cell]]: int(track.stops[cell]) for cell in range(track.pit) if track.stops[cell]
    }
    assert asked["Le Môle"] == 1
    assert asked["Le Jardin"] == 2
    assert asked["L’Épingle du Palais"] == 3
    assert len(asked) == 11
    assert sum(asked.values()) == 15


def test_fde_6_2_a_turn_that_ends_there() -> None:
    """FDE-6.2: also braked, blocked or without moving."""
    scene = with_other("0R14 gear:3\nroll: 8").play("move to=1M2 brakes=0")
    assert scene.events()[-1] == "FDE-6.2 stop_made 0 1 Le Môle 1 1"
    assert scene.part("stops") == "1"
    stuck = "car 0: 13M3 stops:1 gear:2\ncar 1: 13M4 gear:2\ncar 2: 13L5\ncar 3: 13R3 gear:2"
    scene = Scene(stuck, players=4).play("shift gear=2", "gear2 2")
    assert (scene.where(), scene.part("stops")) == ("13M3", "2")


def test_fde_6_3_arrows() -> None:
    """FDE-6.3: straight on or towards the inside, from the last cell of the corner too."""
    scene = alone("1M0 stops:1\nroll: 1")
    assert scene.ends() == ["1M1", "1R1"]
    assert scene.refusal("move to=1L1 brakes=0") == "against-arrows FDE-6.3"
    assert alone("1M4 stops:1\nroll: 1").ends() == ["2M0", "2R0"]
    assert alone("11M2\nroll: 1").ends() == ["11L2", "11M3"]


def test_fde_6_4_counted_again() -> None:
    """FDE-6.4: the count is 0 in a new corner, goes on in the same one, and is gone after it."""
    scene = with_other("13M3 stops:1 gear:2\nroll: 3").play("move to=13M6 brakes=0")
    assert scene.part("stops") == "2"
    scene = with_other("1M2 stops:1 gear:2\nroll: 4").play("move to=2M1 brakes=0")
    assert scene.part("stops") == ""
    scene = with_other("5L4 stops:2 gear:2\nroll: 4").play("move to=7L0 brakes=0")
    assert scene.part("stops") == "1"


def test_fde_6_5_grid_and_pits_are_no_corners() -> None:
    """FDE-6.5: no stop is counted there."""
    scene = Scene("car 0: P8 gear:2 served\ncar 1: 14M0 gear:2\nroll: 3\nturn: 1", TWO_LAPS)
    scene.play("move to=P11 brakes=0")
    assert scene.part("stops") == ""
    assert not [event for event in scene.events() if "stop_made" in event]


# Leaving a corner too early ---------------------------------------------------------------------------


def test_fde_7_1_a_tyre_point_a_cell() -> None:
    """FDE-7.1: the first cell outside counts 1, cells of a following corner count too."""
    scene = alone("1M4\nroll: 3")
    assert scene.ends() == ["2M2:3"]
    scene = alone("1L5\nroll: 4")
    assert scene.ends() == ["2L3:4!", "2M2:3"]
    assert scene.ends(1) == ["2L2:3", "2M1:2"]
    assert alone("5R2 \nroll: 4").ends() == ["7R0:4!"]
    moved = with_other("1M4 gear:2\nroll: 3").play("move to=2M2 brakes=0")
    assert moved.events()[0] == "FDE-7.1 car_moved 0 1 1M4 2M2 2M0+2M1+2M2 3 0 3"
    assert moved.part("tyres") == "1"


def test_fde_7_2_the_lane_is_kept() -> None:
    """FDE-7.2: from the last cell in the corner on, and no way into the pits."""
    scene = alone("1M4\nroll: 2")
    assert scene.ends() == ["2M1:2"]
    assert scene.refusal("move to=2R1 brakes=0") == "keep-lane FDE-7.2"
    assert alone("21R2\nroll: 3", TWO_LAPS).ends() == ["22R2:3"]
    assert "P0" in alone("21R2 stops:1\nroll: 3", TWO_LAPS).ends()


def test_fde_7_3_points_are_ticked_off() -> None:
    """FDE-7.3: with a point left over nothing else happens."""
    scene = with_other("1M4 gear:2\nroll: 3").play("move to=2M2 brakes=0")
    assert (scene.part("tyres"), scene.part("gear")) == ("1", "2")


def test_fde_7_4_the_last_point_spins() -> None:
    """FDE-7.4: neutral, first gear next, and nothing else."""
    scene = with_other("1M4 gear:2 tyres:3\nroll: 3").play("move to=2M2 brakes=0")
    assert scene.events()[1] == "FDE-7.4 car_spun 0 1"
    assert scene.car().endswith("spun")
    assert (scene.part("tyres"), scene.part("gear")) == ("0", "0")
    scene = alone("1M4 gear:2 tyres:3\nroll: 3").play("move to=2M2 brakes=0", "gear1 2")
    assert "FDE-3.1 gear_shifted 0 1 1 0 0 0" in scene.events()
    two = "car 0: 1M4 gear:2 tyres:3 spun gear:0\ncar 1: 14M0 gear:2\norder: 2 1\nturn: 2\nroll: 1"
    assert Scene(two).race.legal_gears(0) == [0]


def test_fde_7_5_too_many_missing() -> None:
    """FDE-7.5: none of two, or tyres that are not there; only if there is no other move."""
    assert alone("11L7 gear:2 brakes:0").play("shift gear=2", "gear2 2").car().startswith("- out:stops at:11L7")
    assert alone("11L6 gear:2 brakes:3\nroll: 2").slots() == ["11L7/1"]
    out = alone("1M4 gear:3 tyres:3 brakes:0").play("shift gear=3", "gear3 4")
    assert out.car().startswith("- out:overshoot at:1M4")


def test_fde_7_6_without_tyres() -> None:
    """FDE-7.6: exactly one cell beyond, with a spin; not two, and not together with a block."""
    assert alone("1M4 tyres:0\nroll: 1").ends() == ["2M0:1!"]
    scene = with_other("1M4 gear:1 tyres:0\nroll: 1").play("move to=2M0 brakes=0")
    assert (scene.part("tyres"), scene.part("gear")) == ("0", "0")
    out = alone("1M4 gear:1 tyres:0 brakes:0").play("shift gear=1", "gear1 2")
    assert out.car().startswith("- out:overshoot")
    blocked = Scene("car 0: 1M4 gear:1 tyres:0 brakes:0\ncar 1: 2M1").play("shift gear=1", "gear1 2")
    assert blocked.car().startswith("- out:blocked")


def test_fde_7_7_two_corners() -> None:
    """FDE-7.7: beyond both a cell costs two; with `always` every exit keeps the lane."""
    tight = {"circuit": "custom", "custom_circuit": tight_circuit(), "laps": "2"}
    assert alone("5R2\nroll: 3", tight).ends() == ["8R0:4"]  # 6R0 one, 7R0 one, 8R0 one for each corner
    assert alone("5R2\nroll: 4", tight).ends() == ["8R1:6!"]
    assert alone("5R2\nroll: 2", tight).ends() == ["7R0:2"]
    always = {"keep_lane_on_exit": "always"}
    assert alone("1M4 stops:1\nroll: 2", always).ends() == ["2M1"]
    assert alone("1M4 stops:1\nroll: 2", always).refusal("move to=2R1 brakes=0") == "keep-lane FDE-7.7"


def test_fde_7_8_multiply() -> None:
    """FDE-7.8: two missing stops cost two points a cell, three three."""
    family = {"missed_stops": "multiply"}
    assert alone("11L7\nroll: 2", family).ends() == ["12L1:4!"]
    assert alone("11L7 stops:1\nroll: 2", family).ends() == ["12L1:2"]
    assert alone("13R8\nroll: 1", family).ends() == ["14R0:3"]


# Braking ----------------------------------------------------------------------------------------------


def test_fde_8_1_a_cell_for_a_point() -> None:
    """FDE-8.1: several points in a move, but at least one cell is driven."""
    scene = with_other("0L5 gear:2\nroll: 4").play("move to=0L6 brakes=3")
    assert scene.events()[0] == "FDE-8.1 car_moved 0 1 0L5 0L6 0L6 1 3 0"
    assert scene.part("brakes") == "0"
    assert alone("0L5\nroll: 2").ends(2) == []


def test_fde_8_2_without_brakes() -> None:
    """FDE-8.2: no braking."""
    scene = alone("0L5 brakes:0\nroll: 4")
    assert {move.brakes for move in scene.view.moves} == {0}
    assert scene.refusal("move to=0L8 brakes=1") == "brakes-missing FDE-8.2"
