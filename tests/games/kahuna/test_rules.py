"""Every rule of docs/rules/kahuna.md, each by a test that carries its id: position, action, position, events."""

import sys
from collections import Counter

import pytest

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR
from tablee.engine.texts import texts
from tablee.games.kahuna.board import ISLANDS, LINES, LINES_OF, NEEDS
from tablee.games.kahuna.game import GAME
from tests.games.kahuna.scenes import Scene

DECK = "ALOA BARI COCO DUDA ELAI FAAA GOLA HUNA IFFI".split()
FIVE = "BARI COCO DUDA ELAI JOJO"
OTHER_FIVE = "ALOA ALOA FAAA GOLA HUNA"


def dealt(dealer: str = "0", first: str | None = None) -> str:
    """A new game dealt from `DECK`, as text; with `first` the dealer is drawn."""
    script = [*([first] if first else []), *(f"card {card}" for card in DECK)]
    chance = ScriptedChance(*script)
    state = GAME.new(2, chance, {"dealer": dealer})
    chance.finish()
    return GAME.show(state.view(OMNISCIENT))


def line(text: str, label: str) -> str:
    """One line of a position text."""
    return dict(line.split(":", 1) for line in text.splitlines()[1:])[label].strip()


def test_every_rule_is_tested() -> None:
    """All ids of the rule book stand in the docstrings of this file."""
    said = " ".join(
        str(value.__doc__) for name, value in vars(sys.modules[__name__]).items() if name.startswith("test")
    )
    rules = [rule for rule in texts(GAME, "en").rules() if rule.startswith("KAH")]
    assert len(rules) == 56
    assert [rule for rule in rules if rule not in said.replace(":", " ").replace(",", " ").split()] == []


# Setup ------------------------------------------------------------------------------------------------


def test_kah_1_1_two_players() -> None:
    """KAH-1.1: two players, neither one nor three."""
    assert GAME.players == (2,)
    for players in (1, 3):
        with pytest.raises(Mistake):
            GAME.new(players, SeededChance(1))


def test_kah_1_2_two_cards_of_each_island() -> None:
    """KAH-1.2: hands, row and pile of a new game hold each island twice."""
    state = GAME.new(2, SeededChance(1))
    chance = SeededChance(2)
    cards: Counter[str] = Counter()
    for seat in (0, 1):
        cards.update(line(GAME.show(state.view(seat)), f"hand {seat}").split())
    cards.update(line(GAME.show(state.view(SPECTATOR)), "row").split())
    imagined = GAME.imagine(state.view(OMNISCIENT), chance)
    chance.heard = []
    while sum(cards.values()) < 24:
        before = len(chance.heard)
        seat = imagined.to_act()[0]
        names = [GAME.named(imagined, action) for action in imagined.legal(seat)]
        action = "draw_pile" if "draw_pile" in names else names[0]
        imagined.apply(seat, GAME.parse(imagined, action), chance)
        cards.update(outcome.removeprefix("card ") for outcome in chance.heard[before:])
    assert cards == dict.fromkeys(ISLANDS, 2)


@pytest.mark.parametrize("dealer", [0, 1])
def test_kah_1_3_the_dealer_plays_second(dealer: int) -> None:
    """KAH-1.3: the dealer is drawn, or named by the option without a draw; the other seat begins."""
    for text in (dealt(str(dealer)), dealt("random", f"dealer {dealer}")):
        assert line(text, "dealer") == str(dealer)
        assert line(text, "turn") == str(1 - dealer)


def test_kah_1_4_three_cards_each_one_by_one() -> None:
    """KAH-1.4: the non-dealer gets the first, third and fifth card."""
    assert (line(dealt("0"), "hand 1"), line(dealt("0"), "hand 0")) == ("ALOA COCO ELAI", "BARI DUDA FAAA")
    assert (line(dealt("1"), "hand 0"), line(dealt("1"), "hand 1")) == ("ALOA COCO ELAI", "BARI DUDA FAAA")


def test_kah_1_5_three_cards_face_up() -> None:
    """KAH-1.5: the seventh to ninth card lie face up, in the slots 0 to 2."""
    assert line(dealt(), "row") == "GOLA HUNA IFFI"


def test_kah_1_6_the_rest_is_the_pile() -> None:
    """KAH-1.6: fifteen cards are left, none discarded."""
    assert (line(dealt(), "pile"), line(dealt(), "discard")) == ("15", "")


def test_kah_1_7_a_bare_board() -> None:
    """KAH-1.7: no links, no stones; each seat can lay 25 links, not 26."""
    assert [line(dealt(), f"{what} {seat}") for what in ("links", "stones") for seat in (0, 1)] == [""] * 4
    lines = [name for name in LINES if name not in ("ALOA-BARI", "ALOA-DUDA", "ALOA-HUNA")]
    scene = Scene(f"links 0: {' '.join(lines)}\nhand 0: ALOA ALOA").play("place_link line=ALOA-BARI card=ALOA")
    assert len(scene.line("links 0").split()) == 25
    assert scene.refusal("place_link line=ALOA-DUDA card=ALOA") == "no-link-left KAH-3.5"


def test_kah_1_8_seats_alternate() -> None:
    """KAH-1.8: the other seat follows, after a draw, after none, and across a round."""
    scene = Scene("hand 0: BARI\nhand 1: COCO").play("end_turn")
    assert scene.seat == 1
    assert scene.play("draw_pile", "LALE").seat == 0
    scene = Scene("hand 0: BARI\nhand 1: COCO\nrow: - - IFFI\npile: 0\nturn: 1").play("draw_row slot=2", *DECK[:3])
    assert (scene.line("round"), scene.seat) == ("2", 0)


def test_kah_1_9_handicap_links() -> None:
    """KAH-1.9: the favoured seat lays its links first, on free lines, without cards; power is settled after each."""
    options = {"dealer": "0", "handicap_seat": "0", "handicap_links": 2}
    scene = Scene("dealer: 0\nturn: 1\nhandicap: 2\nhand 0: ALOA\nhand 1: BARI", options)
    assert (scene.seat, len(scene.legal())) == (0, 27)
    assert scene.refusal("draw_pile") == "handicap-first KAH-1.9"
    scene.play("handicap_link line=HUNA-LALE")
    assert scene.refusal("handicap_link line=HUNA-LALE") == "line-occupied KAH-1.9"
    scene.play("handicap_link line=KAHU-LALE")
    assert scene.events() == ["KAH-1.9 handicap_link_laid 0 KAHU-LALE", "KAH-5.2 stone_won 0 LALE"]
    scene.shows("dealer: 0\nturn: 1\nlinks 0: HUNA-LALE KAHU-LALE\nhand 0: ALOA\nhand 1: BARI")
    assert scene.refusal("handicap_link line=ALOA-BARI") == "no-handicap-now KAH-1.9"


# Turn -------------------------------------------------------------------------------------------------


def test_kah_2_1_play_then_draw() -> None:
    """KAH-2.1: plays and the draw are offered together; after the draw the turn has passed on."""
    scene = Scene("hand 0: LALE BARI\nhand 1: COCO")
    assert {"place_link line=HUNA-LALE card=LALE", "draw_pile"} <= set(scene.legal())
    scene.play("place_link line=HUNA-LALE card=LALE").play("draw_pile", "DUDA")
    assert (scene.line("turn"), scene.line("hand 0")) == ("1", "BARI DUDA")


def test_kah_2_2_any_number_of_cards() -> None:
    """KAH-2.2: all cards of the hand in one turn, or none."""
    scene = Scene("hand 0: LALE BARI COCO\nhand 1: DUDA")
    assert scene.allows("draw_pile")
    scene.play("place_link line=HUNA-LALE card=LALE").play("place_link line=BARI-DUDA card=BARI")
    scene.play("place_link line=COCO-GOLA card=COCO")
    assert (scene.seat, scene.line("hand 0")) == (0, "")
    assert scene.legal() == ["draw_pile", "draw_row slot=0", "draw_row slot=1", "draw_row slot=2", "end_turn"]


def test_kah_2_3_each_play_is_resolved_first() -> None:
    """KAH-2.3: the line that a sweep frees can be used by the next card of the same turn."""
    scene = Scene("links 0: HUNA-LALE\nlinks 1: IFFI-LALE\nhand 0: LALE LALE")
    assert not scene.allows("place_link line=IFFI-LALE card=LALE")
    scene.play("place_link line=KAHU-LALE card=LALE")
    assert scene.allows("place_link line=IFFI-LALE card=LALE")


def test_kah_2_4_drawing_or_not_ends_the_turn() -> None:
    """KAH-2.4: after a draw from pile or row, or without one, the other seat is on turn and this one cannot play."""
    for action, cards in (("draw_pile", ["LALE"]), ("draw_row slot=0", ["LALE"]), ("end_turn", [])):
        scene = Scene("hand 0: BARI\nhand 1: COCO").play(action, *cards)
        refused = scene.state.why_not(0, GAME.parse(scene.state, "place_link line=BARI-DUDA card=BARI"))
        assert refused is not None
        assert (scene.seat, refused.code) == (1, "not-your-decision")
    assert scene.events() == ["KAH-2.4 turn_ended 0"]


# Laying a link ----------------------------------------------------------------------------------------


def test_kah_3_1_one_card_one_link() -> None:
    """KAH-3.1: the card of either end lays a link; one not in hand or of another island does not."""
    scene = Scene("hand 0: BARI LALE")
    plays = [name for name in scene.legal() if name.startswith("place_link")]
    assert plays == [
        *(f"place_link line={name} card=BARI" for name in LINES if "BARI" in name),
        *(f"place_link line={name} card=LALE" for name in LINES if "LALE" in name),
    ]
    assert scene.refusal("place_link line=ALOA-BARI card=ALOA") == "card-not-in-hand KAH-3.1"
    assert scene.refusal("place_link line=ALOA-BARI card=LALE") == "card-off-line KAH-3.1"
    scene.play("place_link line=ALOA-BARI card=BARI")
    scene.shows("turn: 0 played\nlinks 0: ALOA-BARI\nhand 0: LALE\ndiscard: BARI")
    assert scene.events() == ["KAH-3.1 link_laid 0 ALOA-BARI BARI"]


@pytest.mark.parametrize("owner", [0, 1])
def test_kah_3_2_only_on_a_free_line(owner: int) -> None:
    """KAH-3.2: a link of either seat occupies the line."""
    scene = Scene(f"links {owner}: ALOA-BARI\nhand 0: ALOA")
    assert scene.refusal("place_link line=ALOA-BARI card=ALOA") == "line-occupied KAH-3.2"
    assert scene.allows("place_link line=ALOA-DUDA card=ALOA")


def test_kah_3_3_also_on_enemy_islands() -> None:
    """KAH-3.3: a link may start at, and lead to, an island under enemy power, and stays."""
    scene = Scene("links 1: HUNA-LALE KAHU-LALE\nstones 1: LALE\nhand 0: LALE IFFI")
    assert scene.allows("place_link line=IFFI-LALE card=IFFI")
    scene.play("place_link line=IFFI-LALE card=LALE")
    assert (scene.line("links 0"), scene.stones(1)) == ("IFFI-LALE", "LALE")


def test_kah_3_4_the_card_is_discarded_face_up() -> None:
    """KAH-3.4: all see the played card on the discard pile, and the event shows it to the other seat."""
    scene = Scene("hand 0: LALE BARI").play("place_link line=HUNA-LALE card=LALE")
    assert [scene.line("discard", viewer) for viewer in (0, 1, SPECTATOR)] == ["LALE"] * 3
    assert (scene.told[0].shows, scene.events(1)) == ((1,), ["KAH-3.1 link_laid 0 HUNA-LALE LALE"])


def test_kah_3_5_no_more_than_25_links() -> None:
    """KAH-3.5: with 25 links on the board no card lays another; with 24 it does."""
    links = [name for name in LINES if name not in ("IFFI-LALE", "KAHU-LALE")]
    scene = Scene(f"links 0: {' '.join(links)}\nhand 0: LALE")
    assert scene.refusal("place_link line=IFFI-LALE card=LALE") == "no-link-left KAH-3.5"
    assert not scene.allows("place_link line=IFFI-LALE card=LALE")
    assert Scene(f"links 0: {' '.join(links[1:])}\nhand 0: LALE").allows("place_link line=IFFI-LALE card=LALE")


# Removing a link --------------------------------------------------------------------------------------


def test_kah_4_1_both_islands_remove() -> None:
    """KAH-4.1: the cards of both ends remove the enemy link between them, and no other."""
    scene = Scene("links 1: BARI-COCO BARI-FAAA COCO-FAAA\nhand 0: BARI COCO")
    removals = [name for name in scene.legal() if name.startswith("remove_link")]
    assert removals == ["remove_link line=BARI-COCO cards=BARI+COCO"]
    assert scene.refusal("remove_link line=BARI-FAAA cards=BARI+FAAA") == "pair-not-in-hand KAH-4.1"
    scene.play("remove_link line=BARI-COCO cards=BARI+COCO")
    scene.shows("turn: 0 played\nlinks 1: BARI-FAAA COCO-FAAA\ndiscard: BARI COCO")
    assert scene.events() == ["KAH-4.1 link_removed 0 BARI-COCO BARI+COCO"]


def test_kah_4_2_the_same_island_twice_removes() -> None:
    """KAH-4.2: two cards of an island remove any enemy link that touches it; one card does not."""
    scene = Scene("links 1: BARI-COCO BARI-FAAA COCO-FAAA\nhand 0: BARI BARI")
    removals = [name for name in scene.legal() if name.startswith("remove_link")]
    assert removals == [f"remove_link line=BARI-{end} cards=BARI+BARI" for end in ("COCO", "FAAA")]
    scene.play("remove_link line=BARI-FAAA cards=BARI+BARI")
    scene.shows("turn: 0 played\nlinks 1: BARI-COCO COCO-FAAA\ndiscard: BARI BARI")
    assert scene.events() == ["KAH-4.2 link_removed 0 BARI-FAAA BARI+BARI"]
    scene = Scene("links 1: BARI-COCO COCO-FAAA\nhand 0: FAAA BARI")
    assert not [name for name in scene.legal() if name.startswith("remove_link")]
    assert scene.refusal("remove_link line=COCO-FAAA cards=FAAA+FAAA") == "pair-not-in-hand KAH-4.2"


def test_kah_4_3_only_enemy_links() -> None:
    """KAH-4.3: an own link is not removed, nor is there anything to remove on a free line."""
    scene = Scene("links 0: BARI-COCO\nlinks 1: ALOA-DUDA\nhand 0: BARI COCO BARI")
    assert scene.refusal("remove_link line=BARI-COCO cards=BARI+COCO") == "own-link KAH-4.3"
    assert scene.refusal("remove_link line=BARI-FAAA cards=BARI+BARI") == "no-link-there KAH-4.3"
    assert not [name for name in scene.legal() if name.startswith("remove_link")]


def test_kah_4_4_the_line_is_free_at_once() -> None:
    """KAH-4.4: the remover may lay a link there in the same turn, and the owner has one more to lay."""
    scene = Scene("links 1: BARI-COCO\nhand 0: BARI COCO BARI")
    scene.play("remove_link line=BARI-COCO cards=BARI+COCO").play("place_link line=BARI-COCO card=BARI")
    assert (scene.line("links 0"), scene.line("links 1")) == ("BARI-COCO", "")
    links = " ".join(name for name in LINES if name not in ("ALOA-BARI", "ALOA-DUDA"))
    scene = Scene(f"links 1: {links}\nhand 0: HUNA IFFI\nhand 1: ALOA")
    scene.play("remove_link line=HUNA-IFFI cards=HUNA+IFFI").play("end_turn")
    assert scene.allows("place_link line=ALOA-BARI card=ALOA")


def test_kah_4_5_both_cards_are_discarded_face_up() -> None:
    """KAH-4.5: all see both cards on the discard pile, and the event shows them to the other seat."""
    scene = Scene("links 1: BARI-COCO\nhand 0: BARI COCO").play("remove_link line=BARI-COCO cards=BARI+COCO")
    assert [scene.line("discard", viewer) for viewer in (0, 1, SPECTATOR)] == ["BARI COCO"] * 3
    assert scene.told[0].shows == (1,)


# Power ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("island", range(len(ISLANDS)))
def test_kah_5_1_more_than_half(island: int) -> None:
    """KAH-5.1: 2 of 3, 3 of 4, 3 of 5, 4 of 6 lines give power; one link less, exactly half too, does not."""
    lines = [LINES[line] for line in LINES_OF[island]]
    need = {3: 2, 4: 3, 5: 3, 6: 4}[len(lines)]
    assert NEEDS[island] == need
    for laid, won in ((need - 1, True), (need - 2, False)):
        scene = Scene(f"links 0: {' '.join(lines[:laid])}\nhand 0: {ISLANDS[island]}")
        scene.play(f"place_link line={lines[laid]} card={ISLANDS[island]}")
        assert (ISLANDS[island] in scene.stones(0).split()) is won


def test_kah_5_2_each_end_is_tested_once() -> None:
    """KAH-5.2: the third of five links gives the stone, the fourth gives no second one."""
    scene = Scene("links 0: BARI-COCO BARI-DUDA\nhand 0: BARI BARI")
    scene.play("place_link line=BARI-ELAI card=BARI")
    assert scene.events() == ["KAH-3.1 link_laid 0 BARI-ELAI BARI", "KAH-5.2 stone_won 0 BARI"]
    scene.play("place_link line=BARI-FAAA card=BARI")
    assert scene.events() == ["KAH-3.1 link_laid 0 BARI-FAAA BARI"]
    scene = Scene("links 0: BARI-COCO BARI-DUDA\nhand 0: FAAA").play("place_link line=BARI-FAAA card=FAAA")
    assert scene.stones(0) == "BARI"


def test_kah_5_3_power_sweeps_enemy_links() -> None:
    """KAH-5.3: all enemy links at the island go; those elsewhere and the seat's own stay."""
    scene = Scene("links 0: BARI-COCO BARI-DUDA\nlinks 1: ALOA-BARI BARI-FAAA COCO-FAAA\nhand 0: BARI ELAI")
    scene.play("place_link line=BARI-ELAI card=ELAI")
    scene.shows(
        """
        turn: 0 played
        links 0: BARI-COCO BARI-DUDA BARI-ELAI
        links 1: COCO-FAAA
        stones 0: BARI
        hand 0: BARI
        discard: ELAI
        """
    )
    assert scene.events()[1:] == [
        "KAH-5.2 stone_won 0 BARI",
        "KAH-5.3 link_swept 1 ALOA-BARI BARI",
        "KAH-5.3 link_swept 1 BARI-FAAA BARI",
    ]


def test_kah_5_4_stones_then_sweeps_then_losses() -> None:
    """KAH-5.4: with both ends won the two stones come first, then both sweeps, then the enemy's lost stones."""
    scene = Scene(
        """
        links 0: ALOA-BARI HUNA-IFFI HUNA-LALE
        links 1: ALOA-DUDA BARI-DUDA DUDA-ELAI BARI-ELAI ELAI-FAAA ELAI-HUNA
        stones 1: DUDA ELAI
        hand 0: ALOA
        """
    ).play("place_link line=ALOA-HUNA card=ALOA")
    assert scene.events() == [
        "KAH-3.1 link_laid 0 ALOA-HUNA ALOA",
        "KAH-5.2 stone_won 0 ALOA",
        "KAH-5.2 stone_won 0 HUNA",
        "KAH-5.3 link_swept 1 ALOA-DUDA ALOA",
        "KAH-5.3 link_swept 1 ELAI-HUNA HUNA",
        "KAH-5.5 stone_lost 1 DUDA",
        "KAH-5.5 stone_lost 1 ELAI",
    ]


def test_kah_5_5_half_loses_the_stone() -> None:
    """KAH-5.5: three of four rule GOLA, two of four do not; two of three still rule LALE."""
    scene = Scene("links 1: COCO-GOLA FAAA-GOLA GOLA-KAHU\nstones 1: GOLA\nhand 0: COCO GOLA")
    scene.play("remove_link line=COCO-GOLA cards=COCO+GOLA")
    assert scene.events()[1:] == ["KAH-5.5 stone_lost 1 GOLA"]
    assert scene.stones(1) == ""
    scene = Scene("links 1: HUNA-LALE IFFI-LALE KAHU-LALE\nhand 0: LALE LALE")
    assert scene.play("remove_link line=KAHU-LALE cards=LALE+LALE").stones(1) == "LALE"


def test_kah_5_6_losing_a_stone_keeps_the_links() -> None:
    """KAH-5.6: the two other links at GOLA stay."""
    scene = Scene("links 1: COCO-GOLA FAAA-GOLA GOLA-KAHU\nstones 1: GOLA\nhand 0: COCO GOLA")
    scene.play("remove_link line=COCO-GOLA cards=COCO+GOLA")
    assert scene.line("links 1") == "FAAA-GOLA GOLA-KAHU"


def test_kah_5_7_removing_gives_no_stone() -> None:
    """KAH-5.7: though seat 0 then has more links at BARI than seat 1, nobody rules it until a link is laid."""
    scene = Scene("links 0: BARI-DUDA ALOA-BARI\nlinks 1: BARI-COCO BARI-FAAA\nhand 0: BARI BARI ELAI")
    scene.play("remove_link line=BARI-COCO cards=BARI+BARI")
    assert (scene.stones(0), scene.events()) == ("", ["KAH-4.2 link_removed 0 BARI-COCO BARI+BARI"])
    assert scene.play("place_link line=BARI-ELAI card=ELAI").stones(0) == "BARI"


def test_kah_5_8_power_is_automatic() -> None:
    """KAH-5.8: stone, sweep and loss happen in the very play, without another decision."""
    scene = Scene("links 0: ELAI-JOJO IFFI-JOJO\nlinks 1: COCO-GOLA GOLA-JOJO GOLA-KAHU\nhand 0: JOJO ALOA")
    scene.play("place_link line=FAAA-JOJO card=JOJO")
    assert (scene.stones(0), scene.stones(1), scene.line("links 1")) == ("JOJO", "", "COCO-GOLA GOLA-KAHU")
    assert (scene.seat, scene.line("turn")) == (0, "0 played")


def test_kah_5_9_stones_never_run_out() -> None:
    """KAH-5.9: one seat can rule all twelve islands."""
    links = " ".join(name for name in LINES if name not in ("ALOA-BARI", "IFFI-LALE", "KAHU-LALE"))
    scene = Scene(f"links 0: {links}\nhand 0: LALE").play("place_link line=IFFI-LALE card=LALE")
    assert scene.stones(0).split() == ISLANDS


# Drawing ----------------------------------------------------------------------------------------------


def test_kah_6_1_one_card_a_turn() -> None:
    """KAH-6.1: even an empty hand gets one card only."""
    scene = Scene("hand 0:\nhand 1: BARI").play("draw_pile", "LALE")
    assert (scene.line("hand 0"), scene.seat) == ("LALE", 1)


def test_kah_6_2_pile_or_row() -> None:
    """KAH-6.2: the pile or one of the face-up cards; which card came from the pile only its seat sees."""
    scene = Scene("hand 0: BARI")
    draws = ["draw_pile", "draw_row slot=0", "draw_row slot=1", "draw_row slot=2"]
    assert [name for name in scene.legal() if name.startswith("draw")] == draws
    scene.play("draw_pile", "LALE")
    assert (scene.line("hand 0"), scene.line("known 0")) == ("BARI LALE", "")
    assert [scene.events(viewer) for viewer in (0, 1, SPECTATOR)] == [
        ["KAH-6.2 card_drawn 0 LALE"],
        ["KAH-6.2 card_drawn 0 ?"],
        ["KAH-6.2 card_drawn 0 ?"],
    ]
    scene = Scene("hand 0: BARI\nrow: GOLA HUNA IFFI").play("draw_row slot=2", "LALE")
    assert (scene.line("hand 0"), scene.line("known 0", SPECTATOR)) == ("BARI IFFI", "IFFI")
    scene = Scene("hand 0: BARI\nrow: GOLA - -\npile: 0")
    assert [name for name in scene.legal() if name.startswith("draw")] == ["draw_row slot=0"]
    assert scene.refusal("draw_pile") == "pile-empty KAH-6.2"


def test_kah_6_3_the_slot_is_refilled() -> None:
    """KAH-6.3: from the pile, in the same slot; with an empty pile the slot stays empty."""
    scene = Scene("hand 0: BARI\nrow: GOLA HUNA IFFI\npile: KAHU JOJO").play("draw_row slot=2", "JOJO")
    assert (scene.line("row"), scene.line("pile")) == ("GOLA HUNA JOJO", "1")
    scene = Scene("hand 0: BARI\nrow: GOLA HUNA IFFI\npile: 0").play("draw_row slot=2")
    assert scene.line("row") == "GOLA HUNA -"
    assert scene.refusal("draw_row slot=2") == "slot-empty KAH-6.3"


def test_kah_6_4_five_cards_at_most() -> None:
    """KAH-6.4: with five cards nothing is drawn, with four it is."""
    scene = Scene(f"hand 0: {FIVE}")
    assert scene.refusal("draw_pile") == scene.refusal("draw_row slot=0") == "hand-full KAH-6.4"
    assert not [name for name in scene.legal() if name.startswith("draw")]
    assert Scene("hand 0: BARI COCO DUDA ELAI").allows("draw_pile")


def test_kah_6_5_obliged_to_draw() -> None:
    """KAH-6.5: after an opponent who passed, by choice or with a full hand; not after one who drew, nor with five."""
    for hand in ("ALOA", OTHER_FIVE):
        scene = Scene(f"turn: 1\nhand 0: BARI COCO\nhand 1: {hand}").play("end_turn")
        assert scene.refusal("end_turn") == "must-draw KAH-6.5"
        assert scene.allows("draw_pile")
    assert Scene("turn: 1\nhand 0: BARI\nhand 1: ALOA").play("draw_pile", "LALE").allows("end_turn")
    assert Scene(f"turn: 1\nhand 0: {FIVE}\nhand 1: ALOA").play("end_turn").allows("end_turn")


def test_kah_6_6_no_obligation_in_the_first_turn() -> None:
    """KAH-6.6: whoever begins may end the turn without drawing."""
    state = GAME.new(2, SeededChance(3), {"dealer": 0})
    assert state.why_not(1, GAME.parse(state, "end_turn")) is None


FULL = "ALOA-BARI ALOA-DUDA ALOA-HUNA HUNA-LALE IFFI-LALE KAHU-LALE"


def test_kah_6_7_discarding() -> None:
    """KAH-6.7: five cards, none of them playable; with the free option also if some are, as long as none was played."""
    stuck = f"links 0: {FULL}\nhand 0: ALOA ALOA LALE LALE "
    scene = Scene(stuck + "BARI")
    assert scene.refusal("discard card=ALOA") == "still-playable KAH-6.7"
    lines = " ".join(name for name in LINES if "BARI" in name and name != "ALOA-BARI")
    scene = Scene(stuck.replace(FULL, f"{FULL} {lines}") + "BARI")
    assert scene.legal() == ["discard card=ALOA", "discard card=BARI", "discard card=LALE", "end_turn"]
    assert scene.refusal("discard card=COCO") == "card-not-in-hand KAH-6.7"
    assert scene.play("discard card=BARI").allows("discard card=LALE")
    scene = Scene(stuck.replace(FULL, f"{FULL} {lines}"))
    assert scene.refusal("discard card=ALOA") == "hand-not-full KAH-6.7"
    scene = Scene(f"hand 0: {FIVE}", {"discard": "free"})
    assert scene.allows("discard card=BARI")
    assert scene.play("place_link line=BARI-COCO card=BARI").refusal("discard card=COCO") == "hand-not-full KAH-6.7"


def test_kah_6_8_discards_lie_face_down() -> None:
    """KAH-6.8: all see how many, only the seat itself which; nobody knows any more what it took from the row."""
    scene = Scene(f"hand 0: {FIVE}\nknown 0: BARI COCO\nblank: 4\ndrew:\nhand 1: {OTHER_FIVE}").play(
        "discard card=BARI"
    )
    assert [scene.line("buried 0", viewer) for viewer in (0, 1, SPECTATOR)] == ["BARI", "?", "?"]
    assert [scene.events(viewer) for viewer in (0, 1)] == [
        ["KAH-6.8 card_discarded 0 BARI"],
        ["KAH-6.8 card_discarded 0 ?"],
    ]
    assert (scene.line("known 0"), scene.line("discard"), scene.line("hand 0", 1)) == ("", "", "? ? ? ?")


def test_kah_6_9_nothing_is_played_after_a_discard() -> None:
    """KAH-6.9: no more plays in that turn; a draw is allowed, and due if the opponent did not draw."""
    text = f"hand 0: {FIVE}\nlinks 1: BARI-COCO\nhand 1: {OTHER_FIVE}\nblank: 4\n"
    scene = Scene(text).play("discard card=JOJO")
    assert scene.refusal("place_link line=BARI-DUDA card=BARI") == "play-after-discard KAH-6.9"
    assert scene.refusal("remove_link line=BARI-COCO cards=BARI+COCO") == "play-after-discard KAH-6.9"
    assert not [name for name in scene.legal() if "link" in name]
    assert {"draw_pile", "draw_row slot=0", "end_turn"} <= set(scene.legal())
    assert Scene(text + "drew:").play("discard card=JOJO").refusal("end_turn") == "must-draw KAH-6.5"


def test_kah_6_10_no_fifth_blank_turn() -> None:
    """KAH-6.10: blank turns are counted; after four one must play or discard, whatever can be played."""
    hands = f"hand 0: {FIVE}\nhand 1: {OTHER_FIVE}\ndrew:\n"
    scene = Scene(hands)
    for blank in range(4):
        assert scene.line("blank") == str(blank)
        assert not scene.allows("discard card=BARI")
        scene.play("end_turn")
    assert scene.refusal("end_turn") == "fifth-blank-turn KAH-6.10"
    assert {"discard card=BARI", "place_link line=BARI-COCO card=BARI"} <= set(scene.legal())
    assert "end_turn" not in scene.legal()
    scene.play("place_link line=BARI-COCO card=BARI").play("draw_pile", "LALE")
    assert scene.line("blank") == "0"
    assert Scene(hands + "blank: 4").play("discard card=BARI").play("draw_pile", "LALE").line("blank") == "0"


# Rounds -----------------------------------------------------------------------------------------------

LAST = "row: - IFFI -\npile: 0\nhand 0: BARI COCO\nhand 1: DUDA\n"
ONE_EACH = "links 0: HUNA-LALE KAHU-LALE\nlinks 1: ALOA-BARI ALOA-DUDA\n"
TWO_TO_ONE = "links 0: HUNA-LALE KAHU-LALE FAAA-GOLA COCO-GOLA GOLA-JOJO\nlinks 1: ALOA-BARI ALOA-DUDA\n"
NEW_ROW = ("ALOA", "LALE", "ALOA")


def test_kah_7_1_the_last_card_ends_the_round() -> None:
    """KAH-7.1: only the last card of pile and row together does."""
    for cards in ("row: - IFFI GOLA\npile: 0", "row: GOLA IFFI LALE\npile: KAHU"):
        draws = ["KAHU"] if "KAHU" in cards else []
        scene = Scene(f"hand 0: BARI\nhand 1: DUDA\n{cards}").play("draw_row slot=1", *draws)
        assert scene.line("round") == "1"
    scene = Scene(ONE_EACH + LAST).play("draw_row slot=1", *NEW_ROW)
    assert scene.line("round") == "2"
    assert scene.events()[1] == "KAH-7.1 round_ended 0 1"


def test_kah_7_2_hands_and_board_stay() -> None:
    """KAH-7.2: a new round changes neither hands nor links nor stones."""
    scene = Scene(TWO_TO_ONE + LAST).play("draw_row slot=1", *NEW_ROW)
    kept = TWO_TO_ONE + "stones 0: GOLA LALE\nstones 1: ALOA\nhand 0: BARI COCO IFFI\nknown 0: IFFI\nhand 1: DUDA\n"
    scene.shows(kept + "round: 2\nscore: 1 0\nturn: 1\nrow: ALOA LALE ALOA\npile: 17")


@pytest.mark.parametrize(("links", "score"), [(TWO_TO_ONE, "1 0"), (ONE_EACH, "0 0")])
def test_kah_7_3_one_point_for_the_first_round(links: str, score: str) -> None:
    """KAH-7.3: more stones score 1 point, equal numbers score nothing."""
    scene = Scene(links + LAST).play("draw_row slot=1", *NEW_ROW)
    assert scene.line("score") == score
    told = "KAH-7.3 round_scored 0 1 2 1" if score == "1 0" else "KAH-7.3 round_tied 1"
    assert scene.events()[2] == told
    mirrored = links.replace("links 0", "links 2").replace("links 1", "links 0").replace("links 2", "links 1")
    assert Scene(mirrored + LAST).play("draw_row slot=1", *NEW_ROW).line("score") == score[::-1]


TOPPLED = """
links 0: HUNA-LALE KAHU-LALE
links 1: ALOA-BARI ALOA-DUDA COCO-FAAA
hand 0: ALOA ALOA BARI
"""


def test_kah_7_4_without_a_stone_one_loses() -> None:
    """KAH-7.4: at the first scoring and ever after, whatever the points; not before."""
    for round_, points, ended in ((1, 0, ""), (2, 1, "sudden 0"), (3, 3, "sudden 0")):
        scene = Scene(f"round: {round_}\nscore: 0 {points}{TOPPLED}").play("remove_link line=ALOA-BARI cards=ALOA+ALOA")
        assert scene.line("ended") == ended
    assert scene.events()[-2:] == ["KAH-7.4 suddenly_defeated 1 stones", "KAH-8.4 game_won 0 sudden 0 3"]
    scene = Scene("links 0: HUNA-LALE KAHU-LALE\n" + LAST).play("draw_row slot=1")
    assert scene.events()[1:] == [
        "KAH-7.1 round_ended 0 1",
        "KAH-7.3 round_scored 0 1 1 0",
        "KAH-7.4 suddenly_defeated 1 stones",
        "KAH-8.4 game_won 0 sudden 1 0",
    ]


def test_kah_7_5_tested_after_each_play() -> None:
    """KAH-7.5: the game is over in the middle of the turn, with cards still to play."""
    scene = Scene("round: 2" + TOPPLED).play("remove_link line=ALOA-BARI cards=ALOA+ALOA")
    assert (scene.state.to_act(), scene.line("hand 0"), scene.line("turn")) == ([], "BARI", "0 played")
    text = "round: 2\nlinks 0: HUNA-LALE KAHU-LALE ALOA-DUDA\nlinks 1: ALOA-BARI ALOA-HUNA\nhand 0: BARI BARI ALOA"
    scene = Scene(text).play("remove_link line=ALOA-BARI cards=BARI+BARI")
    assert scene.line("ended") == "sudden 0"


def test_kah_7_6_both_without_a_stone() -> None:
    """KAH-7.6: nobody loses while neither has a stone; the first stone then decides."""
    scene = Scene("round: 2\nlinks 0: HUNA-LALE\nlinks 1: ALOA-BARI\nhand 0: LALE BARI")
    scene.play("place_link line=BARI-COCO card=BARI")
    assert scene.seat == 0
    assert scene.play("place_link line=KAHU-LALE card=LALE").line("ended") == "sudden 0"
    scene = Scene(LAST).play("draw_row slot=1", *NEW_ROW)
    assert scene.line("ended") == ""


@pytest.mark.parametrize(("links", "score"), [(TWO_TO_ONE, "2 1"), (ONE_EACH, "0 1")])
def test_kah_7_7_two_points_for_the_second_round(links: str, score: str) -> None:
    """KAH-7.7: more stones score 2 points, equal numbers score nothing."""
    scene = Scene(f"round: 2\nscore: 0 1\n{links}{LAST}").play("draw_row slot=1", *NEW_ROW)
    assert (scene.line("score"), scene.line("round")) == (score, "3")
    assert scene.events()[2] == ("KAH-7.7 round_scored 0 2 2 1" if score == "2 1" else "KAH-7.7 round_tied 1")


def test_kah_7_8_a_new_pile() -> None:
    """KAH-7.8: all discards, the hidden ones too, are the new pile; three cards turn up; the other seat is next."""
    text = "turn: 1\nhand 0: BARI COCO\nhand 1: DUDA\nrow: - IFFI -\npile: 0\nburied 0: LALE\nburied 1: LALE ALOA\n"
    scene = Scene(ONE_EACH + text).play("draw_row slot=1", "LALE", "LALE", "ALOA")
    assert scene.events()[3:] == ["KAH-7.8 pile_remade 2 20", "KAH-7.8 row_laid LALE+LALE+ALOA"]
    assert (scene.line("row"), scene.line("pile"), scene.line("discard")) == ("LALE LALE ALOA", "17", "")
    assert (scene.line("buried 0"), scene.line("buried 1"), scene.seat) == ("", "", 0)


def test_kah_7_9_one_last_turn_each() -> None:
    """KAH-7.9: first the seat that did not take the last card; no draw, no discard, and no obligation."""
    scene = Scene(f"round: 3\nturn: 1\n{ONE_EACH}row: - IFFI -\npile: 0\nhand 0: {FIVE}\nhand 1: DUDA\nblank: 3\ndrew:")
    scene.play("draw_row slot=1")
    assert scene.events()[1:] == ["KAH-7.1 round_ended 1 3", "KAH-7.9 last_turns_begun 0"]
    assert (scene.seat, scene.line("row"), scene.line("pile"), scene.line("score")) == (0, "- - -", "0", "0 0")
    assert scene.refusal("draw_pile") == scene.refusal("draw_row slot=1") == "no-draw-in-last-turn KAH-7.9"
    assert scene.refusal("discard card=BARI") == "no-discard-in-last-turn KAH-7.9"
    assert {name.partition(" ")[0] for name in scene.legal()} == {"place_link", "end_turn"}
    scene.play("end_turn")
    assert (scene.seat, scene.allows("end_turn")) == (1, True)
    assert scene.play("end_turn").state.to_act() == []


@pytest.mark.parametrize(("links", "score"), [(TWO_TO_ONE, "1 0"), (ONE_EACH, "0 0")])
def test_kah_7_10_the_difference_scores(links: str, score: str) -> None:
    """KAH-7.10: after the last turns more stones score the difference, equal numbers score nothing."""
    scene = Scene(f"round: final 1\n{links}").play("end_turn")
    assert scene.line("score") == score
    three = "links 0: HUNA-LALE KAHU-LALE ALOA-BARI ALOA-DUDA FAAA-GOLA COCO-GOLA GOLA-JOJO\nlinks 1: ELAI-IFFI"
    scene = Scene(f"round: final 1\n{three}", {"sudden_defeat": "off"}).play("end_turn")
    assert (scene.line("score"), scene.events()[1]) == ("3 0", "KAH-7.10 round_scored 0 3 3 0")


# End --------------------------------------------------------------------------------------------------


def test_kah_8_1_more_points_win() -> None:
    """KAH-8.1: the points of all rounds decide, though the other seat has more stones and links."""
    scene = Scene(f"round: final 1\nscore: 0 3\n{TWO_TO_ONE}").play("end_turn")
    assert (scene.line("score"), scene.line("ended")) == ("1 3", "points 1")
    assert (scene.state.scores(), scene.state.ranking(), scene.state.ending()) == ([1.0, 3.0], [2, 1], "points")


def test_kah_8_2_then_more_links() -> None:
    """KAH-8.2: with equal points the seat with more links wins."""
    scene = Scene(f"round: final 1\nscore: 1 1\n{ONE_EACH.replace('BARI', 'BARI COCO-KAHU')}").play("end_turn")
    assert (scene.line("ended"), scene.state.ranking()) == ("links 1", [2, 1])
    assert scene.events()[-1] == "KAH-8.2 game_won 1 links 1 1"


def test_kah_8_3_else_a_draw() -> None:
    """KAH-8.3: with equal links too nobody wins."""
    scene = Scene(f"round: final 1\nscore: 1 1\n{ONE_EACH}").play("end_turn")
    assert (scene.line("ended"), scene.state.ranking(), scene.state.ending()) == ("draw -", [1, 1], "draw")
    assert scene.events()[-1] == "KAH-8.3 game_drawn 1 2"


def test_kah_8_4_sudden_defeat_in_the_last_turns() -> None:
    """KAH-8.4: it ends the game at once, without scoring the difference, whatever the points."""
    scene = Scene("round: final 2\nscore: 0 3" + TOPPLED).play("remove_link line=ALOA-BARI cards=ALOA+ALOA")
    assert (scene.line("ended"), scene.line("score")) == ("sudden 0", "0 3")
    assert (scene.state.ranking(), scene.state.ending()) == ([1, 2], "sudden")
