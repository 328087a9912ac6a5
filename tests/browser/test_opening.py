"""Before the game: a new table in one screen, teams, guests, and bots that a newcomer can beat."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.people import DESKTOP, PHONE, People, Person

LAPTOP = ViewportSize(width=1280, height=720)
IN_SIGHT = "node => { const box = node.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight }"


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP, PHONE])
def test_a_new_table_is_one_screen(people: People, size: ViewportSize) -> None:
    """The game is chosen by its poster, options are folded, and the button is in sight, wherever one scrolls."""
    person = people.come("fr", size)
    person.open()
    person.page.get_by_role("link", name=re.compile("Ouvrir une table.*Formula")).click()
    page = person.page
    button = page.get_by_role("main").get_by_role("button", name="Ouvrir une table")
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("formula", re.IGNORECASE))
    assert button.evaluate(IN_SIGHT)
    expect(page.get_by_role("radio", name=re.compile("Kahuna"))).to_have_count(0)
    expect(page.get_by_role("combobox", name="Circuit")).to_have_count(0)
    page.get_by_role("combobox", name="Nombre de joueurs").select_option("10")
    page.get_by_role("button", name="Compléter par des bots").click()
    for number in range(2, 11):
        expect(person.seat_kind(number)).to_have_value("bot:casual")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert button.evaluate(IN_SIGHT)
    page.get_by_text("Choisir un autre jeu").click()
    page.get_by_role("radio", name=re.compile("Kahuna")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("kahuna", re.IGNORECASE))


def test_the_list_of_games_is_walked_by_keyboard(people: People) -> None:
    """An arrow goes to the next game, whose form begins anew; the focus stays in the list."""
    person = people.come("fr")
    person.open("new")
    page = person.page
    games = page.get_by_role("radio")
    games.first.focus()
    for place in (1, 2):
        page.get_by_role("checkbox", name="publique").check()
        games.nth(place - 1).focus()
        page.keyboard.press("ArrowDown")
        expect(games.nth(place)).to_be_focused()
        expect(games.nth(place)).to_be_checked()
        expect(page.get_by_role("checkbox", name="publique")).not_to_be_checked()
        expect(person.seat_kind(1)).to_be_visible()


def test_a_preset_brings_its_seats(people: People) -> None:
    """Two against two are four."""
    person = people.come("fr")
    person.open("new/medailles")
    person.page.get_by_role("combobox", name="Préréglage").select_option("teams")
    expect(person.page.get_by_role("combobox", name="Nombre de joueurs")).to_have_value("4")
    expect(person.seat_kind(4)).to_be_visible()


def test_a_refusal_names_values_as_the_form_does(people: People) -> None:
    """Not by the words of the protocol; the option that is meant unfolds."""
    person = people.come("fr")
    person.open("new/medailles")
    person.page.get_by_role("combobox", name="Nombre de joueurs").select_option("3")
    person.unfold_options()
    person.page.get_by_role("combobox", name="Équipes").select_option("2v2")
    person.page.get_by_text("Toutes les options").click()
    person.page.get_by_role("main").get_by_role("button", name="Ouvrir une table").click()
    person.introduce("Ida")
    alert = person.page.get_by_role("alert")
    expect(alert).to_contain_text("deux contre deux")
    expect(alert).to_contain_text("chacun pour soi")
    expect(alert).not_to_contain_text("2v2")
    expect(person.page.get_by_role("combobox", name="Équipes")).to_be_visible()


def gather(person: Person, game: str, preset: str) -> None:
    """Opens a table for four with three bots."""
    person.open(f"new/{game}")
    if preset:
        person.page.get_by_role("combobox", name="Préréglage").select_option(preset)
    else:
        expect(person.page.get_by_role("combobox", name="Nombre de joueurs")).to_have_value("4")
    person.page.get_by_role("button", name="Compléter par des bots").click()
    person.page.get_by_role("main").get_by_role("button", name="Ouvrir une table").click()
    person.introduce("Ida")
    expect(person.page.get_by_text("hôte").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "preset", "teams"),
    [("medailles", "teams", ["Équipe A", "Équipe B"]), ("olympiades", "", ["Soleil", "Vague"])],
)
def test_teams_are_seen_and_arranged(people: People, game: str, preset: str, teams: list[str]) -> None:
    """In the gathering room, at the seats, and as a letter on the chips of a phone."""
    person = people.come("fr", board="drawn")
    gather(person, game, preset)
    page = person.page
    seats = page.get_by_role("region", name="Places")
    assert [one for one in seats.get_by_role("heading", level=2).all_inner_texts() if one in teams] == teams
    mine = seats.get_by_role("region", name="Ida")
    expect(mine).to_contain_text(teams[0])
    mine.get_by_role("combobox", name="Changer de place avec").select_option(label="Lise")
    expect(mine).to_contain_text(teams[1])
    person.get_ready()
    expect(page.locator(".boardbox svg.board")).to_be_visible()
    own = page.locator("[data-seat='1']")
    expect(own).to_contain_text("Ida")
    expect(own).to_contain_text(teams[1])
    page.set_viewport_size(PHONE)
    expect(own.locator(".team")).to_be_visible()


def test_a_guest_is_asked_for_a_name_among_friends(people: People) -> None:
    """Not for a game against bots; whoever has given a name is not asked again."""
    host, guest = people.come("fr"), people.come("fr")
    table = host.open_table("kahuna", ["me", "open"], "Camille")
    guest.play_now("Kahuna")
    expect(guest.page.get_by_role("region", name="Invité")).to_be_visible()
    guest.open(table)
    guest.button("S’asseoir").click()
    expect(guest.page.get_by_role("dialog").get_by_role("textbox")).to_have_value("")
    guest.introduce("Léon")
    expect(host.page.get_by_role("region", name="Léon")).to_be_visible()
    guest.button("Se lever").click()
    guest.button("S’asseoir").click()
    expect(guest.button("Je suis prêt")).to_be_visible()


def test_a_newcomer_meets_a_bot_of_medium_strength(people: People) -> None:
    """An amateur; after a first game somebody who is better at it."""
    person = people.come("fr")
    person.play_now("Pique Plume", "Zoé")
    told = next(message for message in reversed(person.heard) if message["type"] == "table")
    assert [seat["kind"] for seat in told["seats"][1:]] == ["bot:casual"] * (len(told["seats"]) - 1)
    expect(person.page.locator("[data-seat='1']")).to_contain_text("amateur")
