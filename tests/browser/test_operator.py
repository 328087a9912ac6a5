"""The page of who runs the server: what is listed there, and all that can be done about it."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.people import DESKTOP, PHONE, People, Person
from tests.browser.serving import Server
from tests.browser.test_access import check
from tests.browser.test_television import FULL_HD

PLACES = """() => [
    document.querySelector(".banner").getBoundingClientRect().bottom,
    document.querySelector(".television header").getBoundingClientRect().top,
    document.querySelector(".television").getBoundingClientRect().bottom,
]"""


# Where a banner ends, where the bar of the page begins and its last button ends; and how far it scrolls.
STACKED = """() => {
    const box = (what) => document.querySelector(what).getBoundingClientRect()
    const page = document.documentElement
    return [box(".banner").bottom, box("header").top, box(".before").bottom, page.scrollHeight - innerHeight]
}"""
LYING = ViewportSize(width=844, height=390)
LOW = ViewportSize(width=1366, height=650)


@pytest.fixture
def club(page_built: None, browser: Browser, tmp_path: Path) -> Iterator[tuple[People, str]]:
    """The people of a server of their own, and the address of its operator's page."""
    server = Server(tmp_path / "tables.sqlite")
    came = People(browser, server.address)
    yield came, f"operator#{server.token}"
    came.leave()
    server.stop()


def delete(operator: Person, what: str) -> None:
    """Deletes something, and says once more that it is meant."""
    operator.button(f"Supprimer {what}").click()
    dialog = operator.page.get_by_role("dialog")
    expect(dialog).to_contain_text(what)
    dialog.get_by_role("button", name="Supprimer", exact=True).click()
    expect(dialog).to_have_count(0)


def test_the_operator_lists_and_deletes_a_table_and_a_person(club: tuple[People, str]) -> None:
    """With the token in the address, which the page then hides; without it nothing is shown."""
    people, path = club
    camille, operator, stranger = people.come("en"), people.come("fr"), people.come("fr")
    camille.open_table("kahuna", ["me", "open"], "Camille")
    stranger.open("operator")
    expect(stranger.page.get_by_text("jeton de l’opérateur")).to_be_visible()
    expect(stranger.page.get_by_role("table")).to_have_count(0)

    operator.open(path)
    tables, persons = (operator.page.get_by_role("region", name=re.compile(name)) for name in ("Tables", "Personnes"))
    expect(tables.get_by_role("row", name="kahuna")).to_contain_text("Camille")
    expect(operator.page).to_have_url(re.compile("/operator$"))
    code = tables.get_by_role("rowheader").inner_text()
    operator.button("Supprimer la table").click()
    operator.page.get_by_role("dialog").get_by_role("button", name="Annuler").click()
    expect(tables.get_by_role("rowheader")).to_have_text(code)
    delete(operator, f"la table {code}")
    expect(tables.get_by_role("rowheader")).to_have_count(0)
    expect(camille.page.get_by_text("has just deleted this table").first).to_be_visible()
    expect(camille.page.locator(".toast, .banner")).to_have_count(0)  # and not that nothing was lost

    delete(operator, "Camille")
    expect(persons.get_by_role("rowheader")).to_have_count(0)


def test_a_banner_is_shown_to_everybody_at_once_and_can_be_closed(club: tuple[People, str]) -> None:
    """In each language, on any page; who comes later sees it, too; axe has no complaint about any of it."""
    people, path = club
    guest, visitor, operator = people.come("en"), people.come("fr", PHONE), people.come("fr", DESKTOP)
    television = people.come("fr", FULL_HD, board="drawn")
    television.open(f"{guest.open_table('kahuna', ['me', 'open'], 'Camille')}/tv")
    visitor.open("rules/kahuna")
    operator.open(path)
    page = operator.page
    page.get_by_label("En français").fill("Le serveur s’arrête à 22 h")
    page.get_by_label("En anglais").fill("The server stops at 10 pm")
    operator.button("Afficher").click()
    told = guest.page.get_by_role("status").filter(has_text="The server stops at 10 pm")
    expect(told).to_be_visible()
    check(guest.page, "a table under a banner")
    expect(visitor.page.get_by_role("status").filter(has_text="s’arrête à 22 h")).to_be_visible()
    check(visitor.page, "rules under a banner")
    expect(television.page.get_by_role("status").filter(has_text="s’arrête à 22 h")).to_be_visible()
    banner, status, foot = television.page.evaluate(PLACES)
    assert banner <= status  # nobody is there to close it, so it hides nothing
    assert foot <= FULL_HD["height"]
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    guest.open("")
    expect(told).to_be_visible()
    operator.button("Retirer").click()
    expect(told).to_have_count(0)
    acts = page.get_by_role("region", name="Ce qui a été fait ici (2)")
    expect(acts.get_by_role("listitem").last).to_contain_text("The server stops at 10 pm")


def test_a_banner_stands_above_a_table_and_covers_nothing_of_it(club: tuple[People, str]) -> None:
    """Bar, board and hand have the rest of the window, whatever its form, and all of it once the banner is closed."""
    people, path = club
    camille, operator = people.come("fr", board="drawn"), people.come("fr")
    camille.play_now("Kahuna", "Camille")
    expect(camille.page.locator(".before .hand")).to_be_visible()
    operator.open(path)
    operator.page.get_by_label("En français").fill("Le serveur s’arrête à 22 h")
    operator.page.get_by_label("En anglais").fill("The server stops at 10 pm")
    operator.button("Afficher").click()
    told = camille.page.get_by_role("status").filter(has_text="s’arrête à 22 h")
    expect(told).to_be_visible()
    for window in (PHONE, LYING, LOW, DESKTOP):
        camille.page.set_viewport_size(window)
        banner, bar, hand, beyond = camille.page.evaluate(STACKED)
        assert 0 < banner <= bar
        assert hand <= window["height"]
        assert beyond <= 0
    told.get_by_role("button", name="Fermer").click()
    expect(told).to_have_count(0)
    assert camille.page.evaluate("document.querySelector('header').getBoundingClientRect().top") == 0


@pytest.mark.parametrize(("lang", "window"), [("fr", DESKTOP), ("en", PHONE)])
def test_a_table_is_ended_and_an_address_muted(club: tuple[People, str], lang: str, window: ViewportSize) -> None:
    """By pressing the buttons beside them; what was done is listed."""
    people, path = club
    words = {
        "fr": (
            "Terminer la table",
            "reste à revoir",
            "Faire taire l’adresse de Camille",
            "Rendre la parole",
            "finie",
            "Tout marche.",
        ),
        "en": ("End table", "can still be seen", "Mute the address of Camille", "Unmute", "over", "Everything works."),
    }
    end, kept, mute, unmute, over, works = words[lang]
    camille, operator = people.come("en"), people.come(lang, window)
    camille.open_table("kahuna", ["me", "open"], "Camille")
    operator.open(path)
    page = operator.page
    expect(page.get_by_text(works)).to_be_visible()
    operator.button(re.compile(f"^{end}")).click()
    sure = page.get_by_role("dialog")
    expect(sure).to_contain_text(kept)
    check(page, "ending a table")
    sure.get_by_role("button", name=end.split()[0], exact=True).click()
    expect(page.get_by_role("row", name="kahuna")).to_contain_text(over)
    expect(camille.page.get_by_text("The table was abandoned").first).to_be_visible()
    operator.button(mute).click()
    talk = operator.button(re.compile(f"^{unmute}"))
    expect(talk).to_be_visible()
    check(page, "the operator's page")
    talk.click()
    expect(talk).to_have_count(0)
    acts = page.get_by_role("region", name=re.compile(r"\(3\)"))
    expect(acts.get_by_role("listitem")).to_have_count(3)
