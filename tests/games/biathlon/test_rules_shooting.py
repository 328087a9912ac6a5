"""The rules of Biathlon, each by its id: the range, penalty laps and wax (BIA-9 to BIA-11)."""

import pytest

from tests.games.biathlon.scenes import ADVANCED, ON_S16, RS_ENDS, Scene, dice, marker, moving, shooting, skiers

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
