"""Where the die of a gear may lead, told when a gear is looked at: the very ends that its faces then offer."""

import pytest

from tablee.games.formula_de.game import GAME
from tablee.games.formula_de.rules_track import FACES
from tablee.games.formula_de.shapes import Outlook
from tests.games.formula_de.scenes import ALONE, Scene

AHEAD_OF_MOLE = "car 0: 0R12 gear:4" + ALONE
BEHIND_A_CAR = "car 0: 0M12 gear:3\ncar 1: 0M14 gear:2\nturn: 1"


def outlook(scene: Scene, gear: int) -> Outlook:
    """What is told of a gear."""
    assert GAME.outlook is not None
    told = GAME.outlook(scene.state, GAME.parse(scene.state, f"shift gear={gear}"))
    assert isinstance(told, Outlook)
    return told


@pytest.mark.parametrize(("text", "gear"), [(AHEAD_OF_MOLE, gear) for gear in (2, 3, 4, 5)] + [(BEHIND_A_CAR, 4)])
def test_each_face_leads_where_its_roll_then_does(text: str, gear: int) -> None:
    """Face by face the cheapest ends of the moves that the roll offers; a face that leaves none is lost (FDE-4.6)."""
    told = outlook(Scene(text), gear)
    for face in FACES[gear]:
        scene = Scene(text)
        scene.race.pay_gear(scene.race.car, gear)
        ways = scene.race.ways(scene.race.car, face, False)
        least = min((way.brakes for way in ways), default=0)
        ends = {scene.race.track.names[way.target] for way in ways if way.brakes == least}
        assert {landing.cell for landing in told.landings if face in landing.faces} == ends
        assert (face in told.lost) == (not ends)


def test_what_leaving_a_corner_costs_is_told() -> None:
    """Beyond Le Môle each cell costs a tyre point (FDE-7.1), the last one a spin (FDE-7.4), more the race (FDE-7.3)."""
    told = outlook(Scene(AHEAD_OF_MOLE), 4)
    prices = {landing.tyres for landing in told.landings}
    assert {0, 1} <= prices
    assert all(landing.spin == (landing.tyres == 4) for landing in told.landings)


def test_brakes_paid_for_the_gear_are_gone() -> None:
    """From the fifth gear to the second two are skipped: a brake point less for the move (FDE-3.2)."""
    scene = Scene("car 0: 0R12 gear:5 brakes:1" + ALONE)
    assert all(landing.brakes == 0 for landing in outlook(scene, 2).landings)
    assert scene.view.cars[0].brakes == 1  # to look changes nothing


def test_other_actions_have_no_outlook() -> None:
    """A move rolls no die of a gear."""
    scene = Scene("car 0: 0R12 gear:3\nroll: 5" + ALONE)
    assert GAME.outlook is not None
    assert GAME.outlook(scene.state, scene.state.legal(0)[0]) == Outlook([], [])
