"""The options of Biathlon, each where it changes the race."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, key_part, texts
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules import Biathlon
from tests.games.biathlon.brought import OWN
from tests.games.biathlon.scenes import Scene, skiers


def test_defaults() -> None:
    """The starter course, base nations and wax by choice, a random first player, all ski to the end."""
    assert GAME.read_options({}).values == {
        "course": "starter",
        "custom_course": "",
        "endurance_start": "auto",
        "advanced_nations": "off",
        "nations": "choose",
        "wax_setup": "choose",
        "first_player": "random",
        "penalty_lane_sharing": "free",
        "finish": "all",
        "round_limit": 100,
    }


@pytest.mark.parametrize(
    "options",
    [
        {"course": "marathon"},
        {"round_limit": 19},
        {"round_limit": 301},
        {"first_player": 5},
        {"custom_course": "1A 3A 2A"},
        {"custom_course": "1A 3A 7A 7B 2A"},
        {"custom_course": "x" * 300},
        {"finish": "never"},
    ],
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    """What section 3 does not list is a mistake; so is a course that is none."""
    with pytest.raises(Mistake):
        GAME.read_options(options)


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (3, {"first_player": "3"}, "With 3 players option first_player cannot be “3”; it takes: random, 0, 1, 2."),
        (3, {"course": "custom"}, "Option custom_course is missing: it is needed with course = custom."),
        (3, {"custom_course": OWN}, "Option custom_course can be given only with course = custom."),
    ],
)
def test_what_does_not_go_together_is_refused(players: int, options: dict[str, object], said: str) -> None:
    """A first player sits at the table; an own course comes with its choice, and only with it."""
    with pytest.raises(Mistake) as mistake:
        GAME.new(players, SeededChance(1), options)
    assert str(mistake.value) == said


def test_an_own_course_is_raced_on() -> None:
    """Its tiles are in the options, so they are in every record."""
    state = GAME.new(3, SeededChance(1), {"course": "custom", "custom_course": OWN})
    assert isinstance(state, Biathlon)
    assert (state.course.rows, state.course.ranges) == (17, [12])
    assert OWN in state.view(0).header.options


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", ["", *GAME.presets])
def test_every_number_of_players_races_to_the_end(players: int, preset: str) -> None:
    """Under every preset, from the first choice to the last place."""
    chance = SeededChance(players)
    state = GAME.new(players, chance, {"preset": preset} if preset else {})
    state.play_on(chance)
    ranks = sorted(state.ranking())
    assert ranks in (list(range(1, players + 1)), [1] * players)
    assert state.ending() in ("finished", "decided", "crossed", "gave-out", "nobody", "limit")


def test_the_round_limit_ends_a_race_of_dawdlers() -> None:
    """Whoever steps left and right for ever is stopped."""
    state = GAME.new(3, SeededChance(1), {"round_limit": 20, "wax_setup": "preset"})
    chance = SeededChance(2)
    while state.to_act():
        seat = state.to_act()[0]
        names = [(GAME.actions.name(action), action) for action in state.legal(seat)]
        slow = [action for name, action in names if name in ("step way=L", "step way=R", "done")]
        state.apply(seat, slow[0] if slow else names[0][1], chance)
    assert state.ending() == "limit"


def test_presets_and_values_have_words() -> None:
    """Every preset, option and value of a choice is said in both languages."""
    for lang in LANGUAGES:
        said = texts(GAME, lang)
        for name in GAME.presets:
            assert said.has(f"preset-{name}")
        for option in GAME.options:
            key = f"option-{key_part(option.name)}"
            words = [said.text(f"{key}{end}") for end in ("", "-help")]
            words += [said.text(f"{key}-{value}") for value in getattr(option, "values", ())]
            assert len(set(words)) == len(words)


def test_standing_orders_answer_drafts_only() -> None:
    """Always where it is free, or never; anything else is asked."""
    free = Scene(skiers("r8.2", "r7.2") + "columns 0: 0 2 0 0", 3).go("2", "FF")
    paid = Scene(skiers("r8.2", "r7.2", "r9.2") + "columns 0: 0 2 0 0", 3).go("2", "FF")
    follow, never = GAME.standing_orders["draft-free"], GAME.standing_orders["draft-never"]
    assert [GAME.actions.name(order(free.state.view(1)) or 0) for order in (follow, never)] == [
        "draft answer=yes",
        "draft answer=no",
    ]
    assert follow(paid.state.view(1)) is None
    assert never(paid.state.view(1)) is not None
    assert follow(free.state.view(0)) is None
    assert never(Scene("", 3).state.view(0)) is None
