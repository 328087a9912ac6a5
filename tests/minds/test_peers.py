"""The search of OpenSpiel that ours is compared with: it must play well, or to beat it would mean nothing."""

import pytest

import tablee
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.shapes import Budget
from tablee.lab.is_mcts import Peer, search
from tablee.lab.peers import PEERS
from tablee.lab.simulate import Plan, simulate


def test_it_counts_as_its_model_does() -> None:
    """An information state never seen is evaluated at once; each action is tried before one is tried again."""
    state = tablee.new("kahuna", chance=SeededChance(5))
    seat = state.to_act()[0]
    actions = len(state.legal(seat))
    peer = Peer(state.game.longest, SeededChance(1))
    for _ in range(1 + actions):
        peer.simulate(state.clone())
    root = max(peer.nodes.values(), key=lambda node: node.visits)
    assert (peer.simulations, root.visits) == (1 + actions, actions)
    assert [child.visits for child in root.children.values()] == [1] * actions
    for _ in range(200):
        peer.simulate(state.clone())
    visits = [child.visits for child in root.children.values()]
    assert sum(visits) == root.visits == actions + 200
    assert max(visits) > min(visits)


@pytest.mark.parametrize("slug", registry.slugs())
def test_it_plays_every_game(slug: str) -> None:
    """From a view alone, within its budget."""
    state = tablee.new(slug, chance=SeededChance(5))
    seat = state.to_act()[-1]
    action, simulations = search(state.game, state.view(seat), b"", Budget(3), SeededChance(1))
    assert action in state.legal(seat)
    assert simulations == (3 if len(state.legal(seat)) > 1 else 0)
    assert search(state.game, state.view(seat), b"", Budget(milliseconds=0), SeededChance(1))[1] <= 1


def test_it_beats_random_play() -> None:
    """With a few simulations."""
    tally = simulate(Plan("medailles", 1, 2, ("is-mcts", "random"), 3, 4, budget=Budget(20)))
    assert tally.bot_wins["is-mcts"] >= 3
    assert set(PEERS) == {"is-mcts"}
