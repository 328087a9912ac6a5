"""The rules of Olympiades around the events, by id: days, energy, medals, talk, endings."""

import json
from itertools import product

import pytest

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.games.olympiades.board import BOARD
from tablee.games.olympiades.events import SPORT_EVENTS, SPORTS
from tablee.games.olympiades.game import GAME
from tablee.games.olympiades.rules import Olympiades
from tablee.games.olympiades.rules_settings import TALKS
from tests.games.olympiades.scenes import REST_ALL, ZERO_DICE, Scene, clock, inside, new, position, start

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
    kinds = [event.kind for event in SPORT_EVENTS]
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
    """OLY-2.3: a bid is paid by the athlete who made it, whatever the team-mate has."""
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
    """OLY-2.9: an athlete without energy counts as locked from the start; with nobody to ask it goes on."""
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
    assert [TALKS[event.talk] for event in SPORT_EVENTS].count("numbers") == 1


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
    """OLY-13.6; a team without a legal number passes by OLY-13.8."""
    scene = start("tennis", energy="1 1 1 1")
    assert "OLY-13.6 team_medal_won 1 gold" in scene.lock("pass").events()
    scene.lock("announce n=2")
    assert "OLY-13.8 athlete_passed 2" in scene.events()
    assert "OLY-13.5 team_medal_won 1 silver" in scene.events()


def test_another_throw_in_weightlifting_cites_its_rule() -> None:
    """OLY-14.5; an athlete who cannot lift any more passes by OLY-14.9."""
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
    """OLY-33.4 for an athlete who meets a guard or guards in vain, otherwise OLY-33.3."""
    scene = start("taekwondo").bids("5 5 5 5")
    scene.pads("attack target=1", "guard", "guard", "attack target=0")
    hits = [event for event in scene.events() if "athlete_hit" in event]
    assert hits == ["OLY-33.4 athlete_hit 0 2", "OLY-33.4 athlete_hit 2 4"]
    hits = [event for event in scene.pads("wait", "attack target=2", "wait", "wait").events() if "hit" in event]
    assert hits == ["OLY-33.3 athlete_hit 2 2"]
