"""Tables of the tiny game at which the kernel's tests sit down."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import cast

from tablee.engine import registry
from tablee.engine.chance import Chance, ScriptedChance, SealedChance, SeededChance, commitment, sealed_key
from tablee.engine.game import Game
from tablee.engine.match import Match
from tablee.engine.record import record_of, write_record
from tablee.engine.refusal import Mistake
from tablee.games.tiny.rules import Tiny
from tablee.games.tiny.shapes import TinyView
from tests.games.tiny.secrets import secrets

TINY: Game = registry.get("tiny")
SHORT = {"preset": "short"}

BURYING = """
tiny 2, 2 players, everything
options: {"islets":"245"}
owners: - - -
tiles: ? ? ?
phase: bury
turn: 0
hand 0: 1 2 2 5 WAVE
hand 1: 3 4 WAVE
pile: 10
under:
used:
bids: - -
"""
BIDDING = """
tiny 2, 2 players, everything
options: {"islets":"245"}
waiting: 0 1
submitted:
choice 0:
choice 1:
owners: - - -
tiles: ? ? ?
phase: bid
turn: 0
called: 1
hand 0: 2 2 5 WAVE
hand 1: 3 4 WAVE
pile: 10
under: 0:1
used:
bids: - -
"""
FOUR_BIDDING = """
tiny 2, 4 players, everything
options: {"islets":"245"}
waiting: 0 1 2 3
submitted:
choice 0:
choice 1:
choice 2:
choice 3:
owners: - - -
tiles: ? ? ?
phase: bid
turn: 0
called: 1
hand 0: 2 2 5 WAVE
hand 1: 3 4 WAVE
hand 2: 1 1 5
hand 3: 3 3 4
pile: 4
under: 0:1
used:
bids: - - - -
"""
OVER = """
tiny 2, 2 players, everything
options: {"islets":"245"}
owners: 0 1 0
tiles: PEARL SAND CRAB
phase: over
turn: 0
hand 0: 2 2 5 WAVE
hand 1: 3 4 WAVE
pile: 10
under: 0:1
used:
bids: - -
"""
POSITIONS = {"burying": BURYING, "bidding": BIDDING, "four bidding": FOUR_BIDDING, "over": OVER}


def at(position: str) -> Tiny:
    """The state of the tiny game that a complete position text says."""
    return cast("Tiny", TINY.position(position, SeededChance(0)))


def seen(state: Tiny | Match, viewer: int) -> TinyView:
    """What a viewer may know of a state or match of the tiny game."""
    return cast("TinyView", state.view(viewer))


def act(state: Tiny, seat: int, name: str, chance: Chance | None = None) -> None:
    """Plays a named action that needs no chance, unless some is given."""
    state.play(seat, TINY.actions.number(name), chance or SeededChance(0))


# How the cards must fall to come to BURYING, and the same with four players.
DEAL = "card 1, card 2, card 2, card 3, card 4, card WAVE, card 5, card WAVE".split(", ")
DEAL_FOR_FOUR = [
    *"card 1, card 2, card 2, card 3, card 4, card WAVE".split(", "),
    *"card 1, card 3, card WAVE, card 3, card 4, card 4, card 5, card WAVE".split(", "),
]


def dealt(*outcomes: str) -> Match:
    """A match for two at BURYING; these outcomes follow."""
    return new_match(chance=ScriptedChance(*DEAL, *outcomes))


def dealt_for_four(*outcomes: str) -> Match:
    """A match for four: 1 2 2 5 WAVE against 3 4 WAVE, 1 3 WAVE against 3 4 4; these outcomes follow."""
    return new_match(players=4, chance=ScriptedChance(*DEAL_FOR_FOUR, *outcomes))


def play(match: Match, *actions: str) -> Match:
    """Plays actions written as `seat named-form`."""
    for action in actions:
        seat, _, name = action.partition(" ")
        match.play(int(seat), name)
    return match


AUCTION = ["0 bury card=1", "0 call islet=2"]


def pass_bids(players: int) -> list[str]:
    """Everybody bids nothing."""
    return [f"{seat} bid number=none" for seat in range(players) for _ in range(2)]


def exchange_hidden(match: Match, viewer: int) -> Iterator[Match]:
    """The match with two hidden cards of others exchanged, for some pairs of them."""
    state = match.state
    hidden = [secret for secret in secrets(cast("Tiny", state), viewer) if secret.kind == "card"]
    for one, other in pairwise(hidden):
        if one.value != other.value:
            match.state = state.clone()
            one.put(match.state, other.value)
            other.put(match.state, one.value)
            yield match
    match.state = state


def new_match(
    seed: int = 5, players: int = 2, options: Mapping[str, object] = SHORT, chance: Chance | None = None
) -> Match:
    """A match of the tiny game, dealt."""
    return Match(TINY, players, chance or SeededChance(seed), options, ["Ana", "Blaise"])


def moments(match: Match, seed: int = 99) -> Iterator[Match]:
    """The match before each decision of a random game, and after the last."""
    chance = SeededChance(seed)
    while not match.is_over():
        yield match
        seats = match.to_act()
        seat = seats[chance.below(len(seats))]
        actions = match.legal(seat)
        match.play(seat, actions[chance.below(len(actions))])
    yield match


def play_out(match: Match, seed: int = 99) -> Match:
    """The match, played at random to its end."""
    for _ in moments(match, seed):
        pass
    return match


SEED = bytes(range(32))
CONTRIBUTIONS = [b"sixteen bytes, a", b"sixteen bytes, b"]
TABLE_TAGS = {
    "table": "t-42",
    "commitment": commitment("t-42", TINY.slug, TINY.version, SEED),
    "contributions": " ".join(part.hex() for part in CONTRIBUTIONS),
    "seed": SEED.hex(),
}


def sealed() -> SealedChance:
    """The chance of a table."""
    return SealedChance(sealed_key(SEED, CONTRIBUTIONS))


def practice_record(seed: int = 5, players: int = 2) -> str:
    """The text of a finished practice game."""
    return write_record(record_of(play_out(new_match(seed, players)), {"seed": str(seed)}))


def table_record() -> str:
    """The text of a finished game of a table with sealed chance."""
    return write_record(record_of(play_out(new_match(chance=sealed())), TABLE_TAGS))


def code_of(mistake: Mistake) -> str:
    """The code of a mistake whose sentence can be said."""
    assert str(mistake)
    return mistake.code
