"""The options of Formula Dé, each where it changes the race."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, key_part, texts
from tablee.games.formula_de.game import GAME
from tablee.games.formula_de.rules import FormulaDe
from tests.games.formula_de import invariants
from tests.games.formula_de.brought import circuit_text, tight_circuit
from tests.games.formula_de.scenes import Scene


def test_defaults() -> None:
    """One lap of Port-Corail by the rules of the seed."""
    assert GAME.read_options({}).values == {
        "circuit": "port-corail",
        "custom_circuit": "",
        "laps": "1",
        "cars_per_player": "1",
        "engine_test": "roller",
        "collision_zone": "beside",
        "keep_lane_on_exit": "overshoot",
        "missed_stops": "eliminated",
        "slipstream": "false",
        "road_handling": "false",
        "end_mode": "full",
    }


@pytest.mark.parametrize(
    "options",
    [
        {"circuit": "monaco"},
        {"custom_circuit": "a file"},
        {"laps": 3},
        {"cars_per_player": 0},
        {"engine_test": "nobody"},
        {"collision_zone": "behind"},
        {"keep_lane_on_exit": "never"},
        {"missed_stops": "ignored"},
        {"slipstream": "perhaps"},
        {"road_handling": 1},
        {"end_mode": "last"},
        {"weather": "rain"},
    ],
)
def test_bad_options_are_refused(options: dict[str, object]) -> None:
    """A value that is not offered is a mistake."""
    with pytest.raises(Mistake):
        GAME.read_options(options)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"circuit": "custom"}),
        (2, {"custom_circuit": circuit_text()}),
        (6, {"cars_per_player": "2"}),
    ],
)
def test_options_that_do_not_go_together(players: int, options: dict[str, object]) -> None:
    """A circuit of one's own is named and given, and no more than ten cars race."""
    with pytest.raises(Mistake):
        GAME.check_together(players, GAME.read_options(options))
    with pytest.raises(Mistake):
        GAME.new(players, SeededChance(1), options)


def test_numbers_and_switches_of_json() -> None:
    """Numbers and yes and no are understood as words."""
    values = GAME.read_options({"laps": 2, "slipstream": True, "cars_per_player": 2}).values
    assert (values["laps"], values["slipstream"], values["cars_per_player"]) == ("2", "true", "2")


def test_grand_plateau() -> None:
    """The other circuit: its own corners."""
    scene = Scene("car 0: 0L30\ncar 1: -\nroll: 9", {"circuit": "grand-plateau"})
    assert scene.view.circuit == "grand-plateau"
    assert "1L2" in scene.ends()


def test_a_circuit_of_ones_own() -> None:
    """Copied into the options, hence into every view; a race on it comes to an end."""
    options = {"circuit": "custom", "custom_circuit": tight_circuit()}
    chance = SeededChance(5)
    state = GAME.new(3, chance, options)
    assert "Le Môle" in state.view(0).header.options
    assert isinstance(state, FormulaDe)
    assert state.track.stops[state.track.cells["7R0"]] == 1
    assert "7R1" not in state.track.cells
    state.play_on(chance)
    assert state.to_act() == []


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("preset", GAME.presets)
def test_every_preset_can_be_played(preset: str, players: int) -> None:
    """A random race of every preset ends with every number of players it suits, and the invariants hold all the way."""
    options = GAME.read_options({"preset": preset})
    if preset == "ecuries" and players > 5:
        with pytest.raises(Mistake):
            GAME.check_together(players, options)
        return
    chance = SeededChance(players)
    state = GAME.new(players, chance, {"preset": preset})
    assert isinstance(state, FormulaDe)
    decisions = 0
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        before = state.clone() if decisions % 7 == 0 else None
        state.apply(seat, legal[chance.uniform(len(legal))], chance)
        decisions += 1
        if before is not None:
            assert invariants.broken(before, state) == []
    assert decisions <= GAME.longest
    assert state.ending() in ("finished", "first", "no_finisher")
    assert sorted(state.ranking()) == list(range(1, players + 1))


def test_values_have_words() -> None:
    """Every option, and every value of a choice, is said in both languages."""
    for lang in LANGUAGES:
        said = texts(GAME, lang)
        for option in GAME.options:
            key = f"option-{key_part(option.name)}"
            words = [said.text(f"{key}{end}") for end in ("", "-help")]
            words += [said.text(f"{key}-{value}") for value in getattr(option, "values", ())]
            assert len(set(words)) == len(words)
