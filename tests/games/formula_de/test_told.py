"""How a race is told: one line for a turn, in names, corners and distances, never by the names of cells."""

import re

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.texts import texts
from tablee.games.formula_de.game import GAME
from tests.games.formula_de.scenes import ALONE, Scene

CELL = re.compile(r"\b(?:\d+[LMR]\d+|P\d+)\b")
SLIP = {"slipstream": "true"}


def plain(sentences: list[str]) -> list[str]:
    """Without the narrow spaces of French."""
    return [sentence.replace("\u202f", " ") for sentence in sentences]


def test_a_turn_is_one_line() -> None:
    """The gear and its die are told with the move."""
    scene = Scene(f"car 0: 0R14 gear:3{ALONE}").play("shift gear=4", "gear4 12")
    assert scene.told_in("fr") == scene.told_in("en") == []
    scene.play("move to=1R3 brakes=1")
    assert plain(scene.told_in("fr")) == ["Ana fait 12 en 4e (1 point de frein) et s’arrête au Môle, 1 sur 1."]
    assert plain(scene.told_in("fr", viewer=0)) == [
        "Vous faites 12 en 4e (1 point de frein) et vous arrêtez au Môle, 1 sur 1."
    ]
    assert scene.told_in("en") == ["Ana rolls 12 in 4th (1 brake point) and stops at Le Môle, 1 of 1."]


def test_in_a_straight_the_next_corner_counts() -> None:
    """So many cells before it."""
    scene = Scene(f"car 0: 0L5 gear:1{ALONE}\nroll: 3").play("move to=0L8 brakes=0")
    assert scene.told_in("fr") == ["Ana fait 3 en 1re, à 10 cases du Môle."]
    assert scene.told_in("en", viewer=0) == ["You roll 3 in 1st, 10 spaces before Le Môle."]


def test_gears_that_are_paid_for_are_told() -> None:
    """Skipping one costs fuel."""
    scene = Scene(f"car 0: 0L5 gear:4{ALONE}").play("shift gear=2", "gear2 3")
    assert plain(scene.told_in("fr")) == ["Ana rétrograde en 2e : 1 conso."]


def test_drivers_are_named() -> None:
    """Two cars that touch are those of their drivers."""
    scene = Scene("car 0: 0L5\ncar 1: 0M7\nroll: 2").play("move to=0L7 brakes=0", "black 1")
    assert "Ana et Gus s’accrochent : un point de carrosserie chacun." in plain(scene.told_in("fr"))
    assert "Ana and Gus touch: both lose a body point." in scene.told_in("en")


def test_a_driver_of_two_cars_is_told_with_their_numbers() -> None:
    """Only then."""
    match = Match(GAME, 2, SeededChance(1), {"cars_per_player": "2"}, names=["Ana", "Gus"])
    told = [texts(GAME, "fr").event(one.event, ["Ana", "Gus"]) for _, one in match.told]
    assert any(sentence.startswith("Gus (voiture 4) part ") for sentence in told)


def test_a_slipstream_is_told_before_its_stop() -> None:
    """A turn that may go on has not stopped."""
    scene = Scene("car 0: 0M14 gear:4\ncar 1: 0M16 gear:4\nroll: 1", SLIP).play("move to=0M15 brakes=0")
    assert scene.told_in("fr") == ["Ana fait 1 en 4e, à 3 cases du Môle."]
    assert plain(scene.play("slipstream take=true").told_in("fr")) == ["Ana prend l’aspiration derrière Gus."]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_no_sentence_names_a_cell(seed: int) -> None:
    """Whatever happens in a race with all of its dangers."""
    options = {"slipstream": "true", "road_handling": "true", "laps": "2", "cars_per_player": "2"}
    chance = SeededChance(seed)
    match = Match(GAME, 4, chance, options, names=["Ana", "Gus", "Lise", "Malik"])
    while not match.is_over():
        (seat,) = match.to_act()
        legal = match.legal(seat)
        match.play(seat, legal[chance.uniform(len(legal))])
    for lang in ("fr", "en"):
        sentences = [texts(GAME, lang).event(one.event, match.names) for _, one in match.told]
        assert not [sentence for sentence in sentences if CELL.search(sentence)]
        assert len([sentence for sentence in sentences if sentence]) < len(match.entries)


def test_overtaking_is_told() -> None:
    """So many cars; or the lead, if nobody is ahead any more."""
    field = "car 0: 0L2 gear:3\ncar 1: 0M6 gear:3\ncar 2: 0R7 gear:3\ncar 3: 0R12 gear:3\nroll: 7"
    scene = Scene(field, players=4).play("move to=0L9 brakes=0")
    assert scene.told_in("fr", viewer=0) == ["Vous faites 7 en 3e, doublez 2 voitures, à 9 cases du Môle."]
    assert scene.told_in("en") == ["Ana rolls 7 in 3rd, overtakes 2 cars, 9 spaces before Le Môle."]
    scene = Scene("car 0: 0L2 gear:3\ncar 1: 0M6 gear:3\nroll: 7").play("move to=0L9 brakes=0")
    assert scene.told_in("fr") == ["Ana fait 7 en 3e, prend la tête, à 9 cases du Môle."]


def test_a_photo_finish_is_told() -> None:
    """Somebody who is three cells behind at most, in the same lap."""
    close = "car 0: 22L16 gear:3\ncar 1: 22M15 gear:3\nroll: 7"
    scene = Scene(close).play("move to=finish brakes=0")
    assert plain(scene.told_in("fr")) == [
        "Ana fait 7 en 3e.",
        "Ana franchit l’arrivée en 1re position ! Photo-finish : Gus n’est qu’à 2 cases.",
    ]
    scene = Scene(close.replace("22M15", "22M2")).play("move to=finish brakes=0")
    assert plain(scene.told_in("fr"))[-1] == "Ana franchit l’arrivée en 1re position !"
