"""What a game declares: names that depend on the state, what bots remember, standing orders."""

from dataclasses import replace
from typing import cast

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.dump import state_hash
from tablee.engine.match import Match
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import OMNISCIENT, encode
from tablee.engine.state import State
from tablee.games.tiny.rules import Tiny
from tests.engine.tables import AUCTION, BURYING, SHORT, TINY, at, dealt, pass_bids, play, seen


def named_by_hand(state: State, action: int) -> str:
    """A name that depends on the state: with the number of legal actions."""
    return f"{TINY.actions.name(action)} of={len(state.legal(0))}"


def parsed_by_hand(state: State, text: str) -> int:
    """The action of such a name."""
    return TINY.actions.number(text.rpartition(" ")[0])


def refused_by_hand(state: State, seat: int, text: str) -> Refused | None:
    """Any name with another number is refused."""
    wanted = f"of={len(state.legal(0))}"
    if not text.endswith(wanted):
        return Refused("other-count", "TIN-2.1", {"wanted": wanted})
    return state.why_not(seat, parsed_by_hand(state, text))


STATEFUL = replace(TINY, name_in=named_by_hand, parse_in=parsed_by_hand, why_not_in=refused_by_hand, fixed_cache={})


def test_names_are_those_of_the_table_unless_a_game_says_otherwise() -> None:
    """Without functions of its own a game names actions by its table."""
    state = at(BURYING)
    assert [TINY.parse(state, TINY.named(state, action)) for action in range(33)] == list(range(33))


def test_a_name_may_depend_on_the_state() -> None:
    """A game can name and parse its actions by the state, and the log of a match uses these names."""
    match = Match(STATEFUL, 2, SeededChance(5), SHORT)
    first = match.legal(0)[0]
    name = STATEFUL.named(match.state, first)
    assert name.endswith(f"of={len(match.legal(0))}")
    match.play(0, name)
    assert match.entries[-1].actions == [name]


def test_a_name_that_is_no_present_entry_is_refused_by_the_game() -> None:
    """`why_not_named` answers for names that only the state can judge."""
    match = Match(STATEFUL, 2, SeededChance(5), SHORT)
    with pytest.raises(Refused) as refused:
        match.play(0, "bury card=1 of=99")
    assert refused.value.code == "other-count"
    assert len(match.entries) == 1


def test_what_a_bot_remembers_is_imagined() -> None:
    """Notes fix what must be remembered; without them it is guessed, and the view is the same."""
    match = play(dealt("tile PEARL"), "0 bury card=1", "0 look islet=2", "0 call islet=2")
    view = match.state.view(1)
    chance = SeededChance(3)
    remembered = [TINY.imagine(view, chance, b"1=PEARL") for _ in range(40)]
    guessed = [TINY.imagine(view, chance) for _ in range(40)]
    tiles = [{seen(cast("Tiny", state), OMNISCIENT).tiles[1] for state in states} for states in (remembered, guessed)]
    assert tiles[0] == {"PEARL"}
    assert len(tiles[1]) > 2
    assert all(state.view(1) == view for state in remembered + guessed)


def test_notes_do_not_change_what_is_known() -> None:
    """The omniscient view is exact, whatever the notes say."""
    state = at(BURYING)
    assert state_hash(TINY.imagine(state.view(OMNISCIENT), SeededChance(1), b"1=CRAB")) == state_hash(state)


def test_a_standing_order_answers_from_the_view() -> None:
    """The order to let everything stand passes when its own seat is asked, and says nothing otherwise."""
    match = play(dealt(), *AUCTION, *pass_bids(2))
    order = TINY.standing_orders["never-wave"]
    assert order(seen(match, 0)) == TINY.actions.number("pass")
    assert order(seen(match, 1)) is None
    assert order(seen(at(BURYING), 0)) is None


def test_a_view_is_read_for_its_own_game() -> None:
    """A view of another version or game is refused with the name of where it belongs."""
    older = replace(TINY, version=1, fixed_cache={})
    with pytest.raises(Mistake, match="This belongs to tiny, rules version 1"):
        TINY.read_view(encode(older.new(2, SeededChance(1)).view(0)))
