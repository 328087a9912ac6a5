"""The rules of Biathlon, each by its id: before the race, rounds, and the preparation of each (BIA-1 to BIA-3)."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.shapes import SPECTATOR
from tablee.games.biathlon.board import BOARD, COURSES
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules import Biathlon
from tablee.games.biathlon.rules_course import Course
from tests.games.biathlon.scenes import (
    ADVANCED,
    LONG,
    Scene,
    begun,
    dice,
    fallen,
    marker,
    position,
    preset,
    shooting,
    skiers,
)

TOP = {"endurance_start": "top"}


# BIA-1 Setup --------------------------------------------------------------------------------------------


def test_bia_1_1_the_course_runs_from_start_to_goal() -> None:
    """BIA-1.1: the first game uses the starter course of 39 rows; all four begin with tile 1 and end with tile 2."""
    assert position("").course.rows == 39
    for faces in COURSES.values():
        assert (faces[0][:-1], faces[-1][:-1]) == ("1", "2")
        course = Course(faces)
        assert (course.names[0], course.names[-1]) == ("START", "FINISH")


def test_bia_1_2_one_die_of_each_colour_serves_all() -> None:
    """BIA-1.2: five green shots in one turn are no trouble."""
    scene = shooting(columns="0 4 0 0", more="stars 0: 2\n")
    for target in "1234":
        scene.play(f"shoot target={target}", "1")
    assert scene.line("shots 0").startswith("hit hit hit hit")


def test_bia_1_3_nations_are_chosen_in_turn() -> None:
    """BIA-1.3: seat after seat; each gets ten dice and its markers."""
    state = GAME.new(3, SeededChance(1))
    assert isinstance(state, Biathlon)
    for seat, nation in enumerate(("swe", "nor", "fra")):
        assert state.to_act() == [seat]
        state.play(seat, GAME.actions.number(f"choose_nation nation={nation}"), SeededChance(1))
    assert [state.nation_name(skier) for skier in range(3)] == ["swe", "nor", "fra"]
    assert [int(count) for count in state.available] == [10, 10, 10]
    assert state.to_act() == [0, 1, 2]


def test_bia_1_4_a_set_is_in_play_once() -> None:
    """BIA-1.4: Austria is the back of Norway; advanced faces only where the table has them."""
    text = "phase: nation\nskier 0: nor START\nskier 1: - START\nskier 2: - START"
    scene = Scene(text, 3, ADVANCED)
    assert scene.refusal("choose_nation nation=aut") == "set-taken BIA-1.4"
    assert scene.allows("choose_nation nation=fin")
    assert Scene(text, 3).refusal("choose_nation nation=fin") == "no-advanced-nations BIA-1.4"
    assert [name[-3:] for name in Scene(text, 3).legal()] == ["ger", "fra", "rus", "swe"]


def test_bia_1_4_nations_can_be_drawn() -> None:
    """BIA-1.4: skier after skier, of the faces still allowed; the last of five base nations is left over."""
    names = ("nor", "ger", "fra", "rus", "swe")
    drawn = begun(5, {"nations": "random"}, *(f"nation {name}" for name in names))
    assert [drawn.nation_name(skier) for skier in range(5)] == list(names)
    sides = set()
    for seed in range(30):
        state = GAME.new(5, SeededChance(seed), {"nations": "random", "advanced_nations": "on"})
        assert isinstance(state, Biathlon)
        sets = {BOARD.nations[nation].set for nation in state.nation}
        sides |= {BOARD.nations[nation].side for nation in state.nation}
        assert len(sets) == 5
    assert sides == {"base", "advanced"}


@pytest.mark.parametrize(
    ("options", "markers"), [({}, "YYYYY"), (LONG, "GGGGG"), (TOP, "GGGGG"), ({"course": "dash"}, "YYYYY")]
)
def test_bia_1_5_where_markers_start(options: dict[str, object], markers: str) -> None:
    """BIA-1.5: the second slot of a short race, the top of a long one, or of any."""
    assert Scene("", options=options).markers() == markers


def test_bia_1_6_six_of_eight_tokens_in_secret() -> None:
    """BIA-1.6: each in an order of its own; nobody sees a row before all are laid."""
    state = GAME.new(3, SeededChance(1), {"nations": "random"})
    assert isinstance(state, Biathlon)
    for seat in (0, 2):
        for pick in (3, 1, 5, 4, 8, 2):
            state.play(seat, GAME.actions.number(f"pick_wax pick={pick}"), SeededChance(1))
    assert (state.to_act(), state.submitted) == ([1], [0, 2])
    for viewer in (1, SPECTATOR):
        view = state.view(viewer)
        assert (view.header.drafts[0], view.skiers[0].wax) == (None, None)
    for pick in (1, 2, 3, 4, 5, 6):
        state.play(1, GAME.actions.number(f"pick_wax pick={pick}"), SeededChance(1))
    rows = [skier.wax for skier in state.view(1).skiers]
    own = next(one for one in BOARD.sets if one.id == BOARD.nations[state.nation[0]].set)
    assert rows[0] == ["R1", "RS", "FC", "P1_or_M1", own.wax[7], "RS"]
    assert rows[1] == ["RS", "RS", "R1", "P1_or_M1", "FC", "SP"]


def test_bia_1_6_a_token_once_and_equal_ones_in_order() -> None:
    """BIA-1.6: not twice; of the two equal ones the first is listed."""
    text = "phase: wax\nwaiting: 0 1 2\nsubmitted:\nchoice 0: pick_wax pick=3\nchoice 1:\nchoice 2:"
    scene = Scene(text, 3)
    assert [name[-1] for name in scene.legal()] == ["1", "4", "5", "6", "7", "8"]
    assert scene.refusal("pick_wax pick=3") == "token-picked BIA-1.6"
    assert scene.refusal("pick_wax pick=2") == "equal-token-first BIA-1.6"


def test_bia_1_6_a_row_can_be_given_to_all() -> None:
    """BIA-1.6: with `wax_setup` preset nobody is asked."""
    state = preset(4)
    assert [skier.wax for skier in state.view(0).skiers] == [BOARD.preset] * 4


def test_bia_1_7_all_wait_behind_the_line() -> None:
    """BIA-1.7: any number of them."""
    assert [Scene("").place(skier) for skier in range(5)] == ["START"] * 5


def test_bia_1_8_the_marker() -> None:
    """BIA-1.8: named, or drawn among the seats; with two players the seat's first skier."""
    assert preset(4, first=2).first == 2
    firsts = set()
    for seed in range(40):
        state = GAME.new(2, SeededChance(seed), {"nations": "random", "wax_setup": "preset"})
        assert isinstance(state, Biathlon)
        firsts.add(int(state.first))
    assert firsts == {0, 1}


def test_bia_1_9_seat_order() -> None:
    """BIA-1.9: clockwise is seat after seat, and then the first again."""
    state = position("")
    assert [state.after(skier) for skier in range(5)] == [1, 2, 3, 4, 0]


# BIA-2 Round --------------------------------------------------------------------------------------------


def test_bia_2_1_preparation_then_race() -> None:
    """BIA-2.1: when the last turn is over all roll, and the first takes dice again."""
    scene = Scene("turn: swe\nround: 4\n").play("take_column column=1").play("done", "1 2 3 4 5")
    assert (scene.line("round"), scene.line("turn")) == ("5", "ger")
    assert scene.board(1) == "[1 1 1 2] S=0 A=5"


def test_bia_2_2_one_turn_each_from_the_marker() -> None:
    """BIA-2.2: clockwise; a skier that was drawn along has its turn all the same."""
    text = "first: fra\nturn: fra\n" + skiers("-", "-", "r8.2", "r7.2") + dice("0 0 3 0", seat=2)
    scene = Scene(text).go("3", "FFF").play("draft answer=yes")
    assert (scene.place(3), scene.line("turn"), scene.line("round")) == ("r10.2", "rus", "1")


def test_bia_2_3_the_marker_moves_on() -> None:
    """BIA-2.3: past those that have finished or collapsed."""
    text = "turn: swe\nfirst: nor\nskier 1: ger FINISH\nfinished: ger\nskier 2: fra OUT\ncollapsed: fra:3\n"
    scene = Scene(text).play("take_column column=1").done()
    assert (scene.line("first"), scene.line("round")) == ("rus", "2")


# BIA-3 Preparation --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("available", "rolled"), [(10, 5), (9, 5), (5, 3), (1, 1), (0, 0)])
def test_bia_3_1_half_of_the_available_dice(available: int, rolled: int) -> None:
    """BIA-3.1: rounded up."""
    on_board = 10 - available
    columns = " ".join(str(min(4, max(0, on_board - 4 * column))) for column in range(4))
    scene = Scene(dice(columns))
    chance = fallen(["6"] * 10)
    scene.state.roll(0, chance)
    assert chance.index == rolled


def test_bia_3_2_blue_markers_take_fives_first() -> None:
    """BIA-3.2: as many of the fives and sixes as there are blue markers; all of them if there are fewer."""
    assert Scene(marker("BBYYY")).roll("5 6 6 1").board() == "[1 0 0 0] S=0 A=8"
    assert Scene(marker("BBYYY")).roll("5 6 6 1").state.sixes[0] == 1
    assert Scene(marker("BBBBB")).roll("5 6 1 2").board() == "[1 1 0 0] S=0 A=8"


def test_bia_3_3_wax_is_not_reduced() -> None:
    """BIA-3.3: a six by a re-roll stays, however tired the skier."""
    text = skiers("r3.1") + marker("BBBBB") + dice("0 2 0 1", "S1") + "wax 0: R1 RS RS SP FC P1_or_M1"
    scene = Scene(text).play("take_column column=2").play("use_wax side=left choice=0")
    scene.play("reroll_die spot=col-4", "6")
    assert (scene.state.sixes[0], scene.board()) == (0, "[0 0 0 0] S=2 A=6")


def test_bia_3_4_each_number_in_its_column() -> None:
    """BIA-3.4: one to four."""
    assert Scene("").roll("1 2 2 4").board() == "[1 2 0 1] S=0 A=6"


def test_bia_3_5_fives_on_the_fullest() -> None:
    """BIA-3.5: one by one, after the others, star dice not counted, equal ones by number."""
    assert Scene("").roll("5 1 1 5").board() == "[4 0 0 0] S=0 A=6"
    assert Scene(dice("0 1 1 0", "*2")).roll("5").board() == "[0 1 2 0] *2 S=0 A=6"
    assert Scene("").roll("5").board() == "[0 0 0 1] S=0 A=9"


def test_bia_3_6_a_full_column_takes_no_five() -> None:
    """BIA-3.6: even if others have room."""
    assert Scene(dice("4 1 0 0")).roll("5").board() == "[4 1 0 0] S=0 A=5"


def test_bia_3_7_sixes_to_sprint_or_stars() -> None:
    """BIA-3.7: only above columns with dice."""
    scene = Scene(dice("1 0 2 0")).roll("6")
    assert scene.state.placements(0) == [0, 1, 4]


def test_bia_3_8_one_six_in_a_box() -> None:
    """BIA-3.8: a box that has one takes no other."""
    assert Scene(dice("1 0 2 0", "*1")).roll("6").state.placements(0) == [0, 4]


def test_bia_3_9_no_place_no_die() -> None:
    """BIA-3.9: it is available again; but what has a place is placed."""
    assert Scene(dice("0 0 4 0")).roll("3 4").board() == "[0 0 4 1] S=0 A=5"


@pytest.mark.parametrize(
    ("columns", "sprint", "sixes", "ways"),
    [
        ("1 1 0 0", 0, 2, [0, 1, 2, 3]),
        ("1 1 0 0", 3, 2, [1, 2, 3]),
        ("1 1 0 0", 4, 2, [3]),
        ("1 1 1 0", 4, 2, [3, 5, 6]),
        ("1 0 0 0", 4, 2, [1]),
        ("0 0 0 0", 4, 1, [0]),
    ],
)
def test_bia_3_10_how_sixes_can_be_placed(columns: str, sprint: int, sixes: int, ways: list[int]) -> None:
    """BIA-3.10: the rest goes to Sprint; if it does not fit, all open boxes must be used."""
    scene = Scene(dice(columns, f"S{sprint}")).roll(" ".join(["6"] * sixes))
    assert scene.state.placements(0) == ways


def test_bia_3_10_what_is_left_over_is_available() -> None:
    """BIA-3.10: two sixes, one box, no room in Sprint."""
    scene = Scene(dice("1 0 0 0", "S4")).roll("6 6")
    scene.state.place_sixes(0, 1)
    assert scene.board() == "[1 0 0 0] *1 S=4 A=4"


def test_bia_3_10_all_choose_in_secret() -> None:
    """BIA-3.10: nobody sees where a six goes until all have said so."""
    text = "phase: sixes\nwaiting: 0 1\nsubmitted:\nchoice 0:\nchoice 1:\nchoice 2:\n"
    scene = Scene(text + dice("1 0 0 0") + "sixes 0: 1\n" + dice("0 2 0 0", seat=1) + "sixes 1: 1", 3)
    scene.play("place_sixes stars=1")
    assert (scene.line("stars 0", 1), scene.line("sixes 0", 1), scene.line("choice 0", 1)) == ("", "1", "?")
    assert scene.seat == 1
    scene.play("place_sixes stars=none")
    assert (scene.board(0), scene.board(1)) == ("[1 0 0 0] *1 S=0 A=8", "[0 2 0 0] S=1 A=7")


def test_bia_3_11_nothing_available_nothing_rolled() -> None:
    """BIA-3.11: with ten dice on the board."""
    scene = Scene(dice("4 4 1 1"))
    chance = fallen([])
    scene.state.roll(0, chance)
    assert (chance.index, scene.board()) == (0, "[4 4 1 1] S=0 A=0")
