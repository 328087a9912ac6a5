"""What a position of Formula Dé is made of: names, and nothing that follows from other fields."""

import pytest
from msgspec.structs import replace

from tablee.engine.dump import dump, written
from tablee.engine.game import NoChance
from tablee.engine.refusal import Mistake
from tablee.games.formula_de.game import GAME
from tests.games.formula_de.scenes import FAR_AWAY, Scene

CARS = """
    car 0: 0M3 gear:5 tyres:3
    car 1: 0M6 gear:4
    car 2: - out:engine at:13R4 round:2 place:1
    roll: 2
    round: 3
    trail: 0M2
    debris: 0M2
"""
ALL_ON = {"slipstream": "true", "road_handling": "true"}


def test_a_position_is_written_in_names() -> None:
    """Cars by number, cells, modes, statuses, reasons and points by name; what is at its default is left out."""
    whole = {"tyres": 4, "brakes": 3, "fuel": 2, "body": 2, "engine": 2, "handling": 2}
    assert written(Scene(CARS, ALL_ON, 3).state) == {
        "cell": {"1": "0M3", "2": "0M6", "3": "13R4"},
        "lap": {"1": 1, "2": 1, "3": 1},
        "gear": {"1": 5, "2": 4},
        "mode": {"1": "free", "2": "free", "3": "free"},
        "grid": {"1": 1, "2": 2, "3": 3},
        "points": [whole | {"tyres": 3}, whole, whole],
        "status": {"3": "out"},
        "reason": {"3": "engine"},
        "out_round": {"3": 2},
        "out_place": {"3": 1},
        "debris": {"0M2": True},
        "round": 3,
        "order": ["1", "2"],
        "turn": "1",
        "phase": "move",
        "roll": 2,
        "trail": ["0M2"],
    }


@pytest.mark.parametrize("actions", [[], ["move to=0M5 brakes=0"], ["move to=0M5 brakes=0", "slipstream take=true"]])
def test_moves_are_worked_out_again(actions: list[str]) -> None:
    """A loaded state offers the same moves for the same price: after a roll, before and in a slipstream."""
    scene = Scene(CARS, ALL_ON, 3)
    for action in actions:
        scene.play(action)
    again = GAME.load(dump(scene.state))
    assert again.view(0) == scene.state.view(0)
    assert again.legal(0) == scene.state.legal(0)


def test_finished_cars_stand_nowhere() -> None:
    """Over the line a car has a rank and no cell; after the race no car is on turn."""
    scene = Scene(f"car 0: 22M10{FAR_AWAY}\nroll: 8\nturn: 1", {"end_mode": "first"}).play("move to=finish brakes=0")
    found = written(scene.state)
    assert (found["cell"], found["rank"], found["status"]) == ({"2": "14M0"}, {"1": 1}, {"1": "finished"})
    assert "turn" not in found
    assert GAME.load(dump(scene.state)).view(0) == scene.state.view(0)


def test_a_running_car_stands_somewhere() -> None:
    """A view with a running car and no cell for it is refused."""
    view = Scene("car 0: 0L5").view
    lost = replace(view, cars=[replace(view.cars[0], cell=None), view.cars[1]])
    with pytest.raises(Mistake):
        GAME.imagine(lost, NoChance())
