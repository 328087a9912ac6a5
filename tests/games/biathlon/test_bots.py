"""The bots of Biathlon: legal, better than chance, and careful with their endurance."""

import pytest

from tablee.bots import bot, levels
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import BotAnswer, Budget
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.biathlon.bot import REASONS, Expertise
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules import Biathlon
from tablee.games.biathlon.rules_turn import STEP_PHASE
from tablee.minds.levels import LEVELS
from tests.games.biathlon.scenes import LONG, Scene, marker, skiers

BOTS = ["novice", "greedy"]


def decide(scene: Scene, level: str = "greedy") -> tuple[str, str]:
    """What a bot plays, and why."""
    seat = scene.seat
    answer = bot(GAME, level)(scene.state.view(seat), (), b"", Budget(), SeededChance(1))
    return GAME.named(scene.state, answer.action), answer.reason.code


def test_levels() -> None:
    """Random, novice, greedy, the simplest first."""
    assert levels(GAME) == ["random", *LEVELS, *BOTS]


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(("players", "fewest"), [(2, 9), (5, 6)])
def test_bots_beat_chance(level: str, players: int, fewest: int) -> None:
    """Of ten short races against random play, from all seats, far more than a fair share is won."""
    won = 0
    for game in range(10):
        state = GAME.new(players, SeededChance(game), {"course": "dash"})
        mine = game % players
        thoughts = SeededChance(100 + game)
        while state.to_act():
            seat = state.to_act()[0]
            choice = bot(GAME, level if seat == mine else "random")
            answer: BotAnswer = choice(state.view(seat), (), b"", Budget(), thoughts)
            if seat == mine:
                assert answer.reason.code in REASONS
            state.play(seat, answer.action, thoughts)
        won += state.ranking()[mine] == 1
    assert won >= fewest


@pytest.mark.parametrize("level", BOTS)
def test_bots_take_the_biggest_column(level: str) -> None:
    """As long as it does not overshoot."""
    scene = Scene(skiers("r3.2") + "columns 0: 1 3 0 1")
    assert decide(scene, level) == ("take_column column=2", "best-column")


def test_greedy_takes_what_just_reaches_the_range() -> None:
    """Two steps before it two dice are enough; four would be wasted."""
    assert decide(Scene(skiers("r14.2") + "columns 0: 0 2 0 4"))[0] == "take_column column=2"


def test_greedy_pays_for_two_dice_and_not_for_one() -> None:
    """One endurance is worth a little more than a step before the last range."""
    row = "wax 0: RS SP R1 P1_or_M1 FC RS\n"
    scene = Scene(skiers("r3.2") + "columns 0: 0 3 2 0\n" + row).play("take_column column=2")
    assert decide(scene) == ("take_extra column=3", "worth-it")
    scene = Scene(skiers("r3.2") + "columns 0: 0 3 1 0\n" + row).play("take_column column=2")
    assert decide(scene) == ("done", "enough")
    assert decide(scene, "novice") == ("done", "enough")


def test_bots_shoot_with_their_best_marker() -> None:
    """Green before yellow before red."""
    scene = Scene("skier 0: nor S16\ncolumns 0: 0 2 0 0\n" + marker("RYGRB"), options=LONG)
    scene.play("take_column column=2").done()
    assert decide(scene) == ("shoot target=3", "steady-hand")


def test_greedy_fires_again_at_a_miss_that_costs_a_lap() -> None:
    """One miss of five is a whole lap."""
    text = "skier 0: nor S16\nphase: shoot\nshots 0: miss hit hit hit hit\nfired: 1\ninhand 0: 1\ntaken: 1\ntotal: 1"
    assert decide(Scene(text)) == ("use_wax side=left choice=0", "wax-helps")
    assert decide(Scene(text.replace("miss", "hit")))[0] == "end_shooting"


def test_bots_follow_where_it_is_free() -> None:
    """And pay only for a long way."""
    free = Scene(skiers("r8.2", "r7.2") + "columns 0: 0 2 0 0").go("2", "FF")
    assert decide(free) == ("draft answer=yes", "free-ride")
    paid = Scene(skiers("r8.2", "r7.2", "r9.2") + "columns 0: 0 2 0 0").go("2", "FF")
    assert decide(paid) == ("draft answer=no", "keeps-strength")


def test_bots_slip_and_go_round_rivals() -> None:
    """Two free steps are taken; a rival ahead is passed on another lane where that costs less."""
    slip = Scene(skiers("r22.1", "r24.1") + "columns 0: 1 0 0 0").go("1", "F")
    assert decide(slip) == ("slip ways=FF", "slips")
    hand = "phase: step\nsteps: 4\ninhand 0: 4\ntaken: 4\ntotal: 4\n"
    assert decide(Scene(hand + skiers("r4.1", "r5.1"))) == ("step way=R", "good-path")
    assert decide(Scene(hand + skiers("r4.1"))) == ("step way=F", "good-path")


def test_greedy_lays_shots_on_the_left() -> None:
    """And skiing tokens on the right."""
    text = "phase: wax\nwaiting: 0 1 2\nsubmitted:\nchoice 0:\nchoice 1:\nchoice 2:"
    assert decide(Scene(text, 3)) == ("pick_wax pick=1", "wax-ends")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_a_coach_keeps_for_further_steps_is_what_another_finds(players: int) -> None:
    chance = SeededChance(4)
    state = GAME.new(players, chance)
    kept = Expertise()
    while seats := state.to_act():
        actions = state.legal(seats[0])
        advice = Expertise().advice(state, seats[0], actions)
        assert isinstance(state, Biathlon)
        if state.phase == STEP_PHASE and chance.uniform(2):
            assert kept.advice(state, seats[0], actions) == advice
        state.apply(seats[0], actions[advice.index(max(advice))], chance)


def test_reasons_have_words() -> None:
    """Every reason is said in both languages."""
    assert GAME.reasons == REASONS
    for lang in LANGUAGES:
        for code in REASONS:
            assert texts(GAME, lang).has(f"reason-{code}")
