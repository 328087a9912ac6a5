"""The bots of Formula Dé: legal, better than chance, and able to take what lies open."""

import pytest

from tablee.bots import bot, levels
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import BotAnswer, Budget
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.formula_de.bot import REASONS
from tablee.games.formula_de.game import GAME
from tablee.minds.levels import LEVELS
from tests.games.formula_de.scenes import ALONE, Scene

BOTS = ["novice", "greedy"]


def decide(scene: Scene, level: str) -> tuple[str, str]:
    """What a bot plays, and why."""
    answer = bot(GAME, level)(scene.state.view(scene.seat), (), b"", Budget(), SeededChance(1))
    return GAME.named(scene.state, answer.action), answer.reason.code


def test_levels() -> None:
    """Random, novice, greedy, the simplest first."""
    assert levels(GAME) == ["random", *LEVELS, *BOTS]


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("players", [2, 3])
def test_bots_beat_chance(level: str, players: int) -> None:
    """Of three races against random drivers, from every seat in turn, two at least are won; every action is legal."""
    won = 0
    for game in range(3):
        state = GAME.new(players, SeededChance(game), {"end_mode": "first"})
        mine = game % players
        thoughts = SeededChance(100 + game)
        while state.to_act():
            seat = state.to_act()[0]
            choose = bot(GAME, level if seat == mine else "random")
            answer: BotAnswer = choose(state.view(seat), (), b"", Budget(), thoughts)
            if seat == mine:
                assert answer.reason.code in REASONS
            state.play(seat, answer.action, thoughts)
        won += (state.ending(), state.ranking()[mine]) == ("first", 1)
    assert won >= 2


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(
    ("text", "action", "reason"),
    [
        (f"car 0: 22M10 gear:4{ALONE}\nroll: 8", "move to=finish brakes=0", "finishes"),
        (f"car 0: 14M0 gear:1{ALONE}", "shift gear=2", "goes-faster"),
        (f"car 0: 1M2 gear:2{ALONE}\nroll: 2", "move to=1M4 brakes=0", "makes-stop"),
        (f"car 0: 0M0 gear:3{ALONE}\nroll: 8", "move to=0M8 brakes=0", "free-road"),
    ],
)
def test_bots_take_what_lies_open(level: str, text: str, action: str, reason: str) -> None:
    """The line, a free straight, a lower gear before a corner, a stop in it."""
    assert decide(Scene(text), level) == (action, reason)


@pytest.mark.parametrize("level", BOTS)
def test_bots_spare_their_car(level: str) -> None:
    """Slower before a corner; braking rather than a spin; tyres if there is no other way."""
    assert decide(Scene(f"car 0: 0M16 gear:5{ALONE}"), level)[1] == "slows-down"
    spin = Scene(f"car 0: 1M3 gear:2 tyres:1{ALONE}\nroll: 2")
    assert decide(spin, level) == ("move to=1M4 brakes=1", "brakes-in-time")
    assert decide(Scene(f"car 0: 1M4 gear:2{ALONE}\nroll: 3"), level)[1] == "burns-tyres"


def test_the_slipstream() -> None:
    """Taken where it leads on."""
    slip = {"slipstream": "true"}
    scene = Scene("car 0: 0M5 gear:4\ncar 1: 0M6 gear:4\nphase: slipstream", slip)
    assert decide(scene, "novice") == decide(scene, "greedy") == ("slipstream take=true", "is-pulled-along")


def test_reasons_have_words() -> None:
    """Every reason is said in both languages."""
    assert GAME.reasons == REASONS
    for lang in LANGUAGES:
        for code in REASONS:
            assert texts(GAME, lang).has(f"reason-{code}")
