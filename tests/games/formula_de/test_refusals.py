"""Every refusal of Formula Dé is reached, cites its rule, and is said in both languages."""

import re

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.texts import texts
from tablee.games.formula_de.game import GAME
from tests.games.formula_de.scenes import ALONE, TWO_LAPS, Scene, position

SLIP = {"slipstream": "true"}
KEPT = {"keep_lane_on_exit": "always"}
OFFERED = "car 0: 0M5 gear:4\ncar 1: 0M6 gear:4\nphase: slipstream"
EXTRA = "car 0: 0M16 gear:4\ncar 1: 0M17 gear:4\nphase: extra"

# position, options, action, refusal, and a part of the sentence in French (plain) and in English
REACHED = [
    (f"car 0: 1M0 stops:1{ALONE}\nroll: 1", {}, "move to=1L1 brakes=0", "against-arrows FDE-6.3",
     "Les flèches du virage ne mènent pas là", "The arrows of the corner do not lead there"),
    (OFFERED, SLIP, "shift gear=3", "answer-slipstream FDE-15.1",
     "Dites d'abord si vous profitez de l'aspiration.", "First say whether you use the slipstream."),
    (f"car 0: 0L5 brakes:1{ALONE}\nroll: 4", {}, "move to=0L7 brakes=2", "brakes-missing FDE-8.2",
     "Points de frein restants : 1.", "You have only 1 brake points left."),
    ("car 0: 0L5\ncar 1: 0L8\nroll: 3", {}, "move to=0L8 brakes=0", "cell-occupied FDE-4.2",
     "Une autre voiture est sur cette case.", "Another car stands there. Choose a free space."),
    (EXTRA, SLIP, "move to=1R1 brakes=0", "corner-costs-brake FDE-15.2",
     "Payez-le, ou restez avant", "Pay it, or stay before"),
    (EXTRA, SLIP, "move to=1R1 brakes=2", "wrong-distance FDE-4.7",
     "Vous avez lancé 3 ; moins 1 point de frein, cela fait 2,", "You rolled 3; less 1 brake point that is 2, and"),
    (f"car 0: P2 gear:3{ALONE}\nroll: 4", TWO_LAPS, "move to=P6 brakes=0", "ends-early FDE-4.3",
     "Ce chemin s'arrête avant, ou", "That way ends before, or"),
    (f"car 0: 0L5{ALONE}", {}, "move to=0L6 brakes=0", "gear-first FDE-3.1",
     "Choisissez d'abord une vitesse", "First choose a gear"),
    (f"car 0: 0L5 gear:5 fuel:0{ALONE}", {}, "shift gear=3", "gear-not-payable FDE-3.4",
     "que vos points ne le permettent (conso)", "than your points allow (fuel)"),
    (f"car 0: 0L5 gear:5 brakes:0{ALONE}", {}, "shift gear=2", "gear-not-payable FDE-3.4",
     "que vos points ne le permettent (freins)", "than your points allow (brakes)"),
    (f"car 0: 0L5 gear:2{ALONE}", {}, "shift gear=5", "gear-too-high FDE-3.1",
     "Une vitesse à la fois : la 3e est la plus haute", "One gear up at a time: 3rd is the highest"),
    (f"car 0: 0L5 gear:6{ALONE}", {}, "shift gear=1", "gear-too-low FDE-3.3",
     "trois vitesses au plus : la 2e est la plus basse", "At most three gears can be skipped: 2nd is the lowest"),
    (f"car 0: 1M4{ALONE}\nroll: 2", {}, "move to=2R1 brakes=0", "keep-lane FDE-7.2",
     "garde son couloir. Restez", "keeps to its lane. Stay"),
    (f"car 0: 1M4 stops:1{ALONE}\nroll: 2", KEPT, "move to=2R1 brakes=0", "keep-lane FDE-7.7",
     "garde son couloir. Restez", "keeps to its lane. Stay"),
    (f"car 0: 0L5{ALONE}\nroll: 4", {}, "shift gear=2", "move-first FDE-3.5",
     "Vous avez lancé 4 : choisissez où aller.", "You rolled 4: choose a move."),
    (f"car 0: 0L5{ALONE}\nroll: 4", {}, "slipstream take=true", "no-slipstream FDE-15.1",
     "Il n'y a pas d'aspiration", "There is no slipstream"),
    (f"car 0: 0L5 brakes:0{ALONE}\nroll: 4", {}, "move slot=3", "no-such-option FDE-4.5",
     "Il n'y a que 3 coups à choisir.", "There are only 3 moves to choose from."),
    (f"car 0: 0L5{ALONE}\nroll: 2", {}, "move to=0L5 brakes=2", "one-cell-at-least FDE-8.1",
     "moins de points de frein que les 2 lancés", "fewer brake points than the 2 you rolled"),
    (f"car 0: 22R2{ALONE}\nroll: 2", {}, "move to=P1 brakes=0", "pits-closed FDE-12.1",
     "(vous êtes au tour 1)", "(you are in lap 1)"),
    (f"car 0: 13M9 stops:1{ALONE}\nroll: 4", {}, "move to=14M1 brakes=0", "stops-missing FDE-7.5",
     "Ce serait sortir du virage avec deux arrêts", "That would leave the corner with two"),
    (f"car 0: P3 gear:0 long_stop served{ALONE}", TWO_LAPS, "shift gear=4", "third-at-most FDE-12.6",
     "Après un arrêt long on choisit la 1re, la 2e ou la 3e.", "After a long stop you choose 1st, 2nd or 3rd gear."),
    (f"car 0: 0L5{ALONE}\nroll: 5", {}, "move to=0L9 brakes=0", "too-many-changes FDE-5.1",
     "sauf pour éviter une voiture. Choisissez", "unless a car is in the way. Choose"),
    (f"car 0: 0L15 tyres:3{ALONE}\nroll: 12", {}, "move to=2L3 brakes=0", "tyres-missing FDE-7.5",
     "Aller là coûte 4 points de pneus, il vous en reste 3.", "Going there costs 4 tyre points, and you have 3."),
    ("car 0: 0R17\ncar 1: 0M17\ncar 2: 2R1\nroll: 7", {}, "move to=2R2 brakes=0", "way-blocked FDE-4.2",
     "D'autres voitures barrent le chemin.", "Other cars block the way."),
    (f"car 0: 0L5{ALONE}\nroll: 3", {}, "move to=0L9 brakes=1", "wrong-distance FDE-4.7",
     "Vous avez lancé 3 ; moins 1 point de frein, cela fait 2,", "You rolled 3; less 1 brake point that is 2, and"),
    (f"car 0: 0L5{ALONE}\nroll: 3", {}, "move to=finish brakes=0", "wrong-distance FDE-4.7",
     "et cette case n'est pas à cette distance", "and this space is not that far away"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "options", "action", "refusal", "french", "english"), REACHED, ids=[row[3].split()[0] for row in REACHED]
)
def test_refusals(text: str, options: dict[str, object], action: str, refusal: str, french: str, english: str) -> None:
    """Each code in its position, with its rule and its sentences."""
    scene = Scene(text, options, 3 if "car 2" in text else 2)
    assert scene.refusal(action) == refusal
    refused = GAME.why_not_named(scene.state, scene.seat, action)
    assert refused is not None
    assert french in plain(texts(GAME, "fr").refusal(refused))
    assert english in texts(GAME, "en").refusal(refused)


def test_after_a_spin_only_the_first() -> None:
    """The gear after a spin is chosen by itself; whoever asks hears the rule."""
    race = Scene("car 0: 0L5 gear:0 spun\ncar 1: 0M9\nturn: 2\nroll: 1").race
    assert race.forbids_gear(0, 1) is None
    refused = race.forbids_gear(0, 2)
    assert refused is not None
    assert (refused.code, refused.rule) == ("first-after-spin", "FDE-7.4")
    assert plain(texts(GAME, "fr").refusal(refused)) == "Après un tête-à-queue on repart en 1re."


def test_every_code_is_reached() -> None:
    """The positions above reach all codes that the game declares."""
    assert {row[3].split()[0] for row in REACHED} | {"first-after-spin"} == set(GAME.refusals)


def test_who_is_not_on_turn_hears_only_that() -> None:
    """Also for a move that has no number."""
    state = position("car 0: 0L5\ncar 1: 0M9\nroll: 3")
    for action in ("move to=0L8 brakes=0", "move to=8M0 brakes=0", "shift gear=1", "slipstream take=true"):
        refused = GAME.why_not_named(state, 1, action)
        assert refused is not None
        assert refused.code == "not-your-decision"


def test_names() -> None:
    """A move is named by its end and brakes; its slot is understood too."""
    state = position(f"car 0: 0L5{ALONE}\nroll: 3")
    assert GAME.parse(state, " move  to=0L7 brakes=1 ") == GAME.parse(state, "move slot=3") == 9
    assert GAME.named(state, 9) == "move to=0L7 brakes=1"
    assert GAME.named(state, 200) == "move slot=194"


@pytest.mark.parametrize(
    "text",
    ["move", "move to=0L7", "move to=99L7 brakes=0", "move to=0L7 brakes=x", "move to=0L7 brakes=12", "shift gear=7",
     "slipstream", "fly", ""],
)  # fmt: skip
def test_nonsense_is_a_mistake(text: str) -> None:
    """What names no cell, gear or number is no refusal of a rule."""
    with pytest.raises(Mistake):
        GAME.why_not_named(position(f"car 0: 0L5{ALONE}\nroll: 3"), 0, text)


def test_a_refusal_agrees_with_the_list() -> None:
    """Of all ends and brakes exactly those of the list are not refused."""
    for text, options in (
        (f"car 0: 21R1 gear:3{ALONE}\nroll: 5", TWO_LAPS),
        ("car 0: 0R14 gear:3\ncar 1: 1R1\nroll: 8", {}),
        (EXTRA, SLIP),
    ):
        scene = Scene(text, options)
        offered = {(move.to, move.brakes) for move in scene.view.moves}
        for to in (*scene.race.track.names, "finish"):
            for brakes in range(4):
                refused = GAME.why_not_named(scene.state, 0, f"move to={to} brakes={brakes}")
                assert (refused is None) == ((to, brakes) in offered), (to, brakes, refused)


def plain(text: str) -> str:
    """A sentence with plain apostrophes and spaces; French typography is demanded on the way."""
    assert not re.search(r"'| [:;?!»]", text)
    return text.replace("’", "'").replace("\u202f", " ")
