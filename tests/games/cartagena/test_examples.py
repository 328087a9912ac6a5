"""The worked examples of docs/rules/cartagena.md, section 10, each under its number."""

import pytest

from tablee.engine.chance import ScriptedChance
from tablee.games.cartagena.game import GAME
from tests.games.cartagena.scenes import Scene, dealt, laid_as_drawn

FIRST_HAND = "hand 0: hat skull key\nhand 1: hat"
ALL_PILE = "skull key bottle"


def test_e1_a_turned_section() -> None:
    """E1: section 1 on side B, turned, reads from its exit to its entry."""
    track = Scene("layout: 1Br 2A 3A 4A 5A 6A").line("track")
    assert track.startswith("dagger pistol hat bottle skull key / dagger bottle")
    chance = ScriptedChance("section 1", "side B", "way turned", *laid_as_drawn()[3:], "starter 0", *["card hat"] * 6)
    assert f"track: {track}" in GAME.show(GAME.new(2, chance).view(0))


def test_e2_a_first_advance() -> None:
    """E2: the key leads to the first key, space 6."""
    scene = Scene(FIRST_HAND).play("advance from=start card=key")
    scene.shows("actions: 2\npirates 0: 6\nhand 0: hat skull\nhand 1: hat\ndiscard: key")
    assert scene.events() == ["CAR-3.1 pirate_advanced 0 start 6 key "]


def test_e3_over_two_pirates() -> None:
    """E3: 6 and 9 are occupied, the next key is 14."""
    scene = Scene("pirates 0: 6\nhand 0: key\npirates 1: 9").play("advance from=start card=key")
    assert scene.pirates(0) == "start ×3 6 14"
    assert scene.events() == ["CAR-3.1 pirate_advanced 0 start 14 key 6+9"]


def test_e4_from_its_own_symbol() -> None:
    """E4: the pirate's own space does not count, 9 is occupied; 6 is left empty."""
    scene = Scene("pirates 0: 6\nhand 0: key hat\npirates 1: 9").play("advance from=6 card=key")
    scene.shows("actions: 2\npirates 0: 14\nhand 0: hat\npirates 1: 9\ndiscard: key")


def test_e5_no_symbol_ahead() -> None:
    """E5: behind the last key a key leads to the boat."""
    scene = Scene("pirates 0: 33 boat\nhand 0: key").play("advance from=33 card=key")
    assert scene.pirates(0) == "start ×3 boat ×2"
    assert scene.events() == ["CAR-3.4 pirate_boarded 0 33 key 2"]


def test_e6_the_last_symbol_is_occupied() -> None:
    """E6: the only bottle ahead is occupied, so the boat is next."""
    scene = Scene("pirates 0: 30 boat\nhand 0: bottle\npirates 1: 34").play("advance from=30 card=bottle")
    assert scene.pirates(0) == "start ×3 boat ×2"


def test_e7_back_to_one_pirate() -> None:
    """E7: one pirate there, one card."""
    scene = Scene(f"pirates 0: 12\npirates 1: 8\npile: {ALL_PILE}").play("retreat from=12", "skull")
    assert (scene.pirates(0), scene.hand(0), scene.line("pile")) == ("start ×4 8", "skull", "2")
    assert scene.events() == ["CAR-4.1 pirate_retreated 0 12 8 1", "CAR-4.3 cards_drawn 0 1 skull"]


def test_e8_back_to_two_pirates() -> None:
    """E8: two pirates there, two cards; then the space holds three."""
    scene = Scene(f"pirates 0: 12\npirates 1: 8 8\npile: {ALL_PILE}").play("retreat from=12", "skull", "key")
    assert (scene.pirates(0), scene.pirates(1), scene.hand(0)) == ("start ×4 8", "start ×3 8 ×2", "skull key")


def test_e9_three_are_ignored() -> None:
    """E9: 8 holds three, so the pirate goes on to 5, where one of its own stands."""
    text = f"pirates 0: 5 12\npirates 1: 8 8\npirates 2: 8\npile: {ALL_PILE}"
    scene = Scene(text, players=3).play("retreat from=12", "skull")
    assert (scene.pirates(0), scene.hand(0)) == ("start ×3 5 ×2", "skull")


@pytest.mark.parametrize("min_actions", ["0", "1"])
def test_e10_nobody_behind(min_actions: str) -> None:
    """E10: without cards and with nobody behind only the end of the turn is left."""
    scene = Scene("pirates 0: 8\npirates 1: 20", {"min_actions": min_actions})
    assert scene.legal() == ["end_turn"]


def test_e11_own_pirates_count() -> None:
    """E11: an own pirate behind gives a card too."""
    scene = Scene("pirates 0: 8 12\npirates 1: 20").play("retreat from=12", "hat")
    assert (scene.pirates(0), scene.hand(0)) == ("start ×3 8 ×2", "hat")


def test_e12_twice_to_the_same_space() -> None:
    """E12: the second pirate finds two."""
    scene = Scene(f"pirates 0: 3 12 12\npirates 1: 20\npile: {ALL_PILE}").play("retreat from=12", "skull")
    assert scene.hand(0) == "skull"
    scene.play("retreat from=12", "key", "bottle")
    assert (scene.pirates(0), scene.hand(0)) == ("start ×2 3 ×3", "bottle skull key")


def test_e13_back_from_the_boat() -> None:
    """E13: from the boat to 31; not where the table forbids it."""
    text = f"pirates 0: boat boat\npirates 1: 31\nhand 1: hat\npile: {ALL_PILE}"
    scene = Scene(text).play("retreat from=boat", "skull")
    assert (scene.pirates(0), scene.hand(0)) == ("start ×3 31 boat", "skull")
    assert Scene(text, {"boat_return": "false"}).refusal("retreat from=boat") == "boat-is-final CAR-4.7"


def test_e14_a_new_pile_between_two_cards() -> None:
    """E14: the last card of the pile, then one of the hundred discards."""
    scene = Scene("pirates 0: 12\npirates 1: 8 8\nhand 1: hat\npile: skull")
    assert sum(scene.state.view(0).discard) == 100  # type: ignore[attr-defined]
    scene.play("retreat from=12", "skull", "dagger")
    assert (scene.hand(0), scene.line("pile"), scene.line("discard")) == ("skull dagger", "99", "")
    assert scene.events() == [
        "CAR-4.1 pirate_retreated 0 12 8 2",
        "CAR-5.2 pile_remade 100",
        "CAR-4.3 cards_drawn 0 2 skull+dagger",
    ]


def test_e15_the_last_pirate() -> None:
    """E15: the whole band is in the boat: won at once, with two actions unused."""
    scene = Scene("pirates 0: 36 boat ×4\nhand 0: hat skull").play("advance from=36 card=hat")
    assert (scene.line("ended"), scene.line("actions"), scene.state.to_act()) == ("boat 0", "2", [])
    assert scene.events() == ["CAR-3.4 pirate_boarded 0 36 hat 5", "CAR-6.1 game_won 0 5"]


def test_e16_three_actions() -> None:
    """E16: the third action ends the turn."""
    scene = Scene(FIRST_HAND).play("advance from=start card=hat").play("advance from=3 card=key")
    scene.play("advance from=start card=skull")
    scene.shows("turn: 1\nturns: 1\npirates 0: 4 6\nhand 1: hat\ndiscard: hat skull key")


def test_e17_idling() -> None:
    """E17: six turns of two players without an action are a draw."""
    scene = Scene(FIRST_HAND)
    for _ in range(5):
        scene.play("end_turn")
    assert (scene.seat, scene.line("idle")) == (1, "5")
    scene.play("end_turn")
    assert (scene.line("ended"), scene.state.ranking(), scene.state.ending()) == ("idle -", [1, 1], "idle")
    assert scene.events() == ["CAR-2.4 turn_ended 1 0", "CAR-8.2 game_drawn 6"]


def test_e18_deadlock() -> None:
    """E18: nobody can act, so each draws a card, the seat on turn first."""
    scene = Scene("turn: 1\nactions: 2\npirates 0: 8 8 boat boat\npirates 1: 8 boat").play("end_turn", "key", "hat")
    assert (scene.seat, scene.hand(0), scene.hand(1), scene.line("actions")) == (0, "key", "hat", "3")
    assert scene.events() == [
        "CAR-2.4 turn_ended 1 1",
        "CAR-8.1 deadlock_relieved 0",
        "CAR-8.1 cards_drawn 0 1 key",
        "CAR-8.1 cards_drawn 1 1 hat",
    ]


def test_e19_the_open_three() -> None:
    """E19: the first two cards are drawn, each replaced at once."""
    text = "row: skull key pistol\npile: bottle dagger\npirates 0: 12\npirates 1: 8 8"
    scene = Scene(text, {"open_row": "3"}).play("retreat from=12", "bottle", "dagger")
    assert (scene.hand(0), scene.line("row"), scene.line("pile")) == ("skull key", "pistol bottle dagger", "0")
    assert scene.line("known 0") == "skull key"


def test_e20_a_new_row_of_twelve() -> None:
    """E20: the row is used up between two cards: a new one is laid, and its first card drawn."""
    pile = "key pistol bottle dagger hat hat hat hat key key key skull skull"
    text = f"row: skull\npile: {pile}\npirates 0: 12\npirates 1: 8 8"
    scene = Scene(text, {"open_row": "12"}).play("retreat from=12", *pile.split()[:12])
    assert (scene.hand(0), scene.line("pile")) == ("skull key", "1")
    assert scene.line("row") == "pistol bottle dagger hat hat hat hat key key key skull"
    assert scene.events() == [
        "CAR-4.1 pirate_retreated 0 12 8 2",
        "CAR-7.2 row_card_taken 0 skull",
        "CAR-7.2 row_filled " + "+".join(pile.split()[:12]),
        "CAR-7.2 row_card_taken 0 key",
    ]


def test_e21_from_the_start_into_the_boat() -> None:
    """E21: all six pistols are occupied."""
    scene = Scene("pirates 0: 15 24\nhand 0: pistol\npirates 1: 2 10 25 35").play("advance from=start card=pistol")
    assert scene.pirates(0) == "start ×2 15 24 boat"


def test_e22_at_least_one_action() -> None:
    """E22: with `min_actions` 1 a new game does not begin with the end of the turn."""
    assert Scene(FIRST_HAND, {"min_actions": "1"}).refusal("end_turn") == "must-act CAR-2.4"
    assert Scene(FIRST_HAND).allows("end_turn")


def test_the_examples_begin_like_a_dealt_game() -> None:
    """Layout R is what an even draw lays, all pirates at the start."""
    lines = dealt("hat hat key hat skull hat")
    assert lines["track"] == Scene("").line("track")
    assert (lines["hand 0"], lines["hand 1"], lines["pirates 0"]) == ("hat skull key", "hat ×3", "start ×5")
