"""The three rest events of Olympiades, by id (OLY-20 to OLY-22)."""

import pytest

from tablee.games.olympiades.game import GAME
from tests.games.olympiades.scenes import REST_ALL, start

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
