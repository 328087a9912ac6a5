"""Every refusal of Pique Plume is reached, cites its rule, and is said in both languages with its cure."""

import re

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.pique_plume.game import GAME
from tests.games.pique_plume.scenes import START, Scene

ASKED = "asked: 1\nbird 0: 7\nbird 1: 6\ndropping 1: -\n"
WITHOUT = {"cacas": "false"}

# position, options, action, refusal, and the sentence in French and English (apostrophes and spaces plain)
REACHED = [
    (ASKED, {}, "flip slot=3", "dropping-first PIQ-4.4",
     "Vous venez d'être doublé : posez d'abord votre caca sur un œuf vide, ou gardez-le.",
     "You have just been overtaken: first put your dropping on an empty egg, or keep it."),
    (START, {}, "drop egg=3", "dropping-on-ring PIQ-4.5",
     "Votre caca est déjà sur l'œuf 24. Retournez une tuile.", "Your dropping already lies on egg 24. Flip a tile."),
    (START, {}, "keep", "dropping-on-ring PIQ-4.5",
     "Votre caca est déjà sur l'œuf 24. Retournez une tuile.", "Your dropping already lies on egg 24. Flip a tile."),
    (ASKED, {}, "drop egg=7", "egg-occupied PIQ-4.4",
     "L'œuf 8 porte déjà la poule corail. Choisissez un œuf vide.",
     "Egg 8 already carries the coral hen. Choose an empty egg."),
    (ASKED + "dropping 2: 9", {}, "drop egg=9", "egg-occupied PIQ-4.4",
     "L'œuf 10 porte déjà le caca mimosa. Choisissez un œuf vide.",
     "Egg 10 already carries the mimosa dropping. Choose an empty egg."),
    ("", WITHOUT, "drop egg=3", "no-droppings PIQ-1.4",
     "On joue sans cacas à cette table. Retournez une tuile.", "This table plays without droppings. Flip a tile."),
    ("", WITHOUT, "keep", "no-droppings PIQ-1.4",
     "On joue sans cacas à cette table. Retournez une tuile.", "This table plays without droppings. Flip a tile."),
    ("dropping 0: -", {}, "drop egg=3", "not-overtaken PIQ-4.4",
     "Vous ne posez votre caca que juste après avoir été doublé. Retournez une tuile.",
     "You place your dropping only right after being overtaken. Flip a tile."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "options", "action", "refusal", "french", "english"), REACHED)
def test_refusals(text: str, options: dict[str, object], action: str, refusal: str, french: str, english: str) -> None:
    """Each code in its position, with its rule and its sentences."""
    scene = Scene(text, 4, options)
    assert scene.refusal(action) == refusal
    refused = GAME.why_not_named(scene.state, scene.seat, action)
    assert refused is not None
    assert plain(texts(GAME, "fr").refusal(refused)) == french
    assert texts(GAME, "en").refusal(refused) == english


def test_every_refusal_is_reached() -> None:
    """The list above has all codes of the game, and each is said in both languages."""
    assert {row[3].split()[0] for row in REACHED} == set(GAME.refusals)
    for lang in LANGUAGES:
        for code in GAME.refusals:
            assert texts(GAME, lang).has(f"refusal-{code}")


def test_others_wait_for_who_decides() -> None:
    """The overtaker and the others hear that it is not their decision."""
    state = Scene(ASKED).state
    for seat in (0, 2, 3):
        for action in range(len(GAME.actions.entries)):
            refused = state.why_not(seat, action)
            assert refused is not None
            assert refused.code == "not-your-decision"


@pytest.mark.parametrize("text", ["flip", "flip slot=12", "drop egg=24", "drop egg=-1", "throw egg=3", ""])
def test_what_is_no_action(text: str) -> None:
    """A name that no action has is a mistake that shows what there is."""
    with pytest.raises(Mistake):
        GAME.why_not_named(Scene(START).state, 0, text)


def plain(text: str) -> str:
    """A sentence with plain apostrophes and spaces; French typography is demanded on the way."""
    assert not re.search(r"'| [:;?!»]", text)
    return text.replace("’", "'").replace("\u202f", " ")
