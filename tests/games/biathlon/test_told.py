"""How a race is told: by the names of the players; of nations only where somebody has two skiers."""

import re

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.texts import texts
from tablee.games.biathlon.game import GAME

NAMES = ["Ana", "Gus", "Lise", "Mila", "Théo"]
SPACE = re.compile(r"\b(?:r\d+\.\d|[SP]\d+)\b")


def race(players: int, lang: str) -> list[tuple[str, str]]:
    """The kinds and sentences of a race in which everybody does anything."""
    chance = SeededChance(5)
    match = Match(GAME, players, chance, names=NAMES[:players])
    while not match.is_over():
        seat = match.to_act()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.uniform(len(legal))])
    return [(told.event.kind, texts(GAME, lang).event(told.event, NAMES)) for _, told in match.told]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_sentence_names_a_space(lang: str) -> None:
    """Nobody can see what r5.2 is."""
    assert not [sentence for _, sentence in race(3, lang) if SPACE.search(sentence)]


@pytest.mark.parametrize(("players", "is_named"), [(2, True), (3, False)])
def test_a_nation_stands_after_a_name_only_where_it_says_something(players: int, is_named: bool) -> None:
    """With two skiers each one must know which; else the name is enough."""
    said = [sentence for kind, sentence in race(players, "fr") if kind == "column_taken"]
    assert said
    assert all(("(" in sentence) == is_named for sentence in said)


def test_a_draft_names_who_is_followed() -> None:
    """In French with its elision: « l’aspiration d’Ana »."""
    said = [sentence for kind, sentence in race(4, "fr") if kind in ("draft_taken", "draft_refused")]
    assert said
    assert all(re.search(r"(aspiration (?:de |d’)|ne suit pas )(Ana|Gus|Lise|Mila)\.$", one) for one in said)
