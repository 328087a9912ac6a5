"""The options of Cartagena, each where it changes the game."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, key_part, texts
from tablee.games.cartagena.game import GAME
from tests.games.cartagena.scenes import Scene, dealt


def test_defaults() -> None:
    """The seed's own game."""
    assert GAME.read_options({}).values == {
        "pirates": 5,
        "hand": "3",
        "starter_bonus": "0",
        "open_row": "0",
        "open_hands": "false",
        "min_actions": "0",
        "boat_return": "true",
        "sections": 6,
        "starter": "random",
        "max_turns": "100",
    }


@pytest.mark.parametrize(
    "options",
    [
        {"pirates": 3},
        {"pirates": 7},
        {"hand": 4},
        {"starter_bonus": 2},
        {"open_row": 1},
        {"open_hands": "perhaps"},
        {"min_actions": 3},
        {"boat_return": "no"},
        {"sections": 3},
        {"sections": 7},
        {"starter": 5},
        {"max_turns": 10},
        {"dealer": 0},
    ],
)
def test_bad_options_are_refused(options: dict[str, object]) -> None:
    """A value that is not offered is a mistake."""
    with pytest.raises(Mistake):
        GAME.read_options(options)


@pytest.mark.parametrize("pirates", [4, 5, 6])
def test_pirates(pirates: int) -> None:
    """That many per band, and all of them must board."""
    assert dealt(" ".join(["hat"] * 6), options={"pirates": pirates})["pirates 1"] == f"start ×{pirates}"
    scene = Scene(f"pirates 0: 36 boat ×{pirates - 1}\nhand 0: hat", {"pirates": pirates})
    assert scene.play("advance from=36 card=hat").line("ended") == "boat 0"


@pytest.mark.parametrize("hand", [3, 5, 6])
def test_hand_and_bonus(hand: int) -> None:
    """Each gets that many cards; with the bonus the starter gets one more, after all the others."""
    cards = " ".join(["hat"] * 2 * hand)
    lines = dealt(cards, options={"hand": hand}, first="starter 1")
    assert (lines["hand 0"], lines["hand 1"], lines["pile"]) == (f"hat ×{hand}", f"hat ×{hand}", str(102 - 2 * hand))
    lines = dealt(cards + " key", options={"hand": hand, "starter_bonus": 1}, first="starter 1")
    assert (lines["hand 0"], lines["hand 1"]) == (f"hat ×{hand}", f"hat ×{hand} key")


@pytest.mark.parametrize("sections", [4, 5, 6])
def test_sections(sections: int) -> None:
    """Fewer sections, a shorter corridor; the boat is right behind it."""
    lines = dealt(" ".join(["hat"] * 6), options={"sections": sections})
    assert len(lines["track"].replace("/", "").split()) == 6 * sections
    last = 6 * sections
    scene = Scene(f"pirates 0: {last}\nhand 0: key ×2", {"sections": sections})
    scene.play(f"advance from={last} card=key")
    assert scene.pirates(0) == "start ×4 boat"
    if sections < 6:
        assert scene.refusal(f"advance from={last + 1} card=key") == "already-in-boat CAR-3.1"
        assert scene.refusal(f"retreat from={last + 2}") == "no-such-space CAR-1.1"


def test_starter() -> None:
    """A seat can be named, and is then not drawn; one that is not at the table is refused."""
    cards = " ".join(["hat"] * 6)
    assert dealt(cards, options={"starter": "1"}, first=None)["turn"] == "1"
    with pytest.raises(Mistake) as refused:
        dealt(cards, options={"starter": "2"}, first=None)
    assert refused.value.code == "unsuited-option"
    assert refused.value.facts == {"option": "starter", "value": "2", "players": 2, "allowed": "random, 0, 1"}
    assert dealt(" ".join(["hat"] * 9), 3, {"starter": "2"}, first=None)["turn"] == "2"


@pytest.mark.parametrize("turns", [50, 100, 200])
def test_max_turns(turns: int) -> None:
    """The game stops with the last turn of the last seat."""
    text = f"turn: 2\nturns: {3 * turns - 1}\nhand 0: hat"
    assert Scene(text, {"max_turns": str(turns)}, 3).play("end_turn").line("ended") == "limit -"
    with pytest.raises(Mistake):
        Scene(text.replace(str(3 * turns - 1), str(3 * turns)), {"max_turns": str(turns)}, 3)


def test_presets() -> None:
    """Classique is the default; the others change what they say."""
    values = {name: GAME.read_options({"preset": name}).values for name in GAME.presets}
    default = GAME.read_options({}).values
    changed = {
        name: {key: value for key, value in chosen.items() if value != default[key]} for name, chosen in values.items()
    }
    jamaica = {"pirates": 6, "hand": "6", "min_actions": "1"}
    assert changed == {
        "classique": {},
        "tactique": {"open_row": "3"},
        "jamaique": jamaica,
        "tortue": {**jamaica, "open_row": "12", "open_hands": "true"},
        "hispaniola": {**jamaica, "open_row": "12"},
    }


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("preset", GAME.presets)
def test_every_preset_can_be_played(preset: str, players: int) -> None:
    """A random game of every preset comes to an end with every number of players, within its bound."""
    chance = SeededChance(players)
    state = GAME.new(players, chance, {"preset": preset})
    assert state.play_on(chance) <= 3 * 100 * players <= GAME.longest
    assert state.ending() in ("boat", "idle", "limit")


def test_values_have_words() -> None:
    """Every option, and every value of a choice, is said in both languages."""
    for lang in LANGUAGES:
        said = texts(GAME, lang)
        for option in GAME.options:
            key = f"option-{key_part(option.name)}"
            words = [said.text(f"{key}{end}") for end in ("", "-help")]
            words += [said.text(f"{key}-{value}") for value in getattr(option, "values", ())]
            assert len(set(words)) == len(words)
