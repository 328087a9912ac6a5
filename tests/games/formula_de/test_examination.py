"""Circuits that cannot be drawn, or that say something absurd, are refused with what is wrong and where."""

import pytest

from tablee.engine.refusal import Mistake
from tablee.engine.texts import LANGUAGES, texts
from tablee.games.formula_de.examination import LONGEST_TEXT, survey
from tablee.games.formula_de.game import GAME
from tablee.games.formula_de.scenery import scenery
from tests.games.formula_de.brought import changed_circuit, circuit_text, ring, short_circuit, with_points
from tests.games.mutated import bounded

PLATEAU = circuit_text("grand-plateau")
MOLE = '["C", 35.7, [6, 5, 4], 1, [["R", 5]], "Le Môle"]'
TRIANGLE = "[[0, 0, {0}], [10, 0, {0}], [5, 8.66, {0}]]"
EIGHT = "[[0, 0, 3], [45, 36, 3], [45, 0, 3], [0, 36, 3]]"


def said(text: str) -> list[str]:
    """What is wrong with a circuit, in English."""
    return [texts(GAME, "en").text(f"finding-{fault.code}", fault.facts) for fault in survey(text).faults]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (PLATEAU.replace("[68, 29.2, 5]", "[0.5, 29.2, 5]"), "Between point 10, [54, 38.8, 6.5], and the next one"),
        (PLATEAU.replace("[54, 38.8, 6.5]", "[54, 5, 6.5]"), "Between point 10, [54, 5, 6.5], and the next one"),
        (with_points(TRIANGLE.format(50)), "Between point 1, [0, 0, 50], and the next one, [10, 0, 50], there is no"),
        (with_points(TRIANGLE.format(7.42)), "Between point 1, [0, 0, 7.42], and the next one"),
        (with_points("[[5, 5, 0], [5, 5, 0], [5, 5, 0]]"), "Point 1, [5, 5, 0], is the same place as the next one."),
        (with_points("[[0, 0, 3], [50, 0, 3]]"), "The centre line has 2 points; 3 to 99 are allowed."),
        (with_points(f"[{'[0, 0, 3],' * 100}]"), "The centre line has 100 points"),
        (with_points("[[0, 0, 3], [50, 0, 1], [50, 50, 3], [0, 50, 3]]"), "point 2, [50, 0, 1], is too tight"),
        (with_points("[[0, 0, 3], [50, 0, 0], [50, 50, 3], [0, 50, 3]]"), "its radius must be at least 1.08."),
        (with_points("[[0, 0, 3], [50, 0, 1e-320], [99, 0, 3], [50, 50, 3]]"), "point 2, [50, 0, 9.99989e-321]"),
        (with_points(EIGHT), "lies on the road in segment"),
        (with_points("[[0, 0, 3], [0, 50, 3], [50, 50, 3], [50, 0, nan]]"), "must be numbers up to 1,000"),
        (with_points("[[0, 0, 3], [0, 50, 3], [50, 50, 3], [50, 0, -3]]"), "no radius may be negative"),
        (with_points("[[0, 0, 3], [0, inf, 3], [50, 50, 3], [50, 0, 3]]"), "must be numbers up to 1,000"),
        (with_points("[[0, 0, 3], [0, 1e999, 3], [50, 50, 3], [50, 0, 3]]"), "must be numbers up to 1,000"),
        (with_points("[[0, 0, 3], [0, 900, 3], [900, 900, 3], [900, 0, 3]]"), "is 3594.85 long; 1,000 at most."),
        (with_points("[[0, 0, 3], [0, 12, 3], [12, 12, 3], [12, 0, 3]]"), "164.6, but the lap ends at 60.85"),
        (with_points("[[0, 0, 2], [0, 4, 2], [4, 4, 2], [4, 0, 2]]"), "starts at 18; it must start between 0 and"),
        (changed_circuit(('"S", 18.0', '"S", -1.0')), "The first segment starts at -1;"),
        (changed_circuit(('"S", 40.8', '"S", 35.8')), "Segment 1 is 0.10 long; with its number of cells"),
        (changed_circuit((MOLE, MOLE.replace("35.7", "inf"))), "must be numbers up to 1,000"),
        (changed_circuit(("0.72", "0.2")), "A lane is 0.2 wide; 0.5 to 0.8 cell lengths are allowed."),
        (changed_circuit(("0.72", "0.9")), "A lane is 0.9 wide"),
        (changed_circuit(("0.72", "nan")), "A lane is nan wide"),
        (changed_circuit(('"clockwise"', '"counterclockwise"')), "along these points it must be clockwise."),
        (changed_circuit(('"clockwise"', '"sideways"')), "The direction is “sideways”"),
        (changed_circuit((MOLE, MOLE.replace(" 1,", f" {10**30},"))), "Expected `int` <= 1000000"),
        (changed_circuit((MOLE, MOLE.replace(" 1,", f" 0x{'f' * 5000},"))), "Expected `int` <= 1000000"),
        (changed_circuit((MOLE, MOLE.replace(" 1,", f" {'9' * 4400},"))), "This is not TOML"),
        (changed_circuit(("0.72", "9" * 400)), "Number out of range"),
        (changed_circuit((MOLE, MOLE.replace(']], "Le Môle"', ']], "Le Môle", 7'))), "at most length 6"),
        (changed_circuit(('slug = "port-corail"', 'slug = "port-corail\\n"')), "Expected `str` matching regex"),
        (changed_circuit(('fr = "Port-Corail"', 'fr = ""')), "circuit (fr) needs 1 to 40 readable characters"),
        (changed_circuit(('"Coral Harbour"', '"\\u3164"')), "The name of the circuit (en) needs"),
        (changed_circuit(('"Coral Harbour"', f'"{"x" * 41}"')), "The name of the circuit (en) needs"),
        (changed_circuit(("Le Môle", "Le\\u202eMôle")), "The name of segment 1 needs 1 to 40 readable characters"),
        (changed_circuit(("Le Môle", "Le\\nMôle")), "The name of segment 1 needs"),
        (changed_circuit(('["S", 40.8, [4, 4, 4]]', '["S", 40.8, [4, 4, 4], 0, [], "\\u0007"]')), "name of segment 2"),
        (circuit_text() + "# \ud800", "This is not TOML"),
        ("a = " + "[" * 7000, "This is not TOML"),
        ("a." * 3900 + "b = 1", "A field is missing or has the wrong form"),
    ],
)  # fmt: skip
def test_what_cannot_be_drawn_is_refused(text: str, sentence: str) -> None:
    """The survey says why, and the option does not take it."""
    assert len(text) <= LONGEST_TEXT
    assert sentence in "\n".join(said(text))
    with pytest.raises(Mistake):
        GAME.read_options({"circuit": "custom", "custom_circuit": text})


@pytest.mark.parametrize(("away", "found"), [(3.2, ["pit-overlap"]), (3.8, [])])
def test_the_stands_have_room(away: float, found: list[str]) -> None:
    """The road may come back beside the pits, but not over the stands."""
    points = f"[[60, 0, 1.2], [0, 0, 1.2], [0, {away}, 1.2], [60, {away}, 1.2]]"
    text = short_circuit(with_points(points)).replace('"S", 18.0', '"S", 30.0').replace('"S", 164.6', '"S", 137')
    assert [fault.code for fault in survey(text).faults] == found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_words_are_not_repeated(lang: str) -> None:
    """A sentence about a bad text stays a sentence."""
    for old, new in (
        ('"clockwise"', f'"{"x" * 3000}"'),
        ("lane_width", "y" * 3000),
        ('exit = "0R4"', f'exit = "{"z" * 3000}"'),
    ):
        faults = survey(changed_circuit((old, new))).faults
        assert faults
        assert all(len(texts(GAME, lang).text(f"finding-{fault.code}", fault.facts)) < 400 for fault in faults)


def test_a_circuit_of_many_segments_takes_bounded_work() -> None:
    """Lanes almost as long as allowed, in ninety-one segments: good within bounds, and drawn."""
    cells = [17, *[4] * 89, 17]
    text = ring(cells)
    with bounded():
        assert not survey(text).faults
    options = GAME.read_options({"circuit": "custom", "custom_circuit": text})
    assert len(scenery(options).cells) == 3 * sum(cells) + 18
