"""The rules of Les Îlots, each by its id: a position, one action, what it changes, what is told."""

from dataclasses import dataclass

import pytest

from tablee.engine import registry
from tablee.engine.chance import ScriptedChance
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, Event, TimeUp, Told
from tablee.engine.state import State
from tablee.games.tiny.shapes import (
    BidPlaced,
    BidsRevealed,
    CardBuried,
    CardsDrawn,
    IsletCalled,
    IsletWon,
    TileLooked,
    WavePassed,
    WavePlayed,
)

GAME = registry.get("tiny", 2)

START = """
tiny 2, 2 players, everything
options: {"islets":"245"}
owners: - - -
tiles: ? ? ?
phase: bury
turn: 0
hand 0: 1 2 2 5 WAVE
hand 1: 3 4 WAVE
pile: 10
under:
used:
bids: - -
"""
LOOK = """
tiny 2, 2 players, everything
options: {"islets":"245"}
owners: - 1 -
tiles: ? SAND ?
phase: look
turn: 0
hand 0: 2 2 5 WAVE
hand 1: 3 4 WAVE
pile: 10
under: 0:1
used:
bids: - -
"""
BID = """
tiny 2, 2 players, everything
options: {"islets":"245"}
waiting: 0 1
submitted:
choice 0:
choice 1:
owners: - - -
tiles: ? PEARL ?
phase: bid
turn: 0
called: 1
hand 0: 2 2 5 WAVE
hand 1: 3 4 WAVE
pile: 10
under: 0:1
used:
bids: - -
"""
LAST_BID = """
tiny 2, 2 players, everything
options: {"islets":"245"}
waiting: 0
submitted: 1
choice 0: bid number=2
choice 1: bid number=4; bid number=3
owners: - - -
tiles: ? PEARL ?
phase: bid
turn: 0
called: 1
hand 0: 2 2 5 5 WAVE
hand 1: 3 4 WAVE
pile: 9
under: 0:1
used:
bids: - -
"""
WAVE = """
tiny 2, 2 players, everything
options: {"islets":"245"}
owners: - - -
tiles: ? PEARL ?
phase: wave
turn: 0
called: 1
holder: 0
asked: 1
hand 0: 2 WAVE
hand 1: 4 WAVE
pile: 10
under: 0:1
used: 2 3 5
bids: 2+5 3
"""
WAVE_OF_FOUR = """
tiny 2, 4 players, everything
options: {"islets":"245"}
owners: - - -
tiles: ? PEARL ?
phase: wave
turn: 1
called: 1
holder: 1
asked: 2
hand 0: 2 WAVE
hand 1: 4 WAVE
hand 2: 1 WAVE
hand 3: 1 3
pile: 5
under: 0:1
used: 2 3 4 5
bids: 2 5 4 3
"""
LAST_ISLET = """
tiny 2, 2 players, everything
options: {"islets":"245"}
owners: 0 1 -
tiles: SAND PEARL ?
phase: wave
turn: 1
called: 2
holder: 0
asked: 1
hand 0: 2
hand 1: 4
pile: 11
under: 0:1
used: 2 3 5 WAVE
bids: 5 3
"""


@dataclass(frozen=True)
class Change:
    """What an action did: the lines of the position that are new, and what was told."""

    state: State
    lines: list[str]
    events: list[Event]


def at(position: str) -> State:
    """The state that a position says; everything is known, so nothing is drawn."""
    return GAME.position(position, ScriptedChance())


def text(state: State) -> str:
    """The whole position."""
    return GAME.show(state.view(OMNISCIENT))


def play(position: str, seat: int, action: str, *outcomes: str) -> Change:
    """Plays one action; what chance must give is said."""
    state = at(position)
    before = text(state).splitlines()
    told: list[Told] = []
    state.told = told
    chance = ScriptedChance(*outcomes)
    state.play(seat, GAME.actions.number(action), chance)
    chance.finish()
    after = text(state).splitlines()
    return Change(state, [line for line in after if line not in before], [one.event for one in told])


def refused(position: str, seat: int, action: str) -> tuple[str, str]:
    """The code and rule of a refusal."""
    found = at(position).why_not(seat, GAME.actions.number(action))
    assert isinstance(found, Refused)
    return found.code, found.rule


def with_lines(position: str, *lines: str) -> str:
    """A position with other lines in place of those with the same label."""
    labels = {line.partition(":")[0]: line for line in lines}
    return "\n".join(labels.get(line.partition(":")[0], line) for line in position.strip().splitlines())


# TIN-1, setting up ----------------------------------------------------------------------------------------


def test_two_play_alone_and_four_in_crews() -> None:
    """TIN-1.1: two seats are two sides; of four, those opposite are one crew, and share their score."""
    assert at(START).sides() == [0, 1]
    assert at(WAVE_OF_FOUR).sides() == [0, 1, 0, 1]
    won = at(with_lines(WAVE_OF_FOUR, "owners: - 1 -"))
    assert won.scores() == [0, 7, 0, 7]
    assert won.ranking() == [2, 1, 2, 1]


@pytest.mark.parametrize("players", [1, 3, 5])
def test_only_two_or_four_play(players: int) -> None:
    """TIN-1.1: no other number of players."""
    with pytest.raises(Mistake):
        GAME.new(players, ScriptedChance())


@pytest.mark.parametrize("islets", ["111", "555555555", "31524"])
def test_three_to_nine_islets(islets: str) -> None:
    """TIN-1.2: an archipelago has three to nine islets worth 1 to 5."""
    assert GAME.read_options({"islets": islets}).word("islets") == islets


@pytest.mark.parametrize("islets", ["", "11", "1111111111", "1 1 1", "106", "abc", "1.5"])
def test_no_other_archipelago(islets: str) -> None:
    """TIN-1.2: fewer, more, or other islets are refused."""
    with pytest.raises(Mistake, match="3–9 × 1–5"):
        GAME.read_options({"islets": islets})


def test_an_islet_that_is_not_there() -> None:
    """TIN-1.2: with three islets the fourth can be neither looked under nor called."""
    assert refused(LOOK, 0, "look islet=4") == ("no-such-islet", "TIN-1.2")
    assert refused(LOOK, 0, "call islet=9") == ("no-such-islet", "TIN-1.2")


def test_the_deal() -> None:
    """TIN-1.3: three cards each, seat by seat; the rest of the eighteen is the pile, and seat 0 begins its turn."""
    chance = ScriptedChance(*"card 1, card 2, card 2, card 3, card 4, card WAVE, card 5, card WAVE".split(", "))
    state = GAME.new(2, chance, {"islets": "245"})
    chance.finish()
    assert text(state) == START.strip()


def test_three_of_each_card() -> None:
    """TIN-1.3: a fourth card of a number or a fourth wave does not exist."""
    for card in ("1", "2", "3", "4", "5", "WAVE"):
        with pytest.raises(Mistake, match=f"no card {card} left"):
            GAME.new(2, ScriptedChance(*[f"card {card}"] * 4))


def test_tiles_are_drawn_when_they_are_turned() -> None:
    """TIN-1.4: of nine tiles three are of each kind; one that was never turned is not recorded."""
    assert "tiles: ? ? ?" in START
    pearls = with_lines(LOOK, 'options: {"islets":"1111"}', "owners: - 0 0 1", "tiles: ? PEARL PEARL PEARL")
    for tile in ("SAND", "CRAB"):
        assert f"tiles: {tile} PEARL PEARL PEARL" in play(pearls, 0, "look islet=1", f"tile {tile}").lines
    with pytest.raises(Mistake, match="no tile PEARL left"):
        play(pearls, 0, "look islet=1", "tile PEARL")


# TIN-2, a turn --------------------------------------------------------------------------------------------


def test_a_card_goes_under_the_pile() -> None:
    """TIN-2.1: the buried card leaves the hand and lies under the pile; others do not see which it is."""
    change = play(START, 0, "bury card=1")
    assert change.lines == ["phase: look", "hand 0: 2 2 5 WAVE", "under: 0:1"]
    assert change.events == [CardBuried("TIN-2.1", 0, "1")]
    assert "under: 0:?" in GAME.show(change.state.view(1))
    assert "under: 0:1" in GAME.show(change.state.view(0))


def test_only_a_card_of_the_hand_and_at_the_start_is_buried() -> None:
    """TIN-2.1: another card, or another moment, is refused."""
    assert refused(START, 0, "bury card=4") == ("card-not-in-hand", "TIN-2.1")
    assert refused(LOOK, 0, "bury card=2") == ("not-time-to-bury", "TIN-2.1")


def test_two_cards_are_drawn_at_the_start_of_a_turn() -> None:
    """TIN-2.1: the seat whose turn it is draws two cards, which it alone sees."""
    change = play(WAVE, 1, "pass", "card 1", "card 3")
    assert {"phase: bury", "turn: 1", "hand 1: 1 3 4 WAVE", "pile: 8"} <= set(change.lines)
    assert change.events[-1] == CardsDrawn("TIN-2.1", 1, 2, ["1", "3"])


def test_buried_cards_are_drawn_last_and_in_their_order() -> None:
    """TIN-2.1: with an empty pile the cards under it are drawn as they went there, without chance."""
    before = with_lines(WAVE, "pile: 0", "under: 0:1 1:WAVE 0:3", "used: 1 1 2 2 3 3 4 4 5 5 5", "bids: 2+5 3")
    change = play(before, 1, "pass")
    assert {"hand 1: 1 4 WAVE WAVE", "under: 0:3"} <= set(change.lines)


def test_who_has_no_card_buries_none() -> None:
    """TIN-2.1: as far as there are any: with no card to draw and an empty hand the turn goes on at the look."""
    everything = "used: 1 1 1 2 2 2 3 3 3 4 4 4 5 5 5 WAVE WAVE WAVE"
    before = with_lines(WAVE, "hand 0:", "hand 1:", "pile: 0", "under:", everything)
    change = play(before, 1, "pass")
    assert {"phase: look", "turn: 1"} <= set(change.lines)
    assert change.events[-1] == CardsDrawn("TIN-2.1", 1, 0, [])


def test_a_tile_is_shown_for_a_moment() -> None:
    """TIN-2.2: all see the tile of a free islet, and after the next action nobody does."""
    change = play(LOOK, 0, "look islet=3", "tile CRAB")
    assert change.lines == ["tiles: ? SAND CRAB", "phase: call", "showing: 2"]
    assert change.events == [TileLooked("TIN-2.2", 0, 3, "CRAB")]
    for viewer in (SPECTATOR, 0, 1):
        assert "tiles: ? SAND CRAB" in GAME.show(change.state.view(viewer))
    change.state.play(0, GAME.actions.number("call islet=1"), ScriptedChance())
    for viewer in (SPECTATOR, 0, 1):
        assert "tiles: ? SAND ?" in GAME.show(change.state.view(viewer))


def test_one_look_a_turn_at_a_free_islet() -> None:
    """TIN-2.2: a second look, a look at an islet that is won, or at the wrong time is refused; looking is optional."""
    assert refused(with_lines(LOOK, "phase: call"), 0, "look islet=1") == ("looked-already", "TIN-2.2")
    assert refused(LOOK, 0, "look islet=2") == ("islet-taken", "TIN-2.2")
    assert refused(START, 0, "look islet=1") == ("not-time-to-look", "TIN-2.2")
    assert at(LOOK).why_not(0, GAME.actions.number("call islet=1")) is None


def test_a_free_islet_goes_up_for_auction() -> None:
    """TIN-2.3: the called islet is named, and all seats must bid."""
    change = play(LOOK, 0, "call islet=3")
    assert change.lines == [
        "waiting: 0 1",
        "submitted:",
        "choice 0:",
        "choice 1:",
        "phase: bid",
        "called: 2",
    ]
    assert change.events == [IsletCalled("TIN-2.3", 0, 3)]
    assert change.state.to_act() == [0, 1]


def test_only_a_free_islet_is_called_and_only_once() -> None:
    """TIN-2.3: an islet that is won, or another moment, is refused."""
    assert refused(LOOK, 0, "call islet=2") == ("islet-taken", "TIN-2.3")
    assert refused(START, 0, "call islet=1") == ("not-time-to-call", "TIN-2.3")
    assert refused(BID, 0, "call islet=1") == ("not-time-to-call", "TIN-2.3")


# TIN-3, the auction ---------------------------------------------------------------------------------------


def test_all_bid_at_once_and_in_secret() -> None:
    """TIN-3.1: a bid is seen by its own seat alone, and changes nothing that others see but that it was made."""
    change = play(with_lines(BID, "choice 1: bid number=3"), 1, "bid number=4")
    assert change.lines == ["waiting: 0", "submitted: 1", "choice 1: bid number=3; bid number=4"]
    for viewer in (SPECTATOR, 0):
        assert "choice 1: ?" in GAME.show(change.state.view(viewer))


def test_nobody_speaks_during_a_bid() -> None:
    """TIN-3.1: chat is closed by this rule until the bids are opened."""
    assert at(BID).chat_closed_by() == "TIN-3.1"
    assert [at(position).chat_closed_by() for position in (START, LOOK, WAVE)] == [None] * 3


def test_a_bid_takes_two_steps() -> None:
    """TIN-3.2: after the first card the seat is asked for a second; then the bid is closed."""
    first = play(BID, 0, "bid number=2")
    assert (first.lines, first.events) == (["choice 0: bid number=2"], [])
    second = play(text(first.state), 0, "bid number=2")
    assert second.lines == ["waiting: 1", "submitted: 0", "choice 0: bid number=2; bid number=2"]
    assert second.events == [BidPlaced("TIN-3.2", 0, ["2", "2"])]


@pytest.mark.parametrize("steps", [("none", "none"), ("none", "5"), ("5", "none")])
def test_each_card_of_a_bid_may_be_none(steps: tuple[str, str]) -> None:
    """TIN-3.2: nothing, or one card first or second, is a bid too."""
    first = play(BID, 0, f"bid number={steps[0]}")
    second = play(text(first.state), 0, f"bid number={steps[1]}")
    assert second.events == [BidPlaced("TIN-3.2", 0, [step for step in steps if step != "none"])]


def test_only_cards_of_the_hand_are_bid() -> None:
    """TIN-3.2: neither a card that one does not hold, nor one card twice, nor outside an auction."""
    assert refused(BID, 0, "bid number=3") == ("card-not-in-hand", "TIN-3.2")
    assert refused(with_lines(BID, "choice 0: bid number=5"), 0, "bid number=5") == ("card-not-in-hand", "TIN-3.2")
    assert refused(LOOK, 0, "bid number=none") == ("not-time-to-bid", "TIN-3.2")
    assert GAME.actions.number("bid number=5") + 1 == GAME.actions.number("bid number=none")


def test_the_higher_bid_gets_the_islet() -> None:
    """TIN-3.3: the last bid opens all; the cards are spent; more points get the islet."""
    change = play(with_lines(LAST_BID, "choice 0: bid number=5"), 0, "bid number=5")
    assert change.lines == [
        "phase: wave",
        "holder: 0",
        "asked: 1",
        "hand 0: 2 2 WAVE",
        "hand 1: WAVE",
        "used: 3 4 5 5",
        "bids: 5+5 3+4",
    ]
    assert change.events == [
        BidPlaced("TIN-3.2", 0, ["5", "5"]),
        BidsRevealed("TIN-3.3", ["5 5", "3 4"], 10, 7, 0),
    ]


def test_the_lower_bid_loses_the_islet() -> None:
    """TIN-3.3: the caller has no advantage."""
    change = play(LAST_BID, 0, "bid number=none")
    assert {"called: 1", "holder: 1", "asked: 0"} <= set(text(change.state).splitlines())
    assert change.events[-1] == BidsRevealed("TIN-3.3", ["2", "3 4"], 2, 7, 1)


def test_a_crew_adds_up_its_bids() -> None:
    """TIN-3.3: with four players the cards of both seats of a crew count together."""
    before = """
tiny 2, 4 players, everything
options: {"islets":"245"}
waiting: 3
submitted: 0 1 2
choice 0: bid number=3; bid number=none
choice 1: bid number=5; bid number=none
choice 2: bid number=3; bid number=none
choice 3: bid number=none
owners: - - -
tiles: ? ? ?
phase: bid
turn: 0
called: 1
hand 0: 3
hand 1: 5
hand 2: 3
hand 3: 1
pile: 13
under: 0:1
used:
bids: - - - -
"""
    assert play(before, 3, "bid number=none").events[-1] == BidsRevealed("TIN-3.3", ["3", "5", "3", "–"], 6, 5, 0)


def test_equal_bids_go_to_the_crew_that_did_not_call() -> None:
    """TIN-3.4: seven against seven, called by seat 0: the islet goes to seat 1."""
    change = play(LAST_BID, 0, "bid number=5")
    assert change.events[-1] == BidsRevealed("TIN-3.3", ["2 5", "3 4"], 7, 7, 1)
    assert {"called: 1", "holder: 1", "asked: 0"} <= set(text(change.state).splitlines())


def test_in_version_1_equal_bids_went_to_the_caller() -> None:
    """TIN-3.4: the older rules, under which tables begun with them go on."""
    older = registry.get("tiny", 1)
    state = older.position(LAST_BID.replace("tiny 2,", "tiny 1,"), ScriptedChance())
    state.play(0, older.actions.number("bid number=5"), ScriptedChance())
    assert {"called: 1", "holder: 0", "asked: 1"} <= set(older.show(state.view(OMNISCIENT)).splitlines())


def test_who_sleeps_bids_nothing_and_lets_it_stand() -> None:
    """TIN-3.5: the clock abstains from a bid and passes on a wave; elsewhere a bot decides."""
    abstain, let_pass = GAME.actions.number("abstain"), GAME.actions.number("pass")
    assert at(BID).on_clock(0) == TimeUp(abstain)
    assert at(WAVE).on_clock(1) == TimeUp(let_pass, 15)
    assert at(START).on_clock(0) == at(LOOK).on_clock(0) == TimeUp()


def test_the_clock_abstains() -> None:
    """TIN-3.5: an abstention closes the bid at once, with no card."""
    state = at(BID)
    state.apply(1, GAME.actions.number("abstain"), ScriptedChance())
    assert {"waiting: 0", "submitted: 1", "choice 1: abstain", "hand 1: 3 4 WAVE"} <= set(text(state).splitlines())


def test_nobody_but_the_clock_abstains() -> None:
    """TIN-3.5: a player who wants to bid nothing bids nothing."""
    assert refused(BID, 0, "abstain") == ("clock-only", "TIN-3.5")
    assert refused(WAVE, 1, "abstain") == ("clock-only", "TIN-3.5")


# TIN-4, the waves -----------------------------------------------------------------------------------------


def test_who_lost_the_auction_is_asked() -> None:
    """TIN-4.1: with two players the one who does not hold the islet is asked for a wave."""
    assert play(LAST_BID, 0, "bid number=none").state.to_act() == [0]
    assert play(with_lines(LAST_BID, "choice 0: bid number=5"), 0, "bid number=5").state.to_act() == [1]


@pytest.mark.parametrize(("bid", "asked"), [("none", 0), ("5", 3)])
def test_the_next_seat_of_the_other_crew_is_asked(bid: str, asked: int) -> None:
    """TIN-4.1: of four, clockwise from the caller: the team-mate if the call lost, the next seat if it won."""
    before = """
tiny 2, 4 players, everything
options: {"islets":"245"}
waiting: 2
submitted: 0 1 3
choice 0: bid number=none; bid number=none
choice 1: bid number=3; bid number=none
choice 2: bid number=none
choice 3: bid number=none; bid number=none
owners: - - -
tiles: ? ? ?
phase: bid
turn: 2
called: 1
hand 0: 3
hand 1: 3
hand 2: 5
hand 3: 1
pile: 13
under: 0:1
used:
bids: - - - -
"""
    assert play(before, 2, f"bid number={bid}").state.to_act() == [asked]


def test_a_seat_is_asked_with_or_without_a_wave() -> None:
    """TIN-4.1: what is in the hand must not show, so a seat that can only pass is asked like any other."""
    without = with_lines(WAVE, "hand 1: 4 4")
    assert at(without).to_act() == at(WAVE).to_act() == [1]
    assert [GAME.actions.name(action) for action in at(without).legal(1)] == ["pass"]
    assert GAME.show(at(without).view(0)) == GAME.show(at(WAVE).view(0))


def test_without_a_wave_nobody_passes_for_a_seat() -> None:
    """TIN-4.1: only the seat knows that it has none, and a quick answer would tell (TAB-3.2)."""
    without = with_lines(WAVE, "hand 1: 4 4")
    assert at(without).forced(1) is at(WAVE).forced(1) is None
    assert at(START).forced(0) is at(BID).forced(0) is None


def test_the_last_islet_is_called_without_a_choice() -> None:
    """TIN-2.3: after a look all can see that there is nothing else to do."""
    last = with_lines(LOOK, "owners: 0 1 -", "tiles: SAND SAND ?", "phase: call")
    assert at(last).forced(0) == GAME.actions.number("call islet=3")
    assert at(with_lines(LOOK, "phase: call")).forced(0) is None


def test_there_is_nothing_to_turn_over_before_an_auction() -> None:
    """TIN-4.1: waves and passes are played only when they are asked for."""
    for position in (START, LOOK, BID):
        assert refused(position, 0, "wave") == ("nothing-to-turn-over", "TIN-4.1")
        assert refused(position, 0, "pass") == ("nothing-to-turn-over", "TIN-4.1")


def test_a_wave_turns_the_result_over() -> None:
    """TIN-4.2: the islet goes to the crew of the seat that played the wave; the card is spent."""
    change = play(WAVE, 1, "wave")
    assert change.lines == ["holder: 1", "asked: 0", "hand 1: 4", "used: 2 3 5 WAVE"]
    assert change.events == [WavePlayed("TIN-4.2", 1, 1)]


def test_without_a_wave_there_is_no_wave() -> None:
    """TIN-4.2: the card must be in the hand."""
    assert refused(with_lines(WAVE, "hand 1: 4 4"), 1, "wave") == ("no-wave", "TIN-4.2")


def test_a_wave_is_answered_by_a_wave() -> None:
    """TIN-4.3: the next seat clockwise, of the crew that lost the islet, may answer, and so on round the table."""
    first = play(WAVE_OF_FOUR, 2, "wave")
    assert {"called: 1", "holder: 0", "asked: 3"} <= set(text(first.state).splitlines())
    second = play(with_lines(text(first.state), "hand 3: 1 WAVE", "hand 0: 2 3"), 3, "wave")
    assert {"called: 1", "holder: 1", "asked: 0"} <= set(text(second.state).splitlines())
    assert second.state.to_act() == [0]


def test_an_islet_is_won_when_the_result_stands() -> None:
    """TIN-4.4: the islet has an owner, its tile lies open for good, and the next turn begins."""
    change = play(WAVE, 1, "pass", "card 1", "card 3")
    assert {
        "owners: - 0 -",
        "phase: bury",
        "turn: 1",
    } <= set(change.lines)
    assert change.events[:2] == [WavePassed("TIN-4.1", 1), IsletWon("TIN-4.4", 2, 0, "PEARL")]
    assert "tiles: ? PEARL ?" in GAME.show(change.state.view(SPECTATOR))


def test_a_tile_that_nobody_looked_at_is_turned_now() -> None:
    """TIN-4.4: it is drawn at this moment."""
    change = play(with_lines(WAVE, "tiles: ? ? ?"), 1, "pass", "tile CRAB", "card 1", "card 3")
    assert "tiles: ? CRAB ?" in change.lines


@pytest.mark.parametrize(("tile", "points"), [("PEARL", 7), ("SAND", 4), ("CRAB", 2)])
def test_an_islet_scores_its_value_and_its_tile(tile: str, points: int) -> None:
    """TIN-4.4: 3 more with a pearl, 2 less with a crab, nothing with sand."""
    assert at(with_lines(WAVE, "owners: - 0 -", f"tiles: ? {tile} ?")).scores() == [points, 0]


# TIN-5, the end -------------------------------------------------------------------------------------------


def test_the_last_islet_ends_the_game() -> None:
    """TIN-5.1: when every islet is won nobody draws or acts any more."""
    change = play(LAST_ISLET, 1, "pass", "tile SAND")
    assert {"owners: 0 1 0", "phase: over"} <= set(change.lines)
    assert change.state.to_act() == []
    assert change.state.ending() == "end"


def test_the_game_goes_on_while_an_islet_is_free() -> None:
    """TIN-5.1: not before."""
    assert play(WAVE, 1, "pass", "card 1", "card 3").state.to_act() == [1]


@pytest.mark.parametrize(
    ("options", "owners", "tiles", "places"),
    [
        ("245", "0 1 0", "SAND SAND SAND", [1, 2]),  # 7 to 4
        ("245", "1 1 0", "SAND SAND SAND", [2, 1]),  # 5 to 6
        ("415", "0 0 1", "SAND SAND SAND", [1, 2]),  # 5 to 5, two islets to one
        ("415", "1 1 0", "SAND SAND SAND", [2, 1]),  # 5 to 5, one islet to two
        ("3331", "0 1 0 1", "CRAB SAND SAND SAND", [1, 1]),  # 4 to 4, two islets each
    ],
)
def test_points_then_islets_decide(options: str, owners: str, tiles: str, places: list[int]) -> None:
    """TIN-5.2: more points win; with equal points more islets; otherwise both win."""
    over = with_lines(
        LAST_ISLET, f'options: {{"islets":"{options}"}}', f"owners: {owners}", f"tiles: {tiles}", "phase: over"
    )
    assert at(over).ranking() == places
