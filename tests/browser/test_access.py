"""Every screen in both languages, by day and by night: axe finds nothing, nothing scrolls sideways on a phone."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boards import POSED
from tests.browser.people import DESKTOP, PHONE, People, Person, settle
from tests.browser.serving import ROOT
from tests.browser.test_tables import concede

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def axe() -> str:
    """The checker's source, run in the page without leaving a script element there."""
    return AXE.read_text()


def check(page: Page, screen: str) -> None:
    """Complains of what axe complains of."""
    settle(page)  # colours fade in
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then(r => r.violations)")
    told = [f"{one['id']}: {[node['html'][:120] for node in one['nodes']][:3]}" for one in found]
    assert told == [], f"{screen}: {told}"
    overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert overflow <= 0, f"{screen} scrolls sideways by {overflow} px"


Walk = Callable[[Person, Callable[[str], None]], None]


def plain_screens(person: Person, look: Callable[[str], None]) -> None:
    """Home, create, rules, settings, nothing."""
    page = person.page
    person.open()
    expect(person.button(re.compile("Kahuna")).first).to_be_visible()
    look("home")
    person.open("new/kahuna")
    expect(page.get_by_role("group").first).to_be_visible()
    look("create")
    person.open("rules/kahuna#KAH-5.2")
    expect(page.locator("#KAH-5\\.2")).to_be_visible()
    look("rules")
    person.open("settings")
    look("settings")
    person.open("nowhere")
    look("lost")


def table_screens(person: Person, look: Callable[[str], None]) -> None:
    """A table from the first seat to the last word."""
    page = person.page
    person.open_table("tiny", ["me", "reserved", "open", "bot:random"], "Camille")
    look("gathering")
    person.open_table("kahuna", ["me", "hot-seat"])
    person.get_ready()
    expect(page.get_by_role("button", name=re.compile("C’est moi|I am (?!ready)"))).to_be_visible()
    look("curtain")
    person.play_now("Kahuna")
    look("table")
    person.choices().first.click()
    person.button(re.compile("Pourquoi pas|Why not")).click()
    look("table, chosen")
    person.button(re.compile("Conseil|Hint")).click()
    expect(person.decision().get_by_text(re.compile("^(Conseil|Hint).?:"))).to_be_visible()
    look("table, hint")
    page.get_by_role("button", name=re.compile("^(Jouer ce coup|Play this move)$")).click()
    if page.viewport_size == PHONE:
        person.button(re.compile("^(Journal|Log)$")).click()
    person.button(re.compile("(Règle|Rule) KAH-1.3")).click()
    look("rule")
    page.keyboard.press("Escape")
    if page.viewport_size == PHONE:
        person.button(re.compile("^(Fermer|Close)$")).click()
    person.button(re.compile("^(Menu de la table|Table menu)$")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("menu")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    concede(person)
    person.button(re.compile("Vérifier|Verify")).click()
    look("over")
    person.button(re.compile("^(Revoir la partie|Replay)$")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    look("replay")


def drawn_screens(person: Person, look: Callable[[str], None]) -> None:
    """A lesson, a table and a replay on the drawn board."""
    page = person.page
    person.open("learn/kahuna")
    expect(page.get_by_role("progressbar")).to_be_visible()
    look("lesson")
    person.open(POSED)
    expect(page.locator(".teacher .words")).to_be_visible()
    look("problem")
    person.open("problems")
    expect(page.get_by_role("region").first).to_be_visible()
    look("problems")
    person.open("rules/kahuna#KAH-5.3")
    expect(page.locator("figure").first).to_be_visible()
    look("figures")
    person.play_now("Kahuna")
    look("drawn table")
    page.locator(".hand button").first.click()
    page.keyboard.press("ArrowRight")
    look("drawn table, chosen")
    page.keyboard.press("h")
    look("drawn table, hint")
    concede(person)
    look("drawn end")
    person.button(re.compile("^(Revoir la partie|Replay)$")).click()
    expect(page.get_by_role("slider")).to_be_visible()
    look("drawn replay")
    person.button(re.compile("^(Analyser la partie|Review the game)$")).click()
    expect(page.get_by_role("button", name=re.compile("plus finement|more finely"))).to_be_visible()
    look("review")


@pytest.mark.parametrize("walk", [plain_screens, table_screens, drawn_screens])
@pytest.mark.parametrize(
    ("lang", "size", "night"),
    [("fr", DESKTOP, False), ("en", PHONE, False), ("fr", PHONE, True), ("en", DESKTOP, True)],
)
def test_every_screen_can_be_used_by_everybody(
    people: People, walk: Walk, lang: str, size: object, night: bool
) -> None:
    """Roles, names, contrast, order."""
    board = "drawn" if walk is drawn_screens else "words"
    person = people.come(lang, DESKTOP if size == DESKTOP else PHONE, night=night, board=board)
    walk(person, lambda screen: check(person.page, f"{screen} ({lang})"))
