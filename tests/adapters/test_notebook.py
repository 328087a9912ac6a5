"""Positions and matches draw themselves in a notebook, and show a seat what it may know."""

from types import SimpleNamespace
from typing import Any

import pytest

import tablee
from tablee.adapters import notebook
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.refusal import Mistake
from tablee.engine.state import State


class Formatter(dict[type, Any]):
    """As far as IPython's formatters are used here."""

    def for_type(self, kind: type, drawn: Any) -> None:
        self[kind] = drawn


def test_states_and_matches_are_drawn_once_the_extension_is_loaded() -> None:
    """As IPython asks for it; and no longer when it is unloaded."""
    formatter = Formatter()
    ipython = SimpleNamespace(display_formatter=SimpleNamespace(formatters={notebook.SVG: formatter}))
    notebook.load_ipython_extension(ipython)
    match = tablee.match("kahuna", seed=7)
    assert formatter[Match](match) == formatter[State](match.state)
    assert formatter[State](match.state).startswith("<svg")
    notebook.unload_ipython_extension(ipython)
    assert not formatter


def test_a_picture_shows_what_a_seat_may_know() -> None:
    """Two deals that differ only in the hand of the other seat look the same."""
    state = tablee.match("kahuna", seed=7).state
    other = state.game.imagine(state.view(0), SeededChance(3))
    assert str(other) != str(state)
    assert repr(notebook.seen_from(other, 0)) == repr(notebook.seen_from(state, 0))
    assert repr(notebook.seen_from(other)) != repr(notebook.seen_from(state))
    assert notebook.seen_from(state, 0)._repr_svg_().startswith("<svg")


def test_a_cell_goes_on_showing_what_it_has_shown() -> None:
    """Although the match has gone on since."""
    match = tablee.match("kahuna", seed=7)
    picture = notebook.seen_from(match)
    before = repr(picture)
    match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert repr(picture) == before != repr(notebook.seen_from(match))


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    """With those that are."""
    with pytest.raises(Mistake, match="0, 1"):
        repr(notebook.seen_from(tablee.match("kahuna", seed=7), 5))
