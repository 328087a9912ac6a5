"""Positions in words: no raw word, no seat counted from 0, and what is expected of whom."""

import pytest

from tablee.engine import registry
from tablee.engine.texts import texts
from tablee.engine.wording import asked, line, unsaid

FR = texts(registry.get("tiny"), "fr")
KAHUNA = texts(registry.get("kahuna"), "fr")
NAMES = ["Ana", "Léo"]


@pytest.mark.parametrize(
    ("label", "words", "said"),
    [
        ("phase", "bid", "mises secrètes"),
        ("turn", "0", "Ana"),
        ("called", "0", "1"),
        ("owners", "0 - 1", "1 : l’équipage pair, 2 : libre, 3 : l’équipage impair"),
        ("tiles", "? PEARL", "1 : non visible, 2 : perle"),
        ("hand 0", "1 WAVE", "1, vague"),
        ("hand 1", "?3", "3 non visibles"),
        ("hand 1", "", "rien"),
        ("under", "0:? 1:WAVE", "Ana : non visible, Léo : vague"),
        ("bids", "1+2 -", "Ana : 1 et 2, Léo : rien"),
    ],
)
def test_a_line_in_words(label: str, words: str, said: str) -> None:
    """Seats by name, places from 1, things by their names, what is hidden as such."""
    assert line(FR, label, words.split(), NAMES).replace("\u202f", " ") == said
    assert unsaid(FR, label, words.split()) == ""


@pytest.mark.parametrize(
    ("label", "words", "said"),
    [
        ("turn", "1 played", "Léo, a joué"),
        ("round", "final 1", "dernier tour, le second"),
        ("hand 1", "? ? ?", "3 non visibles"),
        ("score", "2 0", "Ana : 2, Léo : 0"),
        ("ended", "points 0", "aux points, Ana"),
        ("row", "ALOA - KAHU", "ALOA, rien, KAHU"),
    ],
)
def test_a_line_of_kahuna_in_words(label: str, words: str, said: str) -> None:
    """A word or a whole line may have a text of its own; several kinds stand for the words in order."""
    assert line(KAHUNA, label, words.split(), NAMES).replace("\u202f", " ") == said


@pytest.mark.parametrize(
    ("label", "words", "said"),
    [
        ("pads", "attack:s1 bid:3", "Ana : attaque : Léo, Léo : mise : 3"),
        ("lately 0", "pass_to:s1", "passe à : Léo"),
        ("results", "gold-1+silver-wave bronze-0", "1 : or (Léo) et argent (Vague), 2 : bronze (Ana)"),
    ],
)
def test_seats_among_other_words_have_their_names(label: str, words: str, said: str) -> None:
    """As a word of its own, or as the owner of something."""
    olympiades = texts(registry.get("olympiades"), "fr")
    assert line(olympiades, label, words.split(), NAMES).replace("\u202f", " ") == said
    assert unsaid(olympiades, label, words.split()) == ""


def test_a_sentence_is_told_as_it_stands() -> None:
    """Its words are no list, whatever signs they hold."""
    tour = texts(registry.get("tour-de-france"), "fr")
    assert line(tour, "question-fr", "Qui a gagné 1+1 : A ?".split(), NAMES) == "Qui a gagné 1+1 : A ?"
    assert unsaid(tour, "question-fr", ["qui", "?"]) == ""


def test_who_has_no_name_has_a_number_from_one() -> None:
    """Never from 0."""
    assert line(FR, "turn", ["0"]) == "Place 1"


@pytest.mark.parametrize(("label", "words", "found"), [("phase", "storm", "storm"), ("weather", "3", "3")])
def test_what_nobody_could_read_is_found(label: str, words: str, found: str) -> None:
    """A word without a text, a number of unknown kind."""
    assert unsaid(FR, label, words.split()) == found


def test_what_is_expected_is_told_in_game_words() -> None:
    """To who must act, and of others; from the first line that has a message, else from the game's general one."""
    assert asked(FR, {"phase": ["bury"], "turn": ["0"]}, [0], 0, NAMES) == "Enfouissez une carte de votre main."
    assert asked(FR, {"phase": ["bid"]}, [0, 1], -1, NAMES) == "Ana et Léo misent en secret."
    assert asked(KAHUNA, {"turn": ["0"], "blank": ["0"]}, [0], 0, NAMES).startswith("Jouez des cartes")
    assert asked(KAHUNA, {"turn": ["0"], "handicap": ["2"]}, [0], 1, NAMES) == "Ana pose ses liens d’avance."
    assert asked(FR, {"pile": ["0"]}, [0], 0, NAMES) == ""
