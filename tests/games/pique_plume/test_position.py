"""Position texts of Pique Plume: what may be left out, and what cannot be."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.engine.wording import asked, line
from tablee.games.pique_plume.game import GAME
from tests.games.pique_plume.scenes import Scene

FIRST = "pique-plume 1, 3 players, everything\n"


def test_an_empty_text_is_the_test_layout() -> None:
    """Pictures in order, one feather each, all pieces out of the way."""
    pictures = "COCK CHICK NEST FRIED_EGG SNAIL EARTHWORM CATERPILLAR HEDGEHOG RABBIT FLOWER FEATHER CORN_COB"
    assert Scene("", 2).show().splitlines()[2:] == [
        f"ring: {pictures} {pictures}",
        f"yard: {pictures}",
        "bird 0: 14",
        "target 0: CATERPILLAR",
        "feathers 0: RED",
        "dropping 0: 16",
        "bird 1: 15",
        "target 1: CATERPILLAR",
        "feathers 1: BLUE",
        "dropping 1: 17",
        "goal: 2",
        "turn: 0",
        "turns: 0",
    ]


def test_what_is_named_is_not_in_the_way() -> None:
    """Pieces left out take the free eggs from 14 on, birds first."""
    scene = Scene("bird 0: 15\ndropping 1: -", 3)
    assert (scene.lines("bird"), scene.lines("dropping")) == ("15, 14, 16", "17, -, 18")


def test_the_yard_of_a_seat_is_imagined() -> None:
    """A seat sees the tile that is shown; all twelve slots of the imagined state are filled."""
    text = "pique-plume 1, 3 players, seat 0\nyard: ? ? SNAIL ? ? ? ? ? ? ? ? ?\nshowing: 2"
    state = GAME.position(text, SeededChance(1))
    yard = state.view(-2).yard  # type: ignore[attr-defined]
    assert (len(set(yard)), None in yard, yard[2]) == (12, False, "SNAIL")


def test_notes_name_what_is_remembered() -> None:
    """A bot's notes stand where the view shows nothing."""
    view = GAME.read("pique-plume 1, 3 players, seat 0")
    state = GAME.imagine(view, SeededChance(1), b"3=SNAIL 7=NEST")
    yard = state.view(-2).yard  # type: ignore[attr-defined]
    assert (yard[3], yard[7], len(set(yard))) == ("SNAIL", "NEST", 12)


def test_people_count_from_one() -> None:
    """Names and records count eggs from 0, sentences and positions in words from 1; a tile is where it lies."""
    said = texts(GAME, "fr")
    assert said.action("flip slot=0") == "Retourner la tuile au milieu, en haut"
    assert (line(said, "bird 0", ["7"]), line(said, "dropping 1", ["-"])) == ("8", "en main")
    scene = Scene("bird 0: 5\nbird 1: 6\ndropping 1: -").flip(7)
    lines = GAME.show_lines(scene.state.view(1)).lines
    assert line(said, "asked", lines["asked"], ["Ana", "Ben"]) == "Ben"
    assert asked(said, lines, [1], 1, ["Ana", "Ben"]).startswith("On vous a doublé")


@pytest.mark.parametrize(
    "text",
    [
        "brid 0: 4",
        "bird 0: 24",
        "bird 0: -1",
        "bird 3: 4",
        "bird 0: 4\ndropping 1: 4",
        "dropping 0: 9\ndropping 1: 9",
        "ring: COCK",
        "ring: " + "COCK " * 24,
        "yard: COCK COCK ? ? ? ? ? ? ? ? ? ?",
        "yard: DRAGON ? ? ? ? ? ? ? ? ? ? ?",
        "yard: ? ? ? ? ? ? ? ? ? ? ? ?\nshowing: 3",
        "showing: 12",
        "feathers 0: RED RED",
        "feathers 0:",
        "feathers 0: RED BLUE YELLOW\nfeathers 1:\nfeathers 2:",
        "feathers 0: GREEN",
        "target 0: COCK",
        "goal: 4",
        "turn: 3",
        "turns: -1",
        "asked: 1",
        "asked: 0\ndropping 0: -",
        "asked: 1 1\ndropping 1: -",
        "asked: 9",
        "ended: feathers",
        "ended: checkmate",
    ],
)
def test_impossible_texts_are_refused(text: str) -> None:
    """Misspelt labels, pieces on one egg, pictures there are not, and numbers that do not add up."""
    with pytest.raises(Mistake):
        GAME.position(FIRST + text, SeededChance(1))
