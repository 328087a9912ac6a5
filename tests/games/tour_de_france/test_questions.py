"""The deck of question cards: what its data must keep to (docs/rules/tour-de-france.md, sections 2.6 and 2.7)."""

import json
import re
import unicodedata
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[3] / "src/tablee/games/tour_de_france/data/questions.json"
CARDS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
CATEGORIES = ("tourism", "cycling")
LANGUAGES = ("fr", "en")
QUESTIONS = [pytest.param(card[category], id=f"{card['id']}-{category}") for card in CARDS for category in CATEGORIES]
ALL: list[dict[str, Any]] = [card[category] for card in CARDS for category in CATEGORIES]

BOARD_TOWNS = """Reims Metz Strasbourg Mulhouse Besançon Lyon Grenoble Briançon Nice Marseille Montpellier Perpignan
    Toulouse Pau Bordeaux Limoges Clermont-Ferrand Tours Nantes Brest Saint-Malo Caen Rouen""".split()
LONGEST_QUESTION, LONGEST_ANSWER, LONGEST_WHY = 140, 40, 140
SPREAD = 12  # characters by which the longest answer of a question may exceed the shortest
EXPIRING = r"\b(actuel\w*|aujourd'hui|record|current\w*|today|latest|nowadays|most|le plus|la plus|only|seule?)\b"


def spread(answers: list[str]) -> int:
    """By how many characters the longest answer exceeds the shortest."""
    lengths = [len(answer) for answer in answers]
    return max(lengths) - min(lengths)


def test_sixty_two_cards() -> None:
    """Q01 to Q62 in order, each with a town and one question of each kind."""
    assert [card["id"] for card in CARDS] == [f"Q{number:02}" for number in range(1, 63)]
    assert all(list(card) == ["id", "town", *CATEGORIES] for card in CARDS)


def test_towns() -> None:
    """Every town of the board at least twice, Lille and Paris once each."""
    towns = Counter(card["town"] for card in CARDS)
    assert len(BOARD_TOWNS) == 23
    assert all(towns[town] >= 2 for town in BOARD_TOWNS)
    assert towns["Lille"] == towns["Paris"] == 1


@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_tourism_is_about_the_town(card: dict[str, Any]) -> None:
    """The question names its town (Clermont-Ferrand may be called Clermont)."""
    for lang in LANGUAGES:
        assert card["town"].split("-Ferrand")[0] in card["tourism"][lang]["q"], lang


@pytest.mark.parametrize("question", QUESTIONS)
def test_schema(question: dict[str, Any]) -> None:
    """Difficulty, right place, source, and in both languages a question, three answers, an explanation."""
    assert list(question) == ["difficulty", "right", "source", *LANGUAGES]
    assert question["difficulty"] in (1, 2, 3)
    assert question["right"] in (0, 1, 2)
    assert question["source"].strip()
    for lang in LANGUAGES:
        wording = question[lang]
        assert list(wording) == ["q", "a", "why"]
        assert len(wording["a"]) == len({answer.casefold() for answer in wording["a"]}) == 3


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lengths(question: dict[str, Any], lang: str) -> None:
    """Texts fit their card, and no answer stands out by its length."""
    wording = question[lang]
    assert 0 < len(wording["q"]) <= LONGEST_QUESTION
    assert 0 < len(wording["why"]) <= LONGEST_WHY
    assert all(0 < len(answer) <= LONGEST_ANSWER for answer in wording["a"])
    assert spread(wording["a"]) <= SPREAD


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(question: dict[str, Any], lang: str) -> None:
    """Straight apostrophes, plain single spaces; French: a space before ? ; : and inside « »; English: none."""
    wording = question[lang]
    for text in (wording["q"], *wording["a"], wording["why"]):
        assert text == " ".join(text.split(" ")).strip() == unicodedata.normalize("NFC", text)
        assert not re.search(r"[\u00a0\u202f’‘“”|<>\n\t]|  ", text)
        if lang == "fr":
            assert not re.search(r"[^ ][?!:;»]|«[^ ]|\"", text)
        else:
            assert not re.search(r" [?!:;]|[«»]", text)
    assert wording["q"].endswith(" ?" if lang == "fr" else "?")
    assert wording["why"].endswith(".")
    assert not any(answer.endswith(".") for answer in wording["a"])
    assert all(text[0].isupper() or text[0].isdigit() for text in (wording["q"], *wording["a"], wording["why"]))


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_expires(question: dict[str, Any], lang: str) -> None:
    """A question asks for a closed fact, not for what is so at present or for a superlative."""
    assert not re.search(EXPIRING, question[lang]["q"], re.IGNORECASE)


@pytest.mark.parametrize("question", QUESTIONS)
def test_numbers_agree(question: dict[str, Any]) -> None:
    """Answers that are numbers are the same in both languages, so that their order is."""
    for french, english in zip(question["fr"]["a"], question["en"]["a"], strict=True):
        if french.isdigit() or english.isdigit():
            assert french == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_question_twice(lang: str) -> None:
    """No two questions and no two explanations have the same text."""
    for part in ("q", "why"):
        texts = [question[lang][part].casefold() for question in ALL]
        assert len(texts) == len(set(texts)) == 124


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_right_answer_twice(lang: str) -> None:
    """No two questions have the same right answer, so that none is learnt from another."""
    answers = Counter(question[lang]["a"][question["right"]].casefold() for question in ALL)
    assert [answer for answer, times in answers.items() if times > 1] == []


def test_difficulty_is_balanced() -> None:
    """About two in five easy, two in five medium, one in five hard; no kind of question without any of them."""
    share = {difficulty: times / len(ALL) for difficulty, times in count("difficulty").items()}
    assert 0.36 <= share[1] <= 0.44
    assert 0.36 <= share[2] <= 0.44
    assert 0.15 <= share[3] <= 0.24
    for category in CATEGORIES:
        assert {card[category]["difficulty"] for card in CARDS} == {1, 2, 3}


def test_right_places_are_balanced() -> None:
    """Each place is right in 30 to 37 % of the questions."""
    share = {place: times / len(ALL) for place, times in count("right").items()}
    assert set(share) == {0, 1, 2}
    assert all(0.30 <= part <= 0.37 for part in share.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_length_does_not_betray(lang: str) -> None:
    """The right answer is the one longest, or the one shortest, in less than half of the questions."""
    for pick in (max, min):
        standing_out = 0
        for question in ALL:
            lengths = [len(answer) for answer in question[lang]["a"]]
            extreme = pick(lengths)
            standing_out += lengths[question["right"]] == extreme and lengths.count(extreme) == 1
        assert standing_out < len(ALL) / 2


def count(key: str) -> Counter[int]:
    """How often each value of a key occurs among all questions."""
    return Counter(question[key] for question in ALL)
