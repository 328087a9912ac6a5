"""What the dump of a position of the Tour de France says: ids, and no word of a question."""

import msgspec

from tablee.engine.chance import SeededChance
from tablee.engine.dump import contents, dump
from tablee.engine.shapes import OMNISCIENT, encode
from tablee.games.tour_de_france.game import GAME
from tablee.games.tour_de_france.rules import TourDeFrance
from tablee.games.tour_de_france.rules_settings import Settings
from tests.games.tour_de_france.brought import OWN
from tests.games.tour_de_france.scenes import Scene

ASKED = ("category category=cycling", "question Q01", "answer 2", "answer 0", "answer 1")
MIXED = {"custom_questions": "mixed", "custom_cards": OWN}


def asked() -> Scene:
    """A scene in which a question is open."""
    return Scene("riders: 0 -1 -2 -3").play("roll", "1+3").play(*ASKED)


def test_a_question_is_its_card_its_category_and_the_order_of_its_answers() -> None:
    """And later what was answered; the right answer follows."""
    scene = asked()
    found = contents(scene.state).state
    assert (found["card"], found["category"], found["answers"]) == ("Q01", "cycling", [2, 0, 1])
    assert "given" not in found
    scene.play("answer choice=0")
    assert contents(scene.state).state["given"] == "A"


def test_another_word_of_a_question_changes_no_dump() -> None:
    """The words are read where they are shown."""
    state = asked().state
    before = dump(state)
    fixed = Settings(state.fixed.options)
    old = fixed.asked[state.card]
    fixed.asked[state.card] = [msgspec.structs.replace(one, en="Which other word?") for one in old]
    state.fixed = state.settings = fixed
    assert "Which other word?" in encode(state.view(0)).decode()
    assert dump(state) == before


def test_no_word_of_a_question_is_dumped() -> None:
    """In no moment of a game."""
    state = GAME.new(2, SeededChance(5))
    chance = SeededChance(6)
    seen = 0
    while state.to_act():
        assert isinstance(state, TourDeFrance)
        question = state.question()
        if question is not None:
            seen += 1
            said = dump(state).decode()
            assert not [text for text in (question.fr, question.en, *question.answers_fr) if text in said]
        seat = state.to_act()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))], chance)
    assert seen > 10


def test_a_seat_keeps_the_words_it_saw_whatever_card_it_supposes() -> None:
    """The card behind them is drawn, and so is the right answer."""
    state = asked().state
    view = state.view(2)
    imagined = [GAME.imagine(view, SeededChance(seed)) for seed in range(40)]
    assert all(one.view(2) == view for one in imagined)
    assert len({contents(one).state["card"] for one in imagined}) > 10
    assert {one.view(OMNISCIENT).right for one in imagined} == {0, 1, 2}  # type: ignore[attr-defined]


def test_what_a_seat_supposes_can_be_played_on_and_dumped() -> None:
    """The order of the answers puts the right one of the supposed card in its place."""
    imagined = GAME.imagine(asked().state.view(2), SeededChance(3))
    assert isinstance(imagined, TourDeFrance)
    again = GAME.load(dump(imagined))
    assert isinstance(again, TourDeFrance)
    assert (again.card, again.right) == (imagined.card, imagined.right)


def test_an_answered_question_of_a_sealed_card_is_still_shown() -> None:
    """Its id is told, but a seat has only the words it saw."""
    scene = Scene("riders: 0 -1 -2 -3", 4, MIXED).play("roll", "1+3")
    scene.play("category category=tourism", "question C03", "answer 2", "answer 1", "answer 0").play("answer choice=1")
    view = scene.state.view(3)
    assert GAME.imagine(view, SeededChance(1)).view(3) == view
    assert GAME.imagine(scene.state.view(OMNISCIENT), SeededChance(1)).view(3) == view
