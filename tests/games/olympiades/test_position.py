"""Position texts of Olympiades: what may be left out, and what cannot be."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import SPECTATOR
from tablee.games.olympiades.game import GAME
from tablee.games.olympiades.shapes import OlympiadesView
from tests.games.olympiades.scenes import inside, start

FIRST = "olympiades 1, 4 players, everything\n"
OPTIONS = 'options: {"scenario":"{\\"events\\":[\\"EVENT\\",\\"golf\\"]}"}\n'
PADS = "waiting: 0 1 2 3\nsubmitted:\nchoice 0:\nchoice 1:\nchoice 2:\nchoice 3:\n"


def test_what_is_left_out() -> None:
    """Start energy, no medals, seat 0 first, the first event, an empty tile."""
    scene = inside("golf", "waiting: 0 1 2 3")
    lines = scene.show().splitlines()
    assert lines[8:] == [
        "now: golf",
        "athletes: 0 1 2 3",
        "programme: golf track_cycling",
        "event: 1",
        "energy: 30 30 30 30",
        "sun: gold:0 silver:0 bronze:0",
        "wave: gold:0 silver:0 bronze:0",
        "points: sun:0 wave:0",
        "first: 0",
        "talk: closed",
    ]
    assert scene.legal() == start("golf").legal()


def test_the_text_of_a_hidden_programme() -> None:
    """Places that are not drawn are told by their kind."""
    text = FIRST + 'options: {"length":"short","programme":"hidden"}\n' + PADS
    state = GAME.position(text + "programme: golf standard rest standard standard rest final", SeededChance(1))
    assert "programme: golf standard rest standard standard rest final" in GAME.show(state.view(SPECTATOR))
    assert "energy: 15 15 15 15" in GAME.show(state.view(0))


def test_locked_pads_of_others_are_imagined() -> None:
    """A question mark is a choice that chance fills in."""
    text = FIRST.replace("everything", "seat 0") + OPTIONS.replace("EVENT", "golf")
    text += "waiting: 0 3\nsubmitted: 1 2\nchoice 0:\nchoice 1: ?\nchoice 2: ?\nchoice 3: ?\nenergy: 5 1 3 5"
    drafts = {GAME.position(text, SeededChance(seed)).drafts[1][0] for seed in range(20)}
    assert drafts == {0, 1}


def test_what_happened_lately_is_told() -> None:
    """Choices and dice since the last decision, even when the event is over."""
    scene = start("golf").bids("1 0 1 0", "green 2, green 3")
    assert (scene.sport, scene.line("lately 0"), scene.line("lately 1")) == ("track_cycling", "bid:1 green:2", "bid:0")
    assert scene.lock("bid n=1").line("lately 2") == "bid:1 green:3"


@pytest.mark.parametrize(
    ("event", "text"),
    [
        ("golf", "waiting: 0 1 2"),
        ("golf", "turn: 0"),
        ("golf", "turn: 0\ndice: green:4"),
        ("golf", PADS + "energy: 31 1 1 1"),
        ("golf", PADS + "energy: 1 1 1"),
        ("golf", PADS + "energy: 0 1 1 1"),
        ("golf", PADS + "first: 4"),
        ("golf", PADS + "holes: sun:7"),
        ("golf", PADS + "holes: moon:1"),
        ("golf", PADS + "event: 4"),
        ("golf", PADS + "event: 2\nprogramme: golf final"),
        ("golf", PADS + "programme: golf curling"),
        ("golf", PADS + "score: 1 2"),
        ("golf", PADS + "score: 25 0 0 0"),
        ("golf", PADS + "pads: bid:10 - - -"),
        ("golf", PADS + "sun: platinum:1"),
        ("golf", PADS + "won: platinum:1"),
        ("golf", PADS + "due: owe:1"),
        ("golf", PADS + "dice: purple:1"),
        ("golf", PADS + "lately 0: flies"),
        ("golf", PADS + "tide: 3"),
        ("high_jump", PADS + "won: gold:0"),
        ("high_jump", PADS + "energy: 9 9 9 5"),
        ("tennis", PADS),
        ("tennis", "turn: 5"),
        ("basketball", PADS + "ball: 0"),
        ("golf", "event: over\n" + PADS),
        ("show_jumping", PADS + "round: 6"),
        ("high_jump", PADS + "round: 0"),
        ("tennis", "turn: 0\nround: 4"),
        ("weightlifting", "turn: 0\ntrying: 7"),
        ("tug_of_war", PADS + "cube: 2"),
        ("basketball", PADS.replace(" 2 ", " ") + "ball: 0\nbaskets: sun:2 wave:0"),
    ],
)
def test_impossible_texts_are_refused(event: str, text: str) -> None:
    """Unknown words, seats that are not asked, numbers out of range, somebody who has no choice."""
    with pytest.raises(Mistake):
        GAME.position(FIRST + OPTIONS.replace("EVENT", event) + text, SeededChance(1))


def test_a_view_says_what_each_event_has_brought() -> None:
    """Three points for gold, one for bronze; a medal that is lost counts against its team (OLY-3.6)."""
    scene = start("doping_control", "golf", energy="9 9 9 9", medals=[{"gold": 1, "bronze": 1}, {}])
    view = scene.pads("dope", "accuse").state.view(0)
    assert isinstance(view, OlympiadesView)
    assert view.gained == [[-3, 0]]


def test_a_view_says_what_another_hole_costs() -> None:
    """Only while somebody looks for one: as far as it is from the die (OLY-12.5)."""
    view = inside("golf", "turn: 0\nscore: 3 0 0 0\ndice: green:2\nholes: sun:2").state.view(0)
    assert isinstance(view, OlympiadesView)
    assert view.tile.strokes == [1, 0, 1, 2, 3, 4]
    before = start("golf").state.view(0)
    assert isinstance(before, OlympiadesView)
    assert before.tile.strokes == []
