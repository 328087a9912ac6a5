"""Every rule of docs/rules/formula-de.md, each by a test that carries its id: position, action, position, events."""

import sys
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.formula_de.board import COLOURS, shipped_graph
from tablee.games.formula_de.game import GAME
from tablee.games.formula_de.rules import FormulaDe
from tablee.games.formula_de.rules_track import DICE, FACES
from tests.games.formula_de.scenes import ALONE, TWO_LAPS, Scene, short_circuit, started, tight_circuit

FAR_AWAY = "\ncar 1: 14M0 gear:2"  # another car that disturbs nobody


def alone(text: str, options: Mapping[str, object] | None = None) -> Scene:
    """A car on an empty track: `0L5 gear:3`, perhaps with a roll."""
    return Scene(f"car 0: {text}{ALONE}", options)


def with_other(text: str, options: Mapping[str, object] | None = None) -> Scene:
    """A car whose turn it is, and another one far away whose turn comes next."""
    return Scene(f"car 0: {text}{FAR_AWAY}\nturn: 1", options)


def test_every_rule_is_tested() -> None:
    """All ids of the rule book stand in the docstrings of this file."""
    said = " ".join(
        str(value.__doc__) for name, value in vars(sys.modules[__name__]).items() if name.startswith("test")
    )
    rules = [rule for rule in texts(GAME, "en").rules() if rule.startswith("FDE")]
    assert len(rules) == 81
    assert [rule for rule in rules if rule not in said.replace(":", " ").replace(",", " ").split()] == []


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
    """FDE-2.1: who overtakes during a round plays at the place of its beginning; cars that are out are passed over."""
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


# Moving -----------------------------------------------------------------------------------------------


def test_fde_4_1_steps() -> None:
    """FDE-4.1: next, diagonals, and into the pits; never backwards."""
    assert alone("0M5\nroll: 1").ends() == ["0L6", "0M6", "0R6"]
    assert alone("0L5\nroll: 1").ends() == ["0L6", "0M5"]
    assert alone("22R1\nroll: 1", TWO_LAPS).ends() == ["22M1", "22R2", "P0"]


def test_fde_4_2_no_occupied_cell() -> None:
    """FDE-4.2: a car is neither entered nor jumped over; one that is out is no hindrance."""
    scene = Scene("car 0: 0L5\ncar 1: 0L6\ncar 2: 0M5\nroll: 2\nturn: 1", players=3)
    assert scene.slots() == ["0L5/2#"]
    assert scene.refusal("move to=0L7 brakes=0") == "way-blocked FDE-4.2"
    scene = Scene("car 0: 0L5\ncar 1: 0L6\nroll: 2")
    assert scene.ends() == ["0M6", "0R6"]
    assert scene.refusal("move to=0L6 brakes=1") == "cell-occupied FDE-4.2"
    assert Scene("car 0: 0L5\ncar 1: - at:0L6\nroll: 2").ends() == ["0L7", "0M6", "0R6"]


def test_fde_4_3_early_ends_are_free() -> None:
    """FDE-4.3: the finish, the own stand and a car in the pit lane end a move without cost, and without brakes."""
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
    """Every route of so many steps, walked one by one by the words of FDE-4.1 to FDE-7.2: its end and tyre points."""
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
    assert asked["L'Épingle du Palais"] == 3
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


def test_fde_6_4_counted_anew() -> None:
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
    assert alone("1M4 stops:1\nroll: 2", always).refusal("move to=2R1 brakes=0") == "keep-lane FDE-7.2"


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
    """FDE-10.5: in the pit lane too, and though the roller goes out; who goes out leaves the board at once."""
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
    """FDE-12.4: the car stops there and gets its tyres; who does not reach it goes on next turn."""
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
    """FDE-14.3, FDE-6.4: the line counts also if a move comes round to where it began, and stops are counted anew."""
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
    """FDE-15.1: same lane, next cell, both in fourth or more, the own gear not lower."""
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
