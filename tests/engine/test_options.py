"""Options: checked, complete, canonical; secret ones are sealed."""

import hashlib
from collections.abc import Mapping
from dataclasses import replace

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.options import (
    BotSeats,
    Choice,
    Number,
    Option,
    Options,
    Text,
    is_sealed,
    misplaced,
    parse_options,
    read_options,
)
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.engine.survey import Finding, Survey
from tablee.testing.settings import settings
from tests.engine.tables import TINY

LEVEL = Choice("level", ("easy", "hard", "3"), "easy")
ROUNDS = Number("rounds", -1, 10, 3)
COURSE = Text("course", "abc", str.islower, "small letters", limit=5)
BOTS = BotSeats()
DECLARED: list[Option] = [LEVEL, ROUNDS, COURSE, BOTS]
QUESTIONS = Text("questions", "who? what?", lambda text: "?" in text, "questions", secret=True)
QUIZ = replace(TINY, options=[*TINY.options, QUESTIONS], fixed_cache={})


def read(given: Mapping[str, object]) -> Mapping[str, object]:
    """The values of all options."""
    return read_options(DECLARED, given).values


def test_defaults_fill_what_is_not_given() -> None:
    """Every option has a value."""
    assert read({}) == {"level": "easy", "rounds": 3, "course": "abc", "bot_seats": ""}


@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("level", "hard", "hard"),
        ("level", 3, "3"),
        ("rounds", "7", 7),
        ("rounds", -1, -1),
        ("rounds", 10, 10),
        ("course", "vwxyz", "vwxyz"),
        ("bot_seats", "1 3", "1 3"),
        ("bot_seats", "2 10", "2 10"),
    ],
)
def test_a_good_value_is_taken(name: str, given: object, value: object) -> None:
    """Words, numbers and texts are taken, numbers as text too."""
    assert read({name: given})[name] == value


@pytest.mark.parametrize(
    ("name", "given", "sentence"),
    [
        ("level", "medium", "Option level cannot be “medium”; it takes: easy, hard, 3."),
        ("level", "", "Option level cannot be “”; it takes: easy, hard, 3."),
        ("rounds", 11, "Option rounds cannot be “11”; it takes: -1–10."),
        ("rounds", -2, "Option rounds cannot be “-2”; it takes: -1–10."),
        ("rounds", "many", "Option rounds cannot be “many”; it takes: -1–10."),
        ("rounds", "", "Option rounds cannot be “”; it takes: -1–10."),
        ("rounds", "--1", "Option rounds cannot be “--1”; it takes: -1–10."),
        ("rounds", 2.5, "Option rounds cannot be “2.5”; it takes: -1–10."),
        ("rounds", True, "Option rounds cannot be “True”; it takes: -1–10."),
        ("rounds", None, "Option rounds cannot be “None”; it takes: -1–10."),
        ("course", "ABC", "Option course cannot be “ABC”; it takes: small letters."),
        ("course", "abcdef", "Option course cannot be “abcdef”; it takes: small letters."),
        ("course", ["abc"], "Option course cannot be “['abc']”; it takes: small letters."),
        ("bot_seats", "3 1", "Option bot_seats cannot be “3 1”; it takes: 0 1 2 …."),
        ("bot_seats", "1 1", "Option bot_seats cannot be “1 1”; it takes: 0 1 2 …."),
        ("bot_seats", "-1", "Option bot_seats cannot be “-1”; it takes: 0 1 2 …."),
    ],
)
def test_a_bad_value_is_told_what_is_allowed(name: str, given: object, sentence: str) -> None:
    """A value that an option does not take is refused with what it takes."""
    with pytest.raises(Mistake) as mistake:
        read({name: given})
    assert str(mistake.value) == sentence


def test_a_long_bad_text_is_cut_in_the_answer() -> None:
    """What is said back of a bad text is short, however long it was."""
    with pytest.raises(Mistake) as mistake:
        read({"course": "x" * 1_000_000})
    assert mistake.value.facts["value"] == "x" * 40


def test_an_unknown_option_lists_the_known() -> None:
    """An option that does not exist is answered with those that do."""
    with pytest.raises(Mistake) as mistake:
        read({"speed": 1})
    assert str(mistake.value) == "There is no option “speed”; the options are: level, rounds, course, bot_seats."


def test_the_canonical_text_does_not_depend_on_order() -> None:
    """The same options give the same text, however they were given."""
    one = read_options(DECLARED, {"rounds": 4, "level": "hard"})
    other = read_options(DECLARED[::-1], {"level": "hard", "rounds": "4", "course": "abc"})
    assert one.text == other.text == '{"bot_seats":"","course":"abc","level":"hard","rounds":4}'


def test_the_canonical_text_leads_back() -> None:
    """Options read from their own canonical text are the same options."""
    declared = [COURSE, Text("words", "", bool, "any")]
    options = read_options(declared, {"course": "xyz", "words": "é “ü” \n"})
    assert read_options(declared, parse_options(options.text)) == options


def test_only_what_differs_from_its_default_was_chosen() -> None:
    """Naming a default chooses nothing."""
    assert read_options([COURSE, LEVEL], {"course": "xyz", "level": LEVEL.default}).chosen == {"course": "xyz"}


@pytest.mark.parametrize("text", ["", "{", "[]", "7", "null", '{"a":}', "x" * 1000])
def test_broken_options_text_is_a_mistake(text: str) -> None:
    """What is no JSON object is refused and shown."""
    with pytest.raises(Mistake) as mistake:
        parse_options(text)
    assert mistake.value.code == "bad-options-text"
    assert mistake.value.facts["text"] == text[:60]


def test_values_are_read_by_kind() -> None:
    """A choice is read as a word, a number as a number."""
    options = read_options(DECLARED, {"rounds": "4"})
    assert (options.number("rounds"), options.word("level")) == (4, "easy")


# Presets and bots -----------------------------------------------------------------------------------------


def test_a_preset_stands_for_its_options() -> None:
    """A preset gives the same options as its parts, and leaves no trace of its name."""
    assert TINY.read_options({"preset": "short"}) == TINY.read_options({"islets": "245"})


def test_what_is_given_beside_a_preset_wins() -> None:
    """Options can be added to a preset and take its place."""
    assert TINY.read_options({"preset": "short", "islets": "555"}).word("islets") == "555"


def test_an_unknown_preset_lists_the_known() -> None:
    """A preset that does not exist is answered with those that do."""
    with pytest.raises(Mistake) as mistake:
        TINY.read_options({"preset": "huge"})
    assert str(mistake.value) == "There is no preset “huge”; the presets are: short, long."


def test_the_table_alone_says_who_is_a_bot() -> None:
    """What a client writes into the option for bots is replaced by the seats the table knows."""
    game = replace(TINY, options=[*TINY.options, BotSeats("robots")], fixed_cache={})
    given = {"islets": "245", "robots": "0 1"}
    assert game.with_bots(given, [3, 1]) == {"islets": "245", "robots": "1 3"}
    assert game.with_bots(given, []) == {"islets": "245", "robots": ""}


def test_a_game_that_does_not_ask_is_not_told_of_bots() -> None:
    """Without an option of that kind nothing is added."""
    assert TINY.with_bots({"islets": "245"}, [1]) == {"islets": "245"}


# Secret options -------------------------------------------------------------------------------------------


def test_a_secret_option_is_sealed_in_the_public_text() -> None:
    """Only the SHA-256 of a secret option is public; the other options are as they are."""
    options = QUIZ.read_options({"questions": "why?"})
    digest = hashlib.sha256(b"why?").hexdigest()
    assert options.public_text == f'{{"islets":"31524","questions":"sha256:{digest}"}}'
    assert options.text == '{"islets":"31524","questions":"why?"}'


def test_a_secret_option_is_shown_to_the_omniscient_only() -> None:
    """Views of seats and spectators carry the sealed text, the omniscient view the full one."""
    state = QUIZ.new(2, SeededChance(1), {"questions": "why?"})
    texts = {viewer: state.view(viewer).header.options for viewer in (OMNISCIENT, SPECTATOR, 0, 1)}
    assert "why?" in texts.pop(OMNISCIENT)
    assert len(set(texts.values())) == 1
    assert "why?" not in texts[0]


def test_a_state_is_imagined_without_the_secret_option() -> None:
    """A sealed option stays sealed in the imagined state, whose view is the same again."""
    view = QUIZ.new(2, SeededChance(1), {"questions": "why?"}).view(0)
    state = QUIZ.imagine(view, SeededChance(2))
    assert is_sealed(state.fixed.options.word("questions"))
    assert state.view(0) == view


def test_only_a_whole_seal_is_taken_for_one() -> None:
    """A text that merely begins like a seal must pass the game's own check."""
    with pytest.raises(Mistake, match="questions"):
        QUIZ.read_options({"questions": "sha256:abc"})
    with pytest.raises(Mistake, match="course"):
        read({"course": "sha256:" + "0" * 64})


# Fixed parts ----------------------------------------------------------------------------------------------


def test_fixed_parts_are_made_once() -> None:
    """Tables with the same options share one object, and so do all clones of a state."""
    one = TINY.new(2, SeededChance(1), {"islets": "245"})
    other = TINY.new(4, SeededChance(2), {"preset": "short"})
    assert one.fixed is other.fixed
    assert one.clone().fixed is one.fixed


def test_an_imagined_state_finds_the_fixed_parts() -> None:
    """The options text in a view leads to the same object."""
    state = TINY.new(2, SeededChance(1), {"islets": "5432"})
    assert TINY.imagine(state.view(1), SeededChance(3)).fixed is state.fixed


def test_other_options_have_other_fixed_parts() -> None:
    """Different options never share fixed parts."""
    one, other = (TINY.fixed(TINY.read_options({"islets": islets})) for islets in ("245", "241"))
    assert one is not other
    assert (one.options.word("islets"), other.options.word("islets")) == ("245", "241")


def test_fixed_parts_do_not_pile_up() -> None:
    """Many different options do not fill the memory: the oldest parts are forgotten, and made again when asked for."""
    game = replace(TINY, fixed_cache={})
    texts = [f"{a}{b}{c}{d}" for a in range(1, 6) for b in range(1, 6) for c in range(1, 6) for d in range(1, 6)]
    for islets in texts[:400]:
        game.fixed(game.read_options({"islets": islets}))
    assert len(game.fixed_cache) <= 256
    assert game.fixed(game.read_options({"islets": texts[0]})).options.word("islets") == texts[0]


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' + "9" * 5000 + "}"])
def test_options_that_json_chokes_on_are_refused(text: str) -> None:
    """Deep nesting and endless numbers are mistakes, not crashes."""
    with pytest.raises(Mistake):
        parse_options(text)


def test_a_number_of_many_digits_is_refused() -> None:
    """A number beyond all bounds is just out of bounds."""
    with pytest.raises(Mistake):
        Number("rounds", 0, 9, 1).read("9" * 5000)


def test_a_number_beside_the_bounds() -> None:
    """0 for no limit, say; what lies between it and the bounds is refused, and the answer names both."""
    turns = Number("turns", 20, 500, 100, also=(0,))
    assert [turns.read(given) for given in (0, "20", 500)] == [0, 20, 500]
    assert (turns.allowed(), turns.least) == ("0, 20–500", 0)
    assert (Number("turns", 20, 500, 100).allowed(), Number("turns", 20, 500, 100).least) == ("20–500", 20)
    for given in (1, 19, 501, -1):
        with pytest.raises(Mistake):
            turns.read(given)


def test_yes_and_no_of_json_are_words() -> None:
    """`true` in JSON is the value `true` of a choice that has it."""
    choice = Choice("droppings", ("true", "false"), "true")
    assert [choice.read(given) for given in (True, False, "true")] == ["true", "false", "true"]
    with pytest.raises(Mistake):
        Choice("dealer", ("random", "0", "1"), "random").read(True)


def test_nobody_can_bring_a_seal() -> None:
    """The SHA-256 of a secret stands for it in views only: to open a table, the secret itself is needed."""
    quiz = Text("questions", "a?", lambda text: "?" in text, "questions", secret=True)
    game = replace(TINY, options=[*TINY.options, quiz], fixed_cache={})
    with pytest.raises(Mistake):
        game.new(2, SeededChance(1), {"questions": "sha256:" + "0" * 64})


def crowded(players: int, options: Options) -> Mistake | None:
    """Three islets are too few for four."""
    if players == 4 and len(options.word("islets")) == 3:
        facts: dict[str, str | int] = {
            "option": "islets",
            "value": options.word("islets"),
            "players": players,
            "allowed": "4–9 × 1–5",
        }
        return Mistake("unsuited-option", facts)
    return None


def test_options_that_do_not_go_with_the_number_of_players_are_refused() -> None:
    """A game can say so; then no table, no position and no view of that kind exists."""
    game = replace(TINY, unsuited=crowded, fixed_cache={})
    assert game.new(2, SeededChance(1), {"islets": "245"}).players == 2
    assert game.new(4, SeededChance(1), {"islets": "2451"}).players == 4
    said = "With 4 players option islets cannot be “245”; it takes: 4–9 × 1–5."
    with pytest.raises(Mistake, match=said):
        game.new(4, SeededChance(1), {"islets": "245"})
    with pytest.raises(Mistake, match=said):
        Match(game, 4, SeededChance(1), {"preset": "short"})
    view = TINY.new(4, SeededChance(1), {"islets": "245"}).view(0)
    with pytest.raises(Mistake, match=said):
        game.imagine(view, SeededChance(1))


def test_the_suite_leaves_out_presets_that_do_not_suit() -> None:
    """Every preset with every number of players that it goes with."""
    game = replace(TINY, unsuited=crowded, fixed_cache={})
    ways = [(way.options.get("preset"), way.players) for way in settings(game)]
    assert ways == [(None, 2), (None, 4), ("short", 2), ("long", 2), ("long", 4)]


def loud(text: str) -> Survey:
    """A word is shouted, or it is faulty."""
    return Survey(text=text) if text.isupper() else Survey([Finding("quiet", "TIN-1.1", "1", {"word": text})])


SHOUT = Text("shout", "", lambda text: not text or text.isupper(), "capitals", 5, survey=loud, needs={"level": "hard"})


def test_a_faulty_text_is_refused_with_its_first_fault_and_rule() -> None:
    """So that a page can say it beside the field; one that is too long is not looked at."""
    for text, fault, rule in (("abc", "quiet", "TIN-1.1"), ("ABCDEF", "too-long", "–")):
        with pytest.raises(Mistake) as mistake:
            SHOUT.read(text)
        assert mistake.value.code == "faulty-option"
        assert (mistake.value.facts["fault"], mistake.value.facts["rule"]) == (fault, rule)
    assert SHOUT.look_over("ABC") == Survey(text="ABC")


def test_a_text_without_a_survey_says_what_it_takes() -> None:
    """Nothing more is known of it."""
    assert COURSE.look_over("abc") == Survey(text="abc")
    assert COURSE.look_over("ABC").faults == [Finding("not-allowed", facts={"allowed": "small letters"})]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"level": "hard"}, "text-missing"),
        ({"shout": "HEY"}, "text-needless"),
        ({"level": "hard", "shout": "HEY"}, ""),
        ({}, ""),
    ],
)
def test_a_text_comes_with_the_options_that_need_it(given: Mapping[str, object], code: str) -> None:
    """Always, and only then."""
    mistake = misplaced([LEVEL, SHOUT], read_options([LEVEL, SHOUT], given))
    assert (mistake.code if mistake else "") == code
