"""Position texts: both ways, and mistakes that name line, text and reason."""

import pytest

import tablee
from tablee.engine.chance import SeededChance
from tablee.engine.dump import dump
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tests.engine.tables import (
    BIDDING,
    BURYING,
    FOUR_BIDDING,
    POSITIONS,
    TINY,
    act,
    at,
    code_of,
    moments,
    new_match,
)

MISTAKES = {
    "bad-options-text",
    "bad-option",
    "bad-line",
    "bad-players",
    "bad-seat",
    "impossible-line",
    "impossible-position",
    "missing-line",
    "not-in-bag",
    "other-game",
    "position-first-line",
    "unknown-action",
    "unknown-line",
    "unknown-option",
    "unknown-word",
}


def half_way() -> str:
    """A position with one draft begun and one choice submitted."""
    state = at(FOUR_BIDDING)
    act(state, 0, "bid number=2")
    act(state, 1, "bid number=3")
    act(state, 1, "bid number=4")
    return TINY.show(state.view(OMNISCIENT))


def mistake_in(text: str) -> Mistake:
    """The mistake that a position text is told."""
    with pytest.raises(Mistake) as mistake:
        TINY.position(text, SeededChance(1))
    assert code_of(mistake.value) in MISTAKES
    return mistake.value


def became(text: str) -> str:
    """The code of the mistake in a text, or that it gave a state."""
    try:
        TINY.position(text, SeededChance(1))
    except Mistake as mistake:
        return code_of(mistake)
    return "a state"


# Both ways ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_every_view_can_be_written_and_read(players: int) -> None:
    """At every moment and for every viewer the text of a view says that view again."""
    phases = set()
    for match in moments(new_match(2, players)):
        for viewer in (OMNISCIENT, SPECTATOR, *range(players)):
            view = match.state.view(viewer)
            text = TINY.show(view)
            assert TINY.read(text) == view
            assert TINY.show(TINY.read(text)) == text
            phases.add(text.partition("phase: ")[2].partition("\n")[0])
    assert phases == {"bury", "look", "call", "bid", "wave", "over"}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_complete_position_is_a_state(name: str) -> None:
    """A position that shows everything gives one state, whose text it is."""
    state = at(POSITIONS[name])
    assert TINY.show(state.view(OMNISCIENT)) == POSITIONS[name].strip()
    assert dump(TINY.position(POSITIONS[name], SeededChance(9))) == dump(state)


def test_a_seat_s_position_is_filled_in() -> None:
    """A position as one seat sees it gives states that fit it, and several of them."""
    text = TINY.show(at(BURYING).view(1))
    states = [TINY.position(text, SeededChance(seed)) for seed in range(20)]
    assert {TINY.show(state.view(1)) for state in states} == {text}
    assert len({dump(state) for state in states}) > 10


def test_open_and_submitted_choices_are_written_by_name() -> None:
    """Drafts stand in a position as named actions, those of others as `?`."""
    state = at(half_way())
    assert "choice 0: bid number=2\nchoice 1: bid number=3; bid number=4\nchoice 2:\n" in TINY.show(
        state.view(OMNISCIENT)
    )
    assert "choice 0: ?\nchoice 1: bid number=3; bid number=4\nchoice 2: ?\n" in TINY.show(state.view(1))
    assert "waiting: 0 2 3\nsubmitted: 1\n" in TINY.show(state.view(SPECTATOR))


def test_the_first_line_names_table_and_viewer() -> None:
    """Game, version, players and viewer are the first line."""
    state = at(BURYING)
    firsts = [TINY.show(state.view(viewer)).partition("\n")[0] for viewer in (OMNISCIENT, SPECTATOR, 1)]
    assert firsts == [
        "tiny 2, 2 players, everything",
        "tiny 2, 2 players, spectator",
        "tiny 2, 2 players, seat 1",
    ]


def test_space_does_not_count() -> None:
    """Empty lines around a position and space within its lines do not change it."""
    loose = "\n\n" + BURYING.replace(": ", ":   ").replace(", ", " ,  ") + "\n"
    assert TINY.read(loose) == TINY.read(BURYING)


# Mistakes -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("turn: 0", "turn 0", "Line 6 of the position cannot be read: “turn 0”."),
        ("turn: 0", "turn: 0 1", "Line 6 of the position cannot be read: “turn: 0 1”."),
        ("turn: 0", "turn: me", "Line 6 of the position cannot be read: “turn: me”."),
        ("turn: 0", "turn: 7", "Line 6 of the position cannot be read: “turn: 7”."),
        ("turn: 0", "turn: " + "9" * 30, "Line 6 of the position cannot be read: “turn: 999"),
        ("turn: 0", "turn: " + "9" * 5000, "Line 6 of the position cannot be read: “turn: 999"),
        ("turn: 0", "turn: 0\nturn: 1", "Line 7 of the position cannot be read: “turn: 1”."),
        ("turn: 0", "turn: 0\ncalled: 9", "Line 7 of the position cannot be read: “called: 9”."),
        ("used:\n", "", "The position lacks the line “used:”."),
        ("used:\n", "used:\nusde: 1\n", "A position has no line “usde:”; its lines are: "),
    ],
)
def test_a_bad_line_is_named(old: str, new: str, sentence: str) -> None:
    """The mistake says which line, what it says, and what is wrong with it."""
    assert old in BURYING
    assert str(mistake_in(BURYING.replace(old, new, 1))).startswith(sentence)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ("", "position-first-line"),
        ("tiny", "position-first-line"),
        ("tiny 2, 2 players", "position-first-line"),
        ("tiny 2, 2 players, everybody", "position-first-line"),
        ("tiny two, 2 players, everything", "position-first-line"),
        ("tiny 2, two players, everything", "position-first-line"),
        ("kahuna 2, 2 players, everything", "other-game"),
        ("tiny 1, 2 players, everything", "other-game"),
        ("tiny 2, 3 players, everything", "bad-players"),
        ("tiny 2, 999999999999 players, everything", "bad-players"),
        ("tiny 2, 2 players, seat 7", "bad-seat"),
    ],
)
def test_a_bad_first_line_is_told(first: str, code: str) -> None:
    """The first line must name a table of this game, and the sentence shows how."""
    mistake = mistake_in("\n".join([first or "-", *BURYING.strip().splitlines()[1:]]))
    assert mistake.code == code
    if code == "position-first-line":
        assert "“tiny 2, 2 players, everything”" in str(mistake)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("hand 1: 3 4 WAVE", "hand 1: 3 4 WHALE", "unknown-word"),
        ("hand 1: 3 4 WAVE", "hand 1: 2 2 WAVE", "not-in-bag"),
        ("hand 1: 3 4 WAVE", "hand 1: 3 4", "impossible-position"),
        ("pile: 10", "pile: 9", "impossible-position"),
        ("phase: bury", "phase: dance", "impossible-position"),
        ("tiles: ? ? ?", "tiles: ? ? GOLD", "unknown-word"),
        ("owners: - - -", "owners: - - - -", "bad-line"),
        ("owners: - - -", "owners: - - -5", "impossible-position"),
        ("owners: - - -\ntiles: ? ? ?", "owners: - -\ntiles: ? ?", "impossible-position"),
        ('{"islets":"245"}', "islets", "bad-options-text"),
        ('{"islets":"245"}', '{"islets":"0"}', "bad-option"),
        ('{"islets":"245"}', '{"isles":"245"}', "unknown-option"),
    ],
)
def test_a_position_that_cannot_be_is_told(old: str, new: str, code: str) -> None:
    """Unknown words, too many cards of a kind, and numbers that do not add up are refused."""
    assert old in BURYING
    assert mistake_in(BURYING.replace(old, new, 1)).code == code


def test_an_unknown_step_of_a_choice_is_told() -> None:
    """A draft must consist of named actions."""
    mistake = mistake_in(BIDDING.replace("choice 0:", "choice 0: bid number=9", 1))
    assert str(mistake) == "No action is called “bid number=9”; write, for example: bid number=1."


@pytest.mark.parametrize("name", [*POSITIONS, "half way"])
def test_no_broken_line_breaks_anything_else(name: str) -> None:
    """With any line dropped, cut or filled with other words, a position is a mistake or a state, never a crash."""
    lines = (POSITIONS.get(name) or half_way()).strip().splitlines()
    for index, line in enumerate(lines):
        label, _, rest = line.partition(":")
        broken = [None, label, f"{label}:", f"x{line}", f"{line} x", f"{line} 7", f"{line} ?", f"{line} -1"]
        broken += [line.replace(word, other) for word in rest.split() for other in ("x", "-", "?", "9", "PEARL", "é")]
        for new in broken:
            text = "\n".join([*lines[:index], *([] if new is None else [new]), *lines[index + 1 :]])
            assert became(text) in MISTAKES | {"a state"}, text


def test_an_empty_text_is_no_position() -> None:
    """Nothing at all is a mistake too."""
    for text in ("", "\n\n", "   "):
        assert mistake_in(text).code == "position-first-line"


def test_a_position_finds_its_game_by_its_first_line() -> None:
    """Pasted anywhere, a position text needs nothing beside it."""
    text = BURYING
    state = tablee.position(text)
    assert dump(state) == dump(TINY.position(text, SeededChance(0)))


@pytest.mark.parametrize("text", ["", "kahuna", "1 kahuna, 2 players", "hello world, seat 1"])
def test_a_position_must_name_its_game(text: str) -> None:
    """The cure stands in the sentence."""
    with pytest.raises(Mistake, match="A position begins with a line such as “kahuna 1, 2 players, everything”"):
        tablee.position(text)
