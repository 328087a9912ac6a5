"""Position texts of Formula Dé: what may be left out, what cannot be, and what people read."""

import pytest

from tablee.engine import wording
from tablee.engine.chance import SeededChance
from tablee.engine.game import NoChance
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.engine.texts import texts
from tablee.games.formula_de.game import GAME
from tests.games.formula_de.scenes import ALONE, TWO_LAPS, Scene

FIRST = "formula-de 1, 2 players, everything\n"


def test_a_short_text() -> None:
    """A cell is enough: full sheet, lap 1, first gear; other cars on the grid."""
    assert Scene("car 0: 0L5").show().splitlines()[2:] == [
        "round: 1",
        "order: 1 2",
        "turn: 1",
        "phase: gear",
        "corner: first:13 last:18 due:1",
        "car 0: 0L5 grid:1 lap:1 gear:1 tyres:4 brakes:3 fuel:2 body:2 engine:2",
        "car 1: 22R15 grid:2 lap:0 gear:0 tyres:4 brakes:3 fuel:2 body:2 engine:2 fresh",
    ]


def test_prices_are_told() -> None:
    """What gears and ends cost stands in the text for people; reading leaves it aside."""
    assert Scene(f"car 0: 0L5 gear:6{ALONE}").line("costs") == "2:fuel+brakes+engine 3:fuel+brakes 4:fuel"
    scene = Scene(f"car 0: 0L15 gear:4{ALONE}\nroll: 12")
    assert scene.line("tyres").split()[:3] == ["2M3:4", "2L3:4", "2R3:4"]
    assert scene.line("spins") == "2M3 2L3 2R3"
    assert GAME.read(scene.show()) == scene.view


@pytest.mark.parametrize(
    ("car", "corner"),
    [
        ("0M17", "first:1 last:5 due:1"),
        ("1M2", "last:2 due:1"),
        ("1M2 stops:1", "first:7 last:16 due:1"),
        ("13R8 stops:1", "last:0 due:2"),
    ],
)
def test_the_next_corner_is_told(car: str, corner: str) -> None:
    """How far the car on turn is from where it has to stop."""
    assert Scene(f"car 0: {car}{ALONE}").line("corner") == corner


def test_out_and_finished() -> None:
    """Cars off the track say how and where."""
    text = "car 0: 0L5\ncar 1: - out:engine at:13R4 round:3 place:1\ncar 2: - rank:1\nround: 5"
    scene = Scene(text, players=3)
    assert scene.car(1).startswith("- out:engine at:13R4 round:3 place:1 grid:2 lap:1 gear:0")
    assert scene.car(2).startswith("- rank:1 grid:3")
    assert scene.view.standings == [3, 1, 2]


def test_everybody_sees_everything() -> None:
    """The views of seats and spectator are the whole state."""
    state = GAME.new(3, SeededChance(3), {"preset": "grand-prix"})
    whole = GAME.show(state.view(OMNISCIENT)).splitlines()[1:]
    for viewer in (SPECTATOR, 0, 1, 2):
        assert GAME.show(state.view(viewer)).splitlines()[1:] == whole


def test_two_cars_each() -> None:
    """The second car of a seat has a line of its own."""
    scene = Scene("car 0: 0L5\nsecond 0: 0M9 gear:2\ncar 1: -\nsecond 1: -", {"cars_per_player": "2"})
    assert scene.line("second 0").startswith("0M9 grid:2 lap:1 gear:2")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "13R4, grille : 1, tour : 1, vitesse : 3, arrêts : 1, pneus : 4, freins : 3, conso : 2"),
        ("en", "13R4, grid: 1, lap: 1, gear: 3, stops: 1, tyres: 4, brakes: 3, fuel: 2"),
    ],
)
def test_a_car_in_words(lang: str, said: str) -> None:
    """A car's line as people read it."""
    words = Scene(f"car 0: 13R4 gear:3 stops:1{ALONE}").car().split()
    assert wording.line(texts(GAME, lang), "car 0", words).replace("\u202f", " ").startswith(said)


def test_gears_in_words() -> None:
    """Prices of gears name gear and points."""
    words = Scene(f"car 0: 0L5 gear:5{ALONE}").line("costs").split()
    assert (
        wording.line(texts(GAME, "en"), "costs", words)
        == "1st: fuel, brakes and engine, 2nd: fuel and brakes, 3rd: fuel"
    )


@pytest.mark.parametrize(
    "text",
    [
        "cra 0: 0L5",
        "car 0: 0X5",
        "car 0: 0L5 tyres:5",
        "car 0: 0L5 body:0",
        "car 0: 0L5 wings:2",
        "car 0: 0L5 flying",
        "car 0: 0L5 gear:7",
        "car 0: 0L5 gear:0",
        "car 0: 0L5 spun gear:3",
        "car 0: 0L5 stops:1",
        "car 0: 0L5 lap:2",
        "car 0: 0L5 served",
        "car 0: P5",
        "car 0: 0L5\ncar 1: 0L5",
        "car 0: 0L5 grid:2",
        "car 0: - rank:2",
        "car 0: 0L5\norder: 1 1",
        "car 0: 0L5\norder: 3",
        "car 0: 0L5\nturn: 3",
        "car 0: 0L5\nround: 501",
        "car 0: 0L5\nphase: lunch",
        "car 0: 0L5\nphase: over",
        "car 0: 0L5\nphase: slipstream",
        "car 0: 0L5\nphase: move",
        "car 0: 0L5\nroll: 31",
        "car 0: 0L5\nended: finished\nphase: gear",
        "car 0: 0L5\ndebris: 0L9",
        "car 0: 0L15 tyres:0 brakes:0\nroll: 12",
    ],
)
def test_impossible_texts_are_refused(text: str) -> None:
    """Misspelt labels, cells there are not, sheets and laps that do not fit, positions without a choice."""
    with pytest.raises(Mistake):
        GAME.position(FIRST + text, NoChance())


def test_the_pit_lane_has_its_laps() -> None:
    """Before the line lap 1, after it lap 2."""
    Scene(f"car 0: P5{ALONE}", TWO_LAPS)
    Scene(f"car 0: P15 lap:2{ALONE}", TWO_LAPS)
    for text in (f"car 0: P5 lap:2{ALONE}", f"car 0: P15{ALONE}"):
        with pytest.raises(Mistake):
            Scene(text, TWO_LAPS)
