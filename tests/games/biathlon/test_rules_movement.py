"""The rules of Biathlon, each by its id: dice, endurance, ways, drafting, hills (BIA-4 to BIA-8)."""

import pytest

from tablee.engine.chance import SeededChance
from tests.games.biathlon.scenes import (
    ADVANCED,
    LONG,
    ON_S16,
    RS_ENDS,
    Scene,
    dice,
    marker,
    moving,
    position,
    preset,
    shooting,
    skiers,
)

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
    """The first skier moves two steps; those who may follow are asked."""
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
    """BIA-7.3: a skier that declines stays."""
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
    """BIA-7.7: as things stand when they move; a skier that cannot pay is not asked."""
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
