"""A slow game over two browsers: the test moves the clock on the server's wall."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import PHONE, People, Person, attempts, settle
from tests.browser.serving import Server
from tests.browser.test_access import check
from tests.browser.test_television import FULL_HD, READABLE

DAY = 86400


class Club:
    """The people of a server of their own, and its clock."""

    def __init__(self, people: People, data: Path) -> None:
        self.people = people
        self.ahead = data.with_name(f"{data.name}.ahead")

    def let_pass(self, seconds: int) -> None:
        """Time passes on the server."""
        before = int(self.ahead.read_text()) if self.ahead.exists() else 0
        self.ahead.write_text(str(before + seconds))


@pytest.fixture
def club(page_built: None, browser: Browser, tmp_path: Path) -> Iterator[Club]:
    data = tmp_path / "tables.sqlite"
    server = Server(data)
    came = People(browser, server.address)
    yield Club(came, data)
    came.leave()
    server.stop()


def table_of(ana: Person, ben: Person, clock: str, is_first: bool) -> str:
    """A table at which it is Ana's turn; chance decides who begins, so it may take some tables."""
    for _ in attempts("it is never her turn"):
        link = ana.open_table("kahuna", ["me", "open"], "Ana" if is_first else "", clock=clock)
        ben.open(link)
        ben.button("Take a seat").click()
        if is_first:
            ben.introduce("Ben")
        ben.get_ready()
        ana.get_ready()
        expect(ana.page.get_by_role("img", name="Temps restant").first).to_be_visible()
        told = next(message for message in reversed(ana.heard) if message["type"] == "position")
        if told["decision"]:
            break
        is_first = False
    return link


def let_clocks_run_out(club: Club, person: Person) -> None:
    """Day after day, until it is the turn of somebody who looks on."""
    for _ in attempts("nobody is asked"):
        if person.is_asked():
            break
        told = len(person.heard)
        club.let_pass(DAY + 1)
        for _ in attempts("no clock runs out"):
            if len(person.heard) > told:
                break
            person.page.wait_for_timeout(20)
        settle(person.page)


def test_a_slow_game_is_played_by_coming_back(club: Club) -> None:
    """What is due is seen at home, one tap leads to the next table, days off stop the clock, then a bot answers."""
    ana, ben = club.people.come("fr"), club.people.come("en")
    first = table_of(ana, ben, "259200", is_first=True)
    second = table_of(ana, ben, "86400", is_first=False)

    # At home the more urgent table stands first; the top bar of a table leads to the other one.
    ana.open()
    left = re.compile("Temps restant")
    lines = ana.page.locator(".tables li").filter(has_text=left)
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("23 h")
    expect(lines.last).to_contain_text("2 j")
    check(ana.page, "home")
    ana.open(second)
    ana.button(re.compile("Table suivante")).click()
    expect(ana.page).to_have_url(first)

    # Two days off move the deadline; the other player sees why.
    ana.button("Menu de la table").click()
    menu = ana.page.get_by_role("dialog")
    menu.get_by_role("spinbutton").fill("2")
    menu.get_by_role("button", name="Arrêter ma pendule").click()
    expect(menu.get_by_text("Encore 5 jours de repos")).to_be_visible()
    check(ana.page, "menu")
    ben.open(first)
    expect(ben.page.get_by_text(re.compile("off until")).first).to_be_visible()
    ana.open()
    expect(lines.filter(has_text="en repos jusqu’au")).to_have_count(1)

    # The clock of the second table runs out: a bot answers, and the other player is asked in the end.
    ben.open(second)
    expect(ben.page.get_by_role("img", name="Time left").first).to_be_visible()
    let_clocks_run_out(club, ben)
    expect(ben.page.get_by_text("Since your turn").or_(ben.page.get_by_text("Last move")).first).to_be_visible()


def test_who_comes_back_is_told_what_was_answered_for_them(club: Club) -> None:
    """Step by step, as what the others did; and again after a reload."""
    ana, ben = club.people.come("fr"), club.people.come("en")
    link = table_of(ana, ben, "86400", is_first=True)
    ana.open()
    let_clocks_run_out(club, ben)
    ana.open(link)
    expect(ana.page.get_by_role("status").filter(has_text="un bot a répondu à sa place")).to_be_visible()
    past = ana.page.locator(".since .caps")
    expect(past).to_have_text("Depuis votre tour")
    ana.page.reload()
    expect(past).to_have_text("Depuis votre tour")
    expect(ana.page.locator(".toast")).to_have_count(0)


def test_everybody_sees_what_each_has_left_of_a_budget(club: Club) -> None:
    """Of the one who must decide it runs, of the other it rests; on a television, too."""
    ana, ben = club.people.come("fr"), club.people.come("en", PHONE, board="drawn")
    television = club.people.come("fr", FULL_HD, board="drawn")
    link = ana.open_table("kahuna", ["me", "open"], "Ana", clock="game-900")
    television.open(f"{link}/tv")
    ben.open(link)
    ben.button("Take a seat").click()
    ben.introduce("Ben")
    ben.get_ready()
    ana.get_ready()
    for person, words in ((ana, "Temps restant"), (ben, "Time left"), (television, "Temps restant")):
        clocks = person.page.get_by_role("img", name=re.compile(words))
        expect(clocks).to_have_count(2)
        expect(clocks.and_(person.page.get_by_role("img", name=re.compile("15:00")))).to_have_count(1)
    check(ben.page, "a budget on a phone")


TOLD = {
    "once": ("cette fois, un bot a répondu à sa place", "a bot has answered this once"),
    "bot": ("un bot joue la place", "a bot plays seat"),
    "last": ("classé dernier", "is ranked last"),
}


@pytest.mark.parametrize("on_time", TOLD)
def test_everybody_is_told_what_a_clock_does_that_runs_out(club: Club, on_time: str) -> None:
    """Whoever was late, the others, and all who sit before the television, where it is read from three metres."""
    ana, ben = club.people.come("fr"), club.people.come("en", PHONE)
    television = club.people.come("fr", FULL_HD, board="drawn")
    link = ana.open_table("kahuna", ["me", "open"], "Ana", clock="30", words={"Temps écoulé": on_time})
    ben.open(link)
    ben.button("Take a seat").click()
    ben.introduce("Ben")
    television.open(f"{link}/tv")
    ben.get_ready()
    ana.get_ready()
    expect(television.page.locator(".boardbox svg.board").first).to_be_visible()
    club.let_pass(31)
    french, english = TOLD[on_time]
    expect(television.page.locator(".toast")).to_contain_text(french)
    assert (
        television.page.evaluate("parseFloat(getComputedStyle(document.querySelector('.toast')).fontSize)") >= READABLE
    )
    for person, words in ((ana, french), (ben, english)):
        expect(person.page.get_by_role("status").filter(has_text=words).first).to_be_visible()
    if on_time == "bot":
        expect(television.page.locator(".seats .away").first).to_be_visible()
