"""Position texts of Biathlon: what may be left out, and what cannot be."""

import pytest

from tablee.engine.refusal import Mistake
from tests.games.biathlon.scenes import ADVANCED, LONG, Scene, position, skiers


def test_what_is_left_out() -> None:
    """The first skier takes dice in round 1; all wait at the start with fresh boards."""
    assert Scene("", 3).show().splitlines()[2:12] == [
        "phase: take",
        "round: 1",
        "first: nor",
        "turn: nor",
        "skier 0: nor START",
        "columns 0: 0 0 0 0",
        "sprint 0: 0",
        "available 0: 10",
        "endurance 0: Y2 Y2 Y2 Y2 Y2",
        "wax 0: RS RS R1 SP FC P1_or_M1",
    ]


def test_second_skiers_have_lines_of_their_own() -> None:
    """With two players, under the number of their seat."""
    scene = Scene("skier-b 1: rus r4.1\ncolumns-b 1: 0 2 0 0", 2)
    assert (scene.line("skier-b 1"), scene.line("available-b 1"), scene.place(3)) == ("rus r4.1", "8", "r4.1")


def test_dice_not_named_are_available() -> None:
    """Ten in all."""
    scene = Scene("columns 0: 1 2 0 0\nstars 0: 2\nsprint 0: 3")
    assert scene.line("available 0") == "3"


def test_a_colour_alone_is_its_first_slot() -> None:
    """On a track with two yellow slots a number says which."""
    text = "skier 0: gbr START\nskier 2: nor START\n"
    first = Scene(text + "endurance 0: Y Y Y Y Y", options=LONG | ADVANCED)
    assert first.line("endurance 0") == "Y2 Y2 Y2 Y2 Y1"
    second = Scene(text + "endurance 0: Y3 G Y R Y2", options=LONG | ADVANCED)
    assert second.line("endurance 0") == "Y3 G1 Y2 R3 Y2"


def test_a_draft_under_way() -> None:
    """Who set off, who followed whom, who is asked, and what it would cost."""
    scene = Scene(skiers("r8.2", "r7.2", "r6.2") + "columns 0: 0 2 0 0").go("2", "FF").play("draft answer=yes")
    text = "\n".join(scene.show().splitlines()[2:])
    again = Scene(text)
    assert (again.line("leads"), again.line("followed"), again.line("asked")) == ("nor:r8.2 ger:r7.2", "0", "fra")
    assert again.play("draft answer=yes").place(2) == "r8.2"


@pytest.mark.parametrize(
    "text",
    [
        "skeir 0: nor START",
        "skier 0: per START",
        "skier 0: nor r99.1",
        "skier 0: nor r16.1",
        "skier 0: aut START\nskier 1: nor START",
        "skier 0: nor OUT",
        "skier 0: nor FINISH",
        "finished: nor",
        "columns 0: 5 0 0 0",
        "columns 0: 4 4 4 0",
        "columns 0: 1 1",
        "available 0: 9",
        "stars 0: 5",
        "sprint 0: 5",
        "sixes 0: 1",
        "inhand 1: 2",
        "endurance 0: G G G G G",
        "endurance 0: Y Y Y",
        "endurance 0: Y3 Y Y Y Y",
        "wax 0: RS RS RS R1 SP FC",
        "wax 0: RS RS",
        "used 0: 4 3",
        "misses 0: 1",
        "skier 0: nor S16\nmisses 0: 2\nshots 0: miss hit hit hit hit",
        "skier 0: nor S16\nshots 0: miss hit",
        "phase: lunch",
        "phase: step",
        "phase: step\nsteps: 2",
        "phase: shoot",
        "phase: sixes",
        "phase: over",
        "phase: draft",
        "phase: draft\nasked: ger",
        "ended: limit",
        "turn: usa",
        "round: 0",
        "total: x",
        "todo: XX",
        "fired: 1",
        "asked: ger",
        "latest: fly",
        "rolled: six",
    ],
)
def test_impossible_texts_are_refused(text: str) -> None:
    """Misspelt labels, places there are not, dice and markers that do not add up, phases that lack something."""
    with pytest.raises(Mistake):
        position(text, 3)
