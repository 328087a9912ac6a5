"""The data of the Tour de France: road, decks, questions, actions (docs/rules/tour-de-france.md, sections 2, 7)."""

from collections import Counter
from itertools import pairwise
from math import dist

import pytest

from tablee.engine.texts import LANGUAGES, texts
from tablee.games.tour_de_france import questions
from tablee.games.tour_de_france.board import BOARD, CARDS, SPACE_AT
from tablee.games.tour_de_france.game import GAME
from tablee.games.tour_de_france.rules_actions import ACCEPT, ANSWER, CATEGORY, DONE, JOKER, NO_ANSWER, PLAY, ROLL

BOARD_TOWNS = 23
MOST_CARDS = 62


def test_the_road_has_all_its_spaces() -> None:
    """106 of them without a gap, as many of each type as section 2.2 says, all on the map."""
    assert [space.pos for space in BOARD.spaces] == list(range(-5, 101))
    assert Counter(space.type for space in BOARD.spaces) == {
        "prologue": 6,
        "town": BOARD_TOWNS,
        "polka": 13,
        "green": 13,
        "white": 10,
        "crash": 4,
        "puncture": 5,
        "chain": 4,
        "strategy": 9,
        "surprise": 15,
        "time_trial": 3,
        "finish": 1,
    }
    assert all(0 < space.x < BOARD.width and 0 < space.y < BOARD.height for space in BOARD.spaces)
    assert [space.pos for space in BOARD.spaces if space.champs] == list(range(92, 101))


def test_spaces_do_not_cover_each_other() -> None:
    """At least 32 from centre to centre, at most 58 from one to the next."""
    places = [(space.x, space.y) for space in BOARD.spaces]
    assert min(dist(one, other) for number, one in enumerate(places) for other in places[:number]) >= 32
    assert max(dist(one, other) for one, other in pairwise(places)) <= 58.5


def test_stages_cover_the_road() -> None:
    """24 of them, from town to town; climbs lie in mountains and hills, sprints in plains and hills."""
    assert len(BOARD.stages) == 24
    for one, other in pairwise(BOARD.stages):
        assert (one.last + 1, one.end) == (other.first, other.start)
    for stage in BOARD.stages:
        kinds = {SPACE_AT[pos].type for pos in range(stage.first, stage.last + 1)}
        assert all(SPACE_AT[pos].stage == stage.id for pos in range(stage.first, stage.last + 1))
        assert "polka" not in kinds or stage.terrain in ("mountain", "hills")
        assert "green" not in kinds or stage.terrain in ("flat", "hills")


def test_colours_of_pawns() -> None:
    """Six, all different."""
    assert len(set(BOARD.pawns)) == 6


@pytest.mark.parametrize(("deck", "count", "total"), [("polka", 16, 92), ("green", 16, 185), ("white", 13, 145)])
def test_point_cards(deck: str, count: int, total: int) -> None:
    """Counts and sums of section 2.3."""
    points = CARDS.points[deck]
    assert sum(points.copies) == count
    assert sum(value * copies for value, copies in zip(points.values, points.copies, strict=True)) == total


def test_strategy_cards() -> None:
    """24 with or without signs; the same number of each value."""
    free, printed = CARDS.strategy["free"], CARDS.strategy["printed"]
    assert (sum(free.copies), sum(printed.copies)) == (24, 24)
    assert sum(printed.copies[:4]) == 12
    assert [plus + minus for plus, minus in zip(printed.copies[:4], printed.copies[4:], strict=True)] == free.copies


def test_surprise_cards() -> None:
    """13 favourable, 13 unfavourable, 4 Jokers."""
    assert sum(card.copies for card in CARDS.surprise) == 30
    joker = CARDS.surprise[-1]
    assert (joker.id, joker.copies) == ("JOKER", 4)
    assert [card.favourable for card in CARDS.surprise[:-1]] == [True] * 13 + [False] * 13


@pytest.mark.parametrize("lang", LANGUAGES)
def test_spaces_and_cards_have_words(lang: str) -> None:
    """A name for every space, a text and a title for every surprise, in good typography."""
    said = texts(GAME, lang)
    for space in BOARD.spaces:
        word = said.text(f"space-{space.pos}")
        assert space.name.replace("'", "’") in word or space.type in ("prologue", "finish")
        assert space.pos < 1 or str(space.pos) in word
    for card in CARDS.surprise:
        assert said.text(f"card-{card.id}")
        assert said.text(f"title-{card.id}")
    numbers = {card.id: abs(card.number) for card in CARDS.surprise if card.effect == "move"}
    for name, number in numbers.items():
        assert number == 1 or str(number) in said.text(f"card-{name}")


# Questions: whatever their number ---------------------------------------------------------------------


def test_question_cards_are_numbered() -> None:
    """From Q01 on, at most 62."""
    assert [f"Q{number:02}" for number in range(1, len(questions.CARDS) + 1)] == questions.IDS
    assert 8 <= len(questions.CARDS) <= MOST_CARDS


@pytest.mark.parametrize("card", questions.CARDS, ids=questions.IDS)
def test_a_question_card_is_in_order(card: questions.Card) -> None:
    """Both questions in both languages, three different answers of fair length, a source."""
    for question in (card.tourism, card.cycling):
        assert question is not None
        assert question.fr is not None
        assert question.en is not None
        assert question.source
        assert questions.check_question(card.id, question) == []
    assert card.town


def test_the_first_eight_cards_are_those_of_the_specification() -> None:
    """Examples and tests rely on them."""
    towns = ["Strasbourg", "Reims", "Lyon", "Pau", "Saint-Malo", "Clermont-Ferrand", "Marseille", "Besançon"]
    assert [card.town for card in questions.CARDS[:8]] == towns


def test_what_is_read_keeps_one_space_between_words() -> None:
    """So that a position text reads as it was written, hard spaces too."""
    card = questions.Card("C01", "", questions.Question(1, 0, "", questions.Wording("Qui\u00a0 ?", ["a", " b", "c"])))
    asked = questions.asked(card, "cycling")
    assert (asked.category, asked.fr, asked.en) == ("tourism", "Qui ?", "(fr) Qui ?")
    assert asked.answers_en == ["a", "b", "c"]


# Actions ----------------------------------------------------------------------------------------------


def test_action_numbers() -> None:
    """The flat action space of section 7."""
    names = GAME.actions.named
    assert len(set(names)) == len(names) == 18
    assert (ROLL, PLAY, DONE, CATEGORY, ANSWER, NO_ANSWER, JOKER, ACCEPT) == (0, 1, 9, 10, 12, 15, 16, 17)
    assert (names[0], names[1], names[2], names[8]) == (
        "roll",
        "play value=1 sign=plus",
        "play value=1 sign=minus",
        "play value=4 sign=minus",
    )
    assert names[9:] == [
        "done",
        "category category=tourism",
        "category category=cycling",
        "answer choice=0",
        "answer choice=1",
        "answer choice=2",
        "no_answer",
        "joker",
        "accept",
    ]
    assert GAME.actions.clock_only == {NO_ANSWER}


def test_the_longest_game() -> None:
    """200 rounds of six riders, with an extra turn each, in which all cards are played."""
    assert GAME.longest == 200 * 6 * 2 * (1 + 24 + 6 + 3)
