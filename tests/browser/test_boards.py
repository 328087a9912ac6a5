"""What all drawn boards share: figures, lessons, the way to the first action."""

import json
import re
import sys

import pytest
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect

from tests.browser.boards import learner
from tests.browser.people import DESKTOP, LIKES, PHONE, People, Person
from tests.browser.serving import Server

EIGHT = ["kahuna", "cartagena", "pique-plume", "medailles", "olympiades", "formula-de", "tour-de-france", "biathlon"]
LOW = ViewportSize(width=1366, height=650)
SLOW_PHONE = 4  # times as slow as the machine that runs the tests


@pytest.mark.parametrize("slug", EIGHT)
def test_the_captions_of_figures_lack_no_word(people: People, slug: str) -> None:
    """Each figure says what happens in it, in whole sentences."""
    reader = people.come("fr", board="drawn")
    reader.open(f"rules/{slug}")
    expect(reader.page.locator(".figure figure, .figure svg").first).to_be_visible()
    captions = reader.page.locator(".figure").all_inner_texts()
    assert len(captions) > 4
    assert not [caption for caption in captions if "{" in caption or "hidden" in caption]


@pytest.mark.parametrize("slug", EIGHT)
def test_a_lesson_shows_what_everybody_has(people: People, slug: str) -> None:
    """Beside the board stand the seats, the learner's marked as such; all of it fits on the screen."""
    reader, _ = learner(people, slug, "fr", phone=False)
    seats = reader.page.locator("main .seat")
    expect(seats.filter(has_text=re.compile("^vous|, vous|vous,"))).to_have_count(1)
    assert seats.count() > 1
    box = reader.page.locator(".boardbox").bounding_box()
    assert box is not None
    assert box["width"] > DESKTOP["width"] / 2
    assert all(seat.bounding_box()["y"] < DESKTOP["height"] for seat in seats.all())  # type: ignore[index]
    size = reader.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [DESKTOP["width"], DESKTOP["height"]]


@pytest.mark.parametrize("name", ["Kahuna", "Cartagena"])
def test_on_a_low_and_wide_window_the_tray_stands_beside_the_board(people: People, name: str) -> None:
    """The board is as high as its seats, and all of the tray is in sight."""
    noe = people.come("fr", LOW, board="drawn")
    noe.play_now(name, "Noé")
    board, tray = noe.page.locator(".boardbox"), noe.page.locator(".tray")
    expect(tray.locator(".actions .btn").first).to_be_visible()
    boxes = [one.bounding_box() for one in (board, tray)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["height"] > LOW["height"] * 0.8
    assert boxes[0]["width"] > LOW["width"] / 2
    assert boxes[1]["x"] > boxes[0]["x"] + boxes[0]["width"]
    assert boxes[1]["y"] + boxes[1]["height"] <= LOW["height"]


@pytest.mark.parametrize("count", [1, 8])
def test_the_home_page_looks_right_with_one_game_and_with_eight(people: People, count: int) -> None:
    """Each game has its poster and its button; nothing scrolls sideways on any screen."""
    host = people.come("fr")
    host.page.route("**/api/games", lambda route: fake_games(route, count))
    host.page.route(re.compile(r"/api/games/[\w-]+(/texts/\w+)?$"), fake_game)
    for width in (390, 820, 1440, 1920):
        host.page.set_viewport_size({"width": width, "height": 900})
        host.open()
        expect(host.page.locator(".wall article")).to_have_count(count)
        expect(host.page.locator(".wall .sheet svg")).to_have_count(count)
        expect(host.page.get_by_role("button", name=re.compile("Jouer maintenant"))).to_have_count(count)
        assert host.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        posters = host.page.locator(".wall .sheet").all()
        boxes = [box for poster in posters if (box := poster.bounding_box()) is not None]
        assert min(box["width"] for box in boxes) >= 100


def fake_games(route: Route, count: int) -> None:
    """So many games, all like the first."""
    games = json.loads(route.fetch().text())
    real = next(game for game in games if game["slug"] == "kahuna")
    route.fulfill(json=[{**real, "slug": slug} for slug in EIGHT[:count]])


def fake_game(route: Route) -> None:
    """A game that does not exist yet, under its own name."""
    slug = route.request.url.split("/api/games/")[1].split("/")[0]
    answer = route.fetch(url=route.request.url.replace(slug, "kahuna"))
    name = slug.replace("-", " ").title()
    route.fulfill(
        body=re.sub("^name = .*", f"name = {name}", answer.text(), flags=re.MULTILINE),
        content_type=answer.headers["content-type"],
    )


def test_the_first_action_is_soon_possible(browser: Browser, server: Server) -> None:
    """A cold cache and a slow phone: from the address of a table to the first card that can be pressed."""
    context = browser.new_context(viewport=PHONE, locale="fr")
    context.add_init_script(LIKES.replace("BOARD", "drawn"))
    person = Person(context.new_page(), server.address)
    person.play_now("Kahuna", "Max")
    table = person.page.url
    seconds = cold_start(context.new_page(), table)
    sys.stdout.write(f"\nfirst enabled action after {seconds:.2f} s of a processor, cold cache\n")
    context.close()
    assert 0 < seconds * SLOW_PHONE < 8


def cold_start(page: Page, address: str) -> float:
    """Seconds of the page's own thread until a card of the hand can be pressed, whatever else the machine does."""
    tools = page.context.new_cdp_session(page)
    tools.send("Network.clearBrowserCache")
    tools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(address, wait_until="commit")
    page.locator(".boardbox[data-decision]").wait_for()
    page.locator(".hand button").first.wait_for()
    metrics = {one["name"]: one["value"] for one in tools.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])
