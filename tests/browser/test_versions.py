"""A table of an older version of the rules on the page: drawn where its board knows the view, else in words."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.people import People


def make_older(page: Page, is_drawn: bool) -> None:
    """The page hears of a second version of Kahuna, whose views are those of the first or others."""

    def all_games(route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        for game in games:
            if game["slug"] == "kahuna":
                game |= {"version": 2, "versions": [1, 2]}
        route.fulfill(response=answer, json=games)

    def first_version(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"versions": [1, 2], "newest_view": is_drawn})

    page.route(re.compile(r"/api/games$"), all_games)
    page.route(re.compile(r"/api/games/kahuna\?version=1$"), first_version)


@pytest.mark.parametrize("is_drawn", [True, False])
def test_an_older_table_is_drawn_if_its_view_is_known(people: People, is_drawn: bool) -> None:
    """Where the newest board cannot draw it, the table is played in words, and no drawing is offered."""
    ana = people.come("en", board="drawn")
    make_older(ana.page, is_drawn)
    ana.play_now("Kahuna", "Ana")
    expect(ana.page.locator(".boardbox")).to_have_count(1 if is_drawn else 0)
    expect(ana.page.get_by_role("option").first).to_be_visible(visible=not is_drawn)
    expect(ana.page.get_by_role("button", name="Drawn board")).to_have_count(0)


def test_figures_are_shown_in_the_newest_rules_only(people: People) -> None:
    """They are drawn for them; the text of an older rule stands alone."""
    ana = people.come("en")
    make_older(ana.page, is_drawn=True)
    ana.open("rules/kahuna?version=1")
    expect(ana.page.get_by_text("more than half of all its lines")).to_be_visible()
    ana.page.wait_for_load_state("networkidle")  # a board would have come by now
    expect(ana.page.locator("figure")).to_have_count(0)
    ana.open("rules/kahuna")
    expect(ana.page.locator("figure").first).to_be_visible()
