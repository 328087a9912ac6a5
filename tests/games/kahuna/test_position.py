"""Position texts of Kahuna: what may be left out, and what cannot be."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.game import NoChance
from tablee.engine.refusal import Mistake
from tablee.games.kahuna.board import ISLANDS, LINES_OF
from tablee.games.kahuna.game import GAME
from tablee.games.kahuna.shapes import KahunaView
from tests.games.kahuna.scenes import Scene

FIRST = "kahuna 1, 2 players, everything\n"


def test_an_empty_text_is_a_bare_board() -> None:
    """Round 1, seat 0 on turn, nothing laid or held; the row holds the first cards, the pile the others."""
    assert Scene("").show().splitlines()[2:] == [
        "round: 1",
        "score: 0 0",
        "dealer: 1",
        "turn: 0",
        "drew: 0 1",
        "blank: 0",
        "links 0:",
        "stones 0:",
        "links 1:",
        "stones 1:",
        "hand 0:",
        "hand 1:",
        "row: ALOA ALOA BARI",
        "pile: 21",
        "discard:",
    ]


def test_what_is_not_named_goes_to_the_pile_or_the_discard() -> None:
    """Without a pile line all is in the pile; with named or no pile cards the rest lies in the discard."""
    assert Scene("hand 0: ALOA\nrow: BARI COCO DUDA").line("pile") == "20"
    assert len(Scene("row: BARI COCO DUDA\npile: LALE").line("discard").split()) == 20
    assert len(Scene("row: BARI - -\npile: 0").line("discard").split()) == 23
    final = Scene("round: final\nhand 0: LALE")
    assert (final.line("row"), final.line("pile"), len(final.line("discard").split())) == ("- - -", "0", 23)


def test_the_options_fill_themselves() -> None:
    """A text without options means the defaults; a dealer named by them is the dealer."""
    assert GAME.position(FIRST.strip(), NoChance()).fixed.options.word("discard") == "strict"
    assert Scene("", {"dealer": "0"}).line("dealer") == "0"


def test_hidden_cards_are_imagined() -> None:
    """Question marks are cards that chance fills in."""
    state = GAME.position("kahuna 1, 2 players, seat 0\nhand 0: ALOA\nhand 1: ? ?\nknown 1: LALE", SeededChance(1))
    assert "hand 1: ? ?\nknown 1: LALE" in GAME.show(state.view(0))
    assert "LALE" in GAME.show(state.view(1)).split("hand 1:")[1].splitlines()[0]


@pytest.mark.parametrize(
    "text",
    [
        "hnad 0: ALOA",
        "hand 0: ALOA ALOA ALOA",
        "hand 0: ALOA BARI COCO DUDA ELAI FAAA",
        "hand 0: NOWHERE",
        "links 0: ALOA-LALE",
        "links 0: ALOA-BARI\nlinks 1: ALOA-BARI",
        "links 0: HUNA-LALE\nstones 0: LALE",
        "hand 0: ALOA\nknown 0: BARI",
        "row: ALOA - -\npile: BARI",
        "row: ALOA",
        "pile: 3",
        "hand 0: ?\npile: ALOA",
        "round: 4",
        "turn: 2",
        "blank: 5",
        "ended: checkmate 0",
        "score: one two",
    ],
)
def test_impossible_texts_are_refused(text: str) -> None:
    """Misspelt labels, cards and lines there are not, and numbers that do not add up."""
    with pytest.raises(Mistake):
        GAME.position(FIRST + text, SeededChance(1))


@pytest.mark.parametrize(
    ("text", "must"),
    [
        ("turn: 0\ndrew: 0", True),
        ("turn: 0\ndrew: 0 1", False),
        ("turn: 1\ndrew: 0", False),
        ("turn: 0\ndrew: 0\nhand 0: ALOA ALOA BARI BARI COCO", False),
        ("turn: 0\ndrew: 0\nround: final 2", False),
    ],
)
def test_a_view_says_who_must_draw(text: str, must: bool) -> None:
    """As the rules do: an opponent has not drawn, there is room in the hand, and it is not a last turn (KAH-6.5)."""
    scene = Scene(text)
    view = scene.state.view(0)
    assert isinstance(view, KahunaView)
    assert view.must_draw is must
    refused = GAME.why_not_named(scene.state, scene.seat, "end_turn")
    assert (refused is not None and refused.code == "must-draw") is must


@pytest.mark.parametrize(("round_", "points"), [("1", 1), ("2", 2), ("3", 0), ("final 2", 0)])
def test_a_view_says_what_a_round_is_worth(round_: str, points: int) -> None:
    """One point, then two; the last ones decide otherwise (KAH-7.3, KAH-7.7)."""
    view = Scene(f"round: {round_}").state.view(0)
    assert isinstance(view, KahunaView)
    assert (view.points, view.hand_limit) == (points, 5)


@pytest.mark.parametrize(
    ("options", "round_", "sudden"),
    [
        ({}, "1", ""),
        ({}, "2", "stones"),
        ({"sudden_defeat": "links"}, "final 2", "links"),
        ({"sudden_defeat": "off"}, "3", ""),
    ],
)
def test_a_view_says_what_nobody_may_be_without(options: dict[str, str], round_: str, sudden: str) -> None:
    """From the second round on, as the table has chosen (KAH-7.4)."""
    view = Scene(f"round: {round_}", options).state.view(0)
    assert isinstance(view, KahunaView)
    assert view.sudden == sudden


def test_a_view_says_whose_links_touch_an_island_and_how_many_power_needs() -> None:
    """More than half of its lines (KAH-5.1)."""
    view = Scene("links 0: BARI-COCO BARI-DUDA\nlinks 1: ALOA-BARI").state.view(0)
    assert isinstance(view, KahunaView)
    bari = ISLANDS.index("BARI")
    huna = ISLANDS.index("HUNA")
    assert [(links[bari], links[huna]) for links in view.around] == [(2, 0), (1, 0)]
    assert [2 * need > len(lines) >= 2 * (need - 1) for need, lines in zip(view.needs, LINES_OF, strict=True)] == [
        True
    ] * len(ISLANDS)
