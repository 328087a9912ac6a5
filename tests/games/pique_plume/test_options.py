"""The options of Pique Plume, each where it changes the game."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, key_part, texts
from tablee.games.pique_plume.game import GAME
from tests.games.pique_plume.scenes import Scene


def test_defaults() -> None:
    """With droppings, four feathers, a drawn first player, no twins, a hundred turns each."""
    assert GAME.read_options({}).values == {
        "cacas": "true",
        "feathers_to_win": "seed",
        "first_player": "random",
        "twins": "avoid",
        "turn_limit": 100,
    }


@pytest.mark.parametrize(
    "options",
    [
        {"cacas": "maybe"},
        {"feathers_to_win": 5},
        {"first_player": 1},
        {"twins": ""},
        {"turn_limit": 19},
        {"turn_limit": 501},
    ],
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    """What section 3 does not list is a mistake."""
    with pytest.raises(Mistake):
        GAME.read_options(options)


def test_yes_and_no() -> None:
    """The droppings may be switched with true and false of JSON."""
    assert GAME.read_options({"cacas": False}).word("cacas") == "false"
    assert [GAME.read_options({"turn_limit": limit}).number("turn_limit") for limit in (0, 20, 500)] == [0, 20, 500]


@pytest.mark.parametrize("players", GAME.players)
def test_without_droppings_nobody_is_asked(players: int) -> None:
    """No dropping is ever seen, asked for or placed in a whole game."""
    chance = SeededChance(players)
    state = GAME.new(players, chance, {"cacas": "false", "turn_limit": 20})
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        assert legal == list(range(12))
        state.play(seat, legal[chance.below(len(legal))], chance)
        assert state.view(seat).droppings == []  # type: ignore[attr-defined]


def test_without_droppings_overtaking_asks_nobody() -> None:
    """The overtaken seat has nothing to place."""
    scene = Scene("bird 0: 5\nbird 1: 6", 4, {"cacas": "false"}).flip(7)
    assert (scene.counts, scene.seat) == ("2 0 1 1", 0)


@pytest.mark.parametrize(("twins", "words"), [("avoid", {"egg"}), ("free", {"egg"})])
def test_the_first_seat_needs_no_draw(twins: str, words: set[str]) -> None:
    """With the first player named, only eggs are drawn."""
    chance = SeededChance(1)
    chance.heard = []
    assert GAME.new(4, chance, {"first_player": "seat0", "twins": twins}).to_act() == [0]
    assert {outcome.split()[0] for outcome in chance.heard} == words


def test_twins() -> None:
    """Avoided, never side by side; free, they are in most rings."""

    def has_twins(twins: str, seed: int) -> bool:
        eggs = GAME.new(4, SeededChance(seed), {"twins": twins}).view(0).eggs  # type: ignore[attr-defined]
        return any(eggs[egg] == eggs[egg - 1] for egg in range(24))

    assert not any(has_twins("avoid", seed) for seed in range(50))
    assert 20 < sum(has_twins("free", seed) for seed in range(50)) < 45


def test_presets() -> None:
    """Each preset is a legal set of options and has its name."""
    assert GAME.read_options({"preset": "published"}).values["cacas"] == "false"
    for name in GAME.presets:
        GAME.read_options({"preset": name})
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
