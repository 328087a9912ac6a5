"""The page of who runs the server: tables and people are listed and deleted."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import People, Person
from tests.browser.serving import Server

pytestmark = pytest.mark.plain


@pytest.fixture
def club(page_built: None, browser: Browser, tmp_path: Path) -> Iterator[tuple[People, str]]:
    """The people of a server of their own, and the address of its operator's page."""
    data = tmp_path / "tables.sqlite"
    server = Server(data)
    came = People(browser, server.address)
    token = data.with_name(f"{data.name}.operator").read_text(encoding="ascii").strip()
    yield came, f"operator#{token}"
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
    expect(camille.page.get_by_text("There is no such table").first).to_be_visible()

    delete(operator, "Camille")
    expect(persons.get_by_role("rowheader")).to_have_count(0)
