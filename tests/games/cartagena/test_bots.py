"""The bots of Cartagena: legal, better than chance, and able to take what lies open."""

import pytest

from tablee.bots import bot, levels
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import BotAnswer, Budget
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.cartagena.bot import REASONS
from tablee.games.cartagena.game import GAME
from tablee.minds.levels import LEVELS
from tests.games.cartagena.scenes import Scene

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
@pytest.mark.parametrize("players", GAME.players)
def test_bots_beat_chance(level: str, players: int) -> None:
    """Of six games against random play, from every seat in turn, at least five are won; every action is legal."""
    won = 0
    for game in range(6):
        state = GAME.new(players, SeededChance(game))
        mine = game % players
        thoughts = SeededChance(100 + game)
        while state.to_act():
            seat = state.to_act()[0]
            choose = bot(GAME, level if seat == mine else "random")
            answer: BotAnswer = choose(state.view(seat), (), b"", Budget(), thoughts)
            if seat == mine:
                assert answer.reason.code in REASONS
            state.play(seat, answer.action, thoughts)
        won += (state.ending(), state.ranking()[mine]) == ("boat", 1)
    assert won >= 5


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize(
    ("text", "action", "reason"),
    [
        ("pirates 0: 30 boat ×4\npirates 1: 4\nhand 0: key hat", "advance from=30 card=key", "moves-on"),
        ("pirates 0: 36 boat ×4\npirates 1: 4\nhand 0: key", "advance from=36 card=key", "wins-game"),
        ("pirates 0: 20 boat\npirates 1: 30 34\nhand 0: bottle", "advance from=20 card=bottle", "boards"),
        ("pirates 0: 3\npirates 1: 6 9\nhand 0: key\nhand 1: hat", "advance from=start card=key", "long-jump"),
        ("pirates 0: 9\npirates 1: 7 7\nhand 1: hat", "retreat from=9", "two-cards"),
        ("pirates 0: 9\npirates 1: 7\nhand 1: hat", "retreat from=9", "one-card"),
        ("pirates 0: 8\npirates 1: 20", "end_turn", "nothing-left"),
    ],
)
def test_bots_take_what_lies_open(level: str, text: str, action: str, reason: str) -> None:
    """The boat, a long jump, cards for a short way back, or the only action there is."""
    assert decide(Scene(text), level) == (action, reason)


def test_reasons_have_words() -> None:
    """Every reason is said in both languages."""
    assert GAME.reasons == REASONS
    for lang in LANGUAGES:
        for code in REASONS:
            assert texts(GAME, lang).has(f"reason-{code}")
