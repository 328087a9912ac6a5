"""The worked examples of docs/rules/biathlon.md, section 10, each under its number. Skiers A to E are seats 0 to 4."""

from tests.games.biathlon.scenes import ADVANCED, LONG, Scene, dice, marker, moving, skiers

TOP = {"endurance_start": "top"}
ON_S16 = "skier 0: nor S16\n"


def test_w1_five_dice_of_ten() -> None:
    """Two twos, a three, a five on the twos; the six above column 2 or 3, or to Sprint."""
    scene = Scene("", options=LONG).roll("2 2 3 5 6")
    assert scene.board() == "[0 3 1 0] S=0 A=5"
    assert scene.state.placements(0) == [0, 2, 4]
    scene.state.place_sixes(0, 2)
    assert scene.board() == "[0 3 1 0] *2 S=0 A=5"


def test_w2_among_equals_the_higher_number() -> None:
    """A five on `[1 0 1 0]`."""
    assert Scene(dice("1 0 1 0")).roll("5").board() == "[1 0 2 0] S=0 A=7"


def test_w3_no_legal_place() -> None:
    """Four and five find column 4 full."""
    scene = Scene(dice("0 1 0 4"))
    assert scene.roll("4 5").board() == "[0 1 0 4] S=0 A=5"


def test_w4_a_five_on_an_empty_board() -> None:
    """Column 4."""
    assert Scene("").roll("5").board() == "[0 0 0 1] S=0 A=9"


def test_w5_blue_markers_send_dice_back() -> None:
    """Two blue: both fives; three blue: a six as well."""
    scene = Scene(marker("BBGGG"), options=TOP).roll("5 5 6 6 1")
    assert scene.state.sixes[0] == 2
    scene.state.place_sixes(0, 0)
    assert scene.board() == "[1 0 0 0] S=2 A=7"
    scene = Scene(marker("BBBGG"), options=TOP).roll("5 5 6 6 1")
    assert scene.state.sixes[0] == 1
    scene.state.place_sixes(0, 1)
    assert scene.board() == "[1 0 0 0] *1 S=0 A=8"


def test_w6_a_six_without_a_place() -> None:
    """No column holds dice, Sprint is full."""
    scene = Scene(dice("0 0 0 0", "S4")).roll("6")
    assert scene.state.placements(0) == [0]
    scene.state.place_sixes(0, 0)
    assert scene.board() == "[0 0 0 0] S=4 A=6"


def test_w7_hanna() -> None:
    """Three dice, the six returns; two more for one endurance: five steps."""
    scene = Scene(skiers("r3.2") + dice("0 3 0 2", "*2 S1"), options=TOP)
    scene.play("take_column column=2").play("take_extra column=4").done()
    assert scene.markers() == "YGGGG"
    scene.walk("FFFFF")
    assert (scene.place(0), scene.board()) == ("r8.2", "[0 0 0 0] S=1 A=9")


def test_w8_a_full_column_with_its_six() -> None:
    """Five."""
    scene = Scene(skiers("r3.2") + dice("0 4 0 0", "*2")).play("take_column column=2")
    assert scene.line("total") == "5"


def test_w9_sprinting_from_an_empty_board() -> None:
    """No dice, then Sprint for one endurance; nobody drafts."""
    scene = Scene(skiers("r3.1", "r2.1") + dice("0 0 0 0", "S2"))
    scene.play("take_column column=1").play("take_extra column=sprint").done().walk("FF")
    assert (scene.place(0), scene.markers(), scene.board()) == ("r5.1", "RYYYY", "[0 0 0 0] S=0 A=10")
    assert (scene.line("phase"), scene.line("turn")) == ("take", "ger")


def test_w10_uphill() -> None:
    """Three dice, two steps."""
    scene = Scene(skiers("r12.1") + dice("0 0 3 0")).play("take_column column=3").done()
    assert scene.line("steps") == "2"
    assert scene.walk("FF").place(0) == "r14.1"


def test_w11_paths_past_a_skier_ahead() -> None:
    """Beside it for nothing, through it for one; no second sideways step before it is overtaken."""
    assert moving("r4.1 r5.1", 3).paths() == {"RFF": 0, "FFF": 1, "FFR": 1, "FRF": 1}
    assert list(moving("r4.1 r5.1", 4, "BBBBB").paths()) == ["RFFF", "RFFL", "RFFR"]


def test_w12_paths_beside_a_skier() -> None:
    """Leaving the common row overtakes."""
    free = dict.fromkeys(["FFF", "FFL", "FFR", "FLF", "FRF", "LFF", "LFR"], 0)
    assert moving("r4.2 r4.3", 3).paths() == free | {"RFF": 1, "RFL": 1}


def test_w13_a_chain_of_drafts() -> None:
    """B follows A, C follows B; nobody pays. A sideways end leaves B beside A."""
    text = skiers("r8.2", "r7.2", "r6.2") + dice("0 0 3 0")
    scene = Scene(text).go("3", "FFF")
    assert (scene.place(0), scene.line("asked"), scene.seat) == ("r11.2", "ger", 1)
    scene.play("draft answer=yes")
    assert (scene.place(1), scene.line("asked"), scene.seat) == ("r10.2", "fra", 2)
    scene.play("draft answer=yes")
    assert (scene.place(2), scene.line("phase")) == ("r9.2", "take")
    assert [scene.markers(skier) for skier in range(3)] == ["YYYYY"] * 3
    scene = Scene(text).go("3", "FFR").play("draft answer=yes")
    assert (scene.place(0), scene.place(1)) == ("r10.3", "r10.2")


def test_w14_a_draft_over_an_occupied_space() -> None:
    """Both pay for D's space; a skier that cannot is not asked."""
    text = skiers("r8.2", "r7.2", "-", "r9.2") + dice("2 0 0 0")
    scene = Scene(text).go("1", "FF")
    assert (scene.place(0), scene.markers()) == ("r10.2", "RYYYY")
    scene.play("draft answer=yes")
    assert (scene.place(1), scene.markers(1), scene.place(3)) == ("r9.2", "RYYYY", "r9.2")
    scene = Scene(text + marker("BBBBB", 1)).go("1", "FF")
    assert (scene.line("phase"), scene.line("turn")) == ("take", "ger")


def test_w15_nobody_drafts_a_sprinter() -> None:
    """Column 1 and Sprint: four steps."""
    scene = Scene(skiers("r8.2", "r7.2") + dice("2 0 0 0", "S2"))
    scene.play("take_column column=1").play("take_extra column=sprint").done().walk("FFFF")
    assert (scene.place(0), scene.markers(), scene.line("phase")) == ("r12.2", "RYYYY", "take")


def test_w16_into_the_range() -> None:
    """The movement is over there, two steps are lost; B follows to the row before."""
    scene = Scene(skiers("r14.3", "r13.3") + dice("0 0 0 4")).go("4", "FF")
    assert (scene.place(0), scene.line("asked")) == ("S16", "ger")
    assert scene.play("draft answer=yes").place(1) == "r15.3"


def test_w17_shooting_in_two_turns() -> None:
    """Hit, miss, hit; then a payment from an untouched marker, miss, hit: two misses."""
    scene = Scene(ON_S16 + dice("0 3 1 0"), options=LONG).play("take_column column=2").done()
    scene.play("shoot target=1", "1").play("shoot target=2", "6").play("shoot target=3", "5")
    shots = "hit miss hit none none"
    assert scene.line("shots 0") == shots
    scene = Scene(ON_S16 + dice("0 0 1 1") + f"shots 0: {shots}", options=LONG)
    scene.play("take_column column=3").play("take_extra column=4").done()
    assert scene.markers() == "GGGYG"
    scene.play("shoot target=4", "6").play("shoot target=5", "3").play("end_shooting")
    assert (scene.line("shots 0"), scene.line("misses 0")) == ("hit miss hit miss hit", "2")


def test_w18_laps() -> None:
    """Five dice: a lap and two spaces; then three: the lap is done, and out on lane 2."""
    shots = "shots 0: miss miss miss hit hit\n"
    scene = Scene(ON_S16 + dice("0 0 0 4", "*4") + shots + "misses 0: 3").go("4", "FFFFF")
    assert (scene.place(0), scene.line("misses 0")) == ("P16.2", "1")
    scene = Scene("skier 0: nor P16.2\n" + dice("0 0 3 0") + shots + "misses 0: 1").go("3", "F2F")
    assert (scene.place(0), scene.line("misses 0")) == ("r18.2", "")


def test_w19_a_slip() -> None:
    """Past B without paying; with C beyond it costs one."""
    text = skiers("r21.1", "r24.1") + dice("2 0 0 0")
    scene = Scene(text).go("1", "FF")
    assert (scene.place(0), scene.legal()) == ("r23.1", ["slip ways=none", "slip ways=FF"])
    assert (scene.play("slip ways=FF").place(0), scene.markers()) == ("r25.1", "YYYYY")
    scene = Scene(text + "skier 2: fra r25.1").go("1", "FF").play("slip ways=FF")
    assert (scene.place(0), scene.markers()) == ("r25.1", "RYYYY")


def test_w20_over_the_line() -> None:
    """Three steps, one lost; B follows and is not yet there."""
    scene = Scene(skiers("r37.2", "r36.2") + dice("0 0 0 4")).go("4", "FFF")
    assert (scene.place(0), scene.line("finished")) == ("FINISH", "nor")
    assert scene.play("draft answer=yes").place(1) == "r39.2"


def test_w21_collapse() -> None:
    """No way past three rivals without endurance; with one die sideways only."""
    wall = skiers("r4.2", "r5.1", "r5.2", "r5.3") + marker("BBBBB")
    for columns, column in (("0 0 3 0", "3"), ("0 2 0 0", "2")):
        scene = Scene(wall + dice(columns)).play(f"take_column column={column}").done()
        assert (scene.place(0), scene.line("collapsed")) == ("OUT", "nor:4")
    assert Scene(wall + dice("1 0 0 0")).play("take_column column=1").done().ways() == "LR"


def test_w22_one_more_by_wax() -> None:
    """Three dice and one more; the star six returns."""
    scene = Scene(skiers("r3.1") + dice("0 0 3 0", "*3") + "wax 0: RS RS R1 FC SP P1_or_M1")
    scene.play("use_wax side=right choice=0")  # then column 3 is the only thing to take
    assert (scene.line("total"), scene.line("used 0"), scene.line("steps")) == ("4", "0 1", "4")
    assert (scene.walk("FFFF").place(0), scene.board()) == ("r7.1", "[0 0 0 0] S=0 A=10")


def test_w23_the_start() -> None:
    """Row 1 is free for all; row 2 is not."""
    paths = moving("START r1.2", 2, "BBBBB").paths()
    assert paths == dict.fromkeys(["1F", "1R", "2F", "2L", "2R", "3F", "3L"], 0)
    assert list(moving("START r2.2", 2, "BBBBB").paths()) == ["1F", "1R", "2L", "2R", "3F", "3L"]
    assert moving("START r2.2", 2).paths()["2F"] == 1


def test_w24_the_white_zone() -> None:
    """Diagonals only between white rows."""
    assert moving("r34.2", 1).ways() == "FLRlr"
    assert moving("r33.2", 1).ways() == "FLR"
    assert moving("r34.2", 1).walk("l").place(0) == "r35.1"
    assert moving("r34.2", 1).walk("r").place(0) == "r35.3"


def test_w25_austria_and_finland() -> None:
    """Full with three; the printed re-roll beside a token."""
    austria = "skier 0: aut r3.1\n" + dice("3 0 0 0", "*1")
    assert Scene(austria, options=ADVANCED).play("take_column column=1").line("total") == "4"
    scene = Scene("skier 0: aut r3.1\n" + dice("3 0 0 0"), options=ADVANCED).roll("1 5")
    assert scene.board() == "[3 0 0 0] S=0 A=7"
    text = "skier 0: fin S16\n" + dice("0 2 0 0") + "skier 1: nor START"
    scene = Scene(text, options=LONG | ADVANCED)
    assert scene.markers() == "YYGYY"
    scene.play("take_column column=2").done().play("shoot target=2", "6").play("shoot target=3", "6")
    scene.play("use_printed").play("reroll_shot target=2", "1")
    scene.play("use_wax side=left choice=0").play("reroll_shot target=3", "2")
    assert scene.line("shots 0") == "none hit hit none none"


def test_w26_a_die_rolled_again() -> None:
    """The only die left becomes a two; column 2 was taken already."""
    scene = Scene(skiers("r3.1") + dice("0 2 0 0", "S1") + "wax 0: R1 RS RS SP FC P1_or_M1")
    scene.play("take_column column=2").play("use_wax side=left choice=0", "2")
    assert scene.refusal("take_extra column=2") == "steps-first BIA-6.1"
    assert (scene.line("steps"), scene.line("used 0")) == ("2", "1 0")  # nothing else could be done
    assert (scene.walk("FF").place(0), scene.board()) == ("r5.1", "[0 1 0 0] S=0 A=9")


def test_w27_italy_turns_a_token_back() -> None:
    """The free column gives its six, which turns over the very token that gave it."""
    text = "skier 0: ita r3.1\n" + dice("1 0 0 4", "*4") + "wax 0: FC RS RS R1 SP P1_or_M1\nskier 3: nor START"
    scene = Scene(text, options=ADVANCED).play("take_column column=1").play("use_wax side=left choice=0")
    assert scene.legal() == ["refresh refresh=include", "refresh refresh=left"]
    scene.play("refresh refresh=left")
    assert (scene.line("steps"), scene.line("used 0"), scene.line("waxed")) == ("5", "", "yes")
    assert (scene.walk("FFFFF").place(0), scene.board()) == ("r8.1", "[0 0 0 0] S=0 A=10")


def test_w28_a_heart_and_two_shots() -> None:
    """Paid from the next marker, then twice the only shot of the turn."""
    text = "skier 0: ger S16\n" + dice("0 1 0 0") + "wax 0: H_RS_RS RS RS R1 SP FC\nskier 1: nor START"
    scene = Scene(text, options=LONG).play("take_column column=2").done()
    scene.play("shoot target=1", "6").play("use_wax side=left choice=0", "6 4")
    assert (scene.markers(), scene.line("shots 0")) == ("GYGGG", "hit none none none none")
