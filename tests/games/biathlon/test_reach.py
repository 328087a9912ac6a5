"""What a view says beyond the position: steps of the moment, ends of a movement, the running order."""

from random import Random

import pytest

from tablee.engine.chance import SeededChance
from tablee.games.biathlon.board import NATIONS
from tablee.games.biathlon.game import GAME
from tablee.games.biathlon.rules import Biathlon
from tablee.games.biathlon.rules_actions import PICK, STEP, WAY_COUNT, WAYS
from tablee.games.biathlon.rules_turn import STEP_PHASE
from tablee.games.biathlon.shapes import BiathlonView, End
from tests.games.biathlon.scenes import Scene, dice, marker, skiers

MOST_STEPS = 6  # longer movements have too many paths to try them all


def view_of(state: Biathlon) -> BiathlonView:
    """What everybody sees."""
    view = state.view(-1)
    assert isinstance(view, BiathlonView)
    return view


def ends(state: Biathlon) -> dict[str, int]:
    """Where a movement can end, and for how much."""
    return {end.space: end.cost for end in view_of(state).ends}


def test_ends_and_their_prices() -> None:
    """Behind a rival: around it for nothing, through it for one endurance (W11)."""
    scene = Scene(skiers("r4.1", "r5.1") + dice("0 0 3 0")).play("take_column column=3").play("done")
    assert ends(scene.state) == {"r6.2": 0, "r7.1": 1}
    around = next(end for end in view_of(scene.state).ends if end.space == "r6.2")
    assert (around.ways, around.path) == ("RFF", ["r4.2", "r5.2", "r6.2"])
    assert [(way.way, way.space, way.cost) for way in view_of(scene.state).ways] == [("F", "r5.1", 1), ("R", "r4.2", 0)]


def test_without_endurance_only_free_ends_are_left() -> None:
    """What cannot be paid is not offered (BIA-6.9)."""
    text = skiers("r4.1", "r5.1") + marker("BBBBB") + dice("0 0 0 4")
    scene = Scene(text).play("take_column column=4").done()
    assert ends(scene.state) == {"r6.1": 0, "r6.3": 0, "r7.2": 0}


def test_a_slip_shows_where_it_leads() -> None:
    """Two rows on, past the rival; an occupied space costs as usual (W19)."""
    text = skiers("r21.1", "r24.1", "r25.1") + dice("0 2 0 0")
    scene = Scene(text).go("2", "FF")
    assert view_of(scene.state).ends == [End("r25.1", "FF", ["r24.1", "r25.1"], 1)]


def test_the_running_order() -> None:
    """By row; a skier in the penalty lane is behind one at the range with fewer misses (BIA-12.8)."""
    state = Scene(skiers("r4.1", "S16", "r20.2", "r3.1", "FINISH") + "finished: swe\n").state
    assert view_of(state).order == [4, 2, 1, 0, 3]


def test_the_next_roll_is_half_of_what_will_be_available() -> None:
    """Dice in hand come back before it (BIA-3.1, BIA-4.8)."""
    scene = Scene(skiers("r4.1") + dice("0 3 1 0")).play("take_column column=2")
    assert view_of(scene.state).skiers[0].rolls == 5


def test_how_far_it_is_to_the_line() -> None:
    """Rows to go, of whoever races; nothing for who has arrived."""
    state = Scene(skiers("START", "r4.1", "S16", "r39.2", "FINISH") + "finished: swe\n").state
    assert [skier.to_go for skier in view_of(state).skiers] == [40, 36, 24, 1, 0]


def test_whose_dice_will_be_shots() -> None:
    """At the range with targets left (BIA-9.2); no longer with five shots fired."""
    view = view_of(Scene(skiers("S16", "S27", "r15.1") + "shots 1: hit hit miss hit hit\nmisses 1: 1\n").state)
    assert [skier.must_shoot for skier in view.skiers[:3]] == [True, False, False]


@pytest.mark.parametrize(("advanced", "count"), [("off", 5), ("on", 10)])
def test_which_nations_can_be_chosen(advanced: str, count: int) -> None:
    """The five of the base game; with the option all ten (BIA-14.1)."""
    view = GAME.new(3, SeededChance(1), {"advanced_nations": advanced}).view(-1)
    assert isinstance(view, BiathlonView)
    assert view.nations == NATIONS[:count]


def test_for_which_skier_a_seat_decides() -> None:
    """With two players each has two skiers: the wax rows are laid one after the other, in secret."""
    state = GAME.new(2, SeededChance(3), {"nations": "random", "first_player": "0"})
    assert isinstance(state, Biathlon)
    assert (view_of(state).deciding, view_of(state).wax_slots) == ([0, 1], 6)
    for _ in range(7):
        state.play(0, state.legal(0)[-1], SeededChance(1))
    own, others = state.view(0), state.view(1)
    assert isinstance(own, BiathlonView)
    assert isinstance(others, BiathlonView)
    assert (own.deciding, [len(row) for row in own.picked]) == ([2, 1], [1, 0])
    assert (others.deciding, others.picked) == ([0, 1], [[], []])
    assert state.drafts[0][6:] == [PICK + place for place in own.picked[0]]


@pytest.mark.parametrize("course", ["dash", "starter"])
def test_ends_are_all_that_steps_can_reach(course: str) -> None:
    """In whole games, against every path of legal steps tried one by one."""
    random = Random(7)  # noqa: S311 - a choice of moves, no secret
    chance = SeededChance(11)
    options = {"course": course, "nations": "random", "wax_setup": "preset"}
    state = GAME.new(4, chance, options)
    assert isinstance(state, Biathlon)
    looked = 0
    while state.to_act():
        if state.phase == STEP_PHASE and state.steps <= MOST_STEPS and not state.trail:
            assert ends(state) == tried(state)
            looked += 1
        seat = state.to_act()[0]
        state.apply(seat, random.choice(state.legal(seat)), chance)
    assert looked > 20


def tried(state: Biathlon) -> dict[str, int]:
    """Every path of legal steps: where it ends, and the least that it costs."""
    found: dict[str, int] = {}
    mover = state.active
    start = paid(state, mover)

    def go(here: Biathlon) -> None:
        for action in here.choices():
            after = here.clone()
            way = action - STEP
            space = int(after.course.target[after.place[mover] * WAY_COUNT + way])
            assert WAYS[way]
            after.step(way)
            if after.steps == 0 or after.ends_movement(space):
                name = after.course.names[space]
                found[name] = min(found.get(name, 99), paid(after, mover) - start)
            else:
                go(after)

    go(state)
    return found


def paid(state: Biathlon, skier: int) -> int:
    """Slots that the markers of a skier have gone down."""
    return sum(int(state.slot[skier * 5 + track]) for track in range(5))
