"""The options of the Tour de France, each where it changes the game; standing orders; a club's own cards."""

from dataclasses import replace

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.dump import state_hash
from tablee.engine.game import ASK
from tablee.engine.match import Match
from tablee.engine.options import sealed
from tablee.engine.record import export, read_record, record_of, replay, write_record
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import SPECTATOR, encode
from tablee.engine.texts import LANGUAGES, key_part, texts
from tablee.games.tour_de_france import questions
from tablee.games.tour_de_france.game import GAME
from tablee.games.tour_de_france.rules_actions import DONE
from tablee.lab.dice import own_chance
from tablee.testing import check_game
from tests.games.tour_de_france.brought import OWN
from tests.games.tour_de_france.scenes import Scene

MIXED: dict[str, object] = {"custom_questions": "mixed", "custom_cards": OWN}


def test_defaults() -> None:
    """Questions, no own cards, either sign, opponents first, the race, 80 rounds, 45 seconds."""
    assert GAME.read_options({}).values == {
        "quiz": "questions",
        "chance_seats": "",
        "custom_questions": "off",
        "custom_cards": "",
        "strategy_sign": "free",
        "strategy_order": "opponents_first",
        "victory": "race",
        "max_rounds": 80,
        "answer_seconds": 45,
    }


@pytest.mark.parametrize(
    "options",
    [
        {"quiz": "off"},
        {"chance_seats": "1 0"},
        {"custom_cards": "[]"},
        {"custom_cards": "[7]"},
        {"strategy_sign": "both"},
        {"max_rounds": 29},
        {"max_rounds": 201},
        {"answer_seconds": 9},
    ],
)
def test_other_values_are_refused(options: dict[str, object]) -> None:
    """What section 3 does not list is a mistake."""
    with pytest.raises(Mistake):
        GAME.read_options(options)


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"custom_questions": "mixed"}, "custom_cards"),
        ({"custom_cards": OWN}, "custom_cards"),
        ({"chance_seats": "2"}, "chance_seats"),
    ],
)
def test_what_does_not_go_together_is_refused(options: dict[str, object], option: str) -> None:
    """Own cards and their option need each other; a seat that answers by chance is at the table."""
    with pytest.raises(Mistake) as mistake:
        GAME.new(2, SeededChance(1), options)
    assert mistake.value.facts["option"] == option


def test_presets() -> None:
    """Each preset is a set of options that some table can have, and has its name."""
    assert list(GAME.presets) == ["no-quiz", "palmares", "printed"]
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
            assert all(words)


def test_a_table_fills_in_the_seats_of_bots() -> None:
    """So that they never see a question."""
    assert GAME.with_bots({}, [2, 1]) == {"chance_seats": "1 2"}


def test_the_clock_of_a_question() -> None:
    """Its own seconds, or with 0 those of the table."""
    draws = ("question Q01", "answer 0", "answer 1", "answer 2")
    for seconds, told in ((45, 45), (20, 20), (0, None)):
        scene = Scene("riders: 0 -1 -2 -3", 4, {"answer_seconds": seconds}).play("roll", "1+3")
        assert scene.play("category category=tourism", *draws).state.on_clock(0).seconds == told


# Standing orders --------------------------------------------------------------------------------------


def test_never_on_others_answers_only_on_others_rolls() -> None:
    """On the rider's own roll it says nothing, nor outside the window."""
    order = GAME.standing_orders["never-on-others"]
    scene = Scene("riders: 1 1 1 1\nhand 0: 1\nhand 1: 1")
    assert order(scene.state.view(1)) is None
    scene.play("roll", "1+3")
    assert order(scene.state.view(1)) == DONE
    assert order(scene.state.view(0)) is None
    scene.play("done")
    assert order(scene.state.view(0)) is None


def test_not_this_turn_answers_on_all_rolls_and_ends_with_the_turn() -> None:
    """On the rolls of others and on the rider's own; the next rider's turn is another."""
    order, moment = GAME.standing_orders["not-this-turn"], GAME.brief_orders["not-this-turn"]
    scene = Scene("riders: 1 1 1 1\nhand 0: 1\nhand 1: 1").play("roll", "1+3")
    given = moment(scene.state.view(1))
    assert order(scene.state.view(1)) == DONE
    assert order(scene.state.view(0)) is None
    scene.play("done")
    assert order(scene.state.view(0)) == DONE
    assert moment(scene.state.view(1)) == given
    scene.play("done", "white 5")
    assert moment(scene.state.view(1)) != given


def test_next_window_asks_once_whatever_else_was_ordered() -> None:
    """Said in a window it is that one, said after it the next; a turn that is missed has none."""
    order, moment = GAME.standing_orders["next-window"], GAME.brief_orders["next-window"]
    scene = Scene("riders: 1 1 1 1\nhand 0: 1\nhand 1: 1")
    given = moment(scene.state.view(1))
    scene.play("roll", "1+3")
    assert order(scene.state.view(1)) == ASK
    assert order(scene.state.view(0)) is None
    assert moment(scene.state.view(1)) == given
    scene.play("done")
    assert order(scene.state.view(1)) is None
    after = moment(scene.state.view(1))
    assert after != given
    scene.play("done", "white 5")
    assert moment(scene.state.view(1)) == after


def test_the_next_window_is_not_in_a_missed_turn() -> None:
    """Seat 1 misses two turns, seats 2 and 3 one: after seat 0 comes seat 0."""
    scene = Scene("riders: 1 1 1 1\nskip: 0 2 1 1\nhand 0: 1\nhand 1: 1").play("roll", "1+3").play("done")
    given = GAME.brief_orders["next-window"](scene.state.view(1))
    scene.play("done", "white 5")
    assert scene.state.mover() == 0
    assert GAME.brief_orders["next-window"](scene.state.view(1)) == given


@pytest.mark.parametrize(
    ("riders", "is_asked"),
    [("20 40 1 1", False), ("50 40 1 1", True), ("38 40 1 1", True), ("89 95 1 1", True), ("60 80 1 1", False)],
)
def test_only_rivals_are_asked_about(riders: str, is_asked: bool) -> None:
    """A rider who leads, would lead, or comes near the finish is a rival."""
    scene = Scene(f"riders: {riders}\nhand 1: 1\ntrials: 18 42 69").play("roll", "1+3")
    answer = GAME.standing_orders["only-rivals"](scene.state.view(1))
    assert answer == (None if is_asked else DONE)


# A club's own cards -----------------------------------------------------------------------------------


def played(options: dict[str, object], seed: int) -> Match:
    """A game at random."""
    match = Match(GAME, 3, SeededChance(seed), options)
    chance = own_chance(seed, "players")
    while match.to_act():
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.below(len(legal))])
    return match


def test_own_cards_are_mixed_in_and_replayed_from_the_record() -> None:
    """Two cards more in the deck; the record holds them, so that no file is needed."""
    state = GAME.new(3, SeededChance(1), MIXED)
    assert state.view(SPECTATOR).questions.unknown == len(questions.CARDS) + 2  # type: ignore[attr-defined]
    match = next(match for match in (played(MIXED, seed) for seed in range(20)) if "question C" in drawn(match))
    record = read_record(write_record(record_of(match, {"seed": "1"})))
    assert state_hash(replay(record).state) == state_hash(match.state)


def drawn(match: Match) -> str:
    """All outcomes of a game."""
    return " ".join(outcome for entry in match.entries for outcome in entry.outcomes)


def test_own_cards_stay_sealed_until_the_end() -> None:
    """Views and exports carry their SHA-256; an imagined state has equally many cards, without their words."""
    match = Match(GAME, 3, SeededChance(1), MIXED)
    text = encode(match.view(0)).decode() + export(match, 0)
    assert "fondé" not in text
    assert sealed(OWN) in text
    imagined = GAME.imagine(GAME.read_view(encode(match.view(0))), SeededChance(1))
    assert encode(imagined.view(0)) == encode(match.view(0))
    imagined.play_on(SeededChance(2))
    assert imagined.to_act() == []


def test_the_suite_passes_with_own_cards() -> None:
    """Nothing of them leaks, and every view can be imagined."""
    game = replace(GAME, presets=dict.fromkeys(GAME.presets, MIXED), players=(2,), fixed_cache={})
    assert check_game(game, games=4, pairs=40).counts["games"] == 4
