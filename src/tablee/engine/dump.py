"""A state as canonical JSON, both ways: the form in which it crosses a process boundary and is hashed.

What is written depends on the state alone: not on views, texts or the order of declarations. Only options that differ
from their default stand in it, so a game may gain an option whose default changes nothing.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.engine.fields import LEFT_OUT
from tablee.engine.options import read_options
from tablee.engine.refusal import Mistake

if TYPE_CHECKING:
    from tablee.engine.game import Game
    from tablee.engine.state import State


class Dump(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    version: int
    players: int
    options: dict[str, str | int] = {}
    waiting: list[int] = []  # seats whose secret choice is still open
    submitted: list[int] = []  # seats that have closed theirs
    drafts: list[list[str]] = []  # the steps of each seat's secret choice, by name
    state: dict[str, Any] = {}  # the fields of the game


def dump(state: State) -> bytes:
    """A state as canonical JSON: the same bytes for the same state in every process, on every build, for ever."""
    return msgspec.json.encode(contents(state), order="sorted")


def contents(state: State) -> Dump:
    """What a dump says about a state."""
    game = state.game
    return Dump(
        game=game.slug,
        version=game.version,
        players=int(state.players),
        options=dict(state.fixed.options.chosen),
        waiting=list(state.waiting),
        submitted=list(state.submitted),
        drafts=[[game.actions.name(step) for step in draft] for draft in state.drafts],
        state=written(state),
    )


def written(state: State) -> dict[str, Any]:
    """The fields of a state that are not at their default."""
    found = {name: field.write(state, name) for name, field in state.game.fields.items()}
    return {name: value for name, value in found.items() if value is not LEFT_OUT}


def state_hash(state: State) -> str:
    """SHA-256 of the dump."""
    return sha256(dump(state)).hexdigest()


def read_dump(text: bytes | str) -> Dump:
    """What a dump says, before a game has looked at it."""
    try:
        return msgspec.json.decode(text, type=Dump)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Mistake("bad-dump", {"expected": "the dump of a state", "found": str(error)}) from error


def load(game: Game, found: Dump) -> State:
    """The state that a dump describes."""
    if (found.game, found.version) != (game.slug, game.version):
        raise Mistake("other-game", {"game": found.game, "version": found.version})
    options = read_options(game.options, found.options, seals=True)  # what a seat imagines has sealed ones
    state = game.empty(game.count(found.players), game.fixed(options))
    state.lay_out()
    unknown = sorted(found.state.keys() - game.fields.keys())
    if unknown:
        raise Mistake("newer-dump", {"field": unknown[0], "game": game.slug})
    for name, field in game.fields.items():
        field.read(state, name, found.state.get(name, LEFT_OUT))
    state.waiting = found.waiting
    state.submitted = found.submitted
    state.drafts = [[game.actions.number(step) for step in draft] for draft in found.drafts]
    state.work_out()
    return state


def described(state: State) -> str:
    """One line for people who look at a state in a shell: who must act, and every field that is not at its default."""
    seats = ", ".join(str(seat) for seat in state.to_act())
    head = f"{state.game.slug} {state.game.version}, {state.players} players"
    asked = f"seat {seats} to act" if seats else "over"
    fields = " ".join(f"{name}={value!r}" for name, value in written(state).items())
    return f"<{head}, {asked}: {fields}>"
