"""The rules of Olympiades, by id."""

import json
from itertools import product

import pytest

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.games.olympiades.board import BOARD
from tablee.games.olympiades.events import EVENTS, SPORTS
from tablee.games.olympiades.game import GAME
from tablee.games.olympiades.rules import Olympiades
from tablee.games.olympiades.rules_settings import TALKS
from tests.games.olympiades.scenes import Scene, inside, position, start

REST_ALL = ("rest", "rest", "rest", "rest")
WAIT_ALL = ("wait", "wait", "wait", "wait")
ZERO_DICE = "green 1, green 2, green 1, green 2"


def new(players: int = 4, seed: int = 1, **options: object) -> Olympiades:
    """A game that is drawn."""
    state = GAME.new(players, SeededChance(seed), options)
    assert isinstance(state, Olympiades)
    return state


def clock(scene: Scene, seat: int) -> str:
    """What the clock plays for a seat."""
    action = scene.state.on_clock(seat).action
    assert action is not None
    return GAME.actions.name(action)


# 1 Game structure -------------------------------------------------------------------------------------


def test_oly_1_1_two_teams_alternate() -> None:
    """OLY-1.1: even seats against odd seats, with four or six players."""
    assert new(4).sides() == [0, 1, 0, 1]
    assert new(6).sides() == [0, 1, 0, 1, 0, 1]
    assert GAME.players == (4, 6)


def test_oly_1_2_four_play_as_six_without_the_fifth_and_sixth() -> None:
    """OLY-1.2: all four are asked where all six would be."""
    assert start("golf").state.waiting == [0, 1, 2, 3]
    assert start("golf", players=6).state.waiting == [0, 1, 2, 3, 4, 5]


def test_oly_1_3_three_kinds() -> None:
    """OLY-1.3: nine standard events, three rest events, four finals."""
    kinds = [event.kind for event in EVENTS]
    assert [kinds.count(kind) for kind in range(3)] == [9, 3, 4]


@pytest.mark.parametrize(("length", "events"), [("short", 7), ("medium", 10), ("complete", 13), ("marathon", 16)])
def test_oly_1_4_the_programme_follows_the_length(length: str, events: int) -> None:
    """OLY-1.4: played in order; three days of three standard events and a rest, then a final, by default."""
    state = new(length=length)
    assert len(state.programme) == events
    letters = {"standard": "S", "rest": "R", "final": "F"}
    assert "".join(letters[kind] for kind in state.kinds()) == BOARD.programme[length]
    assert new().kinds() == (["standard"] * 3 + ["rest"]) * 3 + ["final"]
    scene = start("relay_medley", "golf")
    assert scene.bids("1 1 1 1").sport == "golf"


def test_oly_1_5_no_tile_twice() -> None:
    """OLY-1.5: drawn without repetition; face up or not."""
    for seed in range(20):
        drawn = list(new(seed=seed, length="marathon").programme)
        assert sorted(drawn) == list(range(16))
    assert list(new(programme="hidden").programme)[1:] == [-1] * 12


def test_oly_1_6_the_first_player_is_drawn() -> None:
    """OLY-1.6: from all seats; to the left is the next seat."""
    assert {int(new(seed=seed).first) for seed in range(40)} == {0, 1, 2, 3}
    state = new()
    assert [state.after(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_oly_1_7_the_token_passes_after_an_event() -> None:
    """OLY-1.7: to the left neighbour, once; after the last event too; tennis moves it itself."""
    scene = start("relay_medley", first=3).bids("1 1 1 1")
    assert scene.state.first == 0
    assert scene.bids("1 1 1 1").state.first == 1
    assert scene.state.to_act() == []
    tennis = start("tennis", first=2).lock("pass").lock("pass").lock("pass")
    assert tennis.state.first == 1


def test_oly_1_8_a_new_event_begins_empty() -> None:
    """OLY-1.8: score tracks and tile are cleared, energy and medals stay."""
    scene = start("golf").bids("1 0 0 0", "green 3")
    assert scene.score == [None] * 4
    assert (scene.line("holes"), scene.line("pads"), scene.line("dice")) == ("", "", "")
    assert (scene.energy, scene.medals) == ([29, 30, 30, 30], "1 0 0 / 0 0 0")


@pytest.mark.parametrize(
    ("medals", "first"),
    [([{"gold": 1}, {}], 1), ([{}, {"gold": 1}], 0), ([{"gold": 1}, {"silver": 1, "bronze": 1}], 0)],
)
def test_oly_1_9_the_trailing_team_starts_a_final(medals: list[dict[str, int]], first: int) -> None:
    """OLY-1.9: the token passes on if its holder's team leads; not in a tie."""
    assert start("basketball", medals=medals).state.ball == first
    assert start("golf", medals=medals).state.first == 0


def test_oly_1_10_when_tiles_are_drawn() -> None:
    """OLY-1.10: visible ones in order, before the first player; hidden ones when their event begins."""
    chance = SeededChance(4)
    chance.heard = []
    GAME.new(4, chance, {"length": "short"})
    assert [outcome.split()[0] for outcome in chance.heard[:8]] == ["tile"] * 7 + ["first"]
    script = ScriptedChance("first 0", "tile relay_medley")
    hidden = GAME.new(4, script, {"length": "short", "programme": "hidden"})
    assert isinstance(hidden, Olympiades)
    scene = Scene(hidden)
    assert scene.line("programme") == "relay_medley standard rest standard standard rest final"
    scene.bids("1 1 1 1", "tile golf")
    assert scene.line("programme").split()[:2] == ["relay_medley", "golf"]


# 2 Energy, pads, secrets ------------------------------------------------------------------------------


def test_oly_2_1_thirty_is_the_most() -> None:
    """OLY-2.1: a gain above thirty is lost."""
    assert start("sprint_100", energy="28 30 27 5").pads(*REST_ALL).energy == [30, 30, 30, 8]


@pytest.mark.parametrize(("length", "energy"), [("short", 15), ("medium", 20), ("complete", 30), ("marathon", 30)])
def test_oly_2_2_start_energy(length: str, energy: int) -> None:
    """OLY-2.2: by length; an option names another."""
    assert list(new(length=length).energy) == [energy] * 4
    assert list(new(length=length, start_energy=7).energy) == [7] * 4


def test_oly_2_3_energy_is_each_athletes_own() -> None:
    """OLY-2.3: a bid is paid by who made it, whatever the team-mate has."""
    scene = start("relay_medley", energy="2 9 9 9")
    assert scene.legal() == [f"bid n={n}" for n in range(3)]
    assert scene.bids("2 1 1 1").energy == [0, 8, 8, 8]


def test_oly_2_4_the_wheel_goes_to_nine() -> None:
    """OLY-2.4: zero to nine, and the colours of all athletes."""
    assert start("golf").legal() == [f"bid n={n}" for n in range(10)]
    assert "attack target=5" in GAME.actions.named


def test_oly_2_5_no_bid_above_the_energy() -> None:
    """OLY-2.5: zero is always legal."""
    scene = start("golf", energy="4 5 0 5")
    assert scene.refusal("bid n=5") == "energy-short OLY-2.5"
    assert (scene.allows("bid n=4"), scene.allows("bid n=0")) == (True, True)
    assert scene.state.legal(2) == [0]


def test_oly_2_6_pads_are_secret_until_all_are_locked() -> None:
    """OLY-2.6: neither opponents nor team-mates nor spectators see a choice; then all do at once."""
    scene = start("golf").lock("bid n=7")
    assert scene.events() == ["OLY-2.15 pad_locked 0"]
    for viewer in (1, 2, 3, SPECTATOR):
        assert (scene.line("choice 0", viewer), scene.line("submitted", viewer)) == ("?", "0")
    assert scene.line("choice 0", 0) == "bid n=7"
    scene.lock("bid n=0").lock("bid n=0").lock("bid n=0", "green 1, green 2, green 3, green 4, green 5, green 6")
    assert scene.events(3)[1:3] == ["OLY-2.6 choice_shown 0 bid 7 ?", "OLY-2.6 choice_shown 1 bid 0 ?"]
    assert [told.reveal for told in scene.told[:3]] == [False, True, False]


def test_oly_2_7_only_the_events_own_buttons() -> None:
    """OLY-2.7: what belongs to other events is refused."""
    for sport in SPORTS:
        dice = "green 1, blue 3, yellow 2, red 1" if sport == "archery" else ""
        scene = start(sport, dice=dice)
        legal = {name.split()[0] for name in scene.legal()}
        foreign = next(name for name in ("jump", "accuse") if name not in legal)
        assert scene.refusal(foreign) == "not-in-this-event OLY-2.7"


def test_oly_2_8_energy_medals_and_tracks_are_public() -> None:
    """OLY-2.8: all viewers see the same of them."""
    scene = start("golf", energy="3 4 5 6").lock("bid n=1")
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert scene.line("energy", viewer) == "3 4 5 6"
        assert scene.line("sun", viewer) == "gold:0 silver:0 bronze:0"


def test_oly_2_9_a_single_choice_is_made_automatically() -> None:
    """OLY-2.9: who has no energy counts as locked from the start; with nobody to ask it goes on."""
    scene = start("golf", energy="3 0 0 6")
    assert (scene.state.waiting, scene.state.submitted) == ([0, 3], [1, 2])
    assert start("relay_medley", energy="0 0 0 0").sport == ""


def test_oly_2_10_dice_without_a_choice_are_thrown() -> None:
    """OLY-2.10: all that follows from the last pad happens at once."""
    scene = start("golf").bids("1 1 1 1", "green 1, green 2, green 3, green 4")
    assert scene.sport == "track_cycling"


def test_oly_2_11_the_clock_makes_the_default_choice() -> None:
    """OLY-2.11: bid 0, wait, rest, shoot 0, block 0, keep, pass, stop; divisions one by one."""
    dice = "green 1, blue 3, yellow 2, red 1"
    assert clock(start("golf"), 0) == "bid n=0"
    assert clock(start("golf").bids("3 0 0 0", "green 1, green 1"), 0) == "keep"
    assert clock(start("high_jump"), 0) == "wait"
    assert clock(start("sprint_100"), 0) == "rest"
    assert clock(start("doping_control"), 0) == "rest"
    assert clock(start("basketball"), 0) == "shoot n=0"
    assert clock(start("basketball"), 1) == "block n=0"
    assert clock(start("tennis"), 0) == "pass"
    assert clock(start("weightlifting"), 0) == "pass"
    assert clock(start("archery", dice=dice), 0) == "stop"
    assert clock(start("fencing"), 0) == "bid n=0"
    assert clock(start("fencing").bids("4 0 0 0", dice), 0) == "stop"
    assert clock(start("taekwondo"), 0) == "bid n=0"
    assert clock(start("taekwondo").bids("1 1 1 1"), 0) == "wait"


def test_oly_2_11_the_clock_divides_fairly() -> None:
    """OLY-2.11: the richest pays one by one, the poorest gets one by one; the lowest seat of equals."""
    tennis = start("tennis", energy="5 9 4 9").lock("announce n=4").lock("pass")
    assert clock(tennis, 0) == "split n=3"  # 5 4 -> 4 4 -> 3 4 -> 3 3 -> 2 3, the first seat of equals
    control = start("doping_control", energy="5 9 2 9").pads("dope", "rest")
    assert clock(control, 0) == "allocate n=2"  # 5 2 -> 5 3 -> 5 4 -> 5 5 -> 6 5 -> 6 6 -> 7 6


def test_oly_2_12_without_energy_one_stays_in() -> None:
    """OLY-2.12: a zero bid can win, rest and fights are open, the first throw counts."""
    assert start("track_cycling", energy="0 0 0 0").won() == "gold:0 gold:1 gold:2 gold:3"
    assert start("sprint_100", energy="0 5 5 5").legal() == ["enter n=0", "rest"]
    assert start("tennis", energy="0 5 5 5").allows("announce n=5")
    basket = start("basketball", energy="0 0 5 5")
    assert basket.legal() == ["shoot n=0", "pass_to target=2"]
    assert basket.act(1, "block n=0").state.submitted == [1]
    fight = start("taekwondo", energy="0 5 5 5").bids("1 1 1")
    assert fight.legal() == ["wait", "attack target=1", "attack target=3", "guard"]
    assert start("golf", energy="0 1 0 0").bids("1", "green 3").won() == "gold:wave"
    assert start("weightlifting", energy="0 5 0 0").seat == 1
    assert start("high_jump", energy="0 9 0 0").state.submitted == [0, 2, 3]
    dice = "green 1, blue 3, yellow 2, red 1"
    archery = start("archery", energy="0 5 5 5", dice=f"{dice}, {dice}")
    assert (archery.score[0], archery.seat) == (7, 1)
    fencing = start("fencing", energy="0 5 5 5").bids("0 0 0", ZERO_DICE)
    assert "OLY-31.3 die_thrown 0 green 1" in fencing.events()


def test_oly_2_13_dice_in_order_even_if_in_vain() -> None:
    """OLY-2.13: green, blue, yellow, red; a certain jump is thrown all the same."""
    scene = start("fencing").bids("3 0 0 0", "green 1, blue 3, yellow 2, red 1, green 2, green 1, green 2")
    thrown = [event.split()[3] for event in scene.events() if "die_thrown 0" in event]
    assert thrown == ["green", "blue", "yellow", "red"]
    jumping = start("show_jumping").bids("9 9 9 9", "green 1, green 1, green 1, green 1")
    assert jumping.line("round") == "2"


def test_oly_2_14_parts_in_the_order_of_seats() -> None:
    """OLY-2.14: at least what the others cannot pay, at most what one has; forced parts are not asked."""
    scene = start("tennis", players=6, energy="5 9 4 9 3 9").lock("announce n=10").lock("pass")
    assert scene.legal() == [f"split n={n}" for n in range(3, 6)]
    assert scene.refusal("split n=2") == "part-out-of-range OLY-2.14"
    scene.lock("split n=4")
    assert (scene.energy[0], scene.line("due"), scene.line("part")) == (1, "pay:6", "2")
    assert scene.legal() == ["split n=3", "split n=4"]
    scene.lock("split n=3")
    assert scene.energy == [1, 9, 1, 9, 0, 9]


def test_oly_2_15_a_locked_pad_stays() -> None:
    """OLY-2.15: a second choice of the same seat is refused."""
    scene = start("golf").lock("bid n=1")
    refused = scene.state.why_not(0, 2)
    assert refused is not None
    assert refused.code == "already-submitted"
    assert not scene.state.can_take_back(0)


# 3 Medals ---------------------------------------------------------------------------------------------


def better(results: list[int], seat: int) -> int:
    """How many are strictly better than a seat."""
    return sum(other > results[seat] for other in results)


def test_oly_3_1_and_oly_3_2_are_the_same_rule() -> None:
    """OLY-3.1, OLY-3.2: groups from the best down give what the number of better ones gives."""
    for results in product(range(4), repeat=4):
        scene = start("sprint_100").pads(*(f"enter n={n}" for n in results))
        expected = {0: "gold", 1: "silver", 2: "bronze"}
        medals = {f"{expected[better([*results], seat)]}:{seat}" for seat in range(4) if better([*results], seat) < 3}
        assert set(scene.won().split()) == medals, results


def test_oly_3_3_fewer_ranked_fewer_medals() -> None:
    """OLY-3.3: two ranked athletes, two medals."""
    assert start("sprint_100").pads("enter n=2", "rest", "enter n=1", "rest").won() == "gold:0 silver:2"


def test_oly_3_4_a_team_event_gives_one_gold() -> None:
    """OLY-3.4: both in a tie, even at zero."""
    assert start("relay_medley").bids("2 1 2 1").won() == "gold:sun"
    assert start("relay_medley").bids("0 0 5 5").won() == "gold:sun gold:wave"


def test_oly_3_5_medals_belong_to_the_team() -> None:
    """OLY-3.5: those of athletes too; as many as are won."""
    assert start("track_cycling", players=6).bids("1 1 1 1 1 1").medals == "3 0 0 / 3 0 0"


def test_oly_3_6_three_two_one() -> None:
    """OLY-3.6: points of the medals."""
    state = start("golf", medals=[{"gold": 1, "silver": 1, "bronze": 1}, {"bronze": 2}]).state
    assert state.scores() == [6, 2, 6, 2]


def test_oly_3_7_the_gold_of_a_final_may_count_twice() -> None:
    """OLY-3.7: only by option, only in finals."""
    double = {"final_gold": 2}
    attacks = ("attack target=1", "attack target=0", "attack target=3", "attack target=2")
    assert start("taekwondo", options=double).bids("0 0 0 0").pads(*attacks).medals == "2 0 0 / 2 0 0"
    assert start("taekwondo").bids("0 0 0 0").pads(*attacks).medals == "1 0 0 / 1 0 0"
    assert start("relay_medley", options=double).bids("1 0 1 0").medals == "1 0 0 / 0 0 0"


# 4 Communication --------------------------------------------------------------------------------------

OPEN = {
    "track_cycling", "show_jumping", "weightlifting", "archery", "sprint_100", "doping_control", "tug_of_war"
}  # fmt: skip


@pytest.mark.parametrize("sport", SPORTS)
def test_oly_4_1_each_tile_says_whether_one_may_talk(sport: str) -> None:
    """OLY-4.1: the table of section 2.3."""
    dice = "green 1, blue 3, yellow 2, red 1" if sport == "archery" else ""
    scene = start(sport, dice=dice)
    assert scene.line("talk") == ("open" if sport in OPEN else "numbers" if sport == "tennis" else "closed")
    assert scene.state.chat_closed_by() == (None if sport in OPEN else "OLY-4.2")


def test_oly_4_2_the_table_may_agree_otherwise() -> None:
    """OLY-4.2: always open, or closed from the first event to the last."""
    assert start("golf", options={"talk": "free"}).state.chat_closed_by() is None
    assert start("track_cycling", options={"talk": "silent"}).state.chat_closed_by() == "OLY-4.2"
    assert start("golf").state.chat_closed_by() == "OLY-4.2"


def test_oly_4_3_one_chat_open_after_the_last_event() -> None:
    """OLY-4.3: the rule is the same for all seats; when all is played everybody may talk."""
    scene = start("golf", options={"talk": "silent"}).bids("1 0 0 0", "green 1").bids("1 1 1 1")
    assert scene.state.to_act() == []
    assert scene.state.chat_closed_by() is None


def test_oly_4_4_talk_binds_nobody() -> None:
    """OLY-4.4: whatever is said in an open event, every choice stays open."""
    scene = start("track_cycling").lock("bid n=9")
    assert scene.state.chat_closed_by() is None
    assert len(scene.state.legal(2)) == 10


def test_oly_4_5_the_chat_follows_the_state() -> None:
    """OLY-4.5: the talk of the next tile counts as soon as the medals are given."""
    scene = start("track_cycling", "golf")
    assert scene.state.chat_closed_by() is None
    assert scene.bids("1 1 1 1").state.chat_closed_by() == "OLY-4.2"
    assert [TALKS[event.talk] for event in EVENTS].count("numbers") == 1


# 5 Endings --------------------------------------------------------------------------------------------


def test_oly_5_1_who_is_ahead_wins_at_the_limit() -> None:
    """OLY-5.1: level, both do."""
    text = "waiting: 0 1 2 3\nround: 15\ncube: -1"
    assert inside("tug_of_war", text).bids("1 1 1 1").won() == "gold:wave"
    assert inside("tug_of_war", "waiting: 0 1 2 3\nround: 15").bids("1 1 1 1").won() == "gold:sun gold:wave"


def test_oly_5_2_no_medal_if_nobody_qualifies() -> None:
    """OLY-5.2: and the game goes on."""
    scene = start("weightlifting").lock("pass").lock("pass").lock("pass").lock("pass")
    assert (scene.won(), scene.sport) == ("", "track_cycling")
    assert "OLY-5.2 no_medal" in scene.rules()


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
    """OLY-11.2: who falls at the first obstacle scores nothing, at the third two."""
    text = "waiting: 0 1\nround: 3\nscore: - - 0 1"
    assert inside("show_jumping", text).bids("0 0", "green 1, green 6").score == [2, None, 0, 1]


def test_oly_11_3_only_riders_bid() -> None:
    """OLY-11.3: who has fallen is not asked."""
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
    """OLY-12.5: to free holes of the own team within the strokes left, no wrap-around; or decline."""
    scene = start("golf").bids("4 0 0 0", "green 6, green 6")
    assert scene.legal() == ["shift hole=4", "shift hole=5", "keep"]
    assert scene.refusal("shift hole=6") == "hole-taken OLY-12.5"
    assert scene.refusal("shift hole=1") == "strokes-short OLY-12.5"
    assert scene.lock("shift hole=4").won() == "gold:sun"
    declined = start("golf").bids("4 0 0 0", "green 6, green 6").lock("keep", "green 5, green 1")
    assert "OLY-12.5 stroke_lost 0 6" in declined.events()


def test_oly_12_6_strokes_are_played() -> None:
    """OLY-12.6: who has none is skipped; a shift cannot go below zero."""
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
    """OLY-14.7: than the own best."""
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
    """OLY-17.3: who has less cannot."""
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
    """OLY-17.8: who waits there gets nothing."""
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


# 20, 21 Rest events -----------------------------------------------------------------------------------


def test_oly_20_1_enter_or_rest() -> None:
    """OLY-20.1: with a number, or rest."""
    assert start("sprint_100", energy="2 9 9 9").legal() == ["enter n=0", "enter n=1", "enter n=2", "rest"]
    assert start("sprint_100", energy="2 9 9 9").refusal("enter n=3") == "energy-short OLY-2.5"


def test_oly_20_2_rest_gains_three() -> None:
    """OLY-20.2: and no rank."""
    scene = start("sprint_100", energy="5 5 5 5").pads("rest", "enter n=1", "enter n=1", "enter n=1")
    assert (scene.energy, "0" in scene.won()) == ([8, 4, 4, 4], False)


def test_oly_20_3_entrants_pay_and_are_ranked() -> None:
    """OLY-20.3: by bid."""
    scene = start("sprint_100").pads("enter n=1", "enter n=3", "rest", "enter n=2")
    assert (scene.won(), scene.energy) == ("gold:1 silver:3 bronze:0", [29, 27, 30, 28])


def test_oly_20_4_zero_ranks() -> None:
    """OLY-20.4: without entrants there is no medal."""
    assert start("sprint_100").pads("enter n=0", "rest", "rest", "rest").won() == "gold:0"
    assert start("sprint_100").pads(*REST_ALL).won() == ""


def test_oly_21_1_as_in_the_100_metres() -> None:
    """OLY-21.1: enter or rest."""
    scene = start("beach_volley", energy="1 9 9 9")
    assert scene.legal() == ["enter n=0", "enter n=1", "rest"]
    assert scene.pads(*REST_ALL).energy == [4, 12, 12, 12]


def test_oly_21_2_the_greater_sum_wins() -> None:
    """OLY-21.2: a tie gives both a gold; bids are paid."""
    scene = start("beach_volley").pads("enter n=2", "enter n=3", "enter n=2", "rest")
    assert (scene.won(), scene.energy) == ("gold:sun", [28, 27, 28, 30])
    assert start("beach_volley").pads("enter n=3", "enter n=3", "rest", "rest").won() == "gold:sun gold:wave"


def test_oly_21_3_no_entrant_no_win() -> None:
    """OLY-21.3: alone zero is enough; without entrants there is no medal."""
    assert start("beach_volley").pads("enter n=0", "rest", "rest", "rest").won() == "gold:sun"
    assert start("beach_volley").pads(*REST_ALL).won() == ""


# 22 Anti-doping control -------------------------------------------------------------------------------


def test_oly_22_1_only_two_programme() -> None:
    """OLY-22.1: the first player and the left neighbour."""
    scene = start("doping_control", first=3)
    assert scene.state.waiting == [0, 3]
    refused = scene.state.why_not(1, GAME.actions.number("rest"))
    assert refused is not None
    assert refused.code == "not-your-decision"


def test_oly_22_2_dope_rest_or_accuse() -> None:
    """OLY-22.2: once, then the event ends."""
    scene = start("doping_control")
    assert scene.legal() == ["rest", "dope", "accuse"]
    assert scene.refusal("allocate n=1") == "not-now OLY-22.8"
    assert scene.pads("accuse", "accuse").sport == "track_cycling"


def test_oly_22_3_doping_gives_six() -> None:
    """OLY-22.3: unless the other team accuses; each up to thirty."""
    scene = start("doping_control", energy="5 5 5 5").pads("dope", "accuse")
    assert scene.energy == [5] * 4
    scene = start("doping_control", energy="5 5 5 5").pads("dope", "dope").lock("allocate n=6").lock("allocate n=1")
    assert scene.energy == [11, 6, 5, 10]


def test_oly_22_4_resting_gives_two() -> None:
    """OLY-22.4: even if accused; each up to thirty."""
    scene = start("doping_control", energy="5 5 5 5").pads("rest", "accuse").lock("allocate n=0")
    assert scene.energy == [5, 5, 7, 5]
    assert start("doping_control", energy="29 5 30 5").pads("rest", "accuse").energy == [30, 5, 30, 5]


@pytest.mark.parametrize(
    ("owned", "left"),
    [({"gold": 2}, "1 0 0"), ({"silver": 1, "bronze": 1}, "0 0 1"), ({"bronze": 3}, "0 0 2")],
)
def test_oly_22_5_caught_doping_costs_a_medal(owned: dict[str, int], left: str) -> None:
    """OLY-22.5: one of the highest value, and no energy."""
    scene = start("doping_control", energy="5 5 5 5", medals=[{}, owned]).pads("accuse", "dope")
    assert (scene.medals, scene.energy) == (f"0 0 0 / {left}", [5] * 4)
    alone = start("doping_control", energy="30 30 30 30", medals=[{"gold": 1}, owned]).pads("dope", "dope")
    assert alone.medals.startswith("1 0 0")


def test_oly_22_6_accusing_in_vain() -> None:
    """OLY-22.6: no effect, no gain."""
    medals = [{"gold": 1}, {"gold": 1}]
    scene = start("doping_control", energy="5 5 5 5", medals=medals).pads("accuse", "accuse")
    assert (scene.medals, scene.energy) == ("1 0 0 / 1 0 0", [5] * 4)


def test_oly_22_7_nothing_to_lose() -> None:
    """OLY-22.7: without a medal nothing is lost, nothing gained."""
    scene = start("doping_control", energy="5 5 5 5").pads("dope", "accuse")
    assert (scene.medals, scene.energy) == ("0 0 0 / 0 0 0", [5] * 4)


def test_oly_22_8_the_first_players_team_divides_first() -> None:
    """OLY-22.8: the programmer enters the parts; what has no room is lost."""
    scene = start("doping_control", energy="5 5 27 5", first=1).pads("dope", "rest")
    assert scene.seat == 1
    assert scene.refusal("accuse") == "not-now OLY-22.2"
    assert scene.lock("allocate n=6").seat == 2
    assert (scene.line("part"), scene.legal()) == ("0", ["allocate n=0", "allocate n=1", "allocate n=2"])
    assert scene.lock("allocate n=2").energy == [7, 11, 27, 5]


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


# 40 End -----------------------------------------------------------------------------------------------


def test_oly_40_1_after_the_last_event() -> None:
    """OLY-40.1: nobody decides any more."""
    scene = start("relay_medley").bids("1 1 1 1").bids("1 1 1 1")
    assert (scene.state.to_act(), scene.line("event")) == ([], "over")
    assert "OLY-40.1 game_ended" in scene.rules()


def test_oly_40_2_more_points_win() -> None:
    """OLY-40.2: not more medals."""
    assert start("golf", medals=[{"gold": 2}, {"bronze": 5}]).state.ranking() == [1, 2, 1, 2]


def test_oly_40_3_ties() -> None:
    """OLY-40.3: golds, silvers, energy; else shared."""
    golds = [{"gold": 1, "bronze": 1}, {"silver": 2}]
    assert start("golf", medals=golds).state.ranking() == [1, 2, 1, 2]
    silvers = [{"gold": 1, "bronze": 2}, {"gold": 1, "silver": 1}]
    assert start("golf", medals=silvers).state.ranking() == [2, 1, 2, 1]
    assert start("golf", energy="5 6 6 6").state.ranking() == [2, 1, 2, 1]
    assert start("golf", energy="6 5 5 6").state.ranking() == [1, 1, 1, 1]


# What is on the table ---------------------------------------------------------------------------------


def test_the_record_of_an_event_says_what_was_spent() -> None:
    """Section 11: paid and gained, by athlete."""
    assert start("sprint_100", energy="5 5 5 5").pads("rest", "enter n=2", "rest", "enter n=0").spent() == [
        -3,
        2,
        -3,
        0,
    ]


def test_a_position_reads_as_it_was_written() -> None:
    """The omniscient view is the state."""
    scene = start("golf").bids("3 1 0 3", "green 4, green 4, green 4")
    text = GAME.show(scene.state.view(OMNISCIENT)).split("\n", 2)[2]
    options = json.loads(scene.line("options"))
    again = position(text, options=options)
    assert again.show() == scene.show()
    assert again.legal() == scene.legal()


# What the log cites -----------------------------------------------------------------------------------


def test_each_medal_of_cycling_cites_its_rule() -> None:
    """OLY-10.2 to OLY-10.4: the medal and its price."""
    events = start("track_cycling").bids("8 5 3 1").events()
    assert events[5:11] == [
        "OLY-10.2 medal_won 0 gold",
        "OLY-10.2 energy_paid 0 5",
        "OLY-10.3 medal_won 1 silver",
        "OLY-10.3 energy_paid 1 3",
        "OLY-10.4 medal_won 2 bronze",
        "OLY-10.4 energy_paid 2 1",
    ]


def test_a_shift_in_golf_cites_its_rule() -> None:
    """OLY-12.5, and OLY-12.4 for a hole that was free."""
    scene = start("golf").bids("3 0 0 0", "green 4, green 4")
    assert "OLY-12.4 hole_played 0 4" in scene.events()
    assert scene.lock("shift hole=5").events()[0] == "OLY-12.5 hole_played 0 5"


def test_a_lot_without_a_number_cites_its_rule() -> None:
    """OLY-13.6; who has no legal number passes by OLY-13.8."""
    scene = start("tennis", energy="1 1 1 1")
    assert "OLY-13.6 team_medal_won 1 gold" in scene.lock("pass").events()
    scene.lock("announce n=2")
    assert "OLY-13.8 athlete_passed 2" in scene.events()
    assert "OLY-13.5 team_medal_won 1 silver" in scene.events()


def test_another_throw_in_weightlifting_cites_its_rule() -> None:
    """OLY-14.5; who cannot lift any more passes by OLY-14.9."""
    scene = start("weightlifting", energy="2 9 9 9").lock("lift level=6", "green 1")
    assert "OLY-14.3 energy_paid 0 1" in scene.events()
    scene.lock("retry", "green 1")
    assert "OLY-14.5 energy_paid 0 1" in scene.events()
    assert "OLY-14.9 athlete_passed 0" in scene.events()
    assert "OLY-14.8 athlete_passed 1" in scene.lock("pass").events()


def test_a_bar_that_nobody_jumped_cites_its_rule() -> None:
    """OLY-17.5; after a medal OLY-17.7."""
    scene = start("high_jump").pads("wait", "wait", "wait", "wait")
    assert "OLY-17.5 bar_lowered 7" in scene.events()
    assert "OLY-17.7 bar_lowered 5" in scene.pads("jump", "wait", "wait", "wait").events()


def test_a_team_alone_in_volleyball_cites_its_rule() -> None:
    """OLY-21.3."""
    scene = start("beach_volley").pads("rest", "enter n=0", "rest", "rest")
    assert "OLY-21.3 team_medal_won 1 gold" in scene.events()


def test_a_guard_cites_its_rule() -> None:
    """OLY-33.4 for who meets a guard or guards in vain, else OLY-33.3."""
    scene = start("taekwondo").bids("5 5 5 5")
    scene.pads("attack target=1", "guard", "guard", "attack target=0")
    hits = [event for event in scene.events() if "athlete_hit" in event]
    assert hits == ["OLY-33.4 athlete_hit 0 2", "OLY-33.4 athlete_hit 2 4"]
    hits = [event for event in scene.pads("wait", "attack target=2", "wait", "wait").events() if "hit" in event]
    assert hits == ["OLY-33.3 athlete_hit 2 2"]
