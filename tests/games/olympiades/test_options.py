"""The options of Olympiades, each where it changes the game."""

import json

import pytest

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, key_part, texts
from tablee.games.olympiades.game import GAME
from tablee.games.olympiades.rules import Olympiades
from tests.games.olympiades.scenes import start


def test_defaults() -> None:
    """Thirteen events in sight, start energy by length, coloured dice, one gold for a final, talk by tile."""
    assert GAME.read_options({}).values == {
        "length": "complete",
        "start_energy": 0,
        "programme": "visible",
        "dice": "colour",
        "final_gold": 1,
        "talk": "strict",
        "scenario": "",
    }


@pytest.mark.parametrize(
    "options",
    [
        {"length": "endless"},
        {"start_energy": 4},
        {"start_energy": 31},
        {"programme": "secret"},
        {"dice": "loaded"},
        {"final_gold": 3},
        {"talk": "loud"},
        {"scenario": "golf"},
        {"scenario": '{"events": []}'},
        {"scenario": '{"events": ["curling"]}'},
        {"scenario": '{"energy": [31, 1, 1, 1]}'},
        {"scenario": '{"medals": [{"gold": 1}]}'},
        {"scenario": '{"weather": "fine"}'},
    ],
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    """What section 3 does not list is a mistake."""
    with pytest.raises(Mistake):
        GAME.read_options(options)


@pytest.mark.parametrize(
    ("players", "scenario", "said"),
    [
        (4, {"first": 4}, "first 0–3"),
        (6, {"first": -1}, "first 0–5"),
        (6, {"energy": [1, 2, 3, 4]}, "energy × 6"),
    ],
)
def test_a_scenario_must_suit_the_players(players: int, scenario: dict[str, object], said: str) -> None:
    """Everybody has energy, and the first player sits at the table."""
    with pytest.raises(Mistake) as mistake:
        GAME.new(players, SeededChance(1), {"scenario": json.dumps(scenario)})
    assert said in str(mistake.value)


def test_a_scenario_replaces_what_is_drawn() -> None:
    """What it names is not drawn, the rest is; finals in it follow their rules."""
    scene = start("golf", "golf", energy="1 2 3 4", first=3, medals=[{"gold": 2}, {}])
    assert (scene.energy, scene.state.first, scene.medals) == ([1, 2, 3, 4], 3, "2 0 0 / 0 0 0")
    assert scene.line("programme") == "golf golf track_cycling"
    chance = ScriptedChance("first 2")
    drawn = GAME.new(4, chance, {"scenario": '{"events": ["golf"]}'})
    assert isinstance(drawn, Olympiades)
    assert (drawn.first, list(drawn.energy)) == (2, [30] * 4)
    chance.finish()


def faces_seen(dice: str) -> dict[str, set[int]]:
    """The faces that archery shows in many games."""
    seen: dict[str, set[int]] = {die: set() for die in ("green", "blue", "yellow", "red")}
    for seed in range(60):
        options = {"scenario": '{"events": ["archery"]}', "dice": dice}
        state = GAME.new(4, SeededChance(seed), options)
        assert isinstance(state, Olympiades)
        for die, face in zip(seen, state.dice, strict=True):
            seen[die].add(int(face))
    return seen


def test_dice() -> None:
    """Coloured ones differ, ordinary ones are alike."""
    assert faces_seen("colour") == {"green": set(range(1, 7)), "blue": {3, 4}, "yellow": {2, 3, 4, 5}, "red": {1, 6}}
    assert faces_seen("classic") == {die: set(range(1, 7)) for die in ("green", "blue", "yellow", "red")}


def test_presets() -> None:
    """Each preset is a set of options that some table can have, and has its name."""
    assert list(GAME.presets) == ["short", "medium", "marathon", "surprise"]
    for name in GAME.presets:
        GAME.new(4, SeededChance(1), {"preset": name})
        for lang in LANGUAGES:
            assert texts(GAME, lang).has(f"preset-{name}")


def test_values_have_words() -> None:
    """Every option, and every value of a choice, is said in both languages."""
    for lang in LANGUAGES:
        said = texts(GAME, lang)
        for option in GAME.options:
            key = f"option-{key_part(option.name)}"
            words = [said.text(f"{key}{end}") for end in ("", "-help")]
            words += [said.text(f"{key}-{value}") for value in getattr(option, "values", ())]
            assert len(set(words)) == len(words)
