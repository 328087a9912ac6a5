"""Games show themselves in a notebook: a real kernel says how, and a seat is shown what it may know."""

import sys
from pathlib import Path
from typing import Any

import nbclient
import nbformat
import pytest

import tablee
from tablee import notebook
from tablee.engine import registry
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.engine.refusal import Mistake, Refused
from tablee.notebook.cell import CellGame
from tablee.notebook.widget import answered, is_built
from tests.patience import PATIENCE

WIDGET = "application/vnd.jupyter.widget-view+json"
CELLS = (
    "%load_ext tablee.notebook\nimport tablee\nmatch = tablee.match('kahuna', seed=7)\nmatch",
    "match.state",
    "from tablee.notebook import play\ngame = play('kahuna', bots='random', seed=3)\ngame",
    (
        "from tablee.notebook.widget import answered\n"
        "ask = {'ask': 'act', 'line': 0, 'moment': game.shown.lines[0].last, 'viewer': 0, 'seat': 0}\n"
        "answered(game.shown, ask | {'action': game.match.legal(0)[0]})['answer']['moment']"
    ),
    "%unload_ext tablee.notebook\nmatch.state",
)


@pytest.mark.plain
@pytest.mark.filterwarnings(
    "ignore::DeprecationWarning", "ignore::ResourceWarning"
)  # of the libraries that start a kernel
def test_a_kernel_shows_states_and_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a board where the package has its boards, and always as a picture and in text; until it is told not to."""
    monkeypatch.setenv("PYTHONPATH", str(Path(tablee.__file__).parents[1]))
    monkeypatch.setenv("JUPYTER_PATH", str(Path(sys.prefix, "share", "jupyter")))
    cells = [nbformat.v4.new_code_cell(cell) for cell in CELLS]
    done = nbclient.execute(nbformat.v4.new_notebook(cells=cells), kernel_name="python3", startup_timeout=PATIENCE)
    shown = [cell["outputs"][-1]["data"] for cell in done["cells"]]
    for outputs in shown[:3]:
        assert (WIDGET in outputs) == is_built()
        assert outputs["image/svg+xml"].startswith("<svg")
        assert "ALOA" in outputs["text/plain"]
    assert int(shown[3]["text/plain"]) > 0
    assert list(shown[4]) == ["text/plain"]


def look(shown: CellGame, viewer: int, moment: int = 0, line: int = 0) -> dict[str, Any]:
    """What a board is told of a moment."""
    told = answered(shown, {"ask": "look", "line": line, "moment": moment, "viewer": viewer})
    assert "answer" in told, told
    return dict(told["answer"])


def played(slug: str, actions: int) -> Match:
    """A match in which the first legal action was taken some times."""
    match = tablee.match(slug, seed=7)
    for _ in range(actions):
        seat = match.to_act()[0]
        match.play(seat, match.legal(seat)[0])
    return match


def test_a_picture_shows_what_a_seat_may_know() -> None:
    """Two deals that differ only in the hand of the other seat look the same."""
    state = tablee.match("kahuna", seed=7).state
    other = state.game.imagine(state.view(0), SeededChance(3))
    assert str(other) != str(state)
    assert repr(notebook.seen_from(other, 0)) == repr(notebook.seen_from(state, 0))
    assert repr(notebook.seen_from(other)) != repr(notebook.seen_from(state))
    assert notebook.seen_from(state, 0)._repr_svg_().startswith("<svg")


@pytest.mark.parametrize("slug", [slug for slug in registry.slugs() if not registry.get(slug).example])
def test_a_board_of_one_seat_is_told_what_that_seat_may_know(slug: str) -> None:
    """Every moment of it is the seat's own view; no other viewer, decision or action can be asked for."""
    match = played(slug, 6)
    shown = notebook.seen_from(match, 0).shown
    for moment in range(shown.lines[0].last + 1):
        told = look(shown, 0, moment)
        assert told["text"] == match.game.show(shown.lines[0].state(moment).view(0))
        assert told["decision"] is None or told["decision"]["seat"] == 0
        assert told["actions"] == [] or told["seat"] == 0
        for side in (-2, -1, 1):
            asked = {"line": 0, "moment": moment, "seat": side, "viewer": side, "action": 0, "named": "x"}
            for ask in ("look", "preview", "act", "why"):
                assert "refused" in answered(shown, {"ask": ask, **asked})


def test_a_cell_goes_on_showing_what_it_has_shown() -> None:
    """Although the match has gone on since."""
    match = tablee.match("kahuna", seed=7)
    picture = notebook.seen_from(match)
    before = repr(picture)
    match.play(match.to_act()[0], match.legal(match.to_act()[0])[0])
    assert repr(picture) == before != repr(notebook.seen_from(match))


def test_what_is_tried_leaves_the_match_alone() -> None:
    """It goes on from a moment of the past, for all seats in turn, in a line of its own."""
    match = played("kahuna", 10)
    shown = notebook.seen_from(match).shown
    before = look(shown, -2, 4)
    action = before["decision"]["actions"][-1]["action"]
    line, moment = shown.act(0, 4, before["decision"]["seat"], action)
    assert (line, moment, look(shown, -2, 5, 1)["began"]) == (1, 5, 4)
    following = look(shown, -2, 5, 1)["decision"]
    assert shown.act(1, 5, following["seat"], following["actions"][0]["action"]) == (1, 6)
    assert [entry.actions for entry in shown.match.entries] == [entry.actions for entry in match.entries]
    assert look(shown, -2, 4) == before


def test_what_a_seat_tries_is_imagined() -> None:
    """Two deals that it cannot tell apart answer its try alike, bots included."""
    state = tablee.match("kahuna", seed=7, options={"dealer": "1"}).state  # seat 0 begins
    told = []
    for deal in (state, state.game.imagine(state.view(0), SeededChance(3))):
        shown = notebook.seen_from(deal, 0).shown
        line, moment = shown.act(0, 0, 0, deal.legal(0)[0])
        told.append(look(shown, 0, moment, line))
    assert told[0] == told[1]


def test_a_game_against_bots_opens_at_its_end() -> None:
    """Before it the past is closed, because some games are about remembering; then everything may be seen."""
    game = notebook.play("pique-plume", bots="random", seed=2)
    shown = game.shown
    assert shown.viewers() == [0]
    while not game.match.is_over():
        moment = shown.lines[0].last
        if moment:
            with pytest.raises(Refused):
                shown.look(0, moment - 1, 0)
        shown.act(0, moment, 0, game.match.legal(0)[0])
    assert shown.viewers() == [-2, -1, 0, 1]
    assert look(shown, -2, 1)["moment"] == 1
    assert min(look(shown, -2, shown.lines[0].last)["places"]) == 1


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    """With those that are."""
    with pytest.raises(Mistake, match="0, 1"):
        notebook.seen_from(tablee.match("kahuna", seed=7), 5)
    with pytest.raises(Mistake, match="0, 1"):
        notebook.play("kahuna", seat=2)
