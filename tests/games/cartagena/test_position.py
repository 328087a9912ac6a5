"""Position texts of Cartagena: what may be left out, and what cannot be."""

import re

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.game import NoChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.cartagena.game import GAME
from tablee.games.cartagena.shapes import CartagenaView, Reach
from tests.games.cartagena.scenes import Scene

FIRST = "cartagena 1, 2 players, everything\n"
WORD = re.compile(r"[a-z]+")


def test_an_empty_text_is_the_beginning_without_cards() -> None:
    """Sections 1A to 6A, all pirates at the start, seat 0 on turn, all cards in the pile."""
    assert Scene("").line("track").split(" / ") == [
        "bottle pistol hat skull dagger key",
        "dagger bottle key pistol hat skull",
        "hat key pistol bottle skull dagger",
        "key bottle skull dagger hat pistol",
        "pistol key dagger hat skull bottle",
        "hat dagger key bottle pistol skull",
    ]
    assert Scene("").show().splitlines()[3:] == [
        "turn: 0",
        "actions: 3",
        "turns: 0",
        "idle: 0",
        "pirates 0: start ×5",
        "pirates 1: start ×5",
        "hand 0:",
        "hand 1:",
        "pile: 102",
        "discard:",
    ]


def test_sections_by_name_or_by_symbols() -> None:
    """`layout` names the sections, `track` spells them; the mark between them may be missing."""
    named = Scene("layout: 6Br 5A 4B 3Ar 2B 1A")
    track = named.line("track")
    assert Scene(f"track: {track}").show() == Scene(f"track: {track.replace('/', '')}").show() == named.show()


def test_what_is_not_named_goes_to_the_pile_or_the_discard() -> None:
    """Without a pile line all is in the pile; with one the rest lies in the discard."""
    assert Scene("hand 0: hat ×3").line("pile") == "99"
    assert Scene("hand 0: hat ×17\npile: key").line("discard") == "bottle ×17 pistol ×17 skull ×17 dagger ×17 key ×16"
    assert Scene("pile: 2\ndiscard: bottle ×17 pistol ×17 hat ×17 skull ×17 dagger ×17 key ×15").line("pile") == "2"


def test_a_row_left_out_is_filled() -> None:
    """With the first cards in the order of the symbols; without an open row there is no such line."""
    scene = Scene("hand 0: bottle ×16", {"open_row": "3"})
    assert (scene.line("row"), scene.line("pile")) == ("bottle pistol pistol", "83")
    assert "\nrow:" not in Scene("").show()
    assert "row:\n" in Scene("row:", {"open_row": "3"}).show()


def test_hidden_cards_are_imagined() -> None:
    """Question marks are cards that chance fills in; known ones are among them."""
    text = 'cartagena 1, 2 players, seat 0\noptions: {"open_row":"3"}\nhand 0: key\nhand 1: ? ×3\nknown 1: hat ×2'
    state = GAME.position(text, SeededChance(1))
    assert "hand 1: ? ×3\nknown 1: hat ×2" in GAME.show(state.view(0))
    assert GAME.show(state.view(1)).split("hand 1:")[1].splitlines()[0].count("hat ×") == 1


def test_reach() -> None:
    """The view tells where each pirate of the seat on turn would go, with every symbol and back."""
    view = Scene("pirates 0: 12 12 boat\npirates 1: 8 34\nhand 1: hat").state.view(1)
    assert isinstance(view, CartagenaView)
    assert view.reach == [
        Reach(place=0, ahead=[1, 2, 3, 4, 5, 6], back=None, draws=0),
        Reach(place=12, ahead=[16, 15, 13, 17, 18, 14], back=8, draws=1),
        Reach(place=37, ahead=[], back=34, draws=1),
    ]
    closed = Scene("pirates 0: boat\npirates 1: 8", {"boat_return": "false"}).state.view(1)
    assert isinstance(closed, CartagenaView)
    assert closed.reach[-1] == Reach(place=37, ahead=[], back=None, draws=0)


def test_every_word_of_a_position_is_said() -> None:
    """Symbols, start, boat and endings have their words in both languages, line by line."""
    texts_shown = [
        Scene("hand 0: key\nrow: hat skull\nhand 1: dagger\nknown 1: dagger\npile: bottle", {"open_row": "3"}).show(),
        Scene("pirates 0: 5 boat\npirates 1: 36 boat ×4\nturn: 1\nhand 1: hat").show(),
        *(Scene(f"ended: {ending} -").show() for ending in ("idle", "limit")),
        Scene("pirates 0: boat ×5\nended: boat 0").show(),
    ]
    for lang in LANGUAGES:
        said = texts(GAME, lang)
        for line in "\n".join(text.split("\n", 2)[2] for text in texts_shown).splitlines():
            label, _, words = line.partition(":")
            assert said.label(label)
            for word in WORD.findall(words):
                assert said.has(f"position-{label.rstrip('0123456789 ')}-{word}"), line


@pytest.mark.parametrize(
    "text",
    [
        "hnad 0: hat",
        "hand 0: hat ×18",
        "hand 0: parrot",
        "hand 0: ?\npile: hat",
        "hand 0: hat\nknown 0: key",
        "pirates 0: 5 ×6",
        "pirates 0: 38",
        "pirates 0: cellar",
        "pirates 0: 5 5\npirates 1: 5 5",
        "pirates 0: boat ×5",
        "ended: boat 0",
        "ended: boat -\npirates 0: boat ×5",
        "ended: shipwreck 0",
        "layout: 1A 1B 3A 4A 5A 6A",
        "layout: 1A 2A 3A 4A 5A",
        "layout: 1C 2A 3A 4A 5A 6A",
        "track: bottle pistol",
        "row: hat",
        "pile: 3",
        "turn: 2",
        "turn: one",
        "actions: 0",
        "actions: 4",
        "turns: 200",
        "turns: 9\nidle: 6",
        "turns: 1\nidle: 2",
    ],
)
def test_impossible_texts_are_refused(text: str) -> None:
    """Misspelt labels, cards and places there are not, and numbers that do not add up."""
    with pytest.raises(Mistake):
        GAME.position(FIRST + text, NoChance())
