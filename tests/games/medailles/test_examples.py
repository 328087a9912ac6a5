"""The worked examples of docs/rules/medailles.md, section 10, each under its number."""

import pytest

from tablee.engine.chance import ScriptedChance
from tablee.games.medailles.game import GAME
from tests.games.medailles.scenes import TEAMS, Scene, sports

CENTRE = "centre: NAT SKI JUD ESC\n"
SWIMMING = (
    "hand 0: NAT SKI CYC AVI ARC\nhand 1: SKI ATH ATH GYM ESC\nhand 2: NAT NAT JUD GYM CYC\n"
    "hand 3: AVI AVI ESC ARC ARC\n" + CENTRE
)
COUNTERED = SWIMMING.replace("hand 1: SKI", "hand 1: NAT")


def test_e1_setup() -> None:
    """Doubles go to the pot until four different sports lie in the centre."""
    hands = "ATH-1 CYC-1 ATH-2 CYC-2 ATH-3 CYC-3 ATH-4 CYC-4 ATH-5 CYC-5".split()
    turned = "NAT-1 SKI-1 NAT-2 JUD-1 SKI-2 ESC-1".split()
    chance = ScriptedChance(*(f"card {card}" for card in hands + turned))
    state = GAME.new(2, chance, {"dealer": "1"})
    chance.finish()
    lines = dict(line.split(": ", 1) for line in GAME.show(state.view(-2)).splitlines()[1:])
    assert sports(lines["centre"]) == "NAT SKI JUD ESC"
    assert lines["pot"] == "NAT-2 SKI-2"
    assert sports(lines["hand 0"]) == "ATH ATH ATH ATH ATH"
    assert state.to_act() == [0]


def test_e2_discard() -> None:
    """A card to the pot, a new one to the hand, and the next seat is on turn."""
    scene = Scene("hand 0: NAT SKI CYC AVI ARC\nhand 1: JUD\n" + CENTRE).play("discard discipline=ARC", "GYM")
    assert scene.sports("hand 0") == "NAT SKI CYC AVI GYM"
    assert scene.line("pot") == "ARC-1"
    assert scene.seat == 1


def test_e3_bronze_without_an_answer() -> None:
    """The card of the centre goes under the medal, the place is refilled, the winner draws."""
    scene = Scene(SWIMMING).play("attempt discipline=SKI k=1").play("pass").play("pass").play("pass", "CYC ATH")
    assert scene.line("bronze 0") == "SKI-3"
    assert scene.sports("centre") == "NAT CYC JUD ESC"
    assert scene.sports("hand 0") == "NAT CYC AVI ARC ATH"
    assert scene.line("pot") == "SKI-1"
    assert scene.seat == 1


def test_e4_outbid_in_swimming() -> None:
    """The seed's first example: one card, nothing, two cards, nothing."""
    scene = Scene(SWIMMING + "pile: GYM SKI NAT CYC AVI ARC ATH JUD").play("attempt discipline=NAT k=1")
    scene.play("pass").play("outbid k=2").play("pass", "GYM SKI NAT CYC AVI")
    assert sports(scene.line("silver 2")) == "NAT"
    assert scene.potted(4) == "NAT NAT NAT SKI"
    assert scene.sports("hand 0") == "SKI CYC AVI ARC GYM"
    assert scene.sports("centre") == "NAT SKI JUD ESC"
    assert scene.sports("hand 2") == "JUD GYM CYC CYC AVI"
    assert scene.line("pile") == "3"
    assert scene.seat == 1


def test_e5_counter() -> None:
    """The seed's second example: two cards, and two cards against them that go back to the hand."""
    hands = "hand 0: JUD JUD CYC AVI ARC\nhand 1: JUD JUD ATH GYM ESC\nhand 2: NAT NAT SKI GYM CYC\n"
    scene = Scene(hands + CENTRE + "pile: GYM SKI NAT CYC", 3).play("attempt discipline=JUD k=2")
    scene.play("counter")
    assert (scene.line("countered"), scene.seat) == ("1", 2)
    assert scene.legal() == ["pass"]  # two are countered: only three would do, and it has none
    scene.play("pass", "GYM SKI")
    assert scene.sports("hand 0") == "CYC AVI ARC GYM SKI"
    assert scene.sports("hand 1") == "ATH GYM ESC JUD JUD"
    assert scene.sports("shown 1") == "JUD JUD"
    assert scene.sports("centre") == "NAT SKI JUD ESC"
    assert scene.line("score") == "0 0 0"
    assert scene.potted(2) == "JUD JUD"
    assert scene.seat == 1


def test_e6_raise_and_raise() -> None:
    """The seed's third example: one, two, three cards."""
    hands = "hand 0: ESC SKI CYC AVI ARC\nhand 1: ESC ESC ATH GYM JUD\nhand 2: ESC ESC ESC GYM CYC\n"
    scene = Scene(hands + CENTRE + "pile: ATH ARC AVI ATH GYM SKI NAT CYC JUD", 3)
    scene.play("attempt discipline=ESC k=1").play("outbid k=2").play("outbid k=3", "ATH ARC AVI ATH GYM SKI NAT")
    assert scene.sports("gold 2") == "ESC"
    assert scene.potted(6) == "ESC ESC ESC ESC ESC ESC"
    assert scene.sports("hand 0") == "SKI CYC AVI ARC ATH"
    assert scene.sports("hand 1") == "ATH GYM JUD ARC AVI"
    assert scene.sports("centre") == "NAT SKI JUD ATH"
    assert scene.sports("hand 2") == "GYM CYC GYM SKI NAT"
    assert scene.seat == 1


def test_e7_counter_then_outbid() -> None:
    """A counter does not close the contest."""
    scene = Scene(COUNTERED + "pile: GYM SKI AVI CYC ATH ARC").play("attempt discipline=NAT k=1")
    scene.play("counter").play("outbid k=2").play("pass", "GYM SKI AVI CYC ATH")
    assert scene.sports("silver 2") == "NAT"
    assert scene.potted(4) == "NAT NAT NAT SKI"
    assert scene.sports("centre") == "AVI SKI JUD ESC"
    assert scene.sports("hand 1") == "ATH ATH GYM ESC NAT"
    assert scene.sports("hand 2") == "JUD GYM CYC CYC ATH"
    assert scene.seat == 1


def test_e8_counter_outbid_counter() -> None:
    """The new highest bid can be countered in its turn."""
    hands = COUNTERED.replace("hand 3: AVI AVI", "hand 3: NAT NAT")
    scene = Scene(hands + "pile: GYM SKI AVI CYC ATH ARC").play("attempt discipline=NAT k=1")
    scene.play("counter").play("outbid k=2").play("counter", "GYM SKI AVI")
    assert scene.line("score") == "0 0 0 0"
    assert scene.potted(3) == "NAT NAT NAT"
    assert scene.sports("hand 0") == "SKI CYC AVI ARC GYM"
    assert scene.sports("hand 2") == "JUD GYM CYC SKI AVI"
    assert (scene.sports("shown 1"), scene.sports("shown 3")) == ("NAT", "NAT NAT")
    assert scene.sports("centre") == "NAT SKI JUD ESC"
    assert scene.seat == 1


def test_e9_medal_gone() -> None:
    """Bronze is won; silver is not."""
    scene = Scene("hand 0: SKI SKI\nbronze 3: SKI\n" + CENTRE)
    assert scene.refusal("attempt discipline=SKI k=1") == "medal-gone MED-3.4"
    assert scene.allows("attempt discipline=SKI k=2")


def test_e10_gap_in_the_ladder() -> None:
    """Without silver one cannot outbid with two, but counter with one."""
    text = "hand 0: ESC NAT\nhand 1: ESC ESC\nsilver 3: ESC\npot: ESC ESC\n" + CENTRE
    scene = Scene(text).play("attempt discipline=ESC k=1")
    assert scene.refusal("outbid k=2") == "medal-gone MED-3.4"
    assert scene.legal() == ["pass", "counter"]


def test_e11_no_second_counter() -> None:
    """One against a countered one is neither more nor a counter."""
    scene = Scene("hand 0: NAT\nhand 1: NAT\nhand 2: NAT GYM\n" + CENTRE, 3).play("attempt discipline=NAT k=1")
    scene.play("counter")
    assert scene.legal() == ["pass"]
    assert scene.refusal("counter") == "countered-already MED-4.3"
    assert scene.refusal("outbid k=2") == "not-enough-cards MED-4.2"


def test_e12_gold_cannot_be_outbid() -> None:
    """But it can be countered."""
    scene = Scene("hand 0: JUD JUD JUD\nhand 1: JUD JUD JUD\n" + CENTRE, 2).play("attempt discipline=JUD k=3")
    assert scene.legal() == ["pass", "counter"]
    assert scene.refusal("outbid k=3") == "highest-possible MED-4.2"


def test_e13_the_pile_runs_out_in_the_refill() -> None:
    """Only doubles are left: the place stays empty and the final phase begins."""
    hands = "hand 0: SKI SKI CYC AVI ARC\nhand 1: NAT ATH ATH GYM ESC\n"
    scene = Scene(hands + CENTRE + "pile: NAT JUD ESC", 2).play("attempt discipline=SKI k=2")
    scene.play("pass", "NAT JUD ESC")
    assert scene.sports("silver 0") == "SKI"
    assert scene.potted(5) == "SKI SKI NAT JUD ESC"
    assert scene.sports("centre") == "NAT - JUD ESC"
    assert scene.sports("hand 0") == "CYC AVI ARC"
    assert scene.line("phase") == "final 4"
    assert scene.seat == 1
    swaps = [f"swap discipline={sport} place={place}" for sport in ("ATH", "GYM") for place in (0, 2, 3)]
    attempts = ["attempt discipline=NAT k=1", "attempt discipline=ESC k=1"]
    assert scene.legal() == [*attempts, "pass", *swaps]


def test_e14_swap_then_attempt() -> None:
    """A sport is brought into the centre and attempted in the next turn."""
    text = "phase: final 4\nhand 0: SKI SKI SKI AVI ARC\nhand 1: GYM GYM\ncentre: NAT CYC JUD ESC"
    scene = Scene(text, 2).play("swap discipline=SKI place=1")
    assert scene.sports("hand 0") == "SKI SKI AVI ARC CYC"
    assert scene.sports("centre") == "NAT SKI JUD ESC"
    scene.play("pass").play("attempt discipline=SKI k=2").play("pass")
    assert scene.sports("silver 0") == "SKI"
    assert scene.sports("centre") == "NAT - JUD ESC"
    assert scene.sports("hand 0") == "AVI ARC CYC"
    assert (scene.seat, scene.line("phase")) == (1, "final 1")
    assert scene.play("pass").line("ended") == "laps"


def test_e15_five_medals() -> None:
    """The fifth medal ends the game at once, and the better score wins."""
    text = "hand 0: SKI\nhand 1: GYM\nbronze 0: NAT ATH CYC JUD\ngold 1: ESC AVI\n" + CENTRE
    scene = Scene(text, 2).play("attempt discipline=SKI k=1").play("pass")
    assert scene.line("ended") == "target"
    assert scene.sports("centre") == "NAT - JUD ESC"
    assert scene.line("hand 0") == ""
    assert scene.potted(1) == "SKI"
    assert scene.state.scores() == [5, 6]
    assert scene.state.ranking() == [2, 1]


@pytest.mark.parametrize(
    ("medals", "players", "ranking"),
    [
        ("gold 0: NAT\nbronze 0: SKI\nsilver 1: JUD ESC", 2, [1, 2]),
        ("gold 0: NAT\nbronze 0: SKI\nsilver 1: JUD\ngold 2: ESC\nbronze 2: AVI", 3, [1, 3, 1]),
    ],
)
def test_e16_tie_break(medals: str, players: int, ranking: list[int]) -> None:
    """With equal points more golds; with equal golds a shared place."""
    assert Scene(f"hand 0: GYM\n{medals}", players).state.ranking() == ranking


def test_e17_all_pass() -> None:
    """Three passes of three end the game before its turns are used up."""
    scene = Scene("phase: final 6\nhand 0: GYM\nhand 1: ATH\nhand 2: CYC\n" + CENTRE, 3)
    scene.play("pass").play("pass")
    assert scene.line("ended") == ""
    assert scene.play("pass").line("ended") == "passes"


def test_e18_team() -> None:
    """A partner may be outbid, not countered, whatever the others did."""
    text = "hand 0: NAT SKI\nhand 1: NAT GYM\nhand 2: NAT NAT\nhand 3: ATH ATH\n" + CENTRE
    scene = Scene(text, 4, TEAMS).play("attempt discipline=NAT k=1").play("pass")
    assert scene.refusal("counter") == "partners-bid MED-7.3"
    assert scene.allows("outbid k=2")
    scene = Scene(text, 4, TEAMS).play("attempt discipline=NAT k=1").play("counter")
    assert scene.legal() == ["pass", "outbid k=2"]


def test_e19_strict_end() -> None:
    """Without last turns the last card of the pile ends the game."""
    text = "turn: 3\nhand 0: GYM\nhand 3: NAT SKI CYC AVI ARC\npile: GYM\n" + CENTRE
    scene = Scene(text, 4, {"final_laps": 0}).play("discard discipline=ARC", "GYM")
    assert scene.line("ended") == "pile"
    assert scene.state.to_act() == []


def test_e20_not_in_the_centre() -> None:
    """Three archers are worth nothing without an event."""
    scene = Scene("hand 0: ARC ARC ARC\n" + CENTRE)
    assert scene.refusal("attempt discipline=ARC k=3") == "not-in-centre MED-3.2"
