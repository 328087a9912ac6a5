"""The rules of Biathlon, each by its id: the finish, two players, advanced nations, courses (BIA-12 to BIA-15)."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.games.biathlon.board import BOARD
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules import Biathlon
from tablee.games.biathlon.rules_course import survey
from tests.games.biathlon.scenes import ADVANCED, LONG, Scene, dice, moving, position, shooting, skiers

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
    rows = [skier.wax or [] for skier in state.view(0).skiers]
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


@pytest.mark.parametrize("gap", ["\u2003", "\u00a0", "\x1c", "\x0b", "\u200b", "\x00", "\ud800", "\u2028"])
def test_only_what_people_type_parts_tiles(gap: str) -> None:
    """BIA-15.1: spaces, tabs and line ends, and no other sign that shows nothing."""
    assert [fault.code for fault in survey("1A 7A 15A:R 3A 2A".replace(" ", gap)).faults] == ["unknown-face"]
    assert survey("\t1A 7A\r\n15A:R  3A 2A\n").text == "1A 7A 15A:R 3A 2A"


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
