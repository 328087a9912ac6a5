"""Position texts of Médailles: what may be left out, and what cannot be."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.game import NoChance
from tablee.engine.refusal import Mistake
from tablee.games.medailles.game import GAME
from tablee.games.medailles.shapes import MedaillesView
from tests.games.medailles.scenes import Scene

FIRST = "medailles 1, 2 players, everything\n"


def test_what_is_left_out() -> None:
    """The main phase, seat 0 on turn, the last seat as dealer; all other cards in the pile."""
    assert Scene("hand 0: NAT", 2).show().splitlines()[2:] == [
        "phase: main",
        "score: 0 0",
        "dealer: 1",
        "turn: 0",
        "centre: - - - -",
        "pile: 62",
        "pot:",
        "hand 0: NAT-1",
        "hand 1:",
    ]


def test_a_discipline_alone_is_its_first_card_that_is_not_named() -> None:
    """Wherever the others are named."""
    scene = Scene("hand 0: NAT NAT-1 NAT\npot: NAT-3\ncentre: NAT", 2)
    assert (scene.line("hand 0"), scene.line("centre")) == ("NAT-2 NAT-1 NAT-4", "NAT-5 - - -")


def test_what_is_not_named_goes_to_the_pile_or_the_pot() -> None:
    """Without a pile line all is in the pile; with named or no pile cards the rest lies in the pot."""
    assert Scene("hand 0: NAT\ncentre: SKI", 2).line("pile") == "61"
    assert len(Scene("hand 0: NAT\npile: SKI GYM", 2).line("pot").split()) == 60
    assert len(Scene("phase: final 4\nhand 0: NAT", 2).line("pot").split()) == 62


def test_a_hand_ends_with_what_was_shown() -> None:
    """Whatever the order in the text."""
    scene = Scene("hand 0: NAT-1 SKI-1 NAT-2\nshown 0: NAT", 2)
    assert (scene.line("hand 0"), scene.line("shown 0")) == ("SKI-1 NAT-2 NAT-1", "NAT-1")


def test_hidden_cards_are_imagined() -> None:
    """Question marks are cards that chance fills in."""
    text = "medailles 1, 2 players, seat 0\nhand 0: NAT-1\nhand 1: ? ?\nshown 1: SKI-3"
    state = GAME.position(text, SeededChance(1))
    assert "hand 1: ? ?\nshown 1: SKI-3" in GAME.show(state.view(0))
    assert GAME.show(state.view(1)).split("hand 1: ")[1].splitlines()[0].endswith(" SKI-3")


def test_a_hand_that_all_have_seen_is_no_secret() -> None:
    """It is shown to everybody."""
    assert Scene("hand 0: NAT\nhand 1: SKI-3\nshown 1: SKI-3", 2).line("hand 1", 0) == "SKI-3"


def test_a_contest_in_text() -> None:
    """Bids are in order of their size; who may answer is named."""
    text = "hand 2: GYM GYM GYM\ncentre: NAT\ncontest: NAT\nbid 0: NAT\nbid 1: NAT NAT\nasked: 2"
    scene = Scene(text, 3)
    assert scene.legal() == ["pass"]
    assert (list(scene.state.bidder)[:2], list(scene.state.bid)[:2]) == ([0, 1], [1, 2])


@pytest.mark.parametrize(
    "text",
    [
        "hnad 0: NAT",
        "hand 0: NAT NAT NAT NAT NAT NAT",
        "hand 0: NAT-1\nhand 1: NAT-1",
        "hand 0: NAT-8",
        "hand 0: NOWHERE",
        "hand 0: NAT-1\nshown 0: NAT-2",
        "hand 0: GYM\ncentre: NAT NAT",
        "hand 0: GYM\ncentre: NAT SKI JUD ESC ATH",
        "hand 0: GYM\nbronze 0: NAT\nbronze 1: NAT",
        "hand 0: GYM\nbronze 0: NAT\nsilver 1: NAT\ngold 1: NAT",
        "hand 0: GYM\npile: 3",
        "hand 0: ?\npile: NAT",
        "hand 0: GYM\nphase: overtime",
        "hand 0: GYM\nphase: final 2\npile: NAT",
        "hand 0: GYM\nphase: final",
        "hand 0: GYM\nphase: main\npile: 0",
        "hand 1: GYM\nphase: final 2",
        "hand 0: GYM\nturn: 2",
        "hand 0: GYM\nended: checkmate",
        "hand 0: GYM\ncontest: NAT",
        "hand 0: GYM\nhand 1: GYM\ncontest: NAT\nbid 0: NAT\nasked: 1",
        "hand 0: GYM\nhand 1: GYM\ncentre: NAT\ncontest: NAT\nbid 1: NAT\nasked: 1",
        "hand 0: GYM\nhand 1: GYM\ncentre: NAT\ncontest: NAT\nbid 0: SKI\nasked: 1",
        "hand 0: GYM\nhand 1: GYM\ncentre: NAT\ncontest: NAT\nbid 0: NAT\nasked: 0",
        "hand 0: GYM\nhand 1: GYM\ncentre: NAT\ncontest: NAT\nbid 0: NAT NAT\nasked: 1",
        "hand 0: GYM\nhand 1: GYM\ncentre: NAT\nasked: 1",
    ],
)
def test_impossible_texts_are_refused(text: str) -> None:
    """Misspelt labels, cards there are not, medals and bids that cannot be, and numbers that do not add up."""
    with pytest.raises(Mistake):
        GAME.position(FIRST + text, SeededChance(1))


def test_teams_need_four() -> None:
    """A position is bound to the same options as a table."""
    with pytest.raises(Mistake, match="2v2"):
        GAME.position(FIRST + 'options: {"teams": "2v2"}\nhand 0: GYM', NoChance())


@pytest.mark.parametrize(
    ("medals", "places"),
    [
        ("", [1, 1, 1]),
        ("gold 0: NAT\nsilver 1: SKI\nbronze 2: GYM", [1, 2, 3]),
        ("silver 0: NAT SKI\ngold 1: GYM\nbronze 1: JUD", [2, 1, 3]),
        ("bronze 0: NAT SKI\nsilver 1: GYM", [2, 1, 3]),
    ],
)
def test_a_view_says_who_is_where(medals: str, places: list[int]) -> None:
    """By points, then golds, then silvers (MED-8.2), as the game would end now."""
    view = Scene(f"hand 0: AVI\n{medals}", 3).state.view(0)
    assert isinstance(view, MedaillesView)
    assert (view.places, view.bid_limit) == (places, 3)
