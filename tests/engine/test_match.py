"""A match: log, undo by information, numbered decisions, the clock."""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from tablee.engine.actions import Actions
from tablee.engine.chance import Chance, SeededChance
from tablee.engine.dump import dump, state_hash
from tablee.engine.fields import One
from tablee.engine.match import Match, match_at
from tablee.engine.record import Verdict, export, read_record, record_of, replay, verify, write_record
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, TakenBack, TimeUp, View
from tablee.engine.state import Fixed, State
from tests.engine.tables import (
    AUCTION,
    TINY,
    code_of,
    dealt,
    dealt_for_four,
    moments,
    new_match,
    pass_bids,
    play,
    play_out,
    sealed,
    seen,
)

# The log --------------------------------------------------------------------------------------------------


def test_the_log_names_what_was_done_and_drawn() -> None:
    """Each entry has its number, seat, names and outcomes; a secret choice is one entry with all its steps."""
    match = play(dealt("tile SAND", "card 1", "card 3"), *AUCTION, *pass_bids(2), "0 pass")
    assert [(entry.number, entry.seat, entry.actions, len(entry.outcomes)) for entry in match.entries] == [
        (0, -1, ["setup"], 8),
        (1, 0, ["bury card=1"], 0),
        (2, 0, ["call islet=2"], 0),
        (3, 0, ["bid number=none", "bid number=none"], 0),
        (4, 1, ["bid number=none", "bid number=none"], 0),
        (5, 0, ["pass"], 3),
    ]
    assert match.entries[-1].outcomes == ["tile SAND", "card 1", "card 3"]


def test_an_entry_holds_the_hash_of_its_state_unless_choices_are_open() -> None:
    """While a secret choice is open no hash is taken, because it would seal what can be guessed."""
    for match in moments(new_match(players=4)):
        last = match.entries[-1]
        assert last.hash == ("" if match.state.waiting else state_hash(match.state))


def test_an_open_step_is_no_entry() -> None:
    """Steps of a draft and their taking back leave no trace in the log."""
    match = play(dealt(), *AUCTION)
    before = len(match.entries)
    play(match, "1 bid number=3")
    match.take_back(1)
    play(match, "1 bid number=4")
    assert len(match.entries) == before
    play(match, "1 bid number=none")
    assert match.entries[-1].actions == ["bid number=4", "bid number=none"]


def test_an_action_is_played_by_number_or_by_name() -> None:
    """Both give the same match."""
    by_name = play(dealt(), "0 bury card=1")
    by_number = dealt()
    by_number.play(0, 0)
    assert dump(by_name.state) == dump(by_number.state)
    assert by_name.entries == by_number.entries


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (0, "bury card=4", "card-not-in-hand"),
        (1, "bury card=3", "not-your-decision"),
        (5, "bury card=3", "no-such-seat"),
        (0, -1, "no-such-action"),
        (0, 99, "no-such-action"),
    ],
)
def test_a_refused_action_leaves_no_trace(seat: int, action: int | str, code: str) -> None:
    """A refusal changes neither state nor log nor decisions."""
    match = dealt()
    before = (dump(match.state), len(match.entries), list(match.decisions))
    with pytest.raises(Refused) as refused:
        match.play(seat, action)
    assert refused.value.code == code
    assert (dump(match.state), len(match.entries), match.decisions) == before


def test_a_name_that_no_action_has_is_a_mistake() -> None:
    """An unknown name is answered with an example, and nothing happens."""
    match = dealt()
    with pytest.raises(Mistake, match="No action is called “bury card=9”"):
        match.play(0, "bury card=9")
    assert len(match.entries) == 1


def test_a_match_goes_on_from_a_position() -> None:
    """It has a log, undo and a record of its own, which says where it began; a seat's own file does not."""
    start = dealt().state
    match = match_at(start, SeededChance(6), ["Ana", "Blaise"])
    assert [entry.actions for entry in match.entries] == [["position"]]
    assert play(match, "0 bury card=1").can_undo(0)
    assert "start: " not in export(match, 1)
    record = read_record(write_record(record_of(play_out(match), {"seed": "6"})))
    assert dump(replay(record).state) == dump(match.state)
    assert verify(record) is Verdict.CONSISTENT
    assert dump(start) == dump(dealt().state)


def test_a_recorded_position_must_fit_its_header() -> None:
    """Players and options stand in both."""
    record = record_of(play_out(match_at(dealt().state, SeededChance(6))), {"seed": "6"})
    record.tags["options"] = '{"islets":"254"}'
    with pytest.raises(Mistake) as mistake:
        replay(record)
    assert code_of(mistake.value) == "record-header"


def test_legal_actions_are_for_who_is_asked() -> None:
    """A seat that need not decide, or is not there, has no legal actions and no decision."""
    match = dealt()
    assert match.legal(0) == [0, 1, 4, 5]
    assert [match.legal(seat) for seat in (1, 9, -1)] == [[], [], []]
    assert match.decision(1) is None


def test_the_end_shows_everything() -> None:
    """When the game is over every viewer has the full view; before that, their own."""
    match = new_match()
    assert seen(match, SPECTATOR).header.viewer == SPECTATOR
    play_out(match)
    assert {seen(match, viewer).header.viewer for viewer in (SPECTATOR, 0, 1)} == {OMNISCIENT}


def test_what_draws_nothing_changes_no_draw() -> None:
    """With sealed chance an action that draws nothing, done and taken back however often, does not change the next."""
    straight, detour = new_match(chance=sealed()), new_match(chance=sealed())
    bury, other = straight.legal(0)[:2]
    for _ in range(3):
        detour.play(0, other)
        detour.undo(0)
    for match in (straight, detour):
        match.play(0, bury)
        match.play(0, "look islet=1")
    assert straight.entries[-1].outcomes == detour.entries[-1].outcomes
    assert straight.entries[-1].number < detour.entries[-1].number


# Undo -----------------------------------------------------------------------------------------------------


def check_undo(match: Match, seat: int) -> None:
    """A seat takes back its last action: the state is as before it, the log has one entry more."""
    assert match.can_undo(seat)
    entry = match.undoable[-1].entry
    before = dump(match.undoable[-1].before)
    number = len(match.entries)
    match.undo(seat)
    assert dump(match.state) == before
    assert match.entries[entry.number].undone
    assert (match.entries[-1].number, match.entries[-1].actions, match.entries[-1].seat) == (number, ["undo"], seat)
    assert match.told[-1][1].event == TakenBack("TAB-2.1", seat)


def no_undo(match: Match) -> bool:
    """Whether no seat at all can take anything back, and trying changes nothing."""
    before = (dump(match.state), len(match.entries))
    for seat in (*range(int(match.state.players)), -1, 99):
        if match.can_undo(seat):
            return False
        with pytest.raises(Refused) as refused:
            match.undo(seat)
        assert (refused.value.code, refused.value.rule) == ("no-undo", "TAB-2.1")
    return (dump(match.state), len(match.entries)) == before


def test_burying_can_be_taken_back() -> None:
    """Nothing was drawn or shown: the card comes back into the hand."""
    match = play(dealt(), "0 bury card=1")
    check_undo(match, 0)
    assert seen(match, 0).hands[0] == ["1", "2", "2", "5", "WAVE"]


def test_what_others_are_asked_about_cannot_be_taken_back() -> None:
    """A call asks the other side for its bid: how long it thinks would tell something for nothing."""
    assert no_undo(play(dealt(), *AUCTION))
    assert no_undo(play(dealt(), *AUCTION, *pass_bids(2), "0 wave"))


def test_several_actions_can_be_taken_back_in_a_row() -> None:
    """Undo goes back action by action as far as nothing bars it, and not further."""
    match = Match(NODS, 2, SeededChance(1))
    start = dump(match.state)
    play(match, "0 nod", "0 nod")
    check_undo(match, 0)
    check_undo(match, 0)
    assert dump(match.state) == start
    assert no_undo(match)


def test_after_an_undo_the_game_goes_on() -> None:
    """Another action can be played in place of the one taken back, and be taken back as well."""
    match = play(dealt(), "0 bury card=1")
    match.undo(0)
    play(match, "0 bury card=WAVE")
    assert seen(match, 0).under == ["WAVE"]
    check_undo(match, 0)


def test_the_deal_cannot_be_taken_back() -> None:
    """Before the first action there is nothing to take back."""
    assert no_undo(dealt())


@pytest.mark.parametrize("seat", [1, -1, 7])
def test_nobody_takes_back_for_another(seat: int) -> None:
    """Only the seat that acted can undo."""
    match = play(dealt(), "0 bury card=1")
    assert not match.can_undo(seat)
    with pytest.raises(Refused):
        match.undo(seat)


def test_a_look_cannot_be_taken_back() -> None:
    """Something unknown was shown, and neither the look nor what came before it can be undone."""
    assert no_undo(play(dealt("tile PEARL"), "0 bury card=1", "0 look islet=2"))


def test_a_second_look_at_a_tile_cannot_be_taken_back_either() -> None:
    """Though no chance is used the tile is shown again, and it may have been forgotten."""
    match = dealt("tile PEARL", "tile SAND", "card 1", "card 3")
    play(match, "0 bury card=1", "0 look islet=1", "0 call islet=2", *pass_bids(2), "0 pass")
    play(match, "1 bury card=3", "1 look islet=1")
    assert match.entries[-1].outcomes == []
    assert no_undo(match)


def test_what_came_after_a_look_cannot_be_taken_back() -> None:
    """Undoing the call after a look would show the tile again, which had to be remembered."""
    match = play(dealt("tile PEARL"), "0 bury card=1", "0 look islet=2", "0 call islet=2")
    assert no_undo(match)
    event = next(event for _, event in match.events(1) if event.kind == "tile_looked")
    assert event.arguments()["tile"] is None


def test_a_draw_cannot_be_taken_back() -> None:
    """The pass that wins an islet turns a tile and draws cards: no undo."""
    assert no_undo(play(dealt("tile SAND", "card 1", "card 3"), *AUCTION, *pass_bids(2), "0 pass"))


def test_a_submitted_choice_cannot_be_taken_back() -> None:
    """A closed secret choice is final for its own seat."""
    assert no_undo(play(dealt(), *AUCTION, "1 bid number=3", "1 bid number=none"))


def test_an_open_step_does_not_show_in_the_permission() -> None:
    """Whether undo is offered is the same whether somebody has begun a secret choice or not."""
    match = play(dealt(), *AUCTION)
    before = [match.can_undo(seat) for seat in range(2)]
    play(match, "1 bid number=3", "0 bid number=2")
    assert [match.can_undo(seat) for seat in range(2)] == before == [False, False]


def test_a_wave_for_four_cannot_be_taken_back() -> None:
    """The team-mate has learned of the wave: the side knows something it did not know."""
    assert no_undo(play(dealt_for_four(), *AUCTION, *pass_bids(4), "2 wave"))


@dataclass(frozen=True)
class Nod:
    """The one action of a game that ends without chance or secrets."""


class Nodding(State):
    """A game of three nods."""

    left = 3

    def setup(self, chance: Chance) -> None:
        """Nothing to set up."""

    def to_act(self) -> list[int]:
        """Seat 0, three times."""
        return [0] if self.left else []

    def legal(self, seat: int) -> list[int]:
        """To nod."""
        return [0]

    def apply(self, seat: int, action: int, chance: Chance) -> None:
        """One nod less."""
        self.left -= 1

    def forbids(self, seat: int, action: int) -> Refused | None:
        """Nothing is forbidden."""
        return None

    def clone(self) -> "Nodding":
        """An independent copy."""
        copy = Nodding()
        self.copy_header(copy)
        copy.left = self.left
        return copy


NODS = replace(
    TINY,
    slug="nods",
    state=Nodding,
    fields={"left": One(default=3)},
    actions=Actions([Nod()], {}),
    options=(),
    make_fixed=Fixed,
    fill_view=lambda state, table: View(table),
    fixed_cache={},
)


def test_the_end_cannot_be_taken_back() -> None:
    """When the game is over there is no undo, though the last action drew and showed nothing."""
    match = play(Match(NODS, 2, SeededChance(1)), "0 nod", "0 nod")
    assert match.can_undo(0)
    assert no_undo(play(match, "0 nod"))


def test_undo_is_seen_by_all() -> None:
    """The events of the action are gone and everybody reads that it was taken back."""
    match = play(dealt(), "0 bury card=1")
    match.undo(0)
    for viewer in (SPECTATOR, 0, 1):
        assert [event.kind for _, event in match.events(viewer)] == ["cards_drawn", "taken_back"]


def test_undo_comes_back_to_the_same_draws() -> None:
    """With seeded chance an action taken back leaves the chance as it was."""
    straight, detour = new_match(8), new_match(8)
    first, *_ = straight.legal(0)
    for match in (straight, detour):
        match.play(0, first)
    detour.undo(0)
    detour.play(0, first)
    for match in (straight, detour):
        play(match, "0 look islet=1")
    assert dump(straight.state) == dump(detour.state)


@pytest.mark.parametrize("players", [2, 4])
def test_undo_is_offered_by_the_stated_law(players: int) -> None:
    """Undo is offered only to the last to act, without chance, new knowledge, a secret choice, or others asked."""
    for match in moments(new_match(12, players)):
        last = match.entries[-1]
        told = [told for number, told in match.told if number == last.number]
        side = [seat for seat in range(players) if seat % 2 == last.seat % 2]
        learned = any(seat in one.shows for one in told for seat in side)
        is_fleeting = any(told.event.kind == "tile_looked" and number == last.number - 1 for number, told in match.told)
        others = any(seat not in side for seat in match.to_act())
        barred = [last.outcomes, last.secret, learned, match.is_over(), is_fleeting, others]
        is_open = last.seat >= 0 and not any(barred)
        assert [match.can_undo(seat) for seat in range(players)] == [
            is_open and seat == last.seat for seat in range(players)
        ]


def test_a_draft_that_is_not_open_is_not_restarted() -> None:
    """Where nothing is chosen in secret the decision stays the same."""
    match = dealt()
    before = match.decision(0)
    match.restart_draft(0)
    assert match.decision(0) == before


def test_restarting_a_draft_asks_again() -> None:
    """Taking over a seat's open choice means answering a new decision, from its first step."""
    match = play(dealt(), *AUCTION, "1 bid number=3")
    number = match.decision(1)
    match.restart_draft(1)
    assert match.state.drafts[1] == []
    assert number is not None
    assert match.decision(1) == number + 1


@pytest.mark.parametrize(("seat", "action"), [(10**30, 0), (0, 10**30), (-(10**30), 0)])
def test_huge_numbers_are_refused(seat: int, action: int) -> None:
    """Numbers from outside may have any size."""
    with pytest.raises(Refused):
        dealt().play(seat, action)


# Decisions ------------------------------------------------------------------------------------------------


def numbers(match: Match) -> list[int | None]:
    """The number of the open decision of each seat."""
    return [match.decision(seat) for seat in range(int(match.state.players))]


def test_each_decision_of_a_seat_has_its_own_number() -> None:
    """A seat that is asked again gets a new number; one that is not asked has none."""
    match = dealt("tile PEARL", "card 1", "card 3")
    assert numbers(match) == [1, None]
    assert numbers(play(match, "0 bury card=1")) == [2, None]
    assert numbers(play(match, "0 look islet=2")) == [3, None]
    assert numbers(play(match, "0 call islet=2")) == [4, 1]
    assert numbers(play(match, "0 bid number=2")) == [5, 1]
    assert numbers(play(match, "0 bid number=none")) == [None, 1]
    assert numbers(play(match, "1 bid number=none", "1 bid number=none")) == [None, 3]


def test_a_decision_keeps_its_number_while_others_decide() -> None:
    """Steps and submissions of other seats make no decision stale."""
    match = play(dealt_for_four(), *AUCTION)
    number = match.decision(2)
    for action in [action for action in pass_bids(4) if not action.startswith("2")]:
        play(match, action)
        assert match.decision(2) == number


def test_taking_a_step_back_asks_again() -> None:
    """After taking back, an answer to the old question is stale."""
    match = play(dealt(), *AUCTION, "1 bid number=3")
    number = match.decision(1)
    match.take_back(1)
    assert number is not None
    assert match.decision(1) == number + 1


def test_undo_asks_again() -> None:
    """After an undo the seat's question has a new number."""
    match = play(dealt(), "0 bury card=1")
    assert numbers(match) == [2, None]
    match.undo(0)
    assert numbers(match) == [3, None]
    assert numbers(play(match, *AUCTION)) == [5, 1]


def test_a_refused_taking_back_changes_no_number() -> None:
    """Without an open step nothing is taken back and nothing asked again."""
    match = play(dealt(), *AUCTION)
    before = numbers(match)
    with pytest.raises(Refused):
        match.take_back(1)
    assert numbers(match) == before


def test_a_decision_never_has_an_old_number() -> None:
    """Over a whole game the numbers of a seat only grow, by one each time it is asked."""
    given: list[list[int]] = [[], [], [], []]
    for match in moments(new_match(3, 4)):
        for seat, number in enumerate(numbers(match)):
            if number is not None and (not given[seat] or number != given[seat][-1]):
                given[seat].append(number)
    assert all(numbers_of_seat == list(range(1, len(numbers_of_seat) + 1)) for numbers_of_seat in given)


# The clock ------------------------------------------------------------------------------------------------


def test_the_clock_plays_what_only_it_may_play() -> None:
    """When the time for a bid runs out the begun draft is dropped and nothing is bid."""
    match = play(dealt(), *AUCTION, "1 bid number=3")
    assert match.state.on_clock(1).action == TINY.actions.number("abstain")
    match.restart_draft(1)
    match.act(1, TINY.actions.number("abstain"))
    assert match.entries[-1].actions == ["abstain"]
    assert (match.state.waiting, match.state.submitted) == ([0], [1])


def test_the_clock_lets_a_result_stand() -> None:
    """When the time for a wave runs out the seat passes; this decision has its own seconds."""
    match = play(dealt("tile SAND", "card 1", "card 3"), *AUCTION, *pass_bids(2))
    assert match.state.on_clock(0) == TimeUp(TINY.actions.number("pass"), 15)
    match.act(0, TINY.actions.number("pass"))
    assert match.entries[-1].actions == ["pass"]
    assert match.to_act() == [1]


def test_where_the_game_has_no_answer_a_bot_must_decide() -> None:
    """When the time for burying runs out nothing is played: the clock names no action."""
    assert dealt().state.on_clock(0) == TimeUp()


@pytest.mark.parametrize("players", [2, 4])
def test_what_only_the_clock_plays_is_never_legal(players: int) -> None:
    """At every moment the actions of the clock are neither offered nor accepted."""
    for match in moments(new_match(4, players)):
        for seat in range(players):
            assert not TINY.actions.clock_only.intersection(match.legal(seat))
            assert all(match.state.why_not(seat, action) is not None for action in TINY.actions.clock_only)


@pytest.mark.parametrize("make", [new_match, dealt, dealt_for_four], ids=["seeded", "scripted", "four"])
def test_a_match_starts_with_the_deal(make: Callable[[], Match]) -> None:
    """Entry 0 is the setup, by nobody, with everything that was drawn for it."""
    entry = make().entries[0]
    assert (entry.number, entry.seat, entry.actions) == (0, -1, ["setup"])
    assert len(entry.outcomes) == 3 * len(make().decisions) + 2
