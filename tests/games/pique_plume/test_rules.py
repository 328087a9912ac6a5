"""Every rule of docs/rules/pique-plume.md, each by a test that carries its id: position, action, position, events."""

import sys
from collections import Counter

import pytest

from tablee.engine.chance import ScriptedChance, SeededChance
from tablee.engine.match import Match
from tablee.engine.refusal import Mistake
from tablee.engine.shapes import OMNISCIENT, SPECTATOR, Event, TimeUp
from tablee.engine.texts import texts
from tablee.games.pique_plume import shapes
from tablee.games.pique_plume.board import PICTURES
from tablee.games.pique_plume.game import GAME
from tablee.games.pique_plume.rules import PiquePlume
from tablee.games.pique_plume.shapes import PiquePlumeView, Stakes
from tests.games.pique_plume.scenes import START, Scene, tails

RING = [f"egg {picture}" for picture in PICTURES * 2]


def test_every_rule_is_tested() -> None:
    """All ids of the rule book stand in the docstrings of this file."""
    said = " ".join(
        str(value.__doc__) for name, value in vars(sys.modules[__name__]).items() if name.startswith("test")
    )
    rules = [rule for rule in texts(GAME, "en").rules() if rule.startswith("PIQ")]
    assert len(rules) == 25
    assert [rule for rule in rules if rule not in said.replace(":", " ").replace(",", " ").split()] == []


def new(players: int, *outcomes: str, **options: object) -> Scene:
    """A new game with these outcomes of chance, as a scene."""
    chance = ScriptedChance(*outcomes)
    state = GAME.new(players, chance, {"first_player": "seat0", **options})
    chance.finish()
    text = GAME.show(state.view(OMNISCIENT)).split("\n", 2)[2]
    return Scene(text, players, {"first_player": "seat0", **options})


# Setup ------------------------------------------------------------------------------------------------


def test_piq_1_1_ring_and_yard() -> None:
    """PIQ-1.1: each picture on two eggs, in the order in which they are drawn; no tile is drawn yet."""
    scene = new(4, *RING)
    assert scene.line("ring").split() == PICTURES * 2
    assert scene.line("yard").split() == ["?"] * 12
    for seed in range(8):
        view = GAME.new(4, SeededChance(seed)).view(OMNISCIENT)
        assert set(Counter(view.eggs).values()) == {2}  # type: ignore[attr-defined]


def test_piq_1_1_twins_are_laid_again() -> None:
    """PIQ-1.1: by default neighbouring eggs, the last and the first too, are never twins: the ring is laid again."""
    assert new(4, "egg COCK", "egg COCK", *RING).line("ring").split() == PICTURES * 2
    around = [RING[-1], *RING[:11], *RING[:11], RING[-1]]
    assert new(4, *around, *RING).line("ring").split() == PICTURES * 2
    twins = ["egg COCK", "egg COCK", *RING[1:12], *RING[1:12]]
    assert new(4, *twins, twins="free").line("ring").split()[:3] == ["COCK", "COCK", "CHICK"]


@pytest.mark.parametrize("players", range(2, 7))
def test_piq_1_2_one_feather_each(players: int) -> None:
    """PIQ-1.2: of the bird's own colour."""
    colours = "RED, BLUE, YELLOW, GREEN, PURPLE, ORANGE".split(", ")
    assert new(players, *RING).lines("feathers") == ", ".join(colours[:players])


STARTS = [
    (2, "0, 12", "23, 11"),
    (3, "0, 8, 16", "23, 7, 15"),
    (4, "0, 6, 12, 18", "23, 5, 11, 17"),
    (5, "0, 4, 9, 14, 19", "23, 3, 8, 13, 18"),
    (6, "0, 4, 8, 12, 16, 20", "23, 3, 7, 11, 15, 19"),
]


@pytest.mark.parametrize(("players", "birds", "droppings"), STARTS)
def test_piq_1_3_birds_far_apart(players: int, birds: str, droppings: str) -> None:
    """PIQ-1.3: the table of section 2."""
    assert new(players, *RING).lines("bird") == birds
    assert len(droppings.split()) == players


@pytest.mark.parametrize(("players", "birds", "droppings"), STARTS)
def test_piq_1_4_droppings_behind(players: int, birds: str, droppings: str) -> None:
    """PIQ-1.4: on the egg before the bird's; without droppings there is none anywhere."""
    assert new(players, *RING).lines("dropping") == droppings
    without = new(players, *RING, cacas="false")
    assert "dropping" not in without.show()
    assert without.lines("bird") == birds


def test_piq_1_5_the_first_player_is_drawn() -> None:
    """PIQ-1.5: among the seats at the table."""
    state = GAME.new(3, ScriptedChance(*RING, "first 2"))
    assert state.to_act() == [2]
    with pytest.raises(Mistake):
        GAME.new(3, ScriptedChance(*RING, "first 3"))
    assert new(3, *RING).seat == 0


# Turn -------------------------------------------------------------------------------------------------


def test_piq_2_1_clockwise() -> None:
    """PIQ-2.1: in seat order, and after the last seat the first again."""
    scene = Scene(START)
    seats = [scene.flip(9).seat for _ in range(5)]
    assert seats == [1, 2, 3, 0, 1]
    assert scene.line("turns") == "5"


def test_piq_2_2_a_tile_is_shown_for_a_moment() -> None:
    """PIQ-2.2: all see it until the next action; then it lies face down in its place, with the same picture."""
    scene = Scene(START).flip(9)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        assert scene.line("yard", viewer) == "? ? ? ? ? ? ? ? ? FLOWER ? ?"
        assert scene.line("showing", viewer) == "9"
    assert scene.events(3) == ["PIQ-2.2 tile_flipped 0 9 FLOWER False"]
    scene.flip(10)
    assert scene.line("yard", 0) == "? ? ? ? ? ? ? ? ? ? FEATHER ?"
    assert scene.flip(9).line("yard", 1) == "? ? ? ? ? ? ? ? ? FLOWER ? ?"


def test_piq_2_2_any_tile_may_be_chosen() -> None:
    """PIQ-2.2: also one flipped before; there are always twelve."""
    scene = Scene(START)
    for slot in (9, 9, 10, 9):
        assert scene.legal() == [f"flip slot={slot}" for slot in range(12)]
        scene.flip(slot)


def test_piq_2_2_a_tile_is_drawn_at_its_first_flip() -> None:
    """PIQ-2.2: from the pictures not seen yet; a later flip needs no chance."""
    scene = Scene(START + "yard: COCK ? ? ? ? ? ? ? ? ? ? ?").flip(5, "SNAIL")
    assert scene.line("yard") == "COCK ? ? ? ? SNAIL ? ? ? ? ? ?"
    assert scene.flip(5).events() == ["PIQ-2.2 tile_flipped 1 5 SNAIL False"]
    with pytest.raises(Mistake):
        Scene(START + "yard: COCK ? ? ? ? ? ? ? ? ? ? ?").flip(5, "COCK")


def test_piq_2_3_a_match_moves_and_goes_on() -> None:
    """PIQ-2.3: the bird steps on the egg in front, and the same seat flips again."""
    scene = Scene(START).flip(1)
    assert scene.events() == ["PIQ-2.2 tile_flipped 0 1 CHICK True", "PIQ-2.3 bird_moved 0 1"]
    assert (scene.lines("bird"), scene.seat, scene.line("turns")) == ("1, 6, 12, 18", 0, "0")


def test_piq_2_4_otherwise_the_turn_passes() -> None:
    """PIQ-2.4: whatever was found before; nobody can stop while they keep finding."""
    scene = Scene(START).flip(1)
    assert all(name.startswith("flip") for name in scene.legal())
    assert scene.flip(1).seat == 1
    assert scene.lines("bird") == "1, 6, 12, 18"


# Obstacles --------------------------------------------------------------------------------------------


def test_piq_3_1_only_from_right_behind() -> None:
    """PIQ-3.1: two eggs behind a bird its own egg is not skipped; right behind, the egg in front of it counts."""
    far = Scene("bird 0: 4\nbird 1: 6")
    assert far.target(0) == 5
    near = Scene("bird 0: 5\nbird 1: 6")
    assert near.target(0) == 7
    assert near.flip(6).events() == ["PIQ-2.2 tile_flipped 0 6 CATERPILLAR False"]


def test_piq_3_1_two_pieces_never_share_an_egg() -> None:
    """PIQ-3.1: a position that says so is impossible."""
    with pytest.raises(Mistake):
        Scene("bird 0: 5\nbird 1: 5")


def test_piq_3_2_a_run_is_jumped_together() -> None:
    """PIQ-3.2: bird, dropping, bird, dropping, around the end of the ring."""
    scene = Scene("bird 0: 21\nbird 1: 22\ndropping 2: 23\nbird 2: 0\ndropping 3: 1")
    assert scene.target(0) == 2
    scene.flip(2)
    assert scene.events()[1] == "PIQ-3.2 bird_jumped 0 2 bird-1+dropping-2+bird-2+dropping-3"


def test_piq_3_3_all_feathers_are_plucked() -> None:
    """PIQ-3.3: nearest bird first, each tail in its order, behind the bird's own feathers."""
    feathers = "feathers 0: RED\nfeathers 1: GREEN BLUE\nfeathers 2: YELLOW\nfeathers 3:\n"
    scene = Scene("bird 0: 5\nbird 2: 6\nbird 1: 7\nbird 3: 9\n" + feathers, 6).flip(8)
    assert scene.line("feathers 0") == "RED YELLOW GREEN BLUE"
    assert scene.events()[2:4] == [
        "PIQ-3.3 bird_plucked 0 2 1 YELLOW",
        "PIQ-3.3 bird_plucked 0 1 2 GREEN+BLUE",
    ]
    assert (scene.line("feathers 1"), scene.line("feathers 2")) == ("", "")


def test_piq_3_4_a_bird_without_feathers() -> None:
    """PIQ-3.4: it yields nothing, is overtaken all the same, and stays in the game."""
    scene = Scene("bird 0: 5\nbird 1: 6\ndropping 1: -\n" + tails("2 0 1 1")).flip(7)
    assert scene.events()[2] == "PIQ-3.4 bird_overtaken 0 1"
    assert (scene.counts, scene.seat) == ("2 0 1 1", 1)
    assert scene.play("keep").flip(0).seat == 1


def test_piq_3_5_a_jumped_dropping_stays() -> None:
    """PIQ-3.5: where it was."""
    scene = Scene("bird 0: 5\ndropping 2: 6").flip(7)
    assert (scene.line("bird 0"), scene.line("dropping 2"), scene.counts) == ("7", "6", "1 1 1 1")


def test_piq_3_6_again_and_again() -> None:
    """PIQ-3.6: a bird that was overtaken and comes from behind is overtaken once more."""
    text = "bird 0: 5\nbird 1: 6\ndropping 0: 20\ndropping 1: 21\ndropping 2: 22\ndropping 3: 23\n"
    scene = Scene(text).flip(7).flip(0).flip(8)
    assert (scene.line("bird 1"), scene.counts) == ("8", "0 2 1 1")
    scene.flip(0).flip(0).flip(0)
    assert (scene.seat, scene.target(0)) == (0, 9)
    assert scene.flip(9).counts == "2 0 1 1"


# Droppings --------------------------------------------------------------------------------------------


def test_piq_4_1_a_failed_jump_costs_a_feather() -> None:
    """PIQ-4.1: the last feather goes to the end of the owner's tail, who takes the dropping back."""
    feathers = "feathers 0: RED YELLOW\nfeathers 1: BLUE GREEN\nfeathers 2:\nfeathers 3:\n"
    scene = Scene("bird 0: 4\ndropping 1: 5\n" + feathers, 6).flip(0)
    assert (scene.line("feathers 0"), scene.line("feathers 1")) == ("RED", "BLUE GREEN YELLOW")
    assert scene.line("dropping 1") == "-"
    assert scene.events()[1:] == ["PIQ-4.1 feather_given 0 1 YELLOW", "PIQ-4.1 dropping_taken_back 1 5"]


@pytest.mark.parametrize("front", ["bird 1: 5\ndropping 2: 6\n", "dropping 2: 6\n"])
def test_piq_4_2_only_the_next_egg_counts(front: str) -> None:
    """PIQ-4.2: behind a bird, or two eggs away, a dropping does no harm; of two in a row the nearer is taken back."""
    scene = Scene("bird 0: 4\n" + front).flip(3)
    assert (scene.counts, scene.line("dropping 2")) == ("1 1 1 1", "6")
    two = Scene("bird 0: 4\ndropping 2: 5\ndropping 1: 6").flip(3)
    assert (two.counts, two.lines("dropping").split(", ")[1:3]) == ("0 1 2 1", ["6", "-"])


def test_piq_4_3_nothing_to_give_and_the_own_dropping() -> None:
    """PIQ-4.3: the dropping is taken back in both cases, and no feather moves."""
    bare = Scene("bird 0: 4\ndropping 1: 5\n" + tails("0 2 1 1")).flip(0)
    assert bare.events()[1:] == ["PIQ-4.1 dropping_taken_back 1 5"]
    own = Scene("bird 0: 4\ndropping 0: 5").flip(0)
    assert own.events()[1:] == ["PIQ-4.3 dropping_taken_back 0 5"]
    assert (own.counts, own.line("dropping 0"), own.seat) == ("1 1 1 1", "-", 1)


OVERTAKEN = "bird 0: 5\nbird 1: 6\ndropping 1: -\n"


def test_piq_4_4_an_overtaken_seat_may_drop() -> None:
    """PIQ-4.4: at once, on any empty egg, or not; then the overtaker goes on."""
    scene = Scene(OVERTAKEN).flip(7)
    assert (scene.seat, scene.line("asked")) == (1, "1")
    assert scene.play("drop egg=20").events() == ["PIQ-4.4 dropping_placed 1 20"]
    assert (scene.line("dropping 1"), scene.seat, scene.line("asked")) == ("20", 0, "")
    kept = Scene(OVERTAKEN).flip(7).play("keep")
    assert (kept.events(), kept.line("dropping 1"), kept.seat) == (["PIQ-4.4 dropping_kept 1"], "-", 0)


def test_piq_4_4_the_nearest_decides_first() -> None:
    """PIQ-4.4: nearest to the overtaker's old place, whatever the seat numbers."""
    scene = Scene("bird 0: 5\nbird 3: 6\nbird 1: 7\ndropping 1: -\ndropping 3: -\n").flip(8)
    assert scene.line("asked") == "3 1"
    assert (scene.seat, scene.play("keep").seat, scene.play("keep").seat) == (3, 1, 0)


def test_piq_4_4_who_sleeps_keeps() -> None:
    """PIQ-4.4: when the time is up the dropping is kept; for a flip a bot decides."""
    scene = Scene(OVERTAKEN)
    assert scene.state.on_clock(0) == TimeUp()
    assert scene.flip(7).state.on_clock(1) == TimeUp(GAME.actions.number("keep"))


def test_piq_4_5_a_dropping_on_the_ring_stays() -> None:
    """PIQ-4.5: its owner is not asked when overtaken."""
    scene = Scene("bird 0: 5\nbird 1: 6\ndropping 1: 20").flip(7)
    assert (scene.seat, scene.line("asked"), scene.line("dropping 1")) == (0, "", "20")


def test_piq_4_6_right_in_front() -> None:
    """PIQ-4.6: the target of the bird that has just moved changes at once, and a failure costs a feather."""
    scene = Scene(OVERTAKEN).flip(7).play("drop egg=8")
    assert scene.target(0) == 9
    assert scene.flip(8).events()[1] == "PIQ-4.1 feather_given 0 1 BLUE"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_view_foretells_what_a_flip_decides(players: int) -> None:
    """Whatever a flip then brings stood in the view before it: the jump, the feathers, the dropping, who follows."""
    seen: Counter[str] = Counter()
    for seed in range(20):
        match = Match(GAME, players, SeededChance(seed), {"turn_limit": 30})
        dice = SeededChance(seed + 1000)
        while not match.is_over():
            seat, before = match.to_act()[0], match.view(SPECTATOR)
            assert isinstance(before, PiquePlumeView)
            assert isinstance(match.state, PiquePlume)
            stakes = before.stakes[before.turn]
            legal = match.legal(seat)
            wanted = PICTURES.index(before.eggs[before.targets[seat]])
            right = [slot for slot in legal if len(legal) == len(PICTURES) and match.state.yard[slot] == wanted]
            good = right if right and dice.below(2) else legal
            match.play(seat, good[dice.below(len(good))])
            for _, event in match.events(SPECTATOR, match.entries[-1].number):
                seen[event.kind] += check_foretold(event, stakes)
            after = match.view(SPECTATOR)
            assert isinstance(after, PiquePlumeView)
            assert len(after.stakes) == (0 if match.is_over() else players)
            if after.turns > before.turns and not match.is_over():
                assert after.turn == stakes.follows
    assert all(
        seen[kind] for kind in ("bird_moved", "bird_jumped", "bird_plucked", "feather_given", "dropping_taken_back")
    )


def check_foretold(event: Event, stakes: Stakes) -> bool:
    """Is this what the view said would happen? False for what the next flip does not decide."""
    match event:
        case shapes.BirdMoved():
            assert stakes.over == []
        case shapes.BirdJumped():
            assert event.over == [passed.piece for passed in stakes.over]
        case shapes.BirdPlucked() | shapes.BirdOvertaken():
            feathers = event.feathers if isinstance(event, shapes.BirdPlucked) else []
            assert feathers in [passed.feathers for passed in stakes.over if passed.piece == f"bird-{event.bird}"]
        case shapes.FeatherGiven():
            assert (event.bird, event.feathers) == (stakes.trap, [stakes.given])
        case shapes.DroppingTakenBack():
            assert event.seat == stakes.trap
        case _:
            return False
    return True


# End --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed", "published"), [(2, 2, 2), (3, 3, 3), (4, 4, 4), (5, 4, 5), (6, 4, 5)])
def test_piq_5_1_feathers_to_win(players: int, seed: int, published: int) -> None:
    """PIQ-5.1: four, or all there are; as published five among five or six."""
    assert Scene("", players).line("goal") == str(seed)
    assert Scene("", players, {"feathers_to_win": "published"}).line("goal") == str(published)


def test_piq_5_1_the_fourth_feather_wins() -> None:
    """PIQ-5.1: three do not."""
    text = "bird 0: 5\nbird 1: 6\n"
    assert Scene(text + tails("2 1 0 1")).flip(7).line("ended") == ""
    scene = Scene(text + tails("3 1 0 0")).flip(7)
    assert (scene.line("ended"), scene.events()[-1]) == ("feathers", "PIQ-5.1 game_won 0 4")
    assert scene.state.ranking() == [1, 2, 2, 2]


def test_piq_5_2_after_each_transfer() -> None:
    """PIQ-5.2: after the whole run is plucked, and after a feather is given and the dropping taken back."""
    run = Scene("bird 0: 3\nbird 1: 4\nbird 2: 5\n" + tails("3 1 1 0 1 0"), 6).flip(6)
    assert (run.counts, run.line("ended")) == ("5 0 0 0 1 0", "feathers")
    given = Scene("bird 0: 4\ndropping 2: 5\n" + tails("1 0 3 0")).flip(0)
    assert (given.counts, given.line("ended"), given.line("dropping 2")) == ("0 0 4 0", "feathers", "-")
    assert given.events()[-1] == "PIQ-5.1 game_won 2 4"


def test_piq_5_3_the_rest_lapses() -> None:
    """PIQ-5.3: no dropping is asked for, no turn is counted."""
    scene = Scene(OVERTAKEN + tails("3 1 0 0")).flip(7)
    assert (scene.line("asked"), scene.state.to_act()) == ("", [])
    given = Scene("bird 0: 4\ndropping 2: 5\n" + tails("1 0 3 0")).flip(0)
    assert (given.line("turns"), given.state.to_act()) == ("0", [])


def test_piq_5_4_the_turn_limit() -> None:
    """PIQ-5.4: after this many turns of each seat most feathers win, equal seats share the rank."""
    options = {"turn_limit": 20}
    scene = Scene(START + "turns: 78\nturn: 2\n" + tails("2 2 0 0"), 4, options).flip(9)
    assert scene.line("ended") == ""
    scene.flip(9)
    assert (scene.line("ended"), scene.state.ranking()) == ("limit", [1, 1, 3, 3])
    assert scene.events()[-1] == "PIQ-5.4 limit_reached 80 2"
    endless = Scene(START + "turns: 999\n", 4, {"turn_limit": 0}).flip(9)
    assert (endless.line("turns"), endless.line("ended")) == ("1000", "")


def test_piq_5_4_the_win_test_comes_before_the_limit() -> None:
    """PIQ-5.4: a win with the last wrong flip is a win by feathers."""
    text = "turns: 79\nturn: 3\nbird 3: 4\ndropping 0: 5\n" + tails("3 0 0 1")
    assert Scene(text, 4, {"turn_limit": 20}).flip(0).line("ended") == "feathers"


# What must be remembered ------------------------------------------------------------------------------


def played(*flips: int) -> Match:
    """A match in which tiles were flipped."""
    match = Match(GAME, 4, SeededChance(3))
    for slot in flips:
        match.play(match.to_act()[0], f"flip slot={slot}")
    return match


def test_piq_2_2_the_log_forgets() -> None:
    """PIQ-2.2: slot and picture of the last flip only, from version 0 on, for seats and spectator."""
    match = played(0, 1, 2, 0)
    for viewer in (SPECTATOR, 0, 1, 2, 3):
        flips = [event for _, event in match.events(viewer, 0) if event.kind == "tile_flipped"]
        shown = [(event.arguments()["slot"], event.arguments()["picture"] is None) for event in flips]
        assert shown == [(None, True)] * 3 + [(0, False)]
        assert [event.arguments()["found"] in (True, False) for event in flips] == [True] * 4


def test_piq_2_2_everything_is_released_at_the_end() -> None:
    """PIQ-2.2: when the game is over the log and the yard are open."""
    match = played()
    chance = SeededChance(1)
    while not match.is_over():
        legal = match.legal(match.to_act()[0])
        match.play(match.to_act()[0], legal[chance.below(len(legal))])
    flips = [event for _, event in match.events(SPECTATOR) if event.kind == "tile_flipped"]
    assert all(event.arguments()["picture"] for event in flips)
    yard = match.view(0).yard  # type: ignore[attr-defined]
    assert len([picture for picture in yard if picture]) == len({event.arguments()["slot"] for event in flips})


def test_piq_2_2_a_flip_is_never_undone() -> None:
    """PIQ-2.2: whether the tile was drawn now or seen before."""
    match = played(0)
    first = match.entries[-1].outcomes
    assert (len(first), [match.can_undo(seat) for seat in range(4)]) == (1, [False] * 4)
    match = played(0, 0)
    assert (match.entries[-1].outcomes, [match.can_undo(seat) for seat in range(4)]) == ([], [False] * 4)
