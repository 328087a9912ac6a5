"""Every rule of docs/rules/cartagena.md, each by a test that carries its id: position, action, position, events."""

import sys
from collections import Counter

import pytest

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import SPECTATOR
from tablee.engine.texts import texts
from tablee.games.cartagena.board import ORDERS, SYMBOLS
from tablee.games.cartagena.game import GAME
from tests.games.cartagena.scenes import Scene, dealt

SIX = "bottle pistol hat skull dagger key"
STUCK = "pirates 0: 8 8 boat boat\npirates 1: 8 boat\n"  # nobody can walk back


def test_every_rule_is_tested() -> None:
    """All ids of the rule book stand in the docstrings of this file."""
    said = " ".join(
        str(value.__doc__) for name, value in vars(sys.modules[__name__]).items() if name.startswith("test")
    )
    rules = [rule for rule in texts(GAME, "en").rules() if rule.startswith("CAR")]
    assert len(rules) == 39
    assert [rule for rule in rules if rule not in said.replace(":", " ").replace(",", " ").split()] == []


# Setup ------------------------------------------------------------------------------------------------


def test_car_1_1_sections_in_any_order_side_and_direction() -> None:
    """CAR-1.1: all three are drawn for each section, and no section lies twice."""
    script = ["section 3", "side B", "way turned", "section 1", "side A", "way ahead"]
    script += ["section 6", "side B", "way ahead", "section 2", "side A", "way turned"]
    chance = ScriptedChance(*script, "starter 0", *["card hat"] * 6)
    track = GAME.show(GAME.new(2, chance, {"sections": 4}).view(0)).split("track: ")[1].splitlines()[0]
    symbols = [[SYMBOLS.index(word) for word in section.split()] for section in track.split("/")]
    assert symbols == [ORDERS["3Br"], ORDERS["1A"], ORDERS["6B"], ORDERS["2Ar"]]
    assert track.startswith("bottle dagger skull pistol key hat / bottle pistol hat skull dagger key / ")
    seen: Counter[str] = Counter()
    for seed in range(60):
        layout = GAME.new(2, SeededChance(seed)).view(SPECTATOR).layout  # type: ignore[attr-defined]
        assert len({name[0] for name in layout}) == 6
        seen.update(layout)
    assert set(seen) == set(ORDERS)


def test_car_1_2_all_pirates_at_one_end() -> None:
    """CAR-1.2: every band begins at the start, none in the boat."""
    for players in GAME.players:
        lines = dealt(" ".join(["hat"] * 3 * players), players)
        assert [lines[f"pirates {seat}"] for seat in range(players)] == ["start ×5"] * players


def test_car_1_3_the_start_is_no_space() -> None:
    """CAR-1.3: it holds any number and has no symbol: a latecomer is not stopped by the crowd there."""
    scene = Scene("hand 0: bottle", {"pirates": 6}, players=5).play("advance from=start card=bottle")
    assert (scene.pirates(0), scene.pirates(4)) == ("start ×5 1", "start ×6")


def test_car_1_4_three_cards_each() -> None:
    """CAR-1.4: one after the other from the starting seat on; the rest of the 102 is the pile."""
    lines = dealt("bottle pistol hat skull dagger key bottle pistol hat", 3, first="starter 1")
    assert [lines[f"hand {seat}"] for seat in range(3)] == ["hat ×2 key", "bottle ×2 skull", "pistol ×2 dagger"]
    assert (lines["pile"], lines["discard"]) == ("93", "")
    assert dealt(" ".join(["key"] * 17 + ["hat"]), 3, {"hand": "6"})["hand 2"] == "hat key ×5"
    with pytest.raises(Mistake):
        dealt(" ".join(["key"] * 18), 3, {"hand": "6"})


def test_car_1_5_the_starting_seat_is_drawn() -> None:
    """CAR-1.5: any seat may begin."""
    for seat in range(3):
        assert dealt(" ".join(["hat"] * 9), 3, first=f"starter {seat}")["turn"] == str(seat)
    assert {GAME.new(5, SeededChance(seed)).to_act()[0] for seed in range(60)} == set(range(5))


def test_car_1_6_no_hand_limit() -> None:
    """CAR-1.6: with thirty cards in hand one still draws."""
    scene = Scene("pirates 0: 3 12\nhand 0: bottle ×15 key ×15").play("retreat from=12", "hat")
    assert scene.hand(0) == "bottle ×15 hat key ×15"


# Turn -------------------------------------------------------------------------------------------------


def test_car_2_1_clockwise() -> None:
    """CAR-2.1: the next higher seat follows, after the last the first."""
    scene = Scene("hand 0: hat", players=3)
    seats = [scene.play("end_turn").seat for _ in range(4)]
    assert seats == [1, 2, 0, 1]


def test_car_2_2_up_to_three_actions() -> None:
    """CAR-2.2: after the third the turn is over by itself."""
    scene = Scene(f"hand 0: {SIX}\nhand 1: hat")
    for left in ("2", "1"):
        assert scene.play(scene.legal()[0]).line("actions") == left
    scene.play(scene.legal()[0])
    assert (scene.seat, scene.line("actions"), scene.line("turns")) == (1, "3", "1")


def test_car_2_3_any_mix() -> None:
    """CAR-2.3: advance, retreat, advance, with the same pirate."""
    scene = Scene("pirates 0: 6\nhand 0: dagger\npirates 1: 5\nhand 1: hat").play("advance from=6 card=dagger")
    assert scene.pirates(0) == "start ×4 7"
    scene.play("retreat from=7", "key").play("advance from=5 card=key")
    assert scene.pirates(0) == "start ×4 6"


def test_car_2_4_stopping() -> None:
    """CAR-2.4: at any time; with `min_actions` 1 only after an action, or if none is possible."""
    for options in ({}, {"min_actions": "1"}):
        scene = Scene("hand 0: hat key\nhand 1: hat", options)
        assert scene.allows("end_turn") == (not options)
        assert scene.play("advance from=start card=hat").allows("end_turn")
        assert Scene("pirates 0: 8\npirates 1: 20", options).legal() == ["end_turn"]
    walker = Scene("pirates 0: 3 8", {"min_actions": "1"})
    assert (walker.legal(), walker.refusal("end_turn")) == (["retreat from=8"], "must-act CAR-2.4")


def test_car_2_5_only_own_pirates() -> None:
    """CAR-2.5: neither an advance nor a retreat of somebody else's pirate."""
    scene = Scene("hand 0: hat\npirates 1: 4 9")
    assert scene.refusal("advance from=9 card=hat") == "not-your-pirate CAR-2.5"
    assert scene.refusal("retreat from=9") == "not-your-pirate CAR-2.5"
    assert scene.refusal("retreat from=8") == "no-pirate-there CAR-2.5"
    assert scene.legal() == ["advance from=start card=hat", "end_turn"]


def test_car_2_6_drawn_cards_at_once() -> None:
    """CAR-2.6: a card drawn in a retreat is played in the next action."""
    scene = Scene("pirates 0: 3 12").play("retreat from=12", "skull")
    assert scene.play("advance from=3 card=skull").pirates(0) == "start ×3 3 4"


# Advance ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("place", "target"), [("start", "3"), ("3", "11"), ("11", "13"), ("12", "13"), ("27", "28")])
def test_car_3_1_the_nearest_free_symbol(place: str, target: str) -> None:
    """CAR-3.1: from the start or the corridor to the next free space of the symbol, with a card in hand."""
    pirates = "" if place == "start" else f"pirates 0: {place}"
    scene = Scene(f"{pirates}\nhand 0: hat").play(f"advance from={place} card=hat")
    assert scene.pirates(0).split()[-1] == target
    assert scene.events() == [f"CAR-3.1 pirate_advanced 0 {place} {target} hat "]
    assert Scene("hand 0: key").refusal("advance from=start card=hat") == "card-not-in-hand CAR-3.1"


def test_car_3_2_occupied_spaces_are_jumped_over() -> None:
    """CAR-3.2: own and others' pirates alike."""
    scene = Scene("pirates 0: 3 13\nhand 0: hat\npirates 1: 11").play("advance from=start card=hat")
    assert scene.pirates(0) == "start ×2 3 13 23"
    assert scene.events() == ["CAR-3.1 pirate_advanced 0 start 23 hat 3+11+13"]


def test_car_3_3_the_own_space_is_not_ahead() -> None:
    """CAR-3.3: from a hat with a hat one goes to the next hat."""
    assert Scene("pirates 0: 3\nhand 0: hat").play("advance from=3 card=hat").pirates(0) == "start ×4 11"


def test_car_3_4_into_the_boat() -> None:
    """CAR-3.4: from the last space, from behind the last symbol, and from far away if all symbols are occupied."""
    for place, card in (("36", "skull"), ("34", "bottle"), ("33", "hat")):
        scene = Scene(f"pirates 0: {place}\nhand 0: {card}").play(f"advance from={place} card={card}")
        assert scene.pirates(0) == "start ×4 boat"
    assert scene.events() == ["CAR-3.4 pirate_boarded 0 33 hat 1"]
    scene = Scene("pirates 0: 3 11\nhand 0: hat\npirates 1: 13 23 28 31").play("advance from=start card=hat")
    assert scene.pirates(0) == "start ×2 3 11 boat"


def test_car_3_5_the_card_is_discarded() -> None:
    """CAR-3.5: face up, for all to see."""
    scene = Scene("hand 0: hat key\ndiscard: key").play("advance from=start card=key")
    assert [scene.line("discard", viewer) for viewer in (SPECTATOR, 0, 1)] == ["key ×2"] * 3
    assert (scene.hand(0), scene.events(1)) == ("hat", ["CAR-3.1 pirate_advanced 0 start 6 key "])


def test_car_3_6_every_card_moves_every_pirate_ashore() -> None:
    """CAR-3.6: each place with an own pirate, with each card in hand, and never from the boat."""
    scene = Scene("pirates 0: 7 36 36 boat\nhand 0: hat key")
    advances = [name for name in scene.legal() if name.startswith("advance")]
    assert advances == [f"advance from={place} card={card}" for place in ("start", 7, 36) for card in ("hat", "key")]
    assert scene.refusal("advance from=boat card=key") == "already-in-boat CAR-3.1"


# Retreat ----------------------------------------------------------------------------------------------


def test_car_4_1_back_to_one_or_two() -> None:
    """CAR-4.1: the nearest space behind with one or two pirates, of any owner."""
    assert Scene("pirates 0: 5 20").play("retreat from=20", "hat").pirates(0) == "start ×3 5 ×2"
    scene = Scene("pirates 0: 20\npirates 1: 5 6").play("retreat from=20", "hat")
    assert (scene.pirates(0), scene.pirates(1)) == ("start ×4 6", "start ×3 5 6")
    assert scene.events()[0] == "CAR-4.1 pirate_retreated 0 20 6 1"
    mixed = Scene("pirates 0: 6 20\npirates 1: 6").play("retreat from=20", "hat", "key")
    assert mixed.pirates(0) == "start ×3 6 ×2"


def test_car_4_2_empty_and_full_spaces_are_ignored() -> None:
    """CAR-4.2: whatever their symbol; the third pirate on a space keeps the fourth away."""
    scene = Scene("pirates 0: 4 9 9 20\npirates 1: 9").play("retreat from=20", "hat")
    assert (scene.pirates(0), scene.hand(0)) == ("start 4 ×2 9 ×2", "hat")
    two = Scene("pirates 0: 4 9 20\npirates 1: 9").play("retreat from=20", "hat", "key")
    assert two.pirates(0) == "start ×2 4 9 ×2"


def test_car_4_3_as_many_cards_as_pirates() -> None:
    """CAR-4.3: one for one, two for two; only the seat itself sees which, and not in which order they came."""
    scene = Scene("pirates 0: 20\npirates 1: 5 5").play("retreat from=20", "key", "hat")
    assert scene.hand(0) == "hat key"
    assert scene.events(0)[1:] == ["CAR-4.3 cards_drawn 0 2 hat+key"]
    assert scene.events(1)[1:] == scene.events(SPECTATOR)[1:] == ["CAR-4.3 cards_drawn 0 2 ?"]
    assert (scene.hand(0, 0), scene.hand(0, 1)) == ("hat key", "? ×2")
    assert Scene("pirates 0: 20\npirates 1: 5").play("retreat from=20", "key").hand(0) == "key"


def test_car_4_4_the_nearest_must_be_taken() -> None:
    """CAR-4.4: a single pirate is not passed to reach two."""
    scene = Scene("pirates 0: 20\npirates 1: 5 5 9").play("retreat from=20", "hat")
    assert (scene.pirates(0), scene.hand(0)) == ("start ×4 9", "hat")


def test_car_4_5_the_start_is_no_target() -> None:
    """CAR-4.5: with nobody in the corridor behind there is no retreat."""
    scene = Scene("pirates 0: 5\nhand 0: hat\npirates 1: 9")
    assert scene.refusal("retreat from=5") == "nobody-behind CAR-4.5"
    assert not scene.allows("retreat from=5")
    assert Scene("pirates 0: 5\nhand 0: hat\npirates 1: 4").allows("retreat from=5")


def test_car_4_6_not_from_the_start() -> None:
    """CAR-4.6: a pirate at the start cannot retreat."""
    scene = Scene("pirates 0: 5 9\nhand 0: hat")
    assert [name for name in scene.legal() if name.startswith("retreat")] == ["retreat from=9"]
    assert scene.refusal("retreat from=start") == "still-at-start CAR-4.6"


@pytest.mark.parametrize("sections", [4, 5, 6])
def test_car_4_7_back_from_the_boat(sections: int) -> None:
    """CAR-4.7: as from just beyond the last space; never where the table says so."""
    last = 6 * sections
    text = f"pirates 0: boat boat\npirates 1: 4 {last}\nhand 1: hat"
    scene = Scene(text, {"sections": sections}).play("retreat from=boat", "key")
    assert scene.pirates(0) == f"start ×3 {last} boat"
    closed = Scene(text, {"sections": sections, "boat_return": "false"})
    assert closed.legal() == ["end_turn"]
    assert closed.refusal("retreat from=boat") == "boat-is-final CAR-4.7"


def test_car_4_8_free_and_with_a_draw() -> None:
    """CAR-4.8: no card is paid, and the draw is not a choice of its own."""
    scene = Scene("pirates 0: 5 9\nhand 0: hat").play("retreat from=9", "key")
    assert (scene.hand(0), scene.line("discard"), scene.line("actions")) == ("hat key", "", "2")


# Cards ------------------------------------------------------------------------------------------------


def test_car_5_1_from_the_top_of_the_pile() -> None:
    """CAR-5.1: a card leaves the pile, any of those in it."""
    scene = Scene("pirates 0: 5 9\npile: hat key ×3")
    drawn: Counter[str] = Counter()
    for seed in range(200):
        state = scene.state.clone()
        chance = SeededChance(seed)
        chance.heard = []
        state.apply(0, GAME.parse(state, "retreat from=9"), chance)
        drawn.update(chance.heard)
    assert set(drawn) == {"card hat", "card key"}
    assert 30 <= drawn["card hat"] <= 70
    assert scene.play("retreat from=9", "key").line("pile") == "3"


def test_car_5_2_the_discards_become_the_pile() -> None:
    """CAR-5.2: when a card must be drawn and there is none, not when the last one is taken."""
    scene = Scene("pirates 0: 5 9 20\nhand 1: hat\npile: key").play("retreat from=9", "key")
    assert (scene.line("pile"), scene.line("discard").split()[0]) == ("0", "bottle")
    assert len(scene.events()) == 2
    scene.play("retreat from=20", "hat", "skull")
    assert scene.events()[1] == "CAR-5.2 pile_remade 100"
    assert (scene.line("pile"), scene.line("discard")) == ("98", "")


def test_car_5_3_what_there_is() -> None:
    """CAR-5.3: one card instead of two, or none; the retreat is legal all the same."""
    scene = Scene("pirates 0: 5 9 20\npirates 1: 5").play("retreat from=9", "key", "hat")
    assert scene.events()[1:] == ["CAR-4.3 cards_drawn 0 2 hat+key"]
    hoard = "bottle ×17 pistol ×17 hat ×17 skull ×17 dagger ×17"
    scene = Scene(f"pirates 0: 5 9 20\npirates 1: 5\nhand 1: {hoard} key ×16\npile: key")
    scene.play("retreat from=9", "key")
    assert scene.events()[1:] == ["CAR-4.3 cards_drawn 0 1 key", "CAR-5.3 cards_ran_out 0"]
    scene = Scene(f"pirates 0: 5 9\npirates 1: 5\nhand 1: {hoard} key ×17\npile:").play("retreat from=9")
    assert (scene.hand(0), scene.events()[1:]) == ("", ["CAR-5.3 cards_ran_out 0"])


def test_car_5_4_without_cards_one_plays_on() -> None:
    """CAR-5.4: retreats and passing are left."""
    assert Scene("pirates 0: 5 9\nhand 1: hat").legal() == ["retreat from=9", "end_turn"]
    scene = Scene("hand 1: hat").play("end_turn")
    assert (scene.seat, scene.events()) == (1, ["CAR-2.4 turn_ended 0 0"])


# End --------------------------------------------------------------------------------------------------


def test_car_6_1_the_whole_band_in_the_boat() -> None:
    """CAR-6.1: it wins at once, with actions and cards left; four of five do not."""
    scene = Scene("pirates 0: 33 36 boat ×3\nhand 0: hat ×3").play("advance from=33 card=hat")
    assert (scene.seat, scene.line("ended")) == (0, "")
    scene.play("advance from=36 card=hat")
    assert (scene.line("ended"), scene.line("turn"), scene.line("turns")) == ("boat 0", "0", "0")
    assert (scene.state.scores(), scene.state.ending()) == ([5.0, 0.0], "boat")
    assert scene.events()[-1] == "CAR-6.1 game_won 0 5"


def test_car_6_2_the_others_are_ranked() -> None:
    """CAR-6.2: pirates in the boat, then places (the boat counts as the space after the last), then cards."""
    won = "pirates 0: 36 boat ×4\nhand 0: hat\n"
    cases = {
        "pirates 1: boat\npirates 2: 36 35 34\n": [1, 2, 3],
        "pirates 1: 30\npirates 2: 31\n": [1, 3, 2],
        "pirates 1: 30\nhand 1: key ×2\npirates 2: 30\nhand 2: hat\n": [1, 2, 3],
        "pirates 1: 30 4\nhand 1: key\npirates 2: 31 3\nhand 2: hat\n": [1, 2, 2],
        "pirates 1: 1 boat\npirates 2: 36 35\n": [1, 2, 3],
    }
    for text, places in cases.items():
        scene = Scene(won + text, players=3).play("advance from=36 card=hat")
        assert scene.state.ranking() == places, text


# Open variants ----------------------------------------------------------------------------------------


def test_car_7_1_three_open_cards() -> None:
    """CAR-7.1: one always draws the first, and the row is filled up again after each card."""
    options = {"open_row": "3"}
    lines = dealt("hat hat hat hat hat hat skull key pistol", options=options)
    assert (lines["row"], lines["pile"]) == ("skull key pistol", "93")
    scene = Scene("row: skull key pistol\npirates 0: 5 9\nhand 1: hat", options).play("retreat from=9", "dagger")
    assert (scene.hand(0), scene.line("row"), scene.line("pile")) == ("skull", "key pistol dagger", "97")
    assert scene.events(1)[1:] == ["CAR-7.1 row_card_taken 0 skull", "CAR-7.1 row_filled dagger"]
    assert (scene.line("known 0", 1), scene.hand(0, 1)) == ("skull", "?")
    scene.play("advance from=start card=skull")
    assert scene.line("known 0") == ""


def test_car_7_2_a_row_of_twelve() -> None:
    """CAR-7.2: the row shrinks; a new one is laid as soon as it is empty, not earlier."""
    options = {"open_row": "12"}
    twelve = "skull key pistol hat hat hat key key key bottle bottle dagger"
    lines = dealt(f"hat hat hat hat hat hat {twelve}", options=options)
    assert (lines["row"], lines["pile"]) == (twelve, "84")
    scene = Scene("row: skull key\npirates 0: 3 5 9\nhand 1: hat", options).play("retreat from=9")
    assert (scene.hand(0), scene.line("row")) == ("skull", "key")
    scene.play("retreat from=5", *twelve.split())
    assert (scene.hand(0), scene.line("row")) == ("skull key", twelve)


def test_car_7_3_the_row_is_filled_from_the_discards() -> None:
    """CAR-7.3: when the pile is empty they are shuffled into a new one; with none the row stays short."""
    options = {"open_row": "3"}
    text = "pirates 0: 5 9\nhand 1: hat\nrow: skull key pistol\n"
    scene = Scene(text + "pile:", options).play("retreat from=9", "dagger")
    assert scene.line("row") == "key pistol dagger"
    assert "CAR-5.2 pile_remade 98" in scene.events()
    hoard = "bottle ×17 pistol ×16 hat ×17 skull ×16 dagger ×17 key ×16"
    scene = Scene(f"pirates 0: 3 5 9\nhand 1: {hoard}\nrow: skull key pistol\npile:", options).play("retreat from=9")
    assert (scene.hand(0), scene.line("row")) == ("skull", "key pistol")
    scene.play("retreat from=5").play("advance from=3 card=skull")
    assert (scene.line("row"), scene.line("discard")) == ("pistol", "skull")
    longer = Scene(text + "pile: hat ×2", {"open_row": "12"})
    assert longer.play("retreat from=9").line("row") == "key pistol"


def test_car_7_3_a_row_without_cards_begins_again() -> None:
    """CAR-7.3: a row that stayed empty is filled before the next card is drawn from it."""
    hoard = "bottle ×17 pistol ×17 hat ×17 skull ×17 dagger ×17 key ×15"
    text = f"pirates 0: 3 5 9\nhand 1: {hoard}\nrow:\npile:\ndiscard: key ×2"
    scene = Scene(text, {"open_row": "12"}).play("retreat from=9", "key", "key")
    assert (scene.hand(0), scene.line("row")) == ("key", "key")


def test_car_7_4_open_hands() -> None:
    """CAR-7.4: everybody sees every card in hand, and every card that is drawn."""
    scene = Scene("pirates 0: 5 9\nhand 0: key\nhand 1: hat", {"open_hands": "true"}).play("retreat from=9", "skull")
    assert [scene.hand(0, viewer) for viewer in (SPECTATOR, 0, 1)] == ["skull key"] * 3
    assert scene.hand(1, 0) == "hat"
    assert scene.events(1)[1:] == ["CAR-4.3 cards_drawn 0 1 skull"]
    assert Scene("hand 1: hat ×2").hand(1, 0) == "? ×2"


# Safeguards -------------------------------------------------------------------------------------------


def test_car_8_1_everybody_draws_in_a_deadlock() -> None:
    """CAR-8.1: only if nobody has a card or a way back; the seat on turn draws first, from the row if there is one."""
    scene = Scene("actions: 2\nturn: 1\n" + STUCK).play("end_turn", "key", "hat")
    assert (scene.hand(0), scene.hand(1), scene.seat) == ("key", "hat", 0)
    assert "CAR-8.1 deadlock_relieved 0" in scene.events()
    for text in (STUCK + "hand 0: hat", STUCK + "hand 1: hat", "pirates 0: 8 9", "pirates 1: 8 boat"):
        assert len(Scene("turn: 1\nactions: 2\n" + text).play("end_turn").events()) == 1
    shut = Scene("turn: 1\nactions: 2\npirates 1: 8 boat", {"boat_return": "false"}).play("end_turn", "key", "hat")
    assert shut.hand(1) == "hat"
    text = "turn: 1\nactions: 2\nrow: skull pistol hat\n" + STUCK
    scene = Scene(text, {"open_row": "3"}).play("end_turn", "key", "hat")
    assert (scene.hand(0), scene.hand(1)) == ("skull", "pistol")


def test_car_8_1_a_deadlock_after_the_last_card() -> None:
    """CAR-8.1: it is also met when the third action ends the turn by itself."""
    scene = Scene("turn: 1\nactions: 1\npirates 0: 8 8\npirates 1: boat\nhand 1: bottle")
    scene.play("advance from=start card=bottle")
    assert len(scene.events()) == 1  # somebody stands on 1 now: those on 8 can walk back
    scene = Scene("turn: 1\nactions: 1\npirates 0: boat\npirates 1: 36 boat\nhand 1: key")
    scene.play("advance from=36 card=key", "hat", "skull")
    assert scene.events()[1] == "CAR-8.1 deadlock_relieved 0"


@pytest.mark.parametrize("players", GAME.players)
def test_car_8_2_three_idle_rounds_are_a_draw(players: int) -> None:
    """CAR-8.2: after three idle turns of every seat all share the first place; an action starts the count again."""
    last = 3 * players - 1
    scene = Scene(f"turns: 30\nidle: {last}\npirates 1: boat\nhand 0: hat", players=players).play("end_turn")
    assert (scene.line("ended"), scene.state.ranking()) == ("idle -", [1] * players)
    assert scene.events()[-1] == f"CAR-8.2 game_drawn {3 * players}"
    scene = Scene(f"turns: 30\nidle: {last}\nhand 0: hat\nhand 1: hat", players=players)
    scene.play("advance from=start card=hat").play("end_turn")
    assert (scene.seat, scene.line("idle")) == (1, "0")


def test_car_8_3_the_limit_of_turns() -> None:
    """CAR-8.3: after `max_turns` turns of every seat the ranking decides, the first place included; 0 is no limit."""
    text = "turn: 1\nturns: 99\npirates 0: 30\npirates 1: 31\nhand 0: hat"
    scene = Scene(text, {"max_turns": "50"}).play("end_turn")
    assert (scene.line("ended"), scene.state.ranking(), scene.state.ending()) == ("limit -", [2, 1], "limit")
    assert scene.events()[-1] == "CAR-8.3 limit_reached 50"
    tied = Scene("turn: 1\nturns: 99\nhand 0: hat\nhand 1: hat", {"max_turns": "50"}).play("end_turn")
    assert tied.state.ranking() == [1, 1]
    assert Scene(text, {"max_turns": "100"}).play("end_turn").seat == 0
    assert Scene(text.replace("99", "9999"), {"max_turns": "0"}).play("end_turn").seat == 0
