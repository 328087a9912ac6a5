"""What a bot of Médailles keeps in its notes of who let a bid stand, and how imagined hands fit that."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.dump import dump
from tablee.engine.shapes import Event
from tablee.games.medailles.board import DISCIPLINES
from tablee.games.medailles.bot_deductions import Deductions
from tablee.games.medailles.game import GAME
from tablee.games.medailles.rules import Medailles
from tablee.games.medailles.shapes import (
    AnswerPassed,
    BidCountered,
    BidRaised,
    BidsLaidDown,
    CardsDrawn,
    MedalAttempted,
)
from tests.games.medailles.scenes import Scene

SKI = DISCIPLINES.index("SKI")
NOBODYS_PARTNER: list[int | None] = [None] * 4
START = "hand 0: NAT SKI SKI ATH ATH\nhand 1: NAT SKI SKI GYM GYM\ncentre: NAT SKI JUD ESC\n"


def attempt(seat: int = 0, medal: int = 2) -> MedalAttempted:
    return MedalAttempted("MED-3.1", seat, "SKI", medal, [])


def passed(seat: int) -> AnswerPassed:
    return AnswerPassed("MED-4.1", seat)


def noted(
    *events: Event, notes: bytes = b"", partners: list[int | None] = NOBODYS_PARTNER, percent: int = 100
) -> bytes:
    """The notes after these events."""
    deductions = Deductions(notes)
    deductions.witness(events, partners, percent, SeededChance(1))
    return deductions.notes()


def test_whoever_lets_a_bid_stand_holds_fewer_cards() -> None:
    """Seat, discipline, most cards, drawn since; the others' contest is over once the bids are laid down."""
    assert noted(attempt(), passed(1), BidsLaidDown("MED-5.3", [])) == f"1 {SKI} 1 0".encode()


def test_what_is_drawn_later_may_be_anything() -> None:
    first = noted(attempt(), passed(1), passed(2), BidsLaidDown("MED-5.3", []))
    assert noted(CardsDrawn("MED-5.5", 1, 2, None), notes=first) == f"1 {SKI} 1 2\n2 {SKI} 1 0".encode()


def test_a_contest_may_run_from_one_decision_to_the_next() -> None:
    """What was bid before the bot was asked counts for whoever passes after it."""
    running = noted(attempt(medal=1))
    assert noted(passed(1), BidsLaidDown("MED-5.3", []), notes=running) == f"1 {SKI} 0 0".encode()


def test_a_higher_bid_says_more() -> None:
    raised = [
        attempt(medal=1),
        passed(1),
        BidRaised("MED-4.2", 2, "SKI", 3, []),
        passed(0),
        BidsLaidDown("MED-5.3", []),
    ]
    assert noted(*raised) == f"0 {SKI} 2 0\n1 {SKI} 0 0".encode()


def test_a_bid_that_is_countered_tells_nothing_of_those_who_pass() -> None:
    assert noted(attempt(), BidCountered("MED-4.3", 1, "SKI", []), passed(2), BidsLaidDown("MED-5.3", [])) == b""


def test_a_partner_lets_a_bid_stand_without_a_reason() -> None:
    assert noted(attempt(), passed(2), BidsLaidDown("MED-5.3", []), partners=[2, 3, 0, 1]) == b""


def test_whoever_bids_again_has_what_was_bid() -> None:
    """What was deduced before is forgotten."""
    first = noted(attempt(), passed(1), BidsLaidDown("MED-5.3", []))
    assert noted(attempt(seat=1), BidsLaidDown("MED-5.3", []), notes=first) == b""


def test_a_level_may_notice_less() -> None:
    seen = [noted(attempt(), passed(1), BidsLaidDown("MED-5.3", []), percent=percent) for percent in (0, 100)]
    assert [bool(notes) for notes in seen] == [False, True]


@pytest.mark.parametrize(("notes", "fewest", "most"), [(b"", 2, 5), (f"1 {SKI} 0 0".encode(), 0, 0)])
def test_imagined_hands_fit_the_notes(notes: bytes, fewest: int, most: int) -> None:
    """Nobody who let a bronze of skiing stand holds a skier; without notes some imagined hands have two and more."""
    found = [skiers(imagined(notes, seed)) for seed in range(200)]
    assert fewest <= max(found) <= most


def test_cards_that_were_drawn_since_stay_as_imagined() -> None:
    """Of five hidden cards the last two came later: only there may skiers be."""
    found = [imagined(f"1 {SKI} 0 2".encode(), seed) for seed in range(200)]
    assert 1 <= max(map(skiers, found)) <= 2
    assert not any("SKI" in " ".join(state.hand_names(1)[:3]) for state in found)


def imagined(notes: bytes, seed: int) -> Medailles:
    """A state that seat 0 imagines, made to fit its notes; all its parts still fit each other."""
    scene = Scene(START, players=2)
    chance = SeededChance(seed)
    view = scene.state.view(0)
    state = GAME.imagine(view, chance)
    assert isinstance(state, Medailles)
    Deductions(notes).settle(state, 0, chance)
    assert state.view(0) == view
    again = GAME.load(dump(state))
    assert isinstance(again, Medailles)
    assert list(again.number) == list(state.number)
    return state


def skiers(state: Medailles) -> int:
    """How many skiers the other seat holds."""
    return int(state.number[len(DISCIPLINES) + SKI])
