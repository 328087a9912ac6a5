"""The worked examples of docs/rules/tour-de-france.md, section 10, each under its number. Seats A, B, C, D are 0-3."""

import pytest

from tests.games.tour_de_france.scenes import DICE, Scene, begun

FULL_HAND = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 4 4"


def test_e1_prologue_with_a_tie() -> None:
    """A and C roll again for the first two places."""
    state, _ = begun("4+5", "3+4", "3+6", "2+3", "1+3", "4+4")
    assert list(state.order) == [2, 0, 1, 3]
    assert list(state.at) == [-1, -2, 0, -3]
    assert state.holder[0] == 2


def test_e2_first_move() -> None:
    """C stops on Verdun and takes a green card; next is A."""
    scene = Scene("order: 2 0 1 3").play("roll", "3+4", "green 10")
    assert scene.at(2) == 7
    assert scene.line("sprints 2") == "10"
    assert scene.seat == 0


def test_e3_own_card() -> None:
    """Over the crash into Besançon; the card is the bottom of the deck."""
    scene = Scene("riders: 9 1 1 1\nhand 0: 1 3").play("roll", "2+5")
    assert scene.line("target") == "16"
    scene.play("play value=1 sign=plus").play("done")
    assert scene.at(0) == 17
    assert scene.line("phase") == "category"
    assert (scene.line("row-strategy"), scene.line("hand 0")) == ("1", "3")


def test_e4_ganging_up() -> None:
    """B and C slow A down to the dropped chain; its new space is not applied."""
    scene = Scene("riders: 60 1 1 1\nhand 1: 3 1\nhand 2: 4 1").play("roll", "5+6")
    scene.play("play value=3 sign=minus").play("done")
    assert scene.seat == 2
    scene.play("play value=4 sign=minus").play("done")
    assert scene.at(0) == 61
    assert scene.line("youth 0") == ""
    assert scene.line("row-strategy") == "3 4"
    assert scene.tells("TDF-4.1 rider_advanced 0 4 60 64")


def test_e5_floor_at_zero() -> None:
    """B stays, no question, turn over."""
    scene = Scene("turn: 1\nriders: 1 25 1 1\nhand 0: 3").play("roll", "1+1").play("play value=3 sign=minus")
    assert scene.at(1) == 25
    assert scene.kinds() == ["TDF-3.8 strategy_played", "TDF-3.9 rider_stayed"]
    assert (scene.line("phase"), scene.seat) == ("roll", 2)


def test_e6_mishap() -> None:
    """D falls back to the Galibier, without a polka card."""
    scene = Scene("turn: 3\nriders: 1 1 1 25").play("roll", "2+4")
    assert (scene.at(3), scene.line("climbs 3")) == (28, "")


def test_e7_joker_on_a_mishap() -> None:
    """D stays, the Joker is the bottom of the surprise deck."""
    scene = Scene("turn: 3\nriders: 1 1 1 25\njokers: 0 0 0 1").play("roll", "2+4").play("joker")
    assert scene.at(3) == 31
    assert (scene.line("row-surprise"), scene.line("jokers")) == ("JOKER", "")
    assert scene.seat == 0


def test_e8_favourable_onto_a_mishap() -> None:
    """The puncture is applied; the surprise space is not applied again."""
    scene = Scene("turn: 2\nriders: 40 1 30 1").play("roll", "2+3", "surprise I04")
    assert scene.at(2) == 35
    assert scene.seat == 3


def test_e9_favourable_onto_strategy() -> None:
    """A draws a card."""
    scene = Scene("riders: 43 1 1 1").play("roll", "1+3", "surprise I02", "strategy 3")
    assert (scene.at(0), scene.line("hand 0")) == (49, "3")


def test_e10_unfavourable() -> None:
    """The puncture is not applied."""
    scene = Scene("turn: 1\nriders: 50 40 1 1").play("roll", "1+2", "surprise I22")
    assert scene.at(1) == 38


def test_e11_passing_a_time_trial() -> None:
    """The trial first, then the space; 18 is spent."""
    rolls = ["2+3", "4+5", "3+6", "1+2", "2+4", "5+6"]
    scene = Scene("riders: 14 1 1 1").play("roll", "2+4", *rolls, "strategy 1", "strategy 2")
    assert (scene.line("hand 2"), scene.line("hand 0")) == ("1", "2")
    assert scene.line("trials") == "18"


def test_e12_spent_time_trial() -> None:
    """Nothing; turn over."""
    scene = Scene("turn: 3\nriders: 20 1 1 12").play("roll", "2+4")
    assert scene.kinds() == ["TDF-2.1 dice_rolled", "TDF-4.1 rider_advanced", "TDF-2.3 round_ended"]
    assert scene.at(3) == 18


def test_e13_bounce() -> None:
    """To the finish and back to 96, whose card is drawn."""
    scene = Scene("riders: 95 1 1 1").play("roll", "4+5", "green 5")
    assert (scene.at(0), scene.line("sprints 0")) == (96, "5")


def test_e14_exact_finish_with_a_card() -> None:
    """B wins at once; C and D get no turn."""
    scene = (
        Scene("turn: 1\nriders: 1 93 1 1\nhand 1: 3 1").play("roll", "1+3").play("play value=3 sign=plus").play("done")
    )
    assert scene.at(1) == 100
    assert (scene.line("phase"), scene.line("ended")) == ("over", "finish")
    assert scene.state.to_act() == []
    assert scene.state.ranking()[1] == 1
    assert not any("round_ended" in kind for kind in scene.kinds())


def test_e15_bounce_onto_the_crash() -> None:
    """Back to 96, not applied."""
    scene = Scene("turn: 2\nriders: 1 1 98 1").play("roll", "1+2")
    assert (scene.at(2), scene.line("sprints 2")) == (96, "")


def test_e16_polka_tie() -> None:
    """Rolled off once; the same tie stays broken; two more points take it without dice."""
    text = "turn: 3\nriders: 20 1 1 12\nclimbs 0: 10 2\nclimbs 1: 10 2\n"
    scene = Scene(text).play("roll", "2+4", "3+3", "4+5")
    assert (scene.line("polka"), scene.line("tied-polka")) == ("1", "12 0 1")
    again = Scene(text + "polka: 1\ntied-polka: 12 0 1\n").play("roll", "2+4")
    assert again.line("polka") == "1"
    more = Scene(text.replace("climbs 0: 10 2", "climbs 0: 10 2 2") + "polka: 1\ntied-polka: 12 0 1").play(
        "roll", "2+4"
    )
    assert (more.line("polka"), more.line("tied-polka")) == ("0", "")


def test_e17_yellow_tie() -> None:
    """A wearer who shares the lead keeps it; else those in the lead roll off."""
    text = "turn: 3\nriders: 50 50 45 12\n"
    assert Scene(text + "yellow: 0").play("roll", "2+4").line("yellow") == "0"
    scene = Scene(text + "yellow: 2").play("roll", "2+4", "1+1", "1+2")
    assert scene.line("yellow") == "1"
    assert scene.line("rolled-yellow") == "0:1+1 1:1+2"


@pytest.mark.parametrize(("action", "is_right"), [("2", True), ("0", False), ("1", False), ("none", False)])
def test_e18_question(action: str, is_right: bool) -> None:
    """Shown in the order 2, 0, 1 the third answer is right; the card goes under the deck."""
    scene = Scene("riders: 44 1 1 1").play("roll", "1+3")
    scene.play("category category=cycling", "question Q04", "answer 2", "answer 0", "answer 1")
    assert scene.line("answers-fr", 0) == "A Le col du Galibier | B Le col d’Izoard | C Le col du Tourmalet"
    drawn = ["strategy 2"] if is_right else []
    scene.force("no_answer" if action == "none" else f"answer choice={action}", *drawn)
    assert scene.line("hand 0") == ("2" if is_right else "")
    assert scene.line("row-questions") == "Q04"
    assert scene.seat == 1


@pytest.mark.parametrize(("roll", "hand"), [("3+4", "1"), ("2+4", "")])
def test_e19_dice_quiz(roll: str, hand: str) -> None:
    """Seven draws, six does not."""
    scene = Scene("riders: 44 1 1 1", 4, DICE).play("roll", "1+3", roll, *([f"strategy {hand}"] if hand else []))
    assert scene.line("hand 0") == hand


def test_e20_empty_strategy_deck() -> None:
    """No card, no error."""
    scene = Scene(f"turn: 3\nriders: 1 1 1 56\nhand 0: {FULL_HAND} 3 1").play("roll", "1+3").play("done")
    assert scene.at(3) == 60
    assert scene.tells("TDF-3.10 strategy_deck_empty 3")


def test_e21_next_town_on_the_champs_elysees() -> None:
    """No town ahead: B stays and draws."""
    scene = Scene("turn: 1\nriders: 1 90 1 1").play("roll", "1+3", "surprise I10", "strategy 4")
    assert (scene.at(1), scene.line("hand 1")) == (94, "4")


def test_e22_catching_a_wheel() -> None:
    """To 70, a crash that is applied: 67, which is not."""
    scene = Scene("turn: 2\nriders: 70 90 59 40").play("roll", "1+3", "surprise I11")
    assert (scene.at(2), scene.line("sprints 2")) == (67, "")


def test_e23_extra_and_missed_turn() -> None:
    """A rolls again at once, then misses the next round and plays on in the one after."""
    scene = Scene("round: 2\nriders: 5 1 1 1").play("roll", "1+3", "surprise I13")
    assert (scene.at(0), scene.seat) == (9, 0)
    scene.play("roll", "1+3", "surprise I26")
    assert (scene.at(0), scene.line("skip")) == (13, "1 0 0 0")
    scene.play("roll", "1+4").play("roll", "1+4").play("roll", "1+4")
    assert scene.tells("TDF-6.5 turn_missed 0")
    assert (scene.line("round"), scene.line("skip"), scene.seat) == ("3", "", 1)
    for _ in range(3):
        scene.play("roll", "1+2")
    assert (scene.line("round"), scene.seat, scene.at(0)) == ("4", 0, 13)


def test_e24_final_ranking() -> None:
    """B, then A for a jersey, C, D."""
    scene = Scene("order: 2 0 1 3\nturn: 1\nriders: 91 93 91 88\nyouth 0: 5\nwhite: 0")
    scene.play("roll", "3+4")
    assert scene.state.ranking() == [2, 1, 3, 4]


def test_e25_two_time_trial_facts() -> None:
    """By a card onto the third trial: it is held, and nothing else."""
    scene = Scene("riders: 59 1 1 1").play("roll", "1+3", "surprise I09", "1+1", "1+2", "1+3", "1+4", "strategy 2")
    assert (scene.at(0), scene.line("hand 3"), scene.line("trials")) == (69, "2", "18 42 69")


def test_e26_two_trials_in_one_move() -> None:
    """18 first, then 42, then the surprise space."""
    scene = Scene("riders: 14 1 1 1\nhand 0: 4 4 3 3 3").play("roll", "6+6")
    for value in (4, 4, 3, 3):
        scene.play(f"play value={value} sign=plus")
    trials = ["3+4", "2+2", "2+3", "3+3", "strategy 1", "1+2", "2+2", "4+4", "3+3", "strategy 2"]
    scene.play("play value=3 sign=plus", *trials, "surprise JOKER")
    assert scene.at(0) == 43
    assert (scene.line("hand 0"), scene.line("hand 2")) == ("1", "2")
    assert (scene.line("jokers"), scene.line("trials")) == ("1 0 0 0", "18 42")


def test_e27_known_card() -> None:
    """From an empty unknown part comes the first of the row, and everybody sees it."""
    scene = Scene(f"riders: 16 20 1 1\nhand 1: {FULL_HAND}\nrow-strategy: 3 1").play("roll", "1+3").play("done")
    assert scene.line("hand 0") == "3"
    assert [scene.line("known 0", viewer) for viewer in (-1, 0, 1)] == ["3"] * 3
    assert scene.line("row-strategy") == "1"
    scene = Scene(f"riders: 20 21 1 1\nhand 0: 3\nknown 0: 3\nhand 1: {FULL_HAND}\nrow-strategy: 1").play("roll", "1+1")
    scene.play("done").play("play value=3 sign=minus")
    assert (scene.line("known 0"), scene.line("row-strategy")) == ("", "1 3")
