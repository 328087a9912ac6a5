"""The data of Médailles: athletes, table, action numbers (docs/rules/medailles.md, sections 2 and 7)."""

import re
from itertools import pairwise

import pytest

from tablee.engine import wording
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.medailles.board import ATHLETES, BOARD, CARDS, DISCIPLINE_OF, DISCIPLINES
from tablee.games.medailles.game import GAME
from tablee.games.medailles.rules_actions import (
    ATTEMPT,
    COUNTER,
    DISCARD,
    DISCIPLINE_COUNT,
    ENTRIES,
    METALS,
    OUTBID,
    PASS,
    PLACES,
    SWAP,
)
from tablee.games.medailles.rules_cards import CARD_COUNT
from tablee.games.medailles.shapes import MedaillesView
from tests.games.medailles.scenes import position


def test_nine_sports_of_seven_athletes() -> None:
    """63 cards, 27 medals, 63 different people from 47 nations."""
    assert (len(CARDS), len(DISCIPLINES)) == (CARD_COUNT, DISCIPLINE_COUNT) == (63, 9)
    assert DISCIPLINE_COUNT * METALS == 27
    assert all(len(discipline.athletes) == 7 for discipline in BOARD.disciplines)
    assert len({athlete.name for athlete in ATHLETES}) == 63
    nations = {athlete.nation for athlete in ATHLETES}
    assert len(nations) == 47
    assert all(re.fullmatch("[A-Z]{3}", nation) for nation in nations)
    for card, discipline in zip(CARDS, DISCIPLINE_OF, strict=True):
        assert re.fullmatch(DISCIPLINES[discipline] + "-[1-7]", card)


def test_colours_and_slugs_tell_the_sports_apart() -> None:
    """No two alike."""
    assert len({discipline.color for discipline in BOARD.disciplines}) == 9
    assert all(re.fullmatch("#[0-9a-f]{6}", discipline.color) for discipline in BOARD.disciplines)
    assert len({discipline.slug for discipline in BOARD.disciplines}) == 9


def test_the_places_of_the_centre_do_not_overlap() -> None:
    """Four of them in a row, beside pile and pot, on the table."""
    assert len(BOARD.places) == PLACES
    for left, right in pairwise(BOARD.places):
        assert right.x - left.x >= BOARD.card.width
    assert BOARD.pot.x < BOARD.places[0].x
    assert BOARD.medals.right <= BOARD.width
    assert BOARD.hand <= BOARD.height


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_said_with_name_and_sport(lang: str) -> None:
    """The words of a card are those of the data."""
    said = texts(GAME, lang)
    for athlete, discipline in zip(ATHLETES, DISCIPLINE_OF, strict=True):
        sport = said.text(f"discipline-{DISCIPLINES[discipline]}")
        assert said.text(f"card-{athlete.id}") == f"{athlete.name.replace(chr(39), '’')} ({sport})"


def test_action_numbers() -> None:
    """The flat action space of section 7."""
    names = GAME.actions.named
    assert len(set(names)) == len(ENTRIES) == 76
    assert (DISCARD, ATTEMPT, PASS, COUNTER, OUTBID + 2, OUTBID + 3, SWAP) == (0, 9, 36, 37, 38, 39, 40)
    assert (names[0], names[8]) == ("discard discipline=NAT", "discard discipline=ARC")
    assert (names[9], names[35]) == ("attempt discipline=NAT k=1", "attempt discipline=ARC k=3")
    assert names[36:40] == ["pass", "counter", "outbid k=2", "outbid k=3"]
    assert (names[40], names[43], names[75]) == (
        "swap discipline=NAT place=0",
        "swap discipline=NAT place=3",
        "swap discipline=ARC place=3",
    )
    for discipline in range(9):
        assert names[ATTEMPT + 3 * discipline + 1] == f"attempt discipline={DISCIPLINES[discipline]} k=2"
        assert names[SWAP + 4 * discipline + 2] == f"swap discipline={DISCIPLINES[discipline]} place=2"


def test_the_longest_game() -> None:
    """Section 11: with five players at most 34 turns and 15 last ones, in each of which all decide."""
    assert GAME.longest == (34 + 15) * 5


@pytest.mark.parametrize(
    ("text", "line", "you", "other"),
    [
        (
            "hand 0: NAT",
            "en cours",
            "Tentez une médaille, ou défaussez une carte.",
            "Ana tente une médaille ou défausse",
        ),
        (
            "phase: final 3\nhand 0: NAT",
            "derniers tours, 3",
            "Derniers tours : tentez",
            "Ana tente une médaille, échange",
        ),
        (
            "turn: 1\nhand 0: GYM\ncentre: NAT\ncontest: NAT\nbid 1: NAT\nasked: 0",
            "en cours",
            "Répondez à l’enchère : passez, contrez ou surenchérissez.",
            "Ana répond à l’enchère.",
        ),
    ],
)
def test_what_a_position_asks_is_said(text: str, line: str, you: str, other: str) -> None:
    """Phases have words of their own, and so has what is expected of whom."""
    state = position(text, 2)
    lines = GAME.show_lines(state.view(0)).lines
    said = texts(GAME, "fr")
    assert wording.line(said, "phase", lines["phase"]) == line
    assert (
        wording.asked(said, lines, [0], 0, ["Ana", "Ben"]).replace("\u202f", " ").replace("\u00a0", " ").startswith(you)
    )
    assert wording.asked(said, lines, [0], 1, ["Ana", "Ben"]).startswith(other)


@pytest.mark.parametrize(
    ("options", "target", "partners"),
    [
        ({}, 5, [None, None, None, None]),
        ({"teams": "2v2"}, 7, [2, 3, 0, 1]),
        ({"teams": "2v2", "medal_target": "4"}, 4, [2, 3, 0, 1]),
    ],
)
def test_a_view_says_how_many_medals_end_it_and_who_is_whose_partner(
    options: dict[str, str], target: int, partners: list[int | None]
) -> None:
    """Five, or seven for two partners, unless the table wants another number (MED-8.1, MED-7.2)."""
    view = position("phase: final 3\nhand 0: NAT", 4, options).view(0)
    assert isinstance(view, MedaillesView)
    assert (view.target, view.partners) == (target, partners)
    assert GAME.read(GAME.show(view)) == view
