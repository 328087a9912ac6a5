"""What every state can do: refusals in order, secret choices, clones, imagination."""

import pickle
from copy import copy, deepcopy
from dataclasses import replace
from itertools import permutations

import pytest

import tablee
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.dump import dump, state_hash
from tablee.engine.game import NoChance
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, Told
from tablee.engine.state import State
from tablee.games.tiny.rules import Tiny
from tests.engine.tables import BIDDING, BURYING, FOUR_BIDDING, OVER, TINY, act, at, moments, new_match, seen

NUMBER = TINY.actions.number


def why(state: Tiny, seat: int, action: int | str) -> str | None:
    """The code of a refusal."""
    refused = state.why_not(seat, NUMBER(action) if isinstance(action, str) else action)
    return refused.code if refused else None


# Refusals -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("position", [BURYING, BIDDING, OVER], ids=["burying", "bidding", "over"])
@pytest.mark.parametrize("seat", [-1, -2, 2, 99])
def test_a_seat_that_is_not_there_comes_first(position: str, seat: int) -> None:
    """An impossible seat is refused before anything else is looked at, even with an impossible action."""
    assert {why(at(position), seat, action) for action in (0, 31, -1, 33, 10**9)} == {"no-such-seat"}


@pytest.mark.parametrize("position", [BURYING, BIDDING, OVER], ids=["burying", "bidding", "over"])
@pytest.mark.parametrize("action", [-1, -33, 33, 10**9])
def test_an_action_that_is_not_there_comes_second(position: str, action: int) -> None:
    """A number outside the table is refused, negative ones too, for every seat and in every phase."""
    assert [why(at(position), seat, action) for seat in range(2)] == ["no-such-action"] * 2


def test_the_end_of_the_game_comes_third() -> None:
    """When the game is over every action of every seat is refused for that reason."""
    state = at(OVER)
    assert {why(state, seat, action) for seat in range(2) for action in range(33)} == {"game-over"}


def test_who_is_not_asked_is_told_so_before_any_rule() -> None:
    """A seat that need not decide is refused for that reason, whatever the action."""
    assert {why(at(BURYING), 1, action) for action in range(33)} == {"not-your-decision"}


def test_who_has_submitted_is_told_so_before_any_rule() -> None:
    """A closed secret choice is the reason for every action of its seat, until the reveal."""
    state = at(BIDDING)
    act(state, 1, "bid number=3")
    act(state, 1, "bid number=none")
    assert {why(state, 1, action) for action in range(33)} == {"already-submitted"}
    assert why(state, 0, "bid number=2") is None


def test_the_rule_comes_last() -> None:
    """A seat that must decide is told the rule of the game, with its id and facts."""
    refused = at(BURYING).why_not(0, NUMBER("bury card=4"))
    assert refused is not None
    assert (refused.code, refused.rule, refused.facts) == ("card-not-in-hand", "TIN-2.1", {"card": "4"})


@pytest.mark.parametrize(("seat", "action"), [(0, -1), (0, 33), (-1, 0), (1, 0), (0, 3), (0, 31)])
def test_a_refused_action_changes_nothing(seat: int, action: int) -> None:
    """`play` raises the refusal and leaves the state as it was."""
    state = at(BURYING)
    before = dump(state)
    with pytest.raises(Refused) as refused:
        state.play(seat, action, SeededChance(1))
    assert refused.value.code == why(state, seat, action)
    assert dump(state) == before


# Secret choices -------------------------------------------------------------------------------------------


def test_several_seats_choose_at_once() -> None:
    """While a secret choice is open all who have not submitted must decide."""
    state = at(BIDDING)
    assert state.to_act() == [0, 1]
    act(state, 0, "bid number=2")
    assert state.to_act() == [0, 1]
    act(state, 0, "bid number=5")
    assert (state.to_act(), state.submitted) == ([1], [0])


def test_a_step_is_seen_by_its_seat_alone() -> None:
    """An open draft is in the view of its own seat and of no other, nor of the spectator."""
    state = at(FOUR_BIDDING)
    before = {viewer: seen(state, viewer) for viewer in (SPECTATOR, 1, 2, 3)}
    act(state, 0, "bid number=5")
    assert {viewer: seen(state, viewer) for viewer in before} == before
    assert seen(state, 0).header.drafts == [[NUMBER("bid number=5")], None, None, None]


def test_who_has_submitted_is_public_and_what_is_not() -> None:
    """After a submission everybody sees that, and only its seat sees which."""
    state = at(FOUR_BIDDING)
    other = at(FOUR_BIDDING)
    for name in ("bid number=5", "bid number=none"):
        act(state, 2, name)
    for name in ("bid number=1", "bid number=1"):
        act(other, 2, name)
    for viewer in (SPECTATOR, 0, 1, 3):
        assert seen(state, viewer) == seen(other, viewer)
        assert (seen(state, viewer).header.waiting, seen(state, viewer).header.submitted) == ([0, 1, 3], [2])


def test_a_step_can_be_taken_back() -> None:
    """Taking back the last step gives the very state before it."""
    state = at(BIDDING)
    before = dump(state)
    act(state, 0, "bid number=2")
    assert state.can_take_back(0)
    state.take_back(0)
    assert dump(state) == before
    assert not state.can_take_back(0)


def test_nothing_can_be_taken_back_without_an_open_step() -> None:
    """Without a step, after submitting, without a secret choice or a seat, taking back is refused."""
    state = at(BIDDING)
    act(state, 1, "bid number=3")
    act(state, 1, "bid number=none")
    for position, seat in ((state, 0), (state, 1), (state, 7), (state, -1), (at(BURYING), 0)):
        with pytest.raises(Refused) as refused:
            position.take_back(seat)
        assert (refused.value.code, refused.value.rule) == ("nothing-to-take-back", "TAB-2.2")


def test_a_draft_can_be_restarted() -> None:
    """Taking over a seat starts its open choice from nothing; a submitted one stays, and so do those of others."""
    state = at(FOUR_BIDDING)
    act(state, 0, "bid number=2")
    act(state, 1, "bid number=3")
    act(state, 2, "bid number=1")
    act(state, 2, "bid number=none")
    for seat in (0, 2):
        state.restart_draft(seat)
    steps = [[], [NUMBER("bid number=3")], [NUMBER("bid number=1"), NUMBER("bid number=none")], []]
    assert state.drafts == steps


def test_the_reveal_does_not_depend_on_who_came_first() -> None:
    """In every order of arrival the last submission reveals the same state and tells the same bids in seat order."""
    bids = {0: ("2", "5"), 1: ("4", "3"), 2: ("none", "none"), 3: ("3", "none")}
    ends = set()
    for order in permutations(bids):
        state = at(FOUR_BIDDING)
        told: list[Told] = []
        state.told = told
        for seat in order:
            act(state, seat, f"bid number={bids[seat][0]}")
            act(state, seat, f"bid number={bids[seat][1]}")
        ends.add((dump(state), repr(told[-1])))
    assert len(ends) == 1
    assert seen(state, SPECTATOR).bids == [["2", "5"], ["3", "4"], [], ["3"]]


def test_the_reveal_ends_the_secret_choice() -> None:
    """Nothing of drafts and submissions is left after the reveal."""
    state = at(BIDDING)
    for seat in (1, 0):
        act(state, seat, "bid number=none")
        act(state, seat, "bid number=none")
    assert (state.drafts, state.waiting, state.submitted) == ([], [], [])


# Clones and dumps -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
def test_a_clone_goes_its_own_way(players: int) -> None:
    """At every moment a game played on from a clone leaves the state alone, and the clone was the same."""
    for match in moments(new_match(players=players)):
        before = dump(match.state)
        clone = match.state.clone()
        assert dump(clone) == before
        clone.play_on(SeededChance(1))
        assert dump(match.state) == before


def test_nobody_listens_to_a_clone() -> None:
    """A clone collects no events, though its original does."""
    state = at(BURYING)
    told: list[Told] = []
    state.told = told
    clone = state.clone()
    clone.play_on(SeededChance(1))
    assert clone.told is None
    assert told == []


@pytest.mark.parametrize("players", [2, 4])
def test_a_dump_is_the_whole_state(players: int) -> None:
    """At every moment the state loaded from a dump has the same dump, needs no chance, and plays on the same."""
    for match in moments(new_match(players=players)):
        loaded = TINY.load(dump(match.state))
        assert dump(loaded) == dump(match.state)
        played = match.state.clone()
        loaded.play_on(SeededChance(4))
        played.play_on(SeededChance(4))
        assert state_hash(loaded) == state_hash(played)


def test_a_state_can_be_pickled_and_copied() -> None:
    """Each way gives an equal state of its own."""
    for match in moments(new_match(players=4)):
        state = match.state
        pickled = pickle.loads(pickle.dumps(state))  # noqa: S301 - what this test has pickled itself
        for again in (pickled, deepcopy(state), copy(state), tablee.load(dump(state))):
            assert again is not state
            assert dump(again) == dump(state)
        deepcopy(state).play_on(SeededChance(3))
        assert dump(again) == dump(state)


def test_a_state_shows_what_it_holds() -> None:
    """In a shell one line says who must act and what differs from an empty table; printed, it is the position."""
    state = at(BURYING)
    assert repr(state).startswith("<tiny 2, 2 players, seat 0 to act: ")
    assert "hands=[{" in repr(state)
    assert str(state) == TINY.show(state.view(OMNISCIENT))


def test_an_earlier_dump_lacks_what_is_at_its_default() -> None:
    """A field that came later is read as its default from a dump that does not have it."""
    state = at(BURYING)
    older = replace(TINY, fields={name: field for name, field in TINY.fields.items() if name != "asked"})
    earlier = older.imagine(state.view(OMNISCIENT), NoChance())
    assert "asked" not in dump(earlier).decode()
    assert dump(TINY.load(dump(earlier))) == dump(state)


def test_a_broken_dump_is_a_mistake() -> None:
    """A dump that is cut, of another game or with an unknown field is refused with a sentence."""
    good = dump(at(BURYING)).decode()
    broken = {
        good[:-5]: "bad-dump",
        good.replace('"pile"', '"heap"'): "newer-dump",
        good.replace('"players":2', '"players":"2"'): "bad-dump",
        good.replace('"PEARL":3', '"PEARL":"3"'): "bad-dump",
        good.replace('"PEARL":3', '"GEM":3'): "bad-dump",
        good.replace('"game":"tiny"', '"game":"kahuna"'): "other-game",
        good.replace('"version":2', '"version":3'): "other-game",
    }
    for text, code in broken.items():
        with pytest.raises(Mistake) as mistake:
            TINY.load(text)
        assert mistake.value.code == code


@pytest.mark.parametrize("viewer", [-3, 2, 99])
def test_a_viewer_must_sit_somewhere(viewer: int) -> None:
    """Only seats, the spectator and the omniscient have a view."""
    with pytest.raises(Mistake) as mistake:
        at(BURYING).view(viewer)
    assert str(mistake.value) == f"There is no seat {viewer}; the seats are 0, 1."


# Imagination ----------------------------------------------------------------------------------------------


class Forbidden(Chance):
    """Chance that must not be asked."""

    def uniform(self, n: int) -> int:
        """Fails the test."""
        raise AssertionError("chance was asked")


def test_imagining_everything_needs_no_chance() -> None:
    """The omniscient view says all, open and submitted choices too."""
    state = at(FOUR_BIDDING)
    act(state, 0, "bid number=2")
    act(state, 1, "bid number=none")
    act(state, 1, "bid number=none")
    assert dump(TINY.imagine(state.view(OMNISCIENT), Forbidden())) == dump(state)


def test_imagined_choices_of_others_vary_and_the_own_one_stays() -> None:
    """The own draft is kept; submitted choices of others are complete, open ones are not; both take several values."""
    state = at(FOUR_BIDDING)
    act(state, 0, "bid number=2")
    for seat in (1, 3):
        act(state, seat, "bid number=3")
        act(state, seat, "bid number=4")
    chance = SeededChance(8)
    imagined = [TINY.imagine(state.view(0), chance) for _ in range(200)]
    assert {tuple(one.drafts[0]) for one in imagined} == {(NUMBER("bid number=2"),)}
    for seat in (1, 3):
        assert {len(one.drafts[seat]) for one in imagined} == {2}
        assert len({tuple(one.drafts[seat]) for one in imagined}) > 5
    assert {len(one.drafts[2]) for one in imagined} == {0, 1}
    assert len({tuple(one.drafts[2]) for one in imagined}) > 3
    assert {(tuple(one.waiting), tuple(one.submitted)) for one in imagined} == {((0, 2), (1, 3))}


def test_imagined_choices_are_legal() -> None:
    """Each imagined choice can be played step by step from the imagined hand."""
    state = at(FOUR_BIDDING)
    for seat in (1, 2, 3):
        act(state, seat, "bid number=none")
        act(state, seat, "bid number=none")
    chance = SeededChance(8)
    for _ in range(100):
        imagined = TINY.imagine(state.view(0), chance)
        again = imagined.clone()
        again.open_choice([0, 1, 2, 3])
        for seat in (1, 2, 3):
            for step in imagined.drafts[seat]:
                again.play(seat, step, chance)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_imagined_fits_the_view(players: int) -> None:
    """At every moment and for every viewer the imagined state looks the same to that viewer."""
    chance = SeededChance(3)
    for match in moments(new_match(players=players)):
        for viewer in (SPECTATOR, *range(players)):
            view = match.state.view(viewer)
            assert TINY.imagine(view, chance).view(viewer) == view


# Beginning, events, the end -------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 3, 5, -2])
def test_a_game_tells_how_many_can_play(players: int) -> None:
    """A number of players that a game does not take is answered with those it takes."""
    with pytest.raises(Mistake) as mistake:
        TINY.new(players, SeededChance(1))
    assert str(mistake.value) == f"tiny cannot be played by {players}; it takes 2, 4 players."


def test_a_random_game_stops_after_the_longest() -> None:
    """Options may lift the bound of a game; a search that plays it to the end still comes back."""
    state = replace(TINY, longest=5, fixed_cache={}).new(2, SeededChance(1))
    assert state.play_on(SeededChance(1)) == 5
    assert state.to_act()


def test_nothing_is_collected_when_nobody_listens() -> None:
    """Events are made only for a listener."""
    state = TINY.new(2, SeededChance(1))
    state.play_on(SeededChance(2))
    assert state.told is None


def test_a_listener_is_told_what_happened() -> None:
    """With a list to write to, an action tells its events."""
    state = at(BURYING)
    told: list[Told] = []
    state.told = told
    act(state, 0, "bury card=1")
    assert [one.event.kind for one in told] == ["card_buried"]


def test_listening_changes_nothing_else() -> None:
    """A game is the same whether somebody listens or not."""
    silent, heard = (TINY.new(4, SeededChance(3)) for _ in range(2))
    heard.told = []
    assert silent.play_on(SeededChance(4)) == heard.play_on(SeededChance(4))
    assert state_hash(silent) == state_hash(heard)


def test_seats_for_events() -> None:
    """Everybody is all seats, others all but one."""
    state = at(FOUR_BIDDING)
    assert state.everybody() == (0, 1, 2, 3)
    assert state.others(2) == (0, 1, 3)


def test_a_random_game_ends() -> None:
    """`play_on` plays to the end within the stated bound and counts its decisions."""
    for seed in range(20):
        chance = SeededChance(seed)
        state = TINY.new(4, chance, {"preset": "long"})
        assert 0 < state.play_on(chance) <= TINY.longest
        assert state.to_act() == []
        assert state.ending() == "end"


class Scored(State):
    """A state of which only the scores are known."""

    def scores(self) -> list[float]:
        """Two seats are equal."""
        return [3, 7, 3, 1]


def test_equal_seats_share_a_place() -> None:
    """Places count the seats that are better, so that equals share one and the next is left out."""
    assert Scored().ranking() == [2, 1, 2, 4]


def test_seats_play_for_themselves_unless_a_game_says_otherwise() -> None:
    """Without teams every seat is its own side; the tiny game pairs those opposite."""
    state = Scored()
    state.players = 3
    assert state.sides() == [0, 1, 2]
    assert at(FOUR_BIDDING).sides() == [0, 1, 0, 1]
