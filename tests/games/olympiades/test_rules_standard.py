"""The nine standard events of Olympiades, by id (OLY-10 to OLY-18)."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.match import match_at
from tablee.engine.refusal import Refused
from tablee.games.olympiades.game import GAME
from tests.games.olympiades.scenes import WAIT_ALL, Scene, inside, start

# 10 Track cycling -------------------------------------------------------------------------------------


def test_oly_10_1_all_bid_in_secret() -> None:
    """OLY-10.1: one round."""
    scene = start("track_cycling")
    assert scene.state.waiting == [0, 1, 2, 3]
    assert scene.bids("1 2 3 4").sport == "track_cycling"
    assert len(scene.state.history) == 1


def test_oly_10_2_the_highest_pays_the_second() -> None:
    """OLY-10.2: each of them."""
    scene = start("track_cycling").bids("8 3 8 1")
    assert (scene.won(), scene.energy) == ("gold:0 gold:2 bronze:1", [27, 29, 27, 30])


def test_oly_10_3_then_silver_or_bronze() -> None:
    """OLY-10.3: silver after one gold, bronze after two; they pay the third bid."""
    assert start("track_cycling").bids("8 3 3 1").won() == "gold:0 silver:1 silver:2"
    assert start("track_cycling").bids("8 3 3 1").energy == [27, 29, 29, 30]
    assert start("track_cycling").bids("8 8 3 1").won() == "gold:0 gold:1 bronze:2"


def test_oly_10_4_then_bronze() -> None:
    """OLY-10.4: if exactly two medals were given; paid with the fourth bid."""
    scene = start("track_cycling").bids("8 5 3 1")
    assert (scene.won(), scene.energy) == ("gold:0 silver:1 bronze:2", [25, 27, 29, 30])


def test_oly_10_5_nothing_if_nobody_bid_less() -> None:
    """OLY-10.5: the lowest bid pays nothing."""
    assert start("track_cycling").bids("8 8 8 8").energy == [30] * 4
    assert start("track_cycling").bids("9 9 4 4").energy == [26, 26, 30, 30]


def test_oly_10_6_without_a_medal_nothing_is_paid() -> None:
    """OLY-10.6: the fourth keeps the energy, though others bid less."""
    assert start("track_cycling", players=6).bids("9 8 7 6 5 4").energy == [22, 23, 24, 30, 30, 30]
    assert start("track_cycling").bids("9 8 7 6").energy == [22, 23, 24, 30]


def test_oly_10_7_three_medals_end_it() -> None:
    """OLY-10.7: after three golds or four nobody else pays or wins."""
    assert start("track_cycling", players=6).bids("5 5 5 4 4 3").won() == "gold:0 gold:1 gold:2"
    assert start("track_cycling", players=6).bids("5 4 4 4 3 3").won() == "gold:0 silver:1 silver:2 silver:3"


def test_oly_10_8_different_values_count() -> None:
    """OLY-10.8: the price may come from anybody, medallist or not."""
    scene = start("track_cycling", players=6).bids("9 9 4 4 2 2")
    assert scene.energy == [26, 26, 28, 28, 30, 30]


# 11 Show jumping --------------------------------------------------------------------------------------


def test_oly_11_1_five_obstacles() -> None:
    """OLY-11.1: three to seven, one each round."""
    scene = start("show_jumping")
    for value in range(3, 7):
        bid = value - 1
        scene.bids(f"{bid} {bid} {bid} {bid}", "green 1, green 1, green 1, green 1")
    assert scene.line("round") == "5"
    scene.bids("5 6 6 6", "green 1, green 1, green 1, green 1")
    assert scene.won() == "gold:1 gold:2 gold:3"


def test_oly_11_2_the_cube_shows_how_many_are_cleared() -> None:
    """OLY-11.2: falling at the first obstacle scores nothing, at the third two."""
    text = "waiting: 0 1\nround: 3\nscore: - - 0 1"
    assert inside("show_jumping", text).bids("0 0", "green 1, green 6").score == [2, None, 0, 1]


def test_oly_11_3_only_riders_bid() -> None:
    """OLY-11.3: a rider who has fallen is not asked."""
    scene = start("show_jumping").bids("0 0 0 0", "green 6, green 1, green 6, green 1")
    assert scene.state.waiting == [0, 2]


def test_oly_11_4_die_plus_bid_clears() -> None:
    """OLY-11.4: at least the value; from the first player clockwise; the bid is paid."""
    scene = start("show_jumping", first=2).bids("1 0 2 0", "green 1, green 3, green 2, green 2")
    assert (scene.score, scene.energy) == ([None, 0, None, None], [29, 30, 28, 30])
    throwers = [event.split()[2] for event in scene.events() if "die_thrown" in event]
    assert throwers == ["2", "3", "0", "1"]


def test_oly_11_5_who_falls_is_out() -> None:
    """OLY-11.5: the cube marks what the neutral cube shows; the bid is lost."""
    scene = start("show_jumping").bids("1 2 2 2", "green 1, green 1, green 1, green 1")
    assert (scene.score, scene.energy[0], scene.state.waiting) == ([0, None, None, None], 29, [1, 2, 3])


def test_oly_11_6_another_round_while_somebody_rides() -> None:
    """OLY-11.6: the cube moves right; without riders it is over."""
    dice = "green 1, green 1, green 1, green 1"
    assert start("show_jumping").bids("2 0 0 0", dice).line("round") == "2"
    assert start("show_jumping").bids("0 0 0 0", dice).sport == "track_cycling"


def test_oly_11_7_all_five_score_five() -> None:
    """OLY-11.7: the event ends after the last obstacle."""
    scene = inside("show_jumping", "waiting: 0\nround: 5\nscore: - 4 3 2").bids("6", "green 1")
    assert "OLY-11.7 score_marked 0 5" in scene.events()
    assert scene.won() == "gold:0 silver:1 bronze:2"


def test_oly_11_8_ranked_by_obstacles() -> None:
    """OLY-11.8: riders without one are ranked too."""
    assert start("show_jumping").bids("0 0 0 0", "green 1, green 1, green 1, green 1").won().count("gold") == 4


# 12 Golf ----------------------------------------------------------------------------------------------


def test_oly_12_1_the_bid_is_the_number_of_strokes() -> None:
    """OLY-12.1: paid at the reveal."""
    scene = start("golf").bids("4 0 0 0", "green 1, green 1")
    assert (scene.energy, scene.score) == ([26, 30, 30, 30], [2, 0, 0, 0])


def test_oly_12_2_one_square_for_each_team() -> None:
    """OLY-12.2: both teams can be at the same hole."""
    scene = start("golf").bids("2 1 0 0", "green 4, green 4, green 4")
    assert "OLY-12.9 sums_compared 1 1" in scene.events()
    shifting = start("golf").bids("3 1 0 0", "green 4, green 4, green 4")
    assert shifting.line("holes") == "sun:4 wave:4"


def test_oly_12_3_clockwise_from_the_first_player() -> None:
    """OLY-12.3: each throw costs one stroke."""
    scene = start("golf", first=2).bids("1 1 2 0", "green 1, green 2, green 3, green 4")
    throwers = [event.split()[2] for event in scene.events() if "die_thrown" in event]
    assert throwers == ["2", "0", "1", "2"]


def test_oly_12_4_a_free_hole_is_taken() -> None:
    """OLY-12.4: compulsory."""
    scene = start("golf").bids("1 0 0 0", "green 6")
    assert "OLY-12.4 hole_played 0 6" in scene.events()


def test_oly_12_5_shift_at_a_taken_hole() -> None:
    """OLY-12.5: to free holes of the athlete's team within the strokes left, no wrap-around; or decline."""
    scene = start("golf").bids("4 0 0 0", "green 6, green 6")
    assert scene.legal() == ["shift hole=4", "shift hole=5", "keep"]
    assert scene.refusal("shift hole=6") == "hole-taken OLY-12.5"
    assert scene.refusal("shift hole=1") == "strokes-short OLY-12.5"
    assert scene.lock("shift hole=4").won() == "gold:sun"
    declined = start("golf").bids("4 0 0 0", "green 6, green 6").lock("keep", "green 5, green 1")
    assert "OLY-12.5 stroke_lost 0 6" in declined.events()


def test_oly_12_6_strokes_are_played() -> None:
    """OLY-12.6: an athlete with none is skipped; a shift cannot go below zero."""
    scene = start("golf").bids("0 0 2 0", "green 1, green 1")
    assert "OLY-12.5 stroke_lost 2 1" in scene.events()
    assert scene.won() == "gold:sun"


def test_oly_12_7_a_full_team_stops() -> None:
    """OLY-12.7: its strokes are dropped, without refund; the other team plays on."""
    holes = "turn: 0\nround: 1\nscore: 2 1 3 0\nholes: sun:1 sun:2 sun:3 sun:4 sun:5\ndice: green:5"
    scene = inside("golf", holes).lock("shift hole=6", "green 2")
    assert "OLY-12.7 score_marked 2 0" in scene.events()
    assert "OLY-12.9 sums_compared 6 1" in scene.events()
    assert scene.energy == [30] * 4


def test_oly_12_8_ends_at_zero_strokes() -> None:
    """OLY-12.8: or when no square is free."""
    assert start("golf").bids("0 0 0 0").sport == "track_cycling"


def test_oly_12_9_more_cubes_win() -> None:
    """OLY-12.9: a tie gives both a gold."""
    assert start("golf").bids("0 1 0 1", "green 1, green 2").won() == "gold:wave"
    assert start("golf").bids("0 0 0 0").won() == "gold:sun gold:wave"


# 13 Tennis --------------------------------------------------------------------------------------------


def test_oly_13_1_gold_silver_bronze() -> None:
    """OLY-13.1: one after the other."""
    scene = start("tennis").lock("pass")
    assert (scene.line("won"), scene.line("round")) == ("gold:wave", "2")
    assert scene.lock("pass").line("won") == "gold:wave silver:sun"
    assert scene.lock("pass").won() == "gold:wave silver:sun bronze:wave"


def test_oly_13_2_announce_or_pass_in_turn() -> None:
    """OLY-13.2: clockwise from the first player."""
    scene = start("tennis", first=3)
    assert scene.seat == 3
    assert scene.lock("announce n=0").seat == 0
    assert scene.lock("announce n=1").seat == 1


def test_oly_13_3_a_number_is_the_price_of_the_team() -> None:
    """OLY-13.3: it is shown to all."""
    scene = start("tennis").lock("announce n=12")
    assert (scene.line("price"), scene.line("speaker")) == ("12", "0")
    assert scene.events() == ["OLY-13.3 number_announced 0 12"]


def test_oly_13_4_greater_and_within_the_teams_energy() -> None:
    """OLY-13.4: the first may be zero; the wheel does not limit it."""
    scene = start("tennis", energy="5 9 7 9")
    assert scene.legal() == [*(f"announce n={n}" for n in range(13)), "pass"]
    assert scene.refusal("announce n=13") == "team-energy-short OLY-13.4"
    scene.lock("announce n=3")
    assert scene.refusal("announce n=3") == "announce-more OLY-13.4"
    assert scene.allows("announce n=18")


def test_oly_13_5_a_pass_counts_for_the_team() -> None:
    """OLY-13.5: the others pay the last number and win the medal."""
    scene = start("tennis", energy="0 9 9 9").lock("announce n=4").lock("pass")
    assert (scene.line("won"), scene.energy) == ("gold:sun", [0, 9, 5, 9])


def test_oly_13_6_an_opening_pass_gives_it_for_nothing() -> None:
    """OLY-13.6: to the other team."""
    scene = start("tennis").lock("pass")
    assert (scene.line("won"), scene.energy) == ("gold:wave", [30] * 4)


def test_oly_13_7_the_announcer_divides() -> None:
    """OLY-13.7: nothing to enter at price zero; nothing else meanwhile."""
    scene = start("tennis").lock("announce n=0").lock("announce n=1").lock("announce n=2").lock("pass")
    assert (scene.seat, scene.line("due")) == (2, "pay:2")
    assert scene.refusal("pass") == "not-now OLY-13.7"
    assert scene.refusal("announce n=5") == "not-now OLY-13.7"
    free = start("tennis").lock("announce n=0").lock("pass")
    assert (free.line("won"), free.line("due")) == ("gold:sun", "")
    assert free.refusal("split n=0") == "not-now OLY-13.7"


def test_oly_13_8_without_a_number_a_team_must_pass() -> None:
    """OLY-13.8: automatically."""
    scene = start("tennis", energy="9 1 9 1").lock("announce n=2")
    assert "OLY-13.8 athlete_passed 1" in scene.events()


def test_oly_13_9_the_token_passes_after_each_lot() -> None:
    """OLY-13.9: three consecutive seats start the lots."""
    scene = start("tennis", first=1)
    seats = [scene.seat, scene.lock("pass").seat, scene.lock("pass").seat]
    assert (seats, scene.lock("pass").state.first) == ([1, 2, 3], 0)


AUCTION = [  # each leaves the decision with its own side, so that nothing else would keep it from being taken back
    ("announce n=2", start("tennis", energy="9 1 9 1")),  # the others must pass
    ("pass", start("tennis").lock("announce n=0")),  # the lot costs nothing, and the next one begins with who passed
    ("split n=1", start("tennis", players=6).lock("announce n=3").lock("pass")),
]


@pytest.mark.parametrize(("action", "scene"), AUCTION, ids=[action for action, _ in AUCTION])
def test_oly_4_2_nothing_is_taken_back_in_the_auction(action: str, scene: Scene) -> None:
    """OLY-4.2: a number said and taken back, or a division, would be a way to talk (TAB-2.3)."""
    match = match_at(scene.state, SeededChance(1))
    seat = scene.seat
    match.play(seat, action)
    assert match.to_act() == [seat]
    assert match.could_undo(seat)
    assert not match.can_undo(seat)
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    assert (refused.value.code, refused.value.rule) == ("no-undo", "TAB-2.3")


def test_oly_4_2_where_all_may_talk_a_division_is_taken_back() -> None:
    """OLY-4.2: if the table has agreed to talk there is no reason against it."""
    scene = start("tennis", players=6, options={"talk": "free"}).lock("announce n=3").lock("pass")
    match = match_at(scene.state, SeededChance(1))
    match.play(0, "split n=1")
    assert match.can_undo(0)


# 14 Weightlifting -------------------------------------------------------------------------------------


def test_oly_14_1_in_turn_until_all_have_passed() -> None:
    """OLY-14.1: from the first player clockwise."""
    scene = start("weightlifting", first=2)
    assert [scene.seat, scene.lock("pass").seat, scene.lock("pass").seat, scene.lock("pass").seat] == [2, 3, 0, 1]
    assert scene.lock("pass").sport == "track_cycling"


def test_oly_14_2_lift_or_pass() -> None:
    """OLY-14.2: six weights, or pass."""
    assert start("weightlifting").legal() == ["pass", *(f"lift level={level}" for level in range(1, 7))]


@pytest.mark.parametrize("level", range(1, 7))
def test_oly_14_3_the_die_decides(level: int) -> None:
    """OLY-14.3: one energy; at least the level succeeds."""
    lifted = start("weightlifting").lock(f"lift level={level}", f"green {level}")
    assert (lifted.score[0], lifted.energy[0]) == (level, 29)
    if level > 1:
        failed = start("weightlifting").lock(f"lift level={level}", f"green {level - 1}")
        assert (failed.score[0], failed.energy[0]) == (None, 29)


def test_oly_14_4_success_ends_the_turn() -> None:
    """OLY-14.4: the cube shows the level."""
    scene = start("weightlifting").lock("lift level=3", "green 5")
    assert (scene.seat, scene.score[0]) == (1, 3)


def test_oly_14_5_failure_retry_or_pass() -> None:
    """OLY-14.5: for the same weight, as often as payable."""
    scene = start("weightlifting", energy="3 5 5 5").lock("lift level=6", "green 5")
    assert (scene.seat, scene.legal()) == (0, ["pass", "retry"])
    assert scene.refusal("lift level=2") == "retry-or-pass OLY-14.5"
    scene.lock("retry", "green 1").lock("retry", "green 6")
    assert (scene.score[0], scene.energy[0]) == (6, 0)
    assert start("weightlifting").refusal("retry") == "not-now OLY-14.5"


def test_oly_14_6_next_who_has_not_passed() -> None:
    """OLY-14.6: to the left."""
    scene = start("weightlifting").lock("lift level=1", "green 1").lock("pass").lock("lift level=1", "green 1")
    assert scene.lock("pass").seat == 0
    assert scene.lock("lift level=2", "green 2").seat == 2


def test_oly_14_7_only_heavier_weights() -> None:
    """OLY-14.7: than the athlete's own best."""
    text = "turn: 0\nscore: 4 - - -\nout: 1 2"
    scene = inside("weightlifting", text)
    assert scene.legal() == ["pass", "lift level=5", "lift level=6"]
    assert scene.refusal("lift level=4") == "not-heavier OLY-14.7"


def test_oly_14_8_a_pass_is_for_good() -> None:
    """OLY-14.8: the cube stays; without one there is no rank."""
    scene = inside("weightlifting", "turn: 0\nscore: 2 - - 3\nout: 1 2 3").lock("pass")
    assert scene.won() == "gold:3 silver:0"


def test_oly_14_9_automatic_passes() -> None:
    """OLY-14.9: with level six, or without energy."""
    scene = inside("weightlifting", "turn: 0\nenergy: 9 0 9 9\nscore: - - 6 -\nout: 3").lock("pass")
    assert scene.won() == "gold:2"


def test_oly_14_10_ranked_by_weight() -> None:
    """OLY-14.10: those with a cube."""
    assert inside("weightlifting", "turn: 0\nscore: 5 3 5 1\nout: 1 2 3").lock("pass").won() == "gold:0 gold:2 bronze:1"


# 15 Relay ---------------------------------------------------------------------------------------------


def test_oly_15_1_the_first_pair() -> None:
    """OLY-15.1: the first player and the left neighbour."""
    assert start("relay_run", first=3).state.waiting == [0, 3]


def test_oly_15_2_the_next_pairs_see_the_bids() -> None:
    """OLY-15.2: two pairs with four players, three with six."""
    scene = start("relay_run", first=1).bids("4 6")
    assert (scene.state.waiting, scene.line("pads", 0)) == ([0, 3], "- bid:4 bid:6 -")
    six = start("relay_run", players=6).bids("1 2").bids("3 4")
    assert (six.state.waiting, six.line("pads")) == ([4, 5], "bid:1 bid:2 bid:3 bid:4 - -")


def test_oly_15_3_everybody_pays() -> None:
    """OLY-15.3: winners and losers."""
    assert start("relay_run").bids("1 2").bids("3 4").energy == [29, 28, 27, 26]


def test_oly_15_4_the_greater_sum_wins() -> None:
    """OLY-15.4: a tie gives both a gold."""
    assert start("relay_run").bids("1 2").bids("3 4").won() == "gold:wave"
    assert start("relay_run").bids("3 2").bids("3 4").won() == "gold:sun gold:wave"


def test_oly_15_5_paid_after_the_last_reveal() -> None:
    """OLY-15.5: not before."""
    assert start("relay_run").bids("5 5").energy == [30] * 4


# 16 Medley --------------------------------------------------------------------------------------------


def test_oly_16_1_all_bid_at_once() -> None:
    """OLY-16.1: one round."""
    assert start("relay_medley").state.waiting == [0, 1, 2, 3]


def test_oly_16_2_bids_are_multiplied_and_paid() -> None:
    """OLY-16.2: a single zero makes it zero."""
    scene = start("relay_medley").bids("9 1 0 1")
    assert (scene.won(), scene.energy) == ("gold:wave", [21, 29, 30, 29])
    assert "OLY-16.3 sums_compared 0 1" in scene.events()


def test_oly_16_3_the_greater_product_wins() -> None:
    """OLY-16.3: zero against zero is a tie."""
    assert start("relay_medley").bids("3 5 3 1").won() == "gold:sun"
    assert start("relay_medley").bids("0 5 3 0").won() == "gold:sun gold:wave"


# 17 High jump -----------------------------------------------------------------------------------------


def test_oly_17_1_seven_bars() -> None:
    """OLY-17.1: nine at the top, one at the bottom."""
    costs = [9, 7, 5, 4, 3, 2, 1]
    for number, cost in enumerate(costs, 1):
        scene = inside("high_jump", f"waiting: 0 1 2 3\nround: {number}").pads("jump", "jump", "jump", "wait")
        assert scene.energy == [30 - cost] * 3 + [30]


def test_oly_17_2_who_has_no_medal_chooses() -> None:
    """OLY-17.2: jump or wait."""
    scene = start("high_jump")
    assert scene.legal() == ["jump", "wait"]
    assert scene.pads("jump", "wait", "wait", "wait").state.waiting == [1, 2, 3]


def test_oly_17_3_a_jump_costs_the_bar() -> None:
    """OLY-17.3: an athlete with less cannot."""
    scene = start("high_jump", energy="9 8 9 9")
    assert scene.state.submitted == [1]
    refused = scene.state.forbids(1, GAME.actions.number("jump"))
    assert refused is not None
    assert (refused.code, refused.rule) == ("bar-too-high", "OLY-17.3")
    assert scene.pads("jump", "wait", "wait").energy[0] == 0


def test_oly_17_4_waiting_costs_nothing() -> None:
    """OLY-17.4: nothing happens."""
    assert start("high_jump").pads(*WAIT_ALL).energy == [30] * 4


def test_oly_17_5_nobody_jumps_the_bar_sinks() -> None:
    """OLY-17.5: and all choose again."""
    scene = start("high_jump").pads(*WAIT_ALL)
    assert (scene.line("round"), scene.state.waiting) == ("2", [0, 1, 2, 3])


def test_oly_17_6_together_is_equal_later_is_behind() -> None:
    """OLY-17.6: three-medal rule."""
    scene = start("high_jump").pads("jump", "wait", "wait", "wait").pads("jump", "jump", "wait")
    assert scene.won() == "gold:0 silver:1 silver:2"


def test_oly_17_7_the_others_go_on() -> None:
    """OLY-17.7: while fewer than three medals are given."""
    scene = start("high_jump").pads("jump", "jump", "wait", "wait")
    assert (scene.line("round"), scene.state.waiting) == ("2", [2, 3])


def test_oly_17_8_the_lowest_bar_is_the_last() -> None:
    """OLY-17.8: waiting there brings nothing."""
    scene = inside("high_jump", "waiting: 0 1 2 3\nround: 7").pads(*WAIT_ALL)
    assert (scene.won(), scene.sport) == ("", "track_cycling")


def test_oly_17_9_three_medals_end_it() -> None:
    """OLY-17.9: or more."""
    assert start("high_jump").pads("jump", "jump", "jump", "jump").won().count("gold") == 4


# 18 Archery -------------------------------------------------------------------------------------------

LOW = "green 1, blue 3, yellow 2, red 1"
HIGH = "green 6, blue 4, yellow 5, red 6"


def test_oly_18_1_each_shoots_once() -> None:
    """OLY-18.1: from the first player clockwise."""
    scene = start("archery", first=2, dice=LOW)
    seats = [scene.seat, scene.lock("stop", LOW).seat, scene.lock("stop", LOW).seat, scene.lock("stop", LOW).seat]
    assert seats == [2, 3, 0, 1]
    assert scene.lock("stop").sport == "track_cycling"


def test_oly_18_2_a_turn_starts_with_four_dice() -> None:
    """OLY-18.2: all numeric dice."""
    assert start("archery", dice=HIGH).line("dice") == "green:6 blue:4 yellow:5 red:6"


def test_oly_18_3_one_energy_for_one_die() -> None:
    """OLY-18.3: any number of times; the new result counts."""
    scene = start("archery", dice=LOW).lock("reroll die=red", "red 6").lock("reroll die=red", "red 1")
    assert (scene.energy[0], scene.line("dice")) == (28, "green:1 blue:3 yellow:2 red:1")


def test_oly_18_4_the_sum_is_the_score() -> None:
    """OLY-18.4: when one stops, or has no energy left."""
    assert start("archery", dice=LOW).lock("stop", LOW).score[0] == 7
    spent = start("archery", energy="1 9 9 9", dice=LOW).lock("reroll die=green", f"green 6, {LOW}")
    assert (spent.score[0], spent.seat) == (12, 1)


def test_oly_18_5_the_dice_pass_on() -> None:
    """OLY-18.5: to the left neighbour, who throws them."""
    scene = start("archery", dice=LOW).lock("stop", HIGH)
    assert (scene.seat, scene.line("dice")) == (1, "green:6 blue:4 yellow:5 red:6")


def test_oly_18_6_ranked_by_score() -> None:
    """OLY-18.6: three-medal rule."""
    scene = start("archery", dice=LOW).lock("stop", HIGH).lock("stop", LOW).lock("stop", HIGH).lock("stop")
    assert scene.won() == "gold:1 gold:3 bronze:0 bronze:2"
