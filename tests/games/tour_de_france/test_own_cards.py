"""A club's file of question cards: what is absurd in it is named, and no part of it is repeated at length (TDF-5.1)."""

import json
from typing import Any

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.tour_de_france.game import GAME, OWN_CARDS_LIMIT
from tablee.games.tour_de_france.questions import survey


def file_of(question: dict[str, Any] | None = None, wording: dict[str, Any] | None = None, **card: Any) -> str:
    """One card with something changed."""
    words = {"q": "Qui a fondé ce club ?", "a": ["Ana", "Ben", "Zoé"], **(wording or {})}
    asked = {"difficulty": 1, "right": 2, "fr": words, **(question or {})}
    return json.dumps([{"id": "C03", "tourism": asked, **card}])


def test_the_card_is_good_as_it_is() -> None:
    """Before anything is changed."""
    assert not survey(file_of()).faults


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (file_of({"difficulty": 10**30}), ["not-a-card C03"]),
        (file_of({"difficulty": 7}), ["bad-difficulty C03 tourism"]),
        (file_of({"right": -(10**18)}), ["not-a-card C03"]),
        (file_of({"right": 1.5}), ["not-a-card C03"]),
        (file_of({"source": "x" * 241}), ["long-source C03 tourism"]),
        (file_of({"source": "a | b"}), ["forbidden-sign C03 tourism"]),
        (file_of(town="x" * 41), ["long-town C03"]),
        (file_of(town="\u202eLille"), ["forbidden-sign C03"]),
        (file_of(wording={"q": "\u3164"}), ["forbidden-sign C03 tourism fr"]),
        (file_of(wording={"q": " \n "}), ["empty-text C03 tourism fr", "forbidden-sign C03 tourism fr"]),
        (file_of(wording={"why": "e" + "\u0301" * 9}), ["forbidden-sign C03 tourism fr"]),
        (file_of(wording={"a": ["Ana", "Ben\u200b", "Zoé"]}), ["forbidden-sign C03 tourism fr"]),
        (file_of(wording={"a": ["Ana", "Zoe\u0301", "Zoé"]}), ["same-answers C03 tourism fr"]),
        (file_of(wording={"a": ["x" * 41, "Ben", "Zoé"]}), ["long-answer C03 tourism fr"]),
        (file_of(wording={"a": ["Ana"] * 9000}), ["not-three-answers C03 tourism fr", "same-answers C03 tourism fr"]),
        (file_of(id="\u2800"), ["bad-id #1"]),
        (file_of(id="x" * 5000), ["bad-id xxxxxxxxxxxxxxxxxxx…"]),
        (file_of({"y" * 5000: 1}), ["not-a-card C03"]),
        (json.dumps([0] * 30_000), ["card-count"]),
        ("[" * 50_000, ["not-json"]),
        ("[" + "9" * 50_000 + "]", ["not-json"]),
        ("[1e999]", ["not-json"]),
        ('["\\ud800"]', ["not-json"]),
        ('["\ud800"]', ["not-json"]),
        ("{}", ["not-a-list"]),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_absurd_is_named(lang: str, text: str, found: list[str]) -> None:
    """TDF-5.1: each fault with its place, in a sentence of a sensible length; the option does not take the file."""
    assert len(text) <= OWN_CARDS_LIMIT
    faults = survey(text).faults
    assert [f"{fault.code} {fault.where}".strip() for fault in faults] == found
    assert all(len(texts(GAME, lang).text(f"finding-{fault.code}", fault.facts)) < 400 for fault in faults)
    with pytest.raises(Mistake):
        GAME.read_options({"custom_questions": "mixed", "custom_cards": text})
