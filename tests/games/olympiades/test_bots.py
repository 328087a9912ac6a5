"""The bots of Olympiades: they are legal everywhere, plan their energy, and beat chance."""

import pytest

from tablee.bots import bot, levels
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import Budget
from tablee.games.olympiades.bot import REASONS, Plan
from tablee.games.olympiades.events import SPORTS
from tablee.games.olympiades.game import GAME
from tablee.games.olympiades.rules import Olympiades
from tablee.minds.levels import LEVELS
from tests.games.olympiades.scenes import Scene, inside, start

BOTS = ["novice", "greedy"]


def decide(scene: Scene, level: str, seat: int, seed: int = 1) -> tuple[str, str]:
    """What a bot does in a seat, and why."""
    answer = bot(GAME, level)(scene.state.view(seat), (), b"", Budget(), SeededChance(seed))
    assert answer.action in scene.state.legal(seat)
    assert answer.reason.code in REASONS
    return GAME.actions.name(answer.action), answer.reason.code


def choices(scene: Scene, level: str, seat: int, tries: int = 60) -> set[str]:
    """All that a bot does in a seat, with other thoughts each time."""
    return {decide(scene, level, seat, seed)[0] for seed in range(tries)}


def test_levels() -> None:
    """Random, novice, greedy, the simplest first."""
    assert levels(GAME) == ["random", *LEVELS, *BOTS]


def won(team: list[str], other: list[str], games: int) -> int:
    """How many short games a team of bots wins, from both sides of the table."""
    count = 0
    for number in range(games):
        state = GAME.new(4, SeededChance(number), {"length": "short"})
        first = number % 2
        names = [team[0], other[0], team[1], other[1]]
        thoughts = SeededChance(500 + number)
        while state.to_act():
            seat = state.to_act()[0]
            decide_ = bot(GAME, names[(seat + first) % 4])
            state.play(seat, decide_(state.view(seat), (), b"", Budget(), thoughts).action, thoughts)
        count += state.ranking()[first] == 1
    return count


def test_greedy_beats_novice_and_novice_beats_chance() -> None:
    """Of thirty short games far more than half."""
    assert won(["greedy", "greedy"], ["novice", "novice"], 30) >= 20
    assert won(["novice", "novice"], ["random", "random"], 30) >= 17


def test_two_greedy_beat_greedy_and_random() -> None:
    """Of thirty short games more than half."""
    assert won(["greedy", "greedy"], ["greedy", "random"], 30) >= 18


@pytest.mark.parametrize("level", BOTS)
@pytest.mark.parametrize("sport", SPORTS)
@pytest.mark.parametrize("players", [4, 6])
def test_bots_know_every_event(level: str, sport: str, players: int) -> None:
    """A whole event, as the last one and with others to come, with much energy and with none."""
    for number, events in enumerate(([sport], [sport, "golf", "tennis"])):
        for energy in (0, 3, 30):
            options = {"scenario": f'{{"events": {events}, "energy": {[energy] * players}}}'.replace("'", '"')}
            state = GAME.new(players, SeededChance(number), options)
            assert isinstance(state, Olympiades)
            thoughts = SeededChance(energy)
            while state.to_act() and state.index == 0:
                seat = state.to_act()[0]
                answer = bot(GAME, level)(state.view(seat), (), b"", Budget(), thoughts)
                state.play(seat, answer.action, thoughts)


def test_greedy_bids_cannot_be_predicted() -> None:
    """The same seat bids several numbers in the same position."""
    scene = start("track_cycling", "golf", "golf", "golf", energy="15 15 15 15")
    assert len(choices(scene, "greedy", 0)) >= 5


def share(scene: Scene, seat: int) -> float:
    """The energy that the planner means for an event."""
    return Plan(scene.state, seat, SeededChance(1)).share


def test_greedy_plans_for_the_programme() -> None:
    """Less energy for an event with more of them to come; more with a rest to come; all in the last."""
    few = start("golf", "golf")
    many = start("golf", "golf", "golf", "golf", "golf")
    rested = start("golf", "golf", "golf", "golf", "doping_control")
    assert share(few, 0) > share(rested, 0) > share(many, 0)
    last = GAME.new(4, SeededChance(1), {"scenario": '{"events": ["relay_medley"]}'})
    assert isinstance(last, Olympiades)
    assert choices(Scene(last), "greedy", 0) == {"bid n=9"}


def test_greedy_does_not_spend_what_is_won() -> None:
    """Alone on horseback, ahead with all others retired, ahead with the last arrows."""
    riding = inside("show_jumping", "waiting: 0\nround: 3\nscore: - 2 1 0")
    assert choices(riding, "greedy", 0) == {"bid n=0"}
    lifted = inside("weightlifting", "turn: 0\nscore: 3 2 - -\nout: 1 2 3")
    assert choices(lifted, "greedy", 0) == {"pass"}
    shooting = inside("archery", "turn: 3\nscore: 9 9 9 -\ndice: green:1 blue:4 yellow:5 red:1")
    assert choices(shooting, "greedy", 3) == {"stop"}


def test_greedy_waits_when_nobody_else_can_jump() -> None:
    """The bar sinks for nothing; at the lowest it jumps."""
    text = "submitted: 1 2 3\nchoice 1: wait\nchoice 2: wait\nchoice 3: wait\nenergy: 9 "
    assert choices(inside("high_jump", f"waiting: 0\n{text}1 1 1\nround: 2"), "greedy", 0) == {"wait"}
    assert choices(inside("high_jump", f"waiting: 0\n{text}0 0 0\nround: 7"), "greedy", 0) == {"jump"}


def test_a_zero_of_the_mate_spoils_the_medley() -> None:
    """Then nothing is worth bidding; else never nothing."""
    broke = start("relay_medley", "golf", energy="9 9 0 9")
    assert choices(broke, "greedy", 0) == {"bid n=0"}
    assert "bid n=0" not in choices(start("relay_medley", "golf"), "greedy", 0)


def test_divisions_are_fair() -> None:
    """The richer pays more."""
    scene = start("tennis", energy="9 9 1 9").lock("announce n=6").lock("pass")
    for level in BOTS:
        assert decide(scene, level, 0) == ("split n=6", "fair-part")


# What the search knows --------------------------------------------------------------------------------


def pad(scene: Scene, seat: int, iterations: int = 400) -> int:
    """What a master sets its pad to, with dice of its own."""
    budget = Budget(iterations)
    return bot(GAME, "master")(scene.state.view(seat), (), b"", budget, SeededChance(seat)).action


def test_team_mates_agree_without_a_word() -> None:
    """In cycling equal bids share a medal; the second to set its pad has seen nothing of the first one's."""
    scene = start("track_cycling", *["golf"] * 6)
    first = pad(scene, 0)
    scene.state.play(0, first, SeededChance(1))
    assert pad(scene, 2) == first


def test_even_few_thoughts_find_a_pad_behind_two_mates() -> None:
    state = GAME.new(6, SeededChance(1), {"scenario": '{"events": ["track_cycling", "golf"]}'})
    assert isinstance(state, Olympiades)
    for iterations in range(1, 24, 4):
        assert pad(Scene(state), 4, iterations) in state.legal(4)


def test_an_event_is_judged_before_it_begins() -> None:
    """Once something has been bid, announced, lifted or shot its medals hang in the air."""
    knowledge = GAME.knowledge
    for sport in SPORTS:
        assert knowledge.is_settled(GAME.new(4, SeededChance(1), {"scenario": f'{{"events": ["{sport}"]}}'}))
    for sport, text in [
        ("tennis", "turn: 1\nprice: 3\nspeaker: 0"),
        ("weightlifting", "turn: 1\nscore: 2 - - -"),
        ("weightlifting", "turn: 0\ntrying: 3"),
        ("high_jump", "waiting: 0 1 2 3\nround: 2"),
        ("archery", "turn: 1\nscore: 9 - - -\ndice: green:1 blue:4 yellow:5 red:1"),
    ]:
        assert not knowledge.is_settled(inside(sport, text).state)


def test_energy_is_worth_what_events_to_come_make_of_it() -> None:
    """Equal positions are worth a half, and more energy makes a better one."""
    knowledge = GAME.knowledge
    even = start("golf", "tennis")
    assert knowledge.worths(even.state) == [0.5] * 4
    rich = knowledge.worths(start("golf", "tennis", energy="20 10 20 10").state)
    assert rich[0] == rich[2] > 0.5 > rich[1] == rich[3]
    assert rich[0] + rich[1] == pytest.approx(1.0)
