"""The rules of Biathlon, each by its id (docs/rules/biathlon.md, section 6). Skiers are seats unless two play."""

import pytest

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.shapes import SPECTATOR
from tablee.games.biathlon.board import BOARD, COURSES
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules import Biathlon
from tablee.games.biathlon.rules_course import Course, survey
from tests.games.biathlon.scenes import ADVANCED, LONG, Scene, dice, fallen, marker, moving, position, skiers

TOP = {"endurance_start": "top"}
RS_ENDS = "wax 0: RS SP R1 P1_or_M1 FC RS\n"  # no token of use while dice are taken
ON_S16 = "skier 0: nor S16\n"


def shooting(markers: str = "GGGGG", columns: str = "0 3 0 0", shots: str = "", more: str = "") -> Scene:
    """The first skier at the range of row 16 of the long course, dice taken."""
    text = ON_S16 + marker(markers) + dice(columns) + (f"shots 0: {shots}\n" if shots else "") + more
    return Scene(text, options=LONG).play("take_column column=2").done()


def begun(players: int, options: dict[str, object], *script: str) -> Biathlon:
    """A new race with what chance says of nations and the marker."""
    state = GAME.new(players, ScriptedChance(*script), options)
    assert isinstance(state, Biathlon)
    return state


def preset(players: int, first: int = 0, **options: object) -> Biathlon:
    """A race with nations drawn and wax ready, in its first decision."""
    chosen = {"nations": "random", "wax_setup": "preset", "first_player": str(first), **options}
    state = GAME.new(players, SeededChance(3), chosen)
    assert isinstance(state, Biathlon)
    return state


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
        assert (view.table.drafts[0], view.skiers[0].wax) == (None, None)  # type: ignore[attr-defined]
    for pick in (1, 2, 3, 4, 5, 6):
        state.play(1, GAME.actions.number(f"pick_wax pick={pick}"), SeededChance(1))
    rows = [skier.wax for skier in state.view(1).skiers]  # type: ignore[attr-defined]
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
    assert [skier.wax for skier in state.view(0).skiers] == [BOARD.preset] * 4  # type: ignore[attr-defined]


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
    """BIA-2.2: clockwise; who was drawn along has its turn all the same."""
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
    assert chance.place == rolled


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
    assert (chance.place, scene.board()) == (0, "[4 4 1 1] S=0 A=0")


# BIA-4 Taking dice --------------------------------------------------------------------------------------


def test_bia_4_1_one_column_first() -> None:
    """BIA-4.1: all its dice; not two without paying, nor nothing at all."""
    scene = Scene(skiers("r3.2") + dice("1 3 0 0") + RS_ENDS)
    assert scene.legal() == ["take_column column=1", "take_column column=2"]
    assert scene.refusal("done") == "column-first BIA-4.1"
    scene.play("take_column column=2")
    assert (scene.line("total"), scene.line("inhand 0"), scene.line("columns 0")) == ("3", "3", "1 0 0 0")
    assert scene.refusal("take_column column=1") == "one-column BIA-4.1"


def test_bia_4_2_no_empty_column_unless_all_are() -> None:
    """BIA-4.2: then any of them, for nothing."""
    assert Scene(dice("1 0 0 1")).refusal("take_column column=2") == "column-empty BIA-4.2"
    scene = Scene(skiers("r3.2") + RS_ENDS)
    assert len(scene.legal()) == 4
    scene.play("take_column column=3")
    assert (scene.place(0), scene.line("turn")) == ("r3.2", "ger")


def test_bia_4_3_the_star_of_a_full_column() -> None:
    """BIA-4.3: counts; else it only comes back."""
    full = Scene(skiers("r3.2") + dice("0 4 0 1", "*2")).play("take_column column=2")
    assert (full.line("total"), full.line("inhand 0")) == ("5", "5")
    part = Scene(skiers("r3.2") + dice("0 3 0 1", "*2")).play("take_column column=2")
    assert (part.line("total"), part.line("inhand 0"), part.line("available 0")) == ("3", "3", "6")


def test_bia_4_4_further_columns_cost() -> None:
    """BIA-4.4: one endurance each, with dice in them, once a turn."""
    scene = Scene(skiers("r3.2") + dice("1 2 0 1", "S1")).play("take_column column=2").play("take_extra column=4")
    assert (scene.markers(), scene.line("total")) == ("RYYYY", "3")
    assert scene.refusal("take_extra column=4") == "column-taken BIA-4.4"
    assert scene.refusal("take_extra column=3") == "column-empty BIA-4.4"
    assert scene.play("take_extra column=sprint").markers() == "RRYYY"


def test_bia_4_4_a_column_filled_again_is_not_taken_again() -> None:
    """BIA-4.4: even if a re-roll puts a die there."""
    text = skiers("r3.1") + dice("1 2 0 0", "S1") + "wax 0: R1 RS RS SP FC P1_or_M1"
    scene = Scene(text).play("take_column column=2").play("use_wax side=left choice=0")
    scene.play("reroll_die spot=sprint", "2")
    assert scene.refusal("take_extra column=2") == "column-taken BIA-4.4"


def test_bia_4_5_sprint_is_an_extra() -> None:
    """BIA-4.5: never the first column."""
    scene = Scene(dice("1 0 0 0", "S3"))
    assert scene.refusal("take_extra column=sprint") == "sprint-is-extra BIA-4.5"
    assert scene.refusal("take_extra column=1") == "column-first BIA-4.1"


def test_bia_4_6_taking_sprint_sprints() -> None:
    """BIA-4.6: for this turn."""
    scene = Scene(skiers("r3.2") + dice("1 0 0 1", "S3")).play("take_column column=1").play("take_extra column=sprint")
    assert (scene.line("sprinting"), scene.line("total")) == ("yes", "4")


def test_bia_4_7_wax_changes_the_total() -> None:
    """BIA-4.7: one more, one less, or the dice of the Sprint column."""
    plus = "wax 0: RS RS R1 SP FC P1_or_M1\n"
    for choice, total in ((0, "4"), (1, "2")):
        scene = Scene(skiers("r3.2") + dice("0 0 3 1") + plus).play("take_column column=3")
        assert scene.play(f"use_wax side=right choice={choice}").line("total") == total


def test_bia_4_8_dice_come_back_after_the_turn() -> None:
    """BIA-4.8: not before."""
    scene = Scene(skiers("r3.2") + dice("0 0 2 0")).play("take_column column=3").done()
    assert scene.line("available 0") == "8"
    assert scene.walk("FF").line("available 0") == "10"


def test_bia_4_9_no_column_after_the_first_shot() -> None:
    """BIA-4.9: dice are taken before; wax alone can add some."""
    scene = shooting(columns="2 2 0 0").play("shoot target=1", "1")
    assert scene.refusal("take_extra column=1") == "taking-over BIA-4.9"
    assert scene.refusal("done") == "taking-over BIA-4.9"


# BIA-5 Endurance ----------------------------------------------------------------------------------------


def test_bia_5_1_the_best_marker_falls() -> None:
    """BIA-5.1: the highest colour."""
    scene = Scene(skiers("r3.2") + marker("RRYRR") + dice("1 1 0 0")).play("take_column column=1")
    assert scene.play("take_extra column=2").markers() == "RRRRR"


def test_bia_5_2_equal_colours() -> None:
    """BIA-5.2: most slots below, then the leftmost; on the British board a lower yellow falls last."""
    text = "skier 0: gbr r3.2\nendurance 0: Y3 Y2 R3 Y2 B4\nskier 2: nor START\n" + dice("1 1 1 0")
    scene = Scene(text, options=LONG | ADVANCED)
    scene.play("take_column column=1").play("take_extra column=2")
    assert scene.line("endurance 0") == "Y3 Y3 R3 Y2 B4"
    usa = "skier 0: usa r3.2\nendurance 0: G2 G1 G1 Y2 R2\nskier 4: nor START\n" + dice("1 1 0 0")
    scene = Scene(usa, options=LONG | ADVANCED).play("take_column column=1").play("take_extra column=2")
    assert scene.line("endurance 0") == "G2 G2 G1 Y2 R2"


def test_bia_5_3_while_shooting_untouched_markers_pay() -> None:
    """BIA-5.3: in the taking stage too; if those are at the bottom nothing can be paid."""
    text = ON_S16 + dice("0 1 1 0") + "shots 0: hit hit none none none\n"
    scene = Scene(text + marker("GGYRR"), options=LONG).play("take_column column=2").play("take_extra column=3")
    assert scene.markers() == "GGRRR"
    scene = Scene(text + marker("GGBBB") + RS_ENDS, options=LONG).play("take_column column=2")
    assert scene.line("phase") == "shoot"  # nothing else could be done
    scene = Scene(text + marker("GGBBB") + "wax 0: RS R1 RS SP P1_or_M1 FC", options=LONG)
    assert scene.play("take_column column=2").refusal("take_extra column=3") == "untouched-only BIA-5.3"


def test_bia_5_4_who_cannot_pay_cannot_choose() -> None:
    """BIA-5.4: no extra column, no heart, no costly step."""
    scene = Scene(skiers("r3.2") + marker("BBBBB") + dice("1 1 0 0")).play("take_column column=1")
    assert scene.refusal("take_extra column=2") == "no-endurance BIA-5.4"
    scene = moving("r4.1 r5.1", 1, "BBBBB")
    assert scene.refusal("step way=F") == "no-endurance BIA-5.4"


def test_bia_5_5_collapse() -> None:
    """BIA-5.5: forced to pay without endurance: out of the race."""
    wall = skiers("r4.2", "r5.1", "r5.2", "r5.3") + marker("BBBBB") + dice("0 2 0 0")
    scene = Scene(wall).play("take_column column=2").done()
    assert (scene.place(0), scene.line("collapsed")) == ("OUT", "nor:4")
    assert "BIA-5.5 skier_collapsed 0 nor 4" in scene.events()


def test_bia_5_6_tested_when_the_movement_begins() -> None:
    """BIA-5.6: with one endurance left it can be done; without, dice come back and nobody drafts."""
    wall = skiers("r4.2", "r5.1", "r5.2", "r5.3", "r3.2") + dice("0 2 0 0")
    scene = Scene(wall + marker("BBBBR")).play("take_column column=2").done()
    assert (scene.place(0), scene.line("phase")) == ("r4.2", "step")
    scene = Scene(wall + marker("BBBBB")).play("take_column column=2").done()
    assert (scene.line("phase"), scene.line("turn"), scene.board()) == ("take", "ger", "[0 0 0 0] S=0 A=10")


def test_bia_5_7_endurance_is_never_regained() -> None:
    """BIA-5.7: whole races of chance never raise a marker."""
    state = preset(3, course="dash")
    chance = SeededChance(9)
    while state.to_act():
        before = [int(slot) for slot in state.slot]
        seat = state.to_act()[0]
        actions = state.legal(seat)
        state.apply(seat, actions[chance.uniform(len(actions))], chance)
        assert all(now >= then for now, then in zip(state.slot, before, strict=True))


# BIA-6 Movement -----------------------------------------------------------------------------------------


def test_bia_6_1_exactly_as_many_steps() -> None:
    """BIA-6.1: not one less."""
    scene = moving("r4.2", 2).play("step way=F")
    assert scene.refusal("done") == "steps-first BIA-6.1"
    assert (scene.play("step way=F").place(0), scene.line("phase")) == ("r6.2", "take")


def test_bia_6_2_ahead_or_sideways() -> None:
    """BIA-6.2: never back, never off the track."""
    assert moving("r4.1", 1).ways() == "FR"
    assert moving("r4.3", 1).ways() == "FL"
    assert moving("r4.1", 1).refusal("step way=L") == "no-such-way BIA-6.2"
    assert moving("r4.1", 1).refusal("step way=2") == "no-such-way BIA-6.2"


def test_bia_6_3_one_sideways_step() -> None:
    """BIA-6.3: a second only after overtaking."""
    scene = moving("r34.1", 2).play("step way=R")
    assert scene.line("lateral") == "no"
    assert scene.refusal("step way=L") == "second-lateral BIA-6.3"


def test_bia_6_4_overtaking() -> None:
    """BIA-6.4: leaving a row where another stands, on any lane; at the start or in a penalty lane nobody counts."""
    beside = moving("r4.1 r4.3", 4).play("step way=R")  # and on, as nothing else could be done
    assert (beside.place(0), beside.ways()) == ("r5.2", "FLR")
    assert moving("r4.1 r5.3", 4).play("step way=R").place(0) == "r6.2"
    assert moving("r4.1 START", 4).play("step way=R").place(0) == "r7.2"
    for space, counts in (("r15.3", True), ("P16.1", False), ("S16", False)):
        state = position(skiers("r15.1", space))
        assert state.has_company(0, state.place[0]) is counts
    state = position(skiers("S16", "S16", "P16.1"))
    assert state.has_company(0, state.place[0])
    state.place[1] = 0
    assert not state.has_company(0, state.place[0])


def test_bia_6_5_diagonals() -> None:
    """BIA-6.5: one step, between white rows only, and not sideways."""
    scene = moving("r34.2", 2).play("step way=R")
    assert scene.ways() == "Fl"
    scene.play("step way=l")
    assert scene.place(0) == "r35.2"
    for space in ("r35.2", "r33.2"):
        assert moving(space, 1).refusal("step way=l") == "no-diagonal BIA-6.5"


def test_bia_6_6_an_occupied_space_costs_one() -> None:
    """BIA-6.6: however many stand there."""
    assert moving("r4.1 r5.1 r5.1 r5.1", 1).play("step way=F").markers() == "RYYYY"
    assert moving("r4.1", 1).play("step way=F").markers() == "YYYYY"


def test_bia_6_7_one_may_end_there() -> None:
    """BIA-6.7: spaces hold any number."""
    scene = moving("r4.1 r5.1 r5.1", 1).play("step way=F")
    assert [scene.place(skier) for skier in range(3)] == ["r5.1"] * 3


def test_bia_6_8_range_and_line_end_a_movement() -> None:
    """BIA-6.8: the steps left are lost."""
    scene = moving("r15.2", 4).play("step way=F")
    assert (scene.place(0), scene.line("turn")) == ("S16", "ger")
    assert moving("r39.2", 4).play("step way=F").place(0) == "FINISH"


def test_bia_6_9_a_step_must_leave_a_way() -> None:
    """BIA-6.9: no step into a place from which the rest cannot be paid."""
    scene = moving("r4.1 r5.1 r6.2 r6.1 r6.3", 2, "BBBBB")
    assert scene.ways() == "R"
    assert scene.refusal("step way=F") == "no-endurance BIA-5.4"
    wall = moving("r3.2 r5.1 r5.2 r4.1 r4.2", 3, "BBBBB")
    assert wall.ways() == "R"
    assert wall.refusal("step way=L") == "dead-end BIA-6.9"


def test_bia_6_10_no_steps() -> None:
    """BIA-6.10: nothing moves, nobody drafts."""
    scene = Scene(skiers("r8.2", "r7.2") + RS_ENDS).play("take_column column=1")
    assert (scene.place(0), scene.line("phase"), scene.line("turn")) == ("r8.2", "take", "ger")


def test_bia_6_11_symbols_of_steps() -> None:
    """BIA-6.11: lanes by number where there is a choice: at the start, after the range, at seams."""
    assert moving("START", 1).ways() == "123"
    assert moving("r21.2", 1, options={"course": "dash"}).ways() == "12LR"
    assert moving("r21.1", 1, options={"course": "dash"}).ways() == "FR"
    assert moving("r25.2", 1, options={"course": "dash"}).ways() == "23L"
    text = "shots 0: hit hit hit hit hit\n" + ON_S16 + dice("1 0 0 0")
    assert Scene(text).play("take_column column=1").done().ways() == "123"


# BIA-7 Drafting -----------------------------------------------------------------------------------------


def towed(*places: str, path: str = "FF", extra: str = "") -> Scene:
    """The first skier moves two steps; who may follow is asked."""
    return Scene(skiers(*places) + dice("0 2 0 0") + extra).go("2", path)


def test_bia_7_1_directly_behind() -> None:
    """BIA-7.1: a straight step behind the mover's start, for free; not beside, not two rows behind."""
    assert towed("r8.2", "r7.2").line("asked") == "ger"
    assert towed("r8.2", "r7.1").line("asked") == ""
    assert towed("r8.2", "r6.2").line("asked") == ""
    assert towed("r8.2", "r7.2").legal() == ["draft answer=no", "draft answer=yes"]


def test_bia_7_2_along_the_trail() -> None:
    """BIA-7.2: to the mover's start, then on its trail but the last space."""
    scene = towed("r8.2", "r7.2", path="RF").play("draft answer=yes")
    assert (scene.place(0), scene.place(1)) == ("r9.3", "r8.3")
    assert [event for event in scene.events() if "skier_moved" in event] == [
        "BIA-7.2 skier_moved 1 ger r8.2",
        "BIA-7.2 skier_moved 1 ger r8.3",
    ]


def test_bia_7_3_all_or_nothing() -> None:
    """BIA-7.3: who declines stays."""
    scene = towed("r8.2", "r7.2").play("draft answer=no")
    assert (scene.place(1), scene.line("phase")) == ("r7.2", "take")


def test_bia_7_4_drafters_are_drafted() -> None:
    """BIA-7.4: and so on; not if the one in front stays."""
    scene = towed("r8.2", "r7.2", "r6.2", "r5.2").play("draft answer=yes").play("draft answer=yes")
    assert (scene.line("asked"), scene.place(2)) == ("rus", "r8.2")
    assert scene.play("draft answer=yes").place(3) == "r7.2"
    assert towed("r8.2", "r7.2", "r6.2").play("draft answer=no").line("asked") == ""


def test_bia_7_5_nobody_drafts_a_sprinter() -> None:
    """BIA-7.5: by the Sprint column or by wax."""
    text = skiers("r8.2", "r7.2") + dice("0 2 0 0", "S1") + "wax 0: SP RS RS R1 FC P1_or_M1"
    scene = Scene(text).play("take_column column=2").play("use_wax side=left choice=0").done().walk("FFF")
    assert (scene.place(0), scene.line("phase"), scene.line("asked")) == ("r11.2", "take", "")


def test_bia_7_6_not_from_range_lane_or_start() -> None:
    """BIA-7.6: neither the mover's start nor the follower may be there."""
    shots = "shots 0: hit hit hit hit hit\n"
    assert Scene(skiers("S16", "r15.1") + shots + dice("0 2 0 0")).go("2", "1F").line("asked") == ""
    assert Scene(skiers("START", "START") + dice("0 2 0 0")).go("2", "1F").line("asked") == ""
    assert towed("r17.1", "S16").line("asked") == ""
    assert towed("r1.1", "START").line("asked") == ""


def test_bia_7_7_followers_pay_on_the_way() -> None:
    """BIA-7.7: as things stand when they move; who cannot pay is not asked."""
    scene = towed("r8.2", "r7.2", "r9.2")
    assert (scene.line("cost"), scene.line("way")) == ("1", "r8.2 r9.2")
    assert scene.play("draft answer=yes").markers(1) == "RYYYY"
    assert towed("r8.2", "r7.2", "r9.2", extra=marker("BBBBB", 1)).line("asked") == ""


def test_bia_7_8_order_of_questions() -> None:
    """BIA-7.8: clockwise from the mover; each that accepts moves at once, and the next pays for its space."""
    text = "turn: fra\nfirst: fra\n" + skiers("r7.2", "r7.2", "r8.2", "r6.2", "r7.2") + dice("0 2 0 0", seat=2)
    scene = Scene(text).go("2", "FF")
    order = []
    while scene.line("phase") == "draft":
        order.append((scene.line("asked"), scene.line("cost")))
        scene.play("draft answer=yes")
    assert order[:3] == [("swe", "0"), ("nor", "1"), ("ger", "1")]
    assert order[3] == ("rus", "0")
    assert len(order) == 4


def test_bia_7_8_two_behind_one_space() -> None:
    """BIA-7.8: where the track narrows two stand behind the mover; the second meets the first at its end."""
    text = skiers("r22.1", "r21.1", "r21.2") + dice("0 2 0 0")
    scene = Scene(text, options={"course": "dash"}).go("2", "FF")
    assert (scene.line("asked"), scene.line("cost")) == ("ger", "0")
    scene.play("draft answer=yes")
    assert (scene.line("asked"), scene.line("cost"), scene.line("leading")) == ("fra", "1", "0")
    assert scene.play("draft answer=yes").place(2) == scene.place(1) == "r23.1"


def test_bia_7_9_a_slip_is_not_followed() -> None:
    """BIA-7.9: only the steps of the dice."""
    scene = Scene(skiers("r21.1", "r24.1", "r20.1") + dice("0 2 0 0")).go("2", "FF").play("slip ways=FF")
    assert (scene.place(0), scene.line("way")) == ("r25.1", "r21.1 r22.1")
    assert scene.play("draft answer=yes").place(2) == "r22.1"


def test_bia_7_10_followers_lose_nothing_uphill_and_never_slip() -> None:
    """BIA-7.10: from a red space as many steps as the leader; they never enter the range."""
    scene = towed("r14.2", "r13.2").play("draft answer=yes")
    assert (scene.place(0), scene.place(1)) == ("S16", "r15.2")
    scene = Scene(skiers("r22.1", "r21.1", "r24.1") + dice("0 2 0 0")).go("2", "RF").play("draft answer=yes")
    assert (scene.place(1), scene.line("phase")) == ("r22.2", "take")


# BIA-8 Terrain ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("columns", "steps"), [("0 0 3 0", "2"), ("0 0 2 0", "1"), ("0 0 1 0", "1")])
def test_bia_8_1_uphill(columns: str, steps: str) -> None:
    """BIA-8.1: one step less, at least one."""
    assert Scene(skiers("r12.2") + dice(columns)).play("take_column column=3").done().line("steps") == steps


def test_bia_8_2_white_zones_allow_diagonals() -> None:
    """BIA-8.2: within them."""
    assert moving("r30.2", 1).ways() == "FLRlr"


def test_bia_8_3_the_first_row_is_free() -> None:
    """BIA-8.3: any lane, and no price there, now or later."""
    scene = moving("START r1.2 r1.1", 1, "BBBBB")
    assert scene.ways() == "123"
    assert scene.play("step way=2").markers() == "BBBBB"
    assert moving("r1.1 r1.2", 1, "BBBBB").play("step way=R").place(0) == "r1.2"


def test_bia_8_4_a_slip_downhill() -> None:
    """BIA-8.4: after the last step on green, right behind somebody, past it for free; or not."""
    text = skiers("r22.1", "r24.1") + dice("1 0 0 0")
    scene = Scene(text).go("1", "F")
    assert scene.legal() == ["slip ways=none", "slip ways=FF"]
    assert scene.play("slip ways=none").place(0) == "r23.1"
    assert Scene(text).go("1", "F").play("slip ways=FF").place(0) == "r25.1"
    assert Scene(skiers("r22.1", "r24.2") + dice("1 0 0 0")).go("1", "F").line("phase") == "take"
    assert Scene(skiers("r24.1", "r26.1") + dice("1 0 0 0")).go("1", "F").line("phase") == "take"


def test_bia_8_5_the_second_step_obeys_the_rules() -> None:
    """BIA-8.5: a space where others stand costs; what cannot be paid is not offered."""
    text = skiers("r22.1", "r24.1", "r25.1") + dice("1 0 0 0")
    assert Scene(text).go("1", "F").play("slip ways=FF").markers() == "RYYYY"
    assert Scene(text + marker("BBBBB")).go("1", "F").line("phase") == "take"


# BIA-9 Shooting -----------------------------------------------------------------------------------------


def test_bia_9_1_no_shot_in_the_turn_of_arrival() -> None:
    """BIA-9.1: the movement is over, and so is the turn."""
    scene = moving("r15.2", 4)
    assert scene.refusal("shoot target=1") == "not-shooting BIA-9.2"
    assert scene.play("step way=F").line("turn") == "ger"
    assert scene.line("shots 0") == ""


def test_bia_9_2_shots_instead_of_steps() -> None:
    """BIA-9.2: until five are fired."""
    scene = shooting()
    assert (scene.line("phase"), scene.place(0)) == ("shoot", "S16")
    assert scene.refusal("step way=1") == "shoot-first BIA-9.2"
    done = Scene(ON_S16 + "shots 0: hit hit hit hit hit\n" + dice("0 2 0 0")).play("take_column column=2").done()
    assert done.line("phase") == "step"


def test_bia_9_3_as_many_shots_as_dice() -> None:
    """BIA-9.3: neither less nor more; what is too much is lost."""
    scene = shooting(columns="0 2 0 0").play("shoot target=1", "1")
    assert scene.refusal("end_shooting") == "shots-due BIA-9.3"
    scene.play("shoot target=2", "1")
    assert scene.refusal("shoot target=3") == "shots-fired BIA-9.3"
    scene = shooting(columns="0 4 0 0", shots="hit hit hit none none")
    scene.play("shoot target=4", "1").play("shoot target=5", "1")
    assert scene.allows("end_shooting")
    assert scene.play("end_shooting").place(0) == "S16"


@pytest.mark.parametrize(("markers", "hits"), [("GGGGG", 5), ("YYYYY", 4), ("RRRRR", 3), ("BBBBB", 2)])
def test_bia_9_4_the_colour_decides(markers: str, hits: int) -> None:
    """BIA-9.4: any unused marker, and the die of its colour."""
    for die in range(1, 7):
        scene = shooting(markers).play("shoot target=3", str(die))
        assert scene.line("shots 0").split()[2] == ("hit" if die <= hits else "miss")
        assert scene.refusal("shoot target=3") == "target-shot BIA-9.4"


def test_bia_9_5_misses_are_counted_at_the_end() -> None:
    """BIA-9.5: wax may still change them."""
    scene = shooting(columns="0 1 0 0", shots="miss hit hit hit none").play("shoot target=5", "6")
    assert scene.line("misses 0") == ""
    again = scene.play("use_wax side=left choice=0", "1")
    assert (again.line("misses 0"), again.line("turn")) == ("1", "ger")


def test_bia_9_6_sharing_the_range_is_free() -> None:
    """BIA-9.6: however many are there."""
    assert moving("r15.2 S16 S16", 1, "BBBBB").play("step way=F").place(0) == "S16"


def test_bia_9_7_five_new_targets() -> None:
    """BIA-9.7: the shots of the last visit are gone."""
    hand = "phase: step\nsteps: 1\ninhand 0: 1\ntaken: 1\ntotal: 1\nshots 0: hit miss hit hit hit\n"
    assert Scene(hand + skiers("r26.1")).play("step way=F").line("shots 0") == ""


def test_bia_9_8_no_dice_no_shot() -> None:
    """BIA-9.8: the turn passes at the range."""
    scene = Scene(ON_S16 + "wax 0: RS SP R1 P1_or_M1 FC RS").play("take_column column=1")
    assert (scene.line("turn"), scene.line("shots 0")) == ("ger", "")


# BIA-10 Penalty lane ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("misses", "laps"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_bia_10_1_laps_due(misses: int, laps: int) -> None:
    """BIA-10.1: one for each two misses, and for a single one."""
    results = ["miss"] * misses + ["hit"] * (5 - misses)
    scene = shooting(columns="0 2 0 0", shots=" ".join([*results[:3], "none none"]))
    for target in (4, 5):
        scene.play(f"shoot target={target}", "6" if results[target - 1] == "miss" else "1")
    assert f"BIA-9.5 shooting_ended 0 nor {misses} {laps}" in scene.play("end_shooting").events()
    assert scene.state.misses[0] == misses


def lapping(misses: int, columns: str, space: str = "S16", options: dict[str, object] | None = None) -> Scene:
    """A skier with misses to work off."""
    shots = " ".join(["miss"] * 5)
    text = f"skier 0: nor {space}\nshots 0: {shots}\nmisses 0: {misses}\n" + dice(columns)
    return Scene(text, options=options)


def test_bia_10_2_a_lap_takes_off_two() -> None:
    """BIA-10.2: at the third space; one if only one is left."""
    scene = lapping(4, "0 0 3 0").go("3", "FFF")
    assert (scene.place(0), scene.line("misses 0")) == ("P16.3", "2")
    scene = lapping(1, "0 0 3 0").go("3", "FFF")
    assert (scene.place(0), scene.line("misses 0")) == ("P16.3", "")


def test_bia_10_3_laps_before_the_course() -> None:
    """BIA-10.3: round again while misses are left, else out on any lane."""
    assert lapping(3, "0 0 4 0", "P16.3").go("3", "FFF").place(0) == "P16.1"
    scene = lapping(1, "0 0 2 0", "P16.2").play("take_column column=3").done()
    assert scene.ways() == "123"
    assert scene.refusal("step way=F") == "no-lap-due BIA-10.3"
    text = "phase: step\nsteps: 1\ninhand 0: 1\ntaken: 1\ntotal: 1\nshots 0: miss hit hit hit hit\nmisses 0: 1\n"
    assert Scene(text + ON_S16).refusal("step way=1") == "laps-first BIA-10.3"


def test_bia_10_4_steps_left_go_on() -> None:
    """BIA-10.4: in the same turn; or one rests in the lane."""
    assert lapping(2, "0 4 0 0").go("2", "FFF2").place(0) == "r17.2"
    assert lapping(2, "0 1 0 0").go("2", "F").place(0) == "P16.1"


@pytest.mark.parametrize(("sharing", "markers"), [("free", "YYYYY"), ("paid", "RYYYY")])
def test_bia_10_5_sharing_the_lane(sharing: str, markers: str) -> None:
    """BIA-10.5: free, or one endurance."""
    scene = lapping(2, "0 1 0 0", options={"penalty_lane_sharing": sharing})
    scene.state.place[1] = scene.state.course.numbers["P16.1"]
    assert scene.go("2", "F").markers() == markers


# BIA-11 Wax ---------------------------------------------------------------------------------------------


def waxed(row: str, columns: str = "0 2 0 1", rest: str = "", place: str = "r3.1") -> Scene:
    """A skier with a wax row, about to take dice."""
    return Scene(skiers(place) + dice(columns, rest) + f"wax 0: {row}\n")


def test_bia_11_1_an_end_token_once_a_turn() -> None:
    """BIA-11.1: the leftmost or the rightmost unused one."""
    scene = waxed("P1_or_M1 RS RS R1 FC SP")
    assert [name for name in scene.legal() if "wax" in name] == [
        "use_wax side=left choice=0",
        "use_wax side=right choice=0",
    ]
    scene.play("use_wax side=left choice=0")
    assert (scene.line("used 0"), scene.line("waxed")) == ("1 0", "yes")
    assert scene.refusal("use_wax side=right choice=0") == "wax-used BIA-11.1"
    last = Scene(skiers("r3.1") + dice("0 2 0 1") + "wax 0: RS RS R1 SP FC P1_or_M1\nused 0: 5 0")
    assert last.refusal("use_wax side=right choice=0") == "last-token-left BIA-11.1"
    assert last.allows("use_wax side=left choice=1") is False
    none = Scene(skiers("r3.1") + dice("0 2 0 1") + "wax 0: RS RS R1 SP FC P1_or_M1\nused 0: 4 2")
    assert none.refusal("use_wax side=left choice=0") == "no-wax-left BIA-11.1"


def test_bia_11_2_not_once_the_movement_begins() -> None:
    """BIA-11.2: while dice are taken, and at the range around the shots."""
    scene = waxed("P1_or_M1 RS RS R1 FC SP").play("take_column column=2").done()
    assert scene.refusal("use_wax side=left choice=0") == "wax-too-late BIA-11.2"
    assert shooting().play("shoot target=1", "1").allows("use_wax side=left choice=0")


def test_bia_11_3_all_icons_or_one_alternative() -> None:
    """BIA-11.3: the heart is paid first; with a slash one of two."""
    text = "skier 0: rus r3.1\nskier 3: nor START\n" + dice("0 2 0 1") + "wax 0: H_P1_P1 RS RS R1 FC P1"
    scene = Scene(text).play("take_column column=2").play("use_wax side=left choice=0")
    assert (scene.line("total"), scene.markers()) == ("4", "RYYYY")
    kinds = [event.split()[1] for event in scene.events()]
    assert kinds[:3] == ["token_used", "endurance_paid", "total_changed"]
    assert Scene(text).refusal("use_wax side=right choice=1") == "no-alternative BIA-11.3"


def test_bia_11_4_only_if_all_can_be_done() -> None:
    """BIA-11.4: no shot to repeat, no free column before the first, no heart without endurance."""
    assert waxed("RS RS R1 SP P1_or_M1 FC").refusal("use_wax side=left choice=0") == "token-useless BIA-11.4"
    assert waxed("RS RS R1 SP P1_or_M1 FC").refusal("use_wax side=right choice=0") == "token-useless BIA-11.4"
    text = "skier 0: rus r3.1\nskier 3: nor START\n" + dice("0 2 0 1") + "wax 0: H_P1_P1 RS RS R1 FC P1\n"
    assert Scene(text + marker("BBBBB")).refusal("use_wax side=left choice=0") == "token-useless BIA-11.4"


def test_bia_11_5_a_shot_of_this_turn_again() -> None:
    """BIA-11.5: the new result stands, for better or worse."""
    scene = shooting(columns="0 2 0 0", shots="miss none none none none")
    assert scene.refusal("use_wax side=left choice=0") == "token-useless BIA-11.4"
    scene.play("shoot target=2", "1").play("shoot target=3", "6").play("use_wax side=left choice=0")
    assert scene.legal() == ["reroll_shot target=2", "reroll_shot target=3"]
    assert scene.refusal("reroll_shot target=1") == "not-fired-now BIA-11.5"
    scene.play("reroll_shot target=2", "6")
    assert scene.line("shots 0") == "miss miss miss none none"


def test_bia_11_6_sprint_by_wax() -> None:
    """BIA-11.6: the dice of the Sprint column count and stay; not in a turn of shooting."""
    scene = waxed("SP RS RS R1 FC P1_or_M1", rest="S3").play("take_column column=2").play("use_wax side=left choice=0")
    assert (scene.line("total"), scene.line("sprint 0"), scene.line("sprinting")) == ("5", "3", "yes")
    assert scene.allows("take_extra column=sprint")
    at_range = Scene(ON_S16 + dice("0 2 0 1", "S3") + "wax 0: SP RS RS R1 FC P1_or_M1")
    assert at_range.refusal("use_wax side=left choice=0") == "token-useless BIA-11.4"


def test_bia_11_7_a_free_column() -> None:
    """BIA-11.7: after the first one, unpaid; at the range its dice are further shots."""
    scene = waxed("FC RS RS R1 SP P1_or_M1", rest="S3").play("take_column column=2").play("use_wax side=left choice=0")
    assert scene.legal() == ["free_column column=4", "free_column column=sprint"]
    assert scene.refusal("free_column column=2") == "column-taken BIA-4.4"
    scene.play("free_column column=sprint")
    assert (scene.line("total"), scene.markers()) == ("5", "YYYYY")
    scene = shooting(columns="2 1 0 0", more="wax 0: RS RS R1 SP P1_or_M1 FC\n").play("shoot target=1", "1")
    scene.play("use_wax side=right choice=0")
    assert (scene.line("total"), scene.allows("shoot target=2")) == ("3", True)


def test_bia_11_8_dice_again() -> None:
    """BIA-11.8: one or all of the board, placed as usual; those in hand are not on it."""
    scene = waxed("R1 RS RS FC SP P1_or_M1", rest="*4 S1").play("use_wax side=left choice=0")
    spots = ["col-2", "col-4", "sprint", "star-4"]
    assert scene.legal() == [f"reroll_die spot={spot}" for spot in spots]
    assert scene.refusal("reroll_die spot=col-1") == "no-die-there BIA-11.8"
    assert scene.play("reroll_die spot=star-4", "5").board() == "[0 3 0 1] S=1 A=5"
    text = "skier 0: swe r3.1\nskier 4: nor START\n" + dice("0 2 0 1", "S1") + "wax 0: RA_P1 RS RS FC SP R1"
    scene = Scene(text).play("take_column column=2").play("use_wax side=left choice=0", "3 3")
    assert (scene.line("total"), scene.board()) == ("3", "[0 0 2 0] S=0 A=6")


def test_bia_11_8_a_six_again_is_placed_by_choice() -> None:
    """BIA-11.8: where it can go to more than one place the skier is asked."""
    scene = waxed("R1 RS RS FC SP P1_or_M1", rest="S1").play("use_wax side=left choice=0")
    scene.play("reroll_die spot=sprint", "6")
    assert scene.legal() == [f"place_sixes stars={stars}" for stars in ("none", "2", "4")]
    assert scene.play("place_sixes stars=2").board() == "[0 2 0 1] *2 S=0 A=6"


def test_bia_11_9_a_star_above_nothing() -> None:
    """BIA-11.9: a re-roll may leave it there; taken with its column it only comes back."""
    scene = waxed("R1 RS RS FC SP P1_or_M1", columns="0 2 0 1", rest="*4").play("use_wax side=left choice=0")
    scene.play("reroll_die spot=col-4", "2")
    assert (scene.line("steps"), scene.line("stars 0")) == ("3", "4")  # one column was left to take
    empty = Scene(skiers("r3.1") + dice("0 0 0 0", "*4") + RS_ENDS).play("take_column column=4")
    assert (empty.board(), empty.place(0)) == ("[0 0 0 0] S=0 A=10", "r3.1")


def test_bia_11_10_plus_and_minus_one() -> None:
    """BIA-11.10: +1 fills no column, and at the range needs a target; -1 needs a total."""
    scene = waxed("P1_or_M1 RS RS R1 FC SP", columns="0 3 0 0", rest="*2")
    assert scene.refusal("use_wax side=left choice=1") == "token-useless BIA-11.4"
    scene.play("use_wax side=left choice=0")
    assert scene.line("steps") == "4"  # the six came back: three dice and one more
    full = shooting(columns="0 1 0 0", shots="hit hit hit hit none", more="wax 0: RS RS R1 SP FC P1_or_M1\n")
    full.play("shoot target=5", "1")
    assert full.refusal("use_wax side=right choice=0") == "token-useless BIA-11.4"


def test_bia_11_11_a_token_is_turned_over_first() -> None:
    """BIA-11.11: its own free column may turn it back, but the turn's token is spent."""
    text = "skier 0: ita r3.1\n" + dice("1 1 0 4", "*4") + "wax 0: FC RS RS R1 SP P1_or_M1\nskier 3: nor START"
    scene = Scene(text, options=ADVANCED).play("take_column column=1").play("use_wax side=left choice=0")
    scene.play("free_column column=4").play("refresh refresh=left")
    assert (scene.line("used 0"), scene.line("waxed")) == ("", "yes")
    assert scene.refusal("use_wax side=left choice=0") == "wax-used BIA-11.1"


# BIA-12 Finish ------------------------------------------------------------------------------------------


def test_bia_12_1_over_the_line_and_off_the_course() -> None:
    """BIA-12.1: it has finished."""
    scene = moving("r39.1", 3).play("step way=F")
    assert (scene.place(0), scene.line("finished"), scene.line("turn")) == ("FINISH", "nor", "ger")


def test_bia_12_2_the_first_wins() -> None:
    """BIA-12.2: whatever others do afterwards."""
    text = "skier 1: ger FINISH\nfinished: ger\nphase: step\nsteps: 1\ninhand 0: 1\ntaken: 1\ntotal: 1\n"
    scene = Scene(text + "skier 0: nor r39.1").play("step way=F")
    assert scene.line("finished") == "ger nor"
    assert scene.state.ranking()[:2] == [2, 1]


def test_bia_12_3_until_all_are_done() -> None:
    """BIA-12.3: the race goes on for silver and bronze."""
    text = "skier 1: ger FINISH\nskier 2: fra FINISH\nfinished: fra ger\nphase: step\nsteps: 1\ninhand 0: 1\ntaken: 1\n"
    scene = Scene(text + "total: 1\nskier 0: nor r39.1", 3).play("step way=F")
    assert (scene.line("ended"), scene.state.ranking()) == ("finished", [3, 2, 1])


def test_bia_12_4_no_ties() -> None:
    """BIA-12.4: places are all different."""
    assert sorted(position(skiers("r9.1", "r9.2", "r9.3")).ranking()) == [1, 2, 3, 4, 5]


def test_bia_12_5_collapsed_skiers_by_row() -> None:
    """BIA-12.5: behind all others; the further one first, and of equals the later one."""
    text = "skier 1: ger OUT\nskier 2: fra OUT\nskier 3: rus OUT\ncollapsed: ger:9 fra:20 rus:9\nskier 0: nor r2.1"
    assert position(text).ranking() == [1, 5, 3, 4, 2]


def test_bia_12_6_nobody_wins() -> None:
    """BIA-12.6: all collapsed, no winner; the order is only kept."""
    wall = (
        "skier 0: nor OUT\nskier 1: ger OUT\nskier 2: fra OUT\ncollapsed: nor:4 fra:4 ger:4\nphase: over\nended: nobody"
    )
    state = position(wall, 3)
    assert (state.ranking(), state.order()) == ([1, 1, 1], [1, 2, 0])
    scene = Scene("collapsed: ger:4 fra:4\nskier 1: ger OUT\nskier 2: fra OUT\n" + dice("0 1 0 0"), 3)
    scene.state.collapse(0)
    assert scene.state.ending() == "nobody"


def test_bia_12_7_decided() -> None:
    """BIA-12.7: the last one is entered as if it had crossed; not with two players."""
    text = (
        "skier 1: ger FINISH\nfinished: ger\nphase: step\nsteps: 1\ninhand 0: 1\ntaken: 1\ntotal: 1\nskier 0: nor r39.1"
    )
    scene = Scene(text, 3, {"finish": "decided"}).play("step way=F")
    assert (scene.line("ended"), scene.line("finished"), scene.place(2)) == ("decided", "ger nor fra", "FINISH")
    assert Scene(text, 3).play("step way=F").line("ended") == ""


def test_bia_12_8_the_round_limit() -> None:
    """BIA-12.8: by row, then fewer misses, then seat order; collapsed ones last."""
    text = "round: 20\nturn: swe\n" + skiers("S16", "S16", "P16.1", "OUT") + "collapsed: rus:30\n"
    text += "shots 0: miss miss hit hit hit\nmisses 0: 2\nshots 2: miss hit hit hit hit\nmisses 2: 1\n"
    scene = Scene(text, options={"round_limit": 20}).play("take_column column=1").done()
    assert (scene.line("ended"), scene.state.ranking()) == ("limit", [3, 1, 2, 5, 4])


# BIA-13 Two players -------------------------------------------------------------------------------------


def test_bia_13_1_two_nations_each() -> None:
    """BIA-13.1: A1, B1, A2, B2; one draft for both skiers of a seat."""
    state = GAME.new(2, SeededChance(1))
    assert isinstance(state, Biathlon)
    asked = []
    for nation in ("nor", "ger", "fra", "rus"):
        asked.append(state.to_act()[0])
        state.play(asked[-1], GAME.actions.number(f"choose_nation nation={nation}"), SeededChance(1))
    assert asked == [0, 1, 0, 1]
    for pick in (1, 2, 3, 4, 5, 6, 8, 7, 6, 5, 4, 3):
        assert 0 in state.to_act()
        state.play(0, GAME.actions.number(f"pick_wax pick={pick}"), SeededChance(1))
    assert state.to_act() == [1]
    for pick in (1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6):
        state.play(1, GAME.actions.number(f"pick_wax pick={pick}"), SeededChance(1))
    rows = [skier.wax for skier in state.view(0).skiers]  # type: ignore[attr-defined]
    assert (rows[0][:2], rows[2][:2]) == (["RS", "RS"], ["FC_or_P1", "R1_P1"])


def test_bia_13_1_sixes_of_both_skiers_in_one_choice() -> None:
    """BIA-13.1: first for the first skier, then for the second, without seeing the others."""
    text = "phase: sixes\nwaiting: 0 1\nsubmitted:\nchoice 0:\nchoice 1:\ncolumns 0: 1 0 0 0\nsixes 0: 1\n"
    text += "columns-b 0: 0 1 0 0\nsixes-b 0: 1\ncolumns 1: 0 0 1 0\nsixes 1: 1"
    scene = Scene(text, 2).play("place_sixes stars=1")
    assert scene.state.to_act() == [0, 1]
    assert scene.legal() == ["place_sixes stars=none", "place_sixes stars=2"]
    scene.play("place_sixes stars=2")
    assert scene.state.to_act() == [1]
    scene.play("place_sixes stars=3")
    assert (scene.line("stars 0"), scene.line("stars-b 0"), scene.line("stars 1")) == ("1", "2", "3")


def test_bia_13_2_a_turn_for_each_skier() -> None:
    """BIA-13.2: and the marker goes to the next nation."""
    scene = Scene("", 2)
    turns = []
    for _ in range(4):
        turns.append((scene.line("turn"), scene.seat))
        scene.play("take_column column=1").done()
    assert turns == [("nor", 0), ("ger", 1), ("fra", 0), ("rus", 1)]
    assert (scene.line("first"), scene.line("turn")) == ("ger", "ger")


def test_bia_13_3_own_skiers_are_rivals() -> None:
    """BIA-13.3: they are paid for, and they draft."""
    text = "skier 0: nor r8.2\nskier-b 0: fra r7.2\nskier 1: ger r9.2\n" + dice("0 2 0 0")
    scene = Scene(text, 2).go("2", "FF")
    assert (scene.line("asked"), scene.seat, scene.line("cost")) == ("fra", 0, "1")
    own = Scene("skier 0: nor r8.2\nskier-b 0: fra r9.2\n" + dice("1 0 0 0"), 2).go("1", "F")
    assert own.markers() == "RYYYY"


def test_bia_13_4_the_first_crossing_ends_it() -> None:
    """BIA-13.4: nobody is asked to draft any more."""
    text = "skier-b 0: fra r39.1\nskier 1: ger r38.1\nturn: fra\ncolumns-b 0: 1 0 0 0"
    scene = Scene(text, 2).play("take_column column=1").done().play("step way=F")
    assert (scene.line("ended"), scene.state.ranking(), scene.state.to_act()) == ("crossed", [1, 2], [])


def test_bia_13_5_two_collapses() -> None:
    """BIA-13.5: the other player has won."""
    scene = Scene("skier-b 0: fra OUT\ncollapsed: fra:3\nskier 1: ger r2.1", 2)
    scene.state.collapse(0)
    assert (scene.state.ending(), scene.state.ranking()) == ("gave-out", [2, 1])
    one = Scene("skier 0: nor r9.1", 2)
    one.state.collapse(0)
    assert one.state.ending() == ""


# BIA-14 Advanced nations --------------------------------------------------------------------------------


def test_bia_14_1_tracks_differ() -> None:
    """BIA-14.1: the colour under the marker shoots, and blue is what counts as blue."""
    text = "skier 0: fin S16\nskier 1: nor START\n" + dice("0 2 0 1")
    scene = Scene(text, options=LONG | ADVANCED)
    assert scene.markers() == "YYGYY"
    scene.play("take_column column=2").done().play("shoot target=1", "5")
    assert scene.line("shots 0").startswith("miss")
    assert (
        position(
            "skier 0: usa START\nendurance 0: B4 G2 G1 Y2 R2\nskier 4: nor START", 5, LONG | ADVANCED
        ).blue_markers(0)
        == 1
    )


@pytest.mark.parametrize(("nation", "column"), [("aut", 1), ("aut", 2), ("ita", 3)])
def test_bia_14_2_full_with_three(nation: str, column: int) -> None:
    """BIA-14.2: three places; the six counts."""
    columns = " ".join("3" if number == column else "0" for number in range(1, 5))
    other = "skier 3: nor START\n" if nation == "ita" else ""
    text = f"skier 0: {nation} r3.2\n{other}" + dice(columns, f"*{column}")
    assert Scene(text, options=ADVANCED).play(f"take_column column={column}").line("total") == "4"
    full = Scene(f"skier 0: {nation} r3.2\n{other}" + dice(columns), options=ADVANCED).roll(str(column))
    assert full.line("columns 0") == columns


def test_bia_14_3_finland_shoots_again() -> None:
    """BIA-14.3: once a turn, beside a token; nobody else has it."""
    text = "skier 0: fin S16\nskier 1: nor START\n" + dice("0 2 0 0")
    scene = Scene(text, options=LONG | ADVANCED).play("take_column column=2").done()
    assert scene.refusal("use_printed") == "nothing-fired BIA-11.5"
    scene.play("shoot target=1", "6").play("use_printed", "1")
    assert scene.line("shots 0").startswith("hit")
    assert scene.refusal("use_printed") == "printed-used BIA-14.3"
    assert scene.play("shoot target=2", "6").allows("use_wax side=left choice=0")
    assert shooting().refusal("use_printed") == "nothing-printed BIA-14.3"


@pytest.mark.parametrize(
    ("nation", "column", "other"), [("ita", 4, "skier 3: nor START\n"), ("gbr", 2, "skier 2: nor START\n")]
)
def test_bia_14_4_a_six_or_a_token(nation: str, column: int, other: str) -> None:
    """BIA-14.4: count it, or turn back the innermost used token; with none used it counts."""
    columns = " ".join("4" if number == column else "0" for number in range(1, 5))
    text = f"skier 0: {nation} r3.2\n{other}" + dice(columns, f"*{column}")
    used = text + "used 0: 1 2"
    scene = Scene(used, options=ADVANCED).play(f"take_column column={column}")
    assert scene.legal() == [f"refresh refresh={what}" for what in ("include", "left", "right")]
    assert scene.play("refresh refresh=right").line("used 0") == "1 1"
    assert (scene.line("total"), scene.line("inhand 0")) == ("4", "5")
    scene = Scene(used, options=ADVANCED).play(f"take_column column={column}").play("refresh refresh=include")
    assert (scene.line("total"), scene.line("used 0")) == ("5", "1 2")
    assert Scene(text, options=ADVANCED).play(f"take_column column={column}").line("total") == "5"
    one = Scene(text + "used 0: 1 0", options=ADVANCED).play(f"take_column column={column}")
    assert one.refusal("refresh refresh=right") == "nothing-used-there BIA-14.4"


def test_bia_14_5_united_states() -> None:
    """BIA-14.5: the columns are as on any base board."""
    usa = next(nation for nation in BOARD.nations if nation.id == "usa")
    assert (usa.capacity, usa.refresh, usa.printed) == ([4, 4, 4, 4], [], None)
    assert usa.tracks == ["GGRB", "GGRB", "GYRB", "GYRB", "GRRB"]


# BIA-15 Building a course -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("1A 7A 3A 2A", []),
        ("1A 3A 2A", ["tile-count"]),
        ("", ["start-missing", "goal-missing", "tile-count"]),
        ("1A 7A 3A 8A", ["goal-missing"]),
        ("1A 7A 99A 2A", ["unknown-face 3"]),
        ("7A 1A 3A 2A", ["start-first 1", "start-first 2"]),
        ("1A 2A 3A 7A", ["goal-last 2", "goal-last 4"]),
        ("1A 7A 7B 2A", ["tile-twice 3"]),
        ("1A 15A 3A 2A", ["turn-missing 2"]),
        ("1A 7A:R 3A 2A", ["turn-needless 2"]),
        ("1A 15A:R 16A:R 17A:R 18A:R 2A", ["tiles-overlap 5", "tiles-overlap 6"]),
    ],
)
def test_bia_15_1_legal_courses(text: str, faults: list[str]) -> None:
    """BIA-15.1: start and goal, each tile once, turns on corners only, no overlap, 4 to 20 tiles."""
    assert [f"{fault.code} {fault.where}".strip() for fault in survey(text).faults] == faults
    assert {fault.rule for fault in survey(text).faults} <= {"BIA-15.1"}


@pytest.mark.parametrize(
    ("text", "warnings"),
    [
        ("1A 3A 4A 2A", ["range-after-range 3"]),
        ("1A 11A 12A 3A 2A", ["uphill-after-uphill 3"]),
        ("1A 7A 8A 9A 2A", ["no-range"]),
        ("1A 3A 7A 8A 9A 10A 2A", ["uneven-gaps"]),
        ("1A 7A 3A 2A", []),
    ],
)
def test_bia_15_2_warnings(text: str, warnings: list[str]) -> None:
    """BIA-15.2: said, not forbidden."""
    found = survey(text)
    assert [f"{warning.code} {warning.where}".strip() for warning in found.warnings] == warnings
    assert {warning.rule for warning in found.warnings} <= {"BIA-15.2"}
    assert found.faults == []
    assert GAME.new(3, SeededChance(1), {"course": "custom", "custom_course": text}).to_act() == [0]


def test_bia_15_3_three_ranges_make_it_long() -> None:
    """BIA-15.3: then markers begin at the top."""
    long = "1A 3A 7A 4A 8A 5A 2A"
    assert [survey(text).facts["length"] for text in (long, "1A 3A 7A 4A 2A")] == ["long", "short"]
    assert Scene("", options={"course": "custom", "custom_course": long}).markers() == "GGGGG"
