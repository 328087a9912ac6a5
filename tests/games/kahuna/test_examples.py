"""The worked examples of docs/rules/kahuna.md, section 10, each under its number."""

import pytest

from tablee.engine.chance import ScriptedChance
from tablee.engine.shapes import OMNISCIENT
from tablee.games.kahuna.game import GAME
from tests.games.kahuna.scenes import Scene, position


def test_e1_deal() -> None:
    """E1: the non-dealer is served first; then the row; fifteen cards are left."""
    deck = [f"card {name}" for name in "ALOA BARI COCO DUDA ELAI FAAA GOLA HUNA IFFI".split()]
    state = GAME.new(2, ScriptedChance(*deck), {"dealer": 0})
    expected = position(
        """
        dealer: 0
        turn: 1
        hand 1: ALOA COCO ELAI
        hand 0: BARI DUDA FAAA
        row: GOLA HUNA IFFI
        pile: 15
        """,
        {"dealer": "0"},
    )
    assert GAME.show(state.view(OMNISCIENT)) == GAME.show(expected.view(OMNISCIENT))


def test_e2_a_link_without_power() -> None:
    """E2: one of three and one of five give nothing."""
    scene = Scene("hand 0: LALE BARI").play("place_link line=HUNA-LALE card=LALE")
    scene.shows(
        """
        turn: 0 played
        links 0: HUNA-LALE
        hand 0: BARI
        discard: LALE
        """
    )
    assert scene.events() == ["KAH-3.1 link_laid 0 HUNA-LALE LALE"]


def test_e3_a_stone_and_a_sweep() -> None:
    """E3: two of three take LALE and sweep the enemy off it."""
    scene = Scene(
        """
        links 0: HUNA-LALE
        links 1: IFFI-LALE
        hand 0: LALE BARI
        """
    ).play("place_link line=KAHU-LALE card=LALE")
    scene.shows(
        """
        turn: 0 played
        links 0: HUNA-LALE KAHU-LALE
        stones 0: LALE
        hand 0: BARI
        discard: LALE
        """
    )
    assert scene.events() == [
        "KAH-3.1 link_laid 0 KAHU-LALE LALE",
        "KAH-5.2 stone_won 0 LALE",
        "KAH-5.3 link_swept 1 IFFI-LALE LALE",
    ]


@pytest.mark.parametrize(("links", "stones"), [("ALOA-DUDA", ""), ("ALOA-DUDA DUDA-ELAI", "DUDA")])
def test_e4_half_is_not_enough(links: str, stones: str) -> None:
    """E4: two of four give nothing, three of four do."""
    scene = Scene(f"links 0: {links}\nhand 0: DUDA BARI").play("place_link line=BARI-DUDA card=BARI")
    assert scene.stones(0) == stones


def test_e5_a_neighbour_falls() -> None:
    """E5: the sweep of JOJO leaves the enemy two of four on GOLA."""
    scene = Scene(
        """
        links 0: ELAI-JOJO IFFI-JOJO
        links 1: COCO-GOLA GOLA-JOJO GOLA-KAHU
        stones 1: GOLA
        hand 0: JOJO ALOA
        """
    ).play("place_link line=FAAA-JOJO card=JOJO")
    scene.shows(
        """
        turn: 0 played
        links 0: ELAI-JOJO FAAA-JOJO IFFI-JOJO
        links 1: COCO-GOLA GOLA-KAHU
        stones 0: JOJO
        stones 1:
        hand 0: ALOA
        discard: JOJO
        """
    )


def test_e6_both_ends() -> None:
    """E6: one link takes ALOA and HUNA."""
    scene = Scene(
        """
        links 0: ALOA-BARI DUDA-HUNA HUNA-LALE
        links 1: ALOA-DUDA ELAI-HUNA
        hand 0: HUNA
        """
    ).play("place_link line=ALOA-HUNA card=HUNA")
    scene.shows(
        """
        turn: 0 played
        links 0: ALOA-BARI ALOA-HUNA DUDA-HUNA HUNA-LALE
        stones 0: ALOA HUNA
        links 1:
        discard: HUNA
        """
    )


def test_e7_two_neighbours_fall() -> None:
    """E7: taking ELAI costs the enemy DUDA and FAAA."""
    scene = Scene(
        """
        links 0: BARI-ELAI ELAI-IFFI ELAI-JOJO
        links 1: DUDA-ELAI ALOA-DUDA DUDA-HUNA ELAI-FAAA COCO-FAAA FAAA-GOLA
        stones 1: DUDA FAAA
        hand 0: ELAI
        """
    ).play("place_link line=ELAI-HUNA card=ELAI")
    scene.shows(
        """
        turn: 0 played
        links 0: BARI-ELAI ELAI-HUNA ELAI-IFFI ELAI-JOJO
        links 1: ALOA-DUDA COCO-FAAA DUDA-HUNA FAAA-GOLA
        stones 0: ELAI
        stones 1:
        discard: ELAI
        """
    )


def test_e8_three_plays_in_one_turn() -> None:
    """E8: each play is settled before the next, which uses the line it freed."""
    scene = Scene(
        """
        links 0: BARI-ELAI BARI-FAAA
        links 1: ALOA-BARI ALOA-HUNA DUDA-HUNA HUNA-LALE
        stones 1: ALOA HUNA
        hand 0: BARI BARI ALOA
        """
    ).play("place_link line=BARI-COCO card=BARI")
    assert (scene.stones(0), scene.stones(1)) == ("BARI", "HUNA")
    scene.play("place_link line=ALOA-BARI card=BARI")
    assert (scene.stones(0), scene.stones(1)) == ("BARI", "HUNA")
    scene.play("place_link line=ALOA-DUDA card=ALOA")
    scene.shows(
        """
        turn: 0 played
        links 0: ALOA-BARI ALOA-DUDA BARI-COCO BARI-ELAI BARI-FAAA
        links 1: DUDA-HUNA HUNA-LALE
        stones 0: ALOA BARI
        stones 1:
        discard: ALOA BARI BARI
        """
    )


def test_e9_removal_topples() -> None:
    """E9: two cards take a link off; its owner falls to two of five, nobody gains."""
    scene = Scene(
        """
        links 1: BARI-FAAA BARI-COCO BARI-ELAI
        stones 1: BARI
        hand 0: BARI FAAA COCO
        """
    ).play("remove_link line=BARI-FAAA cards=BARI+FAAA")
    scene.shows(
        """
        turn: 0 played
        links 1: BARI-COCO BARI-ELAI
        stones 0:
        stones 1:
        hand 0: COCO
        discard: BARI FAAA
        """
    )


def test_e10_removal_with_a_pair() -> None:
    """E10: IFFI twice removes a link at IFFI; KAHU falls, LALE stands."""
    scene = Scene(
        """
        links 1: IFFI-KAHU COCO-KAHU KAHU-LALE IFFI-LALE
        stones 1: KAHU LALE
        hand 0: IFFI IFFI DUDA
        """
    ).play("remove_link line=IFFI-KAHU cards=IFFI+IFFI")
    assert (scene.stones(1), scene.line("hand 0")) == ("LALE", "DUDA")


@pytest.mark.parametrize("cards", ["BARI+COCO", "ALOA+LALE"])
def test_e11_cards_of_other_islands(cards: str) -> None:
    """E11: a pair must name both ends of the line."""
    scene = Scene("links 1: BARI-DUDA\nhand 0: BARI COCO ALOA LALE")
    assert scene.refusal(f"remove_link line=BARI-DUDA cards={cards}") == "pair-off-line KAH-4.1"


def test_e12_occupied_and_own() -> None:
    """E12: an occupied line takes no link, an own link is not removed, an enemy one is."""
    scene = Scene("links 0: ALOA-BARI\nlinks 1: BARI-COCO\nhand 0: BARI ALOA COCO")
    assert scene.refusal("place_link line=ALOA-BARI card=BARI") == "line-occupied KAH-3.2"
    assert scene.refusal("place_link line=ALOA-BARI card=ALOA") == "line-occupied KAH-3.2"
    assert scene.refusal("remove_link line=ALOA-BARI cards=ALOA+BARI") == "own-link KAH-4.3"
    assert scene.allows("remove_link line=BARI-COCO cards=BARI+COCO")


def test_e13_obliged_to_draw() -> None:
    """E13: after an opponent who did not draw, four cards must draw."""
    scene = Scene("hand 0: BARI COCO DUDA ELAI\ndrew: 0")
    assert scene.refusal("end_turn") == "must-draw KAH-6.5"
    assert scene.allows("draw_pile")


def test_e14_five_playable_cards() -> None:
    """E14: with five cards one may only pass, and not discard what can be played."""
    scene = Scene("hand 0: BARI COCO DUDA ELAI JOJO\ndrew: 0")
    assert scene.allows("end_turn")
    assert scene.refusal("draw_pile") == "hand-full KAH-6.4"
    assert scene.refusal("discard card=BARI") == "still-playable KAH-6.7"


STUCK = "ALOA-BARI ALOA-DUDA ALOA-HUNA HUNA-LALE IFFI-LALE BARI-DUDA DUDA-ELAI DUDA-HUNA"


def test_e15_discards_and_a_draw() -> None:
    """E15: five cards without a use may be discarded one by one, then one is drawn."""
    scene = Scene(
        f"""
        links 0: {STUCK} KAHU-LALE
        hand 0: ALOA ALOA LALE LALE DUDA
        row: GOLA HUNA IFFI
        """
    )
    assert scene.legal() == ["discard card=ALOA", "discard card=DUDA", "discard card=LALE", "end_turn"]
    scene.play("discard card=ALOA").play("discard card=ALOA").play("draw_row slot=0", "KAHU")
    scene.shows(
        f"""
        turn: 1
        links 0: {STUCK} KAHU-LALE
        hand 0: DUDA GOLA LALE LALE
        known 0: GOLA
        row: KAHU HUNA IFFI
        buried 0: ALOA ALOA
        """
    )


def test_e16_a_pair_is_playable() -> None:
    """E16: LALE twice could remove a link, so nothing is discarded."""
    scene = Scene(f"links 0: {STUCK}\nlinks 1: KAHU-LALE\nhand 0: ALOA ALOA LALE LALE DUDA\nrow: GOLA HUNA IFFI")
    assert scene.refusal("discard card=ALOA") == "still-playable KAH-6.7"


def test_e17_the_slot_is_refilled() -> None:
    """E17: the card taken is replaced in its slot as long as there is a pile."""
    scene = Scene("hand 0: BARI\nrow: GOLA HUNA IFFI\npile: KAHU JOJO").play("draw_row slot=1", "KAHU")
    scene.shows("turn: 1\nhand 0: BARI HUNA\nknown 0: HUNA\nrow: GOLA KAHU IFFI\npile: JOJO")
    assert scene.events() == ["KAH-6.2 row_card_taken 0 1 HUNA", "KAH-6.3 slot_refilled 1 KAHU"]
    scene = Scene("hand 0: BARI\nrow: GOLA HUNA IFFI\npile: 0").play("draw_row slot=1")
    assert scene.line("row") == "GOLA - IFFI"


LAST_CARD = """
links 0: HUNA-LALE KAHU-LALE {}
links 1: {}
hand 0: BARI COCO
hand 1: DUDA ELAI JOJO
row: - - IFFI
pile: 0
"""


def test_e18_the_first_round_ends() -> None:
    """E18: more stones score a point; eighteen discards become row and pile; the other seat goes on, free to draw."""
    scene = Scene(LAST_CARD.format("ALOA-BARI ALOA-DUDA", "FAAA-GOLA COCO-GOLA GOLA-JOJO"))
    scene.play("draw_row slot=2", "ALOA", "LALE", "ALOA")
    scene.shows(
        """
        round: 2
        score: 1 0
        turn: 1
        links 0: HUNA-LALE KAHU-LALE ALOA-BARI ALOA-DUDA
        links 1: FAAA-GOLA COCO-GOLA GOLA-JOJO
        hand 0: BARI COCO IFFI
        known 0: IFFI
        hand 1: DUDA ELAI JOJO
        row: ALOA LALE ALOA
        pile: 15
        """
    )
    assert scene.events() == [
        "KAH-6.2 row_card_taken 0 2 IFFI",
        "KAH-7.1 round_ended 0 1",
        "KAH-7.3 round_scored 0 1 2 1",
        "KAH-7.8 pile_remade 2 18",
        "KAH-7.8 row_laid ALOA+LALE+ALOA",
    ]
    assert scene.allows("end_turn")


def test_e19_sudden_defeat_at_the_first_scoring() -> None:
    """E19: the point is given, then the seat without a stone has lost."""
    scene = Scene(LAST_CARD.format("ALOA-BARI ALOA-DUDA", "")).play("draw_row slot=2")
    assert (scene.line("score"), scene.line("ended")) == ("1 0", "sudden 0")
    assert scene.state.to_act() == []


def test_e20_nobody_scores() -> None:
    """E20: with a stone each nobody scores and round 2 goes on."""
    scene = Scene(LAST_CARD.format("", "FAAA-GOLA COCO-GOLA GOLA-JOJO"))
    scene.play("draw_row slot=2", "ALOA", "LALE", "ALOA")
    assert (scene.line("score"), scene.line("round"), scene.line("turn")) == ("0 0", "2", "1")


@pytest.mark.parametrize(("round_", "score", "ended"), [(2, "0 1", "sudden 0"), (1, "0 0", "")])
def test_e21_sudden_defeat_by_a_play(round_: int, score: str, ended: str) -> None:
    """E21: from round 2 on losing the only stone loses the game, in round 1 it does not."""
    scene = Scene(
        f"""
        round: {round_}
        score: {score}
        links 0: HUNA-LALE KAHU-LALE ELAI-JOJO IFFI-JOJO
        links 1: COCO-GOLA GOLA-JOJO GOLA-KAHU
        hand 0: JOJO ALOA
        """
    ).play("place_link line=FAAA-JOJO card=JOJO")
    assert (scene.stones(1), scene.line("ended"), scene.line("score")) == ("", ended, score)


def test_e22_last_turns() -> None:
    """E22: the third round ends in one last turn each; the difference in stones scores."""
    scene = Scene(
        """
        round: 3
        score: 0 3
        turn: 1
        links 0: ALOA-BARI ALOA-DUDA HUNA-LALE KAHU-LALE
        links 1: FAAA-GOLA COCO-GOLA GOLA-JOJO
        hand 0: BARI
        row: - DUDA -
        pile: 0
        """
    ).play("draw_row slot=1")
    assert (scene.line("round"), scene.seat) == ("final 2", 0)
    assert not [name for name in scene.legal() if name.startswith("draw")]
    scene.play("place_link line=BARI-DUDA card=BARI").play("end_turn")
    assert (scene.line("round"), scene.seat) == ("final 1", 1)
    scene.play("end_turn")
    assert (scene.line("score"), scene.line("ended")) == ("1 3", "points 1")
    assert scene.events()[1:] == ["KAH-7.10 round_scored 0 1 2 1", "KAH-8.1 game_won 1 points 3 1"]


@pytest.mark.parametrize(("extra", "ended"), [("ELAI-FAAA", "links 0"), ("", "draw -")])
def test_e23_links_decide(extra: str, ended: str) -> None:
    """E23: with equal points and stones more links win; without the third link it is a draw."""
    scene = Scene(
        f"""
        round: final 1
        score: 2 2
        turn: 1
        links 0: ALOA-BARI ALOA-DUDA {extra}
        links 1: HUNA-LALE KAHU-LALE
        """
    ).play("end_turn")
    assert (scene.line("score"), scene.line("ended")) == ("2 2", ended)


FULL_HANDS = "drew:\nhand 0: BARI COCO DUDA ELAI JOJO\nhand 1: ALOA ALOA FAAA GOLA HUNA\n"


def test_e24_no_fifth_blank_turn() -> None:
    """E24: after four blank turns a card must be played or discarded, then a card drawn."""
    scene = Scene(FULL_HANDS + "blank: 4")
    assert scene.refusal("end_turn") == "fifth-blank-turn KAH-6.10"
    scene.play("discard card=BARI")
    assert scene.refusal("end_turn") == "must-draw KAH-6.5"
    assert scene.allows("draw_pile")
    scene = Scene(FULL_HANDS + "blank: 3")
    assert scene.allows("end_turn")
    assert scene.refusal("discard card=BARI") == "still-playable KAH-6.7"


def test_e25_first_turn() -> None:
    """E25: nobody is obliged in the first turn; the second seat then is."""
    scene = Scene("dealer: 0\nturn: 1\nhand 0: BARI DUDA FAAA\nhand 1: ALOA COCO ELAI")
    scene.play("end_turn")
    assert scene.refusal("end_turn") == "must-draw KAH-6.5"
