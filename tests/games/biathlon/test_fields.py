"""What a position of Biathlon is made of: names, and nothing that follows from other fields."""

from tablee.engine.chance import SeededChance
from tablee.engine.dump import dump, written
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules import Biathlon
from tablee.games.biathlon.rules_turn import SIXES_PHASE
from tests.games.biathlon.scenes import Scene, dice, marker, skiers


def test_a_chain_of_drafts_is_written_in_names() -> None:
    """Who may be followed, where each began and behind whom; trails follow from it and are not written."""
    scene = Scene(skiers("r8.2", "r7.2", "r6.2") + dice("0 0 3 0"), 3).go("3", "FFF").play("draft answer=yes")
    found = written(scene.state)
    assert found["nation"] == ["nor", "ger", "fra"]
    assert found["place"] == ["r11.2", "r10.2", "r6.2"]
    assert (found["phase"], found["hand"], found["taken"]) == ("draft", 3, {"3": True})
    assert (found["origin"], found["trail"]) == ("r8.2", ["r9.2", "r10.2", "r11.2"])
    assert found["leads"] == [
        {"skier": 0, "start": "r8.2", "behind": None},
        {"skier": 1, "start": "r7.2", "behind": 0},
    ]
    assert (found["leading"], found["asked"], found["latest"]) == (1, 2, "draft answer=yes")
    again = GAME.load(dump(scene.state))
    assert again.view(2) == scene.state.view(2)
    for state in (again, scene.state):
        state.apply(2, GAME.parse(state, "draft answer=yes"), SeededChance(1))
    assert dump(again) == dump(scene.state)


def test_boards_are_written_in_names() -> None:
    """Dice by column, tokens, shots and statuses by name; what is at its default is left out."""
    text = "skier 0: nor S16\nshots 0: hit miss none none none\n" + dice("0 3 0 2", "*2 S1") + marker("YRYYY")
    found = written(Scene(text, 3).state)
    assert found["place"] == ["S16", "START", "START"]
    assert found["columns"] == [{"2": 3, "4": 2}, {}, {}]
    assert (found["stars"], found["sprint"]) == ([{"2": True}, {}, {}], [1, 0, 0])
    assert found["slot"][0] == {"1": 1, "2": 2, "3": 1, "4": 1, "5": 1}
    assert found["shots"] == [{"1": "hit", "2": "miss"}, {}, {}]
    assert found["wax"][0]["1"] == "RS"
    assert not found.keys() & {"is_lateral_free", "origin", "leads", "asked", "collapsed", "outcome", "stage"}


def test_a_turn_at_the_range_is_one_of_shooting() -> None:
    """Whether a turn is one of shooting follows from place and shots, even after the fifth shot."""
    shooting = "skier 0: nor S16\nphase: shoot\ntaken: 2\ntotal: 3\ninhand 0: 3\n"
    for shots, fired in (("hit miss none none none", "fired: 1 2\n"), ("hit miss hit hit hit", "fired: 3 4 5\n")):
        state = Scene(f"{shooting}{fired}shots 0: {shots}", 3).state
        again = GAME.load(dump(state))
        assert isinstance(again, Biathlon)
        assert again.is_shooting
        assert again.legal(0) == state.legal(0)


def test_collapsed_skiers_are_written_with_their_rows() -> None:
    """In the order of their collapse, and nowhere on the course."""
    state = Scene(skiers("r8.2", "OUT", "OUT") + "collapsed: fra:9 ger:4", 3).state
    found = written(state)
    assert (found["place"], found["status"]) == (["r8.2", None, None], ["racing", "collapsed", "collapsed"])
    assert found["collapsed"] == [{"skier": 2, "row": 9}, {"skier": 1, "row": 4}]
    assert GAME.load(dump(state)).view(0) == state.view(0)


def test_nobody_is_on_turn_while_all_prepare() -> None:
    """Between two turns the skier that had the last one leaves no trace."""
    chance = SeededChance(3)
    state = GAME.new(3, chance, {"nations": "random", "wax_setup": "preset", "first_player": "0"})
    assert isinstance(state, Biathlon)
    while (state.round, state.phase) != (2, SIXES_PHASE):
        seat = state.to_act()[0]
        state.apply(seat, state.legal(seat)[0], chance)
    assert "active" not in written(state)
