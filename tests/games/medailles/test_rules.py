"""The rules of Médailles, each by its id: a position, actions, what they change, what is told."""

import pytest

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.game import NoChance
from tablee.engine.match import match_at
from tablee.engine.refusal import Mistake, Refused
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, TimeUp, Told
from tablee.games.medailles.board import CARDS
from tablee.games.medailles.game import GAME
from tablee.games.medailles.rules import Medailles
from tablee.games.medailles.rules_actions import PASS
from tests.games.medailles.scenes import TEAMS, Scene, position, sports

CENTRE = "centre: NAT SKI JUD ESC\n"
HANDS = """\
hand 0: NAT GYM CYC AVI ARC
hand 1: NAT NAT SKI GYM ESC
hand 2: NAT NAT NAT GYM CYC
hand 3: AVI AVI ESC ARC ARC
"""
FINAL = "phase: final 8\n" + HANDS
NAT_1 = "attempt discipline=NAT k=1"


def dealt(players: int, dealer: int, *turned: str) -> tuple[Medailles, list[Told]]:
    """A new game whose hands are the first cards in order and whose turned-up cards are these."""
    hands = [card for card in CARDS if card not in turned][: 5 * players]
    chance = ScriptedChance(*(f"card {card}" for card in [*hands, *turned]))
    state = GAME.empty(players, GAME.fixed(GAME.read_options({"dealer": str(dealer)})))
    told: list[Told] = []
    state.told = told
    state.setup(chance)
    state.told = None
    chance.finish()
    assert isinstance(state, Medailles)
    return state, told


# 1 Setup ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_med_1_1_five_cards_each(players: int) -> None:
    """MED-1.1: 63 cards, five for each seat; the rest is the draw pile, apart from the centre and its doubles."""
    state = GAME.new(players, SeededChance(3))
    assert isinstance(state, Medailles)
    assert list(state.held) == [5] * players
    assert state.pile.size + 5 * players + 4 + state.potted == 63


@pytest.mark.parametrize("players", [1, 6])
def test_med_1_1_two_to_five_players(players: int) -> None:
    """MED-1.1: no other number of players."""
    with pytest.raises(Mistake, match="2, 3, 4, 5"):
        GAME.new(players, SeededChance(1))


def test_med_1_1_dealt_one_at_a_time_from_the_dealers_left() -> None:
    """MED-1.1: the first card goes to the left of the dealer, the second to the next seat; each sees its own hand."""
    state, told = dealt(3, 0, "ARC-1", "ESC-1", "AVI-1", "GYM-1")
    assert sports(" ".join(state.hand_names(1))) == "NAT NAT NAT SKI SKI"
    assert state.hand_names(1)[:2] == ["NAT-1", "NAT-4"]
    assert state.hand_names(2)[:2] == ["NAT-2", "NAT-5"]
    assert state.hand_names(0)[:2] == ["NAT-3", "NAT-6"]
    first = told[1]
    assert first.seen_by(1).arguments()["cards"] == state.hand_names(1)
    assert [first.seen_by(viewer).arguments()["cards"] for viewer in (0, 2, SPECTATOR)] == [None] * 3


def test_med_1_2_four_different_sports_from_left_to_right() -> None:
    """MED-1.2: doubles go to the pot, places are filled from the left."""
    state, told = dealt(2, 0, "ARC-1", "ARC-2", "ESC-1", "ARC-3", "ESC-2", "AVI-1", "GYM-1")
    assert [CARDS[card] for card in state.centre] == ["ARC-1", "ESC-1", "AVI-1", "GYM-1"]
    assert [CARDS[state.pot[slot]] for slot in range(state.potted)] == ["ARC-2", "ARC-3", "ESC-2"]
    assert [(one.event.rule, one.event.kind) for one in told[3:]] == [
        ("MED-1.2", "place_filled"),
        ("MED-1.2", "doubles_potted"),
        ("MED-1.2", "place_filled"),
        ("MED-1.2", "doubles_potted"),
        ("MED-1.2", "place_filled"),
        ("MED-1.2", "place_filled"),
    ]


def test_med_1_3_no_sport_twice_in_the_centre() -> None:
    """MED-1.3: nor can a position say so."""
    with pytest.raises(Mistake):
        position("hand 0: GYM\ncentre: NAT NAT")


def test_med_1_4_the_pot_is_open_to_all() -> None:
    """MED-1.4: everybody sees all of it, in its order."""
    scene = Scene(HANDS + CENTRE).play("discard discipline=CYC", "GYM")
    scene.play("discard discipline=GYM", "AVI")
    assert [scene.line("pot", viewer) for viewer in (OMNISCIENT, SPECTATOR, 0, 3)] == ["CYC-1 GYM-2"] * 4


def test_med_1_4_the_pot_is_never_shuffled_back() -> None:
    """MED-1.4: when the pile is empty it stays empty."""
    scene = Scene(HANDS + CENTRE + "pile: GYM").play("discard discipline=CYC", "GYM")
    assert scene.line("pile") == "0"
    assert scene.line("phase") == "final 8"


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 0)])
def test_med_1_5_the_dealers_left_begins(dealer: int, first: int) -> None:
    """MED-1.5: and it goes clockwise, rising seat numbers, round the table."""
    state, _ = dealt(3, dealer, "ARC-1", "ESC-1", "AVI-1", "GYM-1")
    assert state.to_act() == [first]
    state.apply(first, state.legal(first)[0], SeededChance(1))
    assert state.to_act() == [(first + 1) % 3]


# 2 Turn -----------------------------------------------------------------------------------------------


def test_med_2_1_discard_or_attempt() -> None:
    """MED-2.1: every sport in hand can be discarded; those in the centre attempted."""
    scene = Scene(HANDS + CENTRE)
    discards = [f"discard discipline={sport}" for sport in ("NAT", "CYC", "AVI", "GYM", "ARC")]
    assert scene.legal() == [*discards, NAT_1]


def test_med_2_1_one_card_for_one() -> None:
    """MED-2.1: all see what is discarded, only the seat what it draws."""
    scene = Scene(HANDS + CENTRE).play("discard discipline=CYC", "GYM-7")
    assert scene.events(0) == ["MED-2.1 card_discarded 0 CYC-1", "MED-2.1 cards_drawn 0 1 GYM-7"]
    assert scene.events(1) == ["MED-2.1 card_discarded 0 CYC-1", "MED-2.1 cards_drawn 0 1 ?"]
    assert scene.line("hand 0", 0).endswith("GYM-7")
    assert scene.line("hand 0", 1) == "? ? ? ? ?"


def test_med_2_2_no_passing_with_cards_to_draw() -> None:
    """MED-2.2: one card in the pile is enough to forbid it."""
    scene = Scene(HANDS + CENTRE + "pile: GYM")
    assert scene.refusal("pass") == "no-passing MED-2.2"
    assert not scene.allows("pass")


def test_med_2_3_the_oldest_card_goes_first() -> None:
    """MED-2.3: never the one with the lowest number."""
    scene = Scene("hand 0: NAT-5 SKI-1 NAT-2\nhand 1: GYM\n" + CENTRE).play("discard discipline=NAT", "ARC ARC ARC")
    assert scene.line("pot") == "NAT-5"


def test_med_2_3_what_all_have_seen_goes_before_the_oldest() -> None:
    """MED-2.3: then the rest of the hand stays unknown."""
    text = "hand 0: NAT-5 SKI-1 NAT-2 NAT-4\nshown 0: NAT-2 NAT-4\nhand 1: GYM GYM GYM\n" + CENTRE
    scene = Scene(text).play(NAT_1)
    assert scene.line("bid 0") == "NAT-2"
    scene = Scene(text).play("attempt discipline=NAT k=3")
    assert scene.line("bid 0") == "NAT-2 NAT-4 NAT-5"
    scene = Scene("phase: final 8\n" + text.replace("NAT SKI", "ATH SKI")).play("swap discipline=NAT place=0")
    assert (scene.line("centre").split()[0], scene.line("hand 0")) == ("NAT-2", "NAT-5 SKI-1 NAT-4 ATH-1")


def test_med_2_3_a_new_card_comes_before_what_all_have_seen() -> None:
    """MED-2.3: the hand is kept in two parts, so that nothing shown gets lost among the rest."""
    text = "hand 0: NAT-5 SKI-1 NAT-2\nshown 0: NAT-2\nhand 1: GYM\n" + CENTRE
    scene = Scene(text).play("discard discipline=SKI", "ARC-1 ARC-2 ARC-3")
    assert (scene.line("hand 0"), scene.line("shown 0")) == ("NAT-5 ARC-1 ARC-2 ARC-3 NAT-2", "NAT-2")


# 3 Attempt --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("k", "metal"), [(1, "bronze"), (2, "silver"), (3, "gold")])
def test_med_3_1_one_two_or_three_cards(k: int, metal: str) -> None:
    """MED-3.1: for bronze, silver and gold; more cards than one holds cannot be presented."""
    scene = Scene("turn: 2\n" + HANDS + CENTRE).play(f"attempt discipline=NAT k={k}")
    cards = "+".join(["NAT-4", "NAT-5", "NAT-6"][:k])
    assert scene.events() == [f"MED-3.1 medal_attempted 2 NAT {k} {cards}"]
    scene.play("pass").play("pass").play("pass", "CYC" + " ATH" * k)
    assert scene.line(f"{metal} 2") == "NAT-7"


def test_med_3_1_not_more_than_one_holds() -> None:
    """MED-3.1: one card gives bronze."""
    assert Scene(HANDS + CENTRE).refusal("attempt discipline=NAT k=2") == "not-enough-cards MED-3.1"


def test_med_3_2_the_sport_lies_in_the_centre() -> None:
    """MED-3.2: no rowing there, no rowing medal."""
    scene = Scene(HANDS + CENTRE)
    assert scene.refusal("attempt discipline=AVI k=1") == "not-in-centre MED-3.2"
    assert Scene(HANDS + "centre: NAT SKI AVI ESC").allows("attempt discipline=AVI k=1")


def test_med_3_3_some_cards_may_stay_in_hand() -> None:
    """MED-3.3: what is presented lies face up for all until the end of the contest."""
    scene = Scene(HANDS + CENTRE).play(NAT_1)
    assert scene.sports("hand 0") == "GYM CYC AVI ARC"
    assert [scene.line("bid 0", viewer) for viewer in (SPECTATOR, 1, 3)] == ["NAT-1"] * 3
    assert scene.line("pot") == ""


@pytest.mark.parametrize("owner", [0, 3])
def test_med_3_4_a_medal_is_won_once(owner: int) -> None:
    """MED-3.4: not even its owner wins it again; the other metals stay free."""
    scene = Scene(f"hand 0: NAT NAT NAT\nhand 1: GYM\nsilver {owner}: NAT\n" + CENTRE)
    assert scene.refusal("attempt discipline=NAT k=2") == "medal-gone MED-3.4"
    assert [action for action in scene.legal() if "attempt" in action] == [NAT_1, "attempt discipline=NAT k=3"]


def test_med_3_4_nor_by_an_outbid() -> None:
    """MED-3.4: an outbid for a medal that is won is illegal, the next one not."""
    text = "hand 0: NAT\nhand 1: NAT NAT NAT GYM GYM\nsilver 0: NAT\n" + CENTRE
    scene = Scene(text, 2).play(NAT_1)
    assert scene.refusal("outbid k=2") == "medal-gone MED-3.4"
    assert scene.legal() == ["pass", "counter", "outbid k=3"]


# 4 Responses ------------------------------------------------------------------------------------------


def test_med_4_1_each_other_seat_once_clockwise() -> None:
    """MED-4.1: from the attempter's left; after the last answer it is settled."""
    scene = Scene("turn: 2\n" + HANDS + CENTRE).play(NAT_1)
    asked = []
    while scene.line("contest"):
        asked.append(scene.seat)
        scene.play("pass", "GYM ARC" if scene.seat == 1 else "")
    assert asked == [3, 0, 1]


def test_med_4_1_who_has_answered_is_not_asked_again() -> None:
    """MED-4.1: not even after a later outbid; nor is the attempter."""
    scene = Scene(HANDS + CENTRE).play(NAT_1).play("pass").play("outbid k=2")
    assert scene.seat == 3
    scene.play("pass", "GYM ATH ATH CYC")
    assert scene.line("contest") == ""


def test_med_4_1_turns_wait_for_answers() -> None:
    """MED-4.1: a seat that is asked can only answer, and there is nothing to answer without a contest."""
    scene = Scene(HANDS + CENTRE)
    assert scene.refusal("counter") == scene.refusal("outbid k=2") == "nothing-to-answer MED-4.1"
    scene.play(NAT_1)
    for action in ("discard discipline=NAT", "attempt discipline=SKI k=1", "swap discipline=GYM place=0"):
        assert scene.refusal(action) == "contest-first MED-4.1"
    assert scene.play("pass").events() == ["MED-4.1 answer_passed 1"]


def test_med_4_2_outbid_with_strictly_more() -> None:
    """MED-4.2: at most three, and with the cards for it."""
    scene = Scene("turn: 1\n" + HANDS + CENTRE).play("attempt discipline=NAT k=2")
    assert scene.refusal("outbid k=2") == "not-more-than-bid MED-4.2"
    scene.play("outbid k=3")
    assert scene.events()[0] == "MED-4.2 bid_raised 2 NAT 3 NAT-4+NAT-5+NAT-6"
    assert scene.refusal("outbid k=3") == "highest-possible MED-4.2"


def test_med_4_2_not_without_the_cards() -> None:
    """MED-4.2: two cards do not make three."""
    scene = Scene(HANDS + CENTRE).play(NAT_1)
    assert scene.refusal("outbid k=3") == "not-enough-cards MED-4.2"
    assert scene.legal() == ["pass", "counter", "outbid k=2"]


def test_med_4_3_counter_with_as_many() -> None:
    """MED-4.3: also for a medal that is won already in the metal of the counter's own number."""
    text = "hand 0: NAT NAT\nhand 1: NAT NAT\nhand 2: NAT\nbronze 0: NAT\n" + CENTRE
    scene = Scene(text, 3).play("attempt discipline=NAT k=2")
    assert scene.legal() == ["pass", "counter"]
    scene.play("pass", "ATH ATH ATH ATH ATH ATH")
    assert scene.line("contest") == ""  # one card in hand: all can see that it is too few


def test_med_4_3_not_with_fewer_and_not_twice() -> None:
    """MED-4.3: the cards must be there, and the bid not yet countered."""
    scene = Scene("hand 0: NAT NAT\nhand 1: NAT GYM\nhand 2: NAT NAT NAT\n" + CENTRE, 3)
    scene.play("attempt discipline=NAT k=2")
    assert scene.refusal("counter") == "not-enough-cards MED-4.3"
    text = "hand 0: NAT\nhand 1: NAT\nhand 2: NAT NAT\n" + CENTRE
    scene = Scene(text, 3).play(NAT_1).play("counter")
    assert scene.refusal("counter") == "countered-already MED-4.3"


def test_med_4_4_the_cards_go_back_and_are_known() -> None:
    """MED-4.4: all see them at once, in the hand where they are; the hand is as large as before."""
    scene = Scene("hand 0: NAT\nhand 1: NAT-7 GYM-1 NAT-2 SKI-1\nhand 2: CYC CYC CYC\n" + CENTRE, 3).play(NAT_1)
    scene.play("counter")
    assert scene.events(0)[0] == "MED-4.3 bid_countered 1 NAT NAT-7"
    assert scene.line("hand 1") == "GYM-1 NAT-2 SKI-1 NAT-7"
    assert [scene.line("shown 1", viewer) for viewer in (SPECTATOR, 0, 1, 2)] == ["NAT-7"] * 4
    assert scene.line("hand 1", 0) == "? ? ? ?"


def test_med_4_4_what_is_known_is_shown_first() -> None:
    """MED-4.4: afterwards as many are known as were needed, and no more."""
    text = "hand 0: NAT NAT\nhand 1: NAT-7 NAT-2 NAT-5\nshown 1: NAT-5\nhand 2: CYC CYC CYC\n" + CENTRE
    scene = Scene(text, 3).play("attempt discipline=NAT k=2").play("counter")
    assert scene.events()[0] == "MED-4.3 bid_countered 1 NAT NAT-5+NAT-7"
    assert (scene.line("shown 1"), scene.line("hand 1")) == ("NAT-5 NAT-7", "NAT-2 NAT-5 NAT-7")
    scene = Scene(text, 3).play(NAT_1).play("counter")
    assert scene.line("shown 1") == "NAT-5"


def test_med_4_4_what_was_shown_is_not_taken_back() -> None:
    """MED-4.4: also where who countered is the next to play; what all have seen stays remembered."""
    scene = Scene("phase: final 4\nhand 0: NAT SKI\nhand 1: NAT-7 GYM-1\n" + CENTRE, 2).play(NAT_1)
    match = match_at(scene.state, SeededChance(1))
    match.play(1, "counter")
    assert match.to_act() == [1]
    assert not match.can_undo(1)
    with pytest.raises(Refused):
        match.undo(1)


def test_med_4_5_a_counter_does_not_close_the_contest() -> None:
    """MED-4.5: a later seat outbids with strictly more, and that bid is not countered."""
    scene = Scene(HANDS + CENTRE).play(NAT_1).play("counter")
    assert scene.legal() == ["pass", "outbid k=2", "outbid k=3"]
    scene.play("outbid k=2")
    assert scene.line("countered") == "-"
    assert scene.allows("pass")


def test_med_4_6_the_last_higher_bid_wins() -> None:
    """MED-4.6: unless it is countered."""
    scene = Scene(HANDS + CENTRE).play(NAT_1).play("outbid k=2").play("outbid k=3")
    scene.play("pass", "GYM ATH ATH CYC ARC ARC ARC")
    assert (scene.sports("gold 2"), scene.line("score")) == ("NAT", "0 0 3 0")
    scene = Scene(HANDS + CENTRE).play(NAT_1).play("outbid k=2").play("counter").play("pass", "GYM ATH ATH")
    assert scene.line("score") == "0 0 0 0"


def test_med_4_7_owners_of_medals_answer_too() -> None:
    """MED-4.7: a medal in the discipline bars nobody."""
    scene = Scene("hand 0: NAT\nhand 1: NAT NAT NAT\nsilver 1: NAT\n" + CENTRE, 2).play(NAT_1)
    assert scene.legal() == ["pass", "counter", "outbid k=3"]


def test_med_4_8_who_lacks_the_cards_is_asked_like_the_others() -> None:
    """MED-4.8: to all others the position is the same, and the table answers for nobody."""
    centre = "centre: NAT-7 SKI-7 JUD-7 ESC-7"
    rich = Scene("hand 0: NAT SKI\nhand 1: NAT NAT\nhand 2: CYC CYC\n" + centre, 3).play(NAT_1)
    poor = Scene("hand 0: NAT SKI\nhand 1: GYM GYM\nhand 2: CYC CYC\n" + centre, 3).play(NAT_1)
    assert rich.seat == poor.seat == 1
    assert [rich.show(viewer) for viewer in (SPECTATOR, 0, 2)] == [poor.show(viewer) for viewer in (SPECTATOR, 0, 2)]
    assert rich.state.forced(1) is poor.state.forced(1) is None
    assert poor.legal() == ["pass"]
    assert rich.state.on_clock(1) == poor.state.on_clock(1) == TimeUp(PASS)
    rich.play("pass")
    poor.play("pass")
    assert rich.events() == poor.events() == ["MED-4.1 answer_passed 1"]
    assert [rich.show(viewer) for viewer in (SPECTATOR, 0, 2)] == [poor.show(viewer) for viewer in (SPECTATOR, 0, 2)]


def test_med_4_8_a_hand_too_small_is_skipped() -> None:
    """MED-4.8: all can see that one card is no answer to two."""
    text = "phase: final 8\nhand 0: NAT NAT SKI\nhand 1: GYM\nhand 2: GYM GYM\nhand 3: GYM\n" + CENTRE
    assert Scene(text).play("attempt discipline=NAT k=2").seat == 2
    assert Scene(text).play(NAT_1).seat == 1


def test_med_4_8_so_is_whom_no_answer_is_left() -> None:
    """MED-4.8: a countered gold leaves nothing for anyone; nor does a countered bid under medals that are won."""
    text = "hand 0: NAT NAT NAT SKI\nhand 1: NAT NAT NAT\nhand 2: GYM GYM GYM\n" + CENTRE
    scene = Scene(text, 3).play("attempt discipline=NAT k=3").play("counter", "ARC ARC ARC ARC")
    assert scene.line("contest") == ""
    won = "hand 0: NAT SKI\nhand 1: NAT\nhand 2: GYM GYM GYM\nsilver 0: NAT\ngold 1: NAT\n" + CENTRE
    assert Scene(won, 3).play(NAT_1).play("counter", "ARC ARC ARC ARC").line("contest") == ""
    held = won.replace("gold 1: NAT\n", "")
    assert Scene(held, 3).play(NAT_1).play("counter").seat == 2


def test_med_4_8_cards_already_seen_are_not_counted() -> None:
    """MED-4.8: though all seven swimmers are in sight, the next seat is asked."""
    text = "hand 0: NAT SKI\nhand 1: GYM GYM\npot: NAT NAT NAT NAT NAT\n" + CENTRE
    scene = Scene(text, 2).play(NAT_1)
    assert (scene.seat, scene.legal()) == (1, ["pass"])


def test_med_4_8_a_turn_is_never_forced() -> None:
    """MED-4.8, MED-6.6: a turn is its player's."""
    scene = Scene("phase: final 8\nhand 0: NAT\nhand 1: GYM\nbronze 1: NAT\n" + CENTRE)
    assert (scene.legal(), scene.state.forced(0)) == (["pass"], None)


# 5 Settlement -----------------------------------------------------------------------------------------


def settled() -> Scene:
    """An attempt of seat 0, outbid by seat 2: the losers draw, the centre is refilled, the winner draws."""
    scene = Scene(HANDS + CENTRE).play(NAT_1).play("pass").play("outbid k=2")
    return scene.play("pass", "GYM-7 SKI-7 ATH-7 ATH-6 CYC-7")


def test_med_5_1_the_number_of_cards_is_the_medal() -> None:
    """MED-5.1: two cards, silver."""
    assert "MED-5.1 medal_won 2 NAT 2 NAT-7 0" in settled().events()
    assert (settled().line("silver 2"), settled().line("score")) == ("NAT-7", "0 0 2 0")


def test_med_5_2_countered_nobody_wins() -> None:
    """MED-5.2: the centre stays as it is."""
    scene = Scene(HANDS + CENTRE)
    before = scene.line("centre")
    scene.play(NAT_1).play("pass").play("counter").play("pass", "GYM")
    assert "MED-5.2 medal_spoiled 2 NAT" in scene.events()
    assert (scene.line("centre"), scene.line("score")) == (before, "0 0 0 0")


def test_med_5_3_all_bids_go_to_the_pot() -> None:
    """MED-5.3: in order of bidding, winning or not."""
    assert settled().line("pot") == "NAT-1 NAT-4 NAT-5 SKI-7"
    assert settled().events()[1] == "MED-5.3 bids_laid_down NAT-1+NAT-4+NAT-5"


def test_med_5_4_the_card_of_the_centre_goes_under_the_medal() -> None:
    """MED-5.4: before the winner."""
    scene = Scene(HANDS + "centre: SKI-7 ESC-7")
    scene.play("discard discipline=CYC", "GYM").play("attempt discipline=SKI k=1").play("pass").play("pass")
    scene.play("pass", "ATH CYC")
    assert scene.line("bronze 1") == "SKI-7"
    assert "SKI-7" not in scene.line("centre")


def test_med_5_5_losers_draw_first_in_order_of_bidding() -> None:
    """MED-5.5: up to five cards; after a counter all who bid are losers, and the one who countered draws nothing."""
    draws = [event for event in settled().events() if "drawn" in event]
    assert draws == ["MED-5.5 cards_drawn 0 1 GYM-7", "MED-5.7 cards_drawn 2 2 ATH-6+CYC-7"]
    scene = Scene(HANDS + CENTRE).play(NAT_1).play("outbid k=2").play("counter").play("pass", "GYM-7 ATH-7 ATH-6")
    draws = [event for event in scene.events() if "drawn" in event]
    assert draws == ["MED-5.5 cards_drawn 0 1 GYM-7", "MED-5.5 cards_drawn 1 2 ATH-7+ATH-6"]


def test_med_5_6_the_empty_place_is_refilled() -> None:
    """MED-5.6: after the losers have drawn; doubles to the pot; the sport just won may come again."""
    assert settled().sports("centre") == "ATH SKI JUD ESC"
    events = settled().events()
    assert events[-3:-1] == ["MED-5.6 doubles_potted SKI-7", "MED-5.6 place_filled 0 ATH-7"]
    scene = Scene("hand 0: NAT\nhand 1: GYM\n" + CENTRE, 2).play(NAT_1)
    assert scene.play("pass", "NAT-7 ATH ATH ATH ATH ATH").line("centre").split()[0] == "NAT-7"


def test_med_5_7_the_winner_draws_last() -> None:
    """MED-5.7: up to five cards."""
    assert settled().events()[-1] == "MED-5.7 cards_drawn 2 2 ATH-6+CYC-7"
    assert settled().sports("hand 2") == "NAT GYM CYC ATH CYC"


def test_med_5_8_the_seat_after_the_attempter_is_next() -> None:
    """MED-5.8: whoever won."""
    assert settled().seat == 1


def test_med_5_9_the_target_ends_the_game_at_once() -> None:
    """MED-5.9: after the medal is laid down nothing is drawn; one medal less and the game goes on."""
    text = "hand 0: NAT ARC\nhand 1: GYM\nbronze 0: ATH CYC JUD AVI\n" + CENTRE
    scene = Scene(text, 2).play(NAT_1).play("pass")
    assert scene.events()[-1] == "MED-5.9 game_ended target"
    assert (scene.sports("hand 0"), scene.sports("centre"), scene.line("ended")) == ("ARC", "- SKI JUD ESC", "target")
    scene = Scene(text.replace(" AVI", ""), 2).play(NAT_1).play("pass", "GYM GYM GYM GYM GYM")
    assert scene.line("ended") == ""


# 6 Empty draw pile ------------------------------------------------------------------------------------


def test_med_6_1_an_empty_pile_gives_nothing() -> None:
    """MED-6.1: hands get smaller, a place stays empty."""
    scene = Scene(FINAL + CENTRE).play(NAT_1).play("pass").play("pass").play("pass")
    assert (scene.sports("hand 0"), scene.sports("centre")) == ("GYM CYC AVI ARC", "- SKI JUD ESC")
    assert "MED-6.1 place_left_empty 0" in scene.events()


def test_med_6_1_the_last_cards_go_to_the_losers_first() -> None:
    """MED-6.1: what is left is drawn in the usual order."""
    scene = Scene(HANDS + CENTRE + "pile: GYM").play(NAT_1).play("outbid k=2").play("pass").play("pass", "GYM")
    assert (scene.sports("hand 0"), scene.sports("hand 1")) == ("GYM CYC AVI ARC GYM", "SKI GYM ESC")


@pytest.mark.parametrize("laps", [1, 2, 3])
def test_med_6_2_the_final_phase(laps: int) -> None:
    """MED-6.2: begins with the next seat when a turn ends with the pile empty."""
    scene = Scene(HANDS + CENTRE + "pile: GYM", 4, {"final_laps": laps}).play("discard discipline=CYC", "GYM")
    assert (scene.line("phase"), scene.seat) == (f"final {4 * laps}", 1)
    assert scene.events()[-1] == f"MED-6.2 final_begun {laps} {4 * laps}"
    for _ in range(3):
        scene.play(next(action for action in scene.legal() if action.startswith("swap")))
    assert scene.line("phase") == f"final {4 * laps - 3}"


def test_med_6_3_swap_with_the_centre() -> None:
    """MED-6.3: the card taken is known to all; the one laid down must be of a sport that is not there."""
    scene = Scene(FINAL + CENTRE).play("swap discipline=CYC place=1")
    assert scene.sports("centre") == "NAT CYC JUD ESC"
    assert (scene.sports("hand 0"), scene.sports("shown 0")) == ("NAT GYM AVI ARC SKI", "SKI")
    assert scene.events(3)[0].startswith("MED-6.3 card_swapped 0 1 CYC-1 SKI-")
    assert scene.seat == 1


def test_med_6_3_no_doubles_no_empty_place_no_pile() -> None:
    """MED-6.3: neither with its own place nor with another; nothing from an empty place; not while there is a pile."""
    scene = Scene(FINAL + "centre: NAT - JUD ESC")
    assert scene.refusal("swap discipline=NAT place=0") == "swap-would-double MED-6.3"
    assert scene.refusal("swap discipline=NAT place=2") == "swap-would-double MED-6.3"
    assert scene.refusal("swap discipline=CYC place=1") == "place-empty MED-6.3"
    assert scene.refusal("swap discipline=SKI place=0") == "not-enough-cards MED-6.3"
    assert Scene(HANDS + CENTRE).refusal("swap discipline=CYC place=0") == "no-swap-yet MED-6.3"
    swaps = [action for action in scene.legal() if "swap" in action]
    hand = ("CYC", "AVI", "GYM", "ARC")
    assert swaps == [f"swap discipline={sport} place={place}" for sport in hand for place in (0, 2, 3)]


def test_med_6_4_attempt_or_pass_but_no_discard() -> None:
    """MED-6.4: medals are attempted as usual."""
    scene = Scene(FINAL + CENTRE)
    assert scene.refusal("discard discipline=CYC") == "no-discard-now MED-6.4"
    assert scene.allows(NAT_1)
    assert scene.play("pass").events() == ["MED-6.4 turn_passed 0"]


def test_med_6_5_ends_when_its_turns_are_used() -> None:
    """MED-6.5: the last turn is played to its end."""
    scene = Scene(FINAL.replace("final 8", "final 1") + CENTRE).play("swap discipline=CYC place=0")
    assert scene.events()[-1] == "MED-6.5 game_ended laps"
    scene = Scene(FINAL.replace("final 8", "final 1") + CENTRE).play(NAT_1)
    assert scene.line("ended") == ""


def test_med_6_5_or_when_all_pass_in_a_row() -> None:
    """MED-6.5: turns, not answers; any other turn starts the count again."""
    scene = Scene(FINAL + CENTRE + "passes: 3\n")
    assert scene.play("pass").events()[-1] == "MED-6.5 game_ended passes"
    scene = Scene(FINAL + CENTRE + "passes: 3\n").play("swap discipline=CYC place=0")
    assert (scene.line("passes"), scene.line("ended")) == ("", "")
    scene = Scene(FINAL + CENTRE + "passes: 3\n").play(NAT_1).play("pass").play("pass").play("pass")
    assert (scene.line("passes"), scene.line("ended")) == ("", "")


def test_med_6_6_an_empty_hand_passes_by_itself() -> None:
    """MED-6.6: its turn counts, among the turns and among the passes."""
    text = "phase: final 6\nhand 0: GYM\nhand 2: ATH\n" + CENTRE
    scene = Scene(text, 3).play("pass")
    assert scene.events() == ["MED-6.4 turn_passed 0", "MED-6.6 turn_passed 1"]
    assert (scene.seat, scene.line("phase"), scene.line("passes")) == (2, "final 4", "2")
    assert scene.play("pass").line("ended") == "passes"


def test_med_6_6_a_turn_is_asked_for_even_with_one_action() -> None:
    """MED-6.6: whose medals are gone still has a turn to pass."""
    scene = Scene("phase: final 8\nhand 0: NAT\nhand 1: GYM\nbronze 1: NAT\n" + CENTRE)
    assert (scene.seat, scene.legal()) == (0, ["pass"])


# 7 Teams ----------------------------------------------------------------------------------------------


def test_med_7_1_two_teams_of_two() -> None:
    """MED-7.1: seats 0 and 2 against 1 and 3; partners do not see each other's hands."""
    scene = Scene(HANDS + CENTRE, 4, TEAMS)
    assert scene.state.sides() == [0, 1, 0, 1]
    assert scene.line("hand 2", 0) == "? ? ? ? ?"
    scene.play(NAT_1)
    assert scene.allows("counter")  # seat 1 is no partner
    assert "counter" not in scene.play("pass").legal()  # seat 2 is
    for players in (2, 3, 5):
        with pytest.raises(Mistake, match="2v2"):
            GAME.new(players, SeededChance(1), TEAMS)


def test_med_7_2_medals_count_for_the_team() -> None:
    """MED-7.2: points and target are those of both partners together; the usual target is seven."""
    text = HANDS + CENTRE + "gold 0: ATH\nbronze 0: SKI CYC\nsilver 2: JUD\nbronze 2: ESC AVI\nsilver 1: GYM\n"
    scene = Scene(text, 4, TEAMS)
    assert scene.state.scores() == [9, 2, 9, 2]
    assert scene.state.ranking() == [1, 3, 1, 3]
    assert scene.play(NAT_1).play("pass").play("pass").play("pass").line("ended") == "target"
    alone = Scene(text, 4, {"medal_target": "7"}).play(NAT_1).play("pass").play("pass")
    assert alone.play("pass", "ATH GYM").line("ended") == ""
    assert alone.state.scores() == [6, 2, 4, 0]


def test_med_7_3_a_partner_is_outbid_but_not_countered() -> None:
    """MED-7.3: nor is the seat asked if nobody in its place could outbid."""
    scene = Scene(HANDS + CENTRE, 4, TEAMS).play(NAT_1).play("pass")
    assert scene.refusal("counter") == "partners-bid MED-7.3"
    assert scene.legal() == ["pass", "outbid k=2", "outbid k=3"]
    gold = HANDS.replace("hand 0: NAT GYM CYC", "hand 0: JUD JUD JUD")
    scene = Scene(gold + CENTRE, 4, TEAMS).play("attempt discipline=JUD k=3").play("pass")
    assert scene.seat == 3
    assert Scene(HANDS + CENTRE).play(NAT_1).play("pass").allows("counter")


# 8 End ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [3, 9])
def test_med_8_1_the_target_is_an_option(target: int) -> None:
    """MED-8.1: as many medals as the table agreed."""
    bronzes = "NAT ATH CYC JUD AVI GYM ARC ESC".split()[: target - 1]
    text = f"hand 0: SKI\nhand 1: GYM\nbronze 0: {' '.join(bronzes)}\ncentre: SKI"
    scene = Scene(text, 2, {"medal_target": str(target)}).play("attempt discipline=SKI k=1").play("pass")
    assert scene.line("ended") == "target"


def test_med_8_1_or_no_draw_pile_any_more() -> None:
    """MED-8.1: at once if the table plays no last turns."""
    scene = Scene(HANDS + CENTRE + "pile: GYM", 4, {"final_laps": 0}).play("discard discipline=CYC", "GYM")
    assert scene.events()[-1] == "MED-8.1 game_ended pile"


def test_med_8_2_gold_three_silver_two_bronze_one() -> None:
    """MED-8.2: the best score wins, not the most medals; ties go by golds, then silvers."""
    text = "hand 0: GYM\ngold 0: NAT SKI\nbronze 1: JUD ESC ATH CYC\nsilver 2: ARC\n"
    state = Scene(text, 3).state
    assert state.scores() == [6, 4, 2]
    assert state.ranking() == [1, 2, 3]
    tied = "hand 0: GYM\nsilver 0: NAT SKI\nsilver 1: JUD\nbronze 1: ESC ATH\ngold 2: ARC\nbronze 2: CYC\n"
    assert Scene(tied, 3).state.ranking() == [2, 3, 1]
    assert Scene("hand 0: GYM\n", 3).state.ranking() == [1, 1, 1]
    assert settled().line("score") == "0 0 2 0"
    assert settled().state.scores() == [0, 0, 2, 0]


def test_a_view_is_imagined_without_chance_when_nothing_is_hidden() -> None:
    """Section 4: the omniscient view is the state."""
    state = Scene(HANDS + CENTRE).state
    assert GAME.imagine(state.view(OMNISCIENT), NoChance()).view(OMNISCIENT) == state.view(OMNISCIENT)
