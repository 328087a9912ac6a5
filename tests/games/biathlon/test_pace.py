"""A way of several steps is one motion: bots wait before its first step, and hardly before the others."""

from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.games.biathlon.game import GAME


def test_only_the_next_steps_of_a_way_go_on() -> None:
    """Whenever nobody waits, the same seat has just made a step and must make another."""
    chance = SeededChance(3)
    match = Match(GAME, 2, chance)
    going_on = 0
    while not match.is_over() and going_on < 20:
        seat = match.to_act()[0]
        legal = match.legal(seat)
        if match.state.goes_on():
            going_on += 1
            assert all(GAME.named(match.state, action).startswith("step") for action in legal)
            assert match.entries[-1].actions[0].startswith("step")
        match.play(seat, legal[chance.uniform(len(legal))])
    assert going_on == 20
