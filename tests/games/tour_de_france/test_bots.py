"""The bots of the Tour de France: legal, better than chance, and able to use their cards."""

import pytest

from tablee.bots import bot, levels
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import BotAnswer, Budget
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.tour_de_france.bot import REASONS, finish_chance
from tablee.games.tour_de_france.game import GAME
from tablee.minds.levels import LEVELS
from tests.games.tour_de_france.scenes import PRINTED, Scene

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
@pytest.mark.parametrize(("players", "fewest"), [(2, 20), (6, 10)])
def test_bots_beat_chance(level: str, players: int, fewest: int) -> None:
    """Of thirty games against random play, from all seats, more than a fair share is won; all actions are legal."""
    won = 0
    for game in range(30):
        mine = game % players
        options = {"chance_seats": " ".join(map(str, range(players)))}
        state = GAME.new(players, SeededChance(game), options)
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
def test_bots_reach_the_finish(level: str) -> None:
    """With a card that makes the distance exact."""
    scene = Scene("riders: 93 1 1 1\nhand 0: 3 1").play("roll", "1+3")
    assert decide(scene, level) == ("play value=3 sign=plus", "reaches-finish")


def test_greedy_combines_cards_for_the_finish() -> None:
    """Two cards that add up; the first of them now, the other one next."""
    scene = Scene("riders: 90 1 1 1\nhand 0: 2 4 1").play("roll", "1+3")
    for _ in range(2):
        action, reason = decide(scene, "greedy")
        assert reason == "reaches-finish"
        scene.play(action)
    assert scene.line("total") == "10"


@pytest.mark.parametrize("level", BOTS)
def test_bots_count_from_below_nothing(level: str) -> None:
    """A 4 against a 2 leaves two to make up first: the 3 would not reach the finish (TDF-3.9)."""
    scene = Scene("riders: 97 1 1 1\nhand 0: 3\nhand 1: 4").play("roll", "1+1").play("play value=4 sign=minus")
    assert decide(scene, level)[1] != "reaches-finish"


def test_greedy_reads_printed_signs() -> None:
    """A + 1 and a - 1 do not make two more."""
    scene = Scene("riders: 93 1 1 1\nhand 0: +1 -1", 4, PRINTED).play("roll", "2+3")
    assert decide(scene, "greedy")[1] != "reaches-finish"
    scene = Scene("riders: 93 1 1 1\nhand 0: +1 +1", 4, PRINTED).play("roll", "2+3")
    assert decide(scene, "greedy") == ("play value=1 sign=plus", "reaches-finish")


@pytest.mark.parametrize("level", BOTS)
def test_bots_leave_an_exact_finish_alone(level: str) -> None:
    """No card then."""
    scene = Scene("riders: 93 1 1 1\nhand 0: 3 1").play("roll", "3+4")
    assert decide(scene, level)[0] == "done"


@pytest.mark.parametrize("level", BOTS)
def test_bots_spoil_a_finish(level: str) -> None:
    """With the smallest card that does it."""
    scene = Scene("riders: 93 1 1 1\nhand 1: 1 4").play("roll", "3+4")
    action, reason = decide(scene, level)
    assert action.startswith("play value=1")
    assert reason == "stops-rival"


def test_greedy_avoids_a_crash() -> None:
    """One more space leads into Besançon; far behind, nobody is worth a card."""
    own = Scene("riders: 9 50 1 1\nhand 0: 1 1 1").play("roll", "2+5")
    assert decide(own, "greedy") == ("play value=1 sign=plus", "better-stop")
    behind = Scene("riders: 9 50 1 1\nhand 1: 1 1 1").play("roll", "2+4")
    assert decide(behind, "greedy") == ("done", "saves-cards")


@pytest.mark.parametrize(
    ("text", "card", "action"),
    [
        ("riders: 5 50 1 1", "surprise I23", "joker"),
        ("riders: 5 50 1 1", "surprise I14", "accept"),
        ("riders: 90 1 1 1", "surprise I14", "joker"),
        ("riders: 5 50 1 1", "surprise I26", "joker"),
    ],
)
def test_greedy_weighs_its_joker(text: str, card: str, action: str) -> None:
    """For a large loss, a lost turn, or near the finish."""
    scene = Scene(text + "\njokers: 1 0 0 0").play("roll", "1+3", card)
    assert decide(scene, "greedy")[0] == action


@pytest.mark.parametrize("level", BOTS)
def test_bots_guess_answers(level: str) -> None:
    """Whatever is right, the same view and chance give the same guess; all three come up."""
    scene = Scene("riders: 0 -1 -2 -3").play("roll", "1+3")
    assert decide(scene, level)[1] == "guesses"
    scene.play("category category=cycling", "question Q01", "answer 0", "answer 1", "answer 2")
    guesses = set()
    for seed in range(40):
        answers = set()
        for right in range(3):
            scene.state.suppose(scene.state.card, right)
            view = scene.state.view(0)
            answers.add(bot(GAME, level)(view, (), b"", Budget(), SeededChance(seed)).action)
        assert len(answers) == 1
        guesses |= answers
    assert len(guesses) == 3


def test_the_chance_to_finish() -> None:
    """Seven away is best, one away is worst; a card helps."""
    assert finish_chance(7, [], has_signs=False) == pytest.approx(6 / 36)
    assert finish_chance(1, [], has_signs=False) == 0
    assert finish_chance(1, [1], has_signs=False) == pytest.approx(1 / 36)
    assert finish_chance(7, [1], has_signs=False) == pytest.approx((6 + 5 + 5) / 36)
    assert finish_chance(7, [-1], has_signs=True) == pytest.approx((6 + 5) / 36)


def test_reasons_have_words() -> None:
    """Every reason is said in both languages."""
    assert GAME.reasons == REASONS
    for lang in LANGUAGES:
        for code in REASONS:
            assert texts(GAME, lang).has(f"reason-{code}")
