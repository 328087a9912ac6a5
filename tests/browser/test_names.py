"""A name taken back on another device, by passkey and by card; one's own page, friends, and data, kept or erased."""

import io
import json
import re
import zipfile
from typing import Any

from playwright.sync_api import Download, Page, expect

from tests.browser.people import PHONE, People, Person
from tests.browser.test_access import check
from tests.browser.test_tables import concede

PRESSED = "main button, main a.btn, main summary, main .check, main textarea"
SMALL = """(pressed) => !matchMedia("(pointer: coarse)").matches ? [] : [...document.querySelectorAll(pressed)]
    .filter((one) => one.getBoundingClientRect().width && one.getBoundingClientRect().height < 43.5)
    .map((one) => one.outerHTML.slice(0, 100))"""


def look(page: Page, screen: str) -> None:
    """Axe finds nothing, nothing scrolls sideways, and what is pressed is large enough for a thumb."""
    check(page, screen)
    assert page.evaluate(SMALL, PRESSED) == [], screen


def played(people: People) -> tuple[Person, Person]:
    """Camille has won a game of Kahuna against Léon."""
    camille, leon = people.come("fr"), people.come("en", PHONE, board="drawn")
    table = camille.open_table("kahuna", ["me", "open"], "Camille")
    leon.open(table)
    leon.button("Take a seat").click()
    leon.introduce("Léon")
    leon.get_ready()
    camille.get_ready()
    expect(camille.page.get_by_role("region", name="Plateau en texte")).to_be_visible()
    concede(leon)
    expect(camille.page.get_by_role("region", name="Résultat")).to_be_visible()
    return camille, leon


def named(person: Person, name: str) -> None:
    """Says one's name in the settings."""
    person.open("settings")
    person.page.get_by_role("textbox", name=re.compile("^(Votre nom à table|Your name at the table)$")).fill(name)
    person.button(re.compile("^(Enregistrer|Save)$")).click()
    expect(person.page.get_by_text(re.compile("Enregistré|Saved"))).to_be_visible()


def authenticator(person: Person) -> tuple[Any, str]:
    """A device that keeps passkeys, in this browser."""
    tools = person.page.context.new_cdp_session(person.page)
    tools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return tools, tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]


def test_a_name_is_taken_back_by_passkey(people: People) -> None:
    """On another device that has the same passkey, with its settings; before, that device was nobody's."""
    home = people.address.replace("127.0.0.1", "localhost")
    camille, phone = people.come("fr", address=home), people.come("en", PHONE, address=home, board="drawn")
    camille.open()
    near, device = authenticator(camille)
    named(camille, "Camille")
    with camille.page.expect_response(lambda answer: "night" in (answer.request.post_data or "")):
        camille.page.get_by_role("combobox", name="Thème").select_option("night")
    camille.button("Créer une clé d’accès").click()
    expect(camille.page.get_by_text("Clé d’accès 1")).to_be_visible()
    look(camille.page, "settings with a passkey")
    expect(camille.page.locator("html.nuit")).to_have_count(1)
    (key,) = near.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    phone.open("me")
    far, other = authenticator(phone)
    far.send("WebAuthn.addCredential", {"authenticatorId": other, "credential": key})
    phone.button("Take a name back").click()
    phone.button("Take back with a passkey").click()
    expect(
        phone.page.get_by_role("textbox", name=re.compile("^(Votre nom à table|Your name at the table)$"))
    ).to_have_value("Camille")
    expect(phone.page.locator("html.nuit")).to_have_count(1)  # settings have come along


def test_a_name_is_taken_back_by_card(people: People) -> None:
    """The link of its QR code fills in the words; a replaced card is void. On paper there is the card alone."""
    camille, phone = people.come("fr"), people.come("en", PHONE, board="drawn")
    named(camille, "Camille")
    camille.button("Faire une carte").click()
    card = camille.page.get_by_role("article", name="Camille")
    expect(card.get_by_role("listitem")).to_have_count(10)
    words = card.get_by_role("listitem").all_inner_texts()
    look(camille.page, "a card")
    camille.page.emulate_media(media="print")
    expect(camille.page.get_by_role("button", name="Imprimer")).to_be_hidden()
    expect(card).to_be_visible()
    paper = camille.page.evaluate("document.documentElement.scrollHeight")
    assert paper < 1100, "the card takes more than one page"
    camille.page.emulate_media(media="screen")
    named(phone, "Somebody")
    phone.open("card#" + "-".join(words))
    expect(phone.page.get_by_role("textbox", name="The ten words of my card")).to_have_value(" ".join(words))
    expect(phone.page.get_by_text("This browser is that of Somebody.")).to_be_visible()
    look(phone.page, "taking back")
    phone.button("Take this name back").click()
    name = phone.page.get_by_role("textbox", name=re.compile("^(Votre nom à table|Your name at the table)$"))
    expect(name).to_have_value("Camille")
    assert "#" not in phone.page.url
    camille.button("J’ai ma carte").click()
    expect(card).to_have_count(0)
    camille.button("Remplacer la carte").click()
    camille.page.get_by_role("dialog").get_by_role("button", name="Remplacer la carte").click()
    expect(card.get_by_role("listitem")).to_have_count(10)
    late = people.come("en")
    late.open("card#" + "-".join(words))
    late.button("Take this name back").click()
    expect(late.page.get_by_text("These words open no name")).to_be_visible()


def test_ones_page_shows_games_and_friends_and_can_be_shared_kept_and_erased(people: People) -> None:
    """A friend is invited in one tap, and sees it at home; data is one file; erased, a name is gone for others."""
    camille, leon = played(people)
    for person in (camille, leon):
        person.open("me")
        expect(person.page.get_by_role("rowheader", name="Kahuna")).to_be_visible()
        look(person.page, "one's page")
    expect(camille.page.get_by_text("place 1 sur 2 · avec Léon")).to_be_visible()
    leon.page.get_by_role("checkbox", name="Whoever has the link").check()
    link = leon.page.get_by_role("textbox", name="Link of your page").input_value()
    stranger = people.come("fr")
    stranger.open(link)
    expect(stranger.page.get_by_role("heading", name="Léon")).to_be_visible()
    expect(stranger.page.get_by_text("place 2 sur 2")).to_be_visible()
    expect(stranger.page.get_by_text("Camille")).to_have_count(0)
    camille.open_table("cartagena", ["me", "open"])
    camille.button("Inviter Léon").click()
    expect(camille.page.get_by_text("Invitation envoyée")).to_be_visible()
    leon.open()
    expect(leon.page.get_by_text("Camille invites you")).to_be_visible()
    check(leon.page, "an invitation")
    leon.button("Decline the invitation: Cartagena").click()
    expect(leon.page.get_by_text("Camille invites you")).to_have_count(0)
    camille.page.reload()
    expect(camille.page.get_by_text("Invitation déclinée")).to_be_visible()
    leon.open("me")
    with leon.page.expect_download() as found:
        leon.button("Download my data").click()
    assert content(found.value)["name"] == "Léon"
    leon.open("settings")
    leon.button("Erase my name").click()
    leon.page.get_by_role("dialog").get_by_role("button", name="Erase my name").click()
    expect(leon.page.get_by_text("Erased.")).to_be_visible()
    camille.open("me")
    expect(camille.page.get_by_text("place 1 sur 2")).to_be_visible()
    expect(camille.page.get_by_text("Léon")).to_have_count(0)
    stranger.open(link)
    expect(stranger.page.get_by_text("Cette page n’existe pas").first).to_be_visible()


def content(download: Download) -> Any:
    """What a file of one's data says."""
    with zipfile.ZipFile(io.BytesIO(download.path().read_bytes())) as file:
        assert any(name.endswith(".tablee") for name in file.namelist())
        return json.loads(file.read("me.json"))
