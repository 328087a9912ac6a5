"""The four finals of Olympiades, by id (OLY-30 to OLY-33)."""

import pytest

from tablee.engine.shapes import SPECTATOR
from tablee.games.olympiades.game import GAME
from tests.games.olympiades.scenes import WAIT_ALL, Scene, inside, start

# 30 Basketball ----------------------------------------------------------------------------------------

BALL = "waiting: 0 1 3\nball: 0"


def test_oly_30_1_the_first_player_has_the_ball() -> None:
    """OLY-30.1: nobody has scored."""
    scene = start("basketball", first=2)
    assert (scene.line("ball"), scene.line("baskets")) == ("2", "")


def test_oly_30_2_the_holder_and_the_opponents_programme() -> None:
    """OLY-30.2: team-mates of the holder do nothing."""
    assert start("basketball", players=6, first=3).state.waiting == [0, 2, 3, 4]


def test_oly_30_3_each_side_has_two_choices() -> None:
    """OLY-30.3: shoot or pass; block or intercept."""
    scene = start("basketball", energy="1 1 5 5")
    assert scene.legal() == ["shoot n=0", "shoot n=1", "pass_to target=2"]
    assert scene.refusal("block n=0") == "you-have-the-ball OLY-30.3"
    scene.lock("shoot n=0")
    assert scene.legal() == ["block n=0", "block n=1", "intercept"]
    assert scene.refusal("shoot n=0") == "not-your-ball OLY-30.3"


def test_oly_30_4_die_and_bid_against_three_and_blocks() -> None:
    """OLY-30.4: equal is enough."""
    scored = start("basketball").pads("shoot n=1", "block n=1", "block n=1", dice="green 4")
    assert scored.line("baskets") == "sun:1 wave:0"
    missed = start("basketball").pads("shoot n=1", "block n=1", "block n=1", dice="green 3")
    assert missed.line("baskets") == ""


def test_oly_30_5_a_basket_counts_for_the_team() -> None:
    """OLY-30.5: a miss changes nothing."""
    scene = start("basketball", first=1).pads("block n=0", "shoot n=0", "block n=0", dice="green 3")
    assert scene.line("baskets") == "sun:0 wave:1"
    scene.pads("block n=0", "shoot n=0", "block n=0", dice="green 2")
    assert scene.line("baskets") == "sun:0 wave:1"


def test_oly_30_6_shooter_and_blockers_pay() -> None:
    """OLY-30.6: interceptors neither pay nor matter."""
    scene = start("basketball").pads("shoot n=2", "intercept", "block n=4", dice="green 1")
    assert (scene.energy, scene.line("baskets")) == ([28, 30, 30, 26], "")


def test_oly_30_7_then_the_ball_goes_to_the_left() -> None:
    """OLY-30.7: whatever the result."""
    assert start("basketball").pads("shoot n=0", "block n=9", "block n=9", dice="green 1").state.ball == 1
    assert start("basketball").pads("shoot n=2", "block n=0", "block n=0", dice="green 1").state.ball == 1


def test_oly_30_8_the_first_hand_takes_the_ball() -> None:
    """OLY-30.8: the nearest throws first; the others do not throw then."""
    scene = start("basketball", players=6, first=2)
    scene.pads("intercept", "pass_to target=0", "intercept", "intercept", dice="white blank, white hand")
    assert scene.state.ball == 5
    assert [event.split()[2] for event in scene.events() if "die_thrown" in event] == ["3", "5"]


def test_oly_30_9_or_the_team_mate_does() -> None:
    """OLY-30.9: if nobody intercepts."""
    scene = start("basketball").pads("pass_to target=2", "intercept", "block n=0", dice="white blank")
    assert scene.state.ball == 2
    assert start("basketball").pads("pass_to target=2", "block n=0", "block n=0").state.ball == 2


def test_oly_30_10_a_block_against_a_pass_is_paid() -> None:
    """OLY-30.10: all the same."""
    assert start("basketball").pads("pass_to target=2", "block n=3", "block n=2").energy == [30, 27, 30, 28]


def test_oly_30_11_only_to_team_mates() -> None:
    """OLY-30.11: not to oneself, not to an opponent, not to somebody who is not there."""
    scene = start("basketball")
    for target in (0, 1, 4):
        assert scene.refusal(f"pass_to target={target}") == "team-mates-only OLY-30.11"


def test_oly_30_12_two_baskets_win() -> None:
    """OLY-30.12: at once."""
    scene = inside("basketball", BALL + "\nbaskets: sun:1 wave:1")
    assert scene.pads("shoot n=2", "block n=0", "block n=0", dice="green 1").won() == "gold:sun"


def test_oly_30_13_three_passes_then_a_shot() -> None:
    """OLY-30.13: intercepted or not; a shot resets the count."""
    scene = start("basketball")
    for target in (2, 0, 2):
        scene.pads(*pass_among(scene, target))
    assert (scene.line("streak"), scene.refusal_of(2, "pass_to target=0")) == ("3", "shot-clock OLY-30.13")
    assert all(GAME.actions.name(action).startswith("shoot") for action in scene.state.legal(2))
    scene.pads("block n=0", "shoot n=0", "block n=0", dice="green 1")
    assert scene.line("streak") == ""


def pass_among(scene: Scene, target: int) -> list[str]:
    """The holder passes, the opponents block with nothing."""
    return [f"pass_to target={target}" if seat == scene.state.ball else "block n=0" for seat in scene.state.waiting]


@pytest.mark.parametrize(("baskets", "won"), [("sun:0 wave:1", "gold:wave"), ("sun:1 wave:1", "gold:sun gold:wave")])
def test_oly_30_13_twenty_shots(baskets: str, won: str) -> None:
    """OLY-30.13: then more baskets win; level, both do."""
    scene = inside("basketball", f"{BALL}\nround: 20\nbaskets: {baskets}")
    scene.pads("shoot n=0", "block n=0", "block n=0", dice="green 1")
    assert scene.won() == won
    assert "OLY-30.13 limit_reached" in scene.rules()
    earlier = inside("basketball", f"{BALL}\nround: 19\nbaskets: {baskets}")
    assert earlier.pads("shoot n=0", "block n=0", "block n=0", dice="green 1").sport == "basketball"


def test_oly_30_14_the_pass_count_is_public() -> None:
    """OLY-30.14: with three passes opponents still choose between block and intercept."""
    scene = inside("basketball", BALL + "\nstreak: 3")
    assert scene.line("streak", SPECTATOR) == "3"
    assert [name for name in scene.legal() if "pass_to" in name] == []
    scene.lock("shoot n=0")
    assert scene.allows("intercept")
    assert start("basketball").line("streak") == ""


# 31 Fencing -------------------------------------------------------------------------------------------

LOW = "green 1, blue 3, yellow 2, red 1"
ROUND = "waiting: 0 1 2 3\n"
SUN_WINS = "green 2, green 1, green 2, green 1"
WAVE_WINS = "green 1, green 2, green 1, green 2"
LEVEL = "green 2, green 2, green 2, green 2"


def test_oly_31_1_the_cube_starts_in_the_middle() -> None:
    """OLY-31.1: on the neutral square."""
    assert start("fencing").state.cube == 0


def test_oly_31_2_all_bid() -> None:
    """OLY-31.2: in secret."""
    scene = start("fencing")
    assert scene.state.waiting == [0, 1, 2, 3]
    assert scene.refusal("stop") == "not-now OLY-31.2"


@pytest.mark.parametrize(
    ("bid", "dice"),
    [
        (0, ["green"]),
        (1, ["green", "blue"]),
        (2, ["green", "blue", "yellow"]),
        (3, ["green", "blue", "yellow", "red"]),
        (4, ["green", "blue", "yellow", "red"]),
    ],
)
def test_oly_31_3_dice_by_bid(bid: int, dice: list[str]) -> None:
    """OLY-31.3: the bid is paid."""
    faces = {"green": 1, "blue": 3, "yellow": 2, "red": 1}
    thrown = ", ".join(f"{die} {faces[die]}" for die in dice)
    rest = "" if bid == 4 else ", green 1, green 1, green 1"
    scene = start("fencing").bids(f"{bid} 0 0 0", thrown + rest)
    assert [event.split()[3] for event in scene.events() if "die_thrown 0" in event] == dice
    assert scene.energy[0] == 30 - bid


def test_oly_31_4_rethrows_above_three() -> None:
    """OLY-31.4: one for each energy above three, one at a time, optional."""
    scene = start("fencing").bids("5 0 0 0", LOW)
    assert (scene.seat, scene.line("rerolls")) == (0, "2")
    assert scene.legal() == ["reroll die=green", "reroll die=blue", "reroll die=yellow", "reroll die=red", "stop"]
    assert scene.refusal("bid n=1") == "not-now OLY-31.4"
    scene.lock("reroll die=red", "red 6")
    assert scene.line("rerolls") == "1"
    scene.lock("stop", "green 1, green 1, green 1")
    assert scene.score[0] == 12


def test_oly_31_5_the_sum_is_marked() -> None:
    """OLY-31.5: on the score track."""
    assert start("fencing").bids("0 0 0 0", WAVE_WINS).score == [1, 2, 1, 2]


def test_oly_31_6_the_greater_team_sum_wins_the_round() -> None:
    """OLY-31.6: over all athletes."""
    scene = start("fencing").bids("0 0 0 0", "green 6, green 4, green 1, green 4")
    assert ("OLY-31.6 sums_compared 7 8" in scene.events(), scene.line("cube")) == (True, "-1")


def test_oly_31_7_the_cube_moves_to_the_winner() -> None:
    """OLY-31.7: a tie leaves it."""
    scene = start("fencing").bids("0 0 0 0", SUN_WINS)
    assert scene.line("cube") == "1"
    assert scene.bids("0 0 0 0", LEVEL).line("cube") == "1"


def test_oly_31_8_from_the_others_square_to_the_own() -> None:
    """OLY-31.8: not to the middle."""
    assert inside("fencing", ROUND + "cube: -1").bids("0 0 0 0", SUN_WINS).line("cube") == "1"


def test_oly_31_9_two_in_a_row_win() -> None:
    """OLY-31.9: ties between do not count."""
    scene = start("fencing").bids("0 0 0 0", SUN_WINS).bids("0 0 0 0", LEVEL).bids("0 0 0 0", SUN_WINS)
    assert scene.won() == "gold:sun"


@pytest.mark.parametrize(("cube", "won"), [(-1, "gold:wave"), (0, "gold:sun gold:wave"), (1, "gold:sun")])
def test_oly_31_10_fifteen_rounds(cube: int, won: str) -> None:
    """OLY-31.10: the square of the cube decides."""
    scene = inside("fencing", f"{ROUND}cube: {cube}\nround: 15").bids("0 0 0 0", LEVEL)
    assert scene.won() == won
    earlier = inside("fencing", f"{ROUND}cube: {cube}\nround: 14").bids("0 0 0 0", LEVEL)
    assert earlier.sport == "fencing"


def test_oly_31_11_one_after_the_other() -> None:
    """OLY-31.11: the same die again and again; tracks are cleared at a reveal; the first player stays."""
    scene = start("fencing", first=1).bids("0 5 0 0", LOW)
    assert (scene.seat, scene.score) == (1, [None] * 4)
    scene.lock("reroll die=red", "red 1").lock("reroll die=red", "red 6, green 1, green 1, green 1")
    assert (scene.score, scene.state.first) == ([1, 12, 1, 1], 1)
    scene.bids("0 0 5 0", "green 3, " + LOW)
    assert scene.score == [None, 3, None, None]


# 32 Tug of war ----------------------------------------------------------------------------------------


def test_oly_32_1_two_squares_to_each_side() -> None:
    """OLY-32.1: the cube starts in the middle."""
    scene = start("tug_of_war")
    assert scene.state.cube == 0
    assert scene.bids("1 0 0 0").line("cube") == "1"


def test_oly_32_2_bids_are_added() -> None:
    """OLY-32.2: of each team."""
    assert "OLY-32.2 sums_compared 5 4" in start("tug_of_war").bids("2 2 3 2").events()


def test_oly_32_3_the_greater_sum_pulls() -> None:
    """OLY-32.3: a tie leaves the cube."""
    assert start("tug_of_war").bids("0 1 0 0").line("cube") == "-1"
    assert start("tug_of_war").bids("1 1 0 0").line("cube") == ""


def test_oly_32_4_all_pay_in_a_tie_too() -> None:
    """OLY-32.4: their own bids."""
    assert start("tug_of_war").bids("2 1 0 1").energy == [28, 29, 30, 29]


def test_oly_32_5_until_a_colour_square() -> None:
    """OLY-32.5: round after round."""
    scene = start("tug_of_war").bids("0 1 0 0").bids("1 0 0 0")
    assert (scene.sport, scene.line("round")) == ("tug_of_war", "3")


def test_oly_32_6_that_team_wins() -> None:
    """OLY-32.6: one gold."""
    assert start("tug_of_war").bids("1 0 0 0").bids("1 0 0 0").won() == "gold:sun"
    assert start("tug_of_war").bids("0 1 0 0").bids("0 1 0 0").won() == "gold:wave"


def test_oly_32_7_three_ties_no_energy_or_fifteen_rounds() -> None:
    """OLY-32.7: the side towards which the cube has moved wins; in the middle both."""
    scene = start("tug_of_war").bids("0 0 0 0").bids("0 0 0 0")
    assert scene.sport == "tug_of_war"
    assert scene.bids("0 0 0 0").won() == "gold:sun gold:wave"
    assert start("tug_of_war", energy="2 1 0 0").bids("2 1").won() == "gold:sun"
    assert inside("tug_of_war", ROUND + "round: 15").bids("0 1 0 0").won() == "gold:wave"
    assert inside("tug_of_war", ROUND + "round: 14").bids("0 1 0 0").sport == "tug_of_war"


# 33 Taekwondo -----------------------------------------------------------------------------------------


def fight(score: str, players: int = 4, more: str = "") -> Scene:
    """A fight with these cubes."""
    seats = [str(seat) for seat, cube in enumerate(score.split()) if cube != "0"]
    return inside("taekwondo", f"waiting: {' '.join(seats)}\nround: 1\nscore: {score}\n{more}", players)


def test_oly_33_1_bids_and_one_more() -> None:
    """OLY-33.1: paid; first only bids."""
    scene = start("taekwondo")
    assert scene.refusal("guard") == "not-now OLY-33.1"
    scene.bids("9 0 3 1")
    assert (scene.score, scene.energy) == ([10, 1, 4, 2], [21, 30, 27, 29])


def test_oly_33_2_attack_guard_or_wait() -> None:
    """OLY-33.2: those who are still in; all at once."""
    scene = fight("3 0 2 2")
    assert (scene.state.waiting, scene.legal()) == ([0, 2, 3], ["wait", "attack target=3", "guard"])
    assert scene.refusal("bid n=0") == "not-now OLY-33.2"


def test_oly_33_3_an_attack_costs_two() -> None:
    """OLY-33.3: several add up."""
    assert fight("5 5 5 5").pads("attack target=1", "wait", "attack target=1", "wait").score == [5, 1, 5, 5]


def test_oly_33_4_a_guard_hits_back() -> None:
    """OLY-33.4: every attacker; unattacked the guard loses two."""
    assert fight("5 5 5 5").pads("attack target=1", "guard", "attack target=1", "wait").score == [3, 5, 3, 5]
    assert fight("5 5 5 5").pads("wait", "guard", "wait", "wait").score == [5, 3, 5, 5]


def test_oly_33_5_waiting_does_nothing() -> None:
    """OLY-33.5: no cube moves."""
    assert fight("5 5 5 5").pads(*WAIT_ALL).score == [5, 5, 5, 5]


def test_oly_33_6_zero_is_out() -> None:
    """OLY-33.6: the cube stops there."""
    scene = fight("1 5 5 5").pads("wait", "attack target=0", "wait", "wait")
    assert (scene.score, scene.state.waiting) == ([0, 5, 5, 5], [1, 2, 3])


def test_oly_33_7_only_opponents_who_are_in() -> None:
    """OLY-33.7: not oneself, not a team-mate, not who is out or not there."""
    scene = fight("3 0 2 2")
    for target in (0, 2, 1, 5):
        assert scene.refusal(f"attack target={target}") == "opponents-only OLY-33.7"


def test_oly_33_8_until_a_team_is_out() -> None:
    """OLY-33.8: the other wins."""
    assert fight("2 2 0 0").pads("attack target=1", "wait").won() == "gold:sun"
    assert fight("2 2 0 0").pads("wait", "attack target=0").won() == "gold:wave"


def test_oly_33_9_both_out_both_win() -> None:
    """OLY-33.9: in the same round."""
    assert fight("2 2 0 0").pads("attack target=1", "attack target=0").won() == "gold:sun gold:wave"


def test_oly_33_10_still_rounds_and_twenty_rounds() -> None:
    """OLY-33.10: the greater sum of cubes wins; level, both do."""
    scene = fight("5 2 5 2").pads(*WAIT_ALL).pads(*WAIT_ALL)
    assert scene.sport == "taekwondo"
    assert scene.pads(*WAIT_ALL).won() == "gold:sun"
    assert fight("5 5 5 5", more="streak: 2").pads(*WAIT_ALL).won() == "gold:sun gold:wave"
    text = "waiting: 0 1 2 3\nscore: 5 5 5 9\nround: "
    assert inside("taekwondo", text + "20").pads("wait", "guard", "wait", "wait").won() == "gold:wave"
    assert inside("taekwondo", text + "19").pads("wait", "guard", "wait", "wait").sport == "taekwondo"
