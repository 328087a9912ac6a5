"""The rules of the Tour de France, each by its id: a position, actions, what they change, what is told."""

import pytest

from tablee.engine.chance import SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, TimeUp
from tablee.engine.texts import texts
from tablee.games.tour_de_france.game import GAME
from tablee.games.tour_de_france.rules import TourDeFrance
from tablee.games.tour_de_france.rules_actions import NO_ANSWER
from tests.games.tour_de_france.scenes import DICE, MOVER_FIRST, PRINTED, Scene, begun, position

ALL_BUT_TWO = "1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 3 3 3 3 4 4"  # a 1 and a 3 are missing
CLIMBS = "climbs 1: 1 1 1 1 2 2 2 2 5 5 5 5 10 10 20 20"


def asked(scene: Scene, order: str = "0 1 2") -> Scene:
    """The mover has chosen cycling and is asked Q01 (1893, 1903, 1919: the second is right)."""
    return scene.play("category category=cycling", "question Q01", *(f"answer {place}" for place in order.split()))


# 1 Setup and prologue ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 7])
def test_tdf_1_1_two_to_six_players(players: int) -> None:
    """TDF-1.1: no other number of players."""
    with pytest.raises(Mistake, match="2, 3, 4, 5, 6"):
        GAME.new(players, SeededChance(1))


@pytest.mark.parametrize("players", GAME.players)
def test_tdf_1_1_full_decks(players: int) -> None:
    """TDF-1.1: one pawn each, full decks, three jerseys aside."""
    state = GAME.new(players, SeededChance(1))
    assert isinstance(state, TourDeFrance)
    assert len(state.at) == players
    assert (state.strategy.left(), state.surprise.left()) == (24, 30)
    assert [deck.size for deck in state.decks] == [16, 16, 13]
    assert list(state.holder)[1:] == [-1, -1, -1]


def test_tdf_1_2_the_best_sum_takes_the_first_place() -> None:
    """TDF-1.2: everybody rolls in seat order, the best sum is first."""
    state, told = begun("1+2", "6+6", "3+4", "1+1")
    assert list(state.order) == [1, 2, 0, 3]
    assert [one.event.rule for one in told[:4]] == ["TDF-1.2"] * 4


def test_tdf_1_3_equal_sums_roll_again_until_separated() -> None:
    """TDF-1.3: the best group completely, with its own ties, before the next one."""
    first = ["3+3", "1+2", "2+4", "2+1"]
    state, told = begun(*first, "1+1", "1+1", "2+2", "1+2", "5+5", "1+1")
    assert list(state.order) == [0, 2, 1, 3]
    assert [one.event.rule for one in told[4:10]] == ["TDF-1.3"] * 6


def test_tdf_1_4_number_one_is_in_front() -> None:
    """TDF-1.4: place k is space 1 - k; the other prologue spaces stay empty."""
    state, told = begun("1+2", "6+6", players=2)
    assert list(state.at) == [-1, 0]
    assert [str(one.event.arguments()["space"]) for one in told[2:4]] == ["0", "-1"]


def test_tdf_1_5_the_winner_wears_yellow() -> None:
    """TDF-1.5: from the start."""
    state, told = begun("1+2", "6+6", players=2)
    assert state.holder[0] == 1
    assert (told[-1].event.rule, told[-1].event.kind) == ("TDF-1.5", "jersey_taken")


def test_tdf_1_6_the_prologue_is_the_play_order() -> None:
    """TDF-1.6: for the whole game, and nobody has cards."""
    scene = Scene("order: 2 0 1 3\nriders: 1 1 1 1")
    seats = []
    for _ in range(4):
        seats.append(scene.seat)
        scene.play("roll", "1+4")
    assert seats == [2, 0, 1, 3]
    state, _ = begun("1+2", "6+6", players=2)
    assert list(state.held) == [0, 0]


# 2 Turn -----------------------------------------------------------------------------------------------


def test_tdf_2_1_roll_and_advance() -> None:
    """TDF-2.1: the only thing to do is to roll; without cards at the table the pawn moves at once."""
    scene = Scene("riders: 1 1 1 1")
    assert scene.legal() == ["roll"]
    scene.play("roll", "1+3", "white 5")
    assert scene.at(0) == 5
    assert scene.refusal("done") == "no-window TDF-3.6"
    assert scene.line("dice") == "1 3"


def test_tdf_2_1_one_roll_per_turn() -> None:
    """TDF-2.1: not again while cards are played."""
    scene = Scene("riders: 1 1 1 1\nhand 1: 1").play("roll", "1+3")
    assert scene.refusal("roll") == "rolled-already TDF-2.1"
    assert scene.state.why_not(1, GAME.parse(scene.state, "done")) is None


def test_tdf_2_2_the_space_is_applied() -> None:
    """TDF-2.2: where the pawn stops."""
    assert Scene("riders: 1 1 1 1").play("roll", "1+3", "white 5").line("youth 0") == "5"


def test_tdf_2_3_a_round_ends_after_every_seat() -> None:
    """TDF-2.3: also if the last one must miss its turn."""
    scene = Scene("turn: 2\nriders: 1 1 1 1\nskip: 0 0 0 1").play("roll", "1+4")
    assert scene.kinds()[-3:-1] == ["TDF-6.5 turn_missed", "TDF-2.3 round_ended"]
    assert (scene.line("round"), scene.seat) == ("2", 0)


def test_tdf_2_4_pawns_share_spaces() -> None:
    """TDF-2.4: nobody is pushed."""
    scene = Scene("riders: 1 5 1 1").play("roll", "1+3", "white 5")
    assert (scene.at(0), scene.at(1)) == (5, 5)


def test_tdf_2_5_an_extra_turn_is_a_whole_turn() -> None:
    """TDF-2.5: with a window of its own, in the same round."""
    scene = Scene("riders: 5 1 1 1\nhand 1: 1").play("roll", "1+3").play("done", "surprise I13")
    assert (scene.seat, scene.line("phase"), scene.line("round")) == (0, "roll", "1")
    assert scene.play("roll", "1+1").seat == 1
    assert scene.line("asked") == "1"


# 3 Strategy cards -------------------------------------------------------------------------------------


def test_tdf_3_1_where_cards_come_from() -> None:
    """TDF-3.1: a right answer, a strategy space, a time trial, and cards that say so."""
    assert Scene("riders: 1 -1 -2 -3").play("roll", "1+1", "strategy 1").line("hand 0") == "1"
    assert Scene("riders: 5 1 1 1").play("roll", "1+3", "surprise I12", "strategy 2").line("hand 0") == "2"


def test_tdf_3_2_hidden_from_the_others() -> None:
    """TDF-3.2: only its owner sees a card; it serves in the next window, and hands have no limit."""
    scene = Scene(f"riders: 1 -1 -2 -3\nhand 0: {ALL_BUT_TWO}").play("roll", "1+1").play("done", "strategy 3")
    assert scene.line("hand 0", 0).split().count("3") == 5
    assert set(scene.line("hand 0", 1).split()) == {"?"}
    assert scene.events(0)[-1] == "TDF-5.9 strategy_drawn 0 3"
    assert scene.events(SPECTATOR)[-1] == "TDF-5.9 strategy_drawn 0 ?"
    assert scene.play("roll", "1+1").seat == 0


def test_tdf_3_3_own_rolls_and_those_of_others_before_the_pawn_moves() -> None:
    """TDF-3.3: after the roll, not before and not after the move; other dice stay as they are."""
    scene = Scene("riders: 13 1 1 1\nhand 0: 1\nhand 1: 1")
    assert scene.refusal("play value=1 sign=plus") == "roll-first TDF-2.1"
    scene.play("roll", "1+2")
    assert scene.allows("play value=1 sign=minus")
    scene.play("play value=1 sign=plus").play("done")
    assert scene.line("phase") == "category"
    assert scene.refusal("play value=1 sign=plus") == "pawn-has-moved TDF-3.3"
    trial = (
        Scene("riders: 14 1 1 1\nhand 1: 1").play("roll", "2+2").play("done", "1+1", "1+2", "1+3", "1+4", "strategy 1")
    )
    assert [event.split()[1] for event in trial.events()][2:6] == ["dice_rolled"] * 4


def test_tdf_3_4_several_cards_of_several_players() -> None:
    """TDF-3.4: they add up."""
    scene = Scene("riders: 60 1 1 1\nhand 1: 1 2\nhand 2: 3 1").play("roll", "5+6")
    scene.play("play value=1 sign=minus").play("play value=2 sign=minus")
    scene.play("play value=3 sign=minus")
    assert (scene.line("total"), scene.line("target")) == ("5", "65")
    assert scene.line("played") == "1:-1 1:-2 2:-3"


def test_tdf_3_5_the_player_chooses_the_sign() -> None:
    """TDF-3.5: either one, on any roll."""
    scene = Scene("riders: 1 1 1 1\nhand 1: 1 3").play("roll", "1+3")
    assert scene.legal() == [
        "play value=1 sign=plus",
        "play value=1 sign=minus",
        "play value=3 sign=plus",
        "play value=3 sign=minus",
        "done",
    ]


def test_tdf_3_5_a_printed_sign_is_fixed() -> None:
    """TDF-3.5: with the option the card decides."""
    scene = Scene("riders: 1 1 1 1\nhand 1: -1 +3", 4, PRINTED).play("roll", "1+3")
    assert scene.legal() == ["play value=1 sign=minus", "play value=3 sign=plus", "done"]
    assert scene.refusal("play value=1 sign=plus") == "wrong-sign TDF-3.5"
    assert scene.play("play value=1 sign=minus").line("total") == "3"
    assert scene.line("row-strategy") == "-1"


def test_tdf_3_6_opponents_in_play_order_then_the_mover() -> None:
    """TDF-3.6: each once; with the option the mover comes first."""
    text = "order: 2 0 1 3\nturn: 0\nriders: 44 1 1 1\nyellow: 2\nhand 0: 1\nhand 1: 1\nhand 2: 1\nhand 3: 1"
    scene = Scene(text).play("roll", "2+3")
    seats = []
    while scene.line("phase") == "window":
        seats.append(scene.seat)
        scene.play("done", *(["strategy 1"] if scene.seat == 0 else []))
    assert seats == [1, 3, 2, 0]
    assert Scene(text, 4, MOVER_FIRST).play("roll", "2+3").seat == 0


def test_tdf_3_7_who_has_no_card_is_not_asked() -> None:
    """TDF-3.7: and a seat that plays its last one is done."""
    scene = Scene("riders: 1 1 1 1\nhand 2: 2\nhand 3: 1").play("roll", "1+3")
    assert scene.seat == 2
    assert scene.play("play value=2 sign=plus").seat == 3


def test_tdf_3_8_played_cards_go_under_the_deck() -> None:
    """TDF-3.8: shown to all, in the order of playing; nobody needs to remember."""
    scene = Scene("riders: 1 1 1 1\nhand 1: 1 2 3\nrow-strategy: 4").play("roll", "1+3")
    scene.play("play value=3 sign=plus").play("play value=1 sign=minus")
    assert [scene.line("row-strategy", viewer) for viewer in (OMNISCIENT, SPECTATOR, 0, 1)] == ["4 3 1"] * 4
    assert scene.events(0) == ["TDF-3.8 strategy_played 1 minus 1 6"]


def test_tdf_3_8_a_known_card_leaves_the_hand_first() -> None:
    """TDF-3.8: with two cards of a value, the one that all have seen goes."""
    scene = Scene("riders: 1 1 1 1\nhand 1: 1 1 2\nknown 1: 1 2").play("roll", "1+3").play("play value=1 sign=plus")
    assert (scene.line("hand 1"), scene.line("known 1")) == ("1 2", "2")


def test_tdf_3_9_never_less_than_nothing() -> None:
    """TDF-3.9: at 0 the pawn stays, and its space is not applied again."""
    scene = Scene("riders: 7 1 1 1\nhand 1: 4 3").play("roll", "1+2").play("play value=4 sign=minus")
    assert scene.line("total") == "0"
    assert scene.line("target") == "7"


def test_tdf_3_9_a_total_of_nothing_ends_the_turn() -> None:
    """TDF-3.9: no move, no card, next rider."""
    scene = Scene("riders: 7 1 1 1\nhand 1: 4").play("roll", "1+2").play("play value=4 sign=minus")
    assert (scene.at(0), scene.line("sprints 0"), scene.seat) == (7, "", 1)


def test_tdf_3_10_an_empty_deck_gives_nothing() -> None:
    """TDF-3.10: neither unknown part nor row."""
    scene = Scene(f"riders: 1 -1 -2 -3\nhand 1: {ALL_BUT_TWO} 1 3").play("roll", "1+1").play("done")
    assert scene.kinds()[-1] == "TDF-3.10 strategy_deck_empty"
    assert scene.line("hand 0") == ""


# 4 Movement and finish --------------------------------------------------------------------------------


def test_tdf_4_1_forward_by_the_total() -> None:
    """TDF-4.1: dice and cards."""
    scene = Scene("riders: 1 1 1 1\nhand 0: 1").play("roll", "1+3").play("play value=1 sign=minus")
    assert scene.tells("TDF-4.1 rider_advanced 0 3 1 4")


@pytest.mark.parametrize(("start", "roll", "end"), [(95, "4+2", 96), (97, "5+6", 92), (93, "6+2", 96)])
def test_tdf_4_2_too_much_goes_back_by_the_rest(start: int, roll: str, end: int) -> None:
    """TDF-4.2: 200 - position - total."""
    scene = Scene(f"riders: {start} 1 1 1")
    scene.play("roll", roll, *(["green 5"] if end == 92 else []))  # 99 is a crash, and leads back to 96
    assert scene.at(0) == end
    assert scene.events()[1].startswith("TDF-4.2 rider_bounced 0")


def test_tdf_4_2_a_card_bounces_too() -> None:
    """TDF-4.2: a favourable surprise from 98 by 4 leads back to 98, where another card is drawn."""
    scene = Scene("riders: 94 1 1 1").play("roll", "1+3", "surprise I06", "surprise I26")
    assert scene.at(0) == 98


def test_tdf_4_3_the_space_after_a_bounce_is_applied() -> None:
    """TDF-4.3: even the one the rider started from."""
    scene = Scene("riders: 96 1 1 1").play("roll", "4+4", "green 20")
    assert (scene.at(0), scene.line("sprints 0")) == (96, "20")


def test_tdf_4_4_not_behind_the_prologue() -> None:
    """TDF-4.4: the rest of a move back is lost."""
    state = position("riders: 1 1 1 1")
    state.go_back(0, -9, "TDF-4.4")
    assert state.at[0] == -5


def test_tdf_4_5_the_finish_ends_the_game_at_once() -> None:
    """TDF-4.5: by dice or by a favourable card."""
    dice = Scene("riders: 93 1 1 1").play("roll", "3+4")
    card = Scene("riders: 90 1 1 1").play("roll", "1+3", "surprise I09")
    for scene in (dice, card):
        assert scene.at(0) == 100
        assert scene.state.to_act() == []
        assert scene.tells("TDF-4.5 game_ended finish")


# 5 Spaces ---------------------------------------------------------------------------------------------


def test_tdf_5_1_the_rider_chooses_the_category_and_the_left_reads() -> None:
    """TDF-5.1: the card is drawn after the choice; the next seat clockwise reads."""
    scene = Scene("turn: 3\nriders: 20 1 1 0").play("roll", "1+3")
    assert scene.legal() == ["category category=tourism", "category category=cycling"]
    scene.play("category category=tourism", "question Q03", "answer 0", "answer 1", "answer 2")
    assert scene.events()[0].startswith("TDF-5.2 question_read 0 tourism Quels sont les deux")


def test_tdf_5_1_a_card_without_that_question_asks_its_other_one() -> None:
    """TDF-5.1: a club's card may have one question only."""
    own = (
        '[{"id":"C05","cycling":{"difficulty":1,"right":2,"fr":{"q":"Qui a fondé le club ?","a":["Ana","Ben","Zoé"]}}}]'
    )
    options = {"custom_questions": "mixed", "custom_cards": own}
    scene = Scene("riders: 0 -1 -2 -3", 4, options).play("roll", "1+3")
    scene.play("category category=tourism", "question C05", "answer 0", "answer 1", "answer 2")
    assert (scene.line("category"), scene.line("question-fr")) == ("cycling", "Qui a fondé le club ?")
    assert scene.line("question-en") == "(fr) Qui a fondé le club ?"


def test_tdf_5_2_a_right_answer_draws_a_card() -> None:
    """TDF-5.2: a wrong one does not; the card goes under the deck."""
    right = asked(Scene("riders: 0 -1 -2 -3").play("roll", "1+3")).play("answer choice=1", "strategy 4")
    wrong = asked(Scene("riders: 0 -1 -2 -3").play("roll", "1+3")).play("answer choice=0")
    assert (right.line("hand 0"), wrong.line("hand 0")) == ("4", "")
    assert right.line("row-questions") == wrong.line("row-questions") == "Q01"
    assert wrong.seat == 1


def test_tdf_5_3_answers_are_shown_in_a_random_order() -> None:
    """TDF-5.3: the same for all; the right one only afterwards."""
    scene = asked(Scene("riders: 0 -1 -2 -3").play("roll", "1+3"), "1 2 0")
    shown = {scene.line("answers-en", viewer) for viewer in (SPECTATOR, 0, 1, 2, 3)}
    assert shown == {"A 1903 | B 1919 | C 1893"}
    assert [scene.line("right", viewer) + scene.line("card", viewer) for viewer in (SPECTATOR, 0, 1)] == ["", "", ""]
    scene.play("answer choice=0", "strategy 1")
    assert [scene.line("right", viewer) for viewer in (SPECTATOR, 0, 1)] == ["A", "A", "A"]


def test_tdf_5_4_no_answer_is_wrong() -> None:
    """TDF-5.4: only the clock plays it."""
    scene = asked(Scene("riders: 0 -1 -2 -3").play("roll", "1+3"))
    assert scene.refusal("no_answer") == "clock-only TDF-5.4"
    assert scene.state.on_clock(0) == TimeUp(NO_ANSWER, 45)
    scene.force("no_answer")
    assert (scene.line("hand 0"), scene.line("given"), scene.seat) == ("", "none", 1)


@pytest.mark.parametrize(
    ("card", "category", "number", "is_right"),
    [
        ("Q01", "tourism", 74, True),
        ("Q01", "tourism", 75, False),
        ("Q04", "cycling", 54, True),
        ("Q04", "cycling", 55, False),
        ("Q06", "cycling", 39, True),
        ("Q06", "cycling", 40, False),
    ],
)
def test_tdf_5_5_chance_answers_by_difficulty(card: str, category: str, number: int, is_right: bool) -> None:
    """TDF-5.5: 75, 55 or 40 of 100."""
    drawn = [f"category {category}", f"question {card}", f"number {number}", *(["strategy 1"] if is_right else [])]
    scene = Scene("riders: 0 -1 -2 -3", 4, {"chance_seats": "0"}).play("roll", "1+3", *drawn)
    assert scene.line("hand 0") == ("1" if is_right else "")
    assert scene.line("row-questions") == card
    assert scene.line("given") == ("chance-right" if is_right else "chance-wrong")
    assert scene.seat == 1


@pytest.mark.parametrize(("roll", "hand"), [("1+6", "2"), ("1+5", "")])
def test_tdf_5_6_seven_counts_as_right(roll: str, hand: str) -> None:
    """TDF-5.6: without a card of the question deck, even for seats that answer by chance."""
    options = {**DICE, "chance_seats": "0"}
    scene = Scene("riders: 0 -1 -2 -3", 4, options).play("roll", "1+3", roll, *([f"strategy {hand}"] if hand else []))
    assert (scene.line("hand 0"), scene.line("row-questions")) == (hand, "")
    assert scene.line("rolled-quiz") == f"0:{roll}"


@pytest.mark.parametrize(
    ("start", "roll", "card", "label"),
    [(8, "1+3", "polka 20", "climbs 0"), (3, "1+3", "green 25", "sprints 0"), (1, "1+3", "white 15", "youth 0")],
)
def test_tdf_5_7_point_cards_lie_face_up(start: int, roll: str, card: str, label: str) -> None:
    """TDF-5.7: each space has its deck."""
    scene = Scene(f"riders: {start} 1 1 1").play("roll", roll, card)
    assert [scene.line(label, viewer) for viewer in (0, 1, SPECTATOR)] == [card.split()[1]] * 3


def test_tdf_5_7_an_empty_deck_gives_nothing() -> None:
    """TDF-5.7: point cards never return."""
    scene = Scene(f"riders: 8 1 1 1\n{CLIMBS}\npolka: 1").play("roll", "1+3")
    assert scene.kinds()[-1] == "TDF-5.7 points_deck_empty"


@pytest.mark.parametrize(("start", "roll"), [(12, "1+3"), (2, "1+3"), (20, "1+3")])
def test_tdf_5_8_three_spaces_back_not_applied(start: int, roll: str) -> None:
    """TDF-5.8: crash, puncture and dropped chain alike."""
    scene = Scene(f"riders: {start} 20 1 1").play("roll", roll)
    assert scene.at(0) == start + 1
    assert scene.kinds()[-1] == "TDF-5.8 rider_dropped_back"


def test_tdf_5_9_a_strategy_space_draws() -> None:
    """TDF-5.9: one card."""
    assert Scene("riders: 1 -1 -2 -3").play("roll", "1+1", "strategy 2").kinds()[-1] == "TDF-5.9 strategy_drawn"


def test_tdf_5_10_a_surprise_is_read_and_applied() -> None:
    """TDF-5.10: and goes under its deck."""
    scene = Scene("riders: 5 1 1 1").play("roll", "1+3", "surprise I14")
    assert scene.tells("TDF-5.10 surprise_drawn 0 I14")
    assert (scene.at(0), scene.line("row-surprise")) == (8, "I14")


def test_tdf_5_11_a_spent_time_trial_does_nothing() -> None:
    """TDF-5.11: the turn is over."""
    scene = Scene("riders: 14 20 1 1").play("roll", "1+3")
    assert (scene.at(0), len(scene.events())) == (18, 2)


# 6 Surprise cards and Jokers --------------------------------------------------------------------------


def test_tdf_6_1_after_a_favourable_card_the_space_is_applied() -> None:
    """TDF-6.1: even another surprise."""
    scene = Scene("riders: 5 1 1 1").play("roll", "1+3", "surprise I06", "surprise I02", "polka 5")
    assert (scene.at(0), scene.line("climbs 0")) == (15, "5")


def test_tdf_6_2_after_an_unfavourable_card_it_is_not() -> None:
    """TDF-6.2: back to 7, a green space, and no card."""
    scene = Scene("riders: 5 1 1 1").play("roll", "1+3", "surprise I15")
    assert (scene.at(0), scene.line("sprints 0")) == (7, "")


@pytest.mark.parametrize(
    ("start", "card", "end"), [(5, "I10", 11), (5, "I24", 8), (-2, "I24", 0), (9, "I24", 11), (9, "I10", 14)]
)
def test_tdf_6_3_to_the_next_or_previous_town(start: int, card: str, end: int) -> None:
    """TDF-6.3: without a town behind, to the start; a town ahead is applied."""
    scene = Scene(f"riders: {start} -1 -2 -3").play("roll", "1+3", f"surprise {card}")
    assert scene.at(0) == end
    assert scene.line("phase") == ("category" if card == "I10" else "roll")


def test_tdf_6_3_without_a_town_ahead_a_card() -> None:
    """TDF-6.3: from Versailles on."""
    scene = Scene("riders: 90 1 1 1").play("roll", "1+3", "surprise I10", "strategy 1")
    assert scene.kinds()[-1] == "TDF-6.3 strategy_drawn"


@pytest.mark.parametrize(("others", "end"), [("10 40 50", 10), ("40 50 60", 17), ("9 12 9", 12)])
def test_tdf_6_4_the_wheel_of_the_rider_ahead(others: str, end: int) -> None:
    """TDF-6.4: the nearest with a larger position, eight spaces at most."""
    drawn = {10: ["white 5"], 17: [], 12: ["polka 1"]}[end]
    scene = Scene(f"riders: 5 {others}").play("roll", "1+3", "surprise I11", *drawn)
    assert scene.at(0) == end


def test_tdf_6_4_the_leader_draws_instead() -> None:
    """TDF-6.4: nobody is ahead."""
    scene = Scene("riders: 5 9 1 1").play("roll", "1+3", "surprise I11", "strategy 3")
    assert (scene.at(0), scene.line("hand 0")) == (9, "3")


def test_tdf_6_5_a_random_card_goes_back() -> None:
    """TDF-6.5: shown to all; without a card nothing happens."""
    scene = Scene("riders: 5 1 1 1\nhand 0: 1 4").play("roll", "1+3").play("done", "surprise I25", "strategy 4")
    assert (scene.line("hand 0"), scene.line("row-strategy", 3)) == ("1", "4")
    assert scene.events(3)[-1] == "TDF-6.5 strategy_lost 0 4"
    assert Scene("riders: 5 1 1 1").play("roll", "1+3", "surprise I25").seat == 1


def test_tdf_6_5_a_turn_to_miss() -> None:
    """TDF-6.5: the next one."""
    scene = Scene("riders: 5 1 1 1").play("roll", "1+3", "surprise I26")
    assert scene.line("skip") == "1 0 0 0"


def test_tdf_6_6_jokers_are_kept_others_go_under_at_once() -> None:
    """TDF-6.6: face up, until used."""
    scene = Scene("riders: 5 1 1 1").play("roll", "1+3", "surprise JOKER")
    assert [scene.line("jokers", viewer) for viewer in (0, 1)] == ["1 0 0 0"] * 2
    assert (scene.line("row-surprise"), scene.seat) == ("", 1)
    threatened = Scene("riders: 5 1 1 1\njokers: 1 0 0 0").play("roll", "1+3", "surprise I23")
    assert threatened.line("row-surprise") == "I23"


def test_tdf_6_7_a_joker_cancels() -> None:
    """TDF-6.7: the pawn stays, the turn ends, the Joker goes under the deck."""
    scene = Scene("riders: 5 1 1 1\njokers: 2 0 0 0").play("roll", "1+3", "surprise I23")
    assert scene.line("threat") == "I23"
    scene.play("joker")
    assert (scene.at(0), scene.line("jokers"), scene.line("row-surprise")) == (9, "1 0 0 0", "I23 JOKER")
    assert scene.seat == 1


def test_tdf_6_7_not_against_favourable_or_empty_effects() -> None:
    """TDF-6.7: nobody is asked then."""
    scene = Scene("riders: 5 1 1 1\njokers: 1 0 0 0").play("roll", "1+3", "surprise I25")
    assert scene.seat == 1
    scene = Scene("riders: 5 1 1 1\njokers: 1 0 0 0").play("roll", "1+3", "surprise I05", "polka 1")
    assert (scene.at(0), scene.line("jokers")) == (12, "1 0 0 0")


def test_tdf_6_8_a_joker_need_not_be_used() -> None:
    """TDF-6.8: a rider who accepts bears the effect."""
    scene = Scene("riders: 12 20 1 1\njokers: 1 0 0 0").play("roll", "1+3")
    assert scene.legal() == ["joker", "accept"]
    scene.play("accept")
    assert (scene.at(0), scene.line("jokers")) == (13, "1 0 0 0")


# 7 Time trial -----------------------------------------------------------------------------------------


def test_tdf_7_1_once_when_first_reached_or_passed() -> None:
    """TDF-7.1: by the first pawn; never again."""
    trial = ["1+1", "1+2", "1+3", "1+4", "strategy 1"]
    scene = Scene("riders: 14 15 1 1").play("roll", "1+3", *trial)
    assert scene.tells("TDF-7.1 trial_begun 18")
    again = Scene("riders: 20 14 1 1\nturn: 1").play("roll", "1+4", "green 5")
    assert "TDF-7.1 trial_begun" not in again.kinds()


def test_tdf_7_2_before_the_space_is_applied() -> None:
    """TDF-7.2: the trial, then the space of the stop."""
    trial = ["1+1", "1+2", "1+3", "1+4", "strategy 1"]
    scene = Scene("riders: 14 1 1 1").play("roll", "1+4", *trial, "green 5")
    kinds = [kind.split()[1] for kind in scene.kinds()]
    assert kinds.index("trial_won") < kinds.index("points_won")


def test_tdf_7_3_the_best_sum_wins_ties_roll_again() -> None:
    """TDF-7.3: only those who share the best."""
    scene = Scene("riders: 14 1 1 1").play("roll", "1+3", "6+5", "1+1", "5+6", "3+3", "2+1", "1+1", "strategy 1")
    assert scene.tells("TDF-7.4 trial_won 0 18")
    assert scene.line("rolled-trial") == "0:6+5 1:1+1 2:5+6 3:3+3 0:2+1 2:1+1"


def test_tdf_7_4_the_winner_draws() -> None:
    """TDF-7.4: one strategy card."""
    scene = Scene("riders: 14 1 1 1").play("roll", "1+3", "1+1", "1+2", "1+3", "1+4", "strategy 3")
    assert scene.line("hand 3") == "3"


def test_tdf_7_5_the_turn_goes_on() -> None:
    """TDF-7.5: the mover's space, then the next player, whoever won."""
    scene = Scene("riders: 17 1 1 1").play("roll", "1+4", "1+1", "1+2", "1+3", "1+4", "strategy 3")
    assert (scene.line("phase"), scene.seat) == ("category", 0)


@pytest.mark.parametrize(("start", "space"), [(14, 18), (38, 42), (65, 69)])
def test_tdf_7_6_team_and_individual_are_alike(start: int, space: int) -> None:
    """TDF-7.6: the same at Dole, Béziers and Bourges."""
    scene = Scene(f"riders: {start} 1 1 1").play("roll", "1+3", "1+1", "1+2", "1+3", "1+4", "strategy 3")
    assert scene.tells(f"TDF-7.4 trial_won 3 {space}")


def test_tdf_7_7_everybody_takes_part() -> None:
    """TDF-7.7: even a rider who must miss a turn; two trials in one move are both held, the lower first."""
    text = "riders: 17 1 1 1\nskip: 0 0 0 1\nhand 0: 4 4 3 3"
    scene = Scene(text).play("roll", "6+6")
    for value in (4, 4, 3):
        scene.play(f"play value={value} sign=plus")
    first = ["1+1", "1+2", "1+3", "1+4", "strategy 1"]
    second = ["6+6", "1+2", "1+3", "1+4", "strategy 2"]
    scene.play("play value=3 sign=plus", *first, *second, "surprise I26")
    assert [event for event in scene.events() if "trial_won" in event] == [
        "TDF-7.4 trial_won 3 18",
        "TDF-7.4 trial_won 0 42",
    ]


# 8 Jerseys --------------------------------------------------------------------------------------------


def test_tdf_8_1_yellow_for_the_leader_at_the_end_of_a_round() -> None:
    """TDF-8.1: not before; of several the wearer keeps it."""
    scene = Scene("turn: 2\nriders: 1 1 1 10\nyellow: 0").play("roll", "1+4")
    assert scene.line("yellow") == "0"
    scene.play("roll", "2+4")
    assert scene.line("yellow") == "3"


def test_tdf_8_2_most_points_take_the_jersey() -> None:
    """TDF-8.2: each for itself."""
    text = "turn: 3\nriders: 1 1 1 1\nclimbs 0: 5\nclimbs 1: 10\nsprints 2: 5\nyouth 3: 20"
    scene = Scene(text).play("roll", "1+4")
    assert [scene.line(jersey) for jersey in ("polka", "green", "white")] == ["1", "2", "3"]


def test_tdf_8_3_without_points_nobody() -> None:
    """TDF-8.3: the jersey stays aside."""
    assert Scene("turn: 3\nriders: 1 1 1 1").play("roll", "1+4").line("polka") == "-"


def test_tdf_8_4_equal_points_roll_off() -> None:
    """TDF-8.4: the best sum, in seat order, ties again."""
    text = "turn: 3\nriders: 1 1 1 1\nclimbs 0: 5\nclimbs 2: 5"
    scene = Scene(text).play("roll", "1+4", "1+1", "1+1", "1+1", "1+2")
    assert scene.line("polka") == "2"
    assert scene.tells("TDF-8.4 jersey_taken 2 polka")


def test_tdf_8_5_a_broken_tie_stays_broken() -> None:
    """TDF-8.5: until the total or the seats change."""
    text = "turn: 3\nriders: 1 1 1 1\nclimbs 0: 5\nclimbs 2: 5\npolka: 2\ntied-polka: 5 0 2\n"
    assert Scene(text).play("roll", "1+4").line("polka") == "2"
    other = text + "climbs 1: 5"
    assert Scene(other).play("roll", "1+4", "6+6", "1+1", "1+2").line("polka") == "0"


def test_tdf_8_6_jerseys_change_hands() -> None:
    """TDF-8.6: whoever wore them."""
    scene = Scene("turn: 3\nriders: 1 1 1 1\nyouth 0: 5\nyouth 1: 10\nwhite: 0").play("roll", "1+4")
    assert scene.line("white") == "1"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_tdf_8_7_each_jersey_has_its_meaning(lang: str) -> None:
    """TDF-8.7: in the rule book."""
    said = texts(GAME, lang)
    assert all(said.text(f"jersey-{name}") for name in ("yellow", "polka", "green", "white"))
    assert said.rule("TDF-8.7")


# 9 End ------------------------------------------------------------------------------------------------


def test_tdf_9_1_who_stops_on_the_finish_wins() -> None:
    """TDF-9.1: then by space, titles, prologue."""
    scene = Scene("riders: 93 80 80 90\nyouth 2: 5\nwhite: 2").play("roll", "3+4")
    assert scene.state.ranking() == [1, 4, 3, 2]
    assert scene.state.scores() == [100, 80, 80, 90]
    equal = Scene("order: 2 1 0 3\nturn: 0\nriders: 93 80 80 90").play("roll", "3+4")
    assert equal.state.ranking() == [1, 4, 3, 2]
    other = Scene("order: 1 2 0 3\nturn: 0\nriders: 93 80 80 90").play("roll", "3+4")
    assert other.state.ranking() == [1, 3, 4, 2]


def test_tdf_9_1_palmares_counts_titles() -> None:
    """TDF-9.1: 12, 6, 3, 1 for the race, 4, 4, 3 for the jerseys."""
    text = "riders: 93 80 70 90\nclimbs 3: 20\nsprints 3: 20\nyouth 0: 5\nyouth 3: 10"
    scene = Scene(text, 4, {"victory": "palmares"}).play("roll", "3+4")
    assert scene.state.scores() == [12, 3, 1, 17]
    assert scene.state.ranking() == [2, 3, 4, 1]


def test_tdf_9_2_one_last_award() -> None:
    """TDF-9.2: yellow for the winner, the others by their points; the round is not finished."""
    scene = Scene("riders: 93 1 1 1\nyellow: 1\nsprints 2: 5").play("roll", "3+4")
    assert (scene.line("yellow"), scene.line("green"), scene.line("round")) == ("0", "2", "1")
    assert "TDF-2.3 round_ended" not in scene.kinds()


def test_tdf_9_3_after_the_last_round_the_ranking_decides() -> None:
    """TDF-9.3: with its award."""
    scene = Scene("turn: 3\nround: 30\nriders: 10 1 12 1", 4, {"max_rounds": 30}).play("roll", "1+4")
    assert (scene.line("ended"), scene.line("yellow")) == ("rounds", "2")
    assert scene.state.ranking() == [2, 4, 1, 3]
