"""The bots of Kahuna: legal, better than chance, and able to take what lies open."""

import pytest

from tablee.bots import bot, levels
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import BotAnswer, Budget
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.kahuna.bot import REASONS
from tablee.games.kahuna.game import GAME
from tablee.minds.levels import LEVELS
from tests.games.kahuna.scenes import Scene

BOTS = ["novice", "greedy"]


def decide(scene: Scene, level: str) -> tuple[str, str]:
    """What a bot plays, and why."""
    seat = scene.seat
    answer = bot(GAME, level)(scene.state.view(seat), (), b"", Budget(), SeededChance(1))
    return GAME.named(scene.state, answer.action), answer.reason.code


def test_levels() -> None:
    """Random, novice, greedy, the simplest first."""
    assert levels(GAME) == ["random", *LEVELS, *BOTS]


@pytest.mark.parametrize("level", BOTS)
def test_bots_beat_chance(level: str) -> None:
    """Of twenty games against random play, dealer swapped, at least fifteen are won; every action is legal."""
    won = 0
    for game in range(20):
        state = GAME.new(2, SeededChance(game // 2), {"dealer": str(game // 2 % 2)})
        mine = game % 2
        thoughts = SeededChance(100 + game)
        while state.to_act():
            seat = state.to_act()[0]
            choose = bot(GAME, level if seat == mine else "random")
            answer: BotAnswer = choose(state.view(seat), (), b"", Budget(), thoughts)
            if seat == mine:
                assert answer.reason.code in REASONS
            state.play(seat, answer.action, thoughts)
        won += state.ranking() == [1 + mine, 2 - mine]
    assert won >= 15


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(
    ("text", "action", "reason"),
    [
        (
            "links 0: HUNA-LALE\nlinks 1: IFFI-LALE\nhand 0: KAHU BARI",
            "place_link line=KAHU-LALE card=KAHU",
            "takes-island",
        ),
        (
            "links 0: HUNA-LALE KAHU-LALE\nlinks 1: ALOA-BARI ALOA-DUDA COCO-FAAA\nround: 2\nhand 0: BARI BARI GOLA",
            "remove_link line=ALOA-BARI cards=BARI+BARI",
            "wins-game",
        ),
        ("round: final 1\nlinks 0: HUNA-LALE KAHU-LALE\nlinks 1: ALOA-BARI ALOA-DUDA", "end_turn", "keeps-hand"),
    ],
)
def test_bots_take_what_lies_open(level: str, text: str, action: str, reason: str) -> None:
    """An island, the game, or the only action there is."""
    played, why = decide(Scene(text), level)
    assert played == action
    if action != "end_turn":
        assert why == reason


@pytest.mark.parametrize("level", BOTS)
def test_bots_know_all_phases(level: str) -> None:
    """Handicap links and full hands have their answers too."""
    options = {"handicap_seat": "0", "handicap_links": 1}
    assert decide(Scene("handicap: 1", options), level)[1] == "head-start"
    stuck = "links 0: ALOA-BARI ALOA-DUDA ALOA-HUNA HUNA-LALE IFFI-LALE KAHU-LALE BARI-DUDA DUDA-ELAI DUDA-HUNA\n"
    assert decide(Scene(stuck + "hand 0: ALOA ALOA LALE LALE DUDA"), level)[1] in ("makes-room", "keeps-hand")


def test_reasons_have_words() -> None:
    """Every reason is said in both languages."""
    assert GAME.reasons == REASONS
    for lang in LANGUAGES:
        for code in REASONS:
            assert texts(GAME, lang).has(f"reason-{code}")
