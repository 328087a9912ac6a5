"""Who sits where and who may speak: the host, absence, other devices, erased names, reports."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.serving import Server


def seat_of(person: Person, name: str) -> Locator:
    """A seat beside the board."""
    return person.page.get_by_role("region", name=name)


def begun(people: People) -> tuple[Person, Person, str]:
    """Camille, who is the host, and Léon play Kahuna; the address of the table."""
    camille, leon = people.come("fr"), people.come("en")
    table = camille.open_table("kahuna", ["me", "open"], "Camille")
    leon.open(table)
    leon.button("Take a seat").click()
    leon.introduce("Léon")
    leon.get_ready()
    camille.get_ready()
    for person in (camille, leon):
        expect(person.page.get_by_role("region", name=re.compile("Plateau en texte|Board in words"))).to_be_visible()
    return camille, leon, table


def say(person: Person, text: str) -> None:
    """Says something."""
    person.page.get_by_role("textbox", name=re.compile("Écrire à la table|Write to the table")).fill(text)
    person.button(re.compile("^(Envoyer|Send)$")).click()


def let_speak(host: Person, name: str, may: bool) -> None:
    """The host mutes somebody, or no more, in the menu of the table."""
    host.button("Menu de la table").click()
    host.page.get_by_role("checkbox", name=f"{name} a la parole").set_checked(may)
    host.page.keyboard.press("Escape")


def said(person: Person) -> Locator:
    """What was said, and what happened to seats and host."""
    return person.page.get_by_role("list", name=re.compile("Ce qui s’est dit|Messages"))


def test_the_host_mutes_and_frees_the_seat_of_who_has_gone(people: People) -> None:
    """Muted, one is told so; a seat that was freed is its owner's, and no host gives it away alone."""
    camille, leon, table = begun(people)
    let_speak(camille, "Léon", False)
    expect(seat_of(camille, "Léon")).to_contain_text("Sans parole")
    say(leon, "Let me speak")
    expect(leon.page.get_by_text("The host has muted you").first).to_be_visible()
    expect(camille.page.get_by_role("list", name="Ce qui s’est dit")).not_to_contain_text("Let me speak")
    let_speak(camille, "Léon", True)
    say(leon, "Thanks")
    expect(camille.page.get_by_role("list", name="Ce qui s’est dit")).to_contain_text("Thanks")
    expect(seat_of(camille, "Léon").get_by_role("button", name="Libérer la place")).to_have_count(0)
    leon.open("settings")
    seat_of(camille, "Léon").get_by_role("button", name="Libérer la place").click()
    expect(seat_of(camille, "Place 2")).to_contain_text("tient la place")
    zoe = people.come("en")
    zoe.open(table)
    zoe.button("Ask for this seat").click()
    zoe.introduce("Zoé")
    expect(zoe.page.get_by_text("Nobody but the host is there to agree.").first).to_be_visible()
    leon.open(table)
    leon.button("Take my seat back").click()
    expect(seat_of(leon, "Léon")).to_contain_text("you")
    expect(said(zoe)).to_contain_text("Léon is back on seat 2.")


def test_a_freed_seat_is_given_away_by_the_whole_table(people: People) -> None:
    """All who are there are asked, and see who takes the seat."""
    camille, leon, max_ = people.come("fr"), people.come("en"), people.come("en")
    table = camille.open_table("cartagena", ["me", "open", "open"], "Camille")
    for person, name in ((leon, "Léon"), (max_, "Max")):
        person.open(table)
        person.button("Take a seat").first.click()
        person.introduce(name)
        expect(seat_of(camille, name)).to_be_visible()
    for person in (leon, max_, camille):
        person.get_ready()
    expect(camille.page.get_by_role("region", name="Plateau en texte")).to_be_visible()
    leon.open("settings")
    seat_of(camille, "Léon").get_by_role("button", name="Libérer la place").click()
    zoe = people.come("en")
    zoe.open(table)
    zoe.button("Ask for this seat").click()
    zoe.introduce("Zoé")
    expect(camille.page.get_by_text("Zoé demande la place 2.")).to_be_visible()
    camille.button("D’accord").click()
    expect(zoe.page.get_by_text("You have asked for seat 2. Still to agree: Max.")).to_be_visible()
    max_.button("Agree").click()
    expect(seat_of(camille, "Zoé")).to_be_visible()
    expect(seat_of(zoe, "Zoé")).to_contain_text("you")
    expect(said(camille)).to_contain_text("Zoé prend la place 2, avec l’accord de la table.")


def test_somebody_else_looks_after_the_table_when_the_host_has_gone(people: People) -> None:
    """While the host is here nothing is offered; then the menu offers it, and both hear who the host is."""
    camille, leon, table = begun(people)
    leon.button("Table menu").click()
    expect(leon.button("Become the host")).to_have_count(0)
    camille.open("settings")
    leon.button("Become the host").click()
    expect(leon.page.get_by_text("Léon is now the host of this table.").first).to_be_visible()
    expect(leon.button("Become the host")).to_have_count(0)
    camille.open(table)
    expect(seat_of(camille, "Léon")).to_contain_text("hôte")
    camille.button("Redevenir l’hôte").click()
    expect(seat_of(camille, "Camille")).to_contain_text("hôte")
    expect(said(leon)).to_contain_text("Camille is the host of this table again.")


def test_a_game_is_given_to_research_when_both_agree(people: People) -> None:
    """In the menu of the table, off at first; each sees how many agree, and can take it back."""
    camille, leon, _ = begun(people)
    leon.button("Table menu").click()
    given = leon.page.get_by_role("checkbox", name="I give this game to research, without names")
    expect(given).not_to_be_checked()
    given.check()
    expect(leon.page.get_by_text("1 of 2 agree.")).to_be_visible()
    camille.button("Menu de la table").click()
    own = camille.page.get_by_role("checkbox", name="Je donne cette partie à la recherche, sans noms")
    expect(own).not_to_be_checked()
    own.check()
    expect(leon.page.get_by_text("Everybody agrees.")).to_be_visible()
    own.uncheck()
    expect(leon.page.get_by_text("1 of 2 agree.")).to_be_visible()


def test_the_host_puts_somebody_out_before_the_start(people: People) -> None:
    """Though that person is there: the seat is open again, but not for who was put out."""
    camille, leon = people.come("fr"), people.come("en")
    table = camille.open_table("kahuna", ["me", "open"], "Camille")
    leon.open(table)
    leon.button("Take a seat").click()
    leon.introduce("Léon")
    seat_of(camille, "Léon").get_by_role("button", name="Exclure").click()
    camille.page.get_by_role("dialog", name="Exclure Léon").get_by_role("button", name="Exclure").click()
    expect(said(leon)).to_contain_text("The host has put Léon out.")
    leon.button("Take a seat").click()
    expect(leon.page.get_by_text("The host has put you out.").first).to_be_visible()


def test_the_host_mutes_spectators_and_closes_the_chat_to_them(people: People) -> None:
    """One by one by what they wrote, or all of them; both can be taken back in the menu."""
    camille, zoe = people.come("fr"), people.come("en")
    table = camille.open_table("kahuna", ["me", "open"], "Camille")
    zoe.open(table)
    zoe.page.get_by_role("textbox", name="Write to the table").fill("Boo")
    zoe.button("Send").click()
    zoe.introduce("Zoé")
    camille.button("Retirer la parole à Zoé").click()
    expect(camille.button("Retirer la parole à Zoé")).to_have_count(0)
    say(zoe, "Boo")
    expect(zoe.page.get_by_text("The host has muted you").first).to_be_visible()
    camille.button("Menu").click()
    camille.button("Rendre la parole à Zoé").click()
    camille.page.get_by_role("checkbox", name="Les spectateurs peuvent écrire").uncheck()
    expect(zoe.page.get_by_text("The host has closed the chat to spectators.")).to_be_visible()
    camille.page.get_by_role("checkbox", name="Les spectateurs peuvent écrire").check()
    say(zoe, "Thanks")
    expect(said(camille)).to_contain_text("Thanks")


def test_another_device_continues_and_a_name_is_erased(people: People) -> None:
    """A code makes the phone the same person at the same table; erased, name and messages are gone for everyone."""
    camille, leon, table = begun(people)
    say(leon, "My secret recipe")
    said = camille.page.get_by_role("list", name="Ce qui s’est dit")
    expect(said).to_contain_text("My secret recipe")
    leon.open("settings")
    leon.button("Get a code").click()
    code = leon.page.locator(".code").inner_text()
    phone = people.come("en", PHONE)
    phone.open("settings")
    phone.page.get_by_role("textbox", name="I have a code").fill("WRONG")
    phone.button("Continue here").click()
    expect(phone.page.get_by_text(re.compile("code", re.IGNORECASE)).last).to_be_visible()
    phone.page.get_by_role("textbox", name="I have a code").fill(code)
    phone.button("Continue here").click()
    expect(phone.page.get_by_role("textbox", name="Your name at the table")).to_have_value("Léon")
    phone.open(table)
    expect(seat_of(phone, "Léon")).to_contain_text("you")
    phone.open("settings")
    phone.button("Erase my name").click()
    phone.page.get_by_role("dialog").get_by_role("button", name="Erase my name").click()
    expect(phone.page.get_by_text("Erased.")).to_be_visible()
    expect(seat_of(camille, "Place 2")).to_be_visible()
    expect(said).to_contain_text("effacé")
    expect(camille.page.get_by_text("My secret recipe")).to_have_count(0)
    expect(camille.page.get_by_text("Léon")).to_have_count(0)


def test_signing_out_everywhere_else(people: People) -> None:
    """The other device is nobody any more, at once; this one plays on."""
    _, leon, table = begun(people)
    leon.open("settings")
    leon.button("Get a code").click()
    code = leon.page.locator(".code").inner_text()
    phone = people.come("en", PHONE)
    phone.open("settings")
    phone.page.get_by_role("textbox", name="I have a code").fill(code)
    phone.button("Continue here").click()
    expect(phone.page.get_by_role("textbox", name="Your name at the table")).to_have_value("Léon")
    phone.open(table)
    expect(seat_of(phone, "Léon")).to_contain_text("you")
    leon.button("Sign out everywhere else").click()
    expect(leon.page.get_by_text("You are signed in only here now.")).to_be_visible()
    expect(seat_of(phone, "Léon")).not_to_contain_text("you")
    phone.open("settings")
    expect(phone.page.get_by_role("textbox", name="Your name at the table")).to_have_value("")
    leon.open(table)
    expect(seat_of(leon, "Léon")).to_contain_text("you")


def test_earlier_lines_of_a_chat_are_read(page_built: None, browser: Browser, tmp_path: Path) -> None:
    """After a restart, too: the last lines come by themselves, those before them page by page, back to the first."""
    data = tmp_path / "tables.sqlite"
    server = Server(data)
    people = People(browser, server.address)
    people.forgiven = ["WebSocket connection to", "ERR_", "Failed to load resource"]
    try:
        camille = people.come("fr")
        table = camille.open_table("kahuna", ["me", "open"], "Camille")
        server.stop()
        with closing(sqlite3.connect(data)) as database, database:
            (id_,) = database.execute("SELECT id FROM tables").fetchone()
            lines = [(id_, number, f"Ligne {number}.") for number in range(120)]
            database.executemany("INSERT INTO chat VALUES (?, ?, '', -1, 1.0, ?, 0)", lines)
        server = Server(data, port=server.port)
        camille.open(table)
        chat = said(camille)
        expect(chat).to_contain_text("Ligne 119.")
        for first in (70, 20, 0):
            expect(chat).to_contain_text(f"Ligne {first}.")
            expect(chat.get_by_text(re.compile(r"^Ligne \d+\.$"))).to_have_count(120 - first)
            if first:
                camille.button("Lignes précédentes").click()
        expect(camille.button("Lignes précédentes")).to_have_count(0)
    finally:
        people.leave()
        server.stop()


def test_a_wrong_code_is_told_in_a_sentence(people: People) -> None:
    """And not in the console: that is looked at after every test."""
    max_ = people.come("fr")
    max_.open()
    max_.page.get_by_role("textbox", name=re.compile("Code")).fill("ZZZZZZ")
    max_.button("Rejoindre").click()
    expect(max_.page.get_by_text("Aucune table ne porte ce code")).to_be_visible()
    max_.open("t/nothing-here")
    expect(max_.page.get_by_role("heading", name="Introuvable")).to_be_visible()
    max_.open("rules/chess")
    expect(max_.page.get_by_role("heading", name="Introuvable")).to_be_visible()
    max_.open("new/chess")
    expect(max_.page.get_by_role("heading").first).to_be_visible()


def test_a_rule_is_found_by_the_contents_and_a_lesson_counts_from_one(people: People) -> None:
    """A stranger reads: the contents lead to a section, the lesson names its game and begins with its first step."""
    zoe = people.come("fr")
    zoe.open("rules/olympiades")
    zoe.page.get_by_role("navigation", name="Sommaire").get_by_role("link", name="Basket").click()
    expect(zoe.page.locator("[id='OLY-30.1']")).to_be_focused()
    zoe.open("learn/biathlon")
    expect(zoe.page.get_by_role("progressbar", name=re.compile("étape 1 sur "))).to_be_visible()
    expect(zoe.page.get_by_role("banner")).to_contain_text("Apprendre\u202f: Tournoi de ski\u202f: Biathlon")


def test_a_problem_is_reported_without_names_and_secrets(people: People, server: Server) -> None:
    """What the seat sees and no more, as a text that can be copied by hand where there is no clipboard."""
    lea = people.come("fr", PHONE, f"http://tablee.test:{server.port}/")
    lea.play_now("Kahuna", "Léa Quelconque")
    lea.act("Piocher")
    expect(lea.decision()).to_be_visible()
    table = lea.page.url.rsplit("/", 1)[1]
    lea.button("Menu de la table").click()
    lea.button("Signaler un problème").click()
    dialog = lea.page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox")).to_have_value(re.compile("hand 1"))
    expect(dialog.get_by_role("button", name="Copier")).to_have_count(0)
    text = dialog.get_by_role("textbox").input_value()
    assert len(text) <= 8000
    assert re.search(r"^Tablée \d+\.\d+\.\d+ · kahuna 1 · playing · \d+", text)
    assert re.search(r"^hand 1:( \?)+$", text, re.MULTILINE)
    assert "KAH-6" in text
    assert "Vous piochez" in text
    assert "Léa" not in text
    assert "Quelconque" not in text
    assert table not in text
