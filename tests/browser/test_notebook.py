"""Boards in notebooks: walked through, tried out, played on; offline, in frames of their own, no wiser than a seat."""

import json
import random
from collections.abc import Iterator
from itertools import product

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import tablee
from tablee.engine.chance import SeededChance
from tablee.engine.match import Match
from tablee.notebook import play, seen_from
from tests.browser.notebooks import ADDRESS, Cell
from tests.browser.test_boards import EIGHT

pytestmark = pytest.mark.usefixtures("page_built")
IN_SIGHT = """main => [...main.querySelectorAll(".boardbox, .before")]
  .every((part) => part.getBoundingClientRect().bottom <= innerHeight)"""


@pytest.fixture
def notebooks(browser: Browser) -> Iterator[BrowserContext]:
    """Pages that end badly if an error is written to their consoles."""
    context = browser.new_context(viewport={"width": 1100, "height": 720})
    errors: list[str] = []
    context.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    context.on("weberror", lambda error: errors.append(str(error.error)))
    yield context
    context.close()
    assert errors == []


@pytest.fixture
def notebook(notebooks: BrowserContext) -> Page:
    """One of them."""
    return notebooks.new_page()


def begun(slug: str, actions: int) -> Match:
    """A match after some actions at random."""
    match, chance = tablee.match(slug, seed=5), random.Random(2)  # noqa: S311
    for _ in range(actions):
        seat = match.to_act()[0]
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("slug", EIGHT)
def test_every_game_is_drawn_by_its_board(notebook: Page, slug: str) -> None:
    """With the pieces of the page, without a network, and without a trace in the notebook around it."""
    cell = Cell(notebook, seen_from(begun(slug, 8)))
    expect(cell.frame.locator("svg.board")).to_be_visible()
    expect(cell.frame.get_by_role("status").first).not_to_be_empty()
    assert cell.fetched == [ADDRESS]
    expect(notebook.get_by_role("button", name="Run")).to_have_css("color", "rgb(1, 2, 3)")
    assert notebook.evaluate("document.fonts.size") == 0
    assert cell.frame.locator("main").evaluate(IN_SIGHT)


def test_a_match_is_walked_through_and_another_action_tried(notebook: Page) -> None:
    """From a moment of the past, by pressing it; then on from there, and back to the match."""
    match = begun("kahuna", 12)
    cell = Cell(notebook, seen_from(match))
    frame = cell.frame
    expect(frame.get_by_text("12 / 12")).to_be_visible()
    frame.get_by_role("button", name="Start").click()
    expect(frame.get_by_text("0 / 12")).to_be_visible()
    frame.get_by_role("button", name="Next move").click()
    expect(frame.get_by_text("1 / 12")).to_be_visible()
    frame.get_by_role("button", name="End without drawing").click()
    frame.get_by_role("button", name="End without drawing").click()
    expect(frame.get_by_text("Tried from move 1")).to_be_visible()
    expect(frame.get_by_text("2 / 2")).to_be_visible()
    frame.get_by_role("button", name="Back to the game").click()
    expect(frame.get_by_text("1 / 12")).to_be_visible()
    assert len(cell.shown.match.entries) == len(match.entries)


def test_it_is_seen_from_any_seat(notebook: Page) -> None:
    """Somebody else's hand is gone when one looks from one's own seat."""
    cell = Cell(notebook, seen_from(begun("kahuna", 1)))
    side = cell.frame.get_by_label("Seen by")
    expect(side).to_have_value("-2")
    side.select_option("Player 1")
    expect(side).to_have_value("0")
    hands = cell.sent[-1]["answer"]["view"]["hands"]
    assert [hand["cards"] is None for hand in hands] == [False, True]


def test_one_plays_against_a_bot_in_a_cell(notebook: Page) -> None:
    """Each press is answered, the bot's turn included; the past is not there to be looked up."""
    cell = Cell(notebook, play("kahuna", bots="random", seed=3))
    frame = cell.frame
    before = len(cell.shown.match.entries)
    frame.get_by_role("button", name="End without drawing").click()
    frame.get_by_role("button", name="End without drawing").click()
    expect(frame.get_by_role("button", name="End without drawing")).to_be_visible()
    assert len(cell.shown.match.entries) > before + 1
    assert cell.shown.match.to_act() == [0]
    expect(frame.get_by_role("button", name="Start")).to_have_count(0)


def test_a_seat_is_sent_what_it_may_know(notebooks: BrowserContext) -> None:
    """Two deals that differ only in what the seat does not know send the same, byte for byte, tries included."""
    state = tablee.match("kahuna", seed=7).state
    other = state.game.imagine(state.view(0), SeededChance(3))
    assert str(state) != str(other)
    sent = [everything_sent(Cell(notebooks.new_page(), seen_from(deal, 0))) for deal in (state, other)]
    assert sent[0] == sent[1]


def everything_sent(cell: Cell) -> list[str]:
    """What leaves the kernel for a board, and for somebody who asks it everything."""
    expect(cell.frame.locator("svg.board")).to_be_visible()
    moment = {"id": "-", "line": 0, "moment": 0}
    for viewer in (0, 1, -1, -2):
        cell.answer({**moment, "ask": "look", "viewer": viewer})
    for seat, action in product((0, 1), range(0, 180, 12)):
        cell.answer({**moment, "ask": "preview", "seat": seat, "action": action})
        cell.answer({**moment, "ask": "act", "viewer": 0, "seat": seat, "action": action})
    return sorted(json.dumps({**told, "id": ""}) for told in cell.sent)
