"""The options of Médailles, each where it changes the game."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, key_part, texts
from tablee.games.medailles.game import GAME
from tablee.games.medailles.rules import Medailles
from tests.games.medailles.scenes import Scene

CENTRE = "centre: NAT SKI JUD ESC\n"


def test_defaults() -> None:
    """Everybody alone, five medals, two last turns each, a random dealer."""
    assert GAME.read_options({}).values == {
        "teams": "off",
        "medal_target": "usual",
        "final_laps": 2,
        "dealer": "random",
    }


@pytest.mark.parametrize(
    "options",
    [{"teams": "3v1"}, {"medal_target": 2}, {"medal_target": 10}, {"final_laps": 4}, {"final_laps": -1}, {"dealer": 5}],
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    """What section 3 does not list is a mistake."""
    with pytest.raises(Mistake):
        GAME.read_options(options)


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (3, {"teams": "2v2"}, "With 3 players option teams cannot be “2v2”; it takes: off."),
        (2, {"dealer": "2"}, "With 2 players option dealer cannot be “2”; it takes: random, 0, 1."),
        (4, {"dealer": "4"}, "With 4 players option dealer cannot be “4”; it takes: random, 0, 1, 2, 3."),
    ],
)
def test_what_does_not_go_with_the_players_is_refused(players: int, options: dict[str, object], said: str) -> None:
    """Teams need four; a dealer sits at the table."""
    with pytest.raises(Mistake) as mistake:
        GAME.new(players, SeededChance(1), options)
    assert str(mistake.value) == said


@pytest.mark.parametrize(
    ("options", "target"), [({}, 5), ({"teams": "2v2"}, 7), ({"teams": "2v2", "medal_target": 4}, 4)]
)
def test_the_usual_target(options: dict[str, object], target: int) -> None:
    """Five for one, seven for two; the table may agree on another."""
    state = GAME.new(4, SeededChance(1), options)
    assert isinstance(state, Medailles)
    assert state.settings.target == target


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_named_dealer_needs_no_draw(players: int) -> None:
    """With the dealer named the first outcome is the first card; else one of the seats is drawn."""
    chance = SeededChance(1)
    chance.heard = []
    GAME.new(players, chance, {"dealer": players - 1})
    assert {outcome.split()[0] for outcome in chance.heard} == {"card"}
    drawn = set()
    for seed in range(60):
        chance = SeededChance(seed)
        chance.heard = []
        GAME.new(players, chance)
        drawn.add(chance.heard[0])
    assert drawn == {f"dealer {seat}" for seat in range(players)}


@pytest.mark.parametrize(("laps", "line", "ended"), [(0, "final 0", "pile"), (1, "final 2", ""), (3, "final 6", "")])
def test_last_turns(laps: int, line: str, ended: str) -> None:
    """None, or some for each."""
    text = "hand 0: GYM CYC\nhand 1: ATH\npile: GYM ATH ATH ATH\n" + CENTRE
    scene = Scene(text, 2, {"final_laps": laps}).play("discard discipline=CYC", "GYM ATH ATH ATH")
    assert (scene.line("phase"), scene.line("ended")) == (line, ended)


def test_presets() -> None:
    """Each preset is a set of options that some table can have, and has its name."""
    assert list(GAME.presets) == ["teams", "short", "strict"]
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


def test_the_standing_order_answers_only_bids() -> None:
    """Never countering or outbidding passes when the seat is asked, and says nothing otherwise."""
    order = GAME.standing_orders["never-answer"]
    scene = Scene("hand 0: NAT SKI\nhand 1: NAT NAT\n" + CENTRE, 2)
    assert order(scene.state.view(0)) is None
    scene.play("attempt discipline=NAT k=1")
    assert GAME.actions.name(order(scene.state.view(1)) or 0) == "pass"
    assert order(scene.state.view(0)) is None
