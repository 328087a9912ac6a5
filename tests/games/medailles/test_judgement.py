"""What the minds of Médailles make of an action at a glance."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.games.medailles.bot_count import drawn, fewer
from tablee.games.medailles.bot_judgement import USUAL, Judgement, Weights
from tablee.games.medailles.game import GAME
from tests.games.medailles.scenes import TEAMS, Scene

CENTRE = "centre: NAT SKI JUD ESC\n"
NAT_1 = "attempt discipline=NAT k=1"


def favourite(scene: Scene) -> str:
    """The action that looks best."""
    state = scene.state
    judgement = Judgement(state, scene.seat, Weights(USUAL))
    return GAME.named(state, max(state.legal(scene.seat), key=judgement.worth))


@pytest.mark.parametrize(
    ("hand", "action"), [("NAT NAT ATH GYM CYC", "outbid k=2"), ("NAT ATH GYM CYC ARC", "counter"), ("ATH", "pass")]
)
def test_a_bid_is_answered_by_whoever_can(hand: str, action: str) -> None:
    text = f"hand 0: NAT SKI GYM AVI AVI\nhand 1: {hand}\n"
    assert favourite(Scene(text + CENTRE, 2).play(NAT_1)) == action


def test_a_partners_bid_is_left_alone() -> None:
    text = "hand 0: NAT SKI\nhand 1: NAT GYM\nhand 2: NAT NAT\nhand 3: ATH ATH ATH\n" + CENTRE
    assert favourite(Scene(text, 4, TEAMS).play(NAT_1).play("pass")) == "pass"


def test_whoever_ends_the_game_behind_is_let() -> None:
    """The fifth medal of seat 0 comes too late against two golds; against a bronze it is spoiled."""
    text = "hand 0: NAT SKI GYM AVI AVI\nhand 1: NAT ATH GYM CYC ARC\nbronze 0: ATH CYC AVI GYM\n" + CENTRE
    assert favourite(Scene(text + "gold 1: SKI JUD", 2).play(NAT_1)) == "pass"
    assert favourite(Scene(text + "bronze 1: SKI", 2).play(NAT_1)) == "counter"


def test_a_lead_makes_medals_worth_more() -> None:
    """Whoever is ahead wants the game to end."""
    text = "hand 0: NAT NAT GYM AVI CYC\nhand 1: ATH ATH GYM CYC ARC\n" + CENTRE
    worths = [
        Judgement(Scene(text + medals, 2).state, 0, Weights(USUAL)).worth_of_end(2)
        for medals in ("silver 0: ATH", "silver 0: ATH\nsilver 1: GYM", "silver 1: GYM")
    ]
    assert worths == sorted(worths, reverse=True)
    assert worths[1] == 0


def test_nothing_depends_on_what_is_imagined() -> None:
    """Whatever cards are put into the hidden hands, each action is worth the same."""
    text = "medailles 1, 2 players, seat 0\nhand 0: NAT-1 NAT-2\nhand 1: ? ? ? ? ?\nshown 1: SKI-1\ncentre: NAT-7 SKI-7"
    view = GAME.read(text)
    worths = set()
    for seed in range(20):
        state = GAME.imagine(view, SeededChance(seed))
        judgement = Judgement(state, 0, Weights(USUAL))  # type: ignore[arg-type]
        worths.add(tuple(judgement.worth(action) for action in state.legal(0)))
    assert len(worths) == 1


def test_chances_are_worked_out_once_and_stay_the_same() -> None:
    for _ in range(2):
        assert fewer(4, 58, 4, 2) == pytest.approx(drawn(4, 58, 4, 0) + drawn(4, 58, 4, 1))
