"""Every refusal of the Tour de France is reached, cites its rule, and is said in both languages with its cure."""

import re

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.tour_de_france.game import GAME
from tablee.games.tour_de_france.rules_actions import ENTRIES
from tests.games.tour_de_france.scenes import PRINTED, Scene, position

Before = tuple[str, list[tuple[str, ...]]]

TOWN: Before = ("riders: 0 -1 -2 -3", [("roll", "1+3")])
ASKED: Before = (TOWN[0], [*TOWN[1], ("category category=cycling", "question Q01", "answer 0", "answer 1", "answer 2")])
WINDOW: Before = ("riders: 1 1 1 1\nhand 1: 1 2", [("roll", "1+3")])
SIGNED: Before = ("riders: 1 1 1 1\nhand 1: -2 +3", [("roll", "1+3")])
ROLL: Before = ("riders: 1 1 1 1", [])
JOKER: Before = ("riders: 1 1 1 1\njokers: 1 0 0 0", [])

# position and actions before, action, refusal, and the sentences (apostrophes and spaces plain)
REACHED = [
    (ASKED, "category category=tourism", "category-chosen TDF-5.1",
     "La catégorie est choisie : répondez A, B ou C.", "The category is chosen: answer A, B or C."),
    (TOWN, "answer choice=0", "category-first TDF-5.1",
     "Choisissez d'abord la catégorie : tourisme ou cyclisme.", "Choose the category first: tourism or cycling."),
    (ASKED, "no_answer", "clock-only TDF-5.4",
     "Seule l'horloge répond ainsi : choisissez A, B ou C.", "Only the clock answers like this: choose A, B or C."),
    (ROLL, "joker", "no-joker TDF-6.6", "Vous n'avez pas de Joker.", "You have no Joker."),
    (ROLL, "answer choice=0", "no-question TDF-5.2",
     "On ne vous pose pas de question : il faut s'arrêter dans une ville étape.",
     "You are not being asked a question: that happens when you stop in a stage town."),
    (WINDOW, "play value=4 sign=plus", "no-such-card TDF-3.3",
     "Vous n'avez pas de carte Stratégie 4.", "You have no strategy card 4."),
    (ROLL, "done", "no-window TDF-3.6",
     "Personne ne joue de cartes en ce moment : elles se jouent après un lancer.",
     "Nobody plays cards now: they are played after a roll."),
    (JOKER, "joker", "nothing-to-cancel TDF-6.7",
     "Il n'y a rien à annuler : le Joker ne s'utilise que contre un effet défavorable, au moment où il arrive.",
     "There is nothing to cancel: a Joker can be used only against an unfavourable effect, when it happens."),
    (TOWN, "play value=1 sign=plus", "pawn-has-moved TDF-3.3",
     "Le pion est déjà parti : une carte Stratégie se joue avant le déplacement.",
     "The pawn has already moved: a strategy card is played before that."),
    (ROLL, "play value=1 sign=plus", "roll-first TDF-2.1",
     "Lancez d'abord les dés : une carte Stratégie modifie un lancer.",
     "Roll the dice first: a strategy card bends a roll."),
    (WINDOW, "roll", "rolled-already TDF-2.1",
     "Les dés sont déjà lancés : finissez d'abord ce tour.",
     "The dice have already been rolled: finish this turn first."),
    (SIGNED, "play value=2 sign=plus", "wrong-sign TDF-3.5",
     "Votre carte 2 ne peut que retrancher.", "Your card 2 can only be subtracted."),
]  # fmt: skip


def reached(before: Before, refusal: str) -> Scene:
    """The scene in which something is refused."""
    scene = Scene(before[0], 4, PRINTED if refusal.startswith("wrong-sign") else None)
    for action, *drawn in before[1]:
        scene.play(action, *drawn)
    return scene


@pytest.mark.parametrize(
    ("before", "action", "refusal", "french", "english"), REACHED, ids=[row[2].split()[0] for row in REACHED]
)
def test_refusals(before: Before, action: str, refusal: str, french: str, english: str) -> None:
    """Each code in its position, with its rule and its sentences."""
    scene = reached(before, refusal)
    assert scene.refusal(action) == refusal
    refused = scene.state.why_not(scene.seat, GAME.parse(scene.state, action))
    assert refused is not None
    assert plain(texts(GAME, "fr").refusal(refused)) == french
    assert plain(texts(GAME, "en").refusal(refused)) == english


def test_every_code_is_reached() -> None:
    """The positions above reach all codes that the game declares."""
    assert [refusal.split()[0] for _, _, refusal, _, _ in REACHED] == list(GAME.refusals)


def test_the_other_sign_is_refused_as_well() -> None:
    """A card with a plus cannot be subtracted."""
    scene = reached(SIGNED, "wrong-sign")
    refused = scene.state.why_not(1, GAME.parse(scene.state, "play value=3 sign=minus"))
    assert refused is not None
    assert plain(texts(GAME, "fr").refusal(refused)) == "Votre carte 3 ne peut qu'ajouter."


def test_who_is_not_asked_hears_only_that() -> None:
    """Whatever it holds."""
    scene = reached(WINDOW, "")
    for seat in (0, 2, 3):
        codes = {getattr(scene.state.why_not(seat, action), "code", None) for action in range(len(ENTRIES))}
        assert codes == {"not-your-decision"}


@pytest.mark.parametrize("text", ["play value=5 sign=plus", "play value=1", "answer choice=3", "category", "fly", ""])
def test_nonsense_is_a_mistake(text: str) -> None:
    """What names no action is no refusal of a rule."""
    with pytest.raises(Mistake):
        GAME.why_not_named(position("riders: 1 1 1 1"), 0, text)


def plain(text: str) -> str:
    """A sentence with plain apostrophes and spaces; good typography is demanded on the way."""
    assert not re.search(r"'| [:;?!»]", text)
    return text.replace("’", "'").replace("\u202f", " ")
