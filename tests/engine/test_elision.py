"""French elision: the same table of names as the page's own test."""

import json
from pathlib import Path

import pytest

from tablee.engine.elision import contract, elide
from tablee.engine.texts import Texts

CASES: dict[str, dict[str, str]] = json.loads((Path(__file__).parent / "elision.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("short", "word", "said"), [(short, word, said) for short, words in CASES.items() for word, said in words.items()]
)
def test_a_short_word_loses_its_e_before_a_vowel(short: str, word: str, said: str) -> None:
    """Vowels, accents, h, y, marks around names, and what is no letter."""
    assert elide(short, word) == said


def test_a_sentence_asks_for_it() -> None:
    """In Fluent, also where a name comes from a list of words, and where a number does."""
    own = 'turn = Au tour { ELIDE("de", $name) }.\nname-1 = Élise'
    assert Texts("fr", own).text("turn", {"name": "Ana"}) == "Au tour d’Ana."
    assert Texts("fr", own).text("turn", {"name": 1}) == "Au tour d’Élise."
    assert Texts("fr", own).text("turn", {"name": 7}) == "Au tour de 7."


def test_a_sentence_asks_for_a_word_with_an_accent() -> None:
    """Fluent has no such names of variants."""
    own = 'run = Courir { IS($from, "départ") ->\n    [yes] du départ\n   *[no] de { $from }\n  }\nfrom-start = départ'
    assert Texts("fr", own).text("run", {"from": "start"}) == "Courir du départ"
    assert Texts("fr", own).text("run", {"from": "4"}) == "Courir de 4"


@pytest.mark.parametrize(
    ("short", "place", "said"),
    [
        ("à", "Le Môle", "au Môle"),
        ("à", "Les Escaliers", "aux Escaliers"),
        ("à", "La Criée", "à La Criée"),
        ("à", "L’Épingle du Palais", "à L’Épingle du Palais"),
        ("de", "Le Môle", "du Môle"),
        ("de", "Les Escaliers", "des Escaliers"),
        ("de", "La Criée", "de La Criée"),
        ("à", "Lesquin", "à Lesquin"),
        ("à", "Le", "à Le"),
    ],
)
def test_an_article_merges_with_the_short_word_before_it(short: str, place: str, said: str) -> None:
    """Le and les do, with à and de, where a name follows."""
    assert contract(short, place) == said
