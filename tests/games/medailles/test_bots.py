"""The bots of Médailles: legal, better than chance, and able to count."""

import pytest

from tablee.bots import bot, levels
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import BotAnswer, Budget
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.medailles.bot import REASONS
from tablee.games.medailles.bot_count import Count, choose, drawn
from tablee.games.medailles.game import GAME
from tablee.minds.levels import LEVELS
from tests.games.medailles.scenes import TEAMS, Scene, position

BOTS = ["novice", "greedy"]
CENTRE = "centre: NAT SKI JUD ESC\n"
NAT_1 = "attempt discipline=NAT k=1"


def decide(scene: Scene, level: str) -> tuple[str, str]:
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
    """Of twelve games against random play, from all seats, far more than a fair share is won; all actions are legal."""
    won = 0
    for game in range(12):
        state = GAME.new(players, SeededChance(game), {"dealer": "0"})
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
@pytest.mark.parametrize(
    ("text", "before", "action", "reason"),
    [
        ("hand 0: NAT SKI\nhand 1: NAT NAT\n", [NAT_1], "outbid k=2", "takes-over"),
        ("hand 0: NAT SKI\nhand 1: NAT GYM\n", [NAT_1], "counter", "spoils"),
        ("hand 0: NAT SKI\nhand 1: ATH GYM\n", [NAT_1], "pass", "lets-stand"),
        (
            "hand 0: JUD JUD JUD ARC ATH\nhand 1: ATH GYM GYM CYC CYC\n",
            [],
            "attempt discipline=JUD k=3",
            "likely-medal",
        ),
    ],
)
def test_bots_take_what_lies_open(level: str, text: str, before: list[str], action: str, reason: str) -> None:
    """They outbid, else counter, else pass, and go for a gold they hold."""
    scene = Scene(text + CENTRE, 2)
    for one in before:
        scene.play(one)
    assert decide(scene, level) == (action, reason)


@pytest.mark.parametrize("level", BOTS)
def test_bots_leave_a_partners_bid_alone(level: str) -> None:
    """What the partner wins counts for both; once it is countered it may be taken over."""
    text = "hand 0: NAT SKI\nhand 1: NAT GYM\nhand 2: NAT NAT\nhand 3: ATH ATH ATH\n" + CENTRE
    assert decide(Scene(text, 4, TEAMS).play(NAT_1).play("pass"), level)[0] == "pass"
    assert decide(Scene(text, 4, TEAMS).play(NAT_1).play("counter"), level)[0] == "outbid k=2"


def test_greedy_does_not_run_into_what_was_shown() -> None:
    """A pair of judo that all have seen makes judo hopeless; skiing is not."""
    text = "hand 0: JUD JUD SKI SKI ARC\nhand 1: JUD JUD ATH ATH GYM\nshown 1: JUD JUD\n" + CENTRE
    assert decide(Scene(text, 2), "greedy")[0] == "attempt discipline=SKI k=2"


def test_greedy_does_not_end_a_game_that_it_loses() -> None:
    """The fifth medal wins only for a seat that is then ahead."""
    medals = "bronze 0: ATH CYC AVI GYM\n"
    text = "hand 0: SKI ARC ARC ATH CYC\nhand 1: GYM GYM ATH ATH CYC\n" + CENTRE + medals
    assert decide(Scene(text + "gold 1: NAT JUD", 2), "greedy")[0].startswith("discard")
    assert decide(Scene(text + "bronze 1: NAT", 2), "greedy") == ("attempt discipline=SKI k=1", "ends-ahead")


def test_greedy_brings_its_sport_into_the_centre() -> None:
    """In the last turns three archers call for archery, in place of a sport it does not hold."""
    text = "phase: final 4\nhand 0: ARC ARC ARC\nhand 1: GYM GYM\n" + CENTRE
    action, reason = decide(Scene(text, 2), "greedy")
    assert (action.startswith("swap discipline=ARC"), reason) == (True, "brings-sport")
    last = text.replace("final 4", "final 1").replace("ARC ARC ARC", "ATH")
    assert decide(Scene(last, 2), "greedy") == ("pass", "waits")


def test_counting_does_not_depend_on_what_is_imagined() -> None:
    """Whatever cards are put into the hidden hands, the chances are the same."""
    text = "medailles 1, 2 players, seat 0\nhand 0: NAT-1 NAT-2\nhand 1: ? ? ? ? ?\nshown 1: SKI-1\ncentre: NAT-7 SKI-7"
    view = GAME.read(text)
    chances = set()
    for seed in range(20):
        state = GAME.imagine(view, SeededChance(seed))
        count = Count(state, 0)  # type: ignore[arg-type]
        chances.add((count.stands(0, 1, 0), count.stands(0, 2, 0), count.stands(1, 1, 0)))
    assert len(chances) == 1
    one, two, shown = next(iter(chances))
    assert 0 < one < two < 1
    assert shown == 0


def test_draws_without_putting_back() -> None:
    """Of 58 unseen cards 4 are swimmers: four hidden cards hold none with C(54,4) / C(58,4)."""
    assert (choose(5, 2), choose(58, 4)) == (10, 424270)
    assert drawn(4, 58, 4, 0) == pytest.approx(316251 / 424270)
    assert sum(drawn(4, 58, 4, found) for found in range(5)) == pytest.approx(1)
    assert drawn(2, 3, 2, 0) == 0
    state = position("hand 0: NAT NAT\nhand 1: GYM\n" + CENTRE, 2)
    assert Count(state, 0).lacks(1, 0, 2) == 1  # one card is no pair


def test_reasons_have_words() -> None:
    """Every reason is said in both languages."""
    assert GAME.reasons == REASONS
    for lang in LANGUAGES:
        for code in REASONS:
            assert texts(GAME, lang).has(f"reason-{code}")
