"""Position texts of the Tour de France: what may be left out, and what cannot be."""

import pytest

from tablee.engine import wording
from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.tour_de_france import questions
from tablee.games.tour_de_france.game import GAME
from tablee.games.tour_de_france.shapes import TourDeFranceView
from tests.games.tour_de_france.scenes import Scene, position

FIRST = "tour-de-france 1, 2 players, everything\n"
QUESTION = """\
category: cycling
question-fr: Qui ?
answers-fr: A a | B b | C c
question-en: Who?
answers-en: A a | B b | C c
"""


def test_what_is_left_out() -> None:
    """The start of a game after a prologue in seat order."""
    assert Scene("", 2).show().splitlines()[2:] == [
        "phase: roll",
        "round: 1",
        "turn: 0",
        "order: 0 1",
        "riders: 0 -1",
        "trials: -",
        "yellow: 0",
        "polka: -",
        "green: -",
        "white: -",
        "hand 0:",
        "hand 1:",
        "deck-strategy: 24",
        "deck-surprise: 30",
        f"deck-questions: {len(questions.CARDS)}",
    ]


def test_trials_follow_from_the_riders() -> None:
    """Those reached are held, unless the text says which; more may be."""
    assert Scene("riders: 50 1", 2).line("trials") == "18 42"
    assert Scene("riders: 10 1\ntrials: 18", 2).line("trials") == "18"


def test_cards_are_sorted() -> None:
    """Hands and points have no order of their own."""
    scene = Scene("hand 0: 3 1 2 1\nclimbs 1: 20 1", 2)
    assert (scene.line("hand 0"), scene.line("climbs 1")) == ("1 1 2 3", "1 20")


@pytest.mark.parametrize(("order", "later"), [("opponents_first", [3, 0]), ("mover_first", [3])])
def test_who_is_asked_and_what_a_card_would_do_follow(order: str, later: list[int]) -> None:
    """Where one card more would lead, and who may still play: seats without cards are passed over."""
    text = "riders: 97 1 1 1\nhand 0: 1\nhand 1: 1 2\nhand 3: 4\nphase: window\ndice: 1 2\nasked: 1"
    seen = Scene(text, 4, {"strategy_order": order}).state.view(1)
    assert isinstance(seen, TourDeFranceView)
    assert (seen.target, seen.to_ask) == (100, later)
    assert seen.reach == [97, 97, 98, 99, 100, 99, 98, 97, 96]
    assert GAME.read(GAME.show(seen)) == seen


def test_hidden_cards_are_imagined() -> None:
    """Question marks are cards that chance fills in; what everyone knows stays."""
    text = "tour-de-france 1, 2 players, seat 0\nhand 0: 1\nhand 1: ? ? ?\nknown 1: 4"
    state = GAME.position(text, SeededChance(1))
    assert "hand 1: ? ? ?\nknown 1: 4" in GAME.show(state.view(0))
    assert "4" in GAME.show(state.view(1)).split("hand 1: ")[1].splitlines()[0]


def test_a_question_in_text() -> None:
    """Open, it needs no card; answered, it has one, in the row."""
    state = position(QUESTION + "phase: answer\nright: B\ncard: Q02\nriders: 4 -1", 2)
    assert (state.card, state.right) == (questions.IDS.index("Q02"), 1)
    scene = Scene(QUESTION + "right: B\ncard: Q02\ngiven: A\nrow-questions: Q02\nriders: 4 -1", 2)
    assert scene.line("given", 1) == "A"


@pytest.mark.parametrize(
    "text",
    [
        "riders: 0 -6",
        "riders: 100 1",
        "riders: 1",
        "order: 0 0",
        "turn: 2",
        "yellow: -",
        "yellow: 2",
        "hand 0: 5",
        "hand 0: 4 4 4",
        "hand 0: 1\nknown 0: 2",
        "hand 0: +1",
        "hand 0: 1\ndeck-strategy: 24",
        "row-strategy: 4 4 4",
        "row-surprise: I31",
        "row-surprise: I01 I01",
        "jokers: 5 0",
        "jokers: 3 2",
        "climbs 0: 3",
        "climbs 0: 20 20 20",
        "phase: nap",
        "phase: window",
        "phase: window\ndice: 1 3\nasked: 0",
        "phase: window\ndice: 1 7\nasked: 0\nhand 0: 1",
        "asked: 0\nhand 0: 1",
        "phase: joker\nthreat: mishap",
        "phase: joker\njokers: 1 0",
        "phase: joker\njokers: 1 0\nthreat: I01",
        "threat: mishap\njokers: 1 0",
        "phase: answer",
        "riders: 20 1\ntrials: -",
        "round: 81",
        "ended: finish",
        "phase: over",
        "phase: answer\nright: B\n" + QUESTION,
        "card: Q02\nright: A\ngiven: A\n" + QUESTION,
        QUESTION + "phase: answer\nright: B\ncard: Q99",
        "deck-questions: 0",
        "tyres: 2",
    ],
)
def test_impossible_texts_are_refused(text: str) -> None:
    """Misspelt labels, cards there are not, moments that cannot be, and numbers that do not add up."""
    with pytest.raises(Mistake):
        GAME.position(FIRST + text, SeededChance(1))


@pytest.mark.parametrize(
    ("text", "you", "other"),
    [
        ("", "Lancez les dés.", "Ana lance les dés."),
        ("phase: window\ndice: 1 3\nasked: 0\nhand 0: 1", "Jouez des cartes", "Ana peut jouer"),
        ("phase: category\nriders: 4 1", "Ville étape : choisissez", "Ana choisit"),
        ("phase: answer\nriders: 4 1\nright: A\ncard: Q01\n" + QUESTION, "Répondez A, B ou C.", "Ana répond"),
        ("phase: joker\nthreat: I23\njokers: 1 0", "Utilisez un Joker", "Ana utilise"),
    ],
)
def test_what_a_position_asks_is_said(text: str, you: str, other: str) -> None:
    """Each moment has words of its own for both."""
    lines = GAME.show_lines(position(text, 2).view(0)).lines
    said = texts(GAME, "fr")
    assert (
        wording.asked(said, lines, [0], 0, ["Ana", "Ben"]).replace("\u202f", " ").replace("\u00a0", " ").startswith(you)
    )
    assert wording.asked(said, lines, [0], 1, ["Ana", "Ben"]).startswith(other)


def test_lines_are_said() -> None:
    """Spaces by their names, cards by their titles, riders by theirs."""
    scene = Scene(
        "riders: 71 -1\nrow-surprise: I22 JOKER\nphase: window\ndice: 5 1\nplayed: 1:+3\nasked: 1\nhand 1: 1", 2
    )
    lines = GAME.show_lines(scene.state.view(0)).lines
    said = texts(GAME, "fr")
    names = ["Ana", "Ben"]
    told = {
        label: wording.line(said, label, words, names).replace("\u202f", " ").replace("\u00a0", " ")
        for label, words in lines.items()
    }
    assert told["riders"] == "Ana : case 71 (Tours, ville étape), Ben : prologue n° 2"
    assert told["row-surprise"] == "roue voilée, Joker"
    assert told["played"] == "Ben : +3"
    assert told["target"] == "case 80 (Brest, ville étape)"
    assert told["polka"] == "personne"


def test_a_view_says_in_which_order_cards_are_played_and_what_bounces() -> None:
    """Opponents first, the mover last; a total beyond the finish leads back from it (TDF-3.6, TDF-4.2)."""
    view = position("phase: window\nriders: 94 1 1\ndice: 1 3\nasked: 0\nhand 0: 1", 3).view(0)
    assert isinstance(view, TourDeFranceView)
    assert view.window == [1, 2, 0]
    assert view.reach == [94, 95, 96, 97, 98, 99, 100, 99, 98]
    assert view.bounces == [False] * 7 + [True] * 2
    assert GAME.read(GAME.show(view)) == view


@pytest.mark.parametrize(
    ("options", "signs_printed", "by_points"),
    [({}, False, False), ({"strategy_sign": "printed"}, True, False), ({"victory": "palmares"}, False, True)],
)
def test_a_view_says_what_the_table_has_agreed_on(
    options: dict[str, str], signs_printed: bool, by_points: bool
) -> None:
    """Whether cards have signs (TDF-3.5), and whether points decide (TDF-9.3)."""
    view = GAME.new(2, SeededChance(1), options).view(0)
    assert isinstance(view, TourDeFranceView)
    assert (view.signs_printed, view.by_points) == (signs_printed, by_points)


def test_a_view_says_what_a_roll_comes_to_with_one_card_more() -> None:
    """From four less to four more, and never less than nothing (TDF-3.9)."""
    view = Scene("phase: window\ndice: 1 2\nasked: 0\nhand 0: 1", 2).state.view(0)
    assert isinstance(view, TourDeFranceView)
    assert view.sums == [0, 0, 1, 2, 3, 4, 5, 6, 7]
    assert view.reach == [view.riders[0] + steps for steps in view.sums]
